/*
 * test_options.c: a match set up by clicks and keys: names, opponents, the deal's number, practice and every
 * option of every mode come to the table as they were chosen.
 */
#include "support/test.h"
#include <inttypes.h>
#include <math.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "words/languages/languages.h"

static void open_options(const char *mode, bool hot_seat)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_options(&app, ruleset_find(mode), hot_seat));
    headless_steps(2);
}

/* The match that the dice of this set-up begin. */
static const struct setup *begin(void)
{
    assert_true(headless_click("button:start"));
    for (int i = 0; i < 600 && !app.session; i++)
        headless_step();
    assert_non_null(app.session);
    return session_setup(app.session);
}

/* Types over what the field holds, and leaves it by Enter. */
static void type_in(const char *id, const char *text)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    assert_true(headless_click(id));
    for (int i = 0; i < 64; i++)
        headless_key(SDLK_BACKSPACE);
    for (; *text; text += text_character(text)) {
        snprintf(event.text.text, sizeof event.text.text, "%.*s", text_character(text), text);
        input_event(&app, &event);
    }
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("options"));
    assert_string_equal(app.input.focus, "");
}

static bool is_named(const struct setup *setup, const char *name)
{
    for (int seat = 0; seat < setup->seats; seat++)
        if (!strcmp(setup->players[seat].name, name))
            return true;
    return false;
}

TEST(names_come_to_the_table_and_are_remembered)
{
    open_options("dueling-tigers", false);
    type_in("field:first", "Zoë");
    const struct setup *setup = begin();
    assert_true(is_named(setup, "Zoë"));
    assert_string_equal(app.settings.names[0], "Zoë");
    headless_close();
    open_options("one-suit", true);
    type_in("field:first", "Ann");
    type_in("field:second", "Ben");
    setup = begin();
    assert_true(is_named(setup, "Ann") && is_named(setup, "Ben"));
    for (int seat = 0; seat < setup->seats; seat++)
        assert_int_equal(setup->players[seat].kind, PLAYER_PERSON);
    assert_string_equal(app.settings.names[0], "Ann");
    assert_string_equal(app.settings.names[1], "Ben");
    headless_close();
}

/* Nobody plays without a name, and a name that is too long is cut at a whole character. */
TEST(empty_and_long_names_become_names)
{
    open_options("tenpai-duel", true);
    type_in("field:first", "");
    type_in("field:second", "一二三四五六七八九十");
    const struct setup *setup = begin();
    for (int seat = 0; seat < setup->seats; seat++)
        assert_true(setup->players[seat].name[0]);
    assert_true(is_named(setup, "一二三四五六七"));
    headless_close();
}

/* All four at one screen. */
TEST(four_are_named)
{
    static const char *const fields[] = {"field:first", "field:second", "field:third", "field:fourth"};
    static const char *const names[] = {"Ann", "Ben", "Cem", "Dua"};
    open_options("classic", true);
    for (int i = 0; i < 4; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "kind:%d:0", i); /* a person */
        assert_true(headless_click(id));
    }
    for (int i = 0; i < 4; i++)
        type_in(fields[i], names[i]);
    const struct setup *setup = begin();
    assert_int_equal(setup->seats, 4);
    for (int i = 0; i < 4; i++)
        assert_true(is_named(setup, names[i]));
    headless_close();
}

/* The name that the program gives is in the player's language on the screen, and in the match as ever. */
TEST(a_given_name_is_in_the_players_language)
{
    headless_open(1280, 800, SPEED_OFF);
    language_speak(language_find("de"));
    app_go(&app, scene_options(&app, ruleset_find("classic"), false));
    headless_assert_reads("Du");
    const struct setup *setup = begin();
    assert_true(is_named(setup, "You"));
    assert_true(settings_is_unnamed(&app.settings));
    language_speak(language_at(0));
    headless_close();
}

