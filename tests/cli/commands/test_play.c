/*
 * test_play.c: `tigers play` with built-in opponents: results, determinism,
 * options, records that `tigers replay` accepts or refuses.
 */
#include "support/test.h"

#include "cli/program.h"

#define PLAY "play --rules dueling-tigers "

static void assert_fine(const struct run *run)
{
    if (run->status || run->error[0])
        fail_msg("exit %d: %s", run->status, run->error);
}

/* Counts the JSON lines of a type; every line must be JSON. */
static int count_lines(const char *out, const char *type)
{
    int count = 0;
    while (*out) {
        const char *end;
        cJSON *line = cJSON_ParseWithOpts(out, &end, 0);
        assert_non_null(line);
        assert_int_equal(*end, '\n');
        count += strcmp(cJSON_GetStringValue(cJSON_GetObjectItem(line, "type")), type) == 0;
        cJSON_Delete(line);
        out = end + 1;
    }
    return count;
}

static cJSON *last_line(const char *out)
{
    const char *at = out + strlen(out) - 1;
    while (at > out && at[-1] != '\n')
        at--;
    return cJSON_Parse(at);
}

TEST(test_results)
{
    struct run run = program_run("", PLAY "--seed 7 --seat east=normal --seat west=easy --json");
    assert_fine(&run);
    assert_int_equal(count_lines(run.out, "round-result"), 4);
    assert_int_equal(count_lines(run.out, "match-result"), 1);
    int scores[2] = {0};
    const char *at = run.out;
    for (int round = 1; round <= 4; round++, at = strchr(at, '\n') + 1) {
        cJSON *line = cJSON_ParseWithOpts(at, NULL, 0);
        assert_int_equal(cJSON_GetObjectItem(line, "round")->valueint, round);
        cJSON *winner = cJSON_GetObjectItem(line, "winner");
        int points = cJSON_GetObjectItem(line, "points")->valueint;
        if (cJSON_IsString(winner))
            scores[strcmp(winner->valuestring, "west") == 0] += points;
        else
            assert_true(cJSON_IsNull(winner) && points == 0);
        cJSON_Delete(line);
    }
    cJSON *match = last_line(run.out), *list = cJSON_GetObjectItem(match, "scores");
    assert_int_equal(cJSON_GetArraySize(list), 2);
    for (int seat = 0; seat < 2; seat++)
        assert_int_equal(cJSON_GetArrayItem(list, seat)->valueint, scores[seat]);
    cJSON_Delete(match);
    run_deinit(&run);
}

/* The points of a round add up from its patterns. */
TEST(test_patterns_add_up)
{
    struct run run =
        program_run("", PLAY "--seed 21 --rounds 8 --seat east=normal --seat west=normal --json");
    assert_fine(&run);
    int wins = 0;
    for (const char *at = run.out; *at; at = strchr(at, '\n') + 1) {
        cJSON *line = cJSON_ParseWithOpts(at, NULL, 0), *entry;
        int sum = 0;
        cJSON_ArrayForEach(entry, cJSON_GetObjectItem(line, "patterns"))
        {
            sum += cJSON_GetObjectItem(entry, "points")->valueint;
            wins++;
        }
        if (cJSON_GetObjectItem(line, "points"))
            assert_int_equal(cJSON_GetObjectItem(line, "points")->valueint, sum);
        cJSON_Delete(line);
    }
    assert_true(wins > 0);
    run_deinit(&run);
}

TEST(test_same_seed_same_match)
{
    static const char *const pairs[] = {"--seat east=random --seat west=random",
                                        "--seat east=easy --seat west=random",
                                        "--seat west=normal --seat east=easy"};
    for (int i = 0; i < 3; i++) {
        const char *one = program_path("one"), *two = program_path("two");
        struct run first = program_run("", PLAY "--seed 99 --record '%s' %s", one, pairs[i]);
        struct run again = program_run("", PLAY "--seed 99 --record '%s' %s", two, pairs[i]);
        struct run other = program_run("", PLAY "--seed 100 --record '%s' %s", two, pairs[i]);
        assert_fine(&first);
        assert_fine(&again);
        assert_fine(&other);
        assert_string_equal(first.out, again.out);
        run_deinit(&first);
        run_deinit(&again);
        run_deinit(&other);
        char *record = program_read_file(one), *record_of_other = program_read_file(two);
        assert_string_not_equal(record, record_of_other);
        free(record);
        free(record_of_other);
        remove(one);
        remove(two);
    }
}

TEST(test_readable_results)
{
    struct run run = program_run("", PLAY "--seed 7 --seat east=normal --seat west=easy");
    assert_fine(&run);
    program_assert_holds(run.out, "Round 1: ");
    program_assert_holds(run.out, "Round 4: ");
    program_assert_holds(run.out, "Match over after 4 rounds: East ");
    run_deinit(&run);
}

