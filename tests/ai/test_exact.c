/*
 * test_exact.c: the last draws of a round are counted, not sampled. Every way the unseen tiles can lie, with
 * each tile taken singly, is played to the end by the rules and gives the same figures.
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

enum { TILES = 20 };

/* What a move came to: chances and gain by how far the other is from tenpai. */
struct sums {
    double ways[READY_CLASSES], wins[READY_CLASSES], points[READY_CLASSES];
};

static int positions, walls[EXACT_WALL + 1];

static struct move normally(const struct game *game)
{
    struct view view;
    struct rng rng;
    int seat = 0;
    while (!(game->table.asked >> seat & 1))
        seat++;
    view_init(&view, game, seat);
    rng_init(&rng, 1);
    return ai_choose(AI_NORMAL, &view, &rng, NULL);
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
        game_apply(&game, normally(&game), &events);
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
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS], tiles[TILES], wall[EXACT_WALL];
    int other = view->seat == 0 ? 1 : 0, count = 0;
    struct sums sums = {0};
    unseen_count(view, copies, unseen);
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
    assert_true(fabs(1000 * wins / all - advice->win) < 3);
    assert_true(fabs(100 * points / all - advice->points) < 5 + fabs(points / all));
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
    assert_true(positions >= 8);
}
