/* four_value.c: the value of a hand at a table of four; see four_value.h. */
#include "ai/four/four_value.h"

#include "ai/four/finish.h"

enum { STEPS = 12, FINE = 1 << 20 /* certainty in the estimate of chances */ };

/* The usual number of useful tiles by tiles missing, in tenths; and the part of them, of AI_ONE, that can be
 * claimed, counted once for each way in which another's discard may come. */
static const int usual_tiles[FOUR_PLAN_ORPHANS + 1][STEPS] = {
    {0, 52, 140, 230, 320, 400, 460, 500, 500, 500, 500, 500},
    {0, 55, 140, 210, 280, 340, 380, 400, 400, 400, 400, 400},
    {0, 38, 65, 100, 150, 210, 260, 290, 300, 300, 300, 300},
    {0, 30, 60, 90, 120, 150, 180, 210, 210, 210, 210, 210},
    {0, 32, 66, 100, 135, 170, 205, 240, 240, 240, 240, 240},
};
static const int usual_claims[FOUR_PLAN_ORPHANS + 1][STEPS] = {
    {0, 3072, 700, 500, 400, 300, 250, 200, 200, 200, 200, 200},
    {0, 3072, 600, 400, 300, 250, 200, 150, 150, 150, 150, 150},
    {0, 3072, 2700, 2200, 1600, 1000, 700, 500, 400, 400, 400, 400},
    {0, 3072},
    {0, 3072},
};

/* The payment of the last step. */
struct payout {
    int drawn;  /* chance per turn of a winning self-draw, of FINE */
    int thrown; /* chance per turn of winning on another's tile */
    int gain;   /* the mean of both, AI_ONE a point */
};

static int capped(int64_t rate)
{
    return rate > FINE * 3 / 4 ? FINE * 3 / 4 : (int)rate;
}

static int rate_of(const struct four_situation *situation, int64_t tiles)
{
    return capped(tiles * FINE / (situation->unseen_total ? situation->unseen_total : 1) / AI_ONE);
}

/* Returns the chance, of FINE, to make all steps in time and before another wins; rates[1] is the last
 * step's. */
static int finish_chance(const struct four_situation *situation, const int rates[STEPS], int steps,
                         int sooner)
{
    int at[STEPS + 1] = {0}, won = 0;
    at[steps] = FINE;
    for (int turn = -sooner; turn < situation->turns; turn++) {
        int hazard = turn < 0 ? 0 : situation->hazard[turn];
        for (int step = 1; step <= steps; step++) {
            int moves = (int)((int64_t)at[step] * rates[step] / FINE);
            at[step] -= moves;
            at[step - 1] += moves;
        }
        won += at[0];
        at[0] = 0;
        for (int step = 1; step <= steps; step++)
            at[step] -= (int)((int64_t)at[step] * hazard / AI_ONE);
    }
    return won;
}

/* Enters the value of one way to go on: keeps the best, and of the others the second. True if it is the best
 * so far. */
static bool consider(struct four_value *best, int *second, int value)
{
    if (value <= best->value) {
        *second = value > *second ? value : *second;
        return false;
    }
    *second = best->value;
    best->value = value;
    return true;
}

/* Returns how much a hand seems to pay to a player who likes great hands, or cheap ones. */
static int felt_gain(const struct four_situation *situation, int gain)
{
    int64_t beyond = gain - (int64_t)situation->usual_points * AI_ONE;
    int64_t felt = gain + beyond * situation->weights->greed / AI_ONE;
    return (int)(felt < gain / 8 ? gain / 8 : felt);
}

static int value_of(const struct four_situation *situation, int chance, int gain)
{
    int won = situation->weights->values ? felt_gain(situation, gain) : situation->usual_points * AI_ONE;
    return (int)((int64_t)chance * (won + situation->deny) / FINE);
}

/* Computes the payment of the last step if these tiles (AI_ONE each) win by self-draw. */
static void payout_of(const struct four_situation *situation, const int gain[2], int64_t tiles,
                      struct payout *payout)
{
    int64_t by_others = tiles * situation->weights->meet * situation->rival_count / AI_ONE;
    payout->drawn = gain[1] ? rate_of(situation, tiles) : 0;
    payout->thrown = gain[0] ? rate_of(situation, by_others) : 0;
    int sum = payout->drawn + payout->thrown;
    int64_t points = (int64_t)payout->drawn * gain[1] + (int64_t)payout->thrown * gain[0];
    payout->gain = sum ? (int)(points / sum) : 0;
}

/* Returns the usual number of useful tiles of a later step, AI_ONE each: fewer if the plan allows few
 * kinds. */
