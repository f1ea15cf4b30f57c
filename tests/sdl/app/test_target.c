/*
 * test_target.c: the arrow keys lead where they point, and a driver is told what is on the screen.
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "base/file.h"
#include "base/text.h"
#include "sdl/app/scenes.h"
#include "sdl/headless.h"
#include "support/match.h"

static struct rect focused(void)
{
    const struct target *target = target_find(&app, app.input.focus);
    assert_non_null(target);
    return target->rect;
}

/* The row below "Normal" is wide; what is right of it is the other column, not "Easy" above its middle. */
TEST(right_of_a_wide_row_is_the_other_column)
{
    const struct target *row, *to;
    headless_open_scene("options", 960, 600, SPEED_OFF);
    row = target_find(&app, "practice");
    assert_non_null(row);
    to = target_towards(&app, row, 1, 0);
    assert_non_null(to);
    assert_true(to->rect.x >= row->rect.x + row->rect.w);
    assert_true(to->rect.y < row->rect.y + row->rect.h && to->rect.y + to->rect.h > row->rect.y);
}

/* From anywhere, by any arrow: what is reached begins beyond where we are, or stands in our row or column. */
TEST(no_arrow_leads_back)
{
    static const char *const scenes[] = {"options", "settings", "title", "trainer", "table-claim"};
    static const int ways[][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (size_t s = 0; s < sizeof scenes / sizeof *scenes; s++) {
        headless_open_scene(scenes[s], 960, 600, SPEED_OFF);
        for (int i = 0; i < app.targets.count; i++)
            for (int w = 0; w < 4; w++) {
                const struct target *at = &app.targets.list[i];
                const struct target *to = target_towards(&app, at, ways[w][0], ways[w][1]);
                if (!to)
                    continue;
                struct rect a = at->rect, b = to->rect;
                float x = b.x + b.w / 2 - a.x - a.w / 2, y = b.y + b.h / 2 - a.y - a.h / 2;
                assert_true(x * (float)ways[w][0] + y * (float)ways[w][1] > 0);
                bool beyond = ways[w][0] > 0   ? b.x + b.w * .4f >= a.x + a.w
                              : ways[w][0] < 0 ? b.x + b.w * .6f <= a.x
                              : ways[w][1] > 0 ? b.y + b.h * .4f >= a.y + a.h
                                               : b.y + b.h * .6f <= a.y;
                bool in_line =
                    ways[w][0] ? b.y < a.y + a.h && b.y + b.h > a.y : b.x < a.x + a.w && b.x + b.w > a.x;
                assert_true(beyond || in_line);
            }
    }
}

TEST(arrows_walk_through_a_choice)
{
    struct rect before;
    headless_open_scene("settings", 960, 600, SPEED_OFF);
    strcpy(app.input.focus, "speed:0");
    before = focused();
    headless_key(SDLK_RIGHT);
    assert_string_equal(app.input.focus, "speed:1");
    assert_float_equal(focused().y, before.y, 0.1);
    headless_key(SDLK_LEFT);
    assert_string_equal(app.input.focus, "speed:0");
}

/* A gap in a row, where tiles are missing, does not lead into another row. */
TEST(arrows_stay_in_their_row)
{
    static const float places[][2] = {{100, 100}, {300, 100}, {200, 165}, {150, 35}};
    headless_open(1280, 800, SPEED_OFF);
    target_begin(&app);
    for (int i = 0; i < 4; i++) {
        char id[8] = {'t', (char)('0' + i), '\0'};
        target_add(&app, id, rect_make(places[i][0], places[i][1], 43, 65), 0, 0);
    }
    assert_string_equal(target_towards(&app, target_find(&app, "t0"), 1, 0)->id, "t1");
    assert_string_equal(target_towards(&app, target_find(&app, "t1"), -1, 0)->id, "t0");
}

/* --- what choosing does -------------------------------------------------------------------------------- */

static struct scene part, *chosen_in;
static int chosen, asked;

static struct scene *choose(struct scene *scene, struct app *with)
{
    (void)with;
    chosen_in = scene;
    return scene;
}

static struct scene *choose_of_list(struct scene *scene, struct app *with, int index)
{
    chosen = index;
    return choose(scene, with);
}

static struct scene *ask(struct scene *scene, struct app *with, const char *id)
{
    (void)with;
    asked += !strcmp(id, "button:plain");
    return scene;
}

/* Three buttons: one of the scene, one of a list in a part of it, one without an action. */
static void draw_three(struct scene *scene, struct app *with)
{
    static struct button of_list = {.id = "row:7", .label = "C", .key = SDLK_c, .index = 7};
    of_list.does_at = choose_of_list;
    target_add(with, "button:own", rect_make(0, 0, 90, 90), 0, SDLK_a);
    target_does(with, choose);
    target_add(with, "button:plain", rect_make(100, 0, 90, 90), 0, SDLK_b);
    target_belong(with, &part);
    widget_button(with, rect_make(200, 0, 90, 90), &of_list);
    target_belong(with, scene);
}

TEST(a_control_does_what_it_was_given)
{
    static const struct scene_class class = {.name = "three", .draw = draw_three, .activate = ask};
    struct scene *three = calloc(1, sizeof *three);
    three->class = &class;
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, three);
    headless_step();
    headless_key(SDLK_a);
    assert_ptr_equal(chosen_in, three);
    assert_true(headless_click("row:7"));
    assert_ptr_equal(chosen_in, &part);
    assert_ptr_equal(app.top, three); /* a part leads nowhere */
    assert_int_equal(chosen, 7);
    assert_int_equal(asked, 0);
    headless_key(SDLK_b);
    assert_int_equal(asked, 1);
    app_go(&app, scene_title(&app));
    assert_null(target_find(&app, "button:own")); /* its scene is gone */
}

