/*
 * test_four_play.c: at a table of four every opponent keeps the rules, plays the same for the same seed, and
 * is better than the level below it; the teacher ranks whatever comes up.
 * Tier: ci
 */
#include "support/test.h"

#include <string.h>

#include "ai/holding.h"
#include "ai/teach.h"
#include "rules/play/game.h"
#include "support/arena_run.h"

static const char *const modes[] = {"patterns", "classic"};
enum { MODES = 2 };

static struct estimate measure(const char *mode, enum ai_level a, enum ai_level b, uint64_t seed, int pairs)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find(mode), a, b);
    struct estimate estimate = arena_run(&arena, seed, 0, pairs, &tally);
    assert_int_equal(tally.rounds, 2 * pairs);
    return estimate;
}

/* The course of a match stops the program at a move that is not legal. */
TEST(test_all_pairs_play_legally)
{
    for (int mode = 0; mode < MODES; mode++)
        for (int a = AI_RANDOM; a <= AI_HARD; a++)
            for (int b = AI_RANDOM; b <= AI_HARD; b++)
                measure(modes[mode], (enum ai_level)a, (enum ai_level)b, 500, 2);
}

TEST(test_same_seed_same_round)
{
    for (int mode = 0; mode < MODES; mode++) {
        for (int level = AI_NORMAL; level <= AI_HARD; level++) {
            struct estimate once = measure(modes[mode], (enum ai_level)level, AI_EASY, 9, 2);
            struct estimate again = measure(modes[mode], (enum ai_level)level, AI_EASY, 9, 2);
            assert_true(once.mean == again.mean);
        }
    }
}

/* Fixed deals; docs/opponents.md has the figures of enough of them for intervals that part. */
TEST(test_each_level_beats_the_one_below)
{
    for (int mode = 0; mode < MODES; mode++) {
        struct estimate low = measure(modes[mode], AI_EASY, AI_RANDOM, 1, 20);
        struct estimate high = measure(modes[mode], AI_NORMAL, AI_EASY, 1, 40);
        struct estimate highest = measure(modes[mode], AI_HARD, AI_EASY, 1, 40);
        assert_true(low.mean > low.margin);
        assert_true(high.mean > 0);
        assert_true(highest.mean > 0);
    }
}

static int said_folding, said_opening, said_free;

/* A flush keeps its tiles while others are in the hand. */
static void check_flush(const struct view *view, const struct advice *advice)
{
    enum suit suit = (enum suit)advice->reason.suit, of = tile_suit(advice->move.tile);
    int strange = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        strange += tile_suit(kind) != suit ? view->own.hand.counts[kind] : 0;
    assert_true(!strange || (of != suit && of != SUIT_HONORS));
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++) {
        enum suit laid = tile_suit(view->table.melds[view->seat][i].tile);
        assert_true(laid == suit || laid == SUIT_HONORS);
    }
}

/* No pung of the offered tile makes a complete hand nearer. */
static void check_claim(const struct view *view)
{
    struct holding held = {.hand = view->own.hand, .meld_count = view->table.meld_counts[view->seat]};
    struct shape before, after;
    uint8_t copies[TILE_KINDS];
    if (!view_find(view, MOVE_PUNG))
        return;
    memcpy(held.melds, view->table.melds[view->seat], sizeof held.melds);
    table_copies(&view->table, copies);
    holding_shape(&held, view->table.rules, copies, &before);
    holding_pung(&held, tile_kind(view->table.offer.tile), view->table.offer.by);
    holding_shape(&held, view->table.rules, copies, &after);
    assert_true(shape_shanten(&after) >= shape_shanten(&before));
}

