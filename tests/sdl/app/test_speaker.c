/*
 * test_speaker.c: what is spoken of the screen: states are told as they change, a key turns it on and off,
 * and the table tells what is asked for and nothing of what is covered.
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "sdl/speaking.h"

TEST(a_screen_tells_its_title_its_words_and_its_choices)
{
    open_speaking("options-hot-seat");
    const char *said = heard();
    assert_non_null(strstr(said, "choices."));
    assert_non_null(strstr(said, "Enter: "));
    press(SDLK_F5, 0);
    assert_heard("The whole screen:");
    press(SDLK_F7, 0);
    assert_heard("choices.");
    close_speaking();
}

TEST(a_switch_tells_its_state_as_it_changes)
{
    open_speaking("settings");
    heard();
    input_focus(&app, "confirm");
    app.input.focus_visible = true;
    assert_heard("Confirm discards: off");
    press(SDLK_RETURN, 0);
    assert_heard("Confirm discards: on");
    close_speaking();
}

/* What is typed, rubbed out, gone over or selected, and then what the field holds. */
TEST(a_field_tells_what_changes)
{
    SDL_Event typed = {.type = SDL_TEXTINPUT};
    open_speaking("options");
    assert_true(headless_click("field:first"));
    press(SDLK_a, KMOD_LCTRL);
    SDL_strlcpy(typed.text.text, "Zoe Lee", sizeof typed.text.text);
    input_event(&app, &typed);
    headless_step();
    assert_heard("Zoe Lee");
    press(SDLK_LEFT, KMOD_LCTRL);
    assert_heard("Lee\n");
    press(SDLK_LEFT, 0);
    assert_heard("Space\n");
    press(SDLK_LEFT, 0);
    assert_heard("e\n");
    press(SDLK_HOME, KMOD_LSHIFT);
    assert_heard("Zo, chosen");
    press(SDLK_DELETE, 0);
    assert_heard("Zo\n");
    press(SDLK_F7, 0);
    assert_heard("e Lee");
    press(SDLK_END, 0);
    assert_heard("nothing");
    close_speaking();
}

TEST(a_notice_is_said)
{
    open_speaking("title");
    heard();
    app_notice_sentence(&app, "Sound on.");
    assert_heard("Sound on.");
    press(SDLK_F6, 0);
    assert_heard("Sound on.");
    close_speaking();
}

/* Names as they are spoken, with the state, and what cannot be chosen now; nothing while it is off. */
TEST(a_page_gets_a_list_of_what_can_be_chosen)
{
    open_speaking("settings");
    heard();
    input_focus(&app, "confirm");
    app.input.focus_visible = true;
    headless_step();
    char *list = speaker_list(&app);
    struct cJSON *all = cJSON_Parse(list), *one = NULL, *found = NULL;
    cJSON_ArrayForEach(one, all)
    {
        if (strcmp(cJSON_GetStringValue(cJSON_GetObjectItem(one, "id")), "confirm") == 0)
            found = one;
        else
            assert_false(cJSON_IsTrue(cJSON_GetObjectItem(one, "focus")));
        assert_int_not_equal(strlen(cJSON_GetStringValue(cJSON_GetObjectItem(one, "name"))), 0);
    }
    assert_non_null(found);
    assert_non_null(
        strstr(cJSON_GetStringValue(cJSON_GetObjectItem(found, "name")), "Confirm discards: off"));
    assert_true(cJSON_IsFalse(cJSON_GetObjectItem(found, "off")));
    assert_true(cJSON_IsTrue(cJSON_GetObjectItem(found, "focus")));
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(found, "rect")), 4);
    cJSON_Delete(all);
    cJSON_free(list);
    press(SDLK_F8, 0);
    assert_null(speaker_list(&app));
    close_speaking();
}

TEST(a_key_turns_it_off)
{
    open_speaking("title");
    assert_true(speaker_is_on(&app));
    press(SDLK_F8, 0);
    assert_false(speaker_is_on(&app));
    assert_false(app.settings.speech);
    close_speaking();
}

TEST(the_table_tells_what_is_asked_for)
{
    open_speaking("table-discard");
    heard();
    press(SDLK_h, KMOD_LSHIFT);
    assert_heard("Characters: three 1s, 3, 4. Bamboo: two 1s, 6, 7, 8.");
    press(SDLK_t, KMOD_LSHIFT);
    assert_heard("you can discard.");
    press(SDLK_d, KMOD_RSHIFT);
    assert_heard("The dummy’s discards: ");
    press(SDLK_h, 0); /* without Shift it is the hint */
    const char *said = heard();
    assert_null(strstr(said, "Bamboo: "));
    close_speaking();
}

