/*
 * test_venue.c: a painted place around the table: the table lies in it, answers where it is seen, and its
 * letters are no smaller; the title and small windows have none.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/venue/venue.h"

enum { WIDTH = 1280, HEIGHT = 800, LEFT = 64, TOP = 40 /* of the table in that window */ };

static void sit_down(int width, int height, enum venue place, const char *scene)
{
    headless_open(width, height, SPEED_OFF);
    app.settings.place = (int)place;
    app_go(&app, scene_by_name(&app, scene));
    for (int i = 0; i < 24; i++) { /* what lies there is no news then */
        loop_step(&app);
        loop_draw(&app, true);
    }
}

static uint32_t pixel_of(const SDL_Surface *picture, int x, int y)
{
    return ((const uint32_t *)(const void *)((const Uint8 *)picture->pixels +
                                             (size_t)y * (size_t)picture->pitch))[x] &
           0xffffff;
}

static float smallest;

static void look_for_smallest(void *to, const struct type_seen *text)
{
    (void)to;
    smallest = fminf(smallest, text->pixels);
}

TEST(the_table_leaves_room_for_the_place)
{
    sit_down(WIDTH, HEIGHT, VENUE_TEAHOUSE, "table");
    assert_int_equal(app.painter.layout.width, WIDTH - 2 * LEFT);
    assert_int_equal(app.painter.layout.height, HEIGHT - 2 * TOP);
}

TEST(the_place_is_seen_beside_the_table_and_at_its_round_corners)
{
    SDL_Rect room;
    for (int place = VENUE_TEAHOUSE; place < VENUE_COUNT; place++) {
        sit_down(WIDTH, HEIGHT, (enum venue)place, "table");
        assert_true(venue_room(WIDTH, HEIGHT, &room));
        SDL_Surface *alone = venue_paint((enum venue)place, WIDTH, HEIGHT, &room);
        for (int i = 0; i < 40; i++) {
            assert_int_equal(pixel_of(app.picture, 5 + i, 20 * i), pixel_of(alone, 5 + i, 20 * i));
            assert_int_equal(pixel_of(app.picture, WIDTH - 9, 20 * i), pixel_of(alone, WIDTH - 9, 20 * i));
        }
        assert_int_equal(pixel_of(app.picture, LEFT, TOP), pixel_of(alone, LEFT, TOP));
        assert_int_not_equal(pixel_of(app.picture, LEFT + 20, TOP + 20),
                             pixel_of(alone, LEFT + 20, TOP + 20));
        SDL_FreeSurface(alone);
    }
}

/* Not even where a moving tile has been over a corner: it is painted again as the rest is. */
TEST(a_second_picture_is_like_the_first)
{
    sit_down(WIDTH, HEIGHT, VENUE_GARDEN, "table");
    SDL_Surface *first = SDL_DuplicateSurface(app.picture);
    window_forget(&app);
    app_dirty(&app);
    loop_draw(&app, true);
    for (int y = 0; y < HEIGHT; y++)
        assert_memory_equal((const Uint8 *)first->pixels + y * first->pitch,
                            (const Uint8 *)app.picture->pixels + y * app.picture->pitch, WIDTH * 4);
    SDL_FreeSurface(first);
}

TEST(a_click_meets_what_is_seen)
{
    sit_down(WIDTH, HEIGHT, VENUE_MARKET, "table");
    const struct target *menu = target_find(&app, "button:menu");
    assert_non_null(menu);
    struct rect seen = rect_moved(menu->rect, LEFT, TOP);
    headless_mouse(SDL_MOUSEBUTTONDOWN, seen);
    headless_mouse(SDL_MOUSEBUTTONUP, seen);
    assert_string_equal(app.top->class->name, "pause");
    assert_int_equal(app.painter.layout.width, WIDTH - 2 * LEFT);
}

TEST(letters_are_as_large_as_without_a_place)
{
    static const char *const scenes[] = {"table", "table-claim", "result"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        sit_down(WIDTH, HEIGHT, VENUE_TEAHOUSE, scenes[i]);
        smallest = 100;
        headless_watch(look_for_smallest, NULL);
        assert_true(smallest >= 14 && smallest < 100);
    }
}

TEST(the_title_and_small_windows_have_none)
{
    sit_down(WIDTH, HEIGHT, VENUE_TEAHOUSE, "title");
    assert_int_equal(app.painter.layout.width, WIDTH);
    sit_down(1099, 700, VENUE_TEAHOUSE, "table");
    assert_int_equal(app.painter.layout.width, 1099);
    sit_down(WIDTH, HEIGHT, VENUE_TEAHOUSE, "table");
    app.settings.high_contrast = true;
    app_settings_changed(&app);
    loop_draw(&app, true);
    assert_int_equal(app.painter.layout.width, WIDTH);
}
