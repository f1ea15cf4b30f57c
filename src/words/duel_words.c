/*
 * duel_words.c: see duel_words.h.
 */
#include "words/duel_words.h"

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

/* The dora of one suit, "3 and 9 characters"; false if it has none. An honor stands by itself. */
static bool dora_of_suit(const struct table *table, enum suit suit, char *out, size_t size)
{
    uint8_t found[DORA_MOST];
    int count = 0;
    size_t used = 0;

    for (int i = 0; i < DORA_MOST && table->dora.shown[i] < TILE_COUNT; i++)
        if (tile_suit(tile_indicated(table->dora.shown[i])) == suit)
            found[count++] = tile_indicated(table->dora.shown[i]);
    for (int i = 0; i < count && used < size; i++) {
        const char *joint = i == 0 ? "" : i == count - 1 && suit != SUIT_HONORS ? " and " : ", ";
        if (suit == SUIT_HONORS || i == count - 1)
            used += (size_t)snprintf(out + used, size - used, "%s%s", joint, tile_name(found[i]));
        else
            used += (size_t)snprintf(out + used, size - used, "%s%d", joint, tile_number(found[i]));
    }
    return count > 0;
}

void duel_words_dora(const struct table *table, char *out, size_t size)
{
    char part[80];
    size_t used = (size_t)snprintf(out, size, "Dora: ");
    bool first = true;

    for (int suit = SUIT_CHARACTERS; suit <= SUIT_HONORS && used < size; suit++) {
        if (!dora_of_suit(table, (enum suit)suit, part, sizeof part))
            continue;
        used += (size_t)snprintf(out + used, size - used, "%s%s", first ? "" : ", ", part);
        first = false;
    }
}

static void prompt_guess(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct table *table = &view->table;
    int defender = table_next(table, table->stage.attacker);
    const char *attacker = words_name(words, table->stage.attacker);
    char whose[48];

    words_whose(words, table->stage.attacker, whose, sizeof whose);
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

    if (!table->rules->has_stages || table->stage.attacker == SEAT_NONE ||
        table->result.outcome != OUTCOME_NONE)
        return false;
    const char *attacker = words_name(words, table->stage.attacker);
    bool you = table->stage.attacker == words->you;
    if (table->phase == PHASE_GUESS)
        prompt_guess(words, view, out, size);
    else if (table->phase == PHASE_STAGE && view->move_count)
        snprintf(out, size, "The fourth %s: a kong?", tile_name(tile_kind(table->stage.turned)));
    else if (table->phase == PHASE_CLAIM && view->move_count)
        snprintf(out, size, "%s %s %s with %s. Win on it?", attacker, you ? "declare" : "declares",
                 table->riichi[table->stage.attacker] ? "Riichi" : "tenpai", tile_name(table->offer.tile));
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
        int defender = table_next(table, table->stage.attacker);
        words_whose(words, table->stage.attacker, whose, sizeof whose);
        snprintf(out, size, "%s %s %s wait: no win", words_name(words, defender),
                 defender == words->you ? "name" : "names", whose);
    } else if (result->outcome == OUTCOME_VOID) {
        snprintf(out, size, "Time is up: the hand is void");
    } else if (table->stage.attacker != SEAT_NONE) {
        words_whose(words, table->stage.attacker, whose, sizeof whose);
        snprintf(out, size, "The wall is out: %s tile never came", whose);
    } else {
        snprintf(out, size, "Eighteen turns each, and nobody declared");
    }
    return true;
}
