/*
 * test_four_score.c: `tigers score` and `tigers waits` in the modes for four: answers, and what cannot be.
 *
 * Expected values are the rule book's (sections 3 and 5).
 */
#include "cli/program.h"

#define HAND     "\"hand\":\"23m456p789s33z555s\",\"win\":\"4m\""
#define PATTERNS "{\"rules\":\"patterns\","
#define CLASSIC  "{\"rules\":\"classic\","

/* Fails unless the answer holds the text. */
static void assert_answer(const char *command, const char *request, const char *part)
{
    struct run run = program_run(request, "%s", command);
    program_assert_holds(run.out, part);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
}

static void test_pattern_mahjong(void **state)
{
    (void)state;
    assert_answer("score", PATTERNS HAND "}",
                  "{\"win\":true,\"points\":5,\"patterns\":[{\"id\":\"concealed-hand\",\"points\":5}],"
                  "\"sets\":[");
    /* A hand without patterns. */
    assert_answer("score",
                  PATTERNS "\"hand\":\"23m456p99s\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"4z\"},"
                           "{\"kind\":\"run\",\"tile\":\"1s\"}],\"win\":\"4m\"}",
                  "{\"win\":true,\"points\":1,\"patterns\":[],");
    /* Over the cap the entries keep their own points; Value Honor is one entry for all its sets. */
    const char *dragons =
        PATTERNS "\"hand\":\"1z\",\"win\":\"1z\",\"source\":\"discard\",\"melds\":["
                 "{\"kind\":\"pung\",\"tile\":\"5z\"},{\"kind\":\"pung\",\"tile\":\"6z\"},"
                 "{\"kind\":\"pung\",\"tile\":\"7z\"},{\"kind\":\"kong\",\"tile\":\"2z\"}]}";
    assert_answer("score", dragons,
                  "\"points\":320,\"patterns\":[{\"id\":\"value-honour\",\"points\":30},"
                  "{\"id\":\"big-three-dragons\",\"points\":130},{\"id\":\"all-honours\",\"points\":320},"
                  "{\"id\":\"all-triplets\",\"points\":30},{\"id\":\"one-quad\",\"points\":5}]");
    assert_answer("score", PATTERNS "\"hand\":\"1111m5577p22s669s\",\"win\":\"9s\",\"source\":\"discard\"}",
                  "\"points\":35,");
    assert_answer("score", PATTERNS HAND ",\"source\":\"discard\",\"first_turn\":true,\"seat\":\"north\"}",
                  "{\"id\":\"blessing-of-earth\",\"points\":155}");
}

static void test_classic(void **state)
{
    (void)state;
    assert_answer(
        "score", CLASSIC HAND ",\"flowers\":[\"1f\",\"2g\"]}",
        "{\"win\":true,\"points\":8,\"faan\":3,\"patterns\":[{\"id\":\"self-draw\",\"points\":1},"
        "{\"id\":\"concealed-hand\",\"points\":1},{\"id\":\"own-flower-or-season\",\"points\":1}],");
    assert_answer("score", CLASSIC HAND ",\"source\":\"discard\"}",
                  "{\"win\":false,\"reason\":\"minimum\",\"faan\":2}");
    assert_answer("score", CLASSIC HAND ",\"source\":\"discard\",\"options\":{\"minimum\":1}}",
                  "\"points\":4,");
    assert_answer("score", CLASSIC HAND ",\"options\":{\"flowers\":false,\"minimum\":0}}", "\"faan\":2,");
    assert_answer("score",
                  CLASSIC
                  "\"hand\":\"23m99s\",\"win\":\"4m\",\"round\":\"west\",\"seat\":\"north\",\"melds\":["
                  "{\"kind\":\"pung\",\"tile\":\"3z\"},{\"kind\":\"pung\",\"tile\":\"4z\"},"
                  "{\"kind\":\"kong\",\"tile\":\"7z\"}]}",
                  "{\"id\":\"dragon-triplet\",\"points\":1},{\"id\":\"round-wind\",\"points\":1},"
                  "{\"id\":\"seat-wind\",\"points\":1}]");
    assert_answer("score", CLASSIC "\"hand\":\"19m19p19s1234567z\",\"win\":\"1m\"}",
                  "{\"win\":true,\"points\":128,\"faan\":10,\"patterns\":[{\"id\":\"thirteen-orphans\"");
    assert_answer("score", CLASSIC "\"hand\":\"23m456p789s33z555s\",\"win\":\"5m\"}", "{\"win\":false}");
}

