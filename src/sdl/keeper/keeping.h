/*
 * keeping.h: the score of a match with real tiles on the screen: its table, what is settled before it, and
 * the entry of a round, which are scenes over the table. On a phone each has places of its own; nothing is
 * panned.
 */
#ifndef SDL_KEEPING_H
#define SDL_KEEPING_H

#include "sdl/app/scene.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/scroll.h"
#include "session/keeper/keeper.h"

struct keeping {
    struct scene scene;
    struct keeper keeper;
    struct scroll scroll;
    struct rect list; /* where the rounds are */
    bool example;     /* nothing is read or written */
};

enum { KEEPING_CHIPS = 6, KEEPING_GAP = 6 /* units between controls */ };

/* Takes over a match, or a round that was added to it: saves it, or warns. */
void keeping_save(struct keeping *keeping, struct app *app);

/* The screen with its head and a button back; the pen has what is below, between the edges. */
struct pen keeping_screen(struct app *app, const char *title, const char *sub);

/* The room of a row of controls at the top of the pen, with a gap below. */
struct rect keeping_row(struct pen *pen);

/* A choice, lit if it is chosen. `label` is what is chosen, for who only hears it. */
void keeping_chip(struct app *app, struct rect rect, const char *id, const char *label, const char *name,
                  bool chosen);

/* Choices beside each other in the row, alike wide; number i has the id "<id>:<i>", is lit if its bit of
 * `chosen` is set, and does that with its number. */
void keeping_chips(struct app *app, struct rect row, const char *id, const char *label,
                   const char *const *names, int count, unsigned chosen, scene_list_action *does);

/* A line above a row that says what is chosen in it. */
void keeping_label(struct pen *pen, const char *label);

/* The same with the label above. */
void keeping_choice(struct app *app, struct pen *pen, const char *id, const char *label,
                    const char *const *names, int count, unsigned chosen, scene_list_action *does);

/* Over the table of a match: what is settled before one, and the entry of a round. */
struct scene *scene_keeper_setup(struct app *app, struct scene *keeping);
struct scene *scene_keeper_round(struct app *app, struct scene *keeping);

/* For pictures: rows of the round chosen as somebody might; `number` counts through the kinds. */
struct scene *scene_keeper_round_example(struct app *app, struct scene *keeping, enum kept_kind kind);

#endif
