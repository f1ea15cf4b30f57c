/*
 * brute.h: shanten and waits straight from their definition, for tests.
 *
 * A reference that shares nothing with src/rules/hand/shape.c: it tries every complete hand there is and
 * counts the tiles that the given one lacks. It is slow on purpose (a few thousand hands a second).
 */
#ifndef SUPPORT_BRUTE_H
#define SUPPORT_BRUTE_H

#include "rules/hand/shape.h"

/* Returns the shanten number of a shape, from every complete hand that its limits allow. */
int brute_shanten(const struct shape *shape);

/* Returns the kinds of which one more, within the limits, lowers the shanten number. */
tile_set brute_waits(const struct shape *shape);

/* Returns in how many ways 14 complete tiles can be read as sets and a pair; a way counts once for every
 * different set that holds the winning kind. */
int brute_readings(const uint8_t counts[TILE_KINDS], uint8_t winning);

#endif
