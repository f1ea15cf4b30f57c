/*
 * plural.h: chooses the plural form of a sentence for a number.
 *
 * A catalogue gives the rule as a C expression in the variable n, described in the GNU gettext manual under
 * "Plural forms": "n%10==1 && n%100!=11 ? 0 : 1". It is evaluated directly from its text on each call.
 */
#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

#include <stdbool.h>

/* Evaluates the expression for `n` into `*value`. The expression ends at a zero byte, a semicolon or the end
 * of the line. Returns false if it is invalid, nested too deeply or divides by zero. */
bool plural_value(const char *expression, unsigned long n, unsigned long *value);

#endif
