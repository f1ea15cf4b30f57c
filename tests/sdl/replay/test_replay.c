/*
 * test_replay.c: a record on the table: gone through by step, decision and round, by its bar and
 * automatically; and played on from a place of it, which leaves the match under way as it is.
 */
#include "support/test.h"

#include <SDL_image.h>

#include "sdl/data_folder.h"
#include "sdl/replay/replay.h"
#include "support/system.h"

/* Four hands of Tenpai Duel: deals are entries 0, 3, 8 and 12 of 17 (tests/session/archive/test_archive.c).
 */
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

TEST(it_is_gone_through)
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

TEST(the_bar_is_dragged)
{
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

TEST(it_plays_automatically_at_its_pace)
{
    int speed = app_speed(&app);
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
    headless_key(SDLK_SPACE); /* again */
    assert_true(place() < 17);
    headless_key(SDLK_SPACE);
    int stopped = place();
    headless_steps(120);
    assert_int_equal(place(), stopped);
    headless_key(SDLK_ESCAPE);
    assert_int_equal(app_speed(&app), speed); /* the table has the speed of the settings */
    close_replay();
}

/* Another record that was dropped on settings over the replay leaves it its pace. */
TEST(a_replay_above_leaves_the_pace_below)
{
    open_replay();
    assert_true(headless_click("button:speed"));
    int speed = app_speed(&app), set = app.settings.speed;
    app_go(&app, scene_settings(&app, app.top));
    app_go(&app, scene_watch(&app, app.top, &record));
    headless_steps(3);
    assert_int_equal(app_speed(&app), app.command_line.speed >= 0 ? app.command_line.speed : set);
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_true(headless_is_at("replay"));
    assert_int_equal(app_speed(&app), speed);
    close_replay();
}

/* Which hands lie open in each view. */
TEST(every_side_can_be_seen)
{
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

static void assert_seen(bool first, bool second)
{
    const struct view *view = &((struct replay *)app.top)->table->view;
    assert_int_equal(view_hand(view, 0) != NULL, first);
    assert_int_equal(view_hand(view, 1) != NULL, second);
}

/* Wherever its file came from: who plays it elsewhere would see the other hand, or what comes. */
TEST(a_match_that_is_not_over_shows_no_other_hand)
{
    for (int persons = 1; persons <= 2; persons++) {
        data_folder_open(false);
        assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-guesses.tigers", NULL));
        record_cut(&record, 6);
        if (persons == 1)
            record.setup.players[1].kind = PLAYER_COMPUTER;
        app_go(&app, scene_title(&app));
        app_go(&app, scene_watch(&app, app.top, &record));
        headless_steps(5);
        headless_assert_reads("This match isn’t over, so the other hands stay hidden.");
        for (int i = 0; i < 6; i++) {
            assert_seen(persons == 1 && i % 2 == 0, false);
            headless_key(i < 3 ? SDLK_END : SDLK_HOME);
            assert_seen(persons == 1 && i % 2 == 0, false);
            headless_key(SDLK_v);
        }
        headless_key(SDLK_u);
        headless_assert_reads("Once it’s over");
        headless_key(SDLK_p); /* neither is played on nor drawn with all hands */
        headless_key(SDLK_g);
        headless_key(SDLK_t);
        assert_string_equal(headless_top(), "pick");
        close_replay();
    }
}

/* --- played on ---------------------------------------------------------------------------------- */

static void play_on(int whose)
{
    headless_key(SDLK_u);
    assert_string_equal(headless_top(), "pick");
    headless_key(SDLK_p);
    assert_string_equal(headless_top(), "pick");
    assert_true(headless_click(TARGET_ID("pick", whose)));
}

TEST(it_is_played_on_as_practice)
{
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

TEST(the_match_under_way_is_not_lost)
{
    struct record before;
    char path[MATCH_PATH + 32];
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

/* The same from a practice match beside a match in progress. */
TEST(a_practice_gives_way_to_another)
{
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

/* --- who sits there ----------------------------------------------------------------------------- */

static void open_other(const char *name)
{
    char path[MATCH_PATH];
    data_folder_open(false);
    snprintf(path, sizeof path, "%s/tests/golden/%s.tigers", SOURCE_DIR, name);
    assert_true(record_read(&record, path, NULL));
}

/* Hides nobody's hand, however much of it there is. */
static void let_computers_play(void)
{
    for (int seat = 0; seat < record.setup.seats; seat++)
        record.setup.players[seat].kind = PLAYER_COMPUTER;
}

static void watch_it(void)
{
    app_go(&app, scene_title(&app));
    app_go(&app, scene_watch(&app, app.top, &record));
    headless_steps(5);
}

/* Who gave themselves no name is "you" in their own match, and somebody with a name where others sit beside.
 */
TEST(who_has_no_name_is_you)
{
    open_other("tenpai-guesses");
    struct settings defaults;
    settings_defaults(&defaults);
    strcpy(record.setup.players[0].name, defaults.names[0]);
    record.setup.players[1].kind = PLAYER_COMPUTER;
    watch_it();
    for (int i = 0; i < 2; i++)
        headless_key(SDLK_v);
    headless_assert_reads("As you see it");
    headless_key(SDLK_v);
    headless_assert_reads("As Mei sees it");
    headless_key(SDLK_u);
    headless_key(SDLK_p);
    headless_assert_reads("In your own seat");
    headless_assert_reads("In Mei’s seat");
    assert_true(headless_click("pick:2")); /* two at one screen */
    const struct setup *setup = session_setup(app.session);
    assert_string_equal(setup->players[0].name, "Host");
    assert_string_equal(setup->players[1].name, "Mei");
    for (int seat = 0; seat < 2; seat++)
        assert_int_equal(setup->players[seat].kind, PLAYER_PERSON);
    close_replay();
}

/* At a table of three there are computers to play against, and several people at the screen. */
TEST(three_are_played_on)
{
    for (int whose = 1; whose < 4; whose += 2) {
        open_other("one-suit-three");
        let_computers_play();
        watch_it();
        headless_key(SDLK_u);
        headless_key(SDLK_p);
        headless_assert_reads("Against computers");
        headless_assert_reads("Several players, one screen");
        headless_key(SDLK_ESCAPE);
        play_on(whose);
        const struct setup *setup = session_setup(app.session);
        assert_int_equal(setup->seats, 3);
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(setup->players[seat].kind,
                             whose == 3 || seat == whose ? PLAYER_PERSON : PLAYER_COMPUTER);
        close_replay();
    }
}

/* --- at the edges ------------------------------------------------------------------------------- */

TEST(the_wheel_steps)
{
    open_replay();
    headless_wheel(-1);
    assert_int_equal(place(), 2);
    headless_wheel(1);
    assert_int_equal(place(), 1);
    headless_wheel(0); /* to the side */
    assert_int_equal(place(), 1);
    headless_wheel(1);
    headless_wheel(1); /* before the beginning there is nothing */
    assert_int_equal(place(), 0);
    headless_wheel(-3); /* a wheel that is turned fast */
    assert_int_equal(place(), 3);
    headless_wheel(2);
    assert_int_equal(place(), 1);
    close_replay();
}

/* A touchpad and a pushing finger give a part of a line at a time, which are added up. */
TEST(a_touchpad_steps_by_whole_lines)
{
    open_replay();
    for (int i = 0; i < 3; i++)
        headless_wheel(-.25f);
    assert_int_equal(place(), 1);
    headless_wheel(-.25f);
    assert_int_equal(place(), 2);
    headless_wheel(-.75f); /* and back before it is a whole one */
    headless_wheel(.75f);
    assert_int_equal(place(), 2);
    headless_wheel(.25f);
    assert_int_equal(place(), 1);
    headless_key(SDLK_SPACE); /* what is no step yet stops nothing */
    headless_wheel(-.25f);
    assert_true(((struct replay *)app.top)->playing);
    headless_wheel(-.75f);
    assert_false(((struct replay *)app.top)->playing);
    close_replay();
}

/* A match that was left before its first deal. */
TEST(a_record_without_moves_is_shown)
{
    static const SDL_Keycode keys[] = {SDLK_RIGHT,  SDLK_LEFT,  SDLK_DOWN, SDLK_UP,  SDLK_PAGEDOWN,
                                       SDLK_PAGEUP, SDLK_SPACE, SDLK_END,  SDLK_HOME};
    open_other("tenpai-guesses");
    let_computers_play();
    record.count = 0;
    watch_it();
    headless_assert_reads("Step 0 of 0");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        headless_key(keys[i]);
        headless_steps(100);
        assert_int_equal(place(), 0);
    }
    headless_key(SDLK_u);
    headless_assert_reads("No round has been dealt here yet");
    close_replay();
}

/* In Stage B, where the tally needs room, the ways out are pictures, which say what they are when they are
 * pointed at. */
TEST(small_buttons_say_what_they_are)
{
    open_replay();
    headless_assert_reads("Use it");
    headless_assert_reads("Decision"); /* between the buttons that lead to the one before and after */
    headless_key(SDLK_RIGHT);          /* Riichi */
    headless_steps(5);
    assert_false(headless_reads("Use it"));
    const struct target *target = target_find(&app, "button:actions");
    assert_non_null(target);
    headless_mouse(SDL_MOUSEMOTION, target->rect);
    headless_rest();
    headless_assert_reads("Use it");
    headless_assert_reads("Play on from here, save, copy");
    close_replay();
}

TEST(it_needs_a_record)
{
    headless_open(960, 600, SPEED_OFF);
    assert_null(scene_by_name(&app, "replay"));
    app.command_line.replay = SOURCE_DIR "/assets/icon/dueling-tigers-64.png";
    assert_null(scene_by_name(&app, "replay"));
    app.command_line.replay = SOURCE_DIR "/tests/golden/ruin.tigers";
    struct scene *scene = scene_by_name(&app, "replay");
    assert_non_null(scene);
    app_go(&app, scene);
    headless_step();
    headless_key(SDLK_ESCAPE); /* nothing lies below: the program begins */
    assert_false(headless_is_at("replay"));
    headless_close();
}

/* --- written out -------------------------------------------------------------------------------- */

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
    loop_draw(&app, true);
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

/* Makes the animation of the round, read back by another's decoder; to be freed. */
static IMG_Animation *make_animation(char path[MATCH_PATH + 64])
{
    make(SDLK_g);
    find_export(".gif", path);
    IMG_Animation *moving = IMG_LoadAnimation(path);
    assert_non_null(moving);
    return moving;
}

/* The strip of the round is so wide. */
static void assert_strip(int wide)
{
    char path[MATCH_PATH + 64];
    make(SDLK_t);
    find_export(".png", path);
    SDL_Surface *strip = IMG_Load(path);
    assert_non_null(strip);
    assert_int_equal(strip->w, wide);
    SDL_FreeSurface(strip);
}

static float seconds_of(const IMG_Animation *moving)
{
    int all = 0;
    for (int i = 0; i < moving->count; i++)
        all += moving->delays[i];
    return (float)all / 1000;
}

/* The second hand has five entries, so it is five pictures from its deal on and a sheet at the end. */
TEST(a_round_becomes_pictures)
{
    char path[MATCH_PATH + 64];
    open_replay();
    headless_key(SDLK_DOWN);
    headless_steps(5);
    uint64_t before = sum_of_screen();
    IMG_Animation *moving = make_animation(path);
    assert_non_null(strstr(path, "_round-2.gif"));
    assert_int_equal(moving->w, 960);
    assert_int_equal(moving->h, 600);
    assert_int_equal(moving->count, 6); /* the last is the sheet at the end */
    assert_int_equal(moving->delays[4], 3000);
    assert_int_equal(moving->delays[5], 2500);
    assert_true(seconds_of(moving) <= 22);
    IMG_FreeAnimation(moving);
    assert_strip(20 + 2 * 980);             /* two of 960 in a row, 20 between: nothing is shrunk */
    assert_true(sum_of_screen() == before); /* what is on the screen is as it was */
    close_replay();
}

TEST(making_can_be_stopped)
{
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

TEST(a_log_of_riichi_is_written)
{
    char path[MATCH_PATH + 64];
    size_t size;
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
TEST(what_cannot_be_written_is_told)
{
    struct error why;
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

/* However long a round is, it is over in 22 seconds. */
TEST(a_long_round_takes_no_longer)
{
    char path[MATCH_PATH + 64];
    open_other("drawn-round");
    watch_it();
    IMG_Animation *moving = make_animation(path);
    assert_true(moving->count > 20);
    assert_true(seconds_of(moving) > 5 && seconds_of(moving) <= 22.1f);
    IMG_FreeAnimation(moving);
    close_replay();
}

/* A round of which there is nothing but its deal is one picture and the sheet. */
TEST(a_deal_alone_is_one_picture)
{
    char path[MATCH_PATH + 64];
    open_other("tenpai-guesses");
    let_computers_play();
    record.count = 1;
    watch_it();
    IMG_Animation *moving = make_animation(path);
    assert_int_equal(moving->count, 2);
    IMG_FreeAnimation(moving);
    assert_strip(20 + 980);
    close_replay();
}

/* What --screens asks for: a picture of every place, named after what was done there. */
TEST(every_step_becomes_a_picture)
{
    static const char *const some[] = {"0000-start.png", "0001-deal.png", "0002-east-riichi-9p.png",
                                       "0003-west-guess-2m-6m.png", "0004-deal.png"};
    char screens[MATCH_PATH + 16], path[MATCH_PATH + 64];
    open_other("tenpai-guesses");
    record.count = 4;
    snprintf(screens, sizeof screens, "%s/screens", folder);
    app.command_line.screens = screens;
    app_go(&app, scene_watch(&app, NULL, &record));
    headless_step();
    assert_true(app.quit);
    assert_false(app.failed);
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        snprintf(path, sizeof path, "%s/%s", screens, some[i]);
        SDL_Surface *picture = IMG_Load(path);
        if (!picture)
            fail_msg("%s", some[i]);
        assert_int_equal(picture->w, 1280);
        SDL_FreeSurface(picture);
    }
    system_remove(screens);
    close_replay();
}

TEST(pictures_that_cannot_be_written_fail)
{
    char screens[MATCH_PATH + 16], path[MATCH_PATH + 64];
    struct error why;
    for (int inside = 0; inside < 2;
         inside++) { /* the folder's name is a file's; or a picture's a folder's */
        open_other("tenpai-guesses");
        snprintf(screens, sizeof screens, "%s/screens", folder);
        snprintf(path, sizeof path, "%s/0001-deal.png", screens);
        assert_true(inside ? file_make_folder(screens, &why) && file_make_folder(path, &why)
                           : file_write(screens, "x", 1, &why));
        app.command_line.screens = screens;
        app_go(&app, scene_watch(&app, NULL, &record));
        headless_step();
        assert_true(app.quit);
        assert_true(app.failed);
        system_remove(screens);
        close_replay();
    }
}

/* Without a folder, as where the system has none for the player, all that is written is refused, with the
 * reason. */
TEST(without_a_folder_nothing_is_written)
{
    static const char *const off[] = {"pick:2", "pick:3", "pick:4", "pick:5"};
    open_replay();
    app.folder[0] = app.data[0] = '\0';
    headless_key(SDLK_u);
    headless_assert_reads("There is no folder to write to.");
    for (size_t i = 0; i < sizeof off / sizeof *off; i++)
        assert_false(headless_click(off[i]));
    assert_true(headless_is_at("pick"));
    snprintf(app.folder, sizeof app.folder, "%s/", folder);
    close_replay();
}

/* A clipboard that takes nothing, as without a display, is told: nobody pastes something old believing it
 * new. */
TEST(a_clipboard_that_takes_nothing_is_told)
{
    open_replay();
    headless_key(SDLK_u);
    headless_key(SDLK_c);
    headless_assert_reads("Couldn’t copy to the clipboard: ");
    headless_close();
    match_remove_folder(folder);
    record_deinit(&record);
    open_replay();
    SDL_Init(SDL_INIT_VIDEO);
    headless_key(SDLK_u);
    headless_key(SDLK_c);
    headless_assert_reads("Record copied.");
    char *text = SDL_GetClipboardText();
    assert_memory_equal(text, "dueling-tigers record", 21);
    SDL_free(text);
    close_replay();
}

TEST(nothing_follows_the_end)
{
    open_replay();
    headless_key(SDLK_END);
    headless_key(SDLK_u);
    assert_false(headless_click("pick:0"));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "replay");
    close_replay();
}

TEST(the_person_keeps_their_name)
{
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

/* Who gives their place away sits in that of the other, with the face and the play that were theirs. */
TEST(places_are_changed_with_name_and_play)
{
    open_other("classic-all-win");
    record.setup.rounds = 2; /* and so it is over */
    static const uint8_t levels[] = {0, AI_EASY, AI_NORMAL, AI_HARD};
    for (int seat = 0; seat < 4; seat++) {
        record.setup.players[seat].kind = seat ? PLAYER_COMPUTER : PLAYER_PERSON;
        record.setup.players[seat].level = levels[seat];
        snprintf(record.setup.players[seat].name, PLAYER_NAME, "Name %d", seat);
    }
    watch_it();
    play_on(1);
    const struct setup *setup = session_setup(app.session);
    for (int seat = 0; seat < 4; seat++) {
        int was = seat < 2 ? 1 - seat : seat;
        char name[PLAYER_NAME];
        snprintf(name, PLAYER_NAME, "Name %d", was);
        assert_string_equal(setup->players[seat].name, name);
        assert_int_equal(setup->players[seat].kind, seat == 1 ? PLAYER_PERSON : PLAYER_COMPUTER);
        if (seat != 1)
            assert_int_equal(setup->players[seat].level, levels[was]);
    }
    close_replay();
}
