/* test_waits_drill.c: the hands whose waits are named, how answers are judged and explained. */
#include "support/test.h"

#include "session/drill/waits_drill.h"

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

static uint16_t waits_by_definition(const struct waits_question *hand)
{
    int counts[9] = {0};
    uint16_t waits = 0;
    for (int i = 0; i < waits_count(hand); i++)
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

static void read_hand(struct waits_question *hand, const char *text)
{
    struct error why;
    memset(hand, 0, sizeof *hand);
    int count = tile_parse_list(text, hand->tiles, WAITS_TILES, &why);
    for (int i = 0; i < WAITS_SIZES; i++)
        if (waits_sizes[i] == count)
            hand->size = (uint8_t)i;
    assert_int_equal(waits_count(hand), count);
    hand->suit = (uint8_t)tile_suit(hand->tiles[0]);
    hand->waits = waits_of(hand->tiles, count, NULL);
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

TEST(test_hands_are_valid_and_mixed)
{
    enum { HANDS = 1500 };
    for (int size = 0; size < WAITS_SIZES; size++) {
        struct rng rng;
        struct waits_question hand;
        int ready = 0, many = 0;
        rng_init(&rng, 7 + (uint64_t)size);
        for (int i = 0; i < HANDS; i++) {
            int counts[9] = {0};
            waits_question_deal(&hand, size, SUIT_DOTS, &rng);
            assert_int_equal(waits_count(&hand), 4 + 3 * size);
            for (int t = 0; t < waits_count(&hand); t++) {
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

TEST(test_hands_follow_from_the_seed)
{
    struct rng first, second, other;
    struct waits_question a, b, c;
    int same = 0, suits = 0;
    rng_init(&first, 42);
    rng_init(&second, 42);
    rng_init(&other, 43);
    for (int i = 0; i < 60; i++) {
        waits_question_deal(&a, 2, SUIT_NONE, &first);
        waits_question_deal(&b, 2, SUIT_NONE, &second);
        waits_question_deal(&c, 2, SUIT_NONE, &other);
        assert_memory_equal(&a, &b, sizeof a);
        same += memcmp(&a, &c, sizeof a) == 0;
        suits |= 1 << a.suit;
    }
    assert_true(same < 3);
    assert_int_equal(suits, 7);
}

/* The order they were dealt in is no order. */
TEST(test_hands_come_unsorted)
{
    struct rng rng;
    struct waits_question hand;
    int sorted = 0;
    rng_init(&rng, 1);
    for (int i = 0; i < 100; i++) {
        int falls = 0;
        waits_question_deal(&hand, 3, SUIT_BAMBOO, &rng);
        for (int t = 1; t < waits_count(&hand); t++)
            falls += hand.tiles[t] < hand.tiles[t - 1];
        sorted += falls == 0;
    }
    assert_int_equal(sorted, 0);
}

TEST(test_known_waits)
{
    static const struct {
        const char *hand, *waits;
    } cases[] = {
        {"2345m", "25"},         {"3334s", "245"},          {"1111p", ""},
        {"1112m", "23"},         {"2223334p", "2345"},      {"3334555s", "23456"},
        {"4444567p", "7"},       {"2345678m", "258"},       {"1112345678999m", "123456789"},
        {"1155667788993s", "3"}, {"1122334455667p", "147"}, {"1111222233334s", "45"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct waits_question hand;
        read_hand(&hand, cases[i].hand);
        if (hand.waits != waits_by_definition(&hand))
            fail_msg("%s", cases[i].hand);
        if (hand.waits != numbers(cases[i].waits))
            fail_msg("%s waits for %03x", cases[i].hand, (unsigned)hand.waits);
    }
}

/* --- answers ---------------------------------------------------------------------------------------- */

TEST(test_every_answer_is_judged)
{
    struct rng rng;
    struct waits_question hand;
    rng_init(&rng, 9);
    for (int i = 0; i < 40; i++) {
        waits_question_deal(&hand, 1, SUIT_CHARACTERS, &rng);
        uint16_t waits = waits_by_definition(&hand);
        for (unsigned named = 0; named < 512; named++) {
            struct waits_verdict verdict = waits_judge(hand.waits, (uint16_t)named);
            for (unsigned n = 0; n < 9; n++) {
                bool is = waits >> n & 1, said = named >> n & 1;
                assert_int_equal(verdict.right >> n & 1, is && said);
                assert_int_equal(verdict.missed >> n & 1, is && !said);
                assert_int_equal(verdict.wrong >> n & 1, !is && said);
            }
            assert_int_equal(!verdict.missed && !verdict.wrong, named == waits);
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

TEST(test_every_wait_is_explained)
{
    for (int size = 0; size < WAITS_SIZES; size++) {
        struct rng rng;
        struct waits_question dealt;
        rng_init(&rng, 5);
        for (int i = 0; i < 200; i++) {
            waits_question_deal(&dealt, size, SUIT_BAMBOO, &rng);
            struct hand hand = waits_hand(&dealt);
            for (uint8_t kind = TILE_1S; kind < TILE_1S + 9; kind++) {
                struct reading reading;
                bool wait = dealt.waits >> (kind - TILE_1S) & 1;
                assert_int_equal(waits_read(&hand, NULL, 0, kind, &reading), wait);
                if (wait)
                    assert_reading(&hand, &reading, 0, kind);
            }
        }
    }
}

TEST(test_pairs_and_kongs_are_explained)
{
    struct error why;
    struct reading reading;
    struct hand pairs = {0}, beside = {0};
    struct meld kong = {.kind = MELD_KONG_CLOSED, .tile = TILE_1M + 4, .claimed = TILE_NONE};
    assert_true(hand_parse(&pairs, "1144556688993m", &why));
    assert_true(waits_read(&pairs, NULL, 0, TILE_1M + 2, &reading));
    assert_int_equal(reading.form, FORM_SEVEN_PAIRS);
    assert_int_equal(reading.count, 7);
    assert_true(hand_parse(&beside, "46m99m", &why));
    assert_false(waits_read(&beside, &kong, 1, TILE_1M + 4, &reading));
    beside = (struct hand){0};
    assert_true(hand_parse(&beside, "78m99m", &why));
    assert_true(waits_read(&beside, &kong, 1, TILE_1M + 5, &reading));
    assert_int_equal(reading.sets[0].kind, SET_KONG);
    assert_reading(&beside, &reading, 1, TILE_1M + 5);
}

TEST(test_exchanges)
{
    struct waits_exchange exchange;
    struct rng rng;
    struct waits_question hand;
    read_hand(&hand, "2345m");
    assert_false(waits_find_exchange(&hand, &exchange));
    rng_init(&rng, 3);
    for (int i = 0, found = 0; found < 30; i++) {
        waits_question_deal(&hand, 2, SUIT_DOTS, &rng);
        if (hand.waits)
            continue;
        found++;
        assert_true(waits_find_exchange(&hand, &exchange));
        for (int t = 0; t < waits_count(&hand); t++)
            if (hand.tiles[t] == exchange.out) {
                hand.tiles[t] = exchange.in;
                break;
            }
        assert_int_equal(exchange.waits, waits_by_definition(&hand));
        assert_true(exchange.waits != 0);
    }
}
