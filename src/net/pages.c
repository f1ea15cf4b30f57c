/* pages.c: answers to requests: the page's files, with headers that isolate the page from others. */
#include <stdio.h>
#include <string.h>

#include "net/near.h"
#include "net/server_inside.h"

enum { HOST = 160, POLICY = 640, PART = 16384, SECONDS_PART = 20 };

/* Reads the Host of a request; false if it doesn't name this machine. */
static bool read_host(const struct server *server, struct lws *wsi, char host[HOST])
{
    return lws_hdr_copy(wsi, host, HOST, WSI_TOKEN_HOST) > 0 && near_host(host, server->setup.public_name);
}

bool pages_let_in(const struct server *server, struct lws *wsi)
{
    char host[HOST], origin[HOST + 16], path[16];
    bool asked = lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) > 0;
    if (!read_host(server, wsi, host) ||
        (asked && lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0))
        return false;
    return lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) > 0 && strcmp(path, "/table") == 0 &&
           near_origin(asked ? origin : NULL, host, server->setup.public_name);
}

static int refuse(struct lws *wsi, unsigned status)
{
    return lws_return_http_status(wsi, status, NULL) || lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* A header that is being written. */
struct head {
    struct lws *wsi;
    unsigned char bytes[LWS_PRE + 2048], *at, *end;
    bool full;
};

static void add(struct head *head, const char *name, const char *value)
{
    head->full |=
        lws_add_http_header_by_name(head->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                    (int)strlen(value), &head->at, head->end) != 0;
}

static void add_policy(struct head *head, const struct server *server, const char *host)
{
    char policy[POLICY];
    bool proxied = server->setup.public_name && strcmp(host, server->setup.public_name) == 0;
    snprintf(policy, sizeof policy,
             "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
             "img-src "
             "'self'; manifest-src 'self'; connect-src 'self' %s://%s; base-uri 'none'; form-action 'none'; "
             "frame-ancestors 'none'",
             proxied ? "wss" : "ws", host);
    add(head, "content-security-policy:", policy);
    add(head, "x-content-type-options:", "nosniff");
    add(head, "referrer-policy:", "no-referrer");
    add(head, "cross-origin-resource-policy:", "same-origin");
}

static bool is_known(struct lws *wsi, const struct page_file *file)
{
    char tag[64];
    return lws_hdr_copy(wsi, tag, sizeof tag, WSI_TOKEN_HTTP_IF_NONE_MATCH) > 0 && strstr(tag, file->tag);
}

static bool takes_packed(struct lws *wsi)
{
    char codings[128];
    return lws_hdr_copy(wsi, codings, sizeof codings, WSI_TOKEN_HTTP_ACCEPT_ENCODING) > 0 &&
           strstr(codings, "gzip");
}

int pages_answer(struct server *server, struct lws *wsi, struct page_request *request, const char *path)
{
    char host[HOST];
    struct head head = {.wsi = wsi};
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0)
        return refuse(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED);
    if (!read_host(server, wsi, host))
        return refuse(wsi, 421); /* "misdirected request" */
    const struct page_file *file = page_files_find(server->files, path, takes_packed(wsi));
    if (!file)
        return refuse(wsi, HTTP_STATUS_NOT_FOUND);
    bool known = is_known(wsi, file);
    head.at = head.bytes + LWS_PRE;
    head.end = head.bytes + sizeof head.bytes - 1;
    if (lws_add_http_common_headers(wsi, known ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK, file->type,
                                    known ? 0 : file->size, &head.at, head.end))
        return -1;
    add_policy(&head, server, host);
    add(&head, "cache-control:", "no-cache");
    add(&head, "vary:", "accept-encoding");
    add(&head, "etag:", file->tag);
    if (file->packed)
        add(&head, "content-encoding:", "gzip");
    if (head.full || lws_finalize_write_http_header(wsi, head.bytes + LWS_PRE, &head.at, head.end))
        return -1;
    if (known)
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    *request = (struct page_request){.file = file};
    lws_callback_on_writable(wsi);
    return 0;
}

int pages_write(struct server *server, struct lws *wsi, struct page_request *request)
{
    unsigned char part[LWS_PRE + PART];
    if (!request || !request->file)
        return 0;
    if (lines_is_doomed(server, wsi))
        return -1;
    size_t left = request->file->size - request->sent, size = left < PART ? left : PART;
    bool last = size == left;
    memcpy(part + LWS_PRE, request->file->bytes + request->sent, size);
    if (lws_write(wsi, part + LWS_PRE, size, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)size)
        return -1;
    request->sent += size;
    if (last) {
        request->file = NULL;
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, SECONDS_PART);
    lws_callback_on_writable(wsi);
    return 0;
}
