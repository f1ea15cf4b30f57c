/* archive.c: see archive.h. */
#include "session/archive.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/check.h"
#include "base/environment.h"
#include "base/file.h"

enum { PATH_ROOM = 1200, STAMP = RECORD_BEGAN - 1, SAME_SECOND = 100, LIST_ROOM = 40 * ARCHIVE_MAX };

void archive_now(char out[RECORD_BEGAN])
{
    archive_time((int64_t)time(NULL), out);
}

void archive_time(int64_t seconds, char out[RECORD_BEGAN])
{
    time_t time = (time_t)seconds;
    struct tm parts;
    if (environment_get("TIGERS_NOW", out, RECORD_BEGAN) && record_is_time(out))
        return;
#ifdef _WIN32
    bool known = localtime_s(&parts, &time) == 0;
#else
    bool known = localtime_r(&time, &parts) != NULL;
#endif
    if (!known || strftime(out, RECORD_BEGAN, "%Y-%m-%d %H:%M:%S", &parts) != STAMP)
        memcpy(out, "1970-01-01 00:00:00", RECORD_BEGAN);
}

static bool path_of(const char *folder, const char *name, char out[PATH_ROOM], struct error *why)
{
    int length = snprintf(out, PATH_ROOM, "%s/%s", folder, name);
    return length < PATH_ROOM ||
           error_say(why, tr("The folder name {1}... is too long"), tr_short(folder, 100));
}

void archive_stem(const struct setup *setup, char stem[ARCHIVE_NAME])
{
    char stamp[RECORD_BEGAN];
    if (!setup->began[0]) {
        snprintf(stem, ARCHIVE_NAME, "%.40s_%" PRIu64, setup->rules->id, setup->seed);
        return;
    }
    memcpy(stamp, setup->began, sizeof stamp);
    stamp[10] = '_';
    stamp[13] = stamp[16] = '-'; /* some systems do not allow a colon in a file name */
    snprintf(stem, ARCHIVE_NAME, "%s_%.40s", stamp, setup->rules->id);
}

void archive_name(const struct setup *setup, int number, char name[ARCHIVE_NAME])
{
    char stem[ARCHIVE_NAME], more[12] = "";
    archive_stem(setup, stem);
    if (number > 1)
        snprintf(more, sizeof more, "_%d", number);
    snprintf(name, ARCHIVE_NAME, "%.62s%s" ARCHIVE_ENDING, stem, more);
}

/* True if the file is of this match, even if it continues differently. */
static bool is_of_match(const char *folder, const char *name, const struct setup *setup)
{
    struct record record;
    bool same = archive_read(folder, name, &record, NULL);
    if (!same)
        return false;
    same = setup_is_same_match(&record.setup, setup);
    record_deinit(&record);
    return same;
}

static int newest_first(const void *a, const void *b)
{
    return strcmp(((const struct archived *)b)->name, ((const struct archived *)a)->name);
}

static struct {
    void (*leaves)(void *user, const char *folder, const char *const *names, int count);
    void *user;
} watch;

void archive_watch(void (*leaves)(void *user, const char *folder, const char *const *names, int count),
                   void *user)
{
    watch.leaves = leaves;
    watch.user = user;
}

struct written {
    int64_t time;
    const char *name;
};

static int first_written(const void *a, const void *b)
{
    const struct written *one = a, *other = b;
    return one->time != other->time ? (one->time > other->time) - (one->time < other->time)
                                    : strcmp(one->name, other->name);
}

/* Removes the records written first until at most ARCHIVE_MAX are left, but never the one just written. The
 * start of a match does not matter, because the clock may have been wrong. */
static void prune(const char *folder, const char *written)
{
    struct archived *list = calloc(LIST_ROOM, sizeof *list);
    struct written *all = calloc(LIST_ROOM, sizeof *all);
    const char **names = calloc(LIST_ROOM, sizeof *names);
    char path[PATH_ROOM];
    CHECK_MEMORY(list && all && names);
    int count = archive_list(folder, list, LIST_ROOM), others = 0;
    for (int i = 0; i < count && count > ARCHIVE_MAX; i++)
        if (strcmp(list[i].name, written) != 0 && path_of(folder, list[i].name, path, NULL))
            all[others++] = (struct written){file_time(path), list[i].name};
    qsort(all, (size_t)others, sizeof *all, first_written);
    int leaving = others - (ARCHIVE_MAX - 1);
    for (int i = 0; i < leaving; i++)
        names[i] = all[i].name;
    if (leaving > 0 && watch.leaves)
        watch.leaves(watch.user, folder, names, leaving);
    for (int i = 0; i < leaving; i++)
        archive_remove(folder, names[i]);
    free(names);
    free(all);
    free(list);
}

