/*
 * verdict_draw.c: see verdict_draw.h. Numbers are units of a window 800 high.
 */
#include "sdl/result/verdict_draw.h"

#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/result/result_draw.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"

static const float LINE_STEP = .45f; /* seconds between two lines of points */
static const float CARD_TILE = 38, GAP = 16;

int verdict_parts(const struct verdict_scene *scene)
{
    int lines = scene->line_counts[scene->seat];
    return naming_verdict_rows(&scene->verdicts[scene->seat]) + lines + (lines > 0);
}

float verdict_time(const struct verdict_scene *scene)
{
    int rows = naming_verdict_rows(&scene->verdicts[scene->seat]);
    return naming_verdict_length(&scene->verdicts[scene->seat]) +
           LINE_STEP * (float)(verdict_parts(scene) - rows);
}

int verdict_parts_at(const struct verdict_scene *scene, float time)
{
    struct naming_verdict verdict = scene->verdicts[scene->seat];
    float length = naming_verdict_length(&verdict), late = time - length;
    int parts = verdict_parts(scene);

    verdict.time = time;
    int shown = naming_verdict_shown(&verdict) + (late > 0 ? (int)(late / LINE_STEP) : 0);
    return shown < parts ? shown : parts;
}

/* --- one card a seat --------------------------------------------------------------------------------- */

static void seat_words(const struct verdict_scene *scene, int seat, char *out, size_t size)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    char numbers[48];

    naming_words(result->naming.named[seat], numbers, sizeof numbers);
    bool named = numbers[0];
    if (seat == table->sitting)
        tr_say(out, size, tr("sat out this hand"));
    else if (result->outcome == OUTCOME_WIN && result->winner == seat)
        tr_say(out, size, named ? tr("won, named {1}") : tr("won, named nothing"), tr_spare(numbers));
    else if (result->naming.declared >> seat & 1)
        tr_say(out, size,
               naming_was_valid(result, seat) ? tr("declared: complete") : tr("declared: not complete"));
    else if (result->naming.named_by >> seat & 1)
        tr_say(out, size, named ? tr("named {1}") : tr("named no wait"), tr_spare(numbers));
    else {
        naming_words(result->naming.waits[seat], numbers, sizeof numbers);
        tr_say(out, size, numbers[0] ? tr("waited for {1}") : tr("not waiting"), tr_spare(numbers));
    }
}

/* The open hand in a row; the tile that was declared on stands apart. */
static void draw_hand(const struct verdict_scene *scene, struct app *app, int seat, struct rect room)
{
    struct painter *painter = &app->painter;
    const struct naming_verdict *verdict = &scene->verdicts[seat];
    const struct result *result = &scene->view.table.result;
    struct atlas_tile tiles[HAND_MAX + 4 * MELD_MAX + 1];
    uint8_t list[HAND_MAX];
    int count = 0, held = hand_list(&verdict->hand, list);
    bool declared = result->naming.declared >> seat & 1;
    float places = (float)held + (float)verdict->meld_count * 4.4f + (declared ? 1.4f : 0);
    float w = floorf(fminf(CARD_TILE * painter->layout.u, room.w / places)), x = room.x;

    for (int i = 0; i < held; i++, x += w)
        tiles[count++] =
            (struct atlas_tile){.pose = POSE_LYING, .tile = list[i], .x = x, .y = room.y, .w = w - 1};
    for (int m = 0; m < verdict->meld_count; m++) {
        x += roundf(w * .4f);
        for (int i = 0; i < 4; i++, x += w)
            tiles[count++] = (struct atlas_tile){.pose = i % 3 ? POSE_LYING : POSE_DOWN,
                                                 .tile = verdict->melds[m].tile,
                                                 .x = x,
                                                 .y = room.y,
                                                 .w = w - 1};
    }
    if (declared)
        tiles[count++] =
            (struct atlas_tile){.pose = POSE_LYING,
                                .tile = result->tile,
                                .x = x + roundf(w * .4f),
                                .y = room.y,
                                .w = w - 1,
                                .flags = naming_was_valid(result, seat) ? ATLAS_RIM | ATLAS_GLOW : 0u};
    atlas_draw_group(painter, tiles, count);
}

