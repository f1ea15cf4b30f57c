/*
 * result_hands.c: the hands of a round's result: the winner's set by set as it
 * opens, and any hand small with what it waited for.
 */
#include <math.h>

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

int result_places(const struct result_scene *result, const struct app *app, float top,
                  struct result_place out[RESULT_PLACES], struct result_span spans[RESULT_GROUPS])
{
    const struct reading *reading = &result->score.reading;
    bool phone = layout_is_phone(&app->painter.layout);
    float gap = phone ? 8 : reading->count > 5 ? 18 : 30, widths = 0;
    struct laid laid[RESULT_GROUPS];
    int count = 0;

    for (int i = 0; i < reading->count; i++) {
        lay_set(result, i, &laid[i]);
        widths += laid[i].width;
    }
    float w = (result_width(&app->painter) - gap * (float)(reading->count - 1)) / widths;
    w = w > 66 ? 66 : w;
    float x = (app->painter.layout.wide - w * widths - gap * (float)(reading->count - 1)) / 2;
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

void result_draw_set_name(const struct result_scene *result, struct app *app, int index, float top,
                          const struct result_span *span)
{
    struct painter *painter = &app->painter;
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
    int count = result_places(result, app, top, places, spans);

    for (int i = 0; i < count; i++)
        tiles[i] = place_tile(result, app, &places[i]);
    atlas_draw_group(&app->painter, tiles, count);
    for (int i = 0; i < result->score.reading.count && i < result->shown; i++)
        result_draw_set_name(result, app, i, top, &spans[i]);
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

/* Draws a shown hand with tiles of `most` units at most; returns how wide they are. */
static float draw_groups(struct result_scene *result, struct app *app, int seat, float x, float y, float room,
                         float most)
{
    struct painter *painter = &app->painter;
    const struct view *view = &result->view;
    struct atlas_tile tiles[TILES_MAX];
    struct hand_groups groups;
    int count = 0;
    float u = painter->layout.u, gap = .22f;

    result_groups(view, seat, &groups);
    float w = room / groups_width(&groups, gap);
    w = w > most ? most : w;
    for (int i = 0; i < groups.count; i++) {
        const struct hand_group *group = &groups.list[i];
        const struct meld *meld = group->meld >= 0 ? &view->table.melds[seat][group->meld] : NULL;
        for (int t = 0; t < group->count && count < TILES_MAX; t++) {
            bool side = t == group->turned,
                 down = meld && meld->kind == MELD_KONG_CLOSED && (t == 0 || t == 3);
            tiles[count++] = (struct atlas_tile){.pose = side   ? POSE_SIDEWAYS
                                                         : down ? POSE_DOWN
                                                                : POSE_LYING,
                                                 .tile = group->tiles[t],
                                                 .x = roundf(x * u),
                                                 .y = roundf((side ? y + w * (TILE_RATIO - 1) : y) * u),
                                                 .w = atlas_width(painter, w - 1)};
            x += side ? w * TILE_RATIO : w;
        }
        x += gap * w;
    }
    atlas_draw_group(painter, tiles, count);
    return w;
}

/* "Was waiting for" with the tiles, or how far the hand was. */
static void draw_waits(struct result_scene *result, struct app *app, struct rect panel, int seat, float y)
{
    struct painter *painter = &app->painter;
    int which = 0;
    tile_set waits = result_waits(&result->view, seat);
    float u = painter->layout.u, x = panel.x + 24 * u, room = panel.w - 48 * u;
    char words[240];

    if (!waits) {
        int distance = result_distance(&result->view, seat);
        tr_say(words, sizeof words,
               tr_many("{1} tile away from waiting", "{1} tiles away from waiting", distance),
               words_number_first(distance));
        type_draw(painter, type_make(TYPE_SERIF, SIZE_CAPTION, COLOUR_QUIET, TYPE_LEFT), x, y + 18 * u,
                  words);
        return;
    }
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CAPTION, COLOUR_IVORY, TYPE_LEFT), x, y + 18 * u,
              tr("Was waiting for"));
    int count = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        count += waits >> kind & 1;
    float w = count > 5 ? 34 : 40;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (waits & TILE_BIT(kind))
            atlas_draw(painter, POSE_LYING, kind, x + (float)which++ * (w + 3) * u, y + 30 * u,
                       atlas_width(painter, w), 0);
    float after = (float)which * (w + 3) * u + 20 * u;
    struct type type = text_type(TEXT_BODY | TEXT_WARNING | TEXT_EXPLAINED);
    if (!result_furiten(&result->words, &result->view, seat, words, sizeof words)) {
        int left = result_unseen(&result->view, waits);
        type.colour = COLOUR_QUIET;
        if (left)
            tr_say(words, sizeof words, tr("{1} of them unseen"), words_number_first(left));
        else
            tr_say(words, sizeof words, tr("None were left"));
    }
    if (room - after > 150 * u)
        type_draw_wrapped(painter, type, x + after, y + 46 * u, room - after, 21, 3, words);
}

