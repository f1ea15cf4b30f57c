/*
 * words_event.c: sentences about events, and how a round ended (words.h).
 */
#include "words/four_words.h"
#include "words/naming_say.h"
#include "words/tenpai_words.h"

/* {1} is the player, {3} the tile. */
static const struct words_forms tiled[EVENT_KINDS] = {
    [EVENT_DRAW] = {N_("You draw {3}"), N_("{1} draws {3}"), NULL},
    [EVENT_REPLACEMENT] = {N_("You draw {3}"), N_("{1} draws {3}"), NULL},
    [EVENT_DISCARD] = {N_("You discard {3}"), N_("{1} discards {3}"), NULL},
    [EVENT_CHOW] = {N_("You chow {2}’s {3}"), N_("{1} chows {2}’s {3}"), N_("{1} chows your {3}")},
    [EVENT_PUNG] = {N_("You pung {2}’s {3}"), N_("{1} pungs {2}’s {3}"), N_("{1} pungs your {3}")},
    [EVENT_KONG_OFFERED] = {N_("You are about to add {3}"), N_("{1} is about to add {3}"), NULL},
    [EVENT_REVEAL] = {N_("You reveal {3}"), N_("{1} reveals {3}"), NULL},
    [EVENT_DUMMY_DISCARD] = {N_("You draw {3} for the dummy"), N_("{1} draws {3} for the dummy"), NULL},
};

/* Sentences without a tile: draws that the viewer doesn't see, and events without one. */
static const struct words_forms bare[EVENT_KINDS] = {
    [EVENT_RIICHI] = {N_("You declare Riichi"), N_("{1} declares Riichi"), NULL},
    [EVENT_DRAW] = {N_("You draw"), N_("{1} draws"), NULL},
    [EVENT_REPLACEMENT] = {N_("You draw a replacement"), N_("{1} draws a replacement"), NULL},
};

static void say_deal(const struct words *words, const struct event *event, char *out, size_t size)
{
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    if (you && words->hands)
        tr_say(out, size, tr("Hand {1}: You are East"), event->number);
    else if (you)
        tr_say(out, size, tr("Round {1}: You are East"), event->number);
    else if (words->hands)
        tr_say(out, size, tr("Hand {1}: {2} is East"), event->number, name);
    else
        tr_say(out, size, tr("Round {1}: {2} is East"), event->number, name);
}

/* Writes what East chose before the first deal or for the bonus numbers, or the treasure. */
static void say_choice(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms removes = {N_("You remove the {3}"), N_("{1} removes the {3}"), NULL};
    bool you = event->seat == words->you;
    const char *name = words_name(words, event->seat);

    if (event->kind == EVENT_REMOVE)
        words_say(words, &removes, event->seat, SEAT_NONE, words_suit(event->number), out, size);
    else if (event->kind == EVENT_KEEP && you)
        tr_say(out, size, tr("You keep {1} and {2}"), tile_number(event->tile), tile_number(event->other));
    else if (event->kind == EVENT_KEEP)
        tr_say(out, size, tr("{1} keeps {2} and {3}"), name, tile_number(event->tile),
               tile_number(event->other));
    else if (you)
        tr_say(out, size, tr("You reveal the treasure: {1}"), tile_number(event->tile));
    else
        tr_say(out, size, tr("{1} reveals the treasure: {2}"), name, tile_number(event->tile));
}

static void say_kong(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms closed = {N_("You kong {3} (closed)"), N_("{1} kongs {3} (closed)"),
                                              NULL};
    static const struct words_forms added = {N_("You add the fourth {3}"), N_("{1} adds the fourth {3}"),
                                             NULL};
    static const struct words_forms claimed = {N_("You kong {2}’s {3}"), N_("{1} kongs {2}’s {3}"),
                                               N_("{1} kongs your {3}")};

    if (event->number == MELD_KONG_CLOSED)
        words_say(words, &closed, event->seat, SEAT_NONE, words_tiles(event->tile), out, size);
    else
        words_say(words, event->number == MELD_KONG_ADDED ? &added : &claimed, event->seat, event->from,
                  words_tile(event->tile), out, size);
}

