/*
 * names_result.c: the result of a hand whose waits were named (result.h): every hand open, how each wait
 * completes one of them, what that seat's names came to.
 *
 * Nothing here is seen before all have named: the rules open the hands then.
 */
#include <math.h>
#include <string.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/art/atlas.h"
#include "sdl/result/result.h"
#include "sdl/ui/widgets.h"

static const float CARD_TILE = 38, CARD = 138, GAP = 16;

/* --- what is shown ------------------------------------------------------------------------------------ */

/* The hand without a tile just drawn, as its waits are meant. */
static void fill_verdict(struct result_scene *result, int seat)
{
    const struct table *table = &result->view.table;
    const struct result *end = &table->result;
    struct naming_verdict *verdict = &result->names.verdicts[seat];

    verdict->suit = naming_suit(table->rules, table->options);
    verdict->hand = result->view.hands[seat];
    if (verdict->hand.size % 3 == 2 && hand_has(&verdict->hand, end->tile))
        hand_remove(&verdict->hand, end->tile);
    verdict->meld_count = table->meld_counts[seat];
    memcpy(verdict->melds, table->melds[seat], sizeof verdict->melds);
    verdict->waits = end->naming.waits[seat];
    verdict->named = end->naming.named[seat];
    verdict->asked = end->naming.named_by >> seat & 1;
    verdict->step = names_result.open_step;
    result->names.line_counts[seat] = naming_lines(&result->words, table, seat, result->names.lines[seat]);
}

/* Returns whose waits come first: the winner's, else a declarer's, else those of the one at the screen. */
static int first_seat(const struct result_scene *result)
{
    const struct table *table = &result->view.table;
    int seat = result->near == table->sitting ? table_next(table, result->near) : result->near;

    if (table->result.outcome == OUTCOME_WIN)
        return table->result.winner;
    if (table->result.naming.declared && !(table->result.naming.declared >> seat & 1))
        for (seat = 0; !(table->result.naming.declared >> seat & 1);)
            seat++;
    return seat;
}

static void prepare(struct result_scene *result)
{
    for (int seat = 0; seat < result->view.table.seats; seat++)
        if (seat != result->view.table.sitting)
            fill_verdict(result, seat);
    result->names.seat = first_seat(result);
}

/* --- one card a seat --------------------------------------------------------------------------------- */

/* Another seat's waits: they open one by one like the first. */
static struct scene *show_seat(struct scene *scene, struct app *app, int seat)
{
    struct result_scene *result = (struct result_scene *)scene;

    if (seat == result->names.seat)
        return scene;
    result->names.seat = seat;
    result_restart(result, app);
    result_speak_named(result, app, seat);
    audio_play(app, SOUND_TILE);
    return scene;
}

static void say_seat(const struct result_scene *result, int seat, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    const struct result *end = &table->result;
    char numbers[48];

    naming_words(end->naming.named[seat], numbers, sizeof numbers);
    bool named = numbers[0];
    if (seat == table->sitting)
        tr_say(out, size, tr("sat out this hand"));
    else if (end->outcome == OUTCOME_WIN && end->winner == seat)
        tr_say(out, size, named ? tr("won, named {1}") : tr("won, named nothing"), tr_spare(numbers));
    else if (end->naming.declared >> seat & 1)
        tr_say(out, size,
               naming_was_valid(end, seat) ? tr("declared: complete") : tr("declared: not complete"));
    else if (end->naming.named_by >> seat & 1)
        tr_say(out, size, named ? tr("named {1}") : tr("named no wait"), tr_spare(numbers));
    else {
        naming_words(end->naming.waits[seat], numbers, sizeof numbers);
        tr_say(out, size, numbers[0] ? tr("waited for {1}") : tr("not waiting"), tr_spare(numbers));
    }
}

/* The open hand in a row; the tile that was declared on stands apart. */
static void draw_hand(const struct result_scene *result, struct painter *painter, int seat, struct rect room)
{
    const struct naming_verdict *verdict = &result->names.verdicts[seat];
    const struct result *end = &result->view.table.result;
    struct atlas_tile tiles[HAND_MAX + 4 * MELD_MAX + 1];
    uint8_t list[HAND_MAX];
    int count = 0, held = hand_list(&verdict->hand, list);
    bool declared = end->naming.declared >> seat & 1;
    float places = (float)held + (float)verdict->meld_count * 4.4f + (declared ? 1.4f : 0);
    float w = floorf(fminf(CARD_TILE * painter->layout.u, room.w / places));
    struct atlas_tile tile = {.pose = POSE_LYING, .x = room.x, .y = room.y, .w = w - 1};

    for (int i = 0; i < held; i++, tile.x += w) {
        tile.tile = list[i];
        tiles[count++] = tile;
    }
    for (int m = 0; m < verdict->meld_count; m++) {
        tile.x += roundf(w * .4f);
        tile.tile = verdict->melds[m].tile;
        for (int i = 0; i < 4; i++, tile.x += w) {
            tile.pose = i % 3 ? POSE_LYING : POSE_DOWN;
            tiles[count++] = tile;
        }
    }
    tile.pose = POSE_LYING;
    tile.x += roundf(w * .4f);
    tile.tile = end->tile;
    tile.flags = naming_was_valid(end, seat) ? ATLAS_RIM | ATLAS_GLOW : 0u;
    if (declared)
        tiles[count++] = tile;
    atlas_draw_group(painter, tiles, count);
}

