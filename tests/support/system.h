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

/* Makes a new empty folder in the system's temporary one. */
void system_folder(char *path, size_t size);

/* Writes a name there that no file has. */
void system_free_name(char *path, size_t size);

/* Removes a folder and all that is in it, or a file. */
void system_remove(const char *path);

/* Copies a folder and all that is in it; `to` must not be there. */
void system_copy(const char *from, const char *to);

/* Forbids or allows all changes in the folder, as on a locked disk; what is in it can still be read. Returns
 * false where a program can't do that, as on Windows. */
bool system_lock_folder(const char *folder, bool locked);

/* Makes writing a file of that name fail, or work again; a file that is there stays. */
void system_stop_writing(const char *path, bool stopped);

/* Sets a variable of the environment for this program and those it starts; NULL removes it. */
void system_set(const char *name, const char *value);

/* Returns the arguments of main as UTF-8; Windows passes them in its old code page. They are never freed.
 */
char **system_words(int argc, char **argv);

/* Does nothing for that many milliseconds. */
void system_sleep(int milliseconds);

/* Returns the id of this process, for names that no other test program uses at the same time. */
long system_process(void);

#endif
