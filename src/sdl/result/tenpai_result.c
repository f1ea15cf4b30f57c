/*
 * tenpai_result.c: see tenpai_result.h.
 */
#include "sdl/result/tenpai_result.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/tr.h"
#include "rules/modes/riichi_score.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"
#include "words/tenpai_words.h"

enum { CONTENT = 1184, GUESSES_SHOWN = 24 };

void tenpai_result_prepare(struct result_scene *result, const struct session *session)
{
    struct session *copy = session_from_record(session_record(session));
    int position = session_position(session);
    struct view view;

    session_go_to(copy, position > 0 ? position - 1 : 0);
    session_view(copy, SEAT_NONE, &view);
    session_free(copy);
    result->bets = view.table.stakes.bets;
    result->counters = view.table.stakes.counters;
    if (result->words.you == SEAT_NONE)
        session_view(session, SEAT_NONE, &result->view);
}

static struct type sans(uint32_t colour, enum type_align align)
{
    return type_make(TYPE_SANS, SIZE_BODY, colour, align);
}

static bool all_shown(const struct result_scene *result)
{
    return result->shown >= result_parts(result);
}

/* --- head ------------------------------------------------------------------------------------------ */

static void draw_sub(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    char words[160], progress[48];
    const char *wind = result->won ? words_tile(table_wind(table, table->result.winner)) : "";
    int guesses = table->stage.guess_count / 2;

    words_progress(table, progress, sizeof progress);
    if (guesses && result->won)
        tr_say(words, sizeof words,
               tr_many("{1}, {2}, after {3} guess", "{1}, {2}, after {3} guesses", guesses), progress, wind,
               words_number(guesses));
    else if (guesses)
        tr_say(words, sizeof words, tr_many("{1}, after {2} guess", "{1}, after {2} guesses", guesses),
               progress, words_number(guesses));
    else if (result->won)
        tr_say(words, sizeof words, tr("{1}, {2}"), progress, wind);
    else
        tr_say(words, sizeof words, tr("{1}. No points change hands"), progress);
    undo_mark_practice(result->session, words, sizeof words);
    type_draw(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT), x * painter->layout.u,
              (y + 74) * painter->layout.u + widget_below_title(painter), words);
}

/* Says which kind was the right guess; leaves what is said if that is not to be seen. */
static void name_wait(const struct result_scene *result, char *out, size_t size)
{
    const struct table *table = &result->view.table;
    int count = table->stage.guess_count;
    tile_set waits = result_waits(&result->view, table->stage.attacker);

    for (int i = count - 2; i < count; i++) /* the last guess, which was right */
        if (waits & TILE_BIT(table->stage.guesses[i])) {
            tenpai_words_prevented(&result->words, table, table->stage.guesses[i], out, size);
            return;
        }
}

static void draw_head(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u;
    char words[160];

    words_headline(&result->words, table, words, sizeof words);
    if (table->result.outcome == OUTCOME_PREVENTED)
        name_wait(result, words, sizeof words);
    type_draw_fit(painter,
                  type_make(TYPE_SERIF, SIZE_TITLE,
                            result_headline_colour(&result->words, &result->view.table.result), TYPE_LEFT),
                  x * u, (y + 74) * u, (result->won ? 830 : 1180) * u, words);
    draw_sub(result, app, x, y);
    if (!result->won || !all_shown(result))
        return;
    words_points(table->result.gain[table->result.winner], words, sizeof words);
    float width =
        type_draw(painter,
                  type_make(TYPE_SERIF, SIZE_WORTH,
                            result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT),
                  (x + CONTENT) * u, (y + 92) * u, tr("points"));
    type_draw(painter,
              type_make(TYPE_SERIF, SIZE_POINTS_LONG,
                        result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT),
              (x + CONTENT) * u - width - 12 * u, (y + 94) * u, words);
}

/* --- han and fu ------------------------------------------------------------------------------------ */

static float line_step(int lines)
{
    float step = lines > 1 ? 186.0f / (float)(lines - 1) : 34;
    return step > 34 ? 34 : step;
}

/* Where the line between han and fu stands: it gives way to fu that would be cut, as far as the han let it.
 */
