/*
 * arena.h: two players against each other over duplicate deals.
 *
 * A pair is the same deal played again with the seats swapped, so that the
 * luck of the tiles cancels out. With two seats it is played twice. With three,
 * A sits alone against two of B, once on each seat. With four, A has two opposite
 * seats and B the others, and then the other way round.
 *
 * A deal is a match's first round, or its first `rounds` rounds: the walls are
 * those of the seed, however the rounds end. Where a suit is taken out another
 * choice gives the same deal in other suits.
 */
#ifndef SESSION_ARENA_H
#define SESSION_ARENA_H

#include "session/arena/match_run.h"

enum { SIDE_A, SIDE_B, SIDES };

struct arena {
    struct setup setup; /* rules, options and seats; players and seed are filled in */
    int rounds;         /* of the match in each playing, from 1 */
    struct player players[SIDES];
    struct sitter sitters[SIDES];
};

/* What has been counted; tallies of different pairs can be added in any order. */
struct tally {
    int64_t rounds;        /* played */
    int64_t seats[SIDES];  /* the same, times the seats of that side */
    int64_t gained[SIDES]; /* points, by all seats of that side together */
    int64_t won[SIDES];    /* rounds */
    int64_t given[SIDES];  /* wins by another seat on that side's discard or added kong */
    int64_t win_points;    /* what all winners of rounds gained */
    int64_t matches;       /* played to their end */
    int64_t ahead[SIDES];  /* of them, won by a seat of that side */
};

/* A match between these levels with the mode's usual options; one round of it is played. */
void arena_init(struct arena *arena, const struct ruleset *rules, enum ai_level a, enum ai_level b);

/* How many times a deal is played with that many seats, and the seats of A in playing `index` (bit s). */
int arena_playings(int seats);
unsigned arena_seats(int seats, int index);

/* The seed of the first deal of pair number `pair`; `tigers play` begins the same match with it. */
uint64_t arena_seed(uint64_t seed, int pair);

/* Plays one pair. Adds to `tally`; `*value` becomes the points a round by which a seat of A was better than a
 * seat of B. False with the reason of the player who broke it off. */
bool arena_pair(const struct arena *arena, uint64_t seed, struct tally *tally, double *value,
                struct error *error);

/* Adds what another counted. */
void tally_add(struct tally *tally, const struct tally *other);

/* Points a round: what a seat of that side gained, and what the winners of rounds gained; 0 if there was
 * none. */
double tally_gain(const struct tally *tally, int side);
double tally_win(const struct tally *tally);

/* The mean of the pairs' values and half the width of its 95 % interval (0 for a single pair). */
struct estimate {
    double mean, margin;
};
struct estimate arena_estimate(const double *values, int count);

/* Plays the pairs first, first + 1, ... of opponents that cannot break off. */
struct estimate arena_run(const struct arena *arena, uint64_t seed, int first, int count,
                          struct tally *tally);

#endif