static unsigned points_text(int points, bool total)
{
    return points < 0 ? TEXT_WARNING : total ? TEXT_BRASS : TEXT_IVORY;
}

static void draw_card(const struct result_scene *result, struct app *app, int seat, struct rect card)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    struct pen pen = pen_in(painter, card);
    bool here = seat == result->names.seat, sits = seat == table->sitting;
    int gain = table->result.gain[seat];
    float u = pen.u, wide = card.w / u;
    char words[80], sum[40], points[WORDS_AMOUNT];

    const char *id = TARGET_ID("seat", seat);
    if (here)
        draw_panel_brass(painter, card, input_is_hot(app, id));
    else
        draw_panel(painter, card);
    if (!sits && !here && input_is_hot(app, id))
        draw_outline(painter, card, SIZE_RADIUS, 1.6f, COLOUR_BRASS);
    pen_text(&pen, TEXT_PLATE, 68, 31, wide - 190, words_plate_name(&result->words, seat));
    words_points(table->scores[seat], points, sizeof points);
    tr_say(sum, sizeof sum, tr("total {1}"), points);
    say_seat(result, seat, words, sizeof words);
    const struct layout before = painter->layout;
    struct type note = text_type(TEXT_NOTE);
    while (type_width(painter, note, sum) + type_width(painter, note, words) > (wide - 98) * u &&
           layout_lower(&painter->layout))
        ; /* both as large as fits */
    float total = pen_text(&pen, TEXT_NOTE | TEXT_RIGHT, 18, 56, 92, sum);
    pen_text(&pen, TEXT_NOTE, 68, 51, wide - 98 - total / u, words);
    painter->layout = before;
    words_change(gain, words, sizeof words);
    pen_text(&pen, TEXT_COUNT | TEXT_RIGHT | points_text(gain, gain > 0), 18, 37, 0, words);
    if (!sits) {
        draw_hand(result, painter, seat, pen_part(&pen, 16, 68, wide - 32, 0));
        widget_target(app, id, card, here ? TARGET_NO_RING : 0u, SDLK_1 + seat, SIZE_RADIUS);
        target_does_at(app, show_seat, seat);
    }
    result_draw_who(result, app, seat, pen_part(&pen, 14, 12, 42, 42), here);
}

/* --- the points ---------------------------------------------------------------------------------------- */

static void draw_line_of_points(struct painter *painter, struct rect cell, const char *words, int points,
                                bool total)
{
    struct pen pen = pen_in(painter, cell);
    char number[16];

    words_change(points, number, sizeof number);
    pen_text(&pen, (total ? TEXT_AMOUNT : TEXT_COUNT) | points_text(points, total), 18, 42, 0, number);
    pen_text(&pen, TEXT_NOTE | (total ? TEXT_IVORY : 0), 18, 68, cell.w / pen.u - 30, words);
}

static void draw_points(const struct result_scene *result, struct painter *painter, struct rect panel)
{
    const struct result_names *names = &result->names;
    const struct naming_line *lines = names->lines[names->seat];
    int count = names->line_counts[names->seat], begun = result_lines_shown(result);
    struct pen pen = pen_in(painter, panel);
    float u = pen.u;

    draw_panel(painter, panel);
    if (!count) {
        pen_text(&pen, TEXT_BODY | TEXT_QUIET, 18, 49, 0, tr("Nothing declared, nothing named: no points."));
        return;
    }
    struct rect total = pen_right(&pen, 150);
    for (int i = 0; i < begun; i++) {
        struct rect cell = pen.room;
        cell.w = fminf(pen.room.w / (float)count, 340 * u);
        cell.x += cell.w * (float)i;
        if (i > 0)
            draw_line(painter, cell.x, panel.y + 16 * u, cell.x, panel.y + panel.h - 16 * u, 1, COLOUR_RULE);
        draw_line_of_points(painter, cell, lines[i].words, lines[i].points, false);
    }
    if (!result_all_shown(result))
        return;
    draw_line(painter, total.x, panel.y + 12 * u, total.x, panel.y + panel.h - 12 * u, 1.4f,
              COLOUR_ALPHA(COLOUR_BRASS, 160));
    draw_line_of_points(painter, total, tr("Total"), result->view.table.result.gain[names->seat], true);
}

