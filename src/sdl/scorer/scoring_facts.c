/*
 * scoring_facts.c: how the hand was won, a cell for each thing that the mode asks (scoring.h).
 *
 * A click turns a cell to the next thing that can be. What contradicts something else is not hindered here:
 * the result says so.
 */
#include <string.h>

#include "base/tr.h"
#include "rules/play/table.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/option_cell.h"
#include "session/scorer/win_check.h"
#include "words/scorer/win_words.h"
#include "words/words.h"

/* --- turning -------------------------------------------------------------------------------------- */

/* True if a hand of the mode can be won so at all. */
static bool has_source(const struct ruleset *rules, enum win_source source)
{
    switch (source) {
    case WIN_DUMMY_DISCARD:
    case WIN_REVEALED:
        return rules->dummy > 0;
    case WIN_ROBBED_KONG:
        return !rules->no_robbing && rules->claims & CLAIM_PUNG;
    default:
        return true;
    }
}

static void turn_source(struct laid *laid)
{
    do
        laid->win.source = (uint8_t)((laid->win.source + 1) % WIN_SOURCES);
    while (!has_source(laid->rules, (enum win_source)laid->win.source));
}

/* The next seat, of two or four. */
static void turn_seat(struct laid *laid)
{
    int step = ruleset_seats(laid->rules, laid->options) == 2 ? 2 : 1;
    laid->win.seat_wind = (uint8_t)(TILE_EAST + (laid->win.seat_wind - TILE_EAST + step) % 4);
}

static void turn_round(struct laid *laid)
{
    laid->win.round_wind = (uint8_t)(TILE_EAST + (laid->win.round_wind - TILE_EAST + 1) % 4);
}

static void turn_riichi(struct laid *laid)
{
    struct win *win = &laid->win;
    bool doubles = ruleset_pattern(laid->rules, "double-riichi") != NULL;
    bool next = win->riichi && !win->double_riichi && doubles;
    win->riichi = next || !win->riichi;
    win->double_riichi = next;
    if (!win->riichi)
        memset(win->ura, TILE_NONE, sizeof win->ura);
}

/* The next number but that of the other indicator, after 9 none. */
static void turn_number(uint8_t *number, uint8_t other)
{
    do
        *number = (uint8_t)((*number + 1) % 10);
    while (*number && *number == other);
}

static void turn_last(struct laid *laid)
{
    laid->win.last_tile = !laid->win.last_tile;
}

static void turn_first(struct laid *laid)
{
    laid->win.first_turn = !laid->win.first_turn;
}

static void turn_bonus(struct laid *laid)
{
    turn_number(&laid->win.bonus[0], laid->win.bonus[1]);
}

static void turn_other_bonus(struct laid *laid)
{
    turn_number(&laid->win.bonus[1], laid->win.bonus[0]);
}

static void turn_treasure(struct laid *laid)
{
    turn_number(&laid->win.treasure, 0);
}

/* --- the cells ------------------------------------------------------------------------------------ */

/* True if the mode has wins on the last tile and on the first turn that count. */
static bool has_moments(const struct ruleset *rules)
{
    return !rules->removes_suit && !rules->declares_risk;
}

static bool has_numbers(const struct laid *laid)
{
    return win_has_pattern(laid->rules, laid->options, "only-bonus", OPTION_INDICATORS);
}

struct facts {
    struct scoring_fact *list;
    int count;
};

static char *add(struct facts *facts, const char *id, const char *name, void (*turn)(struct laid *laid))
{
    struct scoring_fact *fact = &facts->list[facts->count++];
    fact->id = id;
    fact->name = name;
    fact->turn = turn;
    return fact->words;
}

enum { WORDS = sizeof((struct scoring_fact *)0)->words };

static void say_yes(char *out, bool yes)
{
    tr_say(out, WORDS, "{1}", yes ? tr("Yes") : tr("No"));
}

static void say_number(char *out, int number)
{
    if (number)
        tr_say(out, WORDS, "{1}", number);
    else
        tr_say(out, WORDS, tr("None"));
}

