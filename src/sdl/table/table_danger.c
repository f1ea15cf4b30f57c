/* table_danger.c: see table_danger.h. */
#include "sdl/table/table_danger.h"

#include <math.h>
#include <string.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "words/study/danger_words.h"

/* Chances per mille from which on a tile is to be taken care of, and feared. */
enum { CARE = 30, FEAR = 100 };

bool table_danger_is_allowed(const struct table_scene *table)
{
    return session_setup(table->session)->practice;
}

static bool is_shown(const struct table_scene *table, const struct app *app)
{
    bool wanted = table->danger.always || (app->settings.show_danger && table_danger_is_allowed(table) &&
                                           !table_scene_is_bare(table));
    const struct view *view = &table->view;

    return wanted && !table_scene_is_curtained(table) && view->seat != SEAT_NONE &&
           view->table.phase == PHASE_TURN && view->table.turn == view->seat && !anim_is_busy(&table->anim);
}

const struct danger_figures *table_danger_figures(struct table_scene *table, const struct app *app)
{
    struct table_danger *danger = &table->danger;

    if (!is_shown(table, app))
        return NULL;
    if (!danger->known || memcmp(&danger->view, &table->view, sizeof table->view) != 0) {
        danger->view = table->view;
        danger->known = true;
        teach_danger_all(&table->view, (uint64_t)table->view.table.discard_count, &danger->figures);
    }
    return &danger->figures;
}

static uint32_t colour_of(int per_mille)
{
    return per_mille == 0     ? COLOUR_GOOD
           : per_mille < CARE ? COLOUR_IVORY
           : per_mille < FEAR ? COLOUR_PROMPT
                              : COLOUR_WARNING;
}

/* A dark plate as wide as the tile with a figure on it, its middle at y. */
static void draw_plate(struct painter *painter, struct rect tile, float y, uint32_t colour, const char *words)
{
    float u = painter->layout.u;
    struct type text = type_make(TYPE_SANS_BOLD, SIZE_SMALL, colour, TYPE_CENTRE);
    text.limit = tile.w / 3; /* what the interface's scale makes of it has to stay on the tile */
    float cap = type_cap_height(painter, text), high = roundf(cap + 7 * u), inset = roundf(3 * u);
    struct rect plate = {tile.x + inset, roundf(y - high / 2), tile.w - 2 * inset, high};
    struct box_style body = {.radius = 5,
                             .top = COLOUR_ALPHA(COLOUR_SUNK, 235),
                             .bottom = COLOUR_ALPHA(COLOUR_SUNK, 235),
                             .stroke = COLOUR_ALPHA(colour, 190),
                             .stroke_width = 1};

    draw_box(painter, plate, &body);
    type_draw_fit(painter, text, plate.x + plate.w / 2, roundf(plate.y + (plate.h + cap) / 2),
                  plate.w - 2 * u, words);
}

static void draw_tile(struct painter *painter, struct rect tile, int chance, int points)
{
    char words[24];
    float u = painter->layout.u;

    danger_words_chance(chance, words, sizeof words);
    draw_plate(painter, tile, tile.y + tile.h - 11 * u, colour_of(chance), words);
    danger_words_cost(points, words, sizeof words);
    if (chance && words[0])
        draw_plate(painter, tile, tile.y + 4 * u, colour_of(chance), words);
}

void table_danger_draw(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct danger_figures *figures = table_danger_figures(table, app);

    if (!figures)
        return;
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        uint8_t kind = tile_kind(own.tile);
        own.rect.y -= table->lifts[i];
        if (figures->kinds >> kind & 1 && i != table->drag_place)
            draw_tile(painter, table_scene_pixels(painter, own.rect), figures->chance[kind],
                      figures->points[kind]);
    }
}
