/* test_drill_record.c: the trainers' record and its file: kept, read again, set aside when it is broken. */
#include "support/test.h"

#include "base/file.h"
#include "base/rng.h"
#include "session/drill/drill_record.h"
#include "support/kept_file.h"
#include "support/refused.h"

/* The folder as the record takes it. */
static const char *kept(void)
{
    static char name[MATCH_PATH];
    return match_path(name, folder, "");
}

static void write_text(const char *text)
{
    struct error why;
    assert_true(file_write(path, text, strlen(text), &why));
}

KEPT_FILE_TEST(what_is_saved_is_read_again, "trainers.ini")
{
    struct drill_record record, read;
    struct problem why;
    struct error error;
    drill_record_defaults(&record);
    record.choices[DRILL_POINTS] = (struct drill_choice){
        .part = ruleset_place(ruleset_find("classic")), .timed = true, .limits = {3}, .names = true};
    record.choices[DRILL_WAITS] = (struct drill_choice){
        .part = 3, .timed = true, .limits = {1, 1, 3, 1}, .suit = DRILL_SUITS - 1, .sorted = true};
    trainer_tally_add(drill_record_tally(&record, DRILL_POINTS), true, 4200);
    trainer_tally_add(drill_record_tally(&record, DRILL_POINTS), false, 900);
    for (int i = 0; i < 50; i++)
        trainer_tally_add(&record.tallies[DRILL_WAITS][i % 4], i % 3 != 0, 1000 * i);
    assert_true(drill_record_save(&record, kept(), &error));
    assert_true(drill_record_load(&read, kept(), &why));
    assert_memory_equal(&read, &record, sizeof read);
    const struct trainer_tally *tally = drill_record_tally(&read, DRILL_POINTS);
    assert_int_equal(tally->hands, 2);
    assert_int_equal(tally->right, 1);
    assert_int_equal(tally->streak, 0);
    assert_int_equal(tally->best_streak, 1);
    assert_int_equal(tally->best_time, 4200);
    assert_string_equal(drill_record_rules(&read, DRILL_POINTS)->id, "classic");
    assert_int_equal(drill_record_limit(&read, DRILL_POINTS), 120);
}

/* The waits of 1.0.0 had a file of their own: what it holds is kept with the others' from the first answer
 * on, in place of whatever stands there, and it is not read a second time. */
KEPT_FILE_TEST(the_older_file_of_the_waits_is_carried_over, "trainers.ini")
{
    static const char older[] =
        "[choice]\nsize = 10\nsuit = any\nclock = timed\norder = sorted\n[tiles-10]\nlimit = "
        "75\nhands = 2\nright = 1\nbest-streak = 1\nbest-time = 7\ntotal-time = 7\n";
    struct drill_record record;
    struct problem why;
    struct error error;
    char old[MATCH_PATH];
    match_path(old, folder, "trainer.ini");
    write_text("[discard]\nclock = timed\n[waits 4]\nhands = 3\n[waits 10]\nhands = 9\n");
    assert_true(file_write(old, older, sizeof older - 1, &error));
    for (int time = 0; time < 2; time++) {
        assert_true(drill_record_load(&record, kept(), &why));
        const struct drill_choice *waits = &record.choices[DRILL_WAITS];
        assert_true(waits->part == 2 && waits->suit == 3 && waits->timed && waits->sorted);
        assert_int_equal(drill_record_limit(&record, DRILL_WAITS), 75);
        assert_int_equal(record.tallies[DRILL_WAITS][2].hands, 2);
        assert_int_equal(record.tallies[DRILL_WAITS][2].best_time, 7);
        assert_int_equal(record.tallies[DRILL_WAITS][0].hands, 3);
        assert_true(record.choices[DRILL_DISCARD].timed);
        assert_true(drill_record_save(&record, kept(), &error));
        assert_false(file_exists(old));
    }
    assert_true(file_write(old, "rubbish", 7, &error)); /* the others' are read, whatever that one is */
    assert_false(drill_record_load(&record, kept(), &why));
    assert_true(why.aside);
    assert_true(record.choices[DRILL_DISCARD].timed);
    assert_int_equal(record.tallies[DRILL_WAITS][2].hands, 2);
}

