/*
 * arena.h: matches between two players over duplicate deals.
 *
 * A pair is the same deal played again with the seats swapped, so that the luck of the tiles cancels out.
 * Two seats: played twice. Three seats: A plays alone against two of B, once on each seat. Four seats: A has
 * two opposite seats and B the others, and then the other way round.
 *
 * A deal is the first round of a match, or its first `rounds` rounds; the walls depend only on the seed. If
 * a suit is removed, another choice of suit gives the same deal in other suits.
 */
#ifndef SESSION_ARENA_H
#define SESSION_ARENA_H

#include "session/arena/match_run.h"

enum { SIDE_A, SIDE_B, SIDES };
enum { ARENA_PATTERNS = 64 /* at least as many as any mode has */ };

struct arena {
    struct setup setup; /* rules, options and seats; the arena fills in players and seed */
    int rounds;         /* rounds to play of each match, from 1 */
    struct player players[SIDES];
    struct sitter sitters[SIDES];
};

/* Counts over any number of pairs; tallies can be added in any order. */
struct tally {
    int64_t rounds;        /* rounds played */
    int64_t seats[SIDES];  /* rounds played, times the seats of that side */
    int64_t gained[SIDES]; /* points, of all seats of that side together */
    int64_t won[SIDES];    /* rounds won */
    int64_t given[SIDES];  /* wins by another seat on that side's discard or added kong */
    int64_t win_points;    /* points gained by all winners of rounds */
    int64_t matches;       /* matches played to their end */
    int64_t ahead[SIDES];  /* how many of them a seat of that side won */
    int64_t playings;      /* deals played, each with all its rounds */
    int64_t
        hands[ARENA_PATTERNS]; /* playings in which a hand with that pattern won, as the mode lists them */
};

/* Prepares one-round matches between these levels with the mode's default options. */
void arena_init(struct arena *arena, const struct ruleset *rules, enum ai_level a, enum ai_level b);

/* Return how often a deal is played with that many seats, and the seats of A in playing `index` (bit s). */
int arena_playings(int seats);
unsigned arena_seats(int seats, int index);

/* Returns the seed of the first deal of pair number `pair`; `tigers play` begins the same match with it. */
uint64_t arena_seed(uint64_t seed, int pair);

/* Plays one pair and adds it to `tally`. `*value` is the points per round by which a seat of A was better
 * than a seat of B. Returns false with the error of a player who stopped the match. */
bool arena_pair(const struct arena *arena, uint64_t seed, struct tally *tally, double *value,
                struct error *error);

/* Adds the counts of another tally. */
void tally_add(struct tally *tally, const struct tally *other);

/* Return points per round: gained by a seat of that side, and by the winners of rounds; 0 if there is
 * none. */
double tally_gain(const struct tally *tally, int side);
double tally_win(const struct tally *tally);

/* The mean of the pairs' values and half the width of its 95 % interval (0 for a single pair). */
struct estimate {
    double mean, margin;
};
struct estimate arena_estimate(const double *values, int count);

#endif