static void add_option(struct facts *facts, const struct laid *laid, enum option_key key, const char *id,
                       const char *name)
{
    int place = ruleset_option(laid->rules, key);
    if (place < 0)
        return;
    facts->list[facts->count].key = key;
    option_cell_words(laid->rules, laid->options, place, add(facts, id, name, NULL), WORDS);
}

int scoring_facts(const struct scoring *scoring, struct scoring_fact list[SCORING_FACTS])
{
    const struct laid *laid = &scoring->laying.now;
    const struct win *win = &laid->win;
    struct facts facts = {.list = list};
    tr_say(add(&facts, "fact:won", tr_in("a fact of a hand", "Win"), turn_source), WORDS, "{1}",
           win_source_words(laid->rules, (enum win_source)win->source));
    if (!laid->rules->declares_risk)
        tr_say(add(&facts, "fact:seat", tr("Your seat"), turn_seat), WORDS, "{1}",
               words_tile(win->seat_wind));
    if (laid->rules->winds_go_round)
        tr_say(add(&facts, "fact:round", tr_in("wind", "Round"), turn_round), WORDS, "{1}",
               words_tile(win->round_wind));
    if (laid->rules->has_riichi)
        tr_say(add(&facts, "fact:riichi", tr("Riichi"), turn_riichi), WORDS, "{1}",
               win->double_riichi ? tr("On the first turn")
               : win->riichi      ? tr("Declared")
                                  : tr("Not declared"));
    if (has_moments(laid->rules)) {
        say_yes(add(&facts, "fact:last", tr("The last tile"), turn_last), win->last_tile);
        say_yes(add(&facts, "fact:first", tr("First turn"), turn_first), win->first_turn);
    }
    if (has_numbers(laid)) {
        say_number(add(&facts, "fact:bonus-0", tr("Bonus number"), turn_bonus), win->bonus[0]);
        say_number(add(&facts, "fact:bonus-1", tr("Bonus number"), turn_other_bonus), win->bonus[1]);
        say_number(add(&facts, "fact:treasure", tr("Treasure"), turn_treasure), win->treasure);
    }
    add_option(&facts, laid, OPTION_RED_FIVES, "fact:reds", tr("Red fives"));
    add_option(&facts, laid, OPTION_MINIMUM, "fact:minimum", tr("Minimum"));
    add_option(&facts, laid, OPTION_FLOWERS, "fact:flowers", tr("Flowers"));
    add_option(&facts, laid, OPTION_SIZE, "fact:size", tr("Tiles in hand"));
    return facts.count;
}

/* What no longer can lie there is taken away; undo brings it back. */
static void turn_table_option(struct scoring *scoring, enum option_key key)
{
    struct laid *laid = &scoring->laying.now;
    option_cell_turn(laid->rules, laid->options, ruleset_option(laid->rules, key));
    if (key == OPTION_RED_FIVES) { /* fours of fives hold a red one or none: they are laid again */
        laid->count = laid->win.meld_count = laid->winning = 0;
        memset(laid->win.dora, TILE_NONE, sizeof laid->win.dora);
        memset(laid->win.ura, TILE_NONE, sizeof laid->win.ura);
        laid->chosen = false;
    }
    if (key == OPTION_FLOWERS)
        laid->win.flowers = 0;
    if (key == OPTION_SIZE && laid_missing(laid) < 0) {
        laid->count = laid->win.meld_count = laid->winning = 0;
        laid->chosen = false;
    }
}

struct scene *scoring_turn(struct scene *scene, struct app *app, int index)
{
    struct scoring *scoring = (struct scoring *)scene;
    struct scoring_fact facts[SCORING_FACTS];
    (void)app;
    scoring_facts(scoring, facts);
    laying_mark(&scoring->laying);
    if (facts[index].turn)
        facts[index].turn(&scoring->laying.now);
    else
        turn_table_option(scoring, facts[index].key);
    return scoring_count(scoring);
}
