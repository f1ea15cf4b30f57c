/*
 * journal_place.h: matches to count and a folder with the journal's file, for tests of the statistics.
 */
#ifndef SUPPORT_JOURNAL_PLACE_H
#define SUPPORT_JOURNAL_PLACE_H

#include "session/statistics/journal.h"
#include "support/match.h"

/* Fills in a match with default options, a person on the first seat and easy opponents on the others. */
void journal_setup(struct setup *setup, const char *rules, uint64_t seed);

/* Adds a match to the journal under a name with that number; returns false if it does not count. */
bool journal_add(struct journal *journal, const struct record *record, int number);

/* Prints each match of a journal as a line and reads it into `to`; fails the test if one cannot be read. */
void journal_again(const struct journal *from, struct journal *to);

struct journal_place {
    char folder[MATCH_PATH], records[MATCH_PATH], journal[MATCH_PATH];
};

/* Makes an empty folder. */
void journal_place_open(struct journal_place *place);

/* Returns how many matches of the file count; fails the test if it cannot be read. */
int journal_place_matches(const struct journal_place *place);

/* Writes the file. */
void journal_place_write(const struct journal_place *place, const char *text);

#endif
