/* table_facts.c: the label and the marks of the tile that is pointed at; see scene_table.h. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"

enum { TARGETS_LEFT = 60 /* places that are kept for what can be clicked */ };

/* The key of the sprite that a target stands for; false if it isn't a tile. */
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

static void list_clickable(const struct table_scene *table, const struct targets *targets,
                           struct clickable *tiles)
{
    tiles->count = 0;
    for (int i = 0; i < targets->count; i++)
        if (key_of(table, targets->list[i].id, &tiles->keys[tiles->count]))
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
    list_clickable(table, &app->targets, &clickable);
    for (int i = 0; i < sprites->count && app->targets.count < TARGET_MAX - TARGETS_LEFT; i++) {
        const struct sprite *sprite = &sprites->list[i];
        char id[INPUT_ID];
        bool below =
            SPRITE_PLACE(sprite->key) == PLACE_DORA && SPRITE_B(sprite->key) && sprite->tile >= TILE_COUNT;
        if (below || sprite->alpha <= 0 || SPRITE_PLACE(sprite->key) == PLACE_STACK ||
            is_clickable(&clickable, sprite->key))
            continue; /* the wall tells its count beside it */
        snprintf(id, sizeof id, "tile:%u", (unsigned)sprite->key);
        target_add(app, id, table_scene_pixels(&app->painter, sprite->rect), TARGET_INFO, 0);
        if (table->facts.on && table->facts.key == sprite->key)
            target_name(app, table->facts.tile.name); /* its story is told when asked for */
    }
}

/* What opens something says so, and by which key. */
static bool point_at_button(const struct table_scene *table, struct table_facts *facts, const struct app *app,
                            const char *id)
{
    static const struct {
        const char *id, *words;
        SDL_Keycode key;
    } tips[] = {{"button:log", N_("Full log: {1}"), SDLK_g},
                {"button:sheet", N_("Score sheet: {1}"), SDLK_s},
                {"button:say", N_("Say something: {1}"), SDLK_e},
                {"button:menu", N_("Menu: {1}"), SDLK_ESCAPE},
                {"button:help", N_("Rules: {1}"), SDLK_F1}};
    const size_t count = sizeof tips / sizeof *tips;
    const struct target *target = target_find(app, id);
    bool removed = !strcmp(id, "removed"); /* the tile crossed out */
    char key[KEYS_WORDS];
    size_t i = 0;

    while (i < count && strncmp(id, tips[i].id, strlen(tips[i].id)) != 0)
        i++;
    if (!target || (i == count && !removed))
        return false;
    *facts = (struct table_facts){.on = true, .key = UINT32_MAX, .at = target->rect};
    facts->tile.kind = TILE_NONE;
    if (removed)
        words_removed(&table->view.table, facts->tile.name, sizeof facts->tile.name);
    else
        tr_say(facts->tile.name, sizeof facts->tile.name, tr(tips[i].words),
               input_key(app, tips[i].key, key));
    return true;
}

void table_facts_point(struct table_scene *table, const struct app *app, const struct sprites *sprites)
{
    const struct input *input = &app->input;
    struct table_facts *facts = &table->facts;
    const char *id = input->focus_visible ? input->focus : app->terms.tips.moved ? input->hot : "";
    bool word = app->terms.tips.word; /* one that explains itself, which is enough */

    facts->on = false;
    if (input->covered || input->dragging || anim_is_busy(&table->anim) ||
        point_at_button(table, facts, app, input->focus_visible || word ? "" : id) ||
        !key_of(table, id, &facts->key))
        return;
    const struct sprite *sprite = sprites_find(sprites, facts->key);
    if (!sprite)
        return;
    facts->on = true;
    facts->at = table_scene_pixels(&app->painter, sprite->rect);
    tile_facts(&table->words, &table->view, table->near, sprite, &facts->tile);
}

void table_facts_mark(const struct table_scene *table, struct painter *painter,
                      const struct atlas_tile *tiles, const struct sprite *const *sprites, int count)
{
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

/* Returns the cost of hiding a sprite: tiles in play are never hidden, and mates cost more than others. */
static float weight_of(const struct table_scene *table, const struct sprite *sprite)
{
    unsigned place = SPRITE_PLACE(sprite->key);
    if (place == PLACE_OWN || place == PLACE_RACK || place == PLACE_ROW)
        return TIP_NEVER;
    if (table->facts.on && tile_facts_is_mate(sprite, table->facts.tile.kind))
        return 16;
    return sprite->tile < TILE_COUNT ? 8 : 4;
}

void table_facts_keep_clear(const struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    float air = 4 * painter->layout.u; /* the hint's button is a little higher than its line */

    painter->clear.count = 0; /* an export draws several tables */
    tip_keep_clear(painter, rect_inset(table_scene_pixels(painter, l->prompt), -air, -2 * air), TIP_NEVER);
    tip_keep_clear(painter, table_scene_pixels(painter, l->wall_count), TIP_NEVER);
    tip_keep_clear(painter, table_scene_pixels(painter, l->dummy_label), TIP_NEVER);
    tip_keep_clear(painter, table->covered, TIP_NEVER);
    tips_keep_targets_clear(app);
    for (int side = 0; side < table->view.table.seats; side++)
        tip_keep_clear(painter, table_scene_pixels(painter, l->plate[side]), 3);
    for (int i = 0; i < sprites->count; i++)
        tip_keep_clear(painter, table_scene_pixels(painter, sprites->list[i].rect),
                       weight_of(table, &sprites->list[i]));
}

/* The tile's facts stand among the buttons already. */
static bool is_told_aside(const struct table_scene *table)
{
    return SPRITE_PLACE(table->facts.key) == PLACE_OWN && table_scene_is_open(table) &&
           table->view.table.phase == PHASE_TURN && table_scene_hint_row(table) >= 0;
}

void table_facts_label(const struct table_scene *table, struct app *app)
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

    if (!table->facts.on || is_told_aside(table) || (!app->input.focus_visible && !tips_open(app)))
        return;
    float line = type_leading(painter, story, 20), w = type_width(painter, name, tile->name);
    if (tile->story[0])
        w = fmaxf(w, type_width(painter, story, tile->story));
    float h = roundf((tile->story[0] ? 2 : 1) * line + 12 * u);
    struct rect box = tip_place(painter, table->facts.at, roundf(w + 2 * pad), h);
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
