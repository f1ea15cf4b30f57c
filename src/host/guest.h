/*
 * guest.h: a seat at a table that is elsewhere: bytes and time in, bytes out, as in host.h.
 *
 * The guest has one line to the host, and a new one after it was lost: the token brings it back to its seat.
 * Its session hears of the match (session_heard). Play it like any other, and call session_forward for new
 * steps; guest_tick sends the moves that are made in it. After the line was lost, and after an undo, the
 * session is at position 0 again: all steps but the newest have been seen already. Everything that comes is
 * checked before anybody sees it.
 */
#ifndef HOST_GUEST_H
#define HOST_GUEST_H

#include "host/refusal.h"
#include "session/session.h"

struct guest;

enum guest_state {
    GUEST_APART,   /* it has no line: open one */
    GUEST_JOINING, /* waits for an answer to its hello */
    GUEST_SEATED,  /* has a seat; the match has not begun */
    GUEST_PLAYING, /* guest_session has the match */
    GUEST_REFUSED  /* sent away: guest_refused */
};

enum { GUEST_CODE = 16, GUEST_TOKEN = 40 };

struct guest_setup {
    char name[PLAYER_NAME];
    char code[GUEST_CODE];   /* "": not needed, on a line of host_line_here or with a token */
    char token[GUEST_TOKEN]; /* of an earlier guest_token, to come back; "": a new seat */
    int seat;                /* the seat wished for, or SEAT_NONE */
    bool onlooks;            /* it has no seat and only watches */
};

struct guest *guest_new(const struct guest_setup *setup);

/* Frees it, and its session unless that was taken. NULL is allowed. */
void guest_free(struct guest *guest);

/* A line to the host is open, or lost. */
void guest_open(struct guest *guest, int64_t now);
void guest_lost(struct guest *guest);

/* Handles a whole message. False if no host can have sent it: then close the line. */
bool guest_receive(struct guest *guest, const void *bytes, size_t size, int64_t now);

/* Takes the next message to be sent; the bytes are the guest's until its next call. False if there is
 * none. */
bool guest_next(struct guest *guest, const char **bytes, size_t *size);

/* Sends the session's moves, and signs of life. */
void guest_tick(struct guest *guest, int64_t now);

/* Returns in how many milliseconds guest_tick is due; -1: only after a move in the session, or a message. */
int64_t guest_wait(const struct guest *guest, int64_t now);

/* True if the host hasn't been heard for so long that the line is dead: close it and open another. */
bool guest_is_deaf(const struct guest *guest, int64_t now);

enum guest_state guest_state(const struct guest *guest);
enum refused guest_refused(const struct guest *guest);
int guest_refused_seconds(const struct guest *guest); /* when to try again; 0: no time was said */

/* Its seat, or SEAT_NONE; and its token, "" before the welcome: keep it to come back. */
int guest_seat(const struct guest *guest);
const char *guest_token(const struct guest *guest);

/* A seat of the table, and its player. */
struct guest_place {
    char name[PLAYER_NAME];
    bool computer, taken, here, stands_in;
    bool again; /* wants another match */
};
int guest_places(const struct guest *guest);
const struct guest_place *guest_place(const struct guest *guest, int seat);

/* The match at the table: the id of the mode, "" if the host didn't say it; seconds for each question, or 0;
 * whether dice decide who is East; whether the host's window shows the table alone. */
struct guest_table {
    char rules[24];
    int clock;
    bool dice, television;
};
const struct guest_table *guest_table(const struct guest *guest);

/* The match, or NULL before it begins; the next match replaces it. guest_take: the caller frees it from now
 * on, after the guest. */
struct session *guest_session(struct guest *guest);
struct session *guest_take(struct guest *guest);

/* The number of the question that is open to its seat, or -1. A question that comes again keeps its number.
 */
double guest_question(const struct guest *guest);

/* Seconds left to answer when the question came, or -1 without a clock. */
int guest_clock(const struct guest *guest);

/* Small talk: phrases by their numbers (HOST_PHRASES). guest_heard_phrase takes the oldest that came. */
void guest_phrase(struct guest *guest, int phrase);
bool guest_heard_phrase(struct guest *guest, int *seat, int *phrase);

/* Undo, when all agree: the seat that asks for it, or SEAT_NONE. guest_undo_end takes how that ended. */
enum undo_end { UNDO_GOES_ON, UNDO_DONE, UNDO_REFUSED, UNDO_NOTHING /* there is nothing to take back */ };
int guest_undo_seat(const struct guest *guest);
enum undo_end guest_undo_end(struct guest *guest);
void guest_undo_ask(struct guest *guest);
void guest_undo_answer(struct guest *guest, bool agrees);

/* Asks for another match after this one. That match has a new session, and the seat may be another. */
void guest_again(struct guest *guest);

/* Lets a computer play for somebody who isn't there; tells the host whether this screen's person is looking;
 * says goodbye. */
void guest_stand_in(struct guest *guest, int seat);
void guest_away(struct guest *guest, bool away);
void guest_leave(struct guest *guest);

#endif