TEST(test_options)
{
    struct run run = program_run("", PLAY "--seed 4 --rounds 1 --seat east=random --seat west=random --json");
    assert_fine(&run);
    assert_int_equal(count_lines(run.out, "round-result"), 1);
    assert_int_equal(count_lines(run.out, "match-result"), 1);
    run_deinit(&run);

    const char *record = program_path("record");
    run = program_run("",
                      PLAY "--seed 4 --option scoring=pay --option indicators=off --rounds 8 --record '%s' "
                           "--seat east=normal --seat west=normal --json",
                      record);
    assert_fine(&run);
    cJSON *match = last_line(run.out), *scores = cJSON_GetObjectItem(match, "scores");
    /* the loser pays the winner: what both hold stays 60 */
    assert_int_equal(cJSON_GetArrayItem(scores, 0)->valueint + cJSON_GetArrayItem(scores, 1)->valueint, 60);
    cJSON_Delete(match);
    run_deinit(&run);
    char *text = program_read_file(record);
    program_assert_holds(text, "option scoring pay");
    program_assert_holds(text, "option indicators off");
    program_assert_holds(text, "option rounds 8");
    assert_null(strstr(text, " keep "));
    free(text);
    remove(record);
}

/* What was played is what the record tells, in sentences and in JSON. */
TEST(test_record_and_replay)
{
    const char *record = program_path("record");
    struct run play =
        program_run("", PLAY "--seed 12 --record '%s' --seat east=easy --seat west=normal", record);
    struct run json = program_run("", PLAY "--seed 12 --seat east=easy --seat west=normal --json");
    assert_fine(&play);
    struct run log = program_run("", "replay '%s'", record);
    struct run events = program_run("", "replay --json '%s'", record);
    assert_fine(&log);
    assert_fine(&events);
    char *save = NULL;
    for (char *line = strtok_r(play.out, "\n", &save); line; line = strtok_r(NULL, "\n", &save))
        program_assert_holds(log.out, line);
    for (char *line = strtok_r(json.out, "\n", &save); line; line = strtok_r(NULL, "\n", &save))
        program_assert_holds(events.out, line);
    program_assert_holds(log.out, "East removes the suit of ");
    program_assert_holds(log.out, "Round 2, West deals");
    program_assert_holds(log.out, " discards ");
    assert_int_equal(count_lines(events.out, "deal"), 4);
    run_deinit(&play);
    run_deinit(&json);
    run_deinit(&log);
    run_deinit(&events);
    remove(record);
}

/* Writes the record with its first `old` replaced, and replays it; it must be refused with line and reason.
 */
static void assert_refused(const char *record, const char *old, const char *new, const char *reason)
{
    const char *path = program_path("broken"), *place = strstr(record, old);
    assert_non_null(place);
    char *text = malloc(strlen(record) + strlen(new) + 1);
    assert_non_null(text);
    memcpy(text, record, (size_t)(place - record));
    strcpy(text + (place - record), new);
    strcat(text, place + strlen(old));
    program_write_file(path, text);
    struct run run = program_run("", "replay '%s'", path);
    int line = 1;
    for (const char *at = record; at < place; at++)
        line += *at == '\n';
    char where[40];
    snprintf(where, sizeof where, ", line %d: ", line);
    assert_int_equal(run.status, 1);
    assert_string_equal(run.out, "");
    program_assert_holds(run.error, where);
    program_assert_holds(run.error, reason);
    run_deinit(&run);
    free(text);
    remove(path);
}

TEST(test_broken_records)
{
    const char *path = program_path("record");
    struct run run =
        program_run("", PLAY "--seed 3 --record '%s' --seat east=random --seat west=random", path);
    assert_fine(&run);
    run_deinit(&run);
    char *record = program_read_file(path);
    remove(path);
    assert_refused(record, "dueling-tigers record", "a diary", "");
    assert_refused(record, "rules dueling-tigers", "rules bridge", "bridge");
    assert_refused(record, "option scoring add", "option scoring none", "scoring");
    assert_refused(record, "east remove", "west remove", "");
    assert_refused(record, "east discard", "east riichi", "");
    assert_refused(record, "east discard", "east jump", "jump");
    assert_refused(record, "east discard", "south discard", "south");
    free(record);
}

/* On the command line, in a sentence, on the disk: a name is what its letters say, on every system; and so
 * are lines. */
TEST(test_names_and_lines_are_alike_everywhere)
{
    char folder[400], path[440];
    system_folder(folder, sizeof folder); /* it has a blank and such letters itself */
    snprintf(path, sizeof path, "%s/J\303\274rgen \351\276\215\350\231\216.tigers", folder);
    struct run run =
        program_run("", PLAY "--seed 3 --record '%s' --seat east=random --seat west=random", path);
    assert_fine(&run);
    assert_null(strchr(run.out, '\r'));
    run_deinit(&run);
    assert_true(file_exists(path));
    char *record = program_read_file(path);
    assert_null(strchr(record, '\r'));
    free(record);
    run = program_run("", "replay '%s'", path);
    assert_fine(&run);
    run_deinit(&run);
    assert_true(file_remove(path));
    run = program_run("", "replay '%s'", path);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, path);
    run_deinit(&run);
    system_remove(folder);
}
