/*
 * anim.h: tiles on their way across the table.
 *
 * Each move gives events; each event is a step from one picture to the next.
 * The pictures between are made from views to which the events were applied
 * one by one, so a tile always comes from where it was and goes to where it
 * is. The last step ends in the true view. Nothing here decides anything:
 * skipping a step changes nothing but time.
 */
#ifndef SDL_ANIM_H
#define SDL_ANIM_H

#include "sdl/paint/box.h"
#include "sdl/table/motion/sprites.h"

/* One tile's way. A tile that stays has end == start. */
struct tween {
    struct sprite from, to;
    float start, end; /* seconds since the step began */
    float flip;       /* when it is turned over where it lies, or 0 */
    float gone;       /* when it is taken away, or 0 */
    bool fresh;       /* it was not there: it fades in */
    bool claimed;     /* a call takes it from the table: it is lifted, then flies an arc */
    struct point out; /* units that it lies outside its place in a new set until the set closes */
};

/* When what happens in the show of a call, milliseconds at normal speed: the tiles fly, land, the set closes,
 * the word is gone. It is all there from `from` on where the show is cut short. */
struct anim_show {
    uint16_t fly, land, close, gone;
};

struct anim_step {
    struct event event;
    struct view after;
};

struct anim {
    struct table_layout layout;
    int near;          /* the seat seen from */
    bool reduced;      /* fades instead of movement */
    float scale;       /* seconds that a second at normal speed takes; 0: all at once */
    int picked;        /* which of equal own tiles the player clicked, or -1 */
    struct view shown; /* what the tiles show when the present step is over */
    struct tween tweens[SPRITES_MAX];
    int tween_count;
    float flip;                   /* when a tile of the present step is turned over, or 0 */
    const struct anim_show *call; /* the show of the present step, or NULL outside a call */
    float call_from, call_scale; /* the show's first millisecond; how many seconds one of its seconds takes */
    float dice;                /* how long the present step's dice are thrown before tiles are dealt, or 0 */
    float time, moving, total; /* of the present step: now, till the tiles lie, with the pause to read */
    int next, count;
    struct anim_step steps[EVENT_MAX];
};

/* Nothing moves; shows `view` from seat `near`. */
void anim_show(struct anim *anim, const struct view *view, int near);

/* The table turns: shows `view` from seat `near`, every tile coming from where it lay before another seat.
 * Both see the same tiles, so `view` is an onlooker's. */
void anim_turn(struct anim *anim, const struct view *view, int near);

/* The window's size changed. */
void anim_resize(struct anim *anim, const struct table_layout *layout);

/* Adds the steps of a move: its events in order, and the view after it. They must be as the viewer may know
 * them. */
void anim_add(struct anim *anim, const struct event *events, int count, const struct view *after);

/* True while a step is on its way or waits. */
bool anim_is_busy(const struct anim *anim);

/* Moves on by `dt` seconds. If a step begins, returns its event (valid until the next call), else NULL. */
const struct event *anim_update(struct anim *anim, float dt);

/* True if a tile began to be turned over in the last `dt` seconds. */
bool anim_flips(const struct anim *anim, float dt);

/* The call that is being shown, or NULL; `*now` gets the millisecond of its show. */
const struct event *anim_call(const struct anim *anim, float *now);

/* The same if a Riichi's stick came down or the set of a claim closed in the last `dt` seconds. */
const struct event *anim_lands(const struct anim *anim, float dt);

enum {
    CALL_IN = 120, /* a word and a face have come */
    STICK_LEAVES = 140,
    EVENING_FALLS = 300,
    STICK_LANDS = 460,
    STICK_GOES = 900 /* of a Riichi */
};

/* Returns how far the dice that break the wall are: less than 0 before they are thrown, 1 or more after, and
 * without any. */
float anim_dice(const struct anim *anim);

/* True if one of their two throws began in the last `dt` seconds. */
bool anim_throws(const struct anim *anim, float dt);

/* Ends all steps at once. */
void anim_finish(struct anim *anim);

/* The tiles as they are at this moment; those that move come last. */
void anim_picture(const struct anim *anim, struct sprites *sprites);

/* The tile that a call claims as it was `back` milliseconds of the show ago; false if it didn't fly then. */
bool anim_trail(const struct anim *anim, float back, struct sprite *out);

/* Returns how far the present step is, 0 to 1, and 1 when nothing moves. */
float anim_progress(const struct anim *anim);

/* Returns the share, 0 to 1, of the time between two moments that is over; and that share of a movement which
 * begins and ends slowly. */
float anim_share(float time, float from, float to);
float anim_eased(float share);

/* Changes `view` as the event does (event_apply), and `shown`, what the table showed so far, into what it
 * shows then. */
void anim_apply(struct view *view, struct view *shown, const struct event *event);

/* True if the event takes a tile from the wall into a hand. */
bool anim_is_draw(const struct event *event);

/* --- anim_picture.c, for anim.c alone ------------------------------------------------------------------- */

/* The key that the tile which is now `key` had before the event. */
uint32_t anim_from(const struct anim *anim, const struct event *event, const struct view *before,
                   const struct view *after, uint32_t key);

#define ANIM_REDUCED .12f /* seconds of a fade */
#define ANIM_FLIP    .42f /* seconds at normal speed */

/* Seconds from the step's beginning to that millisecond of a call's show. */
float anim_call_seconds(const struct anim *anim, float milliseconds);

/* Returns the middle of a rect. */
struct point anim_middle(struct rect rect);

#endif
