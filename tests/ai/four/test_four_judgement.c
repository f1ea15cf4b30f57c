/* test_four_judgement.c: what the opponents do at a table of four in positions whose right move can be argued
 * (docs/rules/patterns.md "The patterns", docs/rules/classic.md "Winning").
 */
#include "support/test.h"

#include "ai/four/four_explain.h"
#include "ai/teach.h"
#include "support/position.h"
#include "words/study/reason_words.h"

#define CLASSIC  "mode classic; option flowers off; "
#define PATTERNS "mode patterns; "

enum { SOUTH_SEAT = 1, WEST_SEAT, NORTH_SEAT };

static char chosen[MOVE_TEXT];
static char reason[REASON_TEXT]; /* in words */

/* The move of a seat that is asked, as text. */
static const char *choice(const struct position *position, enum ai_level level, int seat)
{
    struct view view;
    struct rng rng;
    struct reason why;
    rng_init(&rng, 5);
    view_init(&view, &position->game, seat);
    assert_true(view.move_count > 0);
    move_print(ai_choose(level, &view, &rng, &why), chosen);
    reason_say(NULL, &why, reason, sizeof reason);
    return chosen;
}

static void expect_reason(const char *words)
{
    if (!strstr(reason, words))
        print_error("%s: %s\n", chosen, reason);
    assert_non_null(strstr(reason, words));
}

/* South's hand of runs waits for 1p and 4p; East throws one. */
TEST(test_wins_are_taken)
{
    static const char *const modes[] = {CLASSIC "option minimum 0; ", PATTERNS};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup, "%seast 4p159m159s1234567z; south 123567m345s23p88s", modes[i]);
        position_init(&p, setup);
        position_play(&p, "discard 4p");
        for (int level = AI_EASY; level < AI_LEVELS; level++)
            assert_string_equal(choice(&p, (enum ai_level)level, SOUTH_SEAT), "win");
        expect_reason("wins");
    }
}

/* A pung of 9s would make the hand an open one of mixed runs: no faan at all. */
TEST(test_no_claim_into_a_dead_end)
{
    struct position p;
    position_init(&p, CLASSIC "east 9s159m159p1234567z; south 234567m34567p99s");
    position_play(&p, "discard 9s");
    assert_true(position_can(&p, SOUTH_SEAT, "pung"));
    assert_string_equal(choice(&p, AI_NORMAL, SOUTH_SEAT), "pass");
    expect_reason("an open hand could no longer reach 3 faan");
}

/* Two dragon triplets and a third pair: the pung is worth everything. */
TEST(test_dragons_are_punged)
{
    static const char *const modes[] = {CLASSIC, PATTERNS};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup, "%seast 7z159m159p1234s123z; south 555z66z77z13m78p44s", modes[i]);
        position_init(&p, setup);
        position_play(&p, "discard 7z");
        assert_string_equal(choice(&p, AI_NORMAL, SOUTH_SEAT), "pung");
        assert_string_equal(choice(&p, AI_EASY, SOUTH_SEAT), "pung");
    }
}

/* Eight characters and two pairs of dragons: the dots go, though they are nearly a run. */
TEST(test_a_flush_is_kept)
{
    static const char *const modes[] = {CLASSIC, PATTERNS};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup, "%seast 12356789m55z66z34p", modes[i]);
        position_init(&p, setup);
        const char *move = choice(&p, AI_NORMAL, 0);
        assert_true(!strcmp(move, "discard 3p") || !strcmp(move, "discard 4p"));
    }
}

/* South has laid out three sets of dots and goes on collecting them; East's own hand is hopeless. */
#define DOTS_OUT                                                                                             \
    "east 258p159m1359s1236z; south 224477p35p36m58s7z; west 47p1199m1199s447z; north 2587m369p3678s55z; "   \
    "wall 7s 9s 1z 3z 7m"
#define DOTS_CALLED                                                                                          \
    "discard 2p; south: pung; discard 3m; discard 4p; south: pung; discard 6m; discard 7p; south: pung; "    \
    "discard 5s; discard 4z; discard 3z"

TEST(test_a_hopeless_hand_folds)
{
    static const char *const setups[] = {CLASSIC DOTS_OUT, PATTERNS DOTS_OUT};
    for (int i = 0; i < 2; i++) {
        struct position p;
        position_init(&p, setups[i]);
        position_play(&p, DOTS_CALLED);
        const char *move = choice(&p, AI_NORMAL, 0);
        assert_int_equal(strncmp(move, "discard ", 8), 0);
        assert_int_not_equal(move[9], 'p');
        assert_int_not_equal(strcmp(move, "discard 6z"), 0);
    }
}

/* South has white and green dragons out: who gives them the red one pays for the three of them. */
TEST(test_the_third_dragon_is_kept)
{
    struct position p;
    position_init(&p, CLASSIC "east 159m159p159s23456z; south 5566z238m67p3389s; north 247m158p1368s127z; "
                              "wall 9m 9p 1s 4s 4p");
    position_play(&p, "discard 5z; south: pung; discard 2m; discard 9m; discard 9p; discard 6z; south: pung;"
                      "discard 3m; discard 4s");
    struct view view;
    struct ranking ranking;
    view_init(&view, &p.game, NORTH_SEAT);
    teach_rank(&view, 1, NULL, &ranking);
    struct move red = move_make(MOVE_DISCARD, NORTH_SEAT, TILE_RED);
    assert_int_equal(teach_find(&ranking, red), ranking.count - 1);
    reason_say(NULL, &ranking.list[ranking.count - 1].reason, reason, sizeof reason);
    expect_reason("South could use red dragon");
    assert_string_not_equal(choice(&p, AI_NORMAL, NORTH_SEAT), "discard 7z");
}

