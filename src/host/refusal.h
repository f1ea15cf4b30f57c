/*
 * refusal.h: why a host refuses or closes a line.
 */
#ifndef HOST_REFUSAL_H
#define HOST_REFUSAL_H

enum refused {
    REFUSED_CODE,    /* wrong code */
    REFUSED_TOKEN,   /* the seat's token is unknown, or no longer valid */
    REFUSED_WAIT,    /* too many wrong codes: try again later */
    REFUSED_VERSION, /* another version of the messages */
    REFUSED_FULL,    /* no seat is free */
    REFUSED_NOISE,   /* the message isn't of this protocol */
    REFUSED_FLOOD,   /* too many messages */
    REFUSED_SILENT,  /* silent for too long */
    REFUSED_MOVED,   /* the seat's person has come back on another line */
    REFUSED_CLOSED,  /* the table was closed; the match is saved */
    REFUSED_KINDS    /* or a reason of a later version */
};

/* Returns its name in a message, such as "code". Static. */
const char *host_refused_name(enum refused why);

/* Returns a sentence for players, in English, for tr. Static. */
const char *host_refused_text(enum refused why);

/* Returns the reason with that name, or REFUSED_KINDS. */
enum refused host_refused_parse(const char *name);

#endif
