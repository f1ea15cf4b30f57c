/*
 * test_accessibility.c: docs/accessibility.md answers every point: yes with a test that exists, no with a
 * reason. It has all Xbox guidelines from 101 to 118, and the README links to it.
 * Sanitize: no
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include <stdbool.h>

#include "base/file.h"
#include "support/sources.h"

enum { CELLS = 4, CELL = 400, REASON = 12 /* the least letters of a reason */ };

static char *page;
static int rows, wrong;

static void complain(const char *row, const char *what)
{
    print_error("docs/accessibility.md: %.70s: %s\n", row, what);
    wrong++;
}

/* Checks that every `folder/test_name` of a text is a file of tests/; returns how many there are. */
static int check_tests(const char *row, const char *text)
{
    int tests = 0;
    for (const char *at = text; (at = strchr(at, '`'));) {
        size_t length = strcspn(at + 1, "`");
        char path[600];
        snprintf(path, sizeof path, "%s/tests/%.*s.c", SOURCE_DIR, (int)length, at + 1);
        if (!file_exists(path))
            complain(row, "names a test that is not there");
        at += length + 2;
        tests++;
    }
    return tests;
}

static bool begins(const char *text, const char *start)
{
    return !strncmp(text, start, strlen(start));
}

static void check_answer(const char *row, const char *answer, int tests)
{
    bool reasoned = strlen(answer) > REASON;
    rows++;
    if (begins(answer, "yes") && !tests)
        complain(row, "yes, but nothing holds it");
    else if ((begins(answer, "no") || begins(answer, "partly")) && !reasoned)
        complain(row, "no, but not why");
    else if (!begins(answer, "yes") && !begins(answer, "no") && !begins(answer, "partly"))
        complain(row, "neither yes nor no");
}

/* Splits a row of a table into its cells; returns how many. */
static int split(const char *row, char cells[CELLS][CELL])
{
    int count = 0;
    for (const char *at = row + 1; *at && *at != '\n' && count < CELLS; count++) {
        size_t length = strcspn(at, "|\n");
        const char *end = at + length;
        at += strspn(at, " ");
        snprintf(cells[count], CELL, "%.*s", at < end ? (int)(end - at) : 0, at);
        for (size_t last = strlen(cells[count]); last && cells[count][last - 1] == ' ';)
            cells[count][--last] = '\0';
        at = *end == '|' ? end + 1 : end;
    }
    return count;
}

static void check_row(const char *row)
{
    char cells[CELLS][CELL];
    int count = split(row, cells), answer = count == CELLS ? 2 : 1;
    if (count < 3 || begins(cells[0], "---") || begins(cells[0], "**") || begins(cells[answer], "Here"))
        return;
    check_answer(row, cells[answer], check_tests(row, row));
}

TEST(every_point_is_answered)
{
    for (const char *line = page; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        if (*line == '|')
            check_row(line);
    assert_true(rows > 60);
    assert_int_equal(wrong, 0);
}

TEST(all_xbox_guidelines_are_there)
{
    for (int number = 101; number <= 118; number++) {
        char row[24];
        snprintf(row, sizeof row, "\n| %d |", number);
        if (!strstr(page, row))
            fail_msg("guideline %d is missing", number);
    }
}

TEST(readers_are_led_to_it)
{
    char *readme = sources_read(SOURCE_DIR "/README.md"),
         *handbook = sources_read(SOURCE_DIR "/docs/handbook.md");
    assert_non_null(strstr(readme, "(docs/accessibility.md)"));
    assert_non_null(strstr(handbook, "(accessibility.md)"));
    free(readme);
    free(handbook);
}

int main(void)
{
    page = sources_read(SOURCE_DIR "/docs/accessibility.md");
    int failed = test_file_run();
    free(page);
    return failed;
}
