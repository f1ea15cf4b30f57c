/* request.c: reading the fields of requests; see request.h. */
#include "cli/wire/request.h"

#include <stdio.h>
#include <string.h>

#include "words/refusal_words.h"

const cJSON *request_field(const cJSON *request, const char *field)
{
    return cJSON_GetObjectItemCaseSensitive(request, field);
}

bool request_states_option(const cJSON *request, const struct ruleset *rules, enum option_key key)
{
    return ruleset_has(rules, key) &&
           request_field(request_field(request, "options"), ruleset_option_name(rules, key));
}

bool request_fault(const struct stock *stock, const struct fault *fault, const char *field,
                   struct error *error)
{
    char text[3];
    const char *name = tile_name(fault->tile);
    tile_print(fault->tile, text);
    switch ((enum fault_kind)fault->kind) {
    case FAULT_RED_FIVE_OFF:
        return error_set(error, "%s: there is no %s: the option %s is off", field, text,
                         ruleset_option_name(stock->rules, OPTION_RED_FIVES));
    case FAULT_LAID_OUT:
        return error_set(error, "%s: %s (%s) belongs in \"flowers\": it is laid out, not part of the hand",
                         field, text, name);
    case FAULT_TAKEN_OUT:
        return error_set(error, "%s: there is no %s (%s), its suit is removed", field, text, name);
    case FAULT_SECOND_RED:
        return error_set(error, "%s: a second %s, but there is only one", field, text);
    case FAULT_FIFTH:
        return error_set(error, "%s: a fifth copy of %s (%s)", field, text, name);
    case FAULT_FOURTH_PLAIN:
        return error_set(error, "%s: a fourth plain %s, but one of the four is red", field, text);
    case FAULT_TWO_SUITS:
        return error_set(error, "%s: %s is played with one suit, but here are %s and %s", field,
                         stock->rules->name, suit_name((enum suit)fault->suits[0]),
                         suit_name((enum suit)fault->suits[1]));
    case FAULT_THREE_SUITS:
        return error_set(error, "%s: one suit is removed, but the hand has tiles of all three suits", field);
    case FAULT_NO_CHOWS:
        return error_set(error, "%s: %s has no chows, so there are no exposed runs", field,
                         stock->rules->name);
    case FAULT_NO_CLAIMS:
        return error_set(error, "%s: %s has no claims except for a win, so there are only closed kongs",
                         field, stock->rules->name);
    case FAULT_NO_RUN:
        return error_set(error, "%s: no run starts with %s", field, text);
    default:
        return error_set(error, "%s: there is no %s (%s)", field, text, name);
    }
}

bool request_use(struct stock *stock, uint8_t tile, const char *field, struct error *error)
{
    struct fault fault;
    return stock_use(stock, tile, &fault) || request_fault(stock, &fault, field, error);
}

void request_stock(struct stock *stock, const struct ruleset *rules, const int16_t *options,
                   const cJSON *request, int removed)
{
    bool one = request_states_option(request, rules, OPTION_SUIT);
    stock_init(stock, rules, options, removed, one ? ruleset_value(rules, options, OPTION_SUIT) : SUIT_NONE);
}

bool request_settle_suit(struct stock *stock, struct error *error)
{
    struct fault fault;
    return stock_settle_suit(stock, &fault) || request_fault(stock, &fault, "hand", error);
}

/* Returns a JSON option value as text, written into `number` if needed; NULL if it isn't a value. */
static const char *option_text(const cJSON *item, char number[24])
{
    if (cJSON_IsBool(item))
        return cJSON_IsTrue(item) ? "on" : "off";
    if (cJSON_IsNumber(item)) {
        snprintf(number, 24, "%.15g", item->valuedouble);
        return number;
    }
    return cJSON_GetStringValue(item);
}

bool request_options(int16_t *options, const struct ruleset *rules, const cJSON *request, struct error *error)
{
    const cJSON *object = request_field(request, "options"), *item;
    ruleset_defaults(rules, options);
    if (!object)
        return true;
    if (!cJSON_IsObject(object))
        return error_set(error, "options: expected {\"NAME\":VALUE, ...}");
    cJSON_ArrayForEach(item, object)
    {
        char number[24];
        const char *text = option_text(item, number);
        struct error inner = {0};
        if (!text)
            return error_set(error, "options: %.40s: expected true, false, a number or a string",
                             item->string);
        if (!ruleset_set(rules, options, item->string, text, &inner))
            return error_set(error, "options: %s", inner.message);
    }
    struct refusal refusal;
    char reason[REFUSAL_WORDS];
    if (ruleset_check(rules, options, &refusal))
        return true;
    words_refusal(NULL, &refusal, reason, sizeof reason);
    return error_set(error, "options: %s", reason);
}

int request_sets(const struct ruleset *rules, const int16_t *options, const cJSON *request, int tiles)
{
    if (!ruleset_has(rules, OPTION_SIZE))
        return rules->sets;
    int size = ruleset_value(rules, options, OPTION_SIZE);
    if (request_states_option(request, rules, OPTION_SIZE))
        return size / 3;
    const int16_t *sizes = rules->options[ruleset_option(rules, OPTION_SIZE)].numbers;
    for (int i = 0; i < OPTION_CHOICES && sizes[i]; i++)
        if (sizes[i] / 3 == tiles / 3)
            return sizes[i] / 3;
    return size / 3;
}

bool request_text(const char **out, const cJSON *request, const char *field, struct error *error)
{
    const cJSON *item = request_field(request, field);
    if (!item)
        return true;
    if (!cJSON_IsString(item))
        return error_set(error, "%s: expected a string", field);
    *out = item->valuestring;
    return true;
}

