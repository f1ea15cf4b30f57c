/* finding.c: see finding.h. */
#include "net/finding.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/check.h"
#include "base/clock.h"
#include "base/text.h"
#include "net/near.h"
#include "net/sockets.h"
#include "net/thread.h"

enum {
    ANSWERS =
        20 /* a second; an answer is hardly longer than a question, so a flood of questions gains nothing */
};

static const char question[] = "DT?1\n";
static const uint32_t group = 0xefff4d20, own = 0x7f000001,
                      own_all = 0x7fffffff; /* 239.255.77.32 of the local scope */

struct finding {
    net_socket heard, stop; /* `heard` gets the questions; any datagram to `stop` ends the thread */
    struct sockaddr_in stop_at;
    struct thread *thread;
    struct door *door; /* before `line` */
    char line[FINDING_LINE];
};

/* --- the text of an answer, such as "DT!1 7733 2 1 dueling-tigers Anna\n" --------------------------- */

static const char sign[] = "DT!1"; /* the number is the version */

/* Cuts at the end of a letter. */
static void cut(char *name, size_t size)
{
    size_t length = 0;
    for (int next; (next = text_character(name + length)) > 0 && length + (size_t)next < size;)
        length += (size_t)next;
    name[length] = '\0';
}

void notice_print(const struct table_notice *notice, char line[FINDING_LINE])
{
    char name[FINDING_NAME];
    snprintf(name, sizeof name, "%s", notice->name);
    cut(name, sizeof name);
    text_clean(name, ' ');
    snprintf(line, FINDING_LINE, "%s %d %d %d %.31s %s\n", sign, notice->port, notice->seats, notice->free,
             notice->mode, name);
}

/* A word of small letters, digits and dashes. */
static bool is_mode(const char *word)
{
    size_t length = word ? strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") : 0;
    return length > 0 && length < FINDING_MODE && !word[length];
}

bool notice_parse(struct table_notice *notice, const char *line)
{
    char copy[FINDING_LINE], *rest = copy;
    struct table_notice read = {0};
    snprintf(copy, sizeof copy, "%s", line);
    copy[strcspn(copy, "\r\n")] = '\0';
    const char *word = text_next_word(&rest), *port = text_next_word(&rest), *seats = text_next_word(&rest),
               *unused = text_next_word(&rest), *mode = text_next_word(&rest);
    if (!word || strcmp(word, sign) != 0 || !is_mode(mode) || !text_to_int(port, 1, 65535, &read.port) ||
        !text_to_int(seats, 2, 4, &read.seats) || !text_to_int(unused, 0, read.seats, &read.free))
        return false;
    memcpy(read.mode, mode, strlen(mode) + 1);
    snprintf(read.name, sizeof read.name, "%s", rest ? rest : "");
    cut(read.name, sizeof read.name);
    text_clean(read.name, ' ');
    *notice = read;
    return true;
}

/* --- answering ------------------------------------------------------------------------------------ */

static void answer(struct finding *finding)
{
    char text[16], line[FINDING_LINE];
    struct sockaddr_in from;
    socklen_t size = sizeof from;
    long got = (long)recvfrom(finding->heard, text, sizeof text, 0, (struct sockaddr *)&from, &size);
    if (got != (long)sizeof question - 1 || memcmp(text, question, sizeof question - 1) != 0 ||
        !near_address(ntohl(from.sin_addr.s_addr)))
        return;
    door_enter(finding->door);
    memcpy(line, finding->line, sizeof line);
    door_leave(finding->door);
    sendto(finding->heard, line, (int)strlen(line), 0, (struct sockaddr *)&from, sizeof from);
}

/* Sleeps until a question comes; it ignores questions beyond the limit. */
static void run(void *self)
{
    struct finding *finding = self;
    net_socket last = finding->heard > finding->stop ? finding->heard : finding->stop;
    int64_t second = 0;
    for (int count = 0;;) {
        fd_set wanted;
        FD_ZERO(&wanted);
        FD_SET(finding->heard, &wanted);
        FD_SET(finding->stop, &wanted);
        if (select((int)last + 1, &wanted, NULL, NULL, NULL) < 0 || FD_ISSET(finding->stop, &wanted))
            return;
        if (clock_today() / 1000000 != second)
            second = clock_today() / 1000000, count = 0;
        if (++count <= ANSWERS) {
            answer(finding);
        } else {
            char dropped;
            recv(finding->heard, &dropped, 1, 0);
        }
    }
}

static void join_group(net_socket handle)
{
    struct addresses addresses;
    addresses_find(&addresses);
    for (int i = 0; i < addresses.count; i++) {
        struct ip_mreq join;
        join.imr_multiaddr.s_addr = htonl(group);
        join.imr_interface.s_addr = htonl(addresses.list[i].number);
        setsockopt(handle, IPPROTO_IP, IP_ADD_MEMBERSHIP, (const char *)&join, sizeof join);
    }
}

