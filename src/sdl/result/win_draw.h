/*
 * win_draw.h: the counting of a win at the table (scene_win.c), as a picture of one moment.
 */
#ifndef SDL_WIN_DRAW_H
#define SDL_WIN_DRAW_H

#include "sdl/result/result_draw.h"
#include "sdl/table/scene_table.h"

/* When what happens, in seconds at normal speed since the scene came. */
struct win_times {
    float sets, set_step, set_length; /* the first set leaves for its place; from one to the next; how long */
    float lines, line_step;           /* the first pattern is counted */
    float total, stamp, scores, paid, end;
};

struct win_scene {
    struct scene scene;
    struct table_scene *table;
    struct result_scene result;
    struct win_times times;
    float time; /* seconds at normal speed */
    bool warm;  /* a person at the screen has won */
    bool rare;
    char name[48]; /* of the rare hand */
    int place_count;
    struct rect from[RESULT_PLACES]; /* where each tile lies on the table, in units */
    uint8_t tiles[RESULT_PLACES];    /* as it lies there: a red five is one */
};

/* Plans the times for what there is to count. */
void win_plan(struct win_scene *win);

/* Finds where the winner's tiles lie on the table. */
void win_find_tiles(struct win_scene *win, const struct app *app);

/* How many patterns are counted after so many seconds. */
int win_lines_at(const struct win_scene *win, float time);

/* The share of the points that has reached the plates. */
float win_paid_at(const struct win_scene *win, float time);

void win_draw(struct win_scene *win, struct app *app);

#endif
