/*
 * script.h: tests as lines of text, played by a C program that knows the words.
 *
 * A line that begins with a blank goes on with the line before it, after a blank, or right behind it where
 * that ends in "\"; "#" at the beginning or after a blank begins a comment.
 *   let NAME TEXT       from here on $NAME is that text, in any line
 *   steps NAME          lines that "do NAME A | B" plays, $1 and $2 being A and B
 *   case TITLE          a test: the lines up to the next one
 *   with A | B          in a case: it is played once for each such line, $1 and $2 being A and B
 *   each A B C          in a case: it is played once for each of these words, which $1 is
 *   times NUMBER LINE   the line so often
 *   all LINE            before a case: the line is played at the beginning of each case that follows
 * Other lines begin with a word of the program's. A case that expects nothing fails.
 */
#ifndef SUPPORT_SCRIPT_H
#define SUPPORT_SCRIPT_H

#include "base/error.h"

enum { SCRIPT_LINE = 1600 };

/* A word and what plays the rest of its line, which it may write into. The last one is NULL. */
struct script_word {
    const char *word;
    void (*play)(char *text);
};

/* From now on a line holds several steps, parted by the mark. */
void script_part_steps(const char *mark);

/* Plays the cases of a file, each a cmocka test that `begin` begins; returns how many fail. */
int script_play(const char *path, const struct script_word *words, void (*begin)(void));

/* Fails the case at the line that is being played, and shows the line. */
void script_fail(const char *format, ...) ERROR_PRINTF(1, 2);

/* What is being played. */
const char *script_file(void);
int script_line(void);

/* An expectation was met. */
void script_met(void);

/* The text behind `mark`, blanks around both taken off, and the text before it cut off there; NULL without
 * one. */
char *script_cut(char *text, const char *mark);

/* Lines of a case, and what is said of them; NULL: they are as expected. */
struct script_sample {
    const char *lines, *said;
};

/* Has the program play each sample after the heading; fails unless it says so, with file and case. */
void script_try(const char *program, const char *heading, const struct script_sample *samples, int count);

#endif
