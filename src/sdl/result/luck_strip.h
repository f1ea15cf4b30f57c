/*
 * luck_strip.h: how much of a result came by chance: a bar and a sentence on a result's screen.
 *
 * It is worked out on a thread, and there once that is done.
 */
#ifndef SDL_LUCK_STRIP_H
#define SDL_LUCK_STRIP_H

#include "sdl/app/app.h"
#include "sdl/system/worker.h"
#include "words/study/luck_words.h"

struct luck_work;

struct luck_strip {
    struct luck_work *work; /* the thread's while it runs; NULL: not begun */
    struct worker worker;
    struct luck_report report; /* its rounds lie in the work */
    bool ready;
    bool open; /* explained though nothing points at it */
};

enum { LUCK_STRIP_HEIGHT = 26 /* units */ };

/* Begins to work it out for a round of the session, 0: for all. Before the first call all of it is 0. */
void luck_strip_begin(struct luck_strip *strip, struct app *app, const struct session *session, int round);

/* To be called in every step. */
void luck_strip_update(struct luck_strip *strip, struct app *app);

/* Stops the thread and frees what it had. */
void luck_strip_end(struct luck_strip *strip);

/* Draws it from a seat's side in a rect of LUCK_STRIP_HEIGHT; nothing before it is ready or if
 * luck_tells_of is false. False if it has no room to say which part of the bar is which:
 * luck_strip_draw_names says it elsewhere, from x on. The target is "button:luck", and `does` what it does:
 * luck_strip_turn. luck_strip_tip draws what it tells when pointed at, above all else. */
bool luck_strip_draw(const struct luck_strip *strip, struct app *app, const struct words *words, int seat,
                     struct rect rect, scene_action *does);
void luck_strip_draw_names(struct painter *painter, float x, float middle);
void luck_strip_tip(const struct luck_strip *strip, struct app *app, int seat);

/* Opens its explanation, or closes it. */
void luck_strip_turn(struct luck_strip *strip, struct app *app);

#endif
