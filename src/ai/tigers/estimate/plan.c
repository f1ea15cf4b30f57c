/* plan.c: the hands to aim at; see plan.h. */
#include "ai/tigers/estimate/plan.h"

#include <string.h>

#include "ai/tigers/estimate/only_bonus.h"
#include "ai/tigers/estimate/race.h"
#include "rules/hand/counts.h"

/* How many steps farther than the nearest win each plan may be. */
static const uint8_t reach[PLANS] = {0, 2, 2, 2, 2, 4};

enum aim plan_aim(enum plan_kind kind)
{
    static const enum aim aims[PLANS] = {AIM_FOUR_SETS, AIM_SEVEN_PAIRS, AIM_ALL_PUNGS,
                                         AIM_PURE_SUIT, AIM_BONUS,       AIM_ALL_HONORS};
    return aims[kind];
}

/* A holding, and its promises whatever it aims at. */
struct hopes {
    const struct situation *situation;
    const struct holding *holding;
    tile_set held, pairs, triples; /* kinds of which at least one, two, three are held */
    int open_points;
    int closed_points; /* -1: it is already open */
};

/* Makes the holding's shape if only some kinds count. A suit with some of them keeps its limits, so that the
 * fast tables apply; a set that would need an excluded kind is too rare to matter. */
static void masked_shape(const struct hopes *hopes, tile_set kinds, struct shape *shape)
{
    memset(shape, 0, sizeof *shape);
    for (int suit = 0; suit < 4; suit++) {
        tile_set all = suit == SUIT_HONORS ? TILE_HONORS : TILE_SUIT(suit);
        size_t first = 9 * (size_t)suit, size = suit == SUIT_HONORS ? 7 : 9;
        if (kinds & all)
            memcpy(shape->limits + first, hopes->situation->copies + first, size);
        if ((kinds & all) == all)
            memcpy(shape->counts + first, hopes->holding->hand.counts + first, size);
        else
            for (tile_set left = kinds & all & hopes->held; left; left &= left - 1)
                shape->counts[tile_set_first(left)] = hopes->holding->hand.counts[tile_set_first(left)];
    }
    shape->sets = (uint8_t)(hopes->situation->table->rules->sets - hopes->holding->meld_count);
    shape->forms = FORM_STANDARD;
}

/* Returns the points of the winds or dragons held, singly and as a series, if a pair becomes a pung with this
 * `chance`. */
static int honor_points(const struct situation *situation, const struct holding *holding, int chance)
{
    uint8_t own = table_wind(situation->table, situation->seat);
    int points = 0, dragons[4] = {0}, winds[4] = {0};
    for (uint8_t kind = TILE_EAST; kind < TILE_KINDS; kind++) {
        int count = holding_owned(holding, kind);
        int sure = count == 3 ? AI_ONE : count == 2 && situation->unseen[kind] ? chance : 0;
        if (tile_is_dragon(kind))
            dragons[count]++, points += sure * (situation->prizes.dragon / AI_ONE);
        else
            winds[count]++;
        if (kind == own)
            points += sure * (situation->prizes.wind / AI_ONE);
    }
    if (dragons[3] == 3)
        points += 7 * AI_ONE;
    else if (dragons[3] + dragons[2] == 3 && dragons[3] > 0)
        points += 2 * AI_ONE + (dragons[3] == 2 ? 5 * chance : chance);
    int sets = winds[3] + winds[2];
    if (winds[3] == 4)
        points += 20 * AI_ONE;
    else if (winds[3] == 3)
        points += (sets == 4 ? 12 : 6) * AI_ONE;
    else if (winds[3] >= 1 && sets >= 3)
        points += winds[3] * AI_ONE + (sets - 2) * 2 * chance;
    return points;
}

static int treasure_points(const struct situation *situation, const struct holding *holding)
{
    uint8_t treasure = situation->table->dummy.treasure;
    if (treasure >= TILE_EAST)
        return 0;
    int points = 0;
    for (int kind = treasure % 9; kind < TILE_EAST; kind += 9)
        points += holding_owned(holding, (uint8_t)kind);
    return points * AI_ONE * 3 / 4;
}

