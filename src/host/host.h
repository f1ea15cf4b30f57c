/*
 * host.h: the referee of a match between friends: takes bytes and time, gives bytes.
 *
 * A host has one table. It knows lines (connections) only by numbers: the program that carries the bytes
 * opens a line, passes in messages, and sends what host_next returns. The host has no sockets, pictures,
 * clock or random numbers of its own. It sends each seat only what that seat may know. docs/friend.md
 * describes the messages.
 *
 * `now` is a time in milliseconds that never runs backwards. After each call, send everything that host_next
 * returns, and ask host_wait when host_tick is due.
 */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "host/refusal.h"
#include "session/session.h"

struct host;

enum {
    HOST_PROTOCOL = 1,            /* the version of the messages */
    HOST_MESSAGE_MAX = 64 * 1024, /* bytes of a message; longer ones may be refused before they get here */
    HOST_CODE_LETTERS = 6,
    HOST_PHRASES = 8,    /* set phrases that players can say to each other */
    HOST_LINES_MAX = 32, /* open lines, including onlookers and lines without a hello yet */
    HOST_ADDRESS = 48    /* bytes of an address as text */
};

struct host_setup {
    struct setup match; /* with a PLAYER_PERSON on each seat for a guest; their names are filled in */
    const char *path;   /* where the match is saved, with its seats in "<path>.seats"; NULL: nowhere */
    int clock; /* seconds for each question, after which a computer answers; 0: no clock. It stops while the
                  line is lost */
    bool dice; /* dice decide at the start who sits on seat 0 */
    void (*random)(void *context, void *bytes, size_t size); /* makes bytes that nobody can guess */
    void *context;
};

/* Opens a table at which nobody sits yet. The caller frees the host. */
struct host *host_new(const struct host_setup *setup);

/* Continues the match saved at setup->path, with the same seats and tokens; a match that is over may have
 * lost them. Does not use setup->match. Returns NULL with the problem if that is impossible (session_open).
 */
struct host *host_open(const struct host_setup *setup, struct problem *why);

/* Frees the host; the save stays. NULL is allowed. */
void host_free(struct host *host);

/* Opens a line and returns its number, from 1, or 0 if there are too many: then close the connection.
 * `address` is the other end's, without the port. */
int host_line(struct host *host, const char *address, int64_t now);

/* The same for a player in this program. The line needs no code, and its hello has a seat. */
int host_line_here(struct host *host, int64_t now);

/* Handles a whole message from the line. */
void host_receive(struct host *host, int line, const void *bytes, size_t size, int64_t now);

/* Call this when a line is lost or closed. Unknown lines are allowed. */
void host_lost(struct host *host, int line, int64_t now);

/* True if the line has been welcomed, as a guest's or an onlooker's. */
bool host_has_welcomed(const struct host *host, int line);

/* Takes the next message to send on `*line`; the bytes are valid until the next call for this host. If
 * `*bytes` is NULL, close the line once everything has been sent on it; its number is then unknown. False
 * if there is nothing. */
bool host_next(struct host *host, int *line, const char **bytes, size_t *size);

/* Does everything that is due: delayed views, computers' moves, clocks, lines that were silent too long. */
void host_tick(struct host *host, int64_t now);

/* Returns in how many milliseconds host_tick is due, at least 0; -1: only after something else has come. */
int64_t host_wait(const struct host *host, int64_t now);

/* Returns the code that lets guests in, HOST_CODE_LETTERS letters. It changes after too many wrong codes. */
const char *host_code(const struct host *host);

/* The player who sits, or will sit, on a seat. */
struct host_seat {
    const struct player *player;
    bool taken;     /* somebody has joined there, or it is a computer's */
    bool here;      /* their line is open and they look at the game, or it is a computer's */
    bool stands_in; /* a computer plays for them now */
};
struct host_seat host_seat(const struct host *host, int seat);
int host_seats(const struct host *host);

/* Before the start: gives a free seat to a computer, or back to persons (PLAYER_PERSON). False if somebody
 * sits there. */
bool host_seat_player(struct host *host, int seat, const struct player *player);

/* Before the start: frees the seat of a person whose line is lost. False if there is no such seat. */
bool host_free_seat(struct host *host, int seat);

/* Before the start: set the clock and the dice of the setup; the last one turns the seats round until the
 * player on `seat` has seat 0, which is East. */
void host_set_clock(struct host *host, int seconds);
void host_set_dice(struct host *host, bool dice);
void host_make_east(struct host *host, int seat, int64_t now);
const struct host_setup *host_setup(const struct host *host);

/* Starts the match; false while a seat is free or its guest has no line. */
bool host_start(struct host *host, int64_t now);
bool host_is_started(const struct host *host);
bool host_is_over(const struct host *host);

/* True if every person has left since the match ended. A guest whose line broke at the end comes back for the
 * record. */
bool host_all_have_left(const struct host *host);

/* After a match: true if all persons at the table want another one. */
bool host_wants_again(const struct host *host);

/* After a match: begins another with the same people on the same seats, unless dice decide. `match` gives
 * seed, options and start time. False if it has other seats, or if host_start fails. */
bool host_again(struct host *host, const struct setup *match, int64_t now);

/* Lets a computer play for a person who isn't here, until they return. */
void host_stand_in(struct host *host, int seat, int64_t now);

/* Closes the table: sends everybody away; the match stays saved. Send what host_next returns, then free the
 * host. */
void host_close(struct host *host);

/* Returns the match, for the program around the host (archive, save problem); NULL before the start. The host
 * owns it. */
struct session *host_session(struct host *host);

#endif
