/*
 * table_draw_tiles.c: the tiles of the moment, what marks them, and what can
 * be clicked of them.
 */
#include <math.h>

#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"

float table_scene_tile_width(const struct painter *painter, const struct sprite *sprite)
{
    return atlas_width(painter, sprite->rect.w / pose_shape((enum pose)sprite->pose)->wide);
}

/* The place of a tile of the player's hand by its key, or -1. */
static int hand_place(const struct table_scene *table, uint32_t key)
{
    for (int i = 0; i < table_scene_hand_size(table); i++) {
        uint8_t tile;
        if (sprites_hand_key(&table->layout, &table->view, i, &tile) == key)
            return i;
    }
    return -1;
}

/* The button that is pointed at or has the focus, or NULL. */
static const struct action *pointed_action(const struct table_scene *table, const struct app *app)
{
    for (int i = 0; i < TABLE_PLACES; i++) {
        const struct action *action = &table->actions.list[i];
        if (action->verb != ACTION_NONE &&
            (input_is_hot(app, action->id) || input_is_focused(app, action->id)))
            return action;
    }
    return NULL;
}

bool table_scene_claim_takes(const struct table_scene *table, const struct app *app, int place)
{
    const struct action *action = pointed_action(table, app);
    uint8_t kind = tile_kind(table_scene_own_tile(table, place).tile);
    int before = 0;

    for (int i = 0; i < place; i++)
        before += tile_kind(table_scene_own_tile(table, i).tile) == kind;
    return action ? before < action->uses[kind] : (table->actions.concerned >> kind & 1) != 0;
}

/* An own tile that may not be discarded now is dimmed while others may. */
static unsigned own_flags(const struct table_scene *table, const struct app *app, uint8_t tile, int place)
{
    struct move move;

    if (!table_scene_is_open(table))
        return 0;
    if (table->view.table.phase == PHASE_CLAIM)
        return table_scene_claim_takes(table, app, place) ? ATLAS_RIM : 0;
    if (table->view.table.phase != PHASE_TURN)
        return 0;
    return actions_discard(&table->view, &table->choice, tile, &move, NULL) ? 0 : ATLAS_DIM;
}

static void place_own(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                      struct atlas_tile *tile)
{
    struct painter *painter = &app->painter;
    int place = anim_is_busy(&table->anim) ? -1 : hand_place(table, sprite->key);

    if (place < 0)
        return;
    tile->flags |= own_flags(table, app, sprite->tile, place);
    tile->y -= table->lifts[place] * painter->layout.u;
    tile->lift += table->lifts[place] * painter->layout.u * .6f;
    if (place == table->choice.selected)
        tile->flags |= ATLAS_RIM;
    if (place == table->drag_place) {
        tile->x += table->drag_x;
        tile->y += table->drag_y;
        tile->lift += 6 * painter->layout.u;
    }
}

static struct atlas_tile make_tile(const struct table_scene *table, struct app *app,
                                   const struct sprite *sprite)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u;
    struct atlas_tile tile = {.pose = (enum pose)sprite->pose,
                              .tile = sprite->tile,
                              .x = roundf(sprite->rect.x * u),
                              .y = roundf((sprite->rect.y - sprite->lift) * u),
                              .w = table_scene_tile_width(painter, sprite),
                              .rest = sprite->rest > 0 ? atlas_width(painter, sprite->rest) : 0,
                              .alpha = sprite->alpha,
                              .turn = sprite->turn,
                              .over = sprite->over,
                              .lift = sprite->lift * u};
    uint32_t place = SPRITE_PLACE(sprite->key);

    if (place == PLACE_OWN)
        place_own(table, app, sprite, &tile);
    if (place == PLACE_WIN)
        tile.flags |= ATLAS_RIM | ATLAS_GLOW;
    if (table->layout.composition->mark)
        table->layout.composition->mark(table, app, sprite, &tile);
    return tile;
}

