/*
 * handed.h: what a desktop hands over, by the command line, by dropping or by the clipboard: a file's path or
 * address, or a text, with what people and programs put round it.
 */
#ifndef SDL_HANDED_H
#define SDL_HANDED_H

/* The path that is meant, or else the text: without blanks, quotation marks, the fence of a code block and
 * the marks of a quoted mail round it. Of a list of files (text/uri-list, what file managers copy) the first
 * one. An address (file:///a%20b, file://localhost/, file:/) becomes its path. In place. */
char *handed_read(char *text);

#endif
