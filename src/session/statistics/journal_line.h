/* journal_line.h: a counted match as a line of the journal (docs/formats.md "The journal"). */
#ifndef SESSION_JOURNAL_LINE_H
#define SESSION_JOURNAL_LINE_H

#include "base/text.h"
#include "session/statistics/match_tally.h"

/* Appends the line, including the line feed. */
void journal_line_print(const struct match_tally *tally, struct text *text);

/* Reads the text after the word "match", modifying `line`. Returns false with the error if it is not a
 * match; `tally` is unchanged then. */
bool journal_line_parse(struct match_tally *tally, char *line, struct error *error);

#endif
