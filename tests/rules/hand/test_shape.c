/* test_shape.c: shanten, waits and readings, against a brute-force reference and counts known from
 * combinatorics. */
#include "support/test.h"

#include "base/rng.h"
#include "rules/hand/shape.h"
#include "support/brute.h"

enum { DUELING_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS };

static struct shape shape_of(const char *tiles, const char *melds, char removed, int sets, unsigned forms)
{
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, tiles, &why));
    uint8_t pungs[MELD_MAX], copies[TILE_KINDS];
    int count = tile_parse_list(melds, pungs, MELD_MAX, &why);
    struct meld list[MELD_MAX];
    for (int i = 0; i < count; i++)
        list[i] = (struct meld){MELD_PUNG, pungs[i], pungs[i], 1, 0};
    for (int kind = 0; kind < TILE_KINDS; kind++)
        copies[kind] = suit_letter(tile_suit((uint8_t)kind)) == removed ? 0 : 4;
    struct shape shape;
    shape_init(&shape, &hand, list, count, copies, sets, forms);
    return shape;
}

/* Fails unless the hand (beside pungs of `melds`) has that shanten number and waits for exactly these kinds.
 */
static void expect_waits(const char *tiles, const char *melds, char removed, int shanten, const char *waits)
{
    struct shape shape = shape_of(tiles, melds, removed, 4, DUELING_FORMS);
    int found;
    tile_set set = shape_useful(&shape, &found);
    char text[80] = "";
    tile_append_kinds(set, text, sizeof text);
    if (found != shanten || strcmp(text, waits) != 0)
        print_error("%s beside %s: shanten %d, waits %s\n", tiles, melds, found, text);
    assert_int_equal(found, shanten);
    assert_string_equal(text, waits);
    assert_int_equal(shape_shanten(&shape), shanten);
}

TEST(test_waits_of_known_hands)
{
    expect_waits("123456789m1234p", "", 's', 0, "14p");
    expect_waits("1112345678999p", "", 's', 0, "123456789p");
    expect_waits("112233m445566p7z", "", 's', 0, "7z");
    expect_waits("1122m3344p11223z", "", 's', 0, "3z");
    expect_waits("11m22p33z44z55z66z7z", "", 's', 0, "7z");
    expect_waits("123m1122z", "5z6z", 's', 0, "12z");
    expect_waits("5z", "1m1p1z2z", 's', 0, "5z");
}

TEST(test_seven_pairs_need_different_pairs_and_no_meld)
{
    /* Four alike are one pair: the hand still lacks two tiles to seven. */
    struct shape shape = shape_of("1111m2233p445566z", "", 's', 4, FORM_SEVEN_PAIRS);
    assert_int_equal(shape_shanten(&shape), 1);
    shape = shape_of("1122m3344p55z", "1z", 's', 4, FORM_SEVEN_PAIRS);
    assert_int_equal(shape_shanten(&shape), SHANTEN_NEVER);
    shape = shape_of("1122m3344p55667z", "", 's', 4, FORM_SEVEN_PAIRS);
    assert_int_equal(shape_shanten(&shape), 0);
}

/* Where no form can be had, no tile is a help: pairs beside a meld, pairs of six kinds, sets of single tiles.
 */
TEST(test_what_cannot_be_had_is_never_reached)
{
    struct hand hand = {0};
    struct error why;
    int shanten;
    struct shape shape = shape_of("1122m3344p55z", "1z", 's', 4, FORM_SEVEN_PAIRS);
    assert_int_equal(shape_useful(&shape, &shanten), 0);
    assert_int_equal(shanten, SHANTEN_NEVER);
    uint8_t six[TILE_KINDS] = {4, 4, 4, 4, 4, 4}, single[TILE_KINDS];
    assert_true(hand_parse(&hand, "1122334455666m", &why));
    shape_init(&shape, &hand, NULL, 0, six, 4, FORM_SEVEN_PAIRS);
    assert_int_equal(shape_shanten(&shape), SHANTEN_NEVER);
    assert_int_equal(shape_useful(&shape, NULL), 0);
    memset(single, 1, sizeof single);
    hand = (struct hand){0};
    assert_true(hand_parse(&hand, "123456m1234567z", &why));
    shape_init(&shape, &hand, NULL, 0, single, 4, FORM_STANDARD);
    assert_int_equal(shape_shanten(&shape), SHANTEN_NEVER);
    assert_int_equal(shape_useful(&shape, NULL), 0);
}

