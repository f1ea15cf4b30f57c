/*
 * test_asked.c: what the scorer says a hand may become. The numbers of hands by name are counted by hand from
 * the rule book; those of random hands come from the brute force of support/brute.h.
 */
#include "support/test.h"

#include <string.h>

#include "base/rng.h"
#include "rules/play/game.h"
#include "session/drill/position.h"
#include "session/scorer/asked.h"
#include "support/brute.h"

static struct laying laying; /* large */
static struct asked asked;

static void lay(enum lay_as as, const char *text)
{
    struct error error;
    struct fault fault;
    uint8_t tiles[60];
    int count = tile_parse_list(text, tiles, 60, &error);
    for (int i = 0; i < count; i++)
        assert_true(laying_add(&laying, as, tiles[i], &fault));
}

static void ask(const char *rules, const char *tiles, const char *seen)
{
    laying_init(&laying, ruleset_find(rules));
    lay(LAY_TILE, tiles);
    lay(LAY_SEEN, seen);
    assert_true(asked_make(&asked, &laying.now));
}

static tile_set kinds(const char *text)
{
    struct error error;
    uint8_t tiles[60];
    tile_set set = 0;
    int count = tile_parse_list(text, tiles, 60, &error);
    for (int i = 0; i < count; i++)
        set |= TILE_BIT(tile_kind(tiles[i]));
    return set;
}

static void expect_line(int at, const char *tile, int shanten, const char *useful, int left)
{
    assert_int_equal(asked.lines[at].tile, tile ? tile_parse(tile) : TILE_NONE);
    assert_int_equal(asked.lines[at].shanten, shanten);
    assert_true(asked.lines[at].useful == kinds(useful));
    assert_int_equal(asked.lines[at].left, left);
}

/* Nine gates wait for all nine kinds of which 36 - 13 are left, thirteen orphans for 13 times 4 - 1. */
TEST(waits_of_great_hands_are_counted)
{
    ask("tenpai-duel", "1112345678999m", "");
    assert_int_equal(asked.count, 1);
    expect_line(0, NULL, 0, "123456789m", 23);
    ask("tenpai-duel", "1112345678999m5z", "");
    assert_int_equal(asked.shanten, 0);
    expect_line(0, "5z", 0, "123456789m", 23);
    ask("tenpai-duel", "19m19p19s1234567z", "");
    assert_int_equal(asked.forms[ASKED_ORPHANS], 0);
    expect_line(0, NULL, 0, "19m19p19s1234567z", 39);
    ask("tenpai-duel", "1122m3344p5566s7z", "");
    assert_int_equal(asked.forms[ASKED_PAIRS], 0);
    assert_int_equal(asked.forms[ASKED_SETS], 3);
    expect_line(0, NULL, 0, "7z", 3);
}

/* 123456m234p57s11z with 9s: without the 9 it waits for the 6, without the 5 for the 8. */
TEST(seen_tiles_count_against_what_is_left)
{
    ask("patterns", "123456m234p57s11z9s", "");
    expect_line(0, "5s", 0, "8s", 4);
    expect_line(1, "9s", 0, "6s", 4);
    ask("patterns", "123456m234p57s11z9s", "8s8s6s");
    expect_line(0, "9s", 0, "6s", 3);
    expect_line(1, "5s", 0, "8s", 2);
    ask("patterns", "123456m234p57s11z9s", "8s8s8s8s");
    expect_line(1, "5s", 0, "", 0);
    laying_remove(&laying, LAY_SEEN, tile_parse("8s"));
    assert_true(asked_make(&asked, &laying.now));
    expect_line(0, "5s", 0, "8s", 4);
}

TEST(what_is_not_played_is_no_use)
{
    ask("one-suit", "2345678p", "");
    expect_line(0, NULL, 0, "258p", 9);
    ask("dueling-tigers", "1m4m7m2p5p8p1z2z3z4z5z6z7z", "");
    assert_int_equal(asked.left[tile_parse("5s")], 0);
    ask("dueling-tigers", "1m4m7m1m4m7m1z2z3z4z5z6z7z", ""); /* either other suit may be the removed one */
    assert_int_equal(asked.left[tile_parse("5s")], 4);
    ask("dueling-tigers", "1m4m7m1m4m7m1z2z3z4z5z6z7z", "3s");
    assert_int_equal(asked.left[tile_parse("5s")], 4);
    assert_int_equal(asked.left[tile_parse("5p")], 0);
    laying_init(&laying, ruleset_find("patterns"));
    lay(LAY_TILE, "123m");
    assert_false(asked_make(&asked, &laying.now));
}