/* The newest discard that still lies in its pile, or -1. */
static int last_discard(const struct table_scene *scene)
{
    const struct table *table = &scene->anim.shown.table;
    int last = table->discard_count - 1;

    if (last < 0 || scene->layout.unmarked || table->discards[last].flags & DISCARD_CLAIMED ||
        table->result.outcome == OUTCOME_WIN)
        return -1;
    return last;
}

/* True if another tile of the piles lies there. */
static bool is_discard_at(const struct table_scene *table, const struct painter *painter,
                          const struct sprites *sprites, float x, float y)
{
    for (int i = 0; i < table->anim.shown.table.discard_count; i++) {
        const struct sprite *sprite = sprites_find(sprites, SPRITE_KEY(PLACE_DISCARD, i, 0));
        if (sprite && rect_contains(table_scene_pixels(painter, sprite->rect), x, y))
            return true;
    }
    return false;
}

/* The mark of the last discard: a brass rim and a small tip below, or on it where another tile lies below. */
static void draw_last_mark(struct table_scene *table, struct painter *painter, const struct sprites *sprites)
{
    int last = last_discard(table);
    const struct sprite *sprite = last < 0 ? NULL : sprites_find(sprites, SPRITE_KEY(PLACE_DISCARD, last, 0));
    float u = painter->layout.u;

    if (!sprite || sprite->turn > 0 || sprite->lift > 0 || sprite->alpha <= 0)
        return;
    float w = table_scene_tile_width(painter, sprite);
    struct rect face =
        atlas_face((enum pose)sprite->pose, roundf(sprite->rect.x * u), roundf(sprite->rect.y * u), w);
    draw_outline(painter, rect_inset(face, -u, -u), 5, 3, COLOUR_BRASS);
    struct rect box = table_scene_pixels(painter, sprite->rect);
    float x = box.x + box.w / 2, below = box.y + box.h + 2 * u, high = 9 * u;
    bool covers = is_discard_at(table, painter, sprites, x, below + high);
    draw_tip(painter, x, covers ? face.y + face.h - high : below, 16 * u, high, COLOUR_BRASS);
}

/* True for a discard that everybody saw drawn and thrown at once. */
static bool was_drawn(const struct table_scene *table, const struct sprite *sprite)
{
    const struct table *shown = &table->anim.shown.table;
    int place = (int)SPRITE_A(sprite->key);

    return SPRITE_PLACE(sprite->key) == PLACE_DISCARD && place < shown->discard_count &&
           (shown->discards[place].flags & (DISCARD_DRAWN | DISCARD_DOWN)) == DISCARD_DRAWN &&
           pose_shape((enum pose)sprite->pose)->open && sprite->turn <= 0;
}

/* Such discards lie in a light shade, with a notch at the foot for those who see none (a setting). */
static void mark_drawn(const struct table_scene *table, struct app *app, const struct sprite *sprite,
                       const struct atlas_tile *tile)
{
    struct painter *painter = &app->painter;
    struct rect face = atlas_face(tile->pose, tile->x, tile->y, tile->w);
    float w = roundf(fmaxf(tile->w * .26f, 7)), h = roundf(fmaxf(tile->w * .15f, 4));

    if (!app->settings.mark_drawn || !was_drawn(table, sprite))
        return;
    draw_wash(painter, rect_inset(face, 1, 1), 4, COLOUR_ALPHA(COLOUR_SHADOW, 66));
    draw_tip(painter, face.x + face.w / 2, face.y + face.h - h - 1, w, h, COLOUR_SHADOW);
}

static void mark_offer(const struct table_scene *table, const struct sprite *sprite, struct atlas_tile *tile)
{
    const struct offer *offer = &table->anim.shown.table.offer;
    const struct event *offering = table_scene_offering(table);
    int last = last_discard(table);
    bool offered = offering ? offering->kind == EVENT_DISCARD || offering->kind == EVENT_DUMMY_DISCARD
                            : offer->tile != TILE_NONE;

    if (offered && sprite->key == SPRITE_KEY(PLACE_DISCARD, last, 0) && last >= 0 && sprite->lift <= 0)
        tile->flags |= ATLAS_GLOW;
}

