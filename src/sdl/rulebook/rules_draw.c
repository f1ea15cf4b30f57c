/*
 * rules_draw.c: what is drawn on a page of the rules: a figure with its caption, and the page "The tiles"
 * (rules_pages.h).
 *
 * What is in a set is told by the ruleset, so that the page is the same for all modes but for the tiles
 * they do not have.
 */
#include "sdl/rulebook/rules_pages.h"

#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/figure.h"
#include "sdl/ui/rows.h"

/* --- a figure ------------------------------------------------------------------------------------------- */

enum { BESIDE_LINES = 3, LEADING = 19 };

/* Beside the tiles if they leave room for words, which then are no higher than three lines. */
static bool place_beside(struct painter *painter, struct rules_figure *figure, const char *caption,
                         struct rect at)
{
    struct pen pen = pen_in(painter, at);
    pen_left(&pen, figure->tiles.w / pen.u + 18);
    if (figure->tiles.w > at.w / 2 || pen.room.w / pen.u < 120)
        return false;
    figure->lines = type_count_lines(painter, text_type(TEXT_NOTE), pen.room.w, caption);
    float high = type_leading(painter, text_type(TEXT_NOTE), LEADING) * (float)figure->lines;
    figure->caption = rect_make(pen.room.x, at.y + fmaxf((figure->tiles.h - high) / 2, 0), pen.room.w, high);
    return figure->lines <= BESIDE_LINES;
}

struct rules_figure rules_figure_place(struct painter *painter, const struct rules_section *section,
                                       struct rect at)
{
    float u = painter->layout.u, leading = type_leading(painter, text_type(TEXT_NOTE), LEADING);
    bool rows = strchr(section->figure, '\n');
    struct rules_figure figure = {.tile = roundf((rows ? 38 : 42) * u), .lines = 1};
    figure.tiles = rect_make(at.x, at.y, figure_width(section->figure, at.w, figure.tile),
                             figure_draw(painter, section->figure, at.x, at.y, at.w, figure.tile, true));
    figure.high = figure.tiles.h + 16 * u;
    if (!section->caption)
        return figure;
    figure.labelled = strchr(tr(section->caption), '|');
    figure.beside = !figure.labelled && !rows && place_beside(painter, &figure, tr(section->caption), at);
    if (figure.beside) {
        figure.high = fmaxf(figure.tiles.h, figure.caption.h) + 12 * u;
        return figure;
    }
    figure.lines =
        figure.labelled || type_fits(painter, text_type(TEXT_NOTE), at.w, tr(section->caption)) ? 1 : 2;
    float high = leading * (float)figure.lines;
    figure.caption = rect_make(at.x, at.y + figure.tiles.h + 4 * u, at.w, high);
    figure.high = figure.tiles.h + fmaxf(40 * u, high + 12 * u);
    return figure;
}

float rules_figure_draw(struct painter *painter, const struct rules_section *section, struct rect at)
{
    struct rules_figure figure = rules_figure_place(painter, section, at);
    struct pen pen = pen_in(painter, figure.caption);
    figure_draw(painter, section->figure, at.x, at.y, at.w, figure.tile, false);
    if (figure.labelled) {
        struct type label = text_type(TEXT_NOTE | TEXT_EXPLAINED | TEXT_CENTRE);
        label = type_limited(painter, label, 1); /* as wide as a tile, or it would meet the next */
        figure_draw_labels(painter, section->figure, tr(section->caption), at.x,
                           pen_part(&pen, 0, 14, 0, 0).y, at.w, figure.tile, label);
    } else if (section->caption) {
        pen_write(&pen, TEXT_NOTE | TEXT_EXPLAINED, LEADING, figure.lines, tr(section->caption));
    }
    return figure.high;
}

/* --- the tiles ------------------------------------------------------------------------------------------ */

static const float tile_most = 54, row_most = 132; /* units */
static const float tall = 1.51f;                   /* the height of a tile, of its width */

