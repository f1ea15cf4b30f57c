/*
 * test_way.c: of a host whose name nobody knows it is told that it can't be reached, and the way to it is let
 * go at once, even while the system is still looking up the name: where no name server answers, for half a
 * minute.
 * Wraps: lws_context_destroy
 */
#include "support/test.h"

#include "net/thread.h"
#include "net/way.h"

#include "echo.h"

#ifdef CALLS_REPLACED

static struct {
    struct door *door;
    bool asked, answers; /* the name server is, and does */
    int destroyed;
} seen;

struct lws_context;
void __real_lws_context_destroy(struct lws_context *context);
void __wrap_lws_context_destroy(struct lws_context *context)
{
    __real_lws_context_destroy(context);
    door_enter(seen.door);
    seen.destroyed++;
    door_knock(seen.door);
    door_leave(seen.door);
}

static void expect_destroyed(int times)
{
    door_enter(seen.door);
    while (seen.destroyed < times)
        door_wait(seen.door, -1);
    assert_int_equal(seen.destroyed, times);
    seen.destroyed = 0;
    door_leave(seen.door);
}

static void count(void *to)
{
    ++*(int *)to;
}

static void wait_for_news(struct way *way)
{
    struct net_letter *letter;
    while (!(letter = mailbox_take(way_mailbox(way))))
        mailbox_wait(way_mailbox(way), -1);
    assert_int_equal(letter->news, NET_CLOSED);
    assert_int_not_equal(letter->size, 0); /* a guest sees that nobody answers */
    free(letter);
}

TEST(a_name_that_nobody_knows_is_told)
{
    int woken = 0;
    seen.door = door_new();
    struct way *way = way_new("unknown.invalid", 7733, count, &woken);
    assert_non_null(way);
    wait_for_news(way);
    way_free(way);
    assert_true(woken > 0);
    expect_destroyed(1);
    door_free(seen.door);
}

#ifndef _WIN32

#include <netdb.h>

static void change(bool *what)
{
    door_enter(seen.door);
    *what = true;
    door_knock(seen.door);
    door_leave(seen.door);
}

static void wait_for(const bool *what)
{
    door_enter(seen.door);
    while (!*what)
        door_wait(seen.door, -1);
    door_leave(seen.door);
}

/* The system's, for libwebsockets too: asked for that name it has no answer until the test has gone on. */
__attribute__((visibility("default"))) int getaddrinfo(const char *name, const char *service,
                                                       const struct addrinfo *hints, struct addrinfo **found)
{
    (void)service, (void)hints;
    *found = NULL;
    if (name && strcmp(name, "silent.example") == 0) {
        change(&seen.asked);
        wait_for(&seen.answers);
    }
    return EAI_AGAIN;
}

TEST(a_way_whose_name_is_looked_up_is_let_go)
{
    int woken = 0;
    seen.door = door_new();
    struct way *way = way_new("silent.example", 7733, count, &woken);
    assert_non_null(way);
    wait_for(&seen.asked);
    way_free(way);
    assert_int_equal(seen.destroyed, 0);
    change(&seen.answers);
    expect_destroyed(1); /* by the thread itself */
    assert_int_equal(woken, 0);
}

#endif
#endif
