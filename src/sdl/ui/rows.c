/*
 * rows.c: rows of a form (rows.h).
 */
#include "sdl/ui/rows.h"

#include <math.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"

enum { PHONE_ROW = 56, PHONE_SEGMENT = 46, PHONE_SLIDER = 82 /* units */ };
enum { ROWS_MAX = 24, LINES_TALL = 4 /* of help, where a row is as high as it needs */ };

/* Measures the height that each row needs for its words in full size; returns the height of all. */
static float measure_rows(struct app *app, struct rect row, int count, rows_row *draw, const void *of,
                          float high[ROWS_MAX])
{
    struct painter *painter = &app->painter;
    float all = 0;
    for (int i = 0; i < count; i++) {
        painter->rows_high = 0;
        draw(app, of, i, row);
        high[i] = fmaxf(roundf(painter->rows_high), row.h);
        all += high[i];
    }
    return all;
}

static void draw_scrolled(struct app *app, struct rect place, int count, struct scroll *scroll,
                          rows_row *draw, const void *of, const float high[ROWS_MAX])
{
    struct painter *painter = &app->painter;
    float spare = fmaxf(place.h - scroll->content, 0) / (float)count;
    struct rect row = place;
    row.y -= scroll_begin(painter, place, scroll);
    for (int i = 0; i < count; i++) {
        row.h = high[i] + floorf(spare);
        draw(app, of, i, row);
        row.y += row.h;
    }
    scroll_end(painter, place, scroll);
}

/* Words of one size in rows of one height. */
static void draw_alike(struct app *app, struct rect row, int count, rows_row *draw, const void *of)
{
    struct painter *painter = &app->painter;
    painter->rows_share = 1;
    for (int pass = 0; pass < 2; pass++) {
        painter->rows_measured = pass == 0;
        for (int i = 0; i < count; i++)
            draw(app, of, i, rect_moved(row, 0, row.h * (float)i));
    }
    painter->rows_share = 0;
}

/* On a phone: each as high as it needs, as far down as that is. */
static float draw_long(struct app *app, struct rect place, int count, rows_row *draw, const void *of)
{
    struct painter *painter = &app->painter;
    float high[ROWS_MAX];
    struct rect row = place;
    row.h = roundf(PHONE_ROW * painter->layout.u);
    painter->rows_tall = painter->rows_measured = true;
    float all = measure_rows(app, row, count, draw, of, high);
    painter->rows_measured = false;
    for (int i = 0; i < count; i++) {
        row.h = high[i];
        draw(app, of, i, row);
        row.y += row.h;
    }
    painter->rows_tall = false;
    return all;
}

float rows_draw(struct app *app, struct rect place, float most, int count, struct scroll *scroll,
                rows_row *draw, const void *of)
{
    struct painter *painter = &app->painter;
    float even = floorf(fminf(place.h / (float)SDL_max(count, 1), most)), high[ROWS_MAX];
    struct rect row = place;
    CHECK(count <= ROWS_MAX);
    scroll->content = 0;
    if (layout_is_phone(&painter->layout))
        return draw_long(app, place, count, draw, of);
    row.h = painter->layout.grown > 1 ? fminf(even, 44 * painter->layout.u) : even;
    painter->rows_tall = painter->rows_measured = painter->layout.grown > 1;
    scroll->content = painter->rows_tall ? measure_rows(app, row, count, draw, of, high) : 0;
    painter->rows_measured = false;
    scroll_target(app, "rows", place, scroll);
    bool fits = true;
    for (int i = 0; i < count && painter->rows_tall; i++)
        fits = fits && high[i] <= even;
    row.h = even;
    if (painter->rows_tall && !fits)
        draw_scrolled(app, place, count, scroll, draw, of, high);
    painter->rows_tall = false;
    if (fits)
        draw_alike(app, row, count, draw, of);
    return fits ? even * (float)count : scroll->content;
}

