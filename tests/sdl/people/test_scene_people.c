/*
 * test_scene_people.c: an opponent changed before the first deal, and the habits on the cards. More is in
 * scripts/people.txt.
 */
#include "support/test.h"

#include "ai/people.h"
#include "sdl/app/matches.h"
#include "sdl/headless.h"
#include "words/people/people_words.h"

/* Before the first deal nobody has played, so the chosen person takes the seat immediately, with name and
 * face. */
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
    headless_watch(count_words, &search);
    return search.times;
}

/* How many of the eight are told to have that habit. */
static int who_have(const char *habit, const struct ruleset *rules)
{
    int people = 0;
    for (int who = 0; who < PEOPLE; who++) {
        const char *traits[PEOPLE_TRAITS];
        int count = people_traits((enum ai_level)(AI_PERSON + who), rules, traits);
        for (int i = 0; i < count; i++)
            people += strcmp(traits[i], habit) == 0;
    }
    return people;
}

static void look_at_traits(const char *scene, const struct ruleset *rules)
{
    headless_open_scene(scene, LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, SPEED_OFF);
    for (int who = 0; who < PEOPLE; who++) {
        const char *traits[PEOPLE_TRAITS];
        int count = people_traits((enum ai_level)(AI_PERSON + who), rules, traits);
        for (int i = 0; i < count; i++)
            if (times_written(traits[i]) != who_have(traits[i], rules))
                fail_msg("%s: \"%s\" is not on the card of everybody", scene, traits[i]);
    }
}

/* In the smallest window, where the cards are low. */
TEST(every_habit_has_room)
{
    look_at_traits("people", ruleset_find("dueling-tigers"));
    look_at_traits("people-four", ruleset_find("classic"));
}
