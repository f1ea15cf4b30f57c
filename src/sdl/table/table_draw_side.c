/*
 * table_draw_side.c: the right column: waits and the four actions.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/widgets.h"
#include "words/wait_words.h"

/* True if a line below more than two waits says what is so of them, or of those that are dimmed. */
static bool has_note(const struct waits *waits)
{
    return waits->furiten || waits->poor || waits_for_stage(waits);
}

/* The width that one of two waits has for what is said below it, in units. */
static float wait_room(const struct table_scene *table, int which, int count)
{
    struct rect tray = table->layout.waits;
    float x = table_layout_wait(&table->layout, which, count).x;
    return (which + 1 < count ? table_layout_wait(&table->layout, which + 1, count).x : tray.x + tray.w) - x -
           8;
}

static void draw_wait(struct table_scene *table, struct painter *painter, const struct waits *waits,
                      uint8_t kind, int which, int count)
{
    struct rect units = table_layout_wait(&table->layout, which, count),
                box = table_scene_pixels(painter, units);
    bool furiten = waits->furiten & TILE_BIT(kind), poor = waits->poor & TILE_BIT(kind);
    char verdict[64];
    wait_words_say(waits, kind, verdict, sizeof verdict);
    int left = table_unseen(&waits->table, &waits->own, kind);
    float u = painter->layout.u, under = box.y + 92 * u;
    char number[8];

    atlas_draw(painter, POSE_LYING, kind, box.x, box.y, atlas_width(painter, units.w),
               furiten || poor ? ATLAS_DIM : 0);
    snprintf(number, sizeof number, "%d", left);
    uint32_t words = furiten || poor ? COLOUR_WARNING : COLOUR_IVORY;
    if (count <= 2) {
        type_draw(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_IVORY, TYPE_LEFT), box.x + 56 * u,
                  box.y + 27 * u, number);
        type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), box.x + 56 * u,
                  box.y + 47 * u, tr("left"));
        type_draw_fit_two(painter, type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, words, TYPE_LEFT), box.x, under,
                          wait_room(table, which, count) * u, 18, false, verdict);
        return;
    }
    type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, words, TYPE_CENTRE), box.x + box.w / 2,
              box.y + box.h + 20 * u, number);
    if (count < 6 && !has_note(waits)) /* else it stands there */
        type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_CENTRE), box.x + box.w / 2,
                  box.y + box.h + 38 * u, tr("left"));
}

/* The tile that the waits are shown without in the player's turn, which the title then names: the hovered
 * one, or the one that a Riichi discards; TILE_NONE: the one drawn. */
static uint8_t waits_discard(const struct table_scene *table, char *title, size_t size)
{
    const struct view *view = &table->view;
    uint8_t tile = TILE_NONE;

    if (view->own.hand.size % 3 != 2)
        return TILE_NONE;
    if (table->choice.hover < TILE_COUNT)
        tile = table->choice.hover;
    else if (table->choice.riichi && view_find(view, MOVE_RIICHI))
        tile = view_find(view, MOVE_RIICHI)->tile;
    if (tile < TILE_COUNT)
        tr_say(title, size, tr("If you discard {1}"), words_tile(tile));
    return tile;
}

static void draw_quiet(struct painter *painter, struct rect tray, const char *words)
{
    float u = painter->layout.u;
    type_draw_wrapped(painter, type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT)),
                      tray.x + 18 * u, tray.y + 66 * u, tray.w - 34 * u, 20, 3, words);
}

/* Draws what there is no room for below each of many waits. */
static void draw_many_note(struct painter *painter, struct rect tray, const struct waits *waits)
{
    float u = painter->layout.u;
    uint32_t colour = waits->furiten || waits->poor ? COLOUR_WARNING : COLOUR_IVORY;

    type_draw_fit(painter, type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, colour, TYPE_LEFT), tray.x + 18 * u,
                  tray.y + 138 * u, tray.w - 34 * u,
                  waits->furiten                ? tr("dimmed: furiten")
                  : !waits->poor                ? tr("in Stage B")
                  : waits->table.rules->furiten ? tr("dimmed: no yaku")
                                                : tr("dimmed: worth too little"));
}

/* The title and, if it is a button, its key: words and cap are as large as both have room. */
static void draw_waits_head(struct app *app, struct rect tray, const char *title, bool button, bool open)
{
    struct painter *painter = &app->painter;
    const struct layout before = painter->layout;
    float u = painter->layout.u;
    struct type type = type_make(TYPE_SERIF, SIZE_LABEL,
                                 input_is_hot(app, "button:waits") ? COLOUR_PROMPT
                                 : open                            ? COLOUR_IVORY
                                                                   : COLOUR_QUIET,
                                 TYPE_LEFT);
    while (button &&
           type_width(painter, type, title) + draw_key_cap_width(painter, tr("Tab")) > tray.w - 40 * u &&
           layout_lower(&painter->layout))
        ;
    float cap =
        button ? draw_key_cap(painter, tray.x + tray.w - 16 * u, tray.y + 21 * u, tr("Tab"), false) : 0;
    type_draw_fit(painter, type, tray.x + 16 * u, tray.y + 26 * u, tray.w - cap - 40 * u, title);
    painter->layout = before;
}

