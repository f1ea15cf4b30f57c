/*
 * tenpai_result.c: the result of a hand that is paid from a pot (result.h): han and fu line by line, what was
 * added to them, or why nobody won.
 */
#include <math.h>

#include "base/tr.h"
#include "rules/modes/riichi_score.h"
#include "sdl/art/atlas.h"
#include "sdl/result/result.h"

enum { GUESSES_SHOWN = 24 };
enum { EDGE = 24, AIR = 16 }; /* units: of the panel; on both sides of the line between han and fu */

/* What the result needs of the moment before its last move; shows no hand that rests hidden. */
static void prepare(struct result_scene *result)
{
    struct session *copy = session_copy(result->session);
    int position = session_position(result->session);
    struct view view;

    session_go_to(copy, position > 0 ? position - 1 : 0);
    session_view(copy, SEAT_NONE, &view);
    session_free(copy);
    result->bets = view.table.stakes.bets;
    result->counters = view.table.stakes.counters;
    if (result->words.you == SEAT_NONE)
        session_view(result->session, SEAT_NONE, &result->view);
}

/* --- han and fu ------------------------------------------------------------------------------------ */

/* Returns how far from the panel's side the line between han and fu stands: it gives way to fu that would be
 * cut, as far as the han let it. */
static float divider(const struct result_scene *result, struct painter *painter, const struct fu_line *lines,
                     int count)
{
    const struct score *score = &result->score;
    struct type small = text_type(TEXT_BODY);
    float u = painter->layout.u, widest = 0;
    bool cut = false;
    char words[128];

    for (int i = 0; i < count; i++) {
        result_fu(&lines[i], words, sizeof words);
        cut |= !type_has_room(painter, small, 240 * u, 1, words);
    }
    for (int i = 0; i < score->line_count; i++) {
        tr_say(words, sizeof words, tr("{1} han"), score->lines[i].points);
        float name = type_width(painter, type_make(TYPE_SERIF, SIZE_FIGURE, COLOUR_IVORY, TYPE_LEFT),
                                tr(score->lines[i].pattern->name));
        widest = fmaxf(widest, name + type_width(painter, small, words));
    }
    return cut ? SDL_clamp(widest / u + 52, 200, 240) : 290;
}

/* The fu, beside the han. */
static void draw_fu(const struct result_scene *result, struct pen *panel, float foot)
{
    struct fu_line lines[FU_LINES_MAX];
    int count = riichi_fu_lines(&result->win, &result->score, lines), sum = 0;
    float y = 40, step = count ? fminf(26, (foot - 52) / (float)count) : 0;
    struct pen pen = *panel;
    char words[128];

    panel->room = pen_left(&pen, divider(result, panel->painter, lines, count) - EDGE - AIR);
    if (!result_all_shown(result) || !count)
        return;
    pen_left(&pen, AIR);
    draw_line(pen.painter, pen.room.x, pen.room.y + 24 * pen.u, pen.room.x, pen.room.y + (foot - 12) * pen.u,
              1, COLOUR_RULE);
    pen_left(&pen, AIR);
    for (int i = 0; i < count; i++, y += step) {
        result_fu(&lines[i], words, sizeof words);
        float wide =
            pen_text(&pen, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, 0, y, 0, TR_SAID(tr("{1} fu"), lines[i].fu));
        pen_text(&pen, TEXT_BODY | TEXT_QUIET, 0, y, (pen.room.w - wide) / pen.u - 8, words);
        sum += lines[i].fu;
    }
    if (sum != result->score.fu)
        pen_text(&pen, TEXT_BODY | TEXT_IVORY | TEXT_RIGHT, 0, y, 0,
                 TR_SAID(tr("{1} fu, rounded up to {2}"), sum, result->score.fu));
}

/* Adds what lay on the table, if that was anything. */
static void add_note(struct result_sum *sum, const char *words, int count, int points)
{
    if (!count)
        return;
    tr_say(sum->notes[sum->count].words, sizeof sum->notes->words, words, count);
    words_points(points, sum->notes[sum->count].amount, sizeof sum->notes->amount);
    sum->count++;
}

