/*
 * test_arena.c: `tigers arena` as a user meets it: its figures, programs that
 * play, the number of workers, and what is wrong with a command line.
 */
#include "support/test.h"

#include "cli/program.h"
#include "rules/play/ruleset.h"

#define BOT "\"" PROGRAM_DIR "/tool_bot\" "

static cJSON *arena(const char *arguments)
{
    struct run run = program_run("", "arena --json %s", arguments);
    if (run.status || run.error[0])
        fail_msg("%s: exit %d, error \"%s\"", arguments, run.status, run.error);
    cJSON *object = cJSON_ParseWithOpts(run.out, NULL, 0);
    assert_non_null(object);
    run_deinit(&run);
    return object;
}

static double number(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItem(object, name);
    if (!cJSON_IsNumber(item))
        fail_msg("no number %s", name);
    return item->valuedouble;
}

static void remove_times(cJSON *object)
{
    static const char *const sides[] = {"a", "b"}, *const times[] = {"mean_ms", "median_ms", "longest_ms"};
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < 3; i++) {
            cJSON *entry = cJSON_GetObjectItem(object, sides[side]);
            assert_true(number(entry, times[i]) >= 0);
            cJSON_DeleteItemFromObject(entry, times[i]);
        }
}

/* All but the times is the same, however many workers there are. */
TEST(test_workers_do_not_matter)
{
    char *texts[3];
    static const char *const jobs[] = {"--jobs 1", "--jobs 3", "--jobs 64"};
    for (int i = 0; i < 3; i++) {
        char line[200];
        snprintf(line, sizeof line, "--rules dueling-tigers --pairs 20 --seed 4 %s normal easy", jobs[i]);
        cJSON *object = arena(line);
        remove_times(object);
        texts[i] = cJSON_PrintUnformatted(object);
        cJSON_Delete(object);
    }
    assert_string_equal(texts[0], texts[1]);
    assert_string_equal(texts[0], texts[2]);
    for (int i = 0; i < 3; i++)
        cJSON_free(texts[i]);
}

/* A seed is what a contest is repeated by: no digit of the largest may be lost, as a double would. */
TEST(test_a_large_seed_is_told_whole)
{
    struct run run =
        program_run("", "arena --rules one-suit --pairs 1 --seed 18446744073709551615 --json random random");
    program_assert_holds(run.out, "\"seed\":18446744073709551615,");
    run_deinit(&run);
    run = program_run("", "arena --rules one-suit --pairs 1 --seed 18446744073709551615 random random");
    program_assert_holds(run.out, ": 1 pair, ");
    run_deinit(&run);
}

TEST(test_figures_fit_together)
{
    cJSON *object = arena("--rules dueling-tigers --pairs 60 --seed 9 easy random");
    const cJSON *a = cJSON_GetObjectItem(object, "a"), *b = cJSON_GetObjectItem(object, "b");
    double sum = number(object, "won") + number(object, "lost") + number(object, "drawn");
    assert_true(sum > 0.9999 && sum < 1.0001);
    double better = number(a, "points") - number(b, "points") - number(object, "points");
    assert_true(better > -0.001 && better < 0.001);
    double share = number(object, "share") * number(object, "mean_win") - number(object, "points");
    assert_true(share > -0.001 && share < 0.001);
    assert_int_equal((int)number(object, "rounds"), 120);
    assert_true(number(object, "points") > 1 && number(object, "margin") > 0); /* a beginner beats chance */
    assert_true(number(a, "deal_in") < number(b, "deal_in"));
    assert_string_equal(cJSON_GetObjectItem(a, "player")->valuestring, "easy");
    cJSON_Delete(object);
}

/* A against B is B against A, turned round. */
TEST(test_both_ways_round)
{
    cJSON *one = arena("--rules one-suit --option players=three --pairs 5 --seed 2 normal random");
    assert_int_equal((int)number(one, "rounds"), 15); /* A sits once on each of three seats */
    cJSON_Delete(one);
    one = arena("--rules tenpai-duel --rounds 2 --pairs 6 --seed 2 easy random");
    assert_int_equal((int)number(one, "rounds"), 24);
    cJSON *two = arena("--rules tenpai-duel --rounds 2 --pairs 6 --seed 2 random easy");
    assert_true(number(one, "points") == -number(two, "points"));
    assert_true(number(one, "won") == number(two, "lost"));
    cJSON_Delete(one);
    cJSON_Delete(two);
}

TEST(test_sentences)
{
    struct run run =
        program_run("", "arena --rules dueling-tigers --rounds 4 --pairs 5 --seed 1 --jobs 2 easy random");
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "easy - random, Dueling Tigers: 5 pairs, 40 rounds, seed 1\n");
    program_assert_holds(run.out, "A is better by +");
    program_assert_holds(run.out, "of 10 finished matches\n");
    program_assert_holds(run.out, "B (random): ");
    run_deinit(&run);
}

/* How many matches saw each pattern: as many as were played at most, of patterns of the mode. */
TEST(test_hands_are_counted)
{
    cJSON *object = arena("--rules dueling-tigers --rounds 4 --pairs 20 --seed 1 --hands kai lin");
    const cJSON *hands = cJSON_GetObjectItem(object, "hands"), *item;
    assert_int_equal((int)number(object, "playings"), 40);
    assert_true(cJSON_GetArraySize(hands) > 3);
    cJSON_ArrayForEach(item, hands)
    {
        assert_non_null(ruleset_pattern(ruleset_find("dueling-tigers"), item->string));
        assert_true(item->valuedouble >= 1 && item->valuedouble <= 40);
    }
    cJSON_Delete(object);
    struct run run =
        program_run("", "arena --rules dueling-tigers --rounds 4 --pairs 20 --seed 1 --hands kai lin");
    program_assert_holds(run.out, "Winning hands in 40 matches:\n");
    run_deinit(&run);
    run = program_run("", "arena --rules dueling-tigers --pairs 2 --seed 1 kai lin");
    assert_null(strstr(run.out, "Winning hands"));
    run_deinit(&run);
}

