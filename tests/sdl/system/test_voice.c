/*
 * test_voice.c: the back ends that every system has: a file, and silence.
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/system/voice.h"
#include "support/match.h"
#include "support/outside.h"

TEST(each_sentence_is_a_line_at_once)
{
    char folder[MATCH_PATH], path[MATCH_PATH + 16];
    struct error why;
    match_folder(folder);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    struct voice *voice = voice_open("file", path, &why);
    assert_string_equal(why.message, "");
    voice_say(voice, "You draw 5 dots.", false);
    voice_say(voice, "", true);
    voice_say(voice, "Two\nlines", true);
    char *written = file_read(path, NULL, &why); /* while the voice still has it open */
    assert_non_null(written);
    assert_string_equal(written, "You draw 5 dots.\nTwo lines\n");
    free(written);
    voice_stop(voice);
    voice_wish(voice, &(struct voice_wish){3, 7, "de"});
    voice_close(voice);
    match_remove_folder(folder);
}

/* A file may be the terminal. */
TEST(what_is_said_is_harmless)
{
    char folder[MATCH_PATH], path[MATCH_PATH + 16], one[EVIL], sentence[32];
    struct error why;
    match_folder(folder);
    snprintf(path, sizeof path, "%s/speech.txt", folder);
    for (int i = 0; evil(i, one); i++) {
        struct voice *voice = voice_open("file", path, &why);
        snprintf(sentence, sizeof sentence, "a%sb", one);
        voice_say(voice, sentence, false);
        voice_close(voice);
        char *written = file_read(path, NULL, &why);
        assert_string_equal(written, "a b\n");
        free(written);
    }
    match_remove_folder(folder);
}

TEST(what_cannot_speak_is_silent_and_says_why)
{
    struct error why;
    struct voice *voice = voice_open("file", "/no/such/folder/speech.txt", &why);
    assert_string_equal(why.message, "/no/such/folder/speech.txt can’t be written");
    assert_string_equal(voice_name(voice), "none");
    voice_say(voice, "nobody hears this", false);
    voice_stop(voice);
    voice_close(voice);
    voice = voice_open("no such voice", NULL, &why);
    assert_string_equal(voice_name(voice), "none");
    voice_close(voice);
}
