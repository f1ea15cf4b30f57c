/*
 * test_processes.c: programs that play, as processes: what is said when one cannot be started, that none is
 * waited for without end, and that none is left behind, whatever ends the match.
 */
/* Scripts of the shell name files by this folder, for the name of its whole path may have quotation marks. */
static const char program_folder[] = PROGRAM_DIR;
#undef PROGRAM_DIR
#define PROGRAM_DIR "."
#include "cli/program.h"

#ifdef _WIN32 /* which has no signals, nor a limit of open files */

int main(void)
{
    return !*program_folder;
}

#else

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#define BOT  "\"" PROGRAM_DIR "/tool_bot\" "
#define PLAY "play --rules dueling-tigers --seed 5 --seat west=normal --seat 'east=cmd:" BOT

/* Runs these lines of the shell; its exit status, and what was said in `said`. */
static int run_lines(const char *lines, char said[2000])
{
    const char *script = program_path("script");
    char command[600];
    program_write_file(script, lines);
    snprintf(command, sizeof command, "sh '%s'", script);
    int status = child_says(command, said, 2000);
    remove(script);
    return status;
}

/* However few files may be open, the match is played or the sentence says who could not be started, and why.
 */
static void test_no_pipe_to_a_program(void **state)
{
    (void)state;
    char lines[1000], said[2000];
    bool to = false, from = false, played = false;
    static const char *const commands[] = {"play --rounds 1 --seat west=normal --seat 'east=cmd:" BOT
                                           "first'",
                                           "arena --pairs 1 'cmd:" BOT "first' normal"};
    for (int files = 3; files <= 40 && !played; files++) {
        snprintf(lines, sizeof lines, "ulimit -n %d\nexec '%s/tigers' %s --rules dueling-tigers --seed 5\n",
                 files, PROGRAM_DIR, commands[files % 2]);
        int status = run_lines(lines, said);
        if (strstr(said, "error while loading")) /* not even the libraries can be read */
            continue;
        played = status == 0;
        if (played)
            continue;
        assert_int_equal(status, 3);
        program_assert_holds(said, "east (cmd:");
        program_assert_holds(said, "first) can't be started, there is no pipe ");
        to |= strstr(said, "no pipe to it: ") != NULL;
        from |= strstr(said, "no pipe from it: ") != NULL;
    }
    assert_true(to && from && played);
}

/* A program that knows its answers beforehand need not listen: neither a pipe that is full nor one that
 * nobody reads any more ends the match. */
static void test_a_program_that_does_not_listen(void **state)
{
    (void)state;
    const char *answers = program_path("answers"), *heard = program_path("heard");
    struct run listens = program_run("", PLAY "first \"%s\" | tee \"%s\"'", heard, answers);
    char *messages = program_read_file(heard);
    assert_int_equal(listens.status, 0);
    assert_true(strlen(messages) > 1 << 16); /* more than a pipe takes */
    static const char *const rest[] = {"", "; sleep 0.3"};
    for (int i = 0; i < 2; i++) {
        struct run run = program_run("",
                                     "play --rules dueling-tigers --seed 5 --seat west=normal "
                                     "--seat 'east=cmd:cat \"%s\"%s'",
                                     answers, rest[i]);
        assert_string_equal(run.error, "");
        assert_int_equal(run.status, 0);
        assert_string_equal(run.out, listens.out);
        run_deinit(&run);
    }
    free(messages);
    run_deinit(&listens);
    remove(answers);
    remove(heard);
}

/* One that stays when the match is over is not waited for without end: that would take all of a day. */
static void test_a_program_that_does_not_end(void **state)
{
    (void)state;
    struct run run = program_run("", PLAY "first; sleep 86400' --rounds 1");
    assert_int_equal(run.status, 0);
    assert_string_equal(run.error, "");
    run_deinit(&run);
}

/* A pipe with a name that is held by a program and all that it has started; `words` start it. */
struct held {
    char pipe[512], script[512], words[600];
    char there[512]; /* a file that is there once it is held */
    int end;
};

