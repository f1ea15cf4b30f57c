// Before `tigers` in node: this emscripten would read the program by fetch, which node's can only do from a server.
var fetch;
