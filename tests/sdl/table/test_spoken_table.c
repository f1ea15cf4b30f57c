/*
 * test_spoken_table.c: what is asked of the table by ear (docs/accessibility.md): what happened last, the
 * tile that has the focus, and what there is to do; and that the curtain ends it. Wraps: voice_stop
 */
#include "support/test.h"

#include "sdl/rig.h"
#include "sdl/speaking.h"
#include "sdl/system/voice.h"
#include "words/study/reason_words.h"

#define JUNK "159m159p1234567z"

/* At the table of such a match, spoken. */
static void open_spoken(const char *mode, int you, const char *const *options, const char *deal,
                        const char *script)
{
    rig(mode, you, options, deal, script);
    begin_speaking();
    speak_scene(scene_table(&app));
}

static const char *ask(SDL_Keycode code)
{
    heard();
    headless_key_with(code, KMOD_LSHIFT);
    return heard();
}

static void assert_says(const char *said, const char *words)
{
    if (!strstr(said, words))
        fail_msg("\"%s\" was not said, but: %s", words, said);
}

/* The last six things, the oldest first; that others draw goes without saying, and what they draw is not
 * known. */
TEST(what_happened_last_is_told_in_order)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z; wall 9p4z",
                "discard 8p; dummy-draw; discard 1z");
    const char *said = ask(SDLK_e);
    assert_says(said, "You discard 8 dots.");
    assert_says(said, "Ben discards East.");
    assert_true(strstr(said, "You discard 8 dots.") < strstr(said, "Ben discards East."));
    assert_null(strstr(said, "Ben draws."));
    close_speaking();
}

TEST(the_tile_of_the_focus_is_told)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east 555m19m159p12345z8p; west 258m258p1234567z", "");
    input_focus(&app, "");
    assert_says(ask(SDLK_i), "No tile has the focus.");
    input_focus(&app, "hand:5m:1");
    app.input.focus_visible = true;
    headless_steps(2);
    const char *said = ask(SDLK_i);
    assert_says(said, "5 characters: one unseen");
    assert_says(said, "You hold three of these");
    assert_null(strstr(said, "has the focus"));
    close_speaking();
}

static int times(const char *said, const char *words)
{
    int count = 0;
    while ((said = strstr(said, words)))
        count++, said++;
    return count;
}

/* What is to be done for the dummy is said in at most eight words, and an offer once. */
TEST(the_dummy_is_asked_for_in_few_words)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z; wall 9p4z",
                "discard 8p");
    const char *said = heard();
    assert_int_equal(times(said, "For the dummy: D draws, arrows reveal."), 1);
    assert_null(strstr(said, "Use the arrow keys and Enter"));
    close_speaking();
}

static bool is_own_turn(void)
{
    return table_scene_is_open(headless_table()) && headless_table()->view.table.phase == PHASE_TURN;
}

/* Discards the tile just drawn; what is said then. */
static const char *in_turn(uint8_t discard)
{
    char id[INPUT_ID], name[3];
    tile_print(discard, name);
    snprintf(id, sizeof id, "hand:%s:13", name);
    heard();
    assert_true(headless_click(id));
    return heard();
}

/* Three times it is said how the dummy's action is answered, then only that it is asked for. */
TEST(who_knows_the_keys_is_not_told_them_again)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    for (int turn = 1; turn <= 4; turn++) {
        for (int i = 0; i < 200 && !is_own_turn(); i++)
            headless_steps(2);
        const char *said = in_turn(headless_table()->view.own.drawn);
        assert_says(said, "For the dummy");
        assert_int_equal(times(said, "D draws, arrows reveal."), turn <= 3);
        headless_key(SDLK_d);
    }
    close_speaking();
}

/* The hand is said suit by suit when it is dealt or when the player comes back, and not after an overlay. */
TEST(the_hand_is_told_once)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    const char *said = heard();
    assert_says(said, "Characters: 1, 5, 9. Dots: 1, 5, 9. East, South, West, North, white dragon, green "
                      "dragon, red dragon.\nYou draw 8 dots.\n");
    assert_int_equal(times(said, "8 dots"), 1); /* drawn, and no part of the rest */
    headless_key(SDLK_ESCAPE);
    heard();
    headless_key(SDLK_ESCAPE);
    assert_null(strstr(heard(), "Dots: "));
    close_speaking();
}

/* A turn begins on the tile just drawn, whose name has been said; no arrow leads to the menu. */
TEST(the_turn_begins_on_the_tile_drawn)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    heard();
    app.input.device = DEVICE_KEYS;
    headless_table()->heard.moment = 0;
    assert_null(strstr(heard(), "8 dots"));
    assert_string_equal(app.input.focus, "hand:8p:13");
    headless_key(SDLK_SPACE); /* a pass that comes late is no discard */
    assert_string_equal(heard(), "This key does nothing here.\n");
    headless_key(SDLK_RIGHT);
    assert_string_equal(heard(), "Nothing further this way.\n");
    headless_key(SDLK_LEFT);
    assert_string_equal(heard(), "red dragon\n");
    headless_key_with(SDLK_LEFT, KMOD_LCTRL);
    assert_string_equal(heard(), "9 dots\n");
    headless_key_with(SDLK_LEFT, KMOD_LCTRL);
    assert_string_equal(heard(), "9 characters\n");
    headless_key(SDLK_HOME);
    assert_string_equal(heard(), "1 character\n");
    headless_key(SDLK_END);
    assert_string_equal(heard(), "8 dots, drawn\n");
    for (int i = 0; i < 12; i++) {
        headless_key(i % 3 ? SDLK_RIGHT : SDLK_UP);
        assert_null(strstr(heard(), "Menu"));
    }
    close_speaking();
}

