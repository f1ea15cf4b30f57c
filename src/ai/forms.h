/*
 * forms.h: random answers to the questions that have no list of moves.
 */
#ifndef AI_FORMS_H
#define AI_FORMS_H

#include "base/rng.h"
#include "rules/play/view.h"

/* A move of the list, each equally likely; a guess or naming is filled in at random. */
struct move forms_random(const struct view *view, struct rng *rng);

#endif
