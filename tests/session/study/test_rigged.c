/*
 * test_rigged.c: deals as text: what is said lies where it was said, the rest is the rest of the set, and
 * what is no deal is refused with the reason.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "session/study/rigged.h"

static void make_setup(struct setup *setup, const char *mode)
{
    memset(setup, 0, sizeof *setup);
    setup->rules = ruleset_find(mode);
    ruleset_defaults(setup->rules, setup->options);
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    setup->seed = 1;
}

static void what_is_said_lies_there(void **state)
{
    (void)state;
    struct setup setup;
    struct error why;
    struct view view;
    make_setup(&setup, "dueling-tigers");
    struct session *session =
        rigged_session(&setup, SUIT_BAMBOO, "east 1m2m3m4m5m6m7m8m9m1p1p1p2p2p; wall 7z", &why);
    assert_non_null(session);
    session_view(session, 0, &view);
    for (uint8_t kind = TILE_1M; kind < TILE_1M + 9; kind++)
        assert_int_equal(view.own.hand.counts[kind], 1);
    assert_int_equal(view.own.hand.counts[TILE_1P], 3);
    assert_int_equal(view.own.drawn, TILE_1P + 1);
    assert_int_equal(view.table.removed, SUIT_BAMBOO);
    assert_null(session_path(session));
    session_free(session);
}

static void every_mode_can_be_dealt_so(void **state)
{
    (void)state;
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct setup setup;
        struct error why;
        make_setup(&setup, ruleset_list[mode]->id);
        struct session *session = rigged_session(&setup, SUIT_BAMBOO, "", &why);
        assert_non_null(session);
        assert_false(session_awaits_deal(session));
        session_free(session);
    }
}

static void what_is_no_deal_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {"east 1m1m1m1m1m", "east 1x", "north 1m", "wall 1s",
                                      "east 1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct setup setup;
        struct error why = {0};
        make_setup(&setup, "dueling-tigers");
        assert_null(rigged_session(&setup, SUIT_BAMBOO, bad[i], &why));
        assert_true(why.message[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_said_lies_there),
                                       cmocka_unit_test(every_mode_can_be_dealt_so),
                                       cmocka_unit_test(what_is_no_deal_is_refused)};
    return cmocka_run_group_tests_name("session/study/test_rigged", tests, NULL, NULL);
}
