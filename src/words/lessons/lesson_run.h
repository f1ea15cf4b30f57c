/*
 * lesson_run.h: a learner's way through a lesson.
 *
 * A lesson is one line of play: the script's moves and the learner's, one after the other. So any step of it
 * can be gone to by playing all before it, and what is asked there is always the same.
 */
#ifndef WORDS_LESSON_RUN_H
#define WORDS_LESSON_RUN_H

#include "session/session.h"
#include "words/lessons/lesson.h"

struct lesson_run {
    const struct lesson *lesson;
    struct session *session; /* its own, saved nowhere */
    int step;                /* lesson->count: all is done */
    int said;                /* statements of the step's `before` that are played */
    bool opens;              /* what comes before the first step is being played */
};

/* Begins at a step, as if all before it had been done; step 0 is the lesson's beginning. `course` is to be
 * ended. */
void lesson_run_begin(struct lesson_run *lesson_run, const struct lesson *lesson, int step);
void lesson_run_end(struct lesson_run *lesson_run);

/* The step that is on, or NULL when all is done. */
const struct lesson_step *lesson_run_step(const struct lesson_run *lesson_run);

/* What the script has `seat`, which is asked, do now, the learner's seat too; false if it waits for the
 * learner. */
bool lesson_run_move(const struct lesson_run *lesson_run, int seat, struct move *move);

/* True if it is the learner's turn to read or to do what is asked. */
bool lesson_run_waits(const struct lesson_run *lesson_run);

/* True if it waits for that move of the learner's, or for a touch of that target. */
bool lesson_run_wants(const struct lesson_run *lesson_run, struct move move);
bool lesson_run_wants_touch(const struct lesson_run *lesson_run, const char *target);

/* True if it waits for a touch, whichever. */
bool lesson_run_wants_some_touch(const struct lesson_run *lesson_run);

/* The move that would do; false if a touch is asked, or nothing. */
bool lesson_run_shows(const struct lesson_run *lesson_run, struct move *move);

/* What is answered to a try that is not what is asked; NULL if the lesson has no words for it. */
const char *lesson_run_answer(const struct lesson_run *lesson_run, const char *tried);

/* A move was made in the session: the course goes on by it. */
void lesson_run_made(struct lesson_run *lesson_run, struct move move);

/* What the step asks is done without a move: read, or touched. */
void lesson_run_done(struct lesson_run *lesson_run);

#endif
