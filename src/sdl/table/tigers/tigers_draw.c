/*
 * tigers_draw.c: see tigers_draw.h.
 */
#include "sdl/table/tigers/tigers_draw.h"

#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/tigers/tigers_layout.h"

static void draw_table_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    int counts[TABLE_SIDES] = {0};

    for (int i = 0; i < shown->discard_count; i++) {
        int owner = shown->discards[i].flags & DISCARD_PILE;
        bool claimed = shown->discards[i].flags & DISCARD_CLAIMED;
        counts[owner == SEAT_DUMMY ? TABLE_DUMMY : sprites_side(shown, table->near, owner)] += !claimed;
    }
    for (int pile = 0; pile < TABLE_PILES; pile++) {
        struct rect tray = l->pile[pile];
        if (pile != TABLE_DUMMY && table_layout_pile_is_long(counts[pile]))
            tray.w += l->reach[pile].w;
        if (pile != TABLE_OTHER || shown->phase != PHASE_REMOVE) /* there the suits' cards lie */
            draw_tray(painter, table_scene_pixels(painter, tray), pile == TABLE_DUMMY ? 26 : 15);
    }
    if (shown->phase != PHASE_REMOVE)
        draw_tray(painter, table_scene_pixels(painter, l->wall), 34);
    draw_tray(painter, table_scene_pixels(painter, l->indicators), 30);
}

/* The dummy's row: its tray glows while it can be acted on. */
static void draw_row_tray(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect row = table_scene_pixels(painter, table->layout.row);
    bool active = table_scene_is_open(table) && table->view.table.phase == PHASE_DUMMY;

    if (table->anim.shown.table.phase == PHASE_REMOVE)
        return;
    draw_tray(painter, row, active ? 42 : 30);
    if (active)
        draw_outline(painter, row, SIZE_RADIUS, 1.6f, COLOUR_BRASS);
}

void tigers_draw_trays(struct table_scene *table, struct app *app)
{
    draw_table_trays(table, app);
    draw_row_tray(table, app);
}

static void draw_dummy_label(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect label = table_scene_pixels(painter, table->layout.dummy_label);
    float u = painter->layout.u;
    char words[40];

    float base = label.y + 18 * u;
    float name = type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), label.x, base,
                           tr("Dummy"));
    if (shown->round > 0) {
        tr_say(words, sizeof words, tr("{1} of {2} face down"), table_hidden_count(shown),
               shown->rules->dummy);
        type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT), label.x + label.w,
                      base, label.w - name - 12 * u, words);
    }
}

/* The suit that is out, as a small tile crossed out, between the numbers and the treasure; the heading says
 * it in words. */
static void draw_removed(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table->layout.indicators;
    float u = painter->layout.u, w = atlas_width(painter, 36), wide, high;

    if (shown->removed > SUIT_BAMBOO || shown->phase == PHASE_REMOVE)
        return;
    atlas_size(POSE_LYING, w, &wide, &high);
    float x = roundf((tray.x + 162) * u - wide / 2), y = roundf((tray.y + 52) * u - high / 2);
    atlas_draw(painter, POSE_LYING, (uint8_t)(9 * shown->removed + 4), x, y, w, ATLAS_DIM);
    struct rect face = atlas_face(POSE_LYING, x, y, w);
    float side = face.w * 1.3f;
    draw_svg(painter, "icons/close",
             rect_make(face.x + (face.w - side) / 2, face.y + (face.h - side) / 2, side, side), COLOUR_RED);
}

static void draw_indicator_words(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table_scene_pixels(painter, table->layout.indicators);
    float u = painter->layout.u, base = tray.y + 115 * u;
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE);
    char words[40];

    if (shown->dummy.bonus[0] != TILE_NONE) {
        tr_say(words, sizeof words, tr("Bonus {1} and {2}"), tile_number(shown->dummy.bonus[0]),
               tile_number(shown->dummy.bonus[1]));
        type_draw_fit(painter, type, tray.x + 76 * u, base, 128 * u, words);
    }
    if (shown->dummy.treasure == TILE_NONE)
        return;
    bool up = shown->dummy.treasure < TILE_COUNT;
    tr_say(words, sizeof words, up ? tr("Treasure {1}") : tr("Treasure"),
           up ? tile_number(shown->dummy.treasure) : 0);
    if (type_has_room(painter, type, 96 * u, 1, words)) {
        type_draw_fit(painter, type, tray.x + (264 - 52) * u, base, 96 * u, words);
        return;
    }
    type.align = TYPE_RIGHT; /* up to the tray's edge, and to the other words */
    type_draw_fit(painter, type, tray.x + 258 * u, base, 110 * u, words);
}

void tigers_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    (void)turn;
    draw_dummy_label(table, app);
    draw_indicator_words(table, app);
    draw_removed(table, app);
}

/* A suit's card: three tiles fanned, its name, its key. */
static void draw_card(struct table_scene *table, struct app *app, int suit)
{
    struct painter *painter = &app->painter;
    static const uint8_t samples[3][3] = {{0, 4, 8}, {9 + 0, 9 + 4, 9 + 8}, {18 + 0, 18 + 4, 18 + 8}};
    struct rect card = table_scene_pixels(painter, tigers_layout_remove(&table->layout, suit));
    float u = painter->layout.u, cx = card.x + card.w / 2;
    bool open = table_scene_is_open(table);
    char id[INPUT_ID], key[2] = {(char)('1' + suit), '\0'};

    snprintf(id, sizeof id, "button:remove-%c", suit_letter((enum suit)suit));
    const char *name = suit == SUIT_CHARACTERS ? tr("Characters")
                       : suit == SUIT_DOTS     ? tr("Dots")
                                               : tr("Bamboo");
    bool hot = open && input_is_hot(app, id);
    draw_button_body(painter, card, BUTTON_SECONDARY, hot, open && input_is_pressed(app, id));
    if (hot)
        draw_outline(painter, card, 10, 2, COLOUR_BRASS);
    float w = atlas_width(painter, 46);
    for (int i = 0; i < 3; i++)
        atlas_draw_turned(painter, POSE_LYING, samples[suit][i], cx + (float)(i - 1) * 52 * u,
                          card.y + (i == 1 ? 78 : 84) * u, w, (float)(i - 1) * 7);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_CENTRE), cx, card.y + 166 * u,
              name);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE), cx, card.y + 190 * u,
                  card.w - 16 * u, tr("36 tiles set aside"));
    if (!open)
        return;
    draw_key_cap(painter, card.x + card.w - 12 * u, card.y + 22 * u, key, false);
    target_add(app, id, card, suit == 0 ? TARGET_FIRST : 0u, '1' + suit);
}

void tigers_draw_cards(struct table_scene *table, struct app *app)
{
    if (table->anim.shown.table.phase != PHASE_REMOVE)
        return;
    for (int suit = 0; suit < 3; suit++)
        draw_card(table, app, suit);
}
