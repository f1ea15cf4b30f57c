/*
 * test_plan.c: a turn of Dueling Tigers in one visit of two people at one screen (table_cover.h): nobody
 * learns from pictures, sounds, words or time whether the other could claim a tile, marks are carried out,
 * and the record is the one of a match played with a curtain after every tile.
 */
#include "support/test.h"

#include "base/text.h"
#include "sdl/one_screen.h"
#include "sdl/speaking.h"
#include "support/refused.h"

#define ANN      "east 1599m159p123456z8p; "
#define BEN_PAIR "west 55m28m147p112233z; "
#define BEN_NONE "west 258m147p1122334z; "
#define WALL     "wall 9m 3p 6p 4m"

static void lift(struct seen *seen)
{
    wait_for_curtain(seen);
    loop_draw(&app, false);
    assert_true(headless_click("button:ready"));
    watch_sounds();
    wait_for_question(seen);
}

/* Ann has the screen, and it is her turn. */
static void begin(const char *deal, int speed, bool calm)
{
    rig_speed = speed;
    rig("dueling-tigers", SEAT_NONE, no_indicators, deal, "");
    app.settings.reduced_motion = calm;
    app_go(&app, scene_table(&app));
    lift(NULL);
}

/* --- what Ann learns of Ben's hand -------------------------------------------------------------------- */

/* Ann's visit and the curtain for Ben. */
static void visit(struct seen *seen, const char *deal, const char *action)
{
    seen->count = 0;
    begin(deal, SPEED_NORMAL, false);
    click("hand:5m");
    steps(seen, 60); /* she thinks about it */
    click("hand:9m");
    click(action);
    wait_for_curtain(seen);
    steps(seen, 120);
}

TEST(the_discarder_sees_and_hears_the_same)
{
    static const char *const actions[] = {"button:draw", "dummy:4"};
    char heard_first[sizeof sounds];

    for (int i = 0; i < 2; i++) {
        visit(&first, ANN BEN_PAIR WALL, actions[i]);
        assert_true(session_asked(app.session) == 2); /* he can claim it */
        strcpy(heard_first, sounds);
        visit(&second, ANN BEN_NONE WALL, actions[i]);
        assert_true(session_asked(app.session) == 1);
        assert_string_equal(sounds, heard_first);
        assert_true(first.count > 150);
        assert_same(&first, &second);
    }
    headless_close();
}

/* With a single action left nothing is chosen for her either: that would tell that she is asked already. */
TEST(the_only_action_is_chosen_by_hand)
{
    for (int i = 0; i < 2; i++) {
        begin(i ? ANN BEN_NONE WALL : ANN BEN_PAIR WALL, SPEED_OFF, false);
        click("hand:5m");
        wait_for_question(NULL);
        struct table *seen = &headless_table()->cover.seen.table;
        for (int place = 0; place < DUMMY_MAX; place++)
            seen->dummy.row[place] = 0;
        table_scene_refresh(headless_table(), &app, PICTURE_JUMPS);
        assert_int_equal(headless_table()->view.move_count, 1);
        steps(NULL, 120);
        assert_true(table_scene_is_open(headless_table()));
    }
    headless_close();
}

/* Her way and what she hears do not tell Ben, who looks away, what she has planned either. */
TEST(both_dummy_actions_sound_the_same)
{
    char heard_first[sizeof sounds];

    visit(&first, ANN BEN_PAIR WALL, "button:draw");
    strcpy(heard_first, sounds);
    visit(&second, ANN BEN_PAIR WALL, "dummy:4");
    assert_string_equal(sounds, heard_first);
    assert_int_equal(first.count, second.count);
    headless_close();
}

