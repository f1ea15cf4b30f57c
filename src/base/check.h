/*
 * check.h: assertions that stay on in every build.
 *
 * CHECK is for a programmer's mistake, never for data from outside: it prints
 * the broken condition with its place and aborts, so that a wrong state is
 * never saved or played on.
 */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

/* Prints "file:line: condition" on stderr and aborts. Does not return. */
_Noreturn void check_failed(const char *condition, const char *file, int line);

#define CHECK(condition) ((condition) ? (void)0 : check_failed(#condition, __FILE__, __LINE__))

#endif
