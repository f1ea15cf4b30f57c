/*
 * test_auto_play.c: what the toggles at the table meet at any moment: a tile in the hand, an animation, a
 * thought, the background, and tiles that a tip must not hide. What they do is in scripts/auto_play.txt.
 */
#include "support/test.h"

#include "sdl/gallery/example.h"
#include "sdl/headless.h"
#include "support/match.h"
#include "words/languages/languages.h"

enum { STEPS = 40000 };

static bool has_small_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN;
}

static bool has_turn(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_TURN && view->table.discard_count > 4 &&
           view->table.meld_counts[0] == 0 && view->own.drawn < TILE_COUNT;
}

/* Steps the program until the person is asked or another scene came. */
static void wait_for_turn(void)
{
    for (int i = 0; i < STEPS; i++) {
        loop_step(&app);
        if (!headless_is_at("table") || table_scene_is_open(headless_table())) {
            loop_draw(&app, false);
            return;
        }
    }
    fail_msg("the table waits for nobody");
}

static void open_at(const char *mode, example_fits *fits)
{
    int seat;

    headless_open(1280, 800, SPEED_OFF);
    app_set_session(&app, example_session(ruleset_find(mode), &app.settings, 1, 1, fits, &seat));
    assert_non_null(app.session);
    assert_int_equal(seat, 0);
    app_go(&app, scene_table(&app));
    wait_for_turn();
}

/* The tile in the hand is carried over the others: none rises in its way, and the facts are its own. */
TEST(a_dragged_tile_passes_over_the_others)
{
    open_at("dueling-tigers", has_turn);
    struct table_scene *table = headless_table();
    struct rect start = table_scene_pixels(&app.painter, table_layout_hand(&table->layout, 0, false));
    struct rect end = table_scene_pixels(&app.painter, table_layout_hand(&table->layout, 3, false));
    char first[3] = {0};
    memcpy(first, headless_find("hand:")->id + 5, 2);
    headless_mouse(SDL_MOUSEMOTION, start);
    headless_mouse(SDL_MOUSEBUTTONDOWN, start);
    headless_mouse(SDL_MOUSEMOTION, end);
    for (int i = 0; i < 60; i++)
        loop_step(&app);
    assert_int_equal(table->drag_place, 0);
    assert_true(table->lifts[3] < 1);
    assert_int_equal(table->choice.hover, tile_parse(first));
    headless_mouse(SDL_MOUSEBUTTONUP, end);
    headless_close();
}

/* A match of the mode that the program plays alone, so many steps after it came to the table. */
static void begin_at_normal_speed(const struct ruleset *rules, int steps)
{
    int seat;
    headless_open(1280, 800, SPEED_NORMAL);
    app.command_line.autoplay = true;
    app_set_session(&app, example_session(rules, &app.settings, 1, 1, has_small_turn, &seat));
    app_go(&app, scene_table(&app));
    headless_steps(steps);
}

/* Whether tiles move just then, or somebody thinks: all is done at once from there on. A hang would fail the
 * test by its time. */
TEST(speed_is_turned_off_at_any_moment)
{
    static const int moments[] = {1, 20, 45, 80, 130, 200};
    int moving = 0, thinking = 0;
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
            begin_at_normal_speed(ruleset_list[mode], moments[i]);
            bool moves = anim_is_busy(&headless_table()->anim);
            moving += moves;
            thinking += !moves && headless_table()->think.begun;
            headless_key('f'); /* fast */
            headless_key('f');
            assert_int_equal(app.settings.speed, SPEED_OFF);
            int step = 0;
            while (headless_is_at("table") && step++ < STEPS)
                loop_step(&app);
            assert_false(headless_is_at("table"));
            headless_close();
        }
    assert_true(moving > 0);
    assert_true(thinking > 0);
}

/* In the background the music and the glow rest, and go on when the window comes back. */
TEST(the_background_is_noticed)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};

    open_at("dueling-tigers", has_turn);
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    loop_handle(&app, &event);
    assert_true(app.away);
    event.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    loop_handle(&app, &event);
    assert_false(app.away);
    event.window.event = SDL_WINDOWEVENT_MINIMIZED;
    loop_handle(&app, &event);
    assert_true(app.away);
    event.window.event = SDL_WINDOWEVENT_RESTORED;
    loop_handle(&app, &event);
    assert_false(app.away);
    headless_close();
}

/* Whether the sentence of the hint's tip was drawn, and lies on one of the player's tiles. */
static bool hint_told, hides_a_tile;

