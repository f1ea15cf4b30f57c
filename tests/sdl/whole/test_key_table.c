/*
 * test_key_table.c: every key that anything on any screen has can be given to another: it stands in the list
 * of actions for that screen, and pressing the key chosen instead does the same.
 * Tier: ci
 * Teacher: quick
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sdl/app/scenes.h"
#include "sdl/headless.h"

/* The scorer takes letters as tiles: none of them can be another key there. */
static bool is_known(const char *scene, SDL_Keycode key)
{
    struct keys keys;

    keys_defaults(&keys);
    for (int i = 0; i < keys_count(); i++)
        if (keys_actions[i].key == key && keys_actions[i].scenes && strstr(keys_actions[i].scenes, scene))
            return true;
        else if (keys_actions[i].key == key && !keys_actions[i].scenes)
            return true;
    return keys_is_fixed(key);
}

static void test_every_key_on_every_screen(void **state)
{
    const struct scene_entry *entry;
    int faults = 0;

    (void)state;
    for (int i = 0; (entry = scene_entry_at(i)); i++) {
        headless_open(1280, 800, SPEED_OFF);
        app.painter.unseen = true; /* what can be clicked is there without a picture */
        app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
        app_go(&app, scene_by_name(&app, entry->name));
        headless_steps(20);
        for (int t = 0; t < app.targets.count && !app.top->class->types; t++) {
            const struct target *target = &app.targets.list[t];
            if (!target->key || is_known(app.top->class->name, target->key))
                continue;
            print_error("%s: %s is no action of %s (%s)\n", entry->name, SDL_GetKeyName(target->key),
                        app.top->class->name, target->id);
            faults++;
        }
        headless_close();
    }
    assert_int_equal(faults, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_key_on_every_screen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
