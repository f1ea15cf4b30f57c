/*
 * test_manual.c: the manual pages of packaging/linux have every option that --help lists, and no other.
 * Sanitize: no
 */
#include "support/test.h"

#include "cli/program.h"

#include "base/file.h"

enum { OPTION_MAX = 32 };

/* What a program writes to its standard output, which the caller frees. */
static char *output_of(const char *command)
{
    char line[1024];
    const char *out = program_path("manual");
    snprintf(line, sizeof line, "'%s'/%s", PROGRAM_DIR, command);
    int status = child_run(line, NULL, out, NULL);
    if (status != 0)
        fail_msg("%s: exit %d", command, status);
    char *text = program_read_file(out);
    remove(out);
    return text;
}

/* A manual page, without the backslashes that keep its hyphens as they are. */
static char *page_of(const char *program)
{
    char path[512];
    snprintf(path, sizeof path, "%s/packaging/linux/%s.6", SOURCE_DIR, program);
    char *text = program_read_file(path), *to = text;
    for (const char *from = text; *from; from++)
        if (*from != '\\' || from[1] != '-')
            *to++ = *from;
    *to = '\0';
    return text;
}

/* The next "--word" at or after `at`, in `option`; where to go on, or NULL if there is none. */
static const char *next_option(const char *at, char option[OPTION_MAX])
{
    for (at = strstr(at, "--"); at; at = strstr(at + 2, "--")) {
        size_t length = 2 + strspn(at + 2, "abcdefghijklmnopqrstuvwxyz-");
        if (length > 2 && length < OPTION_MAX) {
            snprintf(option, OPTION_MAX, "%.*s", (int)length, at);
            return at + length;
        }
    }
    return NULL;
}

static bool has_option(const char *text, const char *wanted)
{
    char option[OPTION_MAX];
    for (const char *at = text; (at = next_option(at, option));)
        if (strcmp(option, wanted) == 0)
            return true;
    return false;
}

/* How many options `text` names; each must be in `where` too. */
static int assert_all_are_in(const char *text, const char *where, const char *complaint)
{
    char option[OPTION_MAX];
    int count = 0;
    for (const char *at = text; (at = next_option(at, option)); count++)
        if (!has_option(where, option))
            fail_msg("%s: %s", option, complaint);
    return count;
}

TEST(test_the_game)
{
    if (!file_exists(PROGRAM_DIR "/dueling-tigers") && !file_exists(PROGRAM_DIR "/dueling-tigers.exe"))
        skip(); /* built without the window */
    char *help = output_of("dueling-tigers --help"), *page = page_of("dueling-tigers");
    assert_true(assert_all_are_in(help, page, "dueling-tigers.6 does not tell of it") > 10);
    assert_all_are_in(page, help, "dueling-tigers.6 tells of it, but --help does not");
    free(help);
    free(page);
}

/* The --help of every command that `help` lists, one after the other in `all`; each is in the page. */
static int collect_commands(const char *help, const char *page, char *all, size_t size)
{
    int count = 0;
    char name[16], line[64];
    for (const char *at = help; (at = strstr(at, "\n  tigers ")); at++) {
        if (sscanf(at, "\n  tigers %15[a-z] ", name) != 1)
            continue;
        snprintf(line, sizeof line, "tigers %s --help", name);
        char *told = output_of(line);
        line[strlen(line) - strlen(" --help")] = '\0';
        program_assert_holds(page, line);
        assert_true(strlen(all) + strlen(told) < size);
        strcat(all, told);
        free(told);
        count++;
    }
    return count;
}

TEST(test_the_console_program)
{
    char all[32768] = "", *page = page_of("tigers"), *help = output_of("tigers --help");
    strcat(all, help);
    assert_true(collect_commands(help, page, all, sizeof all) >= 8);
    assert_true(assert_all_are_in(all, page, "tigers.6 does not tell of it") > 30);
    assert_all_are_in(page, all, "tigers.6 tells of it, but no command's --help does");
    free(help);
    free(page);
}
