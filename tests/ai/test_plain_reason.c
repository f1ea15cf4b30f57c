/*
 * test_plain_reason.c: what the teacher says of a discard that is only better by experience can be counted on
 * the table.
 */
#include "support/test.h"

#include "ai/plain_reason.h"
#include "support/position.h"

static struct position p;
static struct view view;

/* The reason for a best discard and a next one with these figures, where the engine had only a feeling. */
static struct reason say(const char *setup, const char *best, const char *next, int win, int deal_in)
{
    struct ranking ranking = {.count = 2};
    struct error why;
    position_init(&p, setup);
    view_init(&view, &p.game, EAST);
    for (int i = 0; i < 2; i++) {
        struct advice *advice = &ranking.list[i];
        *advice = (struct advice){.estimate = true, .win = i ? win : 300, .deal_in = i ? deal_in : 10};
        assert_true(move_parse(&advice->move, EAST, i ? next : best, &why));
        assert_true(view_allows(&view, advice->move));
        advice->reason = reason_plain(REASON_LEAST_USE);
    }
    plain_reason(&view, &ranking);
    return ranking.list[0].reason;
}

#define HAND "option indicators off; option treasure off; east 123789m123p46m7z5z9p; west 258m147p1123456z"

TEST(a_lone_tile_is_one)
{
    struct reason reason = say(HAND, "discard 7z", "discard 9p", 300, 10);
    assert_int_equal(reason.kind, REASON_NO_FRIENDS); /* nobody has shown another red dragon */
    reason = say(HAND, "discard 9p", "discard 4m", 300, 10);
    assert_int_equal(reason.kind, REASON_NO_FRIENDS); /* no dots from 7 to 9 */
}

TEST(a_safer_tile_is_said_to_be)
{
    struct reason reason = say(HAND, "discard 7z", "discard 9p", 305, 60);
    assert_int_equal(reason.kind, REASON_SAFER_EQUAL);
    assert_int_equal(reason.tile, tile_parse("9p"));
    reason = say(HAND, "discard 7z", "discard 9p", 400, 60);
    assert_int_equal(reason.kind, REASON_LESS_RISK);
    assert_int_equal(reason.number, 1);
    assert_int_equal(reason.second, 6);
    reason = say(HAND, "discard 7z", "discard 9p", 300, 29); /* too close to call */
    assert_int_equal(reason.kind, REASON_NO_FRIENDS);
}

/* 4m goes with 2m to 6m; 1m only with 1m to 3m. */
TEST(an_end_connects_with_fewer)
{
    struct reason reason = say(HAND, "discard 1m", "discard 4m", 300, 10);
    assert_int_equal(reason.kind, REASON_CONNECTS_LESS);
    assert_int_equal(reason.tile, tile_parse("4m"));
    reason = say(HAND, "discard 4m", "discard 1m", 300, 10);
    assert_int_equal(reason.kind, REASON_LEAST_USE); /* that would not be true */
}

/* The reason of the only move in a ranking, whose engine gave this one. */
static struct reason count(const char *setup, const char *best, enum reason_kind kind)
{
    struct ranking ranking = {.count = 1};
    struct error why;
    position_init(&p, setup);
    view_init(&view, &p.game, EAST);
    assert_true(move_parse(&ranking.list[0].move, EAST, best, &why));
    ranking.list[0].reason = reason_plain(kind);
    plain_reason(&view, &ranking);
    assert_int_equal(ranking.list[0].reason.kind, kind);
    return ranking.list[0].reason;
}

#define PAIRS "option indicators off; option treasure off; east 112299m123p46m7z5z9p; west 258m147p1123456z"

TEST(a_reason_counts_what_it_names)
{
    struct reason reason = count(PAIRS, "discard 7z", REASON_DRAWN_MAY_PUNG);
    assert_int_equal(reason.number, 3); /* 1m, 2m and 9m */
    reason = count(PAIRS, "discard 7z", REASON_KEEPS_WALL);
    assert_int_equal(reason.number, view.table.wall);
    reason = count(PAIRS, "discard 7z", REASON_TREASURE_HELPS_OWN);
    assert_int_equal(reason.number, 12); /* all but 5z and 7z */
    reason = count(PAIRS, "discard 7z", REASON_TREASURE_HELPS_RIVAL);
    assert_int_equal(reason.number, 0); /* which "mostly honors" would not be true of */
    reason = count(PAIRS, "discard 7z", REASON_CLOSED_WORTH_MORE);
    assert_int_equal(reason.number, 1);
    reason = count(PAIRS, "discard 7z", REASON_WINS);
    assert_int_equal(reason.number, 0); /* nobody is ahead */
}
