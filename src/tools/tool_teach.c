/*
 * tool_teach.c: measures how far the teacher's figures are from what play brings.
 *
 *   tool_teach error MODE DECISIONS ROUNDS SEED [LEAST]   how far its losses of at least so many points are
 * off (docs/review.md)
 *   tool_teach danger MODE ROUNDS SEED [OPTION VALUE]   how often tiles are won on that it gives so much
 * danger
 *
 * Positions are those of matches between computers. For `error` one in so many decisions is ranked; the best
 * and one of the others are both played on, ROUNDS times over the same hidden tiles, all seats moving like
 * normal. The mean square of (said - played) less that of the playing's own chance is the square of the
 * error; it is given for each phase and for small and large losses, beside the one that is stated. For
 * `danger` every discard counts, and whether another might have won on it.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/brain.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"

enum { ONE_IN = 5, BUCKETS = 11, RISKS = 7, PHASES = PHASE_OVER + 1, STEPS = 18 };

/* Sums over the decisions of a phase with losses of about one size, points. */
struct bucket {
    int count;
    double said, played, square, noise;
    double stated; /* the squares of the errors it gives itself */
};

/* Discards that were given about one danger, and how many were won on; the means of what was said. */
struct risk {
    int count, won;
    double chance, points, paid;
};

static const int danger_ends[RISKS] = {1, 10, 25, 50, 100, 200, 1001}; /* per mille */
static const double loss_ends[BUCKETS] = {.1, .2, .4, .8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 1e9};

static struct bucket errors[PHASES][BUCKETS];
static struct risk risks[RISKS], by_turn[2][STEPS];
static double unit = 1; /* points that losses are counted in */

struct measuring {
    bool danger;
    int left, rounds, seen;
    uint64_t seed;
    double least;               /* points a decision must have lost to be played on */
    const char *option, *value; /* NULL: the mode's defaults */
    struct rng rng;
};

/* --- playing on ---------------------------------------------------------------------------------- */

static struct move choose(void *context, const struct view *view)
{
    return ai_choose(AI_NORMAL, view, context, NULL);
}

static double play_on(const struct view *view, uint64_t seed, struct move move)
{
    struct rng tiles, rng;
    struct view_player player = {.choose = choose, .context = &rng};
    int32_t gain[SEAT_MOST];
    double others = 0;
    int players = table_players(&view->table);
    rng_init(&tiles, seed);
    rng_init(&rng, seed + 1);
    view_try(view, &tiles, move, &player, gain);
    for (int seat = 0; seat < view->table.seats; seat++)
        others += seat == view->seat ? 0 : gain[seat];
    return gain[view->seat] - others / (players - 1);
}

/* --- losses -------------------------------------------------------------------------------------- */

static void measure_error(struct measuring *measuring, const struct view *view)
{
    static struct ranking ranking;
    double sum = 0, square = 0;
    teach_rank(view, (uint64_t)measuring->seen, NULL, &ranking);
    if (ranking.count < 2 || !ranking.list[0].reckoned)
        return;
    int most = ranking.count < 4 ? ranking.count : 4;
    const struct advice *other = &ranking.list[1 + (int)rng_below(&measuring->rng, (uint32_t)most - 1)];
    double said = (ranking.list[0].points - other->points) / 100.0;
    if (said < measuring->least)
        return;
    for (int i = 0; i < measuring->rounds; i++) {
        uint64_t seed = rng_derive(measuring->seed, (uint64_t)measuring->seen * 1000 + (uint64_t)i);
        double lead = play_on(view, seed, ranking.list[0].move) - play_on(view, seed, other->move);
        sum += lead;
        square += lead * lead;
    }
    double n = measuring->rounds, mean = sum / n, noise = (square / n - mean * mean) / (n - 1);
    int place = 0;
    while (said / unit >= loss_ends[place])
        place++;
    struct bucket *bucket = &errors[view->table.phase][place];
    bucket->count++;
    bucket->said += said;
    bucket->played += mean;
    bucket->square += (said - mean) * (said - mean);
    bucket->noise += noise;
    bucket->stated += pow(other->error / 100.0, 2);
    measuring->left--;
}

static void print_errors(void)
{
    for (int phase = 0; phase < PHASES; phase++)
        for (int i = 0; i < BUCKETS; i++) {
            const struct bucket *bucket = &errors[phase][i];
            double n = bucket->count, left = (bucket->square - bucket->noise) / (n > 0 ? n : 1);
            if (n > 0)
                printf("phase %d loss below %5.2f: %5.0f decisions, said %6.2f, played %6.2f +- %.2f, error "
                       "squared %.2f, stated %.2f\n",
                       phase, loss_ends[i] * unit, n, bucket->said / n, bucket->played / n,
                       sqrt(bucket->square) / n, left, bucket->stated / n);
        }
}

/* --- danger -------------------------------------------------------------------------------------- */

/* The move of a seat that is asked: a win where it has one, else none; what is named is right. */
static struct move win_or_pass(const struct view *view)
{
    struct hand hand = view->own.hand;
    const struct move *declare = view_find(view, MOVE_DECLARE), *win = view_find(view, MOVE_WIN);
    struct move name = move_make(MOVE_NAME, view->seat, TILE_NONE);
    name.kinds = table_waits(&view->table, &view->own.hand, view->seat);
    if (view->table.phase == PHASE_NAME)
        return name;
    if (declare && hand.counts[view->table.offer.tile] < 4) {
        hand_add(&hand, view->table.offer.tile);
        win = table_completes(&view->table, &hand, view->seat) ? declare : NULL;
    }
    return win ? *win : move_make(MOVE_PASS, view->seat, TILE_NONE);
}