/* What is said fits the figures beside it, and opens no hand that lies open. */
static void check_said(const struct view *view, const struct advice *advice)
{
    bool closed = true;
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++)
        closed &= view->table.melds[view->seat][i].kind == MELD_KONG_CLOSED;
    bool suited = advice->move.kind == MOVE_DISCARD && tile_is_suited(advice->move.tile);
    switch ((enum reason_kind)advice->reason.kind) {
    case REASON_SAFER_COLLECTS: /* a suited tile is safer for another reason */
        assert_false(suited);
        break;
    case REASON_FOLDS_COLLECTS:
        assert_false(suited && tile_suit(advice->move.tile) == (enum suit)advice->reason.suit);
        assert_true(advice->win < 100);
        said_folding++;
        break;
    case REASON_FOLDS_GREAT_HAND:
    case REASON_FOLDS_WAITS_FOR:
        assert_true(advice->win < 100); /* of 1,000: the hand is far off */
        said_folding++;
        break;
    case REASON_OPENS_FOR_LITTLE:
    case REASON_DEAD_END:
    case REASON_MINIMUM_OUT_OF_REACH:
        assert_true(closed);
        said_opening++;
        break;
    case REASON_KONG_BRINGS_DRAW:
        assert_true(advice->move.kind == MOVE_KONG || !advice->deal_in);
        said_free++;
        break;
    case REASON_NO_WIN_NEAR:
        assert_true(advice->deal_in <= 20 && advice->win <= 80);
        break;
    case REASON_NO_WIN_IN_REACH:
    case REASON_SET_NO_WIN_NEAR:
        assert_true(advice->win <= 80);
        break;
    case REASON_NO_HAND_IN_REACH:
        assert_true(advice->win <= 30);
        break;
    case REASON_GIVES_UP_AIM: /* nothing gives up four sets */
        assert_true(advice->reason.aim > AIM_FOUR_SETS && advice->reason.aim != AIM_TENPAI);
        break;
    case REASON_RIVAL_COLLECTS: /* honors go with every suit */
        assert_true(suited && tile_suit(advice->move.tile) == (enum suit)advice->reason.suit);
        break;
    case REASON_RIVAL_WAITS_FOR:
        assert_true(advice->deal_in > 0);
        break;
    case REASON_HALF_FLUSH:
        check_flush(view, advice);
        break;
    case REASON_REACHES_MINIMUM: /* "2 to 8 only" is worth no faan */
        assert_int_not_equal(advice->reason.aim, AIM_MIDDLE_TILES);
        break;
    case REASON_CLAIM_NO_NEARER:
        check_claim(view);
        break;
    default:
        break;
    }
}

/* Ranks the moves of the player who must move: each once, with a reason and figures that can be. */
static void check_ranking(const struct view *view)
{
    static struct ranking ranking;
    teach_rank(view, 1, NULL, &ranking);
    assert_int_equal(ranking.count, view->move_count);
    for (int i = 0; i < view->move_count; i++)
        assert_in_range(teach_find(&ranking, view->moves[i]), 0, ranking.count - 1);
    for (int i = 0; i < ranking.count; i++) {
        assert_true(ranking.list[i].reason.kind != REASON_NONE);
        check_said(view, &ranking.list[i]);
        assert_in_range(ranking.list[i].win, 0, 1000);
        assert_in_range(ranking.list[i].deal_in, 0, 1000);
    }
}

static void rank_round(const char *mode, uint64_t seed)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct rng rng;
    int16_t options[OPTION_MAX];
    const struct ruleset *rules = ruleset_find(mode);
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 4);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    rng_init(&rng, seed);
    while (game.table.asked) {
        int seat = 0;
        while (!(game.table.asked >> seat & 1))
            seat++;
        struct view view;
        view_init(&view, &game, seat);
        if (view.move_count > 1)
            check_ranking(&view);
        struct move move = ai_choose(AI_EASY, &view, &rng, NULL);
        game_apply(&game, move, &events);
    }
    assert_int_not_equal(game.table.result.outcome, OUTCOME_NONE);
}

TEST(test_the_teacher_ranks_every_move)
{
    for (int mode = 0; mode < MODES; mode++)
        for (uint64_t seed = 0; seed < 2; seed++)
            rank_round(modes[mode], seed);
    assert_true(said_folding && said_opening && said_free);
}
