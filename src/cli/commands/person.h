/*
 * person.h: a person who plays at the terminal (`tigers play --seat east=person`).
 *
 * Events are printed in the window's words and the moves with numbers. The person answers with a number or
 * with the move's text, and asks for what is on the table with a letter (words/spoken).
 */
#ifndef CLI_PERSON_H
#define CLI_PERSON_H

#include "session/arena/match_run.h"
#include "words/words.h"

struct person_sitter {
    struct words words;
    bool left; /* the person ended the match, or the input ended */
};

/* Returns a sitter for the person of that match; `person` must stay at its address until the match is
 * over. */
struct sitter person_sitter_make(struct person_sitter *person, const struct setup *setup);

/* Prints the question to the person. */
void person_ask(const struct person_sitter *person, const struct view *view);

enum person_answer { PERSON_ASKS, PERSON_MOVES, PERSON_LEAVES };

/* Handles a line without blanks around it: a move, which is then legal and in `*move`; a question, which is
 * answered at once; or the end. */
enum person_answer person_hear(const struct person_sitter *person, const char *line, const struct view *view,
                               struct move *move);

/* True for a line that asks something or ends the match; false for a move. */
bool person_only_looks(const char *line);

#endif
