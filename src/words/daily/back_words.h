/*
 * back_words.h: a summary of a match for players who resume it after hours or days.
 */
#ifndef WORDS_BACK_WORDS_H
#define WORDS_BACK_WORDS_H

#include "words/words.h"

enum { BACK_LINE = 400 /* bytes */ };

/* The parts of the summary, a sentence or two each; "" if there is nothing to say. */
struct back_words {
    char since[BACK_LINE];  /* "You were here three days ago." */
    char stands[BACK_LINE]; /* round and points */
    char last[BACK_LINE];   /* what happened last, as the viewer may know it */
    char now[BACK_LINE];    /* the viewer's choice, or whose turn it is */
    char goal[BACK_LINE];   /* what the mode is played for */
};

/* Writes the summary of a match after so many seconds, with what the view's seat may know. */
void words_back(const struct words *words, const struct session *session, const struct view *view,
                int64_t seconds, struct back_words *out);

#endif