static void add_hand_targets(struct table_scene *table, struct app *app)
{
    int count = table_scene_hand_size(table);

    for (int i = 0; i < count; i++) {
        struct own_tile own = table_scene_own_tile(table, i);
        struct move move;
        bool legal = actions_discard(&table->view, &table->choice, own.tile, &move, NULL);
        own.rect.h += 4;
        if (table->layout.shape != LAYOUT_DESK) /* as far as the row below */
            own.rect.h = PILE_PITCH(table->layout.hand_w);
        unsigned flags =
            TARGET_DRAG | TARGET_NO_RING | (legal ? 0u : TARGET_OFF) | (i == count - 1 ? TARGET_FIRST : 0u);
        target_add(app, own.id, table_scene_pixels(&app->painter, own.rect), flags, 0);
        target_does_at(app, table_scene_click_hand, i);
        table_spoken_tile(app, own.tile,
                          i == table->choice.selected ? tr("chosen")
                          : own.apart                 ? tr_in("tile", "drawn")
                                                      : NULL);
    }
}

static void add_targets(struct table_scene *table, struct app *app)
{
    if (!table_scene_is_open(table))
        return;
    if (table->view.table.phase == PHASE_TURN && !table->choice.kong && !table->choice.declaring)
        add_hand_targets(table, app);
    table_plan_add_targets(table, app);
    if (table->layout.composition->add_targets)
        table->layout.composition->add_targets(table, app);
}

/* Under or over the tiles: what a composition draws there. */
static void call(void (*hook)(struct table_scene *table, struct app *app, const struct sprites *sprites),
                 struct table_scene *table, struct app *app, const struct sprites *sprites)
{
    if (hook)
        hook(table, app, sprites);
}

/* True for the winner's tiles while the scene above draws them. */
static bool is_lifted_out(const struct table_scene *table, const struct sprite *sprite)
{
    const struct table *shown = &table->anim.shown.table;

    return table->lifted_out &&
           table_scene_is_winners(sprite, sprites_side(shown, table->near, shown->result.winner));
}

bool table_scene_is_winners(const struct sprite *sprite, int side)
{
    switch (SPRITE_PLACE(sprite->key)) {
    case PLACE_OWN:
        return side == TABLE_OWN;
    case PLACE_OTHER:
        return (int)SPRITE_B(sprite->key) == side;
    case PLACE_MELD:
        return (int)(SPRITE_A(sprite->key) >> 3) == side;
    case PLACE_WIN:
        return true;
    default:
        return false;
    }
}

void table_scene_draw_tiles(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    static struct sprites sprites;
    static struct atlas_tile still[SPRITES_MAX], moving[SPRITES_MAX];
    static const struct sprite *resting[SPRITES_MAX], *lifted[SPRITES_MAX];
    int still_count = 0, moving_count = 0;

    anim_picture(&table->anim, &sprites);
    table_facts_point(table, app, &sprites);
    call(table->layout.composition->draw_under, table, app, &sprites);
    for (int i = 0; i < sprites.count; i++) {
        const struct sprite *sprite = &sprites.list[i];
        if (sprite->alpha <= 0 || sprite->tilt != 0 || is_lifted_out(table, sprite))
            continue;
        struct atlas_tile tile = make_tile(table, app, sprite);
        mark_offer(table, sprite, &tile);
        *(tile.lift > 0 ? &lifted[moving_count] : &resting[still_count]) = sprite;
        if (tile.lift > 0)
            moving[moving_count++] = tile;
        else
            still[still_count++] = tile;
    }
    atlas_draw_group(painter, still, still_count);
    for (int i = 0; i < still_count; i++)
        mark_drawn(table, app, resting[i], &still[i]);
    table_facts_mark(table, painter, still, resting, still_count);
    table_danger_draw(table, app);
    draw_last_mark(table, painter, &sprites);
    call(table->layout.composition->draw_over, table, app, &sprites);
    atlas_draw_group(painter, moving, moving_count);
    table_facts_mark(table, painter, moving, lifted, moving_count);
    table_plan_draw(table, painter);
    add_targets(table, app);
    table_facts_targets(table, app, &sprites);
    table_facts_keep_clear(table, app, &sprites);
}
