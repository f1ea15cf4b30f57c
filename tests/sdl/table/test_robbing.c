/*
 * test_robbing.c: in a hot seat, a kong that may be robbed tells nobody whether anyone can; and a match left
 * while people look goes on with the looks.
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/headless.h"
#include "support/refused.h"

enum { STEPS = 4000, EAST, SOUTH, WEST, NORTH };

/* The match of that file of the tests without its last `left_out` entries, with a person on every seat, on
 * the table. */
static void take_up(const char *name, int left_out)
{
    struct record record;
    struct error error = {0};
    struct problem problem = {0};
    char path[512];

    snprintf(path, sizeof path, SOURCE_DIR "/tests/%s.tigers", name);
    char *text = file_read(path, NULL, &error);
    if (!text || !record_parse(&record, text, &problem))
        fail_msg("%s", problem_sentence(&problem));
    free(text);
    for (int seat = 0; seat < record.setup.seats; seat++)
        record.setup.players[seat].kind = PLAYER_PERSON;
    record.count -= left_out;
    headless_open(960, 600, SPEED_FAST);
    app_set_session(&app, session_from_record(&record));
    session_go_to(app.session, record.count);
    record_deinit(&record);
    app_go(&app, scene_table(&app));
}

/* The number of the person (EAST for the first) whose cover comes next, once they have lifted it and are
 * asked; nobody is seen to draw while anybody has still to look. */
static int next_person(void)
{
    int wall = headless_table()->anim.shown.table.wall;

    for (int i = 0; i < STEPS && !headless_is_at("curtain"); i++) {
        loop_step(&app);
        assert_non_null(headless_table());
        if (headless_table()->cover.holds)
            assert_int_equal(headless_table()->anim.shown.table.wall, wall);
        assert_int_equal(headless_table()->view.table.result.outcome, OUTCOME_NONE);
    }
    assert_true(headless_is_at("curtain"));
    loop_draw(&app, false);
    assert_true(headless_click("button:ready"));
    for (int i = 0; i < STEPS && !table_scene_is_open(headless_table()); i++)
        loop_step(&app);
    loop_draw(&app, false);
    assert_true(headless_is_at("table"));
    return EAST + headless_table()->near;
}

static bool is_open_kong(int person, uint8_t tile)
{
    const struct table *shown = &headless_table()->anim.shown.table;
    int seat = person - EAST;
    bool found = false;

    for (int i = 0; i < shown->meld_counts[seat]; i++)
        found |= shown->melds[seat][i].kind == MELD_KONG_ADDED && shown->melds[seat][i].tile == tile;
    return found;
}

/* The person looks at a tile that they cannot claim: all they can do is pass. */
static void assert_only_pass(void)
{
    assert_true(table_cover_looks(headless_table()));
    assert_null(headless_find("button:win"));
    assert_non_null(headless_find("button:pass"));
}

/* Two persons, the second adds 9p to its pung. */
static void add_kong(void)
{
    take_up("golden/robbed-kong", 2);
    assert_int_equal(next_person(), SOUTH);
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
    assert_true(headless_click("button:kong"));
    assert_int_equal(next_person(), EAST);
    assert_int_equal(headless_table()->view.table.offer.source, WIN_ROBBED_KONG);
    assert_non_null(headless_find("button:win"));
}

static void step_to_the_end(void)
{
    for (int i = 0; i < STEPS && headless_table() && !headless_is_at("curtain") && !headless_is_at("win");
         i++)
        loop_step(&app);
}

TEST(a_kong_is_robbed_behind_the_cover)
{
    struct view view;

    add_kong();
    assert_true(headless_click("button:win"));
    step_to_the_end();
    session_view(app.session, SEAT_NONE, &view);
    assert_int_equal(view.table.result.outcome, OUTCOME_WIN);
    assert_int_equal(view.table.result.winner, 0);
    assert_int_equal(view.table.result.source, WIN_ROBBED_KONG);
    headless_close();
}

TEST(a_kong_not_robbed_draws_its_tile_for_its_own_person_only)
{
    add_kong();
    assert_true(headless_click("button:pass"));
    assert_int_equal(next_person(), SOUTH);
    assert_true(is_open_kong(SOUTH, tile_parse("9p")));
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
    assert_int_equal(headless_table()->view.table.drawn_by, 1);
    headless_close();
}

/* Of four persons, the third can rob what the fourth adds; the first, whose turn is next, looks last. */
static void look_at_the_kong_of_north(void)
{
    assert_int_equal(next_person(), SOUTH);
    assert_only_pass();
    assert_true(is_open_kong(NORTH, tile_parse("4m")));
    assert_true(headless_click("button:pass"));
    assert_int_equal(next_person(), WEST);
    assert_true(headless_click("button:win"));
    assert_int_equal(next_person(), EAST); /* who learns nothing of that yet */
    assert_only_pass();
    assert_true(headless_click("button:pass"));
    step_to_the_end();
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    assert_int_equal(view.table.result.winner, 2);
    headless_close();
}

TEST(all_look_at_a_kong_even_if_they_cannot_rob_it)
{
    take_up("golden/patterns-claims", 2);
    for (int i = 0; i < 3 && next_person() != NORTH; i++)
        assert_true(headless_click("button:pass"));
    assert_int_equal(headless_table()->near, 3);
    assert_true(headless_click("button:kong"));
    look_at_the_kong_of_north();
}

/* East, who has drawn something else, adds a 3s to their pung that they held before: the hand they see lacks
 * it from then on, and nothing else. */
TEST(a_kong_from_the_hand_leaves_it)
{
    uint8_t added = tile_parse("3s"), kind = tile_kind(added);

    take_up("data/kong-from-hand", 1);
    for (int i = 0; i < 3 && next_person() != EAST; i++)
        assert_true(headless_click("button:pass")); /* the others have looked at what North threw */
    struct table_scene *table = headless_table();
    struct hand hand = table->view.own.hand;
    assert_int_equal(hand.counts[kind], 1);
    assert_int_not_equal(tile_kind(table->view.own.drawn), kind);
    hand_take(&hand, kind, 1);
    assert_true(headless_click("button:kong"));
    for (int i = 0; i < STEPS && !is_open_kong(EAST, added); i++)
        loop_step(&app);
    for (int i = 0; i < 60 && !headless_is_at("curtain"); i++) {
        assert_memory_equal(headless_table()->anim.shown.own.hand.counts, hand.counts, TILE_KINDS);
        loop_step(&app);
    }
    assert_true(is_open_kong(EAST, added));
    headless_close();
}

TEST(a_match_taken_up_again_goes_on_with_the_looks)
{
    take_up("golden/patterns-claims", 1); /* somebody can rob */
    look_at_the_kong_of_north();
    take_up("golden/patterns-claims", 2); /* nobody can claim West's discard, and North has drawn */
    assert_int_equal(next_person(), EAST);
    assert_only_pass();
    assert_true(headless_click("button:pass"));
    assert_int_equal(next_person(), SOUTH);
    assert_only_pass();
    app_go(&app, scene_table(&app)); /* to the title and back: all look again */
    assert_int_equal(next_person(), EAST);
    assert_true(headless_click("button:pass"));
    assert_int_equal(next_person(), SOUTH);
    assert_true(headless_click("button:pass"));
    assert_int_equal(next_person(), NORTH);
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
    headless_close();
}

TEST(with_covers_only_for_claims_only_who_can_is_asked)
{
    take_up("golden/patterns-claims", 1);
    app.settings.cover_discards = false;
    app_go(&app, scene_table(&app));
    assert_int_equal(next_person(), WEST);
    headless_close();
}
