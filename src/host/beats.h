/*
 * beats.h: what a match between friends shows, step by step, and to whom (host_inside.h).
 *
 * The session is always ahead of what the seats see. Each of its steps becomes beats, which are sent one
 * after another. A beat ends with each tile that somebody might claim, and the next one comes 0.6 to 1.2
 * seconds later, whether anybody can claim it or not. Until then those who are not asked have the view that
 * follows from the events alone, so that neither time nor content tells them who is asked. Where a beat
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
    struct event events[VIEWERS][EVENT_MAX]; /* as each of them may know them */
    bool pauses;
    struct view views[VIEWERS];
};

/* What a viewer knows. */
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
    int64_t next_at;   /* the next beat is not sent earlier */
    int64_t act_at;    /* a computer does not take its turn earlier */
    struct view *ends; /* an onlooker's view after each round */
    int end_count;
    int64_t played, played_at; /* milliseconds of play, counted up to that time */
    bool passes;               /* time has passed since */
    uint8_t undo_seat;         /* who asks to undo, or SEAT_NONE */
    bool told_over;
};

/* True if a person joined that seat, even if a computer stands in. */
bool beats_is_person(const struct host *host, int seat);

enum phase beats_phase(const struct host *host);

/* Makes beats of the newest `count` events of the session, which `mover` (or SEAT_NONE) caused. While others
 * still have to answer, only those who are asked, and who has just answered, see that. */
void beats_add(struct host *host, int count, int mover);

/* Sends the first beat. */
void beats_send(struct host *host, int64_t now);

/* Tells a line how things stand. */
void beats_send_state(struct host *host, const struct line *line, int64_t now);

/* Finds what everybody knows by going through the record, after an undo, and welcomes them all to it. */
void beats_begin_again(struct host *host, int64_t now);

#endif