/* A form that a mode does not have is no way to be complete, nor to be tenpai, nor to be read. */
TEST(test_only_the_forms_of_the_mode_count)
{
    struct hand sets = {0}, pairs = {0};
    struct error why;
    struct reading readings[READING_MAX];
    assert_true(hand_parse(&sets, "123m456m789m111z55p", &why));
    assert_true(hand_parse(&pairs, "112233m445566p77z", &why));
    assert_true(shape_counts_complete(sets.counts, 4, FORM_STANDARD));
    assert_false(shape_counts_complete(sets.counts, 4, FORM_SEVEN_PAIRS));
    assert_true(shape_counts_complete(pairs.counts, 4, FORM_SEVEN_PAIRS));
    assert_int_equal(shape_tenpai_discards(sets.counts, 4, FORM_SEVEN_PAIRS), 0);
    assert_true(shape_tenpai_discards(sets.counts, 4, FORM_STANDARD) & TILE_BIT(TILE_1P + 4));
    assert_int_equal(reading_list(sets.counts, NULL, 0, TILE_EAST, false, FORM_SEVEN_PAIRS, readings), 0);
    assert_int_equal(reading_list(sets.counts, NULL, 0, TILE_EAST, false, FORM_STANDARD, readings), 1);
    assert_int_equal(reading_list(pairs.counts, NULL, 0, TILE_RED, false, FORM_SEVEN_PAIRS, readings), 1);
    sets.counts[TILE_EAST]--; /* 13 tiles read as nothing */
    assert_int_equal(reading_list(sets.counts, NULL, 0, TILE_EAST, false, FORM_STANDARD, readings), 0);
}

TEST(test_a_fifth_copy_is_no_wait)
{
    /* All four of 1z are held: a pair of them cannot be what the single one waits for. */
    struct shape shape = shape_of("123m456m789m1111z", "", 's', 4, FORM_STANDARD);
    int shanten;
    tile_set waits = shape_useful(&shape, &shanten);
    assert_int_equal(shanten, 1);
    assert_false(waits & TILE_BIT(TILE_EAST));
    /* The pung laid out holds the three others: any tile but that one is a better single. */
    expect_waits("123m456p789p5z", "5z", 's', 1, "123456789m123456789p123467z");
}

/* For every kind: a player with an exposed pung who holds the fourth tile waits in vain for a fifth. */
TEST(test_no_kind_has_a_fifth_copy)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        char tile[3], text[16];
        int shanten;
        tile_print(kind, tile);
        snprintf(text, sizeof text, "123456789%c%s", tile_suit(kind) == SUIT_DOTS ? 's' : 'p', tile);
        struct shape shape = shape_of(text, tile, '-', 4, FORM_STANDARD);
        assert_false(shape_useful(&shape, &shanten) & TILE_BIT(kind));
        assert_int_equal(shanten, 1);
        assert_int_equal(shape_shanten(&shape), 1);
        assert_int_equal(shape_waits(&shape), 0);
    }
}

/* Four of a kind in the hand, beside a meld of another: a fifth is as useless. */
TEST(test_four_in_the_hand_want_no_fifth)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        char tile[3], text[32];
        tile_print(kind, tile);
        snprintf(text, sizeof text, "234678%c%s%s%s%s", tile_suit(kind) == SUIT_DOTS ? 's' : 'p', tile, tile,
                 tile, tile);
        struct shape shape = shape_of(text, kind == TILE_WHITE ? "6z" : "5z", '-', 4, FORM_STANDARD);
        tile_set useful = shape_useful(&shape, NULL);
        assert_false(useful & TILE_BIT(kind));
        assert_int_equal(useful, brute_waits(&shape));
    }
}

