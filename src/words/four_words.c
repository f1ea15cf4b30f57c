/*
 * four_words.c: see four_words.h.
 */
#include "words/four_words.h"

#include <stdio.h>

static void say_quad(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    if (event->number == MELD_KONG_CLOSED) {
        snprintf(out, size, "%s %s a concealed quad of %s", name, you ? "lay" : "lays",
                 tile_name_plural(event->tile));
    } else if (event->number == MELD_KONG_ADDED) {
        snprintf(out, size, "%s %s the fourth %s", name, you ? "add" : "adds", tile_name(event->tile));
    } else {
        snprintf(out, size, "%s %s quad on %s", name, you ? "call" : "calls", tile_name(event->tile));
    }
}

bool four_words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    if (event->kind == EVENT_FLOWER) {
        snprintf(out, size, "%s %s %s", name, you ? "lay out" : "lays out", tile_name(event->tile));
        return true;
    }
    if (!words->literal)
        return false;
    if (event->kind == EVENT_KONG) {
        say_quad(words, event, out, size);
        return true;
    }
    if (event->kind != EVENT_CHOW && event->kind != EVENT_PUNG)
        return false;
    snprintf(out, size, "%s %s %s on %s", name, you ? "call" : "calls",
             event->kind == EVENT_CHOW ? "run" : "triplet",
             tile_name(event->tile)); /* whose it was, the line before says and the turned tile shows */
    return true;
}

bool four_words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;
    char whose[40];
    size_t used = 0;
    int left = 0;

    for (int seat = 0; seat < table->seats; seat++)
        left += result->winners >> seat & 1;
    if (left < 2)
        return false;
    for (int i = 0, seat = result->winner; i < table->seats && used < size;
         i++, seat = table_next(table, seat))
        if (result->winners >> seat & 1) {
            left--;
            used += (size_t)snprintf(out + used, size - used, "%s%s", words_name(words, seat),
                                     left > 1    ? ", "
                                     : left == 1 ? " and "
                                                 : "");
        }
    words_whose(words, result->from, whose, sizeof whose);
    if (used < size)
        snprintf(out + used, size - used, " win with %s %s", whose, tile_name(result->tile));
    return true;
}
