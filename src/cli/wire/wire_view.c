/* wire_view.c: all that a seat may know, as JSON; see wire.h. */
#include "cli/answer.h"
#include "cli/wire/wire.h"

cJSON *wire_seat(const struct table *table, int seat)
{
    return seat == SEAT_NONE ? cJSON_CreateNull() : cJSON_CreateString(table_seat_name(table, seat));
}

cJSON *wire_numbers(const struct table *table, const int32_t *numbers)
{
    cJSON *list = cJSON_CreateArray();
    for (int seat = 0; seat < table->seats; seat++)
        cJSON_AddItemToArray(list, cJSON_CreateNumber(numbers[seat]));
    return list;
}

cJSON *wire_seats(const struct table *table, unsigned seats, int first)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < table->seats; i++) {
        int seat = (first + i) % table->seats;
        if (seats >> seat & 1)
            cJSON_AddItemToArray(list, wire_seat(table, seat));
    }
    return list;
}

/* The flowers and seasons a seat has laid out, bit n for the n-th, as a list of tiles. */
static cJSON *flower_list(unsigned flowers)
{
    uint8_t tiles[8];
    return answer_tiles(tiles, tile_flowers(flowers, tiles));
}

cJSON *wire_indicators(const uint8_t tiles[DORA_MAX])
{
    int count = 0;
    while (count < DORA_MAX && tiles[count] != TILE_NONE)
        count++;
    return answer_tiles(tiles, count);
}

cJSON *wire_suit_kinds(const struct table *table, unsigned numbers)
{
    int suit = table_option(table, OPTION_SUIT);
    tile_set kinds = 0;
    for (int i = 0; i < 9; i++)
        if (numbers >> i & 1)
            kinds |= TILE_BIT(9 * suit + i);
    return answer_kinds(kinds);
}

unsigned wire_named(const struct event *event)
{
    return event->number | (unsigned)event->other << 8;
}

tile_set wire_shown_waits(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    struct hand hand = view->hands[seat];
    if (hand.size % 3 == 2)
        hand_remove(&hand, table->result.tile);
    return table_waits(table, &hand, seat);
}

cJSON *wire_option(const struct ruleset *rules, const int16_t *options, int place)
{
    char number[16];
    switch ((enum option_type)rules->options[place].type) {
    case OPTION_BOOL:
        return cJSON_CreateBool(options[place]);
    case OPTION_NUMBER:
        return cJSON_CreateNumber(options[place]);
    case OPTION_CHOICE:
        break;
    }
    return cJSON_CreateString(ruleset_print(rules, options, place, number));
}

static cJSON *view_options(const struct table *table)
{
    cJSON *object = cJSON_CreateObject();
    for (int i = 0; i < ruleset_option_count(table->rules); i++)
        cJSON_AddItemToObject(object, table->rules->options[i].name,
                              wire_option(table->rules, table->options, i));
    return object;
}

static const char *meld_name(const struct meld *meld)
{
    static const char *const names[] = {[MELD_RUN] = "run",
                                        [MELD_PUNG] = "pung",
                                        [MELD_KONG_OPEN] = "kong",
                                        [MELD_KONG_ADDED] = "kong",
                                        [MELD_KONG_CLOSED] = "closed-kong"};
    return names[meld->kind];
}

static cJSON *seat_melds(const struct table *table, int seat)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        const struct meld *meld = &table->melds[seat][i];
        cJSON *object = cJSON_CreateObject();
        cJSON_AddStringToObject(object, "kind", meld_name(meld));
        answer_tile(object, "tile", meld->tile);
        cJSON_AddItemToObject(object, "from", wire_seat(table, meld->from));
        if (meld->reds)
            cJSON_AddBoolToObject(object, "red", 1);
        cJSON_AddItemToArray(list, object);
    }
    return list;
}

static cJSON *pile(const struct table *table, int whose)
{
    uint8_t tiles[DISCARD_MAX];
    return answer_tiles(tiles, table_pile(table, whose, tiles, DISCARD_MAX));
}

