/*
 * test_codes.c: wrong codes are few, by address and at a table. The limits are those of docs/security.md.
 */
#include "support/test.h"

#include "host/host.h"
#include "rules/play/ruleset.h"

static void count_up(void *context, void *bytes, size_t size)
{
    unsigned char *at = bytes, *next = context;
    for (size_t i = 0; i < size; i++)
        at[i] = (*next)++;
}

static struct host *table(void)
{
    static unsigned char next;
    struct host_setup setup = {.random = count_up, .context = &next};
    struct setup *match = &setup.match;
    match->rules = ruleset_find("dueling-tigers");
    ruleset_defaults(match->rules, match->options);
    match->seats = 2;
    for (int seat = 0; seat < 2; seat++)
        match->players[seat] = (struct player){.kind = PLAYER_PERSON, .name = "empty"};
    return host_new(&setup);
}

/* All that is said on the line since the last time; "closed" at its end if it was closed. */
static const char *heard(struct host *host, int line)
{
    static char said[8192];
    int from;
    const char *bytes;
    size_t size, at = 0;
    said[0] = '\0';
    while (host_next(host, &from, &bytes, &size))
        if (from == line)
            at += (size_t)snprintf(said + at, sizeof said - at, "%s\n", bytes ? bytes : "closed");
    return said;
}

static int line_of(struct host *host, const char *address, int64_t now)
{
    int line = host_line(host, address, now);
    assert_true(line > 0);
    return line;
}

/* Opens a line and says hello with a code, or with a token. */
static int hello(struct host *host, const char *address, const char *key, const char *secret, int64_t now)
{
    char text[256];
    int line = line_of(host, address, now);
    int size =
        snprintf(text, sizeof text, "{\"type\":\"hello\",\"version\":%d,\"name\":\"Anna\",\"%s\":\"%s\"}",
                 HOST_PROTOCOL, key, secret);
    host_receive(host, line, text, (size_t)size, now);
    return line;
}

static bool says(struct host *host, int line, const char *why)
{
    char wanted[64];
    const char *said = heard(host, line);
    snprintf(wanted, sizeof wanted, "\"why\":\"%s\"", why);
    return strstr(said, wanted) && strstr(said, "closed");
}

TEST(five_wrong_codes_a_minute_from_an_address)
{
    struct host *host = table();
    for (int i = 0; i < 5; i++) {
        int line = hello(host, "10.0.0.1", "code", "XXXXXX", 1000 * i);
        assert_true(says(host, line, "code"));
    }
    int line = hello(host, "10.0.0.1", "code", host_code(host), 6000); /* not even the right one */
    assert_true(says(host, line, "wait"));
    line = hello(host, "10.0.0.2", "code", host_code(host), 6000); /* others may */
    assert_non_null(strstr(heard(host, line), "\"welcome\""));
    line = hello(host, "10.0.0.1", "code", host_code(host), 61000);
    assert_non_null(strstr(heard(host, line), "\"welcome\""));
    host_free(host);
}

/* Somebody else tried codes at the same address. */
TEST(who_has_a_token_comes_back_although_codes_must_wait)
{
    struct host *host = table();
    char token[64];
    int line = hello(host, "10.0.0.1", "code", host_code(host), 0);
    const char *said = strstr(heard(host, line), "\"token\":\"");
    assert_non_null(said);
    snprintf(token, sizeof token, "%.32s", said + strlen("\"token\":\""));
    for (int i = 0; i < 5; i++)
        assert_true(says(host, hello(host, "10.0.0.1", "code", "XXXXXX", i), "code"));
    assert_true(says(host, hello(host, "10.0.0.1", "code", host_code(host), 10), "wait"));
    line = hello(host, "10.0.0.1", "token", token, 11);
    assert_non_null(strstr(heard(host, line), "\"welcome\""));
    host_free(host);
}

TEST(twenty_wrong_codes_make_a_new_one)
{
    struct host *host = table();
    char before[HOST_CODE_LETTERS + 1], address[32];
    snprintf(before, sizeof before, "%s", host_code(host));
    for (int i = 0; i < 20; i++) {
        assert_string_equal(host_code(host), before);
        snprintf(address, sizeof address, "10.0.1.%d", i / 4);
        assert_true(says(host, hello(host, address, "code", "XXXXXX", i), "code"));
    }
    assert_string_not_equal(host_code(host), before);
    assert_int_equal(strlen(host_code(host)), HOST_CODE_LETTERS);
    assert_true(says(host, hello(host, "10.0.2.1", "code", before, 100), "code"));
    host_free(host);
}
