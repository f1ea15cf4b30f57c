/*
 * sources.h: the project's own source files and pages, for tests that read them.
 */
#ifndef SUPPORT_SOURCES_H
#define SUPPORT_SOURCES_H

#include <stdbool.h>

/* Calls `visit` with the path of every .c and .h file in the folder and below, in no order. */
void sources_each(const char *folder, void (*visit)(void *context, const char *path), void *context);

/* The same with every page, .md. */
void sources_pages(const char *folder, void (*visit)(void *context, const char *path), void *context);

/* Calls `visit` with what each #include line of a file names, without its quotes or brackets. */
void sources_includes(const char *path, void (*visit)(void *context, const char *header, bool quoted),
                      void *context);

#endif
