/*
 * test_score.c: `tigers score`: the rule book's points for Dueling Tigers, and
 * every kind of request that is answered by an error.
 *
 * Expected values are added up by hand from docs/rules/dueling-tigers.md "Winning and points".
 */
#include "cli/program.h"

#define DT "\"rules\":\"dueling-tigers\","

/* "all-chow 1, concealed-hand 1" of an answer. */
static void join_patterns(const cJSON *answer, char *out, size_t size)
{
    const cJSON *entry;
    out[0] = '\0';
    cJSON_ArrayForEach(entry, cJSON_GetObjectItem(answer, "patterns"))
    {
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s %d", used ? ", " : "",
                 cJSON_GetStringValue(cJSON_GetObjectItem(entry, "id")),
                 cJSON_GetObjectItem(entry, "points")->valueint);
    }
}

static void assert_score(const char *request, int points, const char *patterns)
{
    int status;
    char joined[400];
    cJSON *answer = program_answer("score", request, &status);
    join_patterns(answer, joined, sizeof joined);
    if (strcmp(joined, patterns))
        fail_msg("%s\nscores %s\ninstead of %s", request, joined, patterns);
    assert_true(cJSON_IsTrue(cJSON_GetObjectItem(answer, "win")));
    assert_int_equal(cJSON_GetObjectItem(answer, "points")->valueint, points);
    assert_int_equal(status, 0);
    cJSON_Delete(answer);
}

static void test_pure_hands(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"123234345m4562p\",\"win\":\"2p\",\"source\":\"discard\"}", 2,
                 "all-chow 1, concealed-hand 1");
    /* three times 123 is worth more than 111 222 333 */
    assert_score("{" DT "\"hand\":\"1112223334566m\",\"win\":\"6m\",\"source\":\"discard\"}", 4,
                 "all-chow 1, pure-one-suit 2, concealed-hand 1");
    assert_score("{" DT "\"hand\":\"777m8899p\",\"win\":\"9p\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"1m\"},{\"kind\":\"pung\",\"tile\":\"4p\"}]}",
                 3, "all-pung 3");
    assert_score("{" DT "\"hand\":\"1122334455667z\",\"win\":\"7z\",\"source\":\"discard\"}", 20,
                 "all-winds-dragons 16, seven-pairs 3, concealed-hand 1");
}

#define TWO_WINDS "\"melds\":[{\"kind\":\"pung\",\"tile\":\"1z\"},{\"kind\":\"pung\",\"tile\":\"2z\"}]"

static void test_wind_hands(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"33344z55m\",\"win\":\"4z\",\"source\":\"discard\"," TWO_WINDS "}", 24,
                 "all-pung 3, matching-wind-pung 1, big-four-winds 20");
    assert_score("{" DT
                 "\"hand\":\"33344z55m\",\"win\":\"4z\",\"source\":\"discard\",\"seat\":\"west\"," TWO_WINDS
                 "}",
                 24, "all-pung 3, matching-wind-pung 1, big-four-winds 20");
    assert_score("{" DT "\"hand\":\"3334z678m\",\"win\":\"4z\",\"source\":\"discard\"," TWO_WINDS "}", 13,
                 "matching-wind-pung 1, small-four-winds 12");
}

static void test_three_winds(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"234m33z55p\",\"win\":\"3z\",\"source\":\"discard\"," TWO_WINDS "}", 7,
                 "matching-wind-pung 1, big-three-winds 6");
    assert_score("{" DT "\"hand\":\"11z234m67p\",\"win\":\"8p\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"2z\"},{\"kind\":\"kong\",\"tile\":\"4z\"}]}",
                 2, "small-three-winds 2");
}

static void test_dragons(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"77z234m67p\",\"win\":\"8p\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"5z\"},{\"kind\":\"pung\",\"tile\":\"6z\"}]}",
                 4, "dragon-pung 2, small-three-dragons 2");
    assert_score("{" DT "\"hand\":\"77z234m55p\",\"win\":\"7z\",\"source\":\"dummy-discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"5z\"},{\"kind\":\"pung\",\"tile\":\"6z\"}]}",
                 10, "dragon-pung 3, big-three-dragons 7");
}

