/*
 * drill.h: the trainers: what each asks, in which parts (modes, or sizes of a hand), and for how long.
 *
 * Questions follow from a seed, like everything that is dealt. Whether an answer is right is counted by the
 * rules and the tiles that can be seen; all answers that are equally good are right.
 */
#ifndef SESSION_DRILL_H
#define SESSION_DRILL_H

#include "rules/play/ruleset.h"

enum drill {
    DRILL_DISCARD, /* which of fourteen tiles to discard */
    DRILL_POINTS,  /* what a winning hand is worth */
    DRILL_DANGER,  /* which of four tiles is the safest */
    DRILL_GUESS,   /* what a declared hand waits for */
    DRILL_WAITS,   /* what a hand of One Suit waits for */
    DRILLS
};

/* A part of a trainer is a mode (a place in ruleset_list), of the waits a size (a place in waits_sizes). */
enum { DRILL_PARTS = 5, DRILL_LIMITS = 4 };

/* "discard", "points", "danger", "guess", "waits": as in files. Static. */
const char *drill_id(enum drill drill);

/* True if the trainer has questions of that mode. */
bool drill_plays(enum drill drill, const struct ruleset *rules);

/* The place of a mode in ruleset_list. */
int drill_mode(const struct ruleset *rules);

/* "dueling-tigers", of the waits "7": the part's name in files; NULL: the trainer has no such part. Static.
 */
const char *drill_part_id(enum drill drill, int part);

/* The part of that name, or -1. */
int drill_part_find(enum drill drill, const char *id);

/* Seconds to answer in, the shortest first: DRILL_LIMITS of them. */
const int *drill_limits(enum drill drill, int part);

#endif
