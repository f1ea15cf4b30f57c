/*
 * test_replay.c: a record on the table: gone through by step, decision and round, by its bar and by itself;
 * and played on from a place of it, which leaves the match under way as it is.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_image.h>
#include <cmocka.h>

#include "sdl/data_folder.h"
#include "sdl/replay/replay.h"

/* Four hands of Tenpai Duel: deals are entries 0, 3, 8 and 12 of 17 (tests/session/shelf/test_shelf.c). */
static struct record record;

static void open_replay(void)
{
    data_folder_open(false);
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-guesses.tigers", NULL));
    app_go(&app, scene_title(&app));
    app_go(&app, scene_watch(&app, app.top, &record));
    headless_steps(5);
}

static void close_replay(void)
{
    const char *const folders[] = {matches_records(&app), matches_imported(&app), matches_exports(&app)};
    for (int i = 0; i < 3; i++)
        if (file_exists(folders[i]))
            match_remove_folder(folders[i]);
    record_deinit(&record);
    data_folder_close(true);
}

static int place(void)
{
    return session_position(((struct replay *)app.top)->session);
}

static void it_is_gone_through(void **state)
{
    static const struct {
        const char *id;
        SDL_Keycode key;
        int at;
    } ways[] = {{"button:next", SDLK_RIGHT, 2},
                {"button:previous", SDLK_LEFT, 1},
                {"button:next-round", SDLK_DOWN, 4},
                {"button:next-decision", SDLK_PAGEDOWN, 6}, /* the east's Riichi of the second hand */
                {"button:previous-decision", SDLK_PAGEUP, 4},
                {"button:previous-decision", SDLK_PAGEUP, 1},
                {"button:previous-round", SDLK_UP, 0}};
    (void)state;
    open_replay();
    assert_int_equal(place(), 1); /* the first deal is on the table */
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        assert_true(headless_click(ways[i].id));
        assert_int_equal(place(), ways[i].at);
    }
    headless_key(SDLK_DOWN);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        headless_key(ways[i].key);
        assert_int_equal(place(), ways[i].at);
    }
    headless_key(SDLK_END);
    assert_int_equal(place(), 17);
    headless_key(SDLK_HOME);
    assert_int_equal(place(), 0);
    close_replay();
}

static void the_bar_is_dragged(void **state)
{
    (void)state;
    open_replay();
    const struct target *bar = target_find(&app, "bar");
    assert_non_null(bar);
    struct rect rect = bar->rect, left = rect_make(rect.x + 1, rect.y, 2, rect.h),
                right = rect_make(rect.x + rect.w - 3, rect.y, 2, rect.h);
    headless_mouse(SDL_MOUSEMOTION, rect);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    assert_in_range(place(), 8, 9);
    headless_mouse(SDL_MOUSEMOTION, right);
    assert_int_equal(place(), 17);
    headless_mouse(SDL_MOUSEMOTION, left);
    assert_int_equal(place(), 0);
    headless_mouse(SDL_MOUSEBUTTONUP, left);
    assert_int_equal(place(), 0);
    close_replay();
}

static void it_plays_by_itself_at_its_pace(void **state)
{
    int speed = app_speed(&app);
    (void)state;
    open_replay();
    speed = app_speed(&app);
    assert_true(headless_click("button:speed"));
    assert_int_not_equal(app_speed(&app), speed);
    while (app_speed(&app) != SPEED_OFF)
        assert_true(headless_click("button:speed"));
    headless_key(SDLK_SPACE);
    for (int i = 0; i < 60 * 60 && place() < 17; i++)
        headless_step();
    assert_int_equal(place(), 17);
    headless_steps(30);
    headless_key(SDLK_SPACE); /* once more */
    assert_true(place() < 17);
    headless_key(SDLK_SPACE);
    int stopped = place();
    headless_steps(120);
    assert_int_equal(place(), stopped);
    headless_key(SDLK_ESCAPE);
    assert_int_equal(app_speed(&app), speed); /* the table has the speed of the settings */
    close_replay();
}

