/*
 * scene_keeper_setup.c: the set-up of a match with real tiles: mode, players, the first East, options.
 */
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/keeper/keeping.h"
#include "sdl/ui/field.h"
#include "sdl/ui/option_row.h"
#include "sdl/ui/widgets.h"
#include "session/cluster.h"
#include "words/refusal_words.h"

struct settling {
    struct scene scene;
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    struct field fields[SEAT_MAX]; /* names in order of play */
    int east;                      /* which of them is East first */
    char said[REFUSAL_WORDS];      /* why it can't begin, or "" */
};

SCENE_OF(struct settling)

static const char *const field_ids[SEAT_MAX] = {"field:first", "field:second", "field:third", "field:fourth"};

static int seats_of(const struct settling *settling)
{
    return ruleset_seats(settling->rules, settling->options);
}

/* The chosen one, or the first player where fewer play than when that was chosen. */
static int first_east(const struct settling *settling)
{
    return settling->east < seats_of(settling) ? settling->east : 0;
}

static const char *name_of(const struct settling *settling, int seat)
{
    const struct field *field = &settling->fields[seat];
    return field->text[0] ? field->text : field->hint;
}

static struct scene *choose_mode(struct scene *scene, struct app *app, int mode)
{
    struct settling *settling = of(scene);
    settling->rules = scene_modes[mode];
    memcpy(settling->options, settings_options(&app->settings, settling->rules), sizeof settling->options);
    settling->said[0] = '\0';
    return scene;
}

static struct scene *choose_east(struct scene *scene, struct app *app, int seat)
{
    (void)app;
    of(scene)->east = seat;
    return scene;
}

static struct scene *turn_option(struct scene *scene, struct app *app, int place)
{
    (void)app;
    option_cell_turn(of(scene)->rules, of(scene)->options, place);
    of(scene)->said[0] = '\0';
    return scene;
}

static struct scene *begin(struct scene *scene, struct app *app)
{
    struct settling *settling = of(scene);
    struct keeping *keeping = (struct keeping *)scene->under;
    struct refusal refusal;
    int seats = seats_of(settling), east = first_east(settling);
    if (!ruleset_check(settling->rules, settling->options, &refusal)) {
        words_refusal(NULL, &refusal, settling->said, sizeof settling->said);
        audio_play(app, SOUND_WARNING);
        return scene;
    }
    keeper_begin(&keeping->keeper, settling->rules, settling->options);
    for (int seat = 0; seat < seats; seat++)
        cluster_copy(keeping->keeper.names[seat], PLAYER_NAME, name_of(settling, (east + seat) % seats));
    keeping_save(keeping, app);
    return scene->under;
}

/* --- drawing ------------------------------------------------------------------------------------------- */

static void draw_modes(struct app *app, const struct settling *settling, struct pen *pen, int rows)
{
    struct keeping_list list = {0};
    for (int i = 0; scene_modes[i]; i++)
        keeping_add(&list, tr(scene_modes[i]->name), i, scene_modes[i] == settling->rules);
    keeping_chips(app, pen, "mode", tr("Mode"), &list, rows, choose_mode);
}

/* Draws two fields in a row, or all of them on a flat phone. */
static void draw_names(struct app *app, const struct settling *settling, struct pen *pen)
{
    int seats = seats_of(settling);
    struct keeping_list list = {0};
    keeping_label(pen, tr("Players, in the order of play"));
    int each = pen->painter->layout.shape == LAYOUT_FLAT ? seats : 2;
    for (int first = 0; first < seats; first += each) {
        struct pen row = pen_in(pen->painter, keeping_row(pen));
        for (int i = first; i < SDL_min(first + each, seats); i++)
            field_box(app, pen_column(&row, i - first, each, 6), field_ids[i], &settling->fields[i]);
    }
    for (int seat = 0; seat < seats; seat++)
        keeping_add(&list, name_of(settling, seat), seat, seat == first_east(settling));
    keeping_label(pen, tr("Who is East?"));
    keeping_chips(app, pen, "east", tr("Who is East?"), &list, 1, choose_east);
}

