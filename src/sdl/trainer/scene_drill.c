/*
 * scene_drill.c: the choice of a trainer's questions, and the record of the player.
 *
 * Choices are kept in the record's file, trainers.ini in the data folder, as soon as they are made.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "sdl/app/scenes.h"
#include "sdl/trainer/drilling.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/drill/drill_words.h"
#include "words/problem_words.h"
#include "words/words.h"

struct choosing {
    struct scene scene;
    struct drill_training training;
    struct scroll scroll, explained; /* in a large interface: of the rows of choices, of what is right, */
    struct rect rows, text;          /* ... in these places */
};

SCENE_OF(struct choosing)

/* True if there is a folder where a record is kept. */
static bool is_kept(const struct app *app)
{
    return app->data[0] && !app->command_line.headless;
}

void drill_training_load(struct app *app, struct drill_training *training)
{
    struct problem why;
    char words[PROBLEM_WORDS];
    drill_record_defaults(&training->record);
    if (!is_kept(app) || drill_record_load(&training->record, app->data, &why))
        return;
    words_problem(&why, words, sizeof words);
    streams_say("dueling-tigers: %s", words);
    app_warn_sentence(app, words);
}

void drill_training_save(struct app *app, const struct drill_training *training)
{
    struct error why;
    if (!training->example && is_kept(app) && !drill_record_save(&training->record, app->data, &why))
        app_warn(app, tr("Couldn’t save the trainer record: {1}"), why.message);
}

/* --- choosing ----------------------------------------------------------------------------------------- */

static struct scene *start(struct scene *scene, struct app *app)
{
    return scene_drill_play(app, &of(scene)->training);
}

struct drill_choice *drill_choice_of(struct scene *scene)
{
    struct drill_training *training = &of(scene)->training;
    return &training->record.choices[training->drill];
}

struct scene *drill_chosen(struct scene *scene, struct app *app)
{
    drill_training_save(app, &of(scene)->training);
    return scene;
}

struct scene *drill_choose_part(struct scene *scene, struct app *app, int part)
{
    drill_choice_of(scene)->part = part;
    return drill_chosen(scene, app);
}

static struct scene *turn_clock(struct scene *scene, struct app *app)
{
    struct drill_choice *choice = drill_choice_of(scene);
    choice->timed = !choice->timed;
    return drill_chosen(scene, app);
}

