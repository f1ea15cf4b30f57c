/*
 * naming_say.c: see naming_say.h. The points follow docs/rules/one-suit.md "Points".
 */
#include "words/naming_say.h"

#include <stdio.h>

#include "base/bits.h"
#include "rules/modes/one_suit.h"

bool naming_say_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat), *ending = you ? "" : "s";
    char numbers[48], whose[40];

    switch ((enum event_kind)event->kind) {
    case EVENT_DEAL:
        snprintf(out, size, "Hand %d: %s deal%s", event->number, name, ending);
        return true;
    case EVENT_DECLARE:
        words_whose(words, event->from, whose, sizeof whose);
        if (event->tile >= TILE_COUNT || event->from == event->seat)
            snprintf(out, size, "%s declare%s a win on the draw", name, ending);
        else
            snprintf(out, size, "%s declare%s on %s %s", name, ending, whose, tile_name(event->tile));
        return true;
    case EVENT_NAME:
        naming_words((uint16_t)(event->number | event->other << 8), numbers, sizeof numbers);
        snprintf(out, size, "%s name%s %s", name, ending, numbers[0] ? numbers : "no wait");
        return true;
    case EVENT_ROUND_END:
        snprintf(out, size, "Nobody wins this hand");
        return event->seat == SEAT_NONE;
    default:
        return false;
    }
}

bool naming_say_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    const struct offer *offer = &view->table.offer;
    char start[48] = "";

    if (view->seat != words->you)
        snprintf(start, sizeof start, "%s: ", words_name(words, view->seat));
    if (view->table.phase == PHASE_CLAIM) {
        bool you = offer->by == words->you;
        snprintf(out, size, "%s discard%s %s. Declare, or pass?", words_name(words, offer->by),
                 you ? "" : "s", tile_name(offer->tile));
        return true;
    }
    if (view->table.phase != PHASE_NAME)
        return false;
    bool declared = view->table.declared >> view->seat & 1;
    snprintf(out, size, "%s%s", start,
             declared ? "Mark every tile that completes your hand, this one too"
                      : "The wall is empty: mark every tile you waited for");
    return true;
}

bool naming_was_valid(const struct result *result, int seat)
{
    return result->naming.declared >> seat & 1 && result->tile < TILE_COUNT &&
           result->naming.waits[seat] >> (tile_number(result->tile) - 1) & 1;
}

void naming_say_invalid(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;
    int seat = 0;
    char whose[40];

    if (bits_count(result->naming.declared) != 1) {
        snprintf(out, size, "Nobody who declared is complete");
        return;
    }
    while (!(result->naming.declared >> seat & 1))
        seat++;
    bool you = seat == words->you;
    words_whose(words, result->from, whose, sizeof whose);
    if (result->from == seat)
        snprintf(out, size, "%s declare%s on the draw, but %s not complete", words_name(words, seat),
                 you ? "" : "s", you ? "are" : "is");
    else
        snprintf(out, size, "%s declare%s on %s %s, but %s not complete", words_name(words, seat),
                 you ? "" : "s", whose, tile_name(result->tile), you ? "are" : "is");
}

static void add_line(struct naming_line *lines, int *count, int points, const char *words)
{
    lines[*count].points = points;
    snprintf(lines[(*count)++].words, sizeof lines[0].words, "%s", words);
}

/* What the names of a seat come to: right ones, all of them, wrong ones. */
static void add_names(struct naming_line *lines, int *count, unsigned named, unsigned waits)
{
    char numbers[48], text[72];
    unsigned right = named & waits, wrong = named & ~waits;

    naming_words((uint16_t)right, numbers, sizeof numbers);
    snprintf(text, sizeof text, "%s named rightly%s", numbers, bits_count(right) > 1 ? ", 1 each" : "");
    if (right)
        add_line(lines, count, ONE_SUIT_RIGHT * bits_count(right), text);
    if (waits && named == waits)
        add_line(lines, count, ONE_SUIT_ALL, "Every wait named, none wrong");
    naming_words((uint16_t)wrong, numbers, sizeof numbers);
    snprintf(text, sizeof text, "%s %s%s", numbers, bits_count(wrong) > 1 ? "are no waits" : "is no wait",
             bits_count(wrong) > 1 ? ", −2 each" : "");
    if (wrong)
        add_line(lines, count, ONE_SUIT_WRONG * bits_count(wrong), text);
}

int naming_lines(const struct words *words, const struct table *table, int seat,
                 struct naming_line lines[NAMING_LINES])
{
    const struct result *result = &table->result;
    bool declared = result->naming.declared >> seat & 1, named = result->naming.named_by >> seat & 1;
    bool wins = result->outcome == OUTCOME_WIN && result->winner == seat;
    bool detailed = table_option(table, OPTION_SCORING) == ONE_SUIT_DETAILED;
    int count = 0;
    char text[72];

    (void)words;
    if (wins)
        add_line(lines, &count, detailed ? ONE_SUIT_WIN : ONE_SUIT_SIMPLE_WIN, "A valid win");
    else if (declared && naming_was_valid(result, seat)) {
        snprintf(text, sizeof text, "Complete too, but %s first", words_name(words, result->winner));
        add_line(lines, &count, 0, text);
    } else if (declared)
        add_line(lines, &count, detailed ? ONE_SUIT_INVALID : 0, "Declared, but the hand is not complete");
    if (detailed && (wins || (named && !declared)))
        add_names(lines, &count, result->naming.named[seat], result->naming.waits[seat]);
    return count;
}

void naming_say_next(const struct words *words, const struct table *table, char *out, size_t size)
{
    out[0] = '\0';
    if (table->round >= table->rounds || !table->rules->next_dealer)
        return;
    int dealer = table->rules->next_dealer(table);
    bool stays = dealer == table->dealer, you = dealer == words->you;
    snprintf(out, size, stays ? "%s deal%s again" : "In the next hand %s deal%s",
             you && !stays ? "you" : words_name(words, dealer), you ? "" : "s");
}

enum suit naming_suit(const struct ruleset *rules, const int16_t *options)
{
    return (enum suit)ruleset_value(rules, options, OPTION_SUIT);
}

void naming_list(uint16_t numbers, const char *last, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; i < NAMING_NUMBERS && used < size; i++) {
        if (!(numbers >> i & 1))
            continue;
        bool more = numbers >> (i + 1);
        if (used && more)
            used += (size_t)snprintf(out + used, size - used, ", ");
        else if (used)
            used += (size_t)snprintf(out + used, size - used, " %s ", last);
        if (used < size)
            used += (size_t)snprintf(out + used, size - used, "%d", i + 1);
    }
}

void naming_words(uint16_t numbers, char *out, size_t size)
{
    naming_list(numbers, "and", out, size);
}