/* Returns the extra points of a closed hand: Riichi is worth less the more kinds are in the piles that may
 * kill it. */
static int closed_points(const struct situation *situation)
{
    const struct prizes *prizes = &situation->prizes;
    int kinds = tile_set_count(situation->in_play), lying = tile_set_count(situation->killing);
    int free = (kinds - lying) * AI_ONE / kinds;
    int alive = free * free / AI_ONE;
    int promised = race_share(situation->weights->promise, prizes->riichi);
    return prizes->concealed + prizes->self_picked / 3 + race_share(AI_ONE / 2 + alive / 2, promised);
}

static void hopes_init(struct hopes *hopes, const struct situation *situation, const struct holding *holding)
{
    const struct weights *weights = situation->weights;
    int treasure = treasure_points(situation, holding);
    hopes->situation = situation;
    hopes->holding = holding;
    hopes->held = counts_kinds(holding->hand.counts, 1);
    hopes->pairs = counts_kinds(holding->hand.counts, 2);
    hopes->triples = counts_kinds(holding->hand.counts, 3);
    hopes->open_points = treasure + honor_points(situation, holding, weights->pair_open);
    hopes->closed_points = -1;
    if (holding_is_closed(holding))
        hopes->closed_points =
            treasure + closed_points(situation) + honor_points(situation, holding, weights->pair_closed);
}

/* Fills in both points of a plan whose own pattern is worth `points`. */
static void price(const struct hopes *hopes, int points, struct plan *plan)
{
    plan->open_points = points + hopes->open_points;
    plan->closed_points = hopes->closed_points < 0 ? -1 : points + hopes->closed_points;
}

static bool sets_plan(const struct hopes *hopes, tile_set kinds, int points, enum plan_kind kind, int reached,
                      struct plan *plan)
{
    struct shape shape;
    masked_shape(hopes, kinds, &shape);
    int shanten = shape_shanten(&shape);
    if (shanten > reached || shanten < 0)
        return false;
    plan->kind = (uint8_t)kind;
    plan->useful = shape_useful(&shape, NULL) & kinds;
    plan->paired = plan->useful & hopes->pairs;
    plan->shanten = (uint8_t)shanten;
    price(hopes, points, plan);
    return true;
}

static bool pairs_plan(const struct hopes *hopes, int reached, struct plan *plan)
{
    const struct situation *situation = hopes->situation;
    if (!(situation->table->rules->forms & FORM_SEVEN_PAIRS) || hopes->holding->meld_count > 0)
        return false;
    int pairs = tile_set_count(hopes->pairs), kinds = tile_set_count(hopes->held);
    int shanten = 6 - pairs + (kinds < 7 ? 7 - kinds : 0);
    if (shanten > reached)
        return false;
    plan->kind = PLAN_PAIRS;
    plan->shanten = (uint8_t)(shanten < 0 ? 0 : shanten);
    plan->useful = (hopes->held & ~hopes->pairs) | (kinds < 7 ? situation->in_play & ~hopes->held : 0);
    plan->paired = 0;
    price(hopes, situation->prizes.pairs, plan);
    plan->open_points = -1;
    return true;
}

/* Makes a plan of pungs and a pair from some kinds. Kinds with too few tiles left don't count. */
static bool pungs_plan(const struct hopes *hopes, tile_set kinds, int points, enum plan_kind kind,
                       int reached, struct plan *plan)
{
    const struct situation *situation = hopes->situation;
    int wanted = situation->table->rules->sets - hopes->holding->meld_count;
    tile_set threes = kinds & hopes->triples, twos = kinds & hopes->pairs & ~hopes->triples;
    tile_set ones = kinds & hopes->held & ~hopes->pairs & situation->alive;
    tile_set none = kinds & ~hopes->held & counts_kinds(situation->unseen, 2);
    int triplets = tile_set_count(threes), spare = triplets > wanted ? triplets - wanted : 0;
    triplets -= spare;
    int pairs = tile_set_count(twos) + spare, blocks = wanted + 1 - triplets;
    pairs = pairs > blocks ? blocks : pairs;
    int singles = tile_set_count(ones);
    singles = singles > blocks - pairs ? blocks - pairs : singles;
    int missing = 3 * blocks - 1 - 2 * pairs - singles;
    if (missing < 1 || missing - 1 > reached)
        return false;
    plan->kind = (uint8_t)kind;
    plan->shanten = (uint8_t)(missing - 1);
    plan->useful = twos | (pairs < blocks ? ones : 0) | (pairs + singles < blocks ? none : 0);
    if (missing == 1 && pairs == 0)
        plan->useful = ones;
    plan->paired = twos;
    price(hopes, points, plan);
    return true;
}

