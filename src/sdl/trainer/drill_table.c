/*
 * drill_table.c: see drill_table.h.
 */
#include "sdl/trainer/drill_table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/art/figure.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/win_figure.h"
#include "words/words.h"

enum { FIGURE_MAX = 36 /* tiles of a figure */ };

/* Returns where the tiles of a pile begin, if only its newest can be shown. */
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

/* A figure at the top of a place, as large as fits, its tiles at most `most` units wide; cut off. */
static void draw_figure(struct pen *pen, const char *figure, float most)
{
    struct rect at = pen->room;
    float w = floorf(most * pen->u), high;
    if (!figure[0])
        return;
    while ((high = figure_draw(pen->painter, figure, at.x, at.y, at.w, w, true)) > at.h && w > 8)
        w--;
    figure_draw(pen->painter, figure, roundf(at.x), roundf(at.y), at.w, w, false);
    pen_top(pen, high / pen->u + 6);
}

/* The panel with the seal and the name; what is left is below. */
static struct pen draw_head(struct painter *painter, const struct view *view, int seat, const char *name,
                            struct rect panel)
{
    const struct table *table = &view->table;
    struct pen pen = pen_in(painter, panel);
    bool declared = table->riichi[seat] || table->stage.attacker == seat;
    draw_panel(painter, panel);
    pen_pad(&pen, 14, 14);
    struct pen head = pen_in(painter, pen_top(&pen, 34));
    pen_top(&pen, 8);
    draw_seal(painter, pen_left(&head, 34), table_wind(table, seat), table->riichi[seat] > 0);
    pen_left(&head, 10);
    const char *words = !declared ? "" : table->riichi[seat] ? tr("Riichi") : tr("Tenpai");
    pen_right(&head,
              text_draw(painter, TEXT_MARK | TEXT_WARNING | TEXT_RIGHT, head.room, words) / pen.u + 10);
    text_draw(painter, TEXT_NAME, head.room, name);
    return pen;
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
    struct pen pen = draw_head(painter, view, seat, name, panel);
    melds_figure(&view->table, seat, melds);
    drill_pile_figure(&view->table, seat, panel.w > 500 * pen.u ? 18 : 10, pile);
    draw_figure(&pen, melds, 30);
    draw_figure(&pen, pile, 34);
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
    struct pen pen = pen_in(painter, panel);
    draw_panel(painter, panel);
    pen_pad(&pen, 14, 14);
    text_draw(painter, TEXT_NAME, pen_top(&pen, 34), tr("Dummy"));
    pen_top(&pen, 8);
    row_figure(&view->table.dummy, row);
    drill_pile_figure(&view->table, SEAT_DUMMY, 18, pile);
    draw_figure(&pen, row, 30);
    draw_figure(&pen, pile, 34);
}

void drill_draw_strip(struct painter *painter, const char *name, const char *figure, struct rect strip)
{
    struct pen pen = pen_in(painter, strip);
    draw_tray(painter, strip, 26);
    pen_pad(&pen, 14, 7);
    text_draw(painter, TEXT_LABEL | TEXT_QUIET, pen_left(&pen, 130), name);
    pen_left(&pen, 20);
    if (figure[0])
        pen_figure(&pen, figure, PEN_ENDLESS, false);
}