/* Which hands lie open in each view. */
static void every_side_can_be_seen(void **state)
{
    (void)state;
    open_replay();
    const struct view *view = &((struct replay *)app.top)->table->view;
    assert_non_null(view_hand(view, 0));
    assert_non_null(view_hand(view, 1));
    headless_key(SDLK_v);
    assert_null(view_hand(view, 0));
    assert_null(view_hand(view, 1));
    headless_key(SDLK_v);
    assert_non_null(view_hand(view, 0));
    assert_null(view_hand(view, 1));
    headless_key(SDLK_v);
    assert_null(view_hand(view, 0));
    assert_non_null(view_hand(view, 1));
    close_replay();
}

/* --- played on -------------------------------------------------------------------------------------------
 */

static void play_on(int whose)
{
    char id[INPUT_ID];
    headless_key(SDLK_u);
    assert_string_equal(headless_top(), "pick");
    headless_key(SDLK_p);
    assert_string_equal(headless_top(), "pick");
    snprintf(id, sizeof id, "pick:%d", whose);
    assert_true(headless_click(id));
}

static void it_is_played_on_as_practice(void **state)
{
    (void)state;
    open_replay();
    headless_key(SDLK_DOWN); /* the second deal */
    play_on(1);
    assert_string_equal(headless_top(), "table");
    const struct setup *setup = session_setup(app.session);
    assert_true(setup->practice);
    assert_int_equal(setup->players[1].kind, PLAYER_PERSON);
    assert_int_equal(setup->players[0].kind, PLAYER_COMPUTER);
    assert_int_equal(session_length(app.session), 4);
    assert_non_null(session_path(app.session)); /* saved as the mode's match */
    assert_true(file_exists(session_path(app.session)));
    headless_steps(30);
    app_go(&app, scene_title(&app));
    assert_non_null(matches_of(&app, ruleset_find("tenpai-duel")));
    close_replay();
}

static void the_match_under_way_is_not_lost(void **state)
{
    struct record before;
    char path[MATCH_PATH + 32];
    (void)state;
    open_replay();
    struct setup own = record.setup;
    matches_begin(&app, &own);
    session_deal(app.session);
    int length = session_length(app.session);
    app_go(&app, scene_table(&app));
    headless_steps(5);
    app_go(&app, scene_watch(&app, app.top, &record)); /* as after a file was dropped */
    headless_steps(5);
    headless_key(SDLK_DOWN);
    play_on(2); /* two at one screen */
    assert_int_equal(session_length(app.session), 4);
    assert_null(session_path(app.session));
    assert_true(app.beside);
    const struct session *waits = matches_of(&app, record.setup.rules);
    assert_non_null(waits);
    assert_int_equal(session_length(waits), length);
    snprintf(path, sizeof path, "%s/tenpai-duel.tigers", folder);
    assert_true(record_read(&before, path, NULL));
    assert_int_equal(before.count, length);
    record_deinit(&before);
    headless_steps(10);
    app_go(&app, scene_title(&app)); /* the practice is left */
    assert_false(app.beside);
    assert_int_equal(session_length(matches_of(&app, record.setup.rules)), length);
    close_replay();
}

/* Once more from a practice that stands beside a match. */
static void a_practice_gives_way_to_another(void **state)
{
    (void)state;
    open_replay();
    struct setup own = record.setup;
    matches_begin(&app, &own);
    for (int i = 0; i < 2; i++) {
        app_go(&app, scene_table(&app));
        app_go(&app, scene_watch(&app, app.top, &record));
        headless_steps(5);
        play_on(0);
        assert_true(app.beside);
        headless_steps(20);
    }
    app_go(&app, scene_title(&app));
    assert_non_null(matches_of(&app, record.setup.rules));
    close_replay();
}

/* --- written out -----------------------------------------------------------------------------------------
 */

/* The one file in the exports that ends so, into `path`. */
static void found(void *user, const char *name)
{
    snprintf(user, MATCH_PATH + 64, "%s/%s", matches_exports(&app), name);
}

static void find_export(const char *ending, char path[MATCH_PATH + 64])
{
    path[0] = '\0';
    file_each(matches_exports(&app), ending, found, path);
    assert_true(path[0]);
}

static uint64_t sum_of_screen(void)
{
    const SDL_Surface *screen = app.picture;
    uint64_t sum = 0;
    app_draw_now(&app);
    for (int y = 0; y < screen->h; y++)
        for (int x = 0; x < screen->w; x++)
            sum = sum * 31 + ((const Uint32 *)((const Uint8 *)screen->pixels + y * screen->pitch))[x];
    return sum;
}

