/*
 * test_settings_over.c: a key brings the settings over every scene, which goes on when they are closed.
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

#include "sdl/headless.h"

static const Uint16 commands[] = {KMOD_LCTRL, KMOD_LGUI};

static void the_settings_lie_over_every_scene(void **state)
{
    const struct scene_entry *entry;
    (void)state;
    for (int i = 0; (entry = scene_entry_at(i)); i++) {
        if (!strncmp(entry->name, "settings", 8) || strstr(entry->name, "duel") ||
            strstr(entry->name, "rules-") || !strncmp(entry->name, "keys", 4) ||
            !strncmp(entry->name, "typing", 6) || !strncmp(entry->name, "aside", 5) ||
            !strcmp(entry->name, "languages"))
            continue; /* they lie over the settings, or are like those that are left */
        headless_open(1280, 800, SPEED_OFF);
        app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
        app_go(&app, scene_by_name(&app, entry->name));
        headless_step();
        struct scene *below = app.top;
        headless_key_with(SDLK_COMMA, commands[i % 2]);
        assert_string_equal(headless_top(), "settings");
        struct scene *settings = app.top;
        headless_key_with(SDLK_COMMA, commands[i % 2]);
        assert_ptr_equal(app.top, settings);
        headless_key(SDLK_ESCAPE);
        assert_ptr_equal(app.top, below);
        headless_close();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_settings_lie_over_every_scene),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
