/* quarantine.c: see quarantine.h. */
#include "session/archive/quarantine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"
#include "session/archive.h"
#include "session/day.h"
#include "session/drill/drill_record.h"
#include "session/keeper/keeper.h"
#include "session/saves.h"
#include "session/settings.h"
#include "session/statistics/journal.h"
#include "session/study/day_book.h"
#include "session/study/lesson_progress.h"
#include "session/study/puzzles.h"
#include "session/unreadable.h"

static const char mark[] = ".broken-";

/* --- kinds of files ------------------------------------------------------------------------------- */

static bool settings_are_good(const char *path, struct problem *why)
{
    struct settings settings;
    return settings_load(&settings, path, why);
}

static bool drills_are_good(const char *path, struct problem *why)
{
    struct drill_record record;
    drill_record_defaults(&record);
    return drill_record_read(&record, path, why);
}

static bool lessons_are_good(const char *path, struct problem *why)
{
    struct lesson_progress progress = {0};
    return lesson_progress_load(&progress, path, why);
}

static bool real_table_is_good(const char *path, struct problem *why)
{
    static struct keeper keeper; /* large */
    return keeper_read(&keeper, path, why);
}

static bool puzzles_are_good(const char *path, struct problem *why)
{
    struct puzzles puzzles;
    bool good = puzzles_load(&puzzles, path, why);
    puzzles_deinit(&puzzles);
    return good;
}

static bool days_are_good(const char *path, struct problem *why)
{
    struct day_book book = {0};
    bool good = day_book_look(&book, path, why);
    day_book_deinit(&book);
    return good;
}

static bool journal_is_good(const char *path, struct problem *why)
{
    struct journal journal = {0};
    bool good = journal_read(&journal, path, true, why);
    journal_deinit(&journal);
    return good;
}

/* Every data file that may be set aside, except saves. */
static const struct kind {
    const char *name;
    enum problem_file file;
    bool (*is_good)(const char *path, struct problem *why);
} kinds[] = {{"settings.ini", PROBLEM_SETTINGS, settings_are_good},
             {DRILL_FILE_OLDER, PROBLEM_TRAINER_RECORD, drills_are_good},
             {DRILL_FILE, PROBLEM_TRAINER_RECORD, drills_are_good},
             {"lessons.ini", PROBLEM_LESSONS, lessons_are_good},
             {KEEPER_FILE, PROBLEM_REAL_TABLE, real_table_is_good},
             {"puzzles", PROBLEM_PUZZLES, puzzles_are_good},
             {"days.ini", PROBLEM_DAYS, days_are_good},
             {JOURNAL_FILE, PROBLEM_STATISTICS, journal_is_good}};

static const struct kind *kind_of(const char *whose)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, whose) == 0)
            return &kinds[i];
    return NULL;
}

static bool is_save(const char *whose)
{
    return text_ends(whose, ARCHIVE_ENDING);
}

/* Parses a file name; false if it is not a quarantined file's. */
static bool take_apart(const char *name, struct quarantined *aside)
{
    const char *end = strstr(name, mark);
    if (!end || end == name || strlen(name) >= QUARANTINE_NAME)
        return false;
    *aside = (struct quarantined){.file = PROBLEM_SAVED_MATCH};
    strcpy(aside->name, name);
    memcpy(aside->whose, name, (size_t)(end - name));
    const struct kind *kind = kind_of(aside->whose);
    if (kind)
        aside->file = kind->file;
    return kind || is_save(aside->whose);
}

const struct ruleset *quarantine_mode(const struct quarantined *aside)
{
    char id[QUARANTINE_NAME];
    snprintf(id, sizeof id, "%.*s", (int)strcspn(aside->whose, "."), aside->whose);
    return is_save(aside->whose) ? ruleset_find(id) : NULL;
}

/* --- the list ------------------------------------------------------------------------------------- */

struct listing {
    const char *folder;
    struct quarantined *list; /* NULL: only count */
    int count;
};

static const char *path_of(const char *folder, const char *name, char path[QUARANTINE_PATH])
{
    snprintf(path, QUARANTINE_PATH, "%s%s", folder, name);
    return path;
}

static int newest_first(const void *a, const void *b)
{
    const struct quarantined *one = a, *other = b;
    if (one->time != other->time)
        return one->time < other->time ? 1 : -1;
    return strcmp(other->name, one->name);
}

/* If there are more than fit, keeps the newest. */
static void note(void *user, const char *name)
{
    struct listing *listing = user;
    struct quarantined aside, *oldest = listing->list;
    char path[QUARANTINE_PATH];
    if (!take_apart(name, &aside))
        return;
    aside.time = file_time(path_of(listing->folder, name, path));
    if (listing->count < QUARANTINE_FILES) {
        if (listing->list)
            listing->list[listing->count] = aside;
        listing->count++;
        return;
    }
    for (int i = 1; i < QUARANTINE_FILES && oldest; i++)
        if (newest_first(&listing->list[i], oldest) > 0)
            oldest = &listing->list[i];
    if (oldest && newest_first(&aside, oldest) < 0)
        *oldest = aside;
}

int quarantine_list(const char *folder, struct quarantined *list)
{
    struct listing listing = {folder, list, 0};
    file_each(folder, "", note, &listing);
    if (list)
        qsort(list, (size_t)listing.count, sizeof *list, newest_first);
    return listing.count;
}

/* --- reading one ---------------------------------------------------------------------------------- */

/* Copies line number `number` of a text, without unprintable bytes. */
static void take_line(const char *text, int number, char line[QUARANTINE_LINE])
{
    while (--number > 0 && (text = strchr(text, '\n')))
        text++;
    snprintf(line, QUARANTINE_LINE, "%.*s", text ? (int)strcspn(text, "\r\n") : 0, text ? text : "");
    text_clean(line, '?');
}

