/*
 * person.h: a person at the terminal, as one who sits in a match (`tigers play --seat east=person`).
 *
 * What happens is printed in the words of the window, what is asked with the moves numbered; they answer by a
 * number or by the move's written form, and ask for what lies on the table by a letter (words/spoken).
 */
#ifndef CLI_PERSON_H
#define CLI_PERSON_H

#include "session/arena/match_run.h"
#include "words/words.h"

struct person_sitter {
    struct words words;
    bool left; /* they ended the match, or what they type did */
};

/* Lets the person of that match sit; it must stay where it is until the match is over. */
struct sitter person_sitter_make(struct person_sitter *person, const struct setup *setup);

/* Prints what the person is asked. */
void person_ask(const struct person_sitter *person, const struct view *view);

enum person_answer { PERSON_ASKS, PERSON_MOVES, PERSON_LEAVES };

/* Returns what a line without blanks around it means: a move, which is legal; a question, which is answered
 * at once; or the end. */
enum person_answer person_hear(const struct person_sitter *person, const char *line, const struct view *view,
                               struct move *move);

/* True for a line that asks, or ends the match; false for a move. */
bool person_only_looks(const char *line);

#endif
