/* four_features.c: what the network is told of a table of four; see four_features.h. */
#include "ai/four/four_features.h"

#include <string.h>

#include "ai/four/finish.h"

/* Those of the aims that are asked for by name; see list_aims. */
enum { AIM_SETS = 0, AIM_PAIRS = 11, AIM_ORPHANS = 12 };

/* Writes inputs one group after the other. */
struct encoder {
    const struct four_features *features;
    struct net_input *input;
    int base;  /* of the group of sparse inputs */
    int dense; /* numbers told */
};

/* A number where `unit` is 1. */
static void tell_number(struct encoder *encoder, int64_t amount, int unit)
{
    int64_t value = amount * NET_UNIT / unit;
    int most = 16 * NET_UNIT;
    encoder->input->dense[encoder->dense++] = (int16_t)(value > most ? most : value < -most ? -most : value);
}

/* One of `count` inputs; none if `which` is below 0. */
static void tell_one(struct encoder *encoder, int which, int count)
{
    if (which >= 0)
        net_mark(encoder->input, encoder->base + (which < count ? which : count - 1));
    encoder->base += count;
}

/* One input that stands or does not. */
static void tell_flag(struct encoder *encoder, bool stands)
{
    tell_one(encoder, stands ? 0 : -1, 1);
}

static void tell_kinds(struct encoder *encoder, tile_set kinds)
{
    for (; kinds; kinds &= kinds - 1)
        net_mark(encoder->input, encoder->base + encoder->features->place[tile_set_first(kinds)]);
    encoder->base += TILE_KINDS;
}

static void tell_kind(struct encoder *encoder, uint8_t kind)
{
    tell_kinds(encoder, kind < TILE_KINDS ? TILE_BIT(kind) : 0);
}