/* Reads as much of the match as possible; `part` is as in record_parse_part. */
static bool read_match(const char *path, struct record *record, bool *part, struct problem *why)
{
    size_t size = 0;
    char *text = file_read(path, &size, &why->error);
    bool taken = text && record_parse_part(record, text, part, why);
    if (taken && !*part && strlen(text) < size)
        *part = !problem_say(why, tr("It contains a zero byte, so it isn’t text"));
    free(text);
    return taken;
}

static void describe_match(struct quarantined *aside, const struct record *record)
{
    struct game game;
    record_replay(record, record->count, &game);
    aside->rules = record->setup.rules;
    aside->is_day = strncmp(aside->whose, "day.", 4) == 0 && day_of(&record->setup) != DATE_NONE;
    aside->over = game.table.phase == PHASE_OVER;
    aside->round = game.table.round;
    for (int i = 0; i < record->count; i++)
        aside->moves += !record->entries[i].is_deal && !record->entries[i].is_time_up;
}

static void read_save(struct quarantined *aside, const char *path)
{
    struct record record;
    bool taken = read_match(path, &record, &aside->part, &aside->why);
    aside->good = taken && !aside->part;
    aside->part = taken && aside->part;
    if (taken) {
        describe_match(aside, &record);
        record_deinit(&record);
    }
}

void quarantine_read(const char *folder, struct quarantined *aside)
{
    char path[QUARANTINE_PATH];
    const struct kind *kind = kind_of(aside->whose);
    aside->read = true;
    aside->moves = 0;
    path_of(folder, aside->name, path);
    unreadable_only_look(true);
    if (kind)
        aside->good = kind->is_good(path, &aside->why);
    else
        read_save(aside, path);
    unreadable_only_look(false);
    aside->why.file = PROBLEM_ANY_FILE;
    if (aside->good || !aside->why.error.line)
        return;
    char *text = file_read(path, NULL, NULL);
    if (text)
        take_line(text, aside->why.error.line, aside->line);
    free(text);
}

bool quarantine_record(const char *folder, const struct quarantined *aside, struct record *record)
{
    char path[QUARANTINE_PATH];
    struct problem why;
    bool part;
    return aside->rules && read_match(path_of(folder, aside->name, path), record, &part, &why);
}

/* True if the file is this match, or its first part. */
static bool is_that(const char *path, const struct record *record)
{
    struct record other;
    struct problem why;
    bool part;
    if (file_kind(path) != FILE_PLAIN || !read_match(path, &other, &part, &why))
        return false;
    bool same = setup_is_same_match(&other.setup, &record->setup) &&
                strcmp(other.setup.began, record->setup.began) == 0;
    record_deinit(&other);
    return same;
}

bool quarantine_holds(const char *folder, const struct record *record)
{
    struct quarantined *list = calloc(QUARANTINE_FILES, sizeof *list);
    char path[QUARANTINE_PATH];
    bool holds = false;
    CHECK_MEMORY(list);
    int count = record_is_over(record) ? 0 : quarantine_list(folder, list);
    for (int i = 0; i < count && !holds; i++)
        holds = is_save(list[i].whose) && is_that(path_of(folder, list[i].name, path), record);
    free(list);
    return holds;
}

bool quarantine_plays(const char *folder, const struct record *record)
{
    char path[QUARANTINE_PATH], day[QUARANTINE_PATH];
    saves_path(folder, record->setup.rules, path, sizeof path);
    saves_day_path(folder, day, sizeof day);
    return (!record_is_over(record) && (is_that(path, record) || is_that(day, record))) ||
           quarantine_holds(folder, record);
}

/* --- restoring one -------------------------------------------------------------------------------- */

/* A match is restored as the save of its mode, whatever the file's name was. */
static void place_of(const char *folder, const struct quarantined *aside, char path[QUARANTINE_PATH])
{
    if (aside->is_day)
        saves_day_path(folder, path, QUARANTINE_PATH);
    else if (aside->rules)
        saves_path(folder, aside->rules, path, QUARANTINE_PATH);
    else
        path_of(folder, aside->whose, path);
}

bool quarantine_is_in_the_way(const char *folder, const struct quarantined *aside)
{
    char path[QUARANTINE_PATH];
    place_of(folder, aside, path);
    return file_exists(path);
}

static bool write_beginning(const char *folder, const struct quarantined *aside, const char *to,
                            struct error *why)
{
    struct record record;
    struct text text = {0};
    if (!quarantine_record(folder, aside, &record))
        return error_say(why, tr("{1} can’t be read"), aside->name);
    record_print(&record, &text);
    record_deinit(&record);
    return text_write(&text, to, why);
}

bool quarantine_restore(const char *folder, const struct quarantined *aside, struct error *why)
{
    char from[QUARANTINE_PATH], to[QUARANTINE_PATH], kept[QUARANTINE_PATH + 24] = "";
    path_of(folder, aside->name, from);
    if ((!aside->good && !aside->part) || !file_exists(from))
        return error_say(why, tr("{1} can’t be read"), aside->name);
    place_of(folder, aside, to);
    if (file_exists(to) && !file_set_aside(to, kept, sizeof kept, why))
        return false;
    bool good = aside->good ? file_rename(from, to, why) : write_beginning(folder, aside, to, why);
    if (!good && kept[0])
        file_rename(kept, to, NULL);
    return good;
}

bool quarantine_delete(const char *folder, const struct quarantined *aside)
{
    char path[QUARANTINE_PATH];
    return file_remove(path_of(folder, aside->name, path));
}
