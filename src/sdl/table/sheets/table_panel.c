/*
 * table_panel.c: see table_panel.h.
 */
#include "sdl/table/sheets/table_panel.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/art/theme.h"

enum { HEAD = 76, FOOT = 22, MARGIN = 36 };

void table_panel_draw(struct app *app, struct table_panel *panel, float foot)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float u = l->u, high = fminf(l->high - 2 * MARGIN, HEAD + panel->content + foot + FOOT);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 250),
                             .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 250),
                             .stroke = COLOUR_ALPHA(COLOUR_IVORY, 60),
                             .stroke_width = 1.2f,
                             .shadow = COLOUR_SHADOW};
    struct rect rect = layout_middle(l, 0, 0, panel->wide, high);

    panel->rect = rect;
    panel->body = rect_make(rect.x + roundf(28 * u), rect.y + roundf(HEAD * u), rect.w - roundf(48 * u),
                            rect.h - roundf((HEAD + FOOT + foot) * u));
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 156));
    draw_box(painter, rect, &body);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_IVORY, TYPE_LEFT), rect.x + 28 * u,
              rect.y + 52 * u, panel->title);
    float side = roundf(38 * u), top = rect.y + roundf(20 * u), right = rect.x + rect.w - roundf(24 * u);
    widget_icon_button(app, rect_make(right - side, top, side, side), "button:close", "icons/close",
                       SDLK_ESCAPE);
    struct button other = {.id = panel->other_id,
                           .label = panel->other,
                           .key = panel->other_key,
                           .key_label = panel->other_cap,
                           .look = BUTTON_SECONDARY};
    widget_button(
        app, rect_make(right - side - roundf(202 * u), top - roundf(3 * u), roundf(190 * u), roundf(44 * u)),
        &other);
    draw_line(painter, rect.x + 28 * u, panel->body.y - 6 * u, rect.x + rect.w - 24 * u,
              panel->body.y - 6 * u, 1, COLOUR_RULE);
}

bool table_panel_key(struct app *app, struct table_panel *panel, const struct scene_key *key, float row,
                     bool *closed)
{
    float page = panel->body.h - row, by = 0;

    *closed = key->code == SDLK_ESCAPE;
    switch (key->code) {
    case SDLK_ESCAPE:
        return true;
    case SDLK_UP:
        by = -row;
        break;
    case SDLK_DOWN:
        by = row;
        break;
    case SDLK_PAGEUP:
        by = -page;
        break;
    case SDLK_PAGEDOWN:
        by = page;
        break;
    case SDLK_HOME:
        by = -panel->scroll.content;
        break;
    case SDLK_END:
        by = panel->scroll.content;
        break;
    default:
        return false;
    }
    panel->scroll.at = fmaxf(0, fminf(panel->scroll.at + by, panel->scroll.content - panel->body.h));
    app_dirty(app);
    return true;
}

bool table_panel_is_beside(const struct table_panel *panel, float x, float y)
{
    return !rect_contains(panel->rect, x, y);
}
