/* saves.c: see saves.h. */
#include "session/saves.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "session/day.h"

enum { PATH_ROOM = 1200 };

/* The save of 1.0.0, which had one match in progress for all modes. */
static const char old_name[] = "match.tigers";

static const char day_name[] = "day.tigers";

void saves_path(const char *folder, const struct ruleset *rules, char *out, size_t size)
{
    snprintf(out, size, "%s%s.tigers", folder, rules->id);
}

void saves_day_path(const char *folder, char *out, size_t size)
{
    snprintf(out, size, "%s%s", folder, day_name);
}

/* A saved one is recognized by its path, so that no other match is taken for it. */
bool saves_is_day(const struct session *session)
{
    const char *path = session_path(session);
    size_t length = path ? strlen(path) : 0, tail = sizeof day_name - 1;
    if (day_of(session_setup(session)) == DATE_NONE)
        return false;
    return !path || (length >= tail && strcmp(path + length - tail, day_name) == 0 &&
                     (length == tail || strchr("/\\", path[length - tail - 1])));
}

/* Returns the index of a match in `list`. */
static int place_for(const struct session *session)
{
    return saves_is_day(session) ? SAVES_DAY : ruleset_place(session_setup(session)->rules);
}

/* Opens a copy without touching the file, even an unreadable one. */
static struct session *look_at(const char *path)
{
    struct record record;
    bool cut;
    if (!record_read_save(&record, path, &cut, NULL))
        return NULL;
    struct session *session = session_from_record(&record);
    record_deinit(&record);
    session_go_to(session, session_length(session));
    return session;
}

struct opening {
    struct saves *saves;
    const char *folder;
    bool only_look;
    saves_tell *tell;
    void *user;
};

/* Opens a mode's match, or the deal of the day. */
static struct session *open_one(const struct opening *opening, bool day, const char *path)
{
    struct saves_news news = {.kind = SAVES_UNREADABLE};
    struct session *session = opening->only_look ? look_at(path) : session_open(path, &news.problem);
    if (!session && !opening->only_look)
        opening->tell(opening->user, &news);
    if (session && session_was_cut(session)) {
        news = (struct saves_news){.kind = SAVES_CUT, .rules = day ? NULL : session_setup(session)->rules};
        opening->tell(opening->user, &news);
    }
    return session;
}

static void lay(const struct opening *opening, int place, struct session *session, int64_t played)
{
    session_free(opening->saves->list[place]);
    opening->saves->list[place] = session;
    opening->saves->played[place] = played;
}

/* The file has a match of another mode than its name says, because somebody renamed it. Sets it aside, so
 * that the next match of that mode does not overwrite it. */
static void set_aside(const struct opening *opening, const struct ruleset *rules, const char *path,
                      const struct ruleset *holds)
{
    char kept[PATH_ROOM + 16];
    struct saves_news news = {.kind = SAVES_OTHER_MODE_STAYS, .rules = rules, .holds = holds};
    if (opening->only_look) {
        error_say(&news.problem.error, tr("Another window is using the data folder: nothing is moved here."));
    } else if (file_set_aside(path, kept, sizeof kept, &news.problem.error)) {
        news.kind = SAVES_OTHER_MODE;
        news.name = kept + strlen(opening->folder);
    } else {
        file_spare(path, true); /* tried again before it is overwritten */
    }
    opening->tell(opening->user, &news);
}

/* Opens the save of a mode or, with NULL, of the deal of the day. Another match there must not block one. */
static void open_place(const struct opening *opening, const struct ruleset *rules)
{
    char path[PATH_ROOM];
    if (rules)
        saves_path(opening->folder, rules, path, sizeof path);
    else
        saves_day_path(opening->folder, path, sizeof path);
    if (!file_exists(path))
        return;
    int64_t played = file_time(path);
    struct session *session = open_one(opening, !rules, path);
    const struct setup *setup = session ? session_setup(session) : NULL;
    if (session && (rules ? setup->rules == rules : day_of(setup) != DATE_NONE)) {
        lay(opening, rules ? ruleset_place(rules) : SAVES_DAY, session, played);
    } else if (session) {
        set_aside(opening, rules, path, setup->rules);
        session_free(session);
    }
}

/* Renames the old file for its mode, unless that mode already has a match: neither may be lost. */
static void take_over(const struct opening *opening)
{
    char path[PATH_ROOM], own[PATH_ROOM];
    snprintf(path, sizeof path, "%s%s", opening->folder, old_name);
    if (!file_exists(path))
        return;
    int64_t played = file_time(path);
    struct session *session = open_one(opening, false, path);
    if (!session)
        return;
    const struct ruleset *rules = session_setup(session)->rules;
    saves_path(opening->folder, rules, own, sizeof own);
    if (file_exists(own)) {
        struct saves_news news = {.kind = SAVES_OLDER, .rules = rules, .name = old_name};
        opening->tell(opening->user, &news);
        session_free(session);
        return;
    }
    if (!opening->only_look && file_rename(path, own, NULL)) {
        session_free(session);
        session = session_open(own, NULL);
    }
    if (session)
        lay(opening, ruleset_place(rules), session, played);
}

void saves_open(struct saves *saves, const char *folder, bool only_look, saves_tell *tell, void *user)
{
    struct opening opening = {saves, folder, only_look, tell, user};
    for (int i = 0; ruleset_list[i]; i++)
        open_place(&opening, ruleset_list[i]);
    open_place(&opening, NULL);
    take_over(&opening);
}

void saves_close(struct saves *saves)
{
    for (int i = 0; i < SAVES_MAX; i++) {
        session_free(saves->list[i]);
        saves->list[i] = NULL;
    }
}

void saves_put(struct saves *saves, struct session *session)
{
    if (!session)
        return;
    int place = place_for(session);
    const struct session *there = saves->list[place];
    if (there && session_path(there) && !session_path(session)) {
        session_free(session);
        return;
    }
    session_free(saves->list[place]);
    saves->list[place] = session;
    for (int i = 0; i < SAVES_MAX; i++)
        if (saves->played[i] >= saves->played[place])
            saves->played[place] = saves->played[i] + 1;
}

struct session *saves_take(struct saves *saves, const struct ruleset *rules)
{
    int place = ruleset_place(rules);
    struct session *session = saves->list[place];
    saves->list[place] = NULL;
    return session;
}

const struct session *saves_look(const struct saves *saves, const struct ruleset *rules)
{
    return saves->list[ruleset_place(rules)];
}

struct session *saves_take_day(struct saves *saves)
{
    struct session *session = saves->list[SAVES_DAY];
    saves->list[SAVES_DAY] = NULL;
    return session;
}

const struct session *saves_look_day(const struct saves *saves)
{
    return saves->list[SAVES_DAY];
}

const struct session *saves_latest(const struct saves *saves)
{
    int latest = -1;
    for (int i = 0; i < SAVES_MAX; i++)
        if (saves->list[i] && (latest < 0 || saves->played[i] > saves->played[latest]))
            latest = i;
    return latest < 0 ? NULL : saves->list[latest];
}
