/*
 * torture.h: runs a program again and again; in each run one of its calls to the system fails (shim.c). After
 * every run the test judges what the program said and left behind.
 *
 * Each run goes much the same way, so the calls are counted in a run in which none fails. By default the
 * first call from every place in the code fails, or the last one (`last`); with TORTURE=all every call in
 * turn, with TORTURE=/N every Nth, with TORTURE=N-M those from N to M, with TORTURE=N only call N.
 */
#ifndef TESTS_TORTURE_H
#define TESTS_TORTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "base/text.h"
#include "session/record.h"
#include "support/child.h"
#include "support/match.h"
#include "support/system.h"

enum {
    TORTURE_SAID = 4096,
    TORTURE_WORDS = 300,
    TORTURE_SENTENCES = 40,
    TORTURE_CALL_NAME = 40,
    TORTURE_KINDS = 32,
    TORTURE_PATIENCE = 120 /* seconds */
};

struct torture {
    char folder[MATCH_PATH]; /* has all files of the runs */
    char before[MATCH_PATH]; /* a copy of the data folder as a run finds it; "": there is none */
    char data[MATCH_PATH];   /* the data folder */
    char command[4 * MATCH_PATH];
    const char *preload, *input;
    bool last;               /* by default the last call from a place fails, not the first */
    int longest;             /* the most lines on stderr of a program that stops with an error */
    char said[TORTURE_SAID]; /* of the last run, on stderr */
    int status;
};

/* How many calls of one kind failed, and how many programs went on or ended. */
struct torture_sum {
    char name[TORTURE_CALL_NAME];
    int calls, went_on, ended;
};

static struct torture_sum torture_sums[TORTURE_KINDS];

/* The last lines of programs that ended, and how many ended with each. */
static struct torture_words {
    char words[TORTURE_WORDS];
    int count;
} torture_words[TORTURE_SENTENCES];

static inline void torture_init(struct torture *torture, const char *input)
{
    memset(torture, 0, sizeof *torture);
    match_folder(torture->folder);
    match_path(torture->data, torture->folder, "data");
    torture->preload = TORTURE_SHIM;
    torture->input = input;
}

static inline void torture_deinit(struct torture *torture)
{
    match_remove_folder(torture->folder);
}

/* Returns the text of a file, "" if there is none; the caller frees it. */
static inline char *torture_file(const struct torture *torture, const char *name)
{
    char path[MATCH_PATH], *text = file_read(match_path(path, torture->folder, name), NULL, NULL);
    text = text ? text : strdup("");
    assert_non_null(text);
    return text;
}

static inline void torture_write(const struct torture *torture, const char *name, const char *text)
{
    char path[MATCH_PATH];
    struct error why;
    assert_true(file_write(match_path(path, torture->folder, name), text, strlen(text), &why));
}

static inline void torture_clear(const char *path)
{
    if (file_exists(path))
        system_remove(path);
}

/* Waits for its end, kills it if it hangs, and returns its exit status. */
static inline int torture_wait(struct child *child)
{
    for (int i = 0; child_runs(child); i++) {
        if (i == TORTURE_PATIENCE * 200)
            child_kill(child);
        system_sleep(5);
    }
    return child_wait(child);
}

/* Starts the program with the shim. The shim is found by its name, as a path with a blank can't be preloaded;
 * the tester's LD_LIBRARY_PATH still holds. */
static inline struct child *torture_start(const struct torture *torture, const char *in, const char *out,
                                          const char *error)
{
    const char *set = getenv("LD_LIBRARY_PATH");
    struct text old = {0}, folders = {0};
    text_add(&old, "%s", set ? set : "");
    text_add(&folders, "%s%s%s", TORTURE_FOLDER, old.size ? ":" : "", text_string(&old));
    system_set("LD_LIBRARY_PATH", text_string(&folders));
    system_set("LD_PRELOAD", torture->preload);
    struct child *child = child_start(torture->command, in, out, error);
    system_set("LD_PRELOAD", NULL);
    system_set("LD_LIBRARY_PATH", set ? text_string(&old) : NULL);
    text_deinit(&old);
    text_deinit(&folders);
    return child;
}

/* Runs it while that call fails (0: none); the calls are in the file "log". */
static inline void torture_live(struct torture *torture, int call)
{
    char number[16], log[MATCH_PATH], in[MATCH_PATH], out[MATCH_PATH], error[MATCH_PATH];
    match_path(log, torture->folder, "log");
    torture_clear(log);
    torture_clear(torture->data);
    if (torture->before[0])
        system_copy(torture->before, torture->data);
    torture_write(torture, "in", torture->input ? torture->input : "");
    snprintf(number, sizeof number, "%d", call);
    system_set("TORTURE_CALL", number);
    system_set("TORTURE_LOG", log);
    struct child *child =
        torture_start(torture, match_path(in, torture->folder, "in"), match_path(out, torture->folder, "out"),
                      match_path(error, torture->folder, "error"));
    assert_non_null(child);
    torture->status = torture_wait(child);
    char *said = torture_file(torture, "error");
    snprintf(torture->said, sizeof torture->said, "%s", said);
    free(said);
}

/* Fails if the program ended or spoke as it never must, whichever call failed. */
static inline void torture_judge_end(const struct torture *torture, const char *call, int number)
{
    bool known = torture->status == 0 || torture->status == 1 || torture->status == 3;
    int lines = 0;
    for (const char *at = torture->said; *at; at++)
        lines += *at == '\n';
    if (known && !strstr(torture->said, "broken invariant") &&
        (!torture->status || (lines && lines <= torture->longest)))
        return;
    fail_msg("call %d, %s, failed: exit status %d, and \"%s\"", number, call, torture->status, torture->said);
}

