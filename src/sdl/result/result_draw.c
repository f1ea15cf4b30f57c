/*
 * result_draw.c: headline, patterns, scores and buttons of a round's result.
 */
#include "sdl/result/result_draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/tr.h"
#include "rules/modes/riichi_score.h"
#include "sdl/app/scenes.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/result/four_result.h"
#include "sdl/result/tenpai_result.h"
#include "sdl/table/layout/table_layout.h"
#include "sdl/ui/face.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"
#include "words/pattern_words.h"

enum { CONTENT = 1184 };

static const float SET_STEP = .16f, SET_LENGTH = .26f, LINE_STEP = .14f;

float result_left(const struct painter *painter)
{
    return (painter->layout.wide - CONTENT) / 2;
}

float result_top(const struct painter *painter)
{
    return (painter->layout.high - 800) / 2;
}

float result_foot(const struct painter *painter)
{
    float strip = LUCK_TOP + LUCK_STRIP_HEIGHT / 2.f; /* its middle */
    return result_top(painter) + fmaxf(767, strip + TARGET_MIN / painter->layout.u);
}

int result_parts(const struct result_scene *result)
{
    return result->won ? result->score.reading.count + result->score.line_count + 1 : 0;
}

float result_time(const struct result_scene *result)
{
    if (!result->won)
        return 0;
    return SET_STEP * (float)result->score.reading.count + SET_LENGTH +
           LINE_STEP * (float)result->score.line_count + .25f;
}

int result_parts_at(const struct result_scene *result, float time)
{
    int sets = result->score.reading.count, lines = result->score.line_count;
    float lines_from = SET_STEP * (float)sets + SET_LENGTH;
    int open = (int)(time / SET_STEP), counted = (int)((time - lines_from) / LINE_STEP);

    if (time < lines_from)
        return open < sets ? open : sets;
    if (counted < lines)
        return sets + counted;
    return time >= result_time(result) ? sets + lines + 1 : sets + lines;
}

static int lines_shown(const struct result_scene *result)
{
    int lines = result->shown - result->score.reading.count;
    return lines < 0 ? 0 : lines > result->score.line_count ? result->score.line_count : lines;
}

static bool total_shown(const struct result_scene *result)
{
    return result->shown >= result_parts(result);
}

/* Who won as the persons at the screen see it: 1 one of them, -1 another, 0 nobody. */
static int whose_win(const struct words *words, const struct result *result)
{
    unsigned winners = result->winners | (result->winner < SEAT_MAX ? 1u << result->winner : 0u);

    if (result->outcome != OUTCOME_WIN)
        return 0;
    return words->you == SEAT_NONE || winners >> words->you & 1 ? 1 : -1;
}

uint32_t result_headline_colour(const struct words *words, const struct result *result)
{
    int whose = whose_win(words, result);
    return whose > 0 ? COLOUR_PROMPT : whose < 0 ? COLOUR_COOL : COLOUR_IVORY;
}

uint32_t result_number_colour(const struct words *words, const struct result *result)
{
    return whose_win(words, result) < 0 ? COLOUR_COOL : COLOUR_BRASS;
}

int result_turn(const struct table *table, int seat)
{
    int turn = table->turns[seat] + (table->result.from == seat);
    return turn ? turn : 1;
}

bool result_rare(const struct result_scene *result, char *out, size_t size)
{
    const struct ruleset *rules = result->view.table.rules;
    const struct score *score = &result->score;
    const struct score_line *costliest = NULL;

    if (!rules->rare)
        return false;
    for (int i = 0; i < score->line_count; i++)
        if (!costliest || score->lines[i].points > costliest->points)
            costliest = &score->lines[i];
    if (costliest && costliest->points >= rules->rare)
        snprintf(out, size, "%s", tr(costliest->pattern->name));
    else if (rules->has_stages && score->han >= rules->rare)
        tr_say(out, size, tr("Counted yakuman"));
    else
        return false;
    return true;
}

void result_worth(const struct result_scene *result, char *out, size_t size)
{
    result_value(result->view.table.rules, &result->score, out, size);
}

