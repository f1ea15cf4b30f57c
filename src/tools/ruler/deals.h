/*
 * deals.h: the deals that players are measured on, in sets that share none.
 *
 * Screening deals are for choosing: whoever looks for better weights looks at
 * them as often as they like, and a figure from them flatters whoever was chosen
 * by it. Confirmation deals come in blocks; each is used once, for a player that
 * is finished, and entered in the ledger (docs/ruler.md). A deal's seed holds its
 * set, its block and its place, so two sets cannot meet.
 */
#ifndef TOOLS_RULER_DEALS_H
#define TOOLS_RULER_DEALS_H

#include <stdint.h>

enum { DEALS_BLOCKS_MOST = (1 << 14) - 1, DEALS_PAIRS_MOST = 10000000 };

/* The seed of a pair of the screening deals, from 0. */
uint64_t deals_screening(int pair);

/* The seed of a pair of a block of the confirmation deals, blocks from 1. */
uint64_t deals_confirming(int block, int pair);

/* The seed of a round by which a player is known again (contender.h). */
uint64_t deals_known(int round);

#endif
