/*
 * pattern_words.c: see pattern_words.h.
 */
#include "words/pattern_words.h"

#include <string.h>

#include "rules/play/traits.h"
#include "words/result_words.h"
#include "words/tr.h"

enum { TILE_WORDS = 80, VALUES_MOST = 4 };

/* Whose hand it is, and how it was won. */
struct hand_of {
    const char *name;
    const struct win *win;
    const struct reading *reading;
};

/* What the pattern of that id says of another's hand: {1} is the name. */
static const struct {
    const char *id, *sentence;
} plain[] = {
    {"self-draw", TR("on {1}’s own draw")},
    {"final-draw", TR("{1}’s own draw of the last tile")},
    {"two-concealed-triplets", TR("two triplets of {1}’s own tiles")},
    {"three-concealed-triplets", TR("three triplets of {1}’s own tiles")},
    {"four-concealed-triplets", TR("four triplets of {1}’s own tiles")},
};

static void say_seat_wind(const struct hand_of *hand, char *out, size_t size)
{
    tr_say(out, size, tr("a triplet of {1}, {2}’s seat's wind"), words_tile(hand->win->seat_wind),
           hand->name);
}

static void say_own_flower(const struct hand_of *hand, char *out, size_t size)
{
    int place = hand->win->seat_wind - TILE_EAST;
    bool both = hand->win->flowers >> place & 1 && hand->win->flowers >> (place + 4) & 1;
    tr_say(out, size,
           both ? tr("number {1} is {2}’s seat's: flower and season") : tr("number {1} is {2}’s seat's"),
           place + 1, hand->name);
}

static void say_value_honour(const struct hand_of *hand, char *out, size_t size)
{
    char tiles[VALUES_MOST][TILE_WORDS], all[VALUES_MOST * TILE_WORDS];
    const char *texts[VALUES_MOST];
    int count = 0;
    for (int i = 0; i < hand->reading->count && count < VALUES_MOST; i++) {
        const struct set *set = &hand->reading->sets[i];
        if (!set_is_pung(set) || (set->tile != hand->win->seat_wind && !tile_is_dragon(set->tile)))
            continue;
        tr_say(tiles[count], TILE_WORDS, tile_is_dragon(set->tile) ? "{1}" : tr("{1} ({2}’s own wind)"),
               words_tile(set->tile), tr_spare(hand->name));
        texts[count] = tiles[count];
        count++;
    }
    tr_list(all, sizeof all, TR_AND, texts, count);
    tr_say(out, size, tr_many("a triplet of {1}", "triplets of {1}", count), all);
}

static const struct {
    const char *id;
    void (*say)(const struct hand_of *hand, char *out, size_t size);
} explained[] = {
    {"seat-wind", say_seat_wind},
    {"own-flower-or-season", say_own_flower},
    {"value-honour", say_value_honour},
};

void words_pattern(const struct words *words, int seat, const struct score_line *line, const struct win *win,
                   const struct reading *reading, char *out, size_t size)
{
    const char *id = line->pattern->id;
    struct hand_of hand = {.name = words_name(words, seat), .win = win, .reading = reading};

    for (size_t i = 0; seat != words->you && i < sizeof plain / sizeof *plain; i++)
        if (!strcmp(id, plain[i].id)) {
            tr_say(out, size, tr(plain[i].sentence), hand.name);
            return;
        }
    for (size_t i = 0; seat != words->you && i < sizeof explained / sizeof *explained; i++)
        if (!strcmp(id, explained[i].id)) {
            explained[i].say(&hand, out, size);
            return;
        }
    result_reason(line, win, reading, out, size);
}
