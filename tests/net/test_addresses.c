/* test_addresses.c: the likeliest address of this machine comes first. */
#include "support/test.h"

#include "net/addresses.h"

static const char *first_of(struct address *list, int count, uint32_t route)
{
    static struct addresses addresses;
    addresses.count = count;
    memcpy(addresses.list, list, sizeof *list * (size_t)count);
    addresses_sort(&addresses, route);
    assert_true(addresses.list[count - 1].is_loopback);
    return addresses.list[0].name;
}

TEST(the_way_to_the_internet_comes_first_then_physical_adapters)
{
    struct address list[] = {{.name = "lo", .number = 0x7f000001, .is_loopback = true},
                             {.name = "docker0", .number = 0xac110001, .is_virtual = true},
                             {.name = "eth0", .number = 0x0a000005},
                             {.name = "wlan0", .number = 0xc0a80105}};
    assert_string_equal(first_of(list, 4, 0x0a000005), "eth0");
    assert_string_equal(first_of(list, 4, 0), "wlan0"); /* without one, 192.168 */
    assert_string_equal(first_of(list, 4, 0xac110001),
                        "wlan0"); /* through a tunnel: no neighbor comes that way */
}

TEST(adapters_that_no_friend_reaches_are_known_by_name)
{
    static const char *const virtual[] = {"docker0",
                                          "veth3f2a",
                                          "virbr0",
                                          "vboxnet0",
                                          "vmnet8",
                                          "tailscale0",
                                          "tun0",
                                          "wg0",
                                          "br-12ab34",
                                          "utun3",
                                          "VirtualBox Host-Only Ethernet Adapter",
                                          "VMware Virtual Ethernet Adapter for VMnet1",
                                          "Hyper-V Virtual Ethernet Adapter",
                                          "TAP-Windows Adapter V9",
                                          "WireGuard Tunnel",
                                          "Some VPN"};
    static const char *const physical[] = {"eth0",
                                           "wlan0",
                                           "enp3s0",
                                           "wlp2s0",
                                           "en0",
                                           "br0",
                                           "Intel(R) Wi-Fi 6 AX201",
                                           "Realtek PCIe GbE Family Controller"};
    for (size_t i = 0; i < sizeof virtual / sizeof *virtual; i++)
        assert_true(address_is_virtual(virtual[i]));
    for (size_t i = 0; i < sizeof physical / sizeof *physical; i++)
        assert_false(address_is_virtual(physical[i]));
}

TEST(this_machine_lists_itself)
{
    struct addresses addresses;
    addresses_find(&addresses);
    assert_in_range(addresses.count, 1, ADDRESSES_MAX);
    assert_true(addresses.list[addresses.count - 1].is_loopback);
    assert_string_equal(addresses.list[addresses.count - 1].text, "127.0.0.1");
}
