/*
 * beats.h: shows a match between friends to its seats, step by step (host_inside.h).
 *
 * The session is always ahead of what the seats see. Each of its steps becomes beats, which are sent one
 * after another. A beat ends with each tile that somebody might claim. The next one follows 0.6 to 1.2
 * seconds later, whether anybody can claim the tile or not. Until then the seats that don't have to answer
 * get the view that follows from the events alone, so neither timing nor content shows who must. A viewer for
 * whom a beat changes nothing gets no message.
 */
#ifndef HOST_BEATS_H
#define HOST_BEATS_H

#include "host/host_inside.h"

enum {
    VIEWERS = SEAT_MAX + 1, /* the seats, and onlookers */
    ROUND_EVENTS = 512
};

struct beat {
    struct beat *next;
    int count;
    struct event events[VIEWERS][EVENT_MAX]; /* as each viewer may know them */
    bool pauses;
    struct view views[VIEWERS];
};

/* What one viewer has been sent. */
struct sight {
    struct view plain; /* before the first deal */
    struct view seen;  /* after the newest beat, even if it hasn't been sent */
    struct view sent;
    int number;                       /* number of the newest message with events */
    struct event round[ROUND_EVENTS]; /* sent since the deal */
    int round_count;
};

struct course {
    struct sight sights[VIEWERS];
    struct beat *first, **last;
    int64_t next_at;   /* the next beat isn't sent before this time */
    int64_t act_at;    /* a computer doesn't move before this time */
    struct view *ends; /* an onlooker's view after each round */
    int end_count;
    int64_t played, played_at; /* milliseconds of play, and the time up to which they were counted */
    bool passes;               /* time passed since then */
    uint8_t undo_seat;         /* the seat that asks to undo, or SEAT_NONE */
    bool told_over;
};

/* True if a person has joined on that seat, even if a computer plays for them now. */
bool beats_is_person(const struct host *host, int seat);

/* Returns the phase of the match now. */
enum phase beats_phase(const struct host *host);

/* Makes beats of the session's newest `count` events, which were caused by `mover` (or SEAT_NONE). While
 * others still have to answer, only those and the seat that has just answered see them. */
void beats_add(struct host *host, int count, int mover);

/* Sends the first beat. */
void beats_send(struct host *host, int64_t now);

/* Sends the current state on a line. */
void beats_send_state(struct host *host, const struct line *line, int64_t now);

/* After an undo: calculates from the record what every viewer knows, and sends all of them a new welcome. */
void beats_begin_again(struct host *host, int64_t now);

#endif
