/*
 * scene_pick.c: a list over a scene, of which one thing is chosen (pick.h).
 */
#include <math.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/window.h"
#include "sdl/ui/pick.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

struct picking {
    struct scene scene;
    struct pick pick;
    int at; /* the item of the keyboard */
    struct scroll scroll;
    struct rect list; /* as drawn last */
};

SCENE_OF(struct picking)

struct pick_item *pick_add(struct pick *pick, const char *label, const char *sub)
{
    CHECK(pick->count < PICK_MAX);
    struct pick_item *item = &pick->items[pick->count++];
    memset(item, 0, sizeof *item);
    SDL_strlcpy(item->label, label, sizeof item->label);
    SDL_strlcpy(item->sub, sub ? sub : "", sizeof item->sub);
    return item;
}

/* Returns how high the item's row is, in pixels: its label, and below it one or two lines. */
static float item_height(struct painter *painter, const struct pick_item *item, float width)
{
    float u = painter->layout.u;
    struct type sub = text_type(TEXT_NOTE);
    int lines = item->sub[0] ? SDL_min(type_count_lines(painter, sub, width, item->sub), 2) : 0;
    return roundf((lines ? 48 : 46) * u + (float)lines * type_leading(painter, sub, 18));
}

/* Returns what words have beside the mark and the key. */
static float words_width(const struct painter *painter, float width)
{
    return width - 126 * painter->layout.u;
}

static void draw_item_words(struct painter *painter, const struct pick_item *item, bool chosen,
                            struct rect row)
{
    unsigned label = TEXT_NAME | (item->off ? TEXT_OFF : 0);
    struct pen pen = pen_in(painter, row), mark = pen;
    float cap = type_cap_height(painter, text_type(label)) / pen.u;
    float top = item->sub[0] ? 14 : (row.h / pen.u - cap) / 2;
    pen_top(&mark, top + cap / 2 - 10);
    pen_left(&mark, 14);
    if (chosen)
        draw_svg(painter, "icons/check", rect_make(mark.room.x, mark.room.y, 20 * pen.u, 20 * pen.u),
                 COLOUR_BRASS);
    if (item->key_label && !item->off)
        draw_key_cap(painter, row.x + row.w - 16 * pen.u, row.y + row.h / 2, item->key_label, false);
    pen_left(&pen, 46);
    pen_right(&pen, 80);
    pen_top(&pen, top);
    pen_line(&pen, label, 6, item->label);
    pen_write(&pen, TEXT_NOTE | (item->off ? TEXT_REASON : 0), 18, 2, item->sub);
}

static struct scene *choose(struct scene *scene, struct app *app, int item)
{
    struct pick *pick = &of(scene)->pick;
    if (!pick->sample)
        return pick->answer(scene->under, app, item);
    pick->sample(app, item);
    return scene;
}

static void draw_item(struct picking *picking, struct app *app, int index, struct rect row)
{
    const struct pick_item *item = &picking->pick.items[index];
    const char *id = TARGET_ID("pick", index);
    float u = app->painter.layout.u, top = fmaxf(row.y, picking->list.y),
          bottom = fminf(row.y + row.h, picking->list.y + picking->list.h);
    if (input_is_hot(app, id) && !item->off)
        draw_wash(&app->painter, rect_inset(row, 4 * u, 1 * u), 8, COLOUR_ALPHA(COLOUR_WHITE, 22));
    draw_item_words(&app->painter, item, index == picking->pick.chosen, row);
    if (bottom - top < 1)
        return;
    struct rect seen = rect_make(row.x, top, row.w, bottom - top);
    target_add(app, id, seen, item->off ? TARGET_OFF : index == picking->at ? TARGET_FIRST : 0, item->key);
    target_does_at(app, choose, index);
    if (picking->pick.sample)
        target_quiet(app);
    widget_ring(app, id, rect_inset(seen, 4 * u, 1 * u), 8);
}

