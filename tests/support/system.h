/*
 * system.h: what tests need from the system, the same on every one: folders of their own, the environment.
 * child.h runs other programs.
 *
 * Paths are UTF-8. A folder made here has a blank and letters of other alphabets in its name, so that every
 * test finds code that can't deal with such a name. What fails ends the test program.
 */
#ifndef SUPPORT_SYSTEM_H
#define SUPPORT_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

/* A new empty folder under the system's temporary one. */
void system_folder(char *path, size_t size);

/* A name there that no file has. */
void system_free_name(char *path, size_t size);

/* Removes a folder and all that is in it, or a file. */
void system_remove(const char *path);

/* Copies a folder and all that is in it; `to` must not be there. */
void system_copy(const char *from, const char *to);

/* From now on nothing can be made, written, renamed or removed in the folder, as on a disk that is locked, or
 * again; what is in it can be read. False where a program cannot do that to itself, as on Windows. */
bool system_lock_folder(const char *folder, bool locked);

/* Nothing can be written to that name any more, or again; what has it stays. */
void system_stop_writing(const char *path, bool stopped);

/* Sets a variable of the environment, for this program and those it starts; NULL takes it away. */
void system_set(const char *name, const char *value);

/* The words of the command line that main was given, as UTF-8: Windows gives plain characters of the old code
 * page. They stay until the program ends. */
char **system_words(int argc, char **argv);

/* Does nothing for that many milliseconds. */
void system_sleep(int milliseconds);

/* The number of this process, for names that no other test program uses at the same time. */
long system_process(void);

#endif