static void draw_card(const struct verdict_scene *scene, struct app *app, int seat, struct rect card)
{
    struct painter *painter = &app->painter;
    const struct table *table = &scene->view.table;
    float u = painter->layout.u;
    bool here = seat == scene->seat, sits = seat == table->sitting;
    int gain = table->result.gain[seat];
    char id[INPUT_ID], words[80];

    snprintf(id, sizeof id, "seat:%d", seat);
    if (here)
        draw_panel_brass(painter, card, input_is_hot(app, id));
    else
        draw_panel(painter, card);
    if (!sits && !here && input_is_hot(app, id))
        draw_outline(painter, card, SIZE_RADIUS, 1.6f, COLOUR_BRASS);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), card.x + 68 * u,
                  card.y + 31 * u, card.w - 190 * u, words_plate_name(&scene->words, seat));
    seat_words(scene, seat, words, sizeof words);
    char said[sizeof words];
    snprintf(said, sizeof said, "%s", words);
    char total[WORDS_AMOUNT];
    words_points(table->scores[seat], total, sizeof total);
    tr_say(words, sizeof words, tr("total {1}"), total);
    float wide = type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT),
                               card.x + card.w - 18 * u, card.y + 56 * u, 92 * u, words);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), card.x + 68 * u,
                  card.y + 51 * u, card.w - 98 * u - wide, said);
    naming_gain(gain, words, sizeof words);
    type_draw(painter,
              type_make(TYPE_SERIF, SIZE_COUNT,
                        gain < 0 ? COLOUR_WARNING
                        : gain   ? COLOUR_BRASS
                                 : COLOUR_IVORY,
                        TYPE_RIGHT),
              card.x + card.w - 18 * u, card.y + 37 * u, words);
    if (!sits) {
        draw_hand(scene, app, seat, rect_make(card.x + 16 * u, card.y + 68 * u, card.w - 32 * u, 0));
        target_add(app, id, card, here ? TARGET_NO_RING : 0u, SDLK_1 + seat);
        widget_ring(app, id, card, SIZE_RADIUS);
    }
    result_draw_who(app, scene->session, seat, rect_make(card.x + 14 * u, card.y + 12 * u, 42 * u, 42 * u),
                    table_wind(table, seat), here);
}

/* --- the points ---------------------------------------------------------------------------------------- */

static void draw_line_of_points(struct painter *painter, struct rect cell, const char *words, int points,
                                bool total)
{
    float u = painter->layout.u;
    char number[16];

    naming_gain(points, number, sizeof number);
    type_draw(painter,
              type_make(TYPE_SERIF, total ? 38 : 30,
                        points < 0 ? COLOUR_WARNING
                        : total    ? COLOUR_BRASS
                                   : COLOUR_IVORY,
                        TYPE_LEFT),
              cell.x + 18 * u, cell.y + 42 * u, number);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, total ? COLOUR_IVORY : COLOUR_QUIET, TYPE_LEFT),
                  cell.x + 18 * u, cell.y + 68 * u, cell.w - 30 * u, words);
}

static void draw_points(const struct verdict_scene *scene, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    int count = scene->line_counts[scene->seat],
        begun = scene->shown - naming_verdict_rows(&scene->verdicts[scene->seat]);
    float u = painter->layout.u, x = panel.x, total_w = 150 * u;
    float wide = count ? fminf((panel.w - total_w) / (float)count, 340 * u) : 0;
    struct rect total = rect_make(panel.x + panel.w - total_w, panel.y, total_w, panel.h);

    draw_panel(painter, panel);
    if (!count) {
        type_draw(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT), panel.x + 18 * u,
                  panel.y + panel.h / 2 + 5 * u, tr("Nothing declared, nothing named: no points."));
        return;
    }
    for (int i = 0; i < count && i < begun; i++, x += wide) {
        if (i > 0)
            draw_line(painter, x, panel.y + 16 * u, x, panel.y + panel.h - 16 * u, 1, COLOUR_RULE);
        draw_line_of_points(painter, rect_make(x, panel.y, wide, panel.h), scene->lines[scene->seat][i].words,
                            scene->lines[scene->seat][i].points, false);
    }
    if (begun <= count)
        return;
    draw_line(painter, total.x, panel.y + 12 * u, total.x, panel.y + panel.h - 12 * u, 1.4f,
              COLOUR_ALPHA(COLOUR_BRASS, 160));
    draw_line_of_points(painter, total, tr("Total"), scene->view.table.result.gain[scene->seat], true);
}

/* --- the screen ---------------------------------------------------------------------------------------- */