/* Six kinds want a seventh for seven pairs, but none of the suit that is taken out. */
TEST(test_a_seventh_kind_is_in_play)
{
    struct shape shape = shape_of("1122334455666z", "", 's', 4, DUELING_FORMS);
    int shanten;
    tile_set useful = shape_useful(&shape, &shanten);
    assert_int_equal(shanten, 1);
    assert_int_equal(useful, TILE_SUIT(SUIT_CHARACTERS) | TILE_SUIT(SUIT_DOTS) | TILE_BIT(TILE_RED));
}

/* What a discard leaves is asked of the forms of the mode: four alike are not two pairs here. */
TEST(test_which_discards_leave_a_hand_near)
{
    struct shape pairs = shape_of("11112233445566z", "", '-', 4, DUELING_FORMS);
    assert_int_equal(shape_discards(&pairs, 1), TILE_BIT(TILE_EAST));
    struct shape sets = shape_of("123456789m1234p5z", "", '-', 4, DUELING_FORMS);
    assert_int_equal(shape_tenpai_discards(sets.counts, 4, DUELING_FORMS),
                     TILE_BIT(TILE_1P) | TILE_BIT(TILE_1P + 3) | TILE_BIT(TILE_WHITE));
}

TEST(test_the_suit_taken_out_is_no_help)
{
    struct shape with = shape_of("13m456p789p11122z", "", '-', 4, FORM_STANDARD);
    struct shape without = shape_of("456p789p1112244z", "", 'm', 4, FORM_STANDARD);
    int shanten;
    assert_int_equal(shape_useful(&with, &shanten), TILE_BIT(TILE_1M + 1));
    assert_int_equal(shanten, 0);
    for (int kind = TILE_1M; kind < TILE_1P; kind++)
        assert_false(shape_useful(&without, NULL) & TILE_BIT(kind));
}

TEST(test_complete_hands)
{
    const char *complete[] = {"123456789m12344p", "1122m3344p556677z", "11123456789999p", "111222333444m55z"};
    const char *not_yet[] = {"123456789m12345p", "1111m3344p556677z", "111222333444m56z"};
    for (size_t i = 0; i < sizeof complete / sizeof *complete; i++) {
        struct shape shape = shape_of(complete[i], "", 's', 4, DUELING_FORMS);
        assert_true(shape_is_complete(&shape));
        assert_int_equal(shape_shanten(&shape), -1);
    }
    for (size_t i = 0; i < sizeof not_yet / sizeof *not_yet; i++) {
        struct shape shape = shape_of(not_yet[i], "", 's', 4, DUELING_FORMS);
        assert_false(shape_is_complete(&shape));
        assert_true(shape_shanten(&shape) >= 0);
    }
}

/* Draws a random hand of `size` tiles out of the first `kinds` kinds, `melds` pungs laid out beside it. */
static struct shape random_shape(struct rng *rng, int melds, bool draws, unsigned forms)
{
    uint8_t copies[TILE_KINDS], tiles[136];
    int removed = (int)rng_below(rng, 4); /* 3: none */
    int narrow = (int)rng_below(rng, 3);  /* few kinds: many readings and exhausted tiles */
    int count = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        copies[kind] = kind / 9 == removed ? 0 : 4;
        bool in = narrow == 0 || (narrow == 1 ? kind % 9 < 6 : kind / 9 == (removed + 1) % 3 || kind > 30);
        for (int i = 0; i < copies[kind] && in; i++)
            tiles[count++] = (uint8_t)kind;
    }
    rng_shuffle(rng, tiles, count);
    struct meld list[MELD_MAX];
    uint8_t laid[TILE_KINDS] = {0};
    for (int i = 0; i < melds; i++) {
        uint8_t kind;
        do
            kind = tiles[rng_below(rng, (uint32_t)count)];
        while (laid[kind]);
        laid[kind] = i % 2 ? 4 : 3;
        list[i] = (struct meld){i % 2 ? MELD_KONG_CLOSED : MELD_PUNG, kind, kind, 1, 0};
    }
    struct hand hand = {0};
    for (int i = 0; hand.size < 13 - 3 * melds + draws; i++) {
        assert_true(i < count);
        if (hand.counts[tiles[i]] + laid[tiles[i]] < 4)
            hand_add(&hand, tiles[i]);
    }
    struct shape shape;
    shape_init(&shape, &hand, list, melds, copies, 4, forms);
    return shape;
}

