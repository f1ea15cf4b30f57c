/*
 * result_hands.c: the hands of a round's result: the winner's set by set as it
 * opens, and any hand small with what it waited for.
 */
#include <math.h>

#include "base/bits.h"
#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/result/result.h"
#include "sdl/table/layout/table_layout.h"

enum { TILES_MAX = 24 };

static const float SET_STEP = .16f, SET_LENGTH = .26f;

/* A meld or concealed set as it is laid: which tile lies sideways, which face down. */
struct laid {
    int count, turned;
    uint8_t tiles[HAND_MAX];
    bool closed; /* a closed kong: its ends face down */
    int wins;    /* the winning tile, or -1 */
    float width; /* for tiles of width 1 */
};

static void lay_set(const struct result_scene *result, int index, struct laid *laid)
{
    const struct set *set = &result->score.reading.sets[index];
    const struct win *win = &result->win;

    laid->count = result_set_tiles(set, laid->tiles);
    laid->turned = laid->wins = -1;
    laid->closed = index < win->meld_count && win->melds[index].kind == MELD_KONG_CLOSED;
    if (index < win->meld_count)
        meld_laid(&win->melds[index], result->winner, result->view.table.seats, laid->tiles, &laid->turned);
    for (int i = 0; i < laid->count && set->wins; i++)
        if (laid->tiles[i] == tile_kind(win->tile))
            laid->wins = i;
    laid->width = (float)laid->count + (laid->turned >= 0 ? TILE_RATIO - 1 : 0);
}

/* Notes the places of a set that begins at x. */
static int place_set(const struct result_scene *result, const struct laid *laid, int set, float x, float top,
                     float w, struct result_place *out)
{
    for (int i = 0; i < laid->count; i++) {
        bool side = i == laid->turned, down = laid->closed && (i == 0 || i == 3);
        out[i] = (struct result_place){.tile = laid->tiles[i],
                                       .pose = side   ? POSE_SIDEWAYS
                                               : down ? POSE_DOWN
                                                      : POSE_LYING,
                                       .set = (uint8_t)set,
                                       .exposed = set < result->win.meld_count,
                                       .wins = i == laid->wins,
                                       .x = x,
                                       .y = side ? top + w * (TILE_RATIO - 1) : top,
                                       .w = w - 1.5f};
        x += side ? w * TILE_RATIO : w;
    }
    return laid->count;
}

int result_places(const struct result_scene *result, const struct painter *painter, float top,
                  struct result_place out[RESULT_PLACES], struct result_span spans[RESULT_GROUPS])
{
    const struct reading *reading = &result->score.reading;
    bool phone = layout_is_phone(&painter->layout);
    float gap = phone ? 8 : reading->count > 5 ? 18 : 30, widths = 0;
    struct laid laid[RESULT_GROUPS];
    int count = 0;

    for (int i = 0; i < reading->count; i++) {
        lay_set(result, i, &laid[i]);
        widths += laid[i].width;
    }
    float w = (result_width(painter) - gap * (float)(reading->count - 1)) / widths;
    w = w > 66 ? 66 : w;
    float x = (painter->layout.wide - w * widths - gap * (float)(reading->count - 1)) / 2;
    for (int i = 0; i < reading->count; i++) {
        count += place_set(result, &laid[i], i, x, top, w, out + count);
        spans[i] = (struct result_span){x, laid[i].width * w, gap};
        x += laid[i].width * w + gap;
    }
    return count;
}

/* Returns how far set number `index` is open, 0 to 1. */
static float opening(const struct result_scene *result, const struct app *app, int index)
{
    float t = (result->time - SET_STEP * (float)index) / SET_LENGTH;
    return t < 0 ? 0 : t > 1 || app_reduced(app) ? 1 : t;
}

static struct atlas_tile place_tile(const struct result_scene *result, struct app *app,
                                    const struct result_place *place)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, t = opening(result, app, place->set), angle = 3.14159265f * t;
    struct atlas_tile tile = {.pose = (enum pose)place->pose,
                              .tile = place->tile,
                              .x = roundf(place->x * u),
                              .y = roundf(place->y * u),
                              .w = atlas_width(painter, place->w),
                              .flags = place->wins && t >= 1 ? ATLAS_GLOW | ATLAS_RIM : 0};

    if (place->exposed || t >= 1)
        return tile;
    if (t < .5f)
        tile.pose = POSE_DOWN;
    tile.turn = 1 - fabsf(cosf(angle));
    tile.over = t >= .5f;
    tile.lift = sinf(angle) * 8 * u;
    return tile;
}

