/*
 * widgets.c: buttons, links, panels, the heads of screens (widgets.h).
 */
#include "sdl/ui/widgets.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/art/tip.h"
#include "sdl/ui/spoken_widgets.h"

enum { PAD = 16 /* units */ };

void widget_ring(struct app *app, const char *id, struct rect rect, float radius)
{
    const struct target *target = target_find(app, id);
    if (!input_is_focused(app, id) || (target && target->rect.h <= 0))
        return;
    app->input.ring = rect;
    app->input.ring_radius = radius;
}

void widget_target(struct app *app, const char *id, struct rect rect, unsigned flags, SDL_Keycode key,
                   float radius)
{
    target_add(app, id, rect, flags, key);
    if (!(flags & TARGET_OFF))
        widget_ring(app, id, rect, radius);
}

/* The words of a button, and how they are set in its body: where, in pixels from its top. */
struct words {
    struct type label, sub;
    int lines;         /* that the sub line takes below the label */
    float first;       /* baseline of the label */
    float below;       /* and of the line below it */
    float begins;      /* where the letters of that line begin */
    float line_height; /* units */
};

struct button button_make(const char *id, const char *label, const char *sub, const char *key_label,
                          SDL_Keycode key)
{
    return (struct button){
        .id = id, .label = label, .sub = sub, .key_label = key_label, .key = key, .look = BUTTON_SECONDARY};
}

struct button button_to(const char *id, const char *label, const char *key_label, SDL_Keycode key,
                        scene_action *does)
{
    struct button button = button_make(id, label, NULL, key_label, key);
    button.does = does;
    return button;
}

struct button button_primary(const char *id, const char *label, const char *sub, scene_action *does)
{
    struct button button = button_make(id, label, sub, tr("Enter"), SDLK_RETURN);
    button.look = BUTTON_PRIMARY;
    button.does = does;
    return button;
}

struct button button_unless(struct button button, const char *why_not)
{
    if (!why_not)
        return button;
    button.sub = why_not;
    button.key_label = NULL;
    button.look = BUTTON_OFF;
    return button;
}

static struct words words_of(const struct button *button)
{
    bool off = button->look == BUTTON_OFF, brass = button->look == BUTTON_PRIMARY;
    uint32_t label = brass ? COLOUR_BRASS_TEXT : off ? COLOUR_OFF : COLOUR_IVORY;
    uint32_t sub = button->warning ? COLOUR_WARNING
                   : brass         ? COLOUR_BRASS_SUB
                   : off           ? COLOUR_OFF_REASON
                                   : COLOUR_QUIET;
    enum type_align align = button->centred ? TYPE_CENTRE : TYPE_LEFT;
    return (struct words){
        .label = type_make(TYPE_SERIF, SIZE_NAME, label, align),
        .sub = type_make(button->warning || brass ? TYPE_SANS_MEDIUM : TYPE_SANS, SIZE_SMALL, sub, align)};
}

/* Chinese and Japanese characters are higher than capitals, and stand closer to the line below. */
static bool is_square(const struct painter *painter)
{
    const char *language = painter->language;
    return language && (!strncmp(language, "ja", 2) || !strncmp(language, "zh", 2));
}

static float letters_high(struct painter *painter, struct type type)
{
    return type_cap_height(painter, type) * (is_square(painter) ? 1.18f : 1);
}

/* In units: two lines stand as close as their letters let them, so that they keep clear of the edges. */
static float sub_leading(int lines)
{
    return lines > 1 ? 17 : 18;
}

static const float margins = 0.5f; /* above and below the words, together, in parts of a line */

/* Returns how many lines the sub line takes below the label: two rather than narrow letters, where there is
 * room. */
