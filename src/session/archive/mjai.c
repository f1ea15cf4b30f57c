/*
 * mjai.c: see mjai.h.
 *
 * mjai has only tables of four. East has its seat 0 and West seat 2, so that the winds are right. Seats 1
 * and 3 are empty: no names, hidden hands, no actions. Things without an mjai event become fields named
 * "tigers_..." of the following event; readers ignore fields they do not know.
 */
#include "session/archive/mjai.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

enum { MJAI_SEATS = 4, HAND_DEALT = 13 };

struct log {
    struct text *text;
    struct game game;    /* after the events written */
    struct table before; /* before the current entry */
    const struct entry *entry;
    uint8_t turned; /* the tile that the attacker turned and still holds, or TILE_NONE */
    cJSON *next;    /* extra fields for the next event, or NULL */
};

static int actor_of(int seat)
{
    return 2 * seat;
}

/* --- lines ---------------------------------------------------------------------------------------- */

static cJSON *event_new(const char *type, int seat)
{
    cJSON *event = cJSON_CreateObject();
    CHECK(event);
    cJSON_AddStringToObject(event, "type", type);
    if (seat != SEAT_NONE)
        cJSON_AddNumberToObject(event, "actor", actor_of(seat));
    return event;
}

/* Writes the event with the extra fields, and frees it. */
static void event_write(struct log *log, cJSON *event)
{
    while (log->next->child) {
        cJSON *field = cJSON_DetachItemViaPointer(log->next, log->next->child);
        cJSON_AddItemToObject(event, field->string, field);
    }
    char *line = cJSON_PrintUnformatted(event);
    CHECK_MEMORY(line);
    text_add(log->text, "%s\n", line);
    cJSON_free(line);
    cJSON_Delete(event);
}

static void add_tile(cJSON *event, const char *name, uint8_t tile)
{
    cJSON_AddStringToObject(event, name, mjai_tile(tile));
}

static void add_tiles(cJSON *event, const char *name, const uint8_t *tiles, int count)
{
    cJSON *list = cJSON_AddArrayToObject(event, name);
    for (int i = 0; i < count; i++)
        cJSON_AddItemToArray(list, cJSON_CreateString(mjai_tile(tiles[i])));
}

/* Adds a number for each of the four seats, 0 for empty ones. */
static void add_numbers(cJSON *event, const char *name, const int32_t numbers[SEAT_MAX])
{
    int all[MJAI_SEATS] = {[0] = numbers[0], [2] = numbers[1]};
    cJSON_AddItemToObject(event, name, cJSON_CreateIntArray(all, MJAI_SEATS));
}

/* --- the frame of a round ------------------------------------------------------------------------- */

static void tell_start(struct log *log, const struct setup *setup)
{
    cJSON *event = event_new("start_game", SEAT_NONE);
    const char *const names[MJAI_SEATS] = {setup->players[0].name, "", setup->players[1].name, ""};
    cJSON_AddItemToObject(event, "names", cJSON_CreateStringArray(names, MJAI_SEATS));
    cJSON_AddStringToObject(event, "tigers_rules", setup->rules->id);
    event_write(log, event);
}

/* Adds the dealt hands: the wall's first 13 tiles are the dealer's, the next 13 the other player's. */
static void add_hands(const struct log *log, cJSON *event)
{
    int dealer = log->game.table.dealer;
    uint8_t hidden[HAND_DEALT];
    cJSON *list = cJSON_AddArrayToObject(event, "tehais");
    memset(hidden, TILE_HIDDEN, sizeof hidden);
    for (int seat = 0; seat < MJAI_SEATS; seat++) {
        const uint8_t *wall = log->entry->deal.wall, *tiles = seat / 2 == dealer ? wall : wall + HAND_DEALT;
        cJSON *hand = cJSON_CreateArray();
        for (int i = 0; i < HAND_DEALT; i++)
            cJSON_AddItemToArray(hand, cJSON_CreateString(mjai_tile(seat % 2 ? hidden[i] : tiles[i])));
        cJSON_AddItemToArray(list, hand);
    }
}

