/*
 * test_bench.c: the lines of `tigers bench`: every bench is there, each line is
 * one JSON object with its figure. What the figures are is no test's matter.
 */
#include "cli/program.h"

static const char *text_of(const cJSON *line, const char *field)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItem(line, field));
    if (!text)
        fail_msg("no text %s", field);
    return text;
}

static double number_of(const cJSON *line, const char *field)
{
    const cJSON *item = cJSON_GetObjectItem(line, field);
    if (!cJSON_IsNumber(item))
        fail_msg("no number %s", field);
    return item->valuedouble;
}

/* Counts the lines of the output that belong to a bench, and checks the form of all. */
static int count_lines(const char *out, const char *bench)
{
    int count = 0;
    char *copy = strdup(out);
    for (char *text = strtok(copy, "\n"); text; text = strtok(NULL, "\n")) {
        cJSON *line = cJSON_Parse(text);
        if (!line)
            fail_msg("no JSON: %s", text);
        count += strcmp(text_of(line, "bench"), bench) == 0;
        assert_true(strlen(text_of(line, "what")) > 0);
        assert_true(strlen(text_of(line, "unit")) > 0);
        assert_true(number_of(line, "least") <= number_of(line, "median"));
        assert_true(number_of(line, "median") <= number_of(line, "most"));
        assert_true(number_of(line, "runs") >= 1);
        assert_true(number_of(line, "calls") >= 1);
        cJSON_Delete(line);
    }
    free(copy);
    return count;
}

static void test_every_bench(void **state)
{
    (void)state;
    static const char *const benches[] = {"shanten", "waits", "score", "rounds", "apply", "tables"};
    static const int lines[] = {3, 1, 1, 3, 2, 1};
    for (int i = 0; i < 6; i++) {
        struct run run = program_run("", "bench --quick --only %s", benches[i]);
        assert_int_equal(run.status, 0);
        assert_string_equal(run.error, "");
        assert_int_equal(count_lines(run.out, benches[i]), lines[i]);
        run_deinit(&run);
    }
}

/* Without a name all of them, in the order in which the help tells of them. */
static void test_all_in_the_order_of_the_help(void **state)
{
    (void)state;
    static const char *const benches[] = {"shanten",  "waits", "score", "rounds",
                                          "decision", "apply", "tables"};
    static const int lines[] = {3, 1, 1, 3, 4, 2, 1};
    struct run run = program_run("", "bench --quick");
    assert_int_equal(run.status, 0);
    assert_string_equal(run.error, "");
    const char *last = run.out;
    for (int i = 0; i < 7; i++) {
        char begin[40];
        assert_int_equal(count_lines(run.out, benches[i]), lines[i]);
        snprintf(begin, sizeof begin, "{\"bench\":\"%s\"", benches[i]);
        const char *first = strstr(run.out, begin);
        assert_true(first >= last);
        last = first;
    }
    program_assert_holds(run.out, "\"bench\":\"decision\",\"what\":\"hard\",\"unit\":\"ms\"");
    run_deinit(&run);
}

static double calls_of(struct run run)
{
    cJSON *line = cJSON_Parse(run.out);
    double calls = number_of(line, "calls");
    assert_int_equal(run.status, 0);
    cJSON_Delete(line);
    run_deinit(&run);
    return calls;
}

static void test_quick_does_little(void **state)
{
    (void)state;
    double quick = calls_of(program_run("", "bench --quick --only score"));
    assert_true(calls_of(program_run("", "bench --only score")) > 10 * quick);
}

/* A game must stay light to copy, and the tables within what they were planned for. */
static void test_sizes(void **state)
{
    (void)state;
    struct run run = program_run("", "bench --quick --only apply");
    cJSON *line = cJSON_Parse(strstr(run.out, "\n") + 1);
    assert_string_equal(text_of(line, "what"), "sizeof(struct game)");
    assert_true(number_of(line, "median") <= 1024);
    cJSON_Delete(line);
    run_deinit(&run);
    run = program_run("", "bench --quick --only tables");
    line = cJSON_Parse(run.out);
    assert_string_equal(text_of(line, "unit"), "bytes");
    assert_true(number_of(line, "median") < 512 * 1024);
    cJSON_Delete(line);
    run_deinit(&run);
}

static void test_input(void **state)
{
    (void)state;
    const char *path = program_path("hands");
    program_write_file(path, "{\"rules\":\"dueling-tigers\",\"hand\":\"123m456p11122z99m\"}\n"
                             "{\"rules\":\"one-suit\",\"hand\":\"1112345678999s1s\"}\n");
    struct run run = program_run("", "bench --quick --input '%s'", path);
    assert_int_equal(run.status, 0);
    cJSON *line = cJSON_Parse(run.out);
    assert_int_equal((int)number_of(line, "calls"), 2);
    cJSON_Delete(line);
    run_deinit(&run);
    double calls = calls_of(program_run("", "bench --input '%s'", path));
    assert_true(calls > 2 && (int)calls % 2 == 0);
    FILE *file = file_open(path, "wb");
    assert_non_null(file);
    for (int i = 0; i < 2500; i++)
        fprintf(file, "{\"rules\":\"one-suit\",\"hand\":\"123%d45678999s1s\"}\n", i % 9 + 1);
    assert_int_equal(fclose(file), 0);
    assert_int_equal((int)calls_of(program_run("", "bench --quick --input '%s'", path)), 2500);
    remove(path);
}

/* The run must fail with that status and one sentence. */
static void assert_fails(struct run run, int status, const char *sentence)
{
    assert_int_equal(run.status, status);
    assert_string_equal(run.out, "");
    program_assert_holds(run.error, sentence);
    run_deinit(&run);
}

static void test_bad_words(void **state)
{
    (void)state;
    assert_fails(program_run("", "bench --only nothing"), 2, "there is no such bench");
    assert_fails(program_run("", "bench fast"), 2, "takes no argument");
    assert_fails(program_run("", "bench --input a --only score"), 2, "shanten alone");
    assert_fails(program_run("", "bench --input '%s'", program_path("absent")), 1, "cannot be read");
    const char *path = program_path("bad");
    program_write_file(path, "{\"rules\":\"dueling-tigers\",\"hand\":\"123m456p11122z99m\"}\n"
                             "{\"rules\":\"dueling-tigers\",\"hand\":\"11111m\"}\n");
    assert_fails(program_run("", "bench --input '%s'", path), 1, "line 2: hand: ");
    program_write_file(path, "");
    assert_fails(program_run("", "bench --input '%s'", path), 1, "no hand");
    remove(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bench),
        cmocka_unit_test(test_all_in_the_order_of_the_help),
        cmocka_unit_test(test_quick_does_little),
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_input),
        cmocka_unit_test(test_bad_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
