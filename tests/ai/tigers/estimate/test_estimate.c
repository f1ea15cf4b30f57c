/* test_estimate.c: distances, danger and time as the opponents count them. Expected values are counted by
 * hand. */
#include "support/test.h"

#include "ai/tigers/estimate/danger.h"
#include "ai/tigers/estimate/only_bonus.h"
#include "ai/tigers/estimate/plan.h"
#include "support/position.h"

#define JUNK "159m159p1234567z"

/* What a seat concludes; the view stays with the caller. */
static void conclude(const struct position *position, int seat, struct view *view,
                     struct situation *situation)
{
    view_init(view, &position->game, seat);
    situation_init(situation, view, &weights_normal);
}

/* The plan of a kind that the dealer has after their first discard, which is the last tile; NULL if out of
 * reach. */
static const struct plan *plan_of(const char *hand, const char *indicators, enum plan_kind kind)
{
    static struct position p;
    static struct view view;
    static struct situation situation;
    static struct plan plans[PLAN_MAX];
    char setup[160], discard[40];
    snprintf(setup, sizeof setup, "%seast %s4z; aside 3s 7s 9s 1s",
             indicators ? "" : "option indicators off; ", hand);
    position_init(&p, setup);
    snprintf(discard, sizeof discard, "%s%sdiscard 4z", indicators ? indicators : "", indicators ? "; " : "");
    position_play(&p, discard);
    conclude(&p, EAST, &view, &situation);
    int count = plan_list(&situation, &situation.held, plans);
    for (int i = 0; i < count; i++)
        if (plans[i].kind == kind)
            return &plans[i];
    return NULL;
}

static void expect_plan(const char *hand, const char *indicators, enum plan_kind kind, int shanten,
                        const char *useful)
{
    const struct plan *plan = plan_of(hand, indicators, kind);
    char text[80] = "";
    assert_non_null(plan);
    tile_append_kinds(plan->useful, text, sizeof text);
    assert_int_equal(plan->shanten, shanten);
    assert_string_equal(text, useful);
}

TEST(test_all_pungs)
{
    /* Two pungs and two pairs: both a third, and a lone tile its second. */
    expect_plan("111m555p99p33m28m6p", NULL, PLAN_PUNGS, 2, "238m69p");
    /* A pung and four pairs: three of them want a third. */
    expect_plan("111m5599p3388m28p", NULL, PLAN_PUNGS, 2, "38m59p");
}

TEST(test_seven_pairs)
{
    expect_plan("1133m2255p77z468m", NULL, PLAN_PAIRS, 1, "468m");
}

TEST(test_pure_suit)
{
    expect_plan("1112345678999m", NULL, PLAN_SUIT, 0, "123456789m");
}

/* The numbers 3 and 7: 123 345 678 hold them, 456 does not, and the pair must be of them. */
TEST(test_only_bonus)
{
    /* Complete but for the third of 8 9 with 7. */
    expect_plan("123m345678p33m89m", "keep 3 7", PLAN_BONUS, 0, "7m");
    /* Tenpai, but 456 has neither number and no pair is one of them: far out of reach. */
    assert_null(plan_of("456m456p456m55p66m", "keep 3 7", PLAN_BONUS));
    /* Four sets, but 1m makes no pair that counts: two of a 3 or of a 7 lack. */
    expect_plan("123m345678p678m1m", "keep 3 7", PLAN_BONUS, 1, "37m37p");
}

TEST(test_all_honors)
{
    expect_plan("111222z33z55z666z", NULL, PLAN_HONORS, 0, "35z");
}

