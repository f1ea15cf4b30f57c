/*
 * scene_drill.c: the choice of a trainer's questions, and the record of the player.
 *
 * Choices are kept in the record's file, trainers.ini in the data folder, as soon as they are made.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"
#include "words/problem_words.h"

struct choosing {
    struct scene scene;
    struct drill_training training;
};

void drill_training_load(struct app *app, struct drill_training *training)
{
    struct problem why;
    char path[TRAINER_PATH];
    drill_record_defaults(&training->record);
    if (trainer_path(app, "trainers.ini", path) && !drill_record_load(&training->record, path, &why))
        trainer_warn(app, &why);
}

void drill_training_save(struct app *app, const struct drill_training *training)
{
    struct error why;
    char path[TRAINER_PATH];
    if (!training->example && trainer_path(app, "trainers.ini", path) &&
        !drill_record_save(&training->record, path, &why))
        app_warn(app, tr("Couldn’t save the trainer record: {1}"), why.message);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* The modes the trainer has questions of, in the order they are shown; returns how many. */
static int modes_of(enum drill drill, const struct ruleset *modes[DRILL_MODES])
{
    int count = 0;
    for (int i = 0; scene_modes[i] && count < DRILL_MODES; i++)
        if (drill_plays(drill, scene_modes[i]))
            modes[count++] = scene_modes[i];
    return count;
}

static float draw_modes(struct app *app, const struct drill_training *training, struct rect panel, float top)
{
    const struct ruleset *modes[DRILL_MODES];
    const struct ruleset *chosen = drill_record_rules(&training->record, training->drill);
    float u = app->painter.layout.u, pad = roundf(16 * u), high = roundf(46 * u), gap = roundf(8 * u);
    int count = modes_of(training->drill, modes);
    for (int i = 0; i < count; i++) {
        char id[INPUT_ID], key[2] = {(char)('1' + i), 0};
        snprintf(id, sizeof id, "mode:%s", modes[i]->id);
        struct button mode = {.id = id,
                              .label = tr(modes[i]->name),
                              .key_label = key,
                              .key = SDLK_1 + i,
                              .icon = modes[i] == chosen ? "icons/check" : NULL,
                              .look = BUTTON_SECONDARY,
                              .glow = modes[i] == chosen};
        struct rect row =
            rect_make(panel.x + pad, top + gap / 2 + (high + gap) * (float)i, panel.w - 2 * pad, high);
        widget_button(app, row, &mode);
    }
    return top + gap / 2 + (high + gap) * (float)count;
}

static void draw_clock_choice(struct app *app, const struct drill_training *training, struct rect panel,
                              float top)
{
    const struct drill_choice *choice = &training->record.choices[training->drill];
    float u = app->painter.layout.u, pad = roundf(6 * u), high = roundf(54 * u);
    static char seconds[DRILL_LIMITS][12];
    const char *labels[DRILL_LIMITS];
    const char *const answers[] = {tr("Its points"), tr("Its patterns")};
    for (int i = 0; i < DRILL_LIMITS; i++) {
        tr_say(seconds[i], sizeof seconds[i], tr("{1} s"), drill_limits[training->drill][i]);
        labels[i] = seconds[i];
    }
    struct rect row = rect_make(panel.x + pad, top, panel.w - 2 * pad, high);
    if (training->drill == DRILL_POINTS) {
        row_choice(app, row, "answer", tr("Name"), NULL, answers, 2, choice->names, true);
        row.y += high;
    }
    row_toggle(app, row, "clock", tr("Against the clock"), tr("Too late counts as wrong."), choice->timed,
               true);
    row.y += high;
    row_choice(app, row, "limit", tr("Time per question"), NULL, labels, DRILL_LIMITS, choice->limit,
               choice->timed);
}

