/*
 * drill_danger.c: the trainer of the safest tile: what lies on the table, the hand with four tiles to choose
 * from, and after the answer how dangerous each was and why.
 */
#include <math.h>

#include "sdl/art/atlas.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

static const float PANELS = 232, GAP = 10, OWN = 62 /* units */;

static void deal(struct drilling *drilling)
{
    danger_question_deal(&drilling->danger, drilling->rules, &drilling->rng);
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

/* Draws the table and cuts it off the top: the others, the dummy, the player's discards in a strip. */
static void draw_table(const struct drilling *drilling, struct pen *pen)
{
    const struct view *view = &drilling->danger.view;
    const struct table *table = &view->table;
    int panels = table->seats - 1 + (table->rules->dummy > 0), place = 0;
    struct pen row = pen_in(pen->painter, pen_top(pen, PANELS));
    char pile[DRILL_PILE];
    for (int seat = 0; seat < table->seats; seat++) {
        int next = (view->seat + 1 + seat) % table->seats;
        if (next != view->seat)
            drill_draw_seat(pen->painter, view, next, words_tile(table_wind(table, next)),
                            pen_column(&row, place++, panels, GAP));
    }
    if (table->rules->dummy)
        drill_draw_dummy(pen->painter, view, pen_column(&row, place, panels, GAP));
    pen_top(pen, GAP);
    drill_pile_figure(&view->table, view->seat, 40, pile);
    drill_draw_strip(pen->painter, tr("Your discards"), pile, pen_top(pen, OWN));
    pen_top(pen, GAP);
}

/* The place among the four of a kind, or -1. */
static int choice_of(const struct danger_question *question, uint8_t kind)
{
    for (int i = 0; i < DANGER_CHOICES; i++)
        if (question->choices[i].kind == kind)
            return i;
    return -1;
}

/* The hand: of each of the four kinds one tile can be chosen; all others are darkened. */
static void draw_hand(const struct drilling *drilling, struct app *app, struct rect tray)
{
    struct painter *painter = &app->painter;
    const struct danger_question *question = &drilling->danger;
    uint8_t tiles[HAND_MAX];
    unsigned drawn = 0;
    int count = hand_list(&question->view.own.hand, tiles);
    struct pen pen = pen_in(painter, place_inset(painter, tray, 20, 0));
    float w;
    pen_top(&pen, 13);
    struct rect caps = pen_bottom(&pen, 31), row = pen_tiles(&pen, POSE_STANDING, count, 62, &w);
    draw_tray(painter, tray, 26);
    for (int i = 0; i < count; i++) {
        float x = row.x + w * (float)i;
        int choice = choice_of(question, tile_kind(tiles[i]));
        char key[2] = {(char)('1' + choice), 0};
        if (choice < 0 || drawn >> choice & 1) {
            atlas_draw(painter, POSE_STANDING, tiles[i], x, row.y, w - 1, choice < 0 ? ATLAS_DIM : 0);
            continue;
        }
        drawn |= 1u << choice;
        drill_draw_choice(app, TARGET_ID("choice", choice), tiles[i], x, row.y, w, false,
                          (SDL_Keycode)(SDLK_1 + choice));
        target_does_at(app, drill_choose, choice);
        float cap = draw_key_cap_width(painter, key);
        draw_key_cap(painter, roundf(x + w / 2 + cap / 2), caps.y + roundf(caps.h / 2), key, false);
    }
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_table(drilling, &pen);
    draw_hand(drilling, app, pen.room);
}

static void draw_row(const struct drilling *drilling, struct painter *painter, int place, struct rect rect)
{
    const struct danger_choice *choice = &drilling->danger.choices[place];
    const struct table *table = &drilling->danger.view.table;
    bool safest = drilling->danger.safest >> place & 1, chosen = place == drilling->chosen;
    struct pen row = drill_draw_row(painter, rect, drill_mark_of(drilling, safest, chosen));
    char words[120];
    drill_row_tile(&row, choice->kind, false);
    drill_danger_chance(choice, words, sizeof words);
    text_draw(row.painter, TEXT_NAME | TEXT_RIGHT | (choice->per_mille ? 0 : TEXT_GOOD), pen_right(&row, 140),
              words);
    drill_danger_why(choice, words_tile(table_wind(table, drilling->danger.rival)), words, sizeof words);
    text_draw(row.painter, TEXT_LINE, row.room, words);
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    draw_table(drilling, &pen);
    for (int i = 0; i < DANGER_CHOICES; i++)
        draw_row(drilling, &app->painter, i, drill_row(&pen, i, DANGER_CHOICES, 6));
}

static void example(struct drilling *drilling)
{
    drilling->chosen = 0;
    while (drilling->danger.safest >> drilling->chosen & 1)
        drilling->chosen++;
}

const struct drill_face drill_danger_face = {.deal = deal,
                                             .is_right = is_right,
                                             .draw_question = draw_question,
                                             .draw_verdict = draw_verdict,
                                             .say = say,
                                             .tell = tell,
                                             .example = example};
