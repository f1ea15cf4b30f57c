/*
 * position.h: positions and play as text, for tests.
 *
 * A set-up is a list of statements parted by ";":
 *   mode ID             the mode, said first of all (Dueling Tigers if it is not)
 *   option NAME VALUE   an option of the match
 *   removed m           the suit East takes out (s if it is not said)
 *   and what deals each part of the deal, as scripted.h has it: "west 123m44z ...", "dummy ...", "wall ...".
 *
 * A script is a list of moves parted by ";" in their written form. The seat
 * that is asked makes them; "west: pung" names it where both are asked. With
 * "!" the move must be refused, for the reason that is written after it as in
 * refused.h: "west: win !discard-furiten 4s". "time-up" ends the match by the
 * clock.
 *
 * Every step is checked against the invariants of invariants.h. Anything that
 * does not go as written fails the running cmocka test at the caller's line.
 */
#ifndef SUPPORT_POSITION_H
#define SUPPORT_POSITION_H

#include "base/text.h"
#include "rules/play/game.h"

struct position {
    struct game game;
    struct events events; /* what the last deal or move caused */
};

enum { EAST, WEST };                                     /* of two */
enum { SOUTH_OF_FOUR = 1, WEST_OF_FOUR, NORTH_OF_FOUR }; /* seat 0 is EAST among four too */

/* Begins a match, takes the suit out and deals the first round, as the set-up says. */
#define position_init(position, setup) position_init_at(position, setup, __FILE__, __LINE__)
void position_init_at(struct position *position, const char *setup, const char *file, int line);

/* Begins a match that waits for its first deal, as such a set-up without parts of a deal says. */
#define position_begin(position, setup) position_begin_at(position, setup, __FILE__, __LINE__)
void position_begin_at(struct position *position, const char *setup, const char *file, int line);

/* The deal a set-up says, for a game that waits for it. */
void position_rig_at(struct deal *deal, const struct game *game, const char *setup, const char *file,
                     int line);

/* Deals the next round of a match that waits for a deal; the set-up may not name options or suit. */
void position_deal_at(struct position *position, const char *setup, const char *file, int line);

/* Plays a script. */
#define position_play(position, script) position_play_at(position, script, __FILE__, __LINE__)
void position_play_at(struct position *position, const char *script, const char *file, int line);

/* A turn in which nothing happens: the seat on turn discards the tile just drawn, claims are passed, and it
 * takes this dummy action if there is one to take. */
#define position_turn(position, action) position_turn_at(position, action, __FILE__, __LINE__)
void position_turn_at(struct position *position, const char *action, const char *file, int line);

/* Such turns until so many tiles are left to draw. */
#define position_drain(position, left) position_drain_at(position, left, "", __FILE__, __LINE__)
void position_drain_at(struct position *position, int left, const char *action, const char *file, int line);

/* The seat's legal moves in their order: "pung, kong, pass". */
void position_moves(const struct position *position, int seat, struct text *out);

/* True if the seat may make the move now. */
bool position_can(const struct position *position, int seat, const char *move);

/* The event of that kind that the last move caused, or NULL. */
const struct event *position_event(const struct position *position, enum event_kind kind);

/* The value of the last round's winning hand in that pattern, 0 if it has it not. */
int position_points(const struct position *position, const char *pattern);

#endif
