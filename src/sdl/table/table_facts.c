/*
 * table_facts.c: see table_facts.h.
 */
#include "sdl/table/table_facts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"

enum { TARGETS_LEFT = 60 /* places that are kept for what can be clicked */ };
enum { ACROSS = 8, DOWN = 4, OUT = 3 /* places tried for a label: across the tile, and farther out */ };
enum { BELOW_MAX = 2 + TABLE_PLACES + TABLE_SIDES + SPRITES_MAX };

/* The key of the sprite that a target stands for; false if it is no tile. */
static bool key_of(const struct table_scene *table, const char *id, uint32_t *key)
{
    const char *sprite = target_after(id, "tile"), *kind = target_after(id, "guess");
    int hand = target_number(id, "hand");
    uint8_t tile;

    if (sprite)
        *key = (uint32_t)strtoul(sprite, NULL, 10);
    else if (hand >= 0 && hand < table->view.own.hand.size)
        *key = sprites_hand_key(&table->layout, &table->view, hand, &tile);
    else if (target_after(id, "dummy"))
        *key = SPRITE_KEY(PLACE_ROW, target_number(id, "dummy"), 0);
    else if (target_after(id, "keep"))
        *key = SPRITE_KEY(PLACE_THREE, target_number(id, "keep"), 0);
    else if (kind)
        *key = SPRITE_KEY(PLACE_RACK, tile_parse(kind), 0);
    else
        return false;
    return true;
}

/* The tiles that can be clicked: such a target tells about its tile too. */
struct clickable {
    int count;
    uint32_t keys[TARGET_MAX]; /* of their sprites */
};

static void list_clickable(const struct table_scene *table, const struct app *app, struct clickable *tiles)
{
    tiles->count = 0;
    for (int i = 0; i < app->targets.count; i++)
        if (key_of(table, app->targets.list[i].id, &tiles->keys[tiles->count]))
            tiles->count++;
}

static bool is_clickable(const struct clickable *tiles, uint32_t key)
{
    for (int i = 0; i < tiles->count; i++)
        if (tiles->keys[i] == key)
            return true;
    return false;
}

void table_facts_targets(struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct clickable clickable;

    if (anim_is_busy(&table->anim))
        return;
    list_clickable(table, app, &clickable);
    for (int i = 0; i < sprites->count && app->targets.count < TARGET_MAX - TARGETS_LEFT; i++) {
        const struct sprite *sprite = &sprites->list[i];
        char id[INPUT_ID];
        bool below =
            SPRITE_PLACE(sprite->key) == PLACE_DORA && SPRITE_B(sprite->key) && sprite->tile >= TILE_COUNT;
        if (below || SPRITE_PLACE(sprite->key) == PLACE_STACK || is_clickable(&clickable, sprite->key))
            continue; /* the wall tells its count beside it */
        snprintf(id, sizeof id, "tile:%u", (unsigned)sprite->key);
        target_add(app, id, table_scene_pixels(&app->painter, sprite->rect), TARGET_INFO, 0);
        if (table->facts.on && table->facts.key == sprite->key)
            target_name(app, table->facts.tile.name); /* its story is told when asked for */
    }
}

/* What opens something says so, and by which key. */
static bool point_at_button(struct table_facts *facts, const struct app *app, const char *id)
{
    static const struct {
        const char *id, *words;
        SDL_Keycode key;
    } tips[] = {{"button:log", N_("Full log: {1}"), SDLK_g},
                {"button:sheet", N_("Score sheet: {1}"), SDLK_s},
                {"button:hint", N_("Hint: {1}"), SDLK_h},
                {"button:menu", N_("Menu: {1}"), SDLK_ESCAPE},
                {"button:help", N_("Rules: {1}"), SDLK_F1}};
    const struct target *target = target_find(app, id);

    for (size_t i = 0; i < sizeof tips / sizeof *tips && target; i++) {
        if (strncmp(id, tips[i].id, strlen(tips[i].id)) != 0)
            continue;
        *facts = (struct table_facts){.on = true, .key = UINT32_MAX, .at = target->rect};
        facts->tile.kind = TILE_NONE;
        char key[KEYS_WORDS];
        tr_say(facts->tile.name, sizeof facts->tile.name, tr(tips[i].words),
               input_key(app, tips[i].key, key));
        return true;
    }
    return false;
}