bool request_bool(bool *out, const cJSON *request, const char *field, struct error *error)
{
    const cJSON *item = request_field(request, field);
    if (!item)
        return true;
    if (!cJSON_IsBool(item))
        return error_set(error, "%s: expected true or false", field);
    *out = cJSON_IsTrue(item);
    return true;
}

bool request_rules(const struct ruleset **rules, const cJSON *request, struct error *error)
{
    const char *id = NULL;
    if (!request_text(&id, request, "rules", error))
        return false;
    if (!id)
        return error_set(error, "rules: missing; name the mode, such as \"%s\"", ruleset_list[0]->id);
    const struct ruleset *found = ruleset_find(id);
    if (!found)
        return error_set(error, "rules: unknown mode \"%.40s\"", id);
    *rules = found;
    return true;
}

bool request_tile(uint8_t *tile, const cJSON *item, const char *field, struct error *error)
{
    if (!cJSON_IsString(item))
        return error_set(error, "%s: expected a tile such as \"5m\"", field);
    uint8_t read = tile_parse(item->valuestring);
    if (read == TILE_NONE)
        return error_set(error, "%s: \"%.40s\" isn't a tile", field, item->valuestring);
    *tile = read;
    return true;
}

bool request_hand(struct hand *hand, struct stock *stock, const cJSON *request, struct error *error)
{
    const char *text = NULL;
    if (!request_text(&text, request, "hand", error))
        return false;
    if (!text)
        return error_set(error, "hand: missing; list the concealed tiles");
    uint8_t tiles[HAND_MAX];
    struct error inner = {0};
    int count = tile_parse_list(text, tiles, HAND_MAX, &inner);
    if (count < 0)
        return error_set(error, "hand: %s", inner.message);
    struct hand read = {0};
    for (int i = 0; i < count; i++) {
        if (!request_use(stock, tiles[i], "hand", error))
            return false;
        hand_add(&read, tiles[i]);
    }
    *hand = read;
    return true;
}

static bool read_meld_kind(uint8_t *kind, const cJSON *item, const char *where, struct error *error)
{
    static const struct {
        const char *name;
        enum meld_kind kind;
    } kinds[] = {
        {"run", MELD_RUN}, {"pung", MELD_PUNG}, {"kong", MELD_KONG_OPEN}, {"closed-kong", MELD_KONG_CLOSED}};
    const char *name = cJSON_GetStringValue(request_field(item, "kind"));
    for (int i = 0; name && i < 4; i++) {
        if (strcmp(name, kinds[i].name))
            continue;
        *kind = (uint8_t)kinds[i].kind;
        return true;
    }
    return error_set(error, "%s: kind \"%.40s\": expected run, pung, kong or closed-kong", where,
                     name ? name : "");
}

/* Marks the red five of a meld: its tile is red, "red" is true, or it is any kong of fives. */
static bool read_red(struct meld *meld, const struct stock *stock, uint8_t tile, const cJSON *item,
                     const char *where, struct error *error)
{
    bool red = tile >= TILE_RED_FIVE, told = false;
    struct error inner = {0};
    if (!request_bool(&told, item, "red", &inner))
        return error_set(error, "%s: %s", where, inner.message);
    if (!tile_is_suited(meld->tile))
        return !told || error_set(error, "%s: it has no red five", where);
    int number = tile_number(meld->tile), above = meld->kind == MELD_RUN ? 2 : 0;
    bool has_five = number <= 5 && number + above >= 5;
    if (told && !has_five)
        return error_set(error, "%s: it has no red five", where);
    if (red || told || (has_five && meld_is_kong(meld) && stock->has_reds))
        meld->reds = (uint8_t)(1u << tile_suit(meld->tile));
    return true;
}

static bool read_meld(struct meld *meld, struct stock *stock, const cJSON *item, const char *where,
                      struct error *error)
{
    struct meld read = {.claimed = TILE_NONE, .from = SEAT_NONE};
    uint8_t tile = TILE_NONE, tiles[4];
    if (!cJSON_IsObject(item))
        return error_set(error, "%s: expected {\"kind\":..., \"tile\":...}", where);
    if (!read_meld_kind(&read.kind, item, where, error) ||
        !request_tile(&tile, request_field(item, "tile"), where, error))
        return false;
    struct fault fault;
    read.tile = tile_kind(tile);
    if (!stock_check_claim(stock, &read, &fault)) {
        fault.tile = tile; /* as in the request: a red five */
        return request_fault(stock, &fault, where, error);
    }
    if (!stock_has(stock, tile, &fault))
        return request_fault(stock, &fault, where, error);
    if (!read_red(&read, stock, tile, item, where, error))
        return false;
    int count = meld_list(&read, tiles);
    for (int i = 0; i < count; i++)
        if (!request_use(stock, tiles[i], where, error))
            return false;
    if (read.kind != MELD_KONG_CLOSED)
        read.claimed = read.tile;
    *meld = read;
    return true;
}

bool request_melds(struct meld melds[MELD_MAX], uint8_t *count, struct stock *stock, const cJSON *request,
                   struct error *error)
{
    const cJSON *list = request_field(request, "melds"), *item;
    if (!list)
        return true;
    if (!cJSON_IsArray(list))
        return error_set(error, "melds: expected a list");
    if (cJSON_GetArraySize(list) > MELD_MAX)
        return error_set(error, "melds: there are more than %d", MELD_MAX);
    uint8_t read = 0;
    cJSON_ArrayForEach(item, list)
    {
        char where[24];
        snprintf(where, sizeof where, "melds: meld %d", read + 1);
        if (!read_meld(&melds[read], stock, item, where, error))
            return false;
        read++;
    }
    *count = read;
    return true;
}
