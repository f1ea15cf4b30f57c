/*
 * session.h: one match in progress: who sits where, whose answer is awaited,
 * the record, undo, and the save file that is written after every move.
 *
 * It owns the only struct game; everyone else gets views and events that are
 * filtered for a seat. Nothing here waits: whoever paces the match (window or
 * console) asks who must act and hands in moves one by one.
 */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "ai/ai.h"
#include "session/record.h"

struct session;

/* Begins a match. With a `path` it is saved there at once and after every move; NULL: never saved. The
 * caller frees it with session_free. A failed save does not stop play: see session_save_problem. */
struct session *session_new(const struct setup *setup, const char *path);

/* Goes on with the match saved at `path`, in the very position. NULL with the reason: no such file, or one
 * that cannot be opened; or one that holds no match, which is then set aside under another name, as the
 * reason tells. */
struct session *session_open(const char *path, struct problem *why);

/* True if the end of its save was cut off when it was opened, so that it goes on from the last whole line. */
bool session_was_cut(const struct session *session);

/* Where it is saved, NULL: nowhere. Valid as long as the session. */
const char *session_path(const struct session *session);

/* Where finished matches are kept (archive.h): once this one is over its record is written there; at once if
 * it is over already. Moves taken back at its end take the record back too. */
void session_archive_in(struct session *session, const char *folder);

/* The file name of the kept record in that folder, which is of before where this match could not be kept as
 * it is now; NULL as long as there is none. */
const char *session_archived(const struct session *session);

/* Why the match, which is over, could not be kept; NULL if it is kept as it is or need not be. */
const char *session_archive_problem(const struct session *session);

/* A session that steps through a finished or unfinished record; the record is copied. */
struct session *session_from_record(const struct record *record);

/* Plays on from the first `count` entries of a record, in a new match that `setup` is of: the record's own,
 * but for who sits on which seat (for all of it), whether it is for practice, and when it began. Its clock
 * begins anew. Saved as by session_new. */
struct session *session_play_on(const struct record *record, int count, const struct setup *setup,
                                const char *path);

/* Frees it; the save file stays. NULL is allowed. */
void session_free(struct session *session);

/* The set-up, with the players as they sit now. */
const struct setup *session_setup(const struct session *session);
const struct record *session_record(const struct session *session);

/* Another built-in opponent sits down on a computer's seat for the next deal, which is recorded and saved;
 * what was undone can no longer be redone. The match must not be over. */
void session_change_opponent(struct session *session, int seat, const struct player *player);

/* Who sits on a seat from the next deal on. Valid until the next change. */
const struct player *session_next_player(const struct session *session, int seat);

/* What a seat (or SEAT_NONE, an onlooker) may know now. */
void session_view(const struct session *session, int seat, struct view *view);

/* Bit s: seat s must make a move now. 0 while a deal is awaited and when the match is over. */
unsigned session_asked(const struct session *session);

/* True if the next round waits for session_deal. */
bool session_awaits_deal(const struct session *session);

/* True once the last round is over. */
bool session_is_over(const struct session *session);

/* Deals the next round (session_awaits_deal must hold); returns the number of events it caused. */
int session_deal(struct session *session);

/* The seed of the deal on the table, which a new match can be begun with. */
uint64_t session_deal_seed(const struct session *session);

/* Makes a move, records and saves it; `*events` (may be NULL) gets the number of events it caused. False with
 * the rule that forbids it, and then nothing changes. Moves that were undone can no longer be redone after
 * it. */
bool session_play(struct session *session, struct move move, int *events, struct refusal *why);

/* The move the built-in opponent of that seat (PLAYER_COMPUTER, asked now) makes here, the same whenever it
 * is asked; its reason into `reason` (may be NULL). */
struct move session_think(const struct session *session, int seat, struct reason *reason);

/* What the built-in opponent of a seat decides from, taken out of the session so that it can think on another
 * thread, and then what it decided. */
struct thought {
    enum ai_level level;
    struct view view;
    struct rng rng;
    struct move move;
    struct reason reason;
};

/* The random numbers of a computer's decision after `place` entries of the record, standing answers to an
 * offer not counted. */
void session_think_source(const struct setup *setup, int place, int seat, struct rng *rng);

/* The thought behind session_think, not yet thought. */
void session_thought(const struct session *session, int seat, struct thought *thought);

/* Thinks it; touches nothing else. See ai_think for `stop`. */
void thought_think(struct thought *thought, const struct ai_stop *stop);

/* The only move a seat has, for moves that no one should be asked about; false if it has a choice. */
bool session_forced(const struct session *session, int seat, struct move *move);

/* The seconds spent at the table, which are saved with the next move or by session_try_save; only modes with
 * a clock use them. */
int session_elapsed(const struct session *session);
void session_set_elapsed(struct session *session, int seconds);

/* The clock has run out: the round in play is void and the match over, which is recorded and saved. Only in a
 * mode with a clock, and not when the match is over. Returns the number of events it caused. */
int session_time_up(struct session *session);

/* Event number `index` (0 the newest, up to 63 back) as `viewer` may know it; kind EVENT_KINDS if there is
 * none. */
struct event session_event(const struct session *session, int index, int viewer);

/* Back to the last decision of a person, forward again, and back to the deal of this round. Undo never
 * crosses a deal. False if there is nothing to undo or redo, or the match is not for practice. */
bool session_can_undo(const struct session *session);
bool session_can_redo(const struct session *session);
bool session_undo(struct session *session);
bool session_redo(struct session *session);
bool session_restart_deal(struct session *session);

/* True if persons play a match that counts: to take a move back or begin the deal again, which is for one
 * person alone, it must first become practice, which the person is to be asked about. */
bool session_may_practice(const struct session *session);

/* True if there is a move to be taken back, or one since the deal, were the match for practice. */
bool session_has_undo(const struct session *session);
bool session_has_restart(const struct session *session);

/* From now on the match is for practice, and its record says that it was not so from the beginning.
 * session_may_practice must hold. */
void session_make_practice(struct session *session);

/* For stepping through a record: how many entries there are, how many are played, and going to any point. */
int session_length(const struct session *session);
int session_position(const struct session *session);
void session_go_to(struct session *session, int position);
/* Plays the next entry of the record, which must exist; returns the number of events it caused. */
int session_forward(struct session *session);

/* Why the last save failed, or NULL if it did not; the window shows it once and play goes on. */
const char *session_save_problem(const struct session *session);

/* Saves once more if the last save failed or seconds went since; true if all is saved. */
bool session_try_save(struct session *session);

#endif
