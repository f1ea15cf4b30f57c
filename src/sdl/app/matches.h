/*
 * matches.h: the program's matches: the one on the table, those under way in
 * every mode, those that are finished and kept.
 *
 * app->session is the match on the table. On the title none is: each lies in its
 * mode's place in app->saves. If another window has the data folder, matches can
 * be looked at and played here, but nothing is written.
 */
#ifndef SDL_MATCHES_H
#define SDL_MATCHES_H

#include <stdbool.h>
#include <stddef.h>

struct app;
struct record;
struct ruleset;
struct session;
struct setup;

/* Takes the folder app->folder for this process, unless another has it: then app->taken is set and app->data
 * is "". Reads the matches in it. */
void matches_open(struct app *app);

/* True if a window has the folder of the player of that number (session/profiles.h), another than this one.
 */
bool matches_are_open(const struct app *app, int number);

/* Frees the matches, of which one that could not be saved is tried once more; their files stay. Gives the
 * folder back. */
void matches_close(struct app *app);

/* Begins a match on the table, saved in its mode's file; an earlier one of that mode is replaced. */
void matches_begin(struct app *app, const struct setup *setup);

/* True if the mode has a match under way, or a file that may hold one. */
bool matches_has(const struct app *app, const struct ruleset *rules);

/* Begins a match on the table with the first `count` entries of a record (session_play_on), its `began` set
 * to now. It is saved in its mode's file; but where matches_has says that there is one, it stands beside
 * that: saved nowhere, and dropped when it is left. */
void matches_play_on(struct app *app, const struct record *record, int count, const struct setup *setup);

/* The same for a deal of the day (day.h), whose suit goes out at once; it takes the place of an earlier one
 * alone. */
void matches_begin_day(struct app *app, const struct setup *setup);

/* Makes the data folder again, parents too, and takes it, if it was removed since the start; true then. */
bool matches_renew_folder(struct app *app);

/* After a move, and whatever else is written: whether the match on the table is saved. That it is not is a
 * warning, told once; that it is again, a notice. */
void matches_tell_saving(struct app *app);

/* What is told when memory runs out, as every move was saved when it was made, if it could be. */
void matches_last_words(const struct app *app, char *out, size_t size);

/* True if a match under way could not be saved, though tried once more. */
bool matches_are_unsaved(struct app *app);

/* Tries once more to save those that have a file and could not be saved; the reason of one that still cannot,
 * or NULL. Good until it is saved. */
const char *matches_save_problem(struct app *app);

/* The match on the table, if there is one, goes to its mode's place. */
void matches_put_away(struct app *app);

/* The match of that mode comes on the table; false if there is none. */
bool matches_take_up(struct app *app, const struct ruleset *rules);

/* The same for the deal of the day, and for the match that was played last, whichever it is. */
bool matches_take_up_day(struct app *app);
bool matches_take_up_latest(struct app *app);

/* The match of that mode, put away, or NULL. */
const struct session *matches_of(const struct app *app, const struct ruleset *rules);

/* The match on the table is over and its result was left: frees it and removes its save; but if its record
 * could not be kept, the save stays and the player is told. */
void matches_end(struct app *app);

/* Deletes a kept record, one of the player's own or one that came from elsewhere; false if it stays. The
 * statistics have counted what was theirs to count. */
bool matches_delete(struct app *app, const char *name, bool imported);

/* The folder of kept records, without a slash at the end; "" if there is no data folder. Static. */
const char *matches_records(const struct app *app);

/* Likewise those of records that came from elsewhere, and of what the player had written out. */
const char *matches_imported(const struct app *app);
const char *matches_exports(const struct app *app);
/* The journal of the statistics in the folder that is read; "" if there is no data folder. Static. */
const char *matches_journal(const struct app *app);

/* If a record with this setup is of a match in progress, saved or on the table: puts that match on the table.
 * Showing the record would show the other hands. False if it is of no such match. */
bool matches_take_up_setup(struct app *app, const struct setup *setup);

#endif
