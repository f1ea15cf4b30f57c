/*
 * four_result_words.c: the sentences of four_result.h.
 */
#include "sdl/result/four_result.h"

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

    if (has_won(result, seat))
        tr_say(out, size, you ? tr("win") : tr("wins"));
    else if (result->liable[scene->winner] == seat)
        tr_say(out, size, you ? tr("are liable for the hand") : tr("is liable for the hand"));
    else if (result->from == seat && result->source == WIN_ROBBED_KONG)
        tr_say(out, size, tr("added {1}"), words_tile(result->tile));
    else if (result->from == seat)
        tr_say(out, size, tr("discarded {1}"), words_tile(result->tile));
    else if (result->gain[seat] < 0)
        tr_say(out, size, you ? tr("pay") : tr("pays"));
    else
        tr_say(out, size, you ? tr("pay nothing") : tr("pays nothing"));
}

/* A mode either makes the one liable who fed a limit hand, or the one who threw the tile first. */
static const struct words_forms feeds = {
    N_("Your tile completed the exposed set that made this hand certain: you are liable for it."),
    N_("{1}’s tile completed the exposed set that made this hand certain: they are liable for it."), NULL};
static const struct words_forms draws = {
    N_("You discarded {3} first in this go-around: it pays as a self-draw."),
    N_("{1} discarded {3} first in this go-around: it pays as a self-draw."), NULL};
static const struct words_forms throws = {
    N_("You discarded {3} first in this go-around and are responsible."),
    N_("{1} discarded {3} first in this go-around and is responsible."), NULL};

bool four_result_liable(const struct result_scene *scene, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    int liable = result->liable[scene->winner];

    if (liable == SEAT_NONE)
        return false;
    bool fed = ruleset_has(table->rules, OPTION_LIABILITY);
    words_say(&scene->words,
              fed                       ? &feeds
              : has_won(result, liable) ? &draws
                                        : &throws,
              liable, SEAT_NONE, fed ? NULL : words_tile(result->tile), out, size);
    return true;
}

void four_result_next(const struct result_scene *scene, bool over, char *out, size_t size)
{
    static const struct words_forms stay = {N_("You stay East"), N_("{1} stays East"), NULL};
    static const struct words_forms round = {N_("You are East next round"), N_("{1} is East next round"),
                                             NULL};
    static const struct words_forms hand = {N_("You are East next hand"), N_("{1} is East next hand"), NULL};
    const struct table *table = &scene->view.table;

    out[0] = '\0';
    if (over)
        return;
    int east =
        table->rules->next_dealer ? table->rules->next_dealer(table) : table_next(table, table->dealer);
    struct words then;
    result_next_words(scene->session, &scene->words, &then);
    bool stays = east == table->dealer && !strcmp(then.names[east], scene->words.names[east]);
    words_say(&then,
              stays                        ? &stay
              : table->rules->calls_rounds ? &round
                                           : &hand,
              east, SEAT_NONE, NULL, out, size);
}
