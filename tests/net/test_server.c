/*
 * test_server.c: what a browser, a guest and a stranger get from the open port. The headers that keep the
 * page to itself are those of docs/security.md.
 */
#include "support/test.h"

#include "base/file.h"
#include "net/page_files.h"
#include "net/way.h"

#include "echo.h"
#include "support/system.h"
#include "tcp.h"

enum { ROOM = 16384 };

static char folder[64] = "page-of-test-server";

static void write_file(const char *name, const char *text)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_true(file_write(path, text, strlen(text), NULL));
}

static int up(void **state)
{
    static struct echo echo;
    assert_true(file_make_folder(folder, NULL));
    write_file("index.html", "<!DOCTYPE html><title>the page</title>");
    write_file("page.js", "a script that is longer than when it is packed");
    write_file("page.js.gz", "packed");
    write_file("notes.secret", "not of a kind that is served");
    write_file(".hidden.txt", "hidden");
    echo_begin(&echo, 0, folder);
    *state = &echo;
    return 0;
}

static void remove_one(void *user, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", (const char *)user, name);
    file_remove(path);
}

static int down(void **state)
{
    echo_end(*state);
    file_each(folder, "", remove_one, folder);
    assert_true(file_remove(folder));
    return 0;
}

TEST_GROUP(up, down)

/* Asks once and reads all of the answer. */
static const char *ask(const struct echo *echo, const char *request)
{
    static char answer[ROOM];
    net_socket handle = tcp_open(1, echo->port);
    assert_true(handle != NET_NO_SOCKET && tcp_say(handle, request));
    tcp_hear(handle, NULL, answer, sizeof answer);
    net_close(handle);
    return answer;
}

#define GET(path, more) "GET " path " HTTP/1.1\r\nHost: 127.0.0.1:7733\r\nConnection: close\r\n" more "\r\n"

/* The line of a header without its name and end, or "". */
static const char *header(const char *answer, const char *name)
{
    static char value[1024];
    char begin[64];
    snprintf(begin, sizeof begin, "\r\n%s: ", name);
    const char *at = strstr(answer, begin);
    snprintf(value, sizeof value, "%.*s", at ? (int)strcspn(at + strlen(begin), "\r") : 0,
             at ? at + strlen(begin) : "");
    return value;
}

TEST(the_page_comes_with_what_keeps_it_to_itself)
{
    const char *answer = ask(*state, GET("/", ""));
    assert_non_null(strstr(answer, "HTTP/1.1 200 "));
    assert_non_null(strstr(answer, "\r\n\r\n<!DOCTYPE html><title>the page</title>"));
    assert_string_equal(header(answer, "content-type"), "text/html; charset=utf-8");
    assert_string_equal(header(answer, "x-content-type-options"), "nosniff");
    assert_string_equal(header(answer, "referrer-policy"), "no-referrer");
    assert_string_equal(header(answer, "cache-control"), "no-cache");
    const char *policy = header(answer, "content-security-policy");
    assert_non_null(strstr(policy, "default-src 'none'"));
    assert_non_null(strstr(policy, "connect-src 'self' ws://127.0.0.1:7733;"));
    assert_non_null(strstr(policy, "frame-ancestors 'none'"));
    assert_null(strstr(policy, "unsafe-inline"));
}

TEST(a_packed_file_is_sent_to_those_who_can_read_it)
{
    const char *answer = ask(*state, GET("/page.js", "Accept-Encoding: gzip, deflate\r\n"));
    assert_string_equal(header(answer, "content-encoding"), "gzip");
    assert_non_null(strstr(answer, "\r\n\r\npacked"));
    answer = ask(*state, GET("/page.js", ""));
    assert_string_equal(header(answer, "content-encoding"), "");
    assert_non_null(strstr(answer, "\r\n\r\na script"));
}

TEST(a_file_that_the_browser_has_is_not_sent_again)
{
    char request[512], tag[64];
    snprintf(tag, sizeof tag, "%s", header(ask(*state, GET("/", "")), "etag"));
    assert_int_equal(tag[0], '"');
    snprintf(request, sizeof request, GET("/", "If-None-Match: %s\r\n"), tag);
    const char *answer = ask(*state, request);
    assert_non_null(strstr(answer, "HTTP/1.1 304 "));
    assert_null(strstr(answer, "the page"));
}