static int sub_lines(struct painter *painter, struct rect rect, const struct button *button,
                     const struct words *words)
{
    float cap = letters_high(painter, words->label),
          leading = type_leading(painter, words->sub, sub_leading(2));
    float u = painter->layout.u, spare = rect.h - cap - leading * (2 + margins);
    int most = spare >= 0 ? 2 : 1;
    if (!button->sub || !button->sub[0])
        return 0;
    float width = rect.w - 2 * PAD * u, widest = width + .7f * PAD * u;
    bool ample = spare >= 3 * u; /* else two lines are for what one cannot hold */
    if (ample ? type_fits(painter, words->sub, width, button->sub)
              : type_has_room(painter, words->sub, widest, 1, button->sub))
        return 1;
    return SDL_min(type_count_lines(painter, words->sub, width, button->sub), most);
}

/* The words, together no higher than the body and in the middle of its height. Between label and sub line
 * there is less where they would come too near to the edges. */
static struct words words_in(struct painter *painter, struct rect rect, const struct button *button)
{
    struct words words = words_of(button);
    float gap_share = is_square(painter) ? 0.2f : 0.36f, gap = 0;
    int lines = sub_lines(painter, rect, button, &words);
    float leading = type_leading(painter, words.sub, sub_leading(lines));
    float high = letters_high(painter, words.label) + leading * ((float)lines + gap_share);
    if (lines) {
        words.label = type_squeezed(painter, words.label, high, rect.h * 0.8f);
        words.sub = type_squeezed(painter, words.sub, high, rect.h * 0.8f);
    }
    words.lines = lines = sub_lines(painter, rect, button, &words);
    words.line_height = sub_leading(lines);
    float cap = letters_high(painter, words.label);
    leading = type_leading(painter, words.sub, words.line_height);
    float spare = rect.h - cap - leading * ((float)lines + margins);
    if (lines)
        gap = roundf(fmaxf(fminf(spare, leading * gap_share), leading * 0.2f));
    words.first = (rect.h - cap - gap - leading * (float)lines) / 2 + cap;
    words.below = words.first + gap + leading * 0.86f;
    words.begins = words.below - letters_high(painter, words.sub);
    return words;
}

/* True if two lines stand beside the key cap, as below it there is little room; `width` is what it leaves. */
static bool sub_is_beside(struct painter *painter, const struct words *words, const struct button *button,
                          float width)
{
    return words->lines > 1 && words->begins < draw_key_cap_height(painter) + 6 * painter->layout.u &&
           type_count_lines(painter, words->sub, width, button->sub) <= words->lines;
}

/* A label that would be cut stands on two lines, smaller, where a button has no other words and is high
 * enough. Returns false if it has no room so either. */
static bool label_two(struct painter *painter, struct rect rect, const struct words *words, float x,
                      float width, const char *label)
{
    struct type type = words->label;
    type.size = SIZE_BODY;
    type = type_limited(painter, type, 1);
    float cap = letters_high(painter, type), leading = type_leading(painter, type, sub_leading(2));
    if (type_has_room(painter, words->label, width, 1, label) || cap + leading > rect.h * .8f ||
        !type_has_room(painter, type, width, 2, label))
        return false;
    type_draw_wrapped(painter, type, x, roundf(rect.y + (rect.h - leading + cap) / 2), width, sub_leading(2),
                      2, label);
    return true;
}

/* `width` is what the label may take. */
static void button_words(struct painter *painter, struct rect rect, const struct button *button, float x,
                         float width)
{
    struct words words = words_in(painter, rect, button);
    float beside = rect.x + rect.w - PAD * painter->layout.u - x, y = roundf(rect.y + words.first);
    float at = button->centred ? x + width / 2 : x;
    if (!words.lines && label_two(painter, rect, &words, at, width, button->label))
        return;
    type_draw_fit(painter, words.label, at, y, width, button->label);
    if (!words.lines)
        return;
    if (sub_is_beside(painter, &words, button, width))
        beside = width;
    else if (!type_has_room(painter, words.sub, beside, words.lines, button->sub))
        beside += roundf(PAD * .7f * painter->layout.u); /* into the margin, rather than cut */
    if (!button->centred && !type_has_room(painter, words.sub, beside, words.lines, button->sub)) {
        float more = roundf(PAD * .6f * painter->layout.u); /* into the other too */
        at -= more;
        beside += more;
    }
    type_draw_wrapped(painter, words.sub, at, y + words.below - words.first, beside, words.line_height,
                      words.lines, button->sub);
}

