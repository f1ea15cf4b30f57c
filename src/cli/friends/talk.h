/*
 * talk.h: what the person at `tigers join` and the other players say to each other: set phrases, and whether
 * a move may be undone.
 */
#ifndef CLI_FRIENDS_TALK_H
#define CLI_FRIENDS_TALK_H

#include "host/guest.h"

struct talk {
    bool deaf; /* don't print what others say */
    int undo;  /* the seat that asked to undo when it was last printed, or SEAT_NONE */
};

/* Does what a line of talk asks: "say", "say 3", "say off", "say on", "undo", "yes", "no". False for any
 * other line. */
bool talk_hear(struct talk *talk, struct guest *guest, const char *line);

/* Prints what the others have said. */
void talk_tell(struct talk *talk, struct guest *guest);

#endif
