/*
 * figure.c: a row of tiles from its notation (figure.h).
 */
#include "sdl/art/figure.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "rules/hand/tile.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/painter.h"

enum { FIGURE_TILES = 40 };

static const float gap = 0.34f; /* of a tile's width, for a blank */

/* A tile as it stands in the notation, and how far it is from the left in tile widths. */
struct piece {
    uint8_t tile;
    bool down, sideways, rim, dim;
    float at;
    int row, group; /* groups are parted by blanks and rows */
};

struct figure {
    int count, rows;
    float wide; /* tile widths of the widest row */
    struct piece pieces[FIGURE_TILES];
};

static float width_of(const struct piece *piece)
{
    return piece->sideways ? 1.34f : 1;
}

static void take_mark(struct piece *next, char mark)
{
    next->sideways |= mark == '\'';
    next->rim |= mark == '!';
    next->dim |= mark == '~';
}

static uint8_t tile_of(char digit, const char *rest)
{
    char text[3] = {digit, 0, 0};
    text[1] = rest[strcspn(rest, "mpszfg")];
    return tile_parse(text);
}

static void add(struct figure *figure, struct piece *next, float *at)
{
    CHECK(figure->count < FIGURE_TILES);
    next->at = *at;
    *at += width_of(next);
    figure->wide = fmaxf(figure->wide, *at);
    figure->pieces[figure->count++] = *next;
    next->down = next->sideways = next->rim = next->dim = false;
}

static void read_figure(struct figure *figure, const char *text)
{
    struct piece next = {0};
    float at = 0;
    memset(figure, 0, sizeof *figure);
    for (; *text; text++) {
        if (*text >= '0' && *text <= '9') {
            next.tile = tile_of(*text, text);
            add(figure, &next, &at);
        } else if (*text == 'x') {
            next.down = true;
            next.tile = TILE_HIDDEN;
            add(figure, &next, &at);
        } else if (*text == ' ') {
            at += gap;
            next.group++;
        } else if (*text == '\n') {
            next.row++;
            next.group++;
            at = 0;
        } else {
            take_mark(&next, *text);
        }
    }
    figure->rows = next.row + 1;
}

static struct atlas_tile place(const struct piece *piece, float x, float y, float w, float pitch)
{
    struct atlas_tile tile = {.pose = piece->down       ? POSE_DOWN
                                      : piece->sideways ? POSE_SIDEWAYS
                                                        : POSE_LYING,
                              .tile = piece->tile,
                              .x = roundf(x + piece->at * w),
                              .y = roundf(y + (float)piece->row * pitch),
                              .w = w - 1};
    if (piece->sideways)
        tile.y += roundf(w * 0.34f);
    tile.flags = (piece->rim ? ATLAS_RIM | ATLAS_GLOW : 0u) | (piece->dim ? ATLAS_DIM : 0u);
    return tile;
}

/* The width of a tile so that the figure is no wider than `width`. */
static float tile_width(const struct figure *figure, float width, float w)
{
    return floorf(fminf(w, width / fmaxf(figure->wide, 1)));
}

float figure_draw(struct painter *painter, const char *figure_text, float x, float y, float width, float w,
                  bool measure)
{
    struct figure figure;
    struct atlas_tile tiles[FIGURE_TILES];
    float pitch;
    read_figure(&figure, figure_text);
    w = tile_width(&figure, width, w);
    pitch = roundf(w * 1.51f + 4 * painter->layout.u);
    for (int i = 0; i < figure.count; i++)
        tiles[i] = place(&figure.pieces[i], x, y, w, pitch);
    if (!measure)
        atlas_draw_group(painter, tiles, figure.count);
    return pitch * (float)figure.rows;
}

float figure_width(const char *figure_text, float width, float w)
{
    struct figure figure;
    read_figure(&figure, figure_text);
    return figure.wide * tile_width(&figure, width, w);
}

/* Where a group begins and ends, in tile widths; false if there are not so many. */
static bool group_span(const struct figure *figure, int group, float *from, float *to)
{
    bool found = false;
    for (int i = 0; i < figure->count; i++) {
        const struct piece *piece = &figure->pieces[i];
        if (piece->group != group)
            continue;
        *from = found ? *from : piece->at;
        *to = piece->at + width_of(piece);
        found = true;
    }
    return found;
}

void figure_draw_labels(struct painter *painter, const char *figure_text, const char *labels, float x,
                        float y, float width, float w, struct type type)
{
    struct figure figure;
    float from = 0, to = 0;
    read_figure(&figure, figure_text);
    w = tile_width(&figure, width, w);
    for (int group = 0; group_span(&figure, group, &from, &to); group++) {
        char label[32];
        size_t length = strcspn(labels, "|");
        snprintf(label, sizeof label, "%.*s", (int)length, labels);
        type_draw(painter, type, x + w * (from + to) / 2, y, label);
        labels += length + (labels[length] == '|');
    }
}
