/* test_teach.c: the teacher's ranking is complete, legal and says what a player can check at the table. */
#include "support/test.h"

#include <math.h>

#include "ai/plain_reason.h"
#include "ai/teach.h"
#include "rules/modes/list.h"
#include "support/match.h"
#include "support/position.h"
#include "words/study/reason_words.h"

#define PLAIN "option indicators off; "

static struct ranking ranking;

static void rank(const struct position *position, int seat)
{
    struct view view;
    view_init(&view, &position->game, seat);
    teach_rank(&view, 1, NULL, &ranking);
}

static const struct advice *advice_on(const char *text)
{
    char written[MOVE_TEXT];
    for (int i = 0; i < ranking.count; i++) {
        move_print(ranking.list[i].move, written);
        if (strcmp(written, text) == 0)
            return &ranking.list[i];
    }
    print_error("%s is not ranked\n", text);
    fail();
    return NULL;
}

static void expect_reason(const struct advice *advice, const char *words)
{
    char said[REASON_TEXT];
    reason_say(NULL, &advice->reason, said, sizeof said);
    assert_string_equal(said, words);
}

static bool figures_are_sound(const struct advice *advice)
{
    return advice->win >= 0 && advice->win <= 1000 && advice->deal_in >= 0 && advice->deal_in <= 1000;
}

/* Every legal move is ranked once, singly or with its kind, and has a reason. */
static void check_ranking(const struct view *view)
{
    int seen[MOVE_MAX] = {0};
    teach_rank(view, 1, NULL, &ranking);
    assert_in_range(ranking.count, 1, view->move_count);
    for (int i = 0; i < ranking.count; i++) {
        assert_true(view_allows(view, ranking.list[i].move));
        assert_int_not_equal(ranking.list[i].reason.kind, REASON_NONE);
        assert_true(figures_are_sound(&ranking.list[i]));
        if (i && ranking.list[i].reason.kind == REASON_WINS_INSTEAD) /* the chance that is shown */
            assert_int_equal(ranking.list[i].reason.number, (ranking.list[i].win + 5) / 10);
    }
    for (int i = 0; i < view->move_count; i++) {
        int place = teach_find(&ranking, view->moves[i]);
        bool form = view->moves[i].kind == MOVE_GUESS || view->moves[i].kind == MOVE_NAME;
        assert_true(form || place >= 0);
        if (place >= 0)
            seen[place]++;
    }
    for (int i = 0; i < ranking.count; i++)
        assert_true(seen[i] > 0 || view->moves[0].kind >= MOVE_GUESS);
}

/* Looks at every sixth: where rounds are played on for it, a ranking takes its time. */
static struct move rank_and_choose(const struct view *view, int turn, struct rng *rng)
{
    if (turn % 6 == 0)
        check_ranking(view);
    return ai_choose(turn % 3 ? AI_EASY : AI_RANDOM, view, rng, NULL);
}

TEST(test_every_move_is_ranked_in_every_mode)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        bool slow = rules->has_stages || rules->declares_risk;
        match_walk(rules, 77 + (uint64_t)mode, slow ? 60 : 300, rank_and_choose);
    }
}

TEST(test_a_win_stands_first)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z5m");
    rank(&p, EAST);
    assert_int_equal(ranking.list[0].move.kind, MOVE_WIN);
    assert_int_equal(ranking.list[0].win, 1000);
    assert_int_equal(ranking.list[0].points, 300); /* four runs, self-picked, concealed */
}

/* 46m and 5m: with 4z gone there are four 5m; breaking 46m leaves none. */
TEST(test_figures_follow_the_waits)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z4z; west 258m258p1234567z");
    rank(&p, EAST);
    expect_reason(&ranking.list[0], "4 tiles win, and Riichi adds 2 points");
    assert_true(advice_on("riichi 4z")->win > advice_on("discard 4m")->win);
    assert_true(advice_on("riichi 4z")->points > advice_on("discard 7z")->points);
    assert_int_equal(advice_on("discard 1m")->reason.kind, REASON_STEP_FURTHER);
}

/* West is in Riichi; 4z lies on a pile and cannot be won on, 5m can. */
TEST(test_a_live_tile_is_named)
{
    struct position p;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 123789m123p46m77z; wall 4z 5p");
    position_play(&p, "discard 1z; reveal 0; riichi 4z; reveal 1");
    rank(&p, EAST);
    assert_int_equal(advice_on("discard 4z")->deal_in, 0);
    assert_true(advice_on("discard 5m")->deal_in > 0);
    expect_reason(advice_on("discard 5m"), "West is in Riichi and this tile is live");
}

/* docs/rules/one-suit.md "Tiles, hands, seats": with one of three sitting out two play. What the other wins
 * counts as much as where there are two seats. */
