/*
 * suit_distance.h: how many tiles one suit lacks to hold s sets and a pair.
 *
 * The plain method, tile kind by tile kind: at each kind choose how many runs
 * begin there, whether it holds a pung and whether it holds the pair; what the
 * choice asks for beyond the tiles held is the cost, and no choice may ask for
 * more of a kind than its limit. Three equal runs are three pungs, so at most
 * two begin at a kind. It fills the table that shape.c reads (make_shape_table),
 * and answers at run time where melds leave fewer than four copies.
 */
#ifndef RULES_SUIT_DISTANCE_H
#define RULES_SUIT_DISTANCE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SUIT_KINDS = 9, HONOR_KINDS = 7, DISTANCE_SETS = 5, DISTANCE_FAR = 40 };

/* missing[s][p]: the fewest tiles to add for s sets and p pairs; DISTANCE_FAR if it cannot be. */
struct distance {
    uint8_t missing[DISTANCE_SETS][2];
};

/* The cheapest cost by runs begun at the last kind, at the one before, sets and pairs so far. */
struct distance_state {
    uint8_t cost[3][3][DISTANCE_SETS][2];
};

static inline void distance_begin(struct distance_state *state)
{
    memset(state, DISTANCE_FAR, sizeof *state);
    state->cost[0][0][0][0] = 0;
}

/* Tries every choice at a kind from one former state of cost `cost`. */
static inline void distance_choose(struct distance_state *to, int last, int before, int sets, int pair,
                                   int cost, int most_runs, int count, int limit)
{
    for (int runs = 0; runs <= most_runs && sets + runs < DISTANCE_SETS; runs++) {
        for (int form = 0; form < 4; form++) { /* bit 0: a pung, bit 1: the pair */
            int pung = form & 1, eyes = form >> 1;
            int wanted = last + before + runs + 3 * pung + 2 * eyes;
            if (wanted > limit || sets + runs + pung >= DISTANCE_SETS || pair + eyes > 1)
                continue;
            uint8_t *best = &to->cost[runs][last][sets + runs + pung][pair + eyes];
            int total = cost + (wanted > count ? wanted - count : 0);
            if (total < *best)
                *best = (uint8_t)total;
        }
    }
}

/* Goes over one more kind of which `count` are held and at most `limit` may be; runs may begin at it or not.
 */
static inline void distance_step(const struct distance_state *from, struct distance_state *to,
                                 bool runs_begin, int count, int limit)
{
    memset(to, DISTANCE_FAR, sizeof *to);
    for (int last = 0; last < 3; last++)
        for (int before = 0; before < 3; before++)
            for (int sets = 0; sets < DISTANCE_SETS; sets++)
                for (int pair = 0; pair < 2; pair++) {
                    int cost = from->cost[last][before][sets][pair];
                    if (cost < DISTANCE_FAR)
                        distance_choose(to, last, before, sets, pair, cost, runs_begin ? 2 : 0, count, limit);
                }
}

static inline void distance_end(const struct distance_state *state, struct distance *out)
{
    memcpy(out->missing, state->cost[0][0], sizeof out->missing);
}

/* The distance of a suit of which no tile can be had. */
static inline void distance_absent(struct distance *out)
{
    memset(out, DISTANCE_FAR, sizeof *out);
    out->missing[0][0] = 0;
}

/* The cheapest split of sets and the pair between two suits (min-plus). */
static inline struct distance distance_combine(const struct distance *a, const struct distance *b)
{
    struct distance best;
    for (int sets = 0; sets < DISTANCE_SETS; sets++) {
        int without = DISTANCE_FAR, with = DISTANCE_FAR;
        for (int i = 0; i <= sets; i++) {
            int plain = a->missing[i][0] + b->missing[sets - i][0];
            int first = a->missing[i][1] + b->missing[sets - i][0];
            int second = a->missing[i][0] + b->missing[sets - i][1];
            without = plain < without ? plain : without;
            with = first < with ? first : with;
            with = second < with ? second : with;
        }
        best.missing[sets][0] = (uint8_t)without;
        best.missing[sets][1] = (uint8_t)with;
    }
    return best;
}

/* The tiles missing for all `sets` and the pair from two suits (or combinations) together. */
static inline int distance_missing(const struct distance *a, const struct distance *b, int sets)
{
    return distance_combine(a, b).missing[sets][1];
}

/* The whole of a suit (9 kinds, with runs) or of the honors (7 kinds, without). */
static inline void suit_distance(const uint8_t *counts, const uint8_t *limits, bool honors,
                                 struct distance *out)
{
    struct distance_state states[2];
    distance_begin(&states[0]);
    int kinds = honors ? HONOR_KINDS : SUIT_KINDS;
    for (int k = 0; k < kinds; k++)
        distance_step(&states[k & 1], &states[~k & 1], !honors && k < 7, counts[k], limits[k]);
    distance_end(&states[kinds & 1], out);
}

#endif
