/* table.c: see table.h, and rounds.h for the course of a match. */
#include "rules/play/table.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/rounds.h"

const char *phase_name(enum phase phase)
{
    static const char *const names[] = {
        [PHASE_REMOVE] = "remove",     [PHASE_DEAL] = "deal",   [PHASE_KEEP] = "keep",
        [PHASE_TURN] = "turn",         [PHASE_CLAIM] = "claim", [PHASE_DUMMY] = "dummy",
        [PHASE_TREASURE] = "treasure", [PHASE_NAME] = "name",   [PHASE_GUESS] = "guess",
        [PHASE_STAGE] = "stage",       [PHASE_OVER] = "over"};
    return names[phase];
}

/* Five places of a list without a tile. */
#define NO_TILES_5 TILE_NONE, TILE_NONE, TILE_NONE, TILE_NONE, TILE_NONE

const struct dummy DUMMY_CLEARED = {
    .row = {NO_TILES_5, NO_TILES_5, TILE_NONE, TILE_NONE, TILE_NONE},
    .bonus = {TILE_NONE, TILE_NONE},
    .treasure = TILE_NONE,
};

const struct dora DORA_CLEARED = {.shown = {NO_TILES_5}, .under = {NO_TILES_5}};

const struct stage STAGE_CLEARED = {.attacker = SEAT_NONE, .turned = TILE_NONE};

const struct result RESULT_CLEARED = {
    .winner = SEAT_NONE,
    .from = SEAT_NONE,
    .tile = TILE_NONE,
    .liable = {SEAT_NONE, SEAT_NONE, SEAT_NONE, SEAT_NONE},
};

const char *seat_name(int seat, int seats)
{
    static const char *const names[] = {"east", "south", "west", "north", "dummy"};
    CHECK(seat >= 0 && seat <= SEAT_DUMMY);
    return names[seats == 2 && seat == 1 ? 2 : seat];
}

int seat_parse(const char *name, int seats)
{
    for (int seat = 0; seat < seats; seat++)
        if (!strcmp(seat_name(seat, seats), name))
            return seat;
    return SEAT_NONE;
}

const char *table_seat_name(const struct table *table, int seat)
{
    return seat_name(seat, table->seats);
}

uint8_t table_wind(const struct table *table, int seat)
{
    int after_dealer = (seat - table->dealer + table->seats) % table->seats;
    if (table->seats == 2)
        return after_dealer ? TILE_WEST : TILE_EAST;
    return (uint8_t)(TILE_EAST + after_dealer);
}

uint8_t table_round_wind(const struct table *table)
{
    if (!table->rules->has_round_wind)
        return TILE_NONE;
    return (uint8_t)(TILE_EAST + (table->rules->winds_go_round ? table->deals_passed / table->seats % 4 : 0));
}

bool table_is_last_round(const struct table *table)
{
    return table->rounds && table->round >= table->rounds;
}

int table_option(const struct table *table, enum option_key key)
{
    return ruleset_value(table->rules, table->options, key);
}

int table_players(const struct table *table)
{
    return table->seats - (table->sitting != SEAT_NONE);
}

int table_next(const struct table *table, int seat)
{
    int next = (seat + 1) % table->seats;
    return next == table->sitting ? (next + 1) % table->seats : next;
}

int table_next_dealer(const struct table *table)
{
    return table->rules->next_dealer ? table->rules->next_dealer(table) : table_next(table, table->dealer);
}

int table_pile(const struct table *table, int pile, uint8_t *out, int most)
{
    int count = 0;
    for (int i = 0; i < table->discard_count && count < most; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) == pile && !(discard->flags & DISCARD_CLAIMED))
            out[count++] = discard->tile;
    }
    return count;
}

tile_set table_discarded(const struct table *table, int pile)
{
    tile_set kinds = 0;
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == pile && table->discards[i].tile != TILE_HIDDEN)
            kinds |= TILE_BIT(tile_kind(table->discards[i].tile));
    return kinds;
}

int table_kept_since(const struct table *table, int seat)
{
    int count = 0;
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == seat)
            count = table->discards[i].flags & DISCARD_DRAWN ? count + 1 : 0;
    return count;
}

bool table_is_first_turn(const struct table *table, int seat)
{
    for (int other = 0; other < table->seats; other++)
        if (table->meld_counts[other])
            return false;
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].flags & DISCARD_DOWN)
            return false;
    return table->turns[seat] == 0;
}

bool table_offers_to(const struct table *table, int seat)
{
    const struct offer *offer = &table->offer;
    bool of_dummy = offer->source == WIN_DUMMY_DISCARD || offer->source == WIN_REVEALED;
    return seat != table->sitting && (seat != offer->by || of_dummy);
}

