/*
 * scene_quarantine.c: the files that were set aside as they could not be read: what is wrong with each; a
 * match to be watched; and what can be read, all or its beginning, brought back.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/data_folder.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "session/archive.h"
#include "session/archive/quarantine.h"
#include "words/daily/day_words.h"
#include "words/problem_words.h"

struct quarantine_files {
    struct scene scene;
    struct quarantined list[QUARANTINE_FILES];
    int count, chosen; /* -1: there is none */
    bool example;      /* made up, to be shown */
    struct scroll scroll;
    struct rect place; /* of the list, as drawn last */
};

SCENE_OF(struct quarantine_files)

static struct quarantined *chosen_of(struct quarantine_files *files)
{
    return files->chosen >= 0 ? &files->list[files->chosen] : NULL;
}

static float row_height(const struct painter *painter)
{
    return roundf(62 * painter->layout.u);
}

/* True if no scene below has read a file that it will write again, or shows a match that would be freed. */
static bool stands_on_the_title(const struct scene *scene)
{
    static const char *const quiet[] = {"aside", "settings", "records", "title"};
    for (const struct scene *under = scene->under; under; under = under->under) {
        bool writes_nothing = false;
        for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++)
            writes_nothing |= strcmp(under->class->name, quiet[i]) == 0;
        if (!writes_nothing)
            return false;
    }
    return true;
}

/* Returns why what is chosen cannot be brought back, or NULL: it can. */
static const char *refusal_of(struct quarantine_files *files, const struct app *app)
{
    const struct quarantined *aside = chosen_of(files);
    if (!aside->good && !aside->part)
        return tr("None of it can be read");
    if (!app->data[0] && !files->example)
        return tr("Nothing can be saved here");
    bool quiet = !app->session && stands_on_the_title(&files->scene);
    return quiet ? NULL : tr("Only from the title, with no match on the table");
}

/* Lists them again; the place in the list stays. */
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
    struct quarantined *chosen = chosen_of(files);
    if (next < files->count) {
        quarantine_read(app->folder, chosen->read ? &files->list[next] : chosen);
        app_animate(app);
    }
    return scene;
}

/* --- what is done -------------------------------------------------------------------------------------- */

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
    const struct quarantined *aside = chosen_of(files);
    if (!keeps_all(aside, app, &why) || !quarantine_restore(app->folder, aside, &why)) {
        app_warn(app, tr("Couldn’t restore it: {1}"), why.message);
        return;
    }
    app_reload(app); /* the match is on its card, the settings hold */
    app_notice(app, aside->rules ? tr("The match is restored: you’ll find it on the title.")
                                 : tr("It is back in its place."));
    list(files, app);
}

static struct scene *answer_restore(struct scene *under, struct app *app, bool yes)
{
    if (yes && !refusal_of(of(under), app))
        restore(of(under), app);
    return under;
}

/* Restores the chosen file; asks first if another file is in its place. */
static struct scene *ask_restore(struct scene *scene, struct app *app)
{
    struct question question = {
        .title = tr("Restore it?"), .yes = tr("Restore"), .no = tr("Leave it"), .answer = answer_restore};
    struct quarantine_files *files = of(scene);
    if (refusal_of(files, app))
        return scene;
    if (!quarantine_is_in_the_way(app->folder, chosen_of(files))) {
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
    if (!quarantine_record(app->folder, chosen_of(of(scene)), &record))
        return scene;
    struct scene *next = scene_watch(app, scene, &record);
    record_deinit(&record);
    return next;
}

static struct scene *answer_delete(struct scene *under, struct app *app, bool yes)
{
    struct quarantine_files *files = of(under);
    const struct quarantined *aside = chosen_of(files);
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
           chosen_of(of(scene))->name);
    return scene_question(app, scene, &question);
}

static struct scene *show_folder(struct scene *scene, struct app *app)
{
    if (app->folder[0])
        data_folder_show(app, app->folder);
    return scene;
}

static struct scene *choose_file(struct scene *scene, struct app *app, int place)
{
    of(scene)->chosen = place;
    app_animate(app);
    return scene;
}

/* --- what is said of one ------------------------------------------------------------------------------- */