/* Seconds to answer in are kept for each size of a hand of the waits, and else for all modes together. */
TEST(times_belong_to_a_size_or_to_all_modes)
{
    struct drill_record record;
    drill_record_defaults(&record);
    assert_int_equal(drill_record_limit(&record, DRILL_WAITS), 20); /* for seven tiles */
    record.choices[DRILL_WAITS].part = 3;
    *drill_choice_limit(&record.choices[DRILL_WAITS], DRILL_WAITS) = 3;
    assert_int_equal(drill_record_limit(&record, DRILL_WAITS), 120);
    record.choices[DRILL_WAITS].part = 1;
    assert_int_equal(drill_record_limit(&record, DRILL_WAITS), 20);
    *drill_choice_limit(&record.choices[DRILL_DISCARD], DRILL_DISCARD) = 3;
    record.choices[DRILL_DISCARD].part = ruleset_place(ruleset_find("classic"));
    assert_int_equal(drill_record_limit(&record, DRILL_DISCARD), 90);
}

KEPT_FILE_TEST(without_a_file_there_are_the_defaults, "trainers.ini")
{
    struct drill_record record;
    struct problem why;
    assert_true(drill_record_load(&record, kept(), &why));
    assert_false(file_exists(path));
    for (int drill = 0; drill < DRILLS; drill++) {
        assert_true(drill_plays((enum drill)drill, drill_record_rules(&record, (enum drill)drill)));
        assert_int_equal(drill_record_sum(&record, (enum drill)drill).hands, 0);
    }
}

KEPT_FILE_TEST(a_broken_file_is_set_aside, "trainers.ini")
{
    static const struct {
        const char *text, *words;
    } broken[] = {
        {"hello\n", "line 1: "},
        {"[discard]\nmode = chess\n", "line 2: mode can’t be \"chess\""},
        {"[guess]\nmode = classic\n", "line 2: mode can’t be \"classic\""}, /* one without guesses */
        {"[discard]\nlimit = 11\n", "line 2: limit can’t be \"11\""},
        {"[points]\nclock = late\n", "line 2: clock can’t be \"late\""},
        {"[points]\nanswer = loud\n", "line 2: answer can’t be \"loud\""},
        {"[danger classic]\nhands = 2\nright = 3\n", "The figures for \"danger\" in Classic Mahjong"},
        {"[danger classic]\nhands = many\n", "line 2: hands must be a number"},
        {"[waits]\nsize = 5\n", "line 2: size can’t be \"5\""},
        {"[choice]\nsize = 5\n", "line 2: size can’t be \"5\""},
        {"[choice]\nsuit = stars\n", "line 2: suit can’t be \"stars\""},
        {"[choice]\nclock = fast\n", "line 2: clock can’t be \"fast\""},
        {"[tiles-7]\nlimit = 11\n", "line 2: limit can’t be \"11\""},
        {"[waits 7]\nhands = many\n", "line 2: hands must be a number"},
        {"[tiles-7]\nhands = -1\n", "line 2: hands"},
        {"[tiles-7]\nhands = 2147483647\n", "line 2: hands must be a number from 0 to 50000000"},
        {"[tiles-7]\nhands = 1\nright = 1\nbest-streak = 1\nbest-time = 5\ntotal-time = 4294967296\n",
         "for 7 tiles"},
        {"[tiles-7]\ntotal-time = x\n", "line 2: total-time"},
        {"[tiles-7]\nhands = 3\nright = 4\n", "for 7 tiles don’t add up"},
        {"[waits 4]\nhands = 3\nright = 3\nbest-streak = 4\nbest-time = 1\ntotal-time = 9\n", "for 4 tiles"},
        {"[tiles-13]\nhands = 3\nright = 3\nbest-time = 9\ntotal-time = 26\n", "for 13 tiles"},
        {"[tiles-13]\ntotal-time = 18446744073709551615\n", "for 13 tiles"},
    };
    struct drill_record record, defaults;
    struct problem why;
    drill_record_defaults(&defaults);
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        write_text(broken[i].text);
        assert_false(drill_record_load(&record, kept(), &why));
        assert_int_equal(why.file, PROBLEM_TRAINER_RECORD);
        assert_memory_equal(&record, &defaults, sizeof record);
        if (!strstr(problem_sentence(&why), broken[i].words) ||
            !strstr(problem_sentence(&why), "trainers.ini.broken-1"))
            fail_msg("\"%s\" should tell \"%s\" and the name", problem_sentence(&why), broken[i].words);
        assert_false(file_exists(path));
        assert_true(file_remove(aside)); /* the next one takes its name */
    }
}