/* Only Ben knows how long he thinks, but nothing sounds before he discards; his visit ends as any does. */
static void visit_of_ben(struct seen *seen, const char *deal, bool claims)
{
    seen->count = 0;
    begin(deal, SPEED_FAST, true);
    click("hand:5m");
    wait_for_question(NULL);
    click("dummy:4");
    lift(NULL);
    if (claims) {
        click("button:pass");
        wait_for_question(NULL);
    }
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
    assert_string_equal(sounds, "");
    click("hand:8m");
    wait_for_question(NULL);
    click("dummy:7");
    wait_for_curtain(NULL);
    steps(seen, 60);
    lift(seen);
    steps(seen, 60);
}

TEST(the_returning_player_sees_and_hears_the_same)
{
    char heard_first[sizeof sounds];
    int asked = 0;

    visit_of_ben(&first, ANN "west 55m278m14p112233z; " WALL, true);
    strcpy(heard_first, sounds);
    asked = session_position(app.session);
    visit_of_ben(&second, ANN "west 2578m14p1122334z; " WALL, false);
    assert_int_equal(session_position(app.session), asked - 1); /* the pass */
    assert_string_equal(sounds, heard_first);
    assert_same(&first, &second);
    headless_close();
}

/* Where toggles decide, at a table of four: the third player passes a pung, or has none. */
static void discard_among_four(struct seen *seen, const char *deal)
{
    seen->count = 0;
    rig_speed = SPEED_NORMAL;
    rig("patterns", SEAT_NONE, NULL, deal, "");
    app_go(&app, scene_table(&app));
    lift(NULL);
    headless_table()->auto_play[2].no_claims = headless_table()->auto_play[2].win_at_once = true;
    click("hand:5m");
    wait_for_question(seen);
    click("button:done");
    wait_for_curtain(seen);
    steps(seen, 60);
}

TEST(toggles_answer_unnoticed)
{
    char heard_first[sizeof sounds];

    discard_among_four(&first, ANN BEN_PAIR);
    assert_string_equal(rig_last_move(), "pass");
    strcpy(heard_first, sounds);
    discard_among_four(&second, ANN BEN_NONE);
    assert_string_equal(rig_last_move(), "discard 5m");
    assert_string_equal(sounds, heard_first);
    assert_same(&first, &second);
    headless_close();
}

TEST(words_spoken_are_the_same)
{
    char *said[2];

    for (int i = 0; i < 2; i++) {
        rig_speed = SPEED_OFF;
        rig("dueling-tigers", SEAT_NONE, no_indicators, i ? ANN BEN_NONE WALL : ANN BEN_PAIR WALL, "");
        begin_speaking();
        app_go(&app, scene_table(&app));
        lift(NULL);
        heard();
        click("hand:5m");
        wait_for_question(NULL);
        click("button:draw");
        wait_for_curtain(NULL);
        said[i] = strdup(heard());
        assert_non_null(strstr(said[i], "Ben"));
        close_speaking();
    }
    assert_string_equal(said[0], said[1]);
    free(said[0]);
    free(said[1]);
}

/* --- what Ben learns of Ann's ------------------------------------------------------------------- */

/* Ann draws 9 characters for the dummy, has a pair of it or not, and has marked nothing. */
static void see_the_draw(struct seen *seen, const char *deal)
{
    seen->count = 0;
    begin(deal, SPEED_NORMAL, true);
    click("hand:5m");
    wait_for_question(NULL);
    click("button:draw");
    lift(seen);
    steps(seen, 60);
    assert_int_equal(headless_table()->view.table.phase, PHASE_TURN);
}

TEST(a_pair_that_was_not_marked_stays_unknown)
{
    see_the_draw(&first, ANN BEN_NONE WALL);
    assert_string_equal(rig_last_move(), "pass"); /* she could have claimed it, and her answer is given */
    see_the_draw(&second, "east 1556m159p123456z8p; " BEN_NONE WALL);
    assert_string_equal(rig_last_move(), "dummy-draw");
    assert_same(&first, &second);
    headless_close();
}

/* --- marks -------------------------------------------------------------------------------------------- */

static void plan_draw(const char *deal, const char *const *marks)
{
    begin(deal, SPEED_OFF, false);
    click("hand:5m");
    wait_for_question(NULL);
    for (; *marks; marks++)
        click(*marks);
    click("button:draw");
}