/* Returns what the file is to a player. */
static const char *name_of(const struct quarantined *aside)
{
    const struct ruleset *rules = aside->rules ? aside->rules : quarantine_mode(aside);
    if (aside->is_day)
        return tr("Deal of the day");
    if (rules)
        return tr(rules->name);
    switch (aside->file) {
    case PROBLEM_SETTINGS:
        return tr("Settings");
    case PROBLEM_TRAINER_RECORD:
        return tr("Trainers");
    case PROBLEM_PUZZLES:
        return tr("Decisions to revisit");
    case PROBLEM_DAYS:
        return tr("Deal of the day");
    case PROBLEM_STATISTICS:
        return tr("Statistics");
    case PROBLEM_REAL_TABLE:
        return tr("At a real table");
    case PROBLEM_LESSONS:
        return tr("Learn");
    default:
        return tr("A match");
    }
}

static const char *state_of(const struct quarantined *aside)
{
    if (!aside->read)
        return "";
    return aside->good ? tr("Can be read") : aside->part ? tr("Can be partly read") : tr("Can’t be read");
}

static void say_date(const struct quarantined *aside, char *out, size_t size)
{
    char time[RECORD_BEGAN];
    archive_time(aside->time, time);
    words_time(time, out, size);
}

/* Says what can be read of it. */
static void say_state(const struct quarantined *aside, char *out, size_t size)
{
    if (aside->part)
        tr_say(out, size,
               tr("The match can be read up to round {1}, move {2}, where its file is damaged. It will be "
                  "restored as it was then."),
               aside->round, aside->moves);
    else if (aside->good && aside->rules)
        tr_say(out, size, tr("The whole match can be read, up to round {1}, move {2}."), aside->round,
               aside->moves);
    else
        tr_say(out, size,
               aside->good
                   ? tr("All of it can be read.")
                   : tr("It can’t be read, and can be restored only once its file is repaired by hand."));
}

/* Says what is wrong with it, and where. */
static void say_problem(const struct quarantined *aside, char *out, size_t size)
{
    char reason[PROBLEM_WORDS];
    words_problem(&aside->why, reason, sizeof reason);
    if (aside->why.error.line)
        tr_say(out, size, tr("line {1}: {2}"), aside->why.error.line, reason);
    else
        snprintf(out, size, "%s", reason);
}

/* --- drawing ------------------------------------------------------------------------------------------- */

static void draw_row(struct quarantine_files *files, struct app *app, int place, struct rect row)
{
    const struct quarantined *aside = &files->list[place];
    const char *id = TARGET_ID("file", place);
    struct pen pen = pen_in(&app->painter, row);
    char date[DAY_DATE];
    row_of_list_light(app, row, id, place == files->chosen);
    pen_pad(&pen, 20, 0);
    struct rect state = pen.room;
    state.h *= .62f; /* beside the name */
    float wide =
        text_draw(pen.painter, TEXT_MARK | TEXT_RIGHT | (aside->good || aside->part ? 0 : TEXT_WARNING),
                  state, state_of(aside));
    pen_right(&pen, wide > 0 ? wide / pen.u + 12 : 0);
    say_date(aside, date, sizeof date);
    text_pair(pen.painter, pen.room, TEXT_NAME, name_of(aside), TEXT_NOTE, date);
    if (row_of_list_target(app, row, files->place, id, place == files->chosen))
        target_does_at(app, choose_file, place);
}

static void draw_list(struct quarantine_files *files, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float high = row_height(painter);
    draw_panel(painter, panel);
    files->place = place_inset(painter, panel, 4, 8);
    files->scroll.content = high * (float)files->count;
    float y = files->place.y - scroll_begin(painter, files->place, &files->scroll);
    for (int i = 0; i < files->count; i++, y += high)
        if (y + high > files->place.y && y < files->place.y + files->place.h)
            draw_row(files, app, i, rect_make(files->place.x, y, files->place.w, high));
    scroll_end(painter, files->place, &files->scroll);
}