void row_words(struct painter *painter, struct rect rect, float width, const char *label, const char *help,
               bool enabled)
{
    float u = painter->layout.u, x = rect.x + ROW_PAD * u;
    struct type name =
        type_make(TYPE_SANS_MEDIUM, SIZE_BODY, enabled ? COLOUR_IVORY : COLOUR_FAINT, TYPE_LEFT);
    struct type sub =
        type_explained(type_make(TYPE_SANS, SIZE_SMALL, enabled ? COLOUR_QUIET : COLOUR_FAINT, TYPE_LEFT));
    float cap = type_cap_height(painter, name), leading = type_leading(painter, sub, 18);
    int most = painter->rows_tall ? LINES_TALL : 2;
    int lines = help && help[0] ? SDL_min(type_count_lines(painter, sub, width, help), most) : 0;
    float high = cap + leading * (0.4f + (float)lines), share = lines ? 0.84f * rect.h / high : 1;
    if (painter->rows_tall)
        share = 1;
    if (painter->rows_measured) {
        painter->rows_high = high / 0.84f;
        painter->rows_share = fminf(painter->rows_share, share);
        return;
    }
    share = painter->rows_share > 0 ? painter->rows_share : share;
    if (share < 1) {
        name = type_squeezed(painter, name, 1, share);
        sub = type_squeezed(painter, sub, 1, share);
        cap = type_cap_height(painter, name);
        leading = type_leading(painter, sub, 18);
        lines = lines ? SDL_min(type_count_lines(painter, sub, width, help), 2) : 0;
    }
    float block = cap + (lines ? leading * 0.4f + leading * (float)lines : 0);
    float y = roundf(rect.y + (rect.h - block) / 2 + cap);
    type_draw_fit(painter, name, x, y, width, label);
    if (lines)
        type_draw_wrapped(painter, sub, x, y + leading * 1.26f, width, 18, lines, help);
}

void row_of_list_light(struct app *app, struct rect row, const char *id, bool chosen)
{
    float u = app->painter.layout.u;
    unsigned light = (chosen ? 26 : 0) + (input_is_hot(app, id) ? 18 : 0);
    if (light)
        draw_flat(&app->painter, rect_inset(row, roundf(6 * u), roundf(2 * u)), 8,
                  COLOUR_ALPHA(COLOUR_WHITE, light), chosen ? COLOUR_ALPHA(COLOUR_BRASS, 150) : 0,
                  chosen ? 1.2f : 0);
}

bool row_of_list_target(struct app *app, struct rect row, struct rect list, const char *id, bool chosen)
{
    float u = app->painter.layout.u, top = fmaxf(row.y, list.y),
          bottom = fminf(row.y + row.h, list.y + list.h);
    draw_line(&app->painter, row.x + 20 * u, row.y + row.h, row.x + row.w - 20 * u, row.y + row.h, 1,
              COLOUR_RULE);
    if (bottom - top < 1)
        return false;
    struct rect seen = rect_make(row.x, top, row.w, bottom - top);
    target_add(app, id, seen, chosen ? TARGET_FIRST : 0, 0);
    widget_ring(app, id, rect_inset(seen, roundf(6 * u), roundf(2 * u)), 8);
    return true;
}

static void row_light(struct app *app, struct rect rect, const char *id, bool enabled)
{
    if (enabled && input_is_hot(app, id))
        draw_wash(&app->painter, rect, 8, COLOUR_ALPHA(COLOUR_WHITE, 13));
}

void row_toggle(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                bool on, bool enabled)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, w = roundf(46 * u), h = roundf(26 * u), before = painter->alpha;
    struct rect track = rect_make(rect.x + rect.w - ROW_PAD * u - w, roundf(rect.y + (rect.h - h) / 2), w, h);
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
    if (!painter->rows_measured)
        row_light(app, rect, id, enabled);
    row_words(painter, rect, rect.w - w - 3 * ROW_PAD * u, label, help, enabled);
    if (painter->rows_measured)
        return;
    painter->alpha *= enabled ? 1 : 0.4f;
    draw_box(painter, track, &body);
    draw_box(painter, rect_make(at, track.y + roundf(3 * u), knob, knob), &disc);
    painter->alpha = before;
    widget_target(app, id, rect, enabled ? 0 : TARGET_OFF, 0, 8);
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
    text_typed(painter, type, place_inset(painter, rect, 4, 0), label);
    widget_target(app, id, rect, enabled ? 0 : TARGET_OFF, 0, 7);
}

