/* wire_event.c: events and results as JSON; see wire.h. */
#include "cli/answer.h"
#include "cli/wire/wire.h"

static void add_seat(cJSON *object, const char *name, const struct table *table, int seat)
{
    cJSON_AddItemToObject(object, name, wire_seat(table, seat));
}

static void add_hand(cJSON *object, const char *name, const struct hand *hand, unsigned flowers)
{
    uint8_t tiles[HAND_MAX + 8];
    char text[2 * (HAND_MAX + 8) + 1] = "";
    int count = hand_list(hand, tiles);
    count += tile_flowers(flowers, tiles + count);
    tile_append_list(tiles, count, text, sizeof text);
    cJSON_AddStringToObject(object, name, text);
}

/* Adds the hands that are shown: after the round, without a winning tile that was another's; to an onlooker
 * who sees all hands, as they were dealt. */
static void add_hands(cJSON *object, const struct view *view, bool dealt)
{
    const struct table *table = &view->table;
    cJSON *hands = cJSON_AddObjectToObject(object, "hands");
    for (int seat = 0; seat < table->seats; seat++)
        if (view->shown >> seat & 1 && seat != table->sitting)
            add_hand(hands, table_seat_name(table, seat), &view->hands[seat],
                     dealt ? table->flowers[seat] : 0);
}

/* Adds the receiver's own seat and tiles as they were dealt; the dealer's first draw is an event of its own,
 * and so is every flower's replacement. */
static void add_deal(cJSON *object, const struct event *event, const struct view *view)
{
    const struct table *table = &view->table;
    if (view->seat != SEAT_NONE) {
        add_seat(object, "seat", table, view->seat);
        if (view->seat != table->sitting)
            add_hand(object, "hand", &view->own.hand, table->flowers[view->seat]);
        cJSON_AddStringToObject(object, "wind",
                                seat_name(table_wind(table, view->seat) - TILE_EAST, SEAT_MAX));
    } else if (view->shown) {
        add_hands(object, view, true);
    }
    cJSON_AddNumberToObject(object, "round", event->number);
    add_seat(object, "dealer", table, event->seat);
    if (table->rules->has_round_wind)
        cJSON_AddStringToObject(object, "round_wind",
                                seat_name(table_round_wind(table) - TILE_EAST, SEAT_MAX));
    if (table->sitting != SEAT_NONE)
        add_seat(object, "sitting", table, table->sitting);
    if (table->rules->has_dora)
        cJSON_AddItemToObject(object, "dora", wire_indicators(table->dora.shown));
}

static const char *kong_name(int meld_kind)
{
    return meld_kind == MELD_KONG_CLOSED ? "closed" : meld_kind == MELD_KONG_ADDED ? "added" : "open";
}

static void add_keep(cJSON *object, const struct event *event)
{
    uint8_t tiles[2] = {event->tile, event->other};
    cJSON *numbers = cJSON_AddArrayToObject(object, "bonus");
    for (int i = 0; i < 2; i++)
        cJSON_AddItemToArray(numbers, cJSON_CreateNumber(tile_number(tiles[i])));
    cJSON_AddItemToObject(object, "tiles", answer_tiles(tiles, 2));
}

/* Adds a number for each seat by its name. */
static void add_numbers(cJSON *object, const char *name, const struct table *table, const int32_t *numbers)
{
    cJSON *seats = cJSON_AddObjectToObject(object, name);
    for (int seat = 0; seat < table->seats; seat++)
        cJSON_AddNumberToObject(seats, table_seat_name(table, seat), numbers[seat]);
}

static const char *outcome_name(enum outcome outcome)
{
    static const char *const names[] = {
        [OUTCOME_NONE] = "none",           [OUTCOME_WIN] = "won",         [OUTCOME_DRAW] = "drawn",
        [OUTCOME_PREVENTED] = "prevented", [OUTCOME_INVALID] = "invalid", [OUTCOME_VOID] = "void"};
    return names[outcome];
}

/* Adds who declared and who named waits at their own risk, what was named, and what was right. */
static void add_naming(cJSON *object, const struct table *table)
{
    const struct result *result = &table->result;
    cJSON *named = cJSON_CreateObject(), *waits = cJSON_CreateObject();
    for (int seat = 0; seat < table->seats; seat++) {
        const char *name = table_seat_name(table, seat);
        if (result->naming.named_by >> seat & 1)
            cJSON_AddItemToObject(named, name, wire_suit_kinds(table, result->naming.named[seat]));
        if (seat != table->sitting)
            cJSON_AddItemToObject(waits, name, wire_suit_kinds(table, result->naming.waits[seat]));
    }
    cJSON_AddItemToObject(object, "declared", wire_seats(table, result->naming.declared, 0));
    cJSON_AddItemToObject(object, "named", named);
    cJSON_AddItemToObject(object, "waits", waits);
}

