/* features.c: the inputs of the network of Dueling Tigers; see features.h. */
#include "ai/tigers/features.h"

#include "ai/net/encode.h"
#include "ai/tigers/estimate/race.h"
#include "ai/unseen.h"
#include "rules/hand/counts.h"

static tile_set meld_kinds(const struct meld *melds, int count)
{
    tile_set kinds = 0;
    for (int i = 0; i < count; i++)
        kinds |= TILE_BIT(melds[i].tile);
    return kinds;
}

/* Places the kinds in play: the main suit, the other one, the winds from the seat's own on, the dragons. */
static void place_kinds(struct features *features)
{
    const struct situation *situation = features->situation;
    const struct holding *held = &situation->held;
    uint8_t suits[3];
    encode_order_suits(&held->hand, held->melds, held->meld_count, situation->in_play, suits);
    encode_place_suits(features->place, suits, false);
    encode_place_winds(features->place, situation->table, situation->seat, 18);
    for (int dragon = 0; dragon < 3; dragon++)
        features->place[TILE_WHITE + dragon] = (uint8_t)(22 + dragon);
}

void features_init(struct features *features, const struct situation *situation, const struct danger *danger)
{
    features->situation = situation;
    features->danger = danger;
    features->barred = situation->discarded | counts_kinds(situation->view->own.passed, 1);
    place_kinds(features);
}

/* --- the table ----------------------------------------------------------------------------------- */

static void encode_rival(const struct features *features, const struct encoder *encoder)
{
    const struct table *table = features->situation->table;
    const struct rival *rival = &features->situation->rivals[0];
    int melds = table->meld_counts[rival->seat];
    encode_kinds(encoder, AT_RIVAL, table_discarded(table, rival->seat));
    encode_kinds(encoder, AT_RIVAL_MELDS, meld_kinds(table->melds[rival->seat], melds));
    encode_kinds(encoder, AT_SAFE, rival->safe);
    encode_one(encoder, AT_RIVAL_EXPOSED, rival->exposed, 5);
    encode_one(encoder, AT_RIVAL_COUNT, melds, 5);
    encode_one(encoder, AT_RIVAL_RIICHI, rival->riichi, 2);
    encode_one(encoder, AT_TURNS, table->turns[rival->seat] / 3, 8);
    encode_one(encoder, AT_KEPT, table_kept_since(table, rival->seat), 8);
}

static void encode_bonus(const struct situation *situation, const struct encoder *encoder)
{
    for (int n = 0; n < 9; n++)
        if (situation->bonus & TILE_BIT(n))
            encode_flag(encoder, AT_BONUS + n);
    if (situation->table->dummy.treasure < TILE_EAST)
        encode_flag(encoder, AT_TREASURE + situation->table->dummy.treasure % 9);
}

void features_encode_table(const struct features *features, struct net_input *input)
{
    const struct encoder to = encoder_into(input, features->place), *encoder = &to;
    const struct situation *situation = features->situation;
    const struct table *table = situation->table;
    const struct rival *rival = &situation->rivals[0];
    encode_counts(encoder, AT_UNSEEN, situation->unseen);
    encode_kinds(encoder, AT_PASSED, counts_kinds(situation->view->own.passed, 1));
    encode_rival(features, encoder);
    encode_bonus(situation, encoder);
    encode_one(encoder, AT_EAST, table_wind(table, situation->seat) == TILE_EAST, 2);
    encode_one(encoder, AT_WALL, table->wall / 4, 16);
    encode_one(encoder, AT_ROW, table_hidden_count(table), 14);
    encode_number(encoder, NUMBERS_TABLE, features->danger->passing, AI_ONE / 16);
    encode_number(encoder, NUMBERS_TABLE + 1, rival->tenpai, AI_ONE);
    encode_number(encoder, NUMBERS_TABLE + 2, rival->hazard, AI_ONE / 16);
    encode_number(encoder, NUMBERS_TABLE + 3, rival->points, 4 * AI_ONE);
    encode_number(encoder, NUMBERS_TABLE + 4, situation->lost, 2 * AI_ONE);
    encode_number(encoder, NUMBERS_TABLE + 5, situation->hazard, AI_ONE / 4);
    encode_number(encoder, NUMBERS_TABLE + 6, situation->turns, 8 * AI_ONE);
    encode_number(encoder, NUMBERS_TABLE + 7, situation->unseen_total, 32);
    encode_number(encoder, NUMBERS_TABLE + 8, tile_set_count(situation->piles), 16);
    encode_number(encoder, NUMBERS_TABLE + 9, table->turns[situation->seat], 8);
}

/* --- the hand ------------------------------------------------------------------------------------ */

/* Encodes the shanten number of each plan, the lowest where several plans are of one kind. */
static void encode_plans(const struct situation *situation, const struct plan *plans, int count,
                         const struct encoder *encoder)
{
    const struct plan *best[PLANS] = {0};
    for (int i = 0; i < count; i++)
        if (!best[plans[i].kind] || plans[i].shanten < best[plans[i].kind]->shanten)
            best[plans[i].kind] = &plans[i];
    for (int kind = 0; kind < PLANS; kind++) {
        const struct plan *plan = best[kind];
        int place = NUMBERS_PLANS + 4 * kind;
        encode_one(encoder, AT_PLANS + (FAR + 1) * kind, plan ? plan->shanten : FAR, FAR + 1);
        encode_number(encoder, place, plan ? kinds_sum(situation->unseen, plan->useful) : 0, 16);
        encode_number(encoder, place + 1, plan ? kinds_sum(situation->unseen, plan->paired) : 0, 8);
        encode_number(encoder, place + 2, plan && plan->open_points > 0 ? plan->open_points : 0, 4 * AI_ONE);
        encode_number(encoder, place + 3, plan && plan->closed_points > 0 ? plan->closed_points : 0,
                      4 * AI_ONE);
    }
}

