/* sockets.c: see sockets.h. */
#include "net/sockets.h"

#include <string.h>

void sockets_begin(void)
{
#ifdef _WIN32
    static bool begun;
    WSADATA data;
    if (!begun)
        begun = WSAStartup(MAKEWORD(2, 2), &data) == 0;
#endif
}

struct sockaddr_in sockets_at(uint32_t address, int port)
{
    struct sockaddr_in at;
    memset(&at, 0, sizeof at);
    at.sin_family = AF_INET;
    at.sin_port = htons((uint16_t)port);
    at.sin_addr.s_addr = htonl(address);
    return at;
}

net_socket sockets_datagrams(void)
{
    sockets_begin();
    return socket(AF_INET, SOCK_DGRAM, 0);
}

void sockets_allow(net_socket handle, int option)
{
    int on = 1;
    setsockopt(handle, SOL_SOCKET, option, (const char *)&on, sizeof on);
}
