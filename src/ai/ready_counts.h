/*
 * ready_counts.h: how far hands are from tenpai after so many discards, counted over rounds of players of all
 * levels; docs/teacher.md has the command.
 */
#ifndef AI_READY_COUNTS_H
#define AI_READY_COUNTS_H

#include "rules/play/table.h"

enum {
    READY_STEPS = 10,  /* of two discards each, in One Suit of one, the last one open */
    READY_SETS = 5,    /* sets still to be made of the concealed tiles, 0 to 4 */
    READY_CLASSES = 5, /* steps to tenpai, the last one open */
    READY_MODES = 5
};

/* Returns the shares of hands at 0, 1, 2, 3, and 4 or more steps from tenpai, per mille, for a seat that has
 * not declared. Static. */
const uint16_t *ready_shares(const struct table *table, int seat);

/* The place of a mode, and of a seat's discards, in the counts. */
int ready_mode(const struct ruleset *rules);
int ready_step(const struct table *table, int seat);

#endif
