/*
 * win_words.h: how a hand was won and the other facts that score besides its tiles.
 */
#ifndef WORDS_WIN_WORDS_H
#define WORDS_WIN_WORDS_H

#include "rules/play/ruleset.h"

enum { WIN_FACTS = 10, FACT_WORDS = 80 };

/* One fact: "Won", "by an own draw". */
struct win_fact {
    const char *name;
    char words[FACT_WORDS];
};

/* The facts the mode has, in the order they are asked; returns how many. */
int win_facts(const struct ruleset *rules, const int16_t *options, const struct win *win,
              struct win_fact facts[WIN_FACTS]);

/* "By your own draw", "On a discard": how the winning tile came, in the mode's words. Static. */
const char *win_source_words(const struct ruleset *rules, enum win_source source);

/* "2 faan", "+3", "Yakuman": what a line of a score counts, in the mode's unit. */
void win_line_words(const struct ruleset *rules, const struct score_line *line, char *out, size_t size);

#endif
