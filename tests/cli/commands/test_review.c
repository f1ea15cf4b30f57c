/*
 * test_review.c: `tigers review` as a user meets it.
 * Tier: ci
 */
#ifndef _WIN32
#define _XOPEN_SOURCE 600 /* terminals */
#endif

#include "support/test.h"

#include "cli/program.h"
#include "cli/scripted_record.h"

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

/* A beginner's match, which leaves something to say. */
static const char *make_record(void)
{
    const char *path = program_path("match");
    struct run run =
        program_run("",
                    "play --rules dueling-tigers --seed 7 --rounds 2 --seat east=normal --seat west=random "
                    "--record '%s'",
                    path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    return path;
}

static double number(const cJSON *object, const char *name)
{
    const cJSON *item = cJSON_GetObjectItem(object, name);
    if (!cJSON_IsNumber(item))
        fail_msg("no number %s", name);
    return item->valuedouble;
}

static void check_decision(const cJSON *decision)
{
    const cJSON *made = cJSON_GetObjectItem(decision, "made"), *best = cJSON_GetObjectItem(decision, "best");
    assert_string_equal(cJSON_GetObjectItem(decision, "type")->valuestring, "decision");
    assert_string_equal(cJSON_GetObjectItem(decision, "seat")->valuestring, "west");
    assert_non_null(cJSON_GetStringValue(cJSON_GetObjectItem(made, "action")));
    const char *reason = cJSON_GetObjectItem(best, "reason")->valuestring;
    assert_true(strlen(reason) > 5);
    assert_false(strstr(reason, "East ") == reason ||
                 strstr(reason, "West ") == reason); /* seats, no winds */
    assert_true(cJSON_IsObject(cJSON_GetObjectItem(decision, "view")));
    if (!cJSON_HasObjectItem(best, "points"))
        return;
    assert_true(number(best, "win") >= 0 && number(best, "win") <= 1);
    assert_true(number(best, "deal_in") >= 0 && number(best, "deal_in") <= 1);
    double behind = number(decision, "behind"), loss = number(decision, "loss");
    double better = number(best, "points") - number(made, "points") - behind;
    assert_true(better < 0.001); /* and less where the best is a matter of more than points */
    assert_true(loss == (behind >= 2 * number(decision, "error") ? behind : 0)); /* docs/console.md */
}

TEST(test_json)
{
    const char *path = make_record();
    struct run run = program_run("", "review '%s' --seat west --json", path);
    char *rest = NULL, *line = strtok_r(run.out, "\n", &rest);
    assert_int_equal(run.status, 0);
    assert_string_equal(run.error, "");
    cJSON *sum = cJSON_Parse(line);
    assert_string_equal(cJSON_GetObjectItem(sum, "type")->valuestring, "review");
    int decisions = 0;
    double last = 1e9, loss = 0;
    while ((line = strtok_r(NULL, "\n", &rest))) {
        cJSON *decision = cJSON_ParseWithOpts(line, NULL, 1);
        assert_non_null(decision);
        check_decision(decision);
        const cJSON *item = cJSON_GetObjectItem(decision, "loss");
        double lost = cJSON_IsNumber(item) ? item->valuedouble : 0;
        assert_true(lost <= last); /* the costliest first */
        last = lost;
        loss += lost;
        assert_int_equal((int)number(decision, "costliest"), decisions < 3 ? decisions + 1 : 0);
        decisions++;
        cJSON_Delete(decision);
    }
    assert_int_equal((int)number(sum, "decisions"), decisions);
    assert_true(loss - number(sum, "loss") < 0.001 && loss - number(sum, "loss") > -0.001);
    assert_true(loss > 1); /* random moves are costly */
    cJSON_Delete(sum);
    run_deinit(&run);
    remove(path);
}

TEST(test_words)
{
    const char *path = make_record();
    struct run run = program_run("", "review --seat west --round 1 '%s'", path);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "West: ");
    program_assert_holds(run.out, "\n1. Round 1: ");
    program_assert_holds(run.out, " points (+- ");
    program_assert_holds(run.out, " and dummy ");
    program_assert_holds(run.out, "\n   hand ");
    program_assert_holds(run.out, ", wins ");
    assert_null(strstr(run.out, "Round 2"));
    run_deinit(&run);
    remove(path);
}

/* What lies open and what is on offer is told with the hand: a discard, a win let go.
 */
TEST(test_melds_and_offers_are_told)
{
    static const struct {
        const char *deal, *moves, *told;
    } plays[] = {
        {"east 125m369p147s12357z; west 9m234567p2388s55z; dora 4z; ura 4z",
         "east discard 5z\nwest pung\nwest discard 9m\neast discard 4s\nwest pass\n",
         " hand 234567p2388s [555z], offered 4s; "},
        {"east 125m1379p147s1234z; west 123m9p555666777z; dora 4z; ura 4z", "east discard 9p\nwest pass\n",
         " hand 123m9p555666777z, offered 9p; "},
    };
    const char *path = program_path("open");
    for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
        char *text = scripted_record("tenpai-duel", "", plays[i].deal, plays[i].moves);
        program_write_file(path, text);
        struct run run = program_run("", "review --seat west '%s'", path);
        assert_int_equal(run.status, 0);
        program_assert_holds(run.out, plays[i].told);
        run_deinit(&run);
        free(text);
    }
    remove(path);
}

