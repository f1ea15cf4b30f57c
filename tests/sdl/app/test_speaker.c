/*
 * test_speaker.c: what is spoken of the screen: how much is said, the list for a page, what rests and what is
 * pointed at. More is in scripts/speaker.txt.
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "sdl/app/audio.h"
#include "sdl/speaking.h"
#include "sdl/trainer/drilling.h"
#include "words/spoken/spoken.h"

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

static int count_of(const char *text, const char *part)
{
    int count = 0;
    while ((text = strstr(text, part)))
        count++, text++;
    return count;
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

/* What is said next, once the picture rests: a minute at most. */
static const char *heard_at_rest(void)
{
    const char *said = heard();
    for (int i = 0; i < 6000 && !said[0]; i++) {
        SDL_Delay(10);
        said = heard();
    }
    return said;
}

/* With animation the figures are counted up. Whenever Enter ends that, or all is asked for meanwhile, the
 * final ones are said, once. */
TEST(a_count_that_is_cut_short_is_said_as_it_ends)
{
    for (int early = 0; early < 200; early += 45) {
        headless_open(1280, 800, SPEED_NORMAL);
        begin_speaking();
        speak_scene(scene_by_name(&app, "table-won"));
        headless_wait_for("win");
        headless_steps(early);
        assert_true(headless_is_at("win"));
        press(early % 2 ? SDLK_F5 : SDLK_RETURN, 0);
        const char *said = heard_at_rest();
        assert_int_equal(
            count_of(said, "4 points: Dragon Pung 1, Self-Picked 1, Concealed Hand 1, Treasure 1.\n"), 1);
        assert_int_equal(count_of(said, "You 4, Kai 0.\n"), 1);
        assert_int_equal(count_of(said, "points"), 1);
        close_speaking();
    }
}

/* Opens the result of a round that nobody won, with a person as East, who declares Riichi with their last
 * discard. */
static void open_drawn(const char *riichi)
{
    struct record record;
    struct problem problem;
    struct error why;
    struct text text = {0};
    char *golden = file_read(SOURCE_DIR "/tests/golden/drawn-round.tigers", NULL, &why), *rest = golden,
         *line;
    while ((line = text_next_line(&rest)))
        text_add(&text, "%s\n",
                 strncmp(line, "player east ", 12) == 0   ? "player east person \"Ann\""
                 : strncmp(line, "east riichi ", 12) == 0 ? riichi
                                                          : line);
    free(golden);
    assert_true(record_of_bytes(&record, text_string(&text), text.size, &problem));
    text_deinit(&text);
    headless_open(1280, 800, SPEED_OFF);
    begin_speaking();
    app_set_session(&app, session_from_record(&record));
    session_go_to(app.session, record.count);
    record_deinit(&record);
    assert_int_equal(headless_view(0).table.result.outcome, OUTCOME_DRAW);
    speak_scene(scene_result(&app));
}

/* The screen draws them as tiles: 234m 345s 678s 44s 77z has two pairs, 234m 234s 678s 45s 77z lacks one of
 * three kinds. */
