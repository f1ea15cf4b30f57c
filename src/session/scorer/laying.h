/*
 * laying.h: a hand laid out tile by tile to be counted, with how it was won; every step can be taken back.
 *
 * Never does more lie there than the mode's set has, nor more than a hand holds: what cannot be is refused
 * with its reason and changes nothing. The tile laid last wins, unless another is chosen.
 */
#ifndef SESSION_LAYING_H
#define SESSION_LAYING_H

#include "session/scorer/stock.h"

enum { LAYING_STEPS = 100 /* that can be taken back */, LAYING_DORA = 5 };

/* What a tile is laid as. */
enum lay_as {
    LAY_TILE,
    LAY_RUN, /* a claimed run, by its lowest tile */
    LAY_PUNG,
    LAY_KONG,
    LAY_CLOSED_KONG,
    LAY_DORA,   /* an indicator */
    LAY_URA,    /* one below */
    LAY_FLOWER, /* flowers and seasons */
    LAY_KINDS
};

/* What lies there. */
struct laid {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    uint8_t tiles[HAND_MAX]; /* concealed, in the order they were laid */
    uint8_t count;
    uint8_t winning; /* the place of the winning tile, once all are there */
    bool chosen;     /* it was chosen, and is not just the last */
    struct win win;  /* melds and how it was won; the tiles are filled by laying_win */
};

struct laying {
    struct laid now;
    int steps;
    struct laid before[LAYING_STEPS]; /* the oldest first */
};

/* Nothing laid, of a mode with its default options. */
void laying_init(struct laying *laying, const struct ruleset *rules);

/* Another mode: what it has no place for is left out. Can be taken back. */
void laying_set_mode(struct laying *laying, const struct ruleset *rules);

/* A finished hand of a match. */
void laying_set_win(struct laying *laying, const struct ruleset *rules, const int16_t *options,
                    const struct win *win);

/* True if the mode lets tiles be laid so. */
bool laying_allows(const struct laid *laid, enum lay_as as);

/* Lays a tile; false with the reason. */
bool laying_add(struct laying *laying, enum lay_as as, uint8_t tile, struct fault *error);

/* Whether it could be laid. */
bool laying_can_add(const struct laid *laid, enum lay_as as, uint8_t tile, struct fault *error);

/* Takes a concealed tile, a meld, an indicator (of dora or ura) or a flower away again. */
void laying_remove(struct laying *laying, enum lay_as as, int place);

/* The concealed tile at that place wins. */
void laying_choose(struct laying *laying, int place);

/* Notes what lies there, before something of `now` is changed by hand: how it was won, an option. */
void laying_mark(struct laying *laying);

/* Takes the last step back; false if there is none. */
bool laying_undo(struct laying *laying);

/* Takes all tiles away. Can be taken back. */
void laying_clear(struct laying *laying);

/* How many sets the hand has besides the pair, and how many concealed tiles are still to be laid. */
int laid_sets(const struct laid *laid);
int laid_missing(const struct laid *laid);

/* The concealed tiles, counted. */
struct hand laid_hand(const struct laid *laid);

/* What is left of the set. */
void laid_stock(const struct laid *laid, struct stock *stock);

#endif
