/*
 * choices.h: where in a record somebody decided, and where its rounds begin: the places a replay goes to.
 */
#ifndef SESSION_CHOICES_H
#define SESSION_CHOICES_H

#include "session/record.h"

/* Fills `choices`, which has room for `record->count` bytes: bit s of number i is set if entry i is a move of
 * seat s that it chose among several. */
void choices_find(const struct record *record, uint8_t *choices);

/* The place before the next such entry of a seat after `place`, or before the last one ahead of it
 * (`direction` 1 or -1): a number of entries played. -1: there is none. */
int choices_next(const uint8_t *choices, int count, int place, int seat, int direction);

/* The place just after the next deal (`direction` 1), or after the one before the deal of the present round;
 * the record's end, or its beginning, if there is none. */
int choices_round(const struct record *record, int place, int direction);

/* Where the round at a place begins and ends, as numbers of entries played: just after its deal, and before
 * the next deal or at the record's end. False before the first deal. */
bool choices_round_bounds(const struct record *record, int place, int *begin, int *end);

#endif
