/*
 * guest_inside.h: the fields of a guest, for guest.c (sending, time) and guest_hear.c (the host's messages).
 */
#ifndef HOST_GUEST_INSIDE_H
#define HOST_GUEST_INSIDE_H

#include "host/guest.h"
#include "host/message.h"

enum { PHRASES_KEPT = 8 };

struct guest {
    struct guest_setup setup;
    enum guest_state state;
    enum refused refused;
    uint8_t seat;
    struct session *session;
    bool taken;
    struct view plain; /* its seat's view before the first deal */
    struct guest_place places[SEAT_MAX];
    int place_count;
    double id, ask;             /* numbers of its newest move and of the newest question (-1: none) */
    double said_ask;            /* the question that the newest move answers */
    bool told_ready, was_ready; /* for the next deal; was_ready: its value when the line was lost */
    struct move said;
    int clock;
    struct text record_text; /* the parts of the record that have come so far */
    struct record *record;   /* all of it, while not all steps have been seen; or NULL */
    struct {
        uint8_t seat, phrase;
    } phrases[PHRASES_KEPT];
    int phrase_count;
    uint8_t undo_seat;
    enum undo_end undo_end;
    struct guest_table table;
    int64_t sent_at, heard_at;
    struct letters letters;
};

/* Sends the newest move, if there is a line. */
void guest_send_move(struct guest *guest);

/* Frees the record, if there is one. */
void guest_drop_record(struct guest *guest);

/* Handles a message; false if no host can have sent it. */
bool guest_hear(struct guest *guest, const cJSON *object);

#endif
