/*
 * hand_facts.h: what can be counted of the viewer's hand at any table, for reasons.
 */
#ifndef AI_HAND_FACTS_H
#define AI_HAND_FACTS_H

#include "rules/play/view.h"

enum { RUNS_MAX = 3 };

/* Returns how many unseen tiles bring the hand nearer after a discard; writes the steps to tenpai then. */
int hand_facts_useful(const struct view *view, const struct move *move, int *shanten);

/* Returns how many unseen tiles would widen the wait of a hand that is tenpai after the discard. The wider
 * wait has none of `barred` and none of the kinds discarded for it. 0 unless they outnumber the tiles that
 * win now. */
int hand_facts_better(const struct view *view, const struct move *move, tile_set barred);

/* Returns how many kinds win after the discard in a mode where their number counts; 0 elsewhere, or if the
 * hand isn't tenpai. */
int hand_facts_waits(const struct view *view, const struct move *move);

/* Returns how many pairs the hand has if the tile is of one that it doesn't need, because sets and a pair are
 * as close as seven pairs; 0 otherwise. */
int hand_facts_spare_pairs(const struct view *view, uint8_t kind);

/* Returns how many pairs a discard leaves if seven of them are closer than sets; 0 otherwise. */
int hand_facts_pairs(const struct view *view, const struct move *move);

/* Returns how many dora a tile of the kind is by the indicators on the table. */
int hand_facts_dora(const struct view *view, uint8_t kind);

/* Writes the runs that a tile of the kind can be in, the lowest first; returns how many. */
int hand_facts_runs(uint8_t kind, tile_set runs[RUNS_MAX]);

/* Returns kinds of which none is left, so that the tile can't be in any set: one for each run it could be in;
 * none if it can. */
tile_set hand_facts_dead_for(const struct view *view, uint8_t kind, const uint8_t unseen[TILE_KINDS]);

/* Returns the first kind of which four are held and a fifth would complete the hand, or TILE_NONE. */
uint8_t hand_facts_fifth(const struct view *view);

#endif
