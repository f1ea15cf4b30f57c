/*
 * session.h: one match in progress: its players, whose answer is due, the record, undo, and the save file
 * written after every move.
 *
 * It owns the only struct game; all other code gets views and events filtered for a seat. Nothing here
 * waits: the window or console decides the pace, asks who must act and passes moves in one by one.
 */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "ai/ai.h"
#include "session/record.h"

struct session;

/* Begins a match. If `path` is not NULL, it is saved there at once and after every move. The caller frees
 * the session with session_free. A failed save does not stop play: see session_save_problem. */
struct session *session_new(const struct setup *setup, const char *path);

/* Continues the match saved at `path` from exactly the same position. Returns NULL with the problem if the
 * file is missing, cannot be opened, or does not contain a match; in the last case it has been set aside,
 * and `why` has its new name. */
struct session *session_open(const char *path, struct problem *why);

/* True if the end of its save was incomplete when it was opened, so that it continues from the last complete
 * line. */
bool session_was_cut(const struct session *session);

/* Returns the path of its save, or NULL. Valid as long as the session. */
const char *session_path(const struct session *session);

/* Sets the folder for finished matches (archive.h): the record is written there when the match is over, now
 * or later. Undoing moves at its end removes the record again. */
void session_archive_in(struct session *session, const char *folder);

/* Returns the file name of its record in that folder, or NULL if there is none. If the current match could
 * not be written, it is the name of the earlier version. */
const char *session_archived(const struct session *session);

/* Returns why the finished match could not be archived, or NULL if it was, or need not be. */
const char *session_archive_problem(const struct session *session);

/* Makes a session that steps through a record, finished or not; the record is copied. */
struct session *session_from_record(const struct record *record);

/* Makes a session that steps through what this one has played or heard, from its beginning. */
struct session *session_copy(const struct session *session);

/* --- a match that is played elsewhere (session_heard.c) ------------------------------------------- *
 *
 * Such a session has no game of its own. It hears of one, as its seat may know it: each step is added at the
 * end, and session_forward goes on to it. The person at this screen is its only PLAYER_PERSON. Moves and
 * deals are only noted, for session_said and session_is_ready; nothing is saved or undone, and no computer
 * thinks.
 */

/* Makes such a session for a seat, without steps yet. The caller frees it. */
struct session *session_heard(const struct setup *setup, int seat);

/* True for such a session. */
bool session_is_heard(const struct session *session);

/* Makes the view of a seat (or SEAT_NONE) before the first deal. */
void session_plain_view(const struct session *session, int seat, struct view *view);

/* Adds a step: `events` as the seat may know them, the view after them, and whether the seat must choose
 * (`asked`). */
void session_hear(struct session *session, const struct event *events, int count, const struct view *view,
                  bool asked);

/* Drops all steps, because the host will send them again. */
void session_hear_again(struct session *session);

/* True if the person has made a move since the newest step; it is stored in `*move`. */
bool session_said(const struct session *session, struct move *move);

/* True if the person has asked for the next deal (session_deal) since the newest step. */
bool session_is_ready(const struct session *session);

/* Turns the session into an ordinary one at the end of its match, with this record. False if the record is of
 * another match. */
bool session_hear_record(struct session *session, const struct record *record);

/* Starts a new match from the first `count` entries of a record. `setup` is the record's, but may change the
 * players (for the whole match), practice, and the start time. Its clock starts at 0. Saved as by
 * session_new. */
struct session *session_play_on(const struct record *record, int count, const struct setup *setup,
                                const char *path);

/* Frees it; the save file stays. NULL is allowed. */
void session_free(struct session *session);

/* Notes a plan (record.h) after the newest entry and saves it. session_plan returns it, or NULL. */
void session_make_plan(struct session *session, const struct dummy_plan *plan);
const struct dummy_plan *session_plan(const struct session *session);

/* Returns the setup, with the players as they sit now. */
const struct setup *session_setup(const struct session *session);
const struct record *session_record(const struct session *session);

/* Lets another built-in opponent take over a computer's seat from the next deal on; this is recorded and
 * saved, and clears what could be redone. The match must not be over. */
void session_change_opponent(struct session *session, int seat, const struct player *player);

