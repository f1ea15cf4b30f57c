/*
 * game_deal.c: shuffling, checking and dealing a round; see game.h.
 *
 * Follows docs/rules/dueling-tigers.md "The deal", docs/rules/classic.md "Flowers and seasons": the set, the
 * tiles set aside, and the flowers laid out after the deal.
 */
#include <string.h>

#include "base/check.h"
#include "base/rng.h"
#include "rules/play/flow.h"
#include "rules/play/rounds.h"

/* Deals a seat its first tiles, including flowers and seasons. */
static int deal_hand(struct game *game, int seat, int size)
{
    int bonus = 0;
    for (int i = 0; i < size; i++) {
        uint8_t tile = game->wall[game->front++];
        if (tile_suit(tile) == SUIT_BONUS) {
            game->table.flowers[seat] |= (uint8_t)(1u << (tile - TILE_FLOWER));
            bonus++;
        } else {
            hand_add(&game->own[seat].hand, tile);
            game->table.hand_sizes[seat]++;
        }
    }
    return bonus;
}

static void set_treasure(struct game *game, const struct deal *deal)
{
    struct table *table = &game->table;
    if (!deal->aside_count)
        return;
    memcpy(game->own[table->dealer].three, deal->aside, 3);
    if (table_option(table, OPTION_TREASURE)) {
        game->treasure = deal->aside[3];
        table->dummy.treasure = TILE_HIDDEN;
    }
}

/* Lays out the dealt flowers and replaces them, starting with the dealer, who already has a first draw.
 * Returns false if the round ended on the way. */
static bool replace_flowers(struct game *game, const int bonus[SEAT_MAX], struct events *events)
{
    int dealer = game->table.dealer;
    uint8_t drawn = TILE_NONE;
    for (int i = 0, seat = dealer; i < game->table.seats; i++, seat = table_next(&game->table, seat)) {
        for (uint8_t tile = TILE_FLOWER; tile < TILE_RED_FIVE; tile++)
            if (game->table.flowers[seat] >> (tile - TILE_FLOWER) & 1)
                flow_report(events, EVENT_FLOWER, seat, tile, seat, 0);
        if (seat == dealer && !flow_draw(game, seat, false, events))
            return false;
        for (int left = bonus[seat]; left > 0; left--)
            if (!flow_draw(game, seat, true, events))
                return false;
        if (seat == dealer)
            drawn = game->own[seat].drawn;
        flow_clear_drawn(game);
    }
    game->own[dealer].drawn = drawn;
    game->table.drawn_by = (uint8_t)dealer;
    flow_ask(game, PHASE_TURN, dealer);
    return true;
}

static bool deals_indicators(const struct table *table)
{
    return table->rules->removes_suit && table_option(table, OPTION_INDICATORS);
}

void game_deal(struct game *game, const struct deal *deal, struct events *events)
{
    struct table *table = &game->table;
    CHECK(table->phase == PHASE_DEAL && deal_check(deal, game, NULL));
    events->count = 0;
    flow_clear_round(game);
    rounds_next(table);
    int dealer = table->dealer;
    game->count = deal->count;
    memcpy(game->wall, deal->wall, deal->count);
    flow_report(events, EVENT_DEAL, dealer, TILE_NONE, SEAT_NONE, table->round);

    int bonus[SEAT_MAX] = {0}, players = table_players(table);
    for (int i = 0, seat = dealer; i < players; i++, seat = table_next(table, seat))
        bonus[seat] = deal_hand(game, seat, 3 * table->sets + 1);
    for (int i = 0; i < table->rules->dummy; i++) {
        game->row[i] = game->wall[game->front++];
        table->dummy.row[i] = TILE_HIDDEN;
    }
    game->back = deal->count;
    table->dead = table->rules->dead_wall;
    table->wall = (uint8_t)(game->back - game->front - table->dead);
    set_treasure(game, deal);
    flow_turn_dora(game, events);
    if (table_has_flowers(table)) {
        replace_flowers(game, bonus, events);
        return;
    }
    flow_begin_turn(game, dealer, events);
    if (deal->aside_count)
        flow_ask(game, PHASE_KEEP, dealer);
}

/* Writes the tiles of the next round's wall in a fixed order; returns how many. */
static int round_set(const struct game *game, uint8_t tiles[WALL_MAX])
{
    uint8_t copies[TILE_KINDS];
    int count = 0;
    table_copies(&game->table, copies);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < copies[kind]; i++)
            tiles[count++] = kind;
    for (int i = 0; table_option(&game->table, OPTION_RED_FIVES) && i < count; i++)
        if (tiles[i] < TILE_EAST && tiles[i] % 9 == 4 && (i == 0 || tile_kind(tiles[i - 1]) != tiles[i]))
            tiles[i] = (uint8_t)(TILE_RED_FIVE + tiles[i] / 9);
    for (uint8_t tile = TILE_FLOWER; tile < TILE_RED_FIVE; tile++)
        if (table_has_flowers(&game->table))
            tiles[count++] = tile;
    return count;
}

static bool three_differ(const uint8_t *tiles)
{
    return tiles[0] != tiles[1] && tiles[0] != tiles[2] && tiles[1] != tiles[2];
}

void deal_shuffle(struct deal *deal, const struct game *game, uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    memset(deal, 0, sizeof *deal);
    deal->count = (uint8_t)round_set(game, deal->wall);
    rng_shuffle(&rng, deal->wall, deal->count);
    if (!deals_indicators(&game->table))
        return;
    uint8_t suit[36];
    for (int i = 0; i < 36; i++)
        suit[i] = (uint8_t)(9 * game->table.removed + i / 4);
    do
        rng_shuffle(&rng, suit, 36);
    while (!three_differ(suit)); /* draws all four again until the three numbers differ */
    memcpy(deal->aside, suit, ASIDE_MAX);
    deal->aside_count = ASIDE_MAX;
}

static bool check_aside(const struct deal *deal, const struct game *game, struct refusal *why)
{
    int wanted = deals_indicators(&game->table) ? ASIDE_MAX : 0;
    if (deal->aside_count != wanted)
        return refusal_set(why, REFUSAL_ASIDE_COUNT, .number = deal->aside_count, .needed = (uint8_t)wanted);
    for (int i = 0; i < wanted; i++)
        if (deal->aside[i] >= TILE_EAST || tile_suit(deal->aside[i]) != game->table.removed)
            return refusal_set(why, REFUSAL_ASIDE_SUIT);
    if (wanted && !three_differ(deal->aside))
        return refusal_set(why, REFUSAL_ASIDE_ALIKE);
    return true;
}

bool deal_check(const struct deal *deal, const struct game *game, struct refusal *why)
{
    uint8_t tiles[WALL_MAX];
    int8_t left[TILE_COUNT] = {0};
    if (game->table.phase != PHASE_DEAL)
        return refusal_set(why, REFUSAL_DEAL_NOT_NOW);
    int count = round_set(game, tiles);
    if (deal->count != count)
        return refusal_set(why, REFUSAL_WALL_COUNT, .number = deal->count, .needed = (uint8_t)count);
    for (int i = 0; i < count; i++)
        left[tiles[i]]++;
    for (int i = 0; i < count; i++)
        if (deal->wall[i] >= TILE_COUNT || --left[deal->wall[i]] < 0)
            return refusal_set(why, REFUSAL_TILE_TOO_MANY,
                               .tile = deal->wall[i] < TILE_COUNT ? deal->wall[i] : TILE_NONE);
    return check_aside(deal, game, why);
}
