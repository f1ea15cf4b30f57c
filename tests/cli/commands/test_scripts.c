/*
 * test_scripts.c: plays the scripts of scripts/ (support/script.h), each a test of its own
 * (cli/commands/NAME): questions to `tigers` and what it must answer; without an argument tests itself.
 *
 *   score REQUEST => ANSWER, waits REQUEST => ANSWER   a line of JSON for that command
 *   run ARGUMENTS => ANSWER                            any command, without input
 *   ANSWER alone                                       more of what the last question is answered
 * An answer is said so:
 *   holds TEXT, lacks TEXT        it has the text, or has it not; the exit status is 0
 *   exactly TEXT                  the text is all of it; likewise
 *   scores POINTS: PATTERNS       such a win: "5: all-pung 3, riichi 2", or "none"; likewise
 *   shanten NUMBER: TILES         the hand waits for these: "0: 1m 4m"; likewise
 *   error TEXT                    an error of line 1 that has the text; the exit status is 1
 */
#include "cli/said.h"
#include "support/script.h"

/* What was asked, and the answer. */
static struct state {
    bool asked;
    int status;
    char out[1 << 16];
    cJSON *answer; /* NULL if it isn't JSON */
} state;

static void expect_status(int status)
{
    if (!state.asked)
        script_fail("nothing was asked");
    if (state.status != status)
        script_fail("exit %d, expected: %d, said: %s", state.status, status, state.out);
    script_met();
}

static void expect_part(const char *text, const char *part)
{
    if (!text || !strstr(text, part))
        script_fail("said: %s\n  expected: %s", text ? text : state.out, part);
}

static void say_holds(char *text)
{
    expect_status(0);
    expect_part(state.out, text);
}

static void say_lacks(char *text)
{
    expect_status(0);
    if (strstr(state.out, text))
        script_fail("said: %s\n  expected: nothing of \"%s\"", state.out, text);
}

static void say_exactly(char *text)
{
    expect_status(0);
    if (strncmp(state.out, text, strlen(text)) != 0 || strcmp(state.out + strlen(text), "\n") != 0)
        script_fail("said: %s\n  expected: %s", state.out, text);
}

static void say_error(char *text)
{
    expect_status(1);
    expect_part(word(state.answer, "error"), "line 1: ");
    expect_part(word(state.answer, "error"), text);
}

/* "5: all-pung 3, riichi 2" */
static void say_scores(char *text)
{
    char found[600];
    const cJSON *entry, *points = field(state.answer, "points");
    expect_status(0);
    if (!cJSON_IsTrue(field(state.answer, "win")) || !points)
        script_fail("the hand does not win: %s", state.out);
    int used = snprintf(found, sizeof found, "%d:", points->valueint);
    cJSON_ArrayForEach(entry, field(state.answer, "patterns"))
    {
        used += snprintf(found + used, sizeof found - (size_t)used, "%s %s %d",
                         found[used - 1] == ':' ? "" : ",", word(entry, "id"), number(entry, "points"));
    }
    if (found[used - 1] == ':')
        strcat(found, " none");
    if (strcmp(found, text) != 0)
        script_fail("scores %s\n  expected: %s", found, text);
}

/* "0: 1m 4m", or only the number. */
static void say_shanten(char *text)
{
    char found[300];
    const cJSON *tile, *shanten = field(state.answer, "shanten");
    expect_status(0);
    if (!shanten)
        script_fail("said: %s", state.out);
    int used = snprintf(found, sizeof found, "%d%s", shanten->valueint, strchr(text, ':') ? ":" : "");
    if (strchr(text, ':'))
        cJSON_ArrayForEach(tile, field(state.answer, "waits")) used +=
            snprintf(found + used, sizeof found - (size_t)used, " %s", cJSON_GetStringValue(tile));
    if (strcmp(found, text) != 0)
        script_fail("shanten %s\n  expected: %s", found, text);
}

static const struct script_word answers[] = {
    {"error", say_error}, {"exactly", say_exactly}, {"holds", say_holds},
    {"lacks", say_lacks}, {"scores", say_scores},   {"shanten", say_shanten},
};

/* Runs `tigers ARGUMENTS` on the request and checks the answer. */
static void ask(const char *arguments, const char *request, char *expected)
{
    struct run run = program_run(request, "%s", arguments);
    if (run.error[0])
        script_fail("complains: %s", run.error);
    cJSON_Delete(state.answer);
    state.asked = true;
    state.status = run.status;
    state.answer = cJSON_Parse(run.out);
    snprintf(state.out, sizeof state.out, "%s", run.out);
    run_deinit(&run);
    char *rest = expected ? script_cut(expected, " ") : NULL;
    for (size_t i = 0; expected && i < sizeof answers / sizeof *answers; i++)
        if (strcmp(answers[i].word, expected) == 0) {
            answers[i].play(rest ? rest : "");
            return;
        }
    script_fail("no such answer: %s", expected ? expected : "none");
}

static void ask_score(char *text)
{
    char *expected = script_cut(text, " => ");
    ask("score", text, expected);
}

static void ask_waits(char *text)
{
    char *expected = script_cut(text, " => ");
    ask("waits", text, expected);
}

static void ask_run(char *text)
{
    char *expected = script_cut(text, " => ");
    ask(text, "", expected);
}

static const struct script_word words[] = {
    {"score", ask_score},     {"waits", ask_waits}, {"run", ask_run},     {"error", say_error},
    {"exactly", say_exactly}, {"holds", say_holds}, {"lacks", say_lacks}, {"scores", say_scores},
    {"shanten", say_shanten}, {NULL, NULL},
};

static void begin_case(void)
{
    cJSON_Delete(state.answer);
    state.answer = NULL;
    state.asked = false;
}

/* --- the driver itself ---------------------------------------------------------------------------------- */

static const char *program;

#define WIN   "score {\"rules\":\"dueling-tigers\",\"hand\":\"1112223334566m\",\"win\":\"6m\"} => "
#define WAITS "waits {\"rules\":\"dueling-tigers\",\"hand\":\"123456m789p1122z\"} => "

static const struct script_sample samples[] = {
    {WIN "holds \"points\":5,\n"
         "lacks error\n",
     NULL},
    {WIN "holds \"points\":6,\n", "expected: \"points\":6,"},
    {WIN "lacks points\n", "expected: nothing of \"points\""},
    {WIN "exactly {\"win\":true}\n", "expected: {\"win\":true}"},
    {WIN "error hand\n", "exit 0, expected: 1"},
    {WIN "scores 5: all-chow 1\n", "scores 5: all-chow 1, pure-one-suit 2, self-picked 1, concealed-hand 1"},
    {WIN "shanten 0\n", "said: {\"win\":true"},
    {WIN "nothing\n", "no such answer: nothing"},
    {WAITS "shanten 0: 1z 2z\n", NULL},
    {WAITS "shanten 1: 1z 2z\n", "shanten 0: 1z 2z\n  expected: 1: 1z 2z"},
    {WAITS "shanten 0: 1z\n", "shanten 0: 1z 2z\n  expected: 0: 1z"},
    {"waits nothing => error JSON\n", NULL},
    {"waits nothing => error hand\n", "expected: hand"},
    {"waits nothing => holds error\n", "exit 1, expected: 0"},
    {"run nonsense => holds error\n", "complains: "},
    {"holds error\n", "nothing was asked"},
};

static void the_driver_notices(void **user)
{
    (void)user;
    script_try(program, "", samples, sizeof samples / sizeof *samples);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_driver_notices)};
    return argc < 2 ? cmocka_run_group_tests(tests, NULL, NULL) : script_play(argv[1], words, begin_case);
}