static void make(SDL_Keycode key)
{
    headless_key(SDLK_u);
    headless_key(key);
    assert_string_equal(headless_top(), "making");
    headless_wait_for("question");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "replay");
}

/* The second hand has five entries, so it is five pictures from its deal on: read back by another's decoder.
 */
static void a_round_becomes_pictures(void **state)
{
    char path[MATCH_PATH + 64];
    (void)state;
    open_replay();
    headless_key(SDLK_DOWN);
    headless_steps(5);
    uint64_t before = sum_of_screen();
    make(SDLK_g);
    find_export(".gif", path);
    assert_non_null(strstr(path, "_round-2.gif"));
    IMG_Animation *moving = IMG_LoadAnimation(path);
    assert_non_null(moving);
    assert_int_equal(moving->w, 960);
    assert_int_equal(moving->h, 600);
    assert_int_equal(moving->count, 5);
    assert_int_equal(moving->delays[4], 4000);
    IMG_FreeAnimation(moving);
    make(SDLK_t);
    find_export(".png", path);
    SDL_Surface *strip = IMG_Load(path);
    assert_non_null(strip);
    assert_int_equal(strip->w, 20 + 3 * 500); /* three of 480 in a row, 20 between */
    SDL_FreeSurface(strip);
    assert_true(sum_of_screen() == before); /* what is on the screen is as it was */
    close_replay();
}

static void making_can_be_stopped(void **state)
{
    (void)state;
    open_replay();
    headless_key(SDLK_u);
    headless_key(SDLK_g);
    headless_steps(3);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "replay");
    assert_false(file_exists(matches_exports(&app)));
    headless_key(SDLK_HOME); /* before the first deal there is no round */
    headless_key(SDLK_u);
    assert_false(headless_click("pick:3"));
    close_replay();
}

static void a_log_of_riichi_is_written(void **state)
{
    char path[MATCH_PATH + 64];
    size_t size;
    (void)state;
    open_replay();
    headless_key(SDLK_u);
    headless_key(SDLK_r);
    assert_string_equal(headless_top(), "question");
    find_export(".mjson", path);
    char *text = match_read(path, &size);
    assert_memory_equal(text, "{\"type\":\"start_game\"", 20);
    free(text);
    close_replay();
}

/* The folder's name is taken by a file: the player is told, and nothing is lost. */
static void what_cannot_be_written_is_told(void **state)
{
    struct error why;
    (void)state;
    open_replay();
    assert_true(file_write(matches_exports(&app), "x", 1, &why));
    headless_key(SDLK_u);
    headless_key(SDLK_s);
    assert_string_equal(headless_top(), "question");
    assert_null(headless_find("button:no"));
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "replay");
    file_remove(matches_exports(&app));
    close_replay();
}

static void nothing_follows_the_end(void **state)
{
    (void)state;
    open_replay();
    headless_key(SDLK_END);
    headless_key(SDLK_u);
    assert_false(headless_click("pick:0"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "replay");
    close_replay();
}

static void the_person_keeps_their_name(void **state)
{
    (void)state;
    open_replay();
    headless_key(SDLK_ESCAPE);
    record.setup.players[1].kind = PLAYER_COMPUTER; /* Lin, a person, played against Mei */
    app_go(&app, scene_watch(&app, app.top, &record));
    headless_steps(5);
    play_on(1);
    assert_string_equal(session_setup(app.session)->players[1].name, "Lin");
    assert_string_equal(session_setup(app.session)->players[0].name, "Mei");
    close_replay();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_is_gone_through),
                                       cmocka_unit_test(the_bar_is_dragged),
                                       cmocka_unit_test(it_plays_by_itself_at_its_pace),
                                       cmocka_unit_test(every_side_can_be_seen),
                                       cmocka_unit_test(it_is_played_on_as_practice),
                                       cmocka_unit_test(the_match_under_way_is_not_lost),
                                       cmocka_unit_test(a_practice_gives_way_to_another),
                                       cmocka_unit_test(nothing_follows_the_end),
                                       cmocka_unit_test(the_person_keeps_their_name),
                                       cmocka_unit_test(a_round_becomes_pictures),
                                       cmocka_unit_test(making_can_be_stopped),
                                       cmocka_unit_test(a_log_of_riichi_is_written),
                                       cmocka_unit_test(what_cannot_be_written_is_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
