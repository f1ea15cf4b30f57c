/*
 * trainer_play.h: the state of the trainer's play, and its drawing.
 */
#ifndef SDL_TRAINER_PLAY_H
#define SDL_TRAINER_PLAY_H

#include "sdl/result/naming_verdict.h"
#include "sdl/trainer/scene_trainer.h"
#include "sdl/ui/naming_palette.h"

enum { TRAINER_MILESTONE = 5 }; /* right answers in a row that are made much of */

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

/* Seconds since the hand could be answered, and until it no longer can; while nothing is asked 0 and all. */
double trainer_play_elapsed(const struct playing *playing);
double trainer_play_left(const struct playing *playing);

/* True in the last seconds of the time for a hand. */
bool trainer_play_is_short(const struct playing *playing);

/* Seconds until the tiles of a new hand lie. */
float trainer_play_deal_length(const struct playing *playing, const struct app *app);

/* The whole screen. */
void trainer_play_draw(const struct playing *playing, struct app *app);

#endif
