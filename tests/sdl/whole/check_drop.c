/*
 * check_drop.c: files dropped on the window in every scene. What is on the screen is there again when record
 * or notice is closed, but a replay, which gives way.
 */
#include "sdl/whole/scene_check.h"

#include "sdl/dropping.h"

static bool skips(const char *scene)
{
    return strstr(scene, "duel") || strstr(scene, "rules-"); /* like those that are left */
}

static void look(const char *name)
{
    struct scene *scene = app.top;
    const bool is_replay = headless_is_at("replay");
    (void)name;
    drop_one(SOURCE_DIR "/assets/icon/dueling-tigers-64.png");
    assert_string_equal(alias(), "no-record");
    headless_key(SDLK_ESCAPE);
    assert_ptr_equal(app.top, scene);
    drop_one(SOURCE_DIR "/tests/golden/one-suit-three.tigers");
    assert_string_equal(headless_top(), "replay");
    headless_steps(5);
    headless_key(SDLK_ESCAPE);
    if (!is_replay)
        assert_ptr_equal(app.top, scene);
    headless_steps(5);
}

const struct scene_check check_drop = {.name = "drop", .leaves_another = true, .skips = skips, .look = look};
