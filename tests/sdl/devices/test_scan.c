/*
 * test_scan.c: what can be chosen is lit in turn, few things one by one, many by groups.
 */
#include "support/test.h"

#include "sdl/devices/scan.h"

static const float pace = 1;
static struct scan scan;

static struct scan_stop at(const char *id, float x, float y)
{
    struct scan_stop stop = {.rect = rect_make(x, y, 40, 30)};
    snprintf(stop.id, sizeof stop.id, "%s", id);
    return stop;
}

static const char *lit(void)
{
    struct rect rect;
    return scan_lit(&scan, &rect);
}

TEST(few_go_in_reading_order)
{
    struct scan_stop stops[] = {at("b:3", 0, 100), at("b:2", 200, 4), at("b:1", 0, 0)};
    scan = (struct scan){0};
    scan_arrange(&scan, stops, 3, pace);
    assert_string_equal(lit(), "b:1");
    assert_false(scan_pass(&scan, 0.6f, pace));
    assert_true(scan_pass(&scan, 0.6f, pace));
    assert_string_equal(lit(), "b:2");
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(lit(), "b:3");
    assert_string_equal(scan_choose(&scan, pace), "b:3");
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(lit(), "b:1"); /* round and round */
}

static void set_many(void)
{
    struct scan_stop stops[13];
    char id[SCAN_ID];
    for (int i = 0; i < 10; i++) {
        snprintf(id, sizeof id, "hand:%d", i);
        stops[i] = at(id, (float)i * 50, 500);
    }
    stops[10] = at("button:pass", 700, 300);
    stops[11] = at("button:pung", 700, 200);
    stops[12] = at("menu", 0, 0);
    scan = (struct scan){0};
    scan_arrange(&scan, stops, 13, pace);
}

TEST(many_go_by_groups)
{
    struct rect rect;
    set_many();
    assert_int_equal(scan.groups, 4);                      /* the menu, the buttons, the hand in two */
    assert_string_equal(scan_choose(&scan, pace), "menu"); /* a group of one is chosen at once */
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(scan_lit(&scan, &rect), "");
    assert_true(rect.y == 200 && rect.h == 130); /* round both buttons */
    assert_null(scan_choose(&scan, pace));
    assert_string_equal(lit(), "button:pung");
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(scan_choose(&scan, pace), "button:pass");
    assert_string_equal(lit(), ""); /* the groups go on */
}

TEST(a_group_entered_by_mistake_is_left_again)
{
    set_many();
    scan_pass(&scan, 1.1f, pace);
    scan_choose(&scan, pace);
    for (int i = 0; i < 4; i++) {
        assert_string_not_equal(lit(), "");
        scan_pass(&scan, 1.1f, pace);
    }
    assert_string_equal(lit(), "");
}

TEST(what_is_lit_stays_lit_while_it_is_there)
{
    struct scan_stop stops[] = {at("b:1", 0, 0), at("b:2", 0, 100), at("b:3", 0, 200)};
    scan = (struct scan){0};
    assert_true(scan_arrange(&scan, stops, 3, pace));
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(lit(), "b:2");
    assert_false(scan_arrange(&scan, stops, 2, pace));
    assert_string_equal(lit(), "b:2");
    assert_true(scan_arrange(&scan, stops, 1, pace));
    assert_string_equal(lit(), "b:1");
    scan_arrange(&scan, stops, 0, pace);
    assert_string_equal(lit(), "");
    assert_null(scan_choose(&scan, pace));
}

/* A row that is one group alone would be chosen twice: it goes one by one. */
TEST(one_group_alone_is_none)
{
    struct scan_stop stops[SCAN_GROUP];
    char id[SCAN_ID];
    for (int i = 0; i < SCAN_GROUP; i++) {
        snprintf(id, sizeof id, "hand:%d", i);
        stops[i] = at(id, (float)i * 50, 500);
    }
    scan = (struct scan){0};
    scan_arrange(&scan, stops, SCAN_GROUP, pace);
    assert_string_equal(lit(), "hand:0");
    assert_string_equal(scan_choose(&scan, pace), "hand:0");
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(lit(), "hand:1");
}

/* What was lit goes on being lit when so much comes that it goes by groups, or so little stays that it does
 * not; things at the same place have an order too. */
TEST(a_choice_that_comes_and_goes_starts_over)
{
    struct scan_stop stops[13];
    char id[SCAN_ID];
    for (int i = 0; i < 13; i++) {
        snprintf(id, sizeof id, "%s:%d", i < 10 ? "hand" : "button", i);
        stops[i] = at(id, i < 11 ? (float)i * 50 : 500, 500);
    }
    scan = (struct scan){0};
    scan_arrange(&scan, stops, 3, pace);
    scan_pass(&scan, 1.1f, pace);
    assert_string_equal(lit(), "hand:1");
    scan_arrange(&scan, stops, 13, pace);
    assert_int_equal(scan.groups, 3);
    assert_string_equal(lit(), ""); /* a group, from the first one on */
    assert_null(scan_choose(&scan, pace));
    assert_string_equal(lit(), "hand:0");
    scan_arrange(&scan, stops, 3, pace);
    assert_string_equal(lit(), "hand:0");
    scan_arrange(&scan, &stops[10], 3, pace); /* all at one place */
    assert_string_equal(lit(), "button:10");
    assert_false(scan_pass(&(struct scan){0}, 5, pace)); /* nothing passes where there is nothing */
}

/* Whatever there is, in whatever order, each thing comes to be lit, and the key chooses it. */
TEST(everything_is_reached)
{
    set_many();
    struct scan begun = scan;
    for (int wanted = 0; wanted < begun.count; wanted++) {
        bool got = false;
        scan = begun;
        for (int i = 0; i < 200 && !got; i++) {
            struct rect rect;
            const char *id = scan_lit(&scan, &rect);
            bool mine = id[0] ? !strcmp(id, begun.stops[wanted].id) : scan.group == begun.stops[wanted].group;
            if (mine) {
                const char *chosen = scan_choose(&scan, pace);
                got = chosen && !strcmp(chosen, begun.stops[wanted].id);
            } else {
                scan_pass(&scan, 1.1f, pace);
            }
        }
        assert_true(got);
    }
}
