/* four_features.c: the inputs of the networks of four; see four_features.h. */
#include "ai/four/four_features.h"

#include <string.h>

#include "ai/four/finish.h"
#include "ai/net/encode.h"
#include "ai/unseen.h"
#include "rules/hand/counts.h"

/* The aims that are used by name; see list_aims. */
enum { AIM_SETS = 0, AIM_PAIRS = 11, AIM_ORPHANS = 12 };

/* Writes the groups of inputs one after another. */
struct writer {
    const struct four_features *features;
    struct encoder to;
    int base;  /* the first flag of the next group */
    int dense; /* the next number */
};

/* Adds the number `amount` / `unit`. */
static void add_number(struct writer *writer, int64_t amount, int unit)
{
    encode_number(&writer->to, writer->dense++, amount, unit);
}

/* Adds one of `count` flags; none if `which` is below 0. */
static void add_one(struct writer *writer, int which, int count)
{
    if (which >= 0)
        encode_one(&writer->to, writer->base, which, count);
    writer->base += count;
}

static void add_flag(struct writer *writer, bool set)
{
    add_one(writer, set ? 0 : -1, 1);
}

static void add_kinds(struct writer *writer, tile_set kinds)
{
    encode_kinds(&writer->to, writer->base, kinds);
    writer->base += TILE_KINDS;
}

static void add_counts(struct writer *writer, const uint8_t counts[TILE_KINDS])
{
    encode_counts(&writer->to, writer->base, counts);
    writer->base += 4 * TILE_KINDS;
}

static void add_melds(struct writer *writer, const struct meld *melds, int count)
{
    encode_melds(&writer->to, writer->base, writer->base + FOUR_RUN_KINDS, melds, count);
    writer->base += FOUR_RUN_KINDS + TILE_KINDS;
}

static struct writer writer_into(const struct four_features *features, struct net_input *input)
{
    struct writer writer = {.features = features, .to = encoder_into(input, features->place)};
    writer.to.limit = 16 * NET_UNIT;
    return writer;
}

/* --- the table ---------------------------------------------------------------------------------- */