static struct scene *choose_limit(struct scene *scene, struct app *app, int limit)
{
    *drill_choice_limit(drill_choice_of(scene), of(scene)->training.drill) = limit;
    return drill_chosen(scene, app);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* The parts of a trainer in the order they are shown; returns how many. */
static int parts_of(enum drill drill, int parts[DRILL_PARTS])
{
    int count = 0;
    for (int i = 0; i < DRILL_PARTS && (drill == DRILL_WAITS || scene_modes[i]); i++) {
        int part = drill == DRILL_WAITS ? i : ruleset_place(scene_modes[i]);
        if (drill_part_id(drill, part))
            parts[count++] = part;
    }
    return count;
}

static void draw_modes(struct app *app, const struct drill_training *training, struct pen *pen)
{
    int modes[DRILL_PARTS], count = parts_of(training->drill, modes);
    pen_top(pen, 4);
    for (int i = 0; i < count; i++) {
        char id[INPUT_ID], key[2] = {(char)('1' + i), 0};
        struct pen row = pen_in(pen->painter, pen_top(pen, 46));
        snprintf(id, sizeof id, "mode:%s", drill_part_id(training->drill, modes[i]));
        struct button mode = button_make(id, tr(ruleset_list[modes[i]]->name), NULL, key, SDLK_1 + i);
        mode.glow = modes[i] == training->record.choices[training->drill].part;
        mode.icon = mode.glow ? "icons/check" : NULL;
        mode.does_at = drill_choose_part;
        mode.index = modes[i];
        pen_pad(&row, 10, 0);
        widget_button(app, row.room, &mode);
        pen_top(pen, 8);
    }
    pen_top(pen, 6);
}

/* Row `i` of the choices: those of the trainer, then the time. */
static void draw_choice(struct app *app, const void *of, int i, struct rect row)
{
    const struct drill_training *training = of;
    const struct drill_choice *choice = &training->record.choices[training->drill];
    const struct drill_face *face = drill_faces[training->drill];
    const int *limits = drill_limits(training->drill, choice->part);
    static char seconds[DRILL_LIMITS][12];
    const char *labels[DRILL_LIMITS];
    if (i < face->choices) {
        face->draw_choice(app, choice, i, row);
        return;
    }
    if (i == face->choices) {
        row_toggle(app, row, "clock", tr("Against the clock"), tr("Too late counts as wrong."), choice->timed,
                   true);
        if (!app->painter.rows_measured)
            target_does(app, turn_clock);
        return;
    }
    for (int limit = 0; limit < DRILL_LIMITS; limit++) {
        tr_say(seconds[limit], sizeof seconds[limit], tr("{1} s"), limits[limit]);
        labels[limit] = seconds[limit];
    }
    struct drill_choice chosen = *choice;
    row_choice(app, row, "limit", tr("Time per question"), NULL, labels, DRILL_LIMITS,
               *drill_choice_limit(&chosen, training->drill), choice->timed);
}

static void draw_choices(struct app *app, struct choosing *choosing, struct rect panel)
{
    const struct drill_training *training = &choosing->training;
    const struct drill_face *face = drill_faces[training->drill];
    struct pen pen = widget_panel(&app->painter, panel, tr("Questions"));
    if (face->draw_sample) {
        struct pen below = pen;
        pen_pad(&below, 16, 16);
        face->draw_sample(pen.painter, &training->record.choices[training->drill],
                          pen_bottom(&below, fminf(panel.h * .26f / pen.u, 150)));
        pen.room.h = below.room.y + below.room.h - pen.room.y;
    }
    pen_pad(&pen, 6, 0);
    if (training->drill != DRILL_WAITS) /* whose parts are no modes */
        draw_modes(app, training, &pen);
    choosing->rows = pen.room;
    rows_draw(app, pen.room, roundf(64 * pen.u), face->choices + 2, &choosing->scroll, draw_choice, training);
    target_does_each(app, "limit", choose_limit, 0);
}

/* --- the record --------------------------------------------------------------------------------------- */

enum { COLUMNS = 6 };

/* The columns of figures, the last two of which have longer heads. The first is the name's, at the left. */
static const struct {
    const char *head;
    float end; /* of the room beside the name */
} columns[COLUMNS] = {
    {"", 0},        {N_("Asked"), .18f}, {N_("Right"), .37f}, {N_("Streak"), .55f}, {N_("Average"), .78f},
    {N_("Best"), 1}};

/* The place of a column in a row of the table, from where the one before it ends. */
static struct rect column_in(struct pen row, int column)
{
    pen_left(&row, 146);
    pen_right(&row, 22);
    float wide = row.room.w / row.u, from = wide * columns[column - 1].end + 6;
    return pen_part(&row, from, 0, wide * columns[column].end - from, row.room.h / row.u);
}

/* The place of the name, or of the first column's head, which has none beside it. */
static struct pen name_in(struct pen row)
{
    struct rect first = column_in(row, 1);
    pen_left(&row, 22);
    row.room.w = first.x + first.w - row.room.x;
    return row;
}

/* A row of the table: its name and figures, the chosen one lit. */
static void draw_tally(const struct pen *row, const struct trainer_tally *tally, const char *label,
                       bool chosen)
{
    struct painter *painter = row->painter;
    bool any = tally->hands > 0;
    const char *none = "\xe2\x80\x93";
    char mean[24], best[24];
    if (chosen)
        draw_wash(painter, place_inset(painter, row->room, 6, 2), 9, COLOUR_ALPHA(COLOUR_WHITE, 18));
    training_time_words(trainer_tally_mean_time(tally), mean, sizeof mean);
    training_time_words(tally->best_time, best, sizeof best);
    const char *const cells[COLUMNS] = {NULL,
                                        any ? TR_SAID("{1}", tally->hands) : none,
                                        any ? TR_SAID(tr("{1}%"), words_share(tally->right, tally->hands))
                                            : none,
                                        any ? TR_SAID("{1}", tally->best_streak) : none,
                                        mean,
                                        best};
    struct pen name = name_in(*row);
    pen_right(&name, text_units(painter, TEXT_STEP, cells[1]) + 12);
    text_draw(painter, TEXT_NAME, name.room, label);
    for (int i = 1; i < COLUMNS; i++)
        text_figure(painter, TEXT_STEP | TEXT_RIGHT | (any ? 0 : TEXT_FAINT), column_in(*row, i),
                    tr(columns[i].head), cells[i]);
}

static void draw_heads(struct painter *painter, struct rect row)
{
    const struct pen pen = pen_in(painter, row);
    for (int i = 1; i < COLUMNS; i++)
        text_draw(painter, TEXT_NOTE | TEXT_RIGHT, i == 1 ? name_in(pen).room : column_in(pen, i),
                  tr(columns[i].head));
}

static void draw_record(struct app *app, struct choosing *choosing, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct drill_training *training = &choosing->training;
    enum drill drill = training->drill;
    int parts[DRILL_PARTS], count = parts_of(drill, parts);
    char name[48];
    struct pen pen = widget_panel(painter, panel, tr("Your record"));
    float high = fminf(56, (panel.h / pen.u - 82 - 190) / (float)count);
    draw_heads(painter, pen_top(&pen, 32));
    pen_top(&pen, 2);
    for (int i = 0; i < count; i++) {
        struct pen row = pen_in(painter, pen_top(&pen, high)), line = row;
        pen_pad(&line, 22, 0);
        pen_rule(&line);
        drill_part_words(drill, parts[i], name, sizeof name);
        draw_tally(&row, &training->record.tallies[drill][parts[i]], name,
                   parts[i] == training->record.choices[drill].part);
    }
    pen_bottom(&pen, 10);
    pen_pad(&pen, 22, 0);
    pen_rule(&pen);
    pen_text(&pen, TEXT_NAME, 0, 32, 0, tr("What counts as right"));
    pen_top(&pen, 38);
    choosing->text = pen.room;
    scroll_write(app, "explained", pen.room, &choosing->explained, TEXT_BODY | TEXT_QUIET | TEXT_EXPLAINED,
                 22, drill_judgement(drill));
}

static void draw(struct scene *scene, struct app *app)
{
    const struct drill_training *training = &of(scene)->training;
    const struct drill_choice *choice = &training->record.choices[training->drill];
    const struct layout *l = &app->painter.layout;
    float x = l->margin + 16, column = (l->wide - 2 * x - 24) / 2, high = l->high - 124 - 136;
    char part[48];
    drill_part_words(training->drill, choice->part, part, sizeof part);
    int limit = drill_record_limit(&training->record, training->drill);
    struct button go = button_primary("button:start", tr("Start"),
                                      choice->timed ? TR_SAID(tr("{1}, {2} seconds each"), part, limit)
                                                    : TR_SAID(tr("{1}, untimed"), part),
                                      start);
    go.glow = true;
    widget_screen(app, 34, drill_name(training->drill), drill_pitch(training->drill), 0);
    target_does(app, scene_trainers);
    draw_choices(app, of(scene), layout_rect(l, x, 136, column, high));
    draw_record(app, of(scene), layout_rect(l, x + column + 24, 136, column, high));
    widget_button(app, layout_rect(l, l->wide - x - 340, l->high - 104, 340, 66), &go);
}

/* Page keys scroll the text at the right, arrows the choices. */
static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct choosing *choosing = of(scene);
    bool page = key->code == SDLK_PAGEDOWN || key->code == SDLK_PAGEUP;
    bool done = page ? scroll_by_key(app, &choosing->explained, choosing->text, key)
                     : scroll_by_key(app, &choosing->scroll, choosing->rows, key);
    return done ? scene : NULL;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct choosing *choosing = of(scene);
    if (rect_contains(choosing->rows, app->input.x, app->input.y))
        scroll_wheel(app, &choosing->scroll, choosing->rows, lines);
    else
        scroll_wheel(app, &choosing->explained, choosing->text, lines);
}

