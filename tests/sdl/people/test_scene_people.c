/*
 * test_scene_people.c: choosing an opponent from the cards before a match, and another between two rounds.
 */
#include "support/test.h"

#include "ai/people.h"
#include "sdl/app/matches.h"
#include "sdl/headless.h"
#include "words/people/people_words.h"

static enum ai_level named(const char *id)
{
    return ai_level_parse(id);
}

/* The card of who plays now has the gold; another is chosen with one click and plays the match. */
TEST(is_chosen_before_a_match)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit"};
    for (size_t mode = 0; mode < 3; mode++) {
        headless_open(960, 600, SPEED_OFF);
        app_go(&app, scene_options(&app, ruleset_find(modes[mode]), false));
        loop_draw(&app, false);
        assert_true(headless_click("opponent:1"));
        headless_wait_for("people");
        assert_true(headless_click("person:ravi"));
        headless_wait_for("options");
        assert_true(headless_click("button:start"));
        for (int i = 0; i < 400 && !app.session; i++)
            loop_step(&app);
        assert_non_null(app.session);
        const struct setup *setup = session_setup(app.session);
        int seat = setup->players[0].kind == PLAYER_COMPUTER ? 0 : 1;
        assert_int_equal(setup->players[seat].level, named("ravi"));
        assert_string_equal(setup->players[seat].name, "Ravi");
        assert_int_equal(settings_opponent(&app.settings, 1), named("ravi"));
        headless_close();
    }
}

/* Whoever is chosen from another place at the table changes places: nobody sits there twice. */
TEST(nobody_sits_on_two_places)
{
    int sits[AI_PERSON + PEOPLE] = {0};
    headless_open_scene("people-four", 1280, 800, SPEED_OFF);
    assert_true(headless_click("place:0"));
    assert_true(headless_click("person:otto"));
    assert_true(headless_click("button:done"));
    headless_wait_for("options");
    assert_true(headless_click("button:start"));
    for (int i = 0; i < 400 && !app.session; i++)
        loop_step(&app);
    assert_non_null(app.session);
    const struct setup *setup = session_setup(app.session);
    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_COMPUTER)
            sits[setup->players[seat].level]++;
    assert_int_equal(sits[named("otto")], 1);
    assert_int_equal(sits[named("mei")], 1);
    assert_int_equal(sits[named("nino")], 1);
    assert_int_equal(settings_opponent(&app.settings, 1), named("otto"));
    assert_int_equal(settings_opponent(&app.settings, 2), named("mei"));
    headless_close();
}

/* By keys alone: the arrows begin at whoever plays now. */
TEST(is_chosen_by_keys)
{
    headless_open_scene("people", 1280, 800, SPEED_OFF);
    headless_key(SDLK_RIGHT);
    assert_string_equal(app.input.focus, "person:mei");
    headless_key(SDLK_RIGHT);
    assert_string_equal(app.input.focus, "person:otto");
    headless_key(SDLK_DOWN);
    assert_string_equal(app.input.focus, "person:zora");
    headless_key(SDLK_ESCAPE);
    headless_wait_for("options");
    headless_close();
}

/* Over a result a click on the face leads to the cards, and whoever is chosen sits down with the next deal.
 */
TEST(is_changed_between_rounds)
{
    headless_open_scene("result", 1280, 800, SPEED_OFF);
    int seat = setup_only_person(session_setup(app.session)) == 0 ? 1 : 0;
    char id[INPUT_ID], before[PLAYER_NAME];
    snprintf(before, sizeof before, "%s", session_setup(app.session)->players[seat].name);
    snprintf(id, sizeof id, "change:%d", seat);
    assert_true(headless_click(id));
    headless_wait_for("people");
    assert_true(headless_click("person:amara"));
    headless_wait_for("result");
    assert_string_equal(session_setup(app.session)->players[seat].name, before); /* whose round it was */
    assert_true(headless_click("button:next"));
    headless_wait_for("table");
    assert_string_equal(session_setup(app.session)->players[seat].name, "Amara");
    assert_string_equal(words_name(&headless_table()->words, seat), "Amara");
    headless_close();
}

/* From the pause too; who plays this round stays until its end. */
TEST(is_changed_from_the_pause)
{
    headless_open_scene("pause", 1280, 800, SPEED_OFF);
    int seat = setup_only_person(session_setup(app.session)) == 0 ? 1 : 0;
    assert_true(headless_click("button:opponents"));
    headless_wait_for("people");
    assert_true(headless_click("person:nino"));
    headless_wait_for("pause");
    assert_int_not_equal(session_setup(app.session)->players[seat].level, named("nino"));
    assert_int_equal(session_next_player(app.session, seat)->level, named("nino"));
    headless_close();
}

/* Before the first deal nobody has played: whoever is chosen sits there at once, by name and face. */
TEST(is_changed_before_the_first_deal)
{
    struct setup setup;
    headless_open(1280, 800, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.rules = ruleset_find("tenpai-duel");
    ruleset_defaults(setup.rules, setup.options);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    assert_true(session_awaits_deal(app.session));
    app_go(&app, scene_change_opponents(&app, app.top));
    headless_step();
    assert_true(headless_click("person:amara"));
    headless_wait_for("table");
    assert_string_equal(session_setup(app.session)->players[1].name, "Amara");
    assert_string_equal(words_name(&headless_table()->words, 1), "Amara");
    headless_close();
}

/* Counts what is written. */
struct search {
    const char *words;
    int times;
};

static void count_words(void *to, const struct type_seen *seen)
{
    struct search *search = to;
    search->times += !seen->cut && strcmp(seen->words, search->words) == 0;
}

static int times_written(const char *words)
{
    struct search search = {words, 0};
    type_watch(&app.painter, count_words, &search);
    headless_step();
    type_watch(&app.painter, NULL, NULL);
    return search.times;
}

/* How many of the eight are told to have that habit. */
static int who_have(const char *habit, const struct ruleset *rules)
{
    int people = 0;
    for (int who = 0; who < PEOPLE; who++) {
        const char *habits[PEOPLE_HABITS];
        int count = people_habits((enum ai_level)(AI_PERSON + who), rules, habits);
        for (int i = 0; i < count; i++)
            people += strcmp(habits[i], habit) == 0;
    }
    return people;
}

static void look_at_habits(const char *scene, const struct ruleset *rules)
{
    headless_open_scene(scene, LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, SPEED_OFF);
    for (int who = 0; who < PEOPLE; who++) {
        const char *habits[PEOPLE_HABITS];
        int count = people_habits((enum ai_level)(AI_PERSON + who), rules, habits);
        for (int i = 0; i < count; i++)
            if (times_written(habits[i]) != who_have(habits[i], rules))
                fail_msg("%s: \"%s\" is not on the card of everybody", scene, habits[i]);
    }
    headless_close();
}

/* In the smallest window, where the cards are low. */
TEST(every_habit_has_room)
{
    look_at_habits("people", ruleset_find("dueling-tigers"));
    look_at_habits("people-four", ruleset_find("classic"));
}
