/*
 * weather.h: a bad way to a table: what goes through it comes late, and connections break at random.
 */
#ifndef FRIENDS_WEATHER_H
#define FRIENDS_WEATHER_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/rng.h"
#include "net/sockets.h"
#include "net/thread.h"

enum { WEATHER_PAIRS = 32, WEATHER_PART = 4096 };

struct part {
    struct part *next;
    int64_t due;
    size_t size;
    char bytes[WEATHER_PART];
};

struct weather_pair {
    net_socket ends[2]; /* the guest's, and the host's */
    struct part *first[2], **last[2];
    bool open, over[2]; /* that side has said all it says */
};

struct weather {
    net_socket listener;
    int port, host_port;
    int delay;  /* milliseconds each way */
    int broken; /* of a thousand parts, those whose connection breaks */
    int breaks; /* how many did; right once it has ended */
    struct rng rng;
    struct weather_pair pairs[WEATHER_PAIRS];
    struct thread *thread;
    struct door *door; /* before `ended` */
    bool ended;
};

static inline int64_t weather_now(void)
{
    return clock_today() / 1000;
}

static inline void weather_break(struct weather_pair *pair)
{
    for (int side = 0; side < 2; side++) {
        net_close(pair->ends[side]);
        for (struct part *part; (part = pair->first[side]);) {
            pair->first[side] = part->next;
            free(part);
        }
    }
    pair->open = false;
}

static inline void weather_accept(struct weather *weather)
{
    struct sockaddr_in there = sockets_at(0x7f000001, weather->host_port);
    net_socket guest = accept(weather->listener, NULL, NULL);
    struct weather_pair *pair = weather->pairs;
    while (pair < weather->pairs + WEATHER_PAIRS && pair->open)
        pair++;
    if (guest == NET_NO_SOCKET)
        return;
    net_socket host = socket(AF_INET, SOCK_STREAM, 0);
    if (pair == weather->pairs + WEATHER_PAIRS ||
        connect(host, (struct sockaddr *)&there, sizeof there) != 0) {
        net_close(guest);
        net_close(host);
        return;
    }
    *pair = (struct weather_pair){.ends = {guest, host}, .open = true};
    pair->last[0] = &pair->first[0];
    pair->last[1] = &pair->first[1];
}

/* Takes what one end says, on its way to the other. */
static inline void weather_take(struct weather *weather, struct weather_pair *pair, int side)
{
    struct part *part = calloc(1, sizeof *part);
    long got = part ? (long)recv(pair->ends[side], part->bytes, sizeof part->bytes, 0) : 0;
    bool breaks = got > 0 && rng_below(&weather->rng, 1000) < (uint32_t)weather->broken;
    if (got == 0) {
        pair->over[side] = true;
        free(part);
        return;
    }
    if (got < 0 || breaks) {
        weather->breaks += breaks;
        free(part);
        weather_break(pair);
        return;
    }
    part->size = (size_t)got;
    part->due = weather_now() + weather->delay;
    *pair->last[side] = part;
    pair->last[side] = &part->next;
}

static inline void weather_deliver(struct weather_pair *pair, int side)
{
    struct part *part = pair->first[side];
    while (part && part->due <= weather_now()) {
#ifdef MSG_NOSIGNAL
        long sent = (long)send(pair->ends[!side], part->bytes, part->size, MSG_NOSIGNAL);
#else
        long sent = (long)send(pair->ends[!side], part->bytes, (int)part->size, 0);
#endif
        if (sent != (long)part->size) {
            weather_break(pair);
            return;
        }
        pair->first[side] = part->next;
        if (!pair->first[side])
            pair->last[side] = &pair->first[side];
        free(part);
        part = pair->first[side];
    }
    if (pair->over[side] && !part)
        weather_break(pair);
}

static inline bool weather_has_ended(struct weather *weather)
{
    door_enter(weather->door);
    bool ended = weather->ended;
    door_leave(weather->door);
    return ended;
}

static inline void weather_run(void *self)
{
    struct weather *weather = self;
    while (!weather_has_ended(weather)) {
        struct timeval patience = {.tv_usec = 5000};
        fd_set wanted;
        net_socket last = weather->listener;
        FD_ZERO(&wanted);
        FD_SET(weather->listener, &wanted);
        for (int i = 0; i < 2 * WEATHER_PAIRS; i++)
            if (weather->pairs[i / 2].open && !weather->pairs[i / 2].over[i % 2]) {
                FD_SET(weather->pairs[i / 2].ends[i % 2], &wanted);
                last = weather->pairs[i / 2].ends[i % 2] > last ? weather->pairs[i / 2].ends[i % 2] : last;
            }
        if (select((int)last + 1, &wanted, NULL, NULL, &patience) < 0)
            FD_ZERO(&wanted);
        for (int i = 0; i < 2 * WEATHER_PAIRS; i++) {
            struct weather_pair *pair = &weather->pairs[i / 2];
            if (pair->open && FD_ISSET(pair->ends[i % 2], &wanted))
                weather_take(weather, pair, i % 2);
            if (pair->open)
                weather_deliver(pair, i % 2);
        }
        if (FD_ISSET(weather->listener, &wanted))
            weather_accept(weather);
    }
}

/* Begins before a table at that port of this machine; guests join at weather->port. */
static inline bool weather_begin(struct weather *weather, int host_port, int delay, int broken, uint64_t seed)
{
    struct sockaddr_in here = sockets_at(0x7f000001, 0);
    socklen_t size = sizeof here;
    sockets_begin();
    *weather = (struct weather){.host_port = host_port, .delay = delay, .broken = broken};
    rng_init(&weather->rng, seed);
    weather->door = door_new();
    weather->listener = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(weather->listener, (struct sockaddr *)&here, sizeof here) != 0 ||
        listen(weather->listener, 16) != 0 ||
        getsockname(weather->listener, (struct sockaddr *)&here, &size) != 0)
        return false;
    weather->port = ntohs(here.sin_port);
    weather->thread = thread_start(weather_run, weather);
    return weather->thread != NULL;
}

static inline void weather_end(struct weather *weather)
{
    door_enter(weather->door);
    weather->ended = true;
    door_leave(weather->door);
    thread_join(weather->thread);
    for (int i = 0; i < WEATHER_PAIRS; i++)
        if (weather->pairs[i].open)
            weather_break(&weather->pairs[i]);
    net_close(weather->listener);
    door_free(weather->door);
}

#endif