TEST(test_who_sits_out_shares_no_loss)
{
    struct ranking of_two;
    struct position p;
    bool wins = false;
    position_init(&p, "mode one-suit; option suit m; east 2344556m9m; west 1178889m");
    rank(&p, EAST);
    of_two = ranking;
    position_init(&p,
                  "mode one-suit; option suit m; option players sit-out; east 2344556m9m; south 1178889m");
    rank(&p, EAST);
    assert_int_equal(ranking.count, of_two.count);
    for (int i = 0; i < of_two.count; i++) {
        char text[MOVE_TEXT];
        move_print(of_two.list[i].move, text);
        assert_int_equal(advice_on(text)->win, of_two.list[i].win);
        assert_int_equal(advice_on(text)->others, of_two.list[i].others);
        wins = wins || of_two.list[i].others > 0;
    }
    assert_true(wins);
}

/* --- what a loss is made of ---------------------------------------------------------------------- */

static int sum_of(const struct split *split)
{
    int sum = 0;
    for (int i = 0; i < SPLIT_PARTS; i++)
        sum += split->part[i];
    return sum;
}

/* Wins half as often, for the same 4 points, and the others win the same: all of it is chance. */
TEST(test_winning_less_often_is_chance)
{
    struct advice best = {.estimate = true, .points = 150, .win = 500, .others = 50, .by_dummy = -1};
    struct advice made = {.estimate = true, .points = 50, .win = 250, .others = 50, .by_dummy = -1};
    struct split split;
    teach_split(&best, &made, &split);
    assert_int_equal(split.part[SPLIT_CHANCE], 100);
    assert_int_equal(split.part[SPLIT_POINTS], 0);
    assert_int_equal(split.part[SPLIT_DANGER], 0);
    assert_int_equal(split.part[SPLIT_DUMMY], 0);
}

/* Wins as often, but 3 points for 4: all of it is points. */
TEST(test_winning_cheaper_hands_is_points)
{
    struct advice best = {.estimate = true, .points = 160, .win = 400, .by_dummy = -1};
    struct advice made = {.estimate = true, .points = 120, .win = 400, .by_dummy = -1};
    struct split split;
    teach_split(&best, &made, &split);
    assert_int_equal(split.part[SPLIT_POINTS], 40);
    assert_int_equal(sum_of(&split), 40);
    assert_int_equal(split.part[SPLIT_CHANCE], 0);
}

TEST(test_what_others_win_is_danger)
{
    struct advice best = {.estimate = true, .points = 100, .win = 400, .others = 20, .by_dummy = -1};
    struct advice made = {.estimate = true, .points = 30, .win = 400, .others = 90, .by_dummy = -1};
    struct split split;
    teach_split(&best, &made, &split);
    assert_int_equal(split.part[SPLIT_DANGER], 70);
    assert_int_equal(sum_of(&split), 70);
}

/* Of 100 wins fewer in a thousand 60 would have come by the dummy. */
TEST(test_wins_by_the_dummy_are_told_apart)
{
    struct advice best = {.estimate = true, .points = 200, .win = 500, .by_dummy = 160};
    struct advice made = {.estimate = true, .points = 160, .win = 400, .by_dummy = 100};
    struct split split;
    teach_split(&best, &made, &split);
    assert_int_equal(split.part[SPLIT_DUMMY], 24); /* 4 points each */
    assert_int_equal(split.part[SPLIT_CHANCE], 16);
    assert_int_equal(sum_of(&split), 40);
}

TEST(test_the_parts_are_the_loss_whatever_the_figures)
{
    struct rng rng;
    rng_init(&rng, 9);
    for (int i = 0; i < 20000; i++) {
        struct advice pair[2];
        for (int k = 0; k < 2; k++)
            pair[k] = (struct advice){.estimate = true,
                                      .points = (int)rng_below(&rng, 20000) - 10000,
                                      .win = (int)rng_below(&rng, 1001),
                                      .others = (int)rng_below(&rng, 9000) - 2000,
                                      .dummy = (int)rng_below(&rng, 300) - 150,
                                      .by_dummy = (int)rng_below(&rng, 500) - 1};
        struct split split;
        teach_split(&pair[0], &pair[1], &split);
        assert_int_equal(sum_of(&split), pair[0].points - pair[1].points);
    }
}

/* --- danger -------------------------------------------------------------------------------------- */

/* West is in Riichi; 4z lies on a pile and cannot be won on (docs/rules/dueling-tigers.md "Furiten: when you
 * may not win"), 5m can; 4m is not held. */
