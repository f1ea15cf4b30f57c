/*
 * matches.c: the program's matches (matches.h), and the modes that the window can play (scenes.h).
 */
#include "sdl/app/matches.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "base/lock.h"
#include "base/streams.h"
#include "base/tr.h"
#include "rules/modes/list.h"
#include "sdl/app/app.h"
#include "sdl/app/days.h"
#include "sdl/app/scenes.h"
#include "sdl/app/toast.h"
#include "sdl/system/page.h"
#include "session/archive.h"
#include "session/day.h"
#include "session/statistics/journal.h"
#include "session/statistics/profile.h"
#include "words/problem_words.h"
#include "words/reward_words.h"

static const char lock_name[] = "in-use.lock";

static void tell(void *user, const struct saves_news *news)
{
    struct app *app = user;
    char words[PROBLEM_WORDS];
    words_saves(news, words, sizeof words);
    streams_say("dueling-tigers: %s", words);
    app_warn_sentence(app, words);
}

static void lock_folder(struct app *app)
{
    char path[APP_PATH + 16];
    snprintf(path, sizeof path, "%s%s", app->folder, lock_name);
    enum lock_answer answer = page_is_taken() ? LOCK_HELD : lock_take(&app->lock, path);
    app->taken = answer == LOCK_HELD;
    if (answer == LOCK_NEVER && file_exists(path))
        app_warn(app,
                 tr("The game can’t tell whether another window is using this folder. Close any other "
                    "window, or the last one to save wins: {1}"),
                 path);
    if (app->taken)
        app->data[0] = '\0';
    else
        file_sweep(app->folder);
}

bool matches_are_open(const struct app *app, int number)
{
    char path[APP_PATH + 32];
    struct lock *lock;
    profiles_folder(app->players.base, number, path, APP_PATH);
    strcat(path, lock_name);
    enum lock_answer answer = lock_take(&lock, path);
    lock_release(lock);
    return answer == LOCK_HELD;
}

enum { PATH = APP_PATH + sizeof JOURNAL_FILE };

/* Writes the path of that name in the data folder into `path`, or "" if there is no folder; returns it. */
static const char *path_of(const char *folder, const char *name, char path[PATH])
{
    path[0] = '\0';
    if (folder[0])
        snprintf(path, PATH, "%s%s", folder, name);
    return path;
}

const char *matches_records(const struct app *app)
{
    static char folder[PATH];
    return path_of(app->folder, "records", folder);
}

const char *matches_imported(const struct app *app)
{
    static char folder[PATH];
    return path_of(app->folder, "imported", folder);
}

const char *matches_exports(const struct app *app)
{
    static char folder[PATH];
    return path_of(app->folder, "exports", folder);
}

const char *matches_journal(const struct app *app)
{
    static char path[PATH];
    return path_of(app->folder, JOURNAL_FILE, path);
}

bool matches_none_finished(const struct app *app)
{
    return app->folder[0] && !file_exists(matches_journal(app));
}

/* Enters kept matches in the journal of the statistics. */
static void count_matches(struct app *app, const char *const *names, int count, bool again)
{
    struct problem why;
    if (app->data[0] && !journal_note(matches_journal(app), matches_records(app), names, count, again, &why))
        app_warn_problem(app, &why);
}

static void count_match(struct app *app, const char *name, bool again)
{
    count_matches(app, &name, 1, again);
}

void matches_note_feat(struct app *app, const char *id, const char *when)
{
    struct problem why;
    char words[APP_NOTICE];
    bool fresh = false;
    if (!app->data[0])
        return;
    if (!journal_note_feat(matches_journal(app), matches_records(app), id, when, &fresh, &why)) {
        app_warn_problem(app, &why);
    } else if (fresh && app->settings.announce) {
        words_on_shelf(tr(achievement_find(id)->name), words, sizeof words);
        app_notice_sentence(app, words);
    }
}

