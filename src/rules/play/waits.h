/*
 * waits.h: what a seat waits for, and which of it another's discard does not win.
 */
#ifndef RULES_WAITS_H
#define RULES_WAITS_H

#include "rules/play/view.h"

struct waits {
    struct table table; /* with the discard in its pile */
    struct own own;     /* without it */
    int seat;
    int shanten;            /* 0: it waits; else how many tiles it is away from that */
    tile_set kinds;         /* the waits; of a hand that has none yet, what brings it nearer */
    tile_set furiten, poor; /* of the waits: what furiten bars; of the others, what pays too little to win */
};

/* What the viewer, having discarded that tile (TILE_NONE: none), waits for. `riichi`: the discard declares
 * Riichi, whose furiten reaches further. False if the hand is a tile too many, as no discard is named. */
bool waits_find(const struct view *view, uint8_t discard, bool riichi, struct waits *waits);

/* What a win with that kind would be worth: on another's discard, or by own draw where only that wins. */
void waits_score(const struct waits *waits, uint8_t kind, struct score *score);

/* True if nothing is won before Stage B, by the option of Tenpai Duel, and nobody has declared yet: then no
 * furiten bars, as whoever declares wins by own draws. */
bool waits_for_stage(const struct waits *waits);

#endif