/* Encodes normal's estimate; `declared` is the same hand in Riichi. */
static void encode_hand_value(const struct hand_value *hand, const struct hand_value *declared,
                              const struct encoder *encoder)
{
    bool ready = hand->shanten == 0;
    encode_one(encoder, AT_SHANTEN, hand->shanten, FAR + 1);
    encode_number(encoder, NUMBERS_VALUE, hand->value, 2 * AI_ONE);
    encode_number(encoder, NUMBERS_VALUE + 1, hand->chance, AI_ONE / 2);
    encode_number(encoder, NUMBERS_VALUE + 2, hand->points, 4 * AI_ONE);
    encode_number(encoder, NUMBERS_VALUE + 3, hand->rate, AI_ONE / 4);
    encode_number(encoder, NUMBERS_VALUE + 4, ready ? 0 : hand->useful, 16);
    encode_number(encoder, NUMBERS_VALUE + 5, ready ? hand->useful : 0, 4);
    encode_number(encoder, NUMBERS_VALUE + 6, hand->claims, 8);
    encode_number(encoder, NUMBERS_VALUE + 7, hand->dead, 1);
    encode_number(encoder, NUMBERS_VALUE + 8, declared->value, 2 * AI_ONE);
    encode_number(encoder, NUMBERS_VALUE + 9, declared->dead, 1);
    encode_number(encoder, NUMBERS_VALUE + 10, declared->chance, AI_ONE / 2);
}

/* Encodes the useful tiles and which of them are in the piles. */
static void encode_waits(const struct features *features, tile_set waits, tile_set thrown,
                         const struct encoder *encoder)
{
    const struct situation *situation = features->situation;
    tile_set alive = waits & situation->alive;
    encode_kinds(encoder, AT_WAITS, alive);
    encode_number(encoder, NUMBERS_WAITS, kinds_sum(situation->unseen, waits & (features->barred | thrown)),
                  8);
    encode_number(encoder, NUMBERS_WAITS + 1,
                  kinds_sum(situation->unseen, waits & (situation->piles | thrown)), 16);
    encode_number(encoder, NUMBERS_WAITS + 2, tile_set_count(alive), 8);
    encode_number(encoder, NUMBERS_WAITS + 3, kinds_sum(situation->unseen, waits & situation->bonus), 16);
}

static void encode_thrown(const struct features *features, uint8_t thrown, const struct encoder *encoder)
{
    const struct situation *situation = features->situation;
    if (thrown >= TILE_KINDS) {
        for (int i = 0; i < 3; i++)
            encoder->numbers[NUMBERS_DANGER + i] = 0;
        return;
    }
    encode_flag(encoder, AT_THROWN + features->place[thrown]);
    encode_number(encoder, NUMBERS_DANGER, features->danger->chance[thrown], AI_ONE / 16);
    encode_number(encoder, NUMBERS_DANGER + 1, features->danger->points[thrown], AI_ONE / 4);
    encode_number(encoder, NUMBERS_DANGER + 2, situation->unseen[thrown], 4);
}

void features_encode_hand(const struct features *features, const struct holding *holding, enum deed deed,
                          uint8_t thrown, bool riichi, struct net_input *input)
{
    const struct encoder to = encoder_into(input, features->place), *encoder = &to;
    const struct situation *situation = features->situation;
    tile_set thrown_set = thrown < TILE_KINDS ? TILE_BIT(thrown) : 0;
    struct hand_value hand, declared = {0};
    struct plan plans[PLAN_MAX];
    int count = hand_value_estimate_plans(situation, holding, thrown, riichi, &hand, plans);
    if (hand.shanten == 0 && !riichi && holding_is_closed(holding))
        hand_value_estimate(situation, holding, thrown, true, &declared);
    int shanten = hand.shanten < 0 ? 0 : hand.shanten > FAR ? FAR : hand.shanten;
    input->sort = 2 * shanten + !holding_is_closed(holding);
    encode_counts(encoder, AT_HELD, holding->hand.counts);
    encode_kinds(encoder, AT_DISCARDED, situation->discarded | thrown_set);
    encode_kinds(encoder, AT_PILES, situation->piles | thrown_set);
    encode_kinds(encoder, AT_MELDS, meld_kinds(holding->melds, holding->meld_count));
    encode_one(encoder, AT_RIICHI, riichi, 2);
    encode_one(encoder, AT_EXPOSED, holding_exposed(holding), 5);
    encode_one(encoder, AT_DEED, deed, DEEDS);
    encode_thrown(features, thrown, encoder);
    encode_plans(situation, plans, count, encoder);
    encode_hand_value(&hand, &declared, encoder);
    encode_waits(features, hand.waits, thrown_set, encoder);
}
