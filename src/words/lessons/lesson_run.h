/*
 * lesson_run.h: the state of a lesson being played.
 *
 * A lesson is one line of play: the script's moves and the learner's. To reach a step, all steps before it
 * are played, so its position is always the same.
 */
#ifndef WORDS_LESSON_RUN_H
#define WORDS_LESSON_RUN_H

#include "session/session.h"
#include "words/lessons/lesson.h"

struct lesson_run {
    const struct lesson *lesson;
    struct session *session; /* owned; never saved */
    int step;                /* lesson->count: all is done */
    int said;                /* number of statements of the step's `before` played */
    bool opens;              /* playing the moves before the first step */
};

/* Starts at a step, as if all before it were done; step 0 is the start of the lesson. End it with
 * lesson_run_end. */
void lesson_run_begin(struct lesson_run *lesson_run, const struct lesson *lesson, int step);
void lesson_run_end(struct lesson_run *lesson_run);

/* Returns the current step, or NULL when all are done. */
const struct lesson_step *lesson_run_step(const struct lesson_run *lesson_run);

/* Gets the script's move for `seat`, which must move now; the learner's seat too. False if the lesson waits
 * for the learner. */
bool lesson_run_move(const struct lesson_run *lesson_run, int seat, struct move *move);

/* True if the learner must now read or act. */
bool lesson_run_waits(const struct lesson_run *lesson_run);

/* True if it waits for that move of the learner's, or for a touch of that target. */
bool lesson_run_wants(const struct lesson_run *lesson_run, struct move move);
bool lesson_run_wants_touch(const struct lesson_run *lesson_run, const char *target);

/* True if it waits for a touch, whichever. */
bool lesson_run_wants_some_touch(const struct lesson_run *lesson_run);

/* Gets a move that solves the step; false if it wants a touch or nothing. */
bool lesson_run_shows(const struct lesson_run *lesson_run, struct move *move);

/* Returns the reply to a wrong try, or NULL if the lesson has none. */
const char *lesson_run_answer(const struct lesson_run *lesson_run, const char *tried);

/* Call after a move in the session: advances the lesson. */
void lesson_run_made(struct lesson_run *lesson_run, struct move move);

/* Call when the step is solved without a move: read, or touched. */
void lesson_run_done(struct lesson_run *lesson_run);

#endif