/* Returns how far down the middle of the key cap stands beside the label: with large letters higher, clear of
 * the sub line below it. `width` is what the cap leaves. */
static float beside_label(struct painter *painter, struct rect rect, const struct button *button, float width)
{
    struct words words = words_in(painter, rect, button);
    float u = painter->layout.u, half = draw_key_cap_height(painter) / 2;
    if (sub_is_beside(painter, &words, button, width))
        return half + 4 * u;
    return fmaxf(fminf(22 * u, words.begins - half - 2 * u), half + 2 * u);
}

/* The label comes first: a key cap that would cut it is left out. */
static bool has_room_for_cap(struct painter *painter, const struct button *button, float width)
{
    float cap = draw_key_cap_width(painter, button->key_label) + 8 * painter->layout.u;
    return type_fits(painter, words_of(button).label, width - cap, button->label);
}

/* True if the key cap stands beside the label and not in the middle: in a high button, and where the sub line
 * runs below the cap. `width` is that of the words. */
static bool cap_stands_high(struct painter *painter, struct rect body, const struct button *button,
                            float width)
{
    struct words words = words_of(button);
    float u = painter->layout.u, cap = draw_key_cap_width(painter, button->key_label) + 8 * u;
    if (!button->sub)
        return false;
    return body.h > 50 * u || (sub_lines(painter, body, button, &words) &&
                               !type_has_room(painter, words.sub, width - cap, 1, button->sub));
}

/* Words and cap grow only as far as the label has room beside the cap: it isn't smaller than at 100 %. */
static void grow_within(struct painter *painter, const struct button *button, float width)
{
    struct type label = words_of(button).label;
    float gap = 8 * painter->layout.u;
    while (button->key_label &&
           type_width(painter, label, button->label) + draw_key_cap_width(painter, button->key_label) + gap >
               width &&
           layout_lower(&painter->layout))
        ;
}

float widget_button_width(struct painter *painter, const struct button *button)
{
    float u = painter->layout.u,
          cap = button->key_label ? draw_key_cap_width(painter, button->key_label) + 8 * u : 0;
    float icon = button->icon ? roundf(22 * u) + 10 * u : 0;
    return ceilf(type_width(painter, words_of(button).label, button->label) + icon + cap + 2 * PAD * u);
}

/* Draws the icon or the picture of a button at its left; returns how much of the width that takes. */
static float draw_picture(struct painter *painter, const struct button *button, struct rect body, float x)
{
    float u = painter->layout.u, taken = 0;
    if (button->icon) {
        float side = roundf(22 * u);
        draw_svg(painter, button->icon, rect_make(x, roundf(body.y + (body.h - side) / 2), side, side),
                 words_of(button).label.colour);
        taken = side + 10 * u;
    }
    if (button->picture) {
        float side = body.h - roundf(12 * u);
        draw_svg(painter, button->picture, rect_make(x + taken - 4 * u, roundf(body.y + 6 * u), side, side),
                 0);
        taken += side + 8 * u;
    }
    return taken;
}

void widget_button_row(struct app *app, struct rect row, float gap, const struct button *buttons, int count)
{
    float room = row.w - gap * (float)(count - 1), needed = 0, x = row.x;
    for (int i = 0; i < count; i++)
        needed += widget_button_width(&app->painter, &buttons[i]);
    for (int i = 0; i < count; i++) {
        float own =
            needed <= room ? widget_button_width(&app->painter, &buttons[i]) - needed / (float)count : 0;
        float wide = i == count - 1 ? row.x + row.w - x : floorf(room / (float)count + own);
        widget_button(app, rect_make(x, row.y, wide, row.h), &buttons[i]);
        x += wide + gap;
    }
}