TEST(test_a_furiten_tile_is_no_danger)
{
    enum { FOUR_M = 3, FIVE_M = 4 };
    struct position p;
    struct view view;
    struct danger_figures figures;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 123789m123p46m77z; wall 4z 5p");
    position_play(&p, "discard 1z; reveal 0; riichi 4z; reveal 1");
    view_init(&view, &p.game, EAST);
    teach_danger(&view, 1, &figures);
    assert_true(figures.kinds >> TILE_NORTH & 1);
    assert_int_equal(figures.chance[TILE_NORTH], 0);
    assert_true(figures.chance[FIVE_M] > 0);
    assert_true(figures.points[FIVE_M] >= 200); /* Riichi and a run or pair at least */
    assert_false(figures.kinds >> FOUR_M & 1);
}

/* The figures are chances, of tiles that are held. */
static void check_danger(const struct view *view)
{
    struct danger_figures figures;
    teach_danger(view, 3, &figures);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        assert_in_range(figures.chance[kind], 0, 1000);
        assert_true(figures.points[kind] >= 0);
        assert_true(!(figures.kinds >> kind & 1) || view->own.hand.counts[kind]);
    }
}

TEST(test_a_loss_has_its_error)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z4z; west 258m258p1234567z");
    rank(&p, EAST);
    assert_int_equal(ranking.list[0].error, 0);
    for (int i = 1; i < ranking.count; i++)
        assert_true(ranking.list[i].error > 0);
    struct view view;
    struct advice best = ranking.list[0], made = *advice_on("discard 1m");
    view_init(&view, &p.game, EAST);
    teach_measure(&view, 1, TEACH_CLAIM, NULL, &best, &made);
    assert_true(best.played && made.played);
    assert_true(best.points - made.points > made.error); /* four winning tiles given up are surely a loss */
    check_danger(&view);
}

/* West waits for what East may discard next turn: a tile of the dummy doesn't deal that in. */
TEST(test_a_dummy_action_gives_no_tile)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east 159m159p1234567z8p; west 123789m123p46m77z");
    position_play(&p, "discard 1z");
    rank(&p, EAST);
    view_init(&view, &p.game, EAST);
    struct advice best = ranking.list[0], made = ranking.list[1];
    teach_measure(&view, 1, TEACH_SCREEN, NULL, &best, &made);
    assert_true(best.played);
    assert_int_equal(best.deal_in + made.deal_in, 0);
}

static int played_on;

/* Plays the first and the last move of each 15th ranking on. */
static struct move measure_and_choose(const struct view *view, int turn, struct rng *rng)
{
    if (turn % 15 == 14 && view->table.phase == PHASE_TURN && view->move_count > 1 && played_on < 2) {
        teach_rank(view, 1, NULL, &ranking);
        struct advice best = ranking.list[0], made = ranking.list[ranking.count - 1];
        teach_measure(view, 1, TEACH_SCREEN, NULL, &best, &made);
        played_on += made.points != ranking.list[ranking.count - 1].points;
        for (int i = 0; i < 2; i++) {
            const struct advice *advice = i ? &made : &best;
            int own = advice->points + advice->others; /* what the player's own wins bring */
            int wins = advice->calibrated ? advice->raw_win : advice->win;
            assert_in_range(own + 2, 0, wins > 0 ? INT32_MAX : 4); /* rounded */
            double paid = wins * advice->gain / 1000. * 4 / 3;     /* each of three pays a third of it */
            assert_true(!advice->gain || fabs(own - paid) < 3 + .1 * paid);
        }
    }
    return ai_choose(AI_EASY, view, rng, NULL);
}

/* docs/rules/classic.md "Points": who discards the winning tile pays the most. That is part of what the
 * others win, so it is danger, and not that the player's own wins bring less. */
TEST(test_payments_belong_to_the_win_they_are_paid_for)
{
    for (uint64_t seed = 1; seed < 9 && played_on < 2; seed++)
        match_walk(seed % 2 ? &ruleset_classic : &ruleset_patterns, seed, 400, measure_and_choose);
    assert_true(played_on >= 2);
}

/* Where one wins less, the other wins more: that is no risk of the tile, unless it deals in that often. */
TEST(test_a_risk_is_that_of_the_tile)
{
    struct position p;
    struct view view;
    struct split split = {.part = {[SPLIT_CHANCE] = 235, [SPLIT_DANGER] = 243}};
    position_init(&p, "mode one-suit; option suit m; east 1344666m9m; west 1178889m");
    rank(&p, EAST);
    view_init(&view, &p.game, EAST);
    struct advice best = *advice_on("discard 9m"), made = *advice_on("discard 6m");
    best.deal_in = 88, best.fed = 80, made.deal_in = 164, made.fed = 145;
    plain_compare(&view, &split, &best, &made);
    assert_true(best.reason.kind == REASON_STEP_NEARER || best.reason.kind == REASON_MORE_USEFUL);
    made.fed = 330;
    plain_compare(&view, &split, &best, &made);
    assert_int_equal(best.reason.kind, REASON_LESS_RISK);
    assert_int_equal(made.reason.kind, REASON_ANOTHER_WAITS);
}

