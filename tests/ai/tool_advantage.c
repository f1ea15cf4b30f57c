/*
 * tool_advantage.c: what hard's single decisions gain over normal's.
 *
 *   tool_advantage DECISIONS SEED [NAME=VALUE ...]
 *
 * Takes decisions out of rounds between two normals. Where hard (by the given
 * plan: playouts, moves, prior) would move otherwise, both moves are played on
 * by normals with the hands as they truly are and the rest of the tiles laid
 * anew some times. The mean gain of a decision times the decisions of a round
 * is, to the first order, what hard gains a round; it takes a twentieth of the
 * time of playing it out in pairs. Printed by kind of decision too.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/hard.h"
#include "ai/normal.h"
#include "rules/game.h"

enum { LAID_ANEW = 128, ONE_IN = 7, SORTS = 8 };

static const char *const sorts[SORTS] = {"discard",       "discard against Riichi",
                                         "Riichi or not", "claim",
                                         "dummy action",  "treasure",
                                         "indicators",    "kong or win"};

struct sum {
    int64_t decisions, differ;
    double gain, square;
};

static struct sum sums[SORTS], all;
static int64_t asked, rounds;
static clock_t thinking;
static clock_t longest;

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

static int seat_asked(const struct game *game)
{
    return game->table.asked & 1 ? 0 : 1;
}

static void move_normally(struct game *game, struct rng *rng)
{
    struct view view;
    struct events events;
    view_init(&view, game, seat_asked(game));
    char reason[AI_REASON];
    game_apply(game, normal_choose(&view, &weights_normal, rng, reason), &events);
}

/* Lays the wall and the face-down row anew. */
static void lay_anew(struct game *game, struct rng *rng)
{
    uint8_t tiles[WALL_MOST];
    int count = 0, at = 0;
    for (int i = 0; i < game->table.wall; i++)
        tiles[count++] = game->wall[game->front + i];
    for (int i = 0; i < DUMMY_MOST; i++)
        if (game->table.row[i] == TILE_HIDDEN)
            tiles[count++] = game->row[i];
    rng_shuffle(rng, tiles, count);
    for (int i = 0; i < game->table.wall; i++)
        game->wall[game->front + i] = tiles[at++];
    for (int i = 0; i < DUMMY_MOST; i++)
        if (game->table.row[i] == TILE_HIDDEN)
            game->row[i] = tiles[at++];
}

static int play_on(struct game game, struct move move, int seat, struct rng rng)
{
    struct events events;
    game_apply(&game, move, &events);
    while (goes_on(&game))
        move_normally(&game, &rng);
    return (int)(game.table.result.gain[seat] - game.table.result.gain[1 - seat]);
}

static double compare(const struct game *game, struct move move, struct move other, struct rng *rng)
{
    double gain = 0;
    int seat = seat_asked(game);
    for (int i = 0; i < LAID_ANEW; i++) {
        struct game world = *game;
        struct rng same;
        lay_anew(&world, rng);
        rng_init(&same, rng_next(rng));
        gain += play_on(world, move, seat, same) - play_on(world, other, seat, same);
    }
    return gain / LAID_ANEW;
}

static int sort_of(const struct view *view)
{
    switch ((enum phase)view->table.phase) {
    case PHASE_TURN:
        if (view_find(view, MOVE_WIN) || view_find(view, MOVE_KONG_OWN))
            return 7;
        if (view_find(view, MOVE_RIICHI))
            return 2;
        return view->table.riichi[1 - view->seat] ? 1 : 0;
    case PHASE_CLAIM:
        return view_find(view, MOVE_WIN) ? 7 : 3;
    case PHASE_DUMMY:
        return 4;
    case PHASE_TREASURE:
        return 5;
    default:
        return 6;
    }
}

static void add(struct sum *sum, bool differs, double gain)
{
    sum->decisions++;
    sum->differ += differs;
    sum->gain += gain;
    sum->square += gain * gain;
}

static void weigh(const struct game *game, const struct search_plan *plan, struct rng *rng)
{
    struct view view;
    struct rng mine, his;
    char reason[AI_REASON];
    int seat = seat_asked(game);
    view_init(&view, game, seat);
    asked++;
    if (view.move_count < 2 || !search_can(&view))
        return;
    if (rng_below(rng, ONE_IN))
        return;
    rng_init(&mine, rng_next(rng));
    rng_init(&his, rng_next(rng));
    clock_t begin = clock();
    struct move move = hard_choose(&view, plan, &mine, NULL, reason);
    clock_t took = clock() - begin;
    thinking += took;
    longest = took > longest ? took : longest;
    struct move other = normal_choose(&view, &weights_normal, &his, reason);
    bool both_reveal = move.kind == MOVE_REVEAL && other.kind == MOVE_REVEAL;
    bool differs = !move_equal(move, other) && !both_reveal;
    double gain = differs ? compare(game, move, other, rng) : 0;
    add(&sums[sort_of(&view)], differs, gain);
    add(&all, differs, gain);
}

static void play_round(uint64_t seed, const struct search_plan *plan, int decisions)
{
    struct game game;
    struct deal deal;
    struct events events;
    struct rng rng, choices;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    rng_init(&rng, seed);
    rng_init(&choices, seed + 1);
    game_apply(&game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, &game, seed);
    game_deal(&game, &deal, &events);
    rounds++;
    while (goes_on(&game) && all.decisions < decisions) {
        weigh(&game, plan, &rng);
        move_normally(&game, &choices);
    }
}

static void print(const struct sum *sum, const char *name)
{
    double count = (double)sum->decisions;
    if (count < 2)
        return;
    double a_round = (double)asked / (double)rounds / 2 * ((double)sum->decisions / (double)all.decisions);
    a_round *= (double)all.decisions * ONE_IN / (double)asked; /* forced ones are no decisions */
    double mean = sum->gain / count, deviation = sqrt((sum->square / count - mean * mean) / count);
    printf("%-24s %6.0f decisions (%.1f a round), differ %4.1f %%, gain a round %+.3f +- %.3f\n", name, count,
           a_round, 100.0 * (double)sum->differ / count, mean * a_round, 1.96 * deviation * a_round);
}

int main(int count, char **words)
{
    struct search_plan plan = search_usual;
    if (count < 3)
        return 2;
    for (int i = 3; i < count; i++)
        if (sscanf(words[i], "playouts=%d", &plan.playouts) != 1 &&
            sscanf(words[i], "moves=%d", &plan.moves) != 1 && sscanf(words[i], "prior=%d", &plan.prior) != 1)
            return 2;
    int decisions = atoi(words[1]);
    for (uint64_t seed = strtoull(words[2], NULL, 10); all.decisions < decisions; seed++)
        play_round(seed, &plan, decisions);
    for (int i = 0; i < SORTS; i++)
        print(&sums[i], sorts[i]);
    print(&all, "all");
    printf("%.1f ms a decision, at most %.1f\n",
           1e3 * (double)thinking / CLOCKS_PER_SEC / (double)all.decisions,
           1e3 * (double)longest / CLOCKS_PER_SEC);
    return 0;
}
