/*
 * test_silence.c: of a host that takes the connection and says nothing the guest is told that it can't be
 * reached, and tries again. libwebsockets alone would wait for ever.
 */
#include "support/test.h"

#include "net/sockets.h"
#include "net/way.h"

static void wait_for_news(struct way *way)
{
    struct net_letter *letter;
    while (!(letter = mailbox_take(way_mailbox(way))))
        mailbox_wait(way_mailbox(way), -1);
    assert_int_equal(letter->news, NET_CLOSED);
    free(letter);
}

TEST(a_host_that_says_nothing_is_told)
{
    struct sockaddr_in here = sockets_at(0x7f000001, 0);
    socklen_t size = sizeof here;
    sockets_begin();
    net_socket silent = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(bind(silent, (struct sockaddr *)&here, sizeof here) == 0 && listen(silent, 8) == 0 &&
                getsockname(silent, (struct sockaddr *)&here, &size) == 0);
    struct way *way = way_new("127.0.0.1", ntohs(here.sin_port), NULL, NULL);
    assert_non_null(way);
    wait_for_news(way);
    way_free(way);
    net_close(silent);
}
