/*
 * exact.h: every way the unseen tiles can lie near the end of a round, so that a move's worth is computed,
 * not sampled.
 *
 * It works for two players: then only the other's hand and the last tiles of the wall are still hidden.
 */
#ifndef AI_EXACT_H
#define AI_EXACT_H

#include "rules/play/view.h"

enum {
    EXACT_WALL = 3,    /* the most tiles left in the wall */
    EXACT_WORLDS = 250 /* the most ways they can lie */
};

/* One way the tiles can lie. */
struct exact_world {
    struct hand hand;         /* the other's */
    uint8_t wall[EXACT_WALL]; /* in the order of the draws */
    int64_t weight;           /* how likely it is */
};

struct exact_worlds {
    int seat; /* the other's */
    int count;
    int64_t weight; /* of all */
    struct exact_world list[EXACT_WORLDS];
};

/* Lists every way the unseen tiles can lie in which the other could have played so (hidden_is_possible). They
 * are weighed by how many tiles they stand for and by how near to tenpai hands are (ready_counts.h). False if
 * there are too many, or if anything else is hidden. */
bool exact_worlds(const struct view *view, struct exact_worlds *worlds);

#endif
