/*
 * test_bots.c: players that are programs: a whole match heard by one, every
 * message of the contract, and programs that break a match off (exit 3).
 */

#include "support/test.h"

#include "cli/said.h"

#define BOT  "\"" PROGRAM_DIR "/tool_bot\" "
#define PLAY "play --rules dueling-tigers --seed 5 --seat west=normal --seat 'east=cmd:" BOT

/* `patience` in seconds, as on the command line; what breaks off does so at once, long before a patience of a
 * day. */
static void assert_breaks_off(const char *mode, const char *patience, const char *sentence)
{
    struct run run = program_run("", PLAY "%s' --timeout %s --json", mode, patience);
    if (run.status != 3 || !strstr(run.error, sentence))
        fail_msg("%s: exit %d, error \"%s\"", mode, run.status, run.error);
    program_assert_holds(run.error, "tigers play: east (cmd:");
    assert_null(strstr(run.out, "match-result"));
    run_deinit(&run);
}

TEST(test_programs_that_break_off)
{
    assert_breaks_off("illegal", "86400", "answered \"remove z\", which isn't an action");
    assert_breaks_off("nonsense", "86400", "answered well, let me see instead of {\"action\":\"...\"}");
    assert_breaks_off("wordless", "86400", "instead of {\"action\":\"...\"}");
    assert_breaks_off("silent", "0.6", "didn't answer within 0.6 s");
    assert_breaks_off("dies 1", "86400", "ended without an answer");
    assert_breaks_off("dies 4", "86400", "ended without an answer");
    assert_breaks_off("chatty", "86400", "wrote a line that never ends");
}

TEST(test_a_program_that_is_not_there)
{
    struct run run = program_run("", "play --rules dueling-tigers --seed 5 --seat east=easy "
                                     "--seat west=cmd:/nowhere/to/be/found");
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, "west (cmd:/nowhere/to/be/found) ended without an answer");
    run_deinit(&run);
}

/* The record of a broken match holds all that was played, and is a good one. */
TEST(test_record_of_a_broken_match)
{
    const char *record = program_path("record");
    struct run run = program_run("", PLAY "dies 4' --record '%s'", record);
    assert_int_equal(run.status, 3);
    run_deinit(&run);
    run = program_run("", "replay '%s'", record);
    assert_int_equal(run.status, 0);
    program_assert_holds(run.out, "The record ends here");
    run_deinit(&run);
    remove(record);
}

/* A legal move at the wrong time is refused with the rule. */
TEST(test_refusal_names_the_reason)
{
    struct run run = program_run("", "play --rules dueling-tigers --seed 5 --seat west=easy "
                                     "--seat 'east=cmd:" BOT "win'");
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, "answered \"win\", which isn't in the list: ");
    run_deinit(&run);
}

/* What a program says does not command the terminal that it is shown on. */
TEST(test_no_control_bytes_are_shown)
{
    struct run run = program_run("", "play --rules dueling-tigers --seed 5 --seat west=easy "
                                     "--seat \"east=cmd:printf '\\033]0;HI\\007\\n'\"");
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, "answered ?]0;HI? instead of");
    run_deinit(&run);
}

TEST(test_two_programs)
{
    struct run run = program_run("", "play --rules dueling-tigers --seed 6 --rounds 2 --json "
                                     "--seat 'east=cmd:" BOT "first' --seat 'west=cmd:" BOT "last'");
    if (run.status)
        fail_msg("exit %d: %s", run.status, run.error);
    program_assert_holds(run.out, "match-result");
    run_deinit(&run);
}

static void check_view(const cJSON *view)
{
    static const char *const fields[] = {"drawn",   "melds",       "discards", "revealed", "wall",
                                         "last",    "last_source", "last_by",  "furiten",  "riichi",
                                         "wind",    "round",       "scores",   "bonus",    "treasure",
                                         "removed", "three",       "phase",    "options"};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (!cJSON_HasObjectItem(view, fields[i]))
            fail_msg("the view has no %s", fields[i]);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(view, "revealed")), 13);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(view, "discards")), 3);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(view, "options")), 6);
    assert_true(cJSON_IsBool(cJSON_GetObjectItem(cJSON_GetObjectItem(view, "furiten"), "riichi")));
    const char *phase = cJSON_GetStringValue(cJSON_GetObjectItem(view, "phase"));
    const cJSON *hand = cJSON_GetObjectItem(view, "hand"), *drawn = cJSON_GetObjectItem(view, "drawn");
    int melds = cJSON_GetArraySize(cJSON_GetObjectItem(cJSON_GetObjectItem(view, "melds"), "east"));
    bool own_turn = strcmp(phase, "turn") == 0 || strcmp(phase, "keep") == 0;
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(view, "three")),
                     strcmp(phase, "keep") == 0 ? 3 : 0);
    if (strcmp(phase, "remove") == 0) {
        assert_null(hand);
        return;
    }
    if (strcmp(phase, "treasure"))
        assert_int_equal(cJSON_GetArraySize(hand), 13 - 3 * melds + own_turn);
    assert_true(cJSON_IsNull(drawn) || holds(hand, cJSON_GetStringValue(drawn)));
    assert_int_equal(strcmp(phase, "claim") == 0, cJSON_IsString(cJSON_GetObjectItem(view, "last")));
}