TEST(a_marked_pair_takes_its_tile_at_once)
{
    static const char *const marks[] = {"hand:9m", NULL};

    plan_draw(ANN BEN_NONE WALL, marks);
    wait_for_curtain(NULL);
    loop_draw(&app, false);
    click("button:ready");
    wait_for_curtain(NULL);
    assert_string_equal(rig_last_move(), "pung");
    assert_int_equal(headless_table()->next, 0);
    lift(NULL);
    assert_int_equal(headless_view(0).table.meld_counts[0], 1);
    headless_close();
}

TEST(a_mark_is_kept_until_it_is_changed)
{
    static const char *const marks[] = {"hand:9m", NULL};

    plan_draw(ANN BEN_NONE "wall 7p 3p 6p 9m", marks);
    lift(NULL); /* Ben */
    click("hand:8m");
    wait_for_question(NULL);
    click("dummy:0");
    lift(NULL); /* Ann */
    click("hand:8p");
    wait_for_question(NULL);
    assert_string_equal(table_plan_mark(headless_table(), tile_parse("9m")), "Pung");
    click("hand:9m");
    assert_string_equal(table_plan_mark(headless_table(), tile_parse("9m")), "");
    assert_null(table_plan_mark(headless_table(), tile_parse("1m")));
    headless_close();
}

TEST(three_can_be_marked_for_a_pung_or_a_kong)
{
    static const char *const marks[] = {"hand:9m", "hand:9m", NULL};

    plan_draw("east 15999m15p123456z8p; " BEN_NONE WALL, marks);
    wait_for_curtain(NULL);
    loop_draw(&app, false);
    click("button:ready");
    wait_for_curtain(NULL);
    assert_string_equal(rig_last_move(), "kong");
    headless_close();
}

TEST(a_win_is_always_taken)
{
    static const char *const none[] = {NULL};

    plan_draw("east 5m111222333m11p99m; " BEN_NONE WALL, none);
    wait_for_curtain(NULL);
    loop_draw(&app, false);
    click("button:ready");
    for (int i = 0; i < MOST && !headless_is_at("win") && !headless_is_at("result"); i++)
        loop_step(&app);
    assert_int_equal(headless_view(0).table.result.winner, 0);
    assert_int_equal(headless_view(0).table.result.source, WIN_DUMMY_DISCARD);
    headless_close();
}

TEST(a_claim_drops_the_plan)
{
    static const char *const none[] = {NULL};

    plan_draw(ANN BEN_PAIR WALL, none);
    assert_non_null(session_plan(app.session));
    lift(NULL);
    click("button:pung");
    wait_for_question(NULL);
    assert_string_equal(rig_last_move(), "pung");
    assert_null(session_plan(app.session));
    assert_int_equal(headless_view(1).table.wall, 60);
    headless_close();
}

/* --- records and saves -------------------------------------------------------------------------- */

static char *print(void)
{
    struct text text = {0};
    record_print(session_record(app.session), &text);
    return text.data;
}

TEST(the_record_is_that_of_a_match_with_a_curtain_for_every_tile)
{
    static const char *const none[] = {NULL};

    plan_draw(ANN BEN_PAIR WALL, none);
    lift(NULL);
    click("button:pass");
    wait_for_question(NULL);
    char *one = print();
    begin(ANN BEN_PAIR WALL, SPEED_OFF, false);
    app.settings.one_curtain = false;
    click("hand:5m");
    lift(NULL);
    click("button:pass");
    lift(NULL);
    click("button:draw");
    wait_for_question(NULL);
    click("button:pass"); /* her own answer to the 9 characters, which she gives at once */
    lift(NULL);
    click("button:pass");
    wait_for_question(NULL);
    char *many = print();
    assert_string_equal(one, many);
    free(one);
    free(many);
    headless_close();
}

