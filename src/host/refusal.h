/*
 * refusal.h: the reasons for which a host refuses or closes a line.
 */
#ifndef HOST_REFUSAL_H
#define HOST_REFUSAL_H

enum refused {
    REFUSED_CODE,    /* wrong code */
    REFUSED_TOKEN,   /* the seat's token is not (or no longer) known */
    REFUSED_WAIT,    /* too many wrong codes: come back later */
    REFUSED_VERSION, /* another version of the messages */
    REFUSED_FULL,    /* no seat is free */
    REFUSED_NOISE,   /* no message of this protocol */
    REFUSED_FLOOD,   /* too many messages */
    REFUSED_SILENT,  /* nothing was heard for too long */
    REFUSED_MOVED,   /* the seat's person has come back on another line */
    REFUSED_CLOSED,  /* the table was closed; the match is saved */
    REFUSED_KINDS    /* a reason of a later version */
};

/* Its name in a message, such as "code". Static. */
const char *host_refused_name(enum refused why);

/* A sentence for players, in English: pass it through tr. Static. */
const char *host_refused_text(enum refused why);

/* The reason with that name, or REFUSED_KINDS. */
enum refused host_refused_parse(const char *name);

#endif