struct hearing {
    int asks, deals;
    char last[24]; /* kind of message */
};

static void check_message(const cJSON *message, void *user)
{
    struct hearing *hearing = user;
    const char *type = word(message, "type"), *seat = word(message, "seat");
    assert_non_null(type);
    snprintf(hearing->last, sizeof hearing->last, "%s", type);
    if (strcmp(type, "ask") == 0) {
        assert_true(cJSON_GetArraySize(field(message, "actions")) >= 2);
        check_view(field(message, "view"));
        hearing->asks++;
    } else if (strcmp(type, "deal") == 0) {
        assert_string_equal(seat, "east");
        assert_non_null(word(message, "hand"));
        hearing->deals++;
    } else if (strcmp(type, "draw") == 0) {
        /* another's draw has no tile */
        assert_int_equal(cJSON_HasObjectItem(message, "tile"), strcmp(seat, "east") == 0);
    }
    assert_false(cJSON_HasObjectItem(message, "hands") && strcmp(type, "round-end"));
}

/* One program hears a whole match: every line is a message of the contract, and nothing hidden is in it. */
TEST(test_what_a_program_hears)
{
    const char *heard = program_path("heard");
    struct run run = program_run("", PLAY "first \"%s\"' --json", heard);
    assert_fine(&run);
    run_deinit(&run);
    struct hearing hearing = {0};
    each_message(heard, check_message, &hearing);
    assert_string_equal(hearing.last, "match-end");
    assert_int_equal(hearing.deals, 4);
    assert_true(hearing.asks > 20);
}

static int count_of(const char *text, const char *words)
{
    int count = 0;
    for (text = strstr(text, words); text; text = strstr(text + 1, words))
        count++;
    return count;
}

/* Where two are asked at once the first answer has no event; no program may take that for the end of the
 * match.
 */
TEST(test_the_end_is_told_once)
{
    static const char *const rounds[] = {"", "--rounds 1"};
    for (int i = 0; i < 2; i++) {
        const char *heard = program_path("heard");
        struct run run = program_run("",
                                     "play --rules one-suit --option players=three --seed 5 %s --seat "
                                     "'east=cmd:" BOT "first \"%s\"' --seat south=easy --seat west=easy",
                                     rounds[i], heard);
        assert_fine(&run);
        run_deinit(&run);
        char *text = program_read_file(heard);
        assert_int_equal(count_of(text, "\"type\":\"match-end\""), 1);
        assert_true(count_of(text, "\"type\":\"discard\"") > 5);
        free(text);
        remove(heard);
    }
}

/* The bot printed in docs/bots.md plays a match, where there is a Python to run it. */
TEST(test_the_documented_bot)
{
    char said[200];
    if (child_says("python3 -c 'import json'", said, sizeof said) != 0)
        skip();
    char *text = program_read_file(SOURCE_DIR "/docs/bots.md");
    char *start = strstr(text, "```python\n");
    assert_non_null(start);
    start = strchr(start, '\n') + 1;
    char *end = strstr(start, "```");
    assert_non_null(end);
    *end = '\0';
    const char *bot = program_path("bot.py");
    program_write_file(bot, start);
    free(text);
    static const struct {
        const char *rules, *others, *end;
    } matches[] = {
        {"dueling-tigers", "", "Match over after 4 rounds"},
        {"tenpai-duel", "", "Match over after 16 rounds"},
        {"one-suit", "", "Match over after 8 rounds"},
        {"patterns", "--seat south=easy --seat north=random", "Match over after 4 rounds"},
        {"classic --rounds 5", "--seat south=easy --seat north=random", "Match over after 5 rounds"}};
    for (int i = 0; i < 5; i++) {
        struct run run = program_run("",
                                     "play --rules %s --seed 8 --seat west=normal %s "
                                     "--seat 'east=cmd:python3 \"%s\"'",
                                     matches[i].rules, matches[i].others, bot);
        if (run.status)
            fail_msg("exit %d: %s", run.status, run.error);
        program_assert_holds(run.out, matches[i].end);
        program_assert_holds(run.error, "bot: the scores are");
        run_deinit(&run);
    }
    remove(bot);
}
