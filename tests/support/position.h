/*
 * position.h: positions and play as text, for tests.
 *
 * A set-up is a list of statements separated by ";":
 *   mode ID             the mode; comes first (without it: Dueling Tigers)
 *   option NAME VALUE   an option of the match
 *   removed m           the suit East removes (without it: s)
 *   and the parts of a deal as in scripted.h: "west 123m44z ...", "dummy ...", "wall ...".
 *
 * A script is a list of written moves separated by ";". The seat that is asked makes them; where both are
 * asked, "west: pung" names it. A move with "!" must be refused for the reason after it (refused.h):
 * "west: win !discard-furiten 4s". "time-up" ends the match by the clock.
 *
 * Every step is checked by invariants.h. Whatever does not go as written fails the running test at the
 * caller's line.
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

/* Starts a match, removes the suit and deals the first round, as the set-up says. */
#define position_init(position, setup) position_init_at(position, setup, __FILE__, __LINE__)
void position_init_at(struct position *position, const char *setup, const char *file, int line);

/* Starts a match that waits for its first deal; the set-up has no parts of a deal. */
#define position_begin(position, setup) position_begin_at(position, setup, __FILE__, __LINE__)
void position_begin_at(struct position *position, const char *setup, const char *file, int line);

/* Fills in the deal of a set-up, for a game that waits for it. */
void position_rig_at(struct deal *deal, const struct game *game, const char *setup, const char *file,
                     int line);

/* Deals the next round of a match that waits for a deal; the set-up may not name options or suit. */
void position_deal_at(struct position *position, const char *setup, const char *file, int line);

/* Plays a script. */
#define position_play(position, script) position_play_at(position, script, __FILE__, __LINE__)
void position_play_at(struct position *position, const char *script, const char *file, int line);

/* Plays a turn without a claim: the seat discards the tile it drew, all pass, and it takes this dummy action
 * where the mode has one. */
#define position_turn(position, action) position_turn_at(position, action, __FILE__, __LINE__)
void position_turn_at(struct position *position, const char *action, const char *file, int line);

/* Plays such turns until that many tiles are left to draw. */
#define position_drain(position, left) position_drain_at(position, left, "", __FILE__, __LINE__)
void position_drain_at(struct position *position, int left, const char *action, const char *file, int line);

/* Appends the seat's legal moves in their order: "pung, kong, pass". */
void position_moves(const struct position *position, int seat, struct text *out);

/* True if the seat may make the move now. */
bool position_can(const struct position *position, int seat, const char *move);

/* Returns the event of that kind that the last move caused, or NULL. */
const struct event *position_event(const struct position *position, enum event_kind kind);

/* Returns what the pattern is worth in the last round's winning hand; 0 without it. */
int position_points(const struct position *position, const char *pattern);

#endif