/* True if somebody wins on the tile that was just thrown by `thrower`; what that costs: paid by the thrower,
 * or where nobody pays what the winner gets. */
static bool can_be_won(const struct game *game, int thrower, double *paid)
{
    struct game then = *game;
    struct events events;
    int round = then.table.round;
    while (then.table.phase == PHASE_CLAIM || then.table.phase == PHASE_NAME) {
        struct view view;
        int seat = 0;
        while (!(then.table.asked >> seat & 1))
            seat++;
        view_init(&view, &then, seat);
        game_apply(&then, win_or_pass(&view), &events);
    }
    const struct result *result = &then.table.result;
    if (result->outcome != OUTCOME_WIN || then.table.round != round)
        return false;
    bool pays = result->gain[thrower] < 0;
    *paid = pays ? -result->gain[thrower] : result->gain[result->winner];
    return true;
}

static void measure_danger(const struct danger_figures *figures, const struct view *before,
                           const struct game *game, uint8_t kind)
{
    int place = 0, other = before->seat == 0, turn = before->table.turns[other], open = 0;
    double paid = 0;
    bool won = game->table.phase == PHASE_CLAIM && can_be_won(game, before->seat, &paid);
    for (int i = 0; i < before->table.meld_counts[other]; i++)
        open |= meld_is_exposed(&before->table.melds[other][i]);
    while (figures->chance[kind] >= danger_ends[place])
        place++;
    struct risk *both[] = {&risks[place], &by_turn[open][turn < STEPS ? turn : STEPS - 1]};
    for (int i = 0; i < 2; i++) {
        both[i]->count++;
        both[i]->won += won;
        both[i]->paid += paid;
        both[i]->chance += figures->chance[kind] / 1000.0;
        both[i]->points += won ? figures->points[kind] / 100.0 : 0;
    }
}

static void print_risk(const char *head, double number, const struct risk *risk)
{
    double won = risk->won ? risk->won : 1;
    if (risk->count)
        printf("%s %5.1f: %6d discards, said %5.2f %%, won on %5.2f %%; said %7.2f points, were %7.2f\n",
               head, number, risk->count, 100 * risk->chance / risk->count, 100.0 * risk->won / risk->count,
               risk->points / won, risk->paid / won);
}

static void print_dangers(void)
{
    for (int i = 0; i < RISKS; i++)
        print_risk("below", danger_ends[i] / 10.0, &risks[i]);
    for (int open = 0; open < 2; open++)
        for (int i = 0; i < STEPS; i++)
            print_risk(open ? "open, turn" : "closed, turn", i, &by_turn[open][i]);
}

/* --- matches ------------------------------------------------------------------------------------- */

static bool throws(const struct move *move)
{
    return move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
}

static void play_move(struct measuring *measuring, struct game *game, int seat)
{
    struct view view;
    struct events events;
    struct danger_figures figures;
    view_init(&view, game, seat);
    enum ai_level level = rng_below(&measuring->rng, 3) ? AI_NORMAL : AI_EASY;
    struct move move = ai_choose(level, &view, &measuring->rng, NULL);
    bool counts = measuring->danger && throws(&move);
    if (counts)
        teach_danger(&view, (uint64_t)measuring->seen, &figures);
    else if (!measuring->danger && view.move_count > 1 && game->table.phase != PHASE_REMOVE &&
             rng_below(&measuring->rng, ONE_IN) == 0)
        measure_error(measuring, &view);
    measuring->seen++;
    game_apply(game, move, &events);
    if (counts)
        measure_danger(&figures, &view, game, tile_kind(move.tile));
}

static void play_match(struct measuring *measuring, const struct ruleset *rules)
{
    struct game game;
    struct events events;
    struct deal deal;
    int16_t options[OPTION_MOST];
    ruleset_defaults(rules, options);
    if (measuring->option)
        ruleset_set(rules, options, measuring->option, measuring->value, NULL);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    while (game.table.phase != PHASE_OVER && measuring->left > 0) {
        int seat = 0;
        if (game.table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, &game, rng_next(&measuring->rng));
            game_deal(&game, &deal, &events);
            measuring->left -= measuring->danger;
            continue;
        }
        while (!(game.table.asked >> seat & 1))
            seat++;
        play_move(measuring, &game, seat);
    }
}

static int usage(void)
{
    fprintf(stderr, "usage: tool_teach error MODE DECISIONS ROUNDS SEED [LEAST]\n"
                    "       tool_teach danger MODE ROUNDS SEED [OPTION VALUE]\n");
    return 2;
}

int main(int count, char **words)
{
    const struct ruleset *rules = count > 2 ? ruleset_find(words[2]) : NULL;
    bool danger = count > 1 && strcmp(words[1], "danger") == 0;
    bool error = count > 1 && strcmp(words[1], "error") == 0;
    if (!rules || !((danger && (count == 5 || count == 7)) || (error && (count == 6 || count == 7))))
        return usage();
    struct measuring measuring = {.danger = danger,
                                  .left = atoi(words[3]),
                                  .rounds = danger ? 0 : atoi(words[4]),
                                  .seed = strtoull(words[danger ? 4 : 5], NULL, 10),
                                  .least = error && count == 7 ? atof(words[6]) : 0,
                                  .option = danger && count == 7 ? words[5] : NULL,
                                  .value = danger && count == 7 ? words[6] : NULL};
    unit = rules->has_stages ? 1000 : 1;
    rng_init(&measuring.rng, measuring.seed);
    while (measuring.left > 0)
        play_match(&measuring, rules);
    if (danger)
        print_dangers();
    else
        print_errors();
    return 0;
}
