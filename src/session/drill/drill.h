/*
 * drill.h: the trainers: their questions, their parts (modes or hand sizes) and their time limits.
 *
 * A seed determines the questions. An answer is judged by the rules and the visible tiles; all equally good
 * answers are right.
 */
#ifndef SESSION_DRILL_H
#define SESSION_DRILL_H

#include "rules/play/ruleset.h"

enum drill {
    DRILL_DISCARD, /* which of fourteen tiles to discard */
    DRILL_POINTS,  /* the points of a winning hand */
    DRILL_DANGER,  /* which of four tiles is the safest */
    DRILL_GUESS,   /* the waits of a declared hand */
    DRILL_WAITS,   /* the waits of a One Suit hand */
    DRILLS
};

/* A part of a trainer is a mode (an index in ruleset_list); for the waits it is a size (an index in
 * waits_sizes). */
enum { DRILL_PARTS = RULESETS_MAX, DRILL_LIMITS = 4 };

/* Returns "discard", "points", "danger", "guess" or "waits", as in files. Static. */
const char *drill_id(enum drill drill);

/* True if the trainer has questions for that mode. */
bool drill_plays(enum drill drill, const struct ruleset *rules);

/* Returns the part's name in files: "dueling-tigers", or "7" for the waits; NULL if the trainer does not
 * have that part. Static. */
const char *drill_part_id(enum drill drill, int part);

/* Returns the part with that name, or -1. */
int drill_part_find(enum drill drill, const char *id);

/* Returns the DRILL_LIMITS time limits in seconds, shortest first. */
const int *drill_limits(enum drill drill, int part);

#endif
