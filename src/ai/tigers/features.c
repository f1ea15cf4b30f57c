/* features.c: what the network is told of a position; see features.h. */
#include "ai/tigers/features.h"

#include <string.h>

#include "ai/tigers/estimate/race.h"

/* Adds a number of which `unit` is 1. */
static void tell_number(struct net_input *input, int place, int amount, int unit)
{
    enum { MOST = 32 * NET_UNIT };
    int64_t value = (int64_t)amount * NET_UNIT / unit;
    input->dense[place] = (int16_t)(value > MOST ? MOST : value < -MOST ? -MOST : value);
}

/* Marks one of `count` inputs; the last stands for all that is greater. */
static void tell_one(struct net_input *input, int at, int which, int count)
{
    net_mark(input, at + (which < count ? which : count - 1));
}

static void tell_kinds(const struct features *features, struct net_input *input, int at, tile_set kinds)
{
    for (; kinds; kinds &= kinds - 1) {
        uint8_t place = features->place[tile_set_first(kinds)];
        if (place < KINDS_PLAYED)
            net_mark(input, at + place);
    }
}

/* How many of each kind, one input for every number above 0. */
static void tell_counts(const struct features *features, struct net_input *input, int at,
                        const uint8_t counts[TILE_KINDS])
{
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        uint8_t place = features->place[kind];
        if (counts[kind] && place < KINDS_PLAYED)
            net_mark(input, at + 4 * place + counts[kind] - 1);
    }
}

static tile_set meld_kinds(const struct meld *melds, int count)
{
    tile_set kinds = 0;
    for (int i = 0; i < count; i++)
        kinds |= TILE_BIT(melds[i].tile);
    return kinds;
}

static int exposed(const struct meld *melds, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += meld_is_exposed(&melds[i]);
    return sum;
}

static int suit_count(const struct holding *held, int suit)
{
    int count = 0;
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        count += held->hand.counts[kind];
    for (int i = 0; i < held->meld_count; i++)
        count += held->melds[i].tile / 9 == suit ? 3 : 0;
    return count;
}

/* The main suit first, the own wind, the other's, the winds that count for nobody, the dragons. */
static void place_kinds(struct features *features)
{
    const struct situation *situation = features->situation;
    int suits[3], count = 0, next = 20;
    memset(features->place, TILE_NONE, sizeof features->place);
    for (int suit = 0; suit < 3; suit++)
        if (situation->in_play & TILE_SUIT(suit))
            suits[count++] = suit;
    bool turned = suit_count(&situation->held, suits[1]) > suit_count(&situation->held, suits[0]);
    for (int i = 0; i < 2; i++)
        for (int n = 0; n < 9; n++)
            features->place[9 * suits[turned ? 1 - i : i] + n] = (uint8_t)(9 * i + n);
    uint8_t own = table_wind(situation->table, situation->seat);
    uint8_t theirs = table_wind(situation->table, situation->rivals[0].seat);
    features->place[own] = 18;
    features->place[theirs] = 19;
    for (uint8_t kind = TILE_EAST; kind < TILE_KINDS; kind++)
        if (kind != own && kind != theirs)
            features->place[kind] = (uint8_t)next++;
}

static tile_set passed_kinds(const struct situation *situation)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        kinds |= situation->view->own.passed[kind] ? TILE_BIT(kind) : 0;
    return kinds;
}

void features_init(struct features *features, const struct situation *situation, const struct danger *danger)
{
    features->situation = situation;
    features->danger = danger;
    features->barred = situation->discarded | passed_kinds(situation);
    place_kinds(features);
}

/* --- the table ----------------------------------------------------------------------------------- */