static void draw_head(struct result_scene *result, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    int seat = result->won ? table->result.winner : result->near;
    float x = result_left(painter), y = result_top(painter), u = painter->layout.u;
    char words[160];

    words_headline(&result->words, table, words, sizeof words);
    type_draw_fit(painter,
                  type_make(TYPE_SERIF, SIZE_TITLE,
                            result_headline_colour(&result->words, &result->view.table.result), TYPE_LEFT),
                  x * u, (y + 74) * u, 930 * u, words);
    if (result->won)
        tr_say(words, sizeof words, tr("Round {1} of {2}, {3}, on turn {4}"), table->round, table->rounds,
               words_tile(table_wind(table, seat)), result_turn(table, seat));
    else
        tr_say(words, sizeof words, tr("Round {1} of {2}. Nobody scores"), table->round, table->rounds);
    undo_mark_practice(result->session, words, sizeof words);
    type_draw(painter, type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_LEFT), x * u,
              (y + 74) * u + widget_below_title(painter), words);
    if (!result->won)
        return;
    int points = 0;
    for (int i = 0; i < lines_shown(result); i++)
        points += result->score.lines[i].points;
    if (total_shown(result))
        points = result->score.points;
    snprintf(words, sizeof words, "%d", points);
    const char *unit = tr_many("point", "points", points);
    struct type type = type_make(
        TYPE_SERIF, SIZE_WORTH, result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT);
    float width = type_draw(painter, type, (x + CONTENT) * u, (y + 92) * u, unit);
    type_draw(painter,
              type_make(TYPE_SERIF, SIZE_POINTS,
                        result_number_colour(&result->words, &result->view.table.result), TYPE_RIGHT),
              (x + CONTENT) * u - width - 12 * u, (y + 94) * u, words);
}

static void draw_line_of(struct result_scene *result, struct app *app, int index, float x, float y,
                         float size)
{
    struct painter *painter = &app->painter;
    const struct score_line *line = &result->score.lines[index];
    float u = painter->layout.u;
    char words[120];

    snprintf(words, sizeof words, "%s", tr(line->pattern->name));
    if (!strcmp(line->pattern->id, "treasure"))
        tr_say(words, sizeof words, tr("Treasure {1}"), result->win.treasure);
    type_draw_fit(painter, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT), (x + 24) * u, y * u, 222 * u,
                  words);
    words_pattern(&result->words, result->winner, line, &result->win, &result->score.reading, words,
                  sizeof words);
    type_draw_fit(painter, type_explained(type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT)),
                  (x + 260) * u, y * u, 312 * u, words);
    snprintf(words, sizeof words, "%d", line->points);
    type_draw(painter, type_make(TYPE_SERIF, size + 2, COLOUR_IVORY, TYPE_RIGHT), (x + 616) * u, y * u,
              words);
}

static void draw_total(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u;
    char words[160];

    draw_line(painter, (x + 24) * u, (y + 236) * u, (x + 616) * u, (y + 236) * u, 1.6f, COLOUR_BRASS);
    if (!total_shown(result))
        return;
    snprintf(words, sizeof words, "%d", result->score.points);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_CARD, COLOUR_BRASS, TYPE_LEFT), (x + 24) * u, (y + 266) * u,
              tr("Total"));
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PANEL, COLOUR_BRASS, TYPE_RIGHT), (x + 616) * u,
              (y + 268) * u, words);
    struct type quiet = type_explained(type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT));
    float line = y + 297;
    if (result_close(&result->words, &result->view, &result->win, &result->score, words, sizeof words)) {
        bool one = type_has_room(painter, quiet, 592 * u, 1, words);
        line -= one ? 0 : 6;
        line += 17.f * (float)type_draw_wrapped(painter, quiet, (x + 24) * u, line * u, 592 * u, 17,
                                                one ? 1 : 2, words);
        line += one ? 6 : 2;
    }
    int gain = table->result.gain[table->result.winner];
    if (gain != result->score.points)
        type_draw_fit(painter, quiet, (x + 24) * u, line * u, 592 * u,
                      tr("The loser pays what they have left."));
}

/* Where there is no pattern to count. */
static void draw_plain_hand(struct painter *painter, float x, float y)
{
    float u = painter->layout.u;

    type_draw(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_CENTRE), (x + 320) * u,
              (y + 92) * u, tr("A plain hand"));
    type_draw_wrapped(painter, type_explained(type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_CENTRE)),
                      (x + 320) * u, (y + 128) * u, 480 * u, 25, 3,
                      tr("It is complete but has none of the patterns. It ends the round and stops the other "
                         "player from winning, but is worth nothing."));
}

