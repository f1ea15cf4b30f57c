/*
 * test_scripted.c: deals as text: what is said lies where it was said, the rest is the rest of the set, and
 * what is no deal is refused with the reason.
 */
#include "support/test.h"

#include "session/study/scripted.h"

static void make_setup(struct setup *setup, const char *mode)
{
    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(mode);
    ruleset_defaults(setup->rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    setup->seed = 1;
}

/* A deal of the mode, in Dueling Tigers without bamboo. The caller frees it. */
static struct session *dealt(const char *mode, const char *text)
{
    struct setup setup;
    struct error why;
    make_setup(&setup, mode);
    struct session *session = scripted_session(&setup, SUIT_BAMBOO, text, &why);
    assert_non_null(session);
    return session;
}

static void expect_refused(const char *mode, const char *text)
{
    struct setup setup;
    struct error why = {0};
    make_setup(&setup, mode);
    assert_null(scripted_session(&setup, SUIT_BAMBOO, text, &why));
    assert_true(why.message[0]);
}

TEST(what_is_said_lies_there)
{
    struct view view;
    struct session *session = dealt("dueling-tigers", "east 1m2m3m4m5m6m7m8m9m1p1p1p2p2p; wall 7z");
    session_view(session, 0, &view);
    for (uint8_t kind = TILE_1M; kind < TILE_1M + 9; kind++)
        assert_int_equal(view.own.hand.counts[kind], 1);
    assert_int_equal(view.own.hand.counts[TILE_1P], 3);
    assert_int_equal(view.own.drawn, TILE_1P + 1);
    assert_int_equal(view.table.removed, SUIT_BAMBOO);
    assert_null(session_path(session));
    session_free(session);
}

/* Said in pieces a hand is the same; and its tiles are taken off the set once. */
TEST(a_part_may_be_said_in_pieces)
{
    struct view view;
    struct session *session = dealt("one-suit", "east 5m6m7m7m9m; west 8m2m1m2m; east 2m9m1m; west 8m2m");
    session_view(session, 1, &view);
    assert_int_equal(view.own.hand.counts[TILE_1M + 1], 3);
    assert_int_equal(view.own.hand.counts[TILE_1M + 7], 2);
    session_free(session);
    expect_refused("one-suit", "west 8m2m1m2m; west 8m2m1m2m"); /* more than a hand */
}

/* Of the fourteen tiles of Classic's dead wall eight may be flowers that are not said. */
TEST(what_is_said_leaves_the_flowers_their_places)
{
    session_free(dealt("classic", "back 3s4s5s7s8s9m"));
    expect_refused("classic", "back 3s4s5s7s8s9m9m1z1f2g");
}

TEST(every_mode_can_be_dealt_so)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct session *session = dealt(ruleset_list[mode]->id, "");
        assert_false(session_awaits_deal(session));
        session_free(session);
    }
}

TEST(what_is_no_deal_is_refused)
{
    static const char *const bad[] = {"east 1m1m1m1m1m", "east 1x",
                                      "north 1m",        "wall 1s",
                                      "\t; north 1m",    "east 1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        expect_refused("dueling-tigers", bad[i]);
}

/* A text longer than any deal, and a game in which the suit has yet to be taken out. */
TEST(what_cannot_be_dealt_is_refused)
{
    struct setup setup;
    struct error why = {0};
    struct game game;
    struct deal deal;
    char text[1100] = "east ";
    while (strlen(text) < sizeof text - 3)
        strcat(text, "1m");
    make_setup(&setup, "dueling-tigers");
    assert_null(scripted_session(&setup, SUIT_BAMBOO, text, &why));
    assert_non_null(strstr(why.message, "too long"));
    game_init(&game, setup.rules, setup.options, setup.seats);
    assert_false(scripted_deal(&deal, &game, "", &why));
    assert_non_null(strstr(why.message, "isn’t waiting"));
}