/* The width a segment needs so that its word stands in it. */
static float own_width(struct painter *painter, const char *word)
{
    struct type type = type_make(TYPE_SANS_BOLD, SIZE_SMALL, 0, TYPE_LEFT);
    return roundf(fmaxf(34 * painter->layout.u, type_width(painter, type, word) + 24 * painter->layout.u));
}

/* Returns how wide all segments are where each is as wide as its own word; `widest` is the widest. */
static float own_widths(struct painter *painter, const char *const *choices, int count, float *widest)
{
    float all = 0;
    *widest = 0;
    for (int i = 0; i < count; i++) {
        float wide = own_width(painter, choices[i]);
        *widest = fmaxf(*widest, wide);
        all += wide;
    }
    return all;
}

/* What the segments of a choice stand in. */
static void draw_segments_frame(struct painter *painter, struct rect box)
{
    draw_flat(painter, box, 9, COLOUR_ALPHA(COLOUR_SUNK, 176), COLOUR_ALPHA(COLOUR_WHITE, 38), 1);
}

/* Returns how wide the segments may be together: the label must stand beside them, and a help line readably.
 */
static float choice_room(struct painter *painter, struct rect rect, const char *label, const char *help,
                         int count)
{
    float u = painter->layout.u, share = count > 6 ? 0.62f : help && painter->layout.grown > 1 ? 0.5f : 0.82f;
    struct type name = text_type(TEXT_LINE);
    struct type sub = text_type(TEXT_NOTE);
    float all = rect.w - 3 * ROW_PAD * u - 6 * u, beside = all - type_width(painter, name, label);
    float room = fminf(rect.w * share, beside);
    if (painter->rows_tall)
        return fminf(rect.w * 0.62f, beside);
    if (help && type_count_lines(painter, sub, fmaxf(all - room, 1), help) > 2)
        room = fminf(room, rect.w * 0.5f);
    return room;
}

/* On a phone the segments stand below the words, in as many lines as they need. */
static void choice_below(struct app *app, struct rect rect, const char *id, const char *label,
                         const char *help, const char *const *choices, int count, int chosen, bool enabled)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, pad = ROW_PAD * u, room = rect.w - 2 * pad, before = painter->alpha,
          high = roundf(PHONE_SEGMENT * u), widest;
    own_widths(painter, choices, count, &widest);
    int per = SDL_clamp((int)(room / widest), 1, count), lines = (count + per - 1) / per;
    per = (count + lines - 1) / lines;
    struct rect words = rect, box = rect_make(rect.x + pad, 0, room, high * (float)lines);
    words.h -= box.h + (label[0] ? 6 * u : 0);
    if (label[0])
        row_words(painter, words, room, label, help, enabled);
    if (painter->rows_measured) {
        painter->rows_high = fmaxf(painter->rows_high, label[0] ? 26 * u : 0) + box.h + 12 * u;
        return;
    }
    box.y = label[0] ? words.y + words.h : roundf(rect.y + (rect.h - box.h) / 2);
    painter->alpha *= enabled ? 1 : faint(painter);
    draw_segments_frame(painter, box);
    for (int i = 0; i < count; i++) {
        int line = i / per, in_line = SDL_min(per, count - line * per);
        struct rect part = rect_column(rect_row(box, line, lines, 0), i % per, in_line, 0);
        segment(app, part, TARGET_ID(id, i), choices[i], i == chosen, enabled, 0);
        spoken_choice(app, label, help, choices[i], i == chosen);
    }
    painter->alpha = before;
}

