/*
 * test_outside.c: nothing that comes to the window from outside commands a terminal or turns text around
 * (support/outside.h) where it is told: on the screen, in what is traced (--trace) and in what is spoken
 * (--speech).
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "sdl/dropping.h"
#include "sdl/real_window.h"
#include "sdl/speaking.h"
#include "support/outside.h"

static void begin(void)
{
    real_window_open(1280, 800, NULL); /* the clipboard is a window's */
    begin_speaking();
    app.trace.file = tmpfile();
    assert_non_null(app.trace.file);
    speak_scene(scene_title(&app));
}

static void end(void)
{
    fclose(app.trace.file);
    app.trace.file = NULL;
    free(app.trace.last);
    app.trace.last = NULL;
    cJSON_Delete(app.targets.words);
    app.targets.words = NULL;
    close_speaking();
}

/* What is said and traced now is harmless, and has that part. */
static void assert_told(const char *part)
{
    const char *said = heard();
    assert_harmless("speech", said);
    assert_harmless("trace", app.trace.last);
    if (!strstr(said, part) || !strstr(app.trace.last, part))
        fail_msg("\"%s\" was not told, but said: %s\ntraced: %s", part, said, app.trace.last);
}

static void paste(const char *text)
{
    assert_int_equal(SDL_SetClipboardText(text), 0);
    headless_key_with(SDLK_v, KMOD_LCTRL);
}

static void close_notice(void)
{
    assert_string_equal(alias(), "no-record");
    assert_true(headless_click("button:yes"));
    heard();
}

#ifndef _WIN32
TEST(the_name_of_a_dropped_file)
{
    char word[EVIL_WORD], file[MATCH_PATH];
    struct error why;
    begin();
    for (int i = 0; evil_word(i, false, word); i++) {
        match_path(file, folder, word);
        assert_true(file_write(file, "nonsense", 8, &why));
        drop_one(file);
        assert_told("x??");
        close_notice();
    }
    end();
}
#endif

TEST(what_is_wrong_in_a_pasted_record)
{
    char word[EVIL_WORD], text[100];
    begin();
    for (int i = 0; evil_word(i, false, word); i++) {
        snprintf(text, sizeof text, "dueling-tigers record 2\nrules %s\n", word);
        paste(text);
        assert_told("x??");
        close_notice();
    }
    end();
}

/* A record that is pasted, dropped as text or as a file: with C0 it is refused. */
TEST(names_in_a_record)
{
    char word[EVIL_WORD], file[MATCH_PATH];
    struct error why;
    struct text text = {0};
    begin();
    char *golden = file_read(SOURCE_DIR "/tests/golden/robbed-kong.tigers", NULL, &why);
    char *name = strstr(golden, "\"Lin\"");
    assert_non_null(name);
    match_path(file, folder, "record.tigers");
    for (int i = 0; evil_word(i, false, word); i++) {
        text_add(&text, "%.*s\"%s\"%s", (int)(name - golden), golden, word, name + strlen("\"Lin\""));
        assert_true(file_write(file, text.data, text.size, &why));
        paste(text_string(&text));
        for (int way = 0; way < 3; way++) {
            if (way == 1)
                send(SDL_DROPTEXT, text_string(&text));
            if (way == 2)
                drop_one(file);
            if (headless_is_at("replay")) {
                assert_told("x  ");
            } else if (way != 1) {
                assert_told("control character");
                close_notice();
            }
        }
        if (headless_is_at("replay"))
            assert_true(headless_click("button:back"));
        text_deinit(&text);
    }
    free(golden);
    end();
}

TEST(a_name_that_is_typed_or_pasted)
{
    char word[EVIL_WORD];
    begin();
    speak_scene(scene_by_name(&app, "options"));
    assert_true(headless_click(headless_find("field:")->id));
    for (int i = 0; evil_word(i, false, word); i++) {
        headless_key_with(SDLK_a, KMOD_LCTRL);
        headless_type(word);
        assert_told("x y");
        headless_key_with(SDLK_a, KMOD_LCTRL);
        paste(word);
        assert_told("x y");
    }
    end();
}