static void held_open(struct held *held)
{
    char lines[2000];
    program_name_file("held", held->pipe);
    program_name_file("holder", held->script);
    program_name_file("there", held->there);
    remove(held->pipe);
    assert_int_equal(mkfifo(held->pipe, 0600), 0);
    held->end = open(held->pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    assert_true(held->end >= 0);
    snprintf(lines, sizeof lines, "exec 9> '%s'\necho here >&9\nsleep 1000 &\n: > '%s'\nwait\n", held->pipe,
             held->there);
    program_write_file(held->script, lines);
    snprintf(held->words, sizeof held->words, "exec sh \"%s\"", held->script);
}

/* Waits for a line of who holds it, or until nobody does. */
static void held_wait(const struct held *held, bool line)
{
    char text[8];
    for (int i = 0; i < 6000; i++, system_sleep(10)) {
        ssize_t count = read(held->end, text, sizeof text);
        if (line ? count > 0 : count == 0)
            return;
    }
    fail_msg("%s", line ? "nobody came" : "somebody is still there");
}

static void held_close(struct held *held)
{
    close(held->end);
    remove(held->pipe);
    remove(held->script);
    remove(held->there);
}

/* A signal to `tigers`, called with these words and a program, ends that too, and what it has started. */
static void assert_all_end(const char *words)
{
    struct held held;
    char command[2000];
    held_open(&held);
    snprintf(command, sizeof command, "'%s/tigers' %scmd:%s' --rules dueling-tigers --seed 5 --timeout 1000",
             PROGRAM_DIR, words, held.words);
    struct child *child = child_start(command, NULL, "/dev/null", NULL);
    assert_non_null(child);
    held_wait(&held, true);
    child_end(child);
    assert_int_equal(child_wait(child), 128 + 15);
    held_wait(&held, false);
    held_close(&held);
}

static void test_a_signal_ends_the_programs_too(void **state)
{
    (void)state;
    assert_all_end("play --seat west=normal --seat 'east=");
}

/* Though it is not the workers who are told. */
static void test_a_signal_ends_the_workers_too(void **state)
{
    (void)state;
    assert_all_end("arena --pairs 8 --jobs 3 normal '");
}

/* Ctrl+\ ends them as Ctrl+C does. */
static void test_quitting_ends_the_programs_too(void **state)
{
    (void)state;
    struct held held;
    char lines[2600], said[2000];
    held_open(&held);
    snprintf(lines, sizeof lines, "exec 9> '%s'\necho here >&9\nsleep 1000 &\nkill -QUIT $PPID\nwait\n",
             held.pipe);
    program_write_file(held.script, lines);
    snprintf(lines, sizeof lines,
             "ulimit -c 0\nexec '%s/tigers' play --rules dueling-tigers --seed 5 --timeout 1000 --seat "
             "west=normal "
             "--seat 'east=cmd:%s'\n",
             PROGRAM_DIR, held.words);
    assert_int_equal(run_lines(lines, said), 128 + 3);
    held_wait(&held, false);
    held_close(&held);
}

/* The pipes by which workers tell their results are no business of the programs: they inherit what they do
 * without workers. */
static void test_programs_inherit_no_pipe(void **state)
{
    (void)state;
    char script[512], found[512], lines[2000], *open_files[2];
    program_name_file("looks", script);
    program_name_file("found", found);
    snprintf(lines, sizeof lines,
             "numbers=\nfor number in 3 4 5 6 7 8 9; do\n    if (eval \"true >&$number\") 2> /dev/null; then "
             "numbers=\"$numbers $number\"; fi\ndone\necho \"open:$numbers\" > '%s'\nexec " BOT "first\n",
             found);
    program_write_file(script, lines);
    for (int jobs = 1; jobs <= 2; jobs++) {
        struct run run = program_run(
            "", "arena --rules dueling-tigers --pairs 2 --seed 3 --jobs %d easy 'cmd:exec sh \"%s\"'", jobs,
            script);
        assert_string_equal(run.error, "");
        assert_int_equal(run.status, 0);
        open_files[jobs - 1] = program_read_file(found);
        run_deinit(&run);
    }
    assert_string_equal(open_files[0], open_files[1]);
    free(open_files[0]);
    free(open_files[1]);
    remove(script);
    remove(found);
}

/* A terminal that is closed ends a match, but not one that was started with nohup. */
static void test_an_ignored_signal_stays_ignored(void **state)
{
    (void)state;
    char lines[1000], said[2000];
    static const char *const before[] = {"trap '' HUP", "true"};
    static const int statuses[] = {0, 128 + 1};
    for (int i = 0; i < 2; i++) {
        snprintf(lines, sizeof lines,
                 "%s\nexec '%s/tigers' play --rules dueling-tigers --seed 5 --rounds 1 --seat west=normal "
                 "--seat 'east=cmd:kill -HUP $PPID; exec " BOT "first'\n",
                 before[i], PROGRAM_DIR);
        assert_int_equal(run_lines(lines, said), statuses[i]);
    }
}

/* Where one pair breaks off, the workers of the others end, and so do their programs: of two players the one
 * that begins first stays, the other waits for that and says what is no action. */
static void test_a_broken_arena_leaves_nobody_behind(void **state)
{
    (void)state;
    struct held held;
    char lines[3000], script[512], first[512];
    held_open(&held);
    program_name_file("either", script);
    program_name_file("first", first);
    snprintf(lines, sizeof lines,
             "mkdir '%s' 2> /dev/null && %s\nwhile ! test -e '%s'; do sleep 0.01; done\nexec " BOT
             "illegal\n",
             first, held.words, held.there);
    program_write_file(script, lines);
    struct run run = program_run("",
                                 "arena --rules dueling-tigers --pairs 2 --seed 3 --jobs 2 --timeout 1000 "
                                 "easy 'cmd:exec sh \"%s\"'",
                                 script);
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, "which isn't an action");
    run_deinit(&run);
    held_wait(&held, true);
    held_wait(&held, false);
    held_close(&held);
    system_remove(first);
    remove(script);
}

