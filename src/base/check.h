/*
 * check.h: assertions that stay on in every build.
 *
 * CHECK is for programming errors, never for data from outside. It prints the broken condition and its place
 * and aborts, so that the program never saves or continues from a wrong state.
 */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

#include <stddef.h>

/* Reports that there is not enough memory and ends the program with status 1. Saved data is not affected. */
_Noreturn void check_memory_missing(void);

/* Makes `tell` report missing memory (NULL: a sentence on stderr does). It is called at most once, wherever
 * an allocation failed, and should not allocate. */
void check_memory_told_by(void (*tell)(void));

/* Checks the result of malloc and similar functions. */
#define CHECK_MEMORY(given) ((given) ? (void)0 : check_memory_missing())

/* Returns a list of `count` items of `size` bytes, moved if needed, with room for one more; without memory
 * the program ends. The room is always the next power of two, so no field is needed for it. */
void *check_grow(void *list, int count, size_t size);

/* Prints "file:line: condition" on stderr and aborts. */
_Noreturn void check_failed(const char *condition, const char *file, int line);

#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __FILE__, __LINE__))

#endif