/* Returns the kinds that can be in a set with an indicator's number: at most two steps away. */
static tile_set near_bonus(const struct situation *situation)
{
    tile_set kinds = 0;
    for (int suit = 0; suit < 3; suit++) {
        tile_set bonus = situation->bonus >> 9 * suit & 0x1ff;
        kinds |= ((bonus | bonus << 1 | bonus << 2 | bonus >> 1 | bonus >> 2) & 0x1ff) << 9 * suit;
    }
    return kinds & situation->in_play;
}

/* Makes the plan for the indicators' numbers. The plain distance over the kinds near these numbers is never
 * too large, so it rules out distant hands quickly. */
static bool bonus_plan(const struct hopes *hopes, int reached, struct plan *plan)
{
    const struct situation *situation = hopes->situation;
    struct shape shape;
    masked_shape(hopes, near_bonus(situation), &shape);
    if (shape_shanten(&shape) > reached)
        return false;
    int shanten = only_bonus_shanten(situation, hopes->holding, reached, &plan->useful);
    if (shanten > reached || shanten < 0)
        return false;
    plan->kind = PLAN_BONUS;
    plan->shanten = (uint8_t)shanten;
    plan->paired = plan->useful & hopes->pairs & situation->bonus;
    price(hopes, situation->prizes.only_bonus, plan);
    return true;
}

static bool melds_within(const struct holding *holding, tile_set kinds)
{
    for (int i = 0; i < holding->meld_count; i++)
        if (!(kinds & TILE_BIT(holding->melds[i].tile)))
            return false;
    return true;
}

int plan_list(const struct situation *situation, const struct holding *holding, struct plan plans[PLAN_MAX])
{
    const struct prizes *prizes = &situation->prizes;
    struct hopes hopes;
    hopes_init(&hopes, situation, holding);
    int count = 0;
    count += sets_plan(&hopes, situation->in_play, 0, PLAN_SETS, SHANTEN_NEVER, &plans[count]);
    int nearest = count ? plans[0].shanten : 0;
    count += pairs_plan(&hopes, nearest + reach[PLAN_PAIRS], &plans[count]);
    if (prizes->all_pung)
        count += pungs_plan(&hopes, situation->in_play, prizes->all_pung, PLAN_PUNGS,
                            nearest + reach[PLAN_PUNGS], &plans[count]);
    for (int suit = 0; suit < 3 && prizes->pure_suit; suit++)
        if (situation->in_play & TILE_SUIT(suit) && melds_within(holding, TILE_SUIT(suit)))
            count += sets_plan(&hopes, TILE_SUIT(suit), prizes->pure_suit, PLAN_SUIT,
                               nearest + reach[PLAN_SUIT], &plans[count]);
    if (prizes->only_bonus && situation->bonus && melds_within(holding, situation->bonus))
        count += bonus_plan(&hopes, nearest + reach[PLAN_BONUS], &plans[count]);
    if (prizes->all_honors && melds_within(holding, TILE_HONORS))
        count += pungs_plan(&hopes, TILE_HONORS, prizes->all_honors + prizes->all_pung, PLAN_HONORS,
                            nearest + reach[PLAN_HONORS], &plans[count]);
    for (int i = 0; i < count; i++) {
        plans[i].useful &= situation->alive;
        plans[i].paired &= situation->alive;
    }
    return count;
}