static void tell_rival(const struct features *features, struct net_input *input)
{
    const struct table *table = features->situation->table;
    const struct rival *rival = &features->situation->rivals[0];
    int melds = table->meld_counts[rival->seat];
    tell_kinds(features, input, AT_RIVAL, situation_discarded(table, rival->seat));
    tell_kinds(features, input, AT_RIVAL_MELDS, meld_kinds(table->melds[rival->seat], melds));
    tell_kinds(features, input, AT_SAFE, rival->safe);
    tell_one(input, AT_RIVAL_EXPOSED, rival->exposed, 5);
    tell_one(input, AT_RIVAL_COUNT, melds, 5);
    tell_one(input, AT_RIVAL_RIICHI, rival->riichi, 2);
    tell_one(input, AT_TURNS, table->turns[rival->seat] / 3, 8);
    tell_one(input, AT_KEPT, table_kept_since(table, rival->seat), 8);
}

static void tell_bonus(const struct situation *situation, struct net_input *input)
{
    for (int n = 0; n < 9; n++)
        if (situation->bonus & TILE_BIT(n))
            net_mark(input, AT_BONUS + n);
    if (situation->table->dummy.treasure < TILE_EAST)
        net_mark(input, AT_TREASURE + situation->table->dummy.treasure % 9);
}

void features_tell_table(const struct features *features, struct net_input *input)
{
    const struct situation *situation = features->situation;
    const struct table *table = situation->table;
    const struct rival *rival = &situation->rivals[0];
    tell_counts(features, input, AT_UNSEEN, situation->unseen);
    tell_kinds(features, input, AT_PASSED, passed_kinds(situation));
    tell_rival(features, input);
    tell_bonus(situation, input);
    tell_one(input, AT_EAST, table_wind(table, situation->seat) == TILE_EAST, 2);
    tell_one(input, AT_WALL, table->wall / 4, 16);
    tell_one(input, AT_ROW, table_hidden_count(table), 14);
    tell_number(input, NUMBERS_TABLE, features->danger->passing, AI_ONE / 16);
    tell_number(input, NUMBERS_TABLE + 1, rival->tenpai, AI_ONE);
    tell_number(input, NUMBERS_TABLE + 2, rival->hazard, AI_ONE / 16);
    tell_number(input, NUMBERS_TABLE + 3, rival->points, 4 * AI_ONE);
    tell_number(input, NUMBERS_TABLE + 4, situation->lost, 2 * AI_ONE);
    tell_number(input, NUMBERS_TABLE + 5, situation->hazard, AI_ONE / 4);
    tell_number(input, NUMBERS_TABLE + 6, situation->turns, 8 * AI_ONE);
    tell_number(input, NUMBERS_TABLE + 7, situation->unseen_total, 32);
    tell_number(input, NUMBERS_TABLE + 8, tile_set_count(situation->piles), 16);
    tell_number(input, NUMBERS_TABLE + 9, table->turns[situation->seat], 8);
}

/* --- the hand ------------------------------------------------------------------------------------ */

/* How far the hand is by every plan, the nearer where a plan stands twice. */
static void tell_plans(const struct situation *situation, const struct plan *plans, int count,
                       struct net_input *input)
{
    const struct plan *best[PLANS] = {0};
    for (int i = 0; i < count; i++)
        if (!best[plans[i].kind] || plans[i].shanten < best[plans[i].kind]->shanten)
            best[plans[i].kind] = &plans[i];
    for (int kind = 0; kind < PLANS; kind++) {
        const struct plan *plan = best[kind];
        int place = NUMBERS_PLANS + 4 * kind;
        tell_one(input, AT_PLANS + (FAR + 1) * kind, plan ? plan->shanten : FAR, FAR + 1);
        tell_number(input, place, plan ? race_unseen(situation, plan->useful) : 0, 16);
        tell_number(input, place + 1, plan ? race_unseen(situation, plan->paired) : 0, 8);
        tell_number(input, place + 2, plan && plan->open_points > 0 ? plan->open_points : 0, 4 * AI_ONE);
        tell_number(input, place + 3, plan && plan->closed_points > 0 ? plan->closed_points : 0, 4 * AI_ONE);
    }
}

