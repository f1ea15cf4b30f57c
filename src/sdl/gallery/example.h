/*
 * example.h: real positions to look at: a seeded match played by the built-in
 * opponents to the first position that fits. Without SDL.
 */
#ifndef SDL_EXAMPLE_H
#define SDL_EXAMPLE_H

#include "session/session.h"
#include "session/settings.h"

/* True if the position is the one wanted; `view` is that of `seat`, who is asked (or SEAT_NONE between
 * rounds). */
typedef bool example_fits(const struct view *view, int seat);

/* A match of the mode in which that position stands, with a person on each seat of `persons` (bits); tries
 * seeds from `seed` on. The seat asked into `*seat`. NULL if none of many seeds has one. */
struct session *example_session(const struct ruleset *rules, const struct settings *settings,
                                unsigned persons, uint64_t seed, example_fits *fits, int *seat);

/* The same in a match of that setup, from its seed on; after `change` rounds (0: never) another opponent sits
 * down. */
struct session *example_match(const struct setup *setup, int change, example_fits *fits, int *seat);

/* Where the tests look for an example's match first, by the name of its scene: at the position, to be freed
 * by the caller; NULL if there is none. The program sets no function, and plays to the position. */
extern struct session *(*example_kept)(const char *name);

/* Returns who is asked there: the first seat, or SEAT_NONE. */
int example_asked(const struct session *session);

/* The names and players of a new match of the mode: a person on each seat of `persons`. */
void example_setup(struct setup *setup, const struct ruleset *rules, const struct settings *settings,
                   unsigned persons, uint64_t seed);

struct scene_entry;

/* The scenes over such positions (table_entries.c); NULL after the last. */
const struct scene_entry *scene_table_entry(int which);

/* The positions that have names. */
bool example_discard(const struct view *view, int seat);
bool example_dummy(const struct view *view, int seat);
bool example_claim(const struct view *view, int seat);
bool example_riichi(const struct view *view, int seat);
bool example_keep(const struct view *view, int seat);
bool example_remove(const struct view *view, int seat);
bool example_late(const struct view *view, int seat);
bool example_result(const struct view *view, int seat);
bool example_drawn(const struct view *view, int seat);
bool example_over(const struct view *view, int seat);
bool example_reviewed(const struct view *view, int seat);
bool example_four_turn(const struct view *view, int seat);
bool example_four_claim(const struct view *view, int seat);
bool example_four_chows(const struct view *view, int seat);
bool example_four_late(const struct view *view, int seat);
bool example_four_covered(const struct view *view, int seat);
bool example_four_winners(const struct view *view, int seat);
bool example_four_won(const struct view *view, int seat);
bool example_one_suit_turn(const struct view *view, int seat);
bool example_one_suit_claim(const struct view *view, int seat);
bool example_one_suit_name(const struct view *view, int seat);
bool example_one_suit_won(const struct view *view, int seat);
bool example_one_suit_drawn(const struct view *view, int seat);
bool example_tenpai_turn(const struct view *view, int seat);
bool example_tenpai_claim(const struct view *view, int seat);
bool example_tenpai_declare(const struct view *view, int seat);
bool example_tenpai_guess(const struct view *view, int seat);
bool example_tenpai_attack(const struct view *view, int seat);
bool example_tenpai_win(const struct view *view, int seat);
bool example_tenpai_prevented(const struct view *view, int seat);
bool example_tenpai_drawn(const struct view *view, int seat);

#endif
