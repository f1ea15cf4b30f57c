/* arena.c: players against each other over duplicate deals; see arena.h. */
#include "support/arena.h"

#include <math.h>
#include <string.h>

#include "base/check.h"
#include "rules/game.h"

static void count_riichi(const struct view *view, struct move move, struct tally *tally)
{
    struct error why;
    if (move.kind != MOVE_RIICHI)
        return;
    tally->riichi++;
    tally->dead += legal_riichi_warning(&view->table, &view->own, view->seat, move.tile, &why);
}

static void make_move(const struct player *player, struct game *game, int seat, struct rng *rng, bool first,
                      struct tally *tally)
{
    struct view view;
    struct events events;
    char reason[AI_REASON];
    view_init(&view, game, seat);
    struct move move = player->weights ? normal_choose(&view, player->weights, rng, reason)
                                       : ai_choose(player->level, &view, rng, reason);
    CHECK(view_allows(&view, move));
    if (first)
        count_riichi(&view, move, tally);
    tally->decisions++;
    game_apply(game, move, &events);
}

static void count_result(const struct result *result, int first, struct tally *tally)
{
    tally->rounds++;
    if (result->outcome == OUTCOME_DRAW) {
        tally->draws++;
        return;
    }
    tally->points_won += result->points;
    if (result->winner == first) {
        tally->wins++;
        return;
    }
    tally->losses++;
    tally->given += result->source == WIN_DISCARD;
}

int arena_round(const struct player players[2], uint64_t seed, int first, struct tally *tally)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct rng rngs[2];
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    for (int seat = 0; seat < 2; seat++)
        rng_init(&rngs[seat], rng_derive(seed, (uint64_t)(2 + (seat ^ first))));
    game_apply(&game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    while (game.table.phase != PHASE_DEAL && game.table.phase != PHASE_OVER) {
        int seat = game.table.asked & 1 ? 0 : 1;
        make_move(&players[seat], &game, seat, &rngs[seat], seat == first, tally);
    }
    count_result(&game.table.result, first, tally);
    return (int)(game.table.result.gain[0] - game.table.result.gain[1]);
}

void arena_pairs(const struct player players[2], uint64_t seed, int pairs, struct tally *tally)
{
    const struct player swapped[2] = {players[1], players[0]};
    for (int i = 0; i < pairs; i++) {
        int once = arena_round(players, seed + (uint64_t)i, 0, tally);
        int again = arena_round(swapped, seed + (uint64_t)i, 1, tally);
        double better = (once - again) / 2.0;
        tally->pairs++;
        tally->sum += better;
        tally->square += better * better;
    }
}

double tally_mean(const struct tally *tally)
{
    return tally->sum / tally->pairs;
}

double tally_margin(const struct tally *tally)
{
    double mean = tally_mean(tally);
    double variance = (tally->square - tally->pairs * mean * mean) / (tally->pairs - 1);
    return 1.96 * sqrt(variance / tally->pairs);
}
