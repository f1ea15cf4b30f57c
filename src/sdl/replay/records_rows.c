/*
 * records_rows.c: what stands in the list of finished matches (records.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/matches.h"
#include "sdl/replay/records.h"
#include "session/archive/quarantine.h"
#include "words/daily/day_words.h"
#include "words/words.h"

static const double reading_time = 0.006; /* seconds of a step */

static const char *folder_of(const struct app *app, const struct records_row *row)
{
    return row->imported ? matches_imported(app) : matches_records(app);
}

bool records_read(const struct app *app, const struct records_row *row, struct record *record,
                  struct problem *why)
{
    return archive_read(folder_of(app, row), row->kept.name, record, why);
}

static void describe_result(const struct words *words, const struct digest *digest, char *out, size_t size)
{
    char most[16], less[16];
    int order[SEAT_MAX], winner = table_leader(&digest->table);
    table_standing(&digest->table, order);
    words_points(digest->table.scores[order[0]], most, sizeof most);
    words_points(digest->table.scores[order[1]], less, sizeof less);
    if (digest->outcome == DIGEST_UNFINISHED)
        tr_say(out, size, tr("Not finished, {1} to {2}"), most, less);
    else if (winner == SEAT_NONE) {
        if (!words_shared(words, &digest->table, out, size))
            tr_say(out, size, tr("A tie, {1} each"), most);
    } else if (winner == words->you)
        tr_say(out, size, tr("You win, {1} to {2}"), most, less);
    else
        tr_say(out, size, tr("{1} wins, {2} to {3}"), words_name(words, winner), most, less);
}

/* All that is shown, one after the other: nobody reads it as a sentence. */
static void gather_words(struct records_row *row)
{
    const char *parts[] = {tr(row->kept.rules->name),
                           row->date,
                           row->kept.began,
                           row->names,
                           row->result,
                           row->digest.setup.practice ? tr("Practice") : "",
                           row->imported ? tr("Imported") : ""};
    tr_list(row->words, sizeof row->words, TR_COMMA, parts, sizeof parts / sizeof *parts);
}

/* The words for what the digest knows. */
static void say_row(struct records_row *row)
{
    struct words words;
    const char *names[RECORD_SITTERS];
    words_init(&words, &row->digest.setup);
    describe_result(&words, &row->digest, row->result, sizeof row->result);
    for (int i = 0; i < row->digest.sitter_count; i++)
        names[i] = words_player(&row->digest.sitters[i].player);
    tr_list(row->names, sizeof row->names, TR_COMMA, names, row->digest.sitter_count);
    gather_words(row);
}

/* Reads a row's record; its end tells who won. */
static void read_row(struct records_row *row, const struct app *app)
{
    struct record record;
    row->read = true;
    row->broken = !records_read(app, row, &record, NULL);
    if (row->broken)
        return;
    digest_make(&row->digest, &record);
    say_row(row);
    record_deinit(&record);
}

bool records_read_some(struct records *records, struct app *app)
{
    Uint64 begun = SDL_GetPerformanceCounter();
    double second = (double)SDL_GetPerformanceFrequency();
    bool any = false;
    for (int pass = 0; pass < 2; pass++) /* those that are seen come first */
        for (int i = 0, count = pass ? records->count : records->shown_count; i < count; i++) {
            struct records_row *row = &records->rows[pass ? i : records->shown[i]];
            if (row->read || (!pass && !records_is_seen(records, &app->painter, i)))
                continue;
            if (any && (double)(SDL_GetPerformanceCounter() - begun) / second > reading_time)
                return true;
            read_row(row, app);
            any = true;
        }
    return any;
}

static int newest_first(const void *a, const void *b)
{
    const struct records_row *one = a, *other = b;
    int order = strcmp(other->kept.name, one->kept.name);
    return order ? order : one->imported - other->imported;
}