void table_facts_point(struct table_scene *table, const struct app *app, const struct sprites *sprites)
{
    const struct input *input = &app->input;
    struct table_facts *facts = &table->facts;
    const char *id = input->focus_visible ? input->focus : input->hot_came ? "" : input->hot;
    bool word = app->terms.hot; /* one that explains itself, which is enough */

    facts->on = false;
    if (input->covered || input->dragging || anim_is_busy(&table->anim) ||
        point_at_button(facts, app, input->focus_visible || word ? "" : id) ||
        !key_of(table, id, &facts->key))
        return;
    const struct sprite *sprite = sprites_find(sprites, facts->key);
    if (!sprite)
        return;
    facts->on = true;
    facts->at = table_scene_pixels(&app->painter, sprite->rect);
    tile_facts(&table->words, &table->view, table->near, sprite, &facts->tile);
}

void table_facts_mark(const struct table_scene *table, struct app *app, const struct atlas_tile *tiles,
                      const struct sprite *const *sprites, int count)
{
    struct painter *painter = &app->painter;
    const struct table_facts *facts = &table->facts;

    if (!facts->on)
        return;
    for (int i = 0; i < count; i++) {
        bool itself = sprites[i]->key == facts->key;
        if (!itself && !tile_facts_is_mate(sprites[i], facts->tile.kind))
            continue;
        struct rect face = atlas_face(tiles[i].pose, tiles[i].x, tiles[i].y, tiles[i].w);
        float in = painter->layout.u;
        draw_outline(painter, rect_inset(face, in, in), 5, itself ? 3.2f : 2.2f, COLOUR_MATE);
    }
}

/* --- the label ------------------------------------------------------------------------------------- */

/* By how many pixels two boxes cover each other. */
static float covered(struct rect a, struct rect b)
{
    float left = a.x > b.x ? a.x : b.x, top = a.y > b.y ? a.y : b.y;
    float w = (a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w) - left;
    float h = (a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h) - top;

    return w > 0 && h > 0 ? w * h : 0;
}

/* What a label would lie on, and how much each matters. */
struct below {
    int count;
    struct {
        struct rect rect;
        float weight;
    } list[BELOW_MAX];
};

static void put_below(struct below *below, struct rect rect, float weight)
{
    CHECK(below->count < BELOW_MAX);
    below->list[below->count].rect = rect;
    below->list[below->count++].weight = weight;
}

/* What the player plays with counts most, then mates, then other tiles. */
static void list_below(const struct table_scene *table, const struct app *app, const struct sprites *sprites,
                       struct below *below)
{
    const struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    float air = 4 * painter->layout.u; /* the hint's button is a little higher than its line */

    below->count = 0;
    put_below(below, table->facts.at, 40);
    put_below(below, rect_inset(table_scene_pixels(painter, l->prompt), -air, -2 * air), 12);
    for (int i = 0; i < TABLE_PLACES; i++)
        if (table_scene_is_open(table) && table->actions.list[i].verb != ACTION_NONE)
            put_below(below, rect_inset(table_scene_pixels(painter, l->actions[i]), -air, -air), 20);
    for (int side = 0; side < table->view.table.seats; side++)
        put_below(below, table_scene_pixels(painter, l->plate[side]), 3);
    for (int i = 0; i < sprites->count; i++) {
        const struct sprite *sprite = &sprites->list[i];
        float weight = SPRITE_PLACE(sprite->key) == PLACE_OWN || SPRITE_PLACE(sprite->key) == PLACE_RACK ? 20
                       : tile_facts_is_mate(sprite, table->facts.tile.kind)                              ? 8
                       : sprite->tile < TILE_COUNT                                                       ? 3
                                                   : .5f;
        put_below(below, table_scene_pixels(painter, sprite->rect), weight);
    }
}

/* How much the label would hide at a place. */
static float harm(const struct below *below, struct rect box)
{
    float sum = 0;

    for (int i = 0; i < below->count; i++)
        sum += below->list[i].weight * covered(box, below->list[i].rect);
    return sum;
}