static int count_of(const char *text, const char *part)
{
    int count = 0;
    while ((text = strstr(text, part)))
        count++, text++;
    return count;
}

TEST(a_table_that_comes_asks_once)
{
    open_speaking("table-claim");
    const char *said = heard();
    assert_null(strstr(said, "Claim it?")); /* the discard is among what happened last */
    assert_int_equal(count_of(said, "P: Pung"), 1);
    assert_int_equal(count_of(said, "Space: Pass"), 1);
    close_speaking();
}

/* The event that led to an offer has been said as it happened: then only the answers are told. */
TEST(an_offer_is_not_told_twice)
{
    open_speaking("table-claim");
    heard();
    headless_table()->heard.moment = 0; /* as after a move */
    const char *said = heard();
    assert_null(strstr(said, "Claim it?"));
    assert_int_equal(count_of(said, "Space: Pass"), 1);
    close_speaking();
}

/* A hand laid open after a drawn round shows its waits by tiles alone: they are said by name. */
TEST(the_waits_of_a_drawn_round_are_said)
{
    open_speaking("result-draw");
    const char *said = heard();
    assert_null(strstr(said, "Was waiting for "));
    assert_true(count_of(said, " was waiting for ") + count_of(said, " away from waiting") == 2);
    assert_int_equal(count_of(said, "Round 1 of 4."), 1);
    close_speaking();
}

/* Once: who won, what it came to, the points of all, the round. The hands only when all is asked for; then
 * the pair has its kind. */
TEST(a_result_is_said_once)
{
    open_speaking("result");
    struct session *session = app.session;
    char points[40];
    struct view view;
    int near = setup_first_person(session_setup(session));
    session_view(session, near, &view);
    const char *said = heard();
    snprintf(points, sizeof points, "You %d, ", view.table.scores[near]);
    assert_int_equal(count_of(said, " win"), 1);
    assert_int_equal(count_of(said, " of 4."), 1);
    assert_int_equal(count_of(said, points), 1);
    assert_int_equal(count_of(said, "Enter: "), 1);
    assert_null(strstr(said, "pair of"));
    assert_true(count_of(said, " ") < 60); /* words; they were 181 */
    press(SDLK_h, KMOD_LSHIFT);            /* the hands alone */
    said = heard();
    assert_int_equal(count_of(said, "pair of "), 1);
    assert_null(strstr(said, " of 4."));
    press(SDLK_F5, 0);
    said = heard();
    assert_int_equal(count_of(said, "pair of "), 1);
    close_speaking();
}

/* Waits that were named: what each said, once; how each tile completes the hand only when it is asked. */
TEST(a_named_verdict_is_said_once)
{
    open_speaking("one-suit-verdict");
    const char *said = heard();
    assert_int_equal(count_of(said, "Enter: "), 1);
    assert_int_equal(count_of(said, "choices."), 1);
    assert_null(strstr(said, "Completes the"));
    assert_null(strstr(said, "\nNamed"));
    press(SDLK_h, KMOD_LSHIFT);
    assert_heard("Completes the");
    close_speaking();
}

/* The dice are pictures: what each threw is said, however short they are seen. */
TEST(the_dice_are_said)
{
    open_speaking("dice");
    const char *said = heard();
    assert_true(count_of(said, "East first") + count_of(said, " first.") >= 1);
    int digits = 0;
    for (const char *at = said; *at && *at != '\n'; at++)
        digits += *at >= '1' && *at <= '6' && at[-1] == ' ';
    assert_true(digits >= 2);
    close_speaking();
}

/* F6 repeats the name of what has the focus, pressed again what was said before it, and so on. */
TEST(what_was_said_before_is_gone_back_to)
{
    open_speaking("settings");
    heard();
    app_notice_sentence(&app, "Sound on.");
    heard();
    press(SDLK_TAB, 0);
    input_focus(&app, "confirm");
    assert_heard("Confirm discards: off");
    press(SDLK_F6, 0);
    const char *said = heard();
    assert_int_equal(count_of(said, "Confirm discards: off"), 1);
    assert_null(strstr(said, "Sound on."));
    press(SDLK_F6, 0);
    assert_heard("Sound on.");
    close_speaking();
}

/* F7 says which screen it is, how much can be chosen and what Enter does, and reads nothing of it. */
TEST(where_one_is_takes_three_lines)
{
    static const char *const scenes[] = {"options",     "rules",  "pause",
                                         "table-claim", "result", "one-suit-verdict"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        open_speaking(scenes[i]);
        heard();
        press(SDLK_F7, 0);
        const char *said = heard();
        assert_true(count_of(said, "\n") >= 2 && count_of(said, "\n") <= 4);
        assert_int_equal(count_of(said, "choices.") + count_of(said, "1 choice."), 1);
        close_speaking();
    }
}

