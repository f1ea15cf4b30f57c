/*
 * sample.h: what the network of luck learns from, and the files it is kept in: one sample after the other.
 *
 * A sample is a moment after chance has given a tile: a head, then for each seat told of its SIGHT_INPUTS
 * numbers (int16_t, in the byte order of the machine): files are read where they were written.
 */
#ifndef TOOLS_LUCK_SAMPLE_H
#define TOOLS_LUCK_SAMPLE_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/luck/play.h"

enum { NOBODY = 0xff /* no seat won: a drawn round */ };

struct sample {
    uint8_t seats;  /* told of */
    uint8_t winner; /* its place among them, or NOBODY */
    uint8_t shared; /* what one gains the others lose */
    uint8_t unused;
    float gain;              /* of the winner, in the mode's unit */
    float target[SEAT_MOST]; /* what was to be expected for each, likewise */
};

/* Plays that many rounds and writes their samples; what came of them is corrected by today's network unless
 * `quick`. Returns what the program is to exit with. */
int samples_gather(struct play *play, const char *path, int rounds, uint64_t seed, bool quick);

#endif
