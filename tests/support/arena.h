/*
 * arena.h: players against each other over duplicate deals.
 *
 * A pair is one deal played twice with the seats swapped, so that the luck of
 * the tiles cancels out; what is left is measured as points a round.
 */
#ifndef SUPPORT_ARENA_H
#define SUPPORT_ARENA_H

#include "ai/normal.h"

/* Who plays: a level, or normal by other weights. */
struct player {
    enum ai_level level;
    const struct weights *weights; /* NULL: the level as it is */
};

/* Sums over pairs, from the first player's side. */
struct tally {
    int pairs, rounds, decisions;
    int wins, losses, draws;
    int points_won;     /* by either */
    int given;          /* losses on the first player's own discard */
    int riichi, dead;   /* Riichi the first player declared, and those that could win by drawing only */
    double sum, square; /* of the points a round by which the first player was better, a pair at a time */
};

/* Plays one round of Dueling Tigers with that deal, `players` by seat, and returns what seat 0 gained more
 * than seat 1. `tally` counts for the player in seat `first`. */
int arena_round(const struct player players[2], uint64_t seed, int first, struct tally *tally);

/* Plays pairs with the deals seed, seed + 1, ... */
void arena_pairs(const struct player players[2], uint64_t seed, int pairs, struct tally *tally);

/* The mean points a round and half the width of its 95 % interval. */
double tally_mean(const struct tally *tally);
double tally_margin(const struct tally *tally);

#endif