/* --- what a driver is told ----------------------------------------------------------------------------- */

static char folder[MATCH_PATH], path[MATCH_PATH];

static void open_traced(const char *scene)
{
    match_folder(folder);
    match_path(path, folder, "trace");
    headless_open(1280, 800, SPEED_OFF);
    app.trace.file = file_open(path, "wb");
    assert_non_null(app.trace.file);
    app_go(&app, scene_by_name(&app, scene));
    headless_steps(12);
}

static void close_traced(void)
{
    fclose(app.trace.file);
    free(app.trace.last);
    cJSON_Delete(app.targets.words);
    headless_close();
    match_remove_folder(folder);
}

/* The newest line; `count`: how many there are. */
static cJSON *newest(int *count)
{
    char *text = file_read(path, NULL, NULL), *rest_of = text, *line, *last = NULL;
    assert_non_null(text);
    for (*count = 0; (line = text_next_line(&rest_of)); ++*count)
        last = line;
    cJSON *json = cJSON_Parse(last);
    assert_non_null(json);
    free(text);
    return json;
}

static const char *text_of(const cJSON *json, const char *key)
{
    return cJSON_GetStringValue(cJSON_GetObjectItem(json, key));
}

static bool has(const cJSON *list, const char *key, const char *value)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, list)
    {
        const char *is = key ? text_of(item, key) : cJSON_GetStringValue(item);
        if (is && !strcmp(is, value))
            return true;
    }
    return false;
}

/* Where it can click, what is asked and may be done, and what is written; nothing greyed. */
TEST(a_driver_is_told_what_can_be_done)
{
    int count, again;
    open_traced("table-claim");
    cJSON *json = newest(&count);
    const cJSON *targets = cJSON_GetObjectItem(json, "targets"), *ask = cJSON_GetObjectItem(json, "ask");
    assert_string_equal(text_of(json, "scene"), "table-claim");
    assert_true(has(targets, "id", "button:pass") && has(targets, "id", "button:pung"));
    assert_false(has(targets, "id", "button:kong"));
    const struct view *view = &headless_table()->view;
    assert_true(view->move_count > 1);
    assert_string_equal(text_of(json, "turn"), table_seat_name(&view->table, view->table.turn));
    assert_int_equal(cJSON_GetArraySize(ask), view->move_count);
    for (int i = 0; i < view->move_count; i++) {
        char move[MOVE_TEXT];
        move_print(view->moves[i], move);
        assert_true(has(ask, NULL, move));
    }
    assert_true(cJSON_GetArraySize(cJSON_GetObjectItem(json, "words")) > 10);
    assert_null(text_of(json, "focus"));
    cJSON_Delete(json);
    loop_draw(&app, false); /* what is as it was is not told again */
    cJSON_Delete(newest(&again));
    assert_int_equal(again, count);
    headless_key(SDLK_LEFT);
    json = newest(&again);
    assert_true(again > count);
    assert_non_null(text_of(json, "focus"));
    assert_string_equal(text_of(json, "focus"), app.input.focus);
    cJSON_Delete(json);
    close_traced();
}