static void draw_patterns(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    struct rect panel = layout_rect(&painter->layout, x, y, 640, 336);
    int lines = result->score.line_count;
    float step = lines > 4 ? 180.0f / (float)(lines - 1) : 50, size = step < 26 ? 16 : step < 34 ? 19 : 22;
    float u = painter->layout.u, first = y + (lines > 4 ? 36 : 44);

    draw_panel(painter, panel);
    draw_outline(painter, panel, 14, 1, COLOUR_ALPHA(COLOUR_BRASS_DIM, 90));
    if (!lines)
        draw_plain_hand(painter, x, y);
    for (int i = 0; i < lines_shown(result); i++) {
        float base = first + (float)i * step;
        draw_line_of(result, app, i, x, base, size);
        if (step > 30)
            draw_line(painter, (x + 24) * u, (base + step * .34f) * u, (x + 616) * u,
                      (base + step * .34f) * u, 1, COLOUR_RULE);
    }
    draw_total(result, app, x, y);
}

void result_draw_who(struct app *app, const struct session *session, int seat, struct rect rect, int wind,
                     bool brass)
{
    struct painter *painter = &app->painter;
    const struct player *player = &session_setup(session)->players[seat];
    const struct player *next = session_next_player(session, seat);
    float small = roundf(rect.w * .5f), out = roundf(rect.w * .12f);
    char id[INPUT_ID];

    snprintf(id, sizeof id, "change:%d", seat);
    if (player->kind == PLAYER_COMPUTER && session == app->session && !change_opponents_refusal(app)) {
        if (input_is_hot(app, id))
            draw_glow(painter, rect, rect.w / 2 / painter->layout.u, COLOUR_GLOW, 9);
        target_add(app, id, rect, 0, 0);
        char name[80];
        tr_say(name, sizeof name, tr("{1}: {2}"), tr("Change opponent"), next ? next->name : player->name);
        target_name(app, name);
        widget_ring(app, id, rect, rect.w / 2 / painter->layout.u);
    }
    face_draw_seat(painter, player, rect, wind, brass);
    if (next->level != player->level && face_is(next))
        face_draw(painter, (enum ai_level)next->level,
                  rect_make(rect.x - out, rect.y - out, small, small)); /* who plays on */
}

void result_draw_plate(const struct result_scene *result, struct app *app, int seat, struct rect units,
                       const char *change, float size, const char *total)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    bool winner = result->won && table->result.winner == seat;
    float u = painter->layout.u, left = (units.x + 66) * u, right = (units.x + units.w) * u, gap = 26 * u;
    struct type large = type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_LEFT);
    float room = right - left - gap - type_width(painter, large, total);

    result_draw_who(app, result->session, seat, layout_rect(&painter->layout, units.x, units.y, 54, 54),
                    table_wind(table, seat), winner);
    float name = type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT), left,
                               (units.y + 24) * u, room, words_plate_name(&result->words, seat));
    float sum = type_draw_fit(
        painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, winner ? COLOUR_BRASS : COLOUR_QUIET, TYPE_LEFT), left,
        (units.y + 47) * u, room, change);
    type_draw(painter, large, left + fmaxf(name, sum) + gap, (units.y + 42) * u, total);
}

static void draw_score(struct result_scene *result, struct app *app, struct rect units, int seat)
{
    const struct table *table = &result->view.table;
    int gain = table->result.gain[seat], before = table->scores[seat] - gain;
    char change[40], total[24];

    snprintf(change, sizeof change, "%d %s %d", before, gain < 0 ? "−" : "+", gain < 0 ? -gain : gain);
    snprintf(total, sizeof total, "%d", table->scores[seat]);
    result_draw_plate(result, app, seat, units, change, SIZE_HEADLINE, total);
}

int result_reviewed(const struct session *session, int near)
{
    const struct setup *setup = session_setup(session);

    return setup_is_person(setup, near) ? near : setup_first_person(setup);
}

void result_next_words(const struct session *session, const struct words *words, struct words *next)
{
    struct player players[SEAT_MAX] = {0};
    for (int seat = 0; seat < session_setup(session)->seats; seat++)
        players[seat] = *session_next_player(session, seat);
    *next = *words;
    words_seat(next, players);
}

static void draw_rounds(struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float u = painter->layout.u, dot = 0, end = (x + CONTENT) * u, begin = end;
    int left = session_is_over(result->session) ? 0 : table->rounds - table->round;
    char words[80];

    for (int i = 0; i < table->rounds; i++, dot += 22)
        draw_disc(painter, (x + 8 + dot) * u, y * u, 6 * u, i < table->round ? 0 : 1.6f, COLOUR_BRASS);
    tr_say(words, sizeof words,
           tr_many("{1} round played, {2} to go", "{1} rounds played, {2} to go", table->round),
           words_number(table->round), left ? words_number(left) : tr_text(tr("none")));
    dot = (x + 16 + dot) * u;
    dot += type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), dot, (y + 5) * u,
                     words);
    if (left) {
        static const struct words_forms next = {N_("You are East next round"), N_("{1} is East next round"),
                                                NULL};
        struct words then;
        result_next_words(result->session, &result->words, &then);
        words_say(&then, &next, table_next(table, table->dealer), SEAT_NONE, NULL, words, sizeof words);
        begin -= type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT), end,
                           (y + 5) * u, words);
    }
    result_draw_scorer(result, app, y, dot, begin);
}

