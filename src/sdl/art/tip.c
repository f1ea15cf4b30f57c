/*
 * tip.c: see tip.h.
 */
#include "sdl/art/tip.h"

#include <SDL.h>
#include <math.h>

#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

void tip_draw_over(struct painter *painter, struct rect anchor, float lowest, const char *name,
                   const char *key, const char *text)
{
    const struct layout *l = &painter->layout;
    float u = l->u, pad = roundf(14 * u), wide = roundf(276 * u), edge = 12 * u;
    struct type head = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT);
    struct type body = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float leading = type_leading(painter, body, 19);
    int lines = type_count_lines(painter, body, wide - 2 * pad, text);
    float high = roundf(36 * u + (float)lines * leading + 12 * u);
    bool right = anchor.x > l->wide * u / 2; /* there the buttons of the right column stay free */
    float x = right ? anchor.x + anchor.w - wide : anchor.x;
    struct rect box = rect_make(roundf(SDL_clamp(x, edge, l->wide * u - edge - wide)),
                                roundf(anchor.y + anchor.h + 8 * u), wide, high);
    struct box_style style = {.radius = 10,
                              .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                              .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};

    if (box.y + box.h > SDL_min(lowest, l->high * u - edge))
        box.y = roundf(anchor.y - 8 * u - high);
    draw_box(painter, box, &style);
    float cap = key ? draw_key_cap(painter, box.x + box.w - pad, box.y + 21 * u, key, false) : 0;
    type_draw_fit(painter, head, box.x + pad, box.y + 27 * u, box.w - 2 * pad - cap - 8 * u, name);
    type_draw_wrapped(painter, body, box.x + pad, box.y + 36 * u + leading * .75f, box.w - 2 * pad, 19, lines,
                      text);
}

void tip_draw(struct painter *painter, struct rect anchor, const char *name, const char *key,
              const char *text)
{
    tip_draw_over(painter, anchor, (float)painter->layout.height, name, key, text);
}
