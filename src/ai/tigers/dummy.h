/*
 * dummy.h: the choice between revealing a tile of the row and drawing one for the dummy.
 *
 * Both get an estimate in points: who may win on a tile from the wall, who may pung it, how it affects a
 * later Riichi, and who gains if the round gets shorter. Only players in Riichi win on a revealed tile.
 */
#ifndef AI_DUMMY_H
#define AI_DUMMY_H

#include "ai/reason.h"
#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/hand_value.h"

/* The estimates of the two actions and the parts of their difference, AI_ONE a point. */
struct dummy_choice {
    int draw, reveal;
    int tiles;  /* unseen tiles the seat can win on from another */
    int win;    /* gain by the seat's own wins if a tile is drawn rather than revealed */
    int feed;   /* cost of the others' wins, likewise */
    int claims; /* gain by the seat's pungs minus the others' */
    int time;   /* gain by a shorter round */
    int spoil;  /* gain by spoiling the others' Riichi minus the seat's own */
};

/* Estimates both actions for the viewer, whose hand has 3n+1 tiles. */
void dummy_estimate(const struct situation *situation, const struct danger *danger,
                    struct dummy_choice *choice);

/* True if drawing helps the others more than revealing: by a win, or by more pungs than the seat's own. */
bool dummy_helps_rival(const struct dummy_choice *choice);

/* Returns the reason to reveal where that is so. */
struct reason dummy_helps_reason(const struct situation *situation);

/* Returns the reason for the better action. */
struct reason dummy_explain(const struct situation *situation, const struct dummy_choice *choice);

#endif