/* Draws what is said of the one that is chosen. */
static void draw_about(const struct quarantined *aside, struct pen pen)
{
    char words[PROBLEM_WORDS + 40];
    text_draw(pen.painter, TEXT_HEAD, pen_top(&pen, 34), name_of(aside));
    say_date(aside, words, sizeof words);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET, 26, 1, words);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET, 22, 2, aside->name);
    if (!aside->read)
        return;
    pen_top(&pen, 14);
    say_state(aside, words, sizeof words);
    pen_write(&pen, TEXT_BODY, 22, 4, words);
    if (aside->good)
        return;
    pen_top(&pen, 8);
    say_problem(aside, words, sizeof words);
    pen_write(&pen, TEXT_BODY | TEXT_WARNING, 22, 4, words);
    pen_top(&pen, 8);
    pen_write(&pen, TEXT_BODY | TEXT_QUIET, 22, 2, aside->line);
}

static void draw_actions(struct quarantine_files *files, struct app *app, struct pen pen)
{
    const struct quarantined *aside = chosen_of(files);
    bool plays = aside->rules && !aside->over; /* to watch it would show the other hands */
    struct button restore = button_primary("button:restore", tr("Restore"), NULL, ask_restore),
                  watched = button_make("button:watch", tr("Watch"), plays ? tr("Once it’s over") : NULL,
                                        plays ? NULL : "W", SDLK_w),
                  delete = button_to("button:delete", tr("Delete"), tr("Del"), SDLK_DELETE, ask_delete),
                  folder = button_to("button:folder", tr("Open the folder"), "O", SDLK_o, show_folder);
    restore = button_unless(restore, refusal_of(files, app));
    watched.look = aside->over ? BUTTON_SECONDARY : BUTTON_OFF;
    watched.icon = "icons/play";
    watched.does = watch;
    delete.look = app->data[0] || files->example ? BUTTON_SECONDARY : BUTTON_OFF;
    delete.icon = "icons/delete";
    struct pen both = pen_in(pen.painter, pen_row(&pen, 1, 3, 10));
    widget_button(app, pen_row(&pen, 0, 3, 10), &restore);
    widget_button(app, pen_column(&both, 0, 2, 10), &watched);
    widget_button(app, pen_column(&both, 1, 2, 10), &delete);
    widget_button(app, pen_row(&pen, 2, 3, 10), &folder);
}

static void draw(struct scene *scene, struct app *app)
{
    struct quarantine_files *files = of(scene);
    const char *count = TR_SAID(tr_many("{1} file", "{1} files", files->count), files->count);
    struct pen pen = widget_screen(app, 34, tr("Set aside"), files->count ? count : NULL, 124);
    pen_bottom(&pen, 40);
    if (!files->count) {
        draw_panel(pen.painter, pen.room);
        text_pair(pen.painter, place_inset(pen.painter, pen.room, 40, 0), TEXT_HEAD | TEXT_CENTRE,
                  tr("No files set aside"), TEXT_BODY | TEXT_QUIET | TEXT_CENTRE,
                  tr("A file that can’t be read is never overwritten: it is renamed and listed here."));
        return;
    }
    struct pen detail = pen_in(pen.painter, pen_right(&pen, 424));
    pen_right(&pen, 16);
    draw_list(files, app, pen.room);
    draw_panel(pen.painter, detail.room);
    pen_pad(&detail, 20, 20);
    struct rect actions = pen_bottom(&detail, 3 * 54 + 2 * 10);
    draw_about(chosen_of(files), detail);
    draw_actions(files, app, pen_in(pen.painter, actions));
}

/* --- the scene ------------------------------------------------------------------------------------------ */

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct quarantine_files *files = of(scene);
    const struct scroll_list rows = {"file", files->place, row_height(&app->painter), files->count};
    return scroll_key(app, &files->scroll, &rows, &files->chosen, key->code) ? scene : NULL;
}

SCROLL_WHEEL(scroll, place)

static const struct scene_class quarantine_class = {.name = "aside",
                                                    .clicks = true,
                                                    .enter = enter,
                                                    .update = update,
                                                    .draw = draw,
                                                    .key = key,
                                                    .wheel = wheel};

struct scene *scene_quarantine(struct scene *under, struct app *app)
{
    struct quarantine_files *files = SCENE_NEW(struct quarantine_files, &quarantine_class, under);
    list(files, app);
    return &files->scene;
}

/* --- for pictures -------------------------------------------------------------------------------------- */

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
    struct scene *scene = scene_quarantine(under, app);
    if (strcmp(name, "aside-empty") == 0)
        of(scene)->count = 0;
    else
        make_example(of(scene));
    of(scene)->chosen = of(scene)->count ? 0 : -1;
    return scene;
}
