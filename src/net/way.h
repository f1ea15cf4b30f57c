/*
 * way.h: a guest's way to a table, which finds back after every break.
 *
 * A thread of its own does that with libwebsockets. A lost way is tried again at once, then after 250 and 500
 * ms, then every second, for as long as the guest is there. In a browser's page (way_page.c) the host is the
 * one that the page came from, and there is one way at a time.
 */
#ifndef NET_WAY_H
#define NET_WAY_H

#include "net/mailbox.h"

struct way;

/* Sets out for the host at an address ("192.168.1.5", a name) and port. `wake` (may be NULL) is called by the
 * network's thread when a letter has come. NULL: the system has no threads or sockets. */
struct way *way_new(const char *address, int port, void (*wake)(void *to), void *to);

/* Closes the way; what was sent before still has a moment to leave. NULL is allowed. */
void way_free(struct way *way);

/* The letters that have come: NET_OPENED each time that the way is open, NET_TEXT, and NET_CLOSED each time
 * that it is lost or can't be opened, with the reason as its text ("" if none is known). */
struct mailbox *way_mailbox(struct way *way);

/* Sends a message; one that finds no open way is dropped. */
void way_send(struct way *way, const char *text, size_t size);

/* Gives the open way up and takes a new one. */
void way_renew(struct way *way);

#endif
