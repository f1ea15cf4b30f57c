/*
 * test_lesson_progress.c: which lessons are done and where they were left, through the file and back.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/study/lesson_progress.h"

static const char path[] = "lesson-progress-test.ini";

static int teardown(void **state)
{
    (void)state;
    remove(path);
    return 0;
}

static void write_file(const char *text)
{
    struct error why;
    assert_true(file_write(path, text, strlen(text), &why));
}

TEST(a_missing_file_tells_of_no_lesson)
{
    struct lesson_progress progress;
    struct problem why;
    remove(path);
    assert_true(lesson_progress_load(&progress, path, &why));
    assert_int_equal(progress.count, 0);
    assert_null(lesson_progress_of(&progress, "tiles"));
    assert_string_equal(progress.last, "");
}

TEST(what_is_noted_comes_back)
{
    struct lesson_progress progress = {0}, read;
    struct problem why;
    struct error error;
    lesson_progress_note(&progress, "tiles", 5, true);
    lesson_progress_note(&progress, "sets", 3, false);
    assert_true(lesson_progress_save(&progress, path, &error));
    assert_true(lesson_progress_load(&read, path, &why));
    assert_true(lesson_progress_of(&read, "tiles")->done);
    assert_int_equal(lesson_progress_of(&read, "tiles")->step, 0); /* from its end it begins again */
    assert_false(lesson_progress_of(&read, "sets")->done);
    assert_int_equal(lesson_progress_of(&read, "sets")->step, 3);
    assert_string_equal(read.last, "sets");
}

TEST(a_lesson_that_is_repeated_stays_done)
{
    struct lesson_progress progress = {0};
    lesson_progress_note(&progress, "tiles", 5, true);
    lesson_progress_note(&progress, "tiles", 2, false);
    assert_int_equal(progress.count, 1);
    assert_true(lesson_progress_of(&progress, "tiles")->done);
    assert_int_equal(lesson_progress_of(&progress, "tiles")->step, 2);
}

/* A lesson of a newer program is kept when the file is written again. */
TEST(what_is_not_known_is_kept)
{
    struct lesson_progress progress;
    struct problem why;
    struct error error;
    write_file("[of-the-future]\ndone = on\nstep = 4\nstars = 3\n");
    assert_true(lesson_progress_load(&progress, path, &why));
    lesson_progress_note(&progress, "tiles", 1, false);
    assert_true(lesson_progress_save(&progress, path, &error));
    assert_true(lesson_progress_load(&progress, path, &why));
    assert_true(lesson_progress_of(&progress, "of-the-future")->done);
    assert_int_equal(lesson_progress_of(&progress, "of-the-future")->step, 4);
}

/* One that no lesson can have took a place for each of its lines; found by fuzz_kept. */
TEST(a_name_too_long_is_passed_over)
{
    struct lesson_progress progress;
    struct problem why;
    write_file("last = a-lesson-with-a-name-that-is-too-long\n"
               "[a-lesson-with-a-name-that-is-too-long]\ndone = on\nstep = 4\n[tiles]\nstep = 2\n");
    assert_true(lesson_progress_load(&progress, path, &why));
    assert_int_equal(progress.count, 1);
    assert_int_equal(lesson_progress_of(&progress, "tiles")->step, 2);
    assert_string_equal(progress.last, "");
}

/* More lessons than there can be: the others stay as they are, and the file with them. */
TEST(there_is_room_for_so_many)
{
    struct lesson_progress progress = {0};
    for (int i = 0; i < PROGRESS_LESSONS + 3; i++) {
        char id[PROGRESS_ID];
        snprintf(id, sizeof id, "lesson-%d", i);
        lesson_progress_note(&progress, id, i, false);
    }
    assert_int_equal(progress.count, PROGRESS_LESSONS);
    assert_int_equal(lesson_progress_of(&progress, "lesson-39")->step, 39);
    assert_null(lesson_progress_of(&progress, "lesson-40"));
    assert_string_equal(progress.last, "lesson-39");
    lesson_progress_note(&progress, "lesson-7", 1, true); /* one that is there */
    assert_true(lesson_progress_of(&progress, "lesson-7")->done);
    struct lesson_progress none = {0};
    lesson_progress_note(&none, "a-lesson-with-a-name-that-is-too-long", 1, true);
    assert_int_equal(none.count, 0);
}

TEST(other_values_are_passed_over)
{
    struct lesson_progress progress;
    struct problem why;
    write_file("first = sets\nlast = tiles\n");
    assert_true(lesson_progress_load(&progress, path, &why));
    assert_string_equal(progress.last, "tiles");
    assert_int_equal(progress.count, 0);
}

TEST(a_broken_file_is_set_aside_and_nothing_is_taken_of_it)
{
    static const char *const broken[] = {"[tiles]\ndone = on\n[sets]\nstep = -1\n",
                                         "[tiles]\ndone = perhaps\n", "[tiles\n"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        struct lesson_progress progress;
        struct problem why = {0};
        write_file(broken[i]);
        assert_false(lesson_progress_load(&progress, path, &why));
        assert_int_equal(progress.count, 0);
        assert_true(why.aside);
        assert_int_equal(why.file, PROBLEM_LESSONS);
        assert_false(file_exists(path));
        assert_int_equal(remove(why.path), 0);
    }
}

TEST_GROUP(NULL, teardown)