const char *widget_cap(const struct app *app, const char *id, const char *key_label)
{
    return app->input.device == DEVICE_PAD && input_is_focused(app, id) ? tr("Enter") : key_label;
}

void widget_button(struct app *app, struct rect rect, const struct button *made)
{
    struct painter *painter = &app->painter;
    struct button shown = *made, *button = &shown;
    shown.key_label = widget_cap(app, made->id, made->key_label);
    if (layout_is_phone(&painter->layout))
        shown.key_label = NULL; /* which has no keys */
    bool off = button->look == BUTTON_OFF, hot = !off && input_is_hot(app, button->id);
    bool pressed = !off && input_is_pressed(app, button->id);
    float u = painter->layout.u, pad = PAD * u, width = rect.w - 2 * pad, x = rect.x + pad,
          right = rect.x + rect.w - pad;
    struct rect body = rect;
    if (button->glow)
        draw_glow(painter, rect_inset(rect, -2 * u, -2 * u), 12, COLOUR_ALPHA(COLOUR_BRASS, 130), 7);
    struct words words = words_of(button);
    body.h -= roundf(4 * u); /* the edge below, which one that is off has not: two lines have that room */
    if (off && sub_lines(painter, body, button, &words) > 1)
        body.h = rect.h;
    draw_button_body(painter, off ? body : rect, button->look, hot, pressed);
    widget_target(app, button->id, rect,
                  off                              ? TARGET_OFF
                  : button->look == BUTTON_PRIMARY ? TARGET_FIRST
                                                   : 0,
                  button->key, 10);
    target_does(app, button->does);
    target_does_at(app, button->does_at, button->index);
    if (button->quiet)
        target_quiet(app);
    spoken_button(app, button);
    if (pressed)
        body.y += draw_pressed_shift(painter);
    float picture = draw_picture(painter, button, body, x);
    x += picture;
    width -= picture;
    const struct layout before = painter->layout;
    grow_within(painter, button, width);
    if (!button->key_label || !has_room_for_cap(painter, button, width)) {
        painter->layout = before;
    } else {
        bool high = cap_stands_high(painter, body, button, width);
        width -= draw_key_cap_width(painter, button->key_label) + 8 * u;
        draw_key_cap(painter, right,
                     body.y + (high ? beside_label(painter, body, button, width) : body.h / 2),
                     button->key_label, button->look == BUTTON_PRIMARY);
    }
    button_words(painter, body, button, x, width);
    painter->layout = before;
}

/* An icon has no room for a key's cap, but a pad's sign hangs over its lower right corner, unless it has the
 * focus: then A presses it. */
static void draw_icon_sign(struct app *app, struct rect rect, const char *id, SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    char words[KEYS_WORDS];
    if (!key || app->input.device != DEVICE_PAD || layout_is_phone(&painter->layout) ||
        input_is_focused(app, id))
        return;
    keys_say(key, words);
    draw_key_cap(painter, rect.x + rect.w + 4 * u, rect.y + rect.h - 7 * u, words, false);
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
    draw_icon_sign(app, rect, id, key);
    widget_target(app, id, rect, 0, key, 9);
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

static void draw_link(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key,
                      bool alone)
{
    struct painter *painter = &app->painter;
    bool hot = input_is_hot(app, id);
    struct type type = link_type(hot);
    float y = rect.y + rect.h / 2 + type_cap_height(painter, type) / 2, w = type_width(painter, type, label);
    type_draw(painter, type, rect.x + rect.w / 2, y, label);
    if (hot || alone)
        draw_line(painter, rect.x + (rect.w - w) / 2, y + 6 * painter->layout.u, rect.x + (rect.w + w) / 2,
                  y + 6 * painter->layout.u, hot ? 1.4f : 1,
                  hot ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS, 90));
    widget_target(app, id, rect, 0, key, 8);
}

void widget_link(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key)
{
    draw_link(app, rect, id, label, key, true);
}

