/*
 * server.c: see server.h. lines.c keeps count of connections, pages.c answers requests for files.
 *
 * The thread sleeps in lws_service, which waits for ever although it is given 0 milliseconds;
 * lws_cancel_service is the only call of the library that the program's thread makes. A callback gets the
 * server from the context.
 */
#include "net/server.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "net/near.h"
#include "net/server_inside.h"

enum {
    MESSAGE_MAX = 64 * 1024, /* bytes of a message */
    QUEUE_MAX = 256 * 1024,  /* bytes that can wait for a guest who doesn't read */
    RATE = 40,               /* messages a second, and twice as many at once; the host allows half of that,
                                and says so before it sends anybody away */
    LINES_MAX = 32,          /* lines to the table */
    FILES_OPEN = 256,        /* sockets of the whole server */
    HEADER_MAX = 4096,       /* bytes of a request */
    SECONDS_HEADER = 5,      /* until a request must be whole */
    SECONDS_IDLE = 30,       /* until a connection without a request is closed */
    SECONDS_PING = 15,       /* until a silent line gets a ping, */
    SECONDS_GONE = 25        /* ... and until it is closed */
};

/* A guest's line, which the library keeps for us. */
struct wire {
    struct lws *wsi;
    struct wire *next; /* of the server's list */
    unsigned number;
    struct net_letter *first, **last; /* waiting to be sent */
    size_t waiting;
    char *heard; /* of a message that isn't whole yet */
    size_t size;
    int64_t credit, credited; /* messages that may still come, in millionths, and when that was counted */
    bool spoke, leaves;
};

static struct server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* --- to the program ------------------------------------------------------------------------------- */

static void report(struct server *server, enum net_news news, unsigned line, const void *bytes, size_t size)
{
    mailbox_put(server->in, net_letter_new(news, line, bytes, size));
    if (server->setup.wake)
        server->setup.wake(server->setup.to);
}

static int close_with(struct lws *wsi, int status, const char *why)
{
    unsigned char words[32];
    size_t length = strlen(why);
    memcpy(words, why, length);
    lws_close_reason(wsi, (enum lws_close_status)status, words, length);
    return -1;
}

/* False if they come too fast. */
static bool pay(struct wire *wire)
{
    int64_t now = (int64_t)lws_now_usecs(), most = 2 * RATE * INT64_C(1000000);
    wire->credit += (now - wire->credited) * RATE;
    wire->credited = now;
    if (wire->credit > most)
        wire->credit = most;
    wire->credit -= 1000000;
    return wire->credit >= 0;
}

static int hear(struct lws *wsi, struct wire *wire, const char *bytes, size_t size)
{
    if (wire->size + size > MESSAGE_MAX)
        return close_with(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "too long");
    if (lws_frame_is_binary(wsi))
        return close_with(wsi, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only");
    wire->heard = realloc(wire->heard, wire->size + size + 1);
    CHECK_MEMORY(wire->heard);
    if (size)
        memcpy(wire->heard + wire->size, bytes, size);
    wire->size += size;
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi))
        return 0;
    if (!pay(wire))
        return close_with(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too fast");
    if (!wire->spoke)
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0);
    wire->spoke = true;
    report(server_of(wsi), NET_TEXT, wire->number, wire->heard, wire->size);
    wire->size = 0;
    return 0;
}

/* --- from the program ----------------------------------------------------------------------------- */

static struct wire *find(struct server *server, unsigned number)
{
    struct wire *wire = server->wires;
    while (wire && wire->number != number)
        wire = wire->next;
    return wire;
}

