/*
 * field.c: lines of text that can be typed (field.h).
 */
#include "sdl/ui/field.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"

void field_row(struct app *app, struct rect rect, const char *id, const char *label,
               const struct field *field)
{
    float u = app->painter.layout.u, h = roundf(fmaxf(36 * u, 28)), w = roundf(rect.w * 0.56f);
    row_words(&app->painter, rect, rect.w - w - 3 * ROW_PAD * u, label, NULL, true);
    field_box(app,
              rect_make(roundf(rect.x + rect.w - ROW_PAD * u - w), roundf(rect.y + (rect.h - h) / 2), w, h),
              id, field);
    spoken_field(app, label, field);
}

/* The text, and behind it, underlined, what an input method composes. Returns its width. */
static float draw_typed(struct app *app, struct type type, float x, float y, float width, const char *text,
                        bool typing)
{
    struct painter *painter = &app->painter;
    char all[sizeof((struct field *)NULL)->text + sizeof app->input.composed];
    float u = painter->layout.u;
    snprintf(all, sizeof all, "%s%s", text, typing ? app->input.composed : "");
    float wide = type_draw_fit(painter, type, x, y, width, all), whole = type_width(painter, type, all);
    if (strlen(all) > strlen(text)) {
        float begin = x + wide * type_width(painter, type, text) / whole; /* it may be set smaller */
        draw_line(painter, begin, y + 4 * u, x + wide, y + 4 * u, 1.2f, type.colour);
    }
    return wide;
}

void field_box(struct app *app, struct rect box, const char *id, const struct field *field)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    bool typing = strcmp(app->input.focus, id) == 0;
    struct box_style style = {.radius = 8,
                              .top = COLOUR_ALPHA(COLOUR_SUNK, 192),
                              .bottom = COLOUR_ALPHA(COLOUR_SUNK, 192),
                              .stroke = typing                  ? COLOUR_BRASS
                                        : input_is_hot(app, id) ? COLOUR_ALPHA(COLOUR_BRASS, 160)
                                                                : COLOUR_ALPHA(COLOUR_WHITE, 51),
                              .stroke_width = typing ? 1.8f : 1};
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    float y = box.y + box.h / 2 + type_cap_height(painter, type) / 2, x = box.x + 12 * u, end;
    if (app->input.field[0] && strcmp(app->input.field, id) == 0)
        SDL_strlcpy(app->input.typed, field->text, sizeof app->input.typed);
    draw_box(painter, box, &style);
    if (!field->text[0] && field->hint && !typing) {
        type.colour = COLOUR_FAINT;
        type_draw_fit(painter, type, x, y, box.w - 24 * u, field->hint);
    }
    end = x + draw_typed(app, type, x, y, box.w - 24 * u, field->text, typing);
    if (typing)
        draw_line(painter, end + 2 * u, box.y + 8 * u, end + 2 * u, box.y + box.h - 8 * u, 1.6f,
                  COLOUR_PROMPT);
    widget_target(app, id, box, TARGET_FIELD, 0, 8);
    spoken_field(app, field->hint, field);
}

/* As many of the typed characters as there is room for; never a part of one. */
static void field_type(struct field *field, size_t length, const char *text)
{
    size_t room = SDL_min(sizeof field->text - 1, (size_t)field->room), more = strlen(text);
    more = length >= room ? 0 : SDL_min(more, room - length);
    while (more > 0 && ((unsigned char)text[more] & 0xc0) == 0x80)
        more--;
    memcpy(field->text + length, text, more);
    field->text[length + more] = 0;
}

bool field_key(struct field *field, const struct scene_key *key)
{
    size_t length = strlen(field->text);
    if (key->text) {
        if (!field->digits || strspn(key->text, "0123456789") == strlen(key->text))
            field_type(field, length, key->text);
        return true;
    }
    if (key->code == SDLK_BACKSPACE) {
        while (length > 0 && ((unsigned char)field->text[length - 1] & 0xc0) == 0x80)
            length--;
        field->text[length > 0 ? length - 1 : 0] = 0;
        return true;
    }
    /* the characters themselves come as text; as keys they must not press buttons, nor must Del, for which
     * there is nothing behind the end */
    return key->code >= SDLK_SPACE && key->code <= SDLK_DELETE &&
           !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI));
}
