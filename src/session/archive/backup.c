/* backup.c: see backup.h. */
#include "session/archive/backup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/hash.h"
#include "session/statistics/journal.h"

enum { VERSION = 1, PATH = 1200, NAME = 160, MOST = 15 << 20 /* bytes, so that it can be read again */ };

static const char *const folders[] = {"", "records/", "imported/"};

/* --- writing -------------------------------------------------------------------------------------- */

struct names {
    char (*list)[NAME];
    int count;
};

/* True for a player's file. Other names are a lock, or left by a killed writer, or not possible on every
 * system. */
static bool is_players(const char *name)
{
    static const char *const endings[] = {".ini", ".tigers", ".journal"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (text_ends(name, endings[i]))
            return name[0] != '.' && !strpbrk(name, "\\:\n");
    return strcmp(name, "puzzles") == 0;
}

static void take_name(void *user, const char *name)
{
    struct names *names = user;
    if (!is_players(name) || strlen(name) >= NAME)
        return;
    names->list = check_grow(names->list, names->count, NAME);
    snprintf(names->list[names->count++], NAME, "%s", name);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static bool print_file(const char *folder, const char *below, const char *name, struct text *text,
                       struct error *why)
{
    char path[PATH];
    size_t size;
    snprintf(path, sizeof path, "%s%s%s", folder, below, name);
    char *bytes = file_read(path, &size, why);
    if (!bytes)
        return false;
    text_add(text, "file %zu %s%s\n", size, below, name);
    text_add_bytes(text, bytes, size);
    text_add(text, "\n");
    free(bytes);
    return text->size < MOST || error_say(why, tr("it would be too large for one file"));
}

static bool print_folder(const char *folder, const char *below, struct text *text, struct error *why)
{
    char path[PATH];
    struct names names = {0};
    bool good = true;
    snprintf(path, sizeof path, "%s%.*s", folder, (int)strcspn(below, "/"), below);
    if (!file_each(path, "", take_name, &names) && file_kind(path) != FILE_NONE)
        return error_say(why, tr("{1} can’t be read"), path);
    if (names.count)
        qsort(names.list, (size_t)names.count, NAME, by_name);
    for (int i = 0; i < names.count && good; i++)
        good = print_file(folder, below, names.list[i], text, why);
    free(names.list);
    return good;
}

bool backup_print(const char *folder, struct text *text, struct error *why)
{
    size_t from = text->size;
    text_add(text, BACKUP_HEAD " %d\n", VERSION);
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (!print_folder(folder, folders[i], text, why))
            return false;
    text_add(text, "end %016llx\n",
             (unsigned long long)hash_bytes(HASH_OF_NOTHING, text->data + from, text->size - from));
    return true;
}

/* --- reading -------------------------------------------------------------------------------------- */

bool backup_is(const char *bytes, size_t size)
{
    return size > sizeof BACKUP_HEAD && memcmp(bytes, BACKUP_HEAD " ", sizeof BACKUP_HEAD) == 0;
}

/* A file in the backup. */
struct part {
    char name[NAME + 16];
    const char *bytes;
    size_t size;
};

static bool damaged(struct error *why)
{
    return error_say(why, tr("the file is damaged or not complete"));
}

/* True for the name of a file that a player has, in one of the folders. */
static bool is_safe(const char *name)
{
    const char *last = strrchr(name, '/');
    size_t length = last ? (size_t)(last - name) + 1 : 0;
    bool known = false;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        known |= strlen(folders[i]) == length && strncmp(name, folders[i], length) == 0;
    return known && is_players(name + length);
}

/* Reads the next part and moves `*at` behind it; false at the end or if there is none. */
static bool next_part(const char *bytes, size_t size, size_t *at, struct part *part)
{
    const char *line = bytes + *at, *end = memchr(line, '\n', size - *at);
    unsigned long long length;
    int taken = 0;
    char head[NAME + 64];
    if (!end || (size_t)(end - line) >= sizeof head)
        return false;
    memcpy(head, line, (size_t)(end - line));
    head[end - line] = '\0';
    if (sscanf(head, "file %llu %n", &length, &taken) != 1 || !taken ||
        strlen(head + taken) >= sizeof part->name)
        return false;
    size_t from = (size_t)(end - bytes) + 1;
    if (length > size - from || from + length >= size || bytes[from + length] != '\n')
        return false;
    snprintf(part->name, sizeof part->name, "%s", head + taken);
    part->bytes = bytes + from;
    part->size = (size_t)length;
    *at = from + (size_t)length + 1;
    return true;
}

/* Returns the place after the first line; 0 if it is not one of this version. */
static size_t begin(const char *bytes, size_t size)
{
    char head[sizeof BACKUP_HEAD + 16];
    int length = snprintf(head, sizeof head, BACKUP_HEAD " %d\n", VERSION);
    return size > (size_t)length && memcmp(bytes, head, (size_t)length) == 0 ? (size_t)length : 0;
}

bool backup_check(const char *bytes, size_t size, int *matches, struct error *why)
{
    char last[32];
    struct part part;
    size_t at = begin(bytes, size);
    int records = 0;
    if (!backup_is(bytes, size))
        return damaged(why);
    if (!at)
        return error_say(why, tr("It was written by a newer version of the game"));
    while (next_part(bytes, size, &at, &part)) {
        if (!is_safe(part.name))
            return damaged(why);
        records += strncmp(part.name, "records/", 8) == 0;
    }
    int length = snprintf(last, sizeof last, "end %016llx\n",
                          (unsigned long long)hash_bytes(HASH_OF_NOTHING, bytes, at));
    if (size - at != (size_t)length || memcmp(bytes + at, last, (size_t)length) != 0)
        return damaged(why);
    if (matches)
        *matches = records;
    return true;
}

/* --- restoring ------------------------------------------------------------------------------------ */

/* Writes the journal together with the matches of the one in the folder. */
static bool restore_journal(const char *path, const char *records, const struct part *part, struct error *why)
{
    struct journal own = {0}, theirs = {0};
    bool there = file_exists(path) && journal_read(&own, path, true, NULL);
    if (!file_write(path, part->bytes, part->size, why))
        return false;
    bool good = true;
    if (there && journal_read(&theirs, path, true, NULL)) {
        for (int i = 0; i < own.count; i++)
            if (!journal_knows(&theirs, own.matches[i].name)) {
                journal_put(&theirs, &own.matches[i]);
                memset(&own.matches[i], 0, sizeof own.matches[i]);
            }
        for (int i = 0; i < own.feat_count; i++)
            journal_feat(&theirs, own.feats[i].id, own.feats[i].when);
        for (int i = 0; i < own.review_count; i++)
            if (!journal_review(&theirs, own.reviews[i].name))
                journal_put_review(&theirs, &own.reviews[i]);
        good = journal_write(&theirs, path, records, why);
    }
    journal_deinit(&own);
    journal_deinit(&theirs);
    return good;
}

/* True if the record in the folder is longer, and so has more of the match. */
static bool is_longer(const char *path, size_t size)
{
    size_t there = 0;
    char *bytes = file_exists(path) ? file_read(path, &there, NULL) : NULL;
    free(bytes);
    return there > size;
}

static bool restore_part(const char *folder, const struct part *part, struct error *why)
{
    char path[PATH], records[PATH];
    snprintf(path, sizeof path, "%s%s", folder, part->name);
    snprintf(records, sizeof records, "%srecords", folder);
    if (strcmp(part->name, JOURNAL_FILE) == 0)
        return restore_journal(path, records, part, why);
    return (strchr(part->name, '/') && is_longer(path, part->size)) ||
           file_write(path, part->bytes, part->size, why);
}

bool backup_restore(const char *bytes, size_t size, const char *folder, struct error *why)
{
    struct part part;
    size_t at = begin(bytes, size);
    for (size_t i = 1; i < sizeof folders / sizeof *folders; i++) {
        char path[PATH];
        snprintf(path, sizeof path, "%s%.*s", folder, (int)strlen(folders[i]) - 1, folders[i]);
        if (!file_make_folder(path, why))
            return false;
    }
    while (at && next_part(bytes, size, &at, &part))
        if (!restore_part(folder, &part, why))
            return false;
    return true;
}
