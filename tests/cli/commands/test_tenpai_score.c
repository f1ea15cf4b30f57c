/*
 * test_tenpai_score.c: `tigers score` and `tigers waits` for Tenpai Duel: hands
 * from elsewhere, han and fu added up by hand, red fives, indicators, and every
 * contradiction that is answered by an error.
 */
#include "cli/program.h"

#define TD "\"rules\":\"tenpai-duel\","

static const cJSON *field(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static const char *word(const cJSON *object, const char *name)
{
    return cJSON_GetStringValue(field(object, name));
}

static int number(const cJSON *object, const char *name)
{
    assert_true(cJSON_IsNumber(field(object, name)));
    return field(object, name)->valueint;
}

static void assert_fine(const struct run *run)
{
    if (run->status || run->error[0])
        fail_msg("exit %d: %s", run->status, run->error);
}

/* --- score ---------------------------------------------------------------------------------------- */

/* Every hand of the file, through the program. */
static void test_hands_from_elsewhere(void **state)
{
    (void)state;
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

static void assert_answer(const char *request, const char *expected)
{
    struct run run = program_run(request, "score");
    assert_string_equal(run.out, expected);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
}

static void test_answer_form(void **state)
{
    (void)state;
    /* 20, own draw 2, closed pung of honors 8, double wind pair 4: 34, up to 40; the dealer 6 x 40 x 16 */
    assert_answer(
        "{" TD "\"hand\":\"123m456p789s1155z\",\"win\":\"5z\"}",
        "{\"win\":true,\"points\":3900,\"han\":2,\"fu\":40,\"limit\":null,\"fu_lines\":["
        "{\"what\":\"a winning hand\",\"fu\":20},{\"what\":\"own draw\",\"fu\":2},"
        "{\"what\":\"closed pung of white dragons\",\"fu\":8},{\"what\":\"pair of East\",\"fu\":4}],"
        "\"patterns\":[{\"id\":\"menzen-tsumo\",\"points\":1},{\"id\":\"haku\",\"points\":1}],\"sets\":["
        "\"123m\",\"456p\",\"789s\",\"555z\",\"11z\"]}\n");
    assert_answer("{" TD "\"hand\":\"456m99p11558s\",\"win\":\"9p\",\"source\":\"discard\",\"seat\":\"west\","
                  "\"melds\":[{\"kind\":\"run\",\"tile\":\"4p\"}]}",
                  "{\"win\":false}\n");
    assert_answer("{" TD "\"hand\":\"456789m99p11s\",\"win\":\"9p\",\"source\":\"discard\",\"seat\":\"west\","
                  "\"melds\":[{\"kind\":\"run\",\"tile\":\"4p\"}]}",
                  "{\"win\":false,\"reason\":\"no-yaku\"}\n");
    assert_answer(
        "{" TD "\"hand\":\"19m19p19s1234567z\",\"win\":\"1m\",\"source\":\"discard\",\"seat\":\"west\"}",
        "{\"win\":true,\"points\":32000,\"han\":13,\"fu\":0,\"limit\":\"yakuman\",\"fu_lines\":[],"
        "\"patterns\":[{\"id\":\"kokushi-musou\",\"points\":13}],\"sets\":[\"119m19p19s1234567z\"]}\n");
}

/* Red fives in the hand, as winning tile and in melds: tanyao with one, two and three of them, 30 fu. */
static void test_red_fives(void **state)
{
    (void)state;
    static const struct {
        const char *tiles;
        int reds, points;
    } hands[] = {
        {"\"hand\":\"340m678p2256s\",\"win\":\"7s\",\"melds\":[{\"kind\":\"run\",\"tile\":\"4s\"}]", 1, 2000},
        {"\"hand\":\"345m678p2246s\",\"win\":\"0s\",\"melds\":[{\"kind\":\"run\",\"tile\":\"2s\"}]", 1, 2000},
        {"\"hand\":\"345m678p2267s\",\"win\":\"8s\",\"melds\":[{\"kind\":\"run\",\"tile\":\"3p\",\"red\":"
         "true}]",
         1, 2000},
        {"\"hand\":\"340m678p2267s\",\"win\":\"8s\",\"melds\":[{\"kind\":\"run\",\"tile\":\"0p\"}]", 2, 3900},
        {"\"hand\":\"340m678p2267s\",\"win\":\"8s\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5p\"}]", 1,
         2000},
    };
    for (int i = 0; i < 5; i++) {
        char request[400];
        int status, reds = 0;
        snprintf(request, sizeof request,
                 "{" TD "%s,\"source\":\"discard\",\"seat\":\"west\",\"options\":{\"red-fives\":true}}",
                 hands[i].tiles);
        cJSON *answer = program_answer("score", request, &status), *entry;
        cJSON_ArrayForEach(entry, cJSON_GetObjectItem(answer, "patterns"))
        {
            if (strcmp(word(entry, "id"), "aka-dora") == 0)
                reds = number(entry, "points");
        }
        assert_int_equal(reds, hands[i].reds);
        assert_int_equal(number(answer, "points"), hands[i].points);
        cJSON_Delete(answer);
    }
}

/* A kong of fives always holds the red one. */
static void test_red_kong(void **state)
{
    (void)state;
    int status;
    cJSON *answer = program_answer("score",
                                   "{" TD "\"hand\":\"234678m2267s\",\"win\":\"8s\",\"source\":\"discard\","
                                   "\"seat\":\"west\",\"melds\":[{\"kind\":\"kong\",\"tile\":\"5p\"}],"
                                   "\"options\":{\"red-fives\":true}}",
                                   &status);
    /* tanyao 1 and the red five 1; 20 and 8 for the kong are 28, so 30 fu: 4 x 480 */
    assert_int_equal(number(answer, "han"), 2);
    assert_int_equal(number(answer, "fu"), 30);
    assert_int_equal(number(answer, "points"), 2000);
    cJSON_Delete(answer);
}

/* Tanyao and pinfu with eight and nine dora: baiman goes up to 10 han, sanbaiman begins at 11. */
static void test_ten_han_are_still_baiman(void **state)
{
    (void)state;
    static const struct {
        const char *seat, *more;
        int han, points;
    } hands[] = {{"west", "", 10, 16000},
                 {"east", "", 10, 24000},
                 {"west", ",\"3m\"", 11, 24000},
                 {"east", ",\"3m\"", 11, 36000}};
    for (int i = 0; i < 4; i++) {
        char request[300];
        int status;
        snprintf(request, sizeof request,
                 "{" TD "\"hand\":\"234567m345p8867s\",\"win\":\"8s\",\"source\":\"discard\",\"seat\":\"%s\","
                 "\"dora\":[\"7s\",\"7s\",\"1m\",\"2m\"%s]}",
                 hands[i].seat, hands[i].more);
        cJSON *answer = program_answer("score", request, &status);
        assert_int_equal(number(answer, "han"), hands[i].han);
        assert_int_equal(number(answer, "points"), hands[i].points);
        assert_string_equal(word(answer, "limit"), hands[i].han == 10 ? "baiman" : "sanbaiman");
        cJSON_Delete(answer);
    }
}

/* Nobody can rob a kong at this table (docs/rules/tenpai-duel.md), so the list does not offer it; a hand won
 * so elsewhere is still counted. */
static void test_no_robbing_in_the_list(void **state)
{
    (void)state;
    int status;
    for (int json = 0; json < 2; json++) {
        struct run run = program_run("", "rules tenpai-duel%s", json ? " --json" : "");
        assert_null(strstr(run.out, "chankan"));
        program_assert_holds(run.out, "rinshan-kaihou");
        run_deinit(&run);
    }
    cJSON *answer = program_answer("score",
                                   "{" TD "\"hand\":\"344556m24678s66z\",\"win\":\"3s\",\"source\":"
                                   "\"robbed-kong\",\"seat\":\"west\"}",
                                   &status);
    assert_int_equal(number(answer, "points"), 1300);
    cJSON_Delete(answer);
}

#define PAIRS TD "\"hand\":\"113355m224466p7z\",\"win\":\"7z\""

static void test_wrong_tiles(void **state)
{
    (void)state;
#define REDS "\"options\":{\"red-fives\":true}"
    program_assert_error("score", "{" TD "\"hand\":\"113305m224466p7z\",\"win\":\"7z\"}",
                         "hand: there is no 0m");
    program_assert_error("score", "{" TD "\"hand\":\"113300m224466p7z\",\"win\":\"7z\"," REDS "}",
                         "hand: a second 0m");
    program_assert_error("score", "{" TD "\"hand\":\"5555m22334466p7z\",\"win\":\"7z\"," REDS "}",
                         "hand: a fourth plain 5m");
    program_assert_error("score",
                         "{" TD "\"hand\":\"1130m444p22z\",\"win\":\"2z\"," REDS
                         ",\"melds\":[{\"kind\":\"closed-kong\",\"tile\":\"5m\"}]}",
                         "hand: a second 0m");
    program_assert_error("score",
                         "{" TD "\"hand\":\"113m4445p22z\",\"win\":\"2z\"," REDS
                         ",\"melds\":[{\"kind\":\"pung\",\"tile\":\"9m\",\"red\":true}]}",
                         "meld 1: it has no red five");
    program_assert_error("score",
                         "{" TD "\"hand\":\"113m4445p22z\",\"win\":\"2z\"," REDS
                         ",\"melds\":[{\"kind\":\"pung\",\"tile\":\"7z\",\"red\":true}]}",
                         "meld 1: it has no red five");
    program_assert_error("score",
                         "{" TD "\"hand\":\"113m4445p22z\",\"win\":\"2z\"," REDS
                         ",\"melds\":[{\"kind\":\"pung\",\"tile\":\"5m\",\"red\":\"yes\"}]}",
                         "meld 1: red: expected true or false");
    program_assert_error("score",
                         "{" TD "\"hand\":\"113m4445p22z\",\"win\":\"2z\"," REDS
                         ",\"melds\":[{\"kind\":\"run\",\"tile\":\"8m\",\"red\":true}]}",
                         "meld 1: no run starts with 8m");
    program_assert_error("score", "{" PAIRS ",\"dora\":[\"0s\"]}", "dora: there is no 0s");
    program_assert_error("score", "{" PAIRS ",\"dora\":[\"7z\",\"7z\",\"7z\"]}", "dora: a fifth copy of 7z");
    program_assert_error("score", "{" PAIRS ",\"riichi\":true,\"dora\":[\"7z\"],\"ura\":[\"7z\",\"7z\"]}",
                         "ura: a fifth copy of 7z");
    program_assert_error("score", "{" PAIRS ",\"dora\":[\"1s\",\"1s\",\"1s\",\"1s\",\"2s\",\"2s\"]}",
                         "dora: ");
    program_assert_error("score", "{" PAIRS ",\"dora\":\"1s\"}", "dora: expected a list");
    program_assert_error("score", "{" PAIRS ",\"dora\":[\"1q\"]}", "dora: ");
    program_assert_error("score", "{" PAIRS ",\"dora\":[\"1f\"]}", "dora: there is no 1f");
    program_assert_error("score", "{" PAIRS ",\"dora\":[7]}", "dora: ");
    program_assert_error("score", "{" PAIRS ",\"flowers\":[\"1f\"]}", "flowers: ");
}

static void test_contradictions(void **state)
{
    (void)state;
#define OPEN TD "\"hand\":\"456789m99p11s\",\"win\":\"9p\",\"melds\":[{\"kind\":\"run\",\"tile\":\"4p\"}]"
    program_assert_error("score", "{" PAIRS ",\"ura\":[\"1s\"]}", "ura: ");
    program_assert_error("score", "{" PAIRS ",\"riichi\":true,\"ura\":[\"1s\"]}",
                         "lower indicators, but only");
    program_assert_error("score", "{" PAIRS ",\"riichi\":true,\"dora\":[\"1s\"],\"ura\":[\"2s\",\"3s\"]}",
                         "lower indicators, but only");
    program_assert_error("score", "{" OPEN ",\"riichi\":true}", "riichi: ");
    program_assert_error("score", "{" OPEN ",\"double_riichi\":true}", "riichi: ");
    program_assert_error("score", "{" OPEN ",\"first_turn\":true}", "first_turn: ");
    program_assert_error("score", "{" PAIRS ",\"first_turn\":true,\"riichi\":true}", "first_turn: ");
    program_assert_error("score", "{" PAIRS ",\"first_turn\":true,\"last_tile\":true}", "first_turn: ");
    program_assert_error("score", "{" PAIRS ",\"first_turn\":true,\"source\":\"discard\"}", "first_turn: ");
    program_assert_error("score", "{" OPEN ",\"source\":\"replacement\"}", "source: a replacement");
    program_assert_error("score", "{" PAIRS ",\"source\":\"robbed-kong\"}", "source: a robbed kong");
    program_assert_error("score", "{" PAIRS ",\"source\":\"revealed\"}", "source: ");
    program_assert_error("score", "{" PAIRS ",\"source\":\"dummy-discard\"}", "source: ");
    program_assert_error("score", "{" PAIRS ",\"seat\":\"south\"}", "seat: ");
    program_assert_error("score", "{" PAIRS ",\"round\":\"south\"}", "round: ");
    program_assert_error("score", "{" PAIRS ",\"bonus\":[1,2]}", "bonus: ");
    program_assert_error("score", "{" PAIRS ",\"treasure\":4}", "treasure: ");
    program_assert_error("score",
                         "{" TD "\"hand\":\"23456789m23455p\",\"win\":\"1m\",\"source\":\"robbed-kong\","
                         "\"last_tile\":true}",
                         "last_tile: ");
}

static void test_waits(void **state)
{
    (void)state;
    struct run run = program_run("{" TD "\"hand\":\"19m19p19s1234567z\"}\n"
                                 "{" TD "\"hand\":\"340m678p22s34567s\"," REDS "}\n"
                                 "{" TD "\"hand\":\"1m1m2p2p3s3s4z4z5z5z6z6z7z\"}\n"
                                 "{" TD "\"hand\":\"0p5p\",\"melds\":[{\"kind\":\"run\",\"tile\":\"1m\"},"
                                 "{\"kind\":\"pung\",\"tile\":\"1z\"},{\"kind\":\"kong\",\"tile\":\"2z\"},"
                                 "{\"kind\":\"closed-kong\",\"tile\":\"3z\"}]," REDS "}\n",
                                 "waits");
    assert_string_equal(
        run.out,
        "{\"shanten\":0,\"waits\":[\"1m\",\"9m\",\"1p\",\"9p\",\"1s\",\"9s\",\"1z\",\"2z\",\"3z\",\"4z\","
        "\"5z\",\"6z\",\"7z\"]}\n"
        "{\"shanten\":0,\"waits\":[\"2s\",\"5s\",\"8s\"]}\n"
        "{\"shanten\":0,\"waits\":[\"7z\"]}\n"
        "{\"shanten\":-1,\"discards\":[{\"tile\":\"5p\",\"shanten\":0,\"waits\":[\"5p\"]}]}\n");
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    program_assert_error("waits", "{" TD "\"hand\":\"340m678p22s34567s\"}", "hand: there is no 0m");
    program_assert_error("waits", "{" TD "\"hand\":\"1234m\"}", "wrong tile count");
    program_assert_error("waits", "{" TD "\"hand\":\"1234m\",\"removed\":\"s\"}", "removed: ");
    program_assert_error("waits", "{" TD "\"hand\":\"19m19p19s1234567z\",\"options\":{\"size\":4}}",
                         "options: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hands_from_elsewhere),
        cmocka_unit_test(test_answer_form),
        cmocka_unit_test(test_red_fives),
        cmocka_unit_test(test_red_kong),
        cmocka_unit_test(test_ten_han_are_still_baiman),
        cmocka_unit_test(test_no_robbing_in_the_list),
        cmocka_unit_test(test_wrong_tiles),
        cmocka_unit_test(test_contradictions),
        cmocka_unit_test(test_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
