/*
 * drill.h: the trainers beside One Suit's waits: what each asks, in which modes, and for how long.
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
    DRILLS
};

enum { DRILL_MODES = 5, DRILL_LIMITS = 4 };

/* "discard", "points", "danger", "guess": as in files. Static. */
const char *drill_id(enum drill drill);

/* True if the trainer has questions of that mode. */
bool drill_plays(enum drill drill, const struct ruleset *rules);

/* The place of a mode in ruleset_list. */
int drill_mode(const struct ruleset *rules);

/* Seconds to answer in, by trainer and by the limit chosen, shortest first. */
extern const int drill_limits[DRILLS][DRILL_LIMITS];

#endif
