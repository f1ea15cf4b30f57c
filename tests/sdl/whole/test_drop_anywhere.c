/*
 * test_drop_anywhere.c: files dropped on the window in every scene.
 * Tier: ci
 * Teacher: quick
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "sdl/dropping.h"

static const char record[] = SOURCE_DIR "/tests/golden/robbed-kong.tigers",
                  other[] = SOURCE_DIR "/tests/golden/one-suit-three.tigers",
                  picture[] = SOURCE_DIR "/assets/icon/dueling-tigers-64.png";

/* Whatever is on the screen is there again when record or notice is closed, but a replay, which gives way. */
static void every_scene_goes_on(void **state)
{
    const struct scene_entry *entry;
    (void)state;
    for (int i = 0; (entry = scene_entry_at(i)); i++) {
        if (strstr(entry->name, "duel") || strstr(entry->name, "rules-"))
            continue; /* like those that are left */
        headless_open(1280, 800, SPEED_OFF);
        app.command_line.replay = other;
        struct scene *scene = scene_by_name(&app, entry->name);
        assert_non_null(scene);
        app_go(&app, scene);
        headless_steps(5);
        scene = app.top; /* it may have gone on by itself */
        drop_one(picture);
        assert_string_equal(alias(), "no-record");
        headless_key(SDLK_ESCAPE);
        assert_ptr_equal(app.top, scene);
        const bool is_replay = headless_is_at("replay");
        drop_one(record);
        assert_string_equal(headless_top(), "replay");
        headless_steps(5);
        headless_key(SDLK_ESCAPE);
        if (!is_replay)
            assert_ptr_equal(app.top, scene);
        headless_steps(5);
        headless_close();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_scene_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
