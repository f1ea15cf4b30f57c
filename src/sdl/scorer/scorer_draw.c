/*
 * scorer_draw.c: the left side of the scorer: the modes, the tiles laid out, the palette (scoring.h).
 */
#include <math.h>

#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/art/figure.h"
#include "sdl/scorer/scoring.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/win_figure.h"
#include "sdl/ui/word_row.h"
#include "words/spoken/spoken.h"
#include "words/words.h"

enum { SMALL_MAX = 14 };

struct scoring_places scoring_places(const struct painter *painter, const struct scoring *scoring)
{
    const struct layout *l = &painter->layout;
    struct scoring_fact facts[SCORING_FACTS];
    int rows = scoring_facts_rows(scoring_facts(scoring, facts));
    float x = l->margin + 16, w = l->wide - 2 * x, left = floorf(w * .58f), right = w - left - 20;
    float end = l->high - 36, cells = (float)rows * 44 + 62;
    return (struct scoring_places){
        .mode = layout_rect(l, x + 250, 48, w - 250, 32),
        .tray = layout_rect(l, x, 128, left, 176),
        .as = layout_rect(l, x, 310, left, 44),
        .palette = layout_rect(l, x, 360, left, end - 70 - 360),
        .buttons = layout_rect(l, x, end - 60, left, 60),
        .facts = layout_rect(l, x + left + 20, 128, right, cells),
        .result = layout_rect(l, x + left + 20, 128 + cells + 12, right, end - 128 - cells - 12),
        .asked = layout_rect(l, x + left + 20, 128, right, end - 128),
    };
}

/* --- the modes ------------------------------------------------------------------------------------ */

static void draw_modes(struct app *app, const struct scoring *scoring, struct rect row)
{
    const char *labels[RULESETS_MAX];
    int count = 0, chosen = 0;
    for (; scene_modes[count]; count++) {
        labels[count] = tr(scene_modes[count]->name);
        chosen = scene_modes[count] == scoring->laying.now.rules ? count : chosen;
    }
    float spare = row.w - word_row_width(&app->painter, labels, count);
    if (spare > 0) { /* it ends where the panels end */
        row.x += roundf(spare);
        row.w -= roundf(spare);
    }
    word_row(app, row, "mode", labels, count, chosen, true);
    target_does_each(app, "mode", scoring_choose_mode, 0);
}

/* --- what is laid out ----------------------------------------------------------------------------- */

/* A tile that a click takes away. */
static void draw_laid(struct app *app, const char *kind, enum lay_as as, int place, uint8_t tile, float x,
                      float y, float w)
{
    enum pose pose = as == LAY_TILE ? POSE_STANDING : POSE_LYING;
    const char *id = TARGET_ID(kind, place);
    struct painter *painter = &app->painter;
    float wide, high;
    bool hot = input_is_hot(app, id) || input_is_focused(app, id);
    atlas_size(pose, w, &wide, &high);
    atlas_draw(painter, pose, tile, x, y, w - 1, ATLAS_TOLD | (hot ? ATLAS_RIM_LIGHT : 0));
    target_add(app, id, rect_make(x, y, w, high), TARGET_NO_RING, 0);
    target_name(app, words_tile(tile));
    target_does_at(app, scoring_take, (int)as * SCORING_PLACES + place);
}

/* The mark below a tile: a click makes it the winning one. */
static void draw_winner(struct app *app, int place, uint8_t tile, bool wins, float x, float y, float w,
                        float h)
{
    struct painter *painter = &app->painter;
    const char *id = TARGET_ID("wins", place);
    bool hot = input_is_hot(app, id) || input_is_focused(app, id);
    float r = roundf(h * .3f);
    draw_disc(painter, x + w / 2, y + h / 2, r, wins ? 0 : 1.4f,
              wins  ? COLOUR_BRASS
              : hot ? COLOUR_PROMPT
                    : COLOUR_ALPHA(COLOUR_FAINT, 150));
    if (wins)
        return;
    target_add(app, id, rect_make(x, y, w, h), TARGET_NO_RING, 0);
    target_name(app, TR_SAID(tr("{1}: {2}"), tr("The winning tile"), words_tile(tile)));
    target_does_at(app, scoring_choose_winner, place);
}