/* Once, and before the journal has it. */
static void announce_cleanest(struct app *app, const struct reviewed *reviewed, const struct verdict *list)
{
    struct journal journal = {0};
    int good = 0;
    journal_read(&journal, matches_journal(app), true, NULL);
    for (int i = 0; i < reviewed->decisions; i++)
        good += list[i].loss == 0;
    if (app->settings.announce && profile_is_cleanest(&journal, reviewed))
        app_notice(app, tr("Your cleanest match yet: {1} of {2} choices as good as the best."), good,
                   reviewed->decisions);
    journal_deinit(&journal);
}

void matches_note_review(struct app *app, const struct record *record, const struct verdict *list, int count)
{
    struct reviewed reviewed;
    struct problem why;
    if (!app->data[0] || app->command_line.screenshot || !record->setup.began[0] ||
        !archive_find(matches_records(app), &record->setup, reviewed.name))
        return;
    reviewed_sum(&reviewed, list, count);
    announce_cleanest(app, &reviewed, list);
    if (!journal_note_review(matches_journal(app), matches_records(app), &reviewed, &why))
        app_warn_problem(app, &why);
}

/* Records go to make room: some may never have been counted, as of an older program. */
static void count_leaving(void *user, const char *folder, const char *const *names, int count)
{
    if (strcmp(folder, matches_records(user)) == 0) /* what came from elsewhere counts nowhere */
        count_matches(user, names, count, false);
}

/* The match whose result waits on the title goes with its record, which would be kept again at the next
 * start.
 */
static void forget_save(struct saves *saves, const char *name)
{
    for (int i = 0; i < SAVES_MAX; i++) {
        struct session *session = saves->list[i];
        const char *kept = session ? session_archived(session) : NULL;
        if (!kept || strcmp(kept, name) != 0 || !session_is_over(session) || !session_path(session) ||
            !file_remove(session_path(session)))
            continue;
        session_free(session);
        saves->list[i] = NULL;
    }
}

bool matches_delete(struct app *app, const char *name, bool imported)
{
    if (!imported)
        count_match(app, name, false);
    if (!archive_remove(imported ? matches_imported(app) : matches_records(app), name))
        return false;
    if (!imported)
        forget_save(&app->saves, name);
    return true;
}

/* A match that is saved is also kept once it is over. */
static void keep(struct app *app, struct session *session)
{
    if (session && session_path(session))
        session_archive_in(session, matches_records(app));
}

/* Makes the data folder and its parents again, if it was removed since the start, and locks it. */
static bool renew_folder(void *user)
{
    struct app *app = user;
    if (!app->data[0] || file_kind(app->folder) != FILE_NONE || !file_make_path(app->folder, NULL))
        return false;
    lock_release(app->lock); /* of a file that is gone */
    lock_folder(app);
    return !app->taken;
}

void matches_open(struct app *app)
{
    app->crowns = 0;
    bool look = app->command_line.headless;
    days_forget(app);
    if (!app->folder[0] || (look && !app->command_line.data))
        return;
    if (!look)
        lock_folder(app);
    archive_watch(count_leaving, app);
    file_renew(renew_folder, app);
    saves_close(&app->saves);
    saves_open(&app->saves, app->folder, look || app->taken, tell, app);
    for (int i = 0; i < SAVES_MAX; i++)
        keep(app, app->saves.list[i]);
    days_note_end(app, saves_look_day(&app->saves)); /* the window may have been closed at its result */
}

void matches_close(struct app *app)
{
    if (app->company)
        app->company->leave(app);
    matches_save_problem(app);
    archive_watch(NULL, NULL);
    file_renew(NULL, NULL);
    session_free(app->session);
    app->session = NULL;
    saves_close(&app->saves);
    days_forget(app);
    lock_release(app->lock);
    app->lock = NULL;
}

/* The title's button plays it again. */
static void note_mode(struct app *app, const struct ruleset *rules)
{
    if (strcmp(app->settings.mode, rules->id) == 0)
        return;
    snprintf(app->settings.mode, sizeof app->settings.mode, "%s", rules->id);
    app_save_settings(app);
}