/* What a plan of four pungs is worth to the dealer who has thrown a 9 of characters. */
static int pungs_worth(const char *hand)
{
    static struct position p;
    static struct view view;
    static struct situation situation;
    static struct plan plans[PLAN_MAX];
    char setup[120];
    snprintf(setup, sizeof setup, "option indicators off; east %s9m", hand);
    position_init(&p, setup);
    position_play(&p, "discard 9m");
    conclude(&p, EAST, &view, &situation);
    int count = plan_list(&situation, &situation.held, plans);
    for (int i = 0; i < count; i++)
        if (plans[i].kind == PLAN_PUNGS)
            return plans[i].closed_points;
    fail_msg("%s has no plan of pungs", hand);
    return 0;
}

/* docs/rules/dueling-tigers.md "Winning and points": Big Four Winds 20, Big Three Winds 6, beside All Pung 3
 * and the pung of East, which is the dealer's, 1. */
TEST(test_series_of_winds)
{
    int four = pungs_worth("111222333444z1p"), three = pungs_worth("111222333z444p1p"),
        none = pungs_worth("111z222m666m444p1p");
    assert_int_equal(four - three, (20 - 6) * AI_ONE);
    assert_int_equal(three - none, 6 * AI_ONE);
    assert_true(none >= (3 + 1) * AI_ONE);
}

/* What East's plain plan is worth closed once West has thrown a 9p and the dummy shows a tile. */
static int closed_worth(const char *option, const char *script)
{
    struct position p;
    struct view view;
    struct situation situation;
    struct plan plans[PLAN_MAX];
    char setup[120];
    snprintf(setup, sizeof setup, "option indicators off; %seast 123789m123p46m77z4z; wall 9p 1z 2z", option);
    position_init(&p, setup);
    position_play(&p, script);
    conclude(&p, EAST, &view, &situation);
    assert_true(plan_list(&situation, &situation.held, plans) > 0);
    return plans[0].closed_points;
}

/* docs/rules/dueling-tigers.md "Furiten: when you may not win": all three piles can spoil a later Riichi;
 * with the option, only the player's own pile can. */
TEST(test_a_riichi_to_come_is_spoilt_by_the_piles_that_count)
{
    static const char own[] = "option riichi-furiten own; ";
    static const char quiet[] = "discard 4z; reveal 0",
                      full[] = "discard 4z; reveal 0; discard 9p; dummy-draw";
    assert_true(closed_worth("", full) < closed_worth("", quiet));
    assert_int_equal(closed_worth(own, full), closed_worth(own, quiet));
}

/* West in Riichi: kinds in any pile, and waits that such a kind has killed, are no danger. */
TEST(test_what_a_riichi_cannot_win_on)
{
    struct position p;
    struct view view;
    struct situation situation;
    struct danger danger;
    position_init(&p, "option indicators off; east " JUNK "8p; west 123789m123p46m77z; wall 9p 3z 5p");
    position_play(&p, "discard 1z; dummy-draw; riichi 3z; reveal 1");
    conclude(&p, EAST, &view, &situation);
    danger_init(&danger, &situation);
    assert_int_equal(danger.chance[TILE_EAST], 0);     /* East's own discard */
    assert_int_equal(danger.chance[TILE_1P + 8], 0);   /* the dummy's */
    assert_int_equal(danger.chance[TILE_EAST + 2], 0); /* the Riichi discard */
    assert_true(danger.chance[TILE_1M + 4] > 0);
    assert_true(danger.chance[TILE_1M + 4] > danger.chance[TILE_RED]);
    /* 7 8 would wait for 6 and 9: dead by the 9. 6p is safer than 6m for it. */
    assert_true(danger.chance[TILE_1P + 5] < danger.chance[TILE_1M + 5]);
}

/* By the option only the player's pile kills a Riichi. */
TEST(test_danger_follows_the_option)
{
    struct position p;
    struct view view;
    struct situation situation;
    struct danger danger;
    position_init(&p, "option indicators off; option riichi-furiten own; east " JUNK
                      "8p; west 123789m123p46m73z; wall 9p 7z 5p");
    position_play(&p, "discard 1z; dummy-draw; riichi 3z; reveal 1");
    conclude(&p, EAST, &view, &situation);
    danger_init(&danger, &situation);
    assert_int_equal(danger.chance[TILE_EAST + 2], 0);
    /* West changed their hand after the 9p, so it may be what they wait for. */
    assert_true(danger.chance[TILE_1P + 8] > 0);
}

