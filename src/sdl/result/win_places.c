/*
 * win_places.c: where the parts of a win's show stand in a window of any shape (scene_win.h).
 */
#include <math.h>

#include "sdl/art/theme.h"
#include "sdl/result/scene_win.h"
#include "sdl/table/layout/table_layout.h"

enum { COLUMN = 640 /* units, at most */, TOTAL = 62, SEAL_WIDE = 218, SEAL_HIGH = 112 };

static const float PANEL_ROOM = 296, STEP = 42; /* units for the patterns at most, and from one to the next */

float win_column(const struct painter *painter)
{
    return painter->layout.shape == LAYOUT_FLAT ? result_width(painter)
                                                : fminf(COLUMN, result_width(painter));
}

struct type win_headline_type(const struct win_scene *win, const struct painter *painter)
{
    return type_make(TYPE_SERIF, layout_is_phone(&painter->layout) ? SIZE_PANEL : SIZE_TITLE,
                     win->warm ? COLOUR_PROMPT : COLOUR_COOL, TYPE_CENTRE);
}

void win_headline(const struct win_scene *win, char *out, size_t size)
{
    words_headline(&win->result.words, &win->result.view.table, out, size);
}

/* Lays out the patterns in so much room. */
static void place_patterns(struct win_places *places, int count, int columns, float room)
{
    places->columns = columns;
    places->rows = (count + columns - 1) / columns;
    places->step = fminf(STEP, room / (float)SDL_max(places->rows, 1));
    places->high = count ? places->step * (float)places->rows + 22 : 0;
}

/* A phone's: as high as its tiles are, a little above the middle; where it lies flat, patterns stand side by
 * side, and the seal beside what they come to. */
static struct win_places on_phone(const struct win_scene *win, struct painter *painter)
{
    enum { LINE = 40, AIR = 12, EDGE = 8, SEAL_LOW = 72 };
    struct result_place tiles[RESULT_PLACES];
    struct result_span spans[RESULT_GROUPS];
    bool flat = painter->layout.shape == LAYOUT_FLAT;
    float u = painter->layout.u, wide = painter->layout.wide, head = LINE;
    int count = win->result.score.line_count;
    float tile = result_places(&win->result, painter, 0, tiles, spans) ? tiles[0].w * TILE_HIGH : 0;
    struct win_places places;
    char words[160];

    win_headline(win, words, sizeof words);
    if (!flat &&
        !type_has_room(painter, win_headline_type(win, painter), result_width(painter) * u, 1, words))
        head += LINE;
    float foot = !win->rare ? TOTAL : flat ? SEAL_LOW + EDGE : TOTAL + EDGE + SEAL_HIGH;
    float room = painter->layout.high - 2 * EDGE - head - tile - 2 * AIR - foot;
    place_patterns(&places, count, !flat || count < 3 ? 1 : count < 11 ? 2 : 3, fminf(PANEL_ROOM, room - 22));
    places.headline = EDGE + fmaxf(0, (room - places.high) / 3) + head - AIR;
    places.sets = places.headline + 2 * AIR;
    places.panel = places.sets + tile + AIR;
    float below = places.panel + places.high;
    places.seal =
        flat ? rect_make(wide - painter->layout.margin - SEAL_WIDE, below + EDGE, SEAL_WIDE, SEAL_LOW)
             : rect_make((wide - SEAL_WIDE) / 2, below + TOTAL + AIR, SEAL_WIDE, SEAL_HIGH);
    return places;
}

struct win_places win_places(const struct win_scene *win, struct painter *painter)
{
    float top = result_top(painter), right = (painter->layout.wide + COLUMN) / 2 + 28;
    struct win_places places = {.headline = top + 92, .sets = top + 132, .panel = top + 284};
    int count = win->result.score.line_count;

    if (layout_is_phone(&painter->layout))
        return on_phone(win, painter);
    place_patterns(&places, count, 1, PANEL_ROOM);
    places.seal = rect_make(right, places.panel + 6, SEAL_WIDE, SEAL_HIGH);
    return places;
}