void widget_link_of_row(struct app *app, struct rect rect, const char *id, const char *label, SDL_Keycode key)
{
    draw_link(app, rect, id, label, key, false);
}

struct pen widget_panel(struct painter *painter, struct rect rect, const char *heading)
{
    struct pen pen = pen_in(painter, rect);
    draw_panel(painter, rect);
    pen_text(&pen, TEXT_PLATE, PAD, 34, 0, heading);
    pen_top(&pen, 48);
    return pen;
}

float widget_below_title(struct painter *painter)
{
    struct type name = type_make(TYPE_SERIF, SIZE_TITLE, 0, TYPE_LEFT);
    struct type line = text_type(TEXT_PROSE);
    float hangs = type_cap_height(painter, name) * 0.42f, u = painter->layout.u;

    return fmaxf(30 * u, hangs + 5 * u + type_cap_height(painter, line));
}

enum { PHONE_HEAD = 64, PHONE_SUB = 20 /* units */, PHONE_LINES = 3 };

/* The head of a screen on a phone; returns how high it is, in units. */
static float phone_head(struct app *app, const char *title, const char *sub)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    struct pen pen = pen_at(painter, l->margin, 10, l->wide - 2 * l->margin, 44);
    widget_icon_button(app, pen_left(&pen, 44), "button:back", "icons/back", SDLK_ESCAPE);
    target_does(app, scene_close);
    pen_left(&pen, 14);
    text_draw(painter, TEXT_PANEL, pen.room, title);
    struct pen below = pen_at(painter, l->margin + 4, PHONE_HEAD, l->wide - 2 * l->margin - 8,
                              PHONE_LINES * PHONE_SUB * l->grown);
    if (sub)
        pen_write(&below, TEXT_PROSE | TEXT_QUIET, PHONE_SUB, PHONE_LINES, sub);
    return below.room.y / l->u + (sub ? 10 : 0);
}

static void desk_head(struct app *app, const char *title, const char *sub)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float x = l->margin + 16, u = l->u;
    struct type name = type_make(TYPE_SERIF, SIZE_TITLE, COLOUR_IVORY, TYPE_LEFT);
    struct type line = text_type(TEXT_PROSE | TEXT_QUIET);
    widget_icon_button(app, layout_rect(l, x, 40, 42, 42), "button:back", "icons/back", SDLK_ESCAPE);
    target_does(app, scene_close);
    if (app->screen.pan.fresh) /* a screen with a head is read from its left */
        window_pan(app, -app->screen.pan.x, 0);
    type_draw_fit(painter, name, (x + 60) * u, 74 * u, (l->wide - 2 * x - 60) * u, title);
    if (sub)
        type_draw_fit(painter, line, (x + 62) * u, 74 * u + widget_below_title(painter),
                      (l->wide - 2 * x - 62) * u, sub);
}

void widget_screen_head(struct app *app, const char *title, const char *sub)
{
    if (layout_is_phone(&app->painter.layout))
        phone_head(app, title, sub);
    else
        desk_head(app, title, sub);
}

struct pen widget_screen(struct app *app, int darker, const char *title, const char *sub, float top)
{
    const struct layout *l = &app->painter.layout;
    float x = l->margin + 16;
    backdrop_draw_dim(&app->painter, darker);
    if (layout_is_phone(l)) {
        top = phone_head(app, title, sub);
        return pen_at(&app->painter, l->margin, top, l->wide - 2 * l->margin, PEN_ENDLESS);
    }
    desk_head(app, title, sub);
    return pen_at(&app->painter, x, top, l->wide - 2 * x, l->high - top);
}

struct pen widget_overlay(struct app *app, struct rect box, const char *title, bool closes)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, box);
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 168));
    bool phone = layout_is_phone(&painter->layout);
    float side = phone ? 44 : 34;
    draw_overlay(painter, box);
    pen_pad(&pen, phone ? 14 : 28, phone ? 12 : 24);
    struct pen head = pen_in(painter, pen_top(&pen, side));
    if (closes) {
        widget_icon_button(app, pen_right(&head, side), "button:back", "icons/close", SDLK_ESCAPE);
        target_does(app, scene_close);
        pen_right(&head, 16);
    }
    text_draw(painter, TEXT_COUNT, head.room, title);
    return pen;
}

