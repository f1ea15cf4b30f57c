/* evaluate.c: what a hand is worth in expectation; see evaluate.h. */
#include "ai/tigers/evaluate.h"

#include <string.h>

#include "ai/tigers/ready.h"

enum { STEPS = 8 };

/* Useful tiles, in tenths, that a hand usually has when so many steps are left; those open for claims in the
 * second table count once more for each way they may come. */
static const int usual_tiles[PLANS][STEPS] = {
    {39, 105, 170, 240, 300, 345, 375, 375}, {19, 85, 140, 190, 240, 280, 300, 300},
    {27, 60, 80, 90, 100, 110, 120, 120},    {35, 110, 170, 220, 260, 290, 300, 300},
    {32, 110, 180, 240, 300, 330, 350, 350}, {27, 60, 75, 85, 90, 95, 95, 95},
};
static const int usual_claims[PLANS][STEPS] = {
    {0, 40, 50, 50, 50, 50, 50, 50}, {0},
    {0, 60, 75, 70, 60, 50, 40, 40}, {0, 35, 45, 45, 45, 40, 40, 40},
    {0, 25, 30, 30, 30, 30, 30, 30}, {0, 60, 70, 65, 55, 45, 40, 40},
};

/* The chance a turn for the step that leaves `step` to go. */
static int route_rate(const struct situation *situation, const struct route *route, int step, bool open)
{
    int others = race_ways_by_others(situation), usual = step < STEPS ? step : STEPS - 1;
    const int *tiles = usual_tiles[route->plan], *claims = usual_claims[route->plan];
    if (step == 0)
        return race_rate(situation, tiles[0] * (AI_ONE + others) / 10);
    if (step == route->shanten)
        return race_rate(situation, race_unseen(situation, route->useful) * AI_ONE +
                                        (open ? race_unseen(situation, route->paired) * others : 0));
    return race_rate(situation, tiles[usual] * AI_ONE / 10 + (open ? claims[usual] * others / 10 : 0));
}

/* The chance to finish a route, open or closed; of AI_ONE. */
static int route_chance(const struct situation *situation, const struct route *route, bool open)
{
    int chance = AI_ONE;
    for (int step = route->shanten; step >= 0; step--)
        chance = chance * race_chance(situation, route_rate(situation, route, step, open)) / AI_ONE;
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
    prospect->claims = open ? race_unseen(situation, route->paired) : 0;
}

int evaluate_shanten(const struct situation *situation, const struct holding *holding)
{
    struct shape shape;
    holding_shape(situation, holding, &shape);
    return shape_shanten(&shape);
}

/* Takes over what was reckoned exactly. */
static void take(const struct ready *ready, struct prospect *prospect)
{
    prospect->worth = ready->worth;
    prospect->chance = ready->chance;
    prospect->points = ready->points;
    prospect->rate = ready->rate;
    prospect->dead = ready->dead;
}

int evaluate_routes(const struct situation *situation, const struct holding *holding, uint8_t discard,
                    bool riichi, struct prospect *prospect, struct route routes[ROUTE_MOST])
{
    memset(prospect, 0, sizeof *prospect);
    struct shape shape;
    holding_shape(situation, holding, &shape);
    prospect->waits = shape_useful(&shape, &prospect->shanten);
    prospect->useful = race_unseen(situation, prospect->waits);
    tile_set discarded = situation->discarded | (discard < TILE_KINDS ? TILE_BIT(discard) : 0);
    if (prospect->shanten <= 0) {
        struct ready plain, declared;
        ready_reckon(situation, holding, prospect->waits, discarded, &plain, &declared);
        take(riichi ? &declared : &plain, prospect);
    }
    if (riichi)
        return 0;
    struct ready ahead;
    bool looked = prospect->shanten == 1 && situation->weights->look &&
                  ready_ahead(situation, holding, prospect->waits, discarded, &ahead);
    if (looked)
        take(&ahead, prospect);
    int second = 0;
    int count = route_list(situation, holding, routes);
    for (int i = 0; i < count; i++) {
        if (routes[i].shanten == 0 || (looked && routes[i].shanten == 1))
            continue;
        consider_route(situation, &routes[i], true, prospect, &second);
        consider_route(situation, &routes[i], false, prospect, &second);
    }
    prospect->worth += second * situation->weights->second / AI_ONE;
    return count;
}

void evaluate_hand(const struct situation *situation, const struct holding *holding, uint8_t discard,
                   bool riichi, struct prospect *prospect)
{
    struct route routes[ROUTE_MOST];
    evaluate_routes(situation, holding, discard, riichi, prospect, routes);
}

int evaluate_extra_draw(const struct situation *situation, const struct prospect *prospect)
{
    return (int)((int64_t)prospect->worth * situation->hazard / AI_ONE);
}