static void draw_bonus(struct result_scene *result, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, x = panel.x + 24 * u, y = panel.y + panel.h - 74 * u;
    char words[128];

    if (table->dummy.bonus[0] == TILE_NONE)
        return;
    if (result->won)
        draw_line(painter, x, y - 10 * u, panel.x + panel.w - 24 * u, y - 10 * u, 1, COLOUR_RULE);
    for (int i = 0; i < 2; i++)
        atlas_draw(painter, POSE_LYING, table->dummy.bonus[i], x + (float)i * 40 * u, y,
                   atlas_width(painter, 36), 0);
    tr_say(words, sizeof words, tr("Bonus {1} and {2}"), tile_number(table->dummy.bonus[0]),
           tile_number(table->dummy.bonus[1]));
    float text = x + 160 * u;
    type_draw(painter, text_type(TEXT_BODY | TEXT_IVORY), text, y + 20 * u, words);
    if (table->dummy.treasure == TILE_NONE)
        return;
    bool up = table->dummy.treasure < TILE_COUNT;
    atlas_draw(painter, up ? POSE_LYING : POSE_DOWN, table->dummy.treasure, x + 100 * u, y,
               atlas_width(painter, 36), 0);
    tr_say(words, sizeof words, up ? tr("Treasure {1}, revealed") : tr("Treasure not revealed"),
           up ? tile_number(table->dummy.treasure) : 0);
    type_draw(painter, text_type(TEXT_BODY | TEXT_IVORY), text, y + 42 * u, words);
}

/* What stands right of a seat's name: since when it is in Riichi; at a table of four, where a round that
 * nobody won pays nothing, its points. Returns where it begins (pixels). */
static float draw_seat_note(struct result_scene *result, struct app *app, struct rect panel, int seat)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, right = panel.x + panel.w - 24 * u, base = panel.y + 43 * u;
    char words[128], points[24];

    if (table->riichi[seat]) {
        tr_say(words, sizeof words, tr("Riichi since turn {1}"), table->riichi[seat]);
        right -= type_draw(painter, text_type(TEXT_BODY | TEXT_QUIET | TEXT_RIGHT), right, base, words);
    }
    if (table->seats < TABLE_SIDES)
        return right;
    words_points(table->scores[seat], points, sizeof points);
    return right -
           type_draw(painter, text_type(TEXT_WORTH | TEXT_IVORY | TEXT_RIGHT), right, base + 3 * u, points);
}

void result_draw_seat(struct result_scene *result, struct app *app, struct rect panel, int seat)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, hand = 0.64f * panel.w, left = panel.x + 24 * u;
    bool wide = panel.w > 900 * u; /* then what it waited for stands beside the hand */
    struct rect head = panel;
    char words[128];

    draw_panel(painter, panel);
    head.w = wide ? hand : panel.w;
    float right = draw_seat_note(result, app, head, seat) - 16 * u;
    tr_say(words, sizeof words, tr("{1}, {2}"), words_plate_name(&result->words, seat),
           words_tile(table_wind(table, seat)));
    type_draw_fit(painter, text_type(TEXT_PLATE), left, panel.y + 44 * u, right - left, words);
    draw_groups(result, app, seat, (panel.x / u) + 24, panel.y / u + 64, (wide ? hand : panel.w) / u - 48,
                wide ? 52 : 42);
    if (wide) {
        struct rect beside = {panel.x + hand, panel.y, panel.w - hand, panel.h};
        draw_waits(result, app, beside, seat, panel.y + 26 * u);
    } else {
        draw_waits(result, app, panel, seat, panel.y + 136 * u);
    }
    if (result->won)
        draw_bonus(result, app, panel);
}

void result_draw_aside(struct result_scene *result, struct app *app, struct rect panel)
{
    if (result->view.table.dummy.bonus[0] == TILE_NONE)
        return;
    draw_panel(&app->painter, panel);
    draw_bonus(result, app, panel);
}