void verdict_words(const struct verdict_scene *scene, int seat, char *out, size_t size)
{
    static const struct words_forms waited = {N_("Your hand was waiting for {3}."),
                                              N_("{1}’s hand was waiting for {3}."), NULL};
    static const struct words_forms not_ready = {N_("Your hand wasn’t waiting."),
                                                 N_("{1}’s hand wasn’t waiting."), NULL};
    const struct naming_verdict *verdict = &scene->verdicts[seat];
    char numbers[48];

    if (scene->view.table.result.naming.named_by >> seat & 1) {
        naming_verdict_words(verdict, seat == scene->words.you ? NULL : words_name(&scene->words, seat), out,
                             size);
        return;
    }
    naming_words(verdict->waits, numbers, sizeof numbers);
    words_say(&scene->words, verdict->waits ? &waited : &not_ready, seat, SEAT_NONE,
              verdict->waits ? numbers : NULL, out, size);
}

static void draw_waits(const struct verdict_scene *scene, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct naming_verdict *verdict = &scene->verdicts[scene->seat];
    float u = painter->layout.u;
    char words[160];

    draw_panel(painter, panel);
    verdict_words(scene, scene->seat, words, sizeof words);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_PROMPT, TYPE_LEFT), panel.x + 22 * u,
                  panel.y + 36 * u, panel.w - 44 * u, words);
    naming_verdict_draw(
        app, rect_make(panel.x + 14 * u, panel.y + 52 * u, panel.w - 28 * u, panel.h - 62 * u), verdict);
}

static void draw_foot(const struct verdict_scene *scene, struct app *app, float x, float y, float wide)
{
    struct painter *painter = &app->painter;
    const struct table *table = &scene->view.table;
    float u = painter->layout.u;
    bool last = table->round >= table->rounds;
    struct words then;
    char next[96];
    struct button look = {.id = "button:table",
                          .label = tr("Table"),
                          .key_label = "T",
                          .key = SDLK_t,
                          .look = BUTTON_SECONDARY};
    struct button go = {.id = "button:next",
                        .label = last ? tr("Match result") : tr("Next hand"),
                        .key_label = tr("Enter"),
                        .key = SDLK_RETURN,
                        .look = BUTTON_PRIMARY,
                        .glow = true};

    result_next_words(scene->session, &scene->words, &then);
    naming_say_next(&scene->words, &then, table, next, sizeof next);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), x * u, (y + 37) * u,
                  (wide - 614 - 20) * u, last ? tr("This was the last hand") : next);
    result_draw_review(app, scene->session, layout_rect(&painter->layout, x + wide - 614, y, 170, 60));
    widget_button(app, layout_rect(&painter->layout, x + wide - 430, y, 170, 60), &look);
    widget_button(app, layout_rect(&painter->layout, x + wide - 240, y, 240, 60), &go);
}

void verdict_draw(struct verdict_scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *table = &scene->view.table;
    const struct layout *l = &painter->layout;
    float u = l->u, x = l->margin + 16, wide = l->wide - 2 * x, extra = l->high - 800;
    char words[120];

    backdrop_draw_dim(painter, 34);
    words_headline(&scene->words, table, words, sizeof words);
    type_draw_fit(
        painter,
        type_make(TYPE_SERIF, SIZE_VERDICT, result_headline_colour(&scene->words, &table->result), TYPE_LEFT),
        x * u, 76 * u, (wide - 270) * u, words);
    words_progress(table, words, sizeof words);
    undo_mark_practice(scene->session, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_QUIET, TYPE_RIGHT), (x + wide) * u, 74 * u,
              words);
    struct rect row = layout_rect(l, x, 104, wide, 138);
    for (int i = 0; i < table->seats; i++)
        draw_card(scene, app, (scene->near + i) % table->seats,
                  rect_column(row, i, table->seats, roundf(GAP * u)));
    draw_waits(scene, app, layout_rect(l, x, 258, wide, 308 + extra));
    draw_points(scene, app, layout_rect(l, x, 582 + extra, wide, 88));
    draw_foot(scene, app, x, 718 + extra, wide);
    if (scene->shown < verdict_parts(scene) || scene->near == table->sitting)
        return;
    luck_strip_draw(&scene->luck, app, &scene->words, scene->near,
                    layout_rect(l, x - 12, 681 + extra, wide + 24, LUCK_STRIP_HEIGHT));
    luck_strip_tip(&scene->luck, app, scene->near);
}
