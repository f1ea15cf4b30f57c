/*
 * suit_distance.h: how many tiles one suit needs to hold s sets and a pair.
 *
 * A dynamic program over the kinds: at each kind it chooses how many runs begin there, whether it holds a
 * pung and whether it holds the pair. The tiles that the choice needs beyond those held are its cost, and no
 * choice may need more of a kind than its limit. Three equal runs are three pungs, so at most two begin at a
 * kind. It fills the table that shape.c reads (make_shape_table), and is used at run time where melds leave
 * fewer than four copies.
 */
#ifndef RULES_SUIT_DISTANCE_H
#define RULES_SUIT_DISTANCE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SUIT_KINDS = 9, HONOR_KINDS = 7, DISTANCE_SETS = 5, DISTANCE_FAR = 40 };

/* missing[s][p]: the fewest tiles to add for s sets and p pairs; DISTANCE_FAR if impossible. */
struct distance {
    uint8_t missing[DISTANCE_SETS][2];
};

/* Costs by the number of sets so far, one byte each, from no set upward. All are at most 127, so that the
 * bytes of two words can be compared in parallel. */
#define DISTANCE_EACH(cost) (UINT64_C(0x0101010101) * (uint64_t)(cost))

/* The lowest costs by runs begun at the last kind, at the one before, and pairs so far. */
struct distance_state {
    uint64_t costs[3][3][2];
};

/* Returns the lower cost of each pair of bytes. */
static inline uint64_t distance_lower(uint64_t a, uint64_t b)
{
    uint64_t at_least = ((a | DISTANCE_EACH(0x80)) - b) & DISTANCE_EACH(0x80), whole = (at_least >> 7) * 0xff;
    return (b & whole) | (a & ~whole);
}

/* Returns the costs with `sets` more sets, each raised by `extra`. */
static inline uint64_t distance_raise(uint64_t costs, int sets, int extra)
{
    uint64_t empty = ((uint64_t)1 << 8 * sets) - 1; /* places that no earlier state leads to */
    uint64_t raised = (costs + DISTANCE_EACH(extra)) << 8 * sets & DISTANCE_EACH(0xff);
    return (raised & ~empty) | (DISTANCE_EACH(DISTANCE_FAR) & empty);
}

static inline void distance_clear(struct distance_state *state)
{
    for (int last = 0; last < 3; last++)
        for (int before = 0; before < 3; before++)
            state->costs[last][before][0] = state->costs[last][before][1] = DISTANCE_EACH(DISTANCE_FAR);
}

static inline void distance_begin(struct distance_state *state)
{
    distance_clear(state);
    state->costs[0][0][0] &= ~(uint64_t)0xff; /* no set costs nothing */
}

/* Keeps the lower costs. */
static inline void distance_offer(uint64_t *best, uint64_t costs)
{
    *best = distance_lower(*best, costs);
}

/* Tries every choice at a kind, starting from the costs of one earlier state. */
static inline void distance_choose(struct distance_state *to, int last, int before, const uint64_t costs[2],
                                   int most_runs, int count, int limit)
{
    for (int runs = 0; runs <= most_runs; runs++) {
        for (int pung = 0; pung < 2; pung++) {
            int wanted = last + before + runs + 3 * pung, sets = runs + pung, paired = wanted + 2;
            if (wanted > limit)
                break;
            uint64_t *best = to->costs[runs][last];
            int extra = wanted > count ? wanted - count : 0;
            distance_offer(&best[0], distance_raise(costs[0], sets, extra));
            distance_offer(&best[1], distance_raise(costs[1], sets, extra));
            if (paired <= limit)
                distance_offer(&best[1], distance_raise(costs[0], sets, paired > count ? paired - count : 0));
        }
    }
}

/* Advances by one kind, of which `count` are held and at most `limit` are possible; `runs_begin`: runs may
 * begin at it. */
static inline void distance_step(const struct distance_state *from, struct distance_state *to,
                                 bool runs_begin, int count, int limit)
{
    distance_clear(to);
    for (int last = 0; last < 3; last++)
        for (int before = 0; before < 3; before++) {
            const uint64_t *costs = from->costs[last][before];
            if (costs[0] != DISTANCE_EACH(DISTANCE_FAR) || costs[1] != DISTANCE_EACH(DISTANCE_FAR))
                distance_choose(to, last, before, costs, runs_begin ? 2 : 0, count, limit);
        }
}

static inline void distance_end(const struct distance_state *state, struct distance *out)
{
    for (int sets = 0; sets < DISTANCE_SETS; sets++)
        for (int pair = 0; pair < 2; pair++)
            out->missing[sets][pair] = (uint8_t)(state->costs[0][0][pair] >> 8 * sets);
}

/* The distance of a suit that has no tiles. */
static inline void distance_absent(struct distance *out)
{
    memset(out, DISTANCE_FAR, sizeof *out);
    out->missing[0][0] = 0;
}

/* Returns the cheapest split of the sets and the pair between two suits (min-plus). */
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

/* Returns the tiles missing for `sets` sets and the pair from two suits (or combinations) together. */
static inline int distance_missing(const struct distance *a, const struct distance *b, int sets)
{
    return distance_combine(a, b).missing[sets][1];
}

/* Calculates the distance of a suit (9 kinds, with runs) or of the honors (7 kinds, without). */
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
