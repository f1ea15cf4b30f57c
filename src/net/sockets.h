/* sockets.h: the names of sockets that differ between systems. */
#ifndef NET_SOCKETS_H
#define NET_SOCKETS_H

#ifdef _WIN32
#include <winsock2.h>

#include <ws2tcpip.h>
typedef SOCKET net_socket;
#define NET_NO_SOCKET INVALID_SOCKET
#define net_close     closesocket
#else
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>
typedef int net_socket;
#define NET_NO_SOCKET (-1)
#define net_close     close
#endif

#include <stdbool.h>
#include <stdint.h>

/* Prepares the system's sockets; call it before any of them is opened. */
void sockets_begin(void);

/* Returns an IPv4 address (first byte highest) and port in the form of the system. */
struct sockaddr_in sockets_at(uint32_t address, int port);

/* Opens a socket for datagrams; NET_NO_SOCKET if the system has none left. */
net_socket sockets_datagrams(void);

/* Switches a socket option on (SO_BROADCAST and the like). */
void sockets_allow(net_socket handle, int option);

#endif
