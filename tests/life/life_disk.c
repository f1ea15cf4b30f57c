/*
 * life_disk.c: the disk of a life: what it refuses, where the program is killed in the midst of it, and what
 * each file must hold (life.h).
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "base/disk.h"
#include "base/file.h"
#include "base/hash.h"
#include "life/life.h"
#include "support/system.h"

enum { SECOND = 1000000 };

static const char write_test[] = ".write-test";

/* --- what the files must hold --- */

uint64_t life_sum(const char *data, size_t size)
{
    uint64_t sum = HASH_OF_NOTHING;
    for (size_t at = 0; at < size;) {
        const char *end = memchr(data + at, '\n', size - at);
        size_t line = end ? (size_t)(end - data) + 1 - at : size - at;
        if (line < 8 || memcmp(data + at, "elapsed ", 8) != 0)
            sum = hash_bytes(sum, data + at, line);
        at += line;
    }
    return sum ? sum : 1;
}

const char *life_name_of(const char *path)
{
    size_t length = strlen(life->folder);
    if (strncmp(path, life->folder, length) != 0 || (path[length] && path[length] != '/'))
        return NULL;
    while (path[length] == '/')
        length++;
    return path + length;
}

static bool ends(const char *name, const char *with)
{
    size_t length = strlen(name), tail = strlen(with);
    return length >= tail && !strcmp(name + length - tail, with);
}

/* What is on its way to another name, the lock, and the program's own question whether it can write. */
static bool is_passing(const char *name)
{
    return ends(name, ".new") || strstr(name, write_test) || ends(name, ".lock");
}

struct life_file *life_find_file(const char *name)
{
    for (int i = 0; i < life->file_count; i++)
        if (!strcmp(life->files[i].name, name))
            return &life->files[i];
    return NULL;
}

/* The entry of a path, made if need be; NULL for what does not count. */
static struct life_file *file_of(const char *path)
{
    const char *name = life_name_of(path);
    if (!name || is_passing(name))
        return NULL;
    struct life_file *file = life_find_file(name);
    if (file || strlen(name) >= LIFE_NAME || life->file_count == LIFE_FILES)
        return file;
    file = &life->files[life->file_count++];
    memset(file, 0, sizeof *file);
    strcpy(file->name, name);
    return file;
}

static uint64_t sum_on_disk(const char *name)
{
    char path[MATCH_PATH + LIFE_NAME];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", life->folder, name);
    if (file_kind(path) != FILE_PLAIN)
        return 0;
    char *data = match_read(path, &size);
    uint64_t sum = life_sum(data, size);
    free(data);
    return sum;
}

static void take_name(void *user, const char *name)
{
    char path[MATCH_PATH + LIFE_NAME];
    (void)user;
    snprintf(path, sizeof path, "%s/%.90s", life->folder, name);
    struct life_file *file = file_kind(path) == FILE_PLAIN ? file_of(path) : NULL;
    if (file)
        file->sum = sum_on_disk(file->name);
}

void life_scan_folder(void)
{
    life->file_count = 0;
    file_each(life->folder, "", take_name, NULL);
}

void life_accept_folder(void)
{
    for (int i = 0; i < life->file_count; i++)
        life->files[i].sum = sum_on_disk(life->files[i].name);
}

const char *life_settle_folder(void)
{
    for (int i = 0; i < life->file_count; i++) {
        struct life_file *file = &life->files[i];
        uint64_t is = sum_on_disk(file->name);
        if (is != file->sum && !(file->changing && is == file->next))
            return file->name;
        file->sum = is;
        file->changing = false;
    }
    return NULL;
}

static void begin_change(struct life_file *file, uint64_t next)
{
    if (!file)
        return;
    file->next = next;
    file->changing = true;
}

static void end_change(struct life_file *file, bool done)
{
    if (!file)
        return;
    if (done) {
        file->sum = file->next;
        file->gone = false;
    }
    file->changing = false;
}

/* --- the calls --- */

static FILE *writes; /* the file that is being written */

void life_trouble(enum life_trouble trouble)
{
    char away[MATCH_PATH + 16];
    bool was = life->trouble == LIFE_GONE, is = trouble == LIFE_GONE;
    snprintf(away, sizeof away, "%s.away", life->folder);
    life->trouble = trouble;
    if (is && !file_exists(life->folder))
        mkdir(life->folder, 0700); /* somebody makes it again, on a disk that is pulled out then */
    if (was != is && rename(is ? life->folder : away, is ? away : life->folder) != 0)
        life_fail("the folder could not be taken away, or brought back");
}

void life_delete_folder(const char *match, int count)
{
    const char *name = match ? life_name_of(match) : NULL;
    system_remove(life->folder);
    life_accept_folder();
    for (int i = 0; i < life->file_count; i++) {
        struct life_file *file = &life->files[i];
        file->gone = true;
        file->opened = 0;
        file->opened_count = name && !strcmp(file->name, name) ? count : -1;
    }
    life->deleted = true;
    life->counts.deleted++;
}