/* In a lesson what is pointed at is lit. */
TEST(a_driver_is_told_what_is_lit)
{
    int count;
    open_traced("lesson-tiles");
    cJSON *json = newest(&count);
    const cJSON *lit = cJSON_GetArrayItem(cJSON_GetObjectItem(json, "lit"), 0);
    assert_non_null(lit);
    assert_true(cJSON_GetNumberValue(cJSON_GetObjectItem(lit, "w")) > 0);
    assert_true(cJSON_GetNumberValue(cJSON_GetObjectItem(lit, "x")) < 1280);
    cJSON_Delete(json);
    close_traced();
}

/* Behind a result the table is looked at: nothing of it can be clicked, all of it is told about. */
TEST(a_table_that_is_looked_at_offers_nothing)
{
    headless_open_scene("result", 1280, 800, SPEED_OFF);
    headless_steps(30);
    assert_true(headless_click("button:table"));
    headless_steps(3);
    int told = 0;
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        told += (target->flags & TARGET_INFO) != 0;
        if (!(target->flags & TARGET_INFO))
            assert_string_equal(target->id, "button:result");
    }
    assert_true(told > 10);
    headless_key(SDLK_RETURN);
    headless_step();
    assert_true(headless_is_at("result"));
}

/* With letters twice as large in a small window nothing is cut or covered: they grow as far as there is room.
 */
static void note_cut(void *to, const struct type_seen *seen)
{
    *(bool *)to |= seen->cut;
}

TEST(large_letters_grow_as_far_as_there_is_room)
{
    static const char *const scenes[] = {"options", "settings", "table-claim", "title"};
    for (int i = 0; i < 4; i++) {
        bool cut = false;
        headless_open(960, 600, SPEED_OFF);
        app.settings.scale = 200;
        app_go(&app, scene_by_name(&app, scenes[i]));
        headless_steps(12);
        headless_watch(note_cut, &cut);
        assert_false(cut);
        assert_true(target_lie_apart(&app));
    }
}

/* A kind is not one whose name only begins so. */
TEST(an_id_is_of_one_kind)
{
    assert_string_equal(target_after("page:3", "page"), "3");
    assert_string_equal(target_after("hand:5m:3", "hand"), "5m:3");
    assert_null(target_after("page", "page"));
    assert_null(target_after("pages:3", "page"));
    assert_null(target_after("page:3", "pages"));
    assert_int_equal(target_number("page:3", "page"), 3);
    assert_int_equal(target_number("hand:5m:13", "hand"), 13);
    assert_int_equal(target_number("hand:5m:13", "page"), -1);
    assert_int_equal(target_number("page", "page"), -1);
}

/* Whether `rect` stands below `from` and ends above `to`, under at least half of it. */
static bool is_passed(struct rect rect, struct rect from, struct rect to)
{
    float shared = fminf(from.x + from.w, rect.x + rect.w) - fmaxf(from.x, rect.x);
    return rect.y >= from.y + from.h && rect.y + rect.h <= to.y && shared >= from.w / 2;
}

/* The arrows up and down leave out nothing that stands on their way, whatever the sizes of the rows. */
static void assert_arrows_skip_nothing(const char *scene)
{
    const unsigned no_stop = TARGET_OFF | TARGET_NO_FOCUS | TARGET_INFO;
    for (int i = 0; i < 2 * app.targets.count; i++) {
        const struct target *from = &app.targets.list[i / 2];
        const struct target *to = target_towards(&app, from, 0, i % 2 ? 1 : -1);
        for (int k = 0; k < app.targets.count && to && !(from->flags & no_stop); k++) {
            const struct target *other = &app.targets.list[k];
            bool passed = i % 2 ? is_passed(other->rect, from->rect, to->rect)
                                : is_passed(other->rect, to->rect, from->rect);
            if (!(other->flags & no_stop) && passed)
                fail_msg("%s: from %s to %s over %s", scene, from->id, to->id, other->id);
        }
    }
}

TEST(arrows_skip_nothing)
{
    static const char *const scenes[] = {"people", "settings", "scorer", "records", "title", "statistics"};
    for (int i = 0; i < 6; i++) {
        headless_open_scene(scenes[i], 1280, 800, SPEED_OFF);
        assert_arrows_skip_nothing(scenes[i]);
        headless_close();
    }
    headless_open(1280, 800, SPEED_OFF);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        app_go(&app, scene_options(&app, ruleset_list[mode], false));
        headless_steps(4);
        assert_arrows_skip_nothing(ruleset_list[mode]->id);
    }
}
