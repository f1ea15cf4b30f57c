/*
 * mailbox.h: messages between the network's thread and the program's.
 *
 * Any thread may put letters in; they come out in the same order.
 */
#ifndef NET_MAILBOX_H
#define NET_MAILBOX_H

#include <stddef.h>
#include <stdint.h>

enum net_news {
    NET_OPENED, /* a line is open, and the text is its address; or the way to the host is */
    NET_TEXT,   /* a message */
    NET_CLOSED, /* the line is gone; a guest is already trying again */
    NET_LEAVE,  /* to the network: close the line when all has been sent */
    NET_TRUST,  /* to the network: the person at the line is a guest */
    NET_STOP    /* to the network: end the thread */
};

struct net_letter {
    struct net_letter *next;
    enum net_news news;
    unsigned line; /* a host's lines have numbers from 1 */
    size_t size;
    char text[]; /* `size` bytes and a zero */
};

struct mailbox;

/* Makes an empty mailbox. */
struct mailbox *mailbox_new(void);

/* Frees the mailbox and its letters. */
void mailbox_free(struct mailbox *mailbox);

/* Makes a letter with a copy of the bytes, to be freed with free(). */
struct net_letter *net_letter_new(enum net_news news, unsigned line, const void *bytes, size_t size);

/* Puts a letter in; the mailbox then owns it. */
void mailbox_put(struct mailbox *mailbox, struct net_letter *letter);

/* Takes the oldest letter out; the caller frees it. NULL if there is none. */
struct net_letter *mailbox_take(struct mailbox *mailbox);

/* Waits until there is a letter, for at most that many milliseconds (-1: for ever). */
void mailbox_wait(struct mailbox *mailbox, int64_t milliseconds);

#endif