TEST(test_random_hands_agree_with_the_reference)
{
    struct rng rng;
    rng_init(&rng, 20261121);
    for (int i = 0; i < 3000; i++) {
        unsigned forms = i % 3 == 0 ? (unsigned)FORM_STANDARD : (unsigned)DUELING_FORMS;
        struct shape shape = random_shape(&rng, i % 5, i % 2, forms);
        assert_int_equal(shape_shanten(&shape), brute_shanten(&shape));
        assert_int_equal(shape_is_complete(&shape), brute_shanten(&shape) == -1);
    }
}

TEST(test_random_waits_agree_with_the_reference)
{
    struct rng rng;
    rng_init(&rng, 77);
    for (int i = 0; i < 150; i++) {
        struct shape shape = random_shape(&rng, i % 5, false, DUELING_FORMS);
        int shanten;
        assert_int_equal(shape_useful(&shape, &shanten), brute_waits(&shape));
        assert_int_equal(shanten, brute_shanten(&shape));
    }
}

/* The kinds without which the reference finds the hand at that shanten number or nearer. */
static tile_set brute_discards(const struct shape *shape, int shanten)
{
    tile_set kinds = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        struct shape less = *shape;
        if (less.counts[kind] && (less.counts[kind]--, brute_shanten(&less) <= shanten))
            kinds |= TILE_BIT(kind);
    }
    return kinds;
}

TEST(test_random_discards_agree_with_the_reference)
{
    struct rng rng;
    rng_init(&rng, 78);
    for (int i = 0; i < 120; i++) {
        struct shape shape = random_shape(&rng, i % 5, true, DUELING_FORMS);
        int shanten = shape_shanten(&shape);
        for (int more = 0; more < 2; more++)
            assert_int_equal(shape_discards(&shape, shanten + more), brute_discards(&shape, shanten + more));
        /* Limits may spoil a tenpai that is possible without them, never make one. */
        tile_set near = shape_tenpai_discards(shape.counts, shape.sets, shape.forms);
        assert_int_equal(brute_discards(&shape, 0) & ~near, 0);
    }
}

/* Tenpai hands, beside melds too: each wait completes the hand, and nothing else does. */
TEST(test_winning_tiles_agree_with_the_reference)
{
    struct rng rng;
    int tenpai = 0;
    rng_init(&rng, 79);
    for (int i = 0; i < 4000; i++) {
        struct shape shape = random_shape(&rng, i % 5, false, DUELING_FORMS);
        int shanten;
        tile_set waits = shape_useful(&shape, &shanten);
        assert_int_equal(shape_waits(&shape), shanten == 0 ? waits : 0);
        tenpai += shanten == 0;
        for (int kind = 0; shanten == 0 && kind < TILE_KINDS; kind++) {
            struct shape more = shape;
            bool can_be = more.counts[kind]++ < shape.limits[kind];
            assert_int_equal(waits >> kind & 1, can_be && brute_shanten(&more) == -1);
        }
    }
    assert_true(tenpai > 50);
}

enum {
    PATTERN_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS_ANY | FORM_THIRTEEN_ORPHANS,
    CLASSIC_FORMS = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS
};