static float divider(const struct result_scene *result, struct painter *painter)
{
    const struct score *score = &result->score;
    struct fu_line lines[FU_LINES_MAX];
    int count = riichi_fu_lines(&result->win, score, lines);
    float u = painter->layout.u, widest = 0;
    bool cut = false;
    char words[128];

    for (int i = 0; i < count; i++) {
        result_fu(&lines[i], words, sizeof words);
        cut |= !type_has_room(painter, sans(COLOUR_QUIET, TYPE_LEFT), 240 * u, 1, words);
    }
    for (int i = 0; i < score->line_count; i++) {
        tr_say(words, sizeof words, tr("{1} han"), score->lines[i].points);
        widest = fmaxf(widest, type_width(painter, type_make(TYPE_SERIF, 19, COLOUR_IVORY, TYPE_LEFT),
                                          tr(score->lines[i].pattern->name)) +
                                   type_width(painter, sans(COLOUR_QUIET, TYPE_RIGHT), words));
    }
    return cut ? SDL_clamp(widest / u + 52, 200, 240) : 290;
}

static void draw_han(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct score *score = &result->score;
    int shown = result->shown - score->reading.count;
    float u = painter->layout.u, step = line_step(score->line_count), size = step < 22 ? 16 : 19;
    float right = x + divider(result, painter) - 16;
    char words[24];

    for (int i = 0; i < score->line_count && i < shown; i++) {
        const struct score_line *line = &score->lines[i];
        float base = (y + 40 + step * (float)i) * u;
        tr_say(words, sizeof words, tr("{1} han"), line->points);
        float han = type_draw(painter, sans(COLOUR_QUIET, TYPE_RIGHT), right * u, base, words);
        type_draw_fit(painter, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT), (x + 24) * u, base,
                      (right - x - 34) * u - han, tr(line->pattern->name));
    }
}

static void draw_fu(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    struct fu_line lines[FU_LINES_MAX];
    int count = riichi_fu_lines(&result->win, &result->score, lines), sum = 0;
    float u = painter->layout.u, step = line_step(count + 1);
    char words[128], fu[24];

    if (!all_shown(result) || !count)
        return;
    step = step > 26 ? 26 : step;
    float left = x + divider(result, painter);
    draw_line(painter, left * u, (y + 24) * u, left * u, (y + 226) * u, 1, COLOUR_RULE);
    for (int i = 0; i < count; i++) {
        float base = (y + 40 + step * (float)i) * u;
        result_fu(&lines[i], words, sizeof words);
        tr_say(fu, sizeof fu, tr("{1} fu"), lines[i].fu);
        float wide = type_draw(painter, sans(COLOUR_QUIET, TYPE_RIGHT), (x + 616) * u, base, fu);
        type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), (left + 16) * u, base,
                      (x + 608 - left - 16) * u - wide, words);
        sum += lines[i].fu;
    }
    if (sum == result->score.fu)
        return;
    tr_say(words, sizeof words, tr("{1} fu, rounded up to {2}"), sum, result->score.fu);
    type_draw(painter, sans(COLOUR_IVORY, TYPE_RIGHT), (x + 616) * u, (y + 40 + step * (float)count) * u,
              words);
}

static void draw_sum_line(struct painter *painter, float x, float y, const char *what, int points)
{
    float u = painter->layout.u;
    char words[24];

    words_points(points, words, sizeof words);
    type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), (x + 24) * u, y * u, 460 * u, what);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT), (x + 616) * u, y * u,
              words);
}

static void draw_value(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct score *score = &result->score;
    const char *limit = result_limit(score);
    float u = painter->layout.u;
    char words[96];

    if (!score->fu)
        tr_say(words, sizeof words, "{1}", limit); /* a yakuman */
    else if (limit)
        tr_say(words, sizeof words, tr("{1} han {2} fu: {3}"), score->han, score->fu, limit);
    else
        tr_say(words, sizeof words, tr("{1} han {2} fu"), score->han, score->fu);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_BRASS, TYPE_LEFT), (x + 24) * u, (y + 268) * u,
              words);
    words_points(score->points, words, sizeof words);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_SCORE, COLOUR_BRASS, TYPE_RIGHT), (x + 616) * u,
              (y + 270) * u, words);
}