/* What is said for a kong of the tile on offer where it is the best. */
static enum reason_kind said_for_kong(const struct position *position, int seat)
{
    struct view view;
    struct four_judge judge;
    struct four_judged list[MOVE_MAX];
    int place = 0;
    view_init(&view, &position->game, seat);
    four_judge_init(&judge, &view, &four_weights_normal);
    int count = four_judge_moves(&judge, true, list);
    while (place < count && list[place].move.kind != MOVE_KONG)
        place++;
    assert_true(place < count);
    struct four_judged kong = list[place];
    list[place] = list[0];
    list[0] = kong;
    return (enum reason_kind)four_explain(&judge, list, count, 0).kind;
}

/* South holds three dragons and is offered the fourth: the kong opens a closed hand, which costs what closed
 * hands are paid; of an open one nothing is lost. */
TEST(test_a_kong_that_opens_the_hand_is_not_free)
{
    struct position p;
    position_init(&p, PATTERNS "east 7z159m159s123456z8s; south 777z234678m34p99s");
    position_play(&p, "discard 7z");
    assert_int_equal(said_for_kong(&p, SOUTH_SEAT), REASON_TILE_WORTH_MORE);
    position_init(&p, PATTERNS "east 7z5z159m159s12346z8s; south 777z55z678m34p99s1p; wall 1z 2z 9p");
    position_play(&p, "discard 5z; pung; discard 1p; discard 1z; discard 2z; discard 7z");
    assert_int_equal(said_for_kong(&p, SOUTH_SEAT), REASON_KONG_BRINGS_DRAW);
}

/* The teacher's reason for its best move. */
static const struct reason *taught(const struct position *position, int seat)
{
    static struct ranking ranking;
    struct view view;
    view_init(&view, &position->game, seat);
    teach_rank(&view, 1, NULL, &ranking);
    return &ranking.list[0].reason;
}

/* docs/rules/patterns.md "The patterns": Seven Pairs is worth 30. Five pairs lack two tiles; a hand that is
 * far from all patterns is not said to be close to one. */
TEST(test_a_pattern_that_is_close)
{
    struct position p;
    position_init(&p, PATTERNS "east 55m344779p335569s");
    const struct reason *why = taught(&p, 0);
    assert_int_equal(why->kind, REASON_DIRECTION);
    assert_string_equal(why->patterns[0]->id, "seven-pairs");
    assert_int_equal(why->number, 2);
    assert_int_equal(why->second, 30);
    position_init(&p, PATTERNS "east 269m669p13457s126z");
    assert_int_not_equal(taught(&p, 0)->kind, REASON_DIRECTION);
}

/* Without 9m the hand lacks three tiles of four runs, and three of 678 in every suit; 6m would leave only the
 * first. */
TEST(test_two_patterns_that_stay_open)
{
    struct position p;
    position_init(&p, PATTERNS "east 679m67p455666779s");
    const struct reason *why = taught(&p, 0);
    assert_int_equal(why->kind, REASON_FITS_BOTH);
    assert_string_equal(why->patterns[0]->id, "all-runs");
    assert_string_equal(why->patterns[1]->id, "three-similar-runs");
}

/* 222s is a pung: All Runs lacks more than the two tiles of four sets. */
TEST(test_a_pung_is_no_run)
{
    struct position p;
    position_init(&p, PATTERNS "east 68m11678p22268s57z");
    const struct reason *why = taught(&p, 0);
    assert_int_not_equal(why->kind, REASON_DIRECTION);
    assert_int_not_equal(why->kind, REASON_FITS_BOTH);
    position_init(&p, PATTERNS "east 68m11678p23468s57z");
    why = taught(&p, 0);
    assert_true(why->kind == REASON_DIRECTION || why->kind == REASON_FITS_BOTH);
    assert_string_equal(why->patterns[0]->id, "all-runs");
}

/* docs/rules/classic.md "Winning": with 7s the hand would wait for 4m and 7m with All Sequences, and
 * Self-Draw at the best: 2 faan, which a minimum of 3 asks too much of, a minimum of 1 doesn't. */
TEST(test_a_chow_that_falls_short)
{
    static const char *const setups[] = {CLASSIC, CLASSIC "option minimum 1; "};
    for (int i = 0; i < 2; i++) {
        struct position p;
        char setup[200];
        snprintf(setup, sizeof setup, "%seast 7s159m159p1234567z; south 56m123345p489s22z", setups[i]);
        position_init(&p, setup);
        position_play(&p, "discard 7s");
        const struct reason *why = taught(&p, SOUTH_SEAT);
        assert_int_equal(why->kind == REASON_CHOW_FAAN, i == 0);
        assert_true(i || why->number == 2);
    }
}
