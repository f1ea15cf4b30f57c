/* deals.c: which deals are played; see deals.h. */
#include "tools/ruler/deals.h"

#include "base/check.h"

enum { SET_KNOWN = 1, SET_SCREENING = 2, SET_CONFIRMING = 3, AT_SET = 62, AT_BLOCK = 48 };

/* Places are spread over the low bits by an odd factor, which keeps them apart. */
static uint64_t seed_of(uint64_t set, int block, int place)
{
    CHECK(block >= 0 && block <= DEALS_BLOCKS_MOST && place >= 0 && place < DEALS_PAIRS_MOST);
    uint64_t spread = (uint64_t)place * UINT64_C(0x9e3779b97f4a7c15) & ((UINT64_C(1) << AT_BLOCK) - 1);
    return set << AT_SET | (uint64_t)block << AT_BLOCK | spread;
}

uint64_t deals_screening(int pair)
{
    return seed_of(SET_SCREENING, 0, pair);
}

uint64_t deals_confirming(int block, int pair)
{
    CHECK(block > 0);
    return seed_of(SET_CONFIRMING, block, pair);
}

uint64_t deals_known(int round)
{
    return seed_of(SET_KNOWN, 0, round);
}