/* How many of each kind, one input for every number above 0. */
static void tell_counts(struct encoder *encoder, const uint8_t counts[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (counts[kind])
            net_mark(encoder->input, encoder->base + 4 * encoder->features->place[kind] + counts[kind] - 1);
    encoder->base += 4 * TILE_KINDS;
}

/* Runs by the end that is told lower, then pungs and kongs. */
static void tell_melds(struct encoder *encoder, const struct meld *melds, int count)
{
    const uint8_t *place = encoder->features->place;
    for (int i = 0; i < count; i++) {
        int low = place[melds[i].tile];
        if (melds[i].kind == MELD_RUN) {
            int high = place[melds[i].tile + 2];
            net_mark(encoder->input, encoder->base + (low < high ? low : high));
        } else {
            net_mark(encoder->input, encoder->base + FOUR_RUN_KINDS + low);
        }
    }
    encoder->base += FOUR_RUN_KINDS + TILE_KINDS;
}

/* --- the table ---------------------------------------------------------------------------------- */

static void sort_suits(struct four_features *features)
{
    const struct holding *held = &features->situation->held;
    int counts[3] = {0};
    for (int kind = 0; kind < TILE_EAST; kind++)
        counts[kind / 9] += 2 * held->hand.counts[kind];
    for (int i = 0; i < held->meld_count; i++)
        if (held->melds[i].tile < TILE_EAST)
            counts[held->melds[i].tile / 9] += 6;
    for (int suit = 0; suit < 3; suit++) {
        int place = suit;
        for (; place > 0 && counts[features->suits[place - 1]] < counts[suit]; place--)
            features->suits[place] = features->suits[place - 1];
        features->suits[place] = (uint8_t)suit;
    }
}

/* Suits, then the own wind, those of the others as they follow, the dragons. */
static void set_places(struct four_features *features, unsigned turn)
{
    int own = table_wind(features->situation->table, features->situation->seat) - TILE_EAST;
    for (int i = 0; i < 3; i++)
        for (int n = 0; n < 9; n++)
            features->place[9 * features->suits[i] + n] = (uint8_t)(9 * i + (turn & 1 ? 8 - n : n));
    for (int wind = 0; wind < 4; wind++)
        features->place[TILE_EAST + wind] = (uint8_t)(TILE_EAST + (wind - own + 4) % 4);
    for (unsigned dragon = 0; dragon < 3; dragon++)
        features->place[TILE_WHITE + dragon] = (uint8_t)(TILE_WHITE + (dragon + (turn >> 1)) % 3);
}

static struct four_plan *aim(struct four_features *features, int aim, enum four_plan_kind kind,
                             tile_set kinds)
{
    CHECK(features->plan_count < FOUR_AIM_PLANS);
    struct four_plan *plan = &features->plans[features->plan_count];
    *plan = (struct four_plan){.kind = (uint8_t)kind, .kinds = kinds};
    features->aims[features->plan_count++] = (uint8_t)aim;
    return plan;
}

static void must(struct four_plan *plan, enum set_kind kind, int tile)
{
    plan->must[plan->must_count++] = (struct set){.kind = (uint8_t)kind, .tile = (uint8_t)tile};
}

/* Sets that make a pattern by standing side by side. */
static void aim_at_steps(struct four_features *features, int first)
{
    for (int suit = 0; suit < 3; suit++) {
        struct four_plan *plan = aim(features, first, FOUR_PLAN_SETS, FINISH_KINDS);
        for (int number = 0; number < 9; number += 3)
            must(plan, SET_RUN, 9 * suit + number);
    }
    for (int number = 0; number < 7; number++) {
        struct four_plan *plan = aim(features, first + 1, FOUR_PLAN_SETS, FINISH_KINDS);
        for (int suit = 0; suit < 3; suit++)
            must(plan, SET_RUN, 9 * suit + number);
    }
    for (int number = 0; number < 9; number++) {
        struct four_plan *plan = aim(features, first + 2, FOUR_PLAN_SETS, FINISH_KINDS);
        for (int suit = 0; suit < 3; suit++)
            must(plan, SET_PUNG, 9 * suit + number);
    }
}

static void list_aims(struct four_features *features)
{
    const uint8_t *suits = features->suits;
    aim(features, AIM_SETS, FOUR_PLAN_SETS, FINISH_KINDS);
    for (int i = 0; i < 3; i++)
        aim(features, 1 + i, FOUR_PLAN_SETS, TILE_SUIT(suits[i]) | TILE_HONORS);
    for (int i = 0; i < 2; i++)
        aim(features, 4 + i, FOUR_PLAN_SETS, TILE_SUIT(suits[i]));
    aim(features, 6, FOUR_PLAN_SETS, FINISH_KINDS & ~TILE_ORPHANS);
    aim(features, 7, FOUR_PLAN_PUNGS, FINISH_KINDS);
    aim(features, 8, FOUR_PLAN_PUNGS, TILE_SUIT(suits[0]) | TILE_HONORS);
    aim(features, 9, FOUR_PLAN_PUNGS, TILE_ORPHANS);
    aim(features, 10, FOUR_PLAN_SETS, FINISH_END_KINDS)->edges = true;
    aim(features, AIM_PAIRS, FOUR_PLAN_PAIRS, FINISH_KINDS);
    aim(features, AIM_ORPHANS, FOUR_PLAN_ORPHANS, TILE_ORPHANS);
    aim_at_steps(features, 13);
}

/* The rivals' places in the situation, the next to play first. */
static int rival_after(const struct four_situation *situation, int steps)
{
    int seat = (situation->seat + steps) % SEAT_MAX, place = 0;
    while (situation->rivals[place].seat != seat)
        place++;
    return place;
}

static void tell_rival(struct encoder *encoder, int place)
{
    const struct four_features *features = encoder->features;
    const struct four_situation *situation = features->situation;
    const struct table *table = situation->table;
    const struct four_rival *rival = &situation->rivals[place];
    int melds = table->meld_counts[rival->seat], thrown[4] = {0};
    tell_kinds(encoder, rival->thrown);
    tell_melds(encoder, table->melds[rival->seat], melds);
    tell_one(encoder, melds, 5);
    tell_one(encoder, table_kept_since(table, rival->seat), 8);
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        uint8_t kind = tile_kind(discard->tile);
        if ((discard->flags & DISCARD_PILE) == rival->seat && kind < TILE_KINDS)
            thrown[kind < TILE_EAST ? features->place[kind] / 9 : 3]++;
    }
    for (int suit = 0; suit < 4; suit++)
        tell_number(encoder, thrown[suit], 4);
    tell_number(encoder, rival->tenpai, AI_ONE);
    tell_number(encoder, rival->points, situation->usual_points * AI_ONE);
    tell_number(encoder, rival->collects[features->suits[0]], AI_ONE);
}

