/*
 * scroll.c: panels that scroll (scroll.h).
 */
#include "sdl/ui/scroll.h"

#include <limits.h>
#include <math.h>

#include "sdl/app/app.h"
#include "sdl/app/loop.h"
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
    if (most > 0)
        draw_wash(painter, scroll_bar(painter, rect, scroll), 3, COLOUR_ALPHA(COLOUR_IVORY, 77));
}

void scroll_target(struct app *app, const char *id, struct rect rect, const struct scroll *scroll)
{
    app->targets.still = scroll->content <= rect.h;
    if (app->targets.still)
        return;
    target_add(app, id, rect, TARGET_DRAG | TARGET_NO_FOCUS | TARGET_NO_RING, 0);
    scroll_light(app, id, rect, scroll);
}

void scroll_light(struct app *app, const char *id, struct rect rect, const struct scroll *scroll)
{
    if (scroll->content > rect.h && input_is_hot(app, id))
        draw_wash(&app->painter, scroll_bar(&app->painter, rect, scroll), 3, COLOUR_ALPHA(COLOUR_BRASS, 190));
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

void scroll_write(struct app *app, const char *id, struct rect rect, struct scroll *scroll, unsigned text,
                  float leading, const char *words)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, rect);
    float high = type_leading(painter, text_type(text), leading);
    int most = SDL_max((int)(rect.h / high + .2f), 1),
        lines = type_count_lines(painter, text_type(text), rect.w, words);
    scroll->content = 0;
    if (painter->layout.grown <= 1 || lines <= most) {
        app->targets.still = true;
        pen_write(&pen, text, leading, most, words);
        return;
    }
    pen.room.w -= roundf(14 * pen.u); /* the bar */
    scroll->content = high * (float)type_count_lines(painter, text_type(text), pen.room.w, words);
    scroll_target(app, id, rect, scroll);
    pen.room.y -= scroll_begin(painter, rect, scroll);
    pen.room.h = scroll->content;
    pen_write(&pen, text, leading, INT_MAX, words);
    scroll_end(painter, rect, scroll);
}

/* Returns how far to scroll that way so that the focus, which would leave the rect or cannot go further,
 * meets what is there and stays in view itself; 0: it need not. */
static float beyond(const struct app *app, struct rect rect, const struct scene_key *key, int way)
{
    const struct target *on = app->input.focus_visible ? target_find(app, app->input.focus) : NULL;
    if (!on || !rect_contains(rect, on->rect.x + 1, on->rect.y + 1))
        return 0;
    const struct target *next =
        key->code == SDLK_TAB ? target_step(app, on->id, way) : target_towards(app, on, 0, way);
    if (next && rect_contains(rect, next->rect.x + 1, next->rect.y + 1))
        return 0;
    return way > 0 ? on->rect.y - rect.y : rect.y + rect.h - on->rect.y - on->rect.h;
}

bool scroll_by_key(struct app *app, struct scroll *scroll, struct rect rect, const struct scene_key *key)
{
    bool page = key->code == SDLK_PAGEDOWN || key->code == SDLK_PAGEUP;
    int way = key->code == SDLK_DOWN || key->code == SDLK_PAGEDOWN ? 1
              : key->code == SDLK_UP || key->code == SDLK_PAGEUP   ? -1
              : key->code == SDLK_TAB                              ? (key->modifiers & KMOD_SHIFT ? -1 : 1)
                                                                   : 0;
    float by = way && scroll->content > rect.h ? page ? .7f * rect.h : beyond(app, rect, key, way) : 0;
    float to = SDL_clamp(scroll->at + (float)way * by, 0, fmaxf(scroll->content - rect.h, 0));
    if (to == scroll->at)
        return false;
    scroll->at = to;
    if (!page)
        loop_draw(app, false); /* so that the key meets what came into view */
    app_dirty(app);
    return page;
}

bool scroll_text_key(struct app *app, struct scroll *scroll, struct rect rect, const struct scene_key *key)
{
    bool arrow = key->code == SDLK_DOWN || key->code == SDLK_UP;
    if (!arrow || app->input.focus_visible)
        return scroll_by_key(app, scroll, rect, key);
    scroll_wheel(app, scroll, rect, key->code == SDLK_DOWN ? -1.5f : 1.5f);
    return true;
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
    input_focus(app, TARGET_ID(list->name, *chosen));
    app->input.focus_visible = true;
    app_animate(app);
    return true;
}
