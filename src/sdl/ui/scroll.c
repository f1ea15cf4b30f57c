/*
 * scroll.c: panels that scroll (scroll.h).
 */
#include "sdl/ui/scroll.h"

#include <math.h>

#include "sdl/app/app.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"

/* The bar: as high as its share of the content, as far down as it is scrolled. */
static struct rect scroll_bar(const struct painter *painter, struct rect rect, const struct scroll *scroll)
{
    float most = fmaxf(scroll->content - rect.h, 0), u = painter->layout.u;
    float h = fmaxf(rect.h * rect.h / fmaxf(scroll->content, 1), 30 * u);
    return rect_make(rect.x + rect.w - 8 * u, rect.y + (most > 0 ? (rect.h - h) * scroll->at / most : 0),
                     5 * u, h);
}

float scroll_begin(struct painter *painter, struct rect rect, const struct scroll *scroll)
{
    canvas_clip(painter->canvas, &rect);
    return roundf(scroll->at);
}

void scroll_end(struct painter *painter, struct rect rect, struct scroll *scroll)
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

void scroll_target(struct app *app, const char *id, struct rect rect, const struct scroll *scroll)
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

void scroll_drag(struct app *app, struct scroll *scroll, struct rect rect)
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

void scroll_wheel(struct app *app, struct scroll *scroll, struct rect rect, float lines)
{
    scroll->at =
        SDL_clamp(scroll->at - lines * 48 * app->painter.layout.u, 0, fmaxf(scroll->content - rect.h, 0));
    app_dirty(app);
}

int scroll_whole_lines(float *rest, float lines)
{
    float sum = *rest * lines < 0 ? lines : *rest + lines; /* the other way begins again */
    int whole = (int)sum;
    *rest = sum - (float)whole;
    return whole;
}

/* By how many rows a key moves; 0: it is none of those. */
static int step_of(const struct scroll_list *list, SDL_Keycode code)
{
    int page = SDL_max((int)(list->rect.h / list->row_height), 1);
    switch (code) {
    case SDLK_DOWN:
        return 1;
    case SDLK_UP:
        return -1;
    case SDLK_PAGEDOWN:
        return page;
    case SDLK_PAGEUP:
        return -page;
    case SDLK_HOME:
        return -list->count;
    case SDLK_END:
        return list->count;
    default:
        return 0;
    }
}

bool scroll_key(struct app *app, struct scroll *scroll, const struct scroll_list *list, int *chosen,
                SDL_Keycode code)
{
    int step = step_of(list, code);
    const char *focus = app->input.focus_visible ? app->input.focus : "";
    bool on_row = target_after(focus, list->name);
    bool by_one = code == SDLK_DOWN || code == SDLK_UP;
    if (!step || !list->count || (by_one && focus[0] && !on_row) ||
        (on_row && code == SDLK_UP && *chosen == 0))
        return false; /* from one target to the next */
    *chosen = SDL_clamp(*chosen + (by_one && !focus[0] ? 0 : step), 0, list->count - 1);
    float top = list->row_height * (float)*chosen;
    scroll->at = SDL_clamp(scroll->at, top + list->row_height - list->rect.h, top);
    char id[INPUT_ID];
    SDL_snprintf(id, sizeof id, "%s:%d", list->name, *chosen);
    input_focus(app, id);
    app->input.focus_visible = true;
    app_animate(app);
    return true;
}
