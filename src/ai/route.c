/* route.c: the hands one may head for; see route.h. */
#include "ai/route.h"

#include "ai/bonus.h"
#include "ai/ready.h"

/* How many steps farther than the nearest way to win a route may be and still be looked at. */
static const uint8_t reach[PLANS] = {0, 2, 2, 2, 2, 4};

const char *route_aim(enum plan plan)
{
    static const char *const aims[PLANS] = {"four sets",
                                            "seven pairs",
                                            "all pungs",
                                            "pure one suit",
                                            "the indicators' numbers",
                                            "all winds and dragons"};
    return aims[plan];
}

static tile_set suit_kinds(int suit)
{
    return ((tile_set)0x1ff) << (9 * suit);
}

static const tile_set honor_kinds = (tile_set)0x7f << TILE_EAST;

/* The holding's shape when only some kinds count. A suit of which some count keeps its limits: the tables
 * then serve, and a set that would need a kind left out is too rare to matter. */
static void masked_shape(const struct situation *situation, const struct holding *holding, tile_set kinds,
                         struct shape *shape)
{
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        tile_set suit = kind < TILE_EAST ? suit_kinds(kind / 9) : honor_kinds;
        shape->counts[kind] = kinds & TILE_BIT(kind) ? holding->hand.counts[kind] : 0;
        shape->limits[kind] = kinds & suit ? situation->copies[kind] : 0;
    }
    shape->sets = (uint8_t)(situation->table->rules->sets - holding->meld_count);
    shape->forms = FORM_STANDARD;
}

/* Kinds of which two are held or laid as a pung, and of which more may come. */
static tile_set paired_kinds(const struct holding *holding)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (holding->hand.counts[kind] >= 2)
            kinds |= TILE_BIT(kind);
    return kinds;
}

static tile_set alive_kinds(const struct situation *situation)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (situation->unseen[kind])
            kinds |= TILE_BIT(kind);
    return kinds;
}

/* How many tiles of a kind are held or laid out. */
static int owned(const struct holding *holding, uint8_t kind)
{
    int count = holding->hand.counts[kind];
    for (int i = 0; i < holding->meld_count; i++)
        if (holding->melds[i].tile == kind && holding->melds[i].kind != MELD_RUN)
            count = 3;
    return count > 3 ? 3 : count;
}

/* What the winds or dragons held are worth by themselves and as a series, a pair becoming a pung by `chance`.
 */
static int honor_points(const struct situation *situation, const struct holding *holding, int chance)
{
    uint8_t own = table_wind(situation->table, situation->seat);
    int points = 0, dragons[4] = {0}, winds[4] = {0};
    for (uint8_t kind = TILE_EAST; kind < TILE_KINDS; kind++) {
        int count = owned(holding, kind);
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
    uint8_t treasure = situation->table->treasure;
    if (treasure >= TILE_EAST)
        return 0;
    int points = 0;
    for (int kind = treasure % 9; kind < TILE_EAST; kind += 9)
        points += owned(holding, (uint8_t)kind);
    return points * AI_ONE * 3 / 4;
}

/* What a closed hand gets besides: Riichi is worth the less the more kinds lie in the piles, which may kill
 * it. */
static int closed_points(const struct situation *situation)
{
    const struct prizes *prizes = &situation->prizes;
    int kinds = 0, lying = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        kinds += situation->in_play >> kind & 1;
        lying += situation->piles >> kind & 1;
    }
    int free = (kinds - lying) * AI_ONE / kinds;
    int alive = free * free / AI_ONE;
    int promised = race_share(situation->weights->promise, prizes->riichi);
    return prizes->concealed + prizes->self_picked / 3 + race_share(AI_ONE / 2 + alive / 2, promised);
}

/* Fills in both worths of a route whose own pattern pays `points`. */
static void price(const struct situation *situation, const struct holding *holding, int points,
                  struct route *route)
{
    const struct weights *weights = situation->weights;
    int treasure = treasure_points(situation, holding);
    route->open_points = points + treasure + honor_points(situation, holding, weights->pair_open);
    route->closed_points = -1;
    if (holding_is_closed(holding))
        route->closed_points = points + treasure + closed_points(situation) +
                               honor_points(situation, holding, weights->pair_closed);
}

static bool sets_route(const struct situation *situation, const struct holding *holding, tile_set kinds,
                       int points, enum plan plan, int reached, struct route *route)
{
    struct shape shape;
    masked_shape(situation, holding, kinds, &shape);
    int shanten = shape_shanten(&shape);
    if (shanten > reached || shanten < 0)
        return false;
    route->plan = (uint8_t)plan;
    route->useful = shape_waits(&shape, NULL) & kinds;
    route->paired = route->useful & paired_kinds(holding);
    route->shanten = (uint8_t)shanten;
    price(situation, holding, points, route);
    return true;
}