static void tell_table(struct encoder *encoder)
{
    const struct four_situation *situation = encoder->features->situation;
    const struct table *table = situation->table;
    tile_set own = 0;
    uint8_t flowers = table->flowers[situation->seat];
    uint8_t wind = table_wind(table, situation->seat), number = (uint8_t)(wind - TILE_EAST);
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == situation->seat)
            own |= TILE_BIT(tile_kind(table->discards[i].tile));
    tell_counts(encoder, situation->unseen);
    tell_kinds(encoder, own);
    for (int i = 1; i <= FOUR_RIVALS; i++)
        tell_rival(encoder, rival_after(situation, i));
    tell_one(encoder, table->wall / 4, 24);
    tell_one(encoder, (flowers >> number & 1) + (flowers >> (number + 4) & 1), 3);
    tell_flag(encoder, !flowers);
    tell_flag(encoder, (flowers & 0x0f) == 0x0f || (flowers & 0xf0) == 0xf0);
    uint8_t round_wind = table_round_wind(table);
    tell_one(encoder, round_wind == TILE_NONE ? -1 : (round_wind - wind + 4) % 4, 4);
    tell_flag(encoder, situation->seat == table->dealer);
    tell_number(encoder, situation->turns, 8);
    tell_number(encoder, situation->deny, 8 * AI_ONE);
    tell_number(encoder, situation->unseen_total, 64);
    tell_number(encoder, table->discard_count, 32);
    tell_number(encoder, situation->hazard[0], AI_ONE / 8);
    tell_number(encoder, situation->turns > 4 ? situation->hazard[4] : 0, AI_ONE / 8);
    tell_number(encoder, table->turns[situation->seat], 8);
    tell_number(encoder, table->wall, 32);
}

void four_features_init(struct four_features *features, const struct four_situation *situation,
                        const struct four_danger *danger, unsigned turn)
{
    features->situation = situation;
    features->danger = danger;
    features->plan_count = 0;
    sort_suits(features);
    set_places(features, turn);
    list_aims(features);
    struct encoder encoder = {.features = features, .input = &features->table};
    features->table.on_count = 0;
    tell_table(&encoder);
    features->base = encoder.base;
    features->dense = encoder.dense;
}

/* --- the hand ----------------------------------------------------------------------------------- */

/* The tiles that the sets a plan must have lack: it is not nearer than that. */
static int lacking(const struct four_plan *plan, const struct holding *holding)
{
    uint8_t counts[TILE_KINDS];
    struct set must[FOUR_PLAN_MUST];
    struct four_plan_reach reach = {0};
    memcpy(counts, holding->hand.counts, sizeof counts);
    four_plan_take_musts(plan, holding, counts, must, &reach);
    return reach.missing;
}

static void find_aims(const struct four_features *features, const struct holding *holding,
                      struct four_facts *facts)
{
    for (int i = 0; i < FOUR_AIMS; i++)
        facts->aims[i] = (struct four_plan_reach){.missing = FOUR_PLAN_NEVER};
    for (int i = 0; i < features->plan_count; i++) {
        const struct four_plan *plan = &features->plans[i];
        struct four_plan_reach reach, *nearest = &facts->aims[features->aims[i]];
        if (plan->must_count && lacking(plan, holding) >= nearest->missing)
            continue;
        four_plan_measure(features->situation, plan, holding, &reach);
        if (reach.missing < nearest->missing)
            *nearest = reach;
    }
}