/* Places the suits, the winds from the seat's own on, and the dragons; `turn` as in four_features_init. */
static void place_kinds(struct four_features *features, unsigned turn)
{
    const struct four_situation *situation = features->situation;
    const struct holding *held = &situation->held;
    encode_order_suits(&held->hand, held->melds, held->meld_count, FINISH_KINDS, features->suits);
    encode_place_suits(features->place, features->suits, turn & 1);
    encode_place_winds(features->place, situation->table, situation->seat, TILE_EAST);
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

/* Adds plans whose sets form a pattern together. */
static void aim_at_steps(struct four_features *features, int first)
{
    struct four_plan *plans = features->plans + features->plan_count;
    CHECK(features->plan_count + FOUR_PLAN_STEPS <= FOUR_AIM_PLANS);
    four_plan_steps(plans);
    for (int i = 0; i < FOUR_PLAN_STEPS; i++)
        features->aims[features->plan_count++] = (uint8_t)(first + plans[i].aim - AIM_STRAIGHT);
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

/* Returns the index in the situation of the rival that many seats after the viewer. */
static int rival_after(const struct four_situation *situation, int steps)
{
    int seat = (situation->seat + steps) % SEAT_MAX, place = 0;
    while (situation->rivals[place].seat != seat)
        place++;
    return place;
}

static void add_rival(struct writer *writer, int place)
{
    const struct four_features *features = writer->features;
    const struct four_situation *situation = features->situation;
    const struct table *table = situation->table;
    const struct four_rival *rival = &situation->rivals[place];
    int melds = table->meld_counts[rival->seat], thrown[4] = {0};
    add_kinds(writer, rival->thrown);
    add_melds(writer, table->melds[rival->seat], melds);
    add_one(writer, melds, 5);
    add_one(writer, table_kept_since(table, rival->seat), 8);
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        uint8_t kind = tile_kind(discard->tile);
        if ((discard->flags & DISCARD_PILE) == rival->seat && kind < TILE_KINDS)
            thrown[kind < TILE_EAST ? features->place[kind] / 9 : 3]++;
    }
    for (int suit = 0; suit < 4; suit++)
        add_number(writer, thrown[suit], 4);
    add_number(writer, rival->tenpai, AI_ONE);
    add_number(writer, rival->points, situation->usual_points * AI_ONE);
    add_number(writer, rival->collects[features->suits[0]], AI_ONE);
}

static void add_table(struct writer *writer)
{
    const struct four_situation *situation = writer->features->situation;
    const struct table *table = situation->table;
    uint8_t flowers = table->flowers[situation->seat];
    uint8_t wind = table_wind(table, situation->seat), number = (uint8_t)(wind - TILE_EAST);
    add_counts(writer, situation->unseen);
    add_kinds(writer, table_discarded(table, situation->seat));
    for (int i = 1; i <= FOUR_RIVALS; i++)
        add_rival(writer, rival_after(situation, i));
    add_one(writer, table->wall / 4, 24);
    add_one(writer, (flowers >> number & 1) + (flowers >> (number + 4) & 1), 3);
    add_flag(writer, !flowers);
    add_flag(writer, (flowers & 0x0f) == 0x0f || (flowers & 0xf0) == 0xf0);
    uint8_t round_wind = table_round_wind(table);
    add_one(writer, round_wind == TILE_NONE ? -1 : (round_wind - wind + 4) % 4, 4);
    add_flag(writer, situation->seat == table->dealer);
    add_number(writer, situation->turns, 8);
    add_number(writer, situation->deny, 8 * AI_ONE);
    add_number(writer, situation->unseen_total, 64);
    add_number(writer, table->discard_count, 32);
    add_number(writer, situation->hazard[0], AI_ONE / 8);
    add_number(writer, situation->turns > 4 ? situation->hazard[4] : 0, AI_ONE / 8);
    add_number(writer, table->turns[situation->seat], 8);
    add_number(writer, table->wall, 32);
}

void four_features_init(struct four_features *features, const struct four_situation *situation,
                        const struct four_danger *danger, unsigned turn)
{
    features->situation = situation;
    features->danger = danger;
    features->plan_count = 0;
    place_kinds(features, turn);
    list_aims(features);
    features->table.on_count = 0;
    struct writer writer = writer_into(features, &features->table);
    add_table(&writer);
    features->base = writer.base;
    features->dense = writer.dense;
}

/* --- the hand ----------------------------------------------------------------------------------- */

/* Returns how many tiles the plan's required sets lack; the plan is at least that far away. */
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

static void add_aims(struct writer *writer, const struct four_facts *facts)
{
    const struct four_situation *situation = writer->features->situation;
    for (int i = 0; i < FOUR_AIMS; i++) {
        const struct four_plan_reach *aim = &facts->aims[i];
        add_one(writer, aim->missing, FOUR_DISTANCES);
        add_number(writer, aim->missing < FOUR_PLAN_NEVER ? four_situation_unseen(situation, aim->useful) : 0,
                   i ? 16 : 32);
    }
    add_kinds(writer, facts->aims[0].useful);
    add_number(writer, four_situation_unseen(situation, facts->aims[0].pungs), 8);
    add_number(writer, four_situation_unseen(situation, facts->aims[0].chows), 16);
}

/* Finds the winning tiles of a tenpai hand, discarded and drawn, and what they pay. */
static void find_waits(const struct four_situation *situation, const struct holding *holding,
                       struct four_facts *facts)
{
    int pays[2] = {situation->pay.discard, situation->pay.own_draw};
    for (tile_set waits = four_value_waits(situation, holding); waits; waits &= waits - 1) {
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

static void add_waits(struct writer *writer, const struct four_facts *facts)
{
    const int *tiles = facts->tiles;
    add_one(writer, tiles[0] ? (tiles[0] + 1) / 2 : -1, 6);
    add_one(writer, tiles[1] ? (tiles[1] + 1) / 2 : -1, 6);
    for (int own = 0; own < 2; own++) {
        add_number(writer, tiles[own], 8);
        add_number(writer, tiles[own] ? facts->points[own] / tiles[own] : 0, 32);
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

/* Adds what the tile may cost, by each rival. */
static void add_danger(struct writer *writer, const struct holding *holding, uint8_t tile, bool gives)
{
    const struct four_situation *situation = writer->features->situation;
    const struct four_danger *danger = writer->features->danger;
    int64_t all = 0;
    for (int step = 1; step <= FOUR_RIVALS; step++) {
        int place = rival_after(situation, step), chance = gives ? danger->chance[place][tile] : 0;
        const struct four_rival *rival = &situation->rivals[place];
        int64_t cost = 0;
        if (chance)
            cost = (int64_t)danger->points[place][tile] * four_situation_feeds(situation, place, tile) /
                   AI_ONE * chance / AI_ONE;
        add_flag(writer, gives && rival->safe >> tile & 1);
        add_flag(writer, gives && rival->thrown >> tile & 1);
        add_flag(writer, gives && chance && !cost);
        add_number(writer, chance, AI_ONE / 32);
        add_number(writer, cost, AI_ONE);
        add_number(writer, kinds_sum(holding->hand.counts, rival->safe), 4);
        add_number(writer, gives && tile < TILE_EAST ? rival->collects[tile / 9] : 0, AI_ONE);
        all += cost;
    }
    add_number(writer, all, AI_ONE);
    add_number(writer, gives ? situation->unseen[tile] : 0, 2);
    add_number(writer, gives ? four_danger_chance(danger, situation, tile) : 0, AI_ONE / 32);
}

static void add_holding(struct writer *writer, const struct holding *holding)
{
    tile_set kongs = 0;
    for (int i = 0; i < holding->meld_count; i++)
        kongs |= meld_is_kong(&holding->melds[i]) ? TILE_BIT(holding->melds[i].tile) : 0;
    add_counts(writer, holding->hand.counts);
    add_melds(writer, holding->melds, holding->meld_count);
    add_kinds(writer, kongs);
    add_one(writer, holding_exposed(holding), 5);
    add_one(writer, tile_set_count(counts_kinds(holding->hand.counts, 2)), 8);
}

/* Adds normal's estimate of the hand. */
static void add_hand_value(struct writer *writer, const struct four_value *hand, int cost)
{
    add_number(writer, hand->value - cost, 16 * AI_ONE);
    add_number(writer, hand->value, 16 * AI_ONE);
    add_number(writer, hand->chance, AI_ONE / 4);
    add_number(writer, hand->gain, 64 * AI_ONE);
    add_number(writer, (int64_t)hand->gain * hand->chance / AI_ONE, 16 * AI_ONE);
    add_number(writer, hand->missing < 8 ? hand->missing : 8, 4);
    add_number(writer, hand->useful, 16);
    add_number(writer, hand->rate, AI_ONE / 4);
    add_number(writer, cost, 4 * AI_ONE);
}

void four_features_encode(const struct four_features *features, const struct holding *holding,
                          const struct four_facts *facts, enum four_deed deed, uint8_t tile,
                          struct net_input *input)
{
    struct writer writer = writer_into(features, input);
    writer.base = features->base;
    writer.dense = features->dense;
    bool gives = tile < TILE_KINDS && deed != FOUR_DEED_PASS;
    input->on_count = features->table.on_count;
    memcpy(input->on, features->table.on, (size_t)input->on_count * sizeof input->on[0]);
    memcpy(input->dense, features->table.dense, sizeof input->dense);
    add_holding(&writer, holding);
    add_kinds(&writer, gives ? TILE_BIT(tile) : 0);
    add_kinds(&writer, gives || tile >= TILE_KINDS ? 0 : TILE_BIT(tile));
    add_one(&writer, deed, FOUR_DEEDS);
    add_aims(&writer, facts);
    add_waits(&writer, facts);
    add_danger(&writer, holding, tile, gives);
    add_hand_value(&writer, &facts->hand, facts->cost);
    CHECK(writer.base == FOUR_SPARSE && writer.dense == FOUR_DENSE && input->on_count <= NET_ON_MAX);
}
