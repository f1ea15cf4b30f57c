/*
 * plural.h: which form of a sentence goes with a number.
 *
 * A catalogue says it by an expression of C in the variable n, as the manual of GNU gettext has it under
 * "Plural forms": "n%10==1 && n%100!=11 ? 0 : 1". It is read where it stands, each time it is asked.
 */
#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

#include <stdbool.h>

/* The value of the expression for `n`, a whole number from 0, into `*value`. The expression ends at a zero
 * byte, a semicolon or the end of the line. False if it is no such expression, is too deep, or divides by
 * zero. */
bool plural_value(const char *expression, unsigned long n, unsigned long *value);

#endif