static void tell_deal(struct log *log)
{
    const struct table *table = &log->game.table;
    cJSON *event = event_new("start_kyoku", SEAT_NONE);
    cJSON_AddStringToObject(event, "bakaze", "E");
    cJSON_AddNumberToObject(event, "kyoku", actor_of(table->dealer) + 1);
    cJSON_AddNumberToObject(event, "honba", table->stakes.counters);
    cJSON_AddNumberToObject(event, "kyotaku", table->stakes.bets);
    cJSON_AddNumberToObject(event, "oya", actor_of(table->dealer));
    add_tile(event, "dora_marker", table->dora.shown[0]);
    add_numbers(event, "scores", table->scores);
    add_hands(log, event);
    event_write(log, event);
}

/* --- draws and discards --------------------------------------------------------------------------- */

static void tell_draw(struct log *log, int seat, uint8_t tile)
{
    cJSON *event = event_new("tsumo", seat);
    add_tile(event, "pai", tile);
    event_write(log, event);
}

static void tell_discard(struct log *log, int seat, uint8_t tile, bool drawn)
{
    cJSON *event = event_new("dahai", seat);
    add_tile(event, "pai", tile);
    cJSON_AddBoolToObject(event, "tsumogiri", drawn);
    event_write(log, event);
}

/* In Stage B the attacker draws and discards tiles that do not help; that is how mjai expresses a turned
 * tile. */
static void lay_aside(struct log *log)
{
    uint8_t tile = log->turned;
    log->turned = TILE_NONE;
    if (tile == TILE_NONE)
        return;
    cJSON_AddBoolToObject(log->next, "tigers_turned", true);
    tell_discard(log, log->game.table.stage.attacker, tile, true);
}

static void tell_bet(struct log *log)
{
    const struct table *table = &log->game.table;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->stakes.bets_made[seat] <= log->before.stakes.bets_made[seat]) /* less: returned */
            continue;
        int32_t deltas[SEAT_MAX] = {0}, scores[SEAT_MAX] = {0};
        cJSON *event = event_new("reach_accepted", seat);
        deltas[seat] = -STAKES_BET;
        for (int i = 0; i < table->seats; i++)
            scores[i] = log->before.scores[i] + deltas[i];
        add_numbers(event, "deltas", deltas);
        add_numbers(event, "scores", scores);
        event_write(log, event);
    }
}

/* --- calls ---------------------------------------------------------------------------------------- */

/* Removes one such tile from a list that contains it; returns how many are left. */
static int take_out(uint8_t *tiles, int count, uint8_t tile)
{
    int i = 0;
    while (tiles[i] != tile)
        CHECK(++i < count);
    memmove(tiles + i, tiles + i + 1, (size_t)(count - i - 1));
    return count - 1;
}

/* Returns the newest meld of a seat that contains the tile: a kong or its pung (there is no copy for
 * another), or the newest run. */
static const struct meld *meld_of(const struct table *table, int seat, uint8_t tile)
{
    int i = table->meld_counts[seat] - 1;
    while (table->melds[seat][i].tile != tile)
        CHECK(--i >= 0);
    return &table->melds[seat][i];
}

static void tell_added(struct log *log, const struct meld *kong, int seat)
{
    uint8_t all[4], pung[4];
    int count = meld_list(kong, all), before = meld_list(meld_of(&log->before, seat, kong->tile), pung);
    for (int i = 0; i < before; i++)
        count = take_out(all, count, pung[i]);
    cJSON *event = event_new("kakan", seat);
    add_tile(event, "pai", all[0]);
    add_tiles(event, "consumed", pung, before);
    event_write(log, event);
}