TEST(nothing_else_is_served)
{
    static const char *const paths[] = {
        "/notes.secret", "/.hidden.txt", "/../CMakeCache.txt", "/../../etc/passwd", "/%2e%2e/CMakeCache.txt",
        "/page.js.gz",   "/index.html/", "//index.html.gz",    "/etc/passwd",       "/table"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        char request[256];
        snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
                 paths[i]);
        const char *answer = ask(*state, request);
        assert_null(strstr(answer, " 200 "));
        assert_null(strstr(answer, "root:"));
    }
    assert_non_null(strstr(ask(*state, GET("/nothing", "")), "HTTP/1.1 404 "));
}

TEST(another_name_for_this_machine_is_refused)
{
    const char *answer = ask(*state, "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert_non_null(strstr(answer, "HTTP/1.1 421 "));
}

static bool is_let_in(const struct echo *echo, const char *path, const char *host, const char *more)
{
    net_socket handle = tcp_open(1, echo->port);
    bool in = handle != NET_NO_SOCKET && tcp_upgrade(handle, path, host, more);
    net_close(handle);
    return in;
}

TEST(only_our_page_and_programs_get_a_line)
{
    assert_true(is_let_in(*state, "/table", "127.0.0.1:7733", TCP_PROTOCOL));
    assert_true(
        is_let_in(*state, "/table", "127.0.0.1:7733", TCP_PROTOCOL "Origin: http://127.0.0.1:7733\r\n"));
    assert_false(
        is_let_in(*state, "/table", "127.0.0.1:7733", TCP_PROTOCOL "Origin: http://evil.example\r\n"));
    assert_false(is_let_in(*state, "/table", "127.0.0.1:7733", TCP_PROTOCOL "Origin: null\r\n"));
    assert_false(is_let_in(*state, "/table", "evil.example", TCP_PROTOCOL "Origin: http://evil.example\r\n"));
    assert_false(is_let_in(*state, "/table", "127.0.0.1:7733", "")); /* no sub-protocol, or another */
    assert_false(is_let_in(*state, "/table", "127.0.0.1:7733", "Sec-WebSocket-Protocol: chat\r\n"));
    assert_false(is_let_in(*state, "/", "127.0.0.1:7733", TCP_PROTOCOL));
    assert_false(is_let_in(*state, "/tables", "127.0.0.1:7733", TCP_PROTOCOL));
}

TEST(a_line_carries_texts_whole)
{
    static char text[65536], heard[65537];
    const struct echo *echo = *state;
    net_socket handle = tcp_line(1, echo->port);
    assert_true(handle != NET_NO_SOCKET);
    memset(text, 'x', sizeof text);
    assert_true(tcp_frame(handle, 0x81, "{\"type\":\"hello\"}", 16));
    assert_int_equal(tcp_read_frame(handle, heard, sizeof heard), 0x81);
    assert_string_equal(heard, "{\"type\":\"hello\"}");
    assert_true(tcp_frame(handle, 0x01, "one", 3) && tcp_frame(handle, 0x80, " text", 5)); /* in two parts */
    assert_int_equal(tcp_read_frame(handle, heard, sizeof heard), 0x81);
    assert_string_equal(heard, "one text");
    assert_true(tcp_frame(handle, 0x81, text, 60000));
    assert_int_equal(tcp_read_frame(handle, heard, sizeof heard), 0x81);
    assert_int_equal(strlen(heard), 60000);
    net_close(handle);
}

/* The status of the frame that closes the line. */
static int closing(const struct echo *echo, int kind, const char *bytes, size_t size)
{
    unsigned char heard[256] = {0};
    net_socket handle = tcp_line(1, echo->port);
    assert_true(handle != NET_NO_SOCKET);
    tcp_frame(handle, kind, bytes, size);
    int answer = tcp_read_frame(handle, (char *)heard, sizeof heard);
    assert_true(answer == 0x88 || answer == -1);
    net_close(handle);
    return answer == -1 ? 0 : heard[0] << 8 | heard[1];
}

TEST(what_no_guest_says_closes_the_line)
{
    static char long_text[65537];
    memset(long_text, 'x', sizeof long_text);
    assert_int_equal(closing(*state, 0x82, "binary", 6), 1003);
    assert_int_equal(closing(*state, 0x81, "\xff\xfe", 2), 1007);
    int status =
        closing(*state, 0x81, long_text, sizeof long_text); /* may be cut before the frame was read */
    assert_true(status == 1009 || status == 0);
}

TEST(a_guest_who_talks_too_fast_is_sent_away)
{
    const struct echo *echo = *state;
    char heard[256];
    int count = 0, kind;
    net_socket handle = tcp_line(1, echo->port);
    for (int i = 0; i < 400; i++)
        if (!tcp_frame(handle, 0x81, "{}", 2))
            break;
    while ((kind = tcp_read_frame(handle, heard, sizeof heard)) == 0x81)
        count++;
    assert_true(count < 400); /* 40 at once, and 20 a second */
    assert_true(kind == -1 ||
                (kind == 0x88 && (unsigned char)heard[0] << 8 == 0x300 && (unsigned char)heard[1] == 0xf0));
    net_close(handle);
}

/* What waits for somebody is bounded: who doesn't read is sent away, while others are heard. */
TEST(a_guest_who_reads_nothing_is_sent_away)
{
    enum { PINGS = 40, MANY = 79 /* as many may come at once: more than any system keeps for a reader */ };
    static char text[60000], heard[65537];
    const struct echo *echo = *state;
    net_socket reader = tcp_line(1, echo->port), other = tcp_line(1, echo->port);
    int sent = 0, got = 0;
    memset(text, 'x', sizeof text);
    while (sent < MANY && tcp_frame(reader, 0x81, text, sizeof text))
        sent++;
    for (int i = 0; i < PINGS; i++) { /* meanwhile the reader's messages are answered */
        assert_true(tcp_frame(other, 0x81, "{}", 2));
        assert_int_equal(tcp_read_frame(other, heard, sizeof heard), 0x81);
        system_sleep(50);
    }
    while (tcp_read_frame(reader, heard, sizeof heard) == 0x81)
        got++;
    assert_true(got < MANY);
    net_close(reader);
    net_close(other);
}

/* The next letter that is no NET_CLOSED. */
static struct net_letter *next_of(struct way *way)
{
    struct net_letter *letter = NULL;
    for (int i = 0; i < 200 && !letter; i++) {
        mailbox_wait(way_mailbox(way), 100);
        letter = mailbox_take(way_mailbox(way));
        if (letter && letter->news == NET_CLOSED) {
            free(letter);
            letter = NULL;
        }
    }
    assert_non_null(letter);
    return letter;
}

static void expect(struct way *way, enum net_news news, const char *text)
{
    struct net_letter *letter = next_of(way);
    assert_int_equal(letter->news, news);
    if (text)
        assert_string_equal(letter->text, text);
    free(letter);
}

TEST(a_guest_finds_back_to_a_host_that_was_gone)
{
    struct echo second;
    echo_begin(&second, 0, NULL);
    int port = second.port;
    struct way *way = way_new("127.0.0.1", port, NULL, NULL);
    expect(way, NET_OPENED, NULL);
    way_send(way, "one", 3);
    expect(way, NET_TEXT, "one");
    echo_end(&second);
    assert_true(second.opened == 1 && second.closed <= 1);
    echo_begin(&second, port, NULL);
    expect(way, NET_OPENED, NULL);
    way_send(way, "two", 3);
    expect(way, NET_TEXT, "two");
    way_free(way);
    echo_end(&second);
}

TEST(a_second_table_takes_the_next_port)
{
    struct echo second;
    const struct echo *first = *state;
    echo_begin(&second, 0, NULL);
    assert_true(second.port != first->port && second.port < NET_PORT + NET_PORTS);
    assert_false(server_has_page(second.server));
    assert_true(server_has_page(first->server));
    assert_non_null(strstr(ask(&second, GET("/", "")), "came without the page"));
    echo_end(&second);
}

/* Somebody's folder of other things. */
TEST(a_folder_of_many_files_may_have_no_page)
{
    static char many[64] = "files-of-test-server";
    char path[128];
    assert_true(file_make_folder(many, NULL));
    for (int i = 0; i < 140; i++) {
        snprintf(path, sizeof path, "%s/%d.txt", many, i);
        FILE *file = file_open(path, "wb");
        assert_non_null(file);
        fclose(file);
    }
    struct page_files *files = page_files_read(many);
    assert_false(page_files_are_whole(files));
    assert_non_null(strstr(page_files_find(files, "/", false)->bytes, "came without the page"));
    page_files_free(files);
    file_each(many, "", remove_one, many);
    assert_true(file_remove(many));
}

TEST(random_bytes_differ)
{
    const struct echo *echo = *state;
    char one[16] = {0}, other[16] = {0};
    server_random(echo->server, one, sizeof one);
    server_random(echo->server, other, sizeof other);
    assert_memory_not_equal(one, other, sizeof one);
}
