/* score_request.c: reads how a hand was won; see score_request.h. */
#include "cli/wire/score_request.h"

#include <string.h>

#include "rules/play/table.h"
#include "session/scorer/laying.h"
#include "session/scorer/win_check.h"

static bool read_wind(uint8_t *wind, const cJSON *request, const char *field, struct error *error)
{
    const char *name = "east";
    if (!request_text(&name, request, field, error))
        return false;
    int place = seat_parse(name, SEAT_MAX);
    if (place == SEAT_NONE)
        return error_set(error, "%s: unknown wind \"%.40s\": expected east, south, west or north", field,
                         name);
    *wind = (uint8_t)(TILE_EAST + place);
    return true;
}

/* Returns the most winds the match can have: unless the request says its length, any length is possible. */
static int longest_match(const struct ruleset *rules, const int16_t *options, const cJSON *request)
{
    const int16_t *numbers = rules->options[ruleset_option(rules, OPTION_WINDS)].numbers;
    int longest = 1;
    if (request_states_option(request, rules, OPTION_WINDS))
        return ruleset_value(rules, options, OPTION_WINDS);
    for (int i = 0; i < OPTION_CHOICES && numbers[i]; i++)
        longest = numbers[i] > longest ? numbers[i] : longest;
    return longest;
}

/* True if that wind can be the round wind in a match with the request's options. */
static bool check_round_wind(uint8_t wind, const struct ruleset *rules, const int16_t *options,
                             const cJSON *request, struct error *error)
{
    int winds = rules->winds_go_round ? longest_match(rules, options, request) : 1;
    if (!rules->has_round_wind)
        return wind == TILE_EAST || error_set(error, "round: %s has no round wind", rules->name);
    return wind < TILE_EAST + winds ||
           error_set(error,
                     winds > 1 ? "round: %s has no such round" : "round: %s is played in the East round only",
                     rules->name);
}

/* Reads the winds; with two seats there are only East and West. */
static bool read_winds(struct win *win, const struct ruleset *rules, const int16_t *options,
                       const cJSON *request, struct error *error)
{
    if (!read_wind(&win->seat_wind, request, "seat", error) ||
        !read_wind(&win->round_wind, request, "round", error))
        return false;
    const char *name = seat_name(win->seat_wind - TILE_EAST, SEAT_MAX);
    int seats = ruleset_seats(rules, options);
    if (seat_parse(name, seats) == SEAT_NONE)
        return error_set(error, "seat: %s with %d players has no seat %s", rules->name, seats, name);
    if (!check_round_wind(win->round_wind, rules, options, request, error))
        return false;
    if (!rules->has_round_wind)
        win->round_wind = TILE_NONE;
    return true;
}

static bool read_source(struct win *win, const struct ruleset *rules, const cJSON *request,
                        struct error *error)
{
    const char *name = "self-draw";
    if (!request_text(&name, request, "source", error))
        return false;
    enum win_source source = win_source_parse(name);
    if (source == WIN_SOURCES)
        return error_set(error, "source: unknown source \"%.40s\"", name);
    if ((source == WIN_DUMMY_DISCARD || source == WIN_REVEALED) && !rules->dummy)
        return error_set(error, "source: %s has no dummy, so there is no %s", rules->name, name);
    if (source == WIN_ROBBED_KONG && !(rules->claims & CLAIM_PUNG))
        return error_set(error, "source: %s has only closed kongs, which can't be robbed", rules->name);
    win->source = (uint8_t)source;
    return true;
}

static bool read_declarations(struct win *win, const struct ruleset *rules, const cJSON *request,
                              struct error *error)
{
    if (!request_bool(&win->riichi, request, "riichi", error) ||
        !request_bool(&win->double_riichi, request, "double_riichi", error) ||
        !request_bool(&win->last_tile, request, "last_tile", error) ||
        !request_bool(&win->first_turn, request, "first_turn", error))
        return false;
    if (win->riichi && !rules->has_riichi)
        return error_set(error, "riichi: %s has no Riichi", rules->name);
    if (win->double_riichi && !ruleset_pattern(rules, "double-riichi"))
        return error_set(error, "double_riichi: %s has none", rules->name);
    win->riichi |= win->double_riichi;
    return true;
}

/* Reads a whole number from 1 to 9. */
static bool read_number(uint8_t *out, const cJSON *item, const char *field, struct error *error)
{
    double value = cJSON_IsNumber(item) ? item->valuedouble : 0;
    if (!(value >= 1 && value <= 9) || value != (int)value)
        return error_set(error, "%s: expected a number from 1 to 9", field);
    *out = (uint8_t)value;
    return true;
}

static bool read_bonus(struct win *win, const struct ruleset *rules, const int16_t *options,
                       const cJSON *request, struct error *error)
{
    const cJSON *list = request_field(request, "bonus");
    if (!list || (cJSON_IsArray(list) && !cJSON_GetArraySize(list)))
        return true;
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) != 2)
        return error_set(error, "bonus: expected a list of two numbers or an empty list");
    if (!win_has_pattern(rules, options, "only-bonus", OPTION_INDICATORS))
        return error_set(error, "bonus: there are no bonus indicators in this match");
    for (int i = 0; i < 2; i++)
        if (!read_number(&win->bonus[i], cJSON_GetArrayItem(list, i), "bonus", error))
            return false;
    if (win->bonus[0] == win->bonus[1])
        return error_set(error, "bonus: the indicators have different numbers, not %d twice", win->bonus[0]);
    return true;
}

