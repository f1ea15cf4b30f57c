/* hand_value.c: the value of a hand; see hand_value.h. */
#include "ai/tigers/estimate/hand_value.h"

#include <string.h>

#include "ai/tigers/estimate/tenpai_value.h"
#include "ai/unseen.h"

enum { STEPS = 8 };

/* The usual number of useful tiles, in tenths, by steps left; in the second table, those that can be claimed,
 * which count again for each way in which they can come. */
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

/* Returns the chance per turn of the step that leaves `step` to go. */
static int plan_rate(const struct situation *situation, const struct plan *plan, int step, bool open)
{
    int others = race_ways_by_others(situation), usual = step < STEPS ? step : STEPS - 1;
    const int *tiles = usual_tiles[plan->kind], *claims = usual_claims[plan->kind];
    if (step == 0)
        return race_rate(situation, tiles[0] * (AI_ONE + others) / 10);
    if (step == plan->shanten)
        return race_rate(situation, kinds_sum(situation->unseen, plan->useful) * AI_ONE +
                                        (open ? kinds_sum(situation->unseen, plan->paired) * others : 0));
    return race_rate(situation, tiles[usual] * AI_ONE / 10 + (open ? claims[usual] * others / 10 : 0));
}

/* Returns the chance, of AI_ONE, to finish a plan, open or closed. */
static int plan_chance(const struct situation *situation, const struct plan *plan, bool open)
{
    int chance = AI_ONE;
    for (int step = plan->shanten; step >= 0; step--)
        chance = chance * race_chance(situation, plan_rate(situation, plan, step, open)) / AI_ONE;
    return chance;
}

/* Enters the value of one way to go on: keeps the best, and of the others the second. True if it is the best
 * so far. */
static bool consider(const struct situation *situation, struct hand_value *hand, int *second, int chance,
                     int points)
{
    int value = (int)((int64_t)chance * situation_value(situation, points) / AI_ONE);
    if (value <= hand->value) {
        *second = value > *second ? value : *second;
        return false;
    }
    *second = hand->value;
    hand->value = value;
    hand->chance = chance;
    hand->points = points;
    return true;
}

static void consider_plan(const struct situation *situation, const struct plan *plan, bool open,
                          struct hand_value *hand, int *second)
{
    int points = open ? plan->open_points : plan->closed_points;
    if (points < 0)
        return;
    int chance = plan_chance(situation, plan, open);
    if (!consider(situation, hand, second, chance, points))
        return;
    hand->plan = plan->kind;
    hand->rate = plan_rate(situation, plan, plan->shanten, open);
    hand->claims = open ? kinds_sum(situation->unseen, plan->paired) : 0;
}

/* Takes over an exact estimate. */
static void take(const struct tenpai_value *ready, struct hand_value *hand)
{
    hand->value = ready->value;
    hand->chance = ready->chance;
    hand->points = ready->points;
    hand->rate = ready->rate;
    hand->dead = ready->dead;
}

int hand_value_estimate_plans(const struct situation *situation, const struct holding *holding,
                              uint8_t discard, bool riichi, struct hand_value *hand,
                              struct plan plans[PLAN_MAX])
{
    memset(hand, 0, sizeof *hand);
    struct shape shape;
    situation_shape(situation, holding, &shape);
    hand->waits = shape_useful(&shape, &hand->shanten);
    hand->useful = kinds_sum(situation->unseen, hand->waits);
    tile_set thrown = discard < TILE_KINDS ? TILE_BIT(discard) : 0;
    if (hand->shanten <= 0) {
        struct tenpai_value plain, declared;
        tenpai_value_estimate(situation, holding, hand->waits, thrown, &plain, &declared);
        take(riichi ? &declared : &plain, hand);
    }
    if (riichi)
        return 0;
    struct tenpai_value ahead;
    bool looked = hand->shanten == 1 && situation->weights->look &&
                  tenpai_value_ahead(situation, holding, hand->waits, thrown, &ahead);
    if (looked)
        take(&ahead, hand);
    int second = 0;
    int count = plan_list(situation, holding, plans);
    for (int i = 0; i < count; i++) {
        if (plans[i].shanten == 0 || (looked && plans[i].shanten == 1))
            continue;
        consider_plan(situation, &plans[i], true, hand, &second);
        consider_plan(situation, &plans[i], false, hand, &second);
    }
    hand->value += second * situation->weights->second / AI_ONE;
    return count;
}

void hand_value_estimate(const struct situation *situation, const struct holding *holding, uint8_t discard,
                         bool riichi, struct hand_value *hand)
{
    struct plan plans[PLAN_MAX];
    hand_value_estimate_plans(situation, holding, discard, riichi, hand, plans);
}

int hand_value_extra_draw(const struct situation *situation, const struct hand_value *hand)
{
    return (int)((int64_t)hand->value * situation->hazard / AI_ONE);
}
