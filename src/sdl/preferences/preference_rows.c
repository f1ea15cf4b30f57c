/*
 * preference_rows.c: a row of the settings drawn and changed (preferences.h).
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/preferences/preferences.h"
#include "sdl/ui/field.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"

static void *place_of(struct app *app, const struct preference *row)
{
    return (char *)&app->settings + row->place;
}

int preference_value(const struct app *app, const struct preference *row)
{
    const char *place = (const char *)&app->settings + row->place;
    if (row->get)
        return row->get(app);
    return row->kind == PREFERENCE_FLAG ? *(const bool *)place : *(const int *)(const void *)place;
}

void preference_change(struct app *app, const struct preference *row, int value)
{
    if (row->set)
        row->set(app, value);
    else if (row->kind == PREFERENCE_FLAG)
        *(bool *)place_of(app, row) = value;
    else
        *(int *)place_of(app, row) = value;
}

char *preference_text(struct app *app, const struct preference *row)
{
    return place_of(app, row);
}

static void draw_choice(struct app *app, const struct preference *row, struct rect rect, const char *help)
{
    const char *words[PREFERENCE_WORDS];
    int count = 0;
    while (count < PREFERENCE_WORDS && (words[count] = row->word(app, count)))
        count++;
    row_choice(app, rect, row->id, tr(row->label), help, words, count, preference_value(app, row), true);
}

static void draw_button(struct app *app, const struct preference *row, struct rect rect, const char *help)
{
    app->painter.rows_high = 78 * app->painter.layout.u; /* of a phone */
    if (app->painter.rows_measured)
        return;
    struct pen pen = pen_in(&app->painter, rect);
    struct button button = button_make(row->id, tr(row->label), help, NULL, 0);
    pen_pad(&pen, ROW_PAD, fmaxf(0, (rect.h / pen.u - 66) / 2));
    widget_button(app, pen_left(&pen, 540), &button);
}

void preference_draw(struct app *app, const struct preference *row, struct rect rect,
                     const struct field *field)
{
    char label_said[120], help_said[200], key[KEYS_WORDS];
    const char *help = row->help ? tr(row->help) : NULL, *label = tr(row->label);
    if (row->key) {
        char *said = help ? help_said : label_said;
        size_t size = help ? sizeof help_said : sizeof label_said;
        tr_say(said, size, help ? help : label, input_key(app, row->key, key));
        *(help ? &help : &label) = said;
    }
    switch (row->kind) {
    case PREFERENCE_FLAG:
        row_toggle(app, rect, row->id, label, help, preference_value(app, row), true);
        break;
    case PREFERENCE_CHOICE:
        draw_choice(app, row, rect, help);
        break;
    case PREFERENCE_LIST:
        row_choice(app, rect, row->id, tr(row->label), help, (const char *const[]){row->word(app, 0)}, 1, -1,
                   true);
        break;
    case PREFERENCE_SLIDER:
        row_slider(app, rect, row->id, tr(row->label), preference_value(app, row), row->most);
        break;
    case PREFERENCE_FIELD:
        if (app->painter.rows_measured)
            break;
        field_row(app, rect, row->id, tr(row->label), field);
        break;
    case PREFERENCE_BUTTON:
        draw_button(app, row, rect, help);
        break;
    }
}

static void turn_over(struct app *app, const struct preference *row)
{
    preference_change(app, row, !preference_value(app, row));
    if (row->sample && preference_value(app, row))
        row->sample(app);
}

struct scene *preference_use(struct app *app, const struct preference *row, int value, struct scene *scene)
{
    if (row->act)
        return row->act(scene, app);
    if (row->choose)
        return row->choose(scene, app, value);
    if (row->kind == PREFERENCE_CHOICE)
        preference_change(app, row, value);
    else if (row->kind == PREFERENCE_FLAG)
        turn_over(app, row);
    else if (row->kind == PREFERENCE_SLIDER && app->input.focus_visible) /* no pointer: louder, then off */
        preference_change(app, row, (preference_value(app, row) + 1) % (row->most + 1));
    return scene;
}
