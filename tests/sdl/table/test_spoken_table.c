/*
 * test_spoken_table.c: what is said at the table (docs/accessibility.md): what a turn begins with, how much
 * is said, a hint, a lesson, and that the curtain ends it. What is asked for by a key is in
 * scripts/spoken.txt.
 * Wraps: voice_stop
 */
#include "support/test.h"

#include "sdl/app/speaker_parts.h"
#include "sdl/rig.h"
#include "sdl/speaking.h"
#include "sdl/system/voice.h"

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

static int times(const char *said, const char *words)
{
    int count = 0;
    while ((said = strstr(said, words)))
        count++, said++;
    return count;
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

/* What happens before the table has come to rest for the first time is told as it happens, and not again. */
TEST(what_happens_first_is_said_once)
{
    rig("dueling-tigers", 1, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    app.settings.speed = SPEED_FAST;
    begin_speaking();
    app_go(&app, scene_table(&app));
    for (int i = 0; i < 2000 && !is_own_turn(); i++)
        headless_steps(2);
    SDL_Delay(350); /* until the picture rests */
    const char *said = heard();
    assert_says(said, "You are West.");
    assert_int_equal(times(said, " discards "), 1);
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

/* A hint is said with its reason when it has been thought out, and told again with what is asked. */
TEST(a_hint_is_said_with_its_reason)
{
    struct hint_words words;
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    heard();
    headless_key(SDLK_h);
    while (!headless_table()->hint.shown) { /* it is thought out on a thread */
        SDL_Delay(1);
        loop_step(&app);
    }
    table_hint_words(headless_table(), &words);
    assert_true(words.move[0] && words.why[0] && words.next[0]);
    const char *said = heard();
    assert_says(said, words.move);
    assert_says(said, words.why);
    assert_true(strstr(said, words.move) < strstr(said, words.why)); /* as it is read */
    said = ask(SDLK_t);
    assert_says(said, words.move);
    assert_says(said, words.why);
    headless_key(SDLK_h); /* why? */
    assert_says(heard(), words.next);
    headless_key(SDLK_h); /* put away */
    assert_null(strstr(ask(SDLK_t), words.move));
    close_speaking();
}

/* In a lesson it is told how to go on, and no move is asked for where one is to point. */
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

/* Two at one screen: what Ann has heard of their tiles is not said again to Ben, who is called next. */
TEST(the_curtain_ends_what_can_be_repeated)
{
    open_spoken("dueling-tigers", SEAT_NONE, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    headless_wait_for("curtain");
    assert_true(headless_click("button:ready"));
    assert_says(ask(SDLK_h), "Dots: ");
    press(SDLK_F6, 0);
    assert_heard("Dots: ");
    assert_true(headless_click("hand:8p:13"));
    headless_steps(2);
    assert_true(headless_click("dummy:0"));
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
static bool stops; /* as if a file could be silenced */

bool __real_voice_stop(struct voice *voice);
bool __wrap_voice_stop(struct voice *voice)
{
    silences++;
    return __real_voice_stop(voice) || stops;
}

/* Ann is in Riichi, so what they draw is discarded at once. The curtain comes while their tiles are being
 * read: after that discard, or in one visit, when they have chosen the dummy's action too. */
static void curtain_over_speech(bool one_visit)
{
    rig_speed = SPEED_NORMAL;
    open_spoken("dueling-tigers", SEAT_NONE, no_indicators,
                "east 123789m123p46m77z9p; west 258m258p1234567z; wall 9p4z8p7p",
                "riichi 9p; dummy-draw; discard 1z; dummy-draw");
    rig_speed = SPEED_OFF;
    app.settings.one_curtain = one_visit;
    headless_wait_for("curtain");
    assert_true(headless_click("button:ready"));
    assert_says(ask(SDLK_h), "Dots: ");
    silences = 0;
    if (one_visit) {
        for (int i = 0; i < 400; i++)
            headless_steps(2);
        assert_true(headless_is_at("table"));
        assert_int_equal(silences, 0);
        assert_true(headless_click("dummy:0"));
    }
    headless_wait_for("curtain");
    assert_int_equal(silences, 1);
    app.command_line.speed = SPEED_OFF; /* nobody need wait until what is written rests */
    assert_heard("Ben, over to you");   /* and only then */
    close_speaking();
}

/* Pressed a moment early, an arrow ends the prompt, and what has happened is said from the sentence on that
 * was cut; another arrow ends that too. Both can be repeated. */
TEST(an_arrow_ends_the_prompt_and_not_what_has_happened)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    app.input.device = DEVICE_KEYS;
    stops = true;
    const char *said = in_turn(headless_table()->view.own.drawn);
    assert_says(said, "You discard 8 dots.\nFor the dummy: ");
    headless_key(SDLK_RIGHT);
    said = heard();
    assert_int_equal(times(said, "You discard 8 dots.\nDummy 1, face down\n"), 1);
    assert_null(strstr(said, "For the dummy"));
    headless_key(SDLK_RIGHT);
    assert_string_equal(heard(), "Dummy 2, face down\n");
    press(SDLK_F6, 0);
    press(SDLK_F6, 0);
    assert_says(heard(), "You discard 8 dots.\nFor the dummy: ");
    stops = false;
    close_speaking();
}

/* What has been said to its end is not said again. */
TEST(an_arrow_repeats_nothing_that_was_heard)
{
    open_spoken("dueling-tigers", 0, no_indicators, "east " JUNK "8p; west 258m258p1234567z", "");
    app.input.device = DEVICE_KEYS;
    stops = true;
    assert_says(in_turn(headless_table()->view.own.drawn), "You discard 8 dots.");
    app.speaker->speech.news_from -= 60; /* a minute ago */
    app.speaker->speech.news_until -= 60;
    headless_key(SDLK_RIGHT);
    assert_string_equal(heard(), "Dummy 1, face down\n");
    stops = false;
    close_speaking();
}

TEST(the_curtain_ends_what_is_being_said)
{
    curtain_over_speech(true);
    curtain_over_speech(false);
}
#endif
