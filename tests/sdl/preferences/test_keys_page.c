/* test_keys_page.c: the list of the keys is gone through by arrows, turned and dragged. */
#include "support/test.h"

#include "sdl/devices/keys.h"
#include "sdl/headless.h"

static void open_page(void)
{
    headless_open_scene("keys", 1280, 600, SPEED_OFF);
    assert_true(headless_click("page:2"));
    headless_step();
}

/* A row that is out of sight comes into it as the arrows lead there, down and up again. */
TEST(arrows_go_through_the_list)
{
    const char *first = NULL, *last = NULL;
    char id[INPUT_ID];
    int count = 0;
    open_page();
    for (int i = 0; i < keys_count(); i++)
        if (keys_actions[i].section == KEYS_TABLE) {
            first = count++ ? first : keys_actions[i].id;
            last = keys_actions[i].id;
        }
    snprintf(id, sizeof id, "key:%s", first);
    input_focus(&app, id);
    app.input.focus_visible = true;
    for (int step = -1; step <= 1; step += 2) {
        for (int i = 1; i < count; i++) {
            headless_key(step < 0 ? SDLK_DOWN : SDLK_UP);
            assert_memory_equal(app.input.focus, "key:", 4);
            headless_step();
            if (!target_find(&app, app.input.focus))
                fail_msg("%s is not seen", app.input.focus);
        }
        assert_string_equal(app.input.focus + 4, step < 0 ? last : first);
    }
}

TEST(the_list_is_dragged_and_turned)
{
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    open_page();
    assert_non_null(target_find(&app, "key:chow"));
    wheel.wheel.preciseY = -4;
    loop_handle(&app, &wheel);
    headless_step();
    assert_null(target_find(&app, "key:chow"));
    wheel.wheel.preciseY = 40;
    loop_handle(&app, &wheel);
    headless_step();
    assert_non_null(target_find(&app, "key:chow"));
    const struct target *rows = target_find(&app, "rows");
    assert_non_null(rows);
    float bar = rows->rect.x + rows->rect.w - 6, free_place = rows->rect.x + rows->rect.w - 26,
          high = rows->rect.h;
    struct rect from = rect_make(bar, rows->rect.y + 10, 2, 2), to = rect_make(bar, from.y + high / 2, 2, 2);
    headless_mouse(SDL_MOUSEMOTION, from);
    headless_mouse(SDL_MOUSEBUTTONDOWN, from);
    headless_mouse(SDL_MOUSEMOTION, to); /* the bar goes down, and what is read goes up */
    headless_mouse(SDL_MOUSEBUTTONUP, to);
    headless_step();
    assert_null(target_find(&app, "key:chow"));
    from = rect_make(free_place, rows->rect.y + 10, 2, 2);
    for (int i = 0; i < 12 && !target_find(&app, "key:chow"); i++) { /* the list itself comes down */
        to = rect_make(from.x, from.y + high * .8f, 2, 2);
        headless_mouse(SDL_MOUSEMOTION, from);
        headless_mouse(SDL_MOUSEBUTTONDOWN, from);
        headless_mouse(SDL_MOUSEMOTION, to);
        headless_mouse(SDL_MOUSEBUTTONUP, to);
        headless_step();
    }
    assert_non_null(target_find(&app, "key:chow"));
}
