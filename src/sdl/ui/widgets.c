/*
 * widgets.c: buttons, toggles, sliders, choices, fields, scroll panels (widgets.h).
 */
#include "sdl/ui/widgets.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"
#include "sdl/ui/spoken_widgets.h"

static const float row_pad = 16;

void widget_ring(struct app *app, const char *id, struct rect rect, float radius)
{
    if (!input_is_focused(app, id))
        return;
    app->input.ring = rect;
    app->input.ring_radius = radius;
}

/* Registers the target of a widget and shows the keyboard's ring on it. */
static void add(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key,
                float radius)
{
    target_add(app, id, rect, flags, key);
    if (!(flags & TARGET_OFF))
        widget_ring(app, id, rect, radius);
}

struct words {
    struct type label, sub;
};

static struct words words_of(const struct button *button)
{
    bool off = button->look == BUTTON_OFF, brass = button->look == BUTTON_PRIMARY;
    uint32_t label = brass ? COLOUR_BRASS_TEXT : off ? COLOUR_OFF : COLOUR_IVORY;
    uint32_t sub = button->warning ? COLOUR_WARNING
                   : brass         ? COLOUR_BRASS_SUB
                   : off           ? COLOUR_OFF_REASON
                                   : COLOUR_QUIET;
    enum type_align align = button->centred ? TYPE_CENTRE : TYPE_LEFT;
    struct words words = {
        type_make(TYPE_SERIF, SIZE_NAME, label, align),
        type_make(button->warning || brass ? TYPE_SANS_MEDIUM : TYPE_SANS, SIZE_SMALL, sub, align)};
    return words;
}

/* How many lines of the sub line there is room for below the label. */
static int sub_lines(struct painter *painter, struct rect rect, const struct button *button,
                     const struct words *words)
{
    float cap = type_cap_height(painter, words->label), leading = type_leading(painter, words->sub, 18);
    int room = (int)((rect.h - cap - leading * 0.5f) / leading), most = room >= 2 ? 2 : 1;
    if (!button->sub || !button->sub[0])
        return 0;
    return SDL_min(
        type_count_lines(painter, words->sub, rect.w - 2 * row_pad * painter->layout.u, button->sub), most);
}

/* The words of a button, together no higher than its body. */
static struct words fitting_words(struct painter *painter, struct rect rect, const struct button *button)
{
    struct words words = words_of(button);
    int lines = sub_lines(painter, rect, button, &words);
    float high =
        type_cap_height(painter, words.label) + type_leading(painter, words.sub, 18) * ((float)lines + 0.36f);
    if (lines) {
        words.label = type_squeezed(painter, words.label, high, rect.h * 0.8f);
        words.sub = type_squeezed(painter, words.sub, high, rect.h * 0.8f);
    }
    return words;
}

/* Label and sub line, together in the middle of the body's height; `width` is what the label may take. */
static void button_words(struct painter *painter, struct rect rect, const struct button *button, float x,
                         float width)
{
    struct words words = fitting_words(painter, rect, button);
    int lines = sub_lines(painter, rect, button, &words);
    float cap = type_cap_height(painter, words.label), leading = type_leading(painter, words.sub, 18);
    float beside = rect.x + rect.w - row_pad * painter->layout.u - x,
          gap = lines ? roundf(leading * 0.36f) : 0;
    float y = roundf(rect.y + (rect.h - cap - gap - leading * (float)lines) / 2 + cap);
    float at = button->centred ? x + width / 2 : x;
    type_draw_fit(painter, words.label, at, y, width, button->label);
    if (lines)
        type_draw_wrapped(painter, words.sub, at, y + gap + leading * 0.86f, beside, 18, lines, button->sub);
}

/* How far down the middle of the key cap stands beside the label: with large letters higher, clear of the sub
 * line below it. */
