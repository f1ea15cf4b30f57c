/*
 * test_pad_play.c: an evening with nothing but a gamepad, from the first start on. Every way to a button is
 * gone with the pad's arrows and its Y, and every button pressed by A, as a hand that knows no mouse would.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "session/archive.h"

enum { MANY = 3000 /* pushes of the pad */ };

static struct rng hand; /* which way the thumb goes */

static void press(SDL_GameControllerButton button)
{
    headless_button(button);
    headless_steps(2);
}

static bool is_on(const char *start)
{
    return app.input.focus_visible && !strncmp(app.input.focus, start, strlen(start));
}

/* Brings the focus to the first target met whose id begins so. */
static void go_to(const char *start)
{
    static const SDL_GameControllerButton ways[] = {
        SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT,
        SDL_CONTROLLER_BUTTON_DPAD_UP,    SDL_CONTROLLER_BUTTON_Y,
    };
    for (int i = 0; i < MANY && !is_on(start); i++)
        press(ways[rng_below(&hand, headless_is_at("typing") ? 4 : 5)]); /* where Y is a blank */
    if (!is_on(start))
        fail_msg("%s: the pad does not get to %s", headless_top(), start);
}

static void use(const char *start)
{
    go_to(start);
    press(SDL_CONTROLLER_BUTTON_A);
}

static void use_and_come_to(const char *start, const char *scene)
{
    use(start);
    headless_wait_for(scene);
}

static void back_to(const char *scene)
{
    for (int i = 0; i < 4 && !headless_is_at(scene); i++)
        press(SDL_CONTROLLER_BUTTON_B);
    assert_string_equal(headless_top(), scene);
}

/* The first start, and the first lesson: what is to be done is shown where one does not do it. */
static void learn(void)
{
    app_go(&app, scene_welcome(&app));
    headless_step();
    use_and_come_to("button:lessons", "lesson");
    for (int i = 0; i < 200 && !headless_find("lesson:again"); i++) {
        if (headless_find("lesson:next"))
            use("lesson:next");
        headless_steps(30);
    }
    assert_non_null(headless_find("lesson:again"));
    use("lesson:leave");
    headless_steps(2);
    if (!headless_is_at("title"))
        back_to("title");
}

/* A name from letters on the screen: X erases, Y is a blank, B is done. */
static void give_a_name(void)
{
    use_and_come_to("button:settings", "settings");
    use("page:6");
    use_and_come_to("name:you", "typing");
    for (int i = 0; i < 3; i++)
        press(SDL_CONTROLLER_BUTTON_X);
    use("letter:1:2");
    press(SDL_CONTROLLER_BUTTON_Y);
    use("button:accents");
    use("letter:1:1");
    press(SDL_CONTROLLER_BUTTON_B);
    assert_string_equal(headless_top(), "settings");
    assert_string_equal(app.settings.names[0], "e é");
    back_to("title");
}

/* Somebody to play against, and some moves; an own tile is thrown, what is asked is let pass. */
static void play(void)
{
    int moves = 0;

    use("card:dueling-tigers");
    if (headless_is_at("mode"))
        use_and_come_to("button:new", "options");
    use_and_come_to("opponent:", "people");
    use("person:nino");
    back_to("options");
    use("button:start");
    for (int i = 0; i < 60000 && moves < 6; i++) {
        SDL_Delay(1); /* the computer thinks on a thread */
        headless_steps(10);
        if (headless_is_at("dice"))
            press(SDL_CONTROLLER_BUTTON_A);
        if (!headless_is_at("table"))
            continue;
        int before = session_position(app.session);
        if (headless_find("button:pass")) {
            use("button:pass");
        } else if (headless_find("button:remove-")) { /* East removes a suit, and keeps two numbers */
            use("button:remove-");
        } else if (headless_find("keep:")) {
            use("keep:0");
            use("keep:1");
            use("button:keep");
        }
        if (headless_find("dummy:"))
            use("dummy:"); /* turned over */
        else if (headless_find("hand:"))
            use("hand:");
        if (headless_find("button:discard"))
            use("button:discard");
        moves += session_position(app.session) > before;
    }
    assert_int_equal(moves, 6);
    press(SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    headless_wait_for("log");
    back_to("table");
    press(SDL_CONTROLLER_BUTTON_START);
    headless_wait_for("pause");
    use_and_come_to("button:log", "log");
    back_to("table");
    press(SDL_CONTROLLER_BUTTON_START);
    headless_wait_for("pause");
    use_and_come_to("button:title", "title");
}

/* A match of before. */
static void put_a_record(void)
{
    struct record record;
    struct text text = {0};
    struct error why;
    char kept[ARCHIVE_NAME];

    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/robbed-kong.tigers", NULL));
    strcpy(record.setup.began, "2026-11-20 20:00:00");
    record_print(&record, &text);
    assert_true(archive_write(matches_records(&app), &record, &text, kept, &why));
    text_deinit(&text);
    record_deinit(&record);
}

static void watch(void)
{
    use_and_come_to("button:records", "records");
    use("record:");
    if (headless_is_at("records"))
        use("button:watch");
    headless_wait_for("replay");
    for (int i = 0; i < 5; i++)
        press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    use("button:view");
    back_to("records");
    back_to("title");
}

static void look_through_statistics(void)
{
    use_and_come_to("button:statistics", "statistics");
    for (int i = 0; i < 6; i++)
        press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    back_to("title");
}

static void train(void)
{
    use_and_come_to("button:trainer", "trainers");
    use_and_come_to("card:discard", "drill");
    use_and_come_to("button:start", "drill-play");
    use("tile:");
    headless_steps(30);
    use("button:next");
    assert_string_equal(headless_top(), "drill-play");
    back_to("drill");
    back_to("trainers");
    use_and_come_to("card:scorer", "scorer");
    use("lay:");
    use("lay:");
    use("button:undo");
    back_to("trainers");
    back_to("title");
}

static void open_the_day(void)
{
    use_and_come_to("button:day", "day");
    back_to("title");
}

/* The player finds a costly decision again, or doesn't; then the answer is shown, and the puzzle continues.
 */
static void find_it(void)
{
    app_go(&app, scene_by_name(&app, "puzzle"));
    headless_steps(2);
    use("hand:");
    if (headless_find("button:discard"))
        use("button:discard");
    headless_wait_for_target("button:next");
    use("button:next");
    back_to("title");
}

TEST(an_evening_with_a_gamepad)
{
    data_folder_open(false);
    rng_init(&hand, 9);
    learn();
    give_a_name();
    play();
    put_a_record();
    watch();
    look_through_statistics();
    train();
    open_the_day();
    find_it();
    data_folder_close(true);
}
