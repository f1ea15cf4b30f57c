/*
 * test_voice_mac.c: the voice of macOS with a `say` of the test's own, which can be tried wherever there are
 * processes as on macOS: it speaks, and one that never ends holds up nothing.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#ifdef _WIN32

int main(void)
{
    return 0;
}

#else

#include <SDL.h>
#include <errno.h>
#include <sys/stat.h>

#include "base/file.h"
#include "support/match.h"

static char folder[MATCH_PATH], program[MATCH_PATH + 8];
#define SAY program
#ifndef __APPLE__
#define __APPLE__ /* SDL has been read: only voice_mac.c asks */
#endif
#include "sdl/system/voice_mac.c"

enum { HANGS = 120 /* seconds, on the slowest machine */ };

static char *said(const char *name)
{
    char path[MATCH_PATH];
    return file_read(match_path(path, folder, name), NULL, NULL);
}

/* A program that does that with what it is to say; its number is in the file "pid". */
static void write_program(const char *does)
{
    char words[600];
    struct error why;
    match_folder(folder);
    match_path(program, folder, "say");
    int size = snprintf(words, sizeof words, "#!/bin/sh\ncd '%s'\n%s\necho $$ >new; mv new pid\n%s\n", folder,
                        strstr(does, "trap") ? "trap '' TERM" : "", does);
    assert_true(file_write(program, words, (size_t)size, &why));
    assert_int_equal(chmod(program, 0755), 0);
    alarm(HANGS);
}

static void remove_program(void)
{
    alarm(0);
    match_remove_folder(folder);
}

static pid_t wait_for_program(void)
{
    char *text;
    while (!(text = said("pid")))
        SDL_Delay(2);
    pid_t child = (pid_t)atol(text);
    free(text);
    return child;
}

static void sentences_are_said_one_after_the_other(void **state)
{
    struct error why;
    char *text = NULL;
    (void)state;
    write_program("cat >>all; echo >>all");
    void *voice = voice_mac.open(NULL, &why);
    assert_non_null(voice);
    voice_mac.say(voice, "East", false);
    voice_mac.say(voice, "-r wins", false);
    for (; !text || strcmp(text, "East\n-r wins\n") != 0; text = said("all")) {
        free(text);
        SDL_Delay(2);
    }
    free(text);
    voice_mac.close(voice);
    remove_program();
}

/* It speaks on whatever it is asked: as one whose sound server does not answer. */
static void one_that_never_ends_holds_up_nothing(void **state)
{
    struct error why;
    (void)state;
    write_program("# trap\nwhile :; do sleep 1; done");
    void *voice = voice_mac.open(NULL, &why);
    assert_non_null(voice);
    voice_mac.say(voice, "East", false);
    pid_t first = wait_for_program();
    assert_int_equal(kill(first, 0), 0);
    voice_mac.close(voice);
    while (kill(first, 0) == 0) /* it was killed; the system may take a while */
        SDL_Delay(2);
    assert_int_equal(errno, ESRCH);
    remove_program();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_are_said_one_after_the_other),
        cmocka_unit_test(one_that_never_ends_holds_up_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