/* East takes a suit out before the first deal, when all are alike: nothing is said of that, whatever it was.
 */
TEST(test_the_suit_taken_out_is_no_decision)
{
    const char *path = program_path("taken-out");
    static const char suits[] = "mps";
    for (const char *suit = suits; *suit; suit++) {
        char text[400];
        snprintf(text, sizeof text,
                 "dueling-tigers record 1\nrules dueling-tigers\nplayer east person \"You\"\n"
                 "player west person \"Lin\"\nseed 7\neast remove %c\n",
                 *suit);
        program_write_file(path, text);
        struct run run = program_run("", "review --seat east '%s'", path);
        assert_int_equal(run.status, 0);
        assert_memory_equal(run.out, "East: 0 decisions, 0 of them ", 29);
        assert_ptr_equal(strchr(run.out, '\n'), run.out + strlen(run.out) - 1); /* and no more */
        run_deinit(&run);
    }
    remove(path);
}

/* What nobody can estimate has no loss: a named wait, a guess. The best is told all the same, and why. */
TEST(test_figures_that_are_missing)
{
    const char *path = program_path("named");
    struct run play = program_run(
        "", "play --rules one-suit --seed 7 --rounds 1 --seat east=random --seat west=normal --record '%s'",
        path);
    assert_int_equal(play.status, 0);
    run_deinit(&play);
    struct run told = program_run("", "review --seat east '%s'", path);
    struct run json = program_run("", "review --seat east --json '%s'", path);
    const char *line = strstr(told.out, ". Round 1: waits ");
    assert_non_null(line);
    line = strchr(line, '\n') + 1;
    assert_memory_equal(line, "   hand ", 8);
    line = strchr(line, '\n') + 1;
    assert_memory_equal(line, "   waits ",
                        9); /* the best alone: of what was named the teacher has nothing to say */
    program_assert_holds(line, ": each of them completes your hand\n");
    line = strstr(json.out, "\"made\":{\"action\":\"waits ");
    assert_non_null(line);
    while (line > json.out && line[-1] != '\n')
        line--;
    cJSON *decision = cJSON_ParseWithOpts(line, NULL, 0);
    const cJSON *made = cJSON_GetObjectItem(decision, "made"), *best = cJSON_GetObjectItem(decision, "best");
    assert_true(cJSON_IsNull(cJSON_GetObjectItem(decision, "loss")));
    assert_false(cJSON_HasObjectItem(decision, "split"));
    assert_int_equal(cJSON_GetArraySize(made), 1);
    assert_false(cJSON_HasObjectItem(best, "points"));
    assert_string_equal(cJSON_GetObjectItem(best, "reason")->valuestring, "each of them completes your hand");
    cJSON_Delete(decision);
    run_deinit(&told);
    run_deinit(&json);
    remove(path);
}

#ifndef _WIN32
/* A search takes its time: at a terminal one sees how far it is, and nothing of that at the end. */
TEST(test_a_terminal_shows_the_progress)
{
    char command[2000], shown[4000] = "";
    const char *path = program_path("open"), *out = program_path("told");
    char *text =
        scripted_record("tenpai-duel", "", "east 125m1379p147s1234z; west 123m9p555666777z; dora 4z; ura 4z",
                        "east discard 9p\nwest pass\n");
    program_write_file(path, text);
    free(text);
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) || unlockpt(terminal))
        skip();
    int end = open(ptsname(terminal), O_RDWR | O_NOCTTY); /* so that it keeps what was written */
    assert_true(end >= 0);
    snprintf(command, sizeof command, "'%s/tigers' review --seat west '%s'", PROGRAM_DIR, path);
    assert_int_equal(child_run(command, NULL, out, ptsname(terminal)), 0);
    ssize_t size = read(terminal, shown, sizeof shown - 1);
    assert_true(size > 0);
    assert_string_equal(shown, "\r1 of 1 decisions\r                              \r");
    close(end);
    close(terminal);
    remove(path);
    remove(out);
}
#endif

TEST(test_what_is_wrong)
{
    const char *path = make_record(), *broken = program_path("broken");
    program_write_file(broken, "no record\n");
    const struct program_wrong wrong[] = {
        {"", "--seat west", "name a file", 2},
        {path, "", "--seat is missing", 2},
        {path, "--seat south", "the match has no such seat", 2},
        {path, "--seat west --round 0", "--round 0: expected a number from 1 to 255", 2},
        {path, "--seat west --round 256", "--round 256: expected a number from 1 to 255", 2},
        {"--json", "--seat west --round one --json", "name a file", 2},
        {path, "--seat west again", "one file at a time", 2},
        {broken, "--seat west", "line 1", 1},
        {"/nowhere/to/be/found", "--seat west", "tigers review: ", 1},
    };
    program_assert_wrong("review", wrong, sizeof wrong / sizeof wrong[0]);
    remove(path);
    remove(broken);
}
