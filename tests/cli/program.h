/*
 * program.h: runs the console program as a user would, for the tests beside it.
 *
 * A run holds all that the program wrote and its exit status; run_deinit frees it.
 */
#ifndef TESTS_CLI_PROGRAM_H
#define TESTS_CLI_PROGRAM_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <cjson/cJSON.h>

#include "base/file.h"
#include "support/child.h"
#include "support/system.h"

struct run {
    int status;
    char *out;
    char *error;
};

/* The whole of a file as a text the caller frees, "" if there is none. */
static inline char *program_read_file(const char *path)
{
    FILE *file = file_open(path, "rb");
    size_t size = 0, room = 1 << 16;
    char *text = malloc(room);
    assert_non_null(text);
    while (file && (size += fread(text + size, 1, room - size - 1, file)) == room - 1) {
        room *= 2;
        text = realloc(text, room);
        assert_non_null(text);
    }
    text[size] = '\0';
    if (file)
        fclose(file);
    return text;
}

static inline void program_write_file(const char *path, const char *text)
{
    FILE *file = file_open(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, strlen(text), file), strlen(text));
    assert_int_equal(fclose(file), 0);
}

/* A file name of this test program's own, beside the program. */
static inline void program_name_file(const char *name, char out[512])
{
    snprintf(out, 512, "%s/cli-test-%ld-%s", PROGRAM_DIR, system_process(), name);
}

/* The same in static storage, good until the fourth next call. */
static inline const char *program_path(const char *name)
{
    static char paths[4][512];
    static int next;
    char *path = paths[next++ % 4];
    program_name_file(name, path);
    return path;
}

/* Runs `tigers` with the formatted arguments, words as child.h reads them, on the file `in`; what it prints
 * goes into the file `out`, and NULL is one of which the run holds the text. */
static inline struct run program_run_list(const char *in, const char *out, const char *format, va_list list)
{
    char arguments[4096], line[4700], printed[512], error[512];
    program_name_file("out", printed);
    program_name_file("err", error);
    vsnprintf(arguments, sizeof arguments, format, list);
    snprintf(line, sizeof line, "'%s/tigers' %s", PROGRAM_DIR, arguments);
    system_set("LC_ALL", "C"); /* English, whatever the tester speaks */
    int status = child_run(line, in, out ? out : printed, error);
    assert_in_range(status, 0, 127); /* no signal ended it */
    struct run run = {status, program_read_file(printed), program_read_file(error)};
    remove(printed);
    remove(error);
    return run;
}

/* The same with a text as its input. */
static inline struct run program_run(const char *input, const char *format, ...)
{
    char in[512];
    program_name_file("in", in);
    program_write_file(in, input);
    va_list list;
    va_start(list, format);
    struct run run = program_run_list(in, NULL, format, list);
    va_end(list);
    remove(in);
    return run;
}

/* The same with files, or what else has a name. */
static inline struct run program_run_on(const char *in, const char *out, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    struct run run = program_run_list(in, out, format, list);
    va_end(list);
    return run;
}

static inline void run_deinit(struct run *run)
{
    free(run->out);
    free(run->error);
}

/* Fails the test, showing both texts, unless the first holds the second. */
static inline void program_assert_holds(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("expected \"%s\" in:\n%s", part, text);
}

/* How a wrong call of a command is answered: by an exit status, and a sentence that holds this part. */
struct program_wrong {
    const char *file, *arguments, *sentence;
    int status;
};

/* Asserts that `tigers COMMAND 'FILE' ARGUMENTS` is answered so; without a file if its name is "". */
static inline void program_assert_wrong(const char *command, const struct program_wrong *wrong, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct run run = program_run("", wrong[i].file[0] ? "%s '%s' %s" : "%s %s %s", command, wrong[i].file,
                                     wrong[i].arguments);
        if (run.status != wrong[i].status || !strstr(run.error, wrong[i].sentence))
            fail_msg("%s %s: exit %d, error \"%s\"", wrong[i].file, wrong[i].arguments, run.status,
                     run.error);
        run_deinit(&run);
    }
}

#endif
