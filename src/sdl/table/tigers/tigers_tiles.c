/*
 * tigers_tiles.c: how the dummy's tiles, the wall's end and East's candidates are marked and clicked
 * (tigers_draw.h).
 */
#include <math.h>
#include <stdio.h>

#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/table/table_spoken.h"
#include "sdl/table/tigers/tigers_draw.h"
#include "sdl/table/tigers/tigers_layout.h"

static void place_row(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                      struct atlas_tile *tile)
{
    struct painter *painter = &app->painter;
    int place = (int)SPRITE_A(sprite->key);
    const struct offer *offer = &table->view.table.offer;

    tile->y -= table->row_lifts[place] * painter->layout.u;
    tile->lift += table->row_lifts[place] * painter->layout.u * .6f;
    if (table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY && sprite->tile == TILE_HIDDEN)
        tile->flags |= ATLAS_RIM_LIGHT | (table->row_lifts[place] > 1 ? ATLAS_GLOW : 0u);
    if (offer->tile != TILE_NONE && offer->source == WIN_REVEALED && offer->place == place &&
        sprite->tile != TILE_HIDDEN && sprite->lift <= 0)
        tile->flags |= ATLAS_RIM | ATLAS_GLOW;
}

/* East's candidates: a chosen one has a rim, the one pointed at rises. */
static void place_three(const struct table_scene *table, struct app *app, int which, struct atlas_tile *tile)
{
    char id[INPUT_ID];

    snprintf(id, sizeof id, "keep:%d", which);
    if (table->choice.keep[which])
        tile->flags |= ATLAS_RIM;
    if (input_is_hot(app, id)) {
        tile->flags |= ATLAS_GLOW;
        tile->y -= 8 * app->painter.layout.u;
    }
}

void tigers_mark(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                 struct atlas_tile *tile)
{
    if (SPRITE_PLACE(sprite->key) == PLACE_ROW)
        place_row(table, app, sprite, tile);
    if (SPRITE_PLACE(sprite->key) == PLACE_THREE)
        place_three(table, app, (int)SPRITE_A(sprite->key), tile);
}

/* A glow under what the player can act on, breathing. */
void tigers_draw_under(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    bool dummy = table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY;
    float alpha = painter->alpha;

    if (!dummy)
        return;
    painter->alpha *= .75f * table_scene_breath(app);
    int first = sprites_first_stack(&table->view.table);
    for (int i = 0; i < sprites->count; i++) {
        const struct sprite *sprite = &sprites->list[i];
        uint32_t place = SPRITE_PLACE(sprite->key);
        bool wall = place == PLACE_STACK && (int)SPRITE_A(sprite->key) == first;
        if (wall || (place == PLACE_ROW && sprite->tile == TILE_HIDDEN))
            draw_glow(painter, table_scene_pixels(painter, sprite->rect), 5, COLOUR_GLOW, 6);
    }
    painter->alpha = alpha;
}

/* The wall's open end has a rim while it can be drawn from for the dummy. */
void tigers_draw_over(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    int first = sprites_first_stack(&table->view.table);
    const struct sprite *sprite = first < 0 ? NULL : sprites_find(sprites, SPRITE_KEY(PLACE_STACK, first, 0));
    float u = painter->layout.u;

    if (!sprite || !table_scene_is_open(table) || table->view.table.phase != PHASE_DUMMY)
        return;
    struct rect face = atlas_face((enum pose)sprite->pose, roundf(sprite->rect.x * u),
                                  roundf(sprite->rect.y * u), table_scene_tile_width(painter, sprite));
    if (input_is_hot(app, "wall"))
        draw_glow(painter, rect_inset(face, -u, -u), 3, COLOUR_GLOW, 9);
    draw_outline(painter, rect_inset(face, -u, -u), 3, 2.4f, COLOUR_BRASS_HIGH);
}

static void add_row_targets(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->view.table;
    bool first = true;

    for (int place = 0; place < DUMMY_MAX; place++) {
        char id[INPUT_ID];
        if (shown->dummy.row[place] != TILE_HIDDEN)
            continue;
        snprintf(id, sizeof id, "dummy:%d", place);
        target_add(app, id, table_scene_pixels(painter, tigers_layout_row(&table->layout, place)),
                   TARGET_NO_RING | TARGET_NUMBERED | (first ? TARGET_FIRST : 0u),
                   place < 9 ? '1' + place : 0);
        first = false;
        char name[80];
        tr_say(name, sizeof name, tr("Dummy {1}, face down"), place + 1);
        target_name(app, name);
    }
    if (view_find(&table->view, MOVE_DUMMY_DRAW))
        target_add(app, "wall", table_scene_pixels(painter, table->layout.wall), TARGET_NO_FOCUS, 0);
}

static void add_three_targets(struct table_scene *table, struct app *app)
{
    for (int i = 0; i < 3; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "keep:%d", i);
        target_add(app, id, table_scene_pixels(&app->painter, tigers_layout_three(&table->layout, i)),
                   i == 0 ? TARGET_FIRST : 0u, '1' + i);
        table_spoken_tile(table, app, table->view.own.three[i], table->choice.keep[i] ? tr("chosen") : NULL);
    }
}

void tigers_add_targets(struct table_scene *table, struct app *app)
{
    if (table->view.table.phase == PHASE_DUMMY)
        add_row_targets(table, app);
    if (table->view.table.phase == PHASE_KEEP)
        add_three_targets(table, app);
}
