/*
 * scene_day.h: the deal of the day's own state, shared by its files.
 */
#ifndef SDL_SCENE_DAY_H
#define SDL_SCENE_DAY_H

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/system/worker.h"

/* The state of the day that is shown. */
enum day_state {
    DAY_FRESH,     /* today, and not tried yet */
    DAY_UNDER_WAY, /* its counted try waits to be gone on with */
    DAY_DONE,      /* that try is over */
    DAY_LEFT,      /* it was begun and never ended */
    DAY_MISSED     /* a day that is over, without a try */
};

/* What `hard` makes of a day, worked out on a thread: one block that points to nothing. */
struct day_job {
    int day;
    bool done;
    struct day_score score;
};

struct day_scene {
    struct scene scene;
    struct day_book *book; /* the program's, or `own` */
    struct day_book own;   /* of an example */
    bool example;
    int today, shown;
    int month;    /* that the calendar shows: 12 * year + month - 1 */
    float turned; /* the part of a line that the wheel was turned by beyond whole ones */
    struct worker worker;
    struct day_job job;
};

/* Returns the state of the day that is shown. */
enum day_state day_scene_state(const struct day_scene *scene, const struct app *app);

/* True if the deal of that day can be played: today's and those before it that are kept. */
bool day_scene_may_play(const struct day_scene *scene, int day);

/* The match of that day that waits, counted or for practice, or NULL. */
const struct session *day_scene_match(const struct day_scene *scene, const struct app *app);

/* The calendar in a panel. */
void day_calendar_draw(struct day_scene *scene, struct app *app, struct rect panel);

/* The day that is shown: what it is, or what was made of it, and its buttons. */
void day_card_draw(struct day_scene *scene, struct app *app, struct rect panel);

/* What the card's buttons, a day of the calendar and its arrows do. */
scene_action day_copy, day_continue, day_play;
scene_list_action day_show, day_turn_months;

/* "day", "day-done" and so on for --scene: with days that nobody played. */
struct scene *scene_day_by_name(struct app *app, const char *name);

#endif
