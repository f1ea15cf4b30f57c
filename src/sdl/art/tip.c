/*
 * tip.c: see tip.h.
 */
#include "sdl/art/tip.h"

#include <SDL.h>
#include <math.h>

#include "base/check.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

/* Places tried for a label: so many beside each other over its anchor and as many on either side, so many
 * below each other there and twice as many above and below. */
enum { ACROSS = 16, DOWN = 4 };
enum {
    GAP = 10 /* units between an anchor and its label */,
    CORNER = 2000 /* how bad a place off a corner is */
};

void tip_keep_clear(struct painter *painter, struct rect rect, float weight)
{
    struct tip_clear *clear = &painter->clear;
    CHECK(clear->count < TIP_CLEAR_MAX);
    clear->list[clear->count].rect = rect;
    clear->list[clear->count++].weight = weight;
}

/* By how many pixels two boxes cover each other. */
static float covered(struct rect a, struct rect b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    float w = fminf(a.x + a.w, b.x + b.w) - left, h = fminf(a.y + a.h, b.y + b.h) - top;
    return w > 0 && h > 0 ? w * h : 0;
}

/* Returns how bad a label is at a place: what it would hide, and how far off it would be, in units. */
static float harm(const struct painter *painter, struct rect anchor, struct rect box)
{
    const struct tip_clear *clear = &painter->clear;
    float u = painter->layout.u, gap = (GAP - 1) * u;
    float hidden = TIP_NEVER * covered(box, rect_inset(anchor, -gap, -gap));
    for (int i = 0; i < clear->count; i++)
        hidden += clear->list[i].weight * covered(box, clear->list[i].rect);
    float dx = fmaxf(fmaxf(anchor.x - box.x - box.w, box.x - anchor.x - anchor.w), 0) / u;
    float dy = fmaxf(fmaxf(anchor.y - box.y - box.h, box.y - anchor.y - anchor.h), 0) / u;
    float x = anchor.x + anchor.w / 2, y = anchor.y + anchor.h / 2;
    bool faces = (x > box.x && x < box.x + box.w) || (y > box.y && y < box.y + box.h);
    float aside = fabsf(box.x + box.w / 2 - x) / u;
    return hidden / (u * u) + 25 * (dx + dy) + aside + (faces ? 0 : CORNER);
}

struct rect tip_place(const struct painter *painter, struct rect anchor, float w, float h)
{
    const struct layout *l = &painter->layout;
    float u = l->u, gap = GAP * u, edge = 18 * u, least = -1;
    float right = (float)l->width - edge - w, bottom = (float)l->height - edge - h;
    float step_x = (anchor.w + w + 2 * gap) / ACROSS, step_y = (anchor.h + h + 2 * gap) / DOWN;
    struct rect best = rect_make(0, 0, w, h);

    for (int i = -ACROSS; i <= 2 * ACROSS; i++)
        for (int k = -2 * DOWN; k <= 3 * DOWN; k++) {
            struct rect box = rect_make(anchor.x - w - gap + (float)i * step_x,
                                        anchor.y - h - gap + (float)k * step_y, w, h);
            box.x = roundf(fminf(fmaxf(box.x, edge), right));
            box.y = roundf(fminf(fmaxf(box.y, edge), bottom));
            float bad = harm(painter, anchor, box);
            if (least < 0 || bad < least) {
                least = bad;
                best = box;
            }
        }
    return best;
}

/* Below the anchor, or above it where there is no room. */
static struct rect place_below(const struct painter *painter, struct rect anchor, float w, float h)
{
    const struct layout *l = &painter->layout;
    float u = l->u, edge = 12 * u;
    bool right = anchor.x > l->wide * u / 2;
    float x = right ? anchor.x + anchor.w - w : anchor.x, y = anchor.y + anchor.h + GAP * u;

    if (y + h > l->high * u - edge)
        y = anchor.y - GAP * u - h;
    return rect_make(roundf(SDL_clamp(x, edge, l->wide * u - edge - w)), roundf(y), w, h);
}

void tip_draw(struct painter *painter, struct rect anchor, const char *name, const char *key,
              const char *text)
{
    float u = painter->layout.u, pad = roundf(14 * u), wide = roundf(276 * u);
    struct type head = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT);
    struct type body = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float leading = type_leading(painter, body, 19);
    int lines = type_count_lines(painter, body, wide - 2 * pad, text);
    float high = roundf(36 * u + (float)lines * leading + 12 * u);
    struct rect box = painter->clear.count ? tip_place(painter, anchor, wide, high)
                                           : place_below(painter, anchor, wide, high);
    struct box_style style = {.radius = 10,
                              .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                              .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};

    draw_box(painter, box, &style);
    float cap = key ? draw_key_cap(painter, box.x + box.w - pad, box.y + 21 * u, key, false) : 0;
    type_draw_fit(painter, head, box.x + pad, box.y + 27 * u, box.w - 2 * pad - cap - 8 * u, name);
    type_draw_wrapped(painter, body, box.x + pad, box.y + 36 * u + leading * .75f, box.w - 2 * pad, 19, lines,
                      text);
}
