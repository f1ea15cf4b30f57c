/*
 * win_words.h: how a hand was won, and the other facts besides its tiles that score.
 */
#ifndef WORDS_WIN_WORDS_H
#define WORDS_WIN_WORDS_H

#include "rules/play/ruleset.h"

enum { WIN_FACTS = 10, FACT_WORDS = 80 };

/* One fact: "Won", "by self-draw". */
struct win_fact {
    const char *name;
    char words[FACT_WORDS];
};

/* Lists the mode's facts in the order in which the scorer asks for them; returns how many. */
int win_facts(const struct ruleset *rules, const int16_t *options, const struct win *win,
              struct win_fact facts[WIN_FACTS]);

/* Returns how the winning tile came, in the mode's words: "By your own draw", "On a discard". Static. */
const char *win_source_words(const struct ruleset *rules, enum win_source source);

/* Writes the amount of a score line in the mode's unit: "2 faan", "+3", "Yakuman". */
void win_line_words(const struct ruleset *rules, const struct score_line *line, char *out, size_t size);

#endif
