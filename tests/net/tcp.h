/*
 * tcp.h: connections of a test to a server in the same program, byte by byte: what a browser says, and what
 * none ever would.
 */
#ifndef NET_TCP_H
#define NET_TCP_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "net/sockets.h"

enum { TCP_PATIENCE = 20 /* seconds until a test gives an answer up */ };

/* Connects to a port of this machine from 127.0.0.<from>. */
static inline net_socket tcp_open(int from, int port)
{
    struct sockaddr_in here = sockets_at(0x7f000000u + (uint32_t)from, 0),
                       there = sockets_at(0x7f000001, port);
    sockets_begin();
    net_socket handle = socket(AF_INET, SOCK_STREAM, 0);
#ifdef _WIN32
    DWORD patience = TCP_PATIENCE * 1000;
#else
    struct timeval patience = {.tv_sec = TCP_PATIENCE};
#endif
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, (const char *)&patience, sizeof patience);
    if (bind(handle, (struct sockaddr *)&here, sizeof here) != 0 ||
        connect(handle, (struct sockaddr *)&there, sizeof there) != 0) {
        net_close(handle);
        return NET_NO_SOCKET;
    }
    return handle;
}

static inline bool tcp_say_bytes(net_socket handle, const void *bytes, size_t size)
{
#ifdef MSG_NOSIGNAL
    return send(handle, bytes, (int)size, MSG_NOSIGNAL) == (long)size;
#else
    return send(handle, bytes, (int)size, 0) == (long)size;
#endif
}

static inline bool tcp_say(net_socket handle, const char *text)
{
    return tcp_say_bytes(handle, text, strlen(text));
}

/* Reads until `mark` has come (NULL: until the end); what came, with a zero. Returns how much that is. */
static inline size_t tcp_hear(net_socket handle, const char *mark, char *out, size_t room)
{
    size_t size = 0;
    out[0] = '\0';
    while (size + 1 < room && !(mark && strstr(out, mark))) {
        long got = (long)recv(handle, out + size, mark ? 1 : (int)(room - 1 - size), 0);
        if (got <= 0)
            break;
        size += (size_t)got;
        out[size] = '\0';
    }
    return size;
}

/* Asks for a line to the table; true if it was let in. `more` are headers, each with its line end. */
static inline bool tcp_upgrade(net_socket handle, const char *path, const char *host, const char *more)
{
    char text[1024];
    snprintf(text, sizeof text,
             "GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
             "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%s\r\n",
             path, host, more);
    return tcp_say(handle, text) && tcp_hear(handle, "\r\n\r\n", text, sizeof text) > 0 &&
           strstr(text, " 101 ") != NULL;
}

#define TCP_PROTOCOL "Sec-WebSocket-Protocol: dueling-tigers-1\r\n"

/* A line to the table from 127.0.0.<from>, or NET_NO_SOCKET. */
static inline net_socket tcp_line(int from, int port)
{
    net_socket handle = tcp_open(from, port);
    if (handle != NET_NO_SOCKET && !tcp_upgrade(handle, "/table", "127.0.0.1", TCP_PROTOCOL)) {
        net_close(handle);
        return NET_NO_SOCKET;
    }
    return handle;
}

/* Sends a frame of that kind (0x81: a whole text), masked by nothing. */
static inline bool tcp_frame(net_socket handle, int kind, const char *bytes, size_t size)
{
    static char frame[70000];
    size_t head = 0;
    frame[head++] = (char)kind;
    if (size < 126) {
        frame[head++] = (char)(0x80 | size);
    } else if (size < 65536) {
        frame[head++] = (char)(0x80 | 126);
        frame[head++] = (char)(size >> 8);
        frame[head++] = (char)size;
    } else {
        frame[head++] = (char)(0x80 | 127);
        for (int i = 7; i >= 0; i--)
            frame[head++] = (char)((uint64_t)size >> 8 * i);
    }
    memset(frame + head, 0, 4);
    head += 4;
    memcpy(frame + head, bytes, size < sizeof frame - head ? size : sizeof frame - head);
    return tcp_say_bytes(handle, frame, head + (size < sizeof frame - head ? size : sizeof frame - head));
}

/* Reads a frame's kind and bytes; -1 at the end. */
static inline int tcp_read_frame(net_socket handle, char *out, size_t room)
{
    unsigned char head[4];
    size_t size, got = 0;
    if (recv(handle, (char *)head, 2, 0) != 2)
        return -1;
    size = head[1] & 127;
    if (size == 126) {
        if (recv(handle, (char *)head + 2, 2, 0) != 2)
            return -1;
        size = (size_t)head[2] << 8 | head[3];
    }
    while (got < size && got + 1 < room) {
        long part = (long)recv(handle, out + got, (int)(size - got), 0);
        if (part <= 0)
            return -1;
        got += (size_t)part;
    }
    out[got] = '\0';
    return head[0];
}

#endif