void table_scene_draw_waits(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect tray = table_scene_pixels(painter, table->layout.waits);
    float u = painter->layout.u;
    char title[64];
    struct waits waits;
    bool open = settings_shows_waits(&app->settings, session_setup(table->session));
    bool bare = table_scene_is_bare(table), off = !open && !bare;
    bool shown = !off && table->view.seat != SEAT_NONE && table->view.own.hand.size > 0 &&
                 table->view.table.result.outcome == OUTCOME_NONE;

    if (off)
        tray.h = 42 * u;
    draw_tray(painter, tray, 26);
    tr_say(title, sizeof title, bare ? tr("Waits") : off ? tr("Show your waits") : tr("Your waits"));
    uint8_t discard = shown ? waits_discard(table, title, sizeof title) : TILE_NONE;
    draw_waits_head(app, tray, title, !bare, open);
    struct rect head = tray;
    head.h = 40 * u;
    if (!table_scene_is_curtained(table) && !bare) {
        target_add(app, "button:waits", head, TARGET_NO_FOCUS, SDLK_TAB);
        target_does(app, table_scene_show_waits);
    }
    if (!shown)
        return;
    bool found = discard < TILE_COUNT ? waits_find(&table->view, discard, table->choice.riichi, &waits)
                                      : waits_find_now(&table->view, &waits);
    if (!found) {
        draw_quiet(painter, tray, tr("Point at a tile to see"));
        return;
    }
    if (waits.shanten > 0) {
        draw_quiet(
            painter, tray,
            TR_SAID(tr_many("{1} tile away from waiting", "{1} tiles away from waiting", waits.shanten),
                    words_number_first(waits.shanten)));
        return;
    }
    int count = tile_set_count(waits.kinds), which = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits.kinds & TILE_BIT(kind))
            draw_wait(table, painter, &waits, kind, which++, count);
    if (count > 2 && has_note(&waits))
        draw_many_note(painter, tray, &waits);
}

/* Returns where the button of a place stands, in units: where two share a row, the whole of it for one that
 * is alone. */
static struct rect action_place(const struct table_scene *table, int place)
{
    static const int beside[TABLE_PLACES] = {
        [0] = TABLE_PLACE_HALF,    [1] = 1, [2] = TABLE_PLACE_HALF_WIN, [3] = 3, [TABLE_PLACE_HALF] = 0,
        [TABLE_PLACE_HALF_WIN] = 2};
    const struct table_layout *l = &table->layout;
    struct rect units = l->actions[place], other = l->actions[beside[place]];
    bool grid = (l->shape == LAYOUT_UPRIGHT && !l->held) || l->grown; /* each has its own place */
    if (!grid && other.w > 0 && table->actions.list[beside[place]].verb == ACTION_NONE) {
        float right = fmaxf(units.x + units.w, other.x + other.w);
        units.x = fminf(units.x, other.x);
        units.w = right - units.x;
    }
    return units;
}

enum { SUB_MIN = 50 /* units: how high a button is that has a line below its name */ };

static void draw_action(struct table_scene *table, struct app *app, int place)
{
    struct painter *painter = &app->painter;
    const struct action *action = &table->actions.list[place];
    struct rect units = action_place(table, place);
    static const enum button_look looks[] = {
        [ACTION_BRASS] = BUTTON_PRIMARY, [ACTION_PLAIN] = BUTTON_SECONDARY, [ACTION_OFF] = BUTTON_OFF};

    bool said = action->sub[0];
    if (table->layout.shape != LAYOUT_DESK) /* what is below the name has a line there, or is left out */
        said = units.h >= SUB_MIN && type_has_room(painter, type_make(TYPE_SANS, SIZE_SMALL, 0, TYPE_LEFT),
                                                   (units.w - 24) * painter->layout.u, 1, action->sub);
    struct button button =
        button_make(action->id, action->label, said ? action->sub : NULL, action->key_label,
                    action->verb == ACTION_CONFIRM || action->key == '\r' ? 0 : action->key);
    button.look = looks[action->look];
    button.warning = action->warning;
    button.glow = action->look == ACTION_BRASS;
    button.does_at = table_scene_act;
    button.index = table_scene_action_index(table, place);
    widget_button(app, table_scene_pixels(painter, units), &button);
    table_spoken_action(table, app, action);
    for (int i = 0; i < action->tile_count; i++)
        atlas_draw(painter, POSE_LYING, action->tiles[i], (units.x + 18 + (float)i * 33) * painter->layout.u,
                   (units.y + 7) * painter->layout.u, atlas_width(painter, 31), 0);
}

/* The last of the four rows that holds a button, or -1. */
static int last_row(const struct table_scene *table)
{
    int last = -1;

    for (int i = 0; i < TABLE_PLACES; i++)
        if (table->actions.list[i].verb != ACTION_NONE) {
            int row = i == TABLE_PLACE_HALF ? 0 : i == TABLE_PLACE_HALF_WIN ? 2 : i;
            last = row > last ? row : last;
        }
    return last;
}

int table_scene_hint_row(const struct table_scene *table)
{
    int last = last_row(table);

    if (table->layout.shape != LAYOUT_DESK)
        return -1; /* there is no room for it */
    return table_scene_is_open(table) && table->actions.hint[0] && last <= 2 ? last + 1 : -1;
}

void table_scene_draw_sides(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    int row = table_scene_hint_row(table);

    if (!table_scene_is_open(table))
        return;
    for (int i = 0; i < TABLE_PLACES; i++)
        if (table->actions.list[i].verb != ACTION_NONE)
            draw_action(table, app, i);
    if (row < 0)
        return;
    struct rect place = table_scene_pixels(painter, action_place(table, row));
    struct type text = type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT));
    float u = painter->layout.u, /* clear of the frame that a lesson puts around the button above */
        first = fmaxf(16 * u, type_cap_height(painter, text) + 10 * u);
    type_draw_wrapped(painter, text, place.x, place.y + first, place.w, 20, row < 3 ? 6 : 3,
                      table->actions.hint);
}