/* The end of a match is told in sentences; each round of it when all is asked for. */
TEST(the_end_of_a_match_is_said)
{
    open_speaking("match-result");
    const char *said = heard();
    assert_int_equal(count_of(said, " the match."), 1);
    assert_int_equal(count_of(said, "points, after four rounds."), 1);
    assert_null(strstr(said, "Round 1 of 4"));
    press(SDLK_F5, 0);
    said = heard();
    for (int round = 1; round <= 4; round++) {
        char line[40];
        snprintf(line, sizeof line, "Round %d of 4: ", round);
        assert_int_equal(count_of(said, line), 1);
    }
    close_speaking();
}

/* A key that does nothing says so, and what was said before can be repeated. */
TEST(a_key_without_effect_says_so)
{
    open_speaking("table-claim");
    const char *said = heard();
    assert_non_null(strstr(said, "P: Pung"));
    press(SDLK_j, 0);
    assert_heard("This key does nothing here.");
    press(SDLK_F6, 0);
    said = heard();
    assert_non_null(strstr(said, "P: Pung"));
    assert_null(strstr(said, "does nothing"));
    input_focus(&app, "");
    press(SDLK_RETURN, 0);
    assert_heard("Nothing is selected. Use the arrow keys.");
    close_speaking();
}

/* Keys are told as they are now: of the player's choice, or the buttons of the pad that is used. */
TEST(keys_are_told_as_they_are)
{
    open_speaking("table-claim");
    heard();
    press(SDLK_t, KMOD_LSHIFT);
    assert_heard("Space: Pass");
    strcpy(app.settings.keys[0].action, "pass");
    strcpy(app.settings.keys[0].key, "J");
    strcpy(app.settings.keys[1].action, "ask-doing");
    strcpy(app.settings.keys[1].key, "F9");
    headless_step();
    press(SDLK_F9, 0);
    assert_heard("J: Pass");
    press(SDLK_t, KMOD_LSHIFT); /* means nothing any more */
    const char *said = heard();
    assert_string_equal(said, "");
    SDL_Event pad = {.type = SDL_CONTROLLERBUTTONDOWN};
    pad.cbutton.button = SDL_CONTROLLER_BUTTON_DPAD_LEFT;
    loop_handle(&app, &pad);
    heard();
    headless_table()->heard.moment = 0; /* as after a move */
    said = heard();
    assert_non_null(strstr(said, "X: Pass"));
    assert_non_null(strstr(said, "Pung, X: Pass.")); /* Pung has no button of its own */
    close_speaking();
}

/* While nothing is spoken a letter with Shift is the letter. */
TEST(a_letter_with_shift_is_the_letter_in_silence)
{
    open_speaking("table-claim");
    press(SDLK_F8, 0);
    assert_false(speaker_is_on(&app));
    int before = session_position(app.session);
    headless_steps(12);
    press(SDLK_p, KMOD_LSHIFT); /* as the cap has it */
    headless_steps(2);
    assert_true(session_position(app.session) > before);
    close_speaking();
}

/* What can be asked for is found: on the page of the keys, and where all of the table is read. */
TEST(what_can_be_asked_is_told)
{
    open_speaking("table-discard");
    heard();
    press(SDLK_F5, 0);
    const char *said = heard();
    assert_non_null(strstr(said, "Shift+H: My hand"));
    assert_non_null(strstr(said, "Shift+T: What I can do"));
    close_speaking();
    open_speaking("keys-table");
    assert_true(headless_click("page:3"));
    heard();
    press(SDLK_F5, 0);
    assert_heard("My hand: Shift+H");
    close_speaking();
}

/* A lesson says what it is called, what it tells once, and the key that leads on. */
TEST(a_lesson_is_told_once)
{
    open_speaking("lesson-tiles");
    const char *said = heard();
    assert_int_equal(count_of(said, "These 14 tiles are yours"), 1);
    assert_true(strstr(said, "The tiles") < strstr(said, "These 14"));
    assert_non_null(strstr(said, "E: Show me"));
    assert_null(strstr(said, "choose a tile to discard")); /* one is to be pointed at */
    press(SDLK_F5, 0);
    said = heard();
    assert_null(strstr(said, "Not now: Lesson")); /* the panel is nothing to choose */
    close_speaking();
}

