/* addresses_posix.c: the adapters of POSIX systems; see addresses.h. */
#include "net/addresses.h"

#ifndef _WIN32

#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>

#include "net/sockets.h"

static uint32_t number_of(const struct sockaddr *address)
{
    return address ? ntohl(((const struct sockaddr_in *)(const void *)address)->sin_addr.s_addr) : 0;
}

void addresses_ask(struct addresses *addresses)
{
    struct ifaddrs *list = NULL;
    if (getifaddrs(&list) != 0)
        return;
    for (const struct ifaddrs *at = list; at && addresses->count < ADDRESSES_MAX; at = at->ifa_next) {
        if (!at->ifa_addr || at->ifa_addr->sa_family != AF_INET || !(at->ifa_flags & IFF_UP))
            continue;
        struct address *address = &addresses->list[addresses->count++];
        *address =
            (struct address){.number = number_of(at->ifa_addr),
                             .broadcast = at->ifa_flags & IFF_BROADCAST ? number_of(at->ifa_broadaddr) : 0,
                             .is_loopback = at->ifa_flags & IFF_LOOPBACK,
                             .is_virtual = address_is_virtual(at->ifa_name)};
        snprintf(address->name, sizeof address->name, "%s", at->ifa_name);
        struct in_addr number = {htonl(address->number)};
        inet_ntop(AF_INET, &number, address->text, sizeof address->text);
    }
    freeifaddrs(list);
}

#endif
