/*
 * test_exact.c: the last draws of a round are worked out, not sampled. Every way the unseen tiles can lie,
 * with each tile taken singly, is played to the end by the rules and gives the same figures; where the player
 * has choices on the way, the figures are at least as good. One position is counted by hand.
 */
#include "support/test.h"

#include <math.h>

#include "ai/ai.h"
#include "ai/exact.h"
#include "ai/hidden.h"
#include "ai/ready_counts.h"
#include "ai/teach.h"
#include "ai/unseen.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "support/match.h"
#include "support/position.h"

enum { TILES = 20 };

/* What a move came to: chances and gain by how far the other is from tenpai. */
struct sums {
    double ways[READY_CLASSES], wins[READY_CLASSES], points[READY_CLASSES];
    bool chosen; /* the player had a choice on the way */
};

static int positions, equal, walls[EXACT_WALL + 1];

/* Everybody moves like normal without errors. */
static struct move choose(const struct game *game, int viewer, struct sums *sums)
{
    struct view view;
    struct rng rng;
    int seat = 0;
    while (!(game->table.asked >> seat & 1))
        seat++;
    view_init(&view, game, seat);
    rng_init(&rng, 1);
    sums->chosen |= seat == viewer && view.move_count > 1;
    return ai_choose(ai_level_parse("zora"), &view, &rng, NULL);
}

static int steps_of(const struct view *view, int seat, const struct hand *hand)
{
    struct shape shape;
    table_shape(&view->table, hand, seat, &shape);
    int steps = shape_shanten(&shape);
    return steps < READY_CLASSES ? steps : READY_CLASSES - 1;
}

/* Plays on from one way the tiles lie. */
static void play(const struct view *view, int other, const struct hand *hand, const uint8_t *wall,
                 struct move move, struct sums *sums)
{
    struct events events = {0};
    struct game game;
    struct rng rng;
    rng_init(&rng, 1);
    view_guess(view, &rng, &game);
    game.own[other].hand = *hand;
    memcpy(game.wall, wall, view->table.wall);
    unsigned also = 0; /* who could claim depends on the hand */
    for (int seat = 0; seat < view->table.seats && view->table.phase == PHASE_CLAIM; seat++) {
        struct move moves[MOVE_MAX];
        if (seat != view->seat && table_offers_to(&game.table, seat) &&
            legal_moves(&game.table, &game.own[seat], seat, moves))
            also |= 1u << seat;
    }
    if (view->table.phase == PHASE_CLAIM)
        game.table.asked = (uint8_t)(also | 1u << view->seat);
    game_apply(&game, move, &events);
    while (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER) {
        events.count = 0;
        game_apply(&game, choose(&game, view->seat, sums), &events);
    }
    int steps = steps_of(view, other, hand);
    bool won = game.table.result.outcome == OUTCOME_WIN && game.table.result.winner == view->seat;
    sums->ways[steps]++;
    sums->wins[steps] += won;
    sums->points[steps] += game.table.scores[view->seat] - view->table.scores[view->seat] -
                           (game.table.scores[other] - view->table.scores[other]);
}

/* Takes each of the tiles left for the wall in turn; the rest are the other's hand. */
static void lay(const struct view *view, int other, const uint8_t *tiles, int count, uint32_t taken, int at,
                uint8_t *wall, struct move move, struct sums *sums)
{
    if (at == view->table.wall) {
        struct hand hand = {0};
        for (int i = 0; i < count; i++)
            if (!(taken >> i & 1))
                hand_add(&hand, tiles[i]);
        if (hidden_is_possible(view, other, &hand))
            play(view, other, &hand, wall, move, sums);
        return;
    }
    for (int i = 0; i < count; i++) {
        wall[at] = tiles[i];
        if (!(taken >> i & 1))
            lay(view, other, tiles, count, taken | 1u << i, at + 1, wall, move, sums);
    }
}

static void compare(const struct view *view, const struct advice *advice)
{
    uint8_t unseen[TILE_KINDS], tiles[TILES], wall[EXACT_WALL];
    int other = view->seat == 0 ? 1 : 0, count = 0;
    struct sums sums = {0};
    unseen_count(view, unseen);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < unseen[kind]; i++)
            tiles[count++] = kind;
    assert_int_equal(count, view->table.wall + view->table.hand_sizes[other]);
    lay(view, other, tiles, count, 0, 0, wall, advice->move, &sums);
    const uint16_t *shares = ready_shares(&view->table, other);
    double all = 0, wins = 0, points = 0;
    for (int i = 0; i < READY_CLASSES; i++) {
        double share = sums.ways[i] > 0 ? shares[i] + 1 : 0;
        all += share;
        wins += sums.ways[i] > 0 ? share * sums.wins[i] / sums.ways[i] : 0;
        points += sums.ways[i] > 0 ? share * sums.points[i] / sums.ways[i] : 0;
    }
    if (sums.chosen) {
        assert_true(advice->points > 100 * points / all - 2);
        return;
    }
    equal++;
    assert_true(fabs(1000 * wins / all - advice->win) < 2);
    assert_true(fabs(100 * points / all - advice->points) < 2);
}