/* Each number of a whole hand, found by trying every discard and every draw. */
TEST(random_hands_agree_with_brute_force)
{
    const struct ruleset *rules = ruleset_find("tenpai-duel");
    struct rng rng;
    rng_init(&rng, 7);
    for (int round = 0; round < 1; round++) {
        uint8_t wall[136];
        struct fault fault;
        for (int i = 0; i < 136; i++)
            wall[i] = (uint8_t)(i / 4);
        rng_shuffle(&rng, wall, 136);
        laying_init(&laying, rules);
        for (int i = 0; i < 14; i++)
            assert_true(laying_add(&laying, LAY_TILE, wall[i], &fault));
        for (int i = 14; i < 50; i++)
            assert_true(laying_add(&laying, LAY_SEEN, wall[i], &fault));
        assert_true(asked_make(&asked, &laying.now));
        for (int i = 0; i < asked.count; i++) {
            const struct asked_line *line = &asked.lines[i];
            struct hand rest = laid_hand(&laying.now);
            struct shape shape;
            tile_set useful;
            int left = 0;
            hand_take(&rest, line->tile, 1);
            shape_init(&shape, &rest, NULL, 0, rules->copies, 4, rules->forms);
            assert_int_equal(line->shanten, brute_shanten(&shape));
            useful = brute_waits(&shape);
            for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
                int copies = 4 - laying.now.seen[kind] - laid_hand(&laying.now).counts[kind];
                bool counts = useful >> kind & 1 && copies > 0;
                assert_int_equal(line->useful >> kind & 1, counts);
                left += counts ? copies : 0;
            }
            assert_int_equal(line->left, left);
        }
    }
}

/* A game could be as the teacher is told: every tile is somewhere, and the hand can be discarded from. */
static void expect_position(void)
{
    static struct view view; /* large */
    static struct game game;
    struct rng rng;
    rng_init(&rng, 1);
    assert_true(asked_view(&view, &laying.now));
    assert_memory_equal(view.own.hand.counts, laid_hand(&laying.now).counts, TILE_KINDS);
    assert_int_equal(table_wind(&view.table, view.seat), laying.now.win.seat_wind);
    assert_non_null(view_find(&view, MOVE_DISCARD));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (laying.now.seen[kind])
            assert_true(view_unseen(&view, kind) <= 4 - laying.now.seen[kind]);
    view_guess(&view, &rng, &game);
}

static bool is_a_discard(const struct view *view, int seat, void *context)
{
    struct rng *rng = context;
    (void)seat;
    return view->table.phase == PHASE_TURN && view_find(view, MOVE_DISCARD) && rng_below(rng, 12) == 0;
}

/* A position of a match is laid out as the player sees it: nothing that they see is counted as left. */
TEST(a_position_is_taken_over_in_every_mode)
{
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            static struct view view; /* large */
            struct rng rng;
            int seat;
            rng_init(&rng, seed);
            struct session *session = position_seek(ruleset_list[mode], &rng, is_a_discard, &rng, &seat);
            session_view(session, seat, &view);
            session_free(session);
            laying_set_view(&laying, &view);
            assert_int_equal(laid_missing(&laying.now), 0);
            assert_true(asked_make(&asked, &laying.now));
            int told = 0;
            for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
                told += asked.left[kind] != view_unseen(&view, kind);
            if (laid_removed(&laying.now) == view.table.removed) /* the tiles tell what is played */
                assert_int_equal(told, 0);
            expect_position();
        }
}

/* Hands of 14 tiles with claims, kongs, indicators and seen tiles, as one lays them out. */
TEST(hands_of_no_match_get_a_position)
{
    ask("dueling-tigers", "123456m234p57p11z9p", "1p1p7z");
    expect_position();
    laying_init(&laying, ruleset_find("tenpai-duel"));
    lay(LAY_CLOSED_KONG, "9m");
    lay(LAY_RUN, "3p");
    lay(LAY_TILE, "123s55z79p6z");
    lay(LAY_DORA, "1m2m");
    lay(LAY_SEEN, "5z5z6z6z7z1m1p4m");
    laying.now.win.seat_wind = TILE_WEST;
    expect_position();
    laying_init(&laying, ruleset_find("classic"));
    lay(LAY_KONG, "5z");
    lay(LAY_FLOWER, "1f2g");
    lay(LAY_TILE, "123456s55m79p6z");
    lay(LAY_SEEN, "8p8p8p8p6z6z6z");
    laying.now.win.seat_wind = TILE_NORTH;
    laying.now.win.round_wind = TILE_SOUTH;
    expect_position();
    ask("patterns", "123456m234p57s11z9s", "");
    expect_position();
    ask("one-suit", "12345678p", "9p9p");
    expect_position();
}

/* With more seen than a round can show there is no wall left to draw from. */
TEST(too_many_seen_tiles_are_refused)
{
    static struct view view; /* large */
    ask("one-suit", "12345678p", "9999p1234567p1234567p1234567p");
    assert_int_equal(asked.left[tile_parse("9p")], 0);
    assert_false(asked_view(&view, &laying.now));
}
