/*
 * test_marks.c: several people at one screen and a table of four (table_cover.h): a player who has
 * marked pairs is called only for their own turns, and nobody learns from pictures or sounds what another
 * could have claimed.
 */
#include "support/test.h"

#include "sdl/one_screen.h"

enum { TURNS = 12 };

#define ANN      "east 1599m159p123456z8p; "
#define BEN      "south 258m147p1122334z; "
#define CLEO     "west 258m147s147p56z99s; "
#define CLEO_55M "west 55m28m147s17p56z99s; "

/* The curtain falls for that seat, and goes up. */
static void lift(int seat)
{
    wait_for_curtain(NULL);
    loop_draw(&app, false);
    assert_int_equal(headless_table()->next, seat);
    assert_true(headless_click("button:ready"));
    wait_for_question(NULL);
}

/* Four at one screen, all of whom have been asked for marks; Ann has the screen, and it is her turn. */
static void begin(const char *mode, int speed, const char *deal)
{
    rig_speed = speed;
    rig(mode, SEAT_NONE, NULL, deal, "");
    app_go(&app, scene_table(&app));
    lift(0);
    for (int seat = 1; seat < SEAT_MAX; seat++)
        headless_table()->marks[seat].made = true;
}

static void discard(const char *id)
{
    click(id);
    wait_for_question(NULL);
    click("button:done");
}

static void visit(struct seen *seen, const char *deal)
{
    seen->count = 0;
    begin("patterns", SPEED_NORMAL, deal);
    watch_sounds();
    click("hand:5m");
    wait_for_question(seen);
    steps(seen, 60);
    click("button:done");
    wait_for_curtain(seen);
    steps(seen, 60);
    assert_int_equal(headless_table()->next, 1);
}

/* Cleo has a pair of it that she hasn't marked, or none: Ann sees and hears the same. */
TEST(a_pair_that_was_not_marked_stays_unknown)
{
    char heard[sizeof sounds];

    visit(&first, ANN BEN CLEO_55M);
    assert_string_equal(rig_last_move(), "pass");
    strcpy(heard, sounds);
    visit(&second, ANN BEN CLEO);
    assert_string_equal(rig_last_move(), "discard 5m");
    assert_string_equal(sounds, heard);
    assert_same(&first, &second);
    headless_close();
}

TEST(a_marked_pair_claims_while_its_player_is_away)
{
    begin("patterns", SPEED_OFF, ANN BEN CLEO_55M);
    headless_table()->marks[2].pungs = TILE_BIT(tile_parse("5m"));
    discard("hand:5m");
    lift(2); /* Ben is passed over */
    assert_string_equal(rig_last_move(), "pung");
    assert_int_equal(headless_view(2).table.meld_counts[2], 1);
    assert_int_equal(headless_view(2).table.phase, PHASE_TURN);
    headless_close();
}

/* The player next in turn has a claim of their own: it is asked for in their visit, runs too. */
TEST(who_is_next_is_asked_in_their_visit)
{
    begin("patterns", SPEED_OFF, ANN "south 46m258p147s12233z; " CLEO);
    discard("hand:5m");
    lift(1);
    assert_int_equal(headless_table()->view.table.phase, PHASE_CLAIM);
    click("button:chow");
    wait_for_question(NULL);
    assert_int_equal(headless_view(1).table.meld_counts[1], 1);
    headless_close();
}

TEST(a_win_is_taken_while_its_player_is_away)
{
    begin("patterns", SPEED_OFF, ANN BEN "west 55m111222333m11p; ");
    discard("hand:5m");
    for (int i = 0; i < MOST && !headless_is_at("win") && !headless_is_at("result"); i++)
        loop_step(&app);
    assert_int_equal(headless_view(0).table.result.winner, 2);
    headless_close();
}

/* Marked by two clicks on the screen, kept, and taken off by one. */
TEST(marks_are_set_after_the_discard)
{
    begin("classic", SPEED_OFF, ANN BEN CLEO);
    click("hand:5m");
    wait_for_question(NULL);
    assert_non_null(headless_find("button:done"));
    assert_null(headless_find("button:pass"));
    click("hand:9m");
    assert_string_equal(table_plan_mark(headless_table(), tile_parse("9m")), "Pung");
    assert_null(table_plan_mark(headless_table(), tile_parse("1m")));
    click("hand:9m");
    assert_string_equal(table_plan_mark(headless_table(), tile_parse("9m")), "");
    headless_close();
}

/* Who has had no turn in the round yet looks at the tile, whatever they hold. */
TEST(before_the_first_turn_everybody_looks)
{
    begin("patterns", SPEED_OFF, ANN BEN CLEO);
    for (int seat = 1; seat < SEAT_MAX; seat++)
        headless_table()->marks[seat].made = false;
    discard("hand:5m");
    for (int seat = 2; seat < SEAT_MAX; seat++) {
        lift(seat);
        click("button:pass");
    }
    lift(1);
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
    headless_close();
}

/* --- clicks and curtains ----------------------------------------------------------------------------- */

struct counted {
    int turns, clicks, curtains, offers;
};

/* Everybody discards what they drew and passes what they are offered. */
static struct counted play_turns(const char *mode, bool one_curtain)
{
    static const char *const ids[] = {"button:done", "button:pass", NULL};
    struct counted counted = {0};

    rig_speed = SPEED_OFF;
    rig(mode, SEAT_NONE, NULL, "", "");
    app.settings.one_curtain = one_curtain;
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 20000 && counted.turns < TURNS; i++) {
        loop_step(&app);
        loop_draw(&app, false);
        if (headless_is_at("curtain")) {
            click("button:ready");
            counted.curtains++;
            counted.clicks++;
        } else if (headless_is_at("table") && table_scene_is_open(headless_table())) {
            const char *last = NULL;
            bool turn = headless_table()->view.table.phase == PHASE_TURN;
            for (int t = 0; turn && t < app.targets.count; t++)
                if (!strncmp(app.targets.list[t].id, "hand:", 5))
                    last = app.targets.list[t].id;
            counted.turns += turn;
            counted.offers += !turn && headless_table()->view.move_count > 1;
            counted.clicks++;
            if (last)
                click(last);
            else
                assert_true(headless_click_one(ids));
        }
    }
    headless_close();
    return counted;
}

TEST(a_turn_takes_three_clicks_and_one_curtain)
{
    static const char *const modes[] = {"patterns", "classic"};

    for (int i = 0; i < 2; i++) {
        struct counted one = play_turns(modes[i], true), many = play_turns(modes[i], false);
        int looks = 2 + 1; /* of those who have had no turn yet */
        assert_int_equal(one.curtains, one.turns + looks);
        assert_int_equal(one.clicks - one.offers, 3 * one.turns + 2 * looks - 1); /* no Done after the last */
        assert_true(many.curtains > 2 * many.turns);
    }
}
