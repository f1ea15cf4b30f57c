/* test_trainer.c: the trainer's hands, how answers are judged and explained, and the record's file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/study/trainer_record.h"
#include "support/kept_file.h"
#include "support/refused.h"

/* --- complete hands from their definition, sharing nothing with the program -------------------------- */

static bool is_complete(int counts[9], bool paired)
{
    int first = 0;
    while (first < 9 && !counts[first])
        first++;
    if (first == 9)
        return paired;
    for (int kind = 0; kind < 3; kind++) {
        bool run = kind == 2;
        int same = kind == 0 ? 2 : kind == 1 ? 3 : 1, length = run ? 3 : 1, good = 1;
        for (int i = 0; i < length; i++)
            good &= first + i < 9 && counts[first + i] >= same;
        if (!good || (kind == 0 && paired))
            continue;
        for (int i = 0; i < length; i++)
            counts[first + i] -= same;
        bool whole = is_complete(counts, paired || kind == 0);
        for (int i = 0; i < length; i++)
            counts[first + i] += same;
        if (whole)
            return true;
    }
    return false;
}

static bool is_seven_pairs(const int counts[9])
{
    int pairs = 0;
    for (int i = 0; i < 9; i++)
        pairs += counts[i] == 2;
    return pairs == 7;
}

static uint16_t waits_by_definition(const struct trainer_hand *hand)
{
    int counts[9] = {0};
    uint16_t waits = 0;
    for (int i = 0; i < trainer_count(hand); i++)
        counts[hand->tiles[i] % 9]++;
    for (int i = 0; i < 9; i++) {
        if (counts[i] == 4)
            continue;
        counts[i]++;
        if (is_complete(counts, false) || is_seven_pairs(counts))
            waits |= (uint16_t)(1u << i);
        counts[i]--;
    }
    return waits;
}