static void test_special_hands(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"113355m224466p7z\",\"win\":\"7z\",\"source\":\"discard\"}", 4,
                 "seven-pairs 3, concealed-hand 1");
    assert_score("{" DT "\"hand\":\"111333m555777p2z\",\"win\":\"2z\"}", 10,
                 "all-pung 3, hidden-treasure 5, self-picked 1, concealed-hand 1");
    assert_score("{" DT "\"hand\":\"111333m555777p2z\",\"win\":\"2z\",\"source\":\"discard\"}", 4,
                 "all-pung 3, concealed-hand 1");
    assert_score("{" DT "\"hand\":\"333m555777p2z\",\"win\":\"2z\",\"source\":\"replacement\",\"melds\":["
                 "{\"kind\":\"closed-kong\",\"tile\":\"1m\"}]}",
                 11, "all-pung 3, hidden-treasure 5, kong-replacement 2, concealed-hand 1");
    assert_score("{" DT "\"hand\":\"2z\",\"win\":\"2z\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"kong\",\"tile\":\"1m\"},{\"kind\":\"kong\",\"tile\":\"3m\"},"
                 "{\"kind\":\"closed-kong\",\"tile\":\"5p\"},{\"kind\":\"kong\",\"tile\":\"7p\"}]}",
                 27, "all-pung 3, all-kong 24");
    assert_score("{" DT "\"hand\":\"1112345678999m\",\"win\":\"5m\"}", 28,
                 "pure-one-suit 2, nine-gates 24, self-picked 1, concealed-hand 1");
}

static void test_going_out(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"23456789m23455p\",\"win\":\"1m\",\"source\":\"robbed-kong\"}", 3,
                 "all-chow 1, robbing-kong 1, concealed-hand 1");
    assert_score("{" DT
                 "\"hand\":\"23456789m23455p\",\"win\":\"1m\",\"source\":\"revealed\",\"riichi\":true}",
                 4, "all-chow 1, concealed-hand 1, riichi 2");
    /* Declared on the first turn, by the tile that is turned up at its end. */
    assert_score("{" DT "\"hand\":\"23456789m23455p\",\"win\":\"1m\",\"source\":\"revealed\",\"riichi\":true,"
                 "\"first_turn\":true}",
                 4, "all-chow 1, concealed-hand 1, riichi 2");
}

/* A hand worth nothing may be declared; a closed kong leaves the hand concealed, an exposed one does not. */
static void test_small_values(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"234m45678p22z\",\"win\":\"9p\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"9m\"}]}",
                 0, "");
    assert_score("{" DT "\"hand\":\"234m45678p22z\",\"win\":\"9p\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"closed-kong\",\"tile\":\"9m\"}]}",
                 1, "concealed-hand 1");
    assert_score("{" DT
                 "\"hand\":\"234m45678p22z\",\"win\":\"9p\",\"source\":\"replacement\",\"riichi\":true,"
                 "\"melds\":[{\"kind\":\"kong\",\"tile\":\"9m\"}]}",
                 4, "kong-replacement 2, riichi 2");
}

static void test_indicators(void **state)
{
    (void)state;
#define FIVES DT "\"hand\":\"12323455m45667p\",\"win\":\"5p\",\"source\":\"discard\""
    assert_score("{" FIVES ",\"bonus\":[5,2]}", 5, "all-chow 1, concealed-hand 1, only-bonus 3");
    assert_score("{" FIVES ",\"bonus\":[2,6]}", 2, "all-chow 1, concealed-hand 1");
    assert_score("{" FIVES ",\"bonus\":[],\"treasure\":5}", 6, "all-chow 1, concealed-hand 1, treasure 4");
    assert_score("{" FIVES ",\"bonus\":[2,5],\"treasure\":9}", 5,
                 "all-chow 1, concealed-hand 1, only-bonus 3");
    assert_score("{" DT
                 "\"hand\":\"123m789p9m\",\"win\":\"9m\",\"source\":\"discard\",\"treasure\":5,\"melds\":["
                 "{\"kind\":\"kong\",\"tile\":\"5m\"},{\"kind\":\"kong\",\"tile\":\"5p\"}]}",
                 8, "treasure 8");
    program_assert_error("score", "{" FIVES ",\"bonus\":[2,5],\"options\":{\"indicators\":false}}",
                         "bonus: ");
    program_assert_error("score", "{" FIVES ",\"treasure\":5,\"options\":{\"treasure\":\"off\"}}",
                         "treasure: ");
    program_assert_error("score", "{" FIVES ",\"bonus\":[5,5]}", "bonus: ");
    program_assert_error("score", "{" FIVES ",\"bonus\":[5]}", "bonus: ");
    program_assert_error("score", "{" FIVES ",\"bonus\":[0,5]}", "bonus: ");
    program_assert_error("score", "{" FIVES ",\"bonus\":[1.5,5]}", "bonus: ");
    program_assert_error("score", "{" FIVES ",\"bonus\":5}", "bonus: ");
    program_assert_error("score", "{" FIVES ",\"treasure\":10}", "treasure: ");
    program_assert_error("score", "{" FIVES ",\"treasure\":\"5\"}", "treasure: ");
}

