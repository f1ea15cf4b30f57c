/*
 * way.h: a guest's connection to a table, called a way, which reconnects after every break.
 *
 * Its own thread runs libwebsockets. It tries a lost way again immediately, then after 250 and 500 ms, then
 * every second, until way_free. In a browser's page (way_page.c) the host is the one that served the
 * page, and there is one way at a time.
 */
#ifndef NET_WAY_H
#define NET_WAY_H

#include "net/mailbox.h"

struct way;

/* Starts to connect to the host at an address ("192.168.1.5", or a name) and port. The network's thread calls
 * `wake` (may be NULL) when a letter has come. Returns NULL if the system has no threads or sockets left. */
struct way *way_new(const char *address, int port, void (*wake)(void *to), void *to);

/* Closes the way; messages sent before still have a moment to leave. Waits half a second at most, also while
 * the system is still looking up the host's name. NULL is allowed. */
void way_free(struct way *way);

/* Returns the mailbox with the letters from the network: NET_OPENED each time the way is open, NET_TEXT, and
 * NET_CLOSED each time it is lost or can't be opened, with the reason as text ("" if unknown). */
struct mailbox *way_mailbox(struct way *way);

/* Sends a message; it is dropped if the way isn't open. */
void way_send(struct way *way, const char *text, size_t size);

/* Closes the open way and connects again. */
void way_renew(struct way *way);

#endif