/* --- what there is -------------------------------------------------------------------------------- */

#define SUIT(name, words, one)                                                                               \
    {                                                                                                        \
        name, words, 9, 0,                                                                                   \
            {(one), (one) + 1, (one) + 2, (one) + 3, (one) + 4, (one) + 5, (one) + 6, (one) + 7, (one) + 8}, \
            {"1", "2", "3", "4", "5", "6", "7", "8", "9"},                                                   \
        {                                                                                                    \
            0                                                                                                \
        }                                                                                                    \
    }

static const struct rules_tiles_row suits[] = {
    SUIT(N_("Characters"), N_("A Chinese number over a red sign. 1, 2 and 3 are one, two and three strokes."),
         TILE_1M),
    SUIT(N_("Dots"), N_("Count the coins. The large one is 1."), TILE_1P),
    SUIT(N_("Bamboo"), N_("Count the sticks. The tiger is 1."), TILE_1S),
};

static const struct rules_tiles_row honors = {
    N_("Winds and dragons"),
    N_("A wind is one blue sign. Dragons are red, green, and an empty frame."),
    7,
    4,
    {TILE_EAST, TILE_SOUTH, TILE_WEST, TILE_NORTH, TILE_RED, TILE_GREEN, TILE_WHITE},
    {N_("East"), N_("South"), N_("West"), N_("North"), N_("Red"), N_("Green"), N_("White")},
    {0}};

static const struct rules_tiles_row bonus = {
    N_("Flowers and seasons"),
    N_("One of each. Each number belongs to a seat: 1 East, 2 South, 3 West, 4 North."),
    8,
    4,
    {TILE_FLOWER, TILE_FLOWER + 1, TILE_FLOWER + 2, TILE_FLOWER + 3, TILE_FLOWER + 4, TILE_FLOWER + 5,
     TILE_FLOWER + 6, TILE_FLOWER + 7},
    {0},
    {N_("Flowers 1 to 4"), N_("Seasons 1 to 4")}};

static const struct rules_tiles_row reds = {
    N_("Red fives"),
    N_("Optional. One five of each suit is all red, and also a dora."),
    3,
    0,
    {TILE_RED_FIVE, TILE_RED_FIVE + 1, TILE_RED_FIVE + 2},
    {0},
    {N_("A red 5 of each suit"), NULL}};

int rules_tiles_rows(const struct ruleset *rules, struct rules_tiles_row rows[RULES_TILES_ROWS])
{
    int count = 0;
    for (int suit = 0; suit < 3; suit++)
        if (rules->copies[9 * suit])
            rows[count++] = suits[suit];
    if (rules->copies[TILE_EAST])
        rows[count++] = honors;
    if (rules->has_flowers)
        rows[count++] = bonus;
    if (ruleset_has(rules, OPTION_RED_FIVES))
        rows[count++] = reds;
    return count;
}

/* --- how it looks --------------------------------------------------------------------------------- */

/* The measures of a page, in pixels. */
struct measures {
    float u, words;    /* the width of the words at the left */
    float pitch, tile; /* from tile to tile, and the width of one */
    float row, bar;    /* the height of a row, and of the choice below them all */
};

static struct type name_type(void)
{
    return text_type(TEXT_MARK | TEXT_QUIET | TEXT_CENTRE);
}

/* The height of the names below the tiles, and the space under them. */
static float name_height(struct painter *painter)
{
    return roundf(type_leading(painter, name_type(), 18) + 15 * painter->layout.u);
}

static struct measures measure(const struct pen *pen, int rows, float room)
{
    float u = pen->u, names = name_height(pen->painter), least = floorf(36 * u);
    struct measures m = {.u = u, .words = roundf(pen->room.w * .36f), .bar = roundf(58 * u)};
    m.row = floorf(fminf((room - m.bar - 6 * u) / (float)rows, row_most * u));
    m.pitch = floorf((pen->room.w - m.words - roundf(24 * u)) / RULES_TILES_ROW);
    m.tile = floorf(fminf(fminf(m.pitch - roundf(3 * u), tile_most * u), (m.row - names) / tall));
    if (m.tile < least) { /* so many rows are scrolled */
        m.tile = least;
        m.row = roundf(least * tall) + names;
    }
    return m;
}

