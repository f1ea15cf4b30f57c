/*
 * answer.h: rules values as JSON, written the same way by every command.
 */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include <cjson/cJSON.h>

#include "ai/teach.h"

struct words;

/* Adds "tile" as text, or null for TILE_NONE. */
void answer_tile(cJSON *object, const char *name, uint8_t tile);

/* Returns a list of tiles as texts; a hidden one is "?". */
cJSON *answer_tiles(const uint8_t *tiles, int count);

/* Returns a list of the kinds in the set, in tile order. */
cJSON *answer_kinds(tile_set kinds);

/* Returns the patterns of a score: [{"id":..., "points":...}, ...]. */
cJSON *answer_patterns(const struct score *score);

/* Adds to the value of a Riichi hand its han, fu and limit, and the fu item by item; nothing in other
 * modes. */
void answer_han(cJSON *object, const struct win *win, const struct score *score);

/* Returns the sets of the reading that was scored: ["111m", "234p", ...]; `hand` is the finished hand. */
cJSON *answer_sets(const struct score *score, const struct hand *hand);

/* Returns a move of a ranking: {"action":..., "points":..., "win":..., "deal_in":..., "reason":...}; only the
 * action if `known` is false because the teacher doesn't know the move. Reasons name players by `words`, or
 * by wind if that is NULL. */
cJSON *answer_advice(const struct words *words, const struct advice *advice, bool known);

#endif
