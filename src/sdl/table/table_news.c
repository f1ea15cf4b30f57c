/*
 * table_news.c: what has happened since a player last looked, in the middle of the table while the curtain is
 * down (scene_table.h).
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"

enum { NEWS = 4 /* things that have happened, at most */, NEWS_BACK = 24, NEWS_TEXT = 480 };

/* Writes what everybody saw since the person's own last discard, the last `most` things of it but what is
 * held back. */
static void say_news(const struct table_scene *table, int seat, int most, char *out, size_t size)
{
    char line[WORDS_LINE], before[NEWS_TEXT];
    int held = table->cover.holds ? table->cover.rest : 0, count = 0;

    out[0] = '\0';
    for (int i = held; count < most && i < held + NEWS_BACK; i++) {
        struct event event = session_event(table->session, i, SEAT_NONE);
        bool own = event.kind == EVENT_DISCARD && event.seat == seat;
        if (own || event.kind == EVENT_KINDS || event.kind == EVENT_DEAL)
            break;
        event = table_cover_event(table, event);
        bool seen = event.kind == EVENT_TURN; /* what Stage B turned up is beside the table */
        if (seen || anim_is_draw(&event) || !words_event(&table->words, &event, line, sizeof line))
            continue;
        SDL_strlcpy(before, out, sizeof before);
        tr_say(out, size, tr("{1}."), line);
        SDL_strlcpy(line, out, sizeof line);
        if (before[0])
            tr_say(out, size, tr_in("sentences", "{1} {2}"), line, before);
        count++;
    }
}

void table_scene_draw_news(struct table_scene *table, struct painter *painter)
{
    struct rect place = table_scene_pixels(painter, table->layout.prompt);
    struct type large = type_make(TYPE_SERIF, SIZE_PROMPT, COLOUR_PROMPT, TYPE_CENTRE),
                small = type_make(TYPE_SANS, SIZE_BODY, COLOUR_PROMPT, TYPE_CENTRE);
    float u = painter->layout.u, leading = type_leading(painter, small, 17);
    char words[NEWS_TEXT];
    int most = NEWS;

    if (2 * leading > place.h) { /* two large lines have no room between the tiles */
        small = type_limited(painter, small, 1);
        leading = type_leading(painter, small, 17);
    }
    say_news(table, table->next, most, words, sizeof words);
    while (most > 1 && type_width(painter, large, words) > place.w &&
           type_count_lines(painter, small, place.w, words) > 2)
        say_news(table, table->next, --most, words, sizeof words);
    if (type_width(painter, large, words) <= place.w)
        type_draw_fit(painter, large, place.x + place.w / 2, place.y + 22 * u, place.w, words);
    else
        type_draw_wrapped(painter, small, place.x + place.w / 2, place.y + place.h - u - leading, place.w, 17,
                          2, words);
}