/* What a win brings is told if it is known. If it brings no more, another fact decides. */
TEST(test_a_reason_about_points_is_true)
{
    struct split split = {.part = {[SPLIT_POINTS] = 200}};
    struct advice best = {.estimate = true, .gain = 1200}, made = {.estimate = true, .gain = 600};
    struct position p;
    struct view view;
    position_init(&p, "mode classic");
    view_init(&view, &p.game, EAST);
    plain_compare(&view, &split, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_BRING_MORE);
    assert_int_equal(best.reason.number, 120);
    assert_int_equal(best.reason.second, 60);
    made.move.kind = MOVE_WIN; /* of a small hand, while a great one is close */
    plain_compare(&view, &split, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_BRING_MORE);
    assert_int_equal(made.reason.kind, REASON_WINS_BRING_LESS);
    made.move.kind = best.move.kind;
    made.gain = 1300;
    position_init(&p, "mode one-suit");
    view_init(&view, &p.game, EAST);
    plain_compare(&view, &split, &best, &made);
    assert_int_equal(best.reason.kind, REASON_DRAWS_SCORE_MORE);
    assert_int_equal(made.reason.kind, REASON_DRAWS_SCORE_LESS);
    made.move.kind = MOVE_RIICHI;
    position_init(&p, "mode tenpai-duel");
    view_init(&view, &p.game, EAST);
    plain_compare(&view, &split, &best, &made);
    assert_int_equal(best.reason.kind, REASON_BET_LOST);
    assert_int_equal(made.reason.kind, REASON_BET_LOST);
}

/* The reasons for the best move and against another compare the two: a step, tiles that help, or the largest
 * part of the loss. */
TEST(test_one_fact_decides_between_two_moves)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east 123789m123p46m77z4z; west 258m258p1234567z");
    rank(&p, EAST);
    view_init(&view, &p.game, EAST);
    struct advice best = *advice_on("discard 4z"), made = *advice_on("discard 1m");
    struct split chance = {.part = {[SPLIT_CHANCE] = 50}}, points = {.part = {[SPLIT_POINTS] = 50}};
    plain_compare(&view, &chance, &best, &made);
    assert_int_equal(best.reason.kind, REASON_STEP_NEARER);
    assert_int_equal(best.reason.tile, tile_parse("1m"));
    assert_int_equal(made.reason.kind, REASON_STEP_FURTHER);
    assert_int_equal(made.reason.tile, tile_parse("4z"));
    plain_compare(&view, &points, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_BRING_MORE);
    assert_int_equal(made.reason.kind, REASON_WINS_BRING_LESS);

    struct split both = {.part = {[SPLIT_CHANCE] = 50, [SPLIT_POINTS] = 20}};
    best = *advice_on("riichi 4z"), made = *advice_on("discard 4z");
    best.win = 600, made.win = 300;
    made.reason = reason_plain(REASON_RIICHI_ONLY_BY_DRAW);
    plain_compare(&view, &both, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_INSTEAD); /* the best is a Riichi that wins more */
    best.move = advice_on("discard 4z")->move;
    plain_compare(&view, &both, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_INSTEAD); /* and so does a discard */
    best.win = made.win;
    plain_compare(&view, &both, &best, &made);
    assert_int_equal(best.reason.kind, REASON_RIICHI_ONLY_BY_DRAW);
    best.reason = made.reason = reason_plain(REASON_WORTH_LESS);
    best.win = 282, made.win = 277, best.gain = 6100, made.gain = 5800; /* 28 in 100 both times */
    plain_compare(&view, &points, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_BRING_MORE);
    assert_int_equal(best.reason.number, 610);
    best.gain = made.gain = 0;
    struct split dummy = {.part = {[SPLIT_DUMMY] = 50}}; /* what counts are the wins */
    best.reason = made.reason = reason_plain(REASON_WORTH_LESS);
    best.win = 600, made.win = 300;
    plain_compare(&view, &dummy, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_INSTEAD);
    best.win = 282, made.win = 277;
    made.reason = best.reason = reason_plain(REASON_WORTH_LESS);
    best.win = 501, made.win = 500; /* it isn't said that one wins 50 rounds in 100 instead of 50 */
    plain_compare(&view, &both, &best, &made);
    assert_int_equal(best.reason.kind, REASON_WINS_BRING_MORE);
}
