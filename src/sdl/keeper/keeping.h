/*
 * keeping.h: the score of a match with real tiles on the screen: its table, and two scenes over the table:
 * the set-up of a match and the entry of a round. On a phone each scene has its own layout; nothing is
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

enum { KEEPING_CHIPS = RULESETS_MAX, KEEPING_GAP = 6 /* units between controls */ };

/* Saves the match after it has begun or changed, or warns if that fails. */
void keeping_save(struct keeping *keeping, struct app *app);

/* Draws the screen with its head and a Back button; returns a pen for the room below. */
struct pen keeping_screen(struct app *app, const char *title, const char *sub);

/* On a desk, draws a panel around what the pen writes from now on, and keeps clear of its edges. */
void keeping_panel(struct pen *pen);

/* Returns the place of the button that ends a screen: the whole foot of a phone, on a desk its right half. */
struct rect keeping_main_place(const struct painter *painter, struct rect foot);

/* Cuts the room of a row of controls off the top of the pen, and a gap below. */
struct rect keeping_row(struct pen *pen);

/* Draws a choice, lit if it is chosen. `label` says what the choice is about, for players who only listen. */
void keeping_chip(struct app *app, struct rect rect, const char *id, const char *label, const char *name,
                  bool chosen);

/* Draws a line above a row that says what the row's choice is about. */
void keeping_label(struct pen *pen, const char *label);

/* Choices: their names, what each hands to its action, and which of them are chosen (bits). */
struct keeping_list {
    const char *names[KEEPING_CHIPS];
    int values[KEEPING_CHIPS];
    unsigned chosen;
    int count;
};
void keeping_add(struct keeping_list *list, const char *name, int value, bool chosen);

/* Draws them in so many rows, in which all are equally wide, with the ids "<id>:<place in the list>". */
void keeping_chips(struct app *app, struct pen *pen, const char *id, const char *label,
                   const struct keeping_list *list, int rows, scene_list_action *does);

/* Scenes over the table of a match: the set-up of a new one, and the entry of a round. */
struct scene *scene_keeper_setup(struct app *app, struct scene *keeping);
struct scene *scene_keeper_round(struct app *app, struct scene *keeping);

/* For pictures: the entry of a round with typical choices, for each kind of end. */
struct scene *scene_keeper_round_example(struct app *app, struct scene *keeping, enum kept_kind kind);

#endif
