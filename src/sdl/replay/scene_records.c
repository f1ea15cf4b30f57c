/*
 * scene_records.c: the matches that were played to their end and those that were brought in, newest first: to
 * be looked for, watched, copied, written out and deleted (records.h).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/replay/exports.h"
#include "sdl/replay/imports.h"
#include "sdl/replay/records.h"
#include "sdl/ui/field.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/scroll.h"
#include "words/problem_words.h"
#include "words/words.h"

static const char field_id[] = "field:typed";
static const char *const typed_hint = N_("Name, date, result");

static struct records *of(struct scene *scene)
{
    return (struct records *)scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (again) /* something may have been brought in meanwhile, or deleted */
        records_list(of(scene), app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(of(scene)->rows);
    free(of(scene)->shown);
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct records *records = of(scene);
    int focused = app->input.focus_visible ? target_number(app->input.focus, "record") : -1;
    (void)dt;
    if (focused >= 0 && focused < records->shown_count && focused != records->chosen) {
        records->chosen = focused; /* arrows have led there from beside the list */
        app_dirty(app);
    }
    if (records_read_some(records, app)) {
        records_filter(records);
        app_animate(app);
    }
    return scene;
}

/* --- what is looked for ----------------------------------------------------------------------------------
 */

static void filter_changed(struct records *records, struct app *app)
{
    records->clicked = false;
    records->scroll.at = 0;
    records_filter(records);
    app_animate(app);
}

static struct scene *take_mode(struct scene *under, struct app *app, int index)
{
    of(under)->filter.rules = index > 0 ? scene_modes[index - 1] : NULL;
    filter_changed(of(under), app);
    return under;
}

static struct scene *ask_mode(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_mode};
    SDL_strlcpy(pick.title, tr("Which mode?"), sizeof pick.title);
    pick_add(&pick, tr("Every mode"), NULL);
    for (int i = 0; scene_modes[i]; i++) {
        pick_add(&pick, tr(scene_modes[i]->name), NULL);
        if (scene_modes[i] == of(scene)->filter.rules)
            pick.chosen = i + 1;
    }
    return scene_pick(app, scene, &pick);
}

static struct scene *take_opponent(struct scene *under, struct app *app, int index)
{
    struct records *records = of(under);
    const char *names[PICK_MAX - 1];
    int count = records_opponents(records, names, PICK_MAX - 1);
    records->filter.opponent[0] = '\0';
    if (index > 0 && index <= count)
        snprintf(records->filter.opponent, PLAYER_NAME, "%s", names[index - 1]);
    filter_changed(records, app);
    return under;
}

static struct scene *ask_opponent(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_opponent};
    const char *names[PICK_MAX - 1];
    int count = records_opponents(of(scene), names, PICK_MAX - 1);
    SDL_strlcpy(pick.title, tr("Against whom?"), sizeof pick.title);
    pick_add(&pick, tr("Everyone"), NULL);
    for (int i = 0; i < count; i++) {
        pick_add(&pick, words_computer_name(names[i]), NULL);
        if (strcmp(names[i], of(scene)->filter.opponent) == 0)
            pick.chosen = i + 1;
    }
    return scene_pick(app, scene, &pick);
}

static struct scene *take_result(struct scene *under, struct app *app, int index)
{
    of(under)->filter.result = (uint8_t)index;
    filter_changed(of(under), app);
    return under;
}

static struct scene *ask_result(struct scene *scene, struct app *app)
{
    struct pick pick = {.answer = take_result, .chosen = of(scene)->filter.result};
    SDL_strlcpy(pick.title, tr("With which result?"), sizeof pick.title);
    pick_add(&pick, tr("Any result"), NULL);
    pick_add(&pick, tr("Won"), tr("You had the most points"));
    pick_add(&pick, tr("Lost"), tr("Somebody had more points than you"));
    pick_add(&pick, tr("Tied"), tr("Nobody had more points than you, but somebody had as many"));
    return scene_pick(app, scene, &pick);
}

static struct scene *show_all(struct scene *scene, struct app *app)
{
    memset(&of(scene)->filter, 0, sizeof of(scene)->filter);
    of(scene)->typed.text[0] = '\0';
    filter_changed(of(scene), app);
    return scene;
}

/* --- what is done with a match ---------------------------------------------------------------------------
 */

typedef struct scene *record_use(struct app *app, struct scene *under, const struct record *record);

/* Does something with the chosen match's record, or tells why it cannot be read. */
static struct scene *use_record(struct scene *scene, struct app *app, record_use *use)
{
    const struct records_row *row = records_chosen(of(scene));
    struct record record;
    struct problem why = {0};
    if (!row)
        return scene;
    if (!records_read(app, row, &record, &why)) {
        char reason[PROBLEM_WORDS];
        words_problem(&why, reason, sizeof reason);
        app_notice(app, tr("This record can’t be read: {1}"), reason);
        return scene;
    }
    struct scene *next = use(app, scene, &record);
    record_deinit(&record);
    /* cppcheck-suppress returnDanglingLifetime ; whoever is given a record copies it */
    return next;
}

static struct scene *copy(struct app *app, struct scene *under, const struct record *record)
{
    exports_copy_record(app, record);
    return under;
}

static struct scene *import(struct scene *scene, struct app *app)
{
    return scene_import(app, scene);
}

