/*
 * test_voices.c: which recording says a call, in each language, and that there is one for every call of every
 * mode.
 */
#include "support/test.h"

#include "base/file.h"
#include "words/languages/languages.h"
#include "words/voices/voices.h"

static const uint8_t calls[] = {EVENT_CHOW, EVENT_PUNG, EVENT_KONG, EVENT_RIICHI, EVENT_TENPAI, EVENT_WIN};
enum { CALLS = sizeof calls };

static void assert_says(const char *mode, const char *language, struct event event, const char *expected)
{
    char name[VOICES_NAME] = "";
    assert_true(voices_recording(&event, ruleset_find(mode), language, name));
    assert_string_equal(name, expected);
}

static struct event win(int seat, int from)
{
    return (struct event){.kind = EVENT_WIN, .seat = (uint8_t)seat, .from = (uint8_t)from};
}

/* docs/languages: what players of each language call. */
TEST(a_win_is_called_as_its_players_do)
{
    assert_says("tenpai-duel", "en", win(0, 1), "en/ron-low");
    assert_says("tenpai-duel", "de", win(1, 1), "de/tsumo-high");
    assert_says("dueling-tigers", "fr", win(0, 0), "fr/tsumo-low");
    assert_says("classic", "es", win(0, 1), "es/win-low");
    assert_says("classic", "en", win(2, 2), "en/win-low");
    assert_says("classic", "ja", win(3, 0), "ja/ron-high");
    assert_says("one-suit", "ja", win(0, 0), "ja/tsumo-low");
    assert_says("classic", "zh_CN", win(0, 1), "zh/win-low");
    assert_says("classic", "zh_TW", win(1, 1), "zh/tsumo-high");
    assert_says("tenpai-duel", "zh_TW", win(1, 0), "zh/ron-high");
}

TEST(a_language_without_recordings_calls_in_english)
{
    const struct event pung = {.kind = EVENT_PUNG, .seat = 1};
    assert_says("classic", "pseudo", pung, "en/pung-high");
    assert_says("classic", "it", pung, "en/pung-high");
    assert_says("classic", "d", pung, "en/pung-high");
    assert_says("classic", "de_AT", pung, "de/pung-high");
}

TEST(what_is_no_call_is_not_said)
{
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        const struct event event = {.kind = (uint8_t)kind};
        char name[VOICES_NAME] = "untouched";
        bool said = voices_recording(&event, ruleset_list[0], "en", name);
        assert_int_equal(said, memchr(calls, kind, CALLS) != NULL);
        assert_int_equal(said, strcmp(name, "untouched") != 0);
    }
}

static void assert_recorded(const struct event *event, const struct ruleset *rules, const char *language)
{
    char name[VOICES_NAME], path[300];
    assert_true(voices_recording(event, rules, language, name));
    snprintf(path, sizeof path, SOURCE_DIR "/assets/sounds/voices/%s.ogg", name);
    if (!file_exists(path))
        fail_msg("%s is missing", path);
}

/* Two neighbours are told apart by their voices, so each has a recording of its own. */
TEST(every_call_of_every_mode_is_recorded)
{
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (int i = 0; i < language_count(); i++)
            for (int call = 0; call < CALLS; call++)
                for (int seat = 0; seat < SEAT_MAX; seat++) {
                    struct event event = {.kind = calls[call], .seat = (uint8_t)seat, .from = 0};
                    assert_recorded(&event, ruleset_list[mode], language_at(i)->code);
                }
}
