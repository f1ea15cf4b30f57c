/* way.c: see way.h. */
#include "net/way.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "net/thread.h"

enum { ADDRESS = 256, MESSAGE_MAX = 64 * 1024, PATIENCE = 500, MOMENT = 50 /* ms */, SECONDS_ANSWER = 3 };

struct way {
    char address[ADDRESS], host[ADDRESS + 8];
    int port, tries;
    struct door *door; /* of the three below */
    bool ended, left;  /* the thread is done; nobody waits for that */
    void (*wake)(void *to);
    void *to;
    struct lws_context *context;
    struct thread *thread;
    struct mailbox *in, *out;
    lws_sorted_usec_list_t later, patience;
    struct lws *wsi;     /* the open way, or NULL */
    struct lws *setting; /* one that is not open yet, or NULL */
    struct net_letter *first, **last;
    char *heard;
    size_t size;
    bool failed; /* the newest try */
    bool stopped;
};

static void report(struct way *way, enum net_news news, const void *bytes, size_t size)
{
    mailbox_put(way->in, net_letter_new(news, 0, bytes, size));
    door_enter(way->door);
    if (way->wake)
        way->wake(way->to);
    door_leave(way->door);
}

static void set_out(lws_sorted_usec_list_t *later);

static void drop_letters(struct way *way)
{
    for (struct net_letter *letter; (letter = way->first);) {
        way->first = letter->next;
        free(letter);
    }
    way->last = &way->first;
}

/* Waits a little longer by chance, so that the guests of a restarted host don't all come at the same moment.
 */
static void try_again(struct way *way, const char *why)
{
    static const int waits[] = {0, 250, 500, 1000}; /* milliseconds */
    enum { WAITS = sizeof waits / sizeof *waits };
    unsigned char chance = 0;
    int wait = waits[way->tries < WAITS ? way->tries : WAITS - 1];
    way->failed = true;
    way->wsi = way->setting = NULL;
    lws_sul_cancel(&way->patience);
    way->size = 0;
    drop_letters(way);
    report(way, NET_CLOSED, why, strlen(why));
    lws_get_random(way->context, &chance, 1);
    wait += wait * chance / 1024;
    way->tries++;
    lws_sul_schedule(way->context, 0, &way->later, set_out, (lws_usec_t)wait * LWS_US_PER_MS + 1);
}

/* Gives up on a host that accepts the connection and says nothing: libwebsockets would wait for ever. */
static void give_up(lws_sorted_usec_list_t *patience)
{
    struct way *way = lws_container_of(patience, struct way, patience);
    struct lws *setting = way->setting;
    if (setting)
        lws_set_timeout(setting, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_SYNC);
    if (!way->failed)
        try_again(way, "no answer");
}

static void set_out(lws_sorted_usec_list_t *later)
{
    struct way *way = lws_container_of(later, struct way, later);
    struct lws_client_connect_info info = {.context = way->context,
                                           .address = way->address,
                                           .port = way->port,
                                           .path = "/table",
                                           .host = way->host,
                                           .protocol = "dueling-tigers-1",
                                           .local_protocol_name = "dueling-tigers-1",
                                           .pwsi = &way->setting};
    way->failed = false;
    lws_sul_schedule(way->context, 0, &way->patience, give_up, SECONDS_ANSWER * LWS_US_PER_SEC);
    if (!lws_client_connect_via_info(&info) && !way->failed) /* an unknown name causes no callback */
        try_again(way, "unknown address");
}

