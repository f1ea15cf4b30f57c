/*
 * scene_quarantine.c: the files that were set aside as they could not be read: what is wrong with each; a
 * match to be watched; and what can be read, all or its beginning, brought back (quarantine_list.h).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/files/quarantine_list.h"
#include "sdl/ui/scroll.h"

SCENE_OF(struct quarantine_files)

struct quarantined *quarantine_list_chosen(struct quarantine_files *files)
{
    return files->chosen >= 0 ? &files->list[files->chosen] : NULL;
}

/* True if no scene below has read a file that it will write again, or shows a match that would be freed. */
static bool stands_on_the_title(const struct scene *scene)
{
    static const char *const quiet[] = {"aside", "settings", "records", "title"};
    bool stands = true;
    for (const struct scene *under = scene->under; under; under = under->under) {
        bool writes_nothing = false;
        for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++)
            writes_nothing |= strcmp(under->class->name, quiet[i]) == 0;
        stands &= writes_nothing;
    }
    return stands;
}

const char *quarantine_list_refusal(struct quarantine_files *files, const struct app *app)
{
    const struct quarantined *aside = quarantine_list_chosen(files);
    if (!aside->good && !aside->part)
        return tr("None of it can be read");
    if (!app->data[0] && !files->example)
        return tr("Nothing can be saved here");
    bool quiet = !app->session && stands_on_the_title(&files->scene);
    return quiet ? NULL : tr("Only from the title, with no match on the table");
}

/* Lists them anew; the place in the list stays. */
static void list(struct quarantine_files *files, const struct app *app)
{
    if (!files->example)
        files->count = app->folder[0] ? quarantine_list(app->folder, files->list) : 0;
    files->chosen = SDL_min(SDL_max(files->chosen, 0), files->count - 1);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (again)
        list(of(scene), app);
}

static int place_of(const struct quarantine_files *files, const char *id)
{
    int place = target_number(id, "file");
    return place < files->count ? place : -1;
}

/* One is looked into in every step, the chosen one first. */
static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct quarantine_files *files = of(scene);
    int focused = app->input.focus_visible ? place_of(files, app->input.focus) : -1, next = 0;
    (void)dt;
    if (focused >= 0 && focused != files->chosen) {
        files->chosen = focused;
        app_dirty(app);
    }
    while (next < files->count && files->list[next].read)
        next++;
    struct quarantined *chosen = quarantine_list_chosen(files);
    if (next < files->count) {
        quarantine_read(app->folder, chosen->read ? &files->list[next] : chosen);
        app_animate(app);
    }
    return scene;
}

/* --- what is done ----------------------------------------------------------------------------------------
 */

/* All is saved before a file comes back; but where settings come back to an empty place, writing those of
 * this start would only put something in their way. */
static bool keeps_all(const struct quarantined *aside, struct app *app, struct error *why)
{
    if (aside->file != PROBLEM_SETTINGS || quarantine_is_in_the_way(app->folder, aside))
        return app_keeps_all(app, why);
    const char *problem = matches_save_problem(app);
    return !problem || error_say(why, "{1}", problem);
}

static void restore(struct quarantine_files *files, struct app *app)
{
    struct error why;
    const struct quarantined *aside = quarantine_list_chosen(files);
    if (!keeps_all(aside, app, &why) || !quarantine_restore(app->folder, aside, &why)) {
        app_warn(app, tr("Couldn’t restore it: {1}"), why.message);
        return;
    }
    app_load_anew(app); /* the match is on its card, the settings hold */
    app_notice(app, aside->rules ? tr("The match is restored: you’ll find it on the title.")
                                 : tr("It is back in its place."));
    list(files, app);
}

static struct scene *answer_restore(struct scene *under, struct app *app, bool yes)
{
    if (yes && !quarantine_list_refusal(of(under), app))
        restore(of(under), app);
    return under;
}

/* Where something has its place now, that is told. */
static struct scene *ask_restore(struct scene *scene, struct app *app)
{
    struct question question = {
        .title = tr("Restore it?"), .yes = tr("Restore"), .no = tr("Leave it"), .answer = answer_restore};
    struct quarantine_files *files = of(scene);
    if (quarantine_list_refusal(files, app))
        return scene;
    if (!quarantine_is_in_the_way(app->folder, quarantine_list_chosen(files))) {
        restore(files, app);
        return scene;
    }
    tr_say(
        question.text, sizeof question.text,
        tr("The file now in its place will be set aside and listed here, and can be restored the same way."));
    return scene_question(app, scene, &question);
}

static struct scene *watch(struct scene *scene, struct app *app)
{
    struct record record;
    if (!quarantine_record(app->folder, quarantine_list_chosen(of(scene)), &record))
        return scene;
    struct scene *next = scene_watch(app, scene, &record);
    record_deinit(&record);
    return next;
}