/* Returns who has a seat from the next deal on. Valid until the next change. */
const struct player *session_next_player(const struct session *session, int seat);

/* Fills in what a seat (or SEAT_NONE, an onlooker) may know now. */
void session_view(const struct session *session, int seat, struct view *view);

/* Bit s: seat s must move now. 0 before a deal and when the match is over. */
unsigned session_asked(const struct session *session);

/* True if session_deal is due. */
bool session_awaits_deal(const struct session *session);

/* True once the last round is over. */
bool session_is_over(const struct session *session);

/* Deals the next round (session_awaits_deal must be true); returns the number of its events. */
int session_deal(struct session *session);

/* Returns the seed that starts a new match with the deal on the table. */
uint64_t session_deal_seed(const struct session *session);

/* Makes a move, records and saves it, and clears what could be redone; `*events` (may be NULL) gets the
 * number of its events. Returns false with the refusal if it is not legal; nothing changes then. */
bool session_play(struct session *session, struct move move, int *events, struct refusal *why);

/* Returns the move of the built-in opponent on that seat (PLAYER_COMPUTER, asked now), always the same one
 * at this position; `reason` (may be NULL) gets its reason. */
struct move session_think(const struct session *session, int seat, struct reason *reason);

/* The input of a built-in opponent's decision, copied out of the session so that another thread can run it,
 * and then its result. */
struct thought {
    enum ai_level level;
    struct view view;
    struct rng rng;
    struct move move;
    struct reason reason;
};

/* Starts the random numbers of a computer's decision after `place` entries of the record, not counting
 * answers already given to an offer. */
void session_think_source(const struct setup *setup, int place, int seat, struct rng *rng);

/* Prepares the decision of session_think without making it. */
void session_thought(const struct session *session, int seat, struct thought *thought);

/* Makes the decision; uses nothing but `thought`. See ai_think for `stop`. */
void thought_think(struct thought *thought, const struct ai_stop *stop);

/* Returns a seat's only legal move, which nobody need be asked about; false if it has a choice. */
bool session_forced(const struct session *session, int seat, struct move *move);

/* The seconds of play, saved with the next move or by session_try_save; only modes with a clock use them. */
int session_elapsed(const struct session *session);
void session_set_elapsed(struct session *session, int seconds);

/* Ends the match because time is up: the current round is void; this is recorded and saved. Only in a mode
 * with a clock, and before the match is over. Returns the number of its events. */
int session_time_up(struct session *session);

/* Returns event number `index` (0 is the newest, at most 63) as `viewer` may know it; its kind is
 * EVENT_KINDS if there is none. */
struct event session_event(const struct session *session, int index, int viewer);

/* Undo to the last decision of a person (in a match of one person), redo, and restart the current deal. Undo
 * never crosses a deal. False if there is nothing to undo or redo, or the match is not for practice. */
bool session_can_undo(const struct session *session);
bool session_can_redo(const struct session *session);
bool session_undo(struct session *session);
bool session_redo(struct session *session);
bool session_restart_deal(struct session *session);

/* Undo in a match of several persons, who must all have agreed: goes back to the last decision of that seat
 * in this round. The match becomes practice. */
bool session_may_undo_of(const struct session *session, int seat);
void session_undo_of(struct session *session, int seat);

/* True if persons play a match that counts. Undo and restarting a deal need a practice match; get the
 * person's consent before session_make_practice. */
bool session_may_practice(const struct session *session);

/* True if there is a move to undo, and one since the deal; they do not check whether the match is for
 * practice. */
bool session_has_undo(const struct session *session);
bool session_has_restart(const struct session *session);

/* Turns the match into practice; the record notes that it counted at first. session_may_practice must be
 * true. */
void session_make_practice(struct session *session);

/* For stepping through a record: its number of entries, how many are played, and going to any place. */
int session_length(const struct session *session);
int session_position(const struct session *session);
void session_go_to(struct session *session, int position);
/* Plays the next entry of the record, which must exist; returns the number of its events. */
int session_forward(struct session *session);

/* Returns why the last save failed, or NULL; play continues anyway. */
const char *session_save_problem(const struct session *session);

/* Saves again if the last save failed or time has passed since; true if everything is saved. */
bool session_try_save(struct session *session);

#endif