static void draw_record(struct painter *painter, const struct drill_training *training, struct rect panel)
{
    const struct ruleset *modes[DRILL_MODES];
    enum drill drill = training->drill;
    int count = modes_of(drill, modes);
    float u = painter->layout.u, top = widget_panel(painter, panel, tr("Your record")), pad = roundf(6 * u);
    float high = roundf(fminf(56, (panel.h / u - 82 - 190) / (float)count) * u), y = top + roundf(34 * u);
    trainer_draw_heads(painter, panel, top + 20 * u);
    for (int i = 0; i < count; i++, y += high) {
        bool chosen = modes[i] == drill_record_rules(&training->record, drill);
        draw_line(painter, panel.x + 22 * u, y, panel.x + panel.w - 22 * u, y, 1, COLOUR_RULE);
        trainer_draw_tally(painter, &training->record.tallies[drill][drill_mode(modes[i])],
                           tr(modes[i]->name), chosen, panel,
                           rect_make(panel.x + pad, y, panel.w - 2 * pad, high));
    }
    trainer_draw_explained(painter, panel, y, tr("What counts as right"), drill_judgement(drill), 9);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct drill_training *training = &((const struct choosing *)scene)->training;
    const struct drill_choice *choice = &training->record.choices[training->drill];
    const char *mode = tr(drill_record_rules(&training->record, training->drill)->name);
    struct trainer_places places = trainer_places(&painter->layout);
    char sub[80];
    if (choice->timed)
        tr_say(sub, sizeof sub, tr("{1}, {2} seconds each"), mode,
               drill_record_limit(&training->record, training->drill));
    else
        tr_say(sub, sizeof sub, tr("{1}, untimed"), mode);
    struct button start = {.id = "button:start",
                           .label = tr("Start"),
                           .sub = sub,
                           .key_label = tr("Enter"),
                           .key = SDLK_RETURN,
                           .look = BUTTON_PRIMARY,
                           .glow = true};
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, drill_name(training->drill), drill_pitch(training->drill));
    float top = widget_panel(painter, places.choices, tr("Questions"));
    top = draw_modes(app, training, places.choices, top);
    draw_clock_choice(app, training, places.choices, top + roundf(6 * painter->layout.u));
    draw_record(painter, training, places.record);
    widget_button(app, places.start, &start);
}

/* --- choosing ----------------------------------------------------------------------------------------- */

static void choose(struct drill_choice *choice, enum drill drill, const char *id)
{
    const char *mode = target_after(id, "mode");
    const struct ruleset *rules = mode ? ruleset_find(mode) : NULL;
    if (rules && drill_plays(drill, rules))
        choice->mode = drill_mode(rules);
    else if (strcmp(id, "clock") == 0)
        choice->timed = !choice->timed;
    else if (target_after(id, "limit"))
        choice->limit = SDL_clamp(target_number(id, "limit"), 0, DRILL_LIMITS - 1);
    else if (target_after(id, "answer"))
        choice->names = target_number(id, "answer") == 1;
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct drill_training *training = &((struct choosing *)scene)->training;
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:back") == 0)
        return scene_trainers(app);
    if (strcmp(id, "button:start") == 0)
        return scene_drill_play(app, training);
    choose(&training->record.choices[training->drill], training->drill, id);
    drill_training_save(app, training);
    app_dirty(app);
    return scene;
}

static const struct scene_class drill_class = {.name = "drill", .draw = draw, .activate = activate};

struct scene *scene_drill_again(struct app *app, const struct drill_training *training)
{
    struct choosing *choosing = calloc(1, sizeof *choosing);
    (void)app;
    CHECK_MEMORY(choosing);
    choosing->scene.class = &drill_class;
    choosing->training = *training;
    return &choosing->scene;
}

struct scene *scene_drill(struct app *app, enum drill drill)
{
    struct drill_training training = {.drill = drill};
    drill_training_load(app, &training);
    return scene_drill_again(app, &training);
}

/* --- for a picture ------------------------------------------------------------------------------------ */

void drill_training_example(struct drill_training *training, enum drill drill)
{
    static const struct trainer_tally tally = {84, 66, 4, 17, 66 * 11800ull, 2900};
    memset(training, 0, sizeof *training);
    drill_record_defaults(&training->record);
    training->drill = drill;
    training->example = true;
    *drill_record_tally(&training->record, drill) = tally;
    training->record.choices[drill].timed = true;
}
