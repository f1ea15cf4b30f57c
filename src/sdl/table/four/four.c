/*
 * four.c: the table of four (Pattern Mahjong, Classic Mahjong), as the hooks of struct composition: trays,
 * the middle of the ring with the round wind and the seats, the dice that break the wall. Where its parts lie
 * is in four_layout.c.
 */
#include <math.h>
#include <stdio.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/four/four_layout.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"

/* --- pictures -------------------------------------------------------------------------------------- */

/* Returns how many tiles have replaced flowers and seasons so far. */
static int four_sprites_replaced(const struct table *table)
{
    int count = 0;

    for (int seat = 0; seat < table->seats; seat++)
        count += bits_count(table->flowers[seat]);
    return count - table->stage.batch;
}

/* The stack of the dead wall that replacements come from; -1 without one on the table. */
static int four_sprites_dead_end(const struct table *table)
{
    if (!table->rules->dead_wall)
        return -1;
    return table_layout_stacks(table->rules, table->options) + table->rules->dead_wall / 2 - 1;
}

/* Puts the tiles from number `from` on into the order in which they cover each other: the nearest last. */
static void four_sprites_sort(struct sprites *sprites, int from)
{
    for (int i = from + 1; i < sprites->count; i++) {
        struct sprite sprite = sprites->list[i];
        int at = i;
        for (; at > from && sprites->list[at - 1].rect.y > sprite.rect.y + .01f; at--)
            sprites->list[at] = sprites->list[at - 1];
        sprites->list[at] = sprite;
    }
}

static void add_flowers(struct sprites *sprites, const struct table_layout *layout, const struct table *table,
                        int near)
{
    for (int seat = 0; seat < table->seats; seat++) {
        int side = sprites_side(table, near, seat), index = 0;
        for (int flower = 0; flower < TILE_RED_FIVE - TILE_FLOWER; flower++)
            if (table->flowers[seat] >> flower & 1)
                sprites_add(sprites, SPRITE_KEY(PLACE_FLOWER, flower, 0), (uint8_t)(TILE_FLOWER + flower),
                            POSE_LYING, four_layout_flower(layout, side, index++));
    }
}

/* Adds those tiles, and puts the wall's in order. */
static void four_sprites_add(struct sprites *sprites, const struct table_layout *layout,
                             const struct view *view, int near)
{
    const struct table *table = &view->table;

    if (table->round == 0)
        return;
    for (int i = 0; i < layout->dead_stacks; i++) {
        int stack = layout->stacks + i;
        sprites_add(sprites, SPRITE_KEY(PLACE_STACK, stack, 0), TILE_HIDDEN,
                    four_layout_stack_pose(layout, stack, false), four_layout_stack(layout, stack));
    }
    four_sprites_sort(sprites, 0);
    add_flowers(sprites, layout, table, near);
}

/* --- the wall is broken ---------------------------------------------------------------------------- */

static const float ROLLING = .55f, DIE = 26, DIE_GAP = 6; /* the share of a throw; units */

/* Returns which throw is seen, and how much of it is over. */
static int throw_seen(const struct table_scene *table, float *over)
{
    float way = fmaxf(anim_dice(&table->anim), 0) * BREAK_THROWS;
    int seen = way < 1 ? 0 : BREAK_THROWS - 1;

    *over = way - (float)seen;
    return seen;
}

static bool four_break_say(const struct table_scene *table, char *out, size_t size)
{
    const struct table *shown = &table->anim.shown.table;
    float over;
    int seen = throw_seen(table, &over);

    if (table->anim.dice <= 0 || seen < BREAK_THROWS - 1 || over < ROLLING)
        return false;
    struct wall_break broken = four_break_throw(table->layout.seed, shown);
    tr_say(out, size, tr("East rolls {1}, {2} rolls {3}: the wall breaks {3} stacks from {2}’s right"),
           broken.sums[0], words_tile(table_wind(shown, broken.seat)), broken.sums[1]);
    return true;
}

