/*
 * test_deals.c: deals to choose by and deals to confirm by have none in common, and the ledger is in order.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "tools/ruler/deals.h"
#include "tools/ruler/ledger.h"

enum { SCREENED = 400000, KNOWN = 1000, BLOCK = 100000, BLOCKS_AHEAD = 6 };

static int compare(const void *a, const void *b)
{
    uint64_t one, other;
    one = *(const uint64_t *)a;
    other = *(const uint64_t *)b;
    return one < other ? -1 : one > other;
}

/* All blocks that the ledger has, and some to come. */
static int blocks(void)
{
    struct error why;
    int used = ledger_blocks(SOURCE_DIR "/docs/ruler.md", &why);
    if (used < 0)
        fail_msg("%s", why.message);
    return used + BLOCKS_AHEAD;
}

static void test_no_deal_is_in_two_sets(void **state)
{
    (void)state;
    int all = blocks();
    size_t count = 0, room = SCREENED + KNOWN + (size_t)all * BLOCK;
    uint64_t *seeds = malloc(room * sizeof *seeds);
    assert_non_null(seeds);
    for (int i = 0; i < SCREENED; i++)
        seeds[count++] = deals_screening(i);
    for (int i = 0; i < KNOWN; i++)
        seeds[count++] = deals_known(i);
    for (int block = 1; block <= all; block++)
        for (int i = 0; i < BLOCK; i++)
            seeds[count++] = deals_confirming(block, i);
    assert_int_equal(count, room);
    qsort(seeds, count, sizeof *seeds, compare);
    for (size_t i = 1; i < count; i++)
        assert_true(seeds[i] != seeds[i - 1]);
    free(seeds);
}

/* The last deals of each set are as far apart as the first. */
static void test_nor_at_the_ends(void **state)
{
    (void)state;
    int last = DEALS_PAIRS_MOST - 1;
    for (int block = 1; block <= DEALS_BLOCKS_MOST; block += 97)
        for (int pair = 0; pair < 50; pair++) {
            assert_true(deals_confirming(block, last - pair) != deals_screening(last - pair));
            assert_true(deals_confirming(block, last - pair) != deals_screening(pair));
            assert_true(block == 1 || deals_confirming(block, pair) != deals_confirming(block - 1, pair));
        }
}

/* Figures of old would not be comparable if the deals were others: these are written down. */
static void test_deals_stay_what_they_are(void **state)
{
    (void)state;
    assert_true(deals_screening(0) == UINT64_C(0x8000000000000000));
    assert_true(deals_screening(1) == UINT64_C(0x800079b97f4a7c15));
    assert_true(deals_confirming(1, 0) == UINT64_C(0xc001000000000000));
    assert_true(deals_confirming(2, 1) == UINT64_C(0xc00279b97f4a7c15));
    assert_true(deals_known(1) == UINT64_C(0x400079b97f4a7c15));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_deal_is_in_two_sets),
        cmocka_unit_test(test_nor_at_the_ends),
        cmocka_unit_test(test_deals_stay_what_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