void result_draw_set_name(const struct result_scene *result, struct painter *painter, int index, float top,
                          const struct result_span *span)
{
    float u = painter->layout.u;
    char words[128];

    if (painter->layout.shape == LAYOUT_UPRIGHT || result->score.reading.count > 5 ||
        result->score.reading.sets[index].kind == SET_ORPHANS)
        return;
    words_set(&result->words, &result->score.reading.sets[index], words, sizeof words);
    type_draw_fit(painter, text_type(TEXT_LINE | TEXT_CENTRE), (span->x + span->width / 2) * u,
                  (top + 126) * u, (span->width + span->gap - 8) * u, words);
}

void result_draw_sets(struct result_scene *result, struct app *app, float top)
{
    struct result_place places[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    struct atlas_tile tiles[RESULT_PLACES];
    int count = result_places(result, &app->painter, top, places, spans);

    for (int i = 0; i < count; i++)
        tiles[i] = place_tile(result, app, &places[i]);
    atlas_draw_group(&app->painter, tiles, count);
    for (int i = 0; i < result->score.reading.count && i < result->shown; i++)
        result_draw_set_name(result, &app->painter, i, top, &spans[i]);
}

/* The width of a shown hand for tiles of width 1 and gaps of `gap`. */
static float groups_width(const struct hand_groups *groups, float gap)
{
    float width = gap * (float)(groups->count - 1);

    for (int i = 0; i < groups->count; i++) {
        const struct hand_group *group = &groups->list[i];
        width += (float)group->count;
        if (group->turned >= 0)
            width += TILE_RATIO - 1;
    }
    return width;
}

/* Draws a shown hand with tiles of `most` units at most. */
static void draw_groups(struct result_scene *result, const struct pen *pen, int seat, float most)
{
    const struct view *view = &result->view;
    struct atlas_tile tiles[TILES_MAX];
    struct hand_groups groups;
    int count = 0;
    float gap = .22f, x = pen->room.x;

    result_groups(view, seat, &groups);
    float w = fminf(pen->room.w / pen->u / groups_width(&groups, gap), most), step = w * pen->u;
    for (int i = 0; i < groups.count; i++) {
        const struct hand_group *group = &groups.list[i];
        const struct meld *meld = group->meld >= 0 ? &view->table.melds[seat][group->meld] : NULL;
        for (int t = 0; t < group->count && count < TILES_MAX; t++) {
            bool side = t == group->turned,
                 down = meld && meld->kind == MELD_KONG_CLOSED && (t == 0 || t == 3);
            tiles[count++] =
                (struct atlas_tile){.pose = side   ? POSE_SIDEWAYS
                                            : down ? POSE_DOWN
                                                   : POSE_LYING,
                                    .tile = group->tiles[t],
                                    .x = roundf(x),
                                    .y = roundf(pen->room.y + (side ? step * (TILE_RATIO - 1) : 0)),
                                    .w = atlas_width(pen->painter, w - 1)};
            x += side ? step * TILE_RATIO : step;
        }
        x += gap * step;
    }
    atlas_draw_group(pen->painter, tiles, count);
}

/* "Was waiting for" with the tiles, or how far the hand was. */
static void draw_waits(const struct result_scene *result, struct pen *pen, int seat)
{
    tile_set waits = result_waits(&result->view, seat);
    struct type head = type_make(TYPE_SERIF, SIZE_CAPTION, waits ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT);

    if (!waits) {
        int distance = result_distance(&result->view, seat);
        pen_type(pen, head, 0, 18, 0,
                 TR_SAID(tr_many("{1} tile away from waiting", "{1} tiles away from waiting", distance),
                         words_number_first(distance)));
        return;
    }
    pen_type(pen, head, 0, 18, 0, tr("Was waiting for"));
    float w = bits_count(waits) > 5 ? 34 : 40, x = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind)) {
            pen_tile(pen, POSE_LYING, kind, x, 30, w, 0);
            x += w + 3;
        }
    char words[240];
    bool furiten = result_furiten(&result->words, &result->view, seat, words, sizeof words);
    int left = result_unseen(&result->view, waits);
    if (!furiten && left)
        tr_say(words, sizeof words, tr("{1} of them unseen"), words_number_first(left));
    else if (!furiten)
        tr_say(words, sizeof words, tr("None were left"));
    pen_left(pen, x + 20);
    pen_top(pen, 29);
    if (pen->room.w > 150 * pen->u)
        pen_write(pen, TEXT_BODY | TEXT_EXPLAINED | (furiten ? TEXT_WARNING : TEXT_QUIET), 21, 3, words);
}