/* Begins it in the place of `before`, which is freed. */
static void begin(struct app *app, const struct setup *setup, struct session *before, const char *path)
{
    struct setup own = *setup;
    if (day_of(setup) == DATE_NONE)
        note_mode(app, setup->rules);
    if (!before && app->data[0] && file_exists(path)) { /* it could not be opened, and may yet be whole */
        char kept[APP_PATH + 96];
        file_set_aside(path, kept, sizeof kept, NULL);
    }
    session_free(before);
    archive_now(own.began);
    app_set_session(app, session_new(&own, app->data[0] ? path : NULL));
    keep(app, app->session);
    matches_tell_saving(app);
}

bool matches_has(const struct app *app, const struct ruleset *rules)
{
    char path[APP_PATH + 64];
    const struct session *there = matches_of(app, rules);
    bool on_table = app->session && !app->beside && session_setup(app->session)->rules == rules;
    saves_path(app->folder, rules, path, sizeof path);
    return there || on_table || (app->folder[0] && file_exists(path));
}

void matches_play_on(struct app *app, const struct record *record, int count, const struct setup *setup)
{
    char path[APP_PATH + 64];
    struct setup own = *setup;
    bool beside = matches_has(app, setup->rules), saved = !beside && app->data[0];
    saves_path(app->data, setup->rules, path, sizeof path);
    archive_now(own.began);
    struct session *session = session_play_on(record, count, &own, saved ? path : NULL);
    matches_put_away(app);
    app_set_session(app, session);
    app->beside = beside;
    keep(app, session);
    matches_tell_saving(app);
}

void matches_begin(struct app *app, const struct setup *setup)
{
    char path[APP_PATH + 64];
    matches_put_away(app);
    saves_path(app->data, setup->rules, path, sizeof path);
    begin(app, setup, saves_take(&app->saves, setup->rules), path);
}

void matches_begin_day(struct app *app, const struct setup *setup)
{
    char path[APP_PATH + 64];
    matches_put_away(app);
    saves_day_path(app->data, path, sizeof path);
    begin(app, setup, saves_take_day(&app->saves), path);
    day_begin(app->session);
    matches_tell_saving(app);
}

void matches_tell_saving(struct app *app)
{
    const char *problem = app->session ? session_save_problem(app->session) : NULL;
    if (problem && !app->unsaved[0]) {
        tr_say(app->unsaved, sizeof app->unsaved,
               tr("The match isn’t saved: {1}. The game will try again after every move."), problem);
        app_warn_sentence(app, app->unsaved);
    } else if (!problem && app->unsaved[0] && app->session && session_path(app->session)) {
        toast_withdraw(app, app->unsaved);
        app->unsaved[0] = '\0';
        app_notice(app, tr("The match is saved again."));
    }
}

void matches_last_words(const struct app *app, char *out, size_t size)
{
    const struct session *session = app->session;
    const char *problem = session ? session_save_problem(session) : NULL;
    if (session && session_path(session) && !problem)
        tr_say(out, size,
               tr("There isn’t enough memory to continue. Your match is saved up to the last move; closing "
                  "other programs may help."));
    else if (problem)
        tr_say(out, size, tr("There isn’t enough memory to continue, and the match couldn’t be saved: {1}"),
               problem);
    else
        tr_say(out, size, tr("There isn’t enough memory to continue. Closing other programs may help."));
}

bool matches_are_unsaved(struct app *app)
{
    const struct session *here = app->beside || app->company ? NULL : app->session;
    bool any = matches_save_problem(app) != NULL || (here && !session_path(here));
    for (int i = 0; i < SAVES_MAX; i++)
        any |= app->saves.list[i] && !session_path(app->saves.list[i]);
    return any;
}

static const char *save_problem(struct session *session)
{
    bool saved = !session || !session_path(session) || session_try_save(session);
    return saved ? NULL : session_save_problem(session);
}

const char *matches_save_problem(struct app *app)
{
    const char *problem = save_problem(app->session);
    for (int i = 0; i < SAVES_MAX; i++) {
        const char *of_one = save_problem(app->saves.list[i]);
        problem = problem ? problem : of_one;
    }
    return problem;
}

/* The table of the match is left. */
static void part(struct app *app)
{
    if (app->company && app->session)
        app->company->leave(app);
}

