/*
 * test_archive.c: a finished match is kept once, whatever happens to the process and the disk.
 */
#include "support/test.h"

#include "base/file.h"
#include "support/keep_place.h"
#include "support/system.h"

#ifndef _WIN32
#include <utime.h>
#endif

static const char began[] = "2026-11-22 14:03:10";

/* So many records of that year, a minute apart from each other. */
static void fill_records(const struct keep_place *place, int year, int number)
{
    char path[MATCH_PATH], name[ARCHIVE_NAME];
    struct error why;
    assert_true(file_make_folder(place->records, &why));
    for (int i = 0; i < number; i++) {
        snprintf(name, sizeof name, "%d-01-%02d_10-%02d-00_one-suit.tigers", year, 1 + i / 60, i % 60);
        assert_true(file_write(match_path(path, place->records, name), "x", 1, &why));
    }
}

TEST(it_is_kept_when_it_ends)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    struct record record;
    struct problem problem = {0};
    keep_place_open(&place);
    struct session *session = keep_place_begin(&place, began, 1);
    session_archive_in(session, place.records);
    assert_null(session_archived(session));
    assert_int_equal(keep_place_count(&place, list), 0);
    keep_place_finish(session);
    assert_int_equal(keep_place_count(&place, list), 1);
    assert_string_equal(list[0].name, "2026-11-22_14-03-10_dueling-tigers.tigers");
    assert_string_equal(list[0].began, began);
    assert_string_equal(list[0].rules->id, "dueling-tigers");
    assert_string_equal(session_archived(session), list[0].name);
    assert_null(session_archive_problem(session));
    assert_true(archive_read(place.records, list[0].name, &record, &problem));
    assert_int_equal(record.count, session_length(session));
    record_deinit(&record);
    session_free(session);
    keep_place_close(&place);
}

/* Killed after the last move was saved, before the record was written, or after it. */
TEST(a_killed_process_neither_loses_nor_doubles_it)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    struct problem problem = {0};
    keep_place_open(&place);
    struct session *session = keep_place_begin(&place, began, 1);
    keep_place_finish(session); /* nothing is kept yet */
    session_free(session);
    for (int i = 0; i < 3; i++) {
        session = session_open(place.save, &problem);
        session_archive_in(session, place.records);
        assert_int_equal(keep_place_count(&place, list), 1);
        session_free(session);
    }
    keep_place_close(&place);
}

TEST(a_match_of_1_0_0_gets_a_time_and_keeps_it)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    struct problem problem = {0};
    keep_place_open(&place);
    struct session *session = keep_place_play(&place, "", 1);
    char name[ARCHIVE_NAME];
    snprintf(name, sizeof name, "%s", session_archived(session));
    session_free(session);
    session = session_open(place.save, &problem);
    session_archive_in(session, place.records);
    assert_string_equal(session_archived(session), name);
    assert_int_equal(keep_place_count(&place, list), 1);
    session_free(session);
    keep_place_close(&place);
}

TEST(two_of_one_second_are_two)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    keep_place_open(&place);
    for (uint64_t seed = 1; seed <= 2; seed++) {
        struct session *session = keep_place_play(&place, began, seed);
        session_free(session);
    }
    assert_int_equal(keep_place_count(&place, list), 2);
    assert_string_equal(list[0].name, "2026-11-22_14-03-10_dueling-tigers_2.tigers");
    keep_place_close(&place);
}

TEST(taking_the_end_back_takes_the_record_back)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    keep_place_open(&place);
    struct session *session = keep_place_play(&place, began, 1);
    assert_int_equal(keep_place_count(&place, list), 1);
    if (session_undo(session)) { /* the last round holds a decision of the person */
        assert_false(session_is_over(session));
        assert_int_equal(keep_place_count(&place, list), 0);
        assert_null(session_archived(session));
        keep_place_finish(session);
    }
    assert_int_equal(keep_place_count(&place, list), 1);
    session_free(session);
    keep_place_close(&place);
}

/* The disk is full once the match is over: that it is practice now cannot be written. The record of before
 * lies there all the same, and goes with the end that is taken back. */
TEST(a_record_that_cannot_be_rewritten_is_taken_back_too)
{
    static struct archived list[ARCHIVE_MAX];
    char path[MATCH_PATH], name[ARCHIVE_NAME];
    struct keep_place place;
    struct setup setup;
    keep_place_open(&place);
    match_setup(&setup, 1);
    setup.practice = false;
    snprintf(setup.began, sizeof setup.began, "%s", began);
    struct session *session = session_new(&setup, place.save);
    session_archive_in(session, place.records);
    keep_place_finish(session);
    snprintf(name, sizeof name, "%s", session_archived(session));
    system_stop_writing(match_path(path, place.records, name), true);
    session_make_practice(session);
    assert_non_null(session_archive_problem(session));
    assert_non_null(session_archived(session));
    assert_string_equal(session_archived(session), name);
    assert_true(session_undo(session));
    assert_int_equal(keep_place_count(&place, list), 0);
    assert_null(session_archived(session));
    assert_null(session_archive_problem(session));
    system_stop_writing(path, false);
    keep_place_finish(session);
    assert_string_equal(session_archived(session), name);
    session_free(session);
    keep_place_close(&place);
}

