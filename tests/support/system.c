/* system.c: what tests ask of the system; see system.h. */
#include "support/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <shellapi.h>

#include "base/wide.h"
#else
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "base/check.h"
#include "base/disk.h"
#include "base/file.h"

enum { PATH_ROOM = 1024, VALUE_ROOM = 2048 };

static void temporary(char *path, size_t size)
{
#ifdef _WIN32
    wchar_t wide[WIDTH_PATH];
    CHECK(GetTempPathW(WIDTH_PATH, wide));
    wide_narrow(wide, path, (int)size);
#else
    const char *named = getenv("TMPDIR");
    CHECK(snprintf(path, size, "%s/", named && *named ? named : "/tmp") < (int)size);
#endif
}

void system_free_name(char *path, size_t size)
{
    static int number;
    char folder[PATH_ROOM];
    temporary(folder, sizeof folder);
    do
        CHECK(snprintf(path, size, "%stigers J\303\274rgen \351\276\215 %ld-%d", folder, system_process(),
                       ++number) < (int)size);
    while (file_exists(path));
}

void system_folder(char *path, size_t size)
{
    system_free_name(path, size);
    CHECK(file_make_folder(path, NULL));
}

static bool is_inside(const char *name)
{
    return strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

/* The names in a folder, one a string, ended by an empty one. */
struct names {
    char *list;
    size_t size;
};

static void note_name(void *user, const char *name)
{
    struct names *names = user;
    size_t length = strlen(name) + 1;
    if (!is_inside(name))
        return;
    names->list = realloc(names->list, names->size + length + 1);
    CHECK(names->list);
    memcpy(names->list + names->size, name, length);
    names->size += length;
    names->list[names->size] = '\0';
}

static struct names names_in(const char *folder)
{
    struct names names = {calloc(1, 1), 0};
    CHECK(names.list && disk_each(folder, note_name, &names));
    return names;
}

static void child_path(char path[PATH_ROOM], const char *folder, const char *name)
{
    CHECK(snprintf(path, PATH_ROOM, "%s/%s", folder, name) < PATH_ROOM);
}

void system_remove(const char *path)
{
    if (file_kind(path) == FILE_FOLDER) {
        struct names names = names_in(path);
        for (const char *name = names.list; *name; name += strlen(name) + 1) {
            char inside[PATH_ROOM];
            child_path(inside, path, name);
            system_remove(inside);
        }
        free(names.list);
    }
    CHECK(file_remove(path));
}

static void copy_file(const char *from, const char *to)
{
    char part[1 << 14];
    size_t length;
    FILE *in = file_open(from, "rb"), *out = file_open(to, "wb");
    CHECK(in && out);
    while ((length = fread(part, 1, sizeof part, in)) > 0)
        CHECK(fwrite(part, 1, length, out) == length);
    fclose(in);
    CHECK(fclose(out) == 0);
}

void system_copy(const char *from, const char *to)
{
    if (file_kind(from) == FILE_PLAIN) {
        copy_file(from, to);
        return;
    }
    CHECK(disk_make_folder(to));
    struct names names = names_in(from);
    for (const char *name = names.list; *name; name += strlen(name) + 1) {
        char source[PATH_ROOM], copy[PATH_ROOM];
        child_path(source, from, name);
        child_path(copy, to, name);
        system_copy(source, copy);
    }
    free(names.list);
}

/* Makes a folder with the name that file_write gives a new file at first (file.h). */
void system_stop_writing(const char *path, bool stopped)
{
    char beside[PATH_ROOM];
    CHECK(snprintf(beside, sizeof beside, "%s.%ld.new", path, disk_process()) < PATH_ROOM);
    CHECK(stopped ? disk_make_folder(beside) : disk_remove(beside));
}

#ifdef _WIN32

bool system_lock_folder(const char *folder, bool locked)
{
    (void)folder;
    (void)locked;
    return false;
}

/* The C library keeps a copy of the environment, from which getenv answers. */
void system_set(const char *name, const char *value)
{
    char line[VALUE_ROOM];
    wchar_t wide[VALUE_ROOM];
    CHECK(snprintf(line, sizeof line, "%s=%s", name, value ? value : "") < (int)sizeof line);
    CHECK(_wputenv(wide_text(line, wide, VALUE_ROOM)) == 0);
}

char **system_words(int argc, char **argv)
{
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &argc);
    CHECK(wide);
    argv = calloc((size_t)argc + 1, sizeof *argv);
    CHECK(argv);
    for (int i = 0; i < argc; i++) {
        argv[i] = malloc(VALUE_ROOM);
        CHECK(argv[i]);
        wide_narrow(wide[i], argv[i], VALUE_ROOM);
    }
    LocalFree(wide);
    return argv;
}

void system_sleep(int milliseconds)
{
    Sleep((DWORD)milliseconds);
}

#else

/* What is forbidden to others is not forbidden to the superuser, who is somebody else meanwhile. */
bool system_lock_folder(const char *folder, bool locked)
{
    const uid_t nobody = 65534;
    bool superuser = getuid() == 0;
    CHECK(locked || !superuser || seteuid(0) == 0);
    CHECK(chmod(folder, locked ? 0555 : 0700) == 0);
    CHECK(!locked || !superuser || seteuid(nobody) == 0);
    return true;
}

void system_set(const char *name, const char *value)
{
    CHECK((value ? setenv(name, value, 1) : unsetenv(name)) == 0);
}

char **system_words(int argc, char **argv)
{
    (void)argc;
    return argv;
}

void system_sleep(int milliseconds)
{
    struct timespec wait = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    nanosleep(&wait, NULL);
}

#endif

long system_process(void)
{
    return disk_process();
}
