/*
 * trainer_play.h: the state of the trainer's play, and its drawing.
 */
#ifndef SDL_TRAINER_PLAY_H
#define SDL_TRAINER_PLAY_H

#include "sdl/result/naming_verdict.h"
#include "sdl/trainer/scene_trainer.h"
#include "sdl/trainer/trainer_parts.h"
#include "sdl/ui/naming_palette.h"

enum trainer_state { TRAINER_DEALING, TRAINER_ASKING, TRAINER_VERDICT };

struct playing {
    struct scene scene;
    struct training training;
    struct trainer trainer;
    struct trainer_hand hand;
    float goal[TRAINER_TILES], at[TRAINER_TILES]; /* for each tile as dealt: its place, and where it is now */
    struct naming_palette palette;
    enum trainer_state state;
    float time;            /* seconds in this state */
    double began;          /* when the clock was started, as loop_seconds counts */
    bool still;            /* the clock stands, for a picture */
    bool warned;           /* the clock's last seconds have been heard */
    int answered, rightly; /* since the scene came */

    /* of the verdict */
    struct naming_verdict verdict;
    bool late, right, fastest; /* fastest: the best time so far */
    int took;                  /* ms */
    int shown;                 /* rows that were heard */
    bool has_exchange;
    struct trainer_exchange exchange;
};

/* The time for a hand; it runs while it is asked about. */
struct trainer_clock trainer_play_clock(const struct playing *playing);

/* Seconds until the tiles of a new hand lie. */
float trainer_play_deal_length(const struct playing *playing, const struct app *app);

/* The whole screen. */
void trainer_play_draw(const struct playing *playing, struct app *app);

#endif