static void sum_of_pot(const struct result_scene *result, struct result_sum *sum)
{
    const struct score *score = &result->score;
    const struct result *end = &result->view.table.result;
    const char *limit = result_limit(score);
    int bets = STAKES_BET * result->bets, counters = STAKES_COUNTER * result->counters;

    if (!score->fu)
        tr_say(sum->label, sizeof sum->label, "{1}", limit); /* a yakuman */
    else if (limit)
        tr_say(sum->label, sizeof sum->label, tr("{1} han {2} fu: {3}"), score->han, score->fu, limit);
    else
        tr_say(sum->label, sizeof sum->label, tr("{1} han {2} fu"), score->han, score->fu);
    words_points(score->points, sum->amount, sizeof sum->amount);
    add_note(sum, tr_many("{1} counter on the table", "{1} counters on the table", result->counters),
             result->counters, counters);
    add_note(sum, tr_many("{1} Riichi bet", "{1} Riichi bets", result->bets), result->bets, bets);
    if (end->gain[end->winner] < score->points + counters + bets)
        tr_say(sum->notes[sum->count++].words, sizeof sum->notes->words, tr("The pot ran out."));
}

/* --- the right panel ------------------------------------------------------------------------------- */

/* A row of tiles behind their name. */
static void draw_indicators(struct pen *pen, const uint8_t tiles[DORA_MAX], const char *name)
{
    struct pen row = pen_in(pen->painter, pen_top(pen, 68));

    pen_text(&row, TEXT_LABEL, 0, 34, 0, name);
    for (int i = 0; i < DORA_MAX && tiles[i] < TILE_COUNT; i++)
        pen_tile(&row, POSE_LYING, tiles[i], 120 + (float)i * 40, 0, 36, 0);
}

/* Draws what was guessed, pair by pair; the right one glows. */
static void draw_guesses(const struct result_scene *result, const struct pen *pen)
{
    const struct table *table = &result->view.table;
    int count = SDL_min(table->stage.guess_count, GUESSES_SHOWN),
        columns = SDL_max((int)((pen->room.w / pen->u + 8) / 84), 1);
    bool shown = result->view.shown >> table->stage.attacker & 1;
    tile_set waits = shown ? result_waits(&result->view, table->stage.attacker) : 0;

    for (int i = 0; i < count; i++) {
        int pair = i / 2;
        float left = (float)(pair % columns) * 84 + (float)(i % 2) * 35; /* a pair close together */
        bool right = table->result.outcome == OUTCOME_PREVENTED && waits & TILE_BIT(table->stage.guesses[i]);
        pen_tile(pen, POSE_LYING, table->stage.guesses[i], left, (float)(pair / columns) * 56, 34,
                 right ? ATLAS_GLOW | ATLAS_RIM : 0);
    }
}

static void draw_pot_line(const struct table *table, struct pen pen)
{
    int bet_count = table->stakes.bets, counter_count = table->stakes.counters;
    const char *counters = TR_SAID(tr_many("{1} counter", "{1} counters", counter_count), counter_count);
    char points[24];

    pen_rule(&pen);
    words_points(table->stakes.pot, points, sizeof points);
    pen_text(&pen, TEXT_NAME, 0, 32, 0, TR_SAID(tr("Pot: {1}"), points));
    pen_text(&pen, TEXT_BODY | TEXT_QUIET | TEXT_RIGHT, 0, 32, 0,
             bet_count ? TR_SAID(tr("{1} and {2} on the table"),
                                 TR_SAID(tr_many("{1} bet", "{1} bets", bet_count), bet_count), counters)
                       : TR_SAID(tr("{1}, no bets"), counters));
}

