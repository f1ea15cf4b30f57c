/*
 * test_golden.c: whole rounds as both seats see them, compared with the
 * transcripts that were read and kept in tests/golden.
 *
 * Each NAME.tigers there has its NAME.txt. After a change that is meant, run
 * this test with UPDATE_GOLDEN=1 and read the difference.
 */
#include "support/test.h"

#include "base/file.h"
#include "support/refused.h"
#include "support/transcript.h"

/* The records, and what each is there to show. */
static const struct {
    const char *name;
    unsigned shows;
} goldens[] = {
    {"revealed-win", SHOWS_RIICHI | SHOWS_REVEALED_WIN | SHOWS_TREASURE},
    {"passed-win", SHOWS_RIICHI | SHOWS_PASSED_WIN | SHOWS_RIICHI_FURITEN | SHOWS_TREASURE},
    {"discard-furiten", SHOWS_RIICHI | SHOWS_DISCARD_FURITEN | SHOWS_REVEALED_WIN},
    {"robbed-kong", SHOWS_ROBBED_KONG | SHOWS_TREASURE},
    {"drawn-round", SHOWS_RIICHI | SHOWS_DISCARD_FURITEN | SHOWS_DRAW},
    {"ruin", SHOWS_RIICHI | SHOWS_REVEALED_WIN | SHOWS_RUIN},
    {"tenpai-guesses", SHOWS_RIICHI | SHOWS_PREVENTED | SHOWS_FIRST_BATCH | SHOWS_STAGE_A_RON},
    {"tenpai-kan", SHOWS_LAY_DOWN | SHOWS_STAGE_KAN | SHOWS_FIRST_BATCH | SHOWS_STAGE_A_RON},
    {"tenpai-time-up", SHOWS_PREVENTED | SHOWS_LAY_DOWN | SHOWS_TIME_UP},
    {"one-suit-declared", SHOWS_VALID | SHOWS_INVALID},
    {"one-suit-draw", SHOWS_NAMED_DRAW},
    {"one-suit-three", SHOWS_VALID | SHOWS_INVALID},
    {"patterns-claims", SHOWS_CHOW | SHOWS_ROBBED_KONG},
    {"patterns-responsibility", SHOWS_LIABLE},
    {"patterns-last-discard", SHOWS_CHOW | SHOWS_LAST_DISCARD},
    {"classic-flowers", SHOWS_FLOWER},
    {"classic-winds", SHOWS_SOUTH_ROUND},
    {"classic-all-win", SHOWS_TWO_WINNERS | SHOWS_LIABLE},
    {"classic-pao", SHOWS_CHOW | SHOWS_LIABLE | SHOWS_ROBBED_KONG},
};

enum { GOLDEN_COUNT = sizeof goldens / sizeof goldens[0] };

static char *read_golden(const char *name, const char *kind, char path[512])
{
    struct error why;
    snprintf(path, 512, SOURCE_DIR "/tests/golden/%s.%s", name, kind);
    char *text = file_read(path, NULL, &why);
    if (!text && !getenv("UPDATE_GOLDEN"))
        fail_msg("%s", why.message);
    return text;
}

/* Names the first line in which both differ. */
static void assert_same_lines(char *expected, const char *printed, const char *path)
{
    char *copy = strdup(printed), *rest = copy;
    assert_non_null(copy);
    for (int line = 1;; line++) {
        char *old = text_next_line(&expected), *new = text_next_line(&rest);
        if (!old && !new)
            break;
        if (!old || !new || strcmp(old, new))
            fail_msg("%s:%d\nexpected %s\nprinted  %s", path, line, old ? old : "the end",
                     new ? new : "the end");
    }
    free(copy);
}

static void check_golden(const char *name, unsigned shows)
{
    char path[512];
    struct record record;
    struct text text = {0};
    struct error why;
    struct problem problem = {0};
    char *written = read_golden(name, "tigers", path);
    assert_non_null(written);
    if (!record_parse(&record, written, &problem))
        fail_msg("%s:%d: %s", path, problem.error.line, problem_sentence(&problem));
    unsigned shown = transcript_print(&record, &text);
    if ((shown & shows) != shows)
        fail_msg("%s no longer shows what it is there for", path);
    char *expected = read_golden(name, "txt", path);
    if (getenv("UPDATE_GOLDEN"))
        assert_true(file_write(path, text.data, text.size, &why));
    else
        assert_same_lines(expected, text_string(&text), path);
    text_deinit(&text);
    record_deinit(&record);
    free(expected);
    free(written);
}

TEST(test_transcripts)
{
    for (int i = 0; i < GOLDEN_COUNT; i++)
        check_golden(goldens[i].name, goldens[i].shows);
}

/* A record is printed as it was kept, comments of results included. */
TEST(test_records_print_as_kept)
{
    for (int i = 0; i < GOLDEN_COUNT; i++) {
        char path[512];
        struct record record;
        struct text text = {0};
        struct problem problem = {0};
        char *written = read_golden(goldens[i].name, "tigers", path);
        assert_non_null(written);
        assert_true(record_parse(&record, written, &problem));
        record_print(&record, &text);
        assert_same_lines(written, text_string(&text), path);
        text_deinit(&text);
        record_deinit(&record);
        free(written);
    }
}