/* A guest that doesn't read is disconnected; it can come back with its token. */
static void queue(struct wire *wire, struct net_letter *letter)
{
    wire->waiting += letter->size;
    if (wire->leaves || wire->waiting > QUEUE_MAX) {
        wire->waiting -= letter->size;
        free(letter);
        if (!wire->leaves)
            lws_set_timeout(wire->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
        wire->leaves = true;
        return;
    }
    letter->next = NULL;
    *wire->last = letter;
    wire->last = &letter->next;
    lws_callback_on_writable(wire->wsi);
}

static void take_letters(struct server *server)
{
    for (struct net_letter *letter; (letter = mailbox_take(server->out));) {
        struct wire *wire = find(server, letter->line);
        if (letter->news == NET_STOP)
            server->stopped = true;
        if (wire && letter->news == NET_TEXT) {
            queue(wire, letter);
            continue;
        }
        if (wire && letter->news == NET_TRUST)
            lines_trust(server, wire->wsi);
        if (wire && letter->news == NET_LEAVE) {
            wire->leaves = true;
            lws_callback_on_writable(wire->wsi);
        }
        free(letter);
    }
}

static int write_one(struct lws *wsi, struct wire *wire)
{
    struct net_letter *letter = wire->first;
    if (!letter)
        return wire->leaves ? close_with(wsi, LWS_CLOSE_STATUS_NORMAL, "bye") : 0;
    unsigned char *text = malloc(LWS_PRE + letter->size + 1);
    CHECK_MEMORY(text);
    memcpy(text + LWS_PRE, letter->text, letter->size);
    int sent = lws_write(wsi, text + LWS_PRE, letter->size, LWS_WRITE_TEXT);
    free(text);
    wire->first = letter->next;
    if (!wire->first)
        wire->last = &wire->first;
    wire->waiting -= letter->size;
    free(letter);
    if (wire->first || wire->leaves)
        lws_callback_on_writable(wsi);
    return sent < 0 ? -1 : 0;
}

/* --- lines to the table --------------------------------------------------------------------------- */

static int begin(struct lws *wsi, struct wire *wire)
{
    struct server *server = server_of(wsi);
    char address[64] = "";
    memset(wire, 0, sizeof *wire);
    wire->last = &wire->first;
    if (server->wire_count == LINES_MAX)
        return close_with(wsi, 1013, "full"); /* "try again later" */
    lws_get_peer_simple(wsi, address, sizeof address);
    wire->wsi = wsi;
    wire->number = ++server->numbers;
    wire->credited = (int64_t)lws_now_usecs();
    wire->credit = 2 * RATE * INT64_C(1000000);
    wire->next = server->wires;
    server->wires = wire;
    server->wire_count++;
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, NET_PATIENCE);
    lines_seat(server, wsi);
    report(server, NET_OPENED, wire->number, address, strlen(address));
    return 0;
}

static void end(struct lws *wsi, struct wire *wire)
{
    struct server *server = server_of(wsi);
    struct wire **at = &server->wires;
    while (*at && *at != wire)
        at = &(*at)->next;
    if (*at) {
        *at = wire->next;
        server->wire_count--;
        report(server, NET_CLOSED, wire->number, NULL, 0);
    }
    free(wire->heard);
    wire->heard = NULL;
    for (struct net_letter *letter; (letter = wire->first);) {
        wire->first = letter->next;
        free(letter);
    }
}

static int on_table(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *data, size_t size)
{
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return pages_let_in(server_of(wsi), wsi) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return begin(wsi, user);
    case LWS_CALLBACK_RECEIVE:
        return hear(wsi, user, data, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_one(wsi, user);
    case LWS_CALLBACK_CLOSED:
        end(wsi, user);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        take_letters(server_of(wsi));
        return 0;
    default:
        return 0;
    }
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *data, size_t size)
{
    (void)size;
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: /* comes before a byte is read */
        return lines_let_in(server_of(wsi), (lws_sockfd_type)(intptr_t)data) ? 0 : 1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        lines_add(server_of(wsi), wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        lines_remove(server_of(wsi), wsi);
        return 0;
    case LWS_CALLBACK_HTTP:
        return pages_answer(server_of(wsi), wsi, user, data);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return pages_write(server_of(wsi), wsi, user);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: /* also comes for a line that asks for no sub-protocol */
    case LWS_CALLBACK_HTTP_BODY:
        return -1;
    default:
        return 0;
    }
}

