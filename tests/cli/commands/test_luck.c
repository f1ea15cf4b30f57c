/* test_luck.c: `tigers luck` as a user meets it: what is shown adds up. */
#include "support/test.h"

#include "cli/program.h"

#include <math.h>

static const char *make_record(const char *rules, int rounds, int players)
{
    const char *path = program_path("match");
    const char *others = players == 4 ? "--seat south=normal --seat north=normal" : "";
    struct run run = program_run(
        "", "play --rules %s --seed 7 --rounds %d --seat east=normal --seat west=normal %s --record '%s'",
        rules, rounds, others, path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    return path;
}

/* --- --json ------------------------------------------------------------------------------------------ */

enum { PARTS = 5, SEATS = 4 };

static const char *const parts[PARTS] = {"deal", "own_draws", "other_draws", "dummy", "bonus"};
static const char *const seats[SEATS] = {"east", "south", "west", "north"};

struct sums {
    int rounds;
    double result, luck;
};

static double number(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItem(object, name);
    if (!cJSON_IsNumber(item))
        fail_msg("no number %s", name);
    return item->valuedouble;
}

/* Each figure is rounded to hundredths. */
static void check_same(const char *what, double left, double right, int figures)
{
    if (fabs(left - right) > 0.005 * figures + 1e-6)
        fail_msg("%s: %.2f is not %.2f", what, left, right);
}

static void check_line(const cJSON *line, struct sums sums[SEATS])
{
    const char *seat = cJSON_GetStringValue(cJSON_GetObjectItem(line, "seat"));
    double all = 0, result = number(line, "result"), luck = number(line, "luck");
    int at = 0;
    while (at < SEATS && strcmp(seats[at], seat))
        at++;
    assert_in_range(at, 0, SEATS - 1);
    for (int i = 0; i < PARTS; i++)
        all += number(line, parts[i]);
    check_same("luck and its parts", luck, all, PARTS + 1);
    check_same("the result and its parts", result, luck + number(line, "decisions"), 3);
    if (!strcmp(cJSON_GetObjectItem(line, "type")->valuestring, "luck")) {
        assert_int_equal((int)number(line, "round"), ++sums[at].rounds);
        sums[at].result += result;
        sums[at].luck += luck;
        return;
    }
    assert_string_equal(cJSON_GetObjectItem(line, "type")->valuestring, "luck-sum");
    assert_false(cJSON_HasObjectItem(line, "round"));
    check_same("the match's result", result, sums[at].result, sums[at].rounds + 1);
    check_same("the match's luck", luck, sums[at].luck, sums[at].rounds + 1);
}

/* What one seat has ahead of the others they have behind, in luck too. */
static void check_mode(const char *rules, int rounds, int players)
{
    const char *path = make_record(rules, rounds, players);
    struct run run = program_run("", "luck '%s' --json", path);
    struct sums sums[SEATS] = {{0}};
    double result = 0, luck = 0;
    char *rest = NULL;
    int told = 0;
    assert_int_equal(run.status, 0);
    for (char *line = strtok_r(run.out, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        cJSON *object = cJSON_ParseWithOpts(line, NULL, 1);
        assert_non_null(object);
        check_line(object, sums);
        cJSON_Delete(object);
    }
    for (int seat = 0; seat < SEATS; seat++) {
        told += sums[seat].rounds;
        result += sums[seat].result;
        luck += sums[seat].luck;
    }
    assert_int_equal(told, rounds * players);
    check_same("the results of all", result, 0, rounds * players);
    check_same("the luck of all", luck, 0, rounds * players);
    run_deinit(&run);
    remove(path);
}

TEST(test_json)
{
    check_mode("dueling-tigers", 2, 2);
    check_mode("one-suit", 2, 2);
    check_mode("classic", 1, 4);
}

/* --- words ------------------------------------------------------------------------------------------- */

/* The points as they are written at `at`, such as "+3.5" or "−1,200"; that is past them then. */
static double read_points(const char **at)
{
    static const char minus[] = "−";
    bool less = !strncmp(*at, minus, strlen(minus));
    char digits[32] = "";
    size_t count = 0;
    *at += less ? strlen(minus) : (size_t)(**at == '+');
    for (; count + 1 < sizeof digits; ++*at) {
        bool grouped = **at == ',' && (*at)[1] >= '0' && (*at)[1] <= '9';
        bool point = **at == '.' && (*at)[1] >= '0' && (*at)[1] <= '9';
        if (!grouped && !point && (**at < '0' || **at > '9'))
            break;
        if (!grouped)
            digits[count++] = **at;
    }
    assert_true(count > 0);
    return (less ? -1 : 1) * strtod(digits, NULL);
}

static double points_after(const char *line, const char *words)
{
    const char *at = strstr(line, words);
    if (!at)
        fail_msg("no \"%s\" in: %s", words, line);
    at += strlen(words);
    return read_points(&at);
}

/* "Of Lin's +3, +3.5 came from the draws and -0.5 from decisions." */
static void check_sentence(const char *line)
{
    double result = 0, drawn, decided;
    if (strstr(line, ": Of ")) {
        result = points_after(line, "’s ");
        drawn = points_after(line, ", ");
        decided = points_after(line, " came from the draws and ");
    } else {
        drawn = points_after(line, ": The draws were worth ");
        decided = points_after(line, ", and the choices ");
    }
    if (fabs(drawn + decided - result) > 1e-6)
        fail_msg("does not add up: %s", line);
}

static void check_words(const char *rules, const char *first, const char *second)
{
    const char *path = make_record(rules, 2, 2);
    struct run run = program_run("", "luck '%s'", path);
    char *rest = NULL;
    int sentences = 0;
    assert_int_equal(run.status, 0);
    assert_string_equal(run.error, "");
    program_assert_holds(run.out, first);
    program_assert_holds(run.out, second);
    program_assert_holds(run.out, "\nThe match: ");
    for (char *line = strtok_r(run.out, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (!strncmp(line, "   Deal ", 8))
            continue;
        check_sentence(line);
        sentences++;
    }
    assert_int_equal(sentences, 2 * (2 + 1)); /* of each seat two rounds and the match */
    run_deinit(&run);
    remove(path);
}

TEST(test_words)
{
    check_words("dueling-tigers", "Round 1: ", "\nRound 2: ");
    check_words("one-suit", "Hand 1: ", "\nHand 2: ");
}

TEST(test_one_seat)
{
    const char *path = make_record("dueling-tigers", 1, 2);
    struct run run = program_run("", "luck '%s' --seat west --json", path);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "\"seat\":\"west\"");
    assert_null(strstr(run.out, "\"seat\":\"east\""));
    run_deinit(&run);
    remove(path);
}

/* Where one moves at random the figures of a round mean nothing, and that is said beside them. */
TEST(test_a_player_by_chance_is_told)
{
    static const char *const players[] = {"random", "easy"};
    const char *path = program_path("match");
    for (int i = 0; i < 2; i++) {
        struct run play =
            program_run("",
                        "play --rules one-suit --seed 7 --rounds 1 --seat east=easy --seat west=%s "
                        "--record '%s'",
                        players[i], path);
        struct run run = program_run("", "luck '%s' --json", path);
        assert_int_equal(run.status, 0);
        assert_int_equal(strstr(run.error, "moves at random") != NULL, i == 0);
        run_deinit(&play);
        run_deinit(&run);
    }
    remove(path);
}

/* The record ends in the middle of that round. */
static void cut_in_round(const char *path, int round)
{
    char *text = program_read_file(path), *cut = text;
    for (int deal = 0; deal < round; deal++) {
        cut = strstr(cut + 1, "\ndeal ");
        assert_non_null(cut);
    }
    for (int line = 0; line < 9; line++)
        cut = strchr(cut + 1, '\n');
    cut[1] = '\0';
    program_write_file(path, text);
    free(text);
}

/* A match that was left in the middle of its second round has luck in the first alone. */
TEST(test_a_round_that_is_not_over)
{
    const char *path = make_record("dueling-tigers", 2, 2);
    cut_in_round(path, 2);
    struct run run = program_run("", "luck '%s'", path),
               json = program_run("", "luck --json --seat east '%s'", path);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "Round 1: ");
    assert_null(strstr(run.out, "Round 2: "));
    assert_null(strstr(run.out, "The match: ")); /* it would say the same again */
    program_assert_holds(json.out, "{\"type\":\"luck\",\"round\":1,\"seat\":\"east\",");
    assert_null(strstr(json.out, "\"round\":2"));
    program_assert_holds(json.out, "{\"type\":\"luck-sum\",\"seat\":\"east\",");
    run_deinit(&run);
    run_deinit(&json);
    remove(path);
}

/* Neither has one that was left in the middle of its first round. */
TEST(test_a_first_round_that_is_not_over)
{
    const char *path = make_record("dueling-tigers", 1, 2);
    cut_in_round(path, 1);
    struct run run = program_run("", "luck '%s'", path);
    assert_int_equal(run.status, 0);
    assert_string_equal(run.out, "No round has been played.\n");
    run_deinit(&run);
    remove(path);
}

/* As JSON a match of which nothing has been played is one of sums alone. */
TEST(test_nothing_played)
{
    const char *path = program_path("begun");
    program_write_file(path, "dueling-tigers record 1\nrules one-suit\nseed 1\nplayer east person "
                             "\"\"\nplayer west person \"\"\n");
    struct run run = program_run("", "luck --json '%s'", path), told = program_run("", "luck '%s'", path);
    assert_int_equal(run.status, 0);
    static const char sum[] = "{\"type\":\"luck-sum\",\"seat\":\"east\",\"result\":0,\"luck\":0,";
    assert_int_equal(strncmp(run.out, sum, sizeof sum - 1), 0);
    assert_string_equal(told.out, "No round has been played.\n");
    run_deinit(&run);
    run_deinit(&told);
    remove(path);
}

TEST(test_what_is_wrong)
{
    const char *path = make_record("dueling-tigers", 1, 2), *broken = program_path("broken");
    program_write_file(broken, "no record\n");
    const struct program_wrong wrong[] = {
        {"", "", "name a file", 2},
        {path, "--seat south", "the match has no such seat", 2},
        {path, "again", "one file at a time", 2},
        {broken, "", "line 1", 1},
        {"/nowhere/to/be/found", "", "tigers luck: ", 1},
    };
    program_assert_wrong("luck", wrong, sizeof wrong / sizeof wrong[0]);
    remove(path);
    remove(broken);
}