TEST(a_folder_that_refuses_is_told_and_the_save_stays)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    struct error why;
    keep_place_open(&place);
    assert_true(file_write(place.records, "in the way", 10, &why));
    struct session *session = keep_place_play(&place, began, 1);
    assert_non_null(session_archive_problem(session));
    assert_non_null(strstr(session_archive_problem(session), "records"));
    assert_null(session_save_problem(session));
    assert_true(file_exists(place.save));
    assert_true(file_remove(place.records)); /* it can be tried again */
    session_archive_in(session, place.records);
    assert_null(session_archive_problem(session));
    assert_int_equal(keep_place_count(&place, list), 1);
    session_free(session);
    keep_place_close(&place);
}

TEST(of_more_than_two_hundred_the_oldest_go)
{
    static struct archived list[ARCHIVE_MAX + 20];
    char path[MATCH_PATH];
    struct keep_place place;
    struct error why;
    keep_place_open(&place);
    fill_records(&place, 2025, ARCHIVE_MAX + 3);
    assert_true(file_write(match_path(path, place.records, "my notes.tigers"), "x", 1, &why));
    struct session *session = keep_place_play(&place, began, 1);
    assert_int_equal(archive_list(place.records, list, ARCHIVE_MAX + 20), ARCHIVE_MAX);
    assert_string_equal(list[0].began, began);
    assert_string_equal(list[ARCHIVE_MAX - 1].began, "2025-01-01 10:04:00"); /* 00:00 to 00:03 went */
    assert_true(file_exists(path));                                          /* what is not ours stays */
    session_free(session);
    keep_place_close(&place);
}

/* A match left for long, while two hundred others began and ended. */
TEST(the_one_just_written_never_goes)
{
    static struct archived list[ARCHIVE_MAX + 20];
    char path[MATCH_PATH];
    struct keep_place place;
    keep_place_open(&place);
    fill_records(&place, 2027, ARCHIVE_MAX);
    struct session *session = keep_place_play(&place, began, 1);
    assert_int_equal(archive_list(place.records, list, ARCHIVE_MAX + 20), ARCHIVE_MAX);
    assert_string_equal(list[ARCHIVE_MAX - 1].began, began);
    assert_true(file_exists(match_path(path, place.records, session_archived(session))));
    assert_string_equal(list[ARCHIVE_MAX - 2].began,
                        "2027-01-01 10:01:00"); /* the oldest of the others went */
    session_free(session);
    keep_place_close(&place);
}

#ifndef _WIN32
/* Two hundred records of a clock that was years ahead: what is played now stays. */
TEST(with_newer_records_matches_do_not_drive_each_other_out)
{
    static const char *const begins[] = {"2026-11-22 14:03:10", "2026-11-22 15:03:10"};
    static struct archived list[ARCHIVE_MAX + 20];
    char path[MATCH_PATH], kept[2][ARCHIVE_NAME];
    struct keep_place place;
    keep_place_open(&place);
    fill_records(&place, 2099, ARCHIVE_MAX);
    int count = archive_list(place.records, list, ARCHIVE_MAX + 20);
    for (int i = 0; i < count; i++)
        assert_int_equal(utime(match_path(path, place.records, list[i].name), &(struct utimbuf){1000, 1000}),
                         0);
    for (int i = 0; i < 2; i++) {
        struct session *session = keep_place_play(&place, begins[i], 1 + (uint64_t)i);
        snprintf(kept[i], ARCHIVE_NAME, "%s", session_archived(session));
        session_free(session);
    }
    for (int i = 0; i < 2; i++)
        assert_true(file_exists(match_path(path, place.records, kept[i])));
    assert_int_equal(archive_list(place.records, list, ARCHIVE_MAX + 20), ARCHIVE_MAX);
    keep_place_close(&place);
}
#endif

TEST(practice_that_came_later_stands_in_the_record)
{
    struct keep_place place;
    struct problem problem = {0};
    struct setup setup;
    struct rng rng;
    keep_place_open(&place);
    match_setup(&setup, 7);
    setup.practice = false;
    struct session *session = session_new(&setup, place.save);
    rng_init(&rng, 7);
    for (int i = 0; i < 30; i++)
        match_step(session, &rng);
    assert_true(session_has_undo(session));
    assert_true(session_may_practice(session));
    assert_false(session_can_undo(session));
    assert_false(session_undo(session));
    session_make_practice(session);
    assert_false(session_may_practice(session));
    assert_true(session_undo(session));
    session_free(session);
    session = session_open(place.save, &problem);
    assert_true(session_setup(session)->practice && session_setup(session)->practice_later);
    session_free(session);
    keep_place_close(&place);
}