static void take_letters(struct way *way)
{
    for (struct net_letter *letter; (letter = mailbox_take(way->out));) {
        if (letter->news == NET_STOP)
            way->stopped = true;
        if (letter->news == NET_LEAVE && way->wsi)
            lws_set_timeout(way->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
        if (letter->news == NET_TEXT && way->wsi) {
            letter->next = NULL;
            *way->last = letter;
            way->last = &letter->next;
            lws_callback_on_writable(way->wsi);
        } else {
            free(letter);
        }
    }
}

static int write_one(struct way *way)
{
    struct net_letter *letter = way->first;
    if (!letter)
        return 0;
    unsigned char *text = malloc(LWS_PRE + letter->size + 1);
    CHECK_MEMORY(text);
    memcpy(text + LWS_PRE, letter->text, letter->size);
    int sent = lws_write(way->wsi, text + LWS_PRE, letter->size, LWS_WRITE_TEXT);
    free(text);
    way->first = letter->next;
    if (!way->first)
        way->last = &way->first;
    free(letter);
    if (way->first)
        lws_callback_on_writable(way->wsi);
    return sent < 0 ? -1 : 0;
}

/* Leaves a host that sends more than a message may have. */
static int hear(struct way *way, const char *bytes, size_t size)
{
    if (way->size + size > MESSAGE_MAX || lws_frame_is_binary(way->wsi))
        return -1;
    way->heard = realloc(way->heard, way->size + size + 1);
    CHECK_MEMORY(way->heard);
    if (size)
        memcpy(way->heard + way->size, bytes, size);
    way->size += size;
    if (!lws_is_final_fragment(way->wsi) || lws_remaining_packet_payload(way->wsi))
        return 0;
    report(way, NET_TEXT, way->heard, way->size);
    way->size = 0;
    return 0;
}

static int on_table(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *data, size_t size)
{
    struct way *way = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        way->wsi = wsi;
        way->setting = NULL;
        lws_sul_cancel(&way->patience);
        way->tries = 0;
        report(way, NET_OPENED, way->host, strlen(way->host));
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return write_one(way);
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return hear(way, data, size);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        try_again(way, data ? (const char *)data : "");
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED:
        try_again(way, "");
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        take_letters(way);
        return 0;
    default:
        return 0;
    }
}

static void free_all(struct way *way)
{
    if (way->context) {
        lws_sul_cancel(&way->later);
        lws_sul_cancel(&way->patience);
        lws_context_destroy(way->context);
    }
    drop_letters(way);
    free(way->heard);
    mailbox_free(way->in);
    mailbox_free(way->out);
    door_free(way->door);
    free(way);
}

static void run(void *self)
{
    struct way *way = self;
    set_out(&way->later);
    while (!way->stopped && lws_service(way->context, 0) >= 0)
        ;
    for (int i = 0; way->first && way->wsi && i < 50; i++) /* the last words, such as "bye" */
        lws_service(way->context, -1);
    door_enter(way->door);
    bool left = way->left;
    way->ended = true;
    door_knock(way->door);
    door_leave(way->door);
    if (!left)
        return;
    thread_leave(way->thread);
    free_all(way);
}

static bool open_context(struct way *way)
{
    static const struct lws_protocols protocols[] = {{"dueling-tigers-1", on_table, 0, 65536, 0, NULL, 0},
                                                     {NULL, NULL, 0, 0, 0, NULL, 0}};
    static const lws_retry_bo_t patience = {.secs_since_valid_ping = 15, .secs_since_valid_hangup = 25};
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .user = way,
                                             .options = LWS_SERVER_OPTION_VALIDATE_UTF8,
                                             .http_proxy_address =
                                                 "", /* not even the proxy of the environment */
                                             .fd_limit_per_thread = 64,
                                             .retry_and_idle_policy = &patience};
    lws_set_log_level(0, NULL);
    way->context = lws_create_context(&info);
    return way->context != NULL;
}

struct way *way_new(const char *address, int port, void (*wake)(void *to), void *to)
{
    struct way *way = calloc(1, sizeof *way);
    CHECK_MEMORY(way);
    way->port = port;
    way->wake = wake;
    way->to = to;
    way->last = &way->first;
    snprintf(way->address, sizeof way->address, "%s", address);
    snprintf(way->host, sizeof way->host, "%s:%d", way->address, port);
    way->in = mailbox_new();
    way->out = mailbox_new();
    way->door = door_new();
    if (open_context(way))
        way->thread = thread_start(run, way);
    if (way->thread)
        return way;
    way_free(way);
    return NULL;
}

static void put(struct way *way, struct net_letter *letter)
{
    mailbox_put(way->out, letter);
    lws_cancel_service(way->context);
}

/* True once the thread has ended; false: it frees the way when it does. */
static bool end_thread(struct way *way)
{
    struct thread *thread = way->thread;
    put(way, net_letter_new(NET_STOP, 0, NULL, 0));
    door_enter(way->door);
    for (int waited = 0; !way->ended && waited < PATIENCE; waited += MOMENT)
        door_wait(way->door, MOMENT);
    bool ended = way->ended;
    way->left = !ended;
    way->wake = NULL;
    door_leave(way->door);
    if (ended)
        thread_join(thread);
    return ended;
}

void way_free(struct way *way)
{
    if (way && (!way->thread || end_thread(way)))
        free_all(way);
}

struct mailbox *way_mailbox(struct way *way)
{
    return way->in;
}

void way_send(struct way *way, const char *text, size_t size)
{
    put(way, net_letter_new(NET_TEXT, 0, text, size));
}

void way_renew(struct way *way)
{
    put(way, net_letter_new(NET_LEAVE, 0, NULL, 0));
}
