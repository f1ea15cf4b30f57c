/*
 * scoring.h: the state of the scorer, shared by its files: the tiles laid out, their worth, and the places of
 * the parts of the screen.
 */
#ifndef SDL_SCORING_H
#define SDL_SCORING_H

#include "ai/teach.h"
#include "sdl/app/scene.h"
#include "sdl/app/scenes.h"
#include "sdl/paint/layout.h"
#include "sdl/system/worker.h"
#include "sdl/ui/scroll.h"
#include "session/scorer/asked.h"
#include "session/scorer/counted.h"
#include "words/scorer/count_words.h"
#include "words/words.h"

enum { SCORING_TYPED = 16, SCORING_FACTS = 8, SCORING_PLACES = 64 };

/* What the teacher is asked about on a thread, and its answer. */
struct scoring_thought {
    struct view view;
    struct ranking ranking;
};

struct scoring {
    struct scene scene;
    struct laying laying;
    struct counted counted; /* the worth of the tiles, made at every change */
    enum lay_as as;
    char typed[SCORING_TYPED]; /* digits whose suit isn't typed yet */
    char coded;                /* a character that came as a key and will also come as text, or 0 */
    char said[COUNT_WORDS];    /* why the last thing was refused, or "" */
    uint64_t examples;         /* seed of the next example */
    scorer_take *take;         /* gets the hand for the scene below, or NULL */
    struct scroll scroll;

    bool asks;            /* shows what the hand can become, not what it is worth */
    struct asked asked;   /* what it can become, if */
    bool near;            /* ... at most one tile is missing */
    bool placed;          /* the hand came from a position: */
    struct view from;     /* ... what the player saw there, */
    struct laid at_first; /* ... the hand as it came, */
    struct words words;   /* ... and the names of the players */
    struct worker worker;
    struct scoring_thought thought;
    bool wanted, answered; /* the teacher must be asked; the answer is about this hand */
};

/* Where the parts of the screen are, in pixels. */
struct scoring_places {
    struct rect mode, tray, as, palette, buttons, facts, result;
    struct rect asked; /* the right side where it isn't divided */
};
struct scoring_places scoring_places(const struct painter *painter, const struct scoring *scoring);
/* Returns the place of the hand's worth; below a longer text, a button turns its pages. */
struct rect scoring_told(const struct painter *painter, const struct scoring *scoring);

/* How the hand was won, as cells to click. */
struct scoring_fact {
    const char *id; /* "fact:won" */
    const char *name;
    char words[48];
    void (*turn)(struct laid *laid); /* changes it to its next value; NULL: the mode's option `key` does */
    enum option_key key;
};
/* Writes those of the mode; returns how many. */
int scoring_facts(const struct scoring *scoring, struct scoring_fact facts[SCORING_FACTS]);
/* Returns how many rows so many cells take: the first has its own row, the others share. */
static inline int scoring_facts_rows(int count)
{
    return 1 + count / 2;
}
/* Draw the left side: modes, the tiles laid out, the palette, buttons; and the right: how the hand was won
 * and what it is worth, or what it can become. */
void scoring_draw_left(struct app *app, const struct scoring *scoring);
void scoring_draw_right(struct app *app, struct scoring *scoring);

/* Writes what the hand can become, and what the teacher would do with it. */
void scoring_write_asked(struct app *app, struct scoring *scoring, struct pen *pen);

/* Draws the choice between the two at the top of the panel on the right. */
void scoring_draw_sides(struct app *app, const struct scoring *scoring, struct rect panel);

/* Write a paragraph, or a heading below a line, with a gap below. */
void scoring_write(struct pen *pen, unsigned text, float leading, int most, const char *words);
void scoring_write_head(struct pen *pen, const char *words);

/* Starts to ask the teacher if that is wanted, and takes the answer. */
void scoring_ask_teacher(struct scoring *scoring, struct app *app);

/* True if laying that tile takes back all seen ones of its kind, because none is left. */
bool scoring_takes_back(const struct scoring *scoring, uint8_t tile);

/* After a change: counts again and forgets the last refusal; returns the scene. */
struct scene *scoring_count(struct scoring *scoring);

/* What the controls of both sides do. */
scene_action scoring_use, scoring_undo, scoring_clear, scoring_example, scoring_copy, scoring_turn_page;
scene_list_action scoring_choose_mode, scoring_lay_as, scoring_lay, scoring_choose_winner,
    scoring_choose_side;
scene_list_action scoring_discard; /* takes away a tile of that kind */
scene_list_action scoring_take;    /* takes away what is at SCORING_PLACES * enum lay_as + place */

#endif
