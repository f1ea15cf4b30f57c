/*
 * way_page.c: a guest's way in a browser's page: its own WebSocket; see way.h. A page may speak only with the
 * host that served it, so way_new ignores its address. The functions page_js_... are in
 * packaging/web/library.js.
 */
#include "net/way.h"

#ifdef __EMSCRIPTEN__

#include <emscripten.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

void page_js_way_open(void);
void page_js_way_send(const char *text);
void page_js_way_close(void);

struct way {
    struct mailbox *in;
    int tries;
    void (*wake)(void *to);
    void *to;
};

static struct way *only;
static int newest; /* the number of the newest way; timers of older ones do nothing */

static void report(enum net_news news, const char *text)
{
    if (!only)
        return;
    mailbox_put(only->in, net_letter_new(news, 0, text, strlen(text)));
    if (only->wake)
        only->wake(only->to);
}

static void set_out(void *number)
{
    if (only && (intptr_t)number == newest)
        page_js_way_open();
}

/* The page calls these three. */
EMSCRIPTEN_KEEPALIVE void way_page_opened(void)
{
    if (only)
        only->tries = 0;
    report(NET_OPENED, "");
}

EMSCRIPTEN_KEEPALIVE void way_page_heard(const char *text)
{
    report(NET_TEXT, text);
}

EMSCRIPTEN_KEEPALIVE void way_page_lost(void)
{
    static const int waits[] = {0, 250, 500, 1000}; /* milliseconds */
    enum { WAITS = sizeof waits / sizeof *waits };
    if (!only)
        return;
    int wait = waits[only->tries < WAITS ? only->tries : WAITS - 1];
    only->tries++;
    report(NET_CLOSED, "");
    emscripten_async_call(set_out, (void *)(intptr_t)++newest,
                          wait + (int)(emscripten_random() * (float)wait / 4));
}

struct way *way_new(const char *address, int port, void (*wake)(void *to), void *to)
{
    (void)address;
    (void)port;
    CHECK(!only);
    only = calloc(1, sizeof *only);
    CHECK_MEMORY(only);
    only->in = mailbox_new();
    only->wake = wake;
    only->to = to;
    page_js_way_open();
    return only;
}

void way_free(struct way *way)
{
    if (!way)
        return;
    only = NULL;
    page_js_way_close();
    mailbox_free(way->in);
    free(way);
}

struct mailbox *way_mailbox(struct way *way)
{
    return way->in;
}

void way_send(struct way *way, const char *text, size_t size)
{
    (void)way;
    (void)size;
    page_js_way_send(text);
}

void way_renew(struct way *way)
{
    (void)way;
    page_js_way_close();
    way_page_lost();
}

#endif
