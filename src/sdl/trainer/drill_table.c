/*
 * drill_table.c: see drill_table.h.
 */
#include "sdl/trainer/drill_table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/figure.h"
#include "sdl/art/painter.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/win_figure.h"
#include "words/words.h"

enum { FIGURE_MAX = 36 /* tiles of a figure */ };

/* Where the tiles of a pile begin, if only its newest can be shown. */
static int first_shown(const struct table *table, int pile)
{
    int count = 0, first = table->discard_count;
    while (first > 0 && count < FIGURE_MAX) {
        first--;
        count += (table->discards[first].flags & DISCARD_PILE) == pile;
    }
    return first;
}

void drill_pile_figure(const struct table *table, int pile, int row, char out[DRILL_PILE])
{
    int count = 0, turn = 0;
    out[0] = '\0';
    for (int i = first_shown(table, pile); i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        char text[3] = "x";
        if ((discard->flags & DISCARD_PILE) != pile)
            continue;
        if (discard->tile < TILE_COUNT)
            tile_print(discard->tile, text);
        turn = (int)strlen(out);
        snprintf(out + turn, (size_t)(DRILL_PILE - turn), "%s%s%s%s", count && count % row == 0 ? "\n" : "",
                 discard->flags & DISCARD_CLAIMED ? "~" : "", discard->flags & DISCARD_RIICHI ? "'" : "",
                 text);
        count++;
    }
}

/* A figure as large as fits, its tiles at most `most` units wide. */
static void draw_figure(struct painter *painter, const char *figure, float x, float y, float width,
                        float high, float most)
{
    float u = painter->layout.u, w = floorf(most * u);
    if (!figure[0])
        return;
    while (w > 8 && figure_draw(painter, figure, x, y, width, w, true) > high)
        w--;
    figure_draw(painter, figure, roundf(x), roundf(y), width, w, false);
}

/* The seal and the name; returns where what stands below begins. */
static float draw_head(struct painter *painter, const struct view *view, int seat, const char *name,
                       struct rect panel)
{
    float u = painter->layout.u, pad = roundf(14 * u), side = roundf(34 * u), right = panel.x + panel.w - pad;
    struct type type = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type mark = type_make(TYPE_SANS_BOLD, SIZE_SMALL, COLOUR_WARNING, TYPE_RIGHT);
    const struct table *table = &view->table;
    float x = panel.x + pad, y = panel.y + pad;
    draw_panel(painter, panel);
    draw_seal(painter, rect_make(x, y, side, side), table_wind(table, seat), table->riichi[seat] > 0);
    x += side + 10 * u;
    float base = y + side / 2 + type_cap_height(painter, type) / 2;
    bool declared = table->riichi[seat] || table->stage.attacker == seat;
    const char *words = table->riichi[seat] ? tr("Riichi") : tr("Tenpai");
    float taken = declared ? type_draw(painter, mark, right, base, words) + 10 * u : 0;
    type_draw_fit(painter, type, x, base, right - x - taken, name);
    return roundf(y + side + 8 * u);
}

static void melds_figure(const struct table *table, int seat, char out[WIN_FIGURE])
{
    out[0] = '\0';
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        size_t length = strlen(out);
        snprintf(out + length, WIN_FIGURE - length, "%s", i ? " " : "");
        figure_meld(&table->melds[seat][i], out, WIN_FIGURE);
    }
}

void drill_draw_seat(struct painter *painter, const struct view *view, int seat, const char *name,
                     struct rect panel)
{
    char melds[WIN_FIGURE], pile[DRILL_PILE];
    float u = painter->layout.u, pad = roundf(14 * u), y = draw_head(painter, view, seat, name, panel);
    float width = panel.w - 2 * pad, end = panel.y + panel.h - pad;
    melds_figure(&view->table, seat, melds);
    drill_pile_figure(&view->table, seat, panel.w > 500 * u ? 18 : 10, pile);
    if (melds[0]) {
        float high = figure_draw(painter, melds, 0, 0, width, 30 * u, true);
        draw_figure(painter, melds, panel.x + pad, y, width, high, 30);
        y += high + roundf(6 * u);
    }
    draw_figure(painter, pile, panel.x + pad, y, width, end - y, 34);
}

/* The row, its taken places left out. */
static void row_figure(const struct dummy *dummy, char out[DRILL_PILE])
{
    out[0] = '\0';
    for (int i = 0; i < DUMMY_MAX; i++) {
        char text[3] = "x";
        size_t length = strlen(out);
        if (dummy->row[i] == TILE_NONE)
            continue;
        if (dummy->row[i] < TILE_COUNT)
            tile_print(dummy->row[i], text);
        snprintf(out + length, DRILL_PILE - length, "%s", text);
    }
}

void drill_draw_dummy(struct painter *painter, const struct view *view, struct rect panel)
{
    char row[DRILL_PILE], pile[DRILL_PILE];
    float u = painter->layout.u, pad = roundf(14 * u), y = panel.y + roundf(56 * u),
          width = panel.w - 2 * pad;
    struct type type = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    draw_panel(painter, panel);
    type_draw(painter, type, panel.x + pad, panel.y + pad + 17 * u + type_cap_height(painter, type) / 2,
              tr("Dummy"));
    row_figure(&view->table.dummy, row);
    drill_pile_figure(&view->table, SEAT_DUMMY, 18, pile);
    float high = row[0] ? figure_draw(painter, row, 0, 0, width, 30 * u, true) : 0;
    draw_figure(painter, row, panel.x + pad, y, width, high, 30);
    y += high + roundf(8 * u);
    draw_figure(painter, pile, panel.x + pad, y, width, panel.y + panel.h - pad - y, 34);
}