static void tell_aims(struct encoder *encoder, const struct four_facts *facts)
{
    const struct four_situation *situation = encoder->features->situation;
    for (int i = 0; i < FOUR_AIMS; i++) {
        const struct four_plan_reach *aim = &facts->aims[i];
        tell_one(encoder, aim->missing, FOUR_DISTANCES);
        tell_number(encoder,
                    aim->missing < FOUR_PLAN_NEVER ? four_situation_unseen(situation, aim->useful) : 0,
                    i ? 16 : 32);
    }
    tell_kinds(encoder, facts->aims[0].useful);
    tell_number(encoder, four_situation_unseen(situation, facts->aims[0].pungs), 8);
    tell_number(encoder, four_situation_unseen(situation, facts->aims[0].chows), 16);
}

static tile_set waits_of(const struct four_situation *situation, const struct holding *holding)
{
    struct shape shape = {.sets = (uint8_t)(MELD_MAX - holding->meld_count),
                          .forms = situation->table->rules->forms};
    memcpy(shape.counts, holding->hand.counts, sizeof shape.counts);
    memset(shape.limits, 4, sizeof shape.limits);
    if (holding->meld_count)
        shape.forms &= FORM_STANDARD;
    return shape_waits(&shape);
}

/* The tiles a tenpai hand can win on, thrown or drawn, and what they pay. */
static void find_waits(const struct four_situation *situation, const struct holding *holding,
                       struct four_facts *facts)
{
    int pays[2] = {situation->pay.discard, situation->pay.own_draw};
    for (tile_set waits = waits_of(situation, holding); waits; waits &= waits - 1) {
        uint8_t kind = (uint8_t)tile_set_first(waits);
        struct holding whole = *holding;
        if (!situation->unseen[kind])
            continue;
        hand_add(&whole.hand, kind);
        for (int own = 0; own < 2; own++) {
            int points = four_situation_points(situation, situation->seat, &whole, kind,
                                               own ? WIN_SELF_DRAW : WIN_DISCARD);
            if (points <= 0)
                continue;
            facts->tiles[own] += situation->unseen[kind];
            facts->points[own] += (int64_t)points * situation->unseen[kind] * pays[own] / AI_ONE;
        }
    }
}

static void tell_waits(struct encoder *encoder, const struct four_facts *facts)
{
    const int *tiles = facts->tiles;
    tell_one(encoder, tiles[0] ? (tiles[0] + 1) / 2 : -1, 6);
    tell_one(encoder, tiles[1] ? (tiles[1] + 1) / 2 : -1, 6);
    for (int own = 0; own < 2; own++) {
        tell_number(encoder, tiles[own], 8);
        tell_number(encoder, tiles[own] ? facts->points[own] / tiles[own] : 0, 32);
    }
}

void four_facts_find(const struct four_features *features, const struct four_plans *plans,
                     const struct holding *holding, uint8_t gives, int draws, struct four_facts *facts)
{
    const struct four_situation *situation = features->situation;
    const struct four_plan_reach *aims = facts->aims;
    *facts = (struct four_facts){.cost = 0};
    find_aims(features, holding, facts);
    if (aims[AIM_SETS].missing <= 1 || aims[AIM_PAIRS].missing <= 1 || aims[AIM_ORPHANS].missing <= 1)
        find_waits(situation, holding, facts);
    four_value_estimate(situation, plans, holding, draws, false, &facts->hand);
    if (gives < TILE_KINDS)
        facts->cost = four_danger_cost(features->danger, situation, gives, facts->hand.value);
}

