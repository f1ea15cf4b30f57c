/*
 * table_clock.h: the hidden clock of a match, in modes that have one: what is due when time passes.
 *
 * Follows docs/rules/tenpai-duel.md "The end of a match": warnings when 5/6 and 11/12 of the time have
 * passed, and the end; the time itself is never shown. The seconds that friends have for an answer are
 * shown; they come from sdl/friend (struct company).
 */
#ifndef SDL_TABLE_CLOCK_H
#define SDL_TABLE_CLOCK_H

struct app;
struct table_scene;

enum clock_moment { CLOCK_NOTHING, CLOCK_FIRST_WARNING, CLOCK_LAST_WARNING, CLOCK_TIME_UP };

/* Returns what falls due when `before` seconds become `after`; of several the latest. */
enum clock_moment match_clock_moment(int minutes, int before, int after);

/* Counts the time at the table to now, warns, and ends the match when it is due; or the clock stands until it
 * runs again. */
void table_scene_clock_run(struct table_scene *table, struct app *app);
void table_scene_clock_stop(struct table_scene *table);

#endif