static void draw_points_panel(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    int gain = table->result.gain[table->result.winner], counters = STAKES_COUNTER * result->counters;
    int bets = STAKES_BET * result->bets;
    float u = painter->layout.u, line = y + 298;
    char words[96];
    struct rect panel = layout_rect(&painter->layout, x, y, 640, 344);

    draw_panel(painter, panel);
    draw_outline(painter, panel, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    draw_han(result, app, x, y);
    draw_fu(result, app, x, y);
    draw_line(painter, (x + 24) * u, (y + 238) * u, (x + 616) * u, (y + 238) * u, 1.6f, COLOUR_BRASS);
    if (!all_shown(result))
        return;
    draw_value(result, app, x, y);
    if (counters) {
        tr_say(words, sizeof words,
               tr_many("{1} counter on the table", "{1} counters on the table", result->counters),
               result->counters);
        draw_sum_line(painter, x, line, words, counters);
        line += 24;
    }
    if (bets) {
        tr_say(words, sizeof words, tr_many("{1} Riichi bet", "{1} Riichi bets", result->bets), result->bets);
        draw_sum_line(painter, x, line, words, bets);
        line += 24;
    }
    if (gain < result->score.points + counters + bets && line < y + 330)
        type_draw_fit(painter, sans(COLOUR_QUIET, TYPE_LEFT), (x + 24) * u, line * u, 592 * u,
                      tr("The pot ran out."));
}

/* --- the right panel ------------------------------------------------------------------------------- */

static void draw_indicators(struct painter *painter, const uint8_t tiles[DORA_MAX], const char *name, float x,
                            float y)
{
    float u = painter->layout.u;

    type_draw(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), x * u, (y + 34) * u, name);
    for (int i = 0; i < DORA_MAX && tiles[i] < TILE_COUNT; i++)
        atlas_draw(painter, POSE_LYING, tiles[i], roundf((x + 120 + (float)i * 40) * u), roundf(y * u),
                   atlas_width(painter, 36), 0);
}

/* What was guessed, pair by pair; the right one glows. */
static void draw_guesses(struct result_scene *result, struct app *app, float x, float y, int columns)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    int count = table->stage.guess_count < GUESSES_SHOWN ? table->stage.guess_count : GUESSES_SHOWN;
    bool shown = result->view.shown >> table->stage.attacker & 1;
    tile_set waits = shown ? result_waits(&result->view, table->stage.attacker) : 0;
    float u = painter->layout.u;

    for (int i = 0; i < count; i++) {
        int pair = i / 2;
        float left = x + (float)(pair % columns) * 84 + (float)(i % 2) * 35; /* a pair close together */
        bool right = table->result.outcome == OUTCOME_PREVENTED && waits & TILE_BIT(table->stage.guesses[i]);
        atlas_draw(painter, POSE_LYING, table->stage.guesses[i], roundf(left * u),
                   roundf((y + (float)(pair / columns) * 56) * u), atlas_width(painter, 34),
                   right ? ATLAS_GLOW | ATLAS_RIM : 0);
    }
}

static void draw_pot_line(struct result_scene *result, struct app *app, struct rect units)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, base = units.y + units.h - 24;
    char points[24], words[120], bets[32], counters[32];

    draw_line(painter, (units.x + 24) * u, (base - 32) * u, (units.x + units.w - 24) * u, (base - 32) * u, 1,
              COLOUR_RULE);
    words_points(table->stakes.pot, points, sizeof points);
    tr_say(words, sizeof words, tr("Pot: {1}"), points);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), (units.x + 24) * u,
              base * u, words);
    int bet_count = table->stakes.bets, counter_count = table->stakes.counters;
    tr_say(bets, sizeof bets, tr_many("{1} bet", "{1} bets", bet_count), bet_count);
    tr_say(counters, sizeof counters, tr_many("{1} counter", "{1} counters", counter_count), counter_count);
    if (bet_count)
        tr_say(words, sizeof words, tr("{1} and {2} on the table"), bets, counters);
    else
        tr_say(words, sizeof words, tr("{1}, no bets"), counters);
    type_draw(painter, sans(COLOUR_QUIET, TYPE_RIGHT), (units.x + units.w - 24) * u, base * u, words);
}

static void draw_quarantine(struct result_scene *result, struct app *app, struct rect units)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, y = units.y + 22;

    draw_panel(painter, layout_rect(&painter->layout, units.x, units.y, units.w, units.h));
    draw_indicators(painter, table->dora.shown, tr("Indicators"), units.x + 24, y);
    y += 68;
    if (result->won && result->win.riichi && result->win.ura[0] < TILE_COUNT) {
        draw_indicators(painter, result->win.ura, tr("Under them"), units.x + 24, y);
        y += 68;
    }
    if (table->stage.guess_count) {
        type_draw(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), (units.x + 24) * u,
                  (y + 22) * u, result->won ? tr("Wrong guesses") : tr("Guessed"));
        draw_guesses(result, app, units.x + 24, y + 36, (int)((units.w - 40) / 84));
    }
    draw_pot_line(result, app, units);
}

/* --- hands nobody won ------------------------------------------------------------------------------ */