/* A worker that the system ends, as it does when memory is short, is reported. */
static void test_a_worker_that_is_killed(void **state)
{
    (void)state;
    struct run run = program_run("", "arena --rules dueling-tigers --pairs 4 --seed 3 --jobs 2 easy "
                                     "'cmd:kill -9 $PPID'");
    assert_int_equal(run.status, 1); /* 3 is for programs that play */
    assert_string_equal(run.error, "tigers arena: a worker process ended too early\n");
    assert_string_equal(run.out, "");
    run_deinit(&run);
}

static void test_no_pipe_to_a_worker(void **state)
{
    (void)state;
    char lines[1000], said[2000];
    bool refused = false, played = false;
    for (int files = 3; files <= 40 && !played; files++) {
        snprintf(
            lines, sizeof lines,
            "ulimit -n %d\nexec '%s/tigers' arena --rules one-suit --pairs 4 --seed 3 --jobs 4 easy easy\n",
            files, PROGRAM_DIR);
        int status = run_lines(lines, said);
        if (strstr(said, "error while loading"))
            continue;
        played = status == 0;
        if (played)
            continue;
        assert_int_equal(status, 1);
        program_assert_holds(said, "tigers arena: there is no pipe to a worker process: ");
        refused = true;
    }
    assert_true(refused && played);
}

int main(void)
{
    if (chdir(program_folder) != 0)
        return 1;
    signal(SIGHUP, SIG_DFL); /* under nohup it is ignored, and every shell hands that on */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_pipe_to_a_program),
        cmocka_unit_test(test_a_program_that_does_not_listen),
        cmocka_unit_test(test_a_program_that_does_not_end),
        cmocka_unit_test(test_a_signal_ends_the_programs_too),
        cmocka_unit_test(test_quitting_ends_the_programs_too),
        cmocka_unit_test(test_a_signal_ends_the_workers_too),
        cmocka_unit_test(test_programs_inherit_no_pipe),
        cmocka_unit_test(test_an_ignored_signal_stays_ignored),
        cmocka_unit_test(test_a_broken_arena_leaves_nobody_behind),
        cmocka_unit_test(test_a_worker_that_is_killed),
        cmocka_unit_test(test_no_pipe_to_a_worker),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