static void tell_meld(struct log *log, const struct event *told)
{
    static const char *const types[] = {[MELD_RUN] = "chi",
                                        [MELD_PUNG] = "pon",
                                        [MELD_KONG_OPEN] = "daiminkan",
                                        [MELD_KONG_ADDED] = "kakan",
                                        [MELD_KONG_CLOSED] = "ankan"};
    uint8_t tiles[4], tile = told->kind == EVENT_CHOW ? told->other : tile_kind(told->tile);
    const struct meld *meld = meld_of(&log->game.table, told->seat, tile);
    log->turned = TILE_NONE; /* it became part of the kong */
    if (meld->kind == MELD_KONG_ADDED) {
        tell_added(log, meld, told->seat);
        return;
    }
    int count = meld_list(meld, tiles);
    cJSON *event = event_new(types[meld->kind], told->seat);
    if (meld->kind != MELD_KONG_CLOSED) {
        cJSON_AddNumberToObject(event, "target", actor_of(meld->from));
        add_tile(event, "pai", meld->claimed);
        count = take_out(tiles, count, meld->claimed);
    }
    add_tiles(event, "consumed", tiles, count);
    event_write(log, event);
}

/* --- the end of a round --------------------------------------------------------------------------- */

static void add_yakus(cJSON *event, const struct score *score)
{
    cJSON *list = cJSON_AddArrayToObject(event, "yakus");
    for (int i = 0; i < score->line_count; i++) {
        cJSON *yaku = cJSON_CreateArray();
        cJSON_AddItemToArray(yaku, cJSON_CreateString(mjai_yaku(score->lines[i].pattern->id)));
        cJSON_AddItemToArray(yaku, cJSON_CreateNumber(score->lines[i].points));
        cJSON_AddItemToArray(list, yaku);
    }
}

/* Adds the sorted concealed tiles without the winning one, which is `pai`, as in logs converted from
 * Tenhou. */
static void add_hand(cJSON *event, const struct win *win)
{
    uint8_t tiles[HAND_MAX];
    int count = 0;
    struct hand hand = win->hand;
    hand_remove(&hand, win->tile);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0, reds = hand_red_count(&hand, kind); i < hand.counts[kind]; i++)
            tiles[count++] = i < reds ? (uint8_t)(TILE_RED_FIVE + kind / 9) : kind;
    add_tiles(event, "hora_tehais", tiles, count);
}

static void add_under(cJSON *event, const struct win *win)
{
    int count = 0;
    while (count < DORA_MAX && win->ura[count] != TILE_NONE)
        count++;
    add_tiles(event, "uradora_markers", win->ura, count);
    add_tiles(event, "ura_markers", win->ura, count); /* the field's name for newer readers */
}

static void tell_win(struct log *log)
{
    const struct table *table = &log->game.table;
    const struct result *result = &table->result;
    struct win win;
    struct score score;
    cJSON *event = event_new("hora", result->winner);
    bool scored = game_result_score(&log->game, result->winner, &win, &score);
    CHECK(scored);
    cJSON_AddNumberToObject(event, "target", actor_of(result->from));
    add_tile(event, "pai", result->tile);
    add_hand(event, &win);
    add_under(event, &win);
    add_yakus(event, &score);
    cJSON_AddNumberToObject(event, "fu", score.fu);
    cJSON_AddNumberToObject(event, "fan", score.han);
    cJSON_AddNumberToObject(event, "hora_points", result->points);
    add_numbers(event, "deltas", result->gain);
    add_numbers(event, "scores", table->scores);
    event_write(log, event);
}

static void tell_no_win(struct log *log)
{
    const struct table *table = &log->game.table;
    static const char *const reasons[] = {
        [OUTCOME_NONE] = "fanpai",    [OUTCOME_WIN] = "fanpai",
        [OUTCOME_DRAW] = "fanpai",    [OUTCOME_PREVENTED] = "tigers_prevented",
        [OUTCOME_INVALID] = "fanpai", [OUTCOME_VOID] = "tigers_time_up"};
    cJSON *event = event_new("ryukyoku", SEAT_NONE);
    cJSON_AddStringToObject(event, "reason", reasons[table->result.outcome]);
    add_numbers(event, "deltas", table->result.gain);
    add_numbers(event, "scores", table->scores);
    event_write(log, event);
}

