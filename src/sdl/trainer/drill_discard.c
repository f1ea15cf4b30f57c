/*
 * drill_discard.c: the trainer of the best discard: the hand, and after the answer what each discard leaves.
 */
#include <math.h>
#include <stdio.h>

#include "sdl/art/atlas.h"
#include "sdl/trainer/drilling.h"
#include "words/drill/drill_words.h"
#include "words/words.h"

enum { ROWS_MAX = 7 };

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
    struct pen pen = pen_in(painter, rect), hand;
    float w;
    pen_top(&pen, rect.h / pen.u * .2f);
    hand = pen_in(painter, place_inset(painter, pen.room, 24, 0));
    struct rect row = pen_tiles(&hand, POSE_STANDING, count, 80, &w);
    struct rect tray = pen_top(&pen, row.h / pen.u + 64);
    row = rect_centred(tray, row.w, row.h);
    draw_tray(painter, tray, 26);
    for (int i = 0; i < count; i++) {
        char id[INPUT_ID];
        snprintf(id, sizeof id, "tile:%d:%d", tiles[i], i);
        drill_draw_choice(app, id, tiles[i], row.x + w * (float)i, row.y, w, false, 0);
        target_does_at(app, drill_choose, tiles[i]);
    }
    pen_top(&pen, 24);
    text_draw(painter, TEXT_BODY | TEXT_QUIET | TEXT_CENTRE, pen_top(&pen, 30),
              tr("Count the tiles that bring your hand closer to waiting, except the copies you hold."));
}

/* A line: the tile, what it leaves, the useful tiles, and how many they are. */
static void draw_line_row(const struct drilling *drilling, struct painter *painter,
                          const struct discard_line *line, struct rect rect)
{
    bool best = drilling->discard.best & TILE_BIT(line->tile), chosen = line->tile == drilling->chosen;
    struct pen row = drill_draw_row(painter, rect, drill_mark_of(drilling, best, chosen));
    char words[48], kinds[120] = "";
    drill_row_tile(&row, line->tile, false);
    drill_distance_words(line->shanten, words, sizeof words);
    text_draw(row.painter, TEXT_LINE, pen_left(&row, 176), words);
    drill_copies_words(line, words, sizeof words);
    text_draw(row.painter, TEXT_NAME | TEXT_RIGHT, pen_right(&row, 158), words);
    pen_left(&row, 14);
    pen_right(&row, 12);
    tile_append_kinds(line->useful, kinds, sizeof kinds);
    pen_pad(&row, 0, 4);
    if (line->useful) /* many kinds are smaller */
        pen_figure(&row, kinds, 31, false);
}

static void draw_hand(const struct drilling *drilling, struct painter *painter, struct rect tray)
{
    uint8_t tiles[HAND_MAX];
    struct atlas_tile drawn[HAND_MAX];
    int count = hand_list(&drilling->discard.hand, tiles);
    const struct pen pen = pen_in(painter, tray);
    float w;
    struct rect row = pen_tiles(&pen, POSE_STANDING, count, 47, &w);
    bool marked = false;
    for (int i = 0; i < count; i++) {
        bool chosen = !marked && tiles[i] == drilling->chosen;
        marked |= chosen;
        drawn[i] = (struct atlas_tile){.pose = POSE_STANDING,
                                       .tile = tiles[i],
                                       .x = row.x + w * (float)i,
                                       .y = row.y - (chosen ? roundf(6 * pen.u) : 0),
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
    struct pen pen = pen_in(painter, rect);
    bool shown = drilling->chosen >= TILE_KINDS;
    draw_hand(drilling, painter, pen_top(&pen, 86));
    pen_top(&pen, 10);
    float room = pen.room.h / pen.u;
    int rows = SDL_min(question->count, SDL_min((int)(room / ROW), ROWS_MAX));
    float high = fminf(ROW * 1.2f, room / (float)rows) - 6;
    for (int i = 0; i < rows; i++) {
        const struct discard_line *line = &question->lines[i];
        if (i == rows - 1 && !shown) /* what was chosen is always to be seen */
            line = line->tile == drilling->chosen ? line : discard_question_line(question, drilling->chosen);
        shown |= line->tile == drilling->chosen;
        draw_line_row(drilling, painter, line, pen_top(&pen, high));
        pen_top(&pen, 6);
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
