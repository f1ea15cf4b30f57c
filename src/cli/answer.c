/* answer.c: rules values as JSON; see answer.h. */
#include "cli/answer.h"

#include <stdio.h>

#include "rules/modes/riichi_score.h"
#include "rules/play/move.h"
#include "words/study/reason_words.h"

static cJSON *tile_text(uint8_t tile)
{
    char text[3];
    if (tile == TILE_HIDDEN)
        return cJSON_CreateString("?");
    tile_print(tile, text);
    return cJSON_CreateString(text);
}

void answer_tile(cJSON *object, const char *name, uint8_t tile)
{
    cJSON_AddItemToObject(object, name, tile < TILE_COUNT ? tile_text(tile) : cJSON_CreateNull());
}

cJSON *answer_tiles(const uint8_t *tiles, int count)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < count; i++)
        cJSON_AddItemToArray(list, tile_text(tiles[i]));
    return list;
}

cJSON *answer_kinds(tile_set kinds)
{
    cJSON *list = cJSON_CreateArray();
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            cJSON_AddItemToArray(list, tile_text(kind));
    return list;
}

cJSON *answer_patterns(const struct score *score)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < score->line_count; i++) {
        cJSON *entry = cJSON_CreateObject();
        cJSON_AddStringToObject(entry, "id", score->lines[i].pattern->id);
        cJSON_AddNumberToObject(entry, "points", score->lines[i].points);
        cJSON_AddItemToArray(list, entry);
    }
    return list;
}

void answer_han(cJSON *object, const struct win *win, const struct score *score)
{
    struct fu_line lines[FU_LINES_MAX];
    if (!score->han)
        return;
    const char *limit = riichi_limit_name(score);
    cJSON_AddNumberToObject(object, "han", score->han);
    cJSON_AddNumberToObject(object, "fu", score->fu);
    cJSON_AddItemToObject(object, "limit", limit ? cJSON_CreateString(limit) : cJSON_CreateNull());
    cJSON *list = cJSON_AddArrayToObject(object, "fu_lines");
    int count = riichi_fu_lines(win, score, lines);
    for (int i = 0; i < count; i++) {
        cJSON *line = cJSON_CreateObject();
        char what[48];
        bool named = lines[i].tile != TILE_NONE;
        snprintf(what, sizeof what, "%s%s%s", fu_kind_name(lines[i].kind), named ? " of " : "",
                 named ? tile_name_plural(lines[i].tile) : "");
        cJSON_AddStringToObject(line, "what", what);
        cJSON_AddNumberToObject(line, "fu", lines[i].fu);
        cJSON_AddItemToArray(list, line);
    }
}

/* Lists the tiles of a set; returns how many. */
static int set_list(const struct set *set, const struct hand *hand, uint8_t out[HAND_MAX])
{
    if (set->kind == SET_ORPHANS)
        return hand_list(hand, out);
    static const int sizes[] = {[SET_RUN] = 3, [SET_PUNG] = 3, [SET_KONG] = 4, [SET_PAIR] = 2};
    for (int i = 0; i < sizes[set->kind]; i++)
        out[i] = (uint8_t)(set->tile + (set->kind == SET_RUN ? i : 0));
    return sizes[set->kind];
}

cJSON *answer_sets(const struct score *score, const struct hand *hand)
{
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < score->reading.count; i++) {
        uint8_t tiles[HAND_MAX];
        char text[2 * HAND_MAX + 1] = "";
        int count = set_list(&score->reading.sets[i], hand, tiles);
        tile_append_list(tiles, count, text, sizeof text);
        cJSON_AddItemToArray(list, cJSON_CreateString(text));
    }
    return list;
}

cJSON *answer_advice(const struct words *words, const struct advice *advice, bool known)
{
    char text[MOVE_TEXT], reason[REASON_TEXT];
    cJSON *object = cJSON_CreateObject();
    move_print(advice->move, text);
    cJSON_AddStringToObject(object, "action", text);
    if (known && advice->estimate) {
        cJSON_AddNumberToObject(object, "points", advice->points / 100.0);
        cJSON_AddNumberToObject(object, "win", advice->win / 1000.0);
        cJSON_AddNumberToObject(object, "deal_in", advice->deal_in / 1000.0);
    }
    if (known) {
        reason_say(words, &advice->reason, reason, sizeof reason);
        cJSON_AddStringToObject(object, "reason", reason);
    }
    return object;
}
