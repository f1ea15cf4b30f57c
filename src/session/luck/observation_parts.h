/*
 * observation_parts.h: what the two halves of an onlooker's sight share.
 */
#ifndef SESSION_OBSERVATION_PARTS_H
#define SESSION_OBSERVATION_PARTS_H

#include "rules/play/game.h"
#include "session/luck/observation.h"

/* A hand of 3n+1 tiles as it stands towards a win. */
struct stand {
    struct own own;
    int shanten;
    tile_set useful;
    int live;       /* useful tiles left */
    uint8_t thrown; /* to come to it, or TILE_NONE */
    bool feeds, need_not;
    int draws, takes, held; /* winning tiles left, of these such as can be taken, and such as others hold */
    int draw_points, take_points; /* of all of them together */
    int taken[TILE_KINDS];        /* what each kind pays if another throws it; 0: it cannot be taken */
    tile_set loose;               /* tiles it can spare without falling back */
};

struct onlooker {
    const struct observation *observation;
    const struct table *table;
    struct stand stands[SEAT_MAX];
    uint8_t held[SEAT_MAX][TILE_KINDS];
    uint8_t copies[TILE_KINDS], left[TILE_KINDS];
    int to_come; /* tiles left */
    int next;    /* the seat that draws next */
    unsigned playing;
};

/* Tells one number: `amount` in parts of `unit`. */
void observation_number(struct net_input *input, int place, int64_t amount, int unit);

/* The shape without what the melds take off the limits: tiles that cannot come are not among those left, and
 * hands without such limits are looked up in tables. */
void observation_shape(const struct onlooker *all, const struct hand *hand, int seat, struct shape *shape);

/* What a hand does once a useful tile has come. */
struct next_step {
    int live;      /* the most useful tiles it can have then */
    int64_t waits; /* tenpai then: what all winning draws pay together; else 0 */
};

/* The step of a hand that is not tenpai, the useful tile being `kind`. */
void observation_next(const struct onlooker *all, const struct stand *stand, int seat, uint8_t kind,
                      struct next_step *step);

/* Finds the tiles each hand can spare. For tables of four, once all hands are looked at. */
void observation_look_at_loose(struct onlooker *all);

/* Tells what of OBSERVATION_HELD there is. Likewise. */
void observation_encode_held(const struct onlooker *all, int seat, struct net_input *input);

#endif
