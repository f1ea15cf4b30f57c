/*
 * trainer_parts.h: what the screens of all trainers share: the clock, the question's line, the figures, the
 * table of a record, and where the parts of a question lie.
 */
#ifndef SDL_TRAINER_PARTS_H
#define SDL_TRAINER_PARTS_H

#include "sdl/paint/layout.h"
#include "sdl/ui/scroll.h"
#include "session/drill/trainer_tally.h"

struct problem;

enum { TRAINER_MILESTONE = 5 /* right answers in a row that are made much of */ };

/* Tells, in a notice and on the terminal, why a record cannot be read. */
void trainer_warn(struct app *app, const struct problem *why);

/* Where the screen of a trainer's choices has its parts. */
struct trainer_places {
    struct rect choices, record, start;
};
struct trainer_places trainer_places(const struct layout *layout);

/* How much time there is for a question, and how much of it is gone; seconds. */
struct trainer_clock {
    bool timed; /* false: at leisure, `limit` means nothing */
    double limit, elapsed;
};

/* True in the last seconds of the time for a question. */
bool trainer_clock_is_short(const struct trainer_clock *clock);

/* A bar that runs out with its seconds beside it; at leisure the time taken in its middle. */
void trainer_draw_clock(struct painter *painter, const struct trainer_clock *clock, struct rect bar);

/* The question between two short lines, at the top of the pen's place. */
void trainer_draw_prompt(struct pen pen, const char *words);

/* Streak, best streak, and how many of this sitting were right. */
void trainer_draw_figures(struct painter *painter, const struct trainer_tally *tally, int rightly,
                          int answered, struct rect rect);

/* A row of a record's table: its name and figures, the chosen one lit. The heads stand above the first row;
 * `panel` is the table's, `row` lies in it. */
void trainer_draw_heads(struct painter *painter, struct rect row);
void trainer_draw_tally(struct painter *painter, const struct trainer_tally *tally, const char *name,
                        bool chosen, struct rect panel, struct rect row);

/* Draws the right answer below the table's last row at `y`: a head and a text, which scrolls in a large
 * interface. Returns the place of the text. */
struct rect trainer_draw_explained(struct app *app, struct scroll *scroll, struct rect panel, float y,
                                   const char *head, const char *text);

/* "3.4 s", "1:05" or a dash for no time at all; milliseconds. */
void training_time_words(int time, char *out, size_t size);

#endif
