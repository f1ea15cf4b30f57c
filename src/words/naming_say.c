/*
 * naming_say.c: see naming_say.h. The points follow docs/rules/one-suit.md "Points".
 */
#include "words/naming_say.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "rules/modes/one_suit.h"

static void say_names(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms names = {N_("You name {3}"), N_("{1} names {3}"), NULL};
    static const struct words_forms none = {N_("You name no wait"), N_("{1} names no wait"), NULL};
    uint16_t named = (uint16_t)(event->number | event->other << 8);
    char numbers[48];

    naming_words(named, numbers, sizeof numbers);
    words_say(words, named ? &names : &none, event->seat, SEAT_NONE, named ? numbers : NULL, out, size);
}

bool naming_say_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms on_draw = {N_("You declare a win on the draw"),
                                               N_("{1} declares a win on the draw"), NULL};
    static const struct words_forms on_tile = {
        N_("You declare on {2}’s {3}"), N_("{1} declares on {2}’s {3}"), N_("{1} declares on your {3}")};
    bool you = event->seat == words->you;

    if (event->kind == EVENT_DEAL && you)
        tr_say(out, size, tr("Hand {1}: You deal"), event->number);
    else if (event->kind == EVENT_DEAL)
        tr_say(out, size, tr("Hand {1}: {2} deals"), event->number, words_name(words, event->seat));
    else if (event->kind == EVENT_DECLARE && (event->tile >= TILE_COUNT || event->from == event->seat))
        words_say(words, &on_draw, event->seat, SEAT_NONE, NULL, out, size);
    else if (event->kind == EVENT_DECLARE)
        words_say(words, &on_tile, event->seat, event->from, words_tile(event->tile), out, size);
    else if (event->kind == EVENT_NAME)
        say_names(words, event, out, size);
    else if (event->kind == EVENT_ROUND_END && event->seat == SEAT_NONE)
        tr_say(out, size, tr("Nobody wins this hand"));
    else
        return false;
    return true;
}

bool naming_say_prompt(const struct words *words, const struct view *view, char *out, size_t size)
{
    static const struct words_forms discard = {N_("You discard {3}. Declare or pass?"),
                                               N_("{1} discards {3}. Declare or pass?"), NULL};
    static const struct words_forms complete = {
        N_("Mark every tile that completes your hand, including this one"),
        N_("{1}: Mark every tile that completes your hand, including this one"), NULL};
    static const struct words_forms waited = {
        N_("The wall is empty: mark every tile you were waiting for"),
        N_("{1}: The wall is empty: mark every tile you were waiting for"), NULL};
    const struct offer *offer = &view->table.offer;

    if (view->table.phase == PHASE_CLAIM)
        words_say(words, &discard, offer->by, SEAT_NONE, words_tile(offer->tile), out, size);
    else if (view->table.phase == PHASE_NAME)
        words_say(words, view->table.declared >> view->seat & 1 ? &complete : &waited, view->seat, SEAT_NONE,
                  NULL, out, size);
    else
        return false;
    return true;
}

bool naming_was_valid(const struct result *result, int seat)
{
    return result->naming.declared >> seat & 1 && result->tile < TILE_COUNT &&
           result->naming.waits[seat] >> (tile_number(result->tile) - 1) & 1;
}

void naming_say_invalid(const struct words *words, const struct table *table, char *out, size_t size)
{
    static const struct words_forms on_draw = {N_("You declare on the draw, but your hand isn’t complete"),
                                               N_("{1} declares on the draw, but the hand isn’t complete"),
                                               NULL};
    static const struct words_forms on_tile = {N_("You declare on {2}’s {3}, but your hand isn’t complete"),
                                               N_("{1} declares on {2}’s {3}, but the hand isn’t complete"),
                                               N_("{1} declares on your {3}, but the hand isn’t complete")};
    const struct result *result = &table->result;
    int seat = 0;

    if (bits_count(result->naming.declared) != 1) {
        tr_say(out, size, tr("No declared hand is complete"));
        return;
    }
    while (!(result->naming.declared >> seat & 1))
        seat++;
    if (result->from == seat)
        words_say(words, &on_draw, seat, SEAT_NONE, NULL, out, size);
    else
        words_say(words, &on_tile, seat, result->from, words_tile(result->tile), out, size);
}

