/* observation_parts.h: what observation.c and observation_held.c share. */
#ifndef SESSION_OBSERVATION_PARTS_H
#define SESSION_OBSERVATION_PARTS_H

#include "ai/net/encode.h"
#include "rules/play/game.h"
#include "session/luck/observation.h"

/* A hand of 3n+1 tiles and how close it is to a win. */
struct stand {
    struct own own;
    int shanten;
    tile_set useful;
    int live;       /* copies of the useful tiles left */
    uint8_t thrown; /* the tile to discard to get this hand, or TILE_NONE */
    bool feeds, need_not;
    int draws, takes, held; /* winning tiles left; of them takeable ones; winning tiles in other hands */
    int draw_points, take_points; /* sums over all of them */
    int taken[TILE_KINDS]; /* the points of each kind if another player discards it; 0: it cannot win */
    tile_set loose;        /* tiles it can discard without losing a step */
};

struct onlooker {
    const struct observation *observation;
    const struct table *table;
    struct stand stands[SEAT_MAX];
    uint8_t held[SEAT_MAX][TILE_KINDS];
    uint8_t copies[TILE_KINDS], left[TILE_KINDS];
    int to_come; /* tiles still to come */
    int next;    /* the seat that draws next */
    unsigned playing;
};

/* Makes a shape that ignores the tiles in melds: those are not among the tiles left anyway, and without
 * limits the shape can be looked up in tables. */
void observation_shape(const struct onlooker *all, const struct hand *hand, int seat, struct shape *shape);

/* The best step of a hand after drawing a useful tile. */
struct next_step {
    int live;      /* the most useful tiles it can have then */
    int64_t waits; /* if it is tenpai then: points of all winning draws together; otherwise 0 */
};

/* Finds the best step of a hand that is not tenpai after drawing the useful tile `kind`. */
void observation_next(const struct onlooker *all, const struct stand *stand, int seat, uint8_t kind,
                      struct next_step *step);

/* Finds the tiles that each hand can spare. Only for tables of four, once all stands are known. */
void observation_look_at_loose(struct onlooker *all);

/* Encodes OBSERVATION_HELD; only for tables of four, after observation_look_at_loose. */
void observation_encode_held(const struct onlooker *all, int seat, const struct encoder *encoder);

#endif
