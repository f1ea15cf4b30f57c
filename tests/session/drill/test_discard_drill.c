/*
 * test_discard_drill.c: which of fourteen tiles is the best discard. The hands were worked out with pencil
 * and paper; what is dealt is counted again in the plain way, by trying every tile there is.
 */
#include "support/test.h"

#include "session/drill/discard_drill.h"

static struct discard_question question_of(const char *rules, uint8_t removed, const char *tiles)
{
    struct discard_question question;
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, tiles, &why));
    discard_question_init(&question, ruleset_find(rules), removed, &hand);
    return question;
}

static tile_set kinds_of(const char *text)
{
    struct error why;
    uint8_t tiles[HAND_MAX];
    tile_set kinds = 0;
    int count = tile_parse_list(text, tiles, HAND_MAX, &why);
    assert_true(count >= 0);
    for (int i = 0; i < count; i++)
        kinds |= TILE_BIT(tiles[i]);
    return kinds;
}

static void expect_line(const struct discard_question *question, const char *tile, int shanten,
                        const char *useful, int copies)
{
    const struct discard_line *line = discard_question_line(question, tile_parse(tile));
    assert_int_equal(line->shanten, shanten);
    assert_true(line->useful == kinds_of(useful));
    assert_int_equal(line->copies, copies);
}

/* Without the 9 of characters 34567 of bamboo wait for 2, 5 and 8: of the 5 one is held. */
TEST(the_odd_tile_goes)
{
    struct discard_question question = question_of("tenpai-duel", SUIT_NONE, "1239m456p34567s11z");
    assert_true(question.best == kinds_of("9m"));
    assert_int_equal(question.lines[0].tile, tile_parse("9m"));
    expect_line(&question, "9m", 0, "258s", 4 + 3 + 4);
}

/* Either end of 2 4 6 leaves a wait in the middle of four tiles. */
TEST(two_discards_are_alike)
{
    struct discard_question question = question_of("tenpai-duel", SUIT_NONE, "123789m456p246s55z");
    assert_true(question.best == kinds_of("26s"));
    expect_line(&question, "2s", 0, "5s", 4);
    expect_line(&question, "6s", 0, "3s", 4);
    assert_int_equal(discard_question_line(&question, tile_parse("4s"))->shanten, 1);
}

/* Six pairs: each of the two single tiles waits for the other, of which three are left. Characters are out,
 * so they help nobody. */
TEST(pairs_count_where_the_mode_has_them)
{
    struct discard_question question = question_of("dueling-tigers", SUIT_CHARACTERS, "1188p3355s116627z");
    assert_true(question.best == kinds_of("27z"));
    expect_line(&question, "2z", 0, "7z", 3);
    expect_line(&question, "7z", 0, "2z", 3);
    const struct discard_line *line = discard_question_line(&question, tile_parse("1p"));
    assert_int_equal(line->shanten, 1);
    assert_false(line->useful & TILE_SUIT(SUIT_CHARACTERS));
}

/* Without one of four 1s their 2 3 wants a 1 or a 4, but no 1 is left to draw. */
TEST(a_kind_with_no_copy_left_is_not_useful)
{
    struct discard_question question = question_of("tenpai-duel", SUIT_NONE, "111123m456p78s553z");
    assert_true(question.best == kinds_of("3z"));
    expect_line(&question, "1m", 1, "4m69s5z", 4 + 4 + 4 + 2);
}

/* A hand farther away is never better, however many tiles it could use. */
TEST(nearer_goes_before_wider)
{
    struct discard_question question = question_of("classic", SUIT_NONE, "123456789m1199s5z");
    expect_line(&question, "5z", 0, "19s", 2 + 2);
    assert_true(question.best == kinds_of("5z"));
    for (int i = 1; i < question.count; i++)
        assert_true(question.lines[i].shanten >= question.lines[i - 1].shanten);
}

/* --- dealt hands ---------------------------------------------------------------------------------- */

/* The same counted by trying every tile of the set, one step at a time. */
static void recount(const struct discard_question *question, const struct discard_line *line,
                    const uint8_t copies[TILE_KINDS])
{
    struct hand rest = question->hand;
    struct shape shape;
    int count = 0;
    hand_take(&rest, line->tile, 1);
    shape_init(&shape, &rest, NULL, 0, copies, 4, question->rules->forms);
    assert_int_equal(shape_shanten(&shape), line->shanten);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (question->hand.counts[kind] >= copies[kind]) {
            assert_false(line->useful >> kind & 1);
            continue;
        }
        struct hand more = rest;
        hand_add(&more, kind);
        shape_init(&shape, &more, NULL, 0, copies, 4, question->rules->forms);
        bool helps = shape_shanten(&shape) < line->shanten || shape_is_complete(&shape);
        assert_int_equal(helps, line->useful >> kind & 1);
        count += helps ? copies[kind] - question->hand.counts[kind] : 0;
    }
    assert_int_equal(count, line->copies);
}

static void copies_in_play(const struct discard_question *question, uint8_t copies[TILE_KINDS])
{
    uint8_t tiles[HAND_MAX];
    hand_list(&question->hand, tiles);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool out = kind < TILE_EAST && tile_suit(kind) == question->removed;
        bool other = ruleset_has(question->rules, OPTION_SUIT) && tile_suit(kind) != tile_suit(tiles[0]);
        copies[kind] = out || other ? 0 : question->rules->copies[kind];
    }
}

static void expect_worth(const struct discard_question *question)
{
    uint8_t copies[TILE_KINDS];
    copies_in_play(question, copies);
    assert_int_equal(question->hand.size, HAND_MAX);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        assert_true(question->hand.counts[kind] <= copies[kind]);
    assert_true(question->best != 0 && tile_set_count(question->best) < question->count);
    for (int i = 0; i < question->count; i++) {
        const struct discard_line *line = &question->lines[i], *first = &question->lines[0];
        bool best = line->shanten == first->shanten && line->copies == first->copies;
        assert_int_equal(best, question->best >> line->tile & 1);
        recount(question, line, copies);
    }
}

TEST(every_dealt_hand_has_its_right_answer)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct rng rng;
        rng_init(&rng, 7);
        for (int i = 0; i < 60; i++) {
            struct discard_question question;
            discard_question_deal(&question, ruleset_list[mode], &rng);
            expect_worth(&question);
        }
    }
}

TEST(the_same_seed_deals_the_same)
{
    struct discard_question one, two;
    struct rng first, second;
    rng_init(&first, 31);
    rng_init(&second, 31);
    for (int i = 0; i < 20; i++) {
        discard_question_deal(&one, ruleset_list[0], &first);
        discard_question_deal(&two, ruleset_list[0], &second);
        assert_memory_equal(&one.hand, &two.hand, sizeof one.hand);
    }
}
