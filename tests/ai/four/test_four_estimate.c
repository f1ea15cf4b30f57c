/* test_four_estimate.c: what the opponents of the table of four estimate with: payments, responsibility and
 * liability (docs/rules/patterns.md "Who pays", docs/rules/classic.md "Points" and "Liability (pao)"), the
 * hand that tiles may become, plans that pay.
 */
#include "support/test.h"

#include "ai/four/finish.h"
#include "ai/four/four_judge.h"
#include "support/position.h"

#define JUNK "east 1m159m159p1234567z"

static struct view view;
static struct score scratch;
static struct four_situation situation;

/* What a seat sees after the moves. */
static void see(const char *setup, const char *moves, int seat)
{
    struct position p;
    position_init(&p, setup);
    position_play(&p, moves);
    view_init(&view, &p.game, seat);
    four_situation_init(&situation, &view, &four_weights_normal, &scratch);
}

static void expect_pay(const char *setup, int own_draw, int discard, int bystander)
{
    see(setup, "", 0);
    assert_int_equal(situation.pay.own_draw, own_draw * AI_ONE / 2);
    assert_int_equal(situation.pay.discard, discard * AI_ONE / 2);
    assert_int_equal(situation.pay.bystander, bystander * AI_ONE / 2);
}

/* In halves of the value. */
TEST(test_who_pays)
{
    expect_pay("mode patterns; " JUNK, 6, 6, 0);
    expect_pay("mode classic; " JUNK, 6, 4, 0);
    expect_pay("mode classic; option split-payment on; " JUNK, 6, 4, 1);
}

/* Where a rival stands in the list. */
static int rival_at(int seat)
{
    for (int i = 0; i < situation.rival_count; i++)
        if (situation.rivals[i].seat == seat)
            return i;
    fail();
    return 0;
}

/* East threw 5m; South may throw another at their own cost, but for East's own win, which each pays once. */
TEST(test_a_tile_just_thrown_is_anothers_cost)
{
    see("mode patterns; east 5m159m159p1234567z; south 258m258p258s1237z", "discard 5m", 1);
    assert_int_equal(four_situation_feeds(&situation, rival_at(2), 4), 0);
    assert_int_equal(four_situation_feeds(&situation, rival_at(0), 4), AI_ONE);
    assert_int_equal(four_situation_feeds(&situation, rival_at(2), 1), 3 * AI_ONE);
    see("mode classic; east 5m159m159p1234567z; south 258m258p258s1237z", "discard 5m", 1);
    assert_int_equal(four_situation_feeds(&situation, rival_at(2), 4), 2 * AI_ONE);
}

static void find(const char *tiles, int sets, tile_set runs, tile_set pungs, struct finish *finish)
{
    struct hand hand = {0};
    struct error why;
    uint8_t unseen[TILE_KINDS];
    struct finish_kinds kinds = {.runs = runs, .pungs = pungs, .pairs = pungs};
    assert_true(hand_parse(&hand, tiles, &why));
    for (int kind = 0; kind < TILE_KINDS; kind++)
        unseen[kind] = (uint8_t)(4 - hand.counts[kind]);
    assert_true(finish_find(hand.counts, unseen, sets, &kinds, finish));
}

TEST(test_the_likeliest_hand)
{
    const tile_set all = ((tile_set)1 << TILE_KINDS) - 1;
    struct finish finish;
    find("123m456p78s555z11z", 4, FINISH_RUNS, all, &finish);
    assert_int_equal(finish.missing, 1);
    assert_int_equal(finish.pair, TILE_EAST);
    /* The two that wait on both sides are finished rather than those that wait for a tile between. */
    find("123m456p13s67s11z", 4, FINISH_RUNS, all, &finish);
    assert_int_equal(finish.missing, 2);
    /* Pungs alone of a hand of runs. */
    find("123m456p789s1122z", 4, 0, all, &finish);
    assert_int_equal(finish.missing, 7);
    for (int i = 0; i < finish.count; i++)
        assert_int_equal(finish.sets[i].kind, SET_PUNG);
}

/* With runs of two suits laid out nothing reaches three faan, and everything wins without a minimum. */
TEST(test_no_plan_below_the_minimum)
{
    static const char *const setups[] = {
        "mode classic; option flowers off; east 3m159m159p1234567z; south 12m4567p3489s112z; west "
        "258m3p1347s12347z",
        "mode classic; option minimum 0; option flowers off; east 3m159m159p1234567z; south "
        "12m4567p3489s112z; west 258m3p1347s12347z"};
    for (int i = 0; i < 2; i++) {
        static struct four_plans plans;
        see(setups[i], "discard 3m; chow 1m", 1);
        struct holding holding = situation.held;
        hand_remove(&holding.hand, TILE_EAST + 1);
        holding.melds[holding.meld_count++] =
            (struct meld){.kind = MELD_RUN, .tile = TILE_1P + 3, .claimed = TILE_1P + 3};
        for (int kind = TILE_1P + 3; kind < TILE_1P + 6; kind++)
            hand_remove(&holding.hand, (uint8_t)kind);
        plans.count = four_plan_list(&situation, &holding, plans.list);
        bool pays = false;
        for (int p = 0; p < plans.count; p++)
            pays |= plans.list[p].gain[0][0] > 1;
        assert_int_equal(pays, i == 1);
    }
}
