/*
 * test_keys_page.c: the page of the keys: a row waits for a key, and gets the one that is pressed then; which
 * keys are taken is said; the list is gone through by keys and dragged.
 */
#include "support/test.h"

#include "sdl/devices/keys.h"
#include "sdl/headless.h"

static const char asks[] = "Press a key";

/* The page of that section, from 1. */
static void open_page(int section, int height)
{
    char id[INPUT_ID];
    headless_open(1280, height, SPEED_OFF);
    app_go(&app, scene_title(&app));
    app_go(&app, scene_keys(&app, app.top));
    headless_steps(3);
    snprintf(id, sizeof id, "page:%d", section);
    assert_true(headless_click(id));
    headless_step();
}

static SDL_Keycode key_of(const char *action)
{
    keys_read(&app.keys, &app.settings); /* what is kept */
    return app.keys.now[keys_find(action)];
}

TEST(a_key_with_shift_is_taken_once_both_are_pressed)
{
    static const SDL_Keycode held[] = {SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL,
                                       SDLK_LALT,   SDLK_RALT,   SDLK_LGUI,  SDLK_RGUI};
    open_page(2, 800);
    assert_false(headless_reads(asks));
    assert_true(headless_click("key:chow"));
    headless_assert_reads(asks);
    for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
        headless_key(held[i]);
        headless_assert_reads(asks); /* something follows */
    }
    headless_key_with(SDLK_F3, KMOD_LSHIFT);
    assert_true(headless_is_at("keys"));
    assert_false(headless_reads(asks));
    assert_int_equal(key_of("chow"), SDLK_F3 | KEYS_SHIFT);
    assert_true(headless_click("reset:chow"));
    assert_int_equal(key_of("chow"), SDLK_c);
    assert_null(target_find(&app, "reset:chow"));
    headless_close();
}

/* Enter always chooses. Another key can do it too, but not one that would get Enter in exchange. */
TEST(fixed_keys_are_not_exchanged)
{
    open_page(1, 800);
    assert_true(headless_click("key:choose"));
    headless_key(SDLK_k);
    assert_true(headless_is_at("keys"));
    headless_assert_reads("“Kong” uses this key. Give that action another key first.");
    headless_assert_reads(asks);
    headless_key(SDLK_F3);
    assert_false(headless_reads(asks));
    assert_int_equal(key_of("choose"), SDLK_F3);
    assert_int_equal(key_of("kong"), SDLK_k);
    headless_close();
}

TEST(a_taken_key_is_exchanged_if_one_wants)
{
    for (int yes = 0; yes < 2; yes++) {
        open_page(2, 800);
        assert_true(headless_click("key:chow"));
        headless_key(SDLK_p);
        assert_true(headless_is_at("question"));
        headless_assert_reads("P is already used for “Pung”. Use it for “Chow” and give “Pung” C?");
        assert_true(headless_click(yes ? "button:yes" : "button:no"));
        assert_true(headless_is_at("keys"));
        assert_false(headless_reads(asks));
        assert_int_equal(key_of("chow"), yes ? SDLK_p : SDLK_c);
        assert_int_equal(key_of("pung"), yes ? SDLK_c : SDLK_p);
        headless_close();
    }
}

/* A row that is out of sight comes into it as the arrows lead there, down and up again. */
TEST(arrows_go_through_the_list)
{
    const char *first = NULL, *last = NULL;
    char id[INPUT_ID];
    int count = 0;
    open_page(2, 600);
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
    headless_close();
}

TEST(the_list_is_dragged_and_turned)
{
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    open_page(2, 600);
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
    headless_close();
}

/* Another page, by a pad, and no row of the one before waits any more: the next key is what it ever was. */
TEST(nothing_waits_on_another_page)
{
    SDL_Event pad = {.type = SDL_CONTROLLERAXISMOTION};
    open_page(2, 800);
    assert_true(headless_click("key:chow"));
    headless_assert_reads(asks);
    pad.caxis.axis = SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    pad.caxis.value = 32767;
    input_event(&app, &pad);
    headless_step();
    assert_null(target_find(&app, "key:chow"));
    headless_key(SDLK_F3);
    assert_int_equal(key_of("chow"), SDLK_c);
    headless_close();
}
