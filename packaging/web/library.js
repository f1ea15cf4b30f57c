// What src/sdl/system/page.c asks of the page; Module.page is made by page.js.
mergeInto(LibraryManager['library'], {
    page_js_run: function () { Module.page.run(); },
    page_js_note: function (path) { Module.page.note(UTF8ToString(path)); },
    // What SDL's own code for the page calls; its EM_JS_DEPS is unknown to this emscripten (packaging/libraries/build.sh).
    page_js_note__deps: ['$autoResumeAudioContext', '$dynCall'],
    page_js_keep: function () { Module.page.keep(); },
    page_js_show: function (pixels, width, height, x, y, w, h) {
        Module.page.show(new Uint8ClampedArray(HEAPU8.buffer, pixels, width * height * 4), width, height, x, y, w, h);
    },
    page_js_keeps: function () { return Module.page.database ? 1 : 0; },
    page_js_is_taken: function () { return Module.page.taken ? 1 : 0; },
    page_js_may_sound: function () { return Module.page.touched ? 1 : 0; },
    page_js_has: function (part) { return Module.page.parts >= part ? 1 : 0; },
    page_js_waits: function (scene) { return Module.page.waitFor(UTF8ToString(scene)) ? 1 : 0; },
    page_js_list: function (targets) { Module.page.list(UTF8ToString(targets)); },
    page_js_copy: function (text) { return Module.page.copy(UTF8ToString(text)) ? 1 : 0; },
    page_js_can_read_clipboard: function () { return Module.page.canReadClipboard() ? 1 : 0; },
    page_js_read_clipboard: function () { Module.page.readClipboard(); },
    page_js_download: function (name, data, size) {
        Module.page.download(UTF8ToString(name), HEAPU8.slice(data, data + size));
    },
    page_js_has_table: function () { return Module.page.table ? 1 : 0; },
    page_js_table: function (address, addressSize, code, codeSize, name, nameSize) {
        var table = Module.page.table;
        if (table) {
            Module.page.fill(address, addressSize, table.address);
            Module.page.fill(code, codeSize, table.code);
            Module.page.fill(name, nameSize, table.name);
        }
    },
    page_js_ask_code: function () { Module.page.askCode(); },
    page_js_is_hidden: function () { return document.hidden ? 1 : 0; },
    page_js_set_fullscreen: function (on) { Module.page.setFullscreen(on !== 0); },
    page_js_begin_work: function (number, work, context, size) {
        return Module.page.beginWork(number, work, HEAPU8.slice(context, context + size)) ? 1 : 0;
    },
    page_js_take_work: function (number, context) {
        var work = Module.page.works[number];
        if (work.bytes)
            HEAPU8.set(work.bytes, context);
        work.bytes = null;
        return work.done ? 1 : 0;
    },
    page_js_end_work: function (number) { Module.page.endWork(number); },
    page_js_pulse: function () { Module.pulse(); },
    // voice_page.c: rates are 0 to 10, 5 is the browser's own.
    page_js_can_speak: function () { return Module.page.canSpeak() ? 1 : 0; },
    page_js_speak: function (sentence, interrupt, rate, volume, language) {
        Module.page.speak(UTF8ToString(sentence), interrupt !== 0, rate, volume, UTF8ToString(language));
    },
    page_js_hush: function () { return Module.page.hush() ? 1 : 0; },
    // src/net/way_page.c: the line to the table that this page came from.
    page_js_way_open: function () { Module.page.openWay(); },
    page_js_way_send: function (text) { Module.page.sendWay(UTF8ToString(text)); },
    page_js_way_close: function () { Module.page.closeWay(); },
    page_js_is_fullscreen: function () { return document.fullscreenElement ? 1 : 0; },
});
