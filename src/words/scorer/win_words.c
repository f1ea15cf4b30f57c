/*
 * win_words.c: see win_words.h.
 */
#include "words/scorer/win_words.h"

#include "base/check.h"
#include "base/tr.h"
#include "rules/play/table.h"
#include "words/words.h"

enum { TILES_SAID = 8 };

const char *win_source_words(const struct ruleset *rules, enum win_source source)
{
    static const char *const words[WIN_SOURCES] = {
        [WIN_SELF_DRAW] = N_("By self-draw"),
        [WIN_REPLACEMENT] = N_("On a tile drawn after a kong"),
        [WIN_DISCARD] = N_("On a discard"),
        [WIN_ROBBED_KONG] = N_("By robbing a kong"),
        [WIN_DUMMY_DISCARD] = N_("On the dummy’s discard"),
        [WIN_REVEALED] = N_("On a revealed tile"),
    };
    /* with run, triplet and quad */
    static const char *const literal[WIN_SOURCES] = {
        [WIN_REPLACEMENT] = N_("On a tile drawn after a quad"),
        [WIN_ROBBED_KONG] = N_("By robbing a quad"),
    };
    CHECK(source < WIN_SOURCES);
    return tr(words_are_literal(rules) && literal[source] ? literal[source] : words[source]);
}

void win_line_words(const struct ruleset *rules, const struct score_line *line, char *out, size_t size)
{
    if (rules->has_stages)
        tr_say(out, size, tr("{1} han"), line->points);
    else if (rules->counts_faan)
        tr_say(out, size, tr("{1} faan"), line->points);
    else
        tr_say(out, size, "{1}", line->points);
}

static void say_tiles(const uint8_t *tiles, int count, char *out, size_t size)
{
    const char *names[TILES_SAID];
    for (int i = 0; i < count; i++)
        names[i] = words_tile(tiles[i]);
    tr_list(out, size, TR_AND, names, count);
}

struct facts {
    struct win_fact *list;
    int count;
};

/* Adds a fact and returns the buffer for its words. */
static char *add(struct facts *facts, const char *name)
{
    CHECK(facts->count < WIN_FACTS);
    facts->list[facts->count].name = name;
    return facts->list[facts->count++].words;
}

static void add_won(struct facts *facts, const struct ruleset *rules, const struct win *win)
{
    char *out = add(facts, tr_in("a fact of a hand", "Win"));
    tr_say(out, FACT_WORDS, win->last_tile ? tr("{1}, the last tile") : "{1}",
           win_source_words(rules, (enum win_source)win->source));
    if (win->first_turn)
        tr_say(add(facts, tr("Turn")), FACT_WORDS, tr("the first, before any claim"));
}

static void add_winds(struct facts *facts, const struct win *win)
{
    tr_say(add(facts, tr("Your seat")), FACT_WORDS,
           win->seat_wind == TILE_EAST ? tr("{1}, the dealer") : "{1}", words_tile(win->seat_wind));
    if (win->round_wind != TILE_NONE)
        tr_say(add(facts, tr_in("wind", "Round")), FACT_WORDS, "{1}", words_tile(win->round_wind));
}

static void add_numbers(struct facts *facts, const struct win *win)
{
    if (win->bonus[0] && win->bonus[1]) /* one alone means nothing */
        tr_say(add(facts, tr("Bonus")), FACT_WORDS, tr("{1} and {2}"), win->bonus[0], win->bonus[1]);
    if (win->treasure)
        tr_say(add(facts, tr("Treasure")), FACT_WORDS, "{1}", win->treasure);
}

static void add_dora(struct facts *facts, const char *name, const uint8_t indicators[5])
{
    uint8_t tiles[5];
    int count = 0;
    for (; count < 5 && indicators[count] != TILE_NONE; count++)
        tiles[count] = tile_indicated(indicators[count]);
    if (count)
        say_tiles(tiles, count, add(facts, name), FACT_WORDS);
}

static void add_flowers(struct facts *facts, const struct win *win)
{
    uint8_t tiles[TILES_SAID];
    int count = tile_flowers(win->flowers, tiles);
    char *out = add(facts, tr("Flowers"));
    if (count)
        say_tiles(tiles, count, out, FACT_WORDS);
    else
        tr_say(out, FACT_WORDS, tr_in("flowers", "none"));
}

int win_facts(const struct ruleset *rules, const int16_t *options, const struct win *win,
              struct win_fact list[WIN_FACTS])
{
    struct facts facts = {.list = list};
    add_won(&facts, rules, win);
    if (win->riichi)
        tr_say(add(&facts, tr("Riichi")), FACT_WORDS,
               win->double_riichi ? tr("declared on the first turn") : tr("declared"));
    add_winds(&facts, win);
    add_numbers(&facts, win);
    if (rules->has_dora) {
        add_dora(&facts, tr("Dora"), win->dora);
        add_dora(&facts, tr("Ura dora"), win->ura);
    }
    if (ruleset_plays_flowers(rules, options))
        add_flowers(&facts, win);
    return facts.count;
}
