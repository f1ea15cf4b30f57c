/*
 * choices.h: the places in a record that a replay can jump to: decisions and starts of rounds.
 *
 * A place is a number of entries played.
 */
#ifndef SESSION_CHOICES_H
#define SESSION_CHOICES_H

#include "session/record.h"

/* Fills `record->count` bytes of `choices`: bit s of byte i is set if entry i is a move of seat s with more
 * than one choice. */
void choices_find(const struct record *record, uint8_t *choices);

/* Returns the place just before the next such entry of a seat after `place` (`direction` 1), or before the
 * last one ahead of it (-1); -1 if there is none. */
int choices_next(const uint8_t *choices, int count, int place, int seat, int direction);

/* Returns the place just after the next deal (`direction` 1), or after the deal of the previous round (-1);
 * the record's end or start if there is none. */
int choices_round(const struct record *record, int place, int direction);

/* Finds the round at a place: it begins just after its deal and ends before the next deal or at the record's
 * end. Returns false before the first deal. */
bool choices_round_bounds(const struct record *record, int place, int *begin, int *end);

#endif