/* The match is read from what its save holds. */
static void take_up_again(void)
{
    struct record record;
    struct problem problem = {0};
    char *text = print();

    if (!record_parse(&record, text, &problem))
        fail_msg("%s", problem_sentence(&problem));
    free(text);
    struct session *session = session_from_record(&record);
    session_go_to(session, record.count);
    record_deinit(&record);
    app_set_session(&app, session);
    app_go(&app, scene_table(&app));
    wait_for_curtain(NULL);
    loop_draw(&app, false);
}

TEST(a_match_left_in_a_visit_goes_on_there)
{
    static const char *const decks[] = {ANN BEN_PAIR WALL, ANN BEN_NONE WALL};

    for (int i = 0; i < 2; i++) {
        begin(decks[i], SPEED_OFF, false);
        click("hand:5m");
        wait_for_question(NULL);
        take_up_again();
        assert_int_equal(headless_table()->next, 0); /* she has still to choose */
        lift(NULL);
        assert_int_equal(headless_table()->view.table.phase, PHASE_DUMMY);
        click("hand:9m");
        click("button:draw");
        wait_for_curtain(NULL);
        take_up_again();
        assert_int_equal(headless_table()->next, 1); /* and not twice */
        if (i)
            continue;
        lift(NULL);
        take_up_again(); /* Ben was thinking about a claim: Ann must not learn that */
        assert_int_equal(headless_table()->next, 1);
        lift(NULL);
        click("button:pass");
        wait_for_curtain(NULL);
        assert_string_equal(rig_last_move(), "pung");
    }
    headless_close();
}

/* --- a whole round ------------------------------------------------------------------------------ */

struct script {
    const char *ready; /* on the button that lifts their curtain */
    int turns, clicks, curtains;
};

/* Does what somebody does who knows nothing but the screen before them: they let all go, reveal a tile, and
 * discard what they drew, the last tile of their hand. */
static void act(struct script *person)
{
    static const char *const lit[] = {"button:remove-p", "button:pass", "dummy:", "wall", NULL};
    char drawn[INPUT_ID] = "";

    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, "hand:", 5))
            snprintf(drawn, sizeof drawn, "%s", app.targets.list[i].id);
    if (headless_click_one(lit)) {
        person->clicks++;
    } else if (headless_click(drawn)) {
        person->clicks++;
        person->turns++;
    }
}

/* Plays a round by two scripts, one of them at the screen: whose name the curtain's button bears. Before the
 * deal it is Ann's, who is East. */
static void play_round(bool one_curtain, struct script people[2])
{
    struct script *at_screen = &people[0];
    struct setup setup;

    people[0] = (struct script){.ready = "I’m Ann"};
    people[1] = (struct script){.ready = "I’m Ben"};
    headless_open(960, 600, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 3);
    ruleset_set(setup.rules, setup.options, "indicators", "off", NULL);
    app.settings.one_curtain = one_curtain;
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 20000 && !headless_find("button:next"); i++) {
        headless_step();
        if (!headless_find("button:ready")) {
            act(at_screen);
            continue;
        }
        at_screen = &people[headless_reads(people[1].ready)];
        headless_assert_reads(at_screen->ready);
        click("button:ready");
        at_screen->curtains++;
        at_screen->clicks++;
    }
    headless_assert_reads("Next round");
    headless_close();
}

TEST(a_turn_takes_three_clicks_and_one_curtain)
{
    struct script one[2], many[2];
    play_round(true, one);
    play_round(false, many);
    assert_in_range(one[0].turns - one[1].turns, 0, 1);
    for (int i = 0; i < 2; i++) {
        int asked = one[i].clicks - 3 * one[i].turns;
        assert_int_equal(one[i].turns, many[i].turns);
        assert_true(one[i].turns > 10);
        assert_in_range(one[i].curtains, one[i].turns, one[i].turns + 1); /* a look at the last tile */
        assert_in_range(asked, 0, one[i].turns / 4 + 2);                  /* some could claim, and passed */
        assert_true(many[i].curtains > 2 * many[i].turns - 2);
        assert_true(many[i].clicks > 5 * many[i].turns - 5);
    }
}
