/*
 * check.h: assertions that stay on in every build.
 *
 * CHECK is for a programmer's mistake, never for data from outside: it prints
 * the broken condition with its place and aborts, so that a wrong state is
 * never saved or played on.
 */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

/* There is not enough memory: says so, and ends the program with status 1. What was saved is saved. */
_Noreturn void check_memory_missing(void);

/* From now on `tell` says it (NULL: a sentence on stderr does). It is called once, wherever memory was asked
 * for, and should ask for none. */
void check_memory_told_by(void (*tell)(void));

/* For what malloc and its like gave. */
#define CHECK_MEMORY(given) ((given) ? (void)0 : check_memory_missing())

/* Prints "file:line: condition" on stderr and aborts. Does not return. */
_Noreturn void check_failed(const char *condition, const char *file, int line);

#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __FILE__, __LINE__))

#endif
