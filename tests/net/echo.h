/* echo.h: a table that says back what it hears, for tests of the way there. */
#ifndef NET_ECHO_H
#define NET_ECHO_H

#include <cmocka.h>

#include "net/lost.h"
#include "net/server.h"
#include "net/thread.h"

struct echo {
    struct server *server;
    struct thread *thread;
    int port, opened, closed; /* the last two are right once it has ended */
};

static inline void echo_run(void *self)
{
    struct echo *echo = self;
    for (;;) {
        mailbox_wait(server_mailbox(echo->server), -1);
        for (struct net_letter *letter; (letter = mailbox_take(server_mailbox(echo->server)));) {
            if (letter->news == NET_STOP) {
                free(letter);
                return;
            }
            if (letter->news == NET_TEXT && strcmp(letter->text, "trust") == 0)
                server_trust(echo->server, letter->line);
            if (letter->news == NET_TEXT)
                server_send(echo->server, letter->line, letter->text, letter->size);
            echo->opened += letter->news == NET_OPENED;
            echo->closed += letter->news == NET_CLOSED;
            free(letter);
        }
    }
}

/* Begins at a port, or at any. */
static inline void echo_begin(struct echo *echo, int port, const char *page)
{
    struct error why = {0};
    struct server_setup setup = {.port = port, .page = page};
    *echo = (struct echo){.server = server_open(&setup, &why)};
    assert_non_null(echo->server);
    echo->port = server_port(echo->server);
    echo->thread = thread_start(echo_run, echo);
    assert_non_null(echo->thread);
}

static inline void echo_end(struct echo *echo)
{
    mailbox_put(server_mailbox(echo->server), net_letter_new(NET_STOP, 0, NULL, 0));
    thread_join(echo->thread);
    server_close(echo->server);
}

#endif
