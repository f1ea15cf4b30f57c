/*
 * course.h: a learner's way through a lesson.
 *
 * A lesson is one line of play: the script's moves and the learner's, one after the other. So any step of it
 * can be gone to by playing all before it, and what is asked there is always the same.
 */
#ifndef WORDS_COURSE_H
#define WORDS_COURSE_H

#include "session/session.h"
#include "words/lessons/lesson.h"

struct course {
    const struct lesson *lesson;
    struct session *session; /* its own, saved nowhere */
    int step;                /* lesson->count: all is done */
    int said;                /* statements of the step's `before` that are played */
    bool opens;              /* what comes before the first step is being played */
};

/* Begins at a step, as if all before it had been done; step 0 is the lesson's beginning. `course` is to be
 * ended. */
void course_begin(struct course *course, const struct lesson *lesson, int step);
void course_end(struct course *course);

/* The step that is on, or NULL when all is done. */
const struct lesson_step *course_step(const struct course *course);

/* What the script has `seat`, which is asked, do now, the learner's seat too; false if it waits for the
 * learner. */
bool course_move(const struct course *course, int seat, struct move *move);

/* True if it is the learner's turn to read or to do what is asked. */
bool course_waits(const struct course *course);

/* True if it waits for that move of the learner's, or for a touch of that target. */
bool course_wants(const struct course *course, struct move move);
bool course_wants_touch(const struct course *course, const char *target);

/* True if it waits for a touch, whichever. */
bool course_wants_some_touch(const struct course *course);

/* The move that would do; false if a touch is asked, or nothing. */
bool course_shows(const struct course *course, struct move *move);

/* What is answered to a try that is not what is asked; NULL if the lesson has no words for it. */
const char *course_answer(const struct course *course, const char *tried);

/* A move was made in the session: the course goes on by it. */
void course_made(struct course *course, struct move move);

/* What the step asks is done without a move: read, or touched. */
void course_done(struct course *course);

#endif
