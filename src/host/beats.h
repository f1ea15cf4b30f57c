/*
 * beats.h: how a match between friends is shown to its seats, step by step (host_inside.h).
 *
 * The session is always ahead of what the seats see. Each of its steps becomes beats, which are sent one
 * after another. A beat ends with each tile that somebody might claim, and the next one comes 0.6 to 1.2
 * seconds later, whether anybody can claim it or not. Until then the seats that aren't asked have the view
 * that follows from the events alone, so neither time nor content tells them who is asked. Where a beat
 * changes nothing for a viewer, nothing is sent.
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

/* The knowledge of one viewer. */
struct sight {
    struct view plain; /* before the first deal */
    struct view seen;  /* after the newest beat, sent or not */
    struct view sent;
    int number;                       /* of the newest message of events */
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
    int64_t played, played_at; /* milliseconds of play, counted up to that time */
    bool passes;               /* time has passed since */
    uint8_t undo_seat;         /* the seat that asks to undo, or SEAT_NONE */
    bool told_over;
};

/* True if a person joined that seat, even if a computer stands in. */
bool beats_is_person(const struct host *host, int seat);

enum phase beats_phase(const struct host *host);

/* Makes beats of the newest `count` events of the session, which `mover` (or SEAT_NONE) caused. While others
 * still have to answer, only the seats that are asked, and the one that has just answered, see it. */
void beats_add(struct host *host, int count, int mover);

/* Sends the first beat. */
void beats_send(struct host *host, int64_t now);

/* Sends a line the current state. */
void beats_send_state(struct host *host, const struct line *line, int64_t now);

/* After an undo: works out from the record what everybody knows, and welcomes everybody again. */
void beats_begin_again(struct host *host, int64_t now);

#endif
