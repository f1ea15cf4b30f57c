/*
 * test_usage.c: help, version, the list of modes, and what is said to a wrong
 * command line: one sentence on stderr, exit status 2.
 */
#include "cli/program.h"

static void assert_usage(const char *arguments, const char *sentence)
{
    struct run run = program_run("", "%s", arguments);
    if (run.status != 2 || run.out[0] || !strstr(run.error, sentence))
        fail_msg("tigers %s: exit %d, out \"%s\", error \"%s\"", arguments, run.status, run.out, run.error);
    program_assert_holds(run.error, "--help");
    assert_ptr_equal(strchr(run.error, '\n'), run.error + strlen(run.error) - 1);
    run_deinit(&run);
}

static void assert_prints(const char *arguments, const char *part)
{
    struct run run = program_run("", "%s", arguments);
    if (run.status || run.error[0])
        fail_msg("tigers %s: exit %d, error \"%s\"", arguments, run.status, run.error);
    program_assert_holds(run.out, part);
    run_deinit(&run);
}

static void test_help(void **state)
{
    (void)state;
    static const char *const commands[] = {"score", "waits", "play", "replay", "rules", "bench"};
    for (int i = 0; i < 6; i++) {
        char arguments[32], usage[32];
        snprintf(arguments, sizeof arguments, "%s --help", commands[i]);
        snprintf(usage, sizeof usage, "Usage: tigers %s", commands[i]);
        assert_prints(arguments, usage);
        assert_prints("--help", usage + 7);
    }
    assert_prints("--version", "tigers 1.");
    assert_prints("play --seed 5 --help", "--seat SEAT=PLAYER");
}

static void test_rules(void **state)
{
    (void)state;
    assert_prints("rules", "dueling-tigers: Dueling Tigers, 2 players");
    assert_prints("rules dueling-tigers", "rounds=4");
    assert_prints("rules dueling-tigers", "nine-gates");
    struct run run = program_run("", "rules dueling-tigers --json");
    cJSON *rules = cJSON_Parse(run.out), *option;
    int bools = 0;
    cJSON_ArrayForEach(option, cJSON_GetObjectItem(rules, "options"))
    {
        assert_true(cJSON_IsString(cJSON_GetObjectItem(option, "name")));
        assert_true(cJSON_GetArraySize(cJSON_GetObjectItem(option, "values")) >= 2);
        bools += cJSON_IsTrue(cJSON_GetObjectItem(option, "default"));
    }
    assert_int_equal(bools, 3); /* indicators, treasure, the kong of a revealed tile */
    cJSON_Delete(rules);
    run_deinit(&run);
}

static void test_wrong_commands(void **state)
{
    (void)state;
    assert_usage("", "which command?");
    assert_usage("dance", "unknown command dance");
    assert_usage("--dance", "unknown option --dance");
    assert_usage("score --fast", "unknown option --fast");
    assert_usage("waits -x", "unknown option -x");
    assert_usage("score hands.txt", "takes no argument");
    assert_usage("rules bridge", "unknown rules bridge");
    assert_usage("rules one two", "one mode at a time");
    assert_usage("replay", "which file?");
    assert_usage("replay a b", "one file");
}

#define PLAY "play --rules dueling-tigers --seed 1 "

static void test_wrong_plays(void **state)
{
    (void)state;
    assert_usage("play", "--rules is missing");
    assert_usage("play --rules bridge --seed 1", "unknown rules bridge");
    assert_usage("play --rules dueling-tigers", "--seed is missing");
    assert_usage("play --rules dueling-tigers --seed one", "--seed one");
    assert_usage("play --rules dueling-tigers --seed -1", "--seed -1");
    assert_usage("play --seed", "--seed needs a value");
    assert_usage(PLAY "--seat east=easy", "--seat west=PLAYER");
    assert_usage(PLAY "--seat east=easy --seat east=easy", "two players for east");
    assert_usage(PLAY "--seat east=easy --seat south=easy", "no seat south");
    assert_usage(PLAY "--seat east=easy --seat west=champion", "unknown player \"champion\"");
    assert_usage(PLAY "--seat east=easy --seat west=cmd:", "command");
    assert_usage(PLAY "--seat easy", "expected SEAT=PLAYER");
    assert_usage(PLAY "--seat east=easy --seat west=easy --rounds 0", "--rounds 0");
    assert_usage(PLAY "--seat east=easy --seat west=easy --rounds 9", "from 1 to 8");
    assert_usage(PLAY "--seat east=easy --seat west=easy --timeout soon", "--timeout soon");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option speed=3", "no option \"speed\"");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option scoring=3", "option scoring cannot be");
    assert_usage(PLAY "--seat east=easy --seat west=easy --option scoring", "expected NAME=VALUE");
    assert_usage(PLAY "--seat east=easy --seat west=easy again", "unknown argument again");
}

/* Files that cannot be read or written are no usage errors. */
static void test_files(void **state)
{
    (void)state;
    struct run run = program_run("", "replay %s", program_path("nowhere"));
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "nowhere");
    run_deinit(&run);
    run = program_run("", PLAY "--seat east=easy --seat west=easy --record %s/x", program_path("nowhere"));
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "the record could not be written");
    assert_string_equal(run.out, "");
    run_deinit(&run);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_help),           cmocka_unit_test(test_rules),
        cmocka_unit_test(test_wrong_commands), cmocka_unit_test(test_wrong_plays),
        cmocka_unit_test(test_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