/* Adds who declared tenpai, what was guessed and, once the hand is shown, its waits. */
static void add_stage(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    int seat = table->stage.attacker;
    add_seat(object, "attacker", table, seat);
    cJSON_AddItemToObject(object, "guessed", answer_kinds(table->stage.guessed));
    if (seat != SEAT_NONE && view->shown >> seat & 1) {
        cJSON *waits = cJSON_AddObjectToObject(object, "waits");
        cJSON_AddItemToObject(waits, table_seat_name(table, seat),
                              answer_kinds(wire_shown_waits(view, seat)));
    }
    cJSON_AddItemToObject(object, "dora", wire_indicators(table->dora.shown));
    cJSON_AddItemToObject(object, "ura", wire_indicators(table->dora.under));
    cJSON_AddNumberToObject(object, "pot", table->stakes.pot);
    cJSON_AddNumberToObject(object, "bets", table->stakes.bets);
    cJSON_AddNumberToObject(object, "counters", table->stakes.counters);
}

/* Adds the tile of a win, or of a declaration that was not valid. */
static void add_last_tile(cJSON *object, const struct table *table)
{
    const struct result *result = &table->result;
    if (result->outcome != OUTCOME_WIN && result->outcome != OUTCOME_INVALID)
        return;
    add_seat(object, "from", table, result->from);
    cJSON_AddStringToObject(object, "source", win_source_name((enum win_source)result->source));
    answer_tile(object, "tile", result->tile);
}

/* Adds what counts in a winner's hand. */
static void add_winner(cJSON *object, const struct view *view, int seat)
{
    struct win win;
    struct score score;
    if (!view_result_of(view, seat, &win, &score))
        return;
    if (view->table.rules->counts_faan)
        cJSON_AddNumberToObject(object, "faan", score.faan);
    answer_han(object, &win, &score);
    cJSON_AddItemToObject(object, "patterns", answer_patterns(&score));
    cJSON_AddItemToObject(object, "sets", answer_sets(&score, &win.hand));
    if (view->table.rules->liability)
        add_seat(object, "liable", &view->table, view->table.result.liable[seat]);
}

/* Adds all winners on a tile, each with their hand, in turn order. */
static void add_winners(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    int first = result->winner == SEAT_NONE ? 0 : result->winner;
    cJSON_AddItemToObject(object, "winners", wire_seats(table, result->winners, first));
    if (!(result->winners & (result->winners - 1)))
        return;
    cJSON *wins = cJSON_AddArrayToObject(object, "wins");
    for (int i = 0; i < table->seats; i++) {
        int seat = (result->winner + i) % table->seats;
        struct win win;
        struct score score;
        if (!view_result_of(view, seat, &win, &score))
            continue;
        cJSON *entry = cJSON_CreateObject();
        add_seat(entry, "seat", table, seat);
        cJSON_AddNumberToObject(entry, "points", score.points);
        add_winner(entry, view, seat);
        cJSON_AddItemToArray(wins, entry);
    }
}

/* Adds what the round ended with; the winning hand is shown to all. */
static void add_result(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    cJSON_AddStringToObject(object, "outcome", outcome_name((enum outcome)result->outcome));
    add_seat(object, "winner", table, result->winner);
    cJSON_AddNumberToObject(object, "points", result->points);
    add_last_tile(object, table);
    add_winner(object, view, result->winner);
    if (table->rules->liability)
        add_winners(object, view);
    if (table->rules->declares_risk)
        add_naming(object, table);
    if (table->rules->has_stages)
        add_stage(object, view);
}

/* Returns the meld of that tile that a claim or kong has just made, or NULL. */
static const struct meld *made_meld(const struct table *table, int seat, uint8_t kind)
{
    for (int i = table->meld_counts[seat] - 1; i >= 0; i--)
        if (table->melds[seat][i].tile == kind)
            return &table->melds[seat][i];
    return NULL;
}

