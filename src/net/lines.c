/*
 * lines.c: counts the open connections of each address. When all places are taken, the server closes a
 * connection of the address that has most, but never a line to the table. So a stranger who fills the places
 * can't lock others out. Connections from a guest's address come before all others and are never closed for
 * them.
 */

#include "net/near.h"
#include "net/server_inside.h"

static bool address_of(lws_sockfd_type socket, uint32_t *address)
{
    struct sockaddr_in peer = {0};
    socklen_t size = sizeof peer;
    if (getpeername(socket, (struct sockaddr *)&peer, &size) != 0 || peer.sin_family != AF_INET)
        return false;
    *address = ntohl(peer.sin_addr.s_addr);
    return true;
}

static int count_of(const struct server *server, uint32_t address)
{
    int count = 0;
    for (int i = 0; i < server->connection_count; i++)
        count += server->connections[i].address == address;
    return count;
}

static bool is_trusted(const struct server *server, uint32_t address)
{
    int count = server->trusted_count < TRUSTED_MAX ? server->trusted_count : TRUSTED_MAX;
    for (int i = 0; i < count; i++)
        if (server->trusted[i] == address)
            return true;
    return false;
}

/* Ends the oldest such connection of the address that has the most, if it has more than `least`. */
static bool make_room(struct server *server, int least)
{
    struct connection *worst = NULL;
    for (int i = 0; i < server->connection_count; i++) {
        struct connection *connection = &server->connections[i];
        bool stays = connection->seated || connection->doomed || is_trusted(server, connection->address);
        int count = stays ? 0 : count_of(server, connection->address);
        if (count > least)
            worst = connection, least = count;
    }
    if (!worst)
        return false;
    worst->doomed = true;
    lws_set_timeout(worst->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    return true;
}

bool lines_let_in(struct server *server, lws_sockfd_type socket)
{
    uint32_t address;
    if (!address_of(socket, &address) || (!server->setup.everybody && !near_address(address)))
        return false;
    int count = count_of(server, address), room = CONNECTIONS_MAX - server->connection_count;
    bool trusted = is_trusted(server, address);
    if (count >= CONNECTIONS_EACH || room <= (trusted ? 0 : CONNECTIONS_EACH / 2))
        return false;
    return room > CONNECTIONS_EACH || make_room(server, trusted ? 0 : count) || trusted;
}

void lines_add(struct server *server, struct lws *wsi)
{
    uint32_t address;
    if (server->connection_count < CONNECTIONS_MAX && address_of(lws_get_socket_fd(wsi), &address))
        server->connections[server->connection_count++] = (struct connection){.wsi = wsi, .address = address};
}

static struct connection *find(struct server *server, const struct lws *wsi)
{
    for (int i = 0; i < server->connection_count; i++)
        if (server->connections[i].wsi == wsi)
            return &server->connections[i];
    return NULL;
}

void lines_remove(struct server *server, const struct lws *wsi)
{
    struct connection *connection = find(server, wsi);
    if (!connection)
        return;
    struct connection *end = &server->connections[--server->connection_count];
    for (; connection < end; connection++) /* the oldest stays first */
        connection[0] = connection[1];
}

void lines_seat(struct server *server, const struct lws *wsi)
{
    struct connection *connection = find(server, wsi);
    if (connection)
        connection->seated = true;
}

bool lines_is_doomed(struct server *server, const struct lws *wsi)
{
    const struct connection *connection = find(server, wsi);
    return connection && connection->doomed;
}

void lines_trust(struct server *server, const struct lws *wsi)
{
    const struct connection *connection = find(server, wsi);
    if (connection && !is_trusted(server, connection->address))
        server->trusted[server->trusted_count++ % TRUSTED_MAX] = connection->address;
}
