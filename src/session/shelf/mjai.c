/*
 * mjai.c: a record as a log of mjai; see mjai.h.
 *
 * mjai knows tables of four only. East sits on its seat 0 and West on 2, so that the winds come out right; on
 * 1 and 3 nobody sits: their names are empty, their hands hidden, and they never act. What mjai has no event
 * for stands in fields of the events that follow, called "tigers_...": readers pass over fields they do not
 * know.
 */
#include "session/shelf/mjai.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

enum { MJAI_SEATS = 4, HAND_DEALT = 13 };

struct log {
    struct text *text;
    struct game game;    /* after what was told */
    struct table before; /* before the entry that is told now */
    const struct entry *entry;
    uint8_t turned; /* the tile the attacker has turned, not yet laid aside; TILE_NONE: none */
    cJSON *next;    /* fields for the next event, or NULL */
};

static int actor_of(int seat)
{
    return 2 * seat;
}

const char *mjai_tile(uint8_t tile)
{
    static const char *const names[TILE_KINDS] = {
        "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p",
        "9p", "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "E",  "S",  "W",  "N",  "P",  "F",  "C"};
    static const char *const reds[] = {"5mr", "5pr", "5sr"};
    if (tile >= TILE_COUNT)
        return "?";
    return tile >= TILE_RED_FIVE ? reds[tile - TILE_RED_FIVE] : names[tile_kind(tile)];
}

/* --- lines -----------------------------------------------------------------------------------------------
 */

static cJSON *event_new(const char *type, int seat)
{
    cJSON *event = cJSON_CreateObject();
    CHECK(event);
    cJSON_AddStringToObject(event, "type", type);
    if (seat != SEAT_NONE)
        cJSON_AddNumberToObject(event, "actor", actor_of(seat));
    return event;
}

/* Writes the event with what was kept for it, and frees it. */
static void event_write(struct log *log, cJSON *event)
{
    while (log->next && log->next->child) {
        cJSON *field = cJSON_DetachItemViaPointer(log->next, log->next->child);
        cJSON_AddItemToObject(event, field->string, field);
    }
    cJSON_Delete(log->next);
    log->next = NULL;
    char *line = cJSON_PrintUnformatted(event);
    CHECK_MEMORY(line);
    text_add(log->text, "%s\n", line);
    cJSON_free(line);
    cJSON_Delete(event);
}

/* Where a field goes that has no event of its own. */
static cJSON *fields_of_next(struct log *log)
{
    if (!log->next)
        log->next = cJSON_CreateObject();
    CHECK(log->next);
    return log->next;
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

/* A number for each of the four seats, 0 where nobody sits. */
static void add_numbers(cJSON *event, const char *name, const int32_t numbers[SEAT_MOST])
{
    int all[MJAI_SEATS] = {[0] = numbers[0], [2] = numbers[1]};
    cJSON_AddItemToObject(event, name, cJSON_CreateIntArray(all, MJAI_SEATS));
}

/* --- the frame of a round --------------------------------------------------------------------------------
 */

static void tell_start(struct log *log, const struct setup *setup)
{
    cJSON *event = event_new("start_game", SEAT_NONE);
    const char *const names[MJAI_SEATS] = {setup->players[0].name, "", setup->players[1].name, ""};
    cJSON_AddItemToObject(event, "names", cJSON_CreateStringArray(names, MJAI_SEATS));
    cJSON_AddStringToObject(event, "tigers_rules", setup->rules->id);
    event_write(log, event);
}

/* The hands as they are dealt: the wall's first 13 tiles are the dealer's, the next 13 the other's. */
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

/* --- draws and discards ----------------------------------------------------------------------------------
 */

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

/* In Stage B the attacker draws and throws what does not help, which is what mjai can say of a turned tile.
 */
static void lay_aside(struct log *log)
{
    uint8_t tile = log->turned;
    log->turned = TILE_NONE;
    if (tile == TILE_NONE)
        return;
    cJSON_AddBoolToObject(fields_of_next(log), "tigers_turned", true);
    tell_discard(log, log->game.table.stage.attacker, tile, true);
}

static void tell_lying_bet(struct log *log)
{
    const struct table *table = &log->game.table;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->stakes.bets_made[seat] == log->before.stakes.bets_made[seat])
            continue;
        int32_t deltas[SEAT_MOST] = {0}, scores[SEAT_MOST] = {0};
        cJSON *event = event_new("reach_accepted", seat);
        deltas[seat] = -STAKES_BET;
        for (int i = 0; i < table->seats; i++)
            scores[i] = log->before.scores[i] + deltas[i];
        add_numbers(event, "deltas", deltas);
        add_numbers(event, "scores", scores);
        event_write(log, event);
    }
}

