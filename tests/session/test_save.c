/*
 * test_save.c: what happens to a saved match when things go wrong: broken
 * files, folders and disks that refuse, processes that are killed.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "base/file.h"
#include "support/child.h"
#include "support/match.h"
#include "support/refused.h"
#include "support/system.h"

#ifndef _WIN32
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

enum { KILLS = 30 };

static void write_bytes(const char *path, const char *bytes, size_t size)
{
    FILE *file = file_open(path, "wb"); /* file_write refuses what is too long to be read */
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

TEST(test_nothing_saved)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem problem = {0};
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    assert_null(session_open(path, &problem));
    assert_non_null(strstr(problem_sentence(&problem), "no saved match"));
    match_remove_folder(folder);
}

/* Saves the bytes, opens them as a match: refused with the words, and every byte is still there. */
static void assert_set_aside(const char *bytes, size_t size, const char *words)
{
    char folder[MATCH_PATH], path[MATCH_PATH], aside[MATCH_PATH];
    struct problem problem = {0};
    size_t kept_size;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    for (int times = 1; times <= 2; times++) {
        char name[40];
        snprintf(name, sizeof name, "match.tigers.broken-%d", times);
        match_path(aside, folder, name);
        write_bytes(path, bytes, size);
        assert_null(session_open(path, &problem));
        if (!strstr(problem_sentence(&problem), words) || !strstr(problem_sentence(&problem), name))
            fail_msg("\"%s\" should tell \"%s\" and the name", problem_sentence(&problem), words);
        assert_false(file_exists(path));
        char *kept = match_read(aside, &kept_size);
        assert_int_equal(kept_size, size);
        assert_memory_equal(kept, bytes, size);
        free(kept);
    }
    match_remove_folder(folder);
}

TEST(test_broken_files_are_set_aside)
{
    static const char zero[] = "dueling-tigers record 1\n\0rules dueling-tigers\n";
    static const char chess[] = "dueling-tigers record 1\nrules chess\n";
    assert_set_aside("", 0, "empty");
    assert_set_aside("\x7f"
                     "ELF",
                     4, "not a match record");
    assert_set_aside(zero, sizeof zero - 1, "zero byte");
    assert_set_aside(chess, sizeof chess - 1, "line 2: \"chess\"");
    size_t size = (16u << 20) + 1;
    char *large = malloc(size);
    assert_non_null(large);
    memset(large, 'a', size);
    assert_set_aside(large, size, "too large");
    free(large);
}

/* However many bytes of its end a save lost, the match goes on from the last whole line; what is cut before
 * the first deal was made is no match. */
TEST(test_file_cut_short)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    struct error why;
    struct problem problem = {0};
    size_t size;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = match_new(3, path);
    rng_init(&rng, 3);
    match_steps(session, &rng, 50);
    int moves = session_length(session);
    session_free(session);
    char *text = file_read(path, &size, &why);
    assert_non_null(text);
    char *deal = strstr(text, "\ndeal ");
    assert_non_null(deal);
    for (size_t lost = 1; lost < 60; lost++) {
        int lines = 0;
        for (const char *at = text + size - lost; *at; at++)
            lines += *at == '\n';
        write_bytes(path, text, size - lost);
        session = session_open(path, &problem);
        assert_non_null(session);
        assert_int_equal(session_length(session), moves - lines);
        assert_true(session_was_cut(session) == (text[size - lost - 1] != '\n'));
        session_free(session);
    }
    assert_set_aside(text, (size_t)(deal - text) + 60, "line ");
    assert_set_aside(text, (size_t)(strstr(text, "player ") - text) + 10, "line ");
    free(text);
    match_remove_folder(folder);
}

