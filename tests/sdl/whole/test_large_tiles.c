/*
 * test_large_tiles.c: with large tiles every table of every mode holds: whatever can be clicked lies in the
 * window and on nothing else, the middle of a tile is that tile's, tiles on the table keep clear of the
 * buttons, and they are larger than without the setting. In every mode a tile of the hand is discarded by
 * clicking it.
 * Tier: ci
 * Sanitize: no
 * Teacher: quick
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "sdl/every_scene.h"

static const int sizes[][2] = {{800, 600}, {960, 600}, {1280, 800}, {1366, 768}, {1440, 1080}, {2560, 1440}};

enum { SIZES = sizeof sizes / sizeof *sizes, SEEN_MOST = 400, WORDS = 100 };

static struct seen {
    char words[WORDS];
    bool cut;
} seen[2][SEEN_MOST]; /* without and with large tiles */
static int seen_count[2];

static void look(void *to, const struct type_seen *text)
{
    (void)to;
    int set = app.settings.large_tiles;
    if (app.input.covered || seen_count[set] == SEEN_MOST)
        return;
    struct seen *at = &seen[set][seen_count[set]++];
    snprintf(at->words, WORDS, "%s", text->whole ? text->whole : text->words);
    at->cut = text->cut;
}

static int wrong, tables;

static void complain(const char *scene, const char *what, const char *id, const char *other)
{
    printf("%s at %dx%d: %s %s %s\n", scene, app.painter.layout.width, app.painter.layout.height, id, what,
           other);
    wrong++;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + a.w > b.x + 1.5f && b.x + b.w > a.x + 1.5f && a.y + a.h > b.y + 1.5f &&
           b.y + b.h > a.y + 1.5f;
}

static bool is_of(const struct target *target, const char *start)
{
    return !strncmp(target->id, start, strlen(start));
}

/* A tile that is chosen by a click. */
static bool is_tile(const struct target *target)
{
    return is_of(target, "hand:") || is_of(target, "dummy:") || is_of(target, "keep:") ||
           is_of(target, "guess:");
}

static void judge_tile(const char *scene, const struct target *target)
{
    struct rect rect = target->rect;
    const struct target *met = target_at(&app, rect.x + rect.w / 2, rect.y + rect.h / 2);
    if (!met || strcmp(met->id, target->id) != 0)
        complain(scene, "is not met in its middle but", target->id, met ? met->id : "nothing");
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *other = &app.targets.list[i];
        if (other != target && !(other->flags & TARGET_INFO) && overlap(rect, other->rect))
            complain(scene, "lies on", target->id, other->id);
    }
}

/* What lies open and only tells something keeps clear of what is clicked, but of a button made of its tray.
 */
static void judge_info(const char *scene, const struct target *target)
{
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *other = &app.targets.list[i];
        if (is_of(other, "button:") && !(other->flags & (TARGET_INFO | TARGET_NO_FOCUS)) &&
            overlap(target->rect, other->rect))
            complain(scene, "lies on", target->id, other->id);
    }
}

static void judge(const char *scene)
{
    struct rect window = rect_make(0, 0, (float)app.painter.layout.width, (float)app.painter.layout.height);
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        struct rect rect = target->rect;
        if (rect.x < -1 || rect.y < -1 || rect.x + rect.w > window.w + 1 || rect.y + rect.h > window.h + 1)
            complain(scene, "leaves the window", target->id, "");
        if (is_tile(target))
            judge_tile(scene, target);
        else if (is_of(target, "tile:"))
            judge_info(scene, target);
    }
}

/* All that is seen of tiles, in pixels. */
static double tiles_area(void)
{
    double sum = 0;
    for (int i = 0; i < app.targets.count; i++)
        if (is_of(&app.targets.list[i], "tile:") || is_tile(&app.targets.list[i]))
            sum += (double)app.targets.list[i].rect.w * (double)app.targets.list[i].rect.h;
    return sum;
}

/* What is said whole without large tiles is not cut with them. */
static void judge_words(const char *scene)
{
    for (int i = 0; i < seen_count[1]; i++) {
        if (!seen[1][i].cut)
            continue;
        for (int j = 0; j < seen_count[0]; j++)
            if (!strcmp(seen[0][j].words, seen[1][i].words) && !seen[0][j].cut)
                complain(scene, "is cut", seen[1][i].words, "");
    }
}

static double draw_with(bool large, int width, int height)
{
    app.settings.large_tiles = large;
    every_scene_resize(width, height, 100);
    loop_step(&app);
    every_scene_settle();
    seen_count[large] = 0;
    loop_draw(&app, false);
    return tiles_area();
}

static void every_table_holds(void **state)
{
    (void)state;
    every_scene_open(960, 600, NULL);
    app.painter.unseen = true;
    type_watch(&app.painter, look, NULL);
    for (int i = 0; i < every_scene_count; i++) {
        every_scene_show(i);
        if (!headless_is_at("table"))
            continue;
        tables++;
        for (int size = 0; size < SIZES; size++) {
            double plain = draw_with(false, sizes[size][0], sizes[size][1]);
            double large = draw_with(true, sizes[size][0], sizes[size][1]);
            judge(every_scene[i].name);
            judge_words(every_scene[i].name);
            if (plain > 0 && large <= plain)
                complain(every_scene[i].name, "tiles are hardly larger", "", "");
        }
    }
    every_scene_hide();
    every_scene_close();
    assert_true(tables > 30);
    assert_int_equal(wrong, 0);
}

/* The setting is turned on while the table is there, as in the settings over it. */
static void a_click_discards(const char *scene, const char *mode)
{
    headless_open_scene(scene, 1280, 800, SPEED_OFF);
    headless_steps(30);
    app.settings.large_tiles = true;
    app_settings_changed(&app);
    headless_steps(2);
    assert_string_equal(session_setup(app.session)->rules->id, mode);
    const struct target *tile = headless_find("hand:");
    assert_non_null(tile);
    int before = headless_view(0).table.discard_count;
    char id[INPUT_ID];
    snprintf(id, sizeof id, "%s", tile->id);
    assert_true(headless_click(id));
    headless_step();
    if (headless_view(0).table.discard_count == before) /* selected first */
        assert_true(headless_click(id));
    headless_steps(2);
    assert_true(headless_view(0).table.discard_count > before);
    headless_close();
}

static void tiles_are_discarded_in_every_mode(void **state)
{
    (void)state;
    a_click_discards("table-discard", "dueling-tigers");
    a_click_discards("duel-turn", "tenpai-duel");
    a_click_discards("one-suit-turn", "one-suit");
    a_click_discards("patterns-turn", "patterns");
    a_click_discards("classic-turn", "classic");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_table_holds),
        cmocka_unit_test(tiles_are_discarded_in_every_mode),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