/* --- calls -----------------------------------------------------------------------------------------------
 */

/* Takes one such tile out of a list; returns how many are left. */
static int take_out(uint8_t *tiles, int count, uint8_t tile)
{
    for (int i = 0; i < count; i++)
        if (tiles[i] == tile) {
            memmove(tiles + i, tiles + i + 1, (size_t)(count - i - 1));
            return count - 1;
        }
    return count;
}

/* The meld of that kind which the entry has made. */
static const struct meld *new_meld(const struct log *log, const struct event *told)
{
    const struct table *table = &log->game.table;
    uint8_t tile = told->kind == EVENT_CHOW ? told->other : tile_kind(told->tile);
    for (int i = table->meld_counts[told->seat] - 1; i >= 0; i--) {
        const struct meld *meld = &table->melds[told->seat][i];
        if (meld->tile == tile && (told->kind == EVENT_KONG) == meld_is_kong(meld) &&
            (told->kind == EVENT_CHOW) == (meld->kind == MELD_RUN))
            return meld;
    }
    return NULL;
}

/* The pung that an added kong was. */
static int tiles_of_pung(const struct log *log, const struct meld *kong, int seat, uint8_t tiles[4])
{
    for (int i = 0; i < log->before.meld_counts[seat]; i++) {
        const struct meld *meld = &log->before.melds[seat][i];
        if (meld->kind == MELD_PUNG && meld->tile == kong->tile)
            return meld_list(meld, tiles);
    }
    return 0;
}

static void tell_added(struct log *log, const struct meld *kong, int seat)
{
    uint8_t all[4], pung[4];
    int count = meld_list(kong, all), before = tiles_of_pung(log, kong, seat, pung);
    for (int i = 0; i < before; i++)
        count = take_out(all, count, pung[i]);
    cJSON *event = event_new("kakan", seat);
    add_tile(event, "pai", count ? all[0] : kong->tile);
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
    const struct meld *meld = new_meld(log, told);
    uint8_t tiles[4];
    log->turned = TILE_NONE; /* it went into the kan */
    CHECK(meld);
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

/* --- the end of a round ----------------------------------------------------------------------------------
 */

/* By our id; what is not here is called the same. */
static const struct {
    const char *id, *name;
} yakus[] = {{"riichi", "reach"},
             {"double-riichi", "double_reach"},
             {"menzen-tsumo", "menzenchin_tsumoho"},
             {"tanyao", "tanyaochu"},
             {"iipeikou", "ipeko"},
             {"haku", "sangenpai"},
             {"hatsu", "sangenpai"},
             {"chun", "sangenpai"},
             {"haitei-raoyue", "haiteiraoyue"},
             {"houtei-raoyui", "hoteiraoyui"},
             {"rinshan-kaihou", "rinshankaiho"},
             {"chanta", "honchantaiyao"},
             {"ittsuu", "ikkitsukan"},
             {"sanshoku-doujun", "sanshokudojun"},
             {"sanshoku-doukou", "sanshokudoko"},
             {"toitoi", "toitoiho"},
             {"sanankou", "sananko"},
             {"shousangen", "shosangen"},
             {"honroutou", "honroto"},
             {"chiitoitsu", "chitoitsu"},
             {"honitsu", "honiso"},
             {"junchan", "junchantaiyao"},
             {"ryanpeikou", "ryanpeko"},
             {"chinitsu", "chiniso"},
             {"kokushi-musou", "kokushimuso"},
             {"suuankou", "suanko"},
             {"shousuushii", "shosushi"},
             {"daisuushii", "daisushi"},
             {"tsuuiisou", "tsuiso"},
             {"chinroutou", "chinroto"},
             {"ryuuiisou", "ryuiso"},
             {"chuuren-poutou", "churenpoton"},
             {"suukantsu", "sukantsu"},
             {"tenhou", "tenho"},
             {"chiihou", "chiho"},
             {"ura-dora", "uradora"},
             {"aka-dora", "akadora"}};

static const char *yaku_name(const char *id)
{
    for (size_t i = 0; i < sizeof yakus / sizeof *yakus; i++)
        if (strcmp(yakus[i].id, id) == 0)
            return yakus[i].name;
    return id;
}

static void add_yakus(cJSON *event, const struct score *score)
{
    cJSON *list = cJSON_AddArrayToObject(event, "yakus");
    for (int i = 0; i < score->line_count; i++) {
        cJSON *yaku = cJSON_CreateArray();
        cJSON_AddItemToArray(yaku, cJSON_CreateString(yaku_name(score->lines[i].pattern->id)));
        cJSON_AddItemToArray(yaku, cJSON_CreateNumber(score->lines[i].points));
        cJSON_AddItemToArray(list, yaku);
    }
}

/* The concealed tiles in order, the winning one last. */
static void add_hand(cJSON *event, const struct win *win)
{
    uint8_t tiles[HAND_MOST + 1];
    int count = 0;
    struct hand hand = win->hand;
    hand_remove(&hand, win->tile);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0, reds = hand_red_count(&hand, kind); i < hand.counts[kind]; i++)
            tiles[count++] = i < reds ? (uint8_t)(TILE_RED_FIVE + kind / 9) : kind;
    tiles[count++] = win->tile;
    add_tiles(event, "hora_tehais", tiles, count);
}