static bool read_treasure(struct win *win, const struct ruleset *rules, const int16_t *options,
                          const cJSON *request, struct error *error)
{
    const cJSON *item = request_field(request, "treasure");
    if (!item || cJSON_IsNull(item))
        return true;
    if (!win_has_pattern(rules, options, "treasure", OPTION_TREASURE))
        return error_set(error, "treasure: there is no treasure in this match");
    return read_number(&win->treasure, item, "treasure", error);
}

/* Reads indicators, which are tiles of the set. */
static bool read_indicators(uint8_t out[5], struct stock *stock, const cJSON *request, const char *field,
                            struct error *error)
{
    const cJSON *list = request_field(request, field), *item;
    int count = 0;
    if (!list)
        return true;
    if (!cJSON_IsArray(list))
        return error_set(error, "%s: expected a list of tiles", field);
    if (cJSON_GetArraySize(list) > 5)
        return error_set(error, "%s: there are at most five indicators", field);
    cJSON_ArrayForEach(item, list)
    {
        if (!request_tile(&out[count], item, field, error) || !request_use(stock, out[count], field, error))
            return false;
        count++;
    }
    return true;
}

/* Refuses a list that only other modes have, unless it is empty. */
static bool refuse_list(const struct ruleset *rules, const cJSON *request, const char *field,
                        struct error *error)
{
    const cJSON *list = request_field(request, field);
    if (!list || (cJSON_IsArray(list) && !cJSON_GetArraySize(list)))
        return true;
    return error_set(error, "%s: there are none in %s", field, rules->name);
}

static bool read_dora(struct win *win, struct stock *stock, const cJSON *request, struct error *error)
{
    if (!stock->rules->has_dora)
        return refuse_list(stock->rules, request, "dora", error) &&
               refuse_list(stock->rules, request, "ura", error);
    if (!read_indicators(win->dora, stock, request, "dora", error) ||
        !read_indicators(win->ura, stock, request, "ura", error))
        return false;
    if (win->ura[0] != TILE_NONE && !win->riichi)
        return error_set(error, "ura: the lower indicators are revealed only after Riichi");
    int above = laid_indicators(win->dora), below = laid_indicators(win->ura);
    return below <= above ||
           error_set(error, "ura: %d lower indicators, but only %d above them in dora", below, above);
}

/* Reads the winner's flowers and seasons; there is one of each. */
static bool read_flowers(struct win *win, const struct ruleset *rules, const int16_t *options,
                         const cJSON *request, struct error *error)
{
    const cJSON *list = request_field(request, "flowers"), *item;
    bool in_play = ruleset_plays_flowers(rules, options);
    if (!in_play && rules->has_flowers && cJSON_GetArraySize(list))
        return error_set(error, "flowers: the option %s is off, so there are none",
                         ruleset_option_name(rules, OPTION_FLOWERS));
    if (!in_play)
        return refuse_list(rules, request, "flowers", error);
    if (list && !cJSON_IsArray(list))
        return error_set(error, "flowers: expected a list of tiles");
    cJSON_ArrayForEach(item, list)
    {
        uint8_t tile;
        if (!request_tile(&tile, item, "flowers", error))
            return false;
        if (tile_suit(tile) != SUIT_BONUS)
            return error_set(error, "flowers: %s is neither a flower nor a season", tile_name(tile));
        uint8_t bit = (uint8_t)(1u << (tile - TILE_FLOWER));
        if (win->flowers & bit)
            return error_set(error, "flowers: a second %s, but there is only one", tile_name(tile));
        win->flowers |= bit;
    }
    return true;
}

bool score_request_read(struct win *win, struct stock *stock, const int16_t *options, const cJSON *request,
                        struct error *error)
{
    const struct ruleset *rules = stock->rules;
    memset(win->dora, TILE_NONE, sizeof win->dora);
    memset(win->ura, TILE_NONE, sizeof win->ura);
    return read_winds(win, rules, options, request, error) && read_source(win, rules, request, error) &&
           read_declarations(win, rules, request, error) && read_bonus(win, rules, options, request, error) &&
           read_treasure(win, rules, options, request, error) && read_dora(win, stock, request, error) &&
           read_flowers(win, rules, options, request, error);
}

/* The contradictions by kind of fault, with the names of the fields. */
static const char *const contradictions[FAULTS] = {
    [FAULT_REPLACEMENT_NO_KONG] = "source: a replacement tile needs a kong, but melds has none",
    [FAULT_REVEALED_NO_RIICHI] = "source: only a Riichi hand can win on a revealed tile",
    [FAULT_ROBBED_LAST] =
        "last_tile: a kong needs a replacement tile, so a robbed tile is never the last one",
    [FAULT_RIICHI_OPEN] = "riichi: Riichi needs a closed hand, but melds has an exposed set",
    [FAULT_RIICHI_KONG] =
        "source: after Riichi only a revealed tile makes a kong, but melds has no open kong",
    [FAULT_FIRST_MELD] = "first_turn: a claim or a kong ends the first turn, but melds has one",
    [FAULT_FIRST_ROBBED] =
        "first_turn: a kong that can be robbed starts as a claimed pung, which ends the first turn",
    [FAULT_FIRST_LAST] = "first_turn: the first turn can't have the last tile",
    [FAULT_FIRST_RIICHI] = "first_turn: nobody can declare Riichi before the first discard",
    [FAULT_FIRST_EAST] = "first_turn: the first discard is East's, so East can't win on it",
};

bool score_request_check(const struct win *win, const struct ruleset *rules, const int16_t *options,
                         struct error *error)
{
    struct fault fault;
    if (win_check(win, rules, options, &fault))
        return true;
    if (fault.kind == FAULT_ROBBED_HELD)
        return error_set(error, "source: a robbed kong has all four %s, but the winner holds another one",
                         tile_name_plural(fault.tile));
    return error_set(error, "%s", contradictions[fault.kind]);
}
