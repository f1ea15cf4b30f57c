/*
 * field.c: how a line of text looks, and what the pointer does to it (field.h).
 */
#include "sdl/ui/field.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/field_parts.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "session/cluster.h"

/* A text and what is composed in it, in bytes. */
enum { ALL = sizeof((struct field *)NULL)->text + sizeof((struct input *)NULL)->composed };

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

/* Returns how far a part of the words reaches, set as wide as all of them are. */
static float reach(struct painter *painter, struct type type, const char *words, size_t bytes, float wide)
{
    char part[ALL];
    SDL_strlcpy(part, words, SDL_min(bytes + 1, sizeof part));
    float whole = type_width(painter, type, words);
    return whole > 0 ? wide * type_width(painter, type, part) / whole : 0;
}

/* The place nearest to where the pointer is. */
static int place_at(struct painter *painter, struct type type, const char *text, float x, float wide)
{
    int place = 0, next = 0, size;
    float before = 0;
    while ((size = (int)cluster_size(text + next)) > 0) {
        next += size;
        float after = reach(painter, type, text, (size_t)next, wide);
        if (x < (before + after) / 2)
            break;
        place = next;
        before = after;
    }
    return place;
}

/* What the pointer has asked for since the last picture. */
static void follow_pointer(struct painter *painter, struct type type, struct edit *edit, const char *shown,
                           int skipped, const char *text, float x, float wide)
{
    int place = skipped + place_at(painter, type, shown, edit->x - x, wide);
    switch (edit->point) {
    case EDIT_PLACE:
        edit->caret = edit->anchor = place;
        break;
    case EDIT_EXTEND:
        edit->caret = place;
        break;
    case EDIT_WORD:
        edit->anchor = field_word_begin(text, place + (int)cluster_size(text + place));
        edit->caret = field_word_end(text, edit->anchor);
        break;
    case EDIT_ALL:
        edit->anchor = 0;
        edit->caret = (int)strlen(text);
        break;
    case EDIT_NOTHING:
        break;
    }
    edit->point = EDIT_NOTHING;
}

/* Of words that have no room the first are left out, so that the caret is seen. */
static size_t skip_words(struct painter *painter, struct type type, const char *words, size_t caret,
                         float room)
{
    size_t skipped = 0;
    if (type_fits(painter, type, room, words))
        return 0;
    for (char part[ALL]; skipped < caret; skipped += cluster_size(words + skipped)) {
        SDL_strlcpy(part, words + skipped, SDL_min(caret - skipped + 1, sizeof part));
        if (type_width(painter, type, part) <= room * 0.9f)
            break;
    }
    return skipped;
}

/* Draws the words of the field that is edited: with the caret, what is selected, and underlined what an input
 * method composes. */
static void field_words(struct app *app, struct type type, struct rect box, const char *id, const char *text)
{
    struct painter *painter = &app->painter;
    const struct edit *edit = field_edit(app, id, text);
    const char *composed = app->input.composed;
    char all[ALL];
    float u = painter->layout.u, x = box.x + 12 * u, room = box.w - 24 * u, top = box.y + 8 * u,
          high = box.h - 16 * u, y = box.y + box.h / 2 + type_cap_height(painter, type) / 2;
    snprintf(all, sizeof all, "%.*s%s%s", edit->caret, text, composed, text + edit->caret);
    size_t end = (size_t)edit->caret + strlen(composed), skipped = skip_words(painter, type, all, end, room);
    const char *shown = all + skipped;
    float wide = type_draw_fit(painter, type, x, y, room, shown);
    follow_pointer(painter, type, &app->input.edit, shown, (int)skipped, text, x, wide);
    size_t from = (size_t)SDL_min(edit->caret, edit->anchor), to = (size_t)SDL_max(edit->caret, edit->anchor);
    float begin = from > skipped ? reach(painter, type, shown, from - skipped, wide) : 0;
    float caret = end > skipped
                      ? reach(painter, type, shown, (size_t)edit->caret + strlen(composed) - skipped, wide)
                      : 0;
    if (composed[0])
        draw_line(painter, x + begin, y + 4 * u, x + caret, y + 4 * u, 1.2f, type.colour);
    else if (to > from && to > skipped)
        draw_fill(painter,
                  rect_make(x + begin, top, reach(painter, type, shown, to - skipped, wide) - begin, high),
                  COLOUR_ALPHA(COLOUR_BRASS, 90));
    draw_line(painter, x + caret + u, top, x + caret + u, top + high, 1.6f, COLOUR_PROMPT);
}

void field_box(struct app *app, struct rect box, const char *id, const struct field *field)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    bool filled = strcmp(app->input.field, id) == 0; /* by the letters on the screen: scene_typing.c */
    bool line = filled && app->top->class->types;    /* the one above them */
    bool typing = !app->input.covered && (line || strcmp(app->input.focus, id) == 0);
    struct box_style style = {.radius = 8,
                              .top = COLOUR_ALPHA(COLOUR_SUNK, 192),
                              .bottom = COLOUR_ALPHA(COLOUR_SUNK, 192),
                              .stroke = typing                  ? COLOUR_BRASS
                                        : input_is_hot(app, id) ? COLOUR_ALPHA(COLOUR_BRASS, 160)
                                                                : COLOUR_ALPHA(COLOUR_WHITE, 51),
                              .stroke_width = !typing                 ? 1
                                              : input_is_hot(app, id) ? 2.6f
                                                                      : 1.8f};
    struct type type = text_type(TEXT_LINE);
    float y = box.y + box.h / 2 + type_cap_height(painter, type) / 2, x = box.x + 12 * u;
    if (filled)
        SDL_strlcpy(app->input.typed, field->text, sizeof app->input.typed);
    draw_box(painter, box, &style);
    if (!field->text[0] && field->hint && !typing) {
        type.colour = COLOUR_FAINT;
        type_draw_fit(painter, type, x, y, box.w - 24 * u, field->hint);
    }
    if (typing)
        field_words(app, type, box, id, field->text);
    else
        type_draw_fit(painter, type, x, y, box.w - 24 * u, field->text);
    widget_target(app, id, box, TARGET_FIELD, 0, 8);
    spoken_field(app, field->hint, field);
}