static void draw_items(struct picking *picking, struct app *app, struct rect list)
{
    struct painter *painter = &app->painter;
    float width = words_width(painter, list.w);
    picking->list = list;
    float y = list.y - scroll_begin(painter, list, &picking->scroll);
    for (int i = 0; i < picking->pick.count; i++) {
        struct rect row = rect_make(list.x, y, list.w, item_height(painter, &picking->pick.items[i], width));
        if (row.y + row.h > list.y && row.y < list.y + list.h)
            draw_item(picking, app, i, row);
        y += row.h;
    }
    scroll_end(painter, list, &picking->scroll);
}

static float content_height(struct picking *picking, struct painter *painter, float width)
{
    float high = 0;
    for (int i = 0; i < picking->pick.count; i++)
        high += item_height(painter, &picking->pick.items[i], words_width(painter, width));
    return high;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct picking *picking = of(scene);
    const struct layout *l = &painter->layout;
    struct type text = text_type(TEXT_PROSE);
    bool phone = layout_is_phone(l);
    float u = l->u, wide = phone ? fminf(560, l->wide - 12) : 560,
          lines = (float)type_count_lines(painter, text, (wide - 56) * u, picking->pick.text);
    float head = lines > 0 ? 74 + lines * type_leading(painter, text, 24) / u : 66;
    picking->scroll.content = content_height(picking, painter, (wide - 28) * u);
    float all = picking->scroll.content / u, list = phone ? all : fminf(all, l->high - 98 - head);
    struct pen pen =
        widget_overlay(app, window_middle(app, 560, head + list + 18), picking->pick.title, true);
    pen_top(&pen, 8);
    if (lines > 0) {
        pen_write(&pen, TEXT_PROSE, 24, 9, picking->pick.text);
        pen_top(&pen, 8);
    }
    pen.room.h += roundf(24 * u); /* over the lower edge */
    draw_items(picking, app,
               pen_top(&(struct pen){painter, rect_inset(pen.room, -roundf(14 * u), 0), u}, list));
}

/* Scrolls so that the keyboard's item is seen. */
static void show_item(struct picking *picking, struct painter *painter)
{
    float top = 0, width = words_width(painter, picking->list.w);
    for (int i = 0; i < picking->at; i++)
        top += item_height(painter, &picking->pick.items[i], width);
    float bottom = top + item_height(painter, &picking->pick.items[picking->at], width);
    picking->scroll.at = fminf(picking->scroll.at, top);
    picking->scroll.at = fmaxf(picking->scroll.at, bottom - picking->list.h);
}

/* The next item in a direction that can be chosen; the same if there is none. */
static int next_item(const struct pick *pick, int at, int step)
{
    int next = at + step;
    while (next >= 0 && next < pick->count && pick->items[next].off)
        next += step;
    return next >= 0 && next < pick->count ? next : at;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct picking *picking = of(scene);
    int item = app->input.focus_visible ? target_number(app->input.focus, "pick") : -1;
    if (key->code != SDLK_UP && key->code != SDLK_DOWN)
        return NULL;
    if (item >= 0)
        picking->at = next_item(&picking->pick, item, key->code == SDLK_UP ? -1 : 1);
    show_item(picking, &app->painter);
    input_focus(app, TARGET_ID("pick", picking->at));
    app->input.focus_visible = true;
    app_animate(app);
    return scene;
}

SCROLL_WHEEL(scroll, list)

static const struct scene_class pick_class = {
    .name = "pick", .phone = true, .clicks = true, .draw = draw, .key = key, .wheel = wheel};

struct scene *scene_pick(struct app *app, struct scene *under, const struct pick *pick)
{
    struct picking *picking = SCENE_NEW(struct picking, &pick_class, under);
    (void)app;
    CHECK(under && pick->count && (pick->answer || pick->sample));
    picking->pick = *pick;
    picking->at = next_item(pick, SDL_max(pick->chosen, 0) - 1, 1);
    return &picking->scene;
}
