/* test_drill_record.c: the trainers' record and its file: kept, read again, set aside when it is broken. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "session/drill/drill_record.h"
#include "support/kept_file.h"

static void write_text(const char *text)
{
    struct error why;
    assert_true(file_write(path, text, strlen(text), &why));
}

static void what_is_saved_is_read_again(void **state)
{
    (void)state;
    struct drill_record record, read;
    struct problem why;
    struct error error;
    drill_record_defaults(&record);
    record.choices[DRILL_POINTS] = (struct drill_choice){drill_mode(ruleset_find("classic")), true, 3, true};
    trainer_tally_add(drill_record_tally(&record, DRILL_POINTS), true, 4200);
    trainer_tally_add(drill_record_tally(&record, DRILL_POINTS), false, 900);
    assert_true(drill_record_save(&record, path, &error));
    assert_true(drill_record_load(&read, path, &why));
    assert_memory_equal(&read.choices, &record.choices, sizeof read.choices);
    const struct trainer_tally *tally = drill_record_tally(&read, DRILL_POINTS);
    assert_int_equal(tally->hands, 2);
    assert_int_equal(tally->right, 1);
    assert_int_equal(tally->streak, 0);
    assert_int_equal(tally->best_streak, 1);
    assert_int_equal(tally->best_time, 4200);
    assert_string_equal(drill_record_rules(&read, DRILL_POINTS)->id, "classic");
    assert_int_equal(drill_record_limit(&read, DRILL_POINTS), 120);
}

static void without_a_file_there_are_the_defaults(void **state)
{
    (void)state;
    struct drill_record record;
    struct problem why;
    assert_true(drill_record_load(&record, path, &why));
    for (int drill = 0; drill < DRILLS; drill++) {
        assert_true(drill_plays((enum drill)drill, drill_record_rules(&record, (enum drill)drill)));
        assert_int_equal(drill_record_sum(&record, (enum drill)drill).hands, 0);
    }
}

static void a_broken_file_is_set_aside(void **state)
{
    (void)state;
    static const char *const broken[] = {
        "[discard]\nmode = chess\n",                /* no such mode */
        "[guess]\nmode = classic\n",                /* one without guesses */
        "[discard]\nlimit = 11\n",                  /* no such limit */
        "[points]\nclock = late\n",                 /* no such word */
        "[danger classic]\nhands = 2\nright = 3\n", /* more right than answered */
        "[danger classic]\nhands = many\n",         /* no number */
        "[points]\nanswer = loud\n",                /* no such answer */
    };
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct drill_record record;
        struct problem why;
        write_text(broken[i]);
        assert_false(drill_record_load(&record, path, &why));
        assert_int_equal(why.file, PROBLEM_TRAINER_RECORD);
        assert_true(why.aside);
        assert_int_equal(drill_record_sum(&record, DRILL_DANGER).hands, 0);
        assert_int_equal(remove(aside), 0); /* it is there, and the next one takes its name */
    }
}

/* What a newer program wrote is passed over, and what stands beside it is read. */
static void what_is_not_known_is_passed_over(void **state)
{
    (void)state;
    struct drill_record record;
    struct problem why;
    write_text("[sudoku]\nhands = 7\n[discarded]\nhands = 7\n[discard chess]\nhands = 7\n"
               "[discard]\ncolour = red\nclock = timed\n[danger classic]\nhands = 7\n");
    assert_true(drill_record_load(&record, path, &why));
    assert_int_equal(drill_record_sum(&record, DRILL_DISCARD).hands, 0);
    assert_int_equal(drill_record_sum(&record, DRILL_DANGER).hands, 7);
    assert_true(record.choices[DRILL_DISCARD].timed);
}

static void modes_are_added_up(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEPT_FILE_TEST(what_is_saved_is_read_again, "trainers.ini"),
        KEPT_FILE_TEST(without_a_file_there_are_the_defaults, "trainers.ini"),
        KEPT_FILE_TEST(a_broken_file_is_set_aside, "trainers.ini"),
        KEPT_FILE_TEST(what_is_not_known_is_passed_over, "trainers.ini"),
        cmocka_unit_test(modes_are_added_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
