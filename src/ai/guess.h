/*
 * guess.h: what a hidden tenpai hand may be waiting for (Tenpai Duel).
 *
 * Every wait a hand can have on one or two kinds is a hypothesis, weighed by
 * the ways its tiles can lie among those unseen, and struck out by the
 * attacker's own discards where they would be furiten.
 */
#ifndef AI_GUESS_H
#define AI_GUESS_H

#include "rules/view.h"

enum { GUESS_MOST = 160 };

/* One possible wait and its weight. */
struct hypothesis {
    tile_set waits;
    int weight;
};

struct guesses {
    int count;
    int total; /* of the weights */
    struct hypothesis list[GUESS_MOST];
};

/* Fills the hypotheses about the hand of `attacker`; `unseen` tells how many copies of each kind whoever
 * guesses cannot see. Kinds named before are struck out. */
void guesses_init(struct guesses *guesses, const struct table *table, const uint8_t unseen[TILE_KINDS],
                  int attacker);

/* The kind, not among `excluded`, that covers the most weight of hypotheses that touch none of `covered`; its
 * weight into `*weight` (may be NULL). TILE_NONE if all kinds are excluded. */
uint8_t guesses_best(const struct guesses *guesses, tile_set excluded, tile_set covered, int *weight);

#endif
