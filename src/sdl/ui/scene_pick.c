/*
 * scene_pick.c: a list over a scene, of which one thing is chosen (pick.h).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/theme.h"
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

struct pick_item *pick_add(struct pick *pick, const char *label, const char *sub)
{
    CHECK(pick->count < PICK_MAX);
    struct pick_item *item = &pick->items[pick->count++];
    memset(item, 0, sizeof *item);
    SDL_strlcpy(item->label, label, sizeof item->label);
    SDL_strlcpy(item->sub, sub ? sub : "", sizeof item->sub);
    return item;
}

static void item_id(int index, char id[INPUT_ID])
{
    snprintf(id, INPUT_ID, "pick:%d", index);
}

/* How high the item's row is, in pixels: its label, and below it one or two lines. */
static float item_height(struct painter *painter, const struct pick_item *item, float width)
{
    float u = painter->layout.u;
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, 0, TYPE_LEFT);
    int lines = item->sub[0] ? SDL_min(type_count_lines(painter, sub, width, item->sub), 2) : 0;
    return roundf((lines ? 40 : 46) * u + (float)lines * type_leading(painter, sub, 18) +
                  (lines ? 8 * u : 0));
}

/* What words have beside the mark and the key. */
static float words_width(const struct painter *painter, float width)
{
    return width - 126 * painter->layout.u;
}

static void draw_item_words(struct painter *painter, const struct pick_item *item, bool chosen,
                            struct rect row)
{
    float u = painter->layout.u, x = row.x + 46 * u, width = words_width(painter, row.w);
    struct type label = type_make(TYPE_SERIF, SIZE_NAME, item->off ? COLOUR_OFF : COLOUR_IVORY, TYPE_LEFT);
    struct type sub =
        type_make(TYPE_SANS, SIZE_SMALL, item->off ? COLOUR_OFF_REASON : COLOUR_QUIET, TYPE_LEFT);
    float cap = type_cap_height(painter, label);
    float y = item->sub[0] ? row.y + 14 * u + cap : row.y + (row.h + cap) / 2;
    if (chosen)
        draw_svg(painter, "icons/check",
                 rect_make(row.x + 14 * u, roundf(y - cap / 2 - 10 * u), 20 * u, 20 * u), COLOUR_BRASS);
    type_draw_fit(painter, label, x, roundf(y), width, item->label);
    if (item->sub[0])
        type_draw_wrapped(painter, sub, x, roundf(y + type_leading(painter, sub, 18) + 3 * u), width, 18, 2,
                          item->sub);
    if (item->key_label && !item->off)
        draw_key_cap(painter, row.x + row.w - 16 * u, row.y + row.h / 2, item->key_label, false);
}

static void draw_item(struct picking *picking, struct app *app, int index, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct pick_item *item = &picking->pick.items[index];
    struct box_style light = {
        .radius = 8, .top = COLOUR_ALPHA(COLOUR_WHITE, 22), .bottom = COLOUR_ALPHA(COLOUR_WHITE, 22)};
    float u = painter->layout.u, top = fmaxf(row.y, picking->list.y),
          bottom = fminf(row.y + row.h, picking->list.y + picking->list.h);
    char id[INPUT_ID];
    item_id(index, id);
    if (input_is_hot(app, id) && !item->off)
        draw_box(painter, rect_inset(row, 4 * u, 1 * u), &light);
    draw_item_words(painter, item, index == picking->pick.chosen, row);
    if (bottom - top < 1)
        return;
    struct rect seen = rect_make(row.x, top, row.w, bottom - top);
    target_add(app, id, seen, item->off ? TARGET_OFF : index == picking->at ? TARGET_FIRST : 0, item->key);
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
    struct picking *picking = (struct picking *)scene;
    const struct layout *l = &painter->layout;
    float u = l->u, wide = 560, width = wide * u;
    struct type text = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_TEXT, TYPE_LEFT);
    int lines =
        picking->pick.text[0] ? type_count_lines(painter, text, width - 60 * u, picking->pick.text) : 0;
    float head = roundf(78 * u + (float)lines * type_leading(painter, text, 24) + (lines ? 8 * u : 0));
    picking->scroll.content = content_height(picking, painter, width - 28 * u);
    float room = l->high * u - 80 * u - head - 18 * u, inner = fminf(picking->scroll.content, room);
    struct rect box = layout_middle(l, 0, 0, wide, (head + inner + 18 * u) / u);
    struct box_style body = {.radius = 16,
                             .top = COLOUR_OVERLAY_HIGH,
                             .bottom = COLOUR_OVERLAY_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.5f,
                             .shadow = COLOUR_SHADOW};
    draw_veil(painter, COLOUR_ALPHA(COLOUR_SHADOW, 168));
    draw_box(painter, box, &body);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_LEFT), box.x + 30 * u,
                  box.y + 52 * u, box.w - 110 * u, picking->pick.title);
    type_draw_wrapped(painter, text, box.x + 30 * u, box.y + 84 * u, box.w - 60 * u, 24, 9,
                      picking->pick.text);
    float side = roundf(34 * u);
    widget_icon_button(app,
                       rect_make(box.x + box.w - roundf(22 * u) - side, box.y + roundf(24 * u), side, side),
                       "button:back", "icons/close", SDLK_ESCAPE);
    draw_items(picking, app, rect_make(box.x + roundf(14 * u), box.y + head, box.w - roundf(28 * u), inner));
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct picking *picking = (struct picking *)scene;
    int item = target_number(id, "pick");
    if (item >= 0 && picking->pick.sample) {
        picking->pick.sample(app, item);
        return scene;
    }
    audio_play(app, SOUND_BUTTON);
    return item < 0 ? scene->under : picking->pick.answer(scene->under, app, item);
}

/* Scrolls so that the keyboard's item is seen. */
static void show_item(struct picking *picking, struct app *app)
{
    struct painter *painter = &app->painter;
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
    struct picking *picking = (struct picking *)scene;
    int item = app->input.focus_visible ? target_number(app->input.focus, "pick") : -1;
    char id[INPUT_ID];
    if (key->code != SDLK_UP && key->code != SDLK_DOWN)
        return NULL;
    if (item >= 0)
        picking->at = next_item(&picking->pick, item, key->code == SDLK_UP ? -1 : 1);
    show_item(picking, app);
    item_id(picking->at, id);
    input_focus(app, id);
    app->input.focus_visible = true;
    app_animate(app);
    return scene;
}

static void wheel(struct scene *scene, struct app *app, float lines)
{
    struct picking *picking = (struct picking *)scene;
    scroll_wheel(app, &picking->scroll, picking->list, lines);
}

static const struct scene_class pick_class = {
    .name = "pick", .draw = draw, .activate = activate, .key = key, .wheel = wheel};

struct scene *scene_pick(struct app *app, struct scene *under, const struct pick *pick)
{
    struct picking *picking = SCENE_NEW(struct picking, &pick_class, under);
    (void)app;
    CHECK(under && pick->count && (pick->answer || pick->sample));
    picking->pick = *pick;
    picking->at = next_item(pick, SDL_max(pick->chosen, 0) - 1, 1);
    return &picking->scene;
}