static bool pairs_route(const struct situation *situation, const struct holding *holding, int reached,
                        struct route *route)
{
    if (!(situation->table->rules->forms & FORM_SEVEN_PAIRS) || holding->meld_count > 0)
        return false;
    int pairs = 0, kinds = 0;
    tile_set held = 0, single = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int count = holding->hand.counts[kind];
        pairs += count >= 2;
        kinds += count >= 1;
        held |= count >= 1 ? TILE_BIT(kind) : 0;
        single |= count == 1 ? TILE_BIT(kind) : 0;
    }
    int shanten = 6 - pairs + (kinds < 7 ? 7 - kinds : 0);
    if (shanten > reached)
        return false;
    route->plan = PLAN_PAIRS;
    route->shanten = (uint8_t)(shanten < 0 ? 0 : shanten);
    route->useful = single | (kinds < 7 ? situation->in_play & ~held : 0);
    route->paired = 0;
    price(situation, holding, situation->prizes.pairs, route);
    route->open_points = -1;
    return true;
}

/* The distance to pungs and a pair made of some kinds, and what helps. Kinds of which too few are left do not
 * count. */
static bool pungs_route(const struct situation *situation, const struct holding *holding, tile_set kinds,
                        int points, enum plan plan, int reached, struct route *route)
{
    int wanted = situation->table->rules->sets - holding->meld_count, by_count[4] = {0};
    tile_set sets[4] = {0};
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int count = holding->hand.counts[kind] > 3 ? 3 : holding->hand.counts[kind];
        if (!(kinds & TILE_BIT(kind)) || count + situation->unseen[kind] < 2)
            continue;
        by_count[count]++;
        sets[count] |= TILE_BIT(kind);
    }
    int triplets = by_count[3] > wanted ? wanted : by_count[3];
    int pairs = by_count[2] + by_count[3] - triplets, blocks = wanted + 1 - triplets;
    pairs = pairs > blocks ? blocks : pairs;
    int singles = by_count[1] > blocks - pairs ? blocks - pairs : by_count[1];
    int missing = 3 * blocks - 1 - 2 * pairs - singles;
    if (missing < 1 || missing - 1 > reached)
        return false;
    route->plan = (uint8_t)plan;
    route->shanten = (uint8_t)(missing - 1);
    route->useful = sets[2] | (pairs < blocks ? sets[1] : 0) | (pairs + singles < blocks ? sets[0] : 0);
    if (missing == 1 && pairs == 0)
        route->useful = sets[1];
    route->paired = sets[2];
    price(situation, holding, points, route);
    return true;
}

/* Kinds from which sets with an indicator's number can be made. */
static tile_set near_bonus(const struct situation *situation)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_EAST; kind++) {
        int number = kind % 9;
        for (int step = -2; step <= 2; step++)
            if (number + step >= 0 && number + step < 9 && situation->bonus & TILE_BIT(kind + step))
                kinds |= TILE_BIT(kind);
    }
    return kinds & situation->in_play;
}

/* The plain distance over the kinds near the numbers can only be too small, and tells quickly that it is too
 * far. */
static bool bonus_route(const struct situation *situation, const struct holding *holding, int reached,
                        struct route *route)
{
    struct shape shape;
    masked_shape(situation, holding, near_bonus(situation), &shape);
    if (shape_shanten(&shape) > reached)
        return false;
    int shanten = bonus_shanten(situation, holding, reached, &route->useful);
    if (shanten > reached || shanten < 0)
        return false;
    route->plan = PLAN_BONUS;
    route->shanten = (uint8_t)shanten;
    route->paired = route->useful & paired_kinds(holding) & situation->bonus;
    price(situation, holding, situation->prizes.only_bonus, route);
    return true;
}

static bool melds_within(const struct holding *holding, tile_set kinds)
{
    for (int i = 0; i < holding->meld_count; i++)
        if (!(kinds & TILE_BIT(holding->melds[i].tile)))
            return false;
    return true;
}

int route_list(const struct situation *situation, const struct holding *holding,
               struct route routes[ROUTE_MOST])
{
    const struct prizes *prizes = &situation->prizes;
    int count = 0;
    count += sets_route(situation, holding, situation->in_play, 0, PLAN_SETS, SHANTEN_NEVER, &routes[count]);
    int nearest = count ? routes[0].shanten : 0;
    count += pairs_route(situation, holding, nearest + reach[PLAN_PAIRS], &routes[count]);
    if (prizes->all_pung)
        count += pungs_route(situation, holding, situation->in_play, prizes->all_pung, PLAN_PUNGS,
                             nearest + reach[PLAN_PUNGS], &routes[count]);
    for (int suit = 0; suit < 3 && prizes->pure_suit; suit++)
        if (situation->in_play & suit_kinds(suit) && melds_within(holding, suit_kinds(suit)))
            count += sets_route(situation, holding, suit_kinds(suit), prizes->pure_suit, PLAN_SUIT,
                                nearest + reach[PLAN_SUIT], &routes[count]);
    if (prizes->only_bonus && situation->bonus && melds_within(holding, situation->bonus))
        count += bonus_route(situation, holding, nearest + reach[PLAN_BONUS], &routes[count]);
    if (prizes->all_honors && melds_within(holding, honor_kinds))
        count += pungs_route(situation, holding, honor_kinds, prizes->all_honors + prizes->all_pung,
                             PLAN_HONORS, nearest + reach[PLAN_HONORS], &routes[count]);
    tile_set alive = alive_kinds(situation);
    for (int i = 0; i < count; i++) {
        routes[i].useful &= alive;
        routes[i].paired &= alive;
    }
    return count;
}
