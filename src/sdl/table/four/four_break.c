/*
 * four_break.c: see four_break.h.
 */
#include "sdl/table/four/four_break.h"

#include <math.h>

#include "base/rng.h"
#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/table/four/four_layout.h"

enum { BREAK_STREAM = 0xb4ea, SIDES_OF_A_DIE = 6 };

static const float ROLLING = .55f, DIE = 26, DIE_GAP = 6; /* the share of a throw; units */

struct wall_break four_break_throw(uint64_t seed, const struct table *table)
{
    struct wall_break broken = {.sums = {0}};
    struct rng rng;

    rng_init(&rng, rng_derive(rng_derive(seed, BREAK_STREAM), table->round));
    for (int i = 0; i < BREAK_THROWS * BREAK_DICE; i++) {
        uint8_t face = (uint8_t)(1 + rng_below(&rng, SIDES_OF_A_DIE));
        broken.faces[i / BREAK_DICE][i % BREAK_DICE] = face;
        broken.sums[i / BREAK_DICE] += face;
    }
    broken.seat = (table->dealer + broken.sums[0] - 1) % table->seats;
    return broken;
}

void four_break_follow(struct table_layout *layout, const struct table *table, int near)
{
    if (!table->rules->breaks_wall || layout->large)
        return;
    struct wall_break broken = {.seat = table->dealer}; /* without dice: the dealer's right end */
    if (layout->dice)
        broken = four_break_throw(layout->seed, table);
    layout->broken = four_layout_break(sprites_side(table, near, broken.seat), broken.sums[BREAK_THROWS - 1]);
}

/* Which throw is seen, and how much of it is over. */
static int throw_seen(const struct table_scene *table, float *over)
{
    float way = fmaxf(anim_dice(&table->anim), 0) * BREAK_THROWS;
    int seen = way < 1 ? 0 : BREAK_THROWS - 1;

    *over = way - (float)seen;
    return seen;
}

bool four_break_say(const struct table_scene *table, char *out, size_t size)
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
        face = 1 + ((int)(left * left * 14) * 5 + number * 3) % SIDES_OF_A_DIE;
    snprintf(path, sizeof path, "dice/%d", face);
    place.y -= fabsf(sinf(left * 9)) * left * .5f * place.h;
    draw_svg(painter, path, place, 0);
}

int four_break_draw(struct table_scene *table, struct app *app)
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
