/*
 * match.h: whole matches for the tests of the session layer.
 *
 * Moves are chosen at random from the view of the seat that makes them, but a
 * win and a Riichi are seldom let go, so that rounds end in every way.
 */
#ifndef SUPPORT_MATCH_H
#define SUPPORT_MATCH_H

#include "session/session.h"

/* Dueling Tigers as it is by default: a person in the east, a program in the west, with that seed. */
void match_setup(struct setup *setup, uint64_t seed);

/* What the east sees of such a match before its first deal: the ground for positions made by hand. */
struct view match_begun(void);

/* The first seat that is asked; there must be one. */
int match_asked(const struct session *session);

/* A legal move of that seat, which must be asked. */
struct move match_choose(const struct session *session, int seat, struct rng *rng);

/* Plays a match of the mode by default, without a session, for at most so many deals and moves: `choose` is
 * given the view of each seat that is asked, and how many went before, and returns the move. */
void match_walk(const struct ruleset *rules, uint64_t seed, int most,
                struct move (*choose)(const struct view *view, int turn, struct rng *rng));

/* The same by other options. */
void match_walk_by(const struct ruleset *rules, const int16_t options[OPTION_MAX], uint64_t seed, int most,
                   struct move (*choose)(const struct view *view, int turn, struct rng *rng));

/* Deals, or makes one move for a seat that is asked; false if the match is over. */
bool match_step(struct session *session, struct rng *rng);

/* Begins the match of match_setup, saved at `path` unless that is NULL. */
struct session *match_new(uint64_t seed, const char *path);

/* So many steps, unless the match is over before. */
void match_steps(struct session *session, struct rng *rng, int steps);

/* The record as it is saved; the caller frees it. */
char *match_text(const struct session *session);

/* Some moves by chance, until the east is asked and has something to take back. */
void match_play_some(struct session *session);

/* Plays the match to its end. */
void match_finish(struct session *session, struct rng *rng);

/* True if both stand in the same position, as each seat and an onlooker see it, with the same newest events.
 */
bool match_same(const struct session *a, const struct session *b);

/* A new empty folder (system.h); `path` has room for MATCH_PATH bytes. */
enum { MATCH_PATH = 512 };
void match_folder(char path[MATCH_PATH]);

/* Removes a folder and all that is in it. */
void match_remove_folder(const char *path);

/* All bytes of a file of any size; the caller frees them. */
char *match_read(const char *path, size_t *size);

/* folder/name into `path`. */
const char *match_path(char path[MATCH_PATH], const char *folder, const char *name);

#endif