static void say_win(const struct words *words, int winner, int from, int source, uint8_t tile, char *out,
                    size_t size)
{
    static const struct words_forms drawn = {N_("You draw {3} and win"), N_("{1} draws {3} and wins"), NULL};
    static const struct words_forms replacement = {N_("You win on the replacement tile, {3}"),
                                                   N_("{1} wins on the replacement tile, {3}"), NULL};
    static const struct words_forms claimed = {N_("You win on {2}’s {3}"), N_("{1} wins on {2}’s {3}"),
                                               N_("{1} wins on your {3}")};
    static const struct words_forms robbed = {N_("You rob {2}’s kong of {3} and win"),
                                              N_("{1} robs {2}’s kong of {3} and wins"),
                                              N_("{1} robs your kong of {3} and wins")};
    static const struct words_forms robbed_quad = {N_("You rob {2}’s quad of {3} and win"),
                                                   N_("{1} robs {2}’s quad of {3} and wins"),
                                                   N_("{1} robs your quad of {3} and wins")};
    const struct words_forms *forms = source == WIN_SELF_DRAW     ? &drawn
                                      : source == WIN_REPLACEMENT ? &replacement
                                      : source != WIN_ROBBED_KONG ? &claimed
                                      : words->literal            ? &robbed_quad
                                                                  : &robbed;

    words_say(words, forms, winner, from, source == WIN_ROBBED_KONG ? words_tiles(tile) : words_tile(tile),
              out, size);
}

bool words_event(const struct words *words, const struct event *event, char *out, size_t size)
{
    out[0] = '\0';
    if (event->kind >= EVENT_KINDS)
        return false;
    if (four_words_event(words, event, out, size) || tenpai_words_event(words, event, out, size))
        return true;
    if (words->risk && naming_say_event(words, event, out, size))
        return true;
    switch ((enum event_kind)event->kind) {
    case EVENT_DEAL:
        say_deal(words, event, out, size);
        return true;
    case EVENT_REMOVE:
    case EVENT_KEEP:
    case EVENT_TREASURE:
        say_choice(words, event, out, size);
        return true;
    case EVENT_KONG:
        say_kong(words, event, out, size);
        return true;
    case EVENT_DORA:
        tr_say(out, size, tr("A new indicator: {1}"), words_tile(event->tile));
        return true;
    case EVENT_WIN:
        say_win(words, event->seat, event->from, event->number, event->tile, out, size);
        return true;
    case EVENT_ROUND_END:
        if (event->seat == SEAT_NONE)
            tr_say(out, size, tr("The wall is empty: a draw"));
        return event->seat == SEAT_NONE && !words->stages;
    default:
        break;
    }
    bool named = event->tile < TILE_COUNT && tiled[event->kind].you;
    const struct words_forms *forms = named ? &tiled[event->kind] : &bare[event->kind];
    if (forms->you)
        words_say(words, forms, event->seat, event->from, named ? words_tile(event->tile) : NULL, out, size);
    return forms->you;
}

bool words_turning(const struct words *words, const struct event *event, char *out, size_t size)
{
    static const struct words_forms turning[EVENT_KINDS] = {
        [EVENT_REVEAL] = {N_("You reveal…"), N_("{1} reveals…"), NULL},
        [EVENT_TREASURE] = {N_("You reveal the treasure…"), N_("{1} reveals the treasure…"), NULL},
        [EVENT_DUMMY_DISCARD] = {N_("You draw for the dummy…"), N_("{1} draws for the dummy…"), NULL},
    };
    const struct words_forms *forms = event->kind < EVENT_KINDS ? &turning[event->kind] : NULL;

    if (forms && forms->you)
        words_say(words, forms, event->seat, SEAT_NONE, NULL, out, size);
    return forms && forms->you;
}

void words_headline(const struct words *words, const struct table *table, char *out, size_t size)
{
    const struct result *result = &table->result;

    if (tenpai_words_headline(words, table, out, size) || four_words_headline(words, table, out, size))
        return;
    if (result->outcome == OUTCOME_WIN)
        say_win(words, result->winner, result->from, result->source, result->tile, out, size);
    else if (result->outcome == OUTCOME_INVALID)
        naming_say_invalid(words, table, out, size);
    else
        tr_say(out, size, tr("Nobody wins: the wall is empty"));
}

void words_result(const struct words *words, const struct table *table, char *out, size_t size)
{
    int points = words->risk || words->stages ? table->result.gain[table->result.winner % SEAT_MAX]
                                              : table->result.points;
    bool several = table->result.winners & (table->result.winners - 1); /* each hand has its own value */
    char headline[WORDS_LINE], amount[WORDS_AMOUNT];

    if (table->result.outcome != OUTCOME_WIN || several) {
        words_headline(words, table, out, size);
        return;
    }
    words_headline(words, table, headline, sizeof headline);
    words_points(points, amount, sizeof amount);
    tr_say(out, size, tr_many("{1}: {2} point", "{1}: {2} points", points), headline, amount);
}
