/*
 * test_table.c: a table with an open port: a guest who talks too fast hears why before the line is closed.
 */
#include "support/test.h"

#include "net/table/open_table.h"
#include "support/match.h"

#include "tcp.h"

enum { TOO_MANY = 60 /* messages at once: more than the 40 of docs/security.md's rate */ };

static bool has_come(net_socket handle)
{
    struct timeval now = {0};
    fd_set wanted;
    FD_ZERO(&wanted);
    FD_SET(handle, &wanted);
    return select((int)handle + 1, &wanted, NULL, NULL, &now) > 0;
}

/* Lets the table answer until it closes the line; the last message before that. */
static void hear_last(struct open_table *table, net_socket line, char heard[8192])
{
    static char next[8192];
    for (int kind = 0x81; kind == 0x81;) {
        open_table_turn(table, 0);
        if (!has_come(line)) {
            open_table_wait(table, 20);
            continue;
        }
        kind = tcp_read_frame(line, next, sizeof next);
        if (kind == 0x81)
            snprintf(heard, sizeof next, "%s", next);
    }
}

TEST(a_guest_who_talks_too_fast_hears_why)
{
    struct open_table_setup setup = {.server = {.address = "127.0.0.1"}};
    struct problem why = {0};
    char hello[120];
    static char heard[8192];
    match_setup(&setup.host.match, 5);
    for (int seat = 0; seat < 2; seat++)
        setup.host.match.players[seat] = (struct player){.kind = PLAYER_PERSON};
    struct open_table *table = open_table_new(&setup, false, &why);
    assert_non_null(table);
    net_socket line = tcp_line(1, server_port(open_table_server(table)));
    assert_true(line != NET_NO_SOCKET);
    int size =
        snprintf(hello, sizeof hello, "{\"type\":\"hello\",\"version\":1,\"name\":\"Ann\",\"code\":\"%s\"}",
                 host_code(open_table_host(table)));
    assert_true(tcp_frame(line, 0x81, hello, (size_t)size));
    for (int i = 0; i < TOO_MANY; i++)
        assert_true(tcp_frame(line, 0x81, "{\"type\":\"alive\"}", 16));
    hear_last(table, line, heard);
    assert_non_null(strstr(heard, "\"why\":\"flood\""));
    assert_non_null(strstr(heard, "Too many messages arrived together."));
    net_close(line);
    open_table_free(table);
}
