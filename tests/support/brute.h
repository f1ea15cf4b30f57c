/*
 * brute.h: shanten and waits straight from their definition, for tests.
 *
 * A reference that shares nothing with src/rules/hand/shape.c: it tries every
 * complete hand there is and counts the tiles that are missing from the one
 * given. Slow (some thousand hands a second), and meant to be.
 */
#ifndef SUPPORT_BRUTE_H
#define SUPPORT_BRUTE_H

#include "rules/hand/shape.h"

/* The shanten number of a shape, by trying every complete hand its limits allow. */
int brute_shanten(const struct shape *shape);

/* The kinds of which one more, within the limits, brings the shape nearer. */
tile_set brute_waits(const struct shape *shape);

/* How many ways there are to read 14 complete tiles as sets and a pair, each counted once for every different
 * set that holds the winning kind. */
int brute_readings(const uint8_t counts[TILE_KINDS], uint8_t winning);

#endif