static void add_meld(cJSON *object, const struct event *event, const struct table *table)
{
    uint8_t tile = event->kind == EVENT_CHOW ? event->other : tile_kind(event->tile);
    const struct meld *meld = made_meld(table, event->seat, tile);
    if (meld && meld->reds)
        cJSON_AddBoolToObject(object, "red", 1);
    answer_tile(object, "tile", event->kind == EVENT_CHOW ? event->other : event->tile);
    if (event->kind == EVENT_CHOW)
        answer_tile(object, "claimed", event->tile);
    if (event->kind == EVENT_KONG)
        cJSON_AddStringToObject(object, "kind", kong_name(event->number));
    if (event->kind != EVENT_KONG || event->number == MELD_KONG_OPEN)
        add_seat(object, "from", table, event->from);
}

/* Adds the fields, besides seat and tile, that only one kind of event has. */
static void add_details(cJSON *object, const struct event *event, const struct table *table)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_REPLACEMENT:
        cJSON_AddBoolToObject(object, "replacement", 1);
        break;
    case EVENT_DISCARD:
        cJSON_AddBoolToObject(object, "drawn", event->number);
        break;
    case EVENT_REVEAL:
        cJSON_AddNumberToObject(object, "place", event->number);
        break;
    case EVENT_TREASURE:
        cJSON_AddNumberToObject(object, "number", tile_number(event->tile));
        break;
    case EVENT_TURN:
        if (event->number)
            cJSON_AddBoolToObject(object, "replacement", 1);
        break;
    case EVENT_DECLARE:
        add_seat(object, "from", table, event->from);
        break;
    case EVENT_WIN:
        cJSON_AddStringToObject(object, "source", win_source_name((enum win_source)event->number));
        add_seat(object, "from", table, event->from);
        break;
    default:
        break;
    }
}

static void add_guess(cJSON *object, const struct event *event)
{
    uint8_t tiles[2] = {event->tile, event->other};
    cJSON_AddItemToObject(object, "tiles", answer_tiles(tiles, 2));
    cJSON_AddBoolToObject(object, "right", event->number);
}

/* Adds the fields of an event in which a seat did something. */
static void add_action(cJSON *object, const struct event *event, const struct table *table)
{
    if (event->seat != SEAT_NONE)
        add_seat(object, "seat", table, event->seat);
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        cJSON_AddStringToObject(object, "suit", (char[]){suit_letter((enum suit)event->number), '\0'});
        break;
    case EVENT_KEEP:
        add_keep(object, event);
        break;
    case EVENT_GUESS:
        add_guess(object, event);
        break;
    case EVENT_NAME:
        cJSON_AddItemToObject(object, "tiles", wire_suit_kinds(table, wire_named(event)));
        break;
    case EVENT_CHOW:
    case EVENT_PUNG:
    case EVENT_KONG:
        add_meld(object, event, table);
        break;
    default:
        if (event->tile < TILE_COUNT) /* another's draw has none */
            answer_tile(object, "tile", event->tile);
        add_details(object, event, table);
        break;
    }
}

cJSON *wire_event(const struct event *event, const struct view *view)
{
    const struct table *table = &view->table;
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", event_name((enum event_kind)event->kind));
    switch ((enum event_kind)event->kind) {
    case EVENT_DEAL:
        add_deal(object, event, view);
        break;
    case EVENT_ROUND_END:
        cJSON_AddNumberToObject(object, "round", event->number);
        add_result(object, view);
        add_hands(object, view, false);
        add_numbers(object, "gains", table, table->result.gain);
        add_numbers(object, "scores", table, table->scores);
        break;
    case EVENT_MATCH_END:
        add_numbers(object, "scores", table, table->scores);
        break;
    default:
        add_action(object, event, table);
        break;
    }
    return object;
}

cJSON *wire_round(const struct view *view)
{
    const struct table *table = &view->table;
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "round-result");
    cJSON_AddNumberToObject(object, "round", table->round);
    add_result(object, view);
    cJSON_AddItemToObject(object, "gains", wire_numbers(table, table->result.gain));
    cJSON_AddItemToObject(object, "scores", wire_numbers(table, table->scores));
    return object;
}

cJSON *wire_match(const struct view *view)
{
    const struct table *table = &view->table;
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "match-result");
    cJSON_AddItemToObject(object, "scores", wire_numbers(table, table->scores));
    cJSON_AddItemToObject(object, "winner", wire_seat(table, table_leader(table)));
    cJSON_AddNumberToObject(object, "rounds", table->round);
    return object;
}
