/*
 * guest.h: a guest's way to a table, which finds back after every break.
 *
 * A thread of its own does that with libwebsockets. A lost way is tried again at once, then after 250 and 500
 * ms, then every second, for as long as the guest is there.
 */
#ifndef NET_GUEST_H
#define NET_GUEST_H

#include "net/mailbox.h"

struct guest;

/* Sets out for the host at an address ("192.168.1.5", a name) and port. `wake` (may be NULL) is called by the
 * network's thread when a letter has come. NULL: the system has no threads or sockets. */
struct guest *guest_new(const char *address, int port, void (*wake)(void *to), void *to);

/* Closes the way; what was sent before still has a moment to leave. NULL is allowed. */
void guest_free(struct guest *guest);

/* The letters that have come: NET_OPENED each time that the way is open, NET_TEXT, and NET_CLOSED each time
 * that it is lost or can't be opened, with the reason as its text ("" if none is known). */
struct mailbox *guest_mailbox(struct guest *guest);

/* Sends a message; one that finds no open way is dropped. */
void guest_send(struct guest *guest, const char *text, size_t size);

#endif