static void test_answer_form(void **state)
{
    (void)state;
    struct run run =
        program_run("{" DT "\"hand\":\"12323455m45667p\",\"win\":\"5p\",\"source\":\"discard\"}\n"
                    "{" DT "\"hand\":\"2z\",\"win\":\"2z\",\"source\":\"discard\",\"melds\":["
                    "{\"kind\":\"pung\",\"tile\":\"1m\"},{\"kind\":\"kong\",\"tile\":\"3m\"},"
                    "{\"kind\":\"closed-kong\",\"tile\":\"5p\"},{\"kind\":\"pung\",\"tile\":\"7p\"}]}\n"
                    "{" DT "\"hand\":\"1234567m12345z\",\"win\":\"5z\"}",
                    "score");
    assert_string_equal(
        run.out,
        "{\"win\":true,\"points\":2,\"patterns\":[{\"id\":\"all-chow\",\"points\":1},"
        "{\"id\":\"concealed-hand\",\"points\":1}],"
        "\"sets\":[\"123m\",\"234m\",\"456p\",\"567p\",\"55m\"]}\n"
        "{\"win\":true,\"points\":3,\"patterns\":[{\"id\":\"all-pung\",\"points\":3}],"
        "\"sets\":[\"111m\",\"3333m\",\"5555p\",\"777p\",\"22z\"]}\n"
        "{\"error\":\"line 3: hand: wrong tile count: 12 concealed tiles with 0 melds, expected 13 and "
        "the winning tile\"}\n");
    assert_int_equal(run.status, 1);
    run_deinit(&run);
    int status;
    cJSON *answer = program_answer("score", "{" DT "\"hand\":\"12345678m12345z\",\"win\":\"5z\"}", &status);
    assert_true(cJSON_IsFalse(cJSON_GetObjectItem(answer, "win")));
    assert_null(cJSON_GetObjectItem(answer, "points"));
    assert_int_equal(status, 0);
    cJSON_Delete(answer);
}

/* A bad line is answered in its place and the rest goes on; unknown fields are let pass, and blank lines
 * skipped. */
static void test_bad_lines_go_on(void **state)
{
    (void)state;
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
static void test_blank_lines_are_skipped(void **state)
{
    (void)state;
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
static void test_a_line_without_end_is_refused(void **state)
{
    (void)state;
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
static void test_what_is_quoted_is_printable(void **state)
{
    (void)state;
    struct run run = program_run("{" DT "\"hand\":\"123m\xe4\xb8\x80\\u0007\",\"win\":\"2p\"}\n", "score");
    assert_int_equal(run.status, 1);
    program_assert_holds(run.out, "\"error\":\"line 1: hand: ");
    for (const char *at = run.out; *at; at++)
        assert_true(*at == '\n' || ((unsigned char)*at >= ' ' && *at != 0x7f));
    assert_non_null(strstr(run.out, "\xe4\xb8\x80"));
    run_deinit(&run);
}

/* What stands behind a byte of zero is not passed over in silence. */
static void test_a_zero_byte_is_no_end(void **state)
{
    (void)state;
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

/* An empty list says that there is none of what only another mode has. */
static void test_empty_lists_are_let_pass(void **state)
{
    (void)state;
    assert_score("{" DT "\"hand\":\"123234345m4562p\",\"win\":\"2p\",\"source\":\"discard\",\"bonus\":[],"
                 "\"treasure\":null,\"dora\":[],\"ura\":[],\"flowers\":[],\"melds\":[]}",
                 2, "all-chow 1, concealed-hand 1");
}

static void test_wrong_fields(void **state)
{
    (void)state;
    program_assert_error("score", "{" DT PAIRS ",\"options\":{\"treasure\":null}}",
                         "options: treasure: expected true, false, a number or a string");
    program_assert_error("score", "{" DT PAIRS ",\"seat\":5}", "seat: expected a string");
    program_assert_error("score", "{" DT PAIRS ",\"round\":true}", "round: expected a string");
    program_assert_error("score", "{" DT PAIRS ",\"double_riichi\":1}",
                         "double_riichi: expected true or false");
    program_assert_error("score", "{" DT PAIRS ",\"first_turn\":\"now\"}",
                         "first_turn: expected true or false");
    program_assert_error("score", "{" DT PAIRS ",\"ura\":\"5m\"}", "ura: there are none in Dueling Tigers");
    program_assert_error("score", "{" DT PAIRS ",\"ura\":{}}", "ura: there are none in Dueling Tigers");
    program_assert_error("score", "{" PAIRS "}", "rules: missing");
    program_assert_error("score", "{\"rules\":\"bridge\"," PAIRS "}", "rules: unknown mode \"bridge\"");
    program_assert_error("score", "{\"rules\":7," PAIRS "}", "rules: ");
    program_assert_error("score", "{" DT "\"win\":\"7z\"}", "hand: missing");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p7z\"}", "win: missing");
    program_assert_error("score", "{" DT "\"hand\":5,\"win\":\"7z\"}", "hand: ");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p8z\",\"win\":\"7z\"}",
                         "hand: there is no such tile as 8z");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466q7z\",\"win\":\"7z\"}", "hand: ");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p7\",\"win\":\"7z\"}", "hand: ");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p7z\",\"win\":\"77z\"}", "win: ");
    program_assert_error("score", "{" DT PAIRS ",\"source\":\"theft\"}", "source: ");
    program_assert_error("score", "{" DT PAIRS ",\"source\":true}", "source: ");
    program_assert_error("score", "{" DT PAIRS ",\"seat\":\"up\"}", "seat: ");
    program_assert_error("score", "{" DT PAIRS ",\"seat\":\"south\"}", "seat: ");
    program_assert_error("score", "{" DT PAIRS ",\"round\":\"up\"}", "round: ");
    program_assert_error("score", "{" DT PAIRS ",\"riichi\":1}", "riichi: ");
    program_assert_error("score", "{" DT PAIRS ",\"last_tile\":\"yes\"}", "last_tile: ");
    program_assert_error("score", "{" DT PAIRS ",\"options\":{\"speed\":3}}", "options: ");
    program_assert_error("score", "{" DT PAIRS ",\"options\":{\"rounds\":5}}", "options: ");
    program_assert_error("score", "{" DT PAIRS ",\"options\":[]}", "options: ");
    program_assert_error("score", "{" DT PAIRS ",\"double_riichi\":true}", "double_riichi: ");
    program_assert_error("score", "{" DT PAIRS ",\"dora\":[\"5m\"]}", "dora: ");
    program_assert_error("score", "{" DT PAIRS ",\"flowers\":[\"1f\"]}", "flowers: ");
}