/* --- the screen ---------------------------------------------------------------------------------------- */

void names_words(const struct result_scene *result, int seat, char *out, size_t size)
{
    static const struct words_forms waited = {N_("Your hand was waiting for {3}."),
                                              N_("{1}’s hand was waiting for {3}."), NULL};
    static const struct words_forms not_ready = {N_("Your hand wasn’t waiting."),
                                                 N_("{1}’s hand wasn’t waiting."), NULL};
    const struct naming_verdict *verdict = &result->names.verdicts[seat];
    char numbers[48];

    if (result->view.table.result.naming.named_by >> seat & 1) {
        naming_verdict_words(verdict, seat == result->words.you ? NULL : words_name(&result->words, seat),
                             out, size);
        return;
    }
    naming_words(verdict->waits, numbers, sizeof numbers);
    words_say(&result->words, verdict->waits ? &waited : &not_ready, seat, SEAT_NONE,
              verdict->waits ? numbers : NULL, out, size);
}

static void draw_waits(const struct result_scene *result, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    char words[160];

    draw_panel(pen.painter, panel);
    names_words(result, result->names.seat, words, sizeof words);
    if (result->shown >= result_opens(result)) /* else it would tell what the rows are about to show */
        pen_text(&pen, TEXT_PLATE | TEXT_LIT, 22, 36, panel.w / pen.u - 44, words);
    pen_top(&pen, 52);
    pen_bottom(&pen, 10);
    pen_pad(&pen, 14, 0);
    naming_verdict_draw(app, pen.room, &result->names.verdicts[result->names.seat]);
}

/* --- on a phone ---------------------------------------------------------------------------------------- */

enum { SAID = 24, LINE = 40, EDGE = 12 }; /* units */

static void draw_phone_head(const struct result_scene *result, struct pen *pen)
{
    struct type title = type_make(TYPE_SERIF, SIZE_HEAD, result_headline_colour(result), TYPE_LEFT);
    char words[160], below[160];

    result_headline(result, words, sizeof words);
    result_subtitle(result, below, sizeof below);
    if (pen->painter->layout.shape == LAYOUT_FLAT) {
        struct rect row = pen_top(pen, LINE);
        row.w -= text_draw(pen->painter, TEXT_PROSE | TEXT_QUIET | TEXT_RIGHT, row, below) + GAP * pen->u;
        type_draw_fit(pen->painter, title, row.x, row.y + 30 * pen->u, row.w, words);
        return;
    }
    float step = type_leading(pen->painter, title, 30);
    int lines = type_draw_wrapped(pen->painter, title, pen->room.x, pen->room.y + step * .8f, pen->room.w, 30,
                                  3, words);
    pen_top(pen, step * (float)SDL_min(lines, 3) / pen->u);
    pen_write(pen, TEXT_PROSE | TEXT_QUIET, 21, 2, below);
    pen_top(pen, 8);
}

static void draw_phone_waits(const struct result_scene *result, struct app *app, struct pen *pen)
{
    const struct naming_verdict *verdict = &result->names.verdicts[result->names.seat];
    struct pen in = *pen;
    char words[160];

    pen_pad(&in, EDGE, EDGE);
    names_words(result, result->names.seat, words, sizeof words);
    struct type type = text_type(TEXT_LABEL);
    float said = (float)type_count_lines(pen->painter, type, in.room.w, words) *
                 type_leading(pen->painter, type, SAID) / pen->u;
    float rows = naming_verdict_high(pen->painter, in.room.w, verdict) / pen->u;
    draw_panel(pen->painter, pen_top(pen, said + rows + 2 * EDGE + 6));
    struct pen line = pen_in(pen->painter, pen_top(&in, said + 6));
    if (result->shown >= result_opens(result)) /* as in draw_waits */
        pen_write(&line, TEXT_LABEL | TEXT_LIT, SAID, 6, words);
    naming_verdict_draw(app, pen_top(&in, rows), verdict);
}