/* What the tile may cost, by each rival. */
static void tell_danger(struct encoder *encoder, const struct holding *holding, uint8_t tile, bool gives)
{
    const struct four_situation *situation = encoder->features->situation;
    const struct four_danger *danger = encoder->features->danger;
    int64_t all = 0;
    for (int step = 1; step <= FOUR_RIVALS; step++) {
        int place = rival_after(situation, step), chance = gives ? danger->chance[place][tile] : 0, safe = 0;
        const struct four_rival *rival = &situation->rivals[place];
        int64_t cost = 0;
        if (chance)
            cost = (int64_t)danger->points[place][tile] * four_situation_feeds(situation, place, tile) /
                   AI_ONE * chance / AI_ONE;
        for (tile_set kinds = rival->safe; kinds; kinds &= kinds - 1)
            safe += holding->hand.counts[tile_set_first(kinds)];
        tell_flag(encoder, gives && rival->safe >> tile & 1);
        tell_flag(encoder, gives && rival->thrown >> tile & 1);
        tell_flag(encoder, gives && chance && !cost);
        tell_number(encoder, chance, AI_ONE / 32);
        tell_number(encoder, cost, AI_ONE);
        tell_number(encoder, safe, 4);
        tell_number(encoder, gives && tile < TILE_EAST ? rival->collects[tile / 9] : 0, AI_ONE);
        all += cost;
    }
    tell_number(encoder, all, AI_ONE);
    tell_number(encoder, gives ? situation->unseen[tile] : 0, 2);
    tell_number(encoder, gives ? four_danger_chance(danger, situation, tile) : 0, AI_ONE / 32);
}

static int exposed(const struct holding *holding)
{
    int sum = 0;
    for (int i = 0; i < holding->meld_count; i++)
        sum += meld_is_exposed(&holding->melds[i]);
    return sum;
}

static void tell_holding(struct encoder *encoder, const struct holding *holding)
{
    tile_set kongs = 0;
    int pairs = 0;
    for (int i = 0; i < holding->meld_count; i++)
        kongs |= meld_is_kong(&holding->melds[i]) ? TILE_BIT(holding->melds[i].tile) : 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        pairs += holding->hand.counts[kind] >= 2;
    tell_counts(encoder, holding->hand.counts);
    tell_melds(encoder, holding->melds, holding->meld_count);
    tell_kinds(encoder, kongs);
    tell_one(encoder, exposed(holding), 5);
    tell_one(encoder, pairs, 8);
}

/* What normal's way of estimate makes of it. */
static void tell_hand_value(struct encoder *encoder, const struct four_value *hand, int cost)
{
    tell_number(encoder, hand->value - cost, 16 * AI_ONE);
    tell_number(encoder, hand->value, 16 * AI_ONE);
    tell_number(encoder, hand->chance, AI_ONE / 4);
    tell_number(encoder, hand->gain, 64 * AI_ONE);
    tell_number(encoder, (int64_t)hand->gain * hand->chance / AI_ONE, 16 * AI_ONE);
    tell_number(encoder, hand->missing < 8 ? hand->missing : 8, 4);
    tell_number(encoder, hand->useful, 16);
    tell_number(encoder, hand->rate, AI_ONE / 4);
    tell_number(encoder, cost, 4 * AI_ONE);
}

void four_features_tell(const struct four_features *features, const struct holding *holding,
                        const struct four_facts *facts, enum four_deed deed, uint8_t tile,
                        struct net_input *input)
{
    struct encoder encoder = {
        .features = features, .input = input, .base = features->base, .dense = features->dense};
    bool gives = tile < TILE_KINDS && deed != FOUR_DEED_PASS;
    input->on_count = features->table.on_count;
    memcpy(input->on, features->table.on, (size_t)input->on_count * sizeof input->on[0]);
    memcpy(input->dense, features->table.dense, sizeof input->dense);
    tell_holding(&encoder, holding);
    tell_kind(&encoder, gives ? tile : TILE_NONE);
    tell_kind(&encoder, gives ? TILE_NONE : tile);
    tell_one(&encoder, deed, FOUR_DEEDS);
    tell_aims(&encoder, facts);
    tell_waits(&encoder, facts);
    tell_danger(&encoder, holding, tile, gives);
    tell_hand_value(&encoder, &facts->hand, facts->cost);
    CHECK(encoder.base == FOUR_SPARSE && encoder.dense == FOUR_DENSE && input->on_count <= NET_ON_MAX);
}