static void test_wrong_tiles(void **state)
{
    (void)state;
    program_assert_error("score", "{" DT "\"hand\":\"1111133m224466p\",\"win\":\"7z\"}",
                         "hand: a fifth copy of 1m");
    program_assert_error("score", "{" DT "\"hand\":\"1111m22334466p7z\",\"win\":\"1m\"}",
                         "win: a fifth copy of 1m");
    program_assert_error(
        "score",
        "{" DT "\"hand\":\"1234455667m\",\"win\":\"7m\",\"melds\":[{\"kind\":\"kong\",\"tile\":\"1m\"}]}",
        "hand: a fifth copy of 1m");
    program_assert_error("score", "{" DT "\"hand\":\"1133557m224466p7z\",\"win\":\"7z\"}",
                         "wrong tile count");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p77z\",\"win\":\"7z\"}",
                         "wrong tile count");
    program_assert_error(
        "score", "{" DT "\"hand\":\"1m\",\"win\":\"1m\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5z\"}]}",
        "1 concealed tile with 1 meld, expected 10 and the winning tile");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p7777z\",\"win\":\"7z\"}",
                         "hand: more than 14 tiles");
    program_assert_error("score", "{" DT "\"hand\":\"113305m224466p7z\",\"win\":\"7z\"}",
                         "hand: there is no 0m");
    program_assert_error("score", "{" DT "\"hand\":\"113355m224466p1f\",\"win\":\"7z\"}",
                         "hand: there is no 1f");
    program_assert_error("score", "{" DT "\"hand\":\"113355m2244p66s7z\",\"win\":\"7z\"}",
                         "one suit is removed, but the hand has tiles of all three suits");
}