/* Counts its last line, without the folder, which differs each time. */
static inline void torture_listen(const struct torture *torture)
{
    char words[TORTURE_WORDS], *line = NULL, copy[TORTURE_SAID];
    snprintf(copy, sizeof copy, "%s", torture->said);
    for (char *at = strtok(copy, "\n"); at; at = strtok(NULL, "\n"))
        line = at;
    const char *place = line ? strstr(line, torture->folder) : NULL;
    snprintf(words, sizeof words, "%.*s%s", place ? (int)(place - line) : TORTURE_WORDS, line ? line : "",
             place ? place + strlen(torture->folder) : "");
    for (int i = 0; i < TORTURE_SENTENCES; i++) {
        if (!torture_words[i].count)
            snprintf(torture_words[i].words, TORTURE_WORDS, "%s", words);
        if (strcmp(torture_words[i].words, words) != 0)
            continue;
        torture_words[i].count++;
        return;
    }
}

static inline void torture_count(const struct torture *torture, const char *call)
{
    size_t length = strcspn(call, " ");
    for (int i = 0; i < TORTURE_KINDS; i++) {
        struct torture_sum *sum = &torture_sums[i];
        if (!sum->calls)
            snprintf(sum->name, sizeof sum->name, "%.*s", (int)length, call);
        if (strlen(sum->name) != length || strncmp(sum->name, call, length) != 0)
            continue;
        sum->calls++;
        torture->status ? sum->ended++ : sum->went_on++;
        return;
    }
}

/* A call of the run in which none failed. */
struct torture_call {
    const char *name; /* its line of the log */
    int before;       /* how many came from the same place */
    bool last;        /* none comes after it */
};

/* Splits the log in place; the caller frees the list. */
static inline struct torture_call *torture_calls(char *log, int *count)
{
    int room = 0;
    struct torture_call *list = NULL;
    *count = 0;
    for (char *line = strtok(log, "\n"); line; line = strtok(NULL, "\n")) {
        if (*count == room) {
            room = 2 * room + 64;
            list = realloc(list, (size_t)room * sizeof *list);
            assert_non_null(list);
        }
        struct torture_call *call = &list[*count];
        *call = (struct torture_call){.name = line, .last = true};
        for (int i = *count - 1; i >= 0; i--) {
            if (strcmp(list[i].name, line) != 0)
                continue;
            list[i].last = false;
            call->before = list[i].before + 1;
            break;
        }
        ++*count;
    }
    return list;
}

/* True if that call, counted from 1, is to fail in this test. */
static inline bool torture_takes(const struct torture *torture, const struct torture_call *call, int number)
{
    const char *asked = getenv("TORTURE");
    if (!asked)
        return torture->last ? call->last : !call->before;
    if (asked[0] == '/')
        return number % atoi(asked + 1) == 0;
    const char *to = strchr(asked, '-');
    if (to)
        return atoi(asked) <= number && number <= atoi(to + 1);
    return strcmp(asked, "all") == 0 || atoi(asked) == number;
}

/* Runs it once for each call that is to fail; `judge` fails the test if anything is lost. */
static inline void torture_all(struct torture *torture,
                               void (*judge)(const struct torture *torture, const char *call, int number))
{
    torture_live(torture, 0);
    assert_int_equal(torture->status, 0);
    judge(torture, "none", 0);
    int count;
    char *log = torture_file(torture, "log");
    struct torture_call *calls = torture_calls(log, &count);
    assert_true(count > 20);
    printf("a life of %d calls\n", count);
    for (int i = 0; i < count; i++) {
        if (!torture_takes(torture, &calls[i], i + 1))
            continue;
        torture_live(torture, i + 1);
        char *failed = torture_file(torture, "log"); /* threads may have made it another, or none */
        failed[strcspn(failed, "\n")] = '\0';
        torture_judge_end(torture, failed, i + 1);
        judge(torture, failed, i + 1);
        if (failed[0])
            torture_count(torture, failed);
        if (torture->status)
            torture_listen(torture);
        free(failed);
    }
    free(calls);
    free(log);
}

/* Prints the figures. */
static inline void torture_tell(void)
{
    printf("%-10s %7s %8s %6s\n", "call", "failed", "went on", "ended");
    for (int i = 0; i < TORTURE_KINDS && torture_sums[i].calls; i++)
        printf("%-10s %7d %8d %6d\n", torture_sums[i].name, torture_sums[i].calls, torture_sums[i].went_on,
               torture_sums[i].ended);
    for (int i = 0; i < TORTURE_SENTENCES && torture_words[i].count; i++)
        printf("%d times: %s\n", torture_words[i].count, torture_words[i].words);
}

/* True if the first record is the beginning of the second. */
static inline bool torture_begins_so(const struct record *record, const struct record *longer)
{
    struct text one = {0}, other = {0};
    bool same = record->count <= longer->count && record->setup.seed == longer->setup.seed;
    for (int i = 0; same && i < record->count; i++) {
        record_print_entry(record, i, &one);
        record_print_entry(longer, i, &other);
    }
    same = same && (!record->count || strcmp(text_string(&one), text_string(&other)) == 0);
    text_deinit(&one);
    text_deinit(&other);
    return same;
}

/* True if the file holds a record that begins with `start`; the end of its last line may be missing. */
static inline bool torture_goes_on(const char *path, const struct record *start)
{
    struct record record;
    bool cut;
    if (!record_read_save(&record, path, &cut, NULL))
        return false;
    bool same = torture_begins_so(start, &record);
    record_deinit(&record);
    return same;
}

#endif
