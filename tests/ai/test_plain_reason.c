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
