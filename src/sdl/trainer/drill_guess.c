/*
 * drill_guess.c: the trainer of Tenpai Duel's guess: what the attacker and you threw, all kinds to name two
 * of, and after the answer what the hand could wait for and what it did wait for.
 *
 * A digit and a letter (m, p, s, z) mark a kind too.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

enum { ROW_KINDS = 18, LINES = 5 };

static const float PANELS = 186, HAND = 62, GAP = 10 /* units */;

static void deal(struct drilling *drilling)
{
    drilling->marked = 0;
    guess_question_deal(&drilling->guess, drilling->rules, &drilling->rng);
}

/* Marks or unmarks a kind; a third one takes the place of none. */
static void mark(struct drilling *drilling, int kind)
{
    tile_set bit = kind >= 0 && kind < TILE_KINDS ? TILE_BIT(kind) : 0;
    if (drilling->marked & bit || tile_set_count(drilling->marked) < GUESS_NAMED)
        drilling->marked ^= bit;
}

static enum drill_click choose(struct drilling *drilling, struct app *app, const char *id)
{
    (void)app;
    if (target_after(id, "kind"))
        mark(drilling, target_number(id, "kind"));
    return DRILL_CLICKED;
}

static bool key(struct drilling *drilling, struct app *app, const struct scene_key *key)
{
    static const char letters[] = "mpsz";
    SDL_Keycode code = key->code;
    const char *letter = code > 0 && code < 128 ? strchr(letters, (int)code) : NULL;
    int digit = drilling->typed;
    (void)app;
    if (code >= SDLK_1 && code <= SDLK_9) {
        drilling->typed = (int)(code - SDLK_0);
        return true;
    }
    drilling->typed = 0;
    if (!letter || !digit || (*letter == 'z' && digit > 7))
        return false;
    mark(drilling, 9 * (int)(letter - letters) + digit - 1);
    return true;
}

static bool is_ready(const struct drilling *drilling)
{
    return tile_set_count(drilling->marked) == GUESS_NAMED;
}

static bool is_right(const struct drilling *drilling)
{
    return guess_is_right(&drilling->guess, drilling->marked);
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_guess_words(&drilling->guess, drilling->marked, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    const struct table *table = &drilling->guess.view.table;
    const uint8_t *shown = table->dora.shown;
    const char *names[DORA_MAX];
    char list[160];
    int count = 0;
    for (; count < DORA_MAX && shown[count] != TILE_NONE; count++)
        names[count] = words_tile(shown[count]);
    tr_list(list, sizeof list, TR_AND, names, count);
    tr_say(out, size,
           tr_many("{2}: the dora indicator is {3}, {1} guess has been made",
                   "{2}: the dora indicator is {3}, {1} guesses have been made",
                   table->stage.guess_count / GUESS_NAMED),
           table->stage.guess_count / GUESS_NAMED, tr(drilling->rules->name), list);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

/* Both players, and the own hand in a strip; returns where it ends. */
static float draw_table(const struct drilling *drilling, struct painter *painter, struct rect rect)
{
    const struct view *view = &drilling->guess.view;
    uint8_t tiles[HAND_MAX];
    char hand[2 * HAND_MAX + 8] = "";
    float u = painter->layout.u, gap = roundf(GAP * u), pad = roundf(14 * u), label = roundf(150 * u);
    struct rect row = rect_make(rect.x, rect.y, rect.w, roundf(PANELS * u));
    struct rect strip = rect_make(rect.x, row.y + row.h + gap, rect.w, roundf(HAND * u));
    struct type type = type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_QUIET, TYPE_LEFT);
    drill_draw_seat(painter, view, drilling->guess.attacker, tr("Your opponent"),
                    rect_column(row, 0, 2, gap));
    drill_draw_seat(painter, view, view->seat, tr("You"), rect_column(row, 1, 2, gap));
    draw_tray(painter, strip, 26);
    type_draw_fit(painter, type, strip.x + pad, strip.y + strip.h / 2 + type_cap_height(painter, type) / 2,
                  label - 20 * u, tr("Your hand"));
    int count = hand_list(&view->own.hand, tiles);
    tile_print_list(tiles, count, hand, sizeof hand);
    float w = floorf((strip.h - 14 * u) / 1.51f), room = strip.w - label - 2 * pad;
    figure_draw(painter, hand, strip.x + pad + label, roundf(strip.y + (strip.h - 1.51f * w) / 2), room, w,
                false);
    return strip.y + strip.h + gap;
}

/* All kinds in two rows: characters and dots, bamboo and honors. */
static void draw_palette(const struct drilling *drilling, struct app *app, struct rect tray)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, wide, high, part = roundf(22 * u);
    float w = floorf(fminf(56 * u, (tray.w - 56 * u - part) / ROW_KINDS));
    w = floorf(fminf(w, (tray.h - 46 * u) / 2 / 1.51f));
    atlas_size(POSE_STANDING, w, &wide, &high);
    float left = roundf(tray.x + (tray.w - w * ROW_KINDS - part) / 2), gap = roundf((tray.h - 2 * high) / 3);
    draw_tray(painter, tray, 30);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        char id[INPUT_ID];
        int row = kind / ROW_KINDS, column = kind % ROW_KINDS;
        float x = left + w * (float)column + (column >= 9 ? part : 0);
        float y = roundf(tray.y + gap + (high + gap) * (float)row + gap * .2f);
        snprintf(id, sizeof id, "kind:%d", kind);
        drill_draw_choice(app, id, (uint8_t)kind, x, y, w, drilling->marked & TILE_BIT(kind), 0);
    }
}

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    float y = draw_table(drilling, &app->painter, rect);
    draw_palette(drilling, app, rect_make(rect.x, y, rect.w, rect.y + rect.h - y));
}

