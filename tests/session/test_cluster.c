/* test_cluster.c: what a person takes for one character, by the rules and examples of UAX #29. */
#include "support/test.h"

#include "base/rng.h"
#include "session/cluster.h"

/* The parts of each text stand apart by "|". Made with Perl's \X, which follows UAX #29. */
static const char *const divided[] = {
    "a|b|c",
    "e\u0301|e",                                        /* a letter and its accent */
    "\U0001F1E9\U0001F1EA|\U0001F1EB\U0001F1F7",        /* two flags */
    "\U0001F1E9\U0001F1EA|\U0001F1EB",                  /* and half of one */
    "\U0001F469\u200D\U0001F469\u200D\U0001F467|x",     /* a family */
    "\U0001F468\U0001F3FD\u200D\U0001F680|1",           /* an astronaut with a skin tone */
    "\u2764\uFE0F\u200D\U0001F525|\u2764\uFE0F|\u263A", /* a heart that burns */
    "1\uFE0F\u20E3|2",                                  /* a key */
    "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F|z", /* the flag of England */
    "\u1112\u1161\u11AB|\u1100\u1173\u11AF|\uD55C|\uAE00", /* Hangul, in parts and whole */
    "\u0E01\u0E33|\u0E19\u0E49",                           /* Thai */
    "\u0928\u093F|\u304B\u3099|\u7530",
    "a\u200D|b", /* a joiner joins pictures alone */
    "\u200D|\U0001F525",
};

TEST(texts_fall_into_clusters)
{
    for (size_t i = 0; i < sizeof divided / sizeof *divided; i++) {
        char text[200] = "";
        size_t ends[40], count = 0, length = 0;
        for (const char *at = divided[i]; *at; at++)
            if (*at == '|')
                ends[count++] = length;
            else
                text[length++] = *at;
        ends[count++] = length;
        size_t at = 0;
        for (size_t part = 0; part < count; part++) {
            assert_int_equal(cluster_before(text, ends[part]), at);
            at += cluster_size(text + at);
            if (at != ends[part])
                fail_msg("%s: a part ends at %zu", text, at);
        }
        assert_int_equal(cluster_size(text + at), 0);
    }
}

TEST(no_part_of_one_is_copied)
{
    static const char text[] = "ab\U0001F1E9\U0001F1EA";
    char out[sizeof text];
    for (size_t size = 1; size <= sizeof text; size++) {
        cluster_copy(out, size, text);
        assert_int_equal(strlen(out), size >= sizeof text ? sizeof text - 1 : size > 2 ? 2 : size - 1);
    }
}

/* Whatever the bytes are, each part has one at least and all of them are there. */
TEST(any_bytes_fall_into_clusters)
{
    struct rng rng;
    rng_init(&rng, 3);
    for (int i = 0; i < 20000; i++) {
        char text[24] = "";
        size_t length = rng_below(&rng, sizeof text), at = 0, size;
        for (size_t k = 0; k < length; k++)
            text[k] = (char)(1 + rng_below(&rng, 255));
        while ((size = cluster_size(text + at)) > 0)
            at += size;
        assert_int_equal(at, length);
    }
}
