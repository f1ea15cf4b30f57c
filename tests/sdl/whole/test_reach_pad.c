/*
 * test_reach_pad.c: every scene by gamepad, see reach.h.
 * Tier: ci
 * Teacher: quick
 */
#include "sdl/reach.h"

static void every_scene_by_gamepad(void **state)
{
    (void)state;
    keyboard = false;
    visit_all();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_scene_by_gamepad)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
