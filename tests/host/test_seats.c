/*
 * test_seats.c: friends find the same seats at their table after the host was killed, whatever was
 * agreed there: what seats.c has written beside the save it reads, and it is the same.
 */
#include "support/test.h"

#include "base/rng.h"
#include "host/host_inside.h"
#include "support/kept_file.h"

enum { TIMES = 200, LONGEST_CLOCK = 3600 };

static void make_token(struct rng *rng, char token[HOST_TOKEN])
{
    for (int i = 0; i < HOST_TOKEN - 1; i++)
        token[i] = "0123456789abcdef"[rng_below(rng, 16)];
    token[HOST_TOKEN - 1] = '\0';
}

KEPT_FILE_TEST(the_seats_come_back, "friend.tigers")
{
    struct rng rng;
    rng_init(&rng, 37);
    for (int i = 0; i < TIMES; i++) {
        struct host kept = {.path = path}, read = {.path = path};
        kept.setup.match.seats = (uint8_t)(2 + rng_below(&rng, SEAT_MAX - 1));
        kept.setup.clock = i < 2 ? i * LONGEST_CLOCK : (int)rng_below(&rng, LONGEST_CLOCK + 1);
        kept.setup.dice = rng_below(&rng, 2);
        for (int letter = 0; letter < HOST_CODE_LETTERS; letter++)
            kept.code[letter] = "ABCDEFGHJKLMNPQRSTUVWXYZ34679"[rng_below(&rng, 29)];
        read.setup.match.seats = kept.setup.match.seats;
        for (int seat = 0; seat < kept.setup.match.seats; seat++)
            if (rng_below(&rng, 4)) { /* else a computer has it */
                make_token(&rng, kept.chairs[seat].token);
                kept.chairs[seat].met = rng_below(&rng, 2);
            }
        seats_save(&kept);
        assert_true(seats_read(&read, NULL));
        assert_string_equal(read.code, kept.code);
        assert_int_equal(read.setup.clock, kept.setup.clock);
        assert_int_equal(read.setup.dice, kept.setup.dice);
        for (int seat = 0; seat < SEAT_MAX; seat++) {
            assert_string_equal(read.chairs[seat].token, kept.chairs[seat].token);
            assert_int_equal(read.chairs[seat].met, kept.chairs[seat].met);
        }
        seats_remove(&kept);
        assert_false(seats_read(&read, NULL));
    }
}