/* A figure comes with the head of its column, and the cap of a key is no word. */
TEST(figures_say_what_they_are_of)
{
    open_speaking("statistics-opponents");
    press(SDLK_F5, 0);
    const char *said = heard();
    assert_non_null(strstr(said, "Kai\n"));
    assert_non_null(strstr(said, "Matches: 24\nFinished ahead: 10 of 24\n"));
    assert_non_null(strstr(said, "Your deal-ins: 3\n"));
    close_speaking();
    open_speaking("drill-points");
    press(SDLK_F5, 0);
    said = heard();
    assert_non_null(strstr(said, "Asked: 84\n"));
    assert_null(strstr(said, ": –"));
    close_speaking();
}

/* Sentences stand beside each other, other words are parted. */
TEST(words_of_a_button_are_joined)
{
    open_speaking("title");
    press(SDLK_F5, 0);
    const char *said = heard();
    assert_null(strstr(said, ".,"));
    assert_non_null(strstr(said, "pay for the ones you miss. 2 or 3 players. Key 3"));
    close_speaking();
    open_speaking("welcome");
    press(SDLK_F5, 0);
    assert_heard("Traditional faces, as on tiles everywhere, chosen. Key 1");
    close_speaking();
}

/* Behind the curtain whoever comes hears nothing of a hand. */
TEST(a_curtain_covers_for_the_ear_too)
{
    open_speaking("curtain");
    heard();
    press(SDLK_h, KMOD_LSHIFT);
    press(SDLK_F5, 0);
    const char *said = heard();
    assert_null(strstr(said, "Your hand"));
    assert_null(strstr(said, "You are waiting"));
    close_speaking();
}

/* Off and on again: it says how to go on by ear. */
TEST(a_key_turns_it_on)
{
    open_speaking("title");
    press(SDLK_F8, 0);
    headless_assert_reads("Speech off. F8 turns it on again.");
    press(SDLK_F5, 0); /* which has no meaning in silence */
    press(SDLK_F7, 0);
    app.command_line.speech = path; /* not the voice of this machine */
    press(SDLK_F8, 0);
    assert_true(speaker_is_on(&app) && app.settings.speech);
    read_so_far = 0;
    assert_heard(
        "Speech on. Use the arrow keys and Tab to move, and Enter to choose. F5 reads the whole screen");
    close_speaking();
}

TEST(what_cannot_be_opened_to_speak_is_told)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    app.command_line.speech = "/dev/null/speech.txt";
    speaker_init(&app);
    press(SDLK_F5, 0);
    assert_true(headless_is_at("title"));
    speaker_deinit(&app);
    headless_assert_reads("/dev/null/speech.txt can’t be written");
}

/* F7 tells the screen and what has the focus; the arrow that brought it there had said it too. */
TEST(where_one_is_is_told)
{
    open_speaking("settings");
    heard();
    press(SDLK_TAB, 0);
    input_focus(&app, "confirm");
    assert_heard("Confirm discards: off");
    press(SDLK_F7, 0);
    const char *said = heard();
    assert_non_null(strstr(said, "choices."));
    assert_true(strstr(said, "choices.") < strstr(said, "Confirm discards: off"));
    close_speaking();
}

TEST(what_the_pointer_comes_to_is_told)
{
    open_speaking("settings");
    heard();
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "confirm")->rect);
    assert_heard("Confirm discards: off");
    headless_mouse(SDL_MOUSEMOTION, rect_make(0, 0, 1, 1));
    const char *said = heard();
    assert_string_equal(said, "");
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "confirm")->rect);
    assert_heard("Confirm discards: off");
    close_speaking();
}

/* A page full of words is begun, and the rest is to be asked for. */
TEST(a_long_page_tells_that_there_is_more)
{
    open_speaking("about");
    assert_heard("There is more: F5 reads everything.");
    press(SDLK_F5, 0);
    const char *said = heard();
    assert_null(strstr(said, "There is more"));
    close_speaking();
}

/* What is greyed is told with all the rest, as greyed. */
TEST(what_cannot_be_chosen_now_is_told_so)
{
    open_speaking("keys");
    press(SDLK_F5, 0);
    assert_heard("Not now: ");
    close_speaking();
}

/* While a picture still moves nothing is told of it: it would be out of date. */
TEST(a_picture_is_told_when_it_rests)
{
    open_speaking("title");
    app.command_line.speed = SPEED_NORMAL;
    heard();
    app_go(&app, scene_by_name(&app, "options"));
    loop_draw(&app, false);
    speaker_step(&app);
    const char *said = heard();
    assert_string_equal(said, "");
    for (int i = 0; i < 6000; i++) { /* a minute at most */
        said = heard();
        bool told = strstr(said, "choices.") != NULL;
        if (told)
            break;
        assert_true(i < 5999);
        SDL_Delay(10);
    }
    close_speaking();
}
