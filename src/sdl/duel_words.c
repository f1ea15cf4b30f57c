/*
 * duel_words.c: see duel_words.h.
 */
#include "sdl/duel_words.h"

#include <stdio.h>

static void two_tiles(const struct event *event, char *out, size_t size)
{
    char first[32];

    snprintf(first, sizeof first, "%s", tile_name(event->tile));
    snprintf(out, size, "%s and %s", first, tile_name(event->other));
}

bool duel_words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);
    char text[80];

    switch ((enum event_kind)event->kind) {
    case EVENT_TENPAI:
        snprintf(out, size, "%s %s tenpai", name, you ? "declare" : "declares");
        return true;
    case EVENT_CHOW:
        words_whose(words, event->from, text, sizeof text);
        snprintf(out, size, "%s %s %s %s", name, you ? "chow" : "chows", text, tile_name(event->tile));
        return true;
    case EVENT_LAY_DOWN:
        snprintf(out, size, "%s %s a tile face down and %s again", name, you ? "lay" : "lays",
                 you ? "draw" : "draws");
        return true;
    case EVENT_DORA:
        snprintf(out, size, "A new indicator: %s", tile_name(event->tile));
        return true;
    case EVENT_GUESS:
        two_tiles(event, text, sizeof text);
        snprintf(out, size, "%s %s: %s", name, you ? "guess" : "guesses", text);
        return true;
    case EVENT_TURN:
        snprintf(out, size, "%s %s …", name, you ? "turn" : "turns");
        return true;
    default:
        return false;
    }
}

static void prompt_guess(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct table *table = &view->table;
    int defender = table_next(table, table->attacker);
    const char *attacker = words_name(words, table->attacker);
    char whose[48];

    words_whose(words, table->attacker, whose, sizeof whose);
    if (view->move_count && words->you == view->seat)
        snprintf(out, size, "What is %s waiting for? Lay two tiles", attacker);
    else if (view->move_count)
        snprintf(out, size, "%s: what is %s waiting for? Lay two tiles", words_name(words, view->seat),
                 attacker);
    else if (defender == words->you)
        snprintf(out, size, "You guess %s waits", whose);
    else
        snprintf(out, size, "%s is guessing %s waits", words_name(words, defender), whose);
}

bool duel_words_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct table *table = &view->table;

    if (!table->rules->has_stages || table->attacker == SEAT_NONE || table->result.outcome != OUTCOME_NONE)
        return false;
    const char *attacker = words_name(words, table->attacker);
    bool you = table->attacker == words->you;
    if (table->phase == PHASE_GUESS)
        prompt_guess(words, view, out, size);
    else if (table->phase == PHASE_STAGE && view->move_count)
        snprintf(out, size, "The fourth %s: a kong?", tile_name(tile_kind(table->turned)));
    else if (table->phase == PHASE_CLAIM && view->move_count)
        snprintf(out, size, "%s %s %s with %s. Win on it?", attacker, you ? "declare" : "declares",
                 table->riichi[table->attacker] ? "Riichi" : "tenpai", tile_name(table->offer.tile));
    else
        return false;
    return true;
}

bool duel_words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;
    char whose[48];

    if (!table->rules->has_stages || result->outcome == OUTCOME_WIN || result->outcome == OUTCOME_NONE)
        return false;
    if (result->outcome == OUTCOME_PREVENTED) {
        int defender = table_next(table, table->attacker);
        words_whose(words, table->attacker, whose, sizeof whose);
        snprintf(out, size, "%s %s %s wait: no win", words_name(words, defender),
                 defender == words->you ? "name" : "names", whose);
    } else if (result->outcome == OUTCOME_VOID) {
        snprintf(out, size, "Time is up: the hand is void");
    } else if (table->attacker != SEAT_NONE) {
        words_whose(words, table->attacker, whose, sizeof whose);
        snprintf(out, size, "The wall is out: %s tile never came", whose);
    } else {
        snprintf(out, size, "Eighteen turns each, and nobody declared");
    }
    return true;
}
