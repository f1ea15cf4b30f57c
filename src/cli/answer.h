/*
 * answer.h: rules values as JSON, written the same way by every command.
 */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include <cjson/cJSON.h>

#include "ai/teach.h"

/* Adds "tile" as text, or null for TILE_NONE. */
void answer_tile(cJSON *object, const char *name, uint8_t tile);

/* A list of tiles as texts; a hidden one is "?". */
cJSON *answer_tiles(const uint8_t *tiles, int count);

/* A list of the kinds in the set, in tile order. */
cJSON *answer_kinds(tile_set kinds);

/* The patterns of a score: [{"id":..., "points":...}, ...]. */
cJSON *answer_patterns(const struct score *score);

/* Adds han, fu, the limit and the fu item by item to the value of a riichi hand; nothing for other modes. */
void answer_han(cJSON *object, const struct win *win, const struct score *score);

/* The sets of the reading a score was taken from: ["111m", "234p", ...]; `hand` is the finished hand. */
cJSON *answer_sets(const struct score *score, const struct hand *hand);

/* A move of a ranking: {"action":..., "points":..., "win":..., "deal_in":..., "reason":...}; only the action
 * of one that the teacher does not know. */
cJSON *answer_advice(const struct advice *advice, bool known);

#endif