/* A row of a list of pages; the one that is shown is lit. The target is `rect` without a narrow edge. */
static void page_row(struct app *app, struct rect rect, const char *id, const char *name, bool here)
{
    struct painter *painter = &app->painter;
    struct pen row = pen_in(painter, rect);
    bool hot = input_is_hot(app, id);
    struct box_style light = {.radius = 8,
                              .top = here ? COLOUR_NIGHT_HIGH : COLOUR_ALPHA(COLOUR_WHITE, 18),
                              .bottom = here ? COLOUR_NIGHT_LOW : COLOUR_ALPHA(COLOUR_WHITE, 18),
                              .stroke = here ? COLOUR_ALPHA(COLOUR_BRASS, hot ? 255 : 150) : 0,
                              .stroke_width = 1.2f};
    pen_pad(&row, 8, 2);
    if (here || hot)
        draw_box(painter, row.room, &light);
    widget_target(app, id, row.room, 0, 0, 8);
    if (here)
        spoken_chosen(app, name);
    pen_pad(&row, 10, 0);
    text_draw(painter, TEXT_LINE | (here ? 0 : TEXT_QUIET), row.room, name);
}

/* On a phone above it instead, in columns. */
static struct pen phone_pages(struct app *app, struct pen *pen, const char *const *names, int count, int here)
{
    enum { HIGH = 46 };
    int columns = app->painter.layout.shape == LAYOUT_FLAT ? 4 : 2, rows = (count + columns - 1) / columns;
    struct pen list = pen_in(pen->painter, pen_top(pen, (float)(rows * HIGH + 8)));
    draw_panel(list.painter, list.room);
    pen_pad(&list, 0, 4);
    for (int i = 0; i < count; i++) {
        struct rect column = rect_column(list.room, i / rows, columns, 0);
        page_row(app, rect_row(column, i % rows, rows, 0), TARGET_ID("page", i + 1), names[i], i == here);
    }
    pen_top(pen, 12);
    return list;
}

struct pen widget_pages(struct app *app, struct pen *pen, const char *const *names, int count, int here)
{
    if (layout_is_phone(&app->painter.layout))
        return phone_pages(app, pen, names, count, here);
    struct pen list = pen_in(pen->painter, pen_left(pen, 232)), rows = list;
    float high = fminf(46, (list.room.h / list.u - 20) / (float)count); /* many pages stand closer */
    pen_left(pen, 20);
    draw_panel(list.painter, list.room);
    for (int i = 0; i < count; i++) {
        struct rect row = rect_moved(list.room, 0, roundf((9 + high * (float)i) * list.u));
        row.h = roundf(high * list.u);
        page_row(app, row, TARGET_ID("page", i + 1), names[i], i == here);
    }
    pen_top(&rows, 9 + high * (float)count);
    return rows;
}

void widget_ask(struct app *app, struct rect rect, scene_action *does)
{
    widget_icon_button(app, rect, "button:ask-scorer", "icons/search", SDLK_q);
    target_does(app, does);
    target_name(app, tr("Ask about this hand"));
    if (input_tells(app, "button:ask-scorer"))
        tip_draw(&app->painter, rect, tr("Ask about this hand"), "Q",
                 tr("What it can become, in the scorer"));
}

void widget_due(struct app *app, float right, float top, int due)
{
    if (!due)
        return;
    const char *words =
        TR_SAID(tr_many("Find it yourself: {1} decision", "Find it yourself: {1} decisions", due), due);
    struct pen pen = pen_at(&app->painter, 0, top, right + 14, 36);
    widget_link(app, pen_right(&pen, widget_link_width(&app->painter, words) / pen.u + 12), "button:puzzles",
                words, SDLK_f);
    target_does(app, scene_puzzles);
}
