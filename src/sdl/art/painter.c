/*
 * painter.c: see painter.h; and what the names of colors look like (theme.h).
 */
#include "sdl/art/painter.h"

#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/crew.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/paint/canvas.h"

void painter_init(struct painter *painter)
{
    painter->alpha = 1;
    painter->canvas = canvas_new(crew_share);
    backdrop_init(painter);
    draw_init(painter);
    atlas_init(painter);
}

bool painter_read_fonts(struct painter *painter, struct error *error)
{
    return type_init(painter, error);
}

void painter_deinit(struct painter *painter)
{
    backdrop_deinit(painter);
    atlas_deinit(painter);
    draw_deinit(painter);
    type_deinit(painter);
    canvas_free(painter->canvas);
    painter->canvas = NULL;
}

void painter_resize(struct painter *painter, const struct layout *layout)
{
    painter->layout = *layout;
    draw_reset(painter);
    type_reset(painter);
    atlas_reset(painter);
    backdrop_reset(painter);
}

void painter_set_look(struct painter *painter, const struct look *look)
{
    struct look was = painter->look;

    painter->look = *look;
    if (was.faces != look->faces || was.back != look->back)
        atlas_reset(painter);
    if (was.felt != look->felt || was.palette != look->palette)
        backdrop_reset(painter);
}

uint32_t painter_colour(const struct painter *painter, uint32_t colour)
{
    return theme_colour(painter->look.palette, colour);
}

uint32_t painter_shaded(const struct painter *painter, uint32_t colour)
{
    uint32_t shaded = colour & 255;

    for (int at = 8; at < 32 && painter->shade; at += 8)
        shaded |= ((colour >> at & 255) * (painter->shade >> at & 255) + 127) / 255 << at;
    return painter->shade ? shaded : colour;
}

void painter_speak(struct painter *painter, const char *language)
{
    painter->language = language;
    if (painter->type)
        type_speak(painter);
}

void painter_frame_done(struct painter *painter)
{
    draw_frame_done(painter);
    type_frame_done(painter);
    atlas_frame_done(painter);
    backdrop_frame_done(painter);
}

#define THEME_ROW(name, evening, day, contrast) {evening, day, contrast},
static const uint32_t shades[THEME_COUNT][PALETTE_COUNT] = {{0}, PALETTES(THEME_ROW)};
#undef THEME_ROW

uint32_t theme_colour(enum palette palette, uint32_t colour)
{
    uint32_t name = colour >> 8, alpha = colour & 255;
    if (name == THEME_NONE || name >= THEME_COUNT)
        return colour;
    uint32_t shade = shades[name][palette], least = shade & 255;
    return (shade & 0xffffff00u) | (alpha && alpha < least ? least : alpha);
}