static float beside_label(struct painter *painter, struct rect rect, const struct button *button)
{
    struct words words = fitting_words(painter, rect, button);
    float u = painter->layout.u, cap = type_cap_height(painter, words.label),
          half = draw_key_cap_height(painter) / 2;
    float leading = type_leading(painter, words.sub, 18), gap = roundf(leading * 0.36f);
    int lines = sub_lines(painter, rect, button, &words);
    float label = (rect.h - cap - gap - leading * (float)lines) / 2 + cap;
    float sub = label + gap + leading * 0.86f - type_cap_height(painter, words.sub);
    return fmaxf(fminf(22 * u, sub - half - 2 * u), half + 2 * u);
}

/* The label comes first: a key cap that would cut it is left out. */
static bool has_room_for_cap(struct painter *painter, const struct button *button, float width)
{
    float cap = draw_key_cap_width(painter, button->key_label) + 8 * painter->layout.u;
    return type_fits(painter, words_of(button).label, width - cap, button->label);
}

void widget_button(struct app *app, struct rect rect, const struct button *button)
{
    struct painter *painter = &app->painter;
    bool off = button->look == BUTTON_OFF, hot = !off && input_is_hot(app, button->id);
    bool pressed = !off && input_is_pressed(app, button->id);
    float u = painter->layout.u, pad = row_pad * u, width = rect.w - 2 * pad, x = rect.x + pad,
          right = rect.x + rect.w - pad;
    struct rect body = rect;
    if (button->glow)
        draw_glow(painter, rect_inset(rect, -2 * u, -2 * u), 12, COLOUR_ALPHA(COLOUR_BRASS, 130), 7);
    draw_button_body(painter, rect, button->look, hot, pressed);
    add(app, button->id, rect,
        off                              ? TARGET_OFF
        : button->look == BUTTON_PRIMARY ? TARGET_FIRST
                                         : 0,
        button->key, 10);
    spoken_button(app, button);
    if (!off)
        body.h -= roundf(4 * u);
    if (pressed)
        body.y += draw_pressed_shift(painter);
    if (button->icon) {
        float side = roundf(22 * u);
        draw_svg(painter, button->icon, rect_make(x, roundf(body.y + (body.h - side) / 2), side, side),
                 words_of(button).label.colour);
        x += side + 10 * u;
        width -= side + 10 * u;
    }
    if (button->key_label && has_room_for_cap(painter, button, width)) {
        float cap_y =
            body.y + (button->sub && body.h > 50 * u ? beside_label(painter, body, button) : body.h / 2);
        width -=
            draw_key_cap(painter, right, cap_y, button->key_label, button->look == BUTTON_PRIMARY) + 8 * u;
    }
    button_words(painter, body, button, x, width);
}

void widget_icon_button(struct app *app, struct rect rect, const char *id, const char *icon, SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    bool hot = input_is_hot(app, id), pressed = input_is_pressed(app, id);
    float pad = roundf(fminf(rect.w, rect.h) * 0.24f);
    struct box_style style = {
        .radius = 9,
        .top = hot ? COLOUR_ALPHA(COLOUR_HOT_HIGH, 224) : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .bottom = pressed ? COLOUR_ALPHA(COLOUR_PANEL, 240)
                  : hot   ? COLOUR_ALPHA(COLOUR_HOT_LOW, 224)
                          : COLOUR_ALPHA(COLOUR_PANEL, 179),
        .stroke = hot ? COLOUR_ALPHA(COLOUR_BRASS, 200) : COLOUR_ALPHA(COLOUR_WHITE, 51),
        .stroke_width = 1};
    draw_box(painter, rect, &style);
    draw_svg(painter, icon, rect_inset(rect, pad, pad), hot ? COLOUR_PROMPT : COLOUR_IVORY);
    add(app, id, rect, 0, key, 9);
    spoken_icon(app, icon);
}