/* Beside the tile, where it hides least; no farther off than that is worth. */
static struct rect place_label(const struct table_scene *table, const struct app *app,
                               const struct sprites *sprites, float w, float h)
{
    const struct painter *painter = &app->painter;
    struct rect at = table->facts.at, best = rect_make(0, 0, w, h);
    float u = painter->layout.u, gap = 8 * u, edge = 18 * u, least = -1;
    float right = (float)painter->layout.width - edge - w, bottom = (float)painter->layout.height - edge - h;
    float first_x = at.x - w - gap, first_y = at.y - h - gap;
    float step_x = (at.w + w + 2 * gap) / ACROSS, step_y = (at.h + h + 2 * gap) / DOWN;
    struct below below;

    list_below(table, app, sprites, &below);
    for (int i = -OUT; i <= ACROSS + OUT; i++)
        for (int k = -OUT; k <= DOWN + OUT; k++) {
            struct rect box = rect_make(first_x + (float)i * step_x, first_y + (float)k * step_y, w, h);
            box.x = roundf(fminf(fmaxf(box.x, edge), right));
            box.y = roundf(fminf(fmaxf(box.y, edge), bottom));
            float dx = fmaxf(fmaxf(at.x - box.x - w, box.x - at.x - at.w), 0) / u;
            float dy = fmaxf(fmaxf(at.y - box.y - h, box.y - at.y - at.h), 0) / u;
            float aside = fabsf(box.x + w / 2 - at.x - at.w / 2) / u;
            float bad = harm(&below, box) / (u * u) + 25 * (dx + dy) + aside;
            if (least < 0 || bad < least) {
                least = bad;
                best = box;
            }
        }
    return best;
}

/* The tile's facts stand among the buttons already. */
static bool is_told_aside(const struct table_scene *table)
{
    return SPRITE_PLACE(table->facts.key) == PLACE_OWN && table_scene_is_open(table) &&
           table->view.table.phase == PHASE_TURN && table_scene_hint_row(table) >= 0;
}

void table_facts_label(const struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    const struct tile_facts *tile = &table->facts.tile;
    float u = painter->layout.u, pad = 12 * u;
    struct type name = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    struct type story = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct box_style style = {.radius = 9,
                              .top = COLOUR_ALPHA(COLOUR_CARD, 245),
                              .bottom = COLOUR_ALPHA(COLOUR_PANEL, 245),
                              .stroke = COLOUR_ALPHA(COLOUR_MATE, 150),
                              .stroke_width = 1.2f,
                              .shadow = COLOUR_SHADOW};

    if (!table->facts.on || is_told_aside(table) || table_back_is_shown(table)) /* that would lie on it */
        return;
    float line = type_leading(painter, story, 20), w = type_width(painter, name, tile->name);
    if (tile->story[0])
        w = fmaxf(w, type_width(painter, story, tile->story));
    float h = roundf((tile->story[0] ? 2 : 1) * line + 12 * u);
    struct rect box = place_label(table, app, sprites, roundf(w + 2 * pad), h);
    float base = box.y + 6 * u + line * .5f + type_cap_height(painter, name) * .5f;
    draw_box(painter, box, &style);
    type_draw(painter, name, box.x + pad, roundf(base), tile->name);
    if (tile->story[0])
        type_draw(painter, story, box.x + pad, roundf(base + line), tile->story);
}

/* --- by the keyboard ------------------------------------------------------------------------------- */

void table_facts_look(struct table_scene *table, struct app *app, bool on)
{
    struct input *input = &app->input;

    if (input->look == on)
        return;
    input->look = on;
    if (on) {
        SDL_strlcpy(table->looked_from, input->focus, sizeof table->looked_from);
        input->focus_visible = true;
        const struct target *first = target_find(app, input->focus);
        if (!first)
            first = target_step(app, "", 1);
        if (first)
            input_focus(app, first->id);
    } else {
        input_focus(app, target_find(app, table->looked_from) ? table->looked_from : "");
        input->focus_visible = input->focus[0] != 0;
    }
    app_animate(app);
}