/* A hand that stays hidden: the own one is seen by its owner alone, and not where two share the screen. */
static void draw_hidden_hand(struct result_scene *result, struct app *app, struct rect panel, int seat,
                             float y)
{
    struct painter *painter = &app->painter;
    const struct view *view = &result->view;
    bool own = seat == view->seat;
    uint8_t tiles[HAND_MAX];
    int count = own ? hand_list(&view->own.hand, tiles) : view->table.hand_sizes[seat];
    float u = painter->layout.u, x = panel.x + 24 * u;

    type_draw(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), x, panel.y + y * u,
              words_plate_name(&result->words, seat));
    for (int i = 0; i < count; i++)
        atlas_draw(painter, own ? POSE_LYING : POSE_DOWN, own ? tiles[i] : TILE_HIDDEN,
                   roundf(x + (float)i * 53 * u), roundf(panel.y + (y + 14) * u), atlas_width(painter, 52),
                   0);
}

/* Hands that stay hidden, and why. */
static void draw_hidden_hands(struct result_scene *result, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u;

    draw_panel(painter, panel);
    type_draw_wrapped(painter, type_explained(type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT)),
                      panel.x + 24 * u, panel.y + 42 * u, panel.w - 48 * u, 25, 2,
                      table->result.outcome == OUTCOME_VOID
                          ? tr("The unfinished hand doesn’t count. A bet made in it is returned; older bets "
                               "go to the leader.")
                          : tr("Both hands stay hidden, and nothing is paid. The dealer stays, and a counter "
                               "is added for the next win."));
    draw_hidden_hand(result, app, panel, result->near, 88);
    draw_hidden_hand(result, app, panel, table_next(table, result->near), 204);
}

static void draw_no_win(struct result_scene *result, struct app *app, float x, float y)
{
    const struct table *table = &result->view.table;
    bool shown = table->stage.attacker != SEAT_NONE && result->view.shown >> table->stage.attacker & 1;
    float high = shown ? 206 : 306;
    struct rect upper = layout_rect(&app->painter.layout, x, y + 136, CONTENT, high);

    if (shown)
        result_draw_seat(result, app, upper, table->stage.attacker);
    else
        draw_hidden_hands(result, app, upper);
    draw_quarantine(result, app, rect_make(x, y + 136 + high + 14, CONTENT, 490 - high));
}

/* --- scores ---------------------------------------------------------------------------------------- */

static void draw_score(struct result_scene *result, struct app *app, struct rect units, int seat)
{
    const struct table *table = &result->view.table;
    int gain = table->result.gain[seat];
    char change[40], points[24];

    words_points(gain < 0 ? -gain : gain, points, sizeof points);
    snprintf(change, sizeof change, "%s%s", gain < 0 ? "−" : "+", points);
    words_points(table->scores[seat], points, sizeof points);
    result_draw_plate(result, app, seat, units, change, SIZE_PANEL, points);
}

static void draw_next(struct result_scene *result, struct app *app, float x, float y)
{
    static const struct words_forms next = {N_("You are East next hand"), N_("{1} is East next hand"), NULL};
    static const struct words_forms as_before = {N_("You are East again next hand"),
                                                 N_("{1} is East again next hand"), NULL};
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    bool over = session_is_over(result->session);
    int winner = table->result.winner, east = table->result.outcome == OUTCOME_WIN ? winner : table->dealer;
    struct words then;
    char words[120];

    result_next_words(result->session, &result->words, &then);
    bool stays = east == table->dealer && !strcmp(then.names[east], result->words.names[east]);
    if (over)
        tr_say(words, sizeof words,
               table->stakes.pot <= 0 ? tr("The pot is empty: the match is over") : tr("The match is over"));
    else
        words_say(&then, stays ? &as_before : &next, east, SEAT_NONE, NULL, words, sizeof words);
    float u = painter->layout.u;
    float width = type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), x * u,
                            (y + 5) * u, words);
    result_draw_scorer(result, app, y, x * u + width, (x + CONTENT) * u);
}

void tenpai_result_draw(struct result_scene *result, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float x = result_left(painter), y = result_top(painter);

    backdrop_draw_dim(painter, 34);
    draw_head(result, app, x, y);
    if (result->won) {
        result_draw_sets(result, app, y + 136);
        draw_points_panel(result, app, x, y + 288);
        draw_quarantine(result, app, rect_make(x + 664, y + 288, 520, 344));
    } else {
        draw_no_win(result, app, x, y);
    }
    draw_score(result, app, (struct rect){x, y + 650, 280, 58}, result->near);
    draw_score(result, app, (struct rect){x + 292, y + 650, 280, 58}, table_next(table, result->near));
    draw_next(result, app, x, result_foot(painter));
    result_draw_buttons(result, app, x, y + 650);
    result_draw_luck(result, app, x, y + LUCK_TOP);
}