static struct scene *answer_delete(struct scene *under, struct app *app, bool yes)
{
    struct quarantine_files *files = of(under);
    const struct quarantined *aside = quarantine_list_chosen(files);
    if (!yes || !aside)
        return under;
    if (!quarantine_delete(app->folder, aside))
        app_warn(app, tr("Couldn’t delete the file: it is {1}"), aside->name);
    list(files, app);
    return under;
}

static struct scene *ask_delete(struct scene *scene, struct app *app)
{
    struct question question = {.title = tr("Delete this file?"),
                                .yes = tr("Delete"),
                                .no = tr("Keep it"),
                                .costs = true,
                                .answer = answer_delete};
    tr_say(question.text, sizeof question.text, tr("{1}: it can’t be restored afterwards."),
           quarantine_list_chosen(of(scene))->name);
    return scene_question(app, scene, &question);
}

static struct scene *show_folder(struct scene *scene, struct app *app)
{
    if (app->folder[0])
        data_folder_show(app, app->folder);
    return scene;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    static const struct {
        const char *id;
        struct scene *(*open)(struct scene *scene, struct app *app);
    } openers[] = {{"button:restore", ask_restore},
                   {"button:watch", watch},
                   {"button:delete", ask_delete},
                   {"button:folder", show_folder}};
    struct quarantine_files *files = of(scene);
    audio_play(app, SOUND_BUTTON);
    if (target_after(id, "file")) {
        if (place_of(files, id) >= 0)
            files->chosen = place_of(files, id);
        app_animate(app);
        return scene;
    }
    for (size_t i = 0; i < sizeof openers / sizeof *openers; i++)
        if (strcmp(id, openers[i].id) == 0)
            return openers[i].open(scene, app);
    return scene->under ? scene->under : scene_title(app);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct quarantine_files *files = of(scene);
    const struct scroll_list rows = {"file", files->place, quarantine_list_row_height(&app->painter),
                                     files->count};
    return scroll_key(app, &files->scroll, &rows, &files->chosen, key->code) ? scene : NULL;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    scroll_wheel(app, &of(scene)->scroll, of(scene)->place, lines);
}

static const struct scene_class quarantine_class = {.name = "aside",
                                                    .enter = enter,
                                                    .update = update,
                                                    .draw = quarantine_list_draw,
                                                    .activate = activate,
                                                    .key = key,
                                                    .wheel = wheel};

struct scene *scene_quarantine(struct app *app, struct scene *under)
{
    struct quarantine_files *files = SCENE_NEW(struct quarantine_files, &quarantine_class, under);
    list(files, app);
    return &files->scene;
}

/* --- for pictures ----------------------------------------------------------------------------------------
 */

/* As after an evening of bad luck with a disk. */
static void make_example(struct quarantine_files *files)
{
    static const struct quarantined example[] = {{.name = "dueling-tigers.tigers.broken-1",
                                                  .whose = "dueling-tigers.tigers",
                                                  .time = 1795354990,
                                                  .file = PROBLEM_SAVED_MATCH,
                                                  .read = true,
                                                  .part = true,
                                                  .why = {.error = {.line = 71}},
                                                  .line = "west !",
                                                  .round = 2,
                                                  .moves = 41},
                                                 {.name = "settings.ini.broken-1",
                                                  .whose = "settings.ini",
                                                  .time = 1795268600,
                                                  .file = PROBLEM_SETTINGS,
                                                  .read = true,
                                                  .why = {.error = {.line = 12}},
                                                  .line = "speed = 7"},
                                                 {.name = "days.ini.broken-1",
                                                  .whose = "days.ini",
                                                  .time = 1795182210,
                                                  .file = PROBLEM_DAYS,
                                                  .read = true,
                                                  .good = true}};
    files->example = true;
    files->count = (int)(sizeof example / sizeof *example);
    memcpy(files->list, example, sizeof example);
    files->list[0].rules = ruleset_list[0];
    problem_say(&files->list[0].why, tr("\"{1}\" isn’t a move"), "!");
    files->list[0].why.error.line = 71;
    problem_say(&files->list[1].why, tr("{1} can’t be \"{2}\""), "speed", "7");
    files->list[1].why.error.line = 12;
}

struct scene *scene_quarantine_by_name(struct app *app, struct scene *under, const char *name)
{
    struct scene *scene = scene_quarantine(app, under);
    if (strcmp(name, "aside-empty") == 0)
        of(scene)->count = 0;
    else
        make_example(of(scene));
    of(scene)->chosen = of(scene)->count ? 0 : -1;
    return scene;
}
