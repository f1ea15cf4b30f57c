/*
 * panels.c: the boxes that make up the house style (draw.h): panels, trays,
 * buttons, key caps, seals, rings.
 */
#include <math.h>

#include "rules/hand/tile.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"

void draw_panel(struct painter *painter, struct rect rect)
{
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .stroke = COLOUR_ALPHA(COLOUR_PANEL_LINE, 41),
                              .stroke_width = 1};
    draw_box(painter, rect, &style);
}

void draw_panel_brass(struct painter *painter, struct rect rect, bool glow)
{
    struct box_style style = {.radius = 12,
                              .top = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 208),
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 242),
                              .stroke_width = 1.8f,
                              .glow = glow ? COLOUR_ALPHA(COLOUR_BRASS, 97) : 0,
                              .glow_size = 7};
    draw_box(painter, rect, &style);
}

void draw_card_body(struct painter *painter, struct rect rect, bool lit, bool hot)
{
    struct box_style style = {.radius = 14,
                              .top = hot ? COLOUR_CARD_HOT_HIGH : COLOUR_CARD,
                              .bottom = hot ? COLOUR_CARD_HOT_LOW : COLOUR_CARD_LOW,
                              .stroke = lit ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 96),
                              .stroke_width = lit ? 2 : 1.2f,
                              .shadow = COLOUR_SHADOW,
                              .glow = lit ? COLOUR_ALPHA(COLOUR_BRASS, hot ? 150 : 100) : 0,
                              .glow_size = 7};
    draw_box(painter, rect, &style);
}

void draw_tray(struct painter *painter, struct rect rect, int percent)
{
    uint32_t dark = COLOUR_ALPHA(COLOUR_TRAY, percent * 255 / 100);
    struct box_style style = {.radius = 12,
                              .top = dark,
                              .bottom = dark,
                              .dark = COLOUR_ALPHA(COLOUR_TRAY_DARK, 115),
                              .light = COLOUR_ALPHA(COLOUR_TRAY_LIGHT, 26)};
    draw_box(painter, rect, &style);
}

void draw_glow(struct painter *painter, struct rect rect, float radius, uint32_t colour, float size)
{
    struct box_style style = {.radius = radius, .glow = colour, .glow_size = size};
    draw_box(painter, rect, &style);
}

void draw_outline(struct painter *painter, struct rect rect, float radius, float width, uint32_t colour)
{
    struct box_style style = {.radius = radius, .stroke = colour, .stroke_width = width};
    draw_box(painter, rect, &style);
}

void draw_flat(struct painter *painter, struct rect rect, float radius, uint32_t colour, uint32_t line,
               float width)
{
    struct box_style style = {
        .radius = radius, .top = colour, .bottom = colour, .stroke = line, .stroke_width = width};
    draw_box(painter, rect, &style);
}

void draw_wash(struct painter *painter, struct rect rect, float radius, uint32_t colour)
{
    draw_flat(painter, rect, radius, colour, 0, 0);
}

void draw_overlay(struct painter *painter, struct rect rect)
{
    struct box_style style = {.radius = 16,
                              .top = COLOUR_OVERLAY_HIGH,
                              .bottom = COLOUR_OVERLAY_LOW,
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                              .stroke_width = 1.5f,
                              .shadow = COLOUR_SHADOW};
    draw_box(painter, rect, &style);
}

void draw_cloth(struct painter *painter, struct rect rect)
{
    struct box_style style = {.radius = 12, .top = COLOUR_CLOTH_HIGH, .bottom = COLOUR_CLOTH_LOW};
    draw_box(painter, rect, &style);
    draw_light(painter, rect.x + rect.w / 2, rect.y + rect.h * .44f, rect.w * .5f, rect.h * .62f,
               COLOUR_ALPHA(COLOUR_LAMP, 38));
}

