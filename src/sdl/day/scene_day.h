/*
 * scene_day.h: the state of the deal of the day, shared by its files.
 */
#ifndef SDL_SCENE_DAY_H
#define SDL_SCENE_DAY_H

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/system/worker.h"

/* The state of the day that is shown. */
enum day_state {
    DAY_FRESH,     /* today, and not tried yet */
    DAY_UNDER_WAY, /* its counted try can be continued */
    DAY_DONE,      /* that try is over */
    DAY_LEFT,      /* that try was started and never finished */
    DAY_MISSED     /* an earlier day without a try */
};

/* What `hard` makes of a day, worked out on a thread: a block without pointers. */
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
    int month;    /* shown by the calendar: 12 * year + month - 1 */
    float turned; /* the part of a line that the wheel has turned beyond whole lines */
    struct worker worker;
    struct day_job job;
};

/* Returns the state of the shown day. */
enum day_state day_scene_state(const struct day_scene *scene, const struct app *app);

/* True if the deal of that day can be played: today's, or one of the last DAY_KEPT. */
bool day_scene_may_play(const struct day_scene *scene, int day);

/* Returns the saved match of the shown day, counted or practice, or NULL. */
const struct session *day_scene_match(const struct day_scene *scene, const struct app *app);

/* Draws the calendar in a panel. */
void day_calendar_draw(struct day_scene *scene, struct app *app, struct rect panel);

/* Draws the shown day: what it is about or its result, and its buttons. */
void day_card_draw(struct day_scene *scene, struct app *app, struct rect panel);

/* Actions of the card's buttons, of a day of the calendar and of its arrows. */
scene_action day_copy, day_continue, day_play;
scene_list_action day_show, day_turn_months;

/* Maker for --scene ("day", "day-done", ...): with made-up days. */
struct scene *scene_day_by_name(struct app *app, const char *name);

#endif
