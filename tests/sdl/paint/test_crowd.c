/*
 * test_crowd.c: words that are cut, that lie on others or leave the window are noticed, and letters grow as
 * far as there is room.
 */
#include "support/test.h"

#include "sdl/paint/crowd.h"

static struct crowd crowd;

static bool is_tight(struct rect first, struct rect second)
{
    crowd_clear(&crowd);
    crowd_note(&crowd, first, false);
    crowd_note(&crowd, second, false);
    return crowd_is_tight(&crowd, 800);
}

TEST(words_that_lie_on_others_are_too_many)
{
    const struct rect at = rect_make(100, 100, 200, 20);
    assert_false(is_tight(at, rect_make(320, 100, 200, 20))); /* beside */
    assert_false(is_tight(at, rect_make(100, 125, 200, 20))); /* below */
    assert_false(is_tight(at, rect_make(299, 100, 200, 20))); /* a hair in common is none */
    assert_false(is_tight(at, rect_make(100, 119, 200, 20)));
    assert_true(is_tight(at, rect_make(290, 110, 200, 20)));
    assert_true(is_tight(rect_make(290, 110, 200, 20), at));
    assert_false(is_tight(at, at)); /* the same drawn twice */
}

TEST(words_that_leave_the_window_are_too_long)
{
    const struct rect at = rect_make(100, 100, 200, 20);
    assert_true(is_tight(at, rect_make(0, 200, 100, 20)));
    assert_true(is_tight(at, rect_make(-10, 200, 100, 20)));
    assert_true(is_tight(at, rect_make(720, 200, 100, 20)));
    assert_false(is_tight(at, rect_make(690, 200, 100, 20)));
}

TEST(words_that_are_cut_have_too_little_room)
{
    crowd_clear(&crowd);
    crowd_note(&crowd, rect_make(100, 100, 200, 20), true);
    assert_true(crowd_is_tight(&crowd, 800));
    crowd_note(&crowd, rect_make(100, 200, 200, 20), false);
    assert_true(crowd_is_tight(&crowd, 800));
    crowd_clear(&crowd);
    assert_false(crowd_is_tight(&crowd, 800));
}

/* More texts than anybody could read: those beyond are not looked at, and nothing is written beyond either.
 */
TEST(a_picture_full_of_words)
{
    crowd_clear(&crowd);
    for (int i = 0; i < 2 * CROWD_MAX; i++)
        crowd_note(&crowd, rect_make(10, 10 * (float)i, 20, 8), false);
    assert_int_equal(crowd.count, CROWD_MAX);
    assert_false(crowd_is_tight(&crowd, 800));
}

/* From what is asked for to what letters are without, in steps, and never below. */
TEST(letters_shrink_to_what_they_are_without_a_scale)
{
    struct layout asked = layout_make(1280, 800, 130), plain = layout_make(1280, 800, 100);
    struct growth growth = {0};
    int steps = 0;
    assert_true(asked.grown > 1);
    assert_true(growth_begin(&growth, &asked, "en"));
    assert_float_equal(growth_layout(&growth).grown, asked.grown, 1e-6);
    float before = asked.grown;
    while (growth_lower(&growth)) {
        float now = growth_layout(&growth).grown;
        assert_true(now < before && now >= plain.grown && steps++ < 100);
        before = now;
    }
    assert_float_equal(before, plain.grown, 1e-6);
    assert_false(growth_lower(&growth));
}

/* What was found holds for that window, scale and language, and is sought again for another. */
TEST(what_was_found_is_kept)
{
    static const char english[] = "en", german[] = "de";
    struct layout asked = layout_make(1280, 800, 130), wider = layout_make(1400, 800, 130),
                  higher = layout_make(1280, 900, 130), larger = layout_make(1280, 800, 150), large = asked;
    const struct layout *others[] = {&wider, &higher, &larger, &large};
    struct growth growth = {0};
    large.large = true;
    assert_true(growth_begin(&growth, &asked, english));
    growth_lower(&growth);
    int found = growth.scale;
    assert_false(growth_begin(&growth, &asked, english));
    assert_int_equal(growth.scale, found);
    assert_false(growth_layout(&growth).large);
    assert_true(growth_begin(&growth, &asked, german));
    assert_true(growth.scale > found);
    for (int i = 0; i < 4; i++) {
        assert_true(growth_begin(&growth, others[i], german));
        assert_false(growth_begin(&growth, others[i], german));
        growth_lower(&growth);
        assert_int_equal(growth_layout(&growth).large, others[i] == &large);
    }
}
