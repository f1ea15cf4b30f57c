/* evaluate.c: what a hand is worth in expectation; see evaluate.h. */
#include "ai/evaluate.h"

#include <string.h>

enum { STEPS = 8 };

/* Useful tiles, in tenths, that a hand usually has when so many steps are left; those open for claims in the
 * second table count once more for each way they may come. */
static const int usual_tiles[PLANS][STEPS] = {
    {55, 140, 230, 320, 400, 460, 500, 500}, {27, 85, 140, 190, 240, 280, 300, 300},
    {38, 60, 80, 90, 100, 110, 120, 120},    {50, 110, 170, 220, 260, 290, 300, 300},
    {45, 110, 180, 240, 300, 330, 350, 350}, {38, 60, 75, 85, 90, 95, 95, 95},
};
static const int usual_claims[PLANS][STEPS] = {
    {0, 40, 50, 50, 50, 50, 50, 50}, {0},
    {0, 60, 75, 70, 60, 50, 40, 40}, {0, 35, 45, 45, 45, 40, 40, 40},
    {0, 25, 30, 30, 30, 30, 30, 30}, {0, 60, 70, 65, 55, 45, 40, 40},
};

/* In how many ways a turn an unseen tile may come by besides the own draw, AI_ONE each. */
static int ways_by_others(const struct situation *situation)
{
    return situation->weights->meet + situation->dummy_draws;
}

/* The chance a turn for one step: tiles (AI_ONE each) among all unseen. */
static int step_rate(const struct situation *situation, int tiles)
{
    int total = situation->unseen_total > 0 ? situation->unseen_total : 1;
    int rate = tiles / total;
    return rate > AI_ONE ? AI_ONE : rate;
}

/* The chance that a step of that rate is made before the round ends; of AI_ONE. */
static int race(const struct situation *situation, int rate)
{
    return rate * AI_ONE / (rate + situation->hazard + 1);
}

static int count_unseen(const struct situation *situation, tile_set kinds)
{
    int count = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        count += kinds >> kind & 1 ? situation->unseen[kind] : 0;
    return count;
}

/* The chance a turn for the step that leaves `step` to go. */
static int route_rate(const struct situation *situation, const struct route *route, int step, bool open)
{
    int others = ways_by_others(situation), usual = step < STEPS ? step : STEPS - 1;
    const int *tiles = usual_tiles[route->plan], *claims = usual_claims[route->plan];
    if (step == 0)
        return step_rate(situation, tiles[0] * (AI_ONE + others) / 10);
    if (step == route->shanten)
        return step_rate(situation, count_unseen(situation, route->useful) * AI_ONE +
                                        (open ? count_unseen(situation, route->paired) * others : 0));
    return step_rate(situation, tiles[usual] * AI_ONE / 10 + (open ? claims[usual] * others / 10 : 0));
}

/* The chance to finish a route, open or closed; of AI_ONE. */
static int route_chance(const struct situation *situation, const struct route *route, bool open)
{
    int chance = AI_ONE;
    for (int step = route->shanten; step >= 0; step--)
        chance = chance * race(situation, route_rate(situation, route, step, open)) / AI_ONE;
    return chance;
}

/* Takes in one way to go: the best leads, of the others the second is remembered. True if it leads now. */
static bool consider(const struct situation *situation, struct prospect *prospect, int *second, int chance,
                     int points)
{
    int worth = (int)((int64_t)chance * situation_worth(situation, points) / AI_ONE);
    if (worth <= prospect->worth) {
        *second = worth > *second ? worth : *second;
        return false;
    }
    *second = prospect->worth;
    prospect->worth = worth;
    prospect->chance = chance;
    prospect->points = points;
    return true;
}

static void consider_route(const struct situation *situation, const struct route *route, bool open,
                           struct prospect *prospect, int *second)
{
    int points = open ? route->open_points : route->closed_points;
    if (points < 0)
        return;
    int chance = route_chance(situation, route, open);
    if (!consider(situation, prospect, second, chance, points))
        return;
    prospect->plan = route->plan;
    prospect->rate = route_rate(situation, route, route->shanten, open);
    prospect->claims = open ? count_unseen(situation, route->paired) : 0;
}

