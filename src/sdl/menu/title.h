/*
 * title.h: the title's own state and places, shared by its files: scene_title.c (what it does),
 * title_life.c (what moves), title_draw.c (how it looks).
 */
#ifndef SDL_TITLE_H
#define SDL_TITLE_H

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/menu/mode_card.h"
#include "sdl/ui/roads.h"

enum { TITLE_TIGERS = 2 };

/* What moves. All of it is at rest while `awake` is 0. */
struct title_life {
    float awake;      /* 0 to 1 */
    float quiet;      /* seconds since the last input */
    float time;       /* seconds since it woke: every cycle begins at 0 */
    double stepped;   /* real seconds of the last step */
    unsigned crowns;  /* bit i: that of the i-th of the eight is new and falls */
    float crown_fall; /* from 1 to 0 */
    float arrival;    /* seconds since the program's first title came; 0: it was there before */
    float x, y;       /* the pointer, as it was last */
    char focus[INPUT_ID];
    int blinks;                /* so far */
    float blink;               /* seconds until the next, or below 0 since it began */
    float gaze[TITLE_TIGERS];  /* 0 to 1: how far a pupil has gone towards the pointer */
    float lifts[RULESETS_MAX]; /* units each card is lifted by */
    struct fan fans[RULESETS_MAX];
    float held[RULESETS_MAX][MODE_CARD_FAN]; /* seconds a tile stays face up after the pointer has left */
};

struct title {
    struct scene scene;
    int mode;    /* place in scene_modes of the card that arrow keys start from */
    int puzzles; /* decisions that are to be found again today */
    int away;    /* days since the last match began, on the program's first title; else 0 */
    struct road road;
    struct title_life life;
};

/* Where everything is: rects in pixels, the rest in units. */
struct title_places {
    bool lines; /* the panels are a line each, beside the buttons */
    struct rect emblem, day, road, play, go_on, cards[RULESETS_MAX];
    float name, slogan, foot;      /* baselines, and the top of the foot line */
    float size, name_x, name_wide; /* of the name: its size and what it may take */
};

/* The one layout of the title. */
struct title_places title_layout(struct app *app);

void title_card_id(int mode, char id[INPUT_ID]);

/* The card with the keyboard's focus, else the one under the pointer, else -1. */
int title_lit(const struct app *app);

/* Returns the match that Continue opens beside the one that Play opens, or NULL. */
const struct session *title_other(const struct app *app);

/* True if nothing moves: by the player's wish, for a picture, in the background. */
bool title_is_still(const struct app *app);

/* A step of what moves. */
void title_life_step(struct title *title, struct app *app, float dt);

/* From 0 to 1: how far the lid of a tiger, the amber or the white one, is down. */
float title_lid(const struct title *title, int tiger);

/* From 0 to 1: how far what arrives as the number `place`, from 0, has come. */
float title_arrived(const struct title *title, int place);

/* Parts of the picture. */
void title_draw_head(struct title *title, struct app *app, const struct title_places *places);
void title_draw_glint(const struct title *title, struct painter *painter, struct rect button);
void title_draw_card(struct title *title, struct app *app, int mode, struct rect card);
void title_draw_foot(struct app *app, float top);
float title_words_height(struct painter *painter, float wide); /* both in units */
struct rect title_fan_place(struct painter *painter, struct rect card);
void title_draw_panels(struct title *title, struct app *app, const struct title_places *places);

/* What the panels and the links of the foot line do. */
scene_action title_open_day, title_open_road, title_open_settings, title_ask_quit;

#endif
