/*
 * test_two_programs.c: two real processes on one data folder: the second asks and writes nothing; one left by
 * a killed process does not keep anybody out.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifndef _WIN32
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "support/match.h"

enum { PATIENCE = 600 /* tenths of a second, for a slow machine */ };

static char folder[MATCH_PATH], data[MATCH_PATH];

static pid_t begin(const char *trace)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        setenv("SDL_VIDEODRIVER", "offscreen", 1);
        setenv("SDL_AUDIODRIVER", "dummy", 1);
        execl(PROGRAM_DIR "/dueling-tigers", "dueling-tigers", "--data", data, "--trace", trace,
              (char *)NULL);
        _exit(127);
    }
    return child;
}

/* Waits until the process shows a scene of that name: the trace says so. */
static void wait_for_scene(pid_t child, const char *trace, const char *scene)
{
    const struct timespec tenth = {0, 100000000};
    char wanted[80];
    snprintf(wanted, sizeof wanted, "\"scene\":\"%s\"", scene);
    for (int i = 0; i < PATIENCE; i++) {
        char *text = file_exists(trace) ? file_read(trace, NULL, NULL) : NULL;
        bool seen = text && strstr(text, wanted);
        free(text);
        if (seen)
            return;
        assert_int_equal(waitpid(child, NULL, WNOHANG), 0);
        nanosleep(&tenth, NULL);
    }
    fail_msg("the scene %s never came", scene);
}

static void end(pid_t child, int signal_number)
{
    kill(child, signal_number);
    assert_int_equal(waitpid(child, NULL, 0), child);
}

static void the_second_asks_until_the_first_is_gone(void **state)
{
    (void)state;
    char one[MATCH_PATH], two[MATCH_PATH], three[MATCH_PATH], settings[MATCH_PATH];
    struct error why;
    match_folder(folder);
    match_folder(data);
    match_path(one, folder, "one");
    match_path(two, folder, "two");
    match_path(three, folder, "three");
    match_path(settings, data, "settings.ini");
    assert_true(file_write(settings, "", 0, &why));
    pid_t first = begin(one);
    wait_for_scene(first, one, "title");
    pid_t second = begin(two);
    wait_for_scene(second, two, "taken");
    end(second, SIGTERM);
    size_t size;
    char *text = match_read(settings, &size);
    assert_int_equal(size, 0); /* the second wrote nothing, not even as it ended */
    free(text);
    end(first, SIGKILL);
    pid_t third = begin(three);
    wait_for_scene(third, three, "title");
    end(third, SIGKILL);
    match_remove_folder(data);
    match_remove_folder(folder);
}

static void the_first_start_welcomes(void **state)
{
    (void)state;
    char one[MATCH_PATH];
    match_folder(folder);
    match_folder(data);
    match_path(one, folder, "one");
    pid_t first = begin(one);
    wait_for_scene(first, one, "welcome");
    end(first, SIGKILL);
    match_remove_folder(data);
    match_remove_folder(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_second_asks_until_the_first_is_gone),
        cmocka_unit_test(the_first_start_welcomes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void)
{
    return 0;
}
#endif
