/*
 * host_inside.h: the fields of a host, and the functions that its files share.
 */
#ifndef HOST_HOST_INSIDE_H
#define HOST_HOST_INSIDE_H

#include "host/host.h"
#include "host/message.h"

enum {
    HOST_TOKEN = 33,     /* bytes of a token as text: 128 bits */
    HOST_TRIES_KEPT = 64 /* wrong codes that are remembered */
};

/* A connection. */
struct line {
    int number; /* 0: free */
    char address[HOST_ADDRESS];
    bool trusted, greeted;
    uint8_t seat; /* SEAT_NONE: an onlooker, or not welcomed yet */
    int budget;   /* messages it may still send now, in thousandths */
    int64_t budget_at, heard_at;
};

/* A seat of a person. */
struct chair {
    char token[HOST_TOKEN]; /* "": nobody has joined */
    int line;               /* its open line, or 0 */
    bool away, stands_in, ready, agrees;
    bool again;   /* wants another match, now that this one is over */
    bool left;    /* has left since the match ended */
    bool met;     /* sent a message after the welcome, so its guest has the token */
    bool asked;   /* must answer a question */
    unsigned ask; /* the number of its newest question */
    double done;  /* the id of its newest move */
    int64_t asked_at;
};

/* A wrong code. */
struct
try {
    char address[HOST_ADDRESS];
    int64_t at;
};

struct course; /* the state of the match (course.c, beats.c) */

struct host {
    struct host_setup setup;
    char *path;
    struct session *session; /* NULL before the start */
    struct course *course;
    struct line lines[HOST_LINES_MAX];
    struct chair chairs[SEAT_MAX];
    int last_line;
    struct letters letters;
    char code[HOST_CODE_LETTERS + 1];
    int wrong; /* wrong codes since this one was made */
    struct try tries[HOST_TRIES_KEPT];
    int try_count;
    bool closed;
};

/* --- lines and messages (host.c) --------------------------------------------------------------- */

/* Returns the line with that number, or NULL. */
struct line *host_find_line(struct host *host, int number);

/* Sends a message, and frees it. */
void host_send(struct host *host, const struct line *line, cJSON *message);

/* Sends a message to every welcomed line except `but` (may be NULL), and frees it. */
void host_tell_all(struct host *host, const struct line *but, cJSON *message);

/* Closes the line once everything has been sent on it. */
void host_close_line(struct host *host, struct line *line);

/* Sends a refusal and closes the line. */
void host_refuse(struct host *host, struct line *line, enum refused why, int seconds);

/* Returns the open line of a seat, or NULL. */
struct line *host_line_of(struct host *host, int seat);

/* Tells every line which players are here. */
void host_tell_presence(struct host *host);

/* --- joining (join.c) ----------------------------------------------------------------------------- */

/* Makes a new code, for which no wrong ones have been counted. */
void host_new_code(struct host *host);

/* Takes a code that an earlier host made; nothing else. */
void host_take_code(struct host *host, const char *code);

/* Answers a hello with a welcome or a refusal. */
void host_hear_hello(struct host *host, struct line *line, const cJSON *message, int64_t now);

/* --- the match (course.c, beats.c) ---------------------------------------------------------------- */

/* Begins the course of the host's session, which may be anywhere in its match. */
void course_begin(struct host *host, int64_t now);

/* Frees the course. */
void course_end(struct host *host);

/* Makes the welcome for a line that is new or comes back: its seat, the setup and its view. */
cJSON *course_welcome(struct host *host, const struct line *line, int64_t now);

/* Sends the record of a match that is over. */
void course_record(struct host *host, const struct line *line);

/* Handles a message of a welcomed line; ignores unknown types. */
void course_hear(struct host *host, struct line *line, const char *type, const cJSON *message, int64_t now);

/* Does what is due in the match. */
void course_tick(struct host *host, int64_t now);
int64_t course_due(const struct host *host); /* the time of the next tick, or INT64_MAX */

/* --- the seats beside the save (seats.c) ---------------------------------------------------------- */

/* Write, read and remove the file; without a path there is none, and a match that is over needs none.
 * seats_read returns false with the problem. */
void seats_save(const struct host *host);
bool seats_read(struct host *host, struct problem *why);
void seats_remove(const struct host *host);

#endif
