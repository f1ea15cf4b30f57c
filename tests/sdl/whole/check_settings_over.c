/*
 * check_settings_over.c: a key brings the settings over every scene, which goes on when they are closed.
 */
#include "sdl/whole/scene_check.h"

/* They lie over the settings, or are like those that are left. */
static bool skips(const char *scene)
{
    return !strncmp(scene, "settings", 8) || strstr(scene, "duel") || strstr(scene, "rules-") ||
           !strncmp(scene, "keys", 4) || !strncmp(scene, "typing", 6) || !strncmp(scene, "aside", 5) ||
           !strcmp(scene, "languages");
}

static void look(const char *scene)
{
    static const Uint16 commands[] = {KMOD_LCTRL, KMOD_LGUI};
    (void)scene;
    for (int i = 0; i < 2; i++) {
        struct scene *below = app.top;
        headless_key_with(SDLK_COMMA, commands[i]);
        assert_string_equal(headless_top(), "settings");
        struct scene *settings = app.top;
        headless_key_with(SDLK_COMMA, commands[i]);
        assert_ptr_equal(app.top, settings);
        headless_key(SDLK_ESCAPE);
        assert_ptr_equal(app.top, below);
    }
}

const struct scene_check check_settings_over = {.name = "settings-over", .skips = skips, .look = look};
