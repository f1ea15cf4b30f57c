/* addresses_windows.c: the adapters of Windows; see addresses.h. */
#include "net/addresses.h"

#ifdef _WIN32

#include "net/sockets.h"

#include <iphlpapi.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"

static void add(struct addresses *addresses, const IP_ADAPTER_ADDRESSES *adapter,
                const IP_ADAPTER_UNICAST_ADDRESS *own)
{
    char description[128] = "";
    if (addresses->count == ADDRESSES_MAX)
        return;
    struct address *address = &addresses->list[addresses->count++];
    uint32_t number = ntohl(((const struct sockaddr_in *)own->Address.lpSockaddr)->sin_addr.s_addr);
    uint32_t mask = own->OnLinkPrefixLength ? ~UINT32_C(0) << (32 - own->OnLinkPrefixLength) : 0;
    WideCharToMultiByte(CP_UTF8, 0, adapter->Description, -1, description, sizeof description, NULL, NULL);
    *address =
        (struct address){.number = number,
                         .broadcast = number | ~mask,
                         .is_loopback = adapter->IfType == IF_TYPE_SOFTWARE_LOOPBACK,
                         .is_virtual = address_is_virtual(description) || adapter->IfType == IF_TYPE_TUNNEL ||
                                       adapter->IfType == IF_TYPE_PPP};
    WideCharToMultiByte(CP_UTF8, 0, adapter->FriendlyName, -1, address->name, sizeof address->name, NULL,
                        NULL);
    snprintf(address->text, sizeof address->text, "%u.%u.%u.%u", (unsigned)(number >> 24),
             (unsigned)(number >> 16 & 255), (unsigned)(number >> 8 & 255), (unsigned)(number & 255));
}

void addresses_ask(struct addresses *addresses)
{
    ULONG size = 64 * 1024;
    IP_ADAPTER_ADDRESSES *list = malloc(size);
    CHECK_MEMORY(list);
    ULONG flags = GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER;
    if (GetAdaptersAddresses(AF_INET, flags, NULL, list, &size) == NO_ERROR)
        for (const IP_ADAPTER_ADDRESSES *adapter = list; adapter; adapter = adapter->Next)
            if (adapter->OperStatus == IfOperStatusUp)
                for (const IP_ADAPTER_UNICAST_ADDRESS *own = adapter->FirstUnicastAddress; own;
                     own = own->Next)
                    add(addresses, adapter, own);
    free(list);
}

#endif
