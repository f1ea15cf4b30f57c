/*
 * journal_place.h: what tests of the statistics share: matches to be counted, and a folder with the journal's
 * file.
 */
#ifndef SUPPORT_JOURNAL_PLACE_H
#define SUPPORT_JOURNAL_PLACE_H

#include "session/statistics/journal.h"
#include "support/match.h"

/* A match of a mode with its usual options, a person on the first seat and easy computers on the others. */
void journal_setup(struct setup *setup, const char *rules, uint64_t seed);

/* Counts a match into the journal under a name with that number; false if it does not count. */
bool journal_add(struct journal *journal, const struct record *record, int number);

/* A journal, empty at first, of what the lines of another one say; fails the test if one cannot be read. */
void journal_again(const struct journal *from, struct journal *to);

struct journal_place {
    char folder[MATCH_PATH], records[MATCH_PATH], journal[MATCH_PATH];
};

/* An empty folder. */
void journal_place_open(struct journal_place *place);

/* How many matches of the file count; fails the test if it cannot be read. */
int journal_place_matches(const struct journal_place *place);

/* Writes the file. */
void journal_place_write(const struct journal_place *place, const char *text);

#endif
