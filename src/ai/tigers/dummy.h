/*
 * dummy.h: the dummy action: reveal a tile of the row or draw one and discard it.
 *
 * Both are estimated as points: whose win a tile from the wall could be, whom
 * it could give a pung, what it does to Riichi still to come, and who gains by
 * a shorter round. A revealed tile is a win for players in Riichi alone.
 */
#ifndef AI_DUMMY_H
#define AI_DUMMY_H

#include "ai/reason.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/hand_value.h"

/* What the two actions are expected to bring, AI_ONE a point, and the largest share of the difference. */
struct dummy_choice {
    int draw, reveal;
    int win;    /* the own wins a drawn tile would bring more than a revealed one */
    int feed;   /* what the others' wins on it would cost more */
    int claims; /* pungs: the own less the others' */
    int time;   /* for a shorter round */
    int spoil;  /* for spoiling the others' Riichi rather than the own */
};

/* Reckons both for the viewer whose hand has 3n+1 tiles. */
void dummy_estimate(const struct situation *situation, const struct danger *danger,
                    struct dummy_choice *choice);

/* True if a drawn tile would bring the others more than a revealed one: a win, or pungs more than the own. */
bool dummy_helps_rival(const struct dummy_choice *choice);

/* What is to be said for the better of the two; of two that are level it is but a feeling. */
struct reason dummy_explain(const struct situation *situation, const struct dummy_choice *choice);

#endif