static void draw_die(struct painter *painter, struct rect place, int face, int number, float left)
{
    char path[16];

    if (left > 0)
        face = 1 + ((int)(left * left * 14) * 5 + number * 3) % DIE_SIDES;
    snprintf(path, sizeof path, "dice/%d", face);
    place.y -= fabsf(sinf(left * 9)) * left * .5f * place.h;
    draw_svg(painter, path, place, 0);
}

/* Draws the dice in the middle of the ring; returns whose throw they are. */
static int four_break_draw(struct table_scene *table, struct app *app)
{
    const struct table *shown = &table->anim.shown.table;
    const struct table_layout *l = &table->layout;
    struct wall_break broken = four_break_throw(l->seed, shown);
    float over, wide = BREAK_DICE * (DIE + DIE_GAP) - DIE_GAP;
    int seen = throw_seen(table, &over);
    float left = app_reduced(app) || over > ROLLING ? 0 : 1 - over / ROLLING;

    for (int i = 0; i < BREAK_DICE; i++) {
        struct rect place = rect_make(l->wall.x + (l->wall.w - wide) / 2 + (float)i * (DIE + DIE_GAP),
                                      l->wall.y + (l->wall.h - DIE) / 2, DIE, DIE);
        draw_die(&app->painter, table_scene_pixels(&app->painter, place), broken.faces[seen][i], i, left);
    }
    return seen ? broken.seat : shown->dealer;
}

/* --- trays and words ------------------------------------------------------------------------------- */

static void four_draw_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;

    for (int side = 0; side < FOUR_SIDES; side++) {
        table_scene_draw_pile(table, painter, side, 15);
        if (l->shape == LAYOUT_DESK && table_has_flowers(&table->anim.shown.table))
            draw_tray(painter, table_scene_pixels(painter, l->flowers[side]), 15);
    }
    if (l->shape == LAYOUT_DESK)
        draw_tray(painter, table_scene_pixels(painter, rect_inset(l->wall, -2, -2)), 34);
}

/* The seals of the four seats, that of `turn` in brass, and the round wind above the wall's count. */
static void four_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    const struct table_layout *l = &table->layout;
    uint8_t wind = table_round_wind(shown);
    float u = painter->layout.u;

    if (shown->round == 0 || l->large || l->shape != LAYOUT_DESK) /* then the plates and the heading say it */
        return;
    if (anim_dice(&table->anim) < 1)
        turn = four_break_draw(table, app);
    for (int side = 0; side < FOUR_SIDES; side++) {
        int seat = sprites_seat(shown, table->near, side);
        draw_seal(painter, table_scene_pixels(painter, four_layout_seal(l, side)), table_wind(shown, seat),
                  seat == turn);
    }
    if (wind == TILE_NONE)
        return;
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE),
              (l->wall_count.x + l->wall_count.w / 2) * u, (l->wall_count.y + 64) * u,
              TR_SAID(tr_in("wind", "{1} round"), words_tile(wind)));
}

/* --- the hooks ------------------------------------------------------------------------------------- */

const struct composition composition_four = {
    .open = four_layout_open,
    .open_phone = four_layout_open_phone,
    .seats = FOUR_SIDES,
    .follow = four_break_follow,
    .other = four_layout_other,
    .pile = four_layout_pile,
    .stack = four_layout_stack,
    .meld = four_layout_meld,
    .lying = four_layout_lying,
    .down = four_layout_down,
    .standing = four_layout_standing,
    .stack_pose = four_layout_stack_pose,
    .from_their_left = true,
    .add_first = four_sprites_add,
    .sort = four_sprites_sort,
    .replaced = four_sprites_replaced,
    .dead_end = four_sprites_dead_end,
    .swift = true,
    .draw_trays = four_draw_trays,
    .draw_middle = four_draw_middle,
    .say = four_break_say,
};