/* Who has a name and would rather be called as the game calls who has none is called so. */
TEST(a_typed_name_is_the_name)
{
    for (int hot_seat = 0; hot_seat < 2; hot_seat++) {
        headless_open(1280, 800, SPEED_OFF);
        strcpy(app.settings.names[0], "Ann");
        app_go(&app, scene_options(&app, ruleset_find("one-suit"), hot_seat));
        headless_steps(2);
        type_in("field:first", "Host");
        const struct setup *setup = begin();
        assert_true(is_named(setup, "Host"));
        assert_false(is_named(setup, "Ann"));
        headless_close();
    }
}

/* A number of 64 bits deals, and none that is greater can be typed. Without one nobody could find it by
 * trying. */
TEST(a_deal_number_has_64_bits)
{
    open_options("one-suit", false);
    type_in("field:seed", "18446744073709551615");
    assert_true(begin()->seed == UINT64_MAX);
    headless_close();
    open_options("one-suit", false);
    type_in("field:seed", "18446744073709551616");
    assert_true(begin()->seed == UINT64_C(1844674407370955161));
    headless_close();
    for (int dice = 0; dice < 2; dice++) {
        open_options("one-suit", false);
        if (dice)
            assert_true(headless_click("button:dice"));
        char number[24];
        uint64_t seed = begin()->seed;
        assert_true(seed >> 56 != 0);
        snprintf(number, sizeof number, "%" PRIu64, seed);
        headless_key(SDLK_ESCAPE);
        headless_steps(2);
        if (!headless_is_at("pause")) {
            headless_key(SDLK_ESCAPE);
            headless_steps(2);
        }
        assert_true(headless_is_at("pause"));
        headless_assert_reads(number);
        headless_close();
    }
}

static const struct ruleset *watched;
static float smallest, largest;

static void look_for_labels(void *to, const struct type_seen *text)
{
    (void)to;
    for (int i = 0; i < ruleset_option_count(watched); i++)
        if (!strcmp(text->words, tr(watched->options[i].label)) && text->rect.x > 640) {
            smallest = fminf(smallest, text->pixels);
            largest = fmaxf(largest, text->pixels);
        }
}

/* Some have a longer help below them, and none is smaller for it than the others. */
TEST(the_rows_of_a_panel_are_of_one_size)
{
    for (int i = 0; ruleset_list[i]; i++)
        for (int size = 0; size < 2; size++) {
            watched = ruleset_list[i];
            open_options(watched->id, false);
            app.settings.scale = size ? 150 : 125;
            app_settings_changed(&app);
            smallest = 1000;
            largest = 0;
            type_watch(&app.painter, look_for_labels, NULL);
            loop_draw(&app, true);
            type_watch(&app.painter, NULL, NULL);
            assert_true(largest > 0 && smallest == largest);
            headless_close();
        }
}

/* A second name that is taken away is the usual one. */
TEST(an_empty_second_name_is_the_usual)
{
    headless_open(1280, 800, SPEED_OFF);
    strcpy(app.settings.names[0], "Ann");
    strcpy(app.settings.names[1], "Ben");
    app.settings.practice = true; /* which is for one person alone */
    app_go(&app, scene_options(&app, ruleset_find("tenpai-duel"), true));
    headless_steps(2);
    type_in("field:second", "");
    const struct setup *setup = begin();
    assert_true(is_named(setup, "Ann") && is_named(setup, "Ben"));
    assert_string_equal(app.settings.names[1], "Ben");
    assert_false(setup->practice);
    headless_close();
}

static int option_place(const struct ruleset *rules, enum option_key key)
{
    for (int place = 0; place < ruleset_option_count(rules); place++)
        if (rules->options[place].key == key)
            return place;
    fail_msg("%s has no such option", rules->id);
    return -1;
}

TEST(a_third_player_is_named)
{
    for (int named = 0; named < 2; named++) {
        char id[INPUT_ID];
        open_options("one-suit", true);
        snprintf(id, sizeof id, "option:%d:1", option_place(ruleset_find("one-suit"), OPTION_PLAYERS));
        assert_null(target_find(&app, "field:third"));
        assert_true(headless_click(id));
        headless_step();
        type_in("field:third", named ? "Cem" : "");
        const struct setup *setup = begin();
        assert_int_equal(setup->seats, 3);
        assert_true(is_named(setup, named ? "Cem" : "Friend"));
        headless_close();
    }
}