/* Where nobody wins there is no mean win to compare with, and where no match ends none is counted. */
TEST(test_nothing_is_divided_by_nothing)
{
    cJSON *object = arena("--rules classic --pairs 1 --seed 2 --option minimum=3 random random");
    assert_int_equal((int)number(object, "won"), 0); /* or another seed is to be found */
    assert_int_equal((int)number(object, "lost"), 0);
    assert_int_equal((int)number(object, "mean_win"), 0);
    assert_int_equal((int)number(object, "share"), 0);
    cJSON_Delete(object);
    struct run run = program_run(
        "", "arena --rules classic --rounds 2 --pairs 1 --seed 2 --option minimum=3 random random");
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, ", +0.0 +- 0.0 % of an average win of 0.00\n");
    program_assert_holds(run.out, "Rounds: A wins 0.0 %, B wins 0.0 %, nobody 100.0 %\n");
    assert_null(strstr(run.out, "Matches: "));
    assert_null(strstr(run.out, "nan"));
    run_deinit(&run);
    object = arena("--rules dueling-tigers --rounds 2 --pairs 1 --seed 2 random random"); /* of eight */
    assert_null(cJSON_GetObjectItem(cJSON_GetObjectItem(object, "a"), "matches_won"));
    cJSON_Delete(object);
}

/* Two programs of each kind sit on two seats, and all of it in two workers. */
TEST(test_programs_play)
{
    cJSON *object = arena("--rules dueling-tigers --pairs 2 --seed 3 --jobs 2 "
                          "'cmd:" BOT "first' 'cmd:" BOT "last'");
    assert_int_equal((int)number(object, "rounds"), 4);
    assert_true(number(cJSON_GetObjectItem(object, "a"), "decisions") > 10);
    cJSON_Delete(object);
}

/* The plain bot that levels are measured against keeps the rules of every mode, and is better than chance. */
TEST(test_the_plain_bot)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        char line[600];
        snprintf(line, sizeof line, "--rules %s --pairs 12 --seed 6 'cmd:\"%s/tool_plain_bot\" %s' random",
                 (*rules)->id, PROGRAM_DIR, (*rules)->id);
        cJSON *object = arena(line);
        assert_true(number(object, "won") > number(object, "lost"));
        cJSON_Delete(object);
    }
}

/* A program that only makes sets, and knows nothing else, beats the easiest of the people. */
TEST(test_a_beginner_beats_the_easiest)
{
    cJSON *object = arena("--rules dueling-tigers --pairs 150 --seed 6 'cmd:\"" PROGRAM_DIR
                          "/tool_sets_bot\" dueling-tigers' nino");
    assert_true(number(object, "won") > 2 * number(object, "lost"));
    assert_true(number(object, "points") > number(object, "margin"));
    cJSON_Delete(object);
}

/* The beginner keeps the rules of every mode. */
TEST(test_the_sets_bot)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        char line[600];
        snprintf(line, sizeof line, "--rules %s --pairs 12 --seed 6 'cmd:\"%s/tool_sets_bot\" %s' random",
                 (*rules)->id, PROGRAM_DIR, (*rules)->id);
        cJSON *object = arena(line);
        assert_true(number(object, "won") > number(object, "lost"));
        cJSON_Delete(object);
    }
}

TEST(test_programs_that_break_off)
{
    for (int jobs = 1; jobs <= 2; jobs++) {
        struct run run = program_run("",
                                     "arena --rules dueling-tigers --pairs 4 --seed 3 --jobs %d "
                                     "--timeout 1000 easy 'cmd:" BOT "illegal'",
                                     jobs);
        assert_int_equal(run.status, 3);
        program_assert_holds(run.error, "tigers arena: pair ");
        program_assert_holds(run.error, "which isn't an action");
        assert_string_equal(run.out, "");
        run_deinit(&run);
    }
}

TEST(test_wrong_command_lines)
{
    static const struct {
        const char *arguments, *sentence;
    } wrong[] = {
        {"", "name two players"},
        {"easy", "name two players"},
        {"easy easy easy", "name two players"},
        {"--pairs 5 --seed 1 easy easy", "--rules is missing"},
        {"--rules one-suit --pairs 5 easy easy", "--seed is missing"},
        {"--rules one-suit --seed 5 easy easy", "--pairs is missing"},
        {"--rules one-suit --seed 5 --pairs 0 easy easy", "--pairs 0: expected a number"},
        {"--rules one-suit --seed 5 --pairs 1 --jobs 0 easy easy", "--jobs 0: expected a number"},
        {"--rules one-suit --seed 5 --pairs 1 easy strongest", "player B: unknown player \"strongest\""},
        {"--rules one-suit --seed 5 --pairs 1 --timeout 0 easy easy",
         "--timeout 0: expected a number of seconds"},
        {"--rules one-suit --seed 5 --pairs 1 cmd: easy", "player A: the command after cmd: is missing"},
        {"--rules one-suit --seed 5 --pairs 1 --rounds 99 easy easy", "--rounds 99: expected a number"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct run run = program_run("", "arena %s", wrong[i].arguments);
        if (run.status != 2 || !strstr(run.error, wrong[i].sentence))
            fail_msg("%s: exit %d, error \"%s\"", wrong[i].arguments, run.status, run.error);
        run_deinit(&run);
    }
}