/* Does the work of archive_write or, with `beside`, of archive_add, which never replaces a file. */
static bool write_one(const char *folder, const struct record *record, const struct text *text, bool beside,
                      char name[ARCHIVE_NAME], struct error *why)
{
    char path[PATH_ROOM];
    CHECK(record_is_time(record->setup.began));
    if (!file_make_folder(folder, why))
        return false;
    for (int number = 1; number < SAME_SECOND; number++) {
        archive_name(&record->setup, number, name);
        if (!path_of(folder, name, path, why))
            return false;
        if (file_exists(path) && (beside || !is_of_match(folder, name, &record->setup)))
            continue;
        if (!file_write(path, text->data, text->size, why))
            return false;
        prune(folder, name);
        return true;
    }
    return error_say(why, tr("Too many matches started in the same second"));
}

bool archive_write(const char *folder, const struct record *record, const struct text *text,
                   char name[ARCHIVE_NAME], struct error *why)
{
    return write_one(folder, record, text, false, name, why);
}

bool archive_add(const char *folder, const struct record *record, const struct text *text,
                 char name[ARCHIVE_NAME], struct error *why)
{
    return write_one(folder, record, text, true, name, why);
}

bool archive_find(const char *folder, const struct setup *setup, char name[ARCHIVE_NAME])
{
    char path[PATH_ROOM];
    for (int number = 1; number < SAME_SECOND; number++) {
        archive_name(setup, number, name);
        if (!path_of(folder, name, path, NULL) || !file_exists(path))
            return false;
        if (is_of_match(folder, name, setup))
            return true;
    }
    return false;
}

bool archive_remove(const char *folder, const char *name)
{
    char path[PATH_ROOM];
    return path_of(folder, name, path, NULL) && file_remove(path);
}

bool archive_take_apart(const char *name, struct archived *kept)
{
    char id[48];
    if (strlen(name) <= STAMP + 1 + strlen(ARCHIVE_ENDING) || strlen(name) >= ARCHIVE_NAME ||
        name[STAMP] != '_')
        return false;
    memcpy(kept->began, name, STAMP);
    kept->began[STAMP] = '\0';
    if (kept->began[10] != '_' || kept->began[13] != '-' || kept->began[16] != '-')
        return false;
    kept->began[10] = ' ';
    kept->began[13] = kept->began[16] = ':';
    snprintf(id, sizeof id, "%s", name + STAMP + 1);
    id[strcspn(id, "_.")] = '\0';
    kept->rules = ruleset_find(id);
    snprintf(kept->name, ARCHIVE_NAME, "%s", name);
    return kept->rules && record_is_time(kept->began);
}

struct listing {
    struct archived *list;
    int count, most;
};

/* If there are more than fit, keeps the newest. */
static void note(void *user, const char *name)
{
    struct listing *listing = user;
    struct archived kept;
    if (!archive_take_apart(name, &kept))
        return;
    if (listing->count < listing->most) {
        listing->list[listing->count++] = kept;
        return;
    }
    int oldest = 0;
    for (int i = 1; i < listing->count; i++)
        if (strcmp(listing->list[i].name, listing->list[oldest].name) < 0)
            oldest = i;
    if (listing->most && strcmp(name, listing->list[oldest].name) > 0)
        listing->list[oldest] = kept;
}

int archive_list(const char *folder, struct archived *list, int most)
{
    struct listing listing = {.list = list, .most = most};
    file_each(folder, ARCHIVE_ENDING, note, &listing);
    qsort(list, (size_t)listing.count, sizeof *list, newest_first);
    return listing.count;
}

bool archive_read(const char *folder, const char *name, struct record *record, struct problem *why)
{
    char path[PATH_ROOM];
    struct problem problem = {0};
    bool good = path_of(folder, name, path, &problem.error) && record_read(record, path, &problem);
    if (!good && why)
        *why = problem;
    return good;
}
