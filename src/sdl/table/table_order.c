/*
 * table_order.c: the player's tiles in their own order (scene_table.h).
 */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/art/draw.h"
#include "sdl/table/scene_table.h"

static bool is_arranged(const struct table_scene *table, const struct settings *settings)
{
    return !settings->sort_hand && table->view.seat != SEAT_NONE && !table_scene_is_bare(table);
}

void table_order_follow(struct table_scene *table, struct app *app)
{
    bool arranged = is_arranged(table, &app->settings);
    uint8_t tiles[HAND_MAX];
    bool apart;

    if (arranged != (table->layout.order != NULL))
        table->choice.selected = -1; /* another tile stands in its place */
    table->layout.order = table->anim.layout.order = arranged ? &table->orders[table->near] : NULL;
    if (!arranged || anim_is_busy(&table->anim) || table->view.own.hand.size == 0)
        return;
    int count = sprites_hand(&table->layout, &table->view, tiles, &apart);
    hand_order_set(&table->orders[table->near], tiles, count);
}

/* Returns how many of the player's tiles can be moved: the one drawn stands apart. */
static int movable(const struct table_scene *table)
{
    uint8_t tiles[HAND_MAX];
    bool apart;

    if (table->view.seat == SEAT_NONE)
        return 0;
    return sprites_hand(&table->layout, &table->view, tiles, &apart) - apart;
}

bool table_order_can_move(const struct table_scene *table, int place)
{
    return place >= 0 && place < movable(table);
}

int table_order_place(const struct table_scene *table, const struct app *app, float x)
{
    int count = movable(table);
    float first = table_layout_hand(&table->layout, 0, false).x, u = app->painter.layout.u;
    float pitch = count > 1 ? table_layout_hand(&table->layout, 1, false).x - first : 1;
    int place = (int)floorf((x / u - first) / pitch);

    if (!is_arranged(table, &app->settings) || count == 0)
        return -1;
    return SDL_clamp(place, 0, count - 1);
}

/* The tile that is selected stays so, wherever it stands when another goes from one place to another. */
static void carry_selected(struct choice *choice, int from, int to)
{
    int *selected = &choice->selected;

    if (*selected == from)
        *selected = to;
    else if (from < *selected && *selected <= to)
        --*selected;
    else if (to <= *selected && *selected < from)
        ++*selected;
}

bool table_order_move(struct table_scene *table, struct app *app, int from, int to)
{
    if (!is_arranged(table, &app->settings) || !table_order_can_move(table, from) ||
        !table_order_can_move(table, to))
        return false;
    hand_order_move(&table->orders[table->near], from, to);
    carry_selected(&table->choice, from, to);
    audio_play(app, SOUND_TILE);
    anim_show(&table->anim, &table->view, table->near);
    app_animate(app);
    return true;
}

/* With Ctrl an arrow goes on to the next suit; false where there is none. */
static bool step_suit(struct table_scene *table, struct app *app, int place, int step)
{
    enum suit suit = tile_suit(table_scene_own_tile(table, place).tile);

    for (int to = place + step; to >= 0 && to < table->view.own.hand.size; to += step) {
        struct own_tile own = table_scene_own_tile(table, to);
        if (tile_suit(own.tile) == suit)
            continue;
        input_focus(app, own.id);
        app->input.focus_visible = true;
        return true;
    }
    return false;
}

bool table_order_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    int step = key->code == SDLK_RIGHT ? 1 : key->code == SDLK_LEFT ? -1 : 0;
    const char *focus = app->input.focus, *colon = strrchr(focus, ':');
    char id[INPUT_ID];

    if (!step || !(key->modifiers & (KMOD_SHIFT | KMOD_CTRL)) || !target_after(focus, "hand"))
        return false;
    int place = target_number(focus, "hand");
    if (key->modifiers & KMOD_CTRL)
        return step_suit(table, app, place, step);
    if (table_order_move(table, app, place, place + step)) {
        snprintf(id, sizeof id, "%.*s:%d", (int)(colon - focus), focus, place + step);
        input_focus(app, id);
    }
    return true;
}

void table_order_draw(struct table_scene *table, struct painter *painter)
{
    if (table->drag_place < 0 || table->insert < 0 || table->insert == table->drag_place)
        return;
    struct rect tile = table_layout_hand(&table->layout, table->insert, false);
    float x = table->insert > table->drag_place ? tile.x + tile.w : tile.x;
    float u = painter->layout.u;

    draw_line(painter, roundf(x * u), tile.y * u, roundf(x * u), (tile.y + tile.h) * u, 4, COLOUR_BRASS_HIGH);
}