/* A review lays the hand of its player open. Where hands stay hidden, no other at the screen is to see it as
 * long as they play on. */
static bool must_wait(const struct session *session)
{
    const struct setup *setup = session_setup(session);

    return setup->rules->has_stages && bits_count(setup_persons(setup)) > 1 && !session_is_over(session);
}

void result_draw_review(struct app *app, const struct session *session, struct rect rect)
{
    struct button review = {.id = "button:review",
                            .label = tr("Review"),
                            .key_label = "R",
                            .key = SDLK_r,
                            .look = BUTTON_SECONDARY};
    if (must_wait(session)) {
        review.look = BUTTON_OFF;
        review.key_label = NULL;
        review.sub = tr("After the match");
    }
    if (result_reviewed(session, SEAT_NONE) != SEAT_NONE)
        widget_button(app, rect, &review);
}

void result_draw_buttons(const struct result_scene *result, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    bool rounds = session_setup(result->session)->rules->calls_rounds;
    struct button table = {.id = "button:table",
                           .label = tr("Table"),
                           .key_label = "T",
                           .key = SDLK_t,
                           .look = BUTTON_SECONDARY};
    struct button next = {.id = "button:next",
                          .label = session_is_over(result->session) ? tr("Match result")
                                   : rounds                         ? tr("Next round")
                                                                    : tr("Next hand"),
                          .key_label = tr("Enter"),
                          .key = SDLK_RETURN,
                          .look = BUTTON_PRIMARY,
                          .glow = true};

    widget_button(app, layout_rect(&painter->layout, x + 764, y, 164, 58), &table);
    result_draw_review(app, result->session, layout_rect(&painter->layout, x + 584, y, 164, 58));
    widget_button(app, layout_rect(&painter->layout, x + 944, y, 240, 58), &next);
}

void result_draw_scorer(const struct result_scene *result, struct app *app, float y, float left, float right)
{
    const char *label = tr("Open in the scorer");
    float u = app->painter.layout.u, width = widget_link_width(&app->painter, label);

    if (result->won)
        widget_link(app, rect_make(roundf((left + right - width) / 2), roundf((y - 15) * u), width, 30 * u),
                    "button:scorer", label, SDLK_c);
}

void result_draw_luck(const struct result_scene *result, struct app *app, float x, float y)
{
    if (result->won && !total_shown(result))
        return;
    luck_strip_draw(&result->luck, app, &result->words, result->near,
                    layout_rect(&app->painter.layout, x - 12, y, CONTENT + 24, LUCK_STRIP_HEIGHT));
    luck_strip_tip(&result->luck, app, result->near);
}

void result_draw(struct result_scene *result, struct app *app)
{
    struct painter *painter = &app->painter;
    float x = result_left(painter), y = result_top(painter);
    const struct table *table = &result->view.table;

    if (table->rules->has_stages) {
        tenpai_result_draw(result, app);
        return;
    }
    if (table->seats == TABLE_SIDES) {
        four_result_draw(result, app);
        return;
    }
    backdrop_draw_dim(painter, 34);
    draw_head(result, app);
    if (result->won) {
        result_draw_sets(result, app, y + 136);
        draw_patterns(result, app, x, y + 296);
        result_draw_seat(result, app, layout_rect(&painter->layout, x + 664, y + 296, 520, 336),
                         table_next(table, table->result.winner));
    } else {
        for (int i = 0; i < 2; i++)
            result_draw_seat(result, app,
                             layout_rect(&painter->layout, x, y + 136 + (float)i * 202, CONTENT, 188),
                             i == 0 ? result->near : table_next(table, result->near));
        result_draw_aside(result, app, layout_rect(&painter->layout, x, y + 540, CONTENT, 100));
    }
    draw_score(result, app, (struct rect){x, y + 650, 250, 58}, result->near);
    draw_score(result, app, (struct rect){x + 260, y + 650, 312, 58}, table_next(table, result->near));
    draw_rounds(result, app, x, result_foot(painter));
    result_draw_buttons(result, app, x, y + 650);
    result_draw_luck(result, app, x, y + LUCK_TOP);
}