static void draw_beside(struct result_scene *result, struct app *app, struct rect panel)
{
    const struct table *table = &result->view.table;
    struct pen pen = pen_in(&app->painter, panel);

    draw_panel(pen.painter, panel);
    pen_pad(&pen, 24, 0);
    draw_pot_line(table, pen_in(pen.painter, pen_bottom(&pen, 56)));
    pen_top(&pen, 22);
    draw_indicators(&pen, table->dora.shown, tr("Indicators"));
    if (result->won && result->win.riichi && result->win.ura[0] < TILE_COUNT)
        draw_indicators(&pen, result->win.ura, tr("Under them"));
    if (!table->stage.guess_count)
        return;
    pen_text(&pen, TEXT_LABEL, 0, 22, 0, result->won ? tr("Wrong guesses") : tr("Guessed"));
    pen_top(&pen, 36);
    draw_guesses(result, &pen);
}

/* --- hands nobody won ------------------------------------------------------------------------------ */

/* A hand that stays hidden: only its owner sees it, and nobody where two share the screen. However few the
 * tiles are, they leave room for what stands below. */
static void draw_hidden_hand(const struct result_scene *result, const struct pen *pen, int seat, float y,
                             float widest)
{
    const struct view *view = &result->view;
    bool own = seat == view->seat;
    uint8_t tiles[HAND_MAX];
    int count = own ? hand_list(&view->own.hand, tiles) : view->table.hand_sizes[seat];
    float wide = fminf(widest, pen->room.w / pen->u / fmaxf((float)count, 1));

    pen_text(pen, TEXT_LABEL, 0, y, 0, words_plate_name(&result->words, seat));
    for (int i = 0; i < count; i++)
        pen_tile(pen, own ? POSE_LYING : POSE_DOWN, own ? tiles[i] : TILE_HIDDEN, (float)i * wide, y + 14,
                 wide - 1, 0);
}

static bool shows_attacker(const struct result_scene *result)
{
    int attacker = result->view.table.stage.attacker;
    return attacker != SEAT_NONE && result->view.shown >> attacker & 1;
}

const char *result_hidden(const struct result_scene *result)
{
    if (result->mode != &tenpai_result || result->won || shows_attacker(result))
        return "";
    if (result->view.table.result.outcome == OUTCOME_VOID)
        return tr("The unfinished hand doesn’t count. A bet made in it is returned; older bets go to the "
                  "leader.");
    return tr("Both hands stay hidden, and nothing is paid. The dealer stays, and a counter is added for the "
              "next win.");
}

/* Hands that stay hidden, and why. */
static void draw_hidden_hands(const struct result_scene *result, struct painter *painter, struct rect panel)
{
    struct pen pen = pen_in(painter, panel), text;
    bool narrow = painter->layout.shape == LAYOUT_UPRIGHT;

    draw_panel(painter, panel);
    pen_pad(&pen, 24, 0);
    text = pen;
    pen_top(&text, 22);
    pen_write(&text, TEXT_PROSE | TEXT_QUIET | TEXT_EXPLAINED, narrow ? 20 : 25, narrow ? 4 : 2,
              result_hidden(result));
    float widest = narrow ? 38 : 53;
    draw_hidden_hand(result, &pen, result->near, narrow ? 128 : 88, widest);
    draw_hidden_hand(result, &pen, table_next(&result->view.table, result->near), narrow ? 218 : 204, widest);
}

static void draw_unwon(struct result_scene *result, struct app *app, struct pen *pen)
{
    bool shown = shows_attacker(result), upright = app->painter.layout.shape == LAYOUT_UPRIGHT;
    float high = !shown ? 306 : upright ? 242 : 206;
    struct rect upper = pen_top(pen, high);

    if (shown)
        result_draw_seat(result, &app->painter, upper, result->view.table.stage.attacker);
    else
        draw_hidden_hands(result, &app->painter, upper);
    pen_top(pen, 14);
    draw_beside(result, app, pen_top(pen, (upright ? 610 : 490) - high));
}

const struct result_mode tenpai_result = {.open_step = .16f,
                                          .open_length = .26f,
                                          .line_step = .14f,
                                          .total_step = .25f,
                                          .notes = 2,
                                          .prepare = prepare,
                                          .sum = sum_of_pot,
                                          .draw_second = draw_fu,
                                          .draw_beside = draw_beside,
                                          .draw_unwon = draw_unwon};
