/* waits.h: the waits of a seat, and those that cannot win on another player's discard. */
#ifndef RULES_WAITS_H
#define RULES_WAITS_H

#include "rules/play/view.h"

struct waits {
    struct table table; /* with the discard in its pile */
    struct own own;     /* without it */
    int seat;
    int shanten;            /* 0: tenpai; otherwise how many tiles it is away */
    tile_set kinds;         /* the waits; if there are none yet, the kinds that bring the hand nearer */
    tile_set furiten, poor; /* waits blocked by furiten; other waits that pay too little to win */
};

/* Finds the viewer's waits after discarding that tile (TILE_NONE: none). `riichi`: the discard declares
 * Riichi, whose furiten reaches further. Returns false if the hand has a tile too many because no discard is
 * named. */
bool waits_find(const struct view *view, uint8_t discard, bool riichi, struct waits *waits);

/* The same without the tile just drawn, if there is one. A viewer who can win with it doesn't discard it, so
 * it makes no wait furiten. */
bool waits_find_now(const struct view *view, struct waits *waits);

/* Calculates the value of a win with that kind: on another player's discard, or by self-draw if only that
 * wins. */
void waits_score(const struct waits *waits, uint8_t kind, struct score *score);

/* True if an option of Tenpai Duel allows no win before Stage B and nobody has declared yet. Then furiten
 * does not matter, because a declarer wins only on their own draws. */
bool waits_for_stage(const struct waits *waits);

#endif