/* A tile of the dummy's is called by its place, which is its key. */
TEST(a_tile_of_the_dummys_is_called_by_its_key)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z; wall 9p4z",
                "discard 8p");
    heard();
    input_focus(&app, "dummy:3");
    app.input.focus_visible = true;
    assert_heard("Dummy 4, face down\n");
    headless_key(SDLK_4);
    heard();
    assert_true(headless_table()->view.table.dummy.row[3] < TILE_COUNT);
    close_speaking();
}

/* A key whose button is off says why; Tab says the waits. */
TEST(a_key_says_why_it_cannot_be_used)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    heard();
    headless_key(SDLK_k);
    assert_heard("Not now: Kong. No four of a kind");
    app.settings.show_waits = false;
    headless_key(SDLK_TAB);
    assert_heard("You aren’t waiting for any tile yet.");
    headless_key(SDLK_TAB);
    assert_heard("Your waits: off");
    headless_key(SDLK_x);
    assert_heard("No claims: on");
    close_speaking();
}

/* Beginner always says how to answer, Brief never does. */
TEST(how_much_is_said_can_be_set)
{
    for (int detail = 0; detail < SPEECH_DETAILS; detail++) {
        rig("dueling-tigers", 1, no_indicators, "east " JUNK "8p; west 555m28m25p123466z", "discard 5m");
        app.settings.speech_detail = detail;
        begin_speaking();
        speak_scene(scene_table(&app));
        const char *said = heard();
        assert_int_equal(times(said, "P: Pung"), 1);
        assert_int_equal(times(said, "P: Pung. "), detail == SPEECH_BEGINNER);
        close_speaking();
    }
}

/* With other keys held it is another key. */
TEST(only_shift_asks)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    heard();
    headless_key_with(SDLK_h, KMOD_LSHIFT | KMOD_LALT);
    assert_null(strstr(heard(), "Dots: "));
    headless_key_with(SDLK_h, KMOD_LSHIFT);
    assert_says(heard(), "Dots: ");
    close_speaking();
}

/* A button that is off says why, when all is asked for. */
TEST(what_can_be_done_is_told_with_what_cannot)
{
    open_spoken("dueling-tigers", 1, no_indicators, "east " JUNK "8p; west 555m28m25p123466z",
                "discard 5m; pung");
    const char *said = ask(SDLK_t);
    assert_says(said, "Kong");
    assert_says(said, "After a claim you can only discard. Make a kong after a draw");
    close_speaking();
}

/* In a lesson it is told how to go on, and no move is asked for where one is to point. */
/* A hint is said with its reason when it has been thought out, and told again with what is asked. */
TEST(a_hint_is_said_with_its_reason)
{
    char head[SPEAKER_SENTENCE], error[REASON_TEXT];
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    heard();
    headless_key(SDLK_h);
    while (!headless_table()->hint.shown) { /* it is thought out on a thread */
        SDL_Delay(1);
        loop_step(&app);
    }
    table_hint_words(headless_table(), head, sizeof head, error, sizeof error);
    assert_true(head[0] && error[0]);
    const char *said = heard();
    assert_says(said, head);
    assert_says(said, error);
    said = ask(SDLK_t);
    assert_says(said, head);
    assert_says(said, error);
    headless_key(SDLK_h); /* put away */
    assert_null(strstr(ask(SDLK_t), head));
    close_speaking();
}

TEST(a_lesson_tells_how_to_go_on)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    app_go(&app, scene_lesson(&app, 0, 0));
    headless_steps(3);
    const char *said = ask(SDLK_t);
    assert_says(said, "Show me");
    assert_null(strstr(said, "choose a tile to discard"));
    assert_says(ask(SDLK_h), "Dots: ");
    close_speaking();
}

/* Two at one screen: what Ann has heard of their tiles is not said once more to Ben, who is called next. */
TEST(the_curtain_ends_what_can_be_said_once_more)
{
    open_spoken("dueling-tigers", SEAT_NONE, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    headless_wait_for("curtain");
    assert_true(headless_click("button:ready"));
    assert_says(ask(SDLK_h), "Dots: ");
    press(SDLK_F6, 0);
    assert_heard("Dots: ");
    assert_true(headless_click("hand:8p:13"));
    headless_wait_for("curtain");
    heard();
    press(SDLK_F6, 0);
    const char *said = heard();
    assert_null(strstr(said, "Dots: "));
    assert_says(said, "Ben, over to you"); /* which was said since */
    close_speaking();
}

#ifdef CALLS_REPLACED /* where the linker can put a call of the test's in the place of another */
static int silences;

void __real_voice_stop(struct voice *voice);
void __wrap_voice_stop(struct voice *voice);
void __wrap_voice_stop(struct voice *voice)
{
    silences++;
    __real_voice_stop(voice);
}

/* Ann is in Riichi: what they draw goes by itself, and the curtain falls by itself, while their tiles are
 * being read. */
TEST(the_curtain_ends_what_is_being_said)
{
    rig_speed = SPEED_NORMAL;
    open_spoken("dueling-tigers", SEAT_NONE, no_indicators,
                "east 123789m123p46m77z9p; west 258m258p1234567z; wall 9p4z8p7p",
                "riichi 9p; dummy-draw; discard 1z; dummy-draw");
    rig_speed = SPEED_OFF;
    headless_wait_for("curtain");
    assert_true(headless_click("button:ready"));
    assert_says(ask(SDLK_h), "Dots: ");
    silences = 0;
    headless_wait_for("curtain");
    assert_int_equal(silences, 1);
    app.command_line.speed = SPEED_OFF; /* nobody need wait until what is written rests */
    assert_heard("Ben, over to you");   /* and only then */
    close_speaking();
}
#endif