bool table_turns_are_over(const struct table *table)
{
    for (int seat = 0; seat < table->seats; seat++)
        if (table->turns[seat] < table->rules->turn_limit)
            return false;
    return table->rules->turn_limit > 0;
}

bool table_offers_discard(const struct table *table)
{
    return table->offer.tile != TILE_NONE &&
           (table->offer.source == WIN_DISCARD || table->offer.source == WIN_DUMMY_DISCARD);
}

int table_hidden_count(const struct table *table)
{
    int count = 0;
    for (int i = 0; i < table->rules->dummy; i++)
        count += table->dummy.row[i] == TILE_HIDDEN;
    return count;
}

bool table_has_flowers(const struct table *table)
{
    return ruleset_plays_flowers(table->rules, table->options);
}

void table_copies(const struct table *table, uint8_t copies[TILE_KINDS])
{
    memcpy(copies, table->rules->copies, TILE_KINDS);
    if (table->removed != SUIT_NONE)
        memset(copies + 9 * table->removed, 0, 9);
    if (!ruleset_has(table->rules, OPTION_SUIT))
        return;
    int only = table_option(table, OPTION_SUIT);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (kind / 9 != only)
            copies[kind] = 0;
}

void table_shape(const struct table *table, const struct hand *hand, int seat, struct shape *shape)
{
    uint8_t copies[TILE_KINDS];
    table_copies(table, copies);
    shape_init(shape, hand, table->melds[seat], table->meld_counts[seat], copies, table->sets,
               table->rules->forms);
}

tile_set table_waits(const struct table *table, const struct hand *hand, int seat)
{
    struct shape shape;
    table_shape(table, hand, seat, &shape);
    return shape_waits(&shape);
}

tile_set table_own_waits(const struct table *table, const struct own *own, int seat)
{
    struct hand hand = own->hand;
    if (own->drawn != TILE_NONE && hand.size % 3 == 2)
        hand_remove(&hand, own->drawn);
    return hand.size % 3 == 1 ? table_waits(table, &hand, seat) : 0;
}

unsigned table_forms(const struct table *table, int seat)
{
    bool whole = table->meld_counts[seat] == 0 && table->sets == 4;
    return whole ? table->rules->forms : table->rules->forms & FORM_STANDARD;
}

bool table_completes(const struct table *table, const struct hand *hand, int seat)
{
    return shape_counts_complete(hand->counts, table->sets - table->meld_counts[seat],
                                 table_forms(table, seat));
}

int table_exposed(const struct table *table, int seat)
{
    return meld_exposed(table->melds[seat], table->meld_counts[seat]);
}

static void see(int8_t unseen[TILE_KINDS], const uint8_t *tiles, int count)
{
    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT && tile_kind(tiles[i]) < TILE_KINDS)
            unseen[tile_kind(tiles[i])]--;
}

void table_count_unseen(const struct table *table, const struct own *own, int8_t unseen[TILE_KINDS])
{
    uint8_t copies[TILE_KINDS], tiles[4];
    table_copies(table, copies);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        unseen[kind] = (int8_t)(copies[kind] - own->hand.counts[kind]);
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            see(unseen, &table->discards[i].tile, 1);
    for (int seat = 0; seat < table->seats; seat++)
        for (int i = 0; i < table->meld_counts[seat]; i++)
            see(unseen, tiles, meld_list(&table->melds[seat][i], tiles));
    see(unseen, table->dora.shown, DORA_MAX);
    see(unseen, table->dummy.row, table->rules->dummy);
}

int table_unseen(const struct table *table, const struct own *own, uint8_t kind)
{
    int8_t unseen[TILE_KINDS];
    table_count_unseen(table, own, unseen);
    return unseen[kind];
}

void table_win(const struct table *table, const struct hand *hand, int seat, uint8_t tile,
               enum win_source source, struct win *win)
{
    memset(win, 0, sizeof *win);
    win->hand = *hand;
    memcpy(win->melds, table->melds[seat], sizeof win->melds);
    win->meld_count = table->meld_counts[seat];
    win->tile = tile;
    win->source = (uint8_t)source;
    win->seat_wind = table_wind(table, seat);
    win->round_wind = table_round_wind(table);
    win->riichi = table->riichi[seat] > 0;
    win->last_tile = table->wall == 0;
    win->double_riichi = win->riichi && table->stage.double_riichi;
    /* Of all discards, only the dealer's first one belongs to another player's first turn. */
    win->first_turn = table_is_first_turn(table, seat) && (win_is_own_draw(win) || table->discard_count == 1);
    for (int i = 0; i < 2; i++)
        win->bonus[i] = table->dummy.bonus[i] == TILE_NONE ? 0 : (uint8_t)tile_number(table->dummy.bonus[i]);
    win->treasure = table->dummy.treasure < TILE_COUNT ? (uint8_t)tile_number(table->dummy.treasure) : 0;
    win->flowers = table->flowers[seat];
    memcpy(win->dora, table->dora.shown, sizeof win->dora);
    memcpy(win->ura, table->dora.under, sizeof win->ura);
}

