/*
 * test_heard.c: where the sounds of a round come from, that a call is heard with its word, and when the last
 * tiles are heard.
 * Wraps: audio_play_from audio_call audio_tension
 */
#include "support/test.h"

#include "sdl/app/audio.h"
#include "sdl/rig.h"

enum { STEPS = 60 * 60 * 10, LAST = 10 };

#ifdef CALLS_REPLACED
static int heard[SOUND_COUNT][AUDIO_ACROSS + 1], said[SOUND_COUNT][AUDIO_ACROSS + 1];
static bool tense;

void __wrap_audio_play_from(struct app *playing, enum sound sound, enum audio_place place)
{
    (void)playing;
    heard[sound][place]++;
}

void __wrap_audio_call(struct app *playing, enum sound sound, const char *recording, enum audio_place place)
{
    (void)playing;
    assert_true(recording[0] != '\0');
    said[sound][place]++;
}

void __wrap_audio_tension(struct app *playing, bool now)
{
    (void)playing;
    tense = now;
}

static void begin(const char *mode, int speed, uint64_t seed)
{
    headless_open(960, 600, speed);
    memset(heard, 0, sizeof heard);
    tense = false;
    app.command_line.autoplay = true;
    app.command_line.rules = mode;
    app.command_line.has_seed = true;
    app.command_line.seed = seed;
    app_go(&app, scene_autoplay(&app));
}

/* Steps to the end of the first round; returns how few tiles the wall had. */
static int play_round(bool wanted)
{
    int fewest = 1000;
    for (int i = 0; i < STEPS && headless_is_at("table"); i++) {
        const struct table *seen = &headless_table()->view.table;
        bool played = seen->phase >= PHASE_TURN && seen->phase <= PHASE_TREASURE;
        assert_int_equal(tense, wanted && played && seen->wall <= LAST);
        fewest = played ? SDL_min(fewest, seen->wall) : fewest;
        loop_step(&app);
    }
    assert_false(tense);
    return fewest;
}

/* Of two, the other has the plate at the left; of four, one each is at the right, across and at the left. */
TEST(players_are_heard_from_where_they_are)
{
    begin("dueling-tigers", SPEED_FAST, 5);
    play_round(true);
    const int *discards = heard[SOUND_DISCARD];
    assert_true(discards[AUDIO_HERE] > 0 && abs(discards[AUDIO_HERE] - discards[AUDIO_LEFT]) <= 3);
    assert_int_equal(discards[AUDIO_RIGHT] + discards[AUDIO_ACROSS], 0);
    assert_int_equal(heard[SOUND_SHUFFLE][AUDIO_LEFT], 0); /* nobody's */
    begin("classic", SPEED_FAST, 5);
    play_round(true);
    for (int place = AUDIO_HERE; place <= AUDIO_ACROSS; place++)
        assert_true(discards[place] > 0);
}

/* As the word of a pung begins to show, its hum or, where calls are spoken, its voice is heard once, from the
 * side of the caller. */
TEST(a_call_is_heard_with_its_word)
{
    for (int spoken = 0; spoken < 2; spoken++) {
        float now = 0;
        rig_speed = SPEED_NORMAL;
        rig_table("dueling-tigers", 0, no_indicators, "east 159m159p1234567z5m; west 55m28m25p1234667z", "");
        app.settings.voices = spoken;
        rig_make("discard 5m", 0);
        anim_finish(&headless_table()->anim);
        memset(heard, 0, sizeof heard);
        memset(said, 0, sizeof said);
        rig_make("pung", 1);
        headless_step();
        assert_non_null(anim_call(&headless_table()->anim, &now));
        assert_true(now < 50); /* ms */
        for (int place = AUDIO_HERE; place <= AUDIO_ACROSS; place++) {
            assert_int_equal(said[SOUND_CALL_PUNG][place], spoken && place == AUDIO_LEFT);
            assert_int_equal(heard[SOUND_CALL_PUNG][place], !spoken && place == AUDIO_LEFT);
        }
        headless_close();
    }
}

TEST(the_last_ten_tiles_are_heard_unless_nothing_moves)
{
    int fewest = 1000;
    for (uint64_t seed = 1; seed < 40 && fewest > LAST; seed++) {
        begin("dueling-tigers", SPEED_FAST, seed);
        fewest = play_round(true);
        if (fewest <= LAST) {
            begin("dueling-tigers", SPEED_OFF, seed);
            play_round(false);
        }
    }
    assert_true(fewest <= LAST);
    headless_close();
}
#endif
