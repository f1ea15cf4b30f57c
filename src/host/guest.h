/*
 * guest.h: a seat at a table elsewhere: takes bytes and time, gives bytes, as in host.h.
 *
 * A guest has one line to the host. After the line is lost, open another: the token brings the guest back to
 * its seat. The guest's session hears of the match (session_heard). Play it like any other, and call
 * session_forward for new steps; guest_tick sends the moves made in it. After a lost line, and after an undo,
 * the session is at position 0 again: all steps but the newest have been seen already. Every message is
 * checked before it changes anything.
 */
#ifndef HOST_GUEST_H
#define HOST_GUEST_H

#include "host/refusal.h"
#include "session/session.h"

struct guest;

enum guest_state {
    GUEST_APART,   /* it has no line: open one */
    GUEST_JOINING, /* it waits for the answer to its hello */
    GUEST_SEATED,  /* it has a seat; the match has not begun */
    GUEST_PLAYING, /* the match is in guest_session */
    GUEST_REFUSED  /* the host refused it: see guest_refused */
};

enum { GUEST_CODE = 16, GUEST_TOKEN = 40 };

struct guest_setup {
    char name[PLAYER_NAME];
    char code[GUEST_CODE];   /* "": not needed, on a line of host_line_here or with a token */
    char token[GUEST_TOKEN]; /* an earlier guest_token, to return to that seat; "": a new seat */
    int seat;                /* the seat it wishes for, or SEAT_NONE */
    bool onlooks;            /* it only watches, without a seat */
};

/* Makes a guest without a line yet. The caller frees it. */
struct guest *guest_new(const struct guest_setup *setup);

/* Frees the guest, and its session unless guest_take was called. NULL is allowed. */
void guest_free(struct guest *guest);

/* Call these when a line to the host is open, and when it is lost. */
void guest_open(struct guest *guest, int64_t now);
void guest_lost(struct guest *guest);

/* Handles a whole message. Returns false if no host can have sent it: then close the line. */
bool guest_receive(struct guest *guest, const void *bytes, size_t size, int64_t now);

/* Takes the next message to send; the bytes are valid until the next call for this guest. False if there is
 * none. */
bool guest_next(struct guest *guest, const char **bytes, size_t *size);

/* Sends the session's moves, and signs of life that keep the line open. */
void guest_tick(struct guest *guest, int64_t now);

/* Returns in how many milliseconds guest_tick is due; -1: only after a move in the session or a message. */
int64_t guest_wait(const struct guest *guest, int64_t now);

/* True if the line is dead because the host was silent too long: close it and open another. */
bool guest_is_deaf(const struct guest *guest, int64_t now);

/* Return its state and, for GUEST_REFUSED, the reason. */
enum guest_state guest_state(const struct guest *guest);
enum refused guest_refused(const struct guest *guest);

/* Return its seat, or SEAT_NONE, and its token, "" before the welcome. Keep the token to return to the seat
 * later. */
int guest_seat(const struct guest *guest);
const char *guest_token(const struct guest *guest);

/* A seat and its player. */
struct guest_place {
    char name[PLAYER_NAME];
    bool computer, taken, here, stands_in;
    bool again; /* wants another match */
};
int guest_places(const struct guest *guest);
const struct guest_place *guest_place(const struct guest *guest, int seat);

/* The match at the table. */
struct guest_table {
    char rules[24];  /* the id of the mode, or "" if the host didn't say */
    int clock;       /* seconds for each question, or 0 */
    bool dice;       /* decide who is East */
    bool television; /* the host's window shows the table alone */
};
const struct guest_table *guest_table(const struct guest *guest);

/* Return the match, or NULL before it begins; the next match replaces it. After guest_take the session is the
 * caller's, who frees it after the guest. */
struct session *guest_session(struct guest *guest);
struct session *guest_take(struct guest *guest);

/* Returns the number of the question that its seat must answer, or -1. A repeated question keeps its
 * number. */
double guest_question(const struct guest *guest);

/* Returns the seconds that were left to answer when the question came, or -1 without a clock. */
int guest_clock(const struct guest *guest);

/* Set phrases, by number (HOST_PHRASES). guest_phrase says one to the others. guest_heard_phrase takes the
 * oldest one that came; false if there is none. */
void guest_phrase(struct guest *guest, int phrase);
bool guest_heard_phrase(struct guest *guest, int *seat, int *phrase);

/* Undo, if all agree. guest_undo_seat returns the seat that asks for it, or SEAT_NONE. guest_undo_end returns
 * once how it ended, then UNDO_GOES_ON. guest_undo_ask asks for it; guest_undo_answer answers another's
 * request. */
enum undo_end { UNDO_GOES_ON, UNDO_DONE, UNDO_REFUSED, UNDO_NOTHING /* there is nothing to undo */ };
int guest_undo_seat(const struct guest *guest);
enum undo_end guest_undo_end(struct guest *guest);
void guest_undo_ask(struct guest *guest);
void guest_undo_answer(struct guest *guest, bool agrees);

/* Asks for another match after this one. It has a new session, and the guest may get another seat. */
void guest_again(struct guest *guest);

/* Lets a computer play for a player who isn't there; tells the host whether this player is looking at the
 * game; leaves the table. */
void guest_stand_in(struct guest *guest, int seat);
void guest_away(struct guest *guest, bool away);
void guest_leave(struct guest *guest);

#endif