/* The exact value of winning with one more tile, AI_ONE a point. */
static int win_points(const struct situation *situation, const struct holding *holding, uint8_t kind,
                      enum win_source source, bool riichi)
{
    struct hand hand = holding->hand;
    hand_add(&hand, kind);
    struct win win;
    struct score score;
    table_win(situation->table, &hand, situation->seat, kind, source, &win);
    memcpy(win.melds, holding->melds, sizeof win.melds);
    win.meld_count = holding->meld_count;
    win.riichi = riichi;
    score_win(situation->table->rules, situation->table->options, &win, &score);
    return score.win ? score.points * AI_ONE : -1;
}

/* In how many ways a turn a wait may come from others; 0 if furiten forbids it. */
static int ways_to_win_by(const struct situation *situation, uint8_t kind, tile_set discarded, bool riichi,
                          bool dead)
{
    if (dead || discarded & TILE_BIT(kind) || situation->view->own.passed[kind])
        return 0;
    if (!riichi)
        return ways_by_others(situation);
    int dummy = situation->table->rules->dummy ? situation->table->seats * AI_ONE : 0;
    return situation->weights->meet_riichi + dummy;
}

static tile_set killing_piles(const struct situation *situation, tile_set discarded)
{
    return situation->own_pile_only ? discarded : situation->piles | discarded;
}

/* A tenpai hand: the rates and points of all its waits. */
static void consider_tenpai(const struct situation *situation, const struct holding *holding, tile_set waits,
                            tile_set discarded, bool riichi, struct prospect *prospect)
{
    int rate = 0;
    int64_t sum = 0;
    prospect->dead = riichi && waits & killing_piles(situation, discarded);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = situation->unseen[kind];
        if (!(waits & TILE_BIT(kind)) || !unseen)
            continue;
        int self = win_points(situation, holding, kind, WIN_SELF_DRAW, riichi);
        if (self >= 0) {
            rate += unseen * AI_ONE;
            sum += (int64_t)unseen * AI_ONE * self;
        }
        int ways = ways_to_win_by(situation, kind, discarded, riichi, prospect->dead);
        int other = ways ? win_points(situation, holding, kind, WIN_DISCARD, riichi) : -1;
        if (other >= 0) {
            rate += unseen * ways;
            sum += (int64_t)unseen * ways * other;
        }
    }
    if (rate == 0)
        return;
    int second = 0;
    prospect->rate = step_rate(situation, rate);
    consider(situation, prospect, &second, race(situation, prospect->rate), (int)(sum / rate));
}

/* The shape of a holding that may differ from the one on the table. A kind's fourth tile in a meld is passed
 * over: what cannot come is left out by the count of unseen tiles. */
static void whole_shape(const struct situation *situation, const struct holding *holding, struct shape *shape)
{
    memcpy(shape->counts, holding->hand.counts, sizeof shape->counts);
    memcpy(shape->limits, situation->copies, sizeof shape->limits);
    shape->sets = (uint8_t)(situation->table->rules->sets - holding->meld_count);
    shape->forms = situation->table->rules->forms;
    if (holding->meld_count > 0)
        shape->forms &= FORM_STANDARD;
}

int evaluate_shanten(const struct situation *situation, const struct holding *holding)
{
    struct shape shape;
    whole_shape(situation, holding, &shape);
    return shape_shanten(&shape);
}

void evaluate_hand(const struct situation *situation, const struct holding *holding, uint8_t discard,
                   bool riichi, struct prospect *prospect)
{
    memset(prospect, 0, sizeof *prospect);
    struct shape shape;
    whole_shape(situation, holding, &shape);
    prospect->waits = shape_waits(&shape, &prospect->shanten);
    prospect->useful = count_unseen(situation, prospect->waits);
    tile_set discarded = situation->discarded | (discard < TILE_KINDS ? TILE_BIT(discard) : 0);
    int second = 0;
    if (prospect->shanten <= 0)
        consider_tenpai(situation, holding, prospect->waits, discarded, riichi, prospect);
    if (riichi)
        return;
    struct route routes[ROUTE_MOST];
    int count = route_list(situation, holding, routes);
    for (int i = 0; i < count; i++) {
        if (routes[i].shanten == 0)
            continue;
        consider_route(situation, &routes[i], true, prospect, &second);
        consider_route(situation, &routes[i], false, prospect, &second);
    }
    prospect->worth += second * situation->weights->second / AI_ONE;
}

int evaluate_extra_draw(const struct situation *situation, const struct prospect *prospect)
{
    return (int)((int64_t)prospect->worth * situation->hazard / AI_ONE);
}
