/*
 * ledger.h: which confirmation deals have been used, for what.
 *
 * A table at the end of docs/ruler.md, a row a block. A block is entered before
 * its first deal is played, so none can be used for a second player because the
 * first one's figure was not liked; a row under way can only be finished, by the very same players.
 */
#ifndef TOOLS_RULER_LEDGER_H
#define TOOLS_RULER_LEDGER_H

#include "base/error.h"

/* Who is confirmed against whom: names with the sums of their moves. */
struct ledger_row {
    const char *who, *against;
    int pairs;
};

/* The block of that row: the one under way, or else a new one, entered under the day. 0 with a sentence if
 * the ledger cannot be read or written. */
int ledger_claim(const char *path, const struct ledger_row *row, const char *day, struct error *why);

/* Enters what a block under way has come to. False with a sentence if it cannot. */
bool ledger_finish(const char *path, int block, const char *result, struct error *why);

/* How many blocks are entered. -1 with a sentence if it cannot be read or is not in order. */
int ledger_blocks(const char *path, struct error *why);

#endif
