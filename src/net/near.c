/* near.c: see near.h. */
#include "net/near.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

enum { NAME = 256 };

bool near_address(uint32_t address)
{
    return address >> 24 == 127 || address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8 ||
           address >> 16 == 0xa9fe || address >> 22 == 0x191;
}

bool near_host(const char *host, const char *public_name)
{
    char name[NAME];
    size_t length = strcspn(host, ":");
    if (length == 0 || length >= sizeof name || strspn(host + length, ":0123456789") != strlen(host + length))
        return false;
    if (public_name && strcmp(host, public_name) == 0)
        return true;
    snprintf(name, sizeof name, "%.*s", (int)length, host);
    if (strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") != length)
        return false;
    return strspn(name, "0123456789.") == length || strcmp(name, "localhost") == 0 ||
           text_ends(name, ".local");
}

bool near_origin(const char *origin, const char *host, const char *public_name)
{
    if (!origin)
        return true;
    const char *name = strstr(origin, "://");
    if (!name || strcmp(name + 3, host) != 0)
        return false;
    return strncmp(origin, "http://", 7) == 0 ||
           (strncmp(origin, "https://", 8) == 0 && public_name && strcmp(host, public_name) == 0);
}
