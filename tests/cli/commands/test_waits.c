/*
 * test_waits.c: `tigers waits`: shanten and waits worked out by hand, with the
 * copies that cannot come any more, and the requests that are wrong.
 */
#include "cli/program.h"

#define DT "\"rules\":\"dueling-tigers\","

/* "1m 4m" of the list in an answer. */
static void join_waits(const cJSON *answer, char *out, size_t size)
{
    const cJSON *tile;
    out[0] = '\0';
    cJSON_ArrayForEach(tile, cJSON_GetObjectItem(answer, "waits"))
    {
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s", used ? " " : "", cJSON_GetStringValue(tile));
    }
}

static void assert_entry(const cJSON *entry, int shanten, const char *waits, const char *request)
{
    char joined[200];
    join_waits(entry, joined, sizeof joined);
    if (strcmp(joined, waits))
        fail_msg("%s\nwaits for %s\ninstead of %s", request, joined, waits);
    assert_int_equal(cJSON_GetObjectItem(entry, "shanten")->valueint, shanten);
}

static void assert_waits(const char *request, int shanten, const char *waits)
{
    int status;
    cJSON *answer = program_answer("waits", request, &status);
    assert_entry(answer, shanten, waits, request);
    assert_int_equal(status, 0);
    cJSON_Delete(answer);
}

static void test_ready_hands(void **state)
{
    (void)state;
    assert_waits("{" DT "\"hand\":\"123456m789p1122z\"}", 0, "1z 2z");
    assert_waits("{" DT "\"hand\":\"1112345678999m\"}", 0, "1m 2m 3m 4m 5m 6m 7m 8m 9m");
    assert_waits("{" DT "\"hand\":\"1133557799m11z2z\"}", 0, "2z");
    assert_waits("{" DT "\"hand\":\"123456m78p11z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5z\"}]}", 0,
                 "6p 9p");
    assert_waits("{" DT "\"hand\":\"5z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"1m\"},"
                 "{\"kind\":\"pung\",\"tile\":\"2m\"},{\"kind\":\"kong\",\"tile\":\"3m\"},"
                 "{\"kind\":\"closed-kong\",\"tile\":\"4m\"}]}",
                 0, "5z");
}

/* 111m 456m 789m 123p and a fourth 1m: the pair would need a fifth. Any other tile makes the hand ready. */
static void test_fifth_copy(void **state)
{
    (void)state;
    assert_waits("{" DT "\"hand\":\"1111456789m123p\",\"forms\":[\"standard\"]}", 1,
                 "2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s "
                 "1z 2z 3z 4z 5z 6z 7z");
    assert_waits("{" DT "\"hand\":\"1111456789m123p\",\"forms\":[\"standard\"],\"removed\":\"s\"}", 1,
                 "2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1z 2z 3z 4z 5z 6z 7z");
}

/* The four copies may lie in melds too. */
static void test_copies_in_melds(void **state)
{
    (void)state;
    assert_waits("{" DT "\"hand\":\"123456m78p11z\",\"melds\":[{\"kind\":\"kong\",\"tile\":\"6p\"}]}", 0,
                 "9p");
    assert_waits("{" DT "\"hand\":\"123456m78p11z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"6p\"}]}", 0,
                 "6p 9p");
    int status;
    cJSON *answer =
        program_answer("waits",
                       "{" DT "\"hand\":\"123m78p11z\",\"melds\":[{\"kind\":\"kong\",\"tile\":\"6p\"},"
                       "{\"kind\":\"closed-kong\",\"tile\":\"9p\"}]}",
                       &status);
    assert_int_equal(cJSON_GetObjectItem(answer, "shanten")->valueint, 1);
    cJSON_Delete(answer);
}

static void test_forms(void **state)
{
    (void)state;
    /* six pairs and a single: four blocks besides the pair, none of them a set */
    int status;
    cJSON *answer =
        program_answer("waits", "{" DT "\"hand\":\"1133557799m11z2z\",\"forms\":[\"standard\"]}", &status);
    assert_int_equal(cJSON_GetObjectItem(answer, "shanten")->valueint, 3);
    cJSON_Delete(answer);
    assert_waits("{" DT "\"hand\":\"19m19p19s1234567z\",\"forms\":[\"thirteen-orphans\"]}", 0,
                 "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z");
    /* seven different pairs: five pairs of six kinds, so two steps, and the four alike are one pair */
    assert_waits("{" DT "\"hand\":\"1111223344556m\",\"forms\":[\"seven-pairs\"],\"removed\":\"p\"}", 2,
                 "6m 7m 8m 9m 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z");
    /* a form that cannot apply is passed over, but one must be left */
    assert_waits("{" DT "\"hand\":\"123456m78p11z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5z\"}],"
                 "\"forms\":[\"seven-pairs\",\"standard\"]}",
                 0, "6p 9p");
    program_assert_error("waits",
                         "{" DT "\"hand\":\"123456m78p11z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5z\"}],"
                         "\"forms\":[\"seven-pairs\"]}",
                         "forms: ");
    program_assert_error(
        "waits", "{" DT "\"hand\":\"19m19p1234567z11m\",\"forms\":[\"thirteen-orphans\"],\"removed\":\"s\"}",
        "forms: ");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"forms\":[\"pairs\"]}",
                         "forms: unknown form");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"forms\":[]}", "forms: ");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"forms\":\"standard\"}", "forms: ");
}

