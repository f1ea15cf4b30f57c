/*
 * scoring.h: the state of the scorer, which its files share: the tiles laid out, their worth, and the places
 * of the parts of the screen.
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
    struct counted counted; /* of what is laid, made again at every change */
    enum lay_as as;
    char typed[SCORING_TYPED]; /* digits whose suit is still to come */
    char coded;                /* the character that came as a key and will come as text again, or 0 */
    char said[COUNT_WORDS];    /* why the last thing was refused, or "" */
    uint64_t examples;         /* seed of the next example */
    scorer_take *take;         /* gets the hand for the scene below; NULL: the scorer stands alone */
    struct scroll scroll;

    bool asks;            /* what the hand can become is shown, not what it is worth */
    struct asked asked;   /* what it can become, */
    bool near;            /* unless more than one tile is missing */
    bool placed;          /* it came from a position: */
    struct view from;     /* what the player saw there, */
    struct laid at_first; /* the hand as it came, */
    struct words words;   /* and the names of the players */
    struct worker worker;
    struct scoring_thought thought;
    bool wanted, answered; /* the teacher is to be asked; its answer is about this hand */
};

/* Where the parts of the screen are, in pixels. */
struct scoring_places {
    struct rect mode, tray, as, palette, buttons, facts, result;
    struct rect asked; /* the right side where it isn't divided */
};
struct scoring_places scoring_places(const struct painter *painter, const struct scoring *scoring);
/* Returns the place of the hand's worth. A longer text has pages, and a button below turns them. */
struct rect scoring_told(const struct painter *painter, const struct scoring *scoring);

/* How the hand was won, as cells to click: what is said in one, and what a click does. */
struct scoring_fact {
    const char *id; /* "fact:won" */
    const char *name;
    char words[48];
    void (*turn)(struct laid *laid); /* a click: to its next thing; NULL: that of the mode's option `key` */
    enum option_key key;
};
int scoring_facts(const struct scoring *scoring, struct scoring_fact facts[SCORING_FACTS]);
/* In how many rows so many cells stand: the first has one of its own. */
static inline int scoring_facts_rows(int count)
{
    return 1 + count / 2;
}
/* The left side: modes, tiles laid out, the palette, buttons; and the right: how it was won, what it is
 * worth.
 */
void scoring_draw_left(struct app *app, const struct scoring *scoring);
void scoring_draw_right(struct app *app, struct scoring *scoring);

/* Writes what the hand can become, and what the teacher would do with it. */
void scoring_write_asked(struct app *app, struct scoring *scoring, struct pen *pen);

/* Changes between what the hand was worth and what it can become, at the top of the panel on the right. */
void scoring_draw_sides(struct app *app, const struct scoring *scoring, struct rect panel);

/* Write a paragraph, or a heading below a rule, and leave a gap below. */
void scoring_write(struct pen *pen, unsigned text, float leading, int most, const char *words);
void scoring_write_head(struct pen *pen, const char *words);

/* Begins to ask the teacher where it is to be asked, and takes its answer. */
void scoring_ask_teacher(struct scoring *scoring, struct app *app);

/* True if laying that tile takes all seen ones of its kind back, because none is left. */
bool scoring_takes_back(const struct scoring *scoring, uint8_t tile);

/* After a change: counts again and forgets what was refused; returns the scene. */
struct scene *scoring_count(struct scoring *scoring);

/* What the controls of both sides do. */
scene_action scoring_use, scoring_undo, scoring_clear, scoring_example, scoring_copy, scoring_turn_page;
scene_list_action scoring_choose_mode, scoring_lay_as, scoring_lay, scoring_choose_winner,
    scoring_choose_side;
scene_list_action scoring_discard; /* takes away a tile of that kind */
scene_list_action scoring_take;    /* takes away what is there: SCORING_PLACES for each enum lay_as */

#endif
