/*
 * test_event_apply.c: single events, folded into a view as it is heard (rules/fold/event_apply.h); that whole
 * moves are folded right is rules/play/test_conformance's to hold.
 */
#include "support/test.h"

#include "rules/fold/event_apply.h"
#include "support/position.h"

/* Plays a move, and folds it into what the seat saw before. */
static struct view told_of(struct position *p, int seat, const char *move)
{
    struct view view;
    view_init(&view, &p->game, seat);
    position_play(p, move);
    for (int i = 0; i < p->events.count; i++) {
        struct event event = event_seen_by(p->events.list[i], seat);
        event_apply(&view, &event);
    }
    return view;
}

TEST(test_nobody_is_asked_before_the_move_is_over)
{
    struct position p;
    struct view view;
    position_init(&p, "option indicators off");
    view_init(&view, &p.game, EAST);
    assert_true(view.table.asked && view.move_count > 1);
    struct event discard = {.kind = EVENT_DISCARD, .seat = EAST, .tile = view.own.drawn, .from = EAST};
    event_apply(&view, &discard);
    assert_int_equal(view.table.asked, 0);
    assert_int_equal(view.move_count, 0);
}

/* docs/rules/one-suit.md "A draw": waits are named when no tile is left, and a kong with tiles left is not
 * the end. */
TEST(test_waits_are_not_named_after_a_kong)
{
    struct position p;
    struct view view;
    position_init(&p, "mode one-suit; east 1111345m8m");
    view_init(&view, &p.game, EAST);
    struct event kong = {.kind = EVENT_KONG, .seat = EAST, .from = EAST, .number = MELD_KONG_CLOSED};
    event_apply(&view, &kong);
    assert_int_equal(view.table.phase, PHASE_TURN);
    assert_int_equal(view.table.draw_source, WIN_REPLACEMENT);
}

/* docs/rules/tenpai-duel.md "Tiles and seats": one five of each suit is red; a kan of fives holds it. */
TEST(test_a_kan_of_fives_holds_the_red_one)
{
    static const char *const kongs[] = {"kong 5m", "kong 5p", "kong 5s"};
    for (int suit = 0; suit < 3; suit++) {
        struct position p;
        position_init(&p, "mode tenpai-duel; option red-fives on; east 0555m0555p0555s1z9p");
        for (int seat = EAST; seat <= WEST; seat++) {
            struct position again = p;
            struct view view = told_of(&again, seat, kongs[suit]);
            assert_int_equal(view.table.melds[EAST][0].reds, 1 << suit);
        }
    }
}

/* docs/rules/dueling-tigers.md "Furiten: when you may not win": who makes a kong instead of winning lets the
 * win go. */
TEST(test_a_kong_in_place_of_a_win_lets_it_go)
{
    struct position p;
    position_init(&p, "option indicators off; east 111123m456p78p55z9p");
    assert_true(position_can(&p, EAST, "win"));
    struct view view = told_of(&p, EAST, "kong 1m");
    assert_int_equal(view.own.passed[TILE_1P + 8], 1);
    assert_memory_equal(view.own.passed, p.game.own[EAST].passed, sizeof view.own.passed);
}

/* --- the hands as they were dealt ------------------------------------------------------------------- */

/* A view with all hands open, as a record is told (cli/commands/replay.c). */
static struct view open_view(const struct game *game)
{
    struct view view;
    view_init(&view, game, SEAT_NONE);
    for (int seat = 0; seat < game->table.seats; seat++) {
        view.shown |= (uint8_t)(1u << seat);
        view.hands[seat] = game->own[seat].hand;
    }
    return view;
}

static void assert_hand(const struct hand *hand, const char *tiles)
{
    struct hand wanted = {0};
    struct error why;
    assert_true(hand_parse(&wanted, tiles, &why));
    assert_memory_equal(hand, &wanted, sizeof wanted);
}

/* East drew a flower, and what replaced it; South and North were dealt one. */
TEST(test_flowers_drawn_go_back_and_dealt_ones_lie)
{
    struct position p;
    position_init(
        &p, "mode classic; east 147m258p369s1234z2f; south 258m369p147s123z3g; north 258m369p147s567z4f; "
            "back 9p 8m 8p");
    struct view view = open_view(&p.game);
    assert_int_equal(view.table.flowers[EAST], 1 << 1);
    int wall = view.table.wall;
    event_apply_back(&view, p.events.list + 1, p.events.count - 1);
    assert_int_equal(view.table.flowers[EAST], 0);
    assert_int_equal(view.table.flowers[SOUTH_OF_FOUR], 1 << 6);
    assert_int_equal(view.table.wall, wall + 4);
    assert_hand(&view.hands[EAST], "147m258p369s1234z");
    assert_hand(&view.hands[SOUTH_OF_FOUR], "258m369p147s123z");
    assert_hand(&view.hands[NORTH_OF_FOUR], "258m369p147s567z");
    assert_int_equal(view.table.hand_sizes[EAST], 13);
    assert_int_equal(view.table.drawn_by, SEAT_NONE);
}

/* What is behind the last event that was heard is not given back, nor is it the flower that was drawn. */
TEST(test_only_what_was_heard_goes_back)
{
    struct position p;
    struct view view;
    position_init(&p, "mode classic; east 147m258p369s1234z9p; south 258m369p147s1234z");
    view_init(&view, &p.game, EAST);
    int wall = view.table.wall;
    const struct event events[] = {
        {.kind = EVENT_DRAW, .seat = EAST, .tile = TILE_1P + 8},
        {.kind = EVENT_FLOWER, .seat = EAST, .tile = TILE_FLOWER + 1},
        {.kind = EVENT_DRAW, .seat = EAST, .tile = TILE_1M},
    };
    event_apply_back(&view, events, 1);
    assert_hand(&view.own.hand, "147m258p369s1234z");
    assert_int_equal(view.table.wall, wall + 1);
    view_init(&view, &p.game, EAST);
    view.table.flowers[EAST] = 1 << 1;
    event_apply_back(&view, events, 2); /* the tile drawn was the flower */
    assert_int_equal(view.table.hand_sizes[EAST], 14);
    assert_int_equal(view.table.flowers[EAST], 0);
    assert_int_equal(view.table.wall, wall + 1);
}
