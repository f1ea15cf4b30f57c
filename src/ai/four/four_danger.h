/*
 * four_danger.h: the expected cost of a discard at a table of four.
 *
 * There is no furiten, so no tile stays safe. A tile is safe if a player let it pass since their hand last
 * changed; the more likely they collect a suit, the more dangerous its tiles. The mode's rules say who pays.
 * A discard can also feed the set that makes a great hand certain (docs/rules/classic.md "Liability (pao)").
 */
#ifndef AI_FOUR_DANGER_H
#define AI_FOUR_DANGER_H

#include "ai/four/four_situation.h"

struct four_danger {
    int chance[FOUR_RIVALS][TILE_KINDS]; /* that the rival wins on the kind, of AI_ONE */
    int points[FOUR_RIVALS][TILE_KINDS]; /* the points of that win, AI_ONE each */
};

/* Calculates the danger of all kinds. */
void four_danger_init(struct four_danger *danger, const struct four_situation *situation);

/* Returns the chance that a rival wins on the kind, of AI_ONE. */
int four_danger_chance(const struct four_danger *danger, const struct four_situation *situation,
                       uint8_t kind);

/* Returns the expected cost, AI_ONE a point, of discarding the kind from a hand of the value `own`, times the
 * weight of danger. */
int four_danger_cost(const struct four_danger *danger, const struct four_situation *situation, uint8_t kind,
                     int own);

/* Returns the rival against whom the kind costs most. */
const struct four_rival *four_danger_rival(const struct four_danger *danger,
                                           const struct four_situation *situation, uint8_t kind);

/* Returns the rival who could claim the kind for a set that makes a great hand certain, or NULL. */
const struct four_rival *four_danger_fed(const struct four_situation *situation, uint8_t kind);

#endif
