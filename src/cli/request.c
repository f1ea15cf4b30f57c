/* request.c: reading the fields of requests; see request.h. */
#include "cli/request.h"

#include <stdio.h>
#include <string.h>

void stock_init(struct stock *stock, const struct ruleset *rules, int removed)
{
    memset(stock, 0, sizeof *stock);
    stock->rules = rules;
    memcpy(stock->copies, rules->copies, sizeof stock->copies);
    if (removed != SUIT_NONE)
        memset(stock->copies + 9 * removed, 0, 9);
    memcpy(stock->left, stock->copies, sizeof stock->left);
}

bool stock_use(struct stock *stock, uint8_t tile, const char *field, struct error *why)
{
    char text[3];
    tile_print(tile, text);
    uint8_t kind = tile_kind(tile);
    bool has_reds = ruleset_option(stock->rules, "red-fives") >= 0;
    if (kind >= TILE_KINDS || !stock->copies[kind] || (tile >= TILE_RED_FIVE && !has_reds)) {
        bool taken_out = kind < TILE_KINDS && stock->rules->copies[kind] && !stock->copies[kind];
        return error_set(
            why, taken_out ? "%s: there is no %s (%s), its suit is taken out" : "%s: the set has no %s (%s)",
            field, text, tile_name(tile));
    }
    uint8_t red = tile >= TILE_RED_FIVE ? (uint8_t)(1u << (tile - TILE_RED_FIVE)) : 0;
    if (stock->reds & red)
        return error_set(why, "%s: a second %s, and the set has one", field, text);
    if (!stock->left[kind] && stock->copies[kind] == 4)
        return error_set(why, "%s: a fifth copy of %s (%s)", field, text, tile_name(tile));
    if (!stock->left[kind])
        return error_set(why, "%s: more copies of %s than the %d of the set", field, text,
                         stock->copies[kind]);
    stock->left[kind]--;
    stock->reds |= red;
    return true;
}

const cJSON *request_field(const cJSON *request, const char *field)
{
    return cJSON_GetObjectItemCaseSensitive(request, field);
}

bool request_text(const char **out, const cJSON *request, const char *field, struct error *why)
{
    const cJSON *item = request_field(request, field);
    if (!item)
        return true;
    if (!cJSON_IsString(item))
        return error_set(why, "%s: expected a text", field);
    *out = item->valuestring;
    return true;
}

bool request_bool(bool *out, const cJSON *request, const char *field, struct error *why)
{
    const cJSON *item = request_field(request, field);
    if (!item)
        return true;
    if (!cJSON_IsBool(item))
        return error_set(why, "%s: expected true or false", field);
    *out = cJSON_IsTrue(item);
    return true;
}

bool request_rules(const struct ruleset **rules, const cJSON *request, struct error *why)
{
    const char *id = NULL;
    if (!request_text(&id, request, "rules", why))
        return false;
    if (!id)
        return error_set(why, "rules: missing; it names the mode, such as \"%s\"", ruleset_list[0]->id);
    const struct ruleset *found = ruleset_find(id);
    if (!found)
        return error_set(why, "rules: unknown rules \"%.40s\"", id);
    *rules = found;
    return true;
}

bool request_tile(uint8_t *tile, const cJSON *item, const char *field, struct error *why)
{
    if (!cJSON_IsString(item))
        return error_set(why, "%s: expected a tile such as \"5m\"", field);
    uint8_t read = tile_parse(item->valuestring);
    if (read == TILE_NONE)
        return error_set(why, "%s: \"%.40s\" is no tile", field, item->valuestring);
    *tile = read;
    return true;
}

bool request_hand(struct hand *hand, struct stock *stock, const cJSON *request, struct error *why)
{
    const char *text = NULL;
    if (!request_text(&text, request, "hand", why))
        return false;
    if (!text)
        return error_set(why, "hand: missing; it lists the concealed tiles");
    uint8_t tiles[HAND_MOST];
    struct error inner = {0};
    int count = tile_parse_list(text, tiles, HAND_MOST, &inner);
    if (count < 0)
        return error_set(why, "hand: %s", inner.message);
    struct hand read = {0};
    for (int i = 0; i < count; i++) {
        if (!stock_use(stock, tiles[i], "hand", why))
            return false;
        hand_add(&read, tiles[i]);
    }
    *hand = read;
    return true;
}

static bool read_meld_kind(uint8_t *kind, const cJSON *item, const char *where, struct error *why)
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
    return error_set(why, "%s: kind \"%.40s\": expected run, pung, kong or closed-kong", where,
                     name ? name : "");
}

static bool read_meld(struct meld *meld, struct stock *stock, const cJSON *item, const char *where,
                      struct error *why)
{
    struct meld read = {.claimed = TILE_NONE, .from = SEAT_NONE};
    uint8_t tile = TILE_NONE;
    if (!cJSON_IsObject(item))
        return error_set(why, "%s: expected {\"kind\":..., \"tile\":...}", where);
    if (!read_meld_kind(&read.kind, item, where, why) ||
        !request_tile(&tile, request_field(item, "tile"), where, why))
        return false;
    if (read.kind == MELD_RUN && !(stock->rules->claims & CLAIM_CHOW))
        return error_set(why, "%s: %s has no chows, so no run is laid out", where, stock->rules->name);
    if (read.kind == MELD_RUN && (!tile_is_suited(tile) || tile_number(tile) > 7))
        return error_set(why, "%s: no run begins with %s", where,
                         cJSON_GetStringValue(request_field(item, "tile")));
    if (!stock_use(stock, tile, where, why))
        return false;
    read.tile = tile_kind(tile);
    if (tile >= TILE_RED_FIVE)
        read.reds = (uint8_t)(1u << (tile - TILE_RED_FIVE));
    uint8_t tiles[4];
    int count = meld_list(&(struct meld){.kind = read.kind, .tile = read.tile}, tiles);
    for (int i = 1; i < count; i++)
        if (!stock_use(stock, tiles[i], where, why))
            return false;
    if (read.kind != MELD_KONG_CLOSED)
        read.claimed = read.tile;
    *meld = read;
    return true;
}

bool request_melds(struct meld melds[MELD_MOST], uint8_t *count, struct stock *stock, const cJSON *request,
                   struct error *why)
{
    const cJSON *list = request_field(request, "melds"), *item;
    if (!list)
        return true;
    if (!cJSON_IsArray(list))
        return error_set(why, "melds: expected a list");
    if (cJSON_GetArraySize(list) > MELD_MOST)
        return error_set(why, "melds: more than %d", MELD_MOST);
    uint8_t read = 0;
    cJSON_ArrayForEach(item, list)
    {
        char where[24];
        snprintf(where, sizeof where, "melds: meld %d", read + 1);
        if (!read_meld(&melds[read], stock, item, where, why))
            return false;
        read++;
    }
    *count = read;
    return true;
}
