/*
 * four_result_words.c: the sentences of four_result.h.
 */
#include "sdl/result/four_result.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool has_won(const struct result *result, int seat)
{
    return result->winners >> seat & 1;
}

void four_result_role(const struct result_scene *scene, int seat, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    bool you = seat == scene->words.you;

    out[0] = '\0';
    if (result->outcome != OUTCOME_WIN)
        return;
    if (has_won(result, seat))
        snprintf(out, size, you ? "win" : "wins");
    else if (result->liable[scene->winner] == seat)
        snprintf(out, size, you ? "are liable for the hand" : "is liable for the hand");
    else if (result->from == seat && result->source == WIN_ROBBED_KONG)
        snprintf(out, size, "added %s", tile_name(result->tile));
    else if (result->from == seat)
        snprintf(out, size, "discarded %s", tile_name(result->tile));
    else if (result->gain[seat] < 0)
        snprintf(out, size, you ? "pay" : "pays");
    else
        snprintf(out, size, you ? "pay nothing" : "pays nothing");
}

/* A mode either makes the one liable who fed a limit hand, or the one who threw the tile first. */
bool four_result_liable(const struct result_scene *scene, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    int liable = result->outcome == OUTCOME_WIN ? result->liable[scene->winner] : SEAT_NONE;
    const char *name = words_name(&scene->words, liable), *tile = tile_name(result->tile);
    bool you = liable == scene->words.you;
    char whose[48];

    if (liable == SEAT_NONE)
        return false;
    words_whose(&scene->words, liable, whose, sizeof whose);
    whose[0] = (char)toupper((unsigned char)whose[0]);
    if (ruleset_has(table->rules, OPTION_LIABILITY))
        snprintf(out, size, "%s tile laid out a set that made the hand certain: %s liable for it.", whose,
                 you ? "you are" : "he is");
    else if (has_won(result, liable))
        snprintf(out, size, "%s threw %s first in this go-around: it pays as a self-draw.", name, tile);
    else
        snprintf(out, size, "%s threw %s first in this go-around and %s responsible.", name, tile,
                 you ? "are" : "is");
    return true;
}

void four_result_next(const struct result_scene *scene, bool over, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    char round[8];

    out[0] = '\0';
    if (over)
        return;
    int east =
        table->rules->next_dealer ? table->rules->next_dealer(table) : table_next(table, table->dealer);
    bool you = east == scene->words.you, stays = east == table->dealer;
    snprintf(round, sizeof round, "%s", words_round(table->rules, false));
    round[0] = (char)tolower((unsigned char)round[0]);
    if (stays)
        snprintf(out, size, "%s %s East", words_name(&scene->words, east), you ? "stay" : "stays");
    else
        snprintf(out, size, "In the next %s %s %s East", round, you ? "you" : words_name(&scene->words, east),
                 you ? "are" : "is");
}