/* The indicators and the treasure at the foot of a pen's place; nothing without them. */
static void draw_bonus(const struct result_scene *result, struct pen pen)
{
    const struct table *table = &result->view.table;

    if (table->dummy.bonus[0] == TILE_NONE)
        return;
    pen.room = pen_bottom(&pen, 84);
    if (result->won)
        pen_rule(&pen);
    for (int i = 0; i < 2; i++)
        pen_tile(&pen, POSE_LYING, table->dummy.bonus[i], (float)i * 40, 10, 36, 0);
    pen_text(&pen, TEXT_BODY | TEXT_IVORY, 160, 30, 0,
             TR_SAID(tr("Bonus {1} and {2}"), tile_number(table->dummy.bonus[0]),
                     tile_number(table->dummy.bonus[1])));
    if (table->dummy.treasure == TILE_NONE)
        return;
    bool up = table->dummy.treasure < TILE_COUNT;
    pen_tile(&pen, up ? POSE_LYING : POSE_DOWN, table->dummy.treasure, 100, 10, 36, 0);
    pen_text(&pen, TEXT_BODY | TEXT_IVORY, 160, 52, 0,
             up ? TR_SAID(tr("Treasure {1}, revealed"), tile_number(table->dummy.treasure))
                : tr("Treasure not revealed"));
}

/* What stands right of a seat's name: since when it is in Riichi; at a table of four, where a round that
 * nobody won pays nothing, its points. Returns how wide that is, in units. */
static float draw_seat_note(const struct result_scene *result, const struct pen *pen, int seat)
{
    const struct table *table = &result->view.table;
    float taken = 0;
    char points[24];

    if (table->riichi[seat])
        taken = pen_text(pen, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, 0, 43, 0,
                         TR_SAID(tr("Riichi since turn {1}"), table->riichi[seat])) /
                pen->u;
    if (table->seats < TABLE_SIDES)
        return taken;
    words_points(table->scores[seat], points, sizeof points);
    return taken + pen_text(pen, TEXT_WORTH | TEXT_IVORY | TEXT_RIGHT, taken, 46, 0, points) / pen->u;
}

void result_draw_seat(struct result_scene *result, struct painter *painter, struct rect panel, int seat)
{
    struct pen pen = pen_in(painter, panel), waits = pen, foot = pen;
    bool wide = panel.w > 900 * pen.u; /* then what it waited for stands beside the hand */

    draw_panel(pen.painter, panel);
    if (wide)
        pen.room = pen_left(&waits, .64f * panel.w / pen.u);
    pen_pad(&pen, 24, 0);
    pen_pad(&waits, 24, 0);
    pen_pad(&foot, 24, 0);
    float note = draw_seat_note(result, &pen, seat) + 16;
    pen_text(&pen, TEXT_PLATE, 0, 44, pen.room.w / pen.u - note,
             TR_SAID(tr("{1}, {2}"), words_plate_name(&result->words, seat),
                     words_tile(table_wind(&result->view.table, seat))));
    if (result->won)
        draw_bonus(result, foot);
    pen_top(&pen, 64);
    draw_groups(result, &pen, seat, wide ? 52 : 42);
    pen_top(&waits, wide ? 26 : 136);
    draw_waits(result, &waits, seat);
}

void result_draw_aside(struct result_scene *result, struct painter *painter, struct rect panel)
{
    struct pen pen = pen_in(painter, panel);

    if (result->view.table.dummy.bonus[0] == TILE_NONE)
        return;
    draw_panel(painter, panel);
    pen_pad(&pen, 24, 0);
    draw_bonus(result, pen);
}
