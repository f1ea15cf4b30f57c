/*
 * script.h: tests as lines of text, played by a C program that knows the words.
 *
 * A line that begins with a blank continues the line before it: after a blank, or without one where that line
 * ends in "\". "#" at the beginning or after a blank starts a comment.
 *   let NAME TEXT       from here on, $NAME in a line is that text
 *   steps NAME          lines that "do NAME A | B" plays, with A as $1 and B as $2
 *   case TITLE          a test: the lines up to the next one
 *   with A | B          in a case: it is played once for each such line, with A as $1 and B as $2
 *   each A B C          in a case: it is played once for each of these words, which is $1
 *   times NUMBER LINE   plays the line that often
 *   all LINE            before a case: plays the line at the start of each case after it
 * Other lines begin with a word of the program. A case without an expectation fails.
 */
#ifndef SUPPORT_SCRIPT_H
#define SUPPORT_SCRIPT_H

#include "base/error.h"

enum { SCRIPT_LINE = 1600 };

/* A word, and the function that plays the rest of its line and may change that text. The last word is NULL.
 */
struct script_word {
    const char *word;
    void (*play)(char *text);
};

/* From now on a line holds several steps, separated by the mark. */
void script_part_steps(const char *mark);

/* Plays the cases of a file, each as a cmocka test that starts with `begin`; returns how many fail. */
int script_play(const char *path, const struct script_word *words, void (*begin)(void));

/* Fails the case at the line that is being played, and shows the line. */
void script_fail(const char *format, ...) ERROR_PRINTF(1, 2);

/* Return the file and the line that are being played. */
const char *script_file(void);
int script_line(void);

/* Notes that an expectation was met. */
void script_met(void);

/* Cuts the text off at `mark` and returns what follows it, both without blanks at the cut; NULL without a
 * mark. */
char *script_cut(char *text, const char *mark);

/* Lines of a case, and what its failure says; NULL: it passes. */
struct script_sample {
    const char *lines, *said;
};

/* Has the program play each sample after the heading. Fails unless it passes or says so, with file and case.
 */
void script_try(const char *program, const char *heading, const struct script_sample *samples, int count);

#endif
