/*
 * measure.h: pairs of two players, kept in a file as they are played.
 *
 * The file is text: a first line that says who played on which deals, then a
 * line a pair, in order. Whoever is cut off goes on where the file ends; a line
 * cut short is played again. The same pairs give the same file, byte for byte,
 * however often that happens.
 */
#ifndef TOOLS_RULER_MEASURE_H
#define TOOLS_RULER_MEASURE_H

#include <stdio.h>

#include "tools/ruler/ruled_pair.h"
#include "tools/ruler/sprt.h"

/* What the pairs so far come to. */
struct measured {
    struct running plain, fair /* corrected */, luck;
    struct tally tally;
};

struct measure {
    struct contender *a, *b;
    int block;           /* of the confirmation deals; 0: the screening deals */
    struct measured sum; /* of the pairs taken */
    FILE *file;
    char *kept; /* the pairs the file held when it was opened */
    size_t at;  /* of them, where the next one stands */
};

/* Opens or begins the file of two players in the folder, which is made. False with a sentence if it cannot,
 * or if it is of players that moved otherwise. */
bool measure_open(struct measure *measure, const char *folder, struct error *why);

/* Takes the next pair: from the file, or, after its last, played and written down. False with a sentence if
 * it cannot be written. */
bool measure_pair(struct measure *measure, struct error *why);

void measure_close(struct measure *measure);

#endif
