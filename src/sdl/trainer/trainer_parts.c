/*
 * trainer_parts.c: what the trainers draw their questions and verdicts with: tiles to choose from, rows, and
 * what lies on a table of the match (drilling.h).
 */
#include "sdl/trainer/drilling.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/art/figure.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/win_figure.h"
#include "words/words.h"

void training_time_words(int time, char *out, size_t size)
{
    int tenths = (time + 50) / 100;
    if (time <= 0)
        snprintf(out, size, "\xe2\x80\x93");
    else if (tenths < 600) {
        char seconds[WORDS_AMOUNT];
        words_decimal(tenths, 1, seconds, sizeof seconds);
        tr_say(out, size, tr("{1} s"), seconds);
    } else
        snprintf(out, size, "%d:%02d", tenths / 600, tenths / 10 % 60);
}

/* --- tiles and rows ------------------------------------------------------------------------------------- */

void drill_draw_choice(struct app *app, const char *id, uint8_t tile, float x, float y, float w, bool marked,
                       SDL_Keycode key)
{
    struct painter *painter = &app->painter;
    float wide, high;
    bool hot = input_is_hot(app, id), pressed = input_is_pressed(app, id), focus = input_is_focused(app, id);
    atlas_size(POSE_STANDING, w, &wide, &high);
    float raised = roundf(high * (marked         ? .12f
                                  : hot || focus ? .08f
                                                 : 0)) -
                   (pressed ? roundf(high * .04f) : 0);
    struct atlas_tile drawn = {.pose = POSE_STANDING,
                               .tile = tile,
                               .x = x,
                               .y = y - raised,
                               .w = w - 1,
                               .lift = raised,
                               .flags = marked         ? ATLAS_RIM | ATLAS_GLOW
                                        : hot || focus ? ATLAS_RIM_LIGHT
                                                       : 0u};
    atlas_draw_group(painter, &drawn, 1);
    /* the pointer at its foot does not lose it */
    struct rect area = rect_make(x, y - roundf(high * .12f), w, roundf(high * 1.12f));
    target_add(app, id, area, TARGET_NO_RING, key);
    spoken_tile(app, tile, marked);
}

struct mark_look {
    const char *icon, *word;
    uint32_t colour;
};

static const struct mark_look marks[] = {[DRILL_PLAIN] = {NULL, "", COLOUR_QUIET},
                                         [DRILL_EQUAL] = {"icons/check", N_("Just as good"), COLOUR_QUIET},
                                         [DRILL_RIGHT] = {"icons/check", "", COLOUR_GOOD},
                                         [DRILL_MISSED] = {"icons/eye-off", N_("Missed"), COLOUR_PROMPT},
                                         [DRILL_WRONG] = {"icons/close", N_("Chosen"), COLOUR_WARNING}};

enum drill_mark drill_mark_of(const struct drilling *drilling, bool good, bool chosen)
{
    enum drill_mark other = drilling->face->is_right(drilling) ? DRILL_EQUAL : DRILL_MISSED;
    return good ? (chosen ? DRILL_RIGHT : other) : chosen ? DRILL_WRONG : DRILL_PLAIN;
}

struct rect drill_row(const struct pen *rows, int index, int count, float gap)
{
    struct rect row = pen_row(rows, index, count, gap);
    row.h = pen_row(rows, 0, count, gap).h;
    return row;
}

struct pen drill_draw_row(struct painter *painter, struct rect rect, enum drill_mark mark)
{
    const struct mark_look *look = &marks[mark];
    struct pen row = pen_in(painter, rect);
    draw_flat(painter, rect, 9, COLOUR_ALPHA(COLOUR_PANEL, 156),
              mark > DRILL_RIGHT ? COLOUR_ALPHA(look->colour, 90) : COLOUR_ALPHA(COLOUR_WHITE, 20), 1);
    pen_pad(&row, 16, 0);
    struct pen left = pen_in(painter, pen_left(&row, 120));
    pen_right(&row, 2);
    if (!look->icon)
        return row;
    struct rect circle = pen_left(&left, 26);
    float r = circle.w / 2, side = roundf(r * 1.24f);
    struct type type = text_type(TEXT_LINE);
    type.colour = look->colour;
    draw_disc(painter, circle.x + r, roundf(rect.y + rect.h / 2), r, 1.6f, look->colour);
    draw_svg(painter, look->icon, rect_centred(circle, side, side), look->colour);
    pen_left(&left, 10);
    text_typed(painter, type, pen_left(&left, 72),
               mark == DRILL_RIGHT ? tr_in("a choice", "Right") : tr(look->word));
    return row;
}

void drill_row_tile(struct pen *row, uint8_t tile, bool lit)
{
    float wide, high, w = floorf(fminf(34 * row->u, (row->room.h - 8 * row->u) / 1.51f));
    atlas_size(POSE_LYING, w, &wide, &high);
    struct rect at = pen_left(row, w / row->u);
    atlas_draw(row->painter, POSE_LYING, tile, at.x, roundf(at.y + (at.h - high) / 2), w - 1,
               lit ? ATLAS_RIM : 0);
    pen_left(row, 18);
}

/* --- what is on a table --------------------------------------------------------------------------------- */

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
