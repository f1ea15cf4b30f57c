/*
 * test_torture.c: `tigers play --record` while one call to the system fails: it plays on or ends with a
 * sentence, and what its file holds is the record that was there before, or that of the match as far as it
 * came.
 * Tier: night
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "torture/torture.h"

#include "cli/player.h"

static const char *program;

/* The record of the run in which nothing failed, and what was printed. */
static struct record whole;
static char *printed;

static void judge(const struct torture *torture, const char *call, int number)
{
    char path[MATCH_PATH], before[MATCH_PATH];
    struct record record, old;
    bool cut;
    match_path(path, torture->data, "match");
    if (!number) {
        assert_true(record_read(&whole, path, NULL));
        printed = torture_file(torture, "out");
        return;
    }
    if (!record_read_save(&record, path, &cut, NULL))
        fail_msg("call %d, %s, failed: the record is lost; \"%s\"", number, call, torture->said);
    assert_true(record_read(&old, match_path(before, torture->before, "match"), NULL));
    bool same = torture_begins_so(&record, &whole), complete = same && record.count == whole.count && !cut;
    if (!same && !torture_begins_so(&old, &record))
        fail_msg("call %d, %s, failed: the record is another", number, call);
    if (!torture->status && !complete && !strstr(torture->said, "the match was left"))
        fail_msg("call %d, %s, failed: all is said to be well, and the record is not whole", number, call);
    char *out = torture_file(torture, "out");
    if (!torture->status && complete && strcmp(out, printed) != 0)
        fail_msg("call %d, %s, failed: all is said to be well, and something else was printed:\n%s", number,
                 call, out);
    free(out);
    record_deinit(&old);
    record_deinit(&record);
}

/* What `tigers` is to do: one round of a mode. */
static void write_command(struct torture *torture, int seed, const char *match, const char *folder)
{
    snprintf(torture->command, sizeof torture->command,
             "'%s/tigers' play --seed %d --rounds 1 --rules %s --record '%s/match'", PROGRAM_DIR, seed, match,
             folder);
}

/* A match with these arguments; a record of another is there already. */
static void torture_play(const char *match, const char *input)
{
    struct torture torture;
    torture_init(&torture, input);
    torture.longest = 2;
    match_path(torture.before, torture.folder, "before");
    assert_true(file_make_folder(torture.before, NULL));
    write_command(&torture, 1, match, torture.before);
    torture_write(&torture, "in", input);
    char in[MATCH_PATH], out[MATCH_PATH];
    assert_int_equal(child_run(torture.command, match_path(in, torture.folder, "in"),
                               match_path(out, torture.folder, "out"), NULL),
                     0);
    write_command(&torture, 2, match, torture.data);
    torture_all(&torture, judge);
    record_deinit(&whole);
    free(printed);
    torture_deinit(&torture);
}

TEST(computers_play_every_mode)
{
    static const char *const matches[] = {
        "dueling-tigers --seat east=normal --seat west=easy",
        "tenpai-duel --seat east=normal --seat west=easy --json",
        "one-suit --seat east=easy --seat west=easy",
        "patterns --seat east=easy --seat west=easy --seat south=easy --seat north=easy",
        "classic --seat east=easy --seat west=easy --seat south=easy --seat north=easy"};
    for (size_t i = 0; i < sizeof matches / sizeof *matches; i++)
        torture_play(matches[i], "");
}

/* Who reads the terminal is no better off: what cannot be read is as if they had left. */
TEST(a_person_plays)
{
    struct text typed = {0};
    for (int i = 0; i < 300; i++)
        text_add(&typed, "1\nt\n");
    torture_play("dueling-tigers --seat east=person --seat west=easy", text_string(&typed));
    text_deinit(&typed);
}

TEST(a_program_plays)
{
    char match[3 * MATCH_PATH];
    snprintf(match, sizeof match,
             "dueling-tigers --seat west=easy --seat 'east=cmd:\"%s\" %s dueling-tigers w'", program,
             PLAYER_WORD);
    torture_play(match, "");
}

/* Who has libraries of their own somewhere has them in a life, and in what comes after it. */
TEST(the_way_to_libraries_stays)
{
    static const struct {
        const char *set, *in_life;
    } ways[] = {{"/nowhere/with a blank:/else", TORTURE_FOLDER ":/nowhere/with a blank:/else\n"},
                {NULL, TORTURE_FOLDER "\n"}};
    struct torture torture;
    struct text before = {0};
    const char *set = getenv("LD_LIBRARY_PATH");
    text_add(&before, "%s", set ? set : "");
    torture_init(&torture, NULL);
    snprintf(torture.command, sizeof torture.command, "printenv LD_LIBRARY_PATH");
    for (int i = 0; i < 2; i++) {
        system_set("LD_LIBRARY_PATH", ways[i].set);
        torture_live(&torture, 0);
        char *told = torture_file(&torture, "out");
        const char *left = getenv("LD_LIBRARY_PATH");
        assert_int_equal(torture.status, 0);
        assert_string_equal(told, ways[i].in_life);
        assert_string_equal(left ? left : "none", ways[i].set ? ways[i].set : "none");
        free(told);
    }
    system_set("LD_LIBRARY_PATH", set ? text_string(&before) : NULL);
    text_deinit(&before);
    torture_deinit(&torture);
}

static int tell(void **state)
{
    (void)state;
    torture_tell();
    return 0;
}

TEST_GROUP(NULL, tell)

int main(int argc, char **argv)
{
    program = argv[0];
    if (player_is_asked_for(argc, argv))
        return player_run(argc - 2, argv + 2);
    return test_file_run();
}
