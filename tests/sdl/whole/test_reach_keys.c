/*
 * test_reach_keys.c: every scene by keyboard, see reach.h.
 * Tier: ci
 * Teacher: quick
 */
#include "sdl/reach.h"

static void every_scene_by_keyboard(void **state)
{
    (void)state;
    keyboard = true;
    visit_all();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_scene_by_keyboard)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