static void test_wrong_melds(void **state)
{
    (void)state;
#define TEN DT "\"hand\":\"234m45678p22z\",\"win\":\"9p\",\"source\":\"discard\""
    program_assert_error("score", "{" TEN ",\"melds\":[{\"kind\":\"run\",\"tile\":\"1m\"}]}", "meld 1: ");
    program_assert_error("score", "{" TEN ",\"melds\":[{\"kind\":\"heap\",\"tile\":\"1m\"}]}", "meld 1: ");
    program_assert_error("score", "{" TEN ",\"melds\":[{\"kind\":\"pung\"}]}", "meld 1: ");
    program_assert_error("score", "{" TEN ",\"melds\":[{\"kind\":\"pung\",\"tile\":\"1f\"}]}",
                         "meld 1: there is no 1f");
    program_assert_error("score", "{" TEN ",\"melds\":[\"pung\"]}", "meld 1: ");
    program_assert_error("score", "{" TEN ",\"melds\":[{\"tile\":\"9m\"}]}",
                         "meld 1: kind \"\": expected run, pung, kong or closed-kong");
    program_assert_error("score", "{" TEN ",\"melds\":[{\"kind\":3,\"tile\":\"9m\"}]}",
                         "meld 1: kind \"\": expected run, pung, kong or closed-kong");
    program_assert_error("score", "{" TEN ",\"melds\":{}}", "melds: ");
#define PUNG "{\"kind\":\"pung\",\"tile\":"
    program_assert_error("score",
                         "{" DT "\"hand\":\"1p\",\"win\":\"1p\",\"melds\":[" PUNG "\"1m\"}," PUNG
                         "\"2m\"}," PUNG "\"3m\"}," PUNG "\"4m\"}," PUNG "\"5m\"}]}",
                         "melds: there are more than 4");
    program_assert_error(
        "score",
        "{" DT "\"hand\":\"2345678m\",\"win\":\"9m\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"1p\"},"
        "{\"kind\":\"pung\",\"tile\":\"1p\"}]}",
        "meld 2: a fifth copy of 1p");
}

static void test_contradictions(void **state)
{
    (void)state;
#define OPEN   "\"melds\":[{\"kind\":\"pung\",\"tile\":\"9m\"}]"
#define ELEVEN DT "\"hand\":\"234m45678p22z\",\"win\":\"9p\""
    program_assert_error("score", "{" DT PAIRS ",\"source\":\"replacement\"}", "source: a replacement");
    program_assert_error("score", "{" ELEVEN ",\"source\":\"replacement\"," OPEN "}",
                         "source: a replacement");
    program_assert_error("score", "{" DT PAIRS ",\"source\":\"robbed-kong\"}", "source: a robbed kong");
    program_assert_error("score", "{" ELEVEN ",\"riichi\":true," OPEN "}", "riichi: ");
    program_assert_error("score",
                         "{" ELEVEN ",\"riichi\":true,\"options\":{\"revealed-kong\":false},"
                         "\"melds\":[{\"kind\":\"kong\",\"tile\":\"9m\"}]}",
                         "riichi: ");
    program_assert_error("score",
                         "{" ELEVEN ",\"riichi\":true,\"source\":\"replacement\","
                         "\"melds\":[{\"kind\":\"closed-kong\",\"tile\":\"9m\"}]}",
                         "source: after Riichi");
    program_assert_error("score", "{" DT PAIRS ",\"source\":\"revealed\"}", "source: only a Riichi hand");
    program_assert_error("score", "{" ELEVEN ",\"first_turn\":true," OPEN "}", "first_turn: ");
    program_assert_error("score", "{" DT PAIRS ",\"first_turn\":true,\"last_tile\":true}", "first_turn: ");
    program_assert_error("score", "{" DT PAIRS ",\"first_turn\":true,\"source\":\"discard\"}",
                         "first_turn: ");
    program_assert_error("score", "{" DT PAIRS ",\"first_turn\":true,\"riichi\":true}", "first_turn: ");
    program_assert_error("score",
                         "{" DT "\"hand\":\"23456789m23455p\",\"win\":\"1m\",\"source\":\"robbed-kong\","
                         "\"last_tile\":true}",
                         "last_tile: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pure_hands),
        cmocka_unit_test(test_wind_hands),
        cmocka_unit_test(test_three_winds),
        cmocka_unit_test(test_dragons),
        cmocka_unit_test(test_special_hands),
        cmocka_unit_test(test_going_out),
        cmocka_unit_test(test_small_values),
        cmocka_unit_test(test_indicators),
        cmocka_unit_test(test_answer_form),
        cmocka_unit_test(test_bad_lines_go_on),
        cmocka_unit_test(test_blank_lines_are_skipped),
        cmocka_unit_test(test_wrong_fields),
        cmocka_unit_test(test_a_zero_byte_is_no_end),
        cmocka_unit_test(test_empty_lists_are_let_pass),
        cmocka_unit_test(test_wrong_tiles),
        cmocka_unit_test(test_wrong_melds),
        cmocka_unit_test(test_contradictions),
        cmocka_unit_test(test_a_line_without_end_is_refused),
        cmocka_unit_test(test_what_is_quoted_is_printable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
