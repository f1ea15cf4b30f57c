/*
 * payments.h: what a finished round pays, worked out again from the rule book.
 */
#ifndef SUPPORT_PAYMENTS_H
#define SUPPORT_PAYMENTS_H

#include "support/conformance.h"

/* For a walker's `round_over`, in any mode: fails unless the winning hand is worth what the judge says
 * (judge/judge.h), every seat gained what the rule book gives it, and the points add up. */
void payments_check(const struct walker *walker);

#endif
