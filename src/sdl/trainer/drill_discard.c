/*
 * drill_discard.c: the trainer of the best discard: the hand, and after the answer what each discard leaves.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/art/atlas.h"
#include "sdl/art/figure.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

enum { ROWS_MAX = 7, NOTATION = 120 };

static const float ROW = 58 /* units */;

static void deal(struct drilling *drilling)
{
    discard_question_deal(&drilling->discard, drilling->rules, &drilling->rng);
}

static bool is_right(const struct drilling *drilling)
{
    return drilling->chosen < TILE_KINDS && drilling->discard.best & TILE_BIT(drilling->chosen);
}

static void say(const struct drilling *drilling, char *out, size_t size)
{
    drill_discard_words(&drilling->discard, drilling->chosen, out, size);
}

static void tell(const struct drilling *drilling, char *out, size_t size)
{
    const struct discard_question *question = &drilling->discard;
    char near[48];
    drill_distance_words(question->lines[0].shanten, near, sizeof near);
    if (question->removed == SUIT_NONE)
        tr_say(out, size, tr("{1}: {2} after the best discard"), tr(drilling->rules->name), near);
    else
        tr_say(out, size, tr("{1} without {3}: {2} after the best discard"), tr(drilling->rules->name), near,
               words_suit(question->removed));
}

/* --- drawing ------------------------------------------------------------------------------------------ */

static void draw_question(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&drilling->discard.hand, tiles);
    float u = painter->layout.u, wide, high, w = floorf(fminf(80 * u, (rect.w - 48 * u) / (float)count));
    atlas_size(POSE_STANDING, w, &wide, &high);
    struct rect tray = rect_make(rect.x, roundf(rect.y + rect.h * .2f), rect.w, roundf(high + 64 * u));
    float x = roundf(rect.x + (rect.w - w * (float)count) / 2), y = roundf(tray.y + (tray.h - high) / 2);
    draw_tray(painter, tray, 26);
    for (int i = 0; i < count; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "tile:%d:%d", tiles[i], i);
        drill_draw_choice(app, id, tiles[i], x + w * (float)i, y, w, false, 0);
        target_does_at(app, drill_choose, tiles[i]);
    }
    struct rect below = rect_make(rect.x + 20 * u, tray.y + tray.h + 24 * u, rect.w - 40 * u, 30 * u);
    text_draw(painter, TEXT_BODY | TEXT_QUIET | TEXT_CENTRE, below,
              tr("Count the tiles that bring your hand closer to waiting, except the copies you hold."));
}

/* "234m5p": the kinds of a set, a blank between suits. */
static void print_kinds(tile_set kinds, char *out)
{
    uint8_t tiles[TILE_KINDS];
    char text[NOTATION] = "";
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            tiles[count++] = kind;
    tile_print_list(tiles, count, text, sizeof text);
    strcpy(out, text);
}

/* A line: the tile, what it leaves, the useful tiles, and how many they are. */
static void draw_line_row(const struct drilling *drilling, struct painter *painter,
                          const struct discard_line *line, struct rect rect)
{
    bool best = drilling->discard.best & TILE_BIT(line->tile), chosen = line->tile == drilling->chosen;
    struct pen row = drill_draw_row(painter, rect, drill_mark_of(drilling, best, chosen));
    char words[48], kinds[NOTATION];
    drill_row_tile(&row, line->tile, false);
    drill_distance_words(line->shanten, words, sizeof words);
    text_draw(row.painter, TEXT_LINE, pen_left(&row, 176), words);
    drill_copies_words(line, words, sizeof words);
    text_draw(row.painter, TEXT_NAME | TEXT_RIGHT, pen_right(&row, 158), words);
    pen_left(&row, 14);
    pen_right(&row, 12);
    print_kinds(line->useful, kinds);
    float wide, high, w = floorf(fminf(31 * row.u, (rect.h - 8 * row.u) / 1.51f));
    atlas_size(POSE_LYING, w, &wide, &high);
    if (line->useful) /* many kinds are smaller */
        figure_draw(row.painter, kinds, row.room.x, roundf(rect.y + (rect.h - high) / 2), row.room.w, w,
                    false);
}

static void draw_hand(const struct drilling *drilling, struct painter *painter, struct rect tray)
{
    uint8_t tiles[HAND_MAX];
    struct atlas_tile drawn[HAND_MAX];
    int count = hand_list(&drilling->discard.hand, tiles);
    float u = painter->layout.u, wide, high, w = atlas_width(painter, 47);
    atlas_size(POSE_STANDING, w, &wide, &high);
    float x = roundf(tray.x + (tray.w - w * (float)count) / 2), y = roundf(tray.y + (tray.h - high) / 2);
    bool marked = false;
    for (int i = 0; i < count; i++) {
        bool chosen = !marked && tiles[i] == drilling->chosen;
        marked |= chosen;
        drawn[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = tiles[i],
                                       .x = x + w * (float)i,
                                       .y = y - (chosen ? roundf(6 * u) : 0),
                                       .w = w - 1,
                                       .flags = chosen ? ATLAS_RIM : 0u};
    }
    draw_tray(painter, tray, 26);
    atlas_draw_group(painter, drawn, count);
}

static void draw_verdict(const struct drilling *drilling, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    const struct discard_question *question = &drilling->discard;
    float u = painter->layout.u, top = roundf(96 * u), gap = roundf(6 * u);
    int fit = (int)((rect.h - top) / (ROW * u)), rows = SDL_min(question->count, SDL_min(fit, ROWS_MAX));
    float high = floorf(fminf(ROW * 1.2f * u, (rect.h - top) / (float)rows));
    bool shown = drilling->chosen >= TILE_KINDS;
    draw_hand(drilling, painter, rect_make(rect.x, rect.y, rect.w, roundf(86 * u)));
    for (int i = 0; i < rows; i++) {
        const struct discard_line *line = &question->lines[i];
        if (i == rows - 1 && !shown) /* what was chosen is always to be seen */
            line = line->tile == drilling->chosen ? line : discard_question_line(question, drilling->chosen);
        shown |= line->tile == drilling->chosen;
        draw_line_row(drilling, painter, line,
                      rect_make(rect.x, rect.y + top + high * (float)i, rect.w, high - gap));
    }
}

static void example(struct drilling *drilling)
{
    const struct discard_question *question = &drilling->discard;
    int place = 0;
    while (question->best & TILE_BIT(question->lines[place].tile))
        place++;
    drilling->chosen = question->lines[place].tile;
}

const struct drill_face drill_discard_face = {.deal = deal,
                                              .is_right = is_right,
                                              .draw_question = draw_question,
                                              .draw_verdict = draw_verdict,
                                              .say = say,
                                              .tell = tell,
                                              .example = example};