static struct type link_type(bool hot)
{
    return type_make(TYPE_SERIF, SIZE_LABEL, hot ? COLOUR_PROMPT : COLOUR_IVORY, TYPE_CENTRE);
}

float widget_link_width(struct painter *painter, const char *label)
{
    return ceilf(type_width(painter, link_type(false), label) + 16 * painter->layout.u);
}

void widget_link(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    bool hot = input_is_hot(app, id);
    struct type type = link_type(hot);
    float y = rect.y + rect.h / 2 + type_cap_height(painter, type) / 2, w = type_width(painter, type, label);
    type_draw(painter, type, rect.x + rect.w / 2, y, label);
    if (hot)
        draw_line(painter, rect.x + (rect.w - w) / 2, y + 6 * painter->layout.u, rect.x + (rect.w + w) / 2,
                  y + 6 * painter->layout.u, 1.4f, COLOUR_BRASS);
    add(app, id, rect, 0, key, 8);
}

/* The left part of a row: label and help line; returns nothing. Lights up under the pointer. */
static void row_words(struct painter *painter, struct rect rect, float width, const char *label,
                      const char *help, bool enabled)
{
    float u = painter->layout.u, x = rect.x + row_pad * u;
    struct type name =
        type_make(TYPE_SANS_MEDIUM, SIZE_BODY, enabled ? COLOUR_IVORY : COLOUR_FAINT, TYPE_LEFT);
    struct type sub =
        type_explained(type_make(TYPE_SANS, SIZE_SMALL, enabled ? COLOUR_QUIET : COLOUR_FAINT, TYPE_LEFT));
    float cap = type_cap_height(painter, name), leading = type_leading(painter, sub, 18);
    int lines = help && help[0] ? SDL_min(type_count_lines(painter, sub, width, help), 2) : 0;
    float high = cap + leading * (0.4f + (float)lines);
    if (lines && high > 0.84f * rect.h) {
        name = type_squeezed(painter, name, high, 0.84f * rect.h);
        sub = type_squeezed(painter, sub, high, 0.84f * rect.h);
        cap = type_cap_height(painter, name);
        leading = type_leading(painter, sub, 18);
        lines = SDL_min(type_count_lines(painter, sub, width, help), 2);
    }
    float block = cap + (lines ? leading * 0.4f + leading * (float)lines : 0);
    float y = roundf(rect.y + (rect.h - block) / 2 + cap);
    type_draw_fit(painter, name, x, y, width, label);
    if (lines)
        type_draw_wrapped(painter, sub, x, y + leading * 1.26f, width, 18, lines, help);
}

static void row_light(struct app *app, struct rect rect, const char *id, bool enabled)
{
    struct box_style style = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 13), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 13)};
    if (enabled && input_is_hot(app, id))
        draw_box(&app->painter, rect, &style);
}

void widget_toggle(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                   bool on, bool enabled)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, w = roundf(46 * u), h = roundf(26 * u), before = painter->alpha;
    struct rect track = rect_make(rect.x + rect.w - row_pad * u - w, roundf(rect.y + (rect.h - h) / 2), w, h);
    float knob = h - roundf(6 * u), at = on ? track.x + w - knob - roundf(3 * u) : track.x + roundf(3 * u);
    struct box_style body = {.radius = 13,
                             .top = on ? COLOUR_BRASS_HIGH : COLOUR_SUNK,
                             .middle = on ? COLOUR_BRASS_MID : 0,
                             .bottom = on ? COLOUR_BRASS_LOW : COLOUR_GROOVE,
                             .stroke = on ? COLOUR_ALPHA(COLOUR_BLACK, 64) : COLOUR_ALPHA(COLOUR_EDGE, 160),
                             .stroke_width = 1.2f};
    struct box_style disc = {.radius = 12,
                             .top = on ? COLOUR_KNOB_HIGH : COLOUR_QUIET,
                             .bottom = on ? COLOUR_KNOB_LOW : COLOUR_FAINT,
                             .stroke = COLOUR_ALPHA(COLOUR_BLACK, 80),
                             .stroke_width = 1};
    row_light(app, rect, id, enabled);
    row_words(painter, rect, rect.w - w - 3 * row_pad * u, label, help, enabled);
    painter->alpha *= enabled ? 1 : 0.4f;
    draw_box(painter, track, &body);
    draw_box(painter, rect_make(at, track.y + roundf(3 * u), knob, knob), &disc);
    painter->alpha = before;
    add(app, id, rect, enabled ? 0 : TARGET_OFF, 0, 8);
    spoken_toggle(app, label, help, on);
}

