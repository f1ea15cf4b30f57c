/*
 * payments.h: what a finished round pays, worked out again from the rule book.
 */
#ifndef SUPPORT_PAYMENTS_H
#define SUPPORT_PAYMENTS_H

#include "support/conformance.h"

/* For a walker's `round_over`, in any mode: fails unless the value of the winning hand is what the judge
 * says (judge/judge.h), every seat gained what the rule book gives it, and no point came from nowhere. */
void payments_check(const struct walker *walker);

#endif