/* One below the other, the number at the right; the total below them. */
static void draw_phone_points(const struct result_scene *result, struct pen *pen)
{
    const struct result_names *names = &result->names;
    int count = names->line_counts[names->seat], begun = result_lines_shown(result);
    struct rect panel = pen_top(pen, (float)(count + 1) * LINE + EDGE);
    struct pen in = pen_in(pen->painter, panel);
    char number[16];

    draw_panel(pen->painter, panel);
    pen_pad(&in, EDGE, EDGE / 2);
    if (!count)
        pen_write(&in, TEXT_BODY | TEXT_QUIET, 20, 2, tr("Nothing declared, nothing named: no points."));
    for (int i = 0; i <= count; i++) {
        const struct naming_line *lines = names->lines[names->seat];
        bool total = i == count;
        int points = total ? result->view.table.result.gain[names->seat] : lines[i].points;
        struct rect row = pen_top(&in, LINE);
        if (!count || (total ? !result_all_shown(result) : i >= begun))
            continue;
        words_change(points, number, sizeof number);
        row.w -= text_draw(pen->painter, TEXT_COUNT | TEXT_RIGHT | points_text(points, total), row, number) +
                 GAP * pen->u;
        text_draw(pen->painter, TEXT_BODY | (total ? TEXT_IVORY : TEXT_QUIET), row,
                  total ? tr("Total") : lines[i].words);
    }
}

/* All of it one below the other, which scrolls above the buttons. */
static void draw_phone(struct result_scene *result, struct app *app)
{
    enum { BUTTONS = 52, BETWEEN = 8 };
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    const struct table *table = &result->view.table;
    int columns = l->shape == LAYOUT_FLAT ? 2 : 1;
    struct pen pen = pen_in(painter, layout_rect(l, l->margin, 0, l->wide - 2 * l->margin, l->high - 8));
    struct rect buttons = pen_bottom(&pen, BUTTONS);
    char words[160];

    pen_bottom(&pen, 10);
    result->scrolled = rect_inset(pen.room, -l->margin * l->u, 0);
    pen.room.y -= scroll_begin(painter, result->scrolled, &result->scroll);
    pen.room.h = PEN_ENDLESS * l->u;
    float top = pen.room.y;
    pen_top(&pen, 6);
    draw_phone_head(result, &pen);
    for (int i = 0; i < table->seats; i += columns) {
        struct rect row = pen_top(&pen, CARD);
        for (int k = 0; k < columns && i + k < table->seats; k++)
            draw_card(result, app, (result->near + i + k) % table->seats,
                      rect_column(row, k, columns, roundf(BETWEEN * l->u)));
        pen_top(&pen, BETWEEN);
    }
    draw_phone_waits(result, app, &pen);
    pen_top(&pen, BETWEEN);
    draw_phone_points(result, &pen);
    pen_top(&pen, BETWEEN);
    if (result->near != table->sitting)
        result_phone_luck(result, app, &pen);
    result_next(result, words, sizeof words);
    pen_write(&pen, TEXT_PROSE | TEXT_IVORY, 22, 2, words[0] ? words : tr("This was the last hand"));
    result->scroll.content = pen.room.y - top;
    scroll_end(painter, result->scrolled, &result->scroll);
    app->targets.still = result->scroll.content <= result->scrolled.h;
    result_phone_row(result, app, buttons);
}

static void draw(struct result_scene *result, struct app *app)
{
    if (layout_is_phone(&app->painter.layout)) {
        draw_phone(result, app);
        return;
    }
    result->scroll.content = 0;
    app->targets.still = true;
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    const struct layout *l = &painter->layout;
    float x = result_left(painter), extra = l->high - 800;
    struct pen head = pen_at(painter, x, 0, RESULT_WIDTH, 100);
    struct pen foot = pen_at(painter, x, 718 + extra, RESULT_WIDTH, 58);
    struct pen cards = pen_at(painter, x, 104, RESULT_WIDTH, CARD);
    char words[160];

    result_headline(result, words, sizeof words);
    pen_type(&head, type_make(TYPE_SERIF, SIZE_VERDICT, result_headline_colour(result), TYPE_LEFT), 0, 76,
             RESULT_WIDTH - 270, words);
    result_subtitle(result, words, sizeof words);
    pen_text(&head, TEXT_PLATE | TEXT_QUIET | TEXT_RIGHT, 0, 74, 0, words);
    for (int i = 0; i < table->seats; i++)
        draw_card(result, app, (result->near + i) % table->seats, pen_column(&cards, i, table->seats, GAP));
    draw_waits(result, app, layout_rect(l, x, 258, RESULT_WIDTH, 308 + extra));
    draw_points(result, painter, layout_rect(l, x, 582 + extra, RESULT_WIDTH, 88));
    result_next(result, words, sizeof words);
    pen_text(&foot, TEXT_NAME, 0, 37, RESULT_WIDTH - 634, words[0] ? words : tr("This was the last hand"));
    result_draw_buttons(result, app, foot);
    if (result->near != table->sitting)
        result_draw_luck(result, app, x, 681 + extra);
}

const struct result_mode names_result = {.open_step = .6f,
                                         .open_length = .3f,
                                         .line_step = .45f,
                                         .total_step = .45f,
                                         .prepare = prepare,
                                         .draw = draw};