static int bits_of(unsigned bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static void read_hand(struct trainer_hand *hand, const char *text)
{
    struct error why;
    memset(hand, 0, sizeof *hand);
    int count = tile_parse_list(text, hand->tiles, TRAINER_TILES, &why);
    for (int i = 0; i < TRAINER_SIZES; i++)
        if (trainer_sizes[i] == count)
            hand->size = (uint8_t)i;
    assert_int_equal(trainer_count(hand), count);
    hand->suit = (uint8_t)tile_suit(hand->tiles[0]);
    hand->waits = trainer_waits(hand->tiles, count, NULL);
}

/* "258" as bits. */
static uint16_t numbers(const char *text)
{
    uint16_t bits = 0;
    for (; *text; text++)
        bits |= (uint16_t)(1u << (*text - '1'));
    return bits;
}

/* --- hands ------------------------------------------------------------------------------------------ */

static void test_hands_are_valid_and_mixed(void **state)
{
    (void)state;
    enum { HANDS = 1500 };
    for (int size = 0; size < TRAINER_SIZES; size++) {
        struct trainer trainer;
        struct trainer_hand hand;
        int ready = 0, many = 0;
        trainer_init(&trainer, 7 + (uint64_t)size, size, SUIT_DOTS);
        for (int i = 0; i < HANDS; i++) {
            int counts[9] = {0};
            trainer_next(&trainer, &hand);
            assert_int_equal(trainer_count(&hand), 4 + 3 * size);
            for (int t = 0; t < trainer_count(&hand); t++) {
                assert_int_equal(tile_suit(hand.tiles[t]), SUIT_DOTS);
                assert_true(++counts[tile_number(hand.tiles[t]) - 1] <= 4);
            }
            assert_int_equal(hand.waits, waits_by_definition(&hand));
            ready += hand.waits != 0;
            many += bits_of(hand.waits) >= 3;
        }
        assert_in_range(ready, HANDS * 82 / 100, HANDS * 95 / 100);
        assert_true(many > HANDS * 3 / 10);
    }
}

static void test_hands_follow_from_the_seed(void **state)
{
    (void)state;
    struct trainer first, second, other;
    struct trainer_hand a, b, c;
    int same = 0, suits = 0;
    trainer_init(&first, 42, 2, SUIT_NONE);
    trainer_init(&second, 42, 2, SUIT_NONE);
    trainer_init(&other, 43, 2, SUIT_NONE);
    for (int i = 0; i < 60; i++) {
        trainer_next(&first, &a);
        trainer_next(&second, &b);
        trainer_next(&other, &c);
        assert_memory_equal(&a, &b, sizeof a);
        same += memcmp(&a, &c, sizeof a) == 0;
        suits |= 1 << a.suit;
    }
    assert_true(same < 3);
    assert_int_equal(suits, 7);
}

/* The order they were dealt in is no order. */
static void test_hands_come_unsorted(void **state)
{
    (void)state;
    struct trainer trainer;
    struct trainer_hand hand;
    int sorted = 0;
    trainer_init(&trainer, 1, 3, SUIT_BAMBOO);
    for (int i = 0; i < 100; i++) {
        int falls = 0;
        trainer_next(&trainer, &hand);
        for (int t = 1; t < trainer_count(&hand); t++)
            falls += hand.tiles[t] < hand.tiles[t - 1];
        sorted += falls == 0;
    }
    assert_int_equal(sorted, 0);
}

static void test_known_waits(void **state)
{
    (void)state;
    static const struct {
        const char *hand, *waits;
    } cases[] = {
        {"2345m", "25"},         {"3334s", "245"},          {"1111p", ""},
        {"1112m", "23"},         {"2223334p", "2345"},      {"3334555s", "23456"},
        {"4444567p", "7"},       {"2345678m", "258"},       {"1112345678999m", "123456789"},
        {"1155667788993s", "3"}, {"1122334455667p", "147"}, {"1111222233334s", "45"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct trainer_hand hand;
        read_hand(&hand, cases[i].hand);
        if (hand.waits != waits_by_definition(&hand))
            fail_msg("%s", cases[i].hand);
        if (hand.waits != numbers(cases[i].waits))
            fail_msg("%s waits for %03x", cases[i].hand, (unsigned)hand.waits);
    }
}

/* --- answers ---------------------------------------------------------------------------------------- */

static void test_every_answer_is_judged(void **state)
{
    (void)state;
    struct trainer trainer;
    struct trainer_hand hand;
    trainer_init(&trainer, 9, 1, SUIT_CHARACTERS);
    for (int i = 0; i < 40; i++) {
        trainer_next(&trainer, &hand);
        uint16_t waits = waits_by_definition(&hand);
        for (unsigned named = 0; named < 512; named++) {
            struct trainer_verdict verdict = trainer_judge(hand.waits, (uint16_t)named);
            for (unsigned n = 0; n < 9; n++) {
                bool is = waits >> n & 1, said = named >> n & 1;
                assert_int_equal(verdict.right >> n & 1, is && said);
                assert_int_equal(verdict.missed >> n & 1, is && !said);
                assert_int_equal(verdict.wrong >> n & 1, !is && said);
            }
            assert_int_equal(trainer_is_right(&verdict), named == waits);
        }
    }
}

static int set_size(const struct set *set)
{
    return set->kind == SET_KONG ? 4 : set->kind == SET_PAIR ? 2 : 3;
}

/* The sets are the hand and the new tile, and one of them is marked. */
static void assert_reading(const struct hand *hand, const struct reading *reading, int melds, uint8_t kind)
{
    struct hand left = *hand;
    int marked = 0;
    hand_add(&left, kind);
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        marked += set->wins;
        for (int t = 0; t < set_size(set) && i >= melds; t++)
            hand_remove(&left, (uint8_t)(set->tile + (set->kind == SET_RUN ? t : 0)));
    }
    assert_int_equal(left.size, 0);
    assert_int_equal(marked, 1);
}

static void test_every_wait_is_explained(void **state)
{
    (void)state;
    for (int size = 0; size < TRAINER_SIZES; size++) {
        struct trainer trainer;
        struct trainer_hand dealt;
        trainer_init(&trainer, 5, size, SUIT_BAMBOO);
        for (int i = 0; i < 200; i++) {
            trainer_next(&trainer, &dealt);
            struct hand hand = trainer_counts(&dealt);
            for (uint8_t kind = TILE_1S; kind < TILE_1S + 9; kind++) {
                struct reading reading;
                bool wait = dealt.waits >> (kind - TILE_1S) & 1;
                assert_int_equal(trainer_read(&hand, NULL, 0, kind, &reading), wait);
                if (wait)
                    assert_reading(&hand, &reading, 0, kind);
            }
        }
    }
}

static void test_pairs_and_kongs_are_explained(void **state)
{
    (void)state;
    struct error why;
    struct reading reading;
    struct hand pairs = {0}, beside = {0};
    struct meld kong = {.kind = MELD_KONG_CLOSED, .tile = TILE_1M + 4, .claimed = TILE_NONE};
    assert_true(hand_parse(&pairs, "1144556688993m", &why));
    assert_true(trainer_read(&pairs, NULL, 0, TILE_1M + 2, &reading));
    assert_int_equal(reading.form, FORM_SEVEN_PAIRS);
    assert_int_equal(reading.count, 7);
    assert_true(hand_parse(&beside, "46m99m", &why));
    assert_false(trainer_read(&beside, &kong, 1, TILE_1M + 4, &reading));
    beside = (struct hand){0};
    assert_true(hand_parse(&beside, "78m99m", &why));
    assert_true(trainer_read(&beside, &kong, 1, TILE_1M + 5, &reading));
    assert_int_equal(reading.sets[0].kind, SET_KONG);
    assert_reading(&beside, &reading, 1, TILE_1M + 5);
}

static void test_exchanges(void **state)
{
    (void)state;
    struct trainer_exchange exchange;
    struct trainer trainer;
    struct trainer_hand hand;
    read_hand(&hand, "2345m");
    assert_false(trainer_find_exchange(&hand, &exchange));
    trainer_init(&trainer, 3, 2, SUIT_DOTS);
    for (int i = 0, found = 0; found < 30; i++) {
        trainer_next(&trainer, &hand);
        if (hand.waits)
            continue;
        found++;
        assert_true(trainer_find_exchange(&hand, &exchange));
        for (int t = 0; t < trainer_count(&hand); t++)
            if (hand.tiles[t] == exchange.out) {
                hand.tiles[t] = exchange.in;
                break;
            }
        assert_int_equal(exchange.waits, waits_by_definition(&hand));
        assert_true(exchange.waits != 0);
    }
}

/* --- the record ------------------------------------------------------------------------------------- */

static void test_record_counts(void **state)
{
    (void)state;
    struct trainer_record record;
    trainer_record_defaults(&record);
    trainer_record_add(&record, 1, true, 4000);
    trainer_record_add(&record, 1, true, 2000);
    trainer_record_add(&record, 1, false, 500);
    trainer_record_add(&record, 1, true, 3000);
    trainer_record_add(&record, 3, false, 60000);
    const struct trainer_tally *tally = &record.tallies[1];
    assert_int_equal(tally->hands, 4);
    assert_int_equal(tally->right, 3);
    assert_int_equal(tally->streak, 1);
    assert_int_equal(tally->best_streak, 2);
    assert_int_equal(tally->best_time, 2000);
    assert_int_equal(trainer_tally_mean_time(tally), 3000);
    assert_int_equal(record.tallies[3].hands, 1);
    assert_int_equal(trainer_tally_mean_time(&record.tallies[3]), 0);
    assert_int_equal(record.tallies[0].hands, 0);
}

/* The figures of all sizes are added up: none is so large that the sum is none, and there is a best time of
 * all only where there was one. */
static void test_sums_of_records(void **state)
{
    (void)state;
    struct trainer_tally sum = {0}, most = {.hands = 50000000, .right = 50000000, .best_streak = 50000000};
    struct trainer_tally quick = {.hands = 1, .right = 1, .best_streak = 1, .best_time = 7, .total_time = 7};
    struct trainer_tally slow = {.hands = 1, .right = 1, .best_streak = 1, .best_time = 9, .total_time = 9};
    trainer_tally_add(&most, true, 1);
    assert_int_equal(most.hands, 50000000);
    for (int i = 0; i < 40; i++) /* more than there are trainers and modes */
        trainer_tally_merge(&sum, &most);
    assert_int_equal(sum.hands, 2000000000);
    assert_int_equal(sum.best_time, 0);
    trainer_tally_merge(&sum, &slow);
    trainer_tally_merge(&sum, &quick);
    trainer_tally_merge(&sum, &slow);
    assert_int_equal(sum.best_time, 7);
    struct trainer_tally instant = {0};
    trainer_tally_add(&instant, true, 0); /* faster than a clock can tell is a time all the same */
    assert_int_equal(instant.best_time, 1);
    assert_true(trainer_tally_is_possible(&instant));
}

static void test_limits(void **state)
{
    (void)state;
    struct trainer_record record;
    trainer_record_defaults(&record);
    assert_int_equal(trainer_limit(&record), 20); /* seconds for seven tiles */
    record.size = 3;
    record.limits[3] = 3;
    assert_int_equal(trainer_limit(&record), 120);
}

static void assert_loads(const struct trainer_record *expected)
{
    struct trainer_record loaded;
    struct problem problem = {0};
    memset(&loaded, 0x5a, sizeof loaded);
    if (!trainer_record_load(&loaded, path, &problem))
        fail_msg("%s", problem_sentence(&problem));
    assert_memory_equal(loaded.tallies, expected->tallies, sizeof loaded.tallies);
    assert_memory_equal(loaded.limits, expected->limits, sizeof loaded.limits);
    assert_int_equal(loaded.size, expected->size);
    assert_int_equal(loaded.suit, expected->suit);
    assert_int_equal(loaded.timed, expected->timed);
    assert_int_equal(loaded.sorted, expected->sorted);
}

static void test_record_comes_back(void **state)
{
    (void)state;
    struct trainer_record record;
    struct error why;
    trainer_record_defaults(&record);
    assert_loads(&record);
    assert_false(file_exists(path));
    for (int i = 0; i < 50; i++)
        trainer_record_add(&record, i % 4, i % 3 != 0, 1000 * i);
    record.size = 3;
    record.suit = 3;
    record.timed = record.sorted = true;
    record.limits[2] = 3;
    assert_true(trainer_record_save(&record, path, &why));
    assert_loads(&record);
}

static void test_broken_records_are_set_aside(void **state)
{
    (void)state;
    static const struct {
        const char *text, *words;
    } cases[] = {
        {"hello\n", "line 1: "},
        {"[choice]\nsize = 5\n", "line 2: size must be 4, 7, 10 or 13, not \"5\""},
        {"[choice]\nsuit = stars\n", "line 2: suit cannot be \"stars\""},
        {"[choice]\nclock = fast\n", "line 2: clock"},
        {"[tiles-7]\nlimit = 11\n", "line 2: limit"},
        {"[tiles-7]\nhands = many\n", "line 2: hands must be a number"},
        {"[tiles-7]\nhands = -1\n", "line 2: hands"},
        {"[tiles-7]\nhands = 2147483647\n", "line 2: hands must be a number from 0 to 50000000"},
        {"[tiles-7]\nhands = 1\nright = 1\nbest-streak = 1\nbest-time = 5\ntotal-time = 4294967296\n",
         "for 7 tiles"},
        {"[tiles-7]\ntotal-time = x\n", "line 2: total-time"},
        {"[tiles-7]\nhands = 3\nright = 4\n", "for 7 tiles don’t add up"},
        {"[tiles-4]\nhands = 3\nright = 3\nbest-streak = 4\nbest-time = 1\ntotal-time = 9\n", "for 4 tiles"},
        {"[tiles-13]\nhands = 3\nright = 3\nbest-time = 9\ntotal-time = 26\n", "for 13 tiles"},
        {"[tiles-13]\ntotal-time = 18446744073709551615\n", "for 13 tiles"},
    };
    struct trainer_record record, defaults;
    struct error why;
    struct problem problem = {0};
    trainer_record_defaults(&defaults);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_true(file_write(path, cases[i].text, strlen(cases[i].text), &why));
        memset(&record, 0x5a, sizeof record);
        assert_false(trainer_record_load(&record, path, &problem));
        assert_memory_equal(record.tallies, defaults.tallies, sizeof record.tallies);
        assert_int_equal(record.size, defaults.size);
        if (!strstr(problem_sentence(&problem), cases[i].words) ||
            !strstr(problem_sentence(&problem), "trainer.ini.broken-1"))
            fail_msg("\"%s\" should tell \"%s\" and the name", problem_sentence(&problem), cases[i].words);
        assert_false(file_exists(path));
        assert_true(file_remove(aside));
    }
}