/* What is estimated of it without having seen other rounds; `declared` the same in Riichi. */
static void tell_hand_value(const struct hand_value *hand, const struct hand_value *declared,
                            struct net_input *input)
{
    bool ready = hand->shanten == 0;
    tell_one(input, AT_SHANTEN, hand->shanten, FAR + 1);
    tell_number(input, NUMBERS_VALUE, hand->value, 2 * AI_ONE);
    tell_number(input, NUMBERS_VALUE + 1, hand->chance, AI_ONE / 2);
    tell_number(input, NUMBERS_VALUE + 2, hand->points, 4 * AI_ONE);
    tell_number(input, NUMBERS_VALUE + 3, hand->rate, AI_ONE / 4);
    tell_number(input, NUMBERS_VALUE + 4, ready ? 0 : hand->useful, 16);
    tell_number(input, NUMBERS_VALUE + 5, ready ? hand->useful : 0, 4);
    tell_number(input, NUMBERS_VALUE + 6, hand->claims, 8);
    tell_number(input, NUMBERS_VALUE + 7, hand->dead, 1);
    tell_number(input, NUMBERS_VALUE + 8, declared->value, 2 * AI_ONE);
    tell_number(input, NUMBERS_VALUE + 9, declared->dead, 1);
    tell_number(input, NUMBERS_VALUE + 10, declared->chance, AI_ONE / 2);
}

/* The tiles that bring the hand nearer, and where they lie already. */
static void tell_waits(const struct features *features, tile_set waits, tile_set thrown,
                       struct net_input *input)
{
    const struct situation *situation = features->situation;
    tile_set alive = waits & situation->alive;
    tell_kinds(features, input, AT_WAITS, alive);
    tell_number(input, NUMBERS_WAITS, race_unseen(situation, waits & (features->barred | thrown)), 8);
    tell_number(input, NUMBERS_WAITS + 1, race_unseen(situation, waits & (situation->piles | thrown)), 16);
    tell_number(input, NUMBERS_WAITS + 2, tile_set_count(alive), 8);
    tell_number(input, NUMBERS_WAITS + 3, race_unseen(situation, waits & situation->bonus), 16);
}

static void tell_thrown(const struct features *features, uint8_t thrown, struct net_input *input)
{
    const struct situation *situation = features->situation;
    if (thrown >= TILE_KINDS) {
        for (int i = 0; i < 3; i++)
            input->dense[NUMBERS_DANGER + i] = 0;
        return;
    }
    net_mark(input, AT_THROWN + features->place[thrown]);
    tell_number(input, NUMBERS_DANGER, features->danger->chance[thrown], AI_ONE / 16);
    tell_number(input, NUMBERS_DANGER + 1, features->danger->points[thrown], AI_ONE / 4);
    tell_number(input, NUMBERS_DANGER + 2, situation->unseen[thrown], 4);
}

void features_tell_hand(const struct features *features, const struct holding *holding, enum deed deed,
                        uint8_t thrown, bool riichi, struct net_input *input)
{
    const struct situation *situation = features->situation;
    tile_set thrown_set = thrown < TILE_KINDS ? TILE_BIT(thrown) : 0;
    struct hand_value hand, declared = {0};
    struct plan plans[PLAN_MAX];
    int count = hand_value_estimate_plans(situation, holding, thrown, riichi, &hand, plans);
    if (hand.shanten == 0 && !riichi && holding_is_closed(holding))
        hand_value_estimate(situation, holding, thrown, true, &declared);
    int shanten = hand.shanten < 0 ? 0 : hand.shanten > FAR ? FAR : hand.shanten;
    input->sort = 2 * shanten + !holding_is_closed(holding);
    tell_counts(features, input, AT_HELD, holding->hand.counts);
    tell_kinds(features, input, AT_DISCARDED, situation->discarded | thrown_set);
    tell_kinds(features, input, AT_PILES, situation->piles | thrown_set);
    tell_kinds(features, input, AT_MELDS, meld_kinds(holding->melds, holding->meld_count));
    tell_one(input, AT_RIICHI, riichi, 2);
    tell_one(input, AT_EXPOSED, exposed(holding->melds, holding->meld_count), 5);
    tell_one(input, AT_DEED, deed, DEEDS);
    tell_thrown(features, thrown, input);
    tell_plans(situation, plans, count, input);
    tell_hand_value(&hand, &declared, input);
    tell_waits(features, hand.waits, thrown_set, input);
}
