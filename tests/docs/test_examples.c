/*
 * test_examples.c: the examples of docs/console.md are what the program prints.
 *
 * Those in which the built-in opponents play are left out: they may learn.
 * Sanitize: no
 */
#include "support/test.h"

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

/* The first `lines` lines alone. */
static void cut_lines(char *text, int lines)
{
    for (char *at = text; (at = strchr(at, '\n')); at++)
        if (--lines == 0)
            at[1] = '\0';
}

/* Prints what a shell would: `command` is one of the console program, at the most with `echo '...' |` before
 * it, as its input, and `| head -n N` after it. The caller frees it. */
static char *printed_by(char *command)
{
    char *input = strdup(""), *pipe = strstr(command, "' | "), *head = strstr(command, " | head -n ");
    if (strncmp(command, "echo '", 6) == 0 && pipe) {
        *pipe = '\0';
        free(input);
        input = strdup(command + 6);
        command = pipe + 4;
    }
    if (head)
        *head = '\0';
    if (strncmp(command, "tigers ", 7) != 0)
        fail_msg("%s is no command this test can run", command);
    struct run run = program_run(input, "%s", command + 7);
    char *both = malloc(strlen(run.out) + strlen(run.error) + 1);
    assert_non_null(both);
    strcpy(both, run.out);
    strcat(both, run.error);
    if (head)
        cut_lines(both, atoi(head + strlen(" | head -n ")));
    run_deinit(&run);
    free(input);
    return both;
}

static void check_example(const char *command, const char *expected)
{
    char copy[4096];
    snprintf(copy, sizeof copy, "%s", command);
    char *printed = printed_by(copy);
    size_t size = strlen(printed);
    while (size && printed[size - 1] == '\n')
        printed[--size] = '\0';
    if (strcmp(printed, expected))
        fail_msg("%s\nprints\n%s\ninstead of\n%s", command, printed, expected);
    free(printed);
}

TEST(test_console_examples)
{
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