/* A random hand of 13 or 14 with many terminals and honors, or with many kinds twice and four times. */
static struct shape random_special(struct rng *rng, bool orphans, bool draws, unsigned forms)
{
    static const uint8_t copies[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                                               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    struct hand hand = {0};
    while (hand.size < 13 + draws) {
        uint8_t kind = (uint8_t)rng_below(rng, TILE_KINDS);
        bool orphan = tile_is_honor(kind) || tile_is_terminal(kind);
        int wanted = orphans ? 1 : 2 * (int)(1 + rng_below(rng, 2));
        if (orphans && !orphan && rng_below(rng, 5))
            continue;
        while (wanted-- && hand.size < 13 + draws && hand.counts[kind] < 4)
            hand_add(&hand, kind);
    }
    struct shape shape;
    shape_init(&shape, &hand, NULL, 0, copies, 4, forms);
    return shape;
}

TEST(test_special_forms_agree_with_the_reference)
{
    struct rng rng;
    rng_init(&rng, 4711);
    for (int i = 0; i < 1200; i++) {
        unsigned forms = i % 2 ? (unsigned)PATTERN_FORMS : (unsigned)CLASSIC_FORMS;
        if (i % 12 > 1) /* the reference takes long over sets, and these it has judged above */
            forms &= ~(unsigned)FORM_STANDARD;
        struct shape shape = i % 4 == 0 ? random_shape(&rng, i % 5, i % 3 == 0, forms)
                                        : random_special(&rng, i % 4 == 1, i % 3 == 0, forms);
        int shanten = brute_shanten(&shape);
        assert_int_equal(shape_shanten(&shape), shanten);
        assert_int_equal(shape_is_complete(&shape), shanten == -1);
        if (i % 8 == 1 && i % 3 && !(forms & FORM_STANDARD))
            assert_int_equal(shape_useful(&shape, NULL), brute_waits(&shape));
    }
}

/* Random complete hands of few kinds, which can be read in many ways. */
TEST(test_random_readings_agree_with_the_reference)
{
    struct rng rng;
    struct reading list[READING_MAX];
    int most = 0;
    rng_init(&rng, 99);
    for (int done = 0; done < 400;) {
        uint8_t counts[TILE_KINDS] = {0};
        int first = 9 * (int)rng_below(&rng, 3), wide = 3 + (int)rng_below(&rng, 7);
        bool fits = true;
        for (int set = 0; set < 5; set++) {
            int kind = first + (int)rng_below(&rng, (uint32_t)wide), run = set < 4 && rng_below(&rng, 2);
            for (int i = 0; i < (set < 4 ? 3 : 2); i++) {
                int tile = run ? kind + i : kind;
                fits = fits && tile < first + 9 && ++counts[tile] <= 4;
            }
        }
        uint8_t winning = (uint8_t)first;
        while (fits && !counts[winning])
            winning++;
        if (!fits)
            continue;
        int count = reading_list(counts, NULL, 0, winning, false, FORM_STANDARD, list);
        assert_int_equal(count, brute_readings(counts, winning));
        most = count > most ? count : most;
        done++;
    }
    assert_true(most > 3);
}

/* Four alike are two pairs where the mode says so, and no pair can be read three times. */
TEST(test_readings_of_seven_pairs_with_four_alike)
{
    struct reading list[READING_MAX];
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, "1111m2233p445566s", &why));
    assert_int_equal(reading_list(hand.counts, NULL, 0, TILE_1M, false, CLASSIC_FORMS, list), 0);
    int count = reading_list(hand.counts, NULL, 0, TILE_1M, false, PATTERN_FORMS, list);
    assert_int_equal(count, 1);
    assert_int_equal(list[0].form, FORM_SEVEN_PAIRS_ANY);
    assert_int_equal(list[0].count, 7);
}

/* A hand is read in the forms of the mode alone. */
TEST(test_readings_have_an_allowed_form)
{
    static const struct {
        const char *hand;
        unsigned form;
    } hands[] = {{"1122m3344p556677z", FORM_SEVEN_PAIRS},
                 {"19m19p19s12345677z", FORM_THIRTEEN_ORPHANS},
                 {"123456789m12344p", FORM_STANDARD}};
    struct reading list[READING_MAX];
    struct error why;
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct hand hand = {0};
        assert_true(hand_parse(&hand, hands[i].hand, &why));
        assert_int_equal(reading_list(hand.counts, NULL, 0, TILE_1M, false, hands[i].form, list), 1);
        unsigned others = CLASSIC_FORMS & ~hands[i].form;
        assert_int_equal(reading_list(hand.counts, NULL, 0, TILE_1M, false, others, list), 0);
        assert_true(shape_counts_complete(hand.counts, 4, hands[i].form));
        assert_true(shape_counts_complete(hand.counts, 4, CLASSIC_FORMS));
        assert_false(shape_counts_complete(hand.counts, 4, others));
    }
}

/* Counts the tenpai hands of one suit and the most waits one of them has. */
struct one_suit {
    int sets;
    int tenpai;
    int most_waits;
};