static int64_t usual(const struct four_situation *situation, const struct four_plan *plan, int step)
{
    int kinds = tile_set_count(plan->kinds), tiles = usual_tiles[plan->kind][step];
    int part = plan->kind > FOUR_PLAN_PUNGS || kinds > 20 ? 100 : kinds > 10 ? 80 : 65;
    if (plan->must_count == FOUR_PLAN_MUST)
        tiles = step * 35;
    if (plan->edges)
        part = 70;
    return (int64_t)tiles * part * situation->weights->usual / 1000;
}

static void consider_plan(const struct four_situation *situation, const struct four_plan *plan,
                          const struct four_plan_reach *reach, bool closed, int sooner,
                          struct four_value *best, int *second)
{
    const int *gain = plan->gain[closed];
    int rates[STEPS], steps = reach->missing;
    int64_t tiles = (int64_t)four_situation_unseen(situation, reach->useful) * AI_ONE;
    struct payout payout;
    payout_of(situation, gain, steps == 1 ? tiles : usual(situation, plan, 1), &payout);
    if (!payout.gain)
        return;
    rates[1] = payout.drawn + payout.thrown;
    for (int step = 2; step <= steps; step++) {
        int64_t now = step == steps ? tiles : usual(situation, plan, step), claims = 0;
        if (!closed && step == steps)
            claims = (int64_t)situation->weights->meet *
                     (four_situation_unseen(situation, reach->pungs) * situation->rival_count +
                      four_situation_unseen(situation, reach->chows & ~reach->pungs));
        else if (!closed)
            claims = now * usual_claims[plan->kind][step] / AI_ONE * situation->weights->meet / AI_ONE;
        rates[step] = rate_of(situation, now + claims);
    }
    int chance = finish_chance(situation, rates, steps, sooner);
    if (!consider(best, second, value_of(situation, chance, payout.gain)))
        return;
    best->chance = chance / (FINE / AI_ONE);
    best->gain = payout.gain;
    best->missing = steps;
    best->waits = reach->useful;
    best->rate = rates[steps] / (FINE / AI_ONE);
    best->aim = plan->aim;
}

static void shape_of(const struct four_situation *situation, const struct holding *holding,
                     struct shape *shape)
{
    static const uint8_t four_each[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                                                  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    holding_shape(holding, situation->table->rules, four_each, shape);
}

tile_set four_value_waits(const struct four_situation *situation, const struct holding *holding)
{
    struct shape shape;
    shape_of(situation, holding, &shape);
    return shape_waits(&shape);
}

/* The value of a tenpai hand: the sum of its rates, and of rate times gain. */
struct tenpai {
    int64_t rates, points;
    tile_set live;
};

static void estimate_tenpai(const struct four_situation *situation, const struct holding *holding,
                            struct tenpai *tenpai)
{
    tile_set waits = four_value_waits(situation, holding);
    *tenpai = (struct tenpai){0};
    for (uint8_t kind = 0; waits >> kind && kind < TILE_KINDS; kind++) {
        if (!(waits >> kind & 1) || !situation->unseen[kind])
            continue;
        struct holding whole = *holding;
        struct payout payout;
        hand_add(&whole.hand, kind);
        int drawn = four_situation_points(situation, situation->seat, &whole, kind, WIN_SELF_DRAW);
        int other = four_situation_points(situation, situation->seat, &whole, kind, WIN_DISCARD);
        int gain[2] = {other > 0 ? other * situation->pay.discard : 0,
                       drawn > 0 ? drawn * situation->pay.own_draw : 0};
        payout_of(situation, gain, (int64_t)situation->unseen[kind] * AI_ONE, &payout);
        int rate = payout.drawn + payout.thrown;
        tenpai->points += (int64_t)rate * payout.gain;
        tenpai->rates += rate;
        tenpai->live |= rate ? TILE_BIT(kind) : 0;
    }
}

static void consider_tenpai(const struct four_situation *situation, const struct holding *holding, int sooner,
                            struct four_value *best, int *second)
{
    struct tenpai tenpai;
    estimate_tenpai(situation, holding, &tenpai);
    if (!tenpai.rates)
        return;
    int all[STEPS] = {0, capped(tenpai.rates)};
    int chance = finish_chance(situation, all, 1, sooner), gain = (int)(tenpai.points / tenpai.rates);
    if (!consider(best, second, value_of(situation, chance, gain)))
        return;
    best->chance = chance / (FINE / AI_ONE);
    best->gain = gain;
    best->missing = 1;
    best->waits = tenpai.live;
    best->rate = all[1] / (FINE / AI_ONE);
    best->aim = AIM_NONE;
}

/* Finds the tenpai hand with the best payment per turn after drawing a kind, counting the value of
 * winning. */
static void best_tenpai(const struct four_situation *situation, const struct holding *holding, uint8_t drawn,
                        struct tenpai *best)
{
    struct holding more = *holding;
    int64_t most = 0;
    *best = (struct tenpai){0};
    hand_add(&more.hand, drawn);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct holding rest = more;
        struct shape shape;
        struct tenpai next;
        if (!more.hand.counts[kind] || kind == drawn)
            continue;
        hand_remove(&rest.hand, kind);
        shape_of(situation, &rest, &shape);
        if (shape_shanten(&shape) != 0)
            continue;
        estimate_tenpai(situation, &rest, &next);
        int64_t value = next.points + next.rates * situation->deny;
        if (value <= most)
            continue;
        most = value;
        *best = next;
    }
}

