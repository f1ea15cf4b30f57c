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

/* Lighter felt over `area`, with the mode's tiles as a fan in its middle; `tile` is their width in pixels at
 * most. */
void mode_card_fan(struct painter *painter, const struct ruleset *rules, struct rect area, float tile);

/* What it is, in two or three short sentences. Static. */
const char *mode_card_text(const struct ruleset *rules);

/* "2 players", "2 or 3 players". */
void mode_card_players(const struct ruleset *rules, char *out, size_t size);

/* Where a match stands: "Round 3 of 4. You 9, Lin 6"; "Finished. You 9, Lin 6". */
void mode_card_match(const struct session *session, char *out, size_t size);

/* The same in few words: "Round 3 of 4", "South, hand 5", or "Finished". */
void mode_card_progress(const struct session *session, char *out, size_t size);

#endif
