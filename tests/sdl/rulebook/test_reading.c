/*
 * test_reading.c: the rules as they are read: pages turned by buttons and keys, scrolled, patterns by both
 * their names.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/rulebook/rules_pages.h"

static void open_rules(const char *mode, int page)
{
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, scene_rules(&app, scene_title(&app), ruleset_find(mode), page));
    headless_steps(12);
}

static int count_pages(const char *mode)
{
    return rules_page_count(rules_pages(ruleset_find(mode)));
}

/* By its alias, "rules-3"; the first page is 1. */
static void assert_page(int page)
{
    char alias[24];
    snprintf(alias, sizeof alias, "rules-%d", page);
    assert_true(headless_is_at("rules"));
    assert_string_equal(app.top->alias, alias);
}

/* Round the book and back, by the buttons and by the arrows. */
TEST(pages_are_turned_both_ways)
{
    int last = count_pages("classic");
    open_rules("classic", 0);
    for (int i = 1; i <= last; i++) {
        assert_page(i);
        assert_true(headless_click("button:next"));
    }
    assert_page(1);
    assert_true(headless_click("button:previous"));
    assert_page(last);
    headless_key(SDLK_RIGHT);
    assert_page(1);
    headless_key(SDLK_LEFT);
    assert_page(last);
    assert_true(headless_click("page:2"));
    assert_page(2);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("title"));
}

/* A page that is asked for beyond the book is the nearest. */
TEST(no_page_lies_beyond_the_book)
{
    open_rules("one-suit", 99);
    assert_page(count_pages("one-suit"));
    headless_close();
    open_rules("one-suit", -1);
    assert_page(1);
}

/* Where a heading is drawn; -1: nowhere. */
static float where_is(const char *words)
{
    struct headless_lines lines = headless_lines(words, true);
    return lines.count ? lines.rect.y : -1;
}

static void press_often(SDL_Keycode code)
{
    for (int i = 0; i < 40; i++)
        headless_key(code);
}

/* What a long page begins with goes up as Down is pressed, and comes back by Up: English ones fit, German has
 * longer words. */
TEST(long_pages_are_scrolled_by_keys)
{
    const struct rules_page *pages = rules_pages(ruleset_find("classic"));
    struct error why;
    int scrolled = 0;
    open_rules("classic", 0);
    app.command_line.language = "de";
    assert_true(app_speak(&app, &why));
    struct layout smallest = layout_make(LAYOUT_WIDTH_MIN, LAYOUT_HEIGHT_MIN, 100);
    painter_resize(&app.painter, &smallest);
    headless_steps(2);
    for (int page = 0; page < count_pages("classic"); page++) {
        const char *first = pages[page].sections[0].title;
        float before = first ? where_is(tr(first)) : -1;
        if (before >= 0) {
            press_often(SDLK_DOWN);
            scrolled += where_is(tr(first)) < before;
            press_often(SDLK_UP);
            assert_true(where_is(tr(first)) == before);
        }
        assert_true(headless_click("button:next"));
        headless_steps(2);
    }
    assert_true(scrolled >= 1);
    app.command_line.language = "en";
    assert_true(app_speak(&app, &why));
}

/* In Pattern Mahjong the customary name stands below the plain one if the player wants it. */
TEST(patterns_go_by_both_names_if_wanted)
{
    int pages = count_pages("patterns"), with = 0, without = 0;
    open_rules("patterns", 0);
    for (int page = 0; page < pages; page++) {
        app.settings.customary_names = true;
        headless_step();
        with += headless_reads("All Chows");
        app.settings.customary_names = false;
        headless_step();
        without += headless_reads("All Chows");
        assert_true(headless_click("button:next"));
        headless_steps(2);
    }
    assert_int_equal(with, 1);
    assert_int_equal(without, 0);
}
