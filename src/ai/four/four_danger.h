/*
 * four_danger.h: what throwing a tile is expected to cost at a table of four.
 *
 * There is no furiten, so no tile is safe for ever. Safe is what a player let
 * pass since they last changed their hand; the likelier a suit they collect, the
 * dearer its tiles and the cheaper the others'. Who pays is asked of the mode's
 * rules: a tile just thrown by another may cost nothing. Besides the win itself
 * there is the set that makes a great hand certain (docs/rules/classic.md "Liability (pao)", pao).
 */
#ifndef AI_FOUR_DANGER_H
#define AI_FOUR_DANGER_H

#include "ai/four/four_situation.h"

struct four_danger {
    int chance[FOUR_RIVALS][TILE_KINDS]; /* that the rival wins on the kind, of AI_ONE */
    int points[FOUR_RIVALS][TILE_KINDS]; /* of their hand then, AI_ONE a point */
};

void four_danger_init(struct four_danger *danger, const struct four_situation *situation);

/* The chance that anybody wins on the kind, of AI_ONE. */
int four_danger_chance(const struct four_danger *danger, const struct four_situation *situation,
                       uint8_t kind);

/* What throwing the kind costs a hand of the value `own`, AI_ONE a point; the weight taken in. */
int four_danger_cost(const struct four_danger *danger, const struct four_situation *situation, uint8_t kind,
                     int own);

/* The rival to whom the kind is costliest. */
const struct four_rival *four_danger_rival(const struct four_danger *danger,
                                           const struct four_situation *situation, uint8_t kind);

/* The rival who might lay out a set with the kind that makes a great hand of theirs, or NULL. */
const struct four_rival *four_danger_fed(const struct four_situation *situation, uint8_t kind);

#endif
