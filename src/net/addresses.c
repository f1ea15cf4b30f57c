/* addresses.c: see addresses.h. */
#include "net/addresses.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "net/sockets.h"

bool address_is_virtual(const char *name)
{
    static const char *const signs[] = {
        "docker", "veth",  "virbr",  "vbox",      "vmnet",     "VMware",  "VirtualBox",
        "WSL",    "Hyper", "vEther", "tailscale", "ZeroTier",  "zt",      "tun",
        "tap",    "wg",    "ppp",    "utun",      "br-",       "lxc",     "podman",
        "bridge", "VPN",   "TAP",    "cni",       "WireGuard", "Loopback"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const char *at = strstr(name, signs[i]);
        if (at && (at == name || signs[i][0] < 'a' || strlen(signs[i]) > 4))
            return true;
    }
    return false;
}

/* The address that a datagram to the Internet would come from; nothing is sent. */
static uint32_t find_route(void)
{
    struct sockaddr_in to = sockets_at(0xc0000201, 9), from = {0}; /* 192.0.2.1, which no machine has */
    socklen_t size = sizeof from;
    net_socket handle = sockets_datagrams();
    uint32_t found = 0;
    if (handle == NET_NO_SOCKET)
        return 0;
    if (connect(handle, (struct sockaddr *)&to, sizeof to) == 0 &&
        getsockname(handle, (struct sockaddr *)&from, &size) == 0)
        found = ntohl(from.sin_addr.s_addr);
    net_close(handle);
    return found;
}

static uint32_t route_now; /* for qsort, whose comparison gets no context */

static int rank(const struct address *address)
{
    if (address->is_loopback)
        return 4;
    if (address->is_virtual)
        return 3;
    return address->number == route_now ? 0 : address->number >> 16 == 0xc0a8 ? 1 : 2;
}

static int by_rank(const void *a, const void *b)
{
    const struct address *one = a, *other = b;
    int difference = rank(one) - rank(other);
    return difference ? difference : (one->number > other->number) - (one->number < other->number);
}

void addresses_sort(struct addresses *addresses, uint32_t route)
{
    route_now = route;
    qsort(addresses->list, (size_t)addresses->count, sizeof *addresses->list, by_rank);
}

void addresses_find(struct addresses *addresses)
{
    addresses->count = 0;
    sockets_begin();
    addresses_ask(addresses);
    addresses_sort(addresses, find_route());
}
