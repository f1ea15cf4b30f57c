/*
 * guest_inside.h: the fields of a guest and what its files share: guest.c (sending, time), guest_hear.c
 * (the host's messages).
 */
#ifndef HOST_GUEST_INSIDE_H
#define HOST_GUEST_INSIDE_H

#include <cjson/cJSON.h>

#include "host/guest.h"

enum { PHRASES_KEPT = 8 };

struct letter;

struct guest {
    struct guest_setup setup;
    enum guest_state state;
    enum refused refused;
    int seconds;
    uint8_t seat;
    struct session *session;
    bool taken;
    struct view plain; /* of its seat */
    struct guest_place places[SEAT_MAX];
    int place_count;
    double id, ask;             /* of its newest move, and of the newest question (-1: none) */
    double said_ask;            /* the question that the newest move answers */
    bool told_ready, was_ready; /* for the next deal; was_ready: before the line was lost */
    struct move said;
    int clock;
    struct text record_text; /* the parts of the record that have come */
    struct record *record;   /* has come, but not all steps have been seen */
    struct {
        uint8_t seat, phrase;
    } phrases[PHRASES_KEPT];
    int phrase_count;
    uint8_t undo_seat;
    enum undo_end undo_end;
    struct guest_table table;
    int64_t sent_at, heard_at;
    struct letter *first, **last, *given;
};

/* Sends the newest move, unless there is no line. */
void guest_send_move(struct guest *guest);

/* Frees the record that has come, if any. */
void guest_drop_record(struct guest *guest);

/* Takes in a message; false if no host can have sent it. */
bool guest_hear(struct guest *guest, const cJSON *object);

#endif