static struct scene *show_quarantine(struct scene *scene, struct app *app)
{
    return scene_quarantine(app, scene);
}

static struct scene *delete_it(struct scene *under, struct app *app, bool yes)
{
    struct records *records = of(under);
    const struct records_row *row = records_chosen(records);
    int place = records->chosen;
    if (!yes || !row)
        return under;
    if (!matches_delete(app, row->kept.name, row->imported))
        app_warn(app, tr("Couldn’t delete the record: its file is {1}"), row->kept.name);
    records_list(records, app);
    records->chosen = SDL_min(place, records->shown_count - 1);
    return under;
}

static struct scene *ask_delete(struct scene *scene, struct app *app)
{
    const struct records_row *row = records_chosen(of(scene));
    struct question question = {.title = tr("Delete this match?"),
                                .yes = tr("Delete"),
                                .no = tr("Keep it"),
                                .costs = true,
                                .answer = delete_it};
    if (!row)
        return scene;
    tr_say(question.text, sizeof question.text, tr("{1} of {2}. Its record can’t be restored."),
           tr(row->kept.rules->name), row->date);
    return scene_question(app, scene, &question);
}

static struct scene *click_row(struct scene *scene, struct app *app, int place)
{
    struct records *records = of(scene);
    bool watch = place == records->chosen && (records->clicked || app->input.focus_visible);
    if (place >= records->shown_count)
        return scene;
    records->chosen = place;
    records->clicked = !watch;
    return watch ? use_record(scene, app, scene_watch) : scene;
}

/* The review of the match, of the first person that played. */
static struct scene *review(struct app *app, struct scene *under, const struct record *record)
{
    int person = setup_first_person(&record->setup);
    if (setup_only_person(&record->setup) != person && !record_is_over(record)) {
        app_notice(app, tr("This match isn’t over, so the other hands stay hidden."));
        return under;
    }
    return scene_match_review(under, record, person == SEAT_NONE ? 0 : person, false);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    static const struct {
        const char *id;
        struct scene *(*open)(struct scene *scene, struct app *app);
    } openers[] = {{"button:mode", ask_mode},        {"button:opponent", ask_opponent},
                   {"button:result", ask_result},    {"button:all", show_all},
                   {"button:delete", ask_delete},    {"button:import", import},
                   {"button:aside", show_quarantine}};
    static const struct {
        const char *id;
        record_use *use;
    } uses[] = {{"button:watch", scene_watch},
                {"button:copy", copy},
                {"button:save", exports_write_record},
                {"button:review", review}};
    if (strcmp(id, field_id) == 0)
        return scene;
    audio_play(app, SOUND_BUTTON);
    if (target_number(id, "record") >= 0)
        return click_row(scene, app, target_number(id, "record"));
    for (size_t i = 0; i < sizeof openers / sizeof *openers; i++)
        if (strcmp(id, openers[i].id) == 0)
            return openers[i].open(scene, app);
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        if (strcmp(id, uses[i].id) == 0)
            return use_record(scene, app, uses[i].use);
    return scene_title(app);
}

/* --- keys ------------------------------------------------------------------------------------------------
 */

/* While words are typed; NULL: the key is not for the field. */
static struct scene *field_gets(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct records *records = of(scene);
    bool done = key->code == SDLK_ESCAPE || key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    if (done) {
        if (key->code == SDLK_ESCAPE)
            records->typed.text[0] = '\0';
        input_focus(app, "");
    } else if (!field_key(app, &records->typed, key)) {
        return NULL;
    }
    filter_changed(records, app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct records *records = of(scene);
    bool control = key->modifiers & (KMOD_CTRL | KMOD_GUI), typing = strcmp(app->input.focus, field_id) == 0;
    if (field_is_paste(key) && !typing)
        return imports_paste(scene, app);
    if (control && key->code == SDLK_f && records->count) {
        input_focus(app, field_id);
        return scene;
    }
    struct scene *next = typing ? field_gets(scene, app, key) : NULL;
    const struct scroll_list rows = {"record", records->list, records_row_height(&app->painter),
                                     records->shown_count};
    if (next || !scroll_key(app, &records->scroll, &rows, &records->chosen, key->code))
        return next;
    records->clicked = false;
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct records *records = of(scene);
    scroll_wheel(app, &records->scroll, records->list, lines);
    app_animate(app);
}

static void reword(struct scene *scene, struct app *app)
{
    (void)app;
    of(scene)->typed.hint = tr(typed_hint);
}

static const struct scene_class records_class = {.name = "records",
                                                 .enter = enter,
                                                 .leave = leave,
                                                 .reword = reword,
                                                 .update = update,
                                                 .draw = records_draw,
                                                 .activate = activate,
                                                 .key = key,
                                                 .wheel = wheel};

struct scene *scene_records(struct app *app)
{
    struct records *records = calloc(1, sizeof *records);
    CHECK_MEMORY(records);
    records->rows = calloc(RECORDS_MAX, sizeof *records->rows);
    records->shown = calloc(RECORDS_MAX, sizeof *records->shown);
    CHECK_MEMORY(records->rows && records->shown);
    records->scene.class = &records_class;
    records->typed.room = sizeof records->typed.text - 1;
    records->typed.hint = tr(typed_hint);
    records->chosen = -1;
    records_list(records, app);
    return &records->scene;
}
