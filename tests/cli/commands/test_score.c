/*
 * test_score.c: `tigers score`: many lines at once, lines that are none, and hundreds of riichi hands. The
 * points of hands, and what is wrong with a request, are in scripts/.
 */
#include "support/test.h"

#include "cli/said.h"

#define DT "\"rules\":\"dueling-tigers\","

/* A bad line is answered in its place and the rest goes on; unknown fields are let pass, and blank lines
 * skipped. */
TEST(test_bad_lines_go_on)
{
    struct run run = program_run("\n"
                                 "no json\n"
                                 "{" DT "\"hand\":\"113355m224466p7z\",\"win\":\"7z\",\"colour\":\"red\"}\n"
                                 "\n"
                                 "[1,2]\n"
                                 "{" DT "\"hand\":\"113355m224466p7z\",\"win\":\"7z\"} more\r\n"
                                 "{" DT "\"hand\":\"113355m224466p7z\",\"win\":\"7z\"}\r\n",
                                 "score");
    const char *starts[] = {"{\"error\":\"line 2: ", "{\"win\":true,",
                            "{\"error\":\"line 5: ", "{\"error\":\"line 6: ", "{\"win\":true,"};
    const char *at = run.out;
    for (int i = 0; i < 5; i++) {
        assert_int_equal(strncmp(at, starts[i], strlen(starts[i])), 0);
        at = strchr(at, '\n') + 1;
    }
    assert_string_equal(at, "");
    assert_int_equal(run.status, 1);
    run_deinit(&run);
}

#define PAIRS "\"hand\":\"113355m224466p7z\",\"win\":\"7z\""

/* Blank lines alone are no error, as with other readers of JSON lines. */
TEST(test_blank_lines_are_skipped)
{
    struct run run = program_run("\n \t \r\n\r\n  ", "score");
    assert_string_equal(run.out, "");
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    run = program_run("\n{" DT PAIRS "}\n\n", "score");
    assert_int_equal(strncmp(run.out, "{\"win\":true,", 12), 0);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
}

/* A line that goes on and on is refused as a whole, and the next is read from its beginning. */
TEST(test_a_line_without_end_is_refused)
{
    enum { LONG = 3 << 20 };
    static const char next[] =
        "\n{" DT "\"hand\":\"123234345m4562p\",\"win\":\"2p\",\"source\":\"discard\"}\n";
    char *lines = malloc(LONG + sizeof next);
    assert_non_null(lines);
    memset(lines, '{', LONG);
    strcpy(lines + LONG, next);
    struct run run = program_run(lines, "score");
    assert_int_equal(run.status, 1);
    program_assert_holds(run.out, "{\"error\":\"line 1: the line is too long for a request\"}\n");
    const char *second = strchr(run.out, '\n') + 1;
    program_assert_holds(second, "\"win\":true");
    assert_ptr_equal(strchr(second, '\n'), second + strlen(second) - 1); /* two answers */
    run_deinit(&run);
    free(lines);
}

/* What is quoted of a request is printed so that every terminal shows it. */
TEST(test_what_is_quoted_is_printable)
{
    struct run run = program_run("{" DT "\"hand\":\"123m\xe4\xb8\x80\\u0007\",\"win\":\"2p\"}\n", "score");
    assert_int_equal(run.status, 1);
    program_assert_holds(run.out, "\"error\":\"line 1: hand: ");
    for (const char *at = run.out; *at; at++)
        assert_true(*at == '\n' || ((unsigned char)*at >= ' ' && *at != 0x7f));
    assert_non_null(strstr(run.out, "\xe4\xb8\x80"));
    run_deinit(&run);
}

/* What stands behind a byte of zero is not passed over in silence. */
TEST(test_a_zero_byte_is_no_end)
{
    static const char line[] = "{" DT PAIRS "}\0{" DT PAIRS "}\n";
    const char *in = program_path("zero");
    FILE *file = file_open(in, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(line, 1, sizeof line - 1, file), sizeof line - 1);
    assert_int_equal(fclose(file), 0);
    struct run run = program_run_on(in, NULL, "score");
    assert_int_equal(run.status, 1);
    program_assert_holds(run.out, "{\"error\":\"line 1: this isn't JSON");
    run_deinit(&run);
    remove(in);
}

/* Every hand of tests/data/riichi_hands.jsonl, through the program. */
TEST(test_hands_from_elsewhere)
{
    char *data = program_read_file(SOURCE_DIR "/tests/data/riichi_hands.jsonl"), *rest = NULL;
    char *requests = calloc(1, strlen(data) + 1);
    assert_non_null(requests);
    cJSON *hands = cJSON_CreateArray(), *hand;
    for (char *line = strtok_r(data, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        hand = cJSON_Parse(line);
        char *text = cJSON_PrintUnformatted(field(hand, "request"));
        strcat(strcat(requests, text), "\n");
        cJSON_free(text);
        cJSON_AddItemToArray(hands, hand);
    }
    struct run run = program_run(requests, "score");
    assert_fine(&run);
    assert_true(cJSON_GetArraySize(hands) >= 500);
    const char *at = run.out;
    cJSON_ArrayForEach(hand, hands)
    {
        cJSON *answer = cJSON_ParseWithOpts(at, &at, 0);
        bool wins = !cJSON_HasObjectItem(hand, "reason");
        assert_int_equal(cJSON_IsTrue(field(answer, "win")), wins);
        if (wins &&
            (number(answer, "points") != number(hand, "points") ||
             number(answer, "han") != number(hand, "han") || number(answer, "fu") != number(hand, "fu")))
            fail_msg("%s: %d han %d fu %d points", word(hand, "source"), number(answer, "han"),
                     number(answer, "fu"), number(answer, "points"));
        cJSON_Delete(answer);
        at++;
    }
    cJSON_Delete(hands);
    run_deinit(&run);
    free(requests);
    free(data);
}