static void add_seats(cJSON *view, const struct table *table)
{
    cJSON *melds = cJSON_AddObjectToObject(view, "melds");
    cJSON *discards = cJSON_AddObjectToObject(view, "discards");
    cJSON *riichi = cJSON_AddObjectToObject(view, "riichi");
    cJSON *scores = cJSON_AddObjectToObject(view, "scores");
    for (int seat = 0; seat < table->seats; seat++) {
        const char *name = table_seat_name(table, seat);
        cJSON_AddItemToObject(melds, name, seat_melds(table, seat));
        cJSON_AddItemToObject(discards, name, pile(table, seat));
        cJSON_AddBoolToObject(riichi, name, table->riichi[seat] > 0);
        cJSON_AddNumberToObject(scores, name, table->scores[seat]);
    }
    cJSON *flowers = table_has_flowers(table) ? cJSON_AddObjectToObject(view, "flowers") : NULL;
    for (int seat = 0; flowers && seat < table->seats; seat++)
        cJSON_AddItemToObject(flowers, table_seat_name(table, seat), flower_list(table->flowers[seat]));
    if (table->rules->dummy)
        cJSON_AddItemToObject(discards, "dummy", pile(table, SEAT_DUMMY));
}

/* The dummy's row; before the first deal nothing of it has been seen or taken. */
static cJSON *dummy_row(const struct table *table)
{
    cJSON *list = cJSON_CreateArray();
    for (int place = 0; place < table->rules->dummy; place++) {
        uint8_t tile = table->dummy.row[place];
        char text[3] = "-";
        if (tile < TILE_COUNT)
            tile_print(tile, text);
        bool hidden = tile == TILE_HIDDEN || table->round == 0;
        cJSON_AddItemToArray(list, hidden ? cJSON_CreateNull() : cJSON_CreateString(text));
    }
    return list;
}

static void add_offer(cJSON *view, const struct table *table)
{
    const struct offer *offer = &table->offer;
    bool open = offer->tile != TILE_NONE;
    answer_tile(view, "last", offer->tile);
    cJSON_AddItemToObject(view, "last_source",
                          open ? cJSON_CreateString(win_source_name(offer->source)) : cJSON_CreateNull());
    cJSON_AddItemToObject(view, "last_by", wire_seat(table, open ? offer->by : SEAT_NONE));
}

static tile_set passed_kinds(const struct own *own)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (own->passed[kind])
            kinds |= TILE_BIT(kind);
    return kinds;
}

/* True if Riichi furiten forbids every win except by self-draw. Then the rules forbid even a kind that was
 * neither discarded nor passed. */
static bool riichi_furiten(const struct view *view)
{
    const struct table *table = &view->table;
    tile_set touched = table_discarded(table, view->seat) | passed_kinds(&view->own);
    uint8_t kind = 0;
    while (kind < TILE_KINDS && touched & TILE_BIT(kind))
        kind++;
    return table->riichi[view->seat] && kind < TILE_KINDS &&
           legal_furiten(table, &view->own, view->seat, kind, NULL);
}

static cJSON *furiten(const struct view *view)
{
    cJSON *object = cJSON_CreateObject();
    tile_set discards = view->table.rules->furiten ? table_discarded(&view->table, view->seat) : 0;
    cJSON_AddItemToObject(object, "discard", answer_kinds(discards));
    cJSON_AddItemToObject(object, "passed", answer_kinds(passed_kinds(&view->own)));
    cJSON_AddBoolToObject(object, "riichi", riichi_furiten(view));
    return object;
}

static cJSON *numbers_of(const uint8_t *tiles, int count)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            cJSON_AddItemToArray(list, cJSON_CreateNumber(tile_number(tiles[i])));
    return list;
}

static void add_indicators(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    bool up = table->dummy.treasure < TILE_COUNT;
    cJSON_AddItemToObject(object, "bonus", numbers_of(table->dummy.bonus, 2));
    cJSON_AddItemToObject(object, "treasure",
                          up ? cJSON_CreateNumber(tile_number(table->dummy.treasure)) : cJSON_CreateNull());
    char suit[2] = "";
    if (table->removed != SUIT_NONE)
        suit[0] = suit_letter((enum suit)table->removed);
    cJSON_AddItemToObject(object, "removed", suit[0] ? cJSON_CreateString(suit) : cJSON_CreateNull());
    cJSON_AddItemToObject(object, "three", numbers_of(view->own.three, 3));
}

