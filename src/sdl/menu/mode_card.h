/*
 * mode_card.h: how a mode is shown before it is chosen: a fan of its tiles, a few short lines.
 *
 * A mode that is not in the table of mode_card.c is shown by the pitch of its ruleset.
 */
#ifndef SDL_MODE_CARD_H
#define SDL_MODE_CARD_H

#include <stddef.h>

#include "sdl/paint/layout.h"

struct painter;
struct ruleset;
struct session;

enum { MODE_CARD_FAN = 4 /* tiles at most */ };

/* How a fan answers the pointer, each from 0 to 1. */
struct fan {
    float open;                  /* spread wider */
    float lifts[MODE_CARD_FAN];  /* tiles that are higher */
    float turned[MODE_CARD_FAN]; /* face-down tiles on their way to show their face */
};

/* Lighter felt over `area`, with the mode's tiles as a fan in its middle; `tile` is their width in units at
 * most. `fan` may be NULL. */
void mode_card_fan(struct painter *painter, const struct ruleset *rules, struct rect area, float tile,
                   const struct fan *fan);

/* Returns which tile of that fan is at a place, in pixels, or -1. */
int mode_card_tile_at(struct painter *painter, const struct ruleset *rules, struct rect area, float tile,
                      float x, float y);

/* True if that tile of the fan is face down. */
bool mode_card_is_down(const struct ruleset *rules, int tile);

/* Returns what it is, in two or three short sentences. Static. */
const char *mode_card_text(const struct ruleset *rules);

/* "2 players", "2 or 3 players". */
void mode_card_players(const struct ruleset *rules, char *out, size_t size);

/* Where a match stands: "Round 3 of 4. You 9, Lin 6"; "Finished. You 9, Lin 6". */
void mode_card_match(const struct session *session, char *out, size_t size);

/* The same in few words: "Round 3 of 4", "South, hand 5", or "Finished". */
void mode_card_progress(const struct session *session, char *out, size_t size);

#endif