/* Four computers: nobody's name is asked, and it is said that one looks on. */
TEST(four_computers_play_alone)
{
    open_options("classic", false);
    assert_false(headless_reads("Only the computer plays: you watch."));
    for (int i = 0; i < 4; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "kind:%d:1", i);
        assert_true(headless_click(id));
    }
    headless_assert_reads("Only the computer plays: you watch.");
    assert_null(target_find(&app, "practice"));
    const struct setup *setup = begin();
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(setup->players[seat].kind, PLAYER_COMPUTER);
        assert_true(setup->players[seat].name[0]);
    }
    assert_false(setup->practice);
    headless_close();
}

/* A name that was typed stays while others come and go; a place without one has its usual one; and practice
 * is for one person alone. */
TEST(names_stay_while_others_sit_down)
{
    open_options("classic", false);
    assert_true(headless_click("practice"));
    type_in("field:first", "Zed");
    assert_true(headless_click("kind:1:0"));
    headless_step();
    headless_assert_reads("Zed");
    headless_assert_reads("A curtain falls between your turns.");
    type_in("field:second", "");
    const struct setup *setup = begin();
    assert_true(is_named(setup, "Zed"));
    int persons = 0;
    for (int seat = 0; seat < 4; seat++) {
        persons += setup->players[seat].kind == PLAYER_PERSON;
        assert_true(setup->players[seat].name[0]);
    }
    assert_int_equal(persons, 2);
    assert_false(setup->practice);
    headless_close();
}

TEST(the_deal_and_practice_are_as_chosen)
{
    open_options("patterns", false);
    type_in("field:seed", "12ab34");
    assert_true(headless_click("practice"));
    const struct setup *setup = begin();
    assert_int_equal(setup->seed, 1234);
    assert_true(setup->practice);
    headless_close();
    open_options("patterns", false);
    assert_true(headless_click("button:dice"));
    setup = begin();
    assert_true(setup->seed > 0);
    assert_false(setup->practice);
    headless_close();
}

TEST(the_opponent_is_who_was_chosen)
{
    open_options("one-suit", false);
    assert_true(headless_click("opponent:1"));
    headless_wait_for("people");
    headless_steps(2);
    const struct target *person = headless_find("person:");
    assert_non_null(person);
    char id[INPUT_ID];
    snprintf(id, sizeof id, "%s", person->id);
    assert_true(headless_click(id));
    headless_wait_for("options");
    headless_steps(2);
    const struct setup *setup = begin();
    int found = 0;
    for (int seat = 0; seat < setup->seats; seat++)
        found += setup->players[seat].kind == PLAYER_COMPUTER &&
                 !strcmp(ai_level_name((enum ai_level)setup->players[seat].level), id + 7);
    assert_int_equal(found, 1);
    headless_close();
}

/* Every choice of every option, one after the other: what stands together is always allowed, the match is of
 * what was chosen last, and it is remembered. */
TEST(every_option_is_as_chosen)
{
    for (int mode = 0; scene_modes[mode]; mode++) {
        const struct ruleset *rules = scene_modes[mode];
        int clicked = 0;
        open_options(rules->id, false);
        for (int place = 0; place < ruleset_option_count(rules); place++)
            for (int choice = -1; choice < OPTION_CHOICES; choice++) {
                char id[INPUT_ID];
                snprintf(id, sizeof id, choice < 0 ? "option:%d" : "option:%d:%d", place, choice);
                clicked += headless_click(id);
            }
        if (clicked < ruleset_option_count(rules))
            fail_msg("%s: only %d clicks", rules->id, clicked);
        const struct setup *setup = begin();
        assert_ptr_equal(setup->rules, rules);
        assert_true(ruleset_check(rules, setup->options, NULL));
        assert_int_equal(setup->seats, ruleset_seats(rules, setup->options));
        assert_memory_equal(settings_options(&app.settings, rules), setup->options, sizeof setup->options);
        for (int place = 0; place < ruleset_option_count(rules); place++) {
            const struct option *option = &rules->options[place];
            if (option->type == OPTION_BOOL && !option->needs) /* clicked once */
                assert_int_equal(setup->options[place], !option->initial);
        }
        headless_close();
    }
}