static void add_round(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    cJSON_AddStringToObject(object, "wind", seat_name(table_wind(table, view->seat) - TILE_EAST, SEAT_MAX));
    cJSON_AddNumberToObject(object, "round", table->round ? table->round : 1);
    cJSON_AddItemToObject(object, "dealer", wire_seat(table, table->dealer));
    if (table->rules->has_round_wind)
        cJSON_AddStringToObject(object, "round_wind",
                                seat_name(table_round_wind(table) - TILE_EAST, SEAT_MAX));
    if (table->rules->winds_go_round)
        cJSON_AddNumberToObject(object, "deals_passed", table->deals_passed);
}

/* Adds the further fields of Tenpai Duel. */
static void add_duel(cJSON *object, const struct table *table)
{
    cJSON *turns = cJSON_AddObjectToObject(object, "turns");
    cJSON *bets_made = cJSON_AddObjectToObject(object, "bets_made");
    for (int seat = 0; seat < table->seats; seat++) {
        cJSON_AddNumberToObject(turns, table_seat_name(table, seat), table->turns[seat]);
        cJSON_AddNumberToObject(bets_made, table_seat_name(table, seat), table->stakes.bets_made[seat]);
    }
    cJSON_AddItemToObject(object, "dora", wire_indicators(table->dora.shown));
    cJSON_AddNumberToObject(object, "pot", table->stakes.pot);
    cJSON_AddNumberToObject(object, "bets", table->stakes.bets);
    cJSON_AddNumberToObject(object, "counters", table->stakes.counters);
    cJSON_AddItemToObject(object, "attacker", wire_seat(table, table->stage.attacker));
    cJSON_AddItemToObject(object, "guessed", answer_kinds(table->stage.guessed));
    cJSON_AddNumberToObject(object, "batch", table->stage.batch);
    cJSON_AddItemToObject(object, "aside", pile(table, PILE_ASIDE));
}

/* Adds the further fields of One Suit. */
static void add_risk(cJSON *object, const struct table *table)
{
    cJSON_AddItemToObject(object, "declared", wire_seats(table, table->declared, 0));
    cJSON_AddItemToObject(object, "sitting", wire_seat(table, table->sitting));
}

cJSON *wire_view(const struct view *view)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "seat", table_seat_name(&view->table, view->seat));
    cJSON_AddStringToObject(object, "phase", phase_name((enum phase)view->table.phase));
    if (view->own.hand.size) {
        uint8_t tiles[HAND_MAX];
        int count = hand_list(&view->own.hand, tiles);
        cJSON_AddItemToObject(object, "hand", answer_tiles(tiles, count));
    }
    answer_tile(object, "drawn", view->own.drawn);
    add_seats(object, &view->table);
    cJSON_AddItemToObject(object, "revealed", dummy_row(&view->table));
    cJSON_AddNumberToObject(object, "wall", view->table.wall);
    add_offer(object, &view->table);
    cJSON_AddItemToObject(object, "furiten", furiten(view));
    add_round(object, view);
    add_indicators(object, view);
    if (view->table.rules->has_stages)
        add_duel(object, &view->table);
    if (view->table.rules->declares_risk)
        add_risk(object, &view->table);
    cJSON_AddItemToObject(object, "options", view_options(&view->table));
    return object;
}

cJSON *wire_ask(const struct view *view)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "ask");
    cJSON_AddStringToObject(object, "seat", table_seat_name(&view->table, view->seat));
    cJSON *actions = cJSON_AddArrayToObject(object, "actions");
    for (int i = 0; i < view->move_count; i++) {
        char text[MOVE_TEXT];
        move_print(view->moves[i], text);
        bool form = view->moves[i].kind == MOVE_NAME;
        cJSON_AddItemToArray(actions, cJSON_CreateString(form ? "waits T\u2026" : text));
    }
    cJSON_AddItemToObject(object, "view", wire_view(view));
    return object;
}
