/*
 * four_words.c: see four_words.h.
 */
#include "words/four_words.h"

static const struct words_forms flower = {N_("You lay out {3}"), N_("{1} lays out {3}"), NULL};

/* In plain words, without the owner: the line before and the turned tile show whose tile it was. */
static const struct words_forms run = {N_("You claim {3} for a run"), N_("{1} claims {3} for a run"), NULL};
static const struct words_forms triplet = {N_("You claim {3} for a triplet"),
                                           N_("{1} claims {3} for a triplet"), NULL};
static const struct words_forms quad = {N_("You claim {3} for a quad"), N_("{1} claims {3} for a quad"),
                                        NULL};
static const struct words_forms concealed_quad = {N_("You make a concealed quad of {3}"),
                                                  N_("{1} makes a concealed quad of {3}"), NULL};
static const struct words_forms added_quad = {N_("You add the fourth {3}"), N_("{1} adds the fourth {3}"),
                                              NULL};

static const struct words_forms *quad_forms(const struct event *event)
{
    return event->number == MELD_KONG_CLOSED  ? &concealed_quad
           : event->number == MELD_KONG_ADDED ? &added_quad
                                              : &quad;
}

bool four_words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    const struct words_forms *forms = event->kind == EVENT_FLOWER ? &flower
                                      : !words->literal           ? NULL
                                      : event->kind == EVENT_KONG ? quad_forms(event)
                                      : event->kind == EVENT_CHOW ? &run
                                      : event->kind == EVENT_PUNG ? &triplet
                                                                  : NULL;

    if (!forms)
        return false;
    words_say(words, forms, event->seat, SEAT_NONE,
              forms == &concealed_quad ? words_tiles(event->tile) : words_tile(event->tile), out, size);
    return true;
}

bool four_words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;
    const char *names[SEAT_MAX];
    char list[WORDS_LINE];
    int count = 0;

    if (!(result->winners & (result->winners - 1)))
        return false;
    for (int i = 0, seat = result->winner; i < table->seats; i++, seat = (seat + 1) % table->seats)
        if (result->winners >> seat & 1)
            names[count++] = words_name(words, seat);
    tr_list(list, sizeof list, TR_AND, names, count);
    if (result->from == words->you)
        tr_say(out, size, tr("{1} win on your {2}"), list, words_tile(result->tile));
    else
        tr_say(out, size, tr("{1} win on {2}’s {3}"), list, words_name(words, result->from),
               words_tile(result->tile));
    return true;
}
