/*
 * fuzz_kept.c: a libFuzzer target for the files in which the program keeps how a player fares: the trainers'
 * figures, the lessons, the book of the days, the puzzles, the journal of the statistics, a real table; and
 * for everything in one file. The first letter says which. What is accepted is the same once it was written
 * and read again; what is refused is set aside with a sentence, and a good file can be written in its place.
 */
#include <stdio.h>
#include <unistd.h>

#include "base/file.h"
#include "base/hash.h"
#include "fuzz.h"
#include "session/archive/backup.h"
#include "session/drill/drill_record.h"
#include "session/keeper/keeper.h"
#include "session/statistics/journal.h"
#include "session/statistics/statistics.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "words/problem_words.h"

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

static bool copy_real_table(const char *from, const char *to, struct problem *why)
{
    static struct keeper keeper; /* large */
    char written[120];
    struct table table;
    if (!keeper_read(&keeper, from, why))
        return false;
    if (keeper.rules)
        keeper_table(&keeper, keeper.count, &table);
    snprintf(written, sizeof written, "%s" KEEPER_FILE, to);
    return keeper_save(&keeper, to, &why->error) && rename(written, to) == 0;
}

static const struct {
    char letter;
    copy *copy;
} kinds[] = {{'d', copy_drills},  {'l', copy_lessons}, {'b', copy_days},
             {'p', copy_puzzles}, {'j', copy_journal}, {'k', copy_real_table}};

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

static void remove_one(void *folder, const char *name)
{
    char path[600];
    snprintf(path, sizeof path, "%s%s", (const char *)folder, name);
    remove(path);
}

/* A folder gets the files between the first line and the last one, whose sum is made right. */
static void try_everything(const uint8_t *data, size_t size)
{
    static const char *const below[] = {"records/", "imported/", ""};
    struct text all = {0};
    struct error why = {0};
    char folder[64], path[80];
    text_add(&all, BACKUP_HEAD " 1\n");
    text_add_bytes(&all, data, size);
    text_add(&all, "end %016llx\n", (unsigned long long)hash_bytes(HASH_OF_NOTHING, all.data, all.size));
    snprintf(folder, sizeof folder, "/tmp/fuzz-kept-%ld-all/", (long)getpid());
    CHECK(file_make_folder(folder, &why));
    if (backup_check(all.data, all.size, NULL, &why))
        CHECK(backup_restore(all.data, all.size, folder, &why));
    else
        CHECK(why.message[0]);
    for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
        snprintf(path, sizeof path, "%s%s", folder, below[i]);
        file_each(path, "", remove_one, path);
    }
    CHECK(file_remove(folder));
    text_deinit(&all);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (size_t i = 0; size && i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].letter == data[0])
            try_copy(kinds[i].copy, data + 1, size - 1);
    if (size && data[0] == 'e')
        try_everything(data + 1, size - 1);
    return 0;
}
