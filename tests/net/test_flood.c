/*
 * test_flood.c: a table goes on, and lets others in, while strangers fill its places: silent connections,
 * half requests, readers that don't read, talkers that don't stop. They come from addresses of their own, as
 * limits count by address; only where the whole 127.0.0.0/8 is this machine (not on macOS).
 * Tier: ci
 */
#include "support/test.h"

#include <errno.h>

#include "base/file.h"
#include "support/effort.h"
#include "support/system.h"

#include "echo.h"
#include "tcp.h"

enum { FRIEND = 9, CROWD = 600, TRIES = 40 };

static const char folder[] = "page-of-test-flood", large[] = "page-of-test-flood/rest.pack",
                  index_name[] = "page-of-test-flood/index.html";

static int up(void **state)
{
    static struct echo echo;
    static char bytes[4 << 20];
    assert_true(file_make_folder(folder, NULL) && file_write(large, bytes, sizeof bytes, NULL) &&
                file_write(index_name, "page", 4, NULL));
    echo_begin(&echo, 0, folder);
    *state = &echo;
    return 0;
}

static int down(void **state)
{
    echo_end(*state);
    assert_true(file_remove(large) && file_remove(index_name) && file_remove(folder));
    return 0;
}

TEST_GROUP(up, down)

/* The friend at the table says something and hears it. */
static void talk(net_socket line)
{
    char heard[64];
    assert_true(tcp_frame(line, 0x81, "{\"type\":\"alive\"}", 16));
    assert_int_equal(tcp_read_frame(line, heard, sizeof heard), 0x81);
    assert_string_equal(heard, "{\"type\":\"alive\"}");
}

/* Another friend comes, and is let in: at once or, as every guest tries again, a moment later. */
static void join(const struct echo *echo)
{
    net_socket line = NET_NO_SOCKET;
    for (int i = 0; i < TRIES && line == NET_NO_SOCKET; i++) {
        system_sleep(i ? 250 : 0);
        line = tcp_line(FRIEND + 1, echo->port);
    }
    assert_true(line != NET_NO_SOCKET);
    talk(line);
    net_close(line);
}

/* From a few addresses, over and over. */
static void crowd(const struct echo *echo, net_socket *handles, int count, const char *text)
{
    for (int i = 0; i < count; i++) {
        handles[i] = tcp_open(20 + i % 40, echo->port);
        if (handles[i] != NET_NO_SOCKET && text)
            tcp_say(handles[i], text);
    }
}

static void end_crowd(net_socket *handles, int count)
{
    for (int i = 0; i < count; i++)
        if (handles[i] != NET_NO_SOCKET)
            net_close(handles[i]);
}

static void table_goes_on(const struct echo *echo, const char *text)
{
    static net_socket handles[CROWD];
    net_socket line = tcp_line(FRIEND, echo->port);
    assert_true(line != NET_NO_SOCKET);
    talk(line);
    for (int round = 0; round < effort(1, 2, 20); round++) {
        crowd(echo, handles, CROWD, text);
        talk(line);
        join(echo);
        end_crowd(handles, CROWD);
    }
    talk(line);
    net_close(line);
}

TEST(silent_connections)
{
    table_goes_on(*state, NULL);
}

TEST(half_requests)
{
    table_goes_on(*state, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: ");
}

TEST(lines_that_never_say_anything)
{
    table_goes_on(*state,
                  "GET /table HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n");
}

TEST(readers_that_never_read)
{
    table_goes_on(*state, "GET /rest.pack HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
}

TEST(bytes_that_mean_nothing)
{
    table_goes_on(*state, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 this is no HTTP\r\n\r\n\r\n");
}

/* One connection from each of hundreds of addresses, more than there are places: a guest who lost the line
 * comes back all the same. */
TEST(a_guest_comes_back_through_strangers_of_many_addresses)
{
    static net_socket handles[CROWD];
    const struct echo *echo = *state;
    char heard[64];
    net_socket line = tcp_line(FRIEND, echo->port);
    assert_true(line != NET_NO_SOCKET && tcp_frame(line, 0x81, "trust", 5));
    assert_int_equal(tcp_read_frame(line, heard, sizeof heard), 0x81);
    for (int i = 0; i < CROWD; i++)
        handles[i] = tcp_open(0x1000 + i, echo->port);
    net_close(line);
    for (int i = 0; i < 3; i++) {
        line = tcp_line(FRIEND, echo->port);
        assert_true(line != NET_NO_SOCKET);
        talk(line);
        net_close(line);
    }
    end_crowd(handles, CROWD);
}

/* Each of them is sent away after some forty messages, and comes again. */
TEST(talkers_that_never_stop)
{
    const struct echo *echo = *state;
    net_socket line = tcp_line(FRIEND, echo->port);
    assert_true(line != NET_NO_SOCKET);
    for (int i = 0; i < effort(10, 20, 200); i++) {
        net_socket talker = tcp_line(20 + i % 4, echo->port);
        for (int said = 0; talker != NET_NO_SOCKET && said < 200; said++)
            if (!tcp_frame(talker, 0x81, "{\"type\":\"noise\"}", 16))
                break;
        system_sleep(i < 30 ? 0 : 50); /* a friend may say twenty things a second after the first forty */
        talk(line);
        if (talker != NET_NO_SOCKET)
            net_close(talker);
    }
    join(echo);
    net_close(line);
}
