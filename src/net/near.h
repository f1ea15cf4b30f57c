/*
 * near.h: decides who may speak with a table: neighbors, and pages that this host served.
 */
#ifndef NET_NEAR_H
#define NET_NEAR_H

#include <stdbool.h>
#include <stdint.h>

/* True for an IPv4 address (first byte highest) of a private network, this link, this machine, or the range
 * that providers and private networks across the Internet share (100.64.0.0/10). */
bool near_address(uint32_t address);

/* True if a request's Host is this machine by its address, as "localhost" or a name in ".local", or the
 * public name (NULL: none). Any other name could belong to another page that redirects it to this machine
 * (DNS rebinding). */
bool near_host(const char *host, const char *public_name);

/* True if a request comes from a page that this host served. Browsers always send a page's Origin; NULL means
 * another program, which is let in. `host` is the request's Host. */
bool near_origin(const char *origin, const char *host, const char *public_name);

#endif