/* True if a tile comes before another: in tile order, but the winning one last once all are there. */
static bool stands_before(const struct laid *laid, uint8_t one, uint8_t other)
{
    bool whole = laid_missing(laid) <= 0;
    if (whole && (one == laid->winning || other == laid->winning))
        return other == laid->winning && one != laid->winning;
    return tile_kind(laid->tiles[one]) < tile_kind(laid->tiles[other]);
}

/* Writes the places of the concealed tiles in that order. */
static void order_of(const struct laid *laid, uint8_t order[HAND_MAX])
{
    for (uint8_t i = 0; i < laid->count; i++) {
        int at = i;
        for (; at > 0 && stands_before(laid, i, order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

static float melds_width(const struct laid *laid, float w)
{
    float wide = 0;
    for (int i = 0; i < laid->win.meld_count; i++) {
        char figure[WIN_FIGURE] = "";
        figure_meld(&laid->win.melds[i], figure, sizeof figure);
        wide += figure_width(figure, 1e6f, w) + .4f * w;
    }
    return wide;
}

static void draw_melds(struct app *app, const struct laid *laid, float x, float y, float w)
{
    struct painter *painter = &app->painter;
    for (int i = 0; i < laid->win.meld_count; i++) {
        char figure[WIN_FIGURE] = "", words[80];
        uint8_t tiles[4];
        const char *id = TARGET_ID("meld", i);
        figure_meld(&laid->win.melds[i], figure, sizeof figure);
        float wide = figure_width(figure, 1e6f, w);
        struct rect rect = rect_make(x, y, wide, roundf(1.51f * w));
        if (input_is_hot(app, id) || input_is_focused(app, id))
            draw_outline(painter, rect_inset(rect, -3, -3), 6, 1.6f, COLOUR_BRASS);
        figure_draw(painter, figure, x, y, wide + 1, w, false);
        target_add(app, id, rect, TARGET_NO_RING, 0);
        spoken_tiles(tiles, meld_list(&laid->win.melds[i], tiles), words, sizeof words);
        target_name(app, TR_SAID(tr("{1}: {2}"), tr("Exposed tiles"), words));
        target_does_at(app, scoring_take, LAY_PUNG * SCORING_PLACES + i);
        x += roundf(wide + .4f * w);
    }
}

static void draw_hand(struct app *app, const struct scoring *scoring, struct rect row)
{
    const struct laid *laid = &scoring->laying.now;
    struct painter *painter = &app->painter;
    uint8_t order[HAND_MAX];
    bool whole = laid_missing(laid) <= 0;
    float u = painter->layout.u, most = floorf(46 * u);
    float mark = fmaxf(roundf(20 * u), TARGET_MIN);
    float tiles = (float)laid->count + .5f, w = most, wide, high;
    while (w > 10 && tiles * w + melds_width(laid, w) > row.w)
        w--;
    atlas_size(POSE_STANDING, w, &wide, &high);
    float x = roundf(row.x + (row.w - tiles * w - melds_width(laid, w)) / 2), y = row.y;
    order_of(laid, order);
    for (int i = 0; i < laid->count; i++) {
        int place = order[i];
        bool wins = whole && place == laid->winning;
        x += wins && laid->count > 1 ? roundf(.3f * w) : 0;
        draw_laid(app, "own", LAY_TILE, place, laid->tiles[place], x, y, w);
        if (whole)
            draw_winner(app, place, laid->tiles[place], wins, x, roundf(y + high + 2 * u), w, mark);
        x += w;
    }
    draw_melds(app, laid, roundf(x + .4f * w), y, w);
}

/* Indicators or flowers, small, with their name before them, at the left of a row, which has the rest. */
static void draw_small(struct app *app, const char *name, const char *kind, enum lay_as as,
                       const uint8_t *tiles, int count, struct pen *row)
{
    if (!count)
        return;
    float w = floorf(row->room.h / 1.51f);
    pen_left(row, text_draw(row->painter, TEXT_NOTE, row->room, name) / row->u + 8);
    for (int i = 0; i < count; i++) {
        int index = as == LAY_FLOWER ? tiles[i] - TILE_FLOWER : i;
        struct rect place = pen_left(row, w / row->u);
        draw_laid(app, kind, as, index, tiles[i], place.x, place.y, w);
    }
    pen_left(row, 22);
}

static void draw_beside(struct app *app, const struct scoring *scoring, struct rect place)
{
    const struct win *win = &scoring->laying.now.win;
    struct pen row = pen_in(&app->painter, place);
    uint8_t flowers[SMALL_MAX];
    int count = tile_flowers(win->flowers, flowers);
    draw_small(app, tr("Dora indicators"), "dora", LAY_DORA, win->dora, laid_indicators(win->dora), &row);
    draw_small(app, tr("Below"), "ura", LAY_URA, win->ura, laid_indicators(win->ura), &row);
    draw_small(app, tr("Flowers"), "flower", LAY_FLOWER, flowers, count, &row);
    int seen = laid_seen(&scoring->laying.now);
    if (seen)
        text_draw(&app->painter, TEXT_NOTE | TEXT_RIGHT, row.room,
                  TR_SAID(tr_many("{1} tile seen elsewhere", "{1} tiles seen elsewhere", seen), seen));
}

static void draw_tray_of(struct app *app, const struct scoring *scoring, struct rect tray)
{
    const struct laid *laid = &scoring->laying.now;
    struct pen pen = pen_in(&app->painter, tray);
    draw_tray(pen.painter, tray, 30);
    pen_pad(&pen, 16, 0);
    if (!laid->count && !laid->win.meld_count)
        text_draw(pen.painter, TEXT_LABEL | TEXT_QUIET | TEXT_CENTRE, rect_moved(pen.room, 0, -tray.h * .12f),
                  tr("Put the hand here, the winning tile last, or click the mark below it."));
    pen_bottom(&pen, 10);
    draw_beside(app, scoring, pen_bottom(&pen, 46));
    /* with nothing below it the hand is in the middle */
    bool aside = laying_allows(laid, LAY_DORA) || laying_allows(laid, LAY_FLOWER) || laid_seen(laid) > 0;
    pen_top(&pen, aside ? 14 : tray.h / pen.u / 2 - 46);
    draw_hand(app, scoring, pen.room);
}

/* --- the palette ---------------------------------------------------------------------------------- */

static void draw_as(struct app *app, const struct scoring *scoring, struct rect row)
{
    const char *labels[LAY_KINDS] = {NULL};
    enum lay_as kinds[LAY_KINDS] = {LAY_TILE};
    struct pen pen = pen_in(&app->painter, row);
    int count = 0;
    for (int as = 0; as < LAY_KINDS; as++) /* flowers find their place automatically */
        if (as != LAY_FLOWER && (as != LAY_SEEN || scoring->asks) && (as != LAY_URA || !scoring->asks) &&
            laying_allows(&scoring->laying.now, (enum lay_as)as)) {
            kinds[count] = (enum lay_as)as;
            labels[count++] = lay_as_words(&scoring->laying.now, (enum lay_as)as);
        }
    /* "Closed kong" is longer than the others */
    float part = (row.w / pen.u - 6 * (float)(count - 1)) / ((float)count + .8f + (scoring->asks ? .3f : 0));
    for (int i = 0; i < count; i++) {
        struct button button = button_make(TARGET_ID("as", (int)kinds[i]), labels[i], NULL, NULL, 0);
        button.centred = true;
        button.glow = kinds[i] == scoring->as;
        button.does_at = scoring_lay_as;
        button.index = (int)kinds[i];
        widget_button(app,
                      pen_left(&pen, part * (kinds[i] == LAY_CLOSED_KONG ? 1.8f
                                             : kinds[i] == LAY_SEEN      ? 1.3f
                                                                         : 1)),
                      &button);
        pen_left(&pen, 6);
    }
}

/* Draws how many copies of a tile are left, on its lower right corner. */
static void draw_left(struct painter *painter, int left, float x, float y, float w, float high)
{
    float r = roundf(fminf(w * .2f, 9 * painter->layout.u));
    struct rect disc = rect_make(x + w - 2 * r - 4, y + high - 2 * r - w * .16f, 2 * r, 2 * r);
    struct type type = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_PAPER, TYPE_CENTRE);
    draw_disc(painter, disc.x + r, disc.y + r, r, 0, COLOUR_PAPER_INK);
    text_typed(painter, type, disc, TR_SAID("{1}", left));
}

static void draw_piece(struct app *app, const struct scoring *scoring, uint8_t tile, float x, float y,
                       float w)
{
    struct painter *painter = &app->painter;
    struct fault fault;
    const char *id = TARGET_ID("lay", (int)tile);
    float wide, high;
    bool on =
        laying_can_add(&scoring->laying.now, scoring->as, tile, &fault) || scoring_takes_back(scoring, tile);
    bool hot = on && (input_is_hot(app, id) || input_is_focused(app, id));
    atlas_size(POSE_LYING, w, &wide, &high);
    float raised = hot ? roundf(high * .05f) : 0;
    struct atlas_tile drawn = {.pose = POSE_LYING,
                               .tile = tile,
                               .x = x,
                               .y = y - raised,
                               .w = w - 3,
                               .lift = raised,
                               .flags = ATLAS_TOLD | (!on   ? ATLAS_DIM
                                                      : hot ? ATLAS_RIM_LIGHT
                                                            : 0u)};
    atlas_draw_group(painter, &drawn, 1);
    if (scoring->asks && tile < TILE_KINDS)
        draw_left(painter, scoring->asked.left[tile], x, y - raised, w, high);
    target_add(app, id, rect_make(x, y, w, high), TARGET_NO_RING | TARGET_QUIET | (on ? 0 : TARGET_OFF), 0);
    target_does_at(app, scoring_lay, tile);
    if (scoring->asks && tile < TILE_KINDS)
        target_name(app, TR_SAID(tr("{1}: {2}"), words_tile(tile),
                                 TR_SAID(tr_many("{1} left", "{1} left", scoring->asked.left[tile]),
                                         scoring->asked.left[tile])));
    else
        target_name(app, words_tile(tile));
}

static void draw_palette(struct app *app, const struct scoring *scoring, struct rect tray)
{
    const struct laid *laid = &scoring->laying.now;
    struct painter *painter = &app->painter;
    bool flowers = laying_allows(laid, LAY_FLOWER), honors = laid->rules->copies[TILE_EAST] > 0;
    bool reds = ruleset_value(laid->rules, laid->options, OPTION_RED_FIVES);
    int rows = 3 + honors + flowers, columns = reds ? 10 : 9;
    struct rect inner = place_inset(painter, tray, 12, 12);
    float w = floorf(fminf(inner.w / (float)columns, inner.h / (float)rows / 1.58f));
    float pitch = floorf(fminf(inner.h / (float)rows, 1.7f * w));
    struct rect tiles = rect_centred(tray, w * (float)columns, pitch * (float)rows);
    float x = tiles.x, y = tiles.y;
    draw_tray(painter, tray, 30);
    for (uint8_t kind = 0; kind < (honors ? TILE_KINDS : TILE_EAST); kind++)
        draw_piece(app, scoring, kind, x + w * (float)(kind % 9), y + pitch * (float)(kind / 9), w);
    for (uint8_t suit = 0; suit < 3 && reds; suit++)
        draw_piece(app, scoring, (uint8_t)(TILE_RED_FIVE + suit), x + w * 9, y + pitch * (float)suit, w);
    for (uint8_t i = 0; i < 8 && flowers; i++)
        draw_piece(app, scoring, (uint8_t)(TILE_FLOWER + i), x + w * (float)i, y + pitch * (float)(rows - 1),
                   w);
}

static void draw_buttons(struct app *app, const struct scoring *scoring, struct rect row)
{
    bool any = scoring->laying.now.count || scoring->laying.now.win.meld_count;
    struct button buttons[] = {button_to("button:undo", tr("Undo"), tr("Backspace"), 0, scoring_undo),
                               button_to("button:clear", tr("Clear"), tr("Del"), SDLK_DELETE, scoring_clear),
                               button_to("button:example", tr("Example"), "E", SDLK_e, scoring_example),
                               button_to("button:copy", tr("Copy"), "C", SDLK_c, scoring_copy)};
    buttons[3].quiet = true; /* the notice is heard */
    buttons[0].look = scoring->laying.steps ? BUTTON_SECONDARY : BUTTON_OFF;
    buttons[1].look = buttons[3].look = any ? BUTTON_SECONDARY : BUTTON_OFF;
    if (scoring->take)
        buttons[2] = button_primary("button:use", tr("Use this hand"), NULL, scoring_use);
    if (scoring->take && scoring->counted.state != COUNTED_WINS)
        buttons[2].look = BUTTON_OFF;
    widget_button_row(app, row, roundf(10 * app->painter.layout.u), buttons, 4);
}

void scoring_draw_left(struct app *app, const struct scoring *scoring)
{
    struct scoring_places places = scoring_places(&app->painter, scoring);
    if (!scoring->take)
        draw_modes(app, scoring, places.mode);
    draw_tray_of(app, scoring, places.tray);
    draw_as(app, scoring, places.as);
    draw_palette(app, scoring, places.palette);
    draw_buttons(app, scoring, places.buttons);
}