/* Whatever is done to a good file, it loads or is set aside with a sentence; it never crashes. */
KEPT_FILE_TEST(changed_files_load_or_are_set_aside, "trainers.ini")
{
    struct drill_record record;
    struct error why;
    struct problem problem = {0};
    struct rng rng;
    size_t size;
    rng_init(&rng, 4);
    drill_record_defaults(&record);
    for (int i = 0; i < 9; i++)
        trainer_tally_add(&record.tallies[DRILL_WAITS][i % 4], true, 1000);
    assert_true(drill_record_write(&record, path, &why));
    char *text = file_read(path, &size, &why);
    assert_non_null(text);
    for (int i = 0; i < 300; i++) {
        size_t at = rng_below(&rng, (uint32_t)size);
        char old = text[at];
        text[at] = (char)rng_below(&rng, 256);
        assert_true(file_write(path, text, size, &why));
        if (!drill_record_read(&record, path, &problem)) {
            assert_non_null(strstr(problem_sentence(&problem), "trainers.ini.broken-1"));
            assert_true(file_remove(aside));
        }
        text[at] = old;
    }
    free(text);
}

/* What a newer program wrote is passed over, and what stands beside it is read. */
KEPT_FILE_TEST(what_is_not_known_is_passed_over, "trainers.ini")
{
    struct drill_record record;
    struct problem why;
    write_text("[sudoku]\nhands = 7\n[discarded]\nhands = 7\n[discard chess]\nhands = 7\n"
               "[discard]\ncolour = red\nclock = timed\n[danger classic]\nhands = 7\n"
               "[choice]\nmood = good\nlimit = 1\n[tiles-16]\nhands = x\n[waits 16]\nhands = "
               "x\n[tiles-4]\nhands = 2\n");
    assert_true(drill_record_load(&record, kept(), &why));
    assert_int_equal(drill_record_sum(&record, DRILL_WAITS).hands, 2);
    assert_int_equal(drill_record_sum(&record, DRILL_DISCARD).hands, 0);
    assert_int_equal(drill_record_sum(&record, DRILL_DANGER).hands, 7);
    assert_true(record.choices[DRILL_DISCARD].timed);
}

TEST(modes_are_added_up)
{
    struct drill_record record;
    drill_record_defaults(&record);
    trainer_tally_add(&record.tallies[DRILL_DISCARD][0], true, 3000);
    trainer_tally_add(&record.tallies[DRILL_DISCARD][2], true, 1000);
    trainer_tally_add(&record.tallies[DRILL_DISCARD][2], true, 2000);
    trainer_tally_add(&record.tallies[DRILL_DISCARD][2], false, 500);
    struct trainer_tally sum = drill_record_sum(&record, DRILL_DISCARD);
    assert_int_equal(sum.hands, 4);
    assert_int_equal(sum.right, 3);
    assert_int_equal(sum.best_streak, 2);
    assert_int_equal(sum.best_time, 1000);
    assert_int_equal(trainer_tally_mean_time(&sum), 2000);
}

/* None is so large that the sum is none, and there is a best time of all only where there was one. */
TEST(sums_hold_whatever_was_counted)
{
    struct trainer_tally sum = {0}, most = {.hands = 50000000, .right = 50000000, .best_streak = 50000000};
    struct trainer_tally quick = {.hands = 1, .right = 1, .best_streak = 1, .best_time = 7, .total_time = 7};
    struct trainer_tally slow = {.hands = 1, .right = 1, .best_streak = 1, .best_time = 9, .total_time = 9};
    trainer_tally_add(&most, true, 1);
    assert_int_equal(most.hands, 50000000);
    for (int i = 0; i < 40; i++) /* more than there are trainers and parts */
        trainer_tally_merge(&sum, &most);
    assert_int_equal(sum.hands, 2000000000);
    assert_int_equal(sum.best_time, 0);
    trainer_tally_merge(&sum, &slow);
    trainer_tally_merge(&sum, &quick);
    trainer_tally_merge(&sum, &slow);
    assert_int_equal(sum.best_time, 7);
    struct trainer_tally instant = {0};
    trainer_tally_add(&instant, true, 0); /* faster than a clock can tell is a time all the same */
    assert_int_equal(instant.best_time, 1);
    assert_true(trainer_tally_is_possible(&instant));
}