TEST(test_folder_that_is_not_there)
{
    char folder[MATCH_PATH], inner[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    struct error why;
    struct problem problem = {0};
    match_folder(folder);
    match_path(inner, folder, "gone");
    match_path(path, inner, "match.tigers");
    struct session *session = match_new(1, path);
    assert_non_null(session_save_problem(session));
    rng_init(&rng, 1);
    match_steps(session, &rng, 30);
    assert_int_equal(session_position(session), 30);
    assert_non_null(session_save_problem(session));
    assert_true(file_make_folder(inner, &why)); /* it comes back: the next move is saved again */
    match_steps(session, &rng, 1);
    assert_null(session_save_problem(session));
    struct session *again = session_open(path, &problem);
    assert_non_null(again);
    assert_true(match_same(session, again));
    session_free(again);
    session_free(session);
    match_remove_folder(inner);
    match_remove_folder(folder);
}

/* Neither permissions nor limits of Windows can be had by a program for itself: base/test_file has a file
 * there that cannot be replaced. */
#ifndef _WIN32
TEST(test_folder_that_may_not_be_written)
{
    if (geteuid() == 0)
        skip(); /* nothing is forbidden to root */
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    assert_int_equal(chmod(folder, 0500), 0);
    struct session *session = match_new(1, path);
    rng_init(&rng, 1);
    match_steps(session, &rng, 30);
    assert_int_equal(session_position(session), 30);
    assert_non_null(session_save_problem(session));
    session_free(session);
    chmod(folder, 0700);
    match_remove_folder(folder);
}

/* No file may grow beyond so many bytes, as if the disk were full; 0 for no limit. */
static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

TEST(test_full_disk)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    struct error why;
    struct problem problem = {0};
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = match_new(4, path);
    rng_init(&rng, 4);
    match_steps(session, &rng, 20);
    char *before = file_read(path, NULL, &why);
    assert_non_null(before);
    limit_files(64);
    match_steps(session, &rng, 5);
    bool failed = session_save_problem(session) != NULL;
    limit_files(0);
    assert_true(failed);
    char *after = file_read(path, NULL, &why);
    assert_non_null(after);
    assert_string_equal(before, after); /* the old file is whole */
    assert_int_equal(session_position(session), 25);
    match_steps(session, &rng, 1);
    assert_null(session_save_problem(session));
    struct session *again = session_open(path, &problem);
    assert_non_null(again);
    assert_true(match_same(session, again));
    session_free(again);
    session_free(session);
    free(before);
    free(after);
    match_remove_folder(folder);
}

#endif

/* The child: goes on with the saved match or begins one, and plays as fast as it can until it is killed. */
static void play_until_killed(const char *path, uint64_t seed)
{
    struct problem problem = {0};
    struct rng rng;
    rng_init(&rng, seed);
    struct session *session = session_open(path, &problem);
    for (;;) {
        if (!session)
            session = match_new(seed, path);
        match_finish(session, &rng);
        session_free(session);
        session = NULL;
    }
}

static const char *program; /* this one, which also is the child */

TEST(test_killed_while_playing)
{
    char folder[MATCH_PATH], path[MATCH_PATH], aside[MATCH_PATH], command[3 * MATCH_PATH];
    struct rng rng;
    struct problem problem = {0};
    rng_init(&rng, 30);
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    match_path(aside, folder, "match.tigers.broken-1");
    session_free(match_new(1, path));
    int positions = 0;
    for (int i = 0; i < KILLS; i++) {
        snprintf(command, sizeof command, "'%s' '%s' %d", program, path, i);
        struct child *child = child_start(command, NULL, NULL, NULL);
        assert_non_null(child);
        system_sleep(1 + (int)rng_below(&rng, 120));
        child_kill(child);
        assert_int_equal(child_wait(child), CHILD_KILLED);
        struct session *session = session_open(path, &problem);
        if (!session)
            fail_msg("kill %d: %s", i, problem_sentence(&problem));
        positions += session_position(session);
        session_free(session);
        assert_false(file_exists(aside));
    }
    assert_true(positions > KILLS); /* they did play */
    match_remove_folder(folder);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    if (argc > 2)
        play_until_killed(argv[1], (uint64_t)atoi(argv[2]));
    return test_file_run();
}