static void test_what_cannot_be(void **state)
{
    (void)state;
    static const struct {
        const char *request, *part;
    } bad[] = {
        {CLASSIC HAND ",\"flowers\":[\"1f\",\"1f\"]}", "flowers: a second flower 1"},
        {CLASSIC HAND ",\"flowers\":[\"5m\"]}", "flowers: 5 characters is neither a flower nor a season"},
        {CLASSIC HAND ",\"flowers\":\"1f\"}", "flowers: expected a list of tiles"},
        {CLASSIC HAND ",\"flowers\":[\"5f\"]}", "flowers: \"5f\" isn't a tile"},
        {CLASSIC HAND ",\"flowers\":[\"1f\"],\"options\":{\"flowers\":false}}", "the option flowers is off"},
        {PATTERNS HAND ",\"flowers\":[\"1f\"]}", "flowers: there are none in Pattern Mahjong"},
        {CLASSIC "\"hand\":\"23m456p789s33z55s1f\",\"win\":\"4m\"}", "not part of the hand"},
        {CLASSIC "\"hand\":\"23m456p789s33z555s\",\"win\":\"1g\"}", "win: 1g (season 1)"},
        {PATTERNS "\"hand\":\"23m456p789s33z55s1f\",\"win\":\"4m\"}", "hand: there is no 1f"},
        {PATTERNS HAND ",\"round\":\"south\"}", "round: Pattern Mahjong has no round wind"},
        {CLASSIC HAND ",\"round\":\"south\",\"options\":{\"rounds\":1}}",
         "round: Classic Mahjong is played in the East round only"},
        {CLASSIC HAND ",\"round\":\"red\"}", "round: unknown wind"},
        {CLASSIC HAND ",\"seat\":\"middle\"}", "seat: unknown wind"},
        {CLASSIC HAND ",\"options\":{\"minimum\":2}}", "minimum"},
        {PATTERNS HAND ",\"options\":{\"pao\":true}}", "pao"},
        {PATTERNS HAND ",\"source\":\"replacement\"}", "needs a kong, but melds has none"},
        {PATTERNS "\"hand\":\"2344m456p789s33z5s\",\"win\":\"4m\",\"source\":\"robbed-kong\"}",
         "the winner holds another"},
        {PATTERNS "\"hand\":\"23m456p789s33z\",\"melds\":[{\"kind\":\"run\",\"tile\":\"4m\"}],\"win\":\"4m\","
                  "\"source\":\"robbed-kong\"}",
         "the winner holds another"},
        {CLASSIC HAND ",\"source\":\"robbed-kong\",\"last_tile\":true}", "never the last one"},
        {CLASSIC HAND ",\"source\":\"robbed-kong\",\"first_turn\":true}", "first_turn"},
        {CLASSIC "\"hand\":\"23m456p789s33z\",\"melds\":[{\"kind\":\"closed-kong\",\"tile\":\"9m\"}],"
                 "\"win\":\"4m\",\"first_turn\":true}",
         "first_turn: a claim or a kong ends the first turn"},
        {CLASSIC HAND ",\"source\":\"discard\",\"first_turn\":true}", "East can't win on it"},
        {CLASSIC HAND ",\"first_turn\":true,\"last_tile\":true}",
         "first_turn: the first turn can't have the last tile"},
        {PATTERNS HAND ",\"source\":\"revealed\"}", "has no dummy"},
        {PATTERNS HAND ",\"riichi\":true}", "Pattern Mahjong has no Riichi"},
        {CLASSIC HAND ",\"dora\":[\"1m\"]}", "dora: there are none"},
        {PATTERNS HAND ",\"bonus\":[1,2]}", "bonus"},
        {CLASSIC "\"hand\":\"23m456p789s33z\",\"melds\":[{\"kind\":\"run\",\"tile\":\"8m\"}],\"win\":\"4m\"}",
         "no run starts with 8m"},
        {CLASSIC
         "\"hand\":\"23m456p789s33z\",\"melds\":[{\"kind\":\"pung\",\"tile\":\"1f\"}],\"win\":\"4m\"}",
         "meld 1"},
        {PATTERNS "\"hand\":\"23m456p789s33z0s55s\",\"win\":\"4m\"}", "there is no 0s"},
        {CLASSIC "\"hand\":\"23m456p789s33z55s\",\"win\":\"4m\"}", "wrong tile count"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        program_assert_error("score", bad[i].request, bad[i].part);
}

static void test_waits(void **state)
{
    (void)state;
    /* Four alike may be two pairs in Pattern Mahjong, not in Classic. */
    assert_answer("waits", PATTERNS "\"hand\":\"1111m2233p4455s6z\"}", "{\"shanten\":0,\"waits\":[\"6z\"]}");
    assert_answer("waits", CLASSIC "\"hand\":\"1111m2233p4455s6z\"}", "{\"shanten\":2,");
    assert_answer(
        "waits", CLASSIC "\"hand\":\"19m19p19s1234567z\"}",
        "{\"shanten\":0,\"waits\":[\"1m\",\"9m\",\"1p\",\"9p\",\"1s\",\"9s\",\"1z\",\"2z\",\"3z\",\"4z\","
        "\"5z\",\"6z\",\"7z\"]}");
    assert_answer("waits",
                  CLASSIC "\"hand\":\"23m456p33z\",\"melds\":[{\"kind\":\"run\",\"tile\":\"1s\"},"
                          "{\"kind\":\"kong\",\"tile\":\"1m\"}]}",
                  "{\"shanten\":0,\"waits\":[\"4m\"]}"); /* all 1m lie out */
    /* so it is where the request names the form by which they are */
    assert_answer("waits", PATTERNS "\"hand\":\"1111m2233p4455s6z\",\"forms\":[\"seven-pairs\"]}",
                  "{\"shanten\":0,\"waits\":[\"6z\"]}");
    assert_answer("waits", CLASSIC "\"hand\":\"1111m2233p4455s6z\",\"forms\":[\"standard\"]}",
                  "{\"shanten\":2,");
    program_assert_error("waits", CLASSIC "\"hand\":\"23m456p789s33z55s1f\"}", "not part of the hand");
    program_assert_error("waits", PATTERNS "\"hand\":\"23m456p789s33z555s\",\"removed\":\"s\"}", "removed");
}

static void test_rules(void **state)
{
    (void)state;
    struct run run = program_run("", "rules patterns --json");
    program_assert_holds(run.out, "{\"id\":\"patterns\",\"name\":\"Pattern Mahjong\",\"seats\":[4],");
    program_assert_holds(run.out,
                         "{\"name\":\"rounds\",\"type\":\"number\",\"values\":[4,5,6,7,8,9,10,11,12],"
                         "\"default\":4,");
    program_assert_holds(run.out,
                         "{\"id\":\"mixed-branching-terminals\",\"name\":\"Mixed Branching Terminals\"");
    program_assert_holds(run.out, "\"customary\":\"All Chows\"");
    run_deinit(&run);
    run = program_run("", "rules classic --json");
    program_assert_holds(run.out, "{\"name\":\"rounds\",\"type\":\"number\",\"values\":[1,4],\"default\":1,");
    program_assert_holds(run.out, "{\"name\":\"minimum\",\"type\":\"choice\",\"values\":[\"0\",\"1\",\"3\"],"
                                  "\"default\":\"3\",");
    static const char *const switches[] = {"flowers", "all-win", "pao", "split-payment"};
    for (int i = 0; i < 4; i++) {
        char part[120];
        snprintf(part, sizeof part,
                 "{\"name\":\"%s\",\"type\":\"bool\",\"values\":[true,false],\"default\":%s,", switches[i],
                 i % 2 ? "false" : "true");
        program_assert_holds(run.out, part);
    }
    run_deinit(&run);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pattern_mahjong), cmocka_unit_test(test_classic),
        cmocka_unit_test(test_what_cannot_be),  cmocka_unit_test(test_waits),
        cmocka_unit_test(test_rules),
    };
    return cmocka_run_group_tests_name("cli/commands/test_four_score", tests, NULL, NULL);
}
