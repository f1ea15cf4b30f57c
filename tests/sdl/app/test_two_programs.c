/*
 * test_two_programs.c: two real processes on one data folder: the second asks and writes nothing; one left by
 * a killed process does not keep anybody out.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "support/child.h"
#include "support/match.h"
#include "support/system.h"

enum { PATIENCE = 600 /* tenths of a second, for a slow machine */ };

static char folder[MATCH_PATH], data[MATCH_PATH];

static struct child *begin(const char *trace)
{
    char command[4 * MATCH_PATH];
    snprintf(command, sizeof command, "'%s/dueling-tigers' --data '%s' --trace '%s'", PROGRAM_DIR, data,
             trace);
    struct child *child = child_start(command, NULL, NULL, NULL);
    assert_non_null(child);
    return child;
}

/* Waits until the process shows a scene of that name: the trace says so. */
static void wait_for_scene(struct child *child, const char *trace, const char *scene)
{
    char wanted[80];
    snprintf(wanted, sizeof wanted, "\"scene\":\"%s\"", scene);
    for (int i = 0; i < PATIENCE; i++) {
        char *text = file_exists(trace) ? file_read(trace, NULL, NULL) : NULL;
        bool seen = text && strstr(text, wanted);
        free(text);
        if (seen)
            return;
        assert_true(child_runs(child));
        system_sleep(100);
    }
    fail_msg("the scene %s never came", scene);
}

static void end_killed(struct child *child)
{
    child_kill(child);
    assert_int_equal(child_wait(child), CHILD_KILLED);
}

TEST(the_second_asks_until_the_first_is_gone)
{
    char one[MATCH_PATH], two[MATCH_PATH], three[MATCH_PATH], settings[MATCH_PATH];
    struct error why;
    match_folder(folder);
    match_folder(data);
    match_path(one, folder, "one");
    match_path(two, folder, "two");
    match_path(three, folder, "three");
    match_path(settings, data, "settings.ini");
    assert_true(file_write(settings, "", 0, &why));
    struct child *first = begin(one);
    wait_for_scene(first, one, "title");
    struct child *second = begin(two);
    wait_for_scene(second, two, "taken");
    child_end(second);
    child_wait(second);
    size_t size;
    char *text = match_read(settings, &size);
    assert_int_equal(size, 0); /* the second wrote nothing, not even as it ended */
    free(text);
    end_killed(first);
    struct child *third = begin(three);
    wait_for_scene(third, three, "title");
    end_killed(third);
    match_remove_folder(data);
    match_remove_folder(folder);
}

TEST(the_first_start_welcomes)
{
    char one[MATCH_PATH];
    match_folder(folder);
    match_folder(data);
    match_path(one, folder, "one");
    struct child *first = begin(one);
    wait_for_scene(first, one, "welcome");
    end_killed(first);
    match_remove_folder(data);
    match_remove_folder(folder);
}

int main(void)
{
    system_set("SDL_VIDEODRIVER", "dummy"); /* no window is ever seen */
    system_set("SDL_AUDIODRIVER", "dummy");
    return test_file_run();
}