/* What the hand did wait for. */
static void draw_truth(const struct drilling *drilling, struct app *app, struct rect row)
{
    struct painter *painter = &app->painter;
    bool hit = drilling->guess.waits & drilling->marked;
    float u = painter->layout.u, w = floorf(fminf(34 * u, (row.h - 8 * u) / 1.51f)), wide, high;
    float x = drill_draw_row(app, row, DRILL_PLAIN), y;
    struct type text = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    float base = row.y + row.h / 2 + type_cap_height(painter, text) / 2;
    atlas_size(POSE_LYING, w, &wide, &high);
    y = roundf(row.y + (row.h - high) / 2);
    bool fits = type_has_room(painter, text, 110 * u, 1, tr("Waiting for"));
    type_draw_fit_two(painter, text, row.x + 16 * u,
                      base - (fits ? 0 : roundf(type_leading(painter, text, 20) / 2)), 110 * u, 20, false,
                      tr("Waiting for"));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!(drilling->guess.waits & TILE_BIT(kind)))
            continue;
        atlas_draw(painter, POSE_LYING, kind, x, y, w - 1, drilling->marked & TILE_BIT(kind) ? ATLAS_RIM : 0);
        x += w + roundf(4 * u);
    }
    type_draw_fit(painter, text, x + 16 * u, base, row.x + row.w - 18 * u - x - 16 * u,
                  hit ? tr("This guess would have been right") : tr("This guess would have been wrong"));
}

static void draw_line_row(const struct drilling *drilling, struct app *app, const struct guess_line *line,
                          struct rect row)
{
    struct painter *painter = &app->painter;
    bool named = drilling->marked & TILE_BIT(line->kind);
    bool best = line->kind == drilling->guess.best[0] || line->kind == drilling->guess.best[1];
    float u = painter->layout.u, wide, high, w = floorf(fminf(34 * u, (row.h - 8 * u) / 1.51f));
    bool good = best || (named && is_right(drilling)); /* nearly the best is right too */
    float x = drill_draw_row(app, row, drill_mark_of(drilling, good, named));
    float right = row.x + row.w - 18 * u, bar = roundf(220 * u);
    struct type text = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    struct type figure = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT);
    char words[96];
    atlas_size(POSE_LYING, w, &wide, &high);
    atlas_draw(painter, POSE_LYING, line->kind, x, roundf(row.y + (row.h - high) / 2), w - 1,
               named ? ATLAS_RIM : 0);
    x += w + 18 * u;
    if (line->per_mille)
        drill_wait_words(&line->best, words, sizeof words);
    else
        tr_say(words, sizeof words, tr("no possible hand waits for it"));
    float base = row.y + row.h / 2;
    type_draw_fit(painter, text, x, base + type_cap_height(painter, text) / 2,
                  right - 100 * u - bar - 20 * u - x, words);
    draw_fill(painter, rect_make(right - 90 * u - bar, roundf(base - 4 * u), bar, roundf(8 * u)),
              COLOUR_ALPHA(COLOUR_WHITE, 38));
    draw_fill(painter,
              rect_make(right - 90 * u - bar, roundf(base - 4 * u),
                        roundf(bar * fminf((float)line->per_mille / 300, 1)), roundf(8 * u)),
              COLOUR_BRASS);
    drill_chance_words(line->per_mille, words, sizeof words);
    type_draw(painter, figure, right, base + type_cap_height(painter, figure) / 2, words);
}

/* The likeliest kinds, and in the last places those that were named and are not among them; returns how many.
 */
static int pick_lines(const struct drilling *drilling, struct guess_line lines[LINES])
{
    const struct guess_question *guess = &drilling->guess;
    tile_set left = drilling->marked;
    int count = SDL_min(LINES, guess->shown_count), place = count;
    for (int i = 0; i < count; i++) {
        lines[i] = guess->shown[i];
        left &= ~TILE_BIT(lines[i].kind);
    }
    for (; left && place > 0; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        lines[--place] = guess_line_of(guess, kind);
    }
    return count;
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct guess_line lines[LINES];
    int count = pick_lines(drilling, lines);
    float gap = roundf(5 * app->painter.layout.u), y = draw_table(drilling, &app->painter, rect);
    struct rect rows = rect_make(rect.x, y, rect.w, rect.y + rect.h - y);
    draw_truth(drilling, app, drill_row(rows, 0, LINES + 1, gap));
    for (int i = 0; i < count; i++)
        draw_line_row(drilling, app, &lines[i], drill_row(rows, i + 1, LINES + 1, gap));
}

static void example(struct drilling *drilling)
{
    int worst = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (drilling->guess.per_mille[kind] < drilling->guess.per_mille[worst])
            worst = kind;
    drilling->marked = TILE_BIT(drilling->guess.best[0]) | TILE_BIT(worst);
}

const struct drill_face drill_guess_face = {.deal = deal,
                                            .choose = choose,
                                            .key = key,
                                            .is_right = is_right,
                                            .draw_question = draw_question,
                                            .draw_verdict = draw_verdict,
                                            .say = say,
                                            .tell = tell,
                                            .is_ready = is_ready,
                                            .example = example};