/* What a newer program writes is passed over. */
static void test_unknown_names_are_passed_over(void **state)
{
    (void)state;
    static const char text[] =
        "[choice]\nsize = 10\nmood = good\n[tiles-16]\nhands = x\n[tiles-4]\nhands = 2\n";
    struct trainer_record expected;
    struct error why;
    trainer_record_defaults(&expected);
    expected.size = 2;
    expected.tallies[0].hands = 2;
    assert_true(file_write(path, text, sizeof text - 1, &why));
    assert_loads(&expected);
}

/* Whatever is done to a good file, it loads or is set aside with a sentence; it never crashes. */
static void test_mutated_files(void **state)
{
    (void)state;
    struct trainer_record record;
    struct error why;
    struct problem problem = {0};
    struct rng rng;
    size_t size;
    rng_init(&rng, 4);
    trainer_record_defaults(&record);
    for (int i = 0; i < 9; i++)
        trainer_record_add(&record, i % 4, true, 1000);
    assert_true(trainer_record_save(&record, path, &why));
    char *text = file_read(path, &size, &why);
    assert_non_null(text);
    for (int i = 0; i < 300; i++) {
        size_t at = rng_below(&rng, (uint32_t)size);
        char old = text[at];
        text[at] = (char)rng_below(&rng, 256);
        assert_true(file_write(path, text, size, &why));
        if (!trainer_record_load(&record, path, &problem)) {
            assert_non_null(strstr(problem_sentence(&problem), "trainer.ini.broken-1"));
            assert_true(file_remove(aside));
        }
        text[at] = old;
    }
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hands_are_valid_and_mixed),
        cmocka_unit_test(test_hands_follow_from_the_seed),
        cmocka_unit_test(test_hands_come_unsorted),
        cmocka_unit_test(test_known_waits),
        cmocka_unit_test(test_every_answer_is_judged),
        cmocka_unit_test(test_every_wait_is_explained),
        cmocka_unit_test(test_pairs_and_kongs_are_explained),
        cmocka_unit_test(test_exchanges),
        cmocka_unit_test(test_sums_of_records),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_record_counts),
        KEPT_FILE_TEST(test_record_comes_back, "trainer.ini"),
        KEPT_FILE_TEST(test_broken_records_are_set_aside, "trainer.ini"),
        KEPT_FILE_TEST(test_unknown_names_are_passed_over, "trainer.ini"),
        KEPT_FILE_TEST(test_mutated_files, "trainer.ini"),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
