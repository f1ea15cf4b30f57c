/*
 * handed.h: cleans up a file's path or address, or a text, from the command line, a drop or the clipboard.
 */
#ifndef SDL_HANDED_H
#define SDL_HANDED_H

/* Changes `text` in place and returns the path or text in it, without surrounding blanks, quotation marks,
 * code fences and marks of quoted mail. Takes the first file of a list (text/uri-list, as file managers copy
 * it). An address (file:///a%20b, file://localhost/, file:/) becomes its path. */
char *handed_read(char *text);

#endif
