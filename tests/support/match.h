/*
 * match.h: whole matches for the tests of the session layer.
 *
 * Moves are chosen at random from the view of the seat that makes them, but a
 * win and a Riichi are seldom let go, so that rounds end in every way.
 */
#ifndef SUPPORT_MATCH_H
#define SUPPORT_MATCH_H

#include "session/session.h"

/* Fills in Dueling Tigers with default options and that seed: a person in the east, a program in the west. */
void match_setup(struct setup *setup, uint64_t seed);

/* Returns what the east sees of such a match before its first deal, a start for positions made by hand. */
struct view match_begun(void);

/* Returns the first seat that is asked; there must be one. */
int match_asked(const struct session *session);

/* Returns a legal move of that seat, which must be asked. */
struct move match_choose(const struct session *session, int seat, struct rng *rng);

/* Plays a match with default options and without a session, for at most `most` deals and moves. `choose` gets
 * the view of each seat that is asked and the number of the turn, and returns the move. */
void match_walk(const struct ruleset *rules, uint64_t seed, int most,
                struct move (*choose)(const struct view *view, int turn, struct rng *rng));

/* The same with these options. */
void match_walk_by(const struct ruleset *rules, const int16_t options[OPTION_MAX], uint64_t seed, int most,
                   struct move (*choose)(const struct view *view, int turn, struct rng *rng));

/* Deals, or makes one move for a seat that is asked; returns false if the match is over. */
bool match_step(struct session *session, struct rng *rng);

/* Starts the match of match_setup, saved at `path` unless that is NULL. */
struct session *match_new(uint64_t seed, const char *path);

/* Makes that many steps, unless the match ends before. */
void match_steps(struct session *session, struct rng *rng, int steps);

/* Returns the record as it is saved; the caller frees it. */
char *match_text(const struct session *session);

/* Makes some random moves, until the east is asked and has something to undo. */
void match_play_some(struct session *session);

/* Plays the match to its end. */
void match_finish(struct session *session, struct rng *rng);

/* True if both are in the same position, as each seat and an onlooker see it, with the same last events. */
bool match_same(const struct session *a, const struct session *b);

/* Makes a new empty folder (system.h). */
enum { MATCH_PATH = 512 };
void match_folder(char path[MATCH_PATH]);

/* Removes a folder and all that is in it. */
void match_remove_folder(const char *path);

/* Returns all bytes of a file of any size; the caller frees them. */
char *match_read(const char *path, size_t *size);

/* Writes folder/name into `path` and returns it. */
const char *match_path(char path[MATCH_PATH], const char *folder, const char *name);

#endif