static void draw_option(struct app *app, const struct settling *settling, int place, struct rect cell)
{
    struct painter *painter = &app->painter;
    const struct option *option = &settling->rules->options[place];
    struct pen pen = pen_in(painter, cell);
    const char *id = TARGET_ID("option", place);
    char value[64];
    bool counts = ruleset_counts(settling->rules, settling->options, place);
    option_cell_words(settling->rules, settling->options, place, value, sizeof value);
    draw_button_body(painter, cell, counts ? BUTTON_SECONDARY : BUTTON_OFF, input_is_hot(app, id),
                     input_is_pressed(app, id));
    widget_target(app, id, cell, counts ? 0 : TARGET_OFF, 0, 10);
    target_does_at(app, turn_option, place);
    target_name(app, TR_SAID(tr_in("a button, what it does", "{1}. {2}"), tr(option->label), value));
    pen.room.y += input_is_pressed(app, id) ? draw_pressed_shift(painter) : 0;
    pen_bottom(&pen, 4);
    pen_pad(&pen, 10, 0);
    text_pair(painter, pen.room, TEXT_NOTE, tr(option->label), TEXT_LINE | (counts ? 0 : TEXT_OFF), value);
}

static void draw_options(struct app *app, const struct settling *settling, struct pen *pen)
{
    int count = ruleset_option_count(settling->rules);
    for (int first = 0; first < count; first += 2) {
        struct pen row = pen_in(pen->painter, pen_top(pen, layout_is_phone(&pen->painter->layout) ? 50 : 64));
        pen_top(pen, KEEPING_GAP);
        for (int i = first; i < SDL_min(first + 2, count); i++)
            draw_option(app, settling, i, pen_column(&row, i - first, 2, 6));
    }
}

static void draw(struct scene *scene, struct app *app)
{
    struct settling *settling = of(scene);
    const struct layout *l = &app->painter.layout;
    bool upright = l->shape == LAYOUT_UPRIGHT, phone = layout_is_phone(l);
    struct pen pen =
        keeping_screen(app, tr("At a real table"), settling->said[0] ? settling->said : tr("New match"));
    struct button start = button_primary("button:start", tr("Start"), NULL, begin);
    widget_button(app, keeping_main_place(pen.painter, pen_bottom(&pen, phone ? 48 : 60)), &start);
    pen_bottom(&pen, phone ? 6 : 16);
    keeping_panel(&pen);
    draw_modes(app, settling, &pen, upright ? 2 : 1);
    struct pen left = pen;
    if (!upright) {
        left.room = pen_column(&pen, 0, 2, 16);
        pen.room = pen_column(&pen, 1, 2, 16);
        pen_top(&pen, phone ? 0 : 26);
    }
    draw_names(app, settling, &left);
    draw_options(app, settling, upright ? &left : &pen);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    for (int i = 0; i < SEAT_MAX; i++)
        if (strcmp(app->input.focus, field_ids[i]) == 0)
            return field_key(app, &of(scene)->fields[i], key) ? scene : NULL;
    return NULL;
}

static const struct scene_class setup_class = {
    .name = "keeper-setup", .phone = true, .clicks = true, .draw = draw, .key = key};

struct scene *scene_keeper_setup(struct app *app, struct scene *keeping)
{
    static const char *const hints[SEAT_MAX] = {N_("First player"), N_("Second player"), N_("Third player"),
                                                N_("Fourth player")};
    struct settling *settling = SCENE_NEW(struct settling, &setup_class, keeping);
    const struct keeper *before = &((struct keeping *)keeping)->keeper;
    settling->rules = before->rules ? before->rules : app->mode ? app->mode : scene_modes[0];
    memcpy(settling->options,
           before->rules ? before->options : settings_options(&app->settings, settling->rules),
           sizeof settling->options);
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        struct field *field = &settling->fields[seat];
        field->room = PLAYER_NAME - 1;
        field->hint = tr(hints[seat]);
        bool typed = true; /* names that nobody typed follow the seats */
        for (int i = 0; i < SEAT_MAX; i++)
            typed &= strcmp(before->names[seat], tr(hints[i])) != 0;
        snprintf(field->text, sizeof field->text, "%s", typed ? before->names[seat] : "");
    }
    return &settling->scene;
}