bool table_result(const struct table *table, struct hand hand, int seat, struct win *win, struct score *score)
{
    const struct result *result = &table->result;
    if (!(result->winners >> seat & 1))
        return false;
    if (result->from != seat)
        hand_add(&hand, result->tile);
    table_win(table, &hand, seat, result->tile, (enum win_source)result->source, win);
    score_win(table->rules, table->options, win, score);
    return true;
}

void table_clear_offer(struct table *table)
{
    table->offer = (struct offer){.tile = TILE_NONE, .by = SEAT_NONE};
}

void table_open_stage(struct table *table)
{
    int seat = table->stage.attacker;
    table_clear_offer(table);
    if (!table->riichi[seat])
        return;
    table->scores[seat] -= STAKES_BET;
    table->stakes.bets++;
    table->stakes.bets_made[seat]++;
}

void table_standing(const struct table *table, int order[SEAT_MAX])
{
    for (int seat = 0; seat < table->seats; seat++) {
        int place = seat;
        for (; place > 0 && table->scores[order[place - 1]] < table->scores[seat]; place--)
            order[place] = order[place - 1];
        order[place] = seat;
    }
}

int table_leader(const struct table *table)
{
    int order[SEAT_MAX];

    table_standing(table, order);
    return table->scores[order[0]] > table->scores[order[1]] ? order[0] : SEAT_NONE;
}

/* --- the course of a match ------------------------------------------------------------------------ */

static void clear_round(struct table *table)
{
    table->asked = 0;
    table->wall = table->dead = 0;
    table->drawn_by = SEAT_NONE;
    table->draw_source = WIN_SELF_DRAW;
    table->kongs = table->kong_fed = 0;
    table->discard_count = 0;
    memset(table->discards, 0, sizeof table->discards);
    table_clear_offer(table);
    memset(table->hand_sizes, 0, sizeof table->hand_sizes);
    memset(table->meld_counts, 0, sizeof table->meld_counts);
    memset(table->melds, 0, sizeof table->melds);
    memset(table->turns, 0, sizeof table->turns);
    memset(table->riichi, 0, sizeof table->riichi);
    memset(table->flowers, 0, sizeof table->flowers);
    table->sitting = SEAT_NONE;
    table->declared = 0;
    table->dummy = DUMMY_CLEARED;
    table->dora = DORA_CLEARED;
    table->stage = STAGE_CLEARED;
    table->result = RESULT_CLEARED;
}

void rounds_begin(struct table *table, const struct ruleset *rules, const int16_t options[OPTION_MAX],
                  int seats)
{
    CHECK(seats >= rules->seats_least && seats <= rules->seats_most);
    memset(table, 0, sizeof *table);
    table->rules = rules;
    memcpy(table->options, options, sizeof table->options);
    table->seats = (uint8_t)seats;
    table->rounds = (uint8_t)table_option(table, OPTION_ROUNDS);
    table->removed = SUIT_NONE;
    table->sets =
        ruleset_has(rules, OPTION_SIZE) ? (uint8_t)(table_option(table, OPTION_SIZE) / 3) : rules->sets;
    clear_round(table);
    for (int seat = 0; seat < seats && rules->start_score; seat++)
        table->scores[seat] = rules->start_score(rules, options);
    table->stakes.pot = rules->start_pot;
    table->phase = PHASE_DEAL;
}

void rounds_next(struct table *table)
{
    int dealer = table->round > 0 ? table_next_dealer(table) : 0;
    int sitting = table->rules->sits_out ? table->rules->sits_out(table, dealer) : SEAT_NONE;
    clear_round(table);
    table->deals_passed += table->round > 0 && dealer != table->dealer;
    table->round++;
    table->dealer = (uint8_t)dealer;
    table->sitting = (uint8_t)sitting;
}

bool rounds_settle(struct table *table, const struct score scores[SEAT_MAX])
{
    table->rules->settle(table, scores, table->result.gain);
    for (int seat = 0; seat < table->seats; seat++)
        table->scores[seat] += table->result.gain[seat];
    table->asked = 0;
    uint8_t last = table->rounds ? table->rounds : UINT8_MAX;
    bool over = table->round >= last || (table->rules->ends_early && table->rules->ends_early(table));
    table->phase = over ? PHASE_OVER : PHASE_DEAL;
    return over;
}