/* The program may be killed in the midst of this. */
static void may_die(void)
{
    if (life->die_in > 0 && --life->die_in == 0) {
        life->counts.kills_writing++;
        life_die();
    }
}

/* The folder of the player in the other window; a second one may play as another, in theirs. */
static bool belongs_to_first(const char *name)
{
    return life->had[0] ? strncmp(name, life->had, strlen(life->had)) == 0
                        : strncmp(name, "profiles", 8) != 0;
}

/* A call that changes something in the folder. */
static void call(const char *path)
{
    const char *name = life_name_of(path);
    if (!name)
        return;
    if (life->second && !is_passing(name) && belongs_to_first(name))
        life_fail("a second program changes %s", name);
    may_die();
}

static bool refuses(enum life_trouble trouble, int problem)
{
    if (life->trouble != trouble)
        return false;
    errno = problem;
    return true;
}

/* True if that file's folder is there; if not, the program learns it from this write, and makes it. */
static bool has_folder(const char *path)
{
    char parent[MATCH_PATH + LIFE_NAME];
    const char *slash = strrchr(path, '/');
    snprintf(parent, sizeof parent, "%.*s", slash ? (int)(slash - path) : 0, path);
    return file_kind(parent) == FILE_FOLDER;
}

bool __real_file_write(const char *path, const void *data, size_t size, struct error *error);
bool __wrap_file_write(const char *path, const void *data, size_t size, struct error *error)
{
    struct life_file *file = file_of(path);
    begin_change(file, life_sum(data, size));
    bool done = __real_file_write(path, data, size, error);
    end_change(file, done);
    life->counts.writes++;
    life->counts.failed += !done;
    if (!done && life->trouble == LIFE_WELL && life_name_of(path) && has_folder(path))
        life_fail("%s could not be written, though the disk is well", life_name_of(path));
    return done;
}

FILE *__real_disk_open(const char *path, const char *mode);
FILE *__wrap_disk_open(const char *path, const char *mode)
{
    bool ours = mode[0] == 'w' && life_name_of(path);
    if (ours) {
        call(path);
        if (refuses(LIFE_NO_OPEN, EACCES))
            return NULL;
    }
    FILE *file = __real_disk_open(path, mode);
    if (ours)
        writes = file;
    return file;
}

size_t __real_fwrite(const void *data, size_t size, size_t count, FILE *file);
size_t __wrap_fwrite(const void *data, size_t size, size_t count, FILE *file)
{
    if (file != writes || !file)
        return __real_fwrite(data, size, count, file);
    bool full = refuses(LIFE_FULL, ENOSPC), dies = life->die_in == 1;
    if (!full && !dies)
        return __real_fwrite(data, size, count, file);
    count = __real_fwrite(data, size, count / 2, file);
    fflush(file);
    if (dies) {
        life->counts.kills_writing++;
        life_die();
    }
    errno = ENOSPC;
    return count;
}

/* Nothing here outlives the machine, so nothing need get to its medium. */
bool __wrap_disk_sync(FILE *file)
{
    (void)file;
    may_die();
    return !refuses(LIFE_NO_SYNC, EIO);
}

/* Files are as old as the life's own clock says. */
static void set_time(const char *path)
{
    struct timeval now = {LIFE_BEGIN + (time_t)(life->now / SECOND), (suseconds_t)(life->now % SECOND)};
    utimes(path, (struct timeval[]){now, now});
}

bool __wrap_disk_replace(const char *from, const char *to)
{
    const char *name = life_name_of(from);
    bool moves = name && !is_passing(name); /* else file_write knows what it is */
    struct life_file *old = moves ? file_of(from) : NULL, *new = moves ? file_of(to) : NULL;
    call(to);
    if (name && refuses(LIFE_NO_RENAME, EACCES))
        return false;
    begin_change(old, 0);
    begin_change(new, old ? old->sum : 0);
    bool done = rename(from, to) == 0;
    if (done && !moves)
        set_time(to);
    call(to);
    end_change(old, done);
    end_change(new, done);
    return done;
}

bool __real_disk_remove(const char *path);
bool __wrap_disk_remove(const char *path)
{
    struct life_file *file = file_of(path);
    call(path);
    if (life_name_of(path) && !is_passing(life_name_of(path)) && refuses(LIFE_NO_RENAME, EACCES))
        return false;
    begin_change(file, 0);
    bool done = __real_disk_remove(path);
    call(path);
    end_change(file, done);
    return done;
}

bool __real_disk_make_folder(const char *path);
bool __wrap_disk_make_folder(const char *path)
{
    if (life_name_of(path) && !file_exists(path)) {
        may_die(); /* an empty folder is made by a second program too, to be shown to who asks for it */
        if (refuses(LIFE_FULL, ENOSPC) || refuses(LIFE_NO_OPEN, EACCES) || refuses(LIFE_GONE, EACCES))
            return false;
    }
    return __real_disk_make_folder(path);
}
