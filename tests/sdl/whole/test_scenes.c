/*
 * test_scenes.c: one visitor opens each scene of the gallery, and every check of scene_check.h looks at it
 * while it is open.
 *
 *   sdl-whole-test_scenes [SCENE [CHECK]]    only that scene, or any with "-", and only that check
 *   sdl-whole-test_scenes PART/PARTS         one of so many parts of all
 * Tier: ci
 * Parts: 4
 * Wraps: target_choose
 * Teacher: quick
 */
#include "sdl/whole/scene_check.h"

#include "sdl/app/speaker.h"
#include "words/languages/languages.h"

struct app app;

/* Those that find the scene opened alike stand together. */
static const struct scene_check *const checks[] = {&check_names, &check_key_table, &check_settings_over,
                                                   &check_drop,  &check_keys,      &check_pad,
                                                   &check_still, &check_pointer,   &check_phone};

enum { CHECKS = sizeof checks / sizeof *checks, SCENES_MAX = 400 };

static struct app first; /* the program before any scene */
static const char *program, *scene, *only_check;
static const struct scene_check *running; /* the check that looks, or NULL */
static int faults;                        /* of the scene */

/* --- a scene --- */

static void close_scene(void)
{
    app_close_scenes(&app);
    if (app.company)
        app.company->leave(&app);
    app_set_session(&app, NULL);
    saves_close(&app.saves);
    speaker_deinit(&app);
    toast_deinit(&app);
}

/* Everything but the painter, and of that what a check may have set. */
static void start_again(void)
{
    struct painter painter = app.painter;
    painter.alpha = 1;
    painter.unseen = true;
    type_watch(&painter, NULL, NULL);
    app = first;
    app.painter = painter;
    painter_set_look(&app.painter, &first.painter.look);
    if (memcmp(&painter.layout, &first.painter.layout, sizeof painter.layout) != 0)
        painter_resize(&app.painter, &first.painter.layout);
    toast_init(&app);
}

void scene_open(const char *name, enum scene_opening opening)
{
    close_scene();
    start_again();
    app.command_line.speed = opening == SCENE_AS_PLAYED ? SPEED_NORMAL : SPEED_OFF;
    struct scene *opened = scene_by_name(&app, name);
    assert_non_null(opened);
    app_go(&app, opened);
    if (opening == SCENE_AT_ONCE)
        headless_steps(3);
}

/* --- what is wrong --- */

void scene_fault(const char *id, const char *what)
{
    print_error("%s at %dx%d in %s: %s: %s %s\n", scene, app.painter.layout.width, app.painter.layout.height,
                language_spoken()->code, running->name, id, what);
    faults++;
}

static void tell_how_to_repeat(void)
{
    print_error("This repeats it: %s %s %s\n", program, scene ? scene : "-", running->name);
}

/* A check that was broken off has not come to its end; what it left behind is no matter to the next scene. */
static int end(void **state)
{
    (void)state;
    if (running)
        tell_how_to_repeat();
    running = NULL;
    return 0;
}

/* True if there is a check of that name. */
static bool is_check(const char *name)
{
    for (int i = 0; i < CHECKS; i++)
        if (!strcmp(name, checks[i]->name))
            return true;
    return false;
}

static bool is_wanted(const struct scene_check *check)
{
    return !only_check || !strcmp(only_check, check->name);
}

static void visit(void **state)
{
    const struct scene_check *before = NULL;
    int all = 0;
    scene = *state;
    for (int i = 0; i < CHECKS; i++) {
        if (!is_wanted(checks[i]) || (checks[i]->skips && checks[i]->skips(scene)))
            continue;
        running = checks[i];
        if (!before || before->leaves_another || before->opening != running->opening)
            scene_open(scene, running->opening);
        faults = 0;
        running->look(scene);
        if (faults)
            tell_how_to_repeat();
        all += faults;
        before = running;
    }
    running = NULL;
    assert_int_equal(all, 0);
}

static void prove(void **state)
{
    running = *state;
    scene = NULL;
    start_again();
    running->proof();
    running = NULL;
}

/* --- the program --- */

static int open_program(void **state)
{
    (void)state;
    headless_open(SCENE_WIDTH, SCENE_HEIGHT, SPEED_OFF);
    app.settings.reduced_motion = true;
    app.input.x = app.input.y = -10000;
    app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
    toast_deinit(&app);
    first = app;
    return 0;
}

static int close_program(void **state)
{
    (void)state;
    close_scene();
    headless_close();
    return 0;
}

int main(int argc, char **argv)
{
    static struct CMUnitTest tests[SCENES_MAX];
    const struct scene_entry *entry;
    size_t count = 0;
    int part = 1, parts = 1;
    bool divided = argc == 2 && sscanf(argv[1], "%d/%d", &part, &parts) == 2;
    const char *only_scene = argc > 1 && !divided && strcmp(argv[1], "-") != 0 ? argv[1] : NULL;
    program = argv[0];
    only_check = argc > 2 ? argv[2] : NULL;
    for (int i = 0; i < CHECKS && !only_scene; i++)
        if (checks[i]->proof && is_wanted(checks[i]) && i % parts == part - 1)
            tests[count++] = (struct CMUnitTest){checks[i]->name, prove, NULL, end, (void *)checks[i]};
    for (int i = 0; (entry = scene_entry_at(i)) && count < SCENES_MAX; i++)
        if (only_scene ? !strcmp(only_scene, entry->name) : i % parts == part - 1)
            tests[count++] = (struct CMUnitTest){entry->name, visit, NULL, end, (void *)entry->name};
    if (!count || (only_check && !is_check(only_check))) {
        fprintf(stderr, "usage: %s [SCENE [CHECK]], or PART/PARTS\n", program);
        return 2;
    }
    return _cmocka_run_group_tests("scenes", tests, count, open_program, close_program);
}
