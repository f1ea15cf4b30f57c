/* addresses.h: the addresses under which others on the network find this machine. */
#ifndef NET_ADDRESSES_H
#define NET_ADDRESSES_H

#include <stdbool.h>
#include <stdint.h>

enum { ADDRESSES_MAX = 16, ADDRESS_TEXT = 16, ADDRESS_NAME = 32 };

struct address {
    char text[ADDRESS_TEXT];      /* "192.168.1.5" */
    char name[ADDRESS_NAME];      /* of its adapter: "eth0", "Wi-Fi" */
    uint32_t number, broadcast;   /* first byte highest; 0: there is none */
    bool is_loopback, is_virtual; /* of virtual machines, containers, tunnels */
};

struct addresses {
    int count;
    struct address list[ADDRESSES_MAX];
};

/* Lists the IPv4 addresses, the likeliest first: the one that leads to the Internet, then physical adapters
 * before virtual ones, 192.168 before others. This machine's own 127.0.0.1 comes last. */
void addresses_find(struct addresses *addresses);

/* Sorts them in that order; `route` is the address that leads to the Internet, or 0. */
void addresses_sort(struct addresses *addresses, uint32_t route);

/* True if the adapter's name shows that it is virtual. */
bool address_is_virtual(const char *name);

/* Lists them in any order: the part of addresses_find in addresses_posix.c and addresses_windows.c. */
void addresses_ask(struct addresses *addresses);

#endif