TEST(the_waits_of_a_drawn_round_are_named)
{
    open_drawn("east riichi 2s");
    const char *said = heard();
    assert_int_equal(count_of(said, "You were waiting for 4 bamboo and red dragon.\n"), 1);
    assert_int_equal(count_of(said, "Mei was waiting for 8 bamboo.\n"), 1);
    assert_int_equal(count_of(said, "furiten"), 0);
    close_speaking();
    open_drawn("east riichi 4s"); /* the dummy discarded 9s on East's fifth turn */
    said = heard();
    assert_int_equal(
        count_of(said, "You were waiting for 3, 6 and 9 bamboo.\n"
                       "Riichi furiten: your wait 9 bamboo has been in the dummy’s discards since turn 5.\n"),
        1);
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

/* What is a picture of tiles alone is said, such as the hand of a question. */
TEST(the_hand_of_a_question_is_said)
{
    static const char *const drills[] = {"trainer-play", "drill-discard-play"};
    for (size_t i = 0; i < sizeof drills / sizeof *drills; i++) {
        uint8_t tiles[HAND_MAX];
        char words[200];
        open_speaking(drills[i]);
        const struct drilling *drilling = (const struct drilling *)app.top;
        const struct waits_question *waits = &drilling->waits.question;
        int count = i ? hand_list(&drilling->discard.hand, tiles) : waits_count(waits);
        spoken_tiles(i ? tiles : waits->tiles, count, words, sizeof words);
        assert_int_equal(count_of(heard(), words), 1);
        close_speaking();
    }
}

/* A clock that runs is told with all of the screen alone, not at each second. */
TEST(a_running_clock_is_no_news)
{
    for (int timed = 0; timed < 2; timed++) {
        open_speaking("drill-discard-play");
        struct drilling *drilling = (struct drilling *)app.top;
        drilling->training.record.choices[DRILL_DISCARD].timed = timed;
        headless_step();
        heard();
        for (int second = 0; second < 3; second++) {
            drilling->began -= 1;
            assert_string_equal(heard(), "");
        }
        press(SDLK_F5, 0);
        assert_int_equal(count_of(heard(), timed ? " s\n" : "Untimed, "), 1);
        close_speaking();
    }
}

/* The steps of a replay say what happened; what lies on the table is asked for as in play. */
TEST(a_replay_is_told)
{
    open_speaking("replay"); /* tests/golden/robbed-kong.tigers: "east keep 4 8", "east discard 1z" */
    const char *said = heard();
    assert_int_equal(count_of(said, "Lin is East and deals."), 1);
    press(SDLK_RIGHT, 0);
    heard();
    press(SDLK_RIGHT, 0);
    said = heard();
    assert_int_equal(count_of(said, "Lin discards East."), 1);
    assert_int_equal(count_of(said, "Step "), 1);
    press(SDLK_d, KMOD_LSHIFT);
    assert_heard("Lin’s discards: East.");
    press(SDLK_END, 0);
    heard();
    press(SDLK_RIGHT, 0);
    assert_heard("This key does nothing here.");
    close_speaking();
}

/* So are a puzzle's position, a decision of a review and the table after a round. */
TEST(a_table_that_is_looked_at_is_told)
{
    static const char *const scenes[] = {"puzzle", "review", "result"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        open_speaking(scenes[i]);
        heard();
        if (i == 2)
            press(SDLK_t, 0);
        heard();
        int suits = 0;
        for (int tries = 0; tries < 5000 && !suits; tries++) { /* a review's thread takes its time */
            SDL_Delay(tries ? 10 : 0);
            headless_step();
            press(SDLK_h, KMOD_LSHIFT);
            const char *said = heard();
            suits = count_of(said, "Dots: ") + count_of(said, "Bamboo: ") + count_of(said, "Characters: ");
        }
        assert_true(suits);
        press(SDLK_d, KMOD_LSHIFT);
        const char *dummys = heard();
        assert_true(count_of(dummys, "The dummy’s discards: ") +
                    count_of(dummys, "The dummy has no discards."));
        close_speaking();
    }
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
    headless_button(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
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

static int warnings;

static void note_warning(enum sound sound)
{
    warnings += sound == SOUND_WARNING;
}

/* Who can't see that sentence hears that there is one. */
TEST(a_sound_tells_that_nothing_can_speak)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    speaker_init(&app);
    app.command_line.speech = "/dev/null/speech.txt";
    warnings = 0;
    audio_watch(note_warning);
    press(SDLK_F8, 0);
    assert_int_equal(warnings, 1);
    speaker_deinit(&app);
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

/* Who plays by keys hears nothing of what the mouse happens to lie on. */
TEST(a_resting_pointer_is_not_told)
{
    open_speaking("settings");
    headless_mouse(SDL_MOUSEMOTION, target_find(&app, "confirm")->rect);
    assert_heard("Confirm discards: off");
    press(SDLK_LCTRL, 0);
    app.settings.confirm_discard = true;
    headless_steps(1);
    const char *said = heard();
    assert_string_equal(said, "");
    close_speaking();
}

/* While a picture still moves nothing in it is read out: it would be out of date. */
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