void draw_focus_ring(struct painter *painter, struct rect rect, float radius)
{
    float out = roundf(4 * painter->layout.u);
    struct box_style style = {.radius = radius + 4,
                              .stroke = COLOUR_FOCUS,
                              .stroke_width = 2.4f,
                              .glow = COLOUR_ALPHA(COLOUR_GLOW, 70),
                              .glow_size = 3};
    draw_box(painter, rect_inset(rect, -out, -out), &style);
}

static struct box_style primary(bool hot, bool pressed)
{
    struct box_style style = {.radius = 10,
                              .top = hot ? COLOUR_PRIMARY_HOT_HIGH : COLOUR_BRASS_HIGH,
                              .middle = hot ? COLOUR_PRIMARY_HOT_MID : COLOUR_BRASS_MID,
                              .bottom = hot ? COLOUR_PRIMARY_HOT_LOW : COLOUR_BRASS_LOW,
                              .edge = COLOUR_BRASS_EDGE,
                              .depth = pressed ? 1 : 4,
                              .shine = COLOUR_ALPHA(COLOUR_PRIMARY_SHINE, 179),
                              .shadow = COLOUR_SHADOW};
    return style;
}

static struct box_style secondary(bool hot, bool pressed)
{
    struct box_style style = {.radius = 10,
                              .top = hot ? COLOUR_NIGHT_HOT_HIGH : COLOUR_NIGHT_HIGH,
                              .bottom = hot ? COLOUR_NIGHT_HOT_LOW : COLOUR_NIGHT_LOW,
                              .edge = COLOUR_NIGHT_EDGE,
                              .depth = pressed ? 1 : 4,
                              .stroke = COLOUR_ALPHA(COLOUR_BRASS, hot ? 220 : 140),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};
    return style;
}

static struct box_style off(void)
{
    struct box_style style = {.radius = 10,
                              .top = COLOUR_ALPHA(COLOUR_OFF_BODY, 184),
                              .bottom = COLOUR_ALPHA(COLOUR_OFF_BODY, 184),
                              .stroke = COLOUR_ALPHA(COLOUR_OFF_LINE, 115),
                              .stroke_width = 1.1f,
                              .dashed = true};
    return style;
}

void draw_button_body(struct painter *painter, struct rect rect, enum button_look look, bool hot,
                      bool pressed)
{
    struct box_style style = look == BUTTON_PRIMARY     ? primary(hot, pressed)
                             : look == BUTTON_SECONDARY ? secondary(hot, pressed)
                                                        : off();
    if (pressed) {
        float down = draw_pressed_shift(painter);
        rect.y += down;
        rect.h -= down;
    }
    draw_box(painter, rect, &style);
}

float draw_pressed_shift(const struct painter *painter)
{
    return fmaxf(roundf(3 * painter->layout.u), 1);
}

void draw_seal(struct painter *painter, struct rect rect, int wind, bool brass)
{
    static const char *const names[] = {"seals/east-ivory", "seals/south-ivory", "seals/west-ivory",
                                        "seals/north-ivory"};
    float u = painter->layout.u, d = rect.w / u;
    struct box_style disc = {.radius = d / 2,
                             .top = brass ? COLOUR_BRASS_HIGH : COLOUR_SEAL,
                             .middle = brass ? COLOUR_BRASS_MID : 0,
                             .bottom = brass ? COLOUR_BRASS_LOW : COLOUR_SEAL,
                             .stroke = brass ? COLOUR_BRASS : COLOUR_SEAL_LINE,
                             .stroke_width = 1.6f};
    struct box_style ring = {.radius = d / 2,
                             .stroke = COLOUR_ALPHA(brass ? COLOUR_SEAL_RING : COLOUR_SEAL_LINE, 153),
                             .stroke_width = 1};
    if (wind < TILE_EAST || wind > TILE_NORTH)
        return;
    draw_box(painter, rect, &disc);
    draw_box(painter, rect_inset(rect, roundf(4 * u), roundf(4 * u)), &ring);
    draw_svg(painter, names[wind - TILE_EAST], rect_inset(rect, roundf(rect.w * 0.2f), roundf(rect.w * 0.2f)),
             brass ? COLOUR_CAP_TEXT : COLOUR_IVORY);
}
