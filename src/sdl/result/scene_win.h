/*
 * scene_win.h: a win that is counted at the table (scene_win.c).
 */
#ifndef SDL_SCENE_WIN_H
#define SDL_SCENE_WIN_H

#include "sdl/result/result.h"
#include "sdl/table/scene_table.h"

/* When what happens, in seconds at normal speed since the scene came. */
struct win_times {
    float sets, set_step, set_length; /* the first set leaves for its place; from one to the next; how long */
    float name;                       /* a rare hand is named */
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

/* Where the parts stand one below the other, in units (win_places.c). */
struct win_places {
    float headline, sets, panel; /* its last baseline; their tops */
    int columns, rows;           /* of patterns, */
    float step, high;            /* ... from row to row, and how high their panel is */
    struct rect seal;
};
struct win_places win_places(const struct win_scene *win, struct painter *painter);

/* Returns the width of the counted part, in units: all of it where the patterns stand side by side. */
float win_column(const struct painter *painter);

/* The headline and its letters. */
struct type win_headline_type(const struct win_scene *win, const struct painter *painter);
void win_headline(const struct win_scene *win, char *out, size_t size);

/* Returns how many patterns are counted after so many seconds. */
int win_lines_at(const struct win_scene *win, float time);

#endif
