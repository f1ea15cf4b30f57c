/*
 * wire.h: events and views as JSON, the language of players that are programs.
 *
 * docs/bots.md describes every field; fields are added freely and never
 * changed. Whatever stands in a message is known to its receiver: it is made
 * from that seat's view and from events filtered for that seat.
 */
#ifndef CLI_WIRE_H
#define CLI_WIRE_H

#include <cjson/cJSON.h>

#include "rules/play/view.h"

/* The message for an event that `view`'s seat may see; `view` is of the moment after the events of one move.
 */
cJSON *wire_event(const struct event *event, const struct view *view);

/* All that the view's seat may know. */
cJSON *wire_view(const struct view *view);

/* The question to a seat that has a choice: its actions and its view. */
cJSON *wire_ask(const struct view *view);

/* The result of the round that has just ended, and of the match; from an onlooker's view or any other. */
cJSON *wire_round(const struct view *view);
cJSON *wire_match(const struct view *view);

/* The seat that won the match, or SEAT_NONE if it is tied. */
int wire_leader(const struct table *table);

/* The name of a seat, null for SEAT_NONE. */
cJSON *wire_seat(const struct table *table, int seat);

/* A list of every seat's number, in seat order. */
cJSON *wire_numbers(const struct table *table, const int32_t *numbers);

/* The seats whose bits are set, as a list of names in turn order from seat `first` on. */
cJSON *wire_seats(const struct table *table, unsigned seats, int first);

/* Indicators that are turned up, a list of tiles. */
cJSON *wire_indicators(const uint8_t tiles[DORA_MAX]);

/* Numbers of the only suit in play, bit n - 1 for n, as a list of tiles; and those a seat named. */
cJSON *wire_suit_kinds(const struct table *table, unsigned numbers);
unsigned wire_named(const struct event *event);

/* The kinds that a hand that lies open after the round waited for, the winning tile put aside. */
tile_set wire_shown_waits(const struct view *view, int seat);

/* The value of the option at `place`: a bool, a number or a text. */
cJSON *wire_option(const struct ruleset *rules, const int16_t *options, int place);

#endif
