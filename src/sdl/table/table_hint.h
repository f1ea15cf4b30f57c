/*
 * table_hint.h: the hint: what the teacher would do here, and why.
 *
 * It is thought out on a thread from the view of the seat at the screen, and
 * holds for that position only.
 */
#ifndef SDL_TABLE_HINT_H
#define SDL_TABLE_HINT_H

#include "ai/teach.h"
#include "sdl/system/worker.h"

struct app;
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
    int position;   /* of the session, that it is about */
    bool shown;     /* its tile is marked on the table */
    unsigned begun; /* what had been begun when it was asked for, and is begun still: see table_hint.c */
};

/* Begins to think about what the player may do now; puts the hint away if it is there, or says it if it is
 * there and the prompt is said in its place. */
void table_hint_ask(struct table_scene *table, struct app *app);

/* In each step: shows the answer once it is there, and drops it when the position has changed. */
void table_hint_update(struct table_scene *table, struct app *app);

/* What the hint on the table says: the move with what it is worth, and why; empty while there is none, or
 * where something was begun since it was asked for, of which the prompt says what is still to be chosen. */
void table_hint_words(const struct table_scene *table, char *head, size_t head_size, char *why,
                      size_t why_size);

/* Draws that in the prompt's place; false if there is nothing to be said. */
bool table_hint_say(const struct table_scene *table, struct app *app);

/* The button beside the prompt, and the mark on the tile that was named. */
void table_hint_draw(struct table_scene *table, struct app *app);

/* A ring round the first such tile of the hand at the bottom; none if it holds no such tile. */
void table_mark_tile(struct table_scene *table, struct app *app, uint8_t wanted, uint32_t colour);

/* Stops thinking and forgets. */
void table_hint_end(struct table_scene *table);

#endif
