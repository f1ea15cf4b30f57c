/*
 * tutor.h: who leads a learner through a lesson at the table.
 *
 * The lesson's scene is the table's own, with a guide (struct table_guide) and a panel over it: what is
 * clicked, drawn and animated is what every match has. Its session is its own, so the match under way, the
 * records and the statistics are not touched.
 */
#ifndef SDL_TUTOR_H
#define SDL_TUTOR_H

#include "sdl/table/scene_table.h"
#include "sdl/ui/scroll.h"
#include "words/lessons/lesson_run.h"

enum { TUTOR_ANSWER = 400 };

struct tutor {
    struct lesson_run lesson_run;
    int lesson;                      /* place in the list of lessons */
    const struct scene_class *plain; /* the table's, which does what is not of the lesson */
    char answer[TUTOR_ANSWER];       /* what was said to the last try; "": nothing */
    bool praised;                    /* ... which was right */
    bool wanted;                     /* the move being made is what was asked */
    bool shows;                      /* the learner asked to be shown: the move is made for them */
    bool counted;                    /* a win was shown and counted */
    struct scroll scroll;            /* of the panel's words, in a large interface, */
    struct rect view;                /* ... in this place */
    const char *told;                /* the text that was spoken last, */
    char spoken[TUTOR_ANSWER];       /* ... and the answer */
};

/* The tutor of a table that has one. */
struct tutor *tutor_of(const struct table_scene *table);

/* True once every step is done. */
bool tutor_is_done(const struct tutor *tutor);

/* True if the step only wants to be read, and it is time for that. */
bool tutor_reads(const struct tutor *tutor);

/* Draws the panel with its words, and lights what they name; adds the panel's targets. */
void tutor_draw(struct table_scene *table, struct app *app);
void tutor_light(struct table_scene *table, struct app *app);

/* What the panel's buttons do. */
scene_action tutor_next, tutor_previous, tutor_again, tutor_leave;

/* Speaks what the panel tells, where it was not spoken yet, or all of it again. */
void tutor_speak(struct table_scene *table, struct app *app, bool again);

/* Speaks of the button that leads on from here, and its key. */
void tutor_speak_next(struct table_scene *table, struct app *app);

#endif
