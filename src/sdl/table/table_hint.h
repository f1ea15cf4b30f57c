/*
 * table_hint.h: what the teacher tells at the table: the hint, and how dangerous each discard is.
 *
 * The hint is a bubble beside a tile or a button, in which the teacher says what they would do here, and
 * why. "Why?" opens the details. It is thought out on a thread from the view of the seat at the screen,
 * and holds for that position only.
 */
#ifndef SDL_TABLE_HINT_H
#define SDL_TABLE_HINT_H

#include "ai/teach.h"
#include "sdl/paint/layout.h"
#include "sdl/system/worker.h"
#include "words/study/reason_words.h"
#include "words/words.h"

struct app;
struct painter;
struct table_scene;

/* What is asked about, and the answer: the thread's while it runs. */
struct hint_thought {
    struct view view;
    uint64_t seed;
    struct ranking ranking;
};

struct table_hint {
    struct worker worker;
    struct hint_thought thought;
    int position;      /* of the session, that it is about */
    bool shown;        /* its bubble is on the table */
    bool more;         /* ... with the details */
    double since;      /* when it came, as app->now counts */
    struct rect place; /* of the bubble in the last picture, pixels */
};

/* What the hint says, in this order. */
struct hint_words {
    char move[100], why[REASON_TEXT],
        figure[100]; /* "Discard North.", "It’s on its own.", "You win 3 in 10." */
    /* the details that "Why?" opens: all figures, and the next best move with what speaks against it */
    char average[WORDS_LINE], next[WORDS_LINE + REASON_TEXT];
};

/* In each step: shows the answer once it is there, and drops it when the position has changed. */
void table_hint_update(struct table_scene *table, struct app *app);

/* The kind of tile in the hand, and the place in the dummy's row, that the hint names and that therefore
 * rise; TILE_NONE and -1 if none. */
uint8_t table_hint_tile(const struct table_scene *table);
int table_hint_row(const struct table_scene *table);

/* Writes what the hint on the table says; its move is empty while there is none. */
void table_hint_words(const struct table_scene *table, struct hint_words *words);

/* The button beside the prompt, and the marks on what was named. */
void table_hint_draw(struct table_scene *table, struct app *app);

/* The bubble beside what was named. Draw it over the table. */
void table_hint_draw_bubble(struct table_scene *table, struct app *app, struct rect named);

/* The place of what the hint names, pixels; the hint's button if that is nowhere on the table. */
struct rect table_hint_place(const struct table_scene *table, const struct app *app);

/* A ring round the first such tile of the hand at the bottom; none if it holds no such tile. */
void table_mark_tile(struct table_scene *table, struct painter *painter, uint8_t wanted, uint32_t colour);

/* Stops thinking and forgets. */
void table_hint_end(struct table_scene *table);

/* --- how dangerous each discard is, written on the player's tiles --------------------------------------- */

/* At a tile's foot: the chance that it deals in. At its head: the points that costs. Shown on the player's
 * turn: in practice if the setting is on, in a review always. The struct has the figures, and the view they
 * were estimated from. */
struct table_danger {
    bool always; /* a review's: shown without being switched on */
    bool known;  /* the figures are those of `view` */
    struct view view;
    struct danger_figures figures; /* of all kinds in play */
};

/* True if the figures may be switched on in the match on the table: it is practice, for one person. */
bool table_danger_is_allowed(const struct table_scene *table);

/* The figures for the position on the table, of all kinds in play; NULL where they are not shown. */
const struct danger_figures *table_danger_figures(struct table_scene *table, const struct app *app);

/* Draws the figures on the player's tiles. */
void table_danger_draw(struct table_scene *table, struct app *app);

#endif