static void count_one_suit(struct one_suit *sum, struct hand *hand, int kind, int left)
{
    if (kind == 9) {
        static const uint8_t copies[TILE_KINDS] = {4, 4, 4, 4, 4, 4, 4, 4, 4};
        struct shape shape;
        int shanten, waits = 0;
        if (left)
            return;
        shape_init(&shape, hand, NULL, 0, copies, sum->sets, DUELING_FORMS);
        for (tile_set set = shape_useful(&shape, &shanten); set; set &= set - 1)
            waits++;
        if (shanten != 0)
            return;
        sum->tenpai++;
        sum->most_waits = waits > sum->most_waits ? waits : sum->most_waits;
        return;
    }
    for (int copies = 0; copies <= 4 && copies <= left; copies++) {
        hand->counts[kind] = (uint8_t)copies;
        hand->size = (uint8_t)(hand->size + copies);
        count_one_suit(sum, hand, kind + 1, left - copies);
        hand->size = (uint8_t)(hand->size - copies);
        hand->counts[kind] = 0;
    }
}

TEST(test_all_hands_of_one_suit)
{
    const int sizes[] = {4, 7, 10, 13}, tenpai[] = {249, 2406, 12533, 40196}, most_waits[] = {3, 5, 8, 9};
    for (int i = 0; i < 4; i++) {
        struct one_suit sum = {sizes[i] / 3, 0, 0};
        struct hand hand = {0};
        count_one_suit(&sum, &hand, 0, sizes[i]);
        assert_int_equal(sum.tenpai, tenpai[i]);
        assert_int_equal(sum.most_waits, most_waits[i]);
    }
}

/* Lists the readings of a hand that wins on `tile`. */
static int readings(const char *tiles, const char *tile, bool by_other, struct reading out[READING_MAX])
{
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, tiles, &why));
    return reading_list(hand.counts, NULL, 0, tile_parse(tile), by_other, DUELING_FORMS, out);
}

/* Writes a reading's sets in order: "123m 55z*", "*" marks the one with the winning tile. */
static void print_reading(const struct reading *reading, char *out)
{
    for (int i = 0; i < reading->count; i++) {
        const struct set *set = &reading->sets[i];
        uint8_t tiles[3] = {set->tile, set->tile, set->tile};
        if (set->kind == SET_RUN) {
            tiles[1]++;
            tiles[2] = (uint8_t)(tiles[2] + 2);
        }
        tile_append_list(tiles, set->kind == SET_PAIR ? 2 : 3, out, 80);
        strcat(out, set->wins ? "*" : "");
        strcat(out, i + 1 < reading->count ? " " : "");
    }
}

static bool has_reading(const struct reading *list, int count, const char *text)
{
    for (int i = 0; i < count; i++) {
        char found[80] = "";
        print_reading(&list[i], found);
        if (strcmp(found, text) == 0)
            return true;
    }
    return false;
}

TEST(test_all_readings_are_found)
{
    struct reading list[READING_MAX];
    int count = readings("111222333m567p99p", "1m", false, list);
    assert_int_equal(count, 2);
    assert_true(has_reading(list, count, "111m* 222m 333m 567p 99p"));
    assert_true(has_reading(list, count, "123m* 123m 123m 567p 99p"));
    count = readings("112233m112233p55z", "5z", false, list);
    assert_int_equal(count, 2); /* two pairs of runs, and seven pairs */
    assert_int_equal(readings("123456789m1234p5z", "5z", false, list), 0);
}

TEST(test_the_winning_tile_may_stand_in_several_sets)
{
    struct reading list[READING_MAX];
    int count = readings("123m33m456p789p111z", "3m", true, list);
    assert_int_equal(count, 2);
    assert_true(has_reading(list, count, "123m* 456p 789p 111z 33m"));
    assert_true(has_reading(list, count, "123m 456p 789p 111z 33m*"));
}

TEST(test_a_set_completed_by_another_is_not_concealed)
{
    struct reading list[READING_MAX];
    for (int by_other = 0; by_other < 2; by_other++) {
        int count = readings("111m456p789p22233z", "1m", by_other, list);
        assert_int_equal(count, 1);
        for (int i = 0; i < list[0].count; i++)
            assert_int_equal(list[0].sets[i].concealed, !(by_other && list[0].sets[i].wins));
    }
}
