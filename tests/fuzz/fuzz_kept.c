/*
 * fuzz_kept.c: a libFuzzer target for the files in which the program keeps how a player fares: the trainers'
 * figures, the lessons, the book of the days, the puzzles, the journal of the statistics. The first letter
 * says which. What is accepted is the same once it was written and read again; what is refused is set aside
 * with a sentence, and a good file can be written in its place.
 */
#include <stdio.h>
#include <unistd.h>

#include "base/file.h"
#include "fuzz.h"
#include "session/drill/drill_record.h"
#include "session/statistics/journal.h"
#include "session/statistics/statistics.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "words/problem_words.h"

int fsync(int handle);

/* Nothing of this need outlive the machine, and waiting for the disk takes nearly all the time. */
int fsync(int handle)
{
    (void)handle;
    return 0;
}

/* Reads the file and writes what it held to `to`; false with the problem if it is refused. */
typedef bool copy(const char *from, const char *to, struct problem *why);

static bool copy_drills(const char *from, const char *to, struct problem *why)
{
    struct drill_record record;
    drill_record_defaults(&record);
    return drill_record_read(&record, from, why) && drill_record_write(&record, to, &why->error);
}

static bool copy_lessons(const char *from, const char *to, struct problem *why)
{
    struct lesson_progress progress = {0};
    return lesson_progress_load(&progress, from, why) && lesson_progress_save(&progress, to, &why->error);
}

static bool copy_days(const char *from, const char *to, struct problem *why)
{
    struct day_book book = {0};
    bool good = day_book_load(&book, from, why);
    if (good) {
        struct day_sum sum;
        day_book_count(&book, DATE_NONE, &sum);
        CHECK(sum.days <= book.count && day_book_longest(&book) <= sum.days);
        good = day_book_save(&book, to, &why->error);
    }
    day_book_deinit(&book);
    return good;
}

static bool copy_puzzles(const char *from, const char *to, struct problem *why)
{
    struct puzzles puzzles = {0};
    bool good = puzzles_load(&puzzles, from, why);
    for (int i = 0; i < puzzles.count; i++) {
        struct record record;
        struct move made;
        struct problem broken = {0};
        if (puzzle_read(&puzzles.list[i], &record, &made, &broken))
            record_deinit(&record);
    }
    good = good && puzzles_save(&puzzles, to, &why->error);
    puzzles_deinit(&puzzles);
    return good;
}

static bool copy_journal(const char *from, const char *to, struct problem *why)
{
    struct journal journal = {0};
    bool good = journal_read(&journal, from, false, why);
    struct error error;
    CHECK(journal.foreign || journal_write(&journal, to, "/tmp", &error));
    bool foreign = journal.foreign;
    journal_deinit(&journal);
    if (foreign)
        unlink(to);
    return good;
}

static const struct {
    char letter;
    copy *copy;
} kinds[] = {
    {'d', copy_drills}, {'l', copy_lessons}, {'b', copy_days}, {'p', copy_puzzles}, {'j', copy_journal}};

/* What was written is read, and gives the same bytes again. */
static void check_stays(copy *again, const char *path, const char *other)
{
    struct problem why = {0};
    struct error error;
    if (!file_exists(path))
        return;
    CHECK(again(path, other, &why));
    char *one = file_read(path, NULL, &error), *two = file_read(other, NULL, &error);
    CHECK(one && two && strcmp(one, two) == 0);
    free(one);
    free(two);
}

static void try_copy(copy *copy, const uint8_t *data, size_t size)
{
    struct problem why = {0};
    char path[64], written[64], again[64], sentence[PROBLEM_WORDS];
    snprintf(path, sizeof path, "/tmp/fuzz-kept-%ld", (long)getpid());
    snprintf(written, sizeof written, "%s-1", path);
    snprintf(again, sizeof again, "%s-2", path);
    FILE *file = fopen(path, "wb");
    CHECK(file && fwrite(data, 1, size, file) == size && fclose(file) == 0);
    if (!copy(path, written, &why)) {
        words_problem(&why, sentence, sizeof sentence);
        CHECK(sentence[0]);
        if (why.aside)
            unlink(why.path);
    }
    check_stays(copy, written, again);
    unlink(path);
    unlink(written);
    unlink(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (size_t i = 0; size && i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].letter == data[0])
            try_copy(kinds[i].copy, data + 1, size - 1);
    return 0;
}
