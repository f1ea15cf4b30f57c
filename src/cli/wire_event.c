/* wire_event.c: events and results as JSON; see wire.h. */
#include "cli/answer.h"
#include "cli/wire.h"

static void add_seat(cJSON *object, const char *name, const struct table *table, int seat)
{
    cJSON_AddItemToObject(object, name, wire_seat(table, seat));
}

static void add_hand(cJSON *object, const char *name, const struct hand *hand)
{
    uint8_t tiles[HAND_MOST];
    char text[2 * HAND_MOST + 1] = "";
    int count = hand_list(hand, tiles);
    tile_print_list(tiles, count, text, sizeof text);
    cJSON_AddStringToObject(object, name, text);
}

/* The receiver's own seat and tiles; the dealer's first draw is an event of its own. */
static void add_deal(cJSON *object, const struct event *event, const struct view *view)
{
    const struct table *table = &view->table;
    static const char *const winds[] = {"east", "south", "west", "north"};
    if (view->seat != SEAT_NONE) {
        struct hand hand = view->own.hand;
        if (view->own.drawn != TILE_NONE)
            hand_remove(&hand, view->own.drawn);
        add_seat(object, "seat", table, view->seat);
        add_hand(object, "hand", &hand);
        cJSON_AddStringToObject(object, "wind", winds[table_wind(table, view->seat) - TILE_EAST]);
    }
    cJSON_AddNumberToObject(object, "round", event->number);
    add_seat(object, "dealer", table, event->seat);
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

static void add_scores(cJSON *object, const struct table *table)
{
    cJSON *scores = cJSON_AddObjectToObject(object, "scores");
    for (int seat = 0; seat < table->seats; seat++)
        cJSON_AddNumberToObject(scores, table_seat_name(table, seat), table->scores[seat]);
}

/* What the round ended with; the winning hand is shown to all. */
static void add_result(cJSON *object, const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    struct win win;
    struct score score;
    add_seat(object, "winner", table, result->winner);
    cJSON_AddNumberToObject(object, "points", result->points);
    if (!view_result(view, &win, &score))
        return;
    add_seat(object, "from", table, result->from);
    cJSON_AddStringToObject(object, "source", win_source_name((enum win_source)result->source));
    answer_tile(object, "tile", result->tile);
    cJSON_AddItemToObject(object, "patterns", answer_patterns(&score));
    cJSON_AddItemToObject(object, "sets", answer_sets(&score, &win.hand));
}

/* The hands that lie open after the round, without the winning tile if it was another's. */
static void add_hands(cJSON *object, const struct view *view)
{
    cJSON *hands = cJSON_AddObjectToObject(object, "hands");
    for (int seat = 0; seat < view->table.seats; seat++)
        if (view->shown >> seat & 1)
            add_hand(hands, table_seat_name(&view->table, seat), &view->hands[seat]);
}

static void add_meld(cJSON *object, const struct event *event, const struct table *table)
{
    answer_tile(object, "tile", event->kind == EVENT_CHOW ? event->other : event->tile);
    if (event->kind == EVENT_CHOW)
        answer_tile(object, "claimed", event->tile);
    if (event->kind == EVENT_KONG)
        cJSON_AddStringToObject(object, "kind", kong_name(event->number));
    if (event->kind != EVENT_KONG || event->number == MELD_KONG_OPEN)
        add_seat(object, "from", table, event->from);
}

/* The fields that belong to one kind of event alone, besides seat and tile. */
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
    case EVENT_WIN:
        cJSON_AddStringToObject(object, "source", win_source_name((enum win_source)event->number));
        add_seat(object, "from", table, event->from);
        break;
    default:
        break;
    }
}

/* An event in which a seat did something. */
static void add_action(cJSON *object, const struct event *event, const struct table *table)
{
    add_seat(object, "seat", table, event->seat);
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        cJSON_AddStringToObject(object, "suit", (char[]){suit_letter((enum suit)event->number), '\0'});
        break;
    case EVENT_KEEP:
        add_keep(object, event);
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
        add_hands(object, view);
        add_scores(object, table);
        break;
    case EVENT_MATCH_END:
        add_scores(object, table);
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

int wire_leader(const struct table *table)
{
    int leader = 0, equals = 0;
    for (int seat = 1; seat < table->seats; seat++)
        if (table->scores[seat] > table->scores[leader])
            leader = seat;
    for (int seat = 0; seat < table->seats; seat++)
        equals += table->scores[seat] == table->scores[leader];
    return equals == 1 ? leader : SEAT_NONE;
}

cJSON *wire_match(const struct view *view)
{
    const struct table *table = &view->table;
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "match-result");
    cJSON_AddItemToObject(object, "scores", wire_numbers(table, table->scores));
    cJSON_AddItemToObject(object, "winner", wire_seat(table, wire_leader(table)));
    cJSON_AddNumberToObject(object, "rounds", table->round);
    return object;
}
