/* test_near.c: who may speak with a table: addresses by RFC 1918, 3927 and 6598, the Host and Origin of
 * requests. */
#include "support/test.h"

#include "net/near.h"

static uint32_t at(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    return a << 24 | b << 16 | c << 8 | d;
}

TEST(neighbors_are_private_addresses)
{
    assert_true(near_address(at(127, 0, 0, 1)));
    assert_true(near_address(at(10, 0, 0, 0)) && near_address(at(10, 255, 255, 255)));
    assert_true(near_address(at(172, 16, 0, 1)) && near_address(at(172, 31, 255, 255)));
    assert_true(near_address(at(192, 168, 178, 23)));
    assert_true(near_address(at(169, 254, 3, 4)));
    assert_true(near_address(at(100, 64, 0, 1)) && near_address(at(100, 127, 255, 255)));
}

TEST(all_others_are_far_away)
{
    const uint32_t far[] = {at(9, 255, 255, 255),   at(11, 0, 0, 0),        at(172, 15, 255, 255),
                            at(172, 32, 0, 0),      at(192, 167, 255, 255), at(192, 169, 0, 0),
                            at(192, 0, 2, 2),       at(169, 253, 0, 1),     at(100, 63, 255, 255),
                            at(100, 128, 0, 0),     at(8, 8, 8, 8),         0,
                            at(126, 255, 255, 255), at(128, 0, 0, 0),       at(255, 255, 255, 255)};
    for (size_t i = 0; i < sizeof far / sizeof *far; i++)
        assert_false(near_address(far[i]));
}

TEST(a_host_is_an_address_or_a_name_of_this_network)
{
    assert_true(near_host("192.168.1.5:7733", NULL));
    assert_true(near_host("127.0.0.1", NULL));
    assert_true(near_host("localhost:7733", NULL));
    assert_true(near_host("annas-laptop.local:7733", NULL));
    assert_true(near_host("play.example.org", "play.example.org"));
}

TEST(a_name_that_anybody_may_own_is_no_host)
{
    static const char *const wrong[] = {"evil.example",
                                        "evil.example:7733",
                                        "",
                                        ":7733",
                                        "localhost.evil",
                                        "127.0.0.1.evil.com",
                                        "local",
                                        ".local",
                                        "play.example.org",
                                        "a.local.evil.org",
                                        "host name",
                                        "192.168.1.5:x",
                                        "192.168.1.5@evil.com",
                                        "evil.com/.local",
                                        "evil.com:80@x.local"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(near_host(wrong[i], NULL));
    assert_false(near_host("other.example.org", "play.example.org"));
}

TEST(only_our_own_page_is_an_origin)
{
    assert_true(near_origin(NULL, "192.168.1.5:7733", NULL)); /* no browser */
    assert_true(near_origin("http://192.168.1.5:7733", "192.168.1.5:7733", NULL));
    assert_false(near_origin("null", "192.168.1.5:7733", NULL));
    assert_false(near_origin("http://evil.example", "192.168.1.5:7733", NULL));
    assert_false(
        near_origin("http://192.168.1.6:7733", "192.168.1.5:7733", NULL));     /* another machine's page */
    assert_false(near_origin("http://192.168.1.5", "192.168.1.5:7733", NULL)); /* another port's */
    assert_false(near_origin("https://192.168.1.5:7733", "192.168.1.5:7733", NULL));
    assert_false(near_origin("file://192.168.1.5:7733", "192.168.1.5:7733", NULL));
    assert_true(near_origin("https://play.example.org", "play.example.org", "play.example.org"));
    assert_false(near_origin("https://play.example.org.evil", "play.example.org", "play.example.org"));
}
