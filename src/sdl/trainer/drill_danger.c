/*
 * drill_danger.c: the trainer of the safest tile: what lies on the table, the hand with four tiles to choose
 * from, and after the answer how dangerous each was and why.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/art/atlas.h"
#include "sdl/art/draw.h"
#include "sdl/art/figure.h"
#include "sdl/art/theme.h"
#include "sdl/trainer/drill_table.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

static const float PANELS = 232, GAP = 10, OWN = 62 /* units */;

static void deal(struct drilling *drilling)
{
    danger_question_deal(&drilling->danger, drilling->rules, &drilling->rng);
}

static enum drill_click choose(struct drilling *drilling, struct app *app, const char *id)
{
    (void)app;
    return drill_choose(drilling, id, "choice");
}

static bool is_right(const struct drilling *drilling)
{
    return drilling->chosen < DANGER_CHOICES && drilling->danger.safest >> drilling->chosen & 1;
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_danger_words(&drilling->danger, drilling->chosen, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    const struct table *table = &drilling->danger.view.table;
    tr_say(out, size,
           tr_many("{2}: {1} tile is left in the wall", "{2}: {1} tiles are left in the wall", table->wall),
           table->wall, tr(drilling->rules->name));
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* What lies on the table: the others, the dummy; returns where it ends. */
static float draw_table(const struct drilling *drilling, struct painter *painter, struct rect rect)
{
    const struct view *view = &drilling->danger.view;
    const struct table *table = &view->table;
    float u = painter->layout.u, gap = roundf(GAP * u);
    int panels = table->seats - 1 + (table->rules->dummy > 0), place = 0;
    struct rect row = rect_make(rect.x, rect.y, rect.w, roundf(PANELS * u));
    for (int seat = 0; seat < table->seats; seat++) {
        int next = (view->seat + 1 + seat) % table->seats;
        if (next == view->seat)
            continue;
        drill_draw_seat(painter, view, next, words_tile(table_wind(table, next)),
                        rect_column(row, place++, panels, gap));
    }
    if (table->rules->dummy)
        drill_draw_dummy(painter, view, rect_column(row, place, panels, gap));
    return row.y + row.h + gap;
}

/* The own discards and melds in a strip; returns where it ends. */
static float draw_own(const struct drilling *drilling, struct painter *painter, struct rect rect, float y)
{
    const struct view *view = &drilling->danger.view;
    char pile[DRILL_PILE];
    float u = painter->layout.u, pad = roundf(14 * u), label = roundf(150 * u);
    struct rect strip = rect_make(rect.x, y, rect.w, roundf(OWN * u));
    struct type type = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_QUIET, TYPE_LEFT);
    draw_tray(painter, strip, 26);
    type_draw_fit(painter, type, strip.x + pad, strip.y + strip.h / 2 + type_cap_height(painter, type) / 2,
                  label - 20 * u, tr("Your discards"));
    drill_pile_figure(&view->table, view->seat, 40, pile);
    float w = floorf((strip.h - 14 * u) / 1.51f), room = strip.w - label - 2 * pad;
    if (pile[0]) {
        float high = figure_draw(painter, pile, 0, 0, room, w, true) - 4 * u;
        figure_draw(painter, pile, strip.x + pad + label, roundf(strip.y + (strip.h - high) / 2), room, w,
                    false);
    }
    return strip.y + strip.h + roundf(GAP * u);
}

/* The place among the four of a kind, or -1. */
static int choice_of(const struct danger_question *question, uint8_t kind)
{
    for (int i = 0; i < DANGER_CHOICES; i++)
        if (question->choices[i].kind == kind)
            return i;
    return -1;
}

/* The hand: the four stand out, each once; the others are darkened. */
static void draw_hand(const struct drilling *drilling, struct app *app, struct rect tray)
{
    struct painter *painter = &app->painter;
    const struct danger_question *question = &drilling->danger;
    uint8_t tiles[HAND_MAX];
    unsigned drawn = 0;
    int count = hand_list(&question->view.own.hand, tiles);
    float u = painter->layout.u, wide, high, w = floorf(fminf(62 * u, (tray.w - 40 * u) / (float)count));
    w = floorf(fminf(w, (tray.h - 44 * u) / 1.51f));
    atlas_size(POSE_STANDING, w, &wide, &high);
    float x = roundf(tray.x + (tray.w - w * (float)count) / 2);
    float y = roundf(tray.y + (tray.h - 26 * u - high) / 2 + 4 * u);
    draw_tray(painter, tray, 26);
    for (int i = 0; i < count; i++, x += w) {
        int choice = choice_of(question, tile_kind(tiles[i]));
        char id[INPUT_ID], key[2] = {(char)('1' + choice), 0};
        if (choice < 0 || drawn >> choice & 1) {
            atlas_draw(painter, POSE_STANDING, tiles[i], x, y, w - 1, choice < 0 ? ATLAS_DIM : 0);
            continue;
        }
        drawn |= 1u << choice;
        snprintf(id, sizeof id, "choice:%d", choice);
        drill_draw_choice(app, id, tiles[i], x, y, w, false, (SDL_Keycode)(SDLK_1 + choice));
        float cap = draw_key_cap_width(painter, key);
        draw_key_cap(painter, roundf(x + w / 2 + cap / 2), roundf(tray.y + tray.h - 16 * u), key, false);
    }
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    float y = draw_own(drilling, &app->painter, rect, draw_table(drilling, &app->painter, rect));
    draw_hand(drilling, app, rect_make(rect.x, y, rect.w, rect.y + rect.h - y));
}

static void draw_row(const struct drilling *drilling, struct app *app, int place, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct danger_choice *choice = &drilling->danger.choices[place];
    const struct table *table = &drilling->danger.view.table;
    float u = painter->layout.u, wide, high, w = floorf(fminf(34 * u, (row.h - 8 * u) / 1.51f));
    bool safest = drilling->danger.safest >> place & 1, chosen = place == drilling->chosen;
    float x = drill_draw_row(app, row, drill_mark_of(drilling, safest, chosen)),
          right = row.x + row.w - 18 * u;
    struct type text = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    struct type figure =
        type_make(TYPE_SERIF, SIZE_NAME, choice->per_mille ? COLOUR_IVORY : COLOUR_GOOD, TYPE_RIGHT);
    char words[120];
    atlas_size(POSE_LYING, w, &wide, &high);
    atlas_draw(painter, POSE_LYING, choice->kind, x, roundf(row.y + (row.h - high) / 2), w - 1, 0);
    x += w + 18 * u;
    drill_danger_why(choice, words_tile(table_wind(table, drilling->danger.rival)), words, sizeof words);
    type_draw_fit(painter, text, x, row.y + row.h / 2 + type_cap_height(painter, text) / 2,
                  right - 140 * u - x, words);
    drill_danger_chance(choice, words, sizeof words);
    type_draw(painter, figure, right, row.y + row.h / 2 + type_cap_height(painter, figure) / 2, words);
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    float gap = roundf(6 * app->painter.layout.u);
    float y = draw_own(drilling, &app->painter, rect, draw_table(drilling, &app->painter, rect));
    struct rect rows = rect_make(rect.x, y, rect.w, rect.y + rect.h - y);
    for (int i = 0; i < DANGER_CHOICES; i++)
        draw_row(drilling, app, i, drill_row(rows, i, DANGER_CHOICES, gap));
}

static void example(struct drilling *drilling)
{
    drilling->chosen = 0;
    while (drilling->danger.safest >> drilling->chosen & 1)
        drilling->chosen++;
}

const struct drill_face drill_danger_face = {.deal = deal,
                                             .choose = choose,
                                             .is_right = is_right,
                                             .draw_question = draw_question,
                                             .draw_verdict = draw_verdict,
                                             .say = say,
                                             .tell = tell,
                                             .example = example};
