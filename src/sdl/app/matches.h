/*
 * matches.h: the program's matches: the one on the table, those in progress in
 * each mode, and the records of finished ones.
 *
 * app->session is the match on the table. On the title there is none: each is in
 * its mode's place in app->saves. If another window has the data folder, the player
 * can watch and play matches here, but nothing is written.
 */
#ifndef SDL_MATCHES_H
#define SDL_MATCHES_H

#include <stdbool.h>
#include <stddef.h>

struct app;
struct record;
struct verdict;
struct ruleset;
struct session;
struct setup;

/* Locks app->folder for this process and reads its matches. If another process holds it, sets app->taken and
 * makes app->data "". */
void matches_open(struct app *app);

/* True if another window holds the folder of the player of that number (session/profiles.h). */
bool matches_are_open(const struct app *app, int number);

/* Frees the matches after retrying failed saves, and unlocks the folder; the files stay. */
void matches_close(struct app *app);

/* Starts a match on the table, saved in its mode's file; it replaces that mode's match in progress. */
void matches_begin(struct app *app, const struct setup *setup);

/* True if the mode has a match in progress, or a file that may hold one. */
bool matches_has(const struct app *app, const struct ruleset *rules);

/* Begins a match on the table with the first `count` entries of a record (session_play_on), its `began` set
 * to now. It is saved in its mode's file; but where matches_has says that there is one, it stands beside
 * that: saved nowhere, and dropped when it is left. */
void matches_play_on(struct app *app, const struct record *record, int count, const struct setup *setup);

/* Like matches_begin for a deal of the day (day.h), which removes its suit immediately; it replaces only an
 * earlier deal of the day. */
void matches_begin_day(struct app *app, const struct setup *setup);

/* Call after a move or another write: shows a warning, once, if the match on the table could not be saved,
 * and a notice when it is saved again. */
void matches_tell_saving(struct app *app);

/* Writes the message for running out of memory, which says whether the match is saved. */
void matches_last_words(const struct app *app, char *out, size_t size);

/* Retries failed saves; true if a match in progress still isn't saved. */
bool matches_are_unsaved(struct app *app);

/* Retries failed saves of matches that have a file. Returns the error of one that still fails, valid until it
 * is saved, or NULL. */
const char *matches_save_problem(struct app *app);

/* Moves the match on the table, if any, to its mode's place. */
void matches_put_away(struct app *app);

/* Puts the mode's match on the table; false if there is none. */
bool matches_take_up(struct app *app, const struct ruleset *rules);

/* The same for the deal of the day, and for the match played last. */
bool matches_take_up_day(struct app *app);
bool matches_take_up_latest(struct app *app);

/* Returns the mode's match that isn't on the table, or NULL. */
const struct session *matches_of(const struct app *app, const struct ruleset *rules);

/* Frees the finished match on the table and deletes its save. If its record could not be archived, the save
 * stays and a warning says so. */
void matches_end(struct app *app);

/* Deletes an archived record, the player's own or an imported one; false if that fails. The statistics do not
 * change. */
bool matches_delete(struct app *app, const char *name, bool imported);

/* Returns the archive folder, without a slash at the end; "" if there is no data folder. Static. */
const char *matches_records(const struct app *app);

/* The same for imported records and for the player's exports. */
const char *matches_imported(const struct app *app);
const char *matches_exports(const struct app *app);
/* The journal of the statistics in the folder that is read; "" if there is no data folder. Static. */
const char *matches_journal(const struct app *app);

/* True if the player has a folder, and no match in it was ever finished. */
bool matches_none_finished(const struct app *app);

/* If the setup is that of a match in progress, saved or on the table, puts that match on the table, because
 * showing its record would reveal the other hands; else false. */
bool matches_take_up_setup(struct app *app, const struct setup *setup);

/* Notes in the journal what a review of all decisions of a match's one person found; nothing if the match
 * isn't kept or doesn't count. */
void matches_note_review(struct app *app, const struct record *record, const struct verdict *list, int count);

/* Notes an achievement that no match alone can tell (a feat of the journal), once, and announces it. `when`
 * is a date or the name of a record. */
void matches_note_feat(struct app *app, const char *id, const char *when);

#endif