void row_choice(struct app *app, struct rect rect, const char *id, const char *label, const char *help,
                const char *const *choices, int count, int chosen, bool enabled)
{
    struct painter *painter = &app->painter;
    if (layout_is_phone(&painter->layout)) {
        choice_below(app, rect, id, label, help, choices, count, chosen, enabled);
        return;
    }
    float u = painter->layout.u, pad = ROW_PAD * u, room = choice_room(painter, rect, label, help, count);
    float widest, own = own_widths(painter, choices, count, &widest);
    float each = fminf(widest, floorf(room / (float)count));
    bool alike = each >= widest; /* where the longest word has room so, else each by its own word */
    float share = alike ? 1 : fminf(1, room / own), w = (alike ? each * (float)count : own * share) + 6 * u;
    float h = roundf(fmaxf(34 * u, 26)), before = painter->alpha;
    struct rect box =
        rect_make(roundf(rect.x + rect.w - pad - w), roundf(rect.y + (rect.h - h) / 2), roundf(w), h);
    row_words(painter, rect, rect.w - w - 3 * pad, label, help, enabled);
    if (painter->rows_measured)
        return;
    float wanted = widest - 16 * u, fits = alike ? each - 8 * u : wanted * share;
    if (painter->rows_share > 0)
        fits = fminf(fits, wanted * painter->rows_share);
    float limit =
        type_squeezed(painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, 0, TYPE_LEFT), wanted, fits).limit;
    struct rect inner = rect_inset(box, roundf(3 * u), roundf(3 * u)), part = inner;
    painter->alpha *= enabled ? 1 : faint(painter);
    draw_segments_frame(painter, box);
    for (int i = 0; i < count; i++) {
        part.w = own_width(painter, choices[i]) * share;
        segment(app, alike ? rect_column(inner, i, count, 0) : part, TARGET_ID(id, i), choices[i],
                i == chosen, enabled, limit);
        spoken_choice(app, label, help, choices[i], i == chosen);
        part.x += part.w;
    }
    painter->alpha = before;
}

/* The part of a slider's row that slides. */
static struct rect slider_track(const struct painter *painter, struct rect rect)
{
    float u = painter->layout.u, w = roundf(rect.w * 0.46f), pad = ROW_PAD * u;
    if (layout_is_phone(&painter->layout)) /* below its name */
        return rect_make(rect.x + pad + 10 * u, roundf(rect.y + rect.h - 30 * u),
                         roundf(rect.w - 2 * pad - 64 * u), roundf(6 * u));
    return rect_make(roundf(rect.x + rect.w - pad - w - 54 * u), roundf(rect.y + rect.h / 2 - 3 * u), w,
                     roundf(6 * u));
}

int row_slider_value(const struct painter *painter, struct rect rect, int most, float x)
{
    struct rect track = slider_track(painter, rect);
    return (int)lroundf(SDL_clamp((x - track.x) / track.w, 0, 1) * (float)most);
}

bool row_slider_holds(const struct painter *painter, struct rect rect, float x)
{
    struct rect track = slider_track(painter, rect);
    float knob = 20 * painter->layout.u;
    return x >= track.x - knob && x <= track.x + track.w + knob;
}

void row_slider(struct app *app, struct rect rect, const char *id, const char *label, int value, int most)
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
    struct type number = text_type(TEXT_MARK | TEXT_QUIET | TEXT_RIGHT);
    char text[12];
    bool phone = layout_is_phone(&painter->layout);
    if (painter->rows_measured) {
        if (phone)
            painter->rows_high = PHONE_SLIDER * u;
        return; /* its name is one line */
    }
    struct rect words = rect, figure = rect;
    if (phone) {
        words.h -= 34 * u;
        figure.y = track.y + track.h / 2 - figure.h / 2;
    }
    SDL_snprintf(text, sizeof text, "%d", value);
    row_light(app, rect, id, true);
    row_words(painter, words, (phone ? rect.w : track.x - rect.x) - 2 * ROW_PAD * u, label, NULL, true);
    draw_box(painter, track, &groove);
    draw_box(painter, rect_make(track.x, track.y, fmaxf(roundf(track.w * share), 1), track.h), &full);
    draw_box(painter, rect_make(roundf(x - d / 2), roundf(track.y + track.h / 2 - d / 2), d, d), &knob);
    type_draw(painter, number, rect.x + rect.w - ROW_PAD * u,
              figure.y + figure.h / 2 + type_cap_height(painter, number) / 2, text);
    widget_target(app, id, rect, TARGET_DRAG, 0, 8);
    spoken_slider(app, label, value, most);
}