/* The left edge of a tile's cell: groups are parted by half a tile. */
static float cell_left(const struct rules_tiles_row *row, const struct measures *m, float x, int place)
{
    return x + m->pitch * ((float)place + (row->split && place >= row->split ? 0.5f : 0));
}

/* A word below each tile, or below each group. */
static void draw_names(struct painter *painter, const struct rules_tiles_row *row, const struct measures *m,
                       float x, float y)
{
    int split = row->split ? row->split : row->count;
    for (int i = 0; i < row->count && row->names[i]; i++)
        type_draw_fit(painter, name_type(), cell_left(row, m, x, i) + m->pitch / 2, y, m->pitch,
                      tr(row->names[i]));
    for (int group = 0; group < 2 && row->groups[group]; group++) {
        int first = group ? split : 0, last = (group ? row->count : split) - 1;
        float from = cell_left(row, m, x, first), to = cell_left(row, m, x, last) + m->pitch;
        type_draw_fit(painter, name_type(), (from + to) / 2, y, to - from + m->pitch / 2,
                      tr(row->groups[group]));
    }
}

static void draw_tiles(struct painter *painter, const struct rules_tiles_row *row, const struct measures *m,
                       float x, float y)
{
    struct atlas_tile tiles[RULES_TILES_ROW];
    for (int i = 0; i < row->count; i++)
        tiles[i] = (struct atlas_tile){.pose = POSE_LYING,
                                       .tile = row->tiles[i],
                                       .x = roundf(cell_left(row, m, x, i) + (m->pitch - m->tile) / 2),
                                       .y = y,
                                       .w = m->tile};
    atlas_draw_group(painter, tiles, row->count);
    draw_names(painter, row, m, x,
               roundf(y + m->tile * tall + 7 * m->u + type_cap_height(painter, name_type())));
}

static void draw_row(const struct pen *pen, const struct rules_tiles_row *row, const struct measures *m)
{
    struct type text = type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_TEXT, TYPE_LEFT));
    float leading = type_leading(pen->painter, text, 19);
    float first = roundf(18 * m->u + fmaxf(24 * m->u, leading * 1.12f));
    int most = (int)((m->row - first) / leading) + 1;
    pen_text(pen, TEXT_TERM, 0, 18, m->words / m->u, tr(row->title));
    type_draw_wrapped(pen->painter, text, pen->room.x, pen->room.y + first, m->words, 19, most < 2 ? 2 : most,
                      tr(row->text));
    draw_tiles(pen->painter, row, m, pen->room.x + m->words + roundf(24 * m->u), pen->room.y);
}

/* A player who can't read the tiles can choose other faces here. */
static void draw_faces(struct app *app, struct rect bar)
{
    const char *labels[] = {tr(atlas_faces_label(0)), tr(atlas_faces_label(1))};
    row_choice(app, place_inset(&app->painter, bar, -14, 0), "faces", tr("Hard to read?"),
               tr("Learner’s faces add numerals and letters. You can also choose them in the settings."),
               labels, 2, app->settings.faces ? 1 : 0, true);
}

void rules_tiles_draw(struct app *app, struct pen *pen, const struct ruleset *rules, float room)
{
    struct rules_tiles_row rows[RULES_TILES_ROWS];
    int count = rules_tiles_rows(rules, rows);
    struct measures m = measure(pen, count, room);
    pen_top(pen, 2);
    for (int i = 0; i < count; i++) {
        struct pen row = pen_in(pen->painter, pen_top(pen, m.row / m.u));
        draw_row(&row, &rows[i], &m);
    }
    pen_rule(pen);
    draw_faces(app, pen_top(pen, m.bar / m.u));
}