/* How much is left of what cannot be chosen: its words have to be read none the less. */
static float faint(const struct painter *painter)
{
    return painter->look.palette == PALETTE_CONTRAST ? 0.9f : 0.75f;
}

/* `limit`: pixels of its words, so that those of all segments are alike. */
static void segment(struct app *app, struct rect rect, const char *id, const char *label, bool chosen,
                    bool enabled, float limit)
{
    struct painter *painter = &app->painter;
    bool hot = enabled && input_is_hot(app, id);
    struct type type = type_make(chosen ? TYPE_SANS_BOLD : TYPE_SANS_MEDIUM, SIZE_SMALL,
                                 chosen    ? COLOUR_BRASS_TEXT
                                 : enabled ? COLOUR_IVORY
                                           : COLOUR_OFF_REASON,
                                 TYPE_CENTRE);
    type.limit = limit;
    struct box_style body = {.radius = 7,
                             .top = chosen ? COLOUR_BRASS_HIGH : COLOUR_ALPHA(COLOUR_WHITE, 38),
                             .middle = chosen ? COLOUR_BRASS_MID : 0,
                             .bottom = chosen ? COLOUR_BRASS_LOW : COLOUR_ALPHA(COLOUR_WHITE, 38)};
    if (chosen && hot) {
        body.top = COLOUR_BRASS_HOT_HIGH;
        body.middle = COLOUR_BRASS_HIGH;
        body.bottom = COLOUR_BRASS_MID;
    }
    if (chosen || hot)
        draw_box(painter, rect, &body);
    type_draw_fit(painter, type, rect.x + rect.w / 2,
                  rect.y + rect.h / 2 + type_cap_height(painter, type) / 2, rect.w - 8 * painter->layout.u,
                  label);
    add(app, id, rect, enabled ? 0 : TARGET_OFF, 0, 7);
}

/* The width a segment needs so that its word stands in it. */
static float own_width(struct painter *painter, const char *word)
{
    struct type type = type_make(TYPE_SANS_BOLD, SIZE_SMALL, 0, TYPE_LEFT);
    return roundf(fmaxf(34 * painter->layout.u, type_width(painter, type, word) + 24 * painter->layout.u));
}

/* The width one segment needs so that the longest word stands in it. */
static float segment_width(struct painter *painter, const char *const *choices, int count)
{
    float widest = 0;
    for (int i = 0; i < count; i++)
        widest = fmaxf(widest, own_width(painter, choices[i]));
    return widest;
}

/* How wide all are where each is as wide as its own word. */
static float own_widths(struct painter *painter, const char *const *choices, int count)
{
    float all = 0;
    for (int i = 0; i < count; i++)
        all += own_width(painter, choices[i]);
    return all;
}

/* How wide the segments may be together: the label must stand beside them, and a help line readably. */
static float choice_room(struct painter *painter, struct rect rect, const char *label, const char *help,
                         int count)
{
    float u = painter->layout.u, share = count > 6 ? 0.62f : help && painter->layout.grown > 1 ? 0.5f : 0.82f;
    struct type name = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, 0, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, 0, TYPE_LEFT);
    float all = rect.w - 3 * row_pad * u - 6 * u, beside = all - type_width(painter, name, label);
    float room = fminf(rect.w * share, beside);
    if (help && type_count_lines(painter, sub, fmaxf(all - room, 1), help) > 2)
        room = fminf(room, rect.w * 0.5f);
    return room;
}

