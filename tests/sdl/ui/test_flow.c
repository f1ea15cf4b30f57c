/*
 * test_flow.c: what a pen cuts off its place and what it leaves; where words stand in it.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/ui/flow.h"

static struct type_seen seen[8];
static int seen_count;

static void note(void *to, const struct type_seen *words)
{
    (void)to;
    seen[seen_count++] = *words;
}

static struct pen begin(void)
{
    headless_open(1280, 800, SPEED_OFF); /* a unit is a pixel */
    app_go(&app, scene_about(NULL, &app));
    headless_steps(1);
    seen_count = 0;
    type_watch(&app.painter, note, NULL);
    return pen_in(&app.painter, rect_make(100, 50, 400, 300));
}

static void end(void)
{
    type_watch(&app.painter, NULL, NULL);
    headless_close();
}

static void assert_rect(struct rect rect, float x, float y, float w, float h)
{
    assert_float_equal(rect.x, x, 0);
    assert_float_equal(rect.y, y, 0);
    assert_float_equal(rect.w, w, 0);
    assert_float_equal(rect.h, h, 0);
}

TEST(parts_are_cut_off_the_sides)
{
    struct pen pen = begin();
    assert_rect(pen_top(&pen, 40), 100, 50, 400, 40);
    assert_rect(pen_bottom(&pen, 60), 100, 290, 400, 60);
    assert_rect(pen_left(&pen, 100), 100, 90, 100, 200);
    assert_rect(pen_right(&pen, 50), 450, 90, 50, 200);
    assert_rect(pen.room, 200, 90, 250, 200);
    assert_rect(pen_column(&pen, 1, 3, 20), 290, 90, 70, 200);
    assert_rect(pen_row(&pen, 1, 2, 20), 200, 200, 250, 90);
    pen_pad(&pen, 10, 5);
    assert_rect(pen.room, 210, 95, 230, 190);
    end();
}

TEST(no_more_is_cut_than_there_is)
{
    struct pen pen = begin();
    assert_rect(pen_top(&pen, 1000), 100, 50, 400, 300);
    assert_rect(pen_top(&pen, 10), 100, 350, 400, 0);
    assert_rect(pen_right(&pen, 1000), 100, 350, 400, 0);
    end();
}

TEST(words_stand_where_their_style_says)
{
    struct pen pen = begin();
    text_draw(&app.painter, TEXT_NOTE, pen.room, "left");
    text_draw(&app.painter, TEXT_NOTE | TEXT_RIGHT, pen.room, "right");
    text_draw(&app.painter, TEXT_NOTE | TEXT_CENTRE, pen.room, "middle");
    assert_float_equal(seen[0].rect.x, 100, 0);
    assert_float_equal(seen[1].rect.x + seen[1].rect.w, 500, 0);
    assert_float_equal(seen[2].rect.x + seen[2].rect.w / 2, 300, 1);
    for (int i = 0; i < 3; i++)
        assert_float_equal(seen[i].rect.y + seen[i].rect.h / 2, 200, 1);
    assert_int_equal(seen[0].colour, painter_colour(&app.painter, COLOUR_QUIET));
    pen_text(&pen, TEXT_NAME | TEXT_BRASS, 10, 30, 0, "a name");
    assert_float_equal(seen[3].rect.x, 110, 0);
    assert_float_equal(seen[3].rect.y + seen[3].rect.h, 80, 0);
    assert_int_equal(seen[3].colour, painter_colour(&app.painter, COLOUR_BRASS));
    end();
}

TEST(a_pair_keeps_clear_of_itself_and_its_edges)
{
    struct pen pen = begin();
    struct rect row = pen_top(&pen, 44);
    text_pair(&app.painter, row, TEXT_NAME, "Name", TEXT_NOTE, "and what it is");
    assert_true(seen[0].rect.y >= row.y);
    assert_true(seen[1].rect.y > seen[0].rect.y + seen[0].rect.h);
    assert_true(seen[1].rect.y + seen[1].rect.h <= row.y + row.h);
    end();
}

TEST(what_is_written_is_cut_off)
{
    struct pen pen = begin();
    pen_line(&pen, TEXT_PLATE, 8, "A head");
    assert_float_equal(seen[0].rect.y, 50, 1);
    assert_float_equal(pen.room.y, seen[0].rect.y + seen[0].rect.h + 8, 1);
    float before = pen.room.y;
    pen_write(&pen, TEXT_BODY, 22, 3, "one\ntwo");
    assert_float_equal(pen.room.y - before, 44, 0);
    assert_int_equal(seen_count, 3);
    assert_float_equal(seen[2].rect.y - seen[1].rect.y, 22, 1);
    end();
}
