/*
 * test_examples.c: the examples of docs/console.md are what the program prints.
 *
 * Those in which the built-in opponents play are left out: they may learn.
 */
#include "cli/program.h"

/* An example runs from its "$ " line to the next empty line or the end of its block. */
static char *end_of_example(char *at)
{
    char *block = strstr(at, "\n```"), *empty = strstr(at, "\n\n$ ");
    return empty && empty < block ? empty : block;
}

static bool has_players(const char *command)
{
    return strstr(command, "tigers play") || strstr(command, "tigers arena") ||
           strstr(command, "match.tigers");
}

static void check_example(const char *command, const char *expected)
{
    char line[4096];
    const char *out = program_path("out");
    snprintf(line, sizeof line, "PATH=\"%s:$PATH\"; %s > %s 2>&1", PROGRAM_DIR, command, out);
    if (system(line) < 0)
        fail();
    char *printed = program_read_file(out);
    size_t size = strlen(printed);
    while (size && printed[size - 1] == '\n')
        printed[--size] = '\0';
    if (strcmp(printed, expected))
        fail_msg("%s\nprints\n%s\ninstead of\n%s", command, printed, expected);
    free(printed);
    remove(out);
}

static void test_console_examples(void **state)
{
    (void)state;
    char *text = program_read_file(SOURCE_DIR "/docs/console.md");
    int count = 0;
    for (char *at = strstr(text, "\n$ "); at; at = strstr(at, "\n$ ")) {
        char *command = at + 3, *end = end_of_example(command), *expected = strchr(command, '\n');
        char saved = *end;
        *expected++ = '\0';
        *end = '\0';
        if (!has_players(command)) {
            check_example(command, expected);
            count++;
        }
        *end = saved;
        expected[-1] = '\n';
        at = end;
    }
    assert_true(count > 15);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_console_examples)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
