/*
 * journal_line.h: a counted match as a line of the journal, and back (docs/formats.md "The journal").
 */
#ifndef SESSION_JOURNAL_LINE_H
#define SESSION_JOURNAL_LINE_H

#include "base/text.h"
#include "session/statistics/match_tally.h"

/* Appends the line, which ends with a line feed. */
void journal_line_print(const struct match_tally *tally, struct text *text);

/* Reads what follows the word "match", which is cut up; false with the reason, and `tally` is untouched, if
 * it is no match. */
bool journal_line_parse(struct match_tally *tally, char *line, struct error *error);

#endif
