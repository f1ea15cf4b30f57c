/*
 * test_examples.c: the matches of the gallery's scenes that are kept in tests/data/examples, so that no other
 * test has to play to them again, are those to which the opponents play. UPDATE_EXAMPLES=1 writes them again.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/headless.h"

/* The match under the scene as the opponents play it, printed; nothing of a puzzle, which is taken out of its
 * match. */
static bool play_to(const char *name, struct text *text)
{
    headless_open(1280, 800, SPEED_OFF);
    example_kept = NULL;
    app.painter.unseen = true;
    app.command_line.screenshot = "none"; /* reviews are whole at once */
    app.command_line.replay = SOURCE_DIR "/tests/golden/tenpai-guesses.tigers";
    app_go(&app, scene_by_name(&app, name));
    *text = (struct text){0};
    bool has_match = app.session != NULL;
    if (has_match)
        record_print(session_record(app.session), text);
    headless_close();
    return has_match;
}

TEST(kept_examples_are_those_the_opponents_play)
{
    const struct scene_entry *entry;
    int compared = 0;
    for (int i = 0; (entry = scene_table_entry(i)); i++) {
        char path[512];
        struct text text;
        struct error why;
        size_t size;
        if (!play_to(entry->name, &text)) {
            text_deinit(&text);
            continue;
        }
        snprintf(path, sizeof path, SOURCE_DIR "/tests/data/examples/%s.tigers", entry->name);
        if (getenv("UPDATE_EXAMPLES"))
            assert_true(file_write(path, text.data, text.size, &why));
        char *kept = file_read(path, &size, &why);
        assert_non_null(kept);
        assert_string_equal(kept, text_string(&text));
        free(kept);
        text_deinit(&text);
        compared++;
    }
    assert_true(compared > 80);
}