static const char head[] = "dueling-tigers record 1\nrules dueling-tigers\nseed 1\n"
                           "player east person \"A\"\nplayer west person \"B\"\n";

TEST(a_time_that_is_none_is_refused)
{
    static const char *const bad[] = {"began now",
                                      "began 2026-11-22",
                                      "began 2026-11-22 14:03:1x",
                                      "began ../../../../etc/pass",
                                      "began 2026-11-22 14:03:10 x",
                                      "began"};
    char text[400];
    struct record record;
    struct problem problem = {0};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(text, sizeof text, "%s%s\n", head, bad[i]);
        assert_false(record_parse(&record, text, &problem));
        assert_int_equal(problem.error.line, 6);
    }
    snprintf(text, sizeof text, "%sbegan %s\npractice later\n", head, began);
    assert_true(record_parse(&record, text, &problem));
    assert_string_equal(record.setup.began, began);
    assert_true(record.setup.practice && record.setup.practice_later);
    record_deinit(&record);
    assert_true(record_parse(&record, head, &problem)); /* an older program's: neither line */
    assert_string_equal(record.setup.began, "");
    assert_false(record.setup.practice_later);
    record_deinit(&record);
}

/* A list that is too small has the newest, in order. */
TEST(a_short_list_has_the_newest)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    keep_place_open(&place);
    fill_records(&place, 2026, 30);
    assert_int_equal(archive_list(place.records, list, 0), 0);
    assert_int_equal(archive_list(place.records, list, 4), 4);
    assert_string_equal(list[0].began, "2026-01-01 10:29:00");
    assert_string_equal(list[3].began, "2026-01-01 10:26:00");
    keep_place_close(&place);
}

TEST(names_of_something_else_are_left_out)
{
    static const char *const others[] = {
        "2026-11-22_14-03-10.tigers",
        "2026-11-22 14-03-10_one-suit.tigers",
        "2026-11-22_14:03-10_one-suit.tigers",
        "2026-11-22_14-03:10_one-suit.tigers",
        "2026-11-22_14-03-10-one-suit.tigers",
        "2026-11-22_14-03-10_bridge.tigers",
        "2026-11-22_14-03-1x_one-suit.tigers",
        "2026-13-45_14-03-10_one-suit.tigers", /* no such day, and no such time */
        "2026-02-29_14-03-10_one-suit.tigers",
        "2026-11-22_24-03-10_one-suit.tigers",
        "2026-11-22_14-60-10_one-suit.tigers",
        "2026-11-22_14-03-10_one-suit_and-a-name-much-longer-than-any-record-of-ours-has.tigers",
        "notes.tigers",
        ""};
    struct archived kept;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (archive_take_apart(others[i], &kept))
            fail_msg("%s is taken for a record", others[i]);
    assert_true(archive_take_apart("2026-11-22_14-03-10_one-suit.tigers", &kept));
    assert_true(archive_take_apart("2026-11-22_14-03-10_one-suit_2.tigers", &kept));
    assert_string_equal(kept.began, began);
}

/* A record that is not there, and a folder whose name fills any path. */
TEST(what_is_not_there_is_told)
{
    static char far[2000];
    struct keep_place place;
    struct record record;
    struct problem problem = {0};
    struct setup setup;
    char name[ARCHIVE_NAME];
    keep_place_open(&place);
    assert_false(archive_read(place.records, "2026-11-22_14-03-10_one-suit.tigers", &record, &problem));
    assert_true(strlen(problem.error.message) > 10);
    assert_false(archive_read(place.records, "2026-11-22_14-03-10_one-suit.tigers", &record, NULL));
    memset(far, 'f', sizeof far - 1);
    assert_false(archive_read(far, "2026-11-22_14-03-10_one-suit.tigers", &record, &problem));
    assert_non_null(strstr(problem.error.message, "too long"));
    match_setup(&setup, 1);
    snprintf(setup.began, sizeof setup.began, "%s", began);
    assert_false(archive_find(place.records, &setup, name));
    assert_false(archive_find(far, &setup, name));
    assert_false(archive_remove(far, name));
    keep_place_close(&place);
}

/* Without a time a match is called by its mode and seed. */
TEST(a_match_without_a_time_has_a_name_too)
{
    struct setup setup;
    char stem[ARCHIVE_NAME];
    match_setup(&setup, 77);
    setup.began[0] = '\0';
    archive_stem(&setup, stem);
    assert_string_equal(stem, "dueling-tigers_77");
}
