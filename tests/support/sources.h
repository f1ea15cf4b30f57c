/*
 * sources.h: the project's own source files and pages, for tests that read them.
 */
#ifndef SUPPORT_SOURCES_H
#define SUPPORT_SOURCES_H

#include <stdbool.h>

/* Calls `visit` with the path of every file in the folder and below whose name has one of these endings
 * (".c .h"), in no order. */
void sources_each(const char *folder, const char *endings, void (*visit)(void *context, const char *path),
                  void *context);

/* Calls `visit` with what each #include line of a file names, without its quotes or brackets. */
void sources_includes(const char *path, void (*visit)(void *context, const char *header, bool quoted),
                      void *context);

/* Returns the text of a file, which the caller frees. Fails the running test if the file can't be read. */
char *sources_read(const char *path);

#endif