static void add_line(struct naming_line *lines, int *count, int points, const char *words)
{
    lines[*count].points = points;
    snprintf(lines[(*count)++].words, sizeof lines[0].words, "%s", words);
}

/* Adds a seat's points for its names: right ones, all of them, wrong ones. */
static void add_names(struct naming_line *lines, int *count, unsigned named, unsigned waits)
{
    char numbers[48], text[72];
    unsigned right = named & waits, wrong = named & ~waits;

    naming_words((uint16_t)right, numbers, sizeof numbers);
    tr_say(text, sizeof text,
           tr_many("{1} named correctly", "{1} named correctly, {2} each", bits_count(right)), numbers,
           ONE_SUIT_RIGHT);
    if (right)
        add_line(lines, count, ONE_SUIT_RIGHT * bits_count(right), text);
    if (waits && named == waits)
        add_line(lines, count, ONE_SUIT_ALL, tr("Every wait named, no mistakes"));
    naming_words((uint16_t)wrong, numbers, sizeof numbers);
    tr_say(text, sizeof text, tr_many("{1} isn’t a wait", "{1} aren’t waits, −{2} each", bits_count(wrong)),
           numbers, -ONE_SUIT_WRONG);
    if (wrong)
        add_line(lines, count, ONE_SUIT_WRONG * bits_count(wrong), text);
}

/* Writes the result of a declaration that didn't win: another was first, or it was wrong. */
static void say_declared(const struct words *words, const struct result *result, int seat, char *out,
                         size_t size)
{
    if (!naming_was_valid(result, seat))
        tr_say(out, size, tr("Declared, but the hand isn’t complete"));
    else if (result->winner == words->you)
        tr_say(out, size, tr("Also complete, but you came first"));
    else
        tr_say(out, size, tr("Also complete, but {1} came first"), words_name(words, result->winner));
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

    if (wins)
        add_line(lines, &count, detailed ? ONE_SUIT_WIN : ONE_SUIT_SIMPLE_WIN, tr("Valid win"));
    else if (declared) {
        say_declared(words, result, seat, text, sizeof text);
        add_line(lines, &count, detailed && !naming_was_valid(result, seat) ? ONE_SUIT_INVALID : 0, text);
    }
    if (detailed && (wins || (named && !declared)))
        add_names(lines, &count, result->naming.named[seat], result->naming.waits[seat]);
    return count;
}

void naming_say_next(const struct words *words, const struct words *then, const struct table *table,
                     char *out, size_t size)
{
    static const struct words_forms again = {N_("You deal again"), N_("{1} deals again"), NULL};
    static const struct words_forms next = {N_("You deal the next hand"), N_("{1} deals the next hand"),
                                            NULL};

    out[0] = '\0';
    if (table->round >= table->rounds || !table->rules->next_dealer)
        return;
    int dealer = table->rules->next_dealer(table);
    bool same = dealer == table->dealer && !strcmp(words->names[dealer], then->names[dealer]);
    words_say(then, same ? &again : &next, dealer, SEAT_NONE, NULL, out, size);
}

enum suit naming_suit(const struct ruleset *rules, const int16_t *options)
{
    return (enum suit)ruleset_value(rules, options, OPTION_SUIT);
}

void naming_list(uint16_t numbers, enum tr_joint joint, char *out, size_t size)
{
    static const char *const figures[NAMING_NUMBERS] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    const char *named[NAMING_NUMBERS];
    int count = 0;

    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (numbers >> i & 1)
            named[count++] = figures[i];
    tr_list(out, size, joint, named, count);
}

void naming_words(uint16_t numbers, char *out, size_t size)
{
    naming_list(numbers, TR_AND, out, size);
}