static struct scene *drag(struct scene *scene, struct app *app, const char *id, float x, float y, bool drop)
{
    struct choosing *choosing = of(scene);
    bool rows = strcmp(id, "rows") == 0;
    (void)x, (void)y, (void)drop;
    scroll_drag(app, rows ? &choosing->scroll : &choosing->explained, rows ? choosing->rows : choosing->text);
    return scene;
}

static const struct scene_class drill_class = {
    .name = "drill", .clicks = true, .draw = draw, .key = key, .drag = drag, .wheel = wheel};

struct scene *scene_drill_again(struct app *app, const struct drill_training *training)
{
    struct choosing *choosing = SCENE_NEW(struct choosing, &drill_class, NULL);
    (void)app;
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
    static const struct trainer_tally tally = {84, 66, 4, 17, 66 * 11800ull, 2900, 8};
    static const struct trainer_tally waits[WAITS_SIZES] = {
        {64, 61, 12, 31, 61 * 3100, 900, 8},
        {212, 171, 4, 23, 171 * 9400ull, 2700, 8},
        {96, 58, 0, 9, 58 * 21800ull, 7200, 8},
        {31, 11, 1, 3, 11 * 48600ull, 23900, 8},
    };
    memset(training, 0, sizeof *training);
    drill_record_defaults(&training->record);
    training->drill = drill;
    training->example = true;
    *drill_record_tally(&training->record, drill) = tally;
    memcpy(training->record.tallies[DRILL_WAITS], waits, sizeof waits);
    training->record.choices[drill].timed = true;
}
