/*
 * server.h: one open port: the page's files for browsers, and lines to the table for guests.
 *
 * Its own thread runs libwebsockets and sleeps until something comes. Letters (mailbox.h) go both ways. A
 * line is a WebSocket at /table with the sub-protocol "dueling-tigers-1"; the limits for guests are at the
 * head of server.c, and docs/security.md says why.
 */
#ifndef NET_SERVER_H
#define NET_SERVER_H

#include "base/error.h"
#include "net/mailbox.h"

enum { NET_PORT = 7733, NET_PORTS = 20, NET_PATIENCE = 10 /* seconds until a new line must have spoken */ };

struct server_setup {
    int port;                /* 0: NET_PORT, or the next of NET_PORTS that is free */
    const char *address;     /* where it listens; NULL: everywhere */
    bool everybody;          /* not only neighbors (near.h) */
    const char *public_name; /* "play.example.org", if a proxy passes that on; or NULL */
    const char *page;        /* the folder with the page's files, or NULL */
    void (*wake)(void *to);  /* called by the network's thread when a letter has come; or NULL */
    void *to;
};

struct server;

/* Opens the port; NULL with the error if that fails. The texts in `setup` must exist until server_close. */
struct server *server_open(const struct server_setup *setup, struct error *why);

/* Closes the port and all lines. Messages sent before still have a moment to leave. NULL is allowed. */
void server_close(struct server *server);

/* Returns the port that is open. */
int server_port(const struct server *server);

/* True if browsers find the game's page here. */
bool server_has_page(const struct server *server);

/* Returns the mailbox with the letters from the network: NET_OPENED, NET_TEXT, NET_CLOSED. */
struct mailbox *server_mailbox(struct server *server);

/* Sends a message on a line; nothing if the line is gone. */
void server_send(struct server *server, unsigned line, const char *text, size_t size);

/* Notes that the person at the line is a guest: connections from that address are let in even if strangers
 * have taken all places. */
void server_trust(struct server *server, unsigned line);

/* Closes a line once everything has been sent. */
void server_leave(struct server *server, unsigned line);

/* Fills `bytes` with bytes that nobody can guess; `context` is unused. */
void server_random(void *context, void *bytes, size_t size);

#endif