static void add_folder(struct records *records, const char *folder, bool imported)
{
    struct archived *list = calloc(ARCHIVE_MAX, sizeof *list);
    CHECK_MEMORY(list);
    int count = folder[0] ? archive_list(folder, list, ARCHIVE_MAX) : 0;
    for (int i = 0; i < count; i++) {
        struct records_row *row = &records->rows[records->count++];
        memset(row, 0, sizeof *row);
        row->kept = list[i];
        row->imported = imported;
        words_time(row->kept.began, row->date, sizeof row->date);
        gather_words(row);
    }
    free(list);
}

/* A record does not change while it is kept, so what was read of it need not be read again; it may have to be
 * said in another language. */
static void keep_what_is_known(struct records *records, const struct records_row *before, int count)
{
    for (int i = 0; i < records->count && count; i++) {
        struct records_row *row = &records->rows[i];
        const struct records_row *known = bsearch(row, before, (size_t)count, sizeof *before, newest_first);
        if (!known || !known->read || known->broken)
            continue;
        row->digest = known->digest;
        row->read = true;
        say_row(row);
    }
}

void records_list(struct records *records, const struct app *app)
{
    const struct records_row *row = records_chosen(records);
    char name[ARCHIVE_NAME];
    bool imported = row && row->imported;
    int count = records->count;
    struct records_row *before = calloc(RECORDS_MAX, sizeof *before);
    CHECK_MEMORY(before);
    memcpy(before, records->rows, (size_t)count * sizeof *before);
    snprintf(name, sizeof name, "%s", row ? row->kept.name : "");
    records->count = 0;
    records->aside = app->folder[0] ? quarantine_list(app->folder, NULL) : 0;
    add_folder(records, matches_records(app), false);
    add_folder(records, matches_imported(app), true);
    qsort(records->rows, (size_t)records->count, sizeof *records->rows, newest_first);
    keep_what_is_known(records, before, count);
    free(before);
    records_filter(records);
    for (int i = 0; i < records->shown_count; i++) {
        const struct records_row *at = &records->rows[records->shown[i]];
        if (strcmp(at->kept.name, name) == 0 && at->imported == imported)
            records->chosen = i;
    }
}

void records_filter(struct records *records)
{
    const struct records_row *chosen = records_chosen(records);
    int place = -1;
    records->shown_count = 0;
    snprintf(records->filter.typed, sizeof records->filter.typed, "%s", records->typed.text);
    for (int i = 0; i < records->count; i++) {
        const struct records_row *row = &records->rows[i];
        if (!filter_takes(&records->filter, row->kept.rules, row->read && !row->broken ? &row->digest : NULL,
                          row->words))
            continue;
        if (row == chosen)
            place = records->shown_count;
        records->shown[records->shown_count++] = i;
    }
    records->chosen = place >= 0 ? place : records->shown_count ? 0 : -1;
}

struct records_row *records_chosen(struct records *records)
{
    bool any = records->chosen >= 0 && records->chosen < records->shown_count;
    return any ? &records->rows[records->shown[records->chosen]] : NULL;
}

struct met {
    const char *name;
    int times;
};

static int most_first(const void *a, const void *b)
{
    const struct met *one = a, *other = b;
    return one->times != other->times ? other->times - one->times : strcmp(one->name, other->name);
}

enum { MET_MAX = 200 };

static void count_one(struct met met[MET_MAX], int *count, const char *name)
{
    int i = 0;
    while (i < *count && strcmp(met[i].name, name) != 0)
        i++;
    if (i == MET_MAX)
        return;
    if (i == *count)
        met[(*count)++] = (struct met){.name = name};
    met[i].times++;
}

int records_opponents(const struct records *records, const char *names[], int most)
{
    struct met met[MET_MAX];
    int count = 0;
    for (int i = 0; i < records->count; i++) {
        const struct records_row *row = &records->rows[i];
        for (int k = 0; row->read && !row->broken && k < row->digest.sitter_count; k++)
            if (row->digest.sitters[k].seat != row->digest.you)
                count_one(met, &count, row->digest.sitters[k].player.name);
    }
    qsort(met, (size_t)count, sizeof *met, most_first);
    count = SDL_min(count, most);
    for (int i = 0; i < count; i++)
        names[i] = met[i].name;
    return count;
}