/* True if a plan pays about as much as the best one, so that it may name the aim. */
static bool pays_like(const struct four_plan *plan, bool closed, const struct four_value *best)
{
    int gain = plan->gain[closed][0] > plan->gain[closed][1] ? plan->gain[closed][0] : plan->gain[closed][1];
    return gain >= best->gain - best->gain / 4;
}

/* The tiles that make a hand tenpai, and the resulting hands, each weighted by its tiles. */
struct tenpai_sum {
    int64_t ways, rates, points; /* points in parts of PARTS, because the sum is large */
    tile_set live;
};
enum { PARTS = 16 };

static void sum_tenpai(const struct four_situation *situation, const struct holding *holding, tile_set useful,
                       struct tenpai_sum *sum)
{
    static const struct four_plan any = {.kind = FOUR_PLAN_SETS, .kinds = FINISH_KINDS};
    struct four_plan_reach reach = {0};
    if (!holding_is_closed(holding))
        four_plan_measure(situation, &any, holding, &reach);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct tenpai next;
        if (!(useful >> kind & 1) || !situation->unseen[kind])
            continue;
        best_tenpai(situation, holding, kind, &next);
        if (!next.rates)
            continue;
        int others = reach.pungs >> kind & 1 ? situation->rival_count : reach.chows >> kind & 1;
        int64_t ways = (int64_t)situation->unseen[kind] * (AI_ONE + others * situation->weights->meet);
        sum->ways += ways;
        sum->rates += ways * next.rates;
        sum->points += ways * (next.points / PARTS);
        sum->live |= TILE_BIT(kind);
    }
}

/* Values a hand one step from tenpai by the tenpai hands it can become; false if it isn't one step away.
 * Ignores claims while the hand is closed. */
static bool consider_ahead(const struct four_situation *situation, const struct holding *holding, int sooner,
                           struct four_value *best, int *second)
{
    struct shape shape;
    struct tenpai_sum sum = {0};
    int shanten;
    shape_of(situation, holding, &shape);
    tile_set useful = shape_useful(&shape, &shanten);
    if (shanten != 1)
        return false;
    sum_tenpai(situation, holding, useful, &sum);
    if (!sum.rates)
        return true;
    int all[STEPS] = {0, capped(sum.rates / sum.ways), rate_of(situation, sum.ways)};
    int chance = finish_chance(situation, all, 2, sooner), gain = (int)(sum.points / (sum.rates / PARTS));
    if (!consider(best, second, value_of(situation, chance, gain)))
        return true;
    best->chance = chance / (FINE / AI_ONE);
    best->gain = gain;
    best->missing = 2;
    best->waits = sum.live;
    best->rate = all[2] / (FINE / AI_ONE);
    best->aim = AIM_TENPAI;
    return true;
}

void four_value_estimate(const struct four_situation *situation, const struct four_plans *plans,
                         const struct holding *holding, int sooner, bool look, struct four_value *hand)
{
    int second = 0;
    bool closed = holding_is_closed(holding);
    *hand = (struct four_value){.missing = FOUR_PLAN_NEVER};
    consider_tenpai(situation, holding, sooner, hand, &second);
    bool looked =
        look && situation->weights->look && consider_ahead(situation, holding, sooner, hand, &second);
    for (int i = 0; i < plans->count; i++) {
        struct four_plan_reach reach;
        four_plan_measure(situation, &plans->list[i], holding, &reach);
        /* a hand one tile from complete was estimated above */
        if (reach.missing >= STEPS || reach.missing <= 1)
            continue;
        bool seen = looked && reach.missing == 2;
        if (seen && hand->aim == AIM_TENPAI && pays_like(&plans->list[i], closed, hand))
            hand->aim = plans->list[i].aim;
        if (!seen || closed)
            consider_plan(situation, &plans->list[i], &reach, false, sooner, hand, &second);
        if (!seen && closed)
            consider_plan(situation, &plans->list[i], &reach, true, sooner, hand, &second);
    }
    hand->useful = four_situation_unseen(situation, hand->waits);
    hand->value += (int)((int64_t)second * situation->weights->second / AI_ONE);
}
