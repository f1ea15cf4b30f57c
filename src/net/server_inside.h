/* server_inside.h: the fields of a server, and the functions that its files share. */
#ifndef NET_SERVER_INSIDE_H
#define NET_SERVER_INSIDE_H

#include <libwebsockets.h>

#include "net/mailbox.h"
#include "net/page_files.h"
#include "net/server.h"
#include "net/thread.h"

enum {
    CONNECTIONS_MAX = 160, /* of all addresses together */
    CONNECTIONS_EACH = 24, /* of one address */
    TRUSTED_MAX = 32       /* addresses of guests that are remembered */
};

struct wire;

struct connection {
    struct lws *wsi;
    uint32_t address;
    bool seated; /* a line to the table */
    bool doomed; /* being closed in favor of others */
};

struct server {
    struct server_setup setup;
    struct lws_context *context;
    struct thread *thread;
    struct mailbox *in, *out;
    struct page_files *files;
    int port;
    bool stopped;
    struct wire *wires;
    int wire_count;
    unsigned numbers;
    struct connection connections[CONNECTIONS_MAX];
    int connection_count;
    uint32_t trusted[TRUSTED_MAX]; /* addresses of guests; the newest replaces the oldest */
    int trusted_count;             /* how many there have been in all */
};

/* --- connections (lines.c) --- */

/* False if the connection must be refused: it is not from a neighbor, or too many are open. */
bool lines_let_in(struct server *server, lws_sockfd_type socket);
void lines_add(struct server *server, struct lws *wsi);
void lines_remove(struct server *server, const struct lws *wsi);

/* Marks the connection as a line to the table, which is never closed in favor of others. */
void lines_seat(struct server *server, const struct lws *wsi);

/* Remembers the connection's address as a guest's. */
void lines_trust(struct server *server, const struct lws *wsi);

/* True if the connection is being closed in favor of others: then send nothing more. */
bool lines_is_doomed(struct server *server, const struct lws *wsi);

/* --- requests (pages.c) --- */

/* A request that is being answered. */
struct page_request {
    const struct page_file *file;
    size_t sent;
};

/* True if the Host, Origin and path of a request for a line are allowed. */
bool pages_let_in(const struct server *server, struct lws *wsi);

/* Begins to answer a request for a path, and continues; both return what a callback of lws returns. */
int pages_answer(struct server *server, struct lws *wsi, struct page_request *request, const char *path);
int pages_write(struct server *server, struct lws *wsi, struct page_request *request);

#endif
