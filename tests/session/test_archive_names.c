/*
 * test_archive_names.c: under which name a record is kept: its own match's alone, whatever else lies in the
 * folder.
 */
#include "support/test.h"

#include "base/file.h"
#include "support/keep_place.h"
#include "support/system.h"

static const char began[] = "2026-11-22 14:03:10";

/* What somebody else put under the name of a record stays, and the record gets the next one. */
TEST(a_name_that_is_taken_is_left_alone)
{
    static const char name[] = "2026-11-22_14-03-10_dueling-tigers.tigers";
    char path[MATCH_PATH];
    struct keep_place place;
    struct error why;
    keep_place_open(&place);
    assert_true(file_make_folder(place.records, &why));
    assert_true(file_write(match_path(path, place.records, name), "notes", 5, &why));
    struct session *session = keep_place_play(&place, began, 1);
    assert_string_equal(session_archived(session), "2026-11-22_14-03-10_dueling-tigers_2.tigers");
    char *notes = file_read(path, NULL, &why);
    assert_string_equal(notes, "notes");
    free(notes);
    session_free(session);
    keep_place_close(&place);
}

/* Of one second and one seed, and yet not the same match: other dice, other people. */
TEST(a_match_is_known_by_its_dice_and_people)
{
    struct keep_place place;
    struct setup setup;
    char name[ARCHIVE_NAME];
    keep_place_open(&place);
    session_free(keep_place_play(&place, began, 1));
    match_setup(&setup, 1);
    snprintf(setup.began, sizeof setup.began, "%s", began);
    assert_true(archive_find(place.records, &setup, name));
    assert_string_equal(name, "2026-11-22_14-03-10_dueling-tigers.tigers");
    setup.dice[0] = 6;
    assert_false(archive_find(place.records, &setup, name));
    struct session *other = session_new(&setup, NULL);
    session_archive_in(other, place.records);
    keep_place_finish(other);
    assert_string_equal(session_archived(other), "2026-11-22_14-03-10_dueling-tigers_2.tigers");
    assert_true(archive_find(place.records, &setup, name));
    assert_string_equal(name, session_archived(other));
    snprintf(setup.players[0].name, PLAYER_NAME, "Somebody else");
    assert_false(archive_find(place.records, &setup, name));
    session_free(other);
    keep_place_close(&place);
}

/* A match of One Suit is none of two players if three play it. */
TEST(a_match_is_known_by_how_many_play)
{
    struct keep_place place;
    struct setup setup = setup_of(ruleset_find("one-suit"), 5);
    struct text text = {0};
    struct record record;
    struct error why;
    char name[ARCHIVE_NAME];
    keep_place_open(&place);
    snprintf(setup.began, sizeof setup.began, "%s", began);
    record_init(&record, &setup);
    record_print(&record, &text);
    assert_true(archive_write(place.records, &record, &text, name, &why));
    assert_true(archive_find(place.records, &setup, name));
    setup.seats = 3;
    assert_false(archive_find(place.records, &setup, name));
    text_deinit(&text);
    record_deinit(&record);
    keep_place_close(&place);
}

/* When every name of that second is taken, the player is told and nothing is written over. */
TEST(a_second_has_room_for_so_many)
{
    static struct archived list[ARCHIVE_MAX];
    char path[MATCH_PATH], name[ARCHIVE_NAME];
    struct keep_place place;
    struct setup setup;
    struct error why;
    keep_place_open(&place);
    assert_true(file_make_folder(place.records, &why));
    for (int i = 1; i < 100; i++) {
        snprintf(name, sizeof name, "2026-11-22_14-03-10_dueling-tigers");
        if (i > 1)
            snprintf(name + strlen(name), 8, "_%d", i);
        strcat(name, ARCHIVE_ENDING);
        assert_true(file_write(match_path(path, place.records, name), "x", 1, &why));
    }
    struct session *session = keep_place_play(&place, began, 1);
    assert_string_equal(session_archive_problem(session), "Too many matches started in the same second");
    assert_null(session_archived(session));
    assert_int_equal(keep_place_count(&place, list), 99);
    match_setup(&setup, 1);
    snprintf(setup.began, sizeof setup.began, "%s", began);
    assert_false(archive_find(place.records, &setup, name));
    session_free(session);
    keep_place_close(&place);
}

/* A match that is saved nowhere and has no time is kept all the same. */
TEST(a_match_that_is_not_saved_is_kept)
{
    static struct archived list[ARCHIVE_MAX];
    struct keep_place place;
    struct setup setup;
    keep_place_open(&place);
    match_setup(&setup, 1);
    struct session *session = session_new(&setup, NULL);
    session_archive_in(session, place.records);
    keep_place_finish(session);
    assert_int_equal(keep_place_count(&place, list), 1);
    assert_string_equal(session_archived(session), list[0].name);
    assert_string_equal(session_setup(session)->began, list[0].began);
    session_free(session);
    keep_place_close(&place);
}

/* What is no time is never written into a record: neither what TIGERS_NOW holds, nor what a clock that
 * went mad gives. */
TEST(a_time_is_always_one)
{
    char time[RECORD_BEGAN];
    system_set("TIGERS_NOW", "2026-11-22 14:03:10");
    archive_now(time);
    assert_string_equal(time, began);
    system_set("TIGERS_NOW", "yesterday, at three");
    archive_now(time);
    assert_true(record_is_time(time));
    system_set("TIGERS_NOW", NULL);
    archive_time(INT64_MAX, time);
    assert_string_equal(time, "1970-01-01 00:00:00");
    archive_time(253402300800 + 86400, time); /* the year 10000 */
    assert_string_equal(time, "1970-01-01 00:00:00");
}

#ifndef _WIN32
/* The folder can be had, but no name in it. */
TEST(a_folder_of_too_long_a_name_is_told)
{
    static char far[1400];
    struct keep_place place;
    struct error why;
    keep_place_open(&place);
    snprintf(far, sizeof far, "%s", place.folder);
    for (size_t length = strlen(far); length < 1170; length = strlen(far)) {
        size_t more = 1170 - length < 200 ? 1170 - length : 200;
        memset(far + length, 'f', more);
        far[length] = '/';
        far[length + more] = '\0';
        if (more > 1)
            assert_true(file_make_folder(far, &why));
    }
    struct session *session = keep_place_begin(&place, began, 1);
    session_archive_in(session, far);
    keep_place_finish(session);
    assert_non_null(strstr(session_archive_problem(session), "is too long"));
    assert_null(session_archived(session));
    session_free(session);
    for (char *end; strlen(far) > strlen(place.folder); *end = '\0') {
        end = strrchr(far, '/');
        assert_true(file_remove(far));
    }
    keep_place_close(&place);
}
#endif
