/* profiles.c: see profiles.h. */
#include "session/profiles.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/text.h"
#include "base/tr.h"
#include "session/cluster.h"
#include "session/inifile.h"
#include "session/quoted_name.h"

enum { PATH = 1200 };

void profiles_folder(const char *folder, int number, char *out, size_t size)
{
    if (number == PROFILE_FIRST)
        snprintf(out, size, "%s", folder);
    else
        snprintf(out, size, "%sprofiles/%d/", folder, number);
}

static bool take_name(void *user, const char *section, const char *name, const char *value, struct error *why)
{
    if (strcmp(section, "match") == 0 && strcmp(name, "name") == 0)
        return quoted_name_parse(value, user, PLAYER_NAME, why);
    return true;
}

static bool take_number(void *user, const char *section, const char *name, const char *value,
                        struct error *why)
{
    (void)why;
    if (strcmp(section, "profile") == 0 && strcmp(name, "in-use") == 0)
        text_to_int(value, PROFILE_FIRST, PROFILES_MAX, user);
    return true;
}

static void settings_path(const char *folder, int number, char path[PATH])
{
    profiles_folder(folder, number, path, PATH - 16);
    strcat(path, "settings.ini");
}

static int number_in_use(const char *folder)
{
    char path[PATH];
    struct problem why;
    int number = PROFILE_FIRST;
    snprintf(path, sizeof path, "%sprofiles/in-use.ini", folder);
    inifile_look(PROBLEM_SETTINGS, path, take_number, &number, &why);
    return number;
}

/* Ignores files that belong to no player: a lock, a write test, and what a killed writer left. */
static void find_own(void *user, const char *name)
{
    *(bool *)user |= name[0] != '.' && !text_ends(name, ".lock") && !text_ends(name, ".new");
}

/* True if the folder has any file of a player; the settings may be gone or set aside. */
static bool is_there(const char *folder, int number)
{
    char path[PATH];
    bool own = false;
    snprintf(path, sizeof path, "%sprofiles/%d", folder, number);
    if (file_each(path, "", find_own, &own))
        return own;
    enum file_kind kind = file_kind(path); /* a folder that cannot be read may not be empty */
    return kind == FILE_FOLDER || kind == FILE_HIDDEN;
}

void profiles_read(struct profiles *profiles, const char *folder)
{
    int in_use = number_in_use(folder);
    memset(profiles, 0, sizeof *profiles);
    for (int number = PROFILE_FIRST; number <= PROFILES_MAX; number++) {
        char path[PATH];
        struct problem why;
        if (number != PROFILE_FIRST && !is_there(folder, number))
            continue;
        if (number == in_use)
            profiles->chosen = profiles->count;
        char *name = profiles->names[profiles->count];
        settings_path(folder, number, path);
        inifile_look(PROBLEM_SETTINGS, path, take_name, name, &why);
        if (settings_is_no_name(name))
            name[0] = '\0';
        profiles->numbers[profiles->count++] = number;
    }
}

static bool make_folder(const char *folder, struct error *why)
{
    char path[PATH];
    snprintf(path, sizeof path, "%sprofiles", folder);
    return file_make_folder(path, why);
}

bool profiles_use(const char *folder, int number, struct error *why)
{
    char path[PATH], text[40];
    snprintf(path, sizeof path, "%sprofiles/in-use.ini", folder);
    snprintf(text, sizeof text, "[profile]\nin-use = %d\n", number);
    return make_folder(folder, why) && file_write(path, text, strlen(text), why);
}

static int free_number(const char *folder)
{
    for (int number = PROFILE_FIRST + 1; number <= PROFILES_MAX; number++)
        if (!is_there(folder, number))
            return number;
    return 0;
}

int profiles_begin(const char *folder, const struct settings *like, const char *name, struct error *why)
{
    struct settings settings = *like;
    char path[PATH];
    int number = free_number(folder);
    if (!number) {
        error_say(why, tr("There are {1} players already."), PROFILES_MAX);
        return 0;
    }
    cluster_copy(settings.names[0], PLAYER_NAME, name);
    profiles_folder(folder, number, path, sizeof path);
    if (!make_folder(folder, why) || !file_make_folder(path, why))
        return 0;
    settings_path(folder, number, path);
    return settings_save(&settings, path, why) ? number : 0;
}
