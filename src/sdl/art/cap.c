/*
 * cap.c: see cap.h.
 */
#include "sdl/art/cap.h"

#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

static struct type key_type(const struct painter *painter, bool on_brass)
{
    struct type type =
        type_make(TYPE_SANS_BOLD, SIZE_SMALL, on_brass ? COLOUR_CAP_TEXT : COLOUR_IVORY, TYPE_CENTRE);
    type.sign = true;
    return type_limited(painter, type, 1.3f); /* a key's cap leaves the room to the words beside it */
}

static struct cap cap_of(const struct painter *painter, const char *words)
{
    struct cap cap = {.shape = CAP_KEY};
    snprintf(cap.words, sizeof cap.words, "%s", words);
    if (painter->caps.ask)
        painter->caps.ask(painter->caps.to, words, &cap);
    return cap;
}

static float width_of(struct painter *painter, const struct cap *cap)
{
    float u = painter->layout.u;
    switch (cap->shape) {
    case CAP_KEY:
    case CAP_SHOULDER:
        return roundf(fmaxf(type_width(painter, key_type(painter, false), cap->words) + 18 * u, 26 * u));
    case CAP_NONE:
        return 0;
    default:
        return draw_key_cap_height(painter);
    }
}

const char *cap_name(const struct cap *cap)
{
    switch (cap->shape) {
    case CAP_CROSS:
        return tr("Cross");
    case CAP_RING:
        return tr("Circle");
    case CAP_SQUARE:
        return tr("Square");
    case CAP_TRIANGLE:
        return tr("Triangle");
    case CAP_ICON:
    case CAP_NONE:
        return "";
    default:
        return cap->words;
    }
}

float draw_key_cap_width(struct painter *painter, const char *words)
{
    struct cap cap = cap_of(painter, words);
    return width_of(painter, &cap);
}

float draw_key_cap_height(struct painter *painter)
{
    return roundf(fmaxf(24 * painter->layout.u, type_leading(painter, key_type(painter, false), 0) * 1.22f));
}

/* Lines from corner to corner of a square, as the signs of a round button are drawn. */
static void draw_lines(struct painter *painter, struct rect area, const struct point *corners, int count,
                       uint32_t ink)
{
    struct point points[4];
    for (int i = 0; i < count; i++)
        points[i] = (struct point){corners[i].x * area.w, corners[i].y * area.h};
    draw_stroke(painter, area, points, count, 1.8f, ink);
}

/* The sign in the middle of a round button. */
static void draw_sign(struct painter *painter, const struct cap *cap, struct rect rect, uint32_t ink)
{
    static const struct point falling[] = {{.27f, .27f}, {.73f, .73f}},
                              rising[] = {{.27f, .73f}, {.73f, .27f}},
                              triangle[] = {{.5f, .2f}, {.77f, .67f}, {.23f, .67f}, {.5f, .2f}};
    float in = roundf(rect.w * 0.28f);
    switch (cap->shape) {
    case CAP_CROSS:
        draw_lines(painter, rect, falling, 2, ink);
        draw_lines(painter, rect, rising, 2, ink);
        break;
    case CAP_RING:
        draw_disc(painter, rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w / 2 - in, 1.8f, ink);
        break;
    case CAP_SQUARE:
        draw_outline(painter, rect_inset(rect, in, in), 1, 1.8f, ink);
        break;
    case CAP_TRIANGLE:
        draw_lines(painter, rect, triangle, 4, ink);
        break;
    case CAP_ICON:
        draw_svg(painter, cap->words, rect_inset(rect, in * 0.7f, in * 0.7f), ink);
        break;
    default:
        break;
    }
}

float draw_key_cap(struct painter *painter, float right, float y, const char *words, bool on_brass)
{
    struct cap cap = cap_of(painter, words);
    float w = width_of(painter, &cap), h = draw_key_cap_height(painter), u = painter->layout.u;
    struct rect rect = rect_make(roundf(right - w), roundf(y - h / 2), w, h);
    uint32_t fill = on_brass ? COLOUR_ALPHA(COLOUR_CAP_LIGHT, 71) : COLOUR_ALPHA(COLOUR_CAP_DARK, 77);
    bool key = cap.shape == CAP_KEY;
    struct type type = key_type(painter, on_brass);
    if (cap.shape == CAP_NONE)
        return 0;
    draw_flat(painter, rect, key ? 5 : h / 2 / u, fill,
              COLOUR_ALPHA(on_brass ? COLOUR_CAP_TEXT : COLOUR_IVORY, 140), key ? 1 : 1.6f);
    draw_sign(painter, &cap, rect, type.colour);
    float room = type_fits(painter, type, w - 8 * u, cap.words) ? w - 8 * u : w; /* clear of the edge */
    if (key || cap.shape == CAP_DISC || cap.shape == CAP_SHOULDER)
        type_draw_fit(painter, type, rect.x + rect.w / 2,
                      rect.y + rect.h / 2 + type_cap_height(painter, type) / 2, room, cap.words);
    return w;
}