void widget_choice(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                   const char *const *choices, int count, int chosen, bool enabled)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = row_pad * u, room = choice_room(painter, rect, label, help, count);
    float each = fminf(segment_width(painter, choices, count), floorf(room / (float)count)),
          own = own_widths(painter, choices, count);
    /* Alike where the longest word has room so, else each by its own word. */
    bool alike = each >= segment_width(painter, choices, count);
    float share = alike ? 1 : fminf(1, room / own), w = (alike ? each * (float)count : own * share) + 6 * u;
    float h = roundf(fmaxf(34 * u, 26)), before = painter->alpha;
    struct rect box =
        rect_make(roundf(rect.x + rect.w - pad - w), roundf(rect.y + (rect.h - h) / 2), roundf(w), h);
    struct box_style frame = {.radius = 9,
                              .top = COLOUR_ALPHA(COLOUR_SUNK, 176),
                              .bottom = COLOUR_ALPHA(COLOUR_SUNK, 176),
                              .stroke = COLOUR_ALPHA(COLOUR_WHITE, 38),
                              .stroke_width = 1};
    row_words(painter, rect, rect.w - w - 3 * pad, label, help, enabled);
    float wanted = segment_width(painter, choices, count) - 16 * u,
          limit = type_squeezed(painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, 0, TYPE_LEFT), wanted,
                                alike ? each - 8 * u : wanted * share)
                      .limit;
    struct rect inner = rect_inset(box, roundf(3 * u), roundf(3 * u)), part = inner;
    painter->alpha *= enabled ? 1 : faint(painter);
    draw_box(painter, box, &frame);
    for (int i = 0; i < count; i++) {
        char name[INPUT_ID];
        SDL_snprintf(name, sizeof name, "%s:%d", id, i);
        part.w = own_width(painter, choices[i]) * share;
        segment(app, alike ? rect_column(inner, i, count, 0) : part, name, choices[i], i == chosen, enabled,
                limit);
        spoken_choice(app, label, help, choices[i], i == chosen);
        part.x += part.w;
    }
    painter->alpha = before;
}

/* The part of a slider's row that slides. */
static struct rect slider_track(const struct painter *painter, struct rect rect)
{
    float u = painter->layout.u, w = roundf(rect.w * 0.46f), pad = row_pad * u;
    return rect_make(roundf(rect.x + rect.w - pad - w - 34 * u), roundf(rect.y + rect.h / 2 - 3 * u), w,
                     roundf(6 * u));
}

int widget_slider_value(const struct painter *painter, struct rect rect, int most, float x)
{
    struct rect track = slider_track(painter, rect);
    return (int)lroundf(SDL_clamp((x - track.x) / track.w, 0, 1) * (float)most);
}

void widget_slider(struct app *app, struct rect rect, const char *id, const char *label, int value, int most)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, share = (float)value / (float)most, d = roundf(20 * u);
    struct rect track = slider_track(painter, rect);
    float x = track.x + track.w * share;
    struct box_style groove = {.radius = 3,
                               .top = COLOUR_SUNK,
                               .bottom = COLOUR_GROOVE,
                               .stroke = COLOUR_ALPHA(COLOUR_EDGE, 128),
                               .stroke_width = 1};
    struct box_style full = {.radius = 3, .top = COLOUR_BRASS_HIGH, .bottom = COLOUR_BRASS_LOW};
    struct box_style knob = {.radius = 11,
                             .top = input_is_hot(app, id) ? COLOUR_WHITE : COLOUR_KNOB_HIGH,
                             .bottom = COLOUR_KNOB_WARM,
                             .stroke = COLOUR_ALPHA(COLOUR_BLACK, 96),
                             .stroke_width = 1,
                             .shadow = COLOUR_ALPHA(COLOUR_SHADOW, 160)};
    struct type number = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT);
    char text[12];
    SDL_snprintf(text, sizeof text, "%d", value);
    row_light(app, rect, id, true);
    row_words(painter, rect, track.x - rect.x - 2 * row_pad * u, label, NULL, true);
    draw_box(painter, track, &groove);
    draw_box(painter, rect_make(track.x, track.y, fmaxf(roundf(track.w * share), 1), track.h), &full);
    draw_box(painter, rect_make(roundf(x - d / 2), roundf(track.y + track.h / 2 - d / 2), d, d), &knob);
    type_draw(painter, number, rect.x + rect.w - row_pad * u,
              rect.y + rect.h / 2 + type_cap_height(painter, number) / 2, text);
    add(app, id, rect, TARGET_DRAG, 0, 8);
    spoken_slider(app, label, value, most);
}