/* Everybody is slow, so that rounds last. */
static struct move rank_and_choose(const struct view *view, int turn, struct rng *rng)
{
    static struct ranking ranking; /* large */
    bool late = view->table.wall <= EXACT_WALL && view->table.phase >= PHASE_TURN && view->move_count > 1;
    if (late && walls[view->table.wall] < 3) {
        teach_rank(view, (uint64_t)turn, NULL, &ranking);
        if (ranking.list[0].exact && view->table.wall < EXACT_WALL)
            compare(view, &ranking.list[0]), compare(view, &ranking.list[ranking.count - 1]);
        positions += ranking.list[0].exact;
        walls[view->table.wall] += ranking.list[0].exact;
        for (int i = 1; i < ranking.count && ranking.list[0].exact; i++)
            assert_true(ranking.list[i].exact && ranking.list[i].points <= ranking.list[i - 1].points);
    }
    const struct move *win = view_find(view, MOVE_WIN);
    return win ? view->moves[view->move_count - 1] : ai_choose(AI_RANDOM, view, rng, NULL);
}

TEST(test_the_last_draws_are_counted)
{
    for (uint64_t seed = 1; seed < 20 && positions < 8; seed++)
        match_walk(&ruleset_dueling_tigers, seed, 400, rank_and_choose);
    assert_true(positions >= 8 && equal >= 4);
}

/* --- counted by hand ------------------------------------------------------------------------------- */

/* What a move is worth, in hundredths, and its chance to deal in, per mille. Nobody but the other can win. */
struct expected {
    const char *move;
    int points, deal_in;
};

static void expect(const char *setup, int left, int seat, const struct expected list[], int count)
{
    static struct ranking ranking; /* large */
    struct position p;
    struct view view;
    position_init(&p, setup);
    position_drain(&p, left);
    view_init(&view, &p.game, seat);
    teach_rank(&view, 1, NULL, &ranking);
    assert_int_equal(ranking.count, count);
    for (int i = 0; i < count; i++) {
        char move[MOVE_TEXT];
        int at = 0;
        move_print(ranking.list[i].move, move);
        while (strcmp(list[at].move, move) != 0)
            assert_true(++at < count);
        assert_true(ranking.list[i].exact);
        assert_in_range(ranking.list[i].points - list[at].points + 1, 0, 2);
        assert_int_equal(ranking.list[i].deal_in, list[at].deal_in);
        assert_int_equal(ranking.list[i].win, 0);
    }
}

/* docs/rules/one-suit.md "Points": West has drawn the last tile, and only East's four are hidden: 1115, which
 * wait for 5. After a draw East gets 1 + 2 points, West 2 + 2 with 2345, which waits for 2 and 5, and 1 + 2
 * with 3458, which waits for 8. On a 5 East wins 5 + 1 + 2. A wrong declaration costs West 10. */
TEST(test_the_last_discard_is_counted_by_hand)
{
    static const struct expected list[] = {{"discard 8m", 100, 0},     {"discard 2m", 0, 0},
                                           {"discard 3m", -300, 0},    {"discard 4m", -300, 0},
                                           {"discard 5m", -800, 1000}, {"declare", -1000, 0}};
    expect("mode one-suit; option suit m; option size 4; east 1115m5m; west 2345m; "
           "wall 152627273737384848496969698m",
           0, WEST, list, sizeof list / sizeof *list);
}

/* docs/rules/one-suit.md "Points": 11155 are hidden from East, and West wins with any of them as the last
 * tile: in three ways of five a 1 completes 1155, which waits for two tiles, for 5 + 2 + 2 points, in two a 5
 * completes 1115, for 5 + 1 + 2. East's 5 only wins sooner. */
TEST(test_the_last_draw_is_counted_by_hand)
{
    static const struct expected list[] = {
        {"discard 2m", -860, 0}, {"discard 9m", -860, 0}, {"discard 5m", -860, 1000}, {"declare", -1000, 0}};
    expect("mode one-suit; option suit m; option size 4; east 9992m3m; west 1155m; "
           "wall 135323242494747676868687851m",
           1, EAST, list, sizeof list / sizeof *list);
}