/* West threw a 6m and then declared. docs/rules/dueling-tigers.md "Furiten: when you may not win": who has
 * punged it has taken it off its pile, so it bars that kind alone, and 45 may win on any 3m. Where it still
 * lies, that wait is dead whole. */
TEST(test_a_claimed_discard_bars_its_kind_alone)
{
    static const char *const options[] = {"", "option riichi-furiten own; "};
    for (int i = 0; i < 4; i++) {
        struct position p;
        struct view view;
        struct situation situation;
        struct danger danger, free;
        char setup[160];
        bool claimed = i < 2;
        snprintf(setup, sizeof setup, "option indicators off; %seast 66m159p1234567z89p; %s; wall %s",
                 options[i % 2], "west 6m123789m123p77z4p", claimed ? "4m 5m" : "4m 9p 5m");
        position_init(&p, setup);
        position_play(&p, "discard 1z; reveal 0; discard 6m");
        position_play(&p, claimed ? "pung; discard 2z; reveal 1" : "pass; reveal 1; discard 2z; reveal 2");
        position_play(&p, claimed ? "riichi 4p; reveal 2" : "riichi 4p; reveal 3");
        conclude(&p, EAST, &view, &situation);
        danger_init(&danger, &situation);
        situation.rivals[0].ruled_out &= ~TILE_BIT(TILE_1M + 5);
        danger_init(&free, &situation);
        assert_int_equal(danger.chance[TILE_1M + 5], 0);
        if (claimed)
            assert_int_equal(danger.chance[TILE_1M + 2], free.chance[TILE_1M + 2]);
        else
            assert_true(danger.chance[TILE_1M + 2] < free.chance[TILE_1M + 2]);
    }
}

/* The last round: a win that is not enough to catch up counts half, one that leads counts a point more. */
TEST(test_the_last_round_counts_the_standing)
{
    struct position p;
    struct view view;
    struct situation situation;
    position_init(&p, "option indicators off; east " JUNK "8p");
    conclude(&p, EAST, &view, &situation);
    int base = situation_value(&situation, 0);
    assert_int_equal(situation_value(&situation, 4 * AI_ONE) - base, 4 * AI_ONE);
    view.table.round = view.table.rounds;
    view.table.scores[WEST] = 5;
    assert_int_equal(situation_value(&situation, 4 * AI_ONE) - base, 2 * AI_ONE);
    assert_int_equal(situation_value(&situation, 5 * AI_ONE) - base, 5 * AI_ONE);
    assert_int_equal(situation_value(&situation, 6 * AI_ONE) - base, 7 * AI_ONE);
}

/* docs/rules/dueling-tigers.md "The score of the match": where the loser pays, a win of 3 points makes 31 to
 * 29 of 28 to 32, one of 2 a tie, and one of 1 is not enough. */
TEST(test_where_the_loser_pays_the_lead_moves_twice_as_far)
{
    struct position p;
    struct view view;
    struct situation situation;
    position_init(&p, "option indicators off; option scoring pay; east " JUNK "8p");
    conclude(&p, EAST, &view, &situation);
    int base = situation_value(&situation, 0);
    assert_int_equal(situation_value(&situation, 4 * AI_ONE) - base, 4 * AI_ONE);
    view.table.round = view.table.rounds;
    view.table.scores[EAST] = 28;
    view.table.scores[WEST] = 32;
    assert_int_equal(situation_value(&situation, 1 * AI_ONE) - base, AI_ONE / 2);
    assert_int_equal(situation_value(&situation, 2 * AI_ONE) - base, 2 * AI_ONE);
    assert_int_equal(situation_value(&situation, 3 * AI_ONE) - base, 4 * AI_ONE);
}