void widget_field(struct app *app, struct rect rect, const char *id, const char *label,
                  const struct field *field)
{
    float u = app->painter.layout.u, h = roundf(fmaxf(36 * u, 28)), w = roundf(rect.w * 0.56f);
    row_words(&app->painter, rect, rect.w - w - 3 * row_pad * u, label, NULL, true);
    widget_field_box(
        app, rect_make(roundf(rect.x + rect.w - row_pad * u - w), roundf(rect.y + (rect.h - h) / 2), w, h),
        id, field);
    spoken_field(app, label, field);
}

void widget_field_box(struct app *app, struct rect box, const char *id, const struct field *field)
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
    end = x + type_draw_fit(painter, type, x, y, box.w - 24 * u, field->text);
    if (typing && app->window) { /* the candidates of an input method stand below what is typed */
        SDL_Rect at = {(int)box.x, (int)box.y, (int)box.w, (int)box.h};
        SDL_SetTextInputRect(&at);
    }
    if (typing)
        draw_line(painter, end + 2 * u, box.y + 8 * u, end + 2 * u, box.y + box.h - 8 * u, 1.6f,
                  COLOUR_PROMPT);
    add(app, id, box, TARGET_FIELD, 0, 8);
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
    /* the characters themselves come as text; as keys they must not press buttons */
    return key->code >= SDLK_SPACE && key->code < SDLK_DELETE &&
           !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI));
}

/* The bar: as high as its share of the content, as far down as it is scrolled. */
static struct rect scroll_bar(const struct painter *painter, struct rect rect, const struct scroll *scroll)
{
    float most = fmaxf(scroll->content - rect.h, 0), u = painter->layout.u;
    float h = fmaxf(rect.h * rect.h / fmaxf(scroll->content, 1), 30 * u);
    return rect_make(rect.x + rect.w - 8 * u, rect.y + (most > 0 ? (rect.h - h) * scroll->at / most : 0),
                     5 * u, h);
}

float widget_scroll_begin(struct painter *painter, struct rect rect, const struct scroll *scroll)
{
    canvas_clip(painter->canvas, &rect);
    return roundf(scroll->at);
}

void widget_scroll_end(struct painter *painter, struct rect rect, struct scroll *scroll)
{
    float most = fmaxf(scroll->content - rect.h, 0);
    canvas_clip(painter->canvas, NULL);
    scroll->at = SDL_clamp(scroll->at, 0, most);
    if (most > 0) {
        struct box_style bar = {
            .radius = 3, .top = COLOUR_ALPHA(COLOUR_IVORY, 77), .bottom = COLOUR_ALPHA(COLOUR_IVORY, 77)};
        draw_box(painter, scroll_bar(painter, rect, scroll), &bar);
    }
}

