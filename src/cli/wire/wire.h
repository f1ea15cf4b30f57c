/*
 * wire.h: events and views as JSON, the language of programs that play.
 *
 * docs/bots.md describes every field; fields may be added but never change. A message holds only what its
 * receiver may know: it is made from that seat's view and from the events as that seat sees them.
 */
#ifndef CLI_WIRE_H
#define CLI_WIRE_H

#include <cjson/cJSON.h>

#include "rules/play/view.h"

/* Returns the message for an event as the view's seat sees it; `view` is that after all events of the
 * move. */
cJSON *wire_event(const struct event *event, const struct view *view);

/* Returns everything that the view's seat may know. */
cJSON *wire_view(const struct view *view);

/* Returns the question to a seat that has a choice: its actions and its view. */
cJSON *wire_ask(const struct view *view);

/* Return the result of the round that has just ended, and of the match; an onlooker's view is enough. */
cJSON *wire_round(const struct view *view);
cJSON *wire_match(const struct view *view);

/* Returns the name of a seat; null for SEAT_NONE. */
cJSON *wire_seat(const struct table *table, int seat);

/* Returns the number of every seat as a list in seat order. */
cJSON *wire_numbers(const struct table *table, const int32_t *numbers);

/* Returns the seats of a bit set as a list of names, in turn order from seat `first` on. */
cJSON *wire_seats(const struct table *table, unsigned seats, int first);

/* Returns revealed indicators as a list of tiles. */
cJSON *wire_indicators(const uint8_t tiles[DORA_MAX]);

/* Return numbers of the only suit in play (bit n - 1 for n) as a list of tiles, and the numbers of an
 * EVENT_NAME. */
cJSON *wire_suit_kinds(const struct table *table, unsigned numbers);
unsigned wire_named(const struct event *event);

/* Returns the waits of a hand that is shown after the round, not counting the winning tile. */
tile_set wire_shown_waits(const struct view *view, int seat);

/* Returns the value of option number `place`: a bool, a number or a text. */
cJSON *wire_option(const struct ruleset *rules, const int16_t *options, int place);

#endif
