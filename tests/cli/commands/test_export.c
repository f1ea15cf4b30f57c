/* test_export.c: `tigers export` as a user meets it; what stands in the lines is session/archive/test_mjai's.
 */
#include "support/test.h"

#include "cli/program.h"

/* A match between opponents; the caller removes the file. */
static const char *make_record(const char *mode)
{
    const char *path = program_path(mode);
    struct run run =
        program_run("", "play --rules %s --seed 3 --rounds 1 --seat east=easy --seat west=easy --record '%s'",
                    mode, path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    return path;
}

TEST(test_a_match_of_tenpai_duel_is_one_object_a_line)
{
    const char *path = make_record("tenpai-duel"), *const flags[] = {"", "--form mjai"};
    for (int i = 0; i < 2; i++) {
        struct run run = program_run("", "export '%s' %s", path, flags[i]);
        char *rest = NULL, first[40] = "", last[40] = "";
        assert_int_equal(run.status, 0);
        assert_string_equal(run.error, "");
        int lines = 0;
        for (char *line = strtok_r(run.out, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest), lines++) {
            cJSON *object = cJSON_ParseWithOpts(line, NULL, 1);
            const char *type = cJSON_GetStringValue(cJSON_GetObjectItem(object, "type"));
            assert_non_null(type);
            snprintf(last, sizeof last, "%s", type);
            if (!lines)
                snprintf(first, sizeof first, "%s", type);
            cJSON_Delete(object);
        }
        assert_true(lines > 20);
        assert_string_equal(first, "start_game");
        assert_string_equal(last, "end_game");
        run_deinit(&run);
    }
    remove(path);
}

TEST(test_other_modes_do_not_fit)
{
    const char *path = make_record("one-suit");
    struct run run = program_run("", "export '%s'", path);
    assert_int_equal(run.status, 1);
    assert_string_equal(run.out, "");
    program_assert_holds(run.error, "tigers export: mjai describes riichi mahjong only, not One Suit");
    run_deinit(&run);
    remove(path);
}

TEST(test_what_is_wrong)
{
    const char *broken = program_path("broken");
    program_write_file(broken, "no record\n");
    const struct program_wrong wrong[] = {
        {"", "", "name a file", 2},
        {broken, "again", "one file at a time", 2},
        {broken, "--form tenhou", "--form tenhou: the only form is mjai", 2},
        {broken, "--form", "--form needs a value", 2},
        {broken, "", "line 1", 1},
        {"/nowhere/to/be/found", "", "tigers export: ", 1},
    };
    program_assert_wrong("export", wrong, sizeof wrong / sizeof wrong[0]);
    remove(broken);
}
