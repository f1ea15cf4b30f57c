/* talk.h: what a person at `tigers join` and the others say to each other: set phrases, and whether a move
 * may be taken back. */
#ifndef CLI_FRIENDS_TALK_H
#define CLI_FRIENDS_TALK_H

#include "host/guest.h"

struct talk {
    bool deaf; /* what others say isn't printed */
    int undo;  /* the seat of who asks to take a move back, as was said last, or SEAT_NONE */
};

/* True if the line is one of talk, which is done: "say", "say 3", "say off", "say on", "undo", "yes", "no".
 */
bool talk_hear(struct talk *talk, struct guest *guest, const char *line);

/* Prints what the others have said. */
void talk_tell(struct talk *talk, struct guest *guest);

#endif
