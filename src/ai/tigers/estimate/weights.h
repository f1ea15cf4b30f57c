/*
 * weights.h: the numbers of normal's judgement.
 *
 * They were tuned by playing duplicate pairs (docs/training.md); the program never changes them. Points and
 * chances are in parts of AI_ONE, so that every platform decides alike.
 */
#ifndef AI_WEIGHTS_H
#define AI_WEIGHTS_H

#include "ai/people.h"
#include "ai/unit.h"

struct weights {
    int time;        /* weight of the length of the round; AI_ONE: its true length */
    int meet;        /* how likely an unseen tile comes as the other's discard; AI_ONE: as by a draw */
    int meet_riichi; /* the same once the player's Riichi warns them */
    int deny;        /* how much of the other's expected win counts as gained by winning first */
    int danger;      /* weight of a tile's danger */
    int second;      /* weight of the second best plan, added to the best */
    int pair_open;   /* chance that an honor pair becomes a pung in a hand that may be open */
    int pair_closed; /* the same in a closed hand */
    int promise;     /* part of Riichi's points that a closed hand counts before tenpai */
    int dead;        /* weight of the value of a dead Riichi; 0: never declare it */
    int blur;        /* the largest random error of a value, AI_ONE a point */
    int look;        /* 1: value a hand one step from tenpai by the hands it can become; 0: by its tiles */

    /* Traits (ai/people.h); 0: none. */
    int calls;  /* added to the value of a claimed set, as a part of it */
    int riichi; /* the same for a Riichi */
    int greed;  /* added for points beyond a usual win, as a part of them */
    int draws;  /* added to the value of drawing for the dummy, AI_ONE a point */
};

/* The tuned numbers, and the same without random errors. */
extern const struct weights weights_normal, weights_exact;

/* Fills in the tuned numbers changed by a person's traits. */
void weights_of(const struct person *who, struct weights *weights);

#endif