static void watch_hint(void *to, const struct type_seen *seen)
{
    (void)to;
    struct rect at = seen->rect;
    if (strncmp(seen->words, "What the strongest", 18) != 0)
        return;
    hint_told = true;
    for (int i = 0; i < app.targets.count; i++) {
        struct rect tile = app.targets.list[i].rect;
        if (strncmp(app.targets.list[i].id, "hand:", 5) == 0 && at.x < tile.x + tile.w &&
            tile.x < at.x + at.w && at.y < tile.y + tile.h && tile.y < at.y + at.h)
            hides_a_tile = true;
    }
}

/* The button for a hint lies just above the player's tiles where four play. */
TEST(what_a_hint_is_hides_no_own_tile)
{
    static const char *const scenes[] = {"table-late", "duel-turn", "one-suit-turn", "patterns-turn",
                                         "classic-turn"};
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {2560, 1440}};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            headless_open_scene(scenes[i], sizes[k][0], sizes[k][1], SPEED_OFF);
            headless_steps(60);
            assert_non_null(headless_find("hand:"));
            hint_told = hides_a_tile = false;
            headless_mouse(SDL_MOUSEMOTION, target_find(&app, "button:hint")->rect);
            headless_rest();
            headless_watch(watch_hint, NULL);
            assert_true(hint_told);
            if (hides_a_tile)
                fail_msg("%s at %dx%d", scenes[i], sizes[k][0], sizes[k][1]);
            headless_close();
        }
}

/* The room below the icons, in pixels, and how many texts begin in it: none leaves the column. */
static struct rect below;
static int names_seen;

static void watch_names(void *to, const struct type_seen *seen)
{
    (void)to;
    struct rect at = seen->rect;
    if (at.y < below.y || at.y >= below.y + below.h || at.x >= below.x + below.w)
        return;
    names_seen++;
    if (seen->cut)
        fail_msg("%s in %s", seen->words, app.command_line.language);
    assert_true(at.x >= below.x && at.x + at.w <= below.x + below.w);
}

/* At the first turn of a match; `first`: nothing has been finished in the folder yet. */
static int count_names(const struct ruleset *rules, const int size[2], const char *folder, bool first,
                       const char *language)
{
    struct error why;
    int seat;
    headless_open(size[0], size[1], SPEED_OFF);
    app.command_line.language = language;
    assert_true(app_speak(&app, &why));
    app.settings.talk = false; /* what an opponent says may lie there for a moment */
    if (first)
        snprintf(app.folder, sizeof app.folder, "%s/", folder);
    app_set_session(&app, example_session(rules, &app.settings, 1, 1, has_small_turn, &seat));
    app_go(&app, scene_table(&app));
    wait_for_turn();
    float u = app.painter.layout.u;
    struct rect icon = headless_find("toggle:order")->rect;
    below = table_scene_pixels(&app.painter, headless_table()->layout.toggles);
    below = rect_make(below.x, icon.y + icon.h, 264 * u, 33 * u);
    names_seen = 0;
    headless_watch(watch_names, NULL);
    for (int i = 0; i < app.targets.count; i++)
        if (strncmp(app.targets.list[i].id, "toggle:", 7) != 0)
            assert_false(rect_overlap(app.targets.list[i].rect, below, .05f));
    return names_seen;
}

/* A newcomer can't guess what crossed tiles and bolts do: each icon has its name, clear of all else. */
TEST(in_a_first_match_every_icon_has_its_name)
{
    static const int sizes[][2] = {{960, 600}, {1280, 800}, {2560, 1440}};
    char folder[MATCH_PATH];
    match_folder(folder);
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            int icons = 0, names = count_names(ruleset_list[mode], sizes[i], folder, true, "en");
            for (int k = 0; k < app.targets.count; k++)
                icons += strncmp(app.targets.list[k].id, "toggle:", 7) == 0;
            assert_true(icons >= 2 && names >= icons);
            headless_assert_reads("My order");
            headless_assert_reads("Speed");
            assert_int_equal(count_names(ruleset_list[mode], sizes[i], folder, false, "en"), 0);
        }
    for (int i = 0; i < language_count(); i++)
        for (int mode = 0; ruleset_list[mode]; mode++)
            assert_true(count_names(ruleset_list[mode], sizes[0], folder, true, language_at(i)->code) >= 2);
    count_names(ruleset_list[0], sizes[0], folder, true, "en");
    headless_close();
    match_remove_folder(folder);
}