/* --- the thread ----------------------------------------------------------------------------------- */

static void serve(void *self)
{
    struct server *server = self;
    while (!server->stopped && lws_service(server->context, 0) >= 0)
        ;
}

/* Tries one port. */
static bool listen_at(struct server *server, int port)
{
    static const struct lws_protocols protocols[] = {
        {"http", on_http, sizeof(struct page_request), 0, 0, NULL, 0},
        {"dueling-tigers-1", on_table, sizeof(struct wire), 4096, 0, NULL, 0},
        {NULL, NULL, 0, 0, 0, NULL, 0}};
    static const lws_retry_bo_t patience = {.secs_since_valid_ping = SECONDS_PING,
                                            .secs_since_valid_hangup = SECONDS_GONE};
    struct lws_context_creation_info info = {.port = port,
                                             .iface = server->setup.address,
                                             .protocols = protocols,
                                             .user = server,
                                             .server_string = "tigers",
                                             .options = LWS_SERVER_OPTION_VALIDATE_UTF8 |
                                                        LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                                                        LWS_SERVER_OPTION_DISABLE_IPV6,
                                             .fd_limit_per_thread = FILES_OPEN,
                                             .timeout_secs = SECONDS_HEADER,
                                             .timeout_secs_ah_idle = SECONDS_HEADER,
                                             .keepalive_timeout = SECONDS_IDLE,
                                             .max_http_header_data = HEADER_MAX,
                                             .max_http_header_pool = CONNECTIONS_MAX,
                                             .retry_and_idle_policy = &patience};
    lws_set_log_level(0, NULL);
    server->context = lws_create_context(&info);
    server->port = port;
    return server->context != NULL;
}

static bool listen_somewhere(struct server *server)
{
    int first = server->setup.port ? server->setup.port : NET_PORT,
        count = server->setup.port ? 1 : NET_PORTS;
    for (int i = 0; i < count; i++)
        if (listen_at(server, first + i))
            return true;
    return false;
}

struct server *server_open(const struct server_setup *setup, struct error *why)
{
    struct server *server = calloc(1, sizeof *server);
    CHECK_MEMORY(server);
    server->setup = *setup;
    server->in = mailbox_new();
    server->out = mailbox_new();
    server->files = page_files_read(setup->page);
    if (!listen_somewhere(server))
        error_say(why, tr("no table can be opened here: port {1} is in use, or the system forbids it"),
                  setup->port ? setup->port : NET_PORT);
    else
        server->thread = thread_start(serve, server);
    if (server->thread)
        return server;
    server_close(server);
    return NULL;
}

void server_close(struct server *server)
{
    if (!server)
        return;
    if (server->thread) {
        mailbox_put(server->out, net_letter_new(NET_STOP, 0, NULL, 0));
        lws_cancel_service(server->context);
        thread_join(server->thread);
    }
    if (server->context)
        lws_context_destroy(server->context);
    mailbox_free(server->in);
    mailbox_free(server->out);
    page_files_free(server->files);
    free(server);
}

int server_port(const struct server *server)
{
    return server->port;
}

bool server_has_page(const struct server *server)
{
    return page_files_are_whole(server->files);
}

struct mailbox *server_mailbox(struct server *server)
{
    return server->in;
}

static void put(struct server *server, struct net_letter *letter)
{
    mailbox_put(server->out, letter);
    lws_cancel_service(server->context);
}

void server_send(struct server *server, unsigned line, const char *text, size_t size)
{
    put(server, net_letter_new(NET_TEXT, line, text, size));
}

void server_trust(struct server *server, unsigned line)
{
    put(server, net_letter_new(NET_TRUST, line, NULL, 0));
}

void server_leave(struct server *server, unsigned line)
{
    put(server, net_letter_new(NET_LEAVE, line, NULL, 0));
}

void server_random(void *context, void *bytes, size_t size)
{
    const struct server *server = context;
    CHECK(lws_get_random(server->context, bytes, size) == size);
}
