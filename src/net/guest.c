/* guest.c: see guest.h. */
#include "net/guest.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "net/thread.h"

enum { ADDRESS = 256, MESSAGE_MAX = 64 * 1024 };

struct guest {
    char address[ADDRESS], host[ADDRESS + 8];
    int port, tries;
    void (*wake)(void *to);
    void *to;
    struct lws_context *context;
    struct thread *thread;
    struct mailbox *in, *out;
    lws_sorted_usec_list_t later;
    struct lws *wsi; /* the open way, or NULL */
    struct net_letter *first, **last;
    char *heard;
    size_t size;
    bool stopped;
};

static void report(struct guest *guest, enum net_news news, const void *bytes, size_t size)
{
    mailbox_put(guest->in, net_letter_new(news, 0, bytes, size));
    if (guest->wake)
        guest->wake(guest->to);
}

static void set_out(lws_sorted_usec_list_t *later)
{
    struct guest *guest = lws_container_of(later, struct guest, later);
    struct lws_client_connect_info info = {.context = guest->context,
                                           .address = guest->address,
                                           .port = guest->port,
                                           .path = "/table",
                                           .host = guest->host,
                                           .protocol = "dueling-tigers-1",
                                           .local_protocol_name = "dueling-tigers-1"};
    lws_client_connect_via_info(&info); /* a failure comes as LWS_CALLBACK_CLIENT_CONNECTION_ERROR */
}

static void drop_letters(struct guest *guest)
{
    for (struct net_letter *letter; (letter = guest->first);) {
        guest->first = letter->next;
        free(letter);
    }
    guest->last = &guest->first;
}

/* Many guests of one host that comes back don't all come at the same moment. */
static void try_again(struct guest *guest, const char *why)
{
    static const int waits[] = {0, 250, 500, 1000}; /* milliseconds */
    enum { WAITS = sizeof waits / sizeof *waits };
    unsigned char chance = 0;
    int wait = waits[guest->tries < WAITS ? guest->tries : WAITS - 1];
    guest->wsi = NULL;
    guest->size = 0;
    drop_letters(guest);
    report(guest, NET_CLOSED, why, strlen(why));
    lws_get_random(guest->context, &chance, 1);
    wait += wait * chance / 1024;
    guest->tries++;
    lws_sul_schedule(guest->context, 0, &guest->later, set_out, (lws_usec_t)wait * LWS_US_PER_MS + 1);
}

static void take_letters(struct guest *guest)
{
    for (struct net_letter *letter; (letter = mailbox_take(guest->out));) {
        if (letter->news == NET_STOP)
            guest->stopped = true;
        if (letter->news == NET_TEXT && guest->wsi) {
            letter->next = NULL;
            *guest->last = letter;
            guest->last = &letter->next;
            lws_callback_on_writable(guest->wsi);
        } else {
            free(letter);
        }
    }
}

static int write_one(struct guest *guest)
{
    struct net_letter *letter = guest->first;
    if (!letter)
        return 0;
    unsigned char *text = malloc(LWS_PRE + letter->size + 1);
    CHECK_MEMORY(text);
    memcpy(text + LWS_PRE, letter->text, letter->size);
    int sent = lws_write(guest->wsi, text + LWS_PRE, letter->size, LWS_WRITE_TEXT);
    free(text);
    guest->first = letter->next;
    if (!guest->first)
        guest->last = &guest->first;
    free(letter);
    if (guest->first)
        lws_callback_on_writable(guest->wsi);
    return sent < 0 ? -1 : 0;
}

/* A host that says more than a message may have is left. */
static int hear(struct guest *guest, const char *bytes, size_t size)
{
    if (guest->size + size > MESSAGE_MAX || lws_frame_is_binary(guest->wsi))
        return -1;
    guest->heard = realloc(guest->heard, guest->size + size + 1);
    CHECK_MEMORY(guest->heard);
    if (size)
        memcpy(guest->heard + guest->size, bytes, size);
    guest->size += size;
    if (!lws_is_final_fragment(guest->wsi) || lws_remaining_packet_payload(guest->wsi))
        return 0;
    report(guest, NET_TEXT, guest->heard, guest->size);
    guest->size = 0;
    return 0;
}

static int on_table(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *data, size_t size)
{
    struct guest *guest = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        guest->wsi = wsi;
        guest->tries = 0;
        report(guest, NET_OPENED, guest->host, strlen(guest->host));
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return write_one(guest);
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return hear(guest, data, size);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        try_again(guest, data ? (const char *)data : "");
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED:
        try_again(guest, "");
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        take_letters(guest);
        return 0;
    default:
        return 0;
    }
}

static void run(void *self)
{
    struct guest *guest = self;
    set_out(&guest->later);
    while (!guest->stopped && lws_service(guest->context, 0) >= 0)
        ;
    for (int i = 0; guest->first && guest->wsi && i < 50; i++) /* the last words, such as "bye" */
        lws_service(guest->context, -1);
}

static bool open_context(struct guest *guest)
{
    static const struct lws_protocols protocols[] = {{"dueling-tigers-1", on_table, 0, 65536, 0, NULL, 0},
                                                     {NULL, NULL, 0, 0, 0, NULL, 0}};
    static const lws_retry_bo_t patience = {.secs_since_valid_ping = 15, .secs_since_valid_hangup = 25};
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .user = guest,
                                             .options = LWS_SERVER_OPTION_VALIDATE_UTF8,
                                             .http_proxy_address = "", /* nor what the environment names */
                                             .fd_limit_per_thread = 64,
                                             .retry_and_idle_policy = &patience};
    lws_set_log_level(0, NULL);
    guest->context = lws_create_context(&info);
    return guest->context != NULL;
}

struct guest *guest_new(const char *address, int port, void (*wake)(void *to), void *to)
{
    struct guest *guest = calloc(1, sizeof *guest);
    CHECK_MEMORY(guest);
    guest->port = port;
    guest->wake = wake;
    guest->to = to;
    guest->last = &guest->first;
    snprintf(guest->address, sizeof guest->address, "%s", address);
    snprintf(guest->host, sizeof guest->host, "%s:%d", guest->address, port);
    guest->in = mailbox_new();
    guest->out = mailbox_new();
    if (open_context(guest))
        guest->thread = thread_start(run, guest);
    if (guest->thread)
        return guest;
    guest_free(guest);
    return NULL;
}

static void put(struct guest *guest, struct net_letter *letter)
{
    mailbox_put(guest->out, letter);
    lws_cancel_service(guest->context);
}

void guest_free(struct guest *guest)
{
    if (!guest)
        return;
    if (guest->thread) {
        put(guest, net_letter_new(NET_STOP, 0, NULL, 0));
        thread_join(guest->thread);
    }
    if (guest->context) {
        lws_sul_cancel(&guest->later);
        lws_context_destroy(guest->context);
    }
    drop_letters(guest);
    free(guest->heard);
    mailbox_free(guest->in);
    mailbox_free(guest->out);
    free(guest);
}

struct mailbox *guest_mailbox(struct guest *guest)
{
    return guest->in;
}

void guest_send(struct guest *guest, const char *text, size_t size)
{
    put(guest, net_letter_new(NET_TEXT, 0, text, size));
}
