/*
 * test_older_files.c: the window over a data folder of version 1.0.0 (tests/data/README.md): the title has
 * the match, it comes on the table and goes on; a record of then is shown to its end.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/replay/replay.h"
#include "support/system.h"

static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

static const char *old_path(char path[MATCH_PATH], const char *mode, const char *what)
{
    snprintf(path, MATCH_PATH, SOURCE_DIR "/tests/data/1.0.0/%s%s", mode, what);
    return path;
}

static void put(const char *mode, const char *what, const char *name)
{
    char from[MATCH_PATH], to[MATCH_PATH];
    system_copy(old_path(from, mode, what), match_path(to, folder, name));
}

/* Steps until the person is asked, who sees the tiles then, and makes a move for them. */
static void move(void)
{
    struct rng rng;
    int you = setup_only_person(session_setup(app.session));
    rng_init(&rng, 1);
    for (int i = 0; !(session_asked(app.session) >> you & 1); i++) {
        if (i == 60000)
            fail_msg("nobody asks the person");
        SDL_Delay(1); /* the computer thinks on a thread */
        headless_step();
    }
    headless_steps(20);
    assert_non_null(headless_find("tile:"));
    struct view view = headless_view(you);
    table_scene_play(headless_table(), &app, ai_choose(AI_EASY, &view, &rng, NULL));
    headless_step();
}

TEST(matches_of_1_0_0_are_played_on)
{
    for (int i = 0; i < MODES; i++) {
        const struct ruleset *rules = ruleset_find(modes[i]);
        match_folder(folder);
        put("settings", ".ini", "settings.ini");
        put("trainer", ".ini", "trainer.ini");
        put(modes[i], "-save.tigers", "match.tigers");
        data_folder_start();
        assert_null(target_find(&app, "button:close-warning"));
        assert_true(headless_is_at("title"));
        assert_non_null(matches_of(&app, rules));
        assert_string_equal(app.settings.names[0], "Zoë 龍");
        assert_true(matches_take_up(&app, rules));
        int length = session_length(app.session);
        app_go(&app, scene_table(&app));
        headless_steps(20);
        move();
        assert_true(session_length(app.session) > length);
        assert_string_equal(app.unsaved, "");
        data_folder_close(true);
    }
}

TEST(records_of_1_0_0_are_shown)
{
    for (int i = 0; i < MODES; i++) {
        char path[MATCH_PATH];
        headless_open(1280, 800, SPEED_OFF);
        app.command_line.replay = old_path(path, modes[i], "-match.tigers");
        struct scene *scene = scene_replay(&app);
        assert_non_null(scene);
        app_go(&app, scene);
        headless_steps(5);
        assert_true(headless_is_at("replay"));
        const struct session *session = ((struct replay *)app.top)->session;
        headless_key(SDLK_END);
        headless_steps(5);
        assert_int_equal(session_position(session), session_length(session));
        assert_true(session_is_over(session));
    }
}
