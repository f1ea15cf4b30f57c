/*
 * pattern_words.c: see pattern_words.h.
 */
#include "words/pattern_words.h"

#include <string.h>

#include "rules/play/traits.h"

enum { TILE_WORDS = 80, SETS_NAMED = 5 };

/* Whose hand it is, and how it was won. */
struct hand_of {
    const char *name; /* NULL: the reader's own hand */
    const struct win *win;
    const struct reading *reading;
    int points; /* of the pattern */
};

/* The sentences of patterns in another player's hand; {1} is the name. */
static const struct {
    const char *id, *sentence;
} plain[] = {
    {"self-draw", N_("on {1}’s self-draw")},
    {"self-picked", N_("{1}’s self-draw from the wall")},
    {"final-draw", N_("{1}’s self-draw of the last tile")},
    {"two-concealed-triplets", N_("two triplets of {1}’s own tiles")},
    {"three-concealed-triplets", N_("three triplets of {1}’s own tiles")},
    {"four-concealed-triplets", N_("four triplets of {1}’s own tiles")},
};

static void say_round_wind(const struct hand_of *hand, char *out, size_t size)
{
    tr_say(out, size, tr("a triplet of {1}, the round wind"), words_tile(hand->win->round_wind));
}

static void say_seat_wind(const struct hand_of *hand, char *out, size_t size)
{
    tr_say(out, size,
           hand->name ? tr("a triplet of {1}, {2}’s seat wind") : tr("a triplet of {1}, your seat wind"),
           words_tile(hand->win->seat_wind), tr_spare(hand->name));
}

static void say_own_flower(const struct hand_of *hand, char *out, size_t size)
{
    int place = hand->win->seat_wind - TILE_EAST;
    bool both = hand->win->flowers >> place & 1 && hand->win->flowers >> (place + 4) & 1;
    const char *sentence =
        both ? (hand->name ? tr("number {1} belongs to {2}’s seat: flower and season")
                           : tr("number {1} belongs to your seat: flower and season"))
             : (hand->name ? tr("number {1} belongs to {2}’s seat") : tr("number {1} belongs to your seat"));
    tr_say(out, size, sentence, place + 1, tr_spare(hand->name));
}

static void say_value_honour(const struct hand_of *hand, char *out, size_t size)
{
    char tiles[SETS_NAMED][TILE_WORDS], all[SETS_NAMED * TILE_WORDS];
    const char *texts[SETS_NAMED];
    int count = 0;
    for (int i = 0; i < hand->reading->count && count < SETS_NAMED; i++) {
        const struct set *set = &hand->reading->sets[i];
        if (!set_is_pung(set) || (set->tile != hand->win->seat_wind && !tile_is_dragon(set->tile)))
            continue;
        tr_say(tiles[count], TILE_WORDS,
               tile_is_dragon(set->tile) ? "{1}"
               : hand->name              ? tr("{1} ({2}’s seat wind)")
                                         : tr("{1} (your seat wind)"),
               words_tile(set->tile), tr_spare(hand->name));
        texts[count] = tiles[count];
        count++;
    }
    tr_list(all, sizeof all, TR_AND, texts, count);
    tr_say(out, size, tr_many("a triplet of {1}", "triplets of {1}", count), all);
}

static void say_treasure(const struct hand_of *hand, char *out, size_t size)
{
    if (hand->points == 1)
        tr_say(out, size, hand->name ? tr_in("treasure", "{2}’s {1}") : tr("your {1}"), hand->win->treasure,
               tr_spare(hand->name));
    else
        tr_say(out, size, hand->name ? tr("{3}’s {1} {2}s, 1 each") : tr("your {1} {2}s, 1 each"),
               words_number(hand->points), hand->win->treasure, tr_spare(hand->name));
}

static void say_dragon_pungs(const struct hand_of *hand, char *out, size_t size)
{
    static const char *const colours[] = {N_("white"), N_("green"), N_("red")};
    const char *named[SETS_NAMED] = {NULL};
    char list[TILE_WORDS];
    int count = 0, kongs = 0;
    for (int i = 0; i < hand->reading->count && count < SETS_NAMED; i++) {
        const struct set *set = &hand->reading->sets[i];
        if (!set_is_pung(set) || !tile_is_dragon(set->tile))
            continue;
        kongs += set->kind == SET_KONG;
        named[count++] = tr(colours[set->tile - TILE_WHITE]);
    }
    tr_list(list, sizeof list, TR_AND, named, count);
    tr_say(out, size,
           count > 0 && kongs == count ? tr_many("the kong of {1} dragons", "kongs of {1} dragons", count)
                                       : tr_many("the pung of {1} dragons", "pungs of {1} dragons", count),
           list);
}

static void say_matching_wind(const struct hand_of *hand, char *out, size_t size)
{
    tr_say(out, size, hand->name ? tr("{1} is {2}’s seat") : tr("{1} is your seat"),
           words_tile(hand->win->seat_wind), tr_spare(hand->name));
}

static void say_only_bonus(const struct hand_of *hand, char *out, size_t size)
{
    tr_say(out, size,
           hand->reading->form == FORM_SEVEN_PAIRS ? tr("{1} or {2} in every pair")
                                                   : tr("{1} or {2} in every set and in the pair"),
           hand->win->bonus[0], hand->win->bonus[1]);
}

/* The patterns with a sentence that says more than their condition. */
static const struct {
    const char *id;
    void (*say)(const struct hand_of *hand, char *out, size_t size);
} explained[] = {
    {"round-wind", say_round_wind},
    {"seat-wind", say_seat_wind},
    {"own-flower-or-season", say_own_flower},
    {"value-honour", say_value_honour},
    {"treasure", say_treasure},
    {"dragon-pung", say_dragon_pungs},
    {"matching-wind-pung", say_matching_wind},
    {"only-bonus", say_only_bonus},
};

static void say(const struct pattern *pattern, const struct hand_of *hand, char *out, size_t size)
{
    for (size_t i = 0; hand->name && i < sizeof plain / sizeof *plain; i++)
        if (!strcmp(pattern->id, plain[i].id)) {
            tr_say(out, size, tr(plain[i].sentence), hand->name);
            return;
        }
    for (size_t i = 0; i < sizeof explained / sizeof *explained; i++)
        if (!strcmp(pattern->id, explained[i].id)) {
            explained[i].say(hand, out, size);
            return;
        }
    tr_say(out, size, tr(pattern->what));
}

void words_pattern_own(const struct score_line *line, const struct win *win, const struct reading *reading,
                       char *out, size_t size)
{
    say(line->pattern, &(struct hand_of){.win = win, .reading = reading, .points = line->points}, out, size);
}

void words_pattern(const struct words *words, int seat, const struct score_line *line, const struct win *win,
                   const struct reading *reading, char *out, size_t size)
{
    struct hand_of hand = {.name = seat == words->you ? NULL : words_name(words, seat),
                           .win = win,
                           .reading = reading,
                           .points = line->points};
    say(line->pattern, &hand, out, size);
}

const char *words_customary(const struct ruleset *rules, const struct pattern *pattern)
{
    const char *customary = ruleset_customary(rules, pattern);
    return customary && strcmp(tr(customary), tr(pattern->name)) != 0 ? tr(customary) : NULL;
}