void matches_put_away(struct app *app)
{
    part(app);
    if (app->session && !app->beside)
        days_note_end(app, app->session); /* its result may be left for the title */
    if (app->session && !app->beside && session_path(app->session))
        session_try_save(app->session);
    if (app->beside)
        session_free(app->session);
    else
        saves_put(&app->saves, app->session);
    app->session = NULL;
    app->beside = false;
}

/* A match comes on the table; how long it lay is told by its file. One that could not be saved when it was
 * put away is tried again, and the player is told again: another may have been saved in between. */
static bool take_up(struct app *app, struct session *session)
{
    const char *path = session ? session_path(session) : NULL;
    int64_t saved = path ? file_time(path) : 0, now = (int64_t)time(NULL);
    app->absent = saved && now > saved ? now - saved : 0;
    if (!session)
        return false;
    app_set_session(app, session);
    if (session_save_problem(session)) {
        session_try_save(session);
        matches_tell_saving(app);
    }
    return true;
}

bool matches_take_up(struct app *app, const struct ruleset *rules)
{
    note_mode(app, rules);
    return take_up(app, saves_take(&app->saves, rules));
}

bool matches_take_up_day(struct app *app)
{
    return take_up(app, saves_take_day(&app->saves));
}

bool matches_take_up_latest(struct app *app)
{
    const struct session *latest = saves_latest(&app->saves);
    if (!latest)
        return false;
    return latest == saves_look_day(&app->saves) ? matches_take_up_day(app)
                                                 : matches_take_up(app, session_setup(latest)->rules);
}

const struct session *matches_of(const struct app *app, const struct ruleset *rules)
{
    return saves_look(&app->saves, rules);
}

void matches_end(struct app *app)
{
    struct session *session = app->session;
    const char *path = session ? session_path(session) : NULL;
    part(app);
    if (path && session_is_over(session) &&
        (!session_archived(session) || session_archive_problem(session))) {
        session_archive_in(session, matches_records(app)); /* try again: there may be room now */
        path = session_archive_problem(session) ? NULL : path;
    }
    if (session && session_archive_problem(session))
        app_warn(app, tr("The match couldn’t be added to the records, so its save stays: {1}"),
                 session_archive_problem(session));
    if (session && session_archived(session))
        count_match(app, session_archived(session), true);
    if (path)
        file_remove(path);
    else if (session && session_path(session)) {
        matches_put_away(app);
        return;
    }
    app_set_session(app, NULL);
    app->beside = false;
}

static bool is_in_progress(const struct session *session, const struct setup *setup)
{
    return session && !session_is_over(session) && setup_is_same_match(session_setup(session), setup) &&
           strcmp(session_setup(session)->began, setup->began) == 0;
}

bool matches_take_up_setup(struct app *app, const struct setup *setup)
{
    if (!app->beside && is_in_progress(app->session, setup))
        return true;
    if (is_in_progress(saves_look_day(&app->saves), setup)) {
        matches_put_away(app);
        return matches_take_up_day(app);
    }
    if (!is_in_progress(matches_of(app, setup->rules), setup))
        return false;
    matches_put_away(app);
    return matches_take_up(app, setup->rules);
}

/* --- the modes -------------------------------------------------------------------------------------- */

const struct ruleset *const scene_modes[RULESETS_MAX + 1] = {
    &ruleset_dueling_tigers, &ruleset_tenpai_duel, &ruleset_one_suit, &ruleset_patterns, &ruleset_classic};

int scene_mode_count(void)
{
    int count = 0;
    while (scene_modes[count])
        count++;
    return count;
}

const struct ruleset *scene_mode_find(const char *id)
{
    for (int i = 0; scene_modes[i]; i++)
        if (!strcmp(scene_modes[i]->id, id))
            return scene_modes[i];
    return NULL;
}

const struct ruleset *scene_mode_of(const struct app *app)
{
    const struct ruleset *rules = app->command_line.rules ? ruleset_find(app->command_line.rules) : NULL;
    return rules ? rules : scene_modes[0];
}
