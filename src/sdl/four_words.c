/*
 * four_words.c: see four_words.h.
 */
#include "sdl/four_words.h"

#include <stdio.h>

static void say_quad(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);
    char whose[40];

    if (event->number == MELD_KONG_CLOSED) {
        snprintf(out, size, "%s %s a concealed quad of %s", name, you ? "lay" : "lays",
                 tile_name_plural(event->tile));
    } else if (event->number == MELD_KONG_ADDED) {
        snprintf(out, size, "%s %s the fourth %s", name, you ? "add" : "adds", tile_name(event->tile));
    } else {
        words_whose(words, event->from, whose, sizeof whose);
        snprintf(out, size, "%s %s %s %s for a quad", name, you ? "take" : "takes", whose,
                 tile_name(event->tile));
    }
}

bool four_words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);
    char whose[40];

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
    words_whose(words, event->from, whose, sizeof whose);
    snprintf(out, size, "%s %s %s %s for a %s", name, you ? "take" : "takes", whose, tile_name(event->tile),
             event->kind == EVENT_CHOW ? "run" : "triplet");
    return true;
}