/* Several tables on one machine share the port. */
static bool open_sockets(struct finding *finding)
{
    struct sockaddr_in all = sockets_at(0, FINDING_PORT), here = sockets_at(own, 0);
    socklen_t size = sizeof finding->stop_at;
    finding->heard = sockets_datagrams();
    finding->stop = sockets_datagrams();
    if (finding->heard == NET_NO_SOCKET || finding->stop == NET_NO_SOCKET)
        return false;
    sockets_allow(finding->heard, SO_REUSEADDR);
#ifdef SO_REUSEPORT
#ifndef __linux__ /* on Linux one of them would get all questions */
    sockets_allow(finding->heard, SO_REUSEPORT);
#endif
#endif
    if (bind(finding->heard, (struct sockaddr *)&all, sizeof all) != 0 ||
        bind(finding->stop, (struct sockaddr *)&here, sizeof here) != 0 ||
        getsockname(finding->stop, (struct sockaddr *)&finding->stop_at, &size) != 0)
        return false;
    join_group(finding->heard);
    return true;
}

struct finding *finding_start(const struct table_notice *notice)
{
    struct finding *finding = calloc(1, sizeof *finding);
    CHECK_MEMORY(finding);
    finding->door = door_new();
    finding->heard = finding->stop = NET_NO_SOCKET;
    notice_print(notice, finding->line);
    if (open_sockets(finding))
        finding->thread = thread_start(run, finding);
    if (finding->thread)
        return finding;
    finding_stop(finding);
    return NULL;
}

void finding_renew(struct finding *finding, const struct table_notice *notice)
{
    door_enter(finding->door);
    notice_print(notice, finding->line);
    door_leave(finding->door);
}

void finding_stop(struct finding *finding)
{
    if (!finding)
        return;
    if (finding->thread)
        sendto(finding->stop, "", 1, 0, (struct sockaddr *)&finding->stop_at, sizeof finding->stop_at);
    thread_join(finding->thread);
    if (finding->heard != NET_NO_SOCKET)
        net_close(finding->heard);
    if (finding->stop != NET_NO_SOCKET)
        net_close(finding->stop);
    door_free(finding->door);
    free(finding);
}

/* --- asking --------------------------------------------------------------------------------------- */

static void ask_at(net_socket handle, uint32_t address)
{
    struct sockaddr_in to = sockets_at(address, FINDING_PORT);
    if (address)
        sendto(handle, question, (int)sizeof question - 1, 0, (struct sockaddr *)&to, sizeof to);
}

static void ask_all(net_socket handle)
{
    struct addresses addresses;
    addresses_find(&addresses);
    ask_at(handle, own);
    ask_at(handle, own_all);
    for (int i = 0; i < addresses.count; i++) {
        const struct address *address = &addresses.list[i];
        struct in_addr from = {0};
        if (address->is_loopback)
            continue;
        from.s_addr = htonl(address->number);
        ask_at(handle, address->broadcast);
        if (setsockopt(handle, IPPROTO_IP, IP_MULTICAST_IF, (const char *)&from, sizeof from) == 0)
            ask_at(handle, group);
    }
}

/* True if the table isn't in the list yet. This machine answers from several of its addresses. */
static bool is_new(const struct found_table *found, int count, const struct found_table *table)
{
    for (int i = 0; i < count; i++)
        if (found[i].notice.port == table->notice.port &&
            (strcmp(found[i].address, table->address) == 0 || strncmp(table->address, "127.", 4) == 0))
            return false;
    return true;
}

/* A table of this machine is shown by its address on the network, if it answered from that too. */
static void keep(struct found_table *found, int *count, const struct found_table *table)
{
    for (int i = 0; i < *count; i++)
        if (strncmp(found[i].address, "127.", 4) == 0 && found[i].notice.port == table->notice.port &&
            strcmp(found[i].notice.name, table->notice.name) == 0) {
            found[i] = *table;
            return;
        }
    if (*count < FOUND_MAX && is_new(found, *count, table))
        found[(*count)++] = *table;
}

static void hear(net_socket handle, struct found_table *found, int *count)
{
    char line[FINDING_LINE];
    struct sockaddr_in from;
    socklen_t size = sizeof from;
    struct found_table table;
    long got = (long)recvfrom(handle, line, sizeof line - 1, 0, (struct sockaddr *)&from, &size);
    line[got > 0 ? got : 0] = '\0';
    if (!notice_parse(&table.notice, line) ||
        !inet_ntop(AF_INET, &from.sin_addr, table.address, sizeof table.address))
        return;
    keep(found, count, &table);
}

int finding_ask(struct found_table found[FOUND_MAX], int milliseconds)
{
    net_socket handle = sockets_datagrams();
    int count = 0;
    if (handle == NET_NO_SOCKET)
        return 0;
    sockets_allow(handle, SO_BROADCAST);
    ask_all(handle);
    int64_t until = clock_today() + (int64_t)milliseconds * 1000;
    for (int64_t left; (left = until - clock_today()) > 0 && left <= (int64_t)milliseconds * 1000;) {
        struct timeval time = {.tv_sec = (long)(left / 1000000), .tv_usec = (long)(left % 1000000)};
        fd_set wanted;
        FD_ZERO(&wanted);
        FD_SET(handle, &wanted);
        if (select((int)handle + 1, &wanted, NULL, NULL, &time) <= 0)
            break;
        hear(handle, found, &count);
    }
    net_close(handle);
    return count;
}
