/*
 * ready.h: what a tenpai hand is worth, scored exactly, and what a hand one
 * step away from tenpai is worth by the tenpai hands it can become.
 */
#ifndef AI_READY_H
#define AI_READY_H

#include "ai/tigers/race.h"

/* A tenpai hand's prospects, with Riichi or without. */
struct ready {
    int worth;  /* AI_ONE a point */
    int chance; /* to win, of AI_ONE */
    int points; /* if it wins, AI_ONE a point */
    int rate;   /* chance a turn, of AI_ONE */
    bool dead;  /* in Riichi: can win by an own draw only */
};

/* True if no meld is exposed. */
bool holding_is_closed(const struct holding *holding);

/* The shape of a holding, which need not be the one on the table. */
void holding_shape(const struct situation *situation, const struct holding *holding, struct shape *shape);

/* Takes two tiles of a kind and a claimed third out of the hand as a pung; `from` is a seat or SEAT_DUMMY. */
void holding_pung(struct holding *holding, uint8_t kind, uint8_t from);

/* Lays all tiles of a kind out as a kong: a closed one of four, an added one to its pung, else an open one of
 * three and a fourth that `from` gave. Returns which. */
enum meld_kind holding_kong(struct holding *holding, uint8_t kind, uint8_t from);

/* Reckons a tenpai hand of 3n+1 tiles with these waits, whose owner has discarded these kinds: without Riichi
 * and in Riichi (for a closed hand). */
void ready_reckon(const struct situation *situation, const struct holding *holding, tile_set waits,
                  tile_set discarded, struct ready *plain, struct ready *riichi);

/* Reckons a hand of 3n+1 tiles one step from tenpai, which the tiles of `useful` make. False if it can never
 * get there. */
bool ready_ahead(const struct situation *situation, const struct holding *holding, tile_set useful,
                 tile_set discarded, struct ready *ahead);

#endif