/* With a tile too many: every kind held, in tile order, and what is left without it. */
static void test_no_suit_taken_out(void **state)
{
    (void)state;
    assert_waits("{" DT "\"hand\":\"123456m789s1122z\",\"removed\":null}", 0, "1z 2z");
}

static void test_discards(void **state)
{
    (void)state;
    static const struct {
        const char *tile, *waits;
    } expected[] = {{"1m", "1m 4m 7m"}, {"2m", "2m"},    {"3m", "3m"}, {"4m", "4m 7m"},
                    {"5m", "5m"},       {"6m", "3m 6m"}, {"7p", "7p"}, {"8p", "8p"},
                    {"9p", "6p 9p"},    {"1z", "1z 2z"}, {"2z", "2z"}};
    const char *request = "{" DT "\"hand\":\"123456m789p11122z\"}";
    int status, place = 0;
    cJSON *answer = program_answer("waits", request, &status);
    const cJSON *entry;
    assert_int_equal(cJSON_GetObjectItem(answer, "shanten")->valueint, -1);
    cJSON_ArrayForEach(entry, cJSON_GetObjectItem(answer, "discards"))
    {
        assert_string_equal(cJSON_GetStringValue(cJSON_GetObjectItem(entry, "tile")), expected[place].tile);
        assert_entry(entry, 0, expected[place].waits, request);
        place++;
    }
    assert_int_equal(place, 11);
    cJSON_Delete(answer);
}

static void test_shanten_with_a_tile_too_many(void **state)
{
    (void)state;
    struct run run = program_run("{" DT "\"hand\":\"56z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"1m\"},"
                                 "{\"kind\":\"pung\",\"tile\":\"2m\"},{\"kind\":\"kong\",\"tile\":\"3m\"},"
                                 "{\"kind\":\"closed-kong\",\"tile\":\"4m\"}]}\n",
                                 "waits");
    assert_string_equal(run.out,
                        "{\"shanten\":0,\"discards\":[{\"tile\":\"5z\",\"shanten\":0,\"waits\":[\"6z\"]},"
                        "{\"tile\":\"6z\",\"shanten\":0,\"waits\":[\"5z\"]}]}\n");
    assert_int_equal(run.status, 0);
    run_deinit(&run);
}

static void test_wrong_requests(void **state)
{
    (void)state;
    program_assert_error("waits", "nothing", "JSON");
    program_assert_error("waits", "{\"hand\":\"123456m789p1122z\"}", "rules: missing");
    program_assert_error("waits", "{\"rules\":\"one-suite\",\"hand\":\"123456m789p1122z\"}",
                         "rules: unknown mode");
    program_assert_error("waits", "{" DT "\"melds\":[]}", "hand: missing");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p112z\"}", "wrong tile count");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m1122z\"}", "wrong tile count");
    program_assert_error("waits", "{" DT "\"hand\":\"\"}",
                         "wrong tile count: 0 concealed tiles with 0 melds");
    program_assert_error("waits", "{" DT "\"hand\":\"1m\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5z\"}]}",
                         "wrong tile count: 1 concealed tile with 1 meld, expected 10 or 11");
    program_assert_error("waits", "{" DT "\"hand\":\"11111m456m789p12z\"}", "hand: a fifth copy of 1m");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789s1122z\",\"removed\":\"s\"}",
                         "hand: there is no 7s");
    program_assert_error("waits",
                         "{" DT "\"hand\":\"123456m11z22z\",\"removed\":\"s\","
                         "\"melds\":[{\"kind\":\"pung\",\"tile\":\"7s\"}]}",
                         "melds: meld 1: there is no 7s");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"removed\":\"z\"}", "removed: ");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"removed\":1}", "removed: ");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"removed\":\"ms\"}",
                         "removed: expected \"m\", \"p\" or \"s\"");
    program_assert_error("waits", "{" DT "\"hand\":\"123456m789p1122z\",\"forms\":[\"standard\",5]}",
                         "forms: unknown form \"\"");
    program_assert_error("waits",
                         "{" DT "\"hand\":\"12345m11z22z7z\",\"melds\":[{\"kind\":\"run\",\"tile\":\"1m\"}]}",
                         "melds: meld 1: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ready_hands),
        cmocka_unit_test(test_fifth_copy),
        cmocka_unit_test(test_copies_in_melds),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_no_suit_taken_out),
        cmocka_unit_test(test_discards),
        cmocka_unit_test(test_shanten_with_a_tile_too_many),
        cmocka_unit_test(test_wrong_requests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