static void throw_and_come_back(void)
{
    assert_true(headless_click("button:start"));
    headless_step();
    assert_true(headless_is_at("dice"));
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_true(headless_is_at("options"));
    assert_null(app.session);
}

/* Until the table comes nothing has begun, and all that was typed and chosen stands. */
TEST(what_was_settled_stands_after_the_dice)
{
    headless_open(1280, 800, SPEED_SLOW);
    app_go(&app, scene_options(&app, ruleset_find("dueling-tigers"), false));
    headless_steps(2);
    type_in("field:seed", "12345");
    throw_and_come_back();
    headless_assert_reads("12345");
    headless_close();
    headless_open(1280, 800, SPEED_SLOW);
    app_go(&app, scene_options(&app, ruleset_find("classic"), false));
    headless_steps(2);
    assert_true(headless_click("kind:1:0"));
    headless_step();
    assert_true(headless_click("kind:2:0"));
    headless_step();
    type_in("field:third", "Cem");
    throw_and_come_back();
    headless_assert_reads("Cem");
    headless_assert_reads("New match");
    headless_close();
}

static void speak(const char *code)
{
    app.command_line.language = code;
    assert_true(app_speak(&app, NULL));
    headless_step();
}

/* A name given in settings that lay over the options is there too; where nobody gave one, the language's. */
TEST(names_follow_what_settings_say_meanwhile)
{
    open_options("dueling-tigers", false);
    app_go(&app, scene_settings(&app, app.top));
    headless_step();
    strcpy(app.settings.names[0], "Ann");
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_true(headless_is_at("options"));
    const struct setup *setup = begin();
    assert_true(is_named(setup, "Ann"));
    assert_string_equal(app.settings.names[0], "Ann");
    headless_close();
    open_options("dueling-tigers", false);
    speak("de");
    headless_assert_reads("Du");
    speak("en");
    headless_assert_reads("You");
    headless_assert_reads("a random one");
    setup = begin();
    assert_true(is_named(setup, "You"));
    assert_true(settings_is_unnamed(&app.settings));
    headless_close();
}

/* docs/rules/tenpai-duel.md "The end of a match": beside a clock no number of hands is shown. */
TEST(hands_are_none_beside_a_clock)
{
    open_options("tenpai-duel", false);
    headless_assert_reads("Without a clock, the match ends after this many hands. None ");
    assert_true(headless_click("option:1:0")); /* no clock */
    headless_assert_reads("Without a clock, the match ends after this many hands. 4 8 16 32 ");
    headless_close();
}

/* docs/rules/one-suit.md "Tiles, hands, seats": the dice decide who deals first, or somebody is picked. */
TEST(the_first_dealer_is_picked)
{
    open_options("one-suit", true);
    type_in("field:first", "Ann");
    type_in("field:second", "Ben");
    assert_true(headless_click("dealer:2"));
    headless_assert_reads("Go to the table");
    assert_true(headless_click("button:start"));
    headless_steps(2);
    assert_false(headless_is_at("dice"));
    const struct setup *setup = session_setup(app.session);
    assert_string_equal(setup->players[0].name, "Ben"); /* seat 0 is East of the first hand, who deals */
    assert_string_equal(setup->players[1].name, "Ann");
    assert_int_equal(setup->dice[0], 0);
    headless_close();
    open_options("tenpai-duel", true); /* elsewhere the text has the dice decide */
    assert_null(target_find(&app, "dealer:1"));
    headless_close();
}

/* docs/rules/patterns.md "The deal": dice break the wall unless they are switched off; the choice is kept. */
TEST(the_dice_of_the_wall_can_be_switched_off)
{
    open_options("patterns", false);
    assert_true(app.settings.wall_dice);
    assert_true(headless_click("wall-dice"));
    assert_true(app.settings.wall_dice); /* not before the match starts */
    assert_true(headless_click("button:start"));
    assert_false(app.settings.wall_dice);
    headless_close();
    open_options("classic", false);
    assert_null(target_find(&app, "wall-dice"));
    headless_close();
}