void widget_scroll_target(struct app *app, const char *id, struct rect rect, const struct scroll *scroll)
{
    struct painter *painter = &app->painter;
    struct box_style lit = {
        .radius = 3, .top = COLOUR_ALPHA(COLOUR_BRASS, 190), .bottom = COLOUR_ALPHA(COLOUR_BRASS, 190)};
    if (scroll->content <= rect.h)
        return;
    target_add(app, id, rect, TARGET_DRAG | TARGET_NO_FOCUS | TARGET_NO_RING, 0);
    if (input_is_hot(app, id))
        draw_box(painter, scroll_bar(painter, rect, scroll), &lit);
}

void widget_scroll_drag(struct app *app, struct scroll *scroll, struct rect rect)
{
    const struct input *input = &app->input;
    float most = fmaxf(scroll->content - rect.h, 0), by = input->y - input->press_y;
    bool bar = input->press_x >= rect.x + rect.w - 16 * app->painter.layout.u;
    float high = scroll_bar(&app->painter, rect, scroll).h;
    if (!input->dragging)
        scroll->held = scroll->at;
    else if (bar && rect.h > high)
        scroll->at = SDL_clamp(scroll->held + by * most / (rect.h - high), 0, most);
    else
        scroll->at = SDL_clamp(scroll->held - by, 0, most);
    app_dirty(app);
}

void widget_scroll_wheel(struct app *app, struct scroll *scroll, struct rect rect, float lines)
{
    scroll->at =
        SDL_clamp(scroll->at - lines * 48 * app->painter.layout.u, 0, fmaxf(scroll->content - rect.h, 0));
    app_dirty(app);
}

float widget_panel(struct painter *painter, struct rect rect, const char *heading)
{
    float u = painter->layout.u;
    draw_panel(painter, rect);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), rect.x + row_pad * u,
              rect.y + 34 * u, heading);
    return roundf(rect.y + 48 * u);
}

float widget_below_title(struct painter *painter)
{
    struct type name = type_make(TYPE_SERIF, SIZE_TITLE, 0, TYPE_LEFT);
    struct type line = type_make(TYPE_SANS, SIZE_TEXT, 0, TYPE_LEFT);
    float hangs = type_cap_height(painter, name) * 0.42f, u = painter->layout.u;

    return fmaxf(30 * u, hangs + 5 * u + type_cap_height(painter, line));
}

void widget_screen_head(struct app *app, const char *title, const char *sub)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float x = l->margin + 16, u = l->u;
    struct type name = type_make(TYPE_SERIF, SIZE_TITLE, COLOUR_IVORY, TYPE_LEFT);
    struct type line = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT);
    widget_icon_button(app, layout_rect(l, x, 40, 42, 42), "button:back", "icons/back", SDLK_ESCAPE);
    type_draw(painter, name, (x + 60) * u, 74 * u, title);
    if (sub)
        type_draw(painter, line, (x + 62) * u, 74 * u + widget_below_title(painter), sub);
}

void widget_page_row(struct app *app, struct rect rect, const char *id, const char *name, bool here)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, edge = roundf(8 * u);
    struct rect row =
        rect_make(rect.x + edge, rect.y + roundf(2 * u), rect.w - 2 * edge, rect.h - roundf(4 * u));
    bool hot = input_is_hot(app, id);
    struct box_style light = {.radius = 8,
                              .top = here ? COLOUR_NIGHT_HIGH : COLOUR_ALPHA(COLOUR_WHITE, 18),
                              .bottom = here ? COLOUR_NIGHT_LOW : COLOUR_ALPHA(COLOUR_WHITE, 18),
                              .stroke = here ? COLOUR_ALPHA(COLOUR_BRASS, hot ? 255 : 150) : 0,
                              .stroke_width = 1.2f};
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, here ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT);
    if (here || hot)
        draw_box(painter, row, &light);
    type_draw_fit(painter, type, row.x + 12 * u, row.y + row.h / 2 + type_cap_height(painter, type) / 2,
                  row.w - 20 * u, name);
    add(app, id, row, 0, 0, 8);
    if (here)
        spoken_chosen(app, name);
}