static void tell_end(struct log *log)
{
    if (log->game.table.result.outcome == OUTCOME_WIN)
        tell_win(log);
    else
        tell_no_win(log);
    event_write(log, event_new("end_kyoku", SEAT_NONE));
}

/* --- events --------------------------------------------------------------------------------------- */

static void keep_guess(struct log *log, const struct event *told)
{
    const uint8_t tiles[2] = {told->tile, told->other};
    add_tiles(log->next, "tigers_guess", tiles, 2);
}

static void tell_stage(struct log *log, const struct event *told)
{
    tell_draw(log, told->seat, told->tile);
    log->turned = told->tile;
}

static void tell(struct log *log, const struct event *told)
{
    bool takes_turned = told->kind == EVENT_KONG || told->kind == EVENT_WIN || told->kind == EVENT_DORA ||
                        told->kind == EVENT_ROUND_END;
    if (!takes_turned)
        lay_aside(log);
    switch ((enum event_kind)told->kind) {
    case EVENT_DEAL:
        tell_deal(log);
        break;
    case EVENT_DRAW:
    case EVENT_REPLACEMENT:
        tell_draw(log, told->seat, told->tile);
        break;
    case EVENT_TURN:
        tell_stage(log, told);
        break;
    case EVENT_RIICHI:
        event_write(log, event_new("reach", told->seat));
        break;
    case EVENT_TENPAI:
        cJSON_AddBoolToObject(log->next, "tigers_tenpai", true);
        break;
    case EVENT_DISCARD:
        tell_discard(log, told->seat, told->tile, told->number == 1);
        break;
    case EVENT_LAY_DOWN:
        cJSON_AddBoolToObject(log->next, "tigers_face_down", true);
        tell_discard(log, told->seat, told->tile, true);
        break;
    case EVENT_CHOW:
    case EVENT_PUNG:
    case EVENT_KONG:
        tell_meld(log, told);
        break;
    case EVENT_DORA: {
        cJSON *event = event_new("dora", SEAT_NONE);
        add_tile(event, "dora_marker", told->tile);
        event_write(log, event);
        break;
    }
    case EVENT_GUESS:
        keep_guess(log, told);
        break;
    case EVENT_ROUND_END:
        if (log->game.table.result.outcome != OUTCOME_WIN)
            lay_aside(log);
        log->turned = TILE_NONE;
        tell_end(log);
        break;
    default: /* the rest does not occur in this mode, or is written elsewhere */
        break;
    }
}

static void tell_entry(struct log *log, const struct entry *entry)
{
    struct events events;
    log->entry = entry;
    log->before = log->game.table;
    entry_apply(entry, &log->game, &events);
    /* a bet is final once its discard is: now, or when the opponent passes */
    if (!events_have(events.list, events.count, EVENT_DISCARD))
        tell_bet(log);
    for (int i = 0; i < events.count; i++) {
        tell(log, &events.list[i]);
        if (events.list[i].kind == EVENT_DISCARD)
            tell_bet(log);
    }
}

bool mjai_fits(const struct ruleset *rules)
{
    return rules->has_stages;
}

void mjai_print(const struct record *record, struct text *text)
{
    struct log *log = calloc(1, sizeof *log);
    CHECK(mjai_fits(record->setup.rules));
    CHECK_MEMORY(log);
    log->text = text;
    log->turned = TILE_NONE;
    log->next = cJSON_CreateObject();
    CHECK_MEMORY(log->next);
    record_start(record, &log->game);
    tell_start(log, &record->setup);
    for (int i = 0; i < record->count; i++)
        tell_entry(log, &record->entries[i]);
    if (log->game.table.phase == PHASE_OVER) {
        cJSON *event = event_new("end_game", SEAT_NONE);
        add_numbers(event, "scores", log->game.table.scores);
        event_write(log, event);
    }
    cJSON_Delete(log->next);
    free(log);
}