static void add_under(cJSON *event, const struct win *win)
{
    int count = 0;
    while (count < DORA_MOST && win->ura[count] != TILE_NONE)
        count++;
    add_tiles(event, "uradora_markers", win->ura, count);
    add_tiles(event, "ura_markers", win->ura, count); /* what newer readers call them */
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

/* --- events ----------------------------------------------------------------------------------------------
 */

static void keep_guess(struct log *log, const struct event *told)
{
    const uint8_t tiles[2] = {told->tile, told->other};
    cJSON *fields = fields_of_next(log);
    add_tiles(fields, "tigers_guess", tiles, 2);
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
        tell_draw(log, told->seat, told->tile);
        break;
    case EVENT_REPLACEMENT:
        if (log->game.table.stage.attacker != SEAT_NONE)
            tell_stage(log, told);
        else
            tell_draw(log, told->seat, told->tile);
        break;
    case EVENT_TURN:
        tell_stage(log, told);
        break;
    case EVENT_RIICHI:
        event_write(log, event_new("reach", told->seat));
        break;
    case EVENT_TENPAI:
        cJSON_AddBoolToObject(fields_of_next(log), "tigers_tenpai", true);
        break;
    case EVENT_DISCARD:
        tell_discard(log, told->seat, told->tile, told->number == 1);
        break;
    case EVENT_LAY_DOWN:
        cJSON_AddBoolToObject(fields_of_next(log), "tigers_face_down", true);
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
    default: /* the rest is not of this mode, or told by another */
        break;
    }
}

static bool has_discard(const struct events *events)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == EVENT_DISCARD)
            return true;
    return false;
}

static void tell_entry(struct log *log, const struct entry *entry)
{
    struct events events;
    log->entry = entry;
    log->before = log->game.table;
    entry_apply(entry, &log->game, &events);
    bool discards =
        has_discard(&events); /* a bet lies once its discard stands: now, or at the other's pass */
    if (!discards)
        tell_lying_bet(log);
    for (int i = 0; i < events.count; i++) {
        tell(log, &events.list[i]);
        if (events.list[i].kind == EVENT_DISCARD)
            tell_lying_bet(log);
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
