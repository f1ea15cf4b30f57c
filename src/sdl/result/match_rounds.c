/*
 * match_rounds.c: the rounds of a match that is over, a box for each: who won it, by what, and what it
 * brought (match_result.h).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/speaker.h"
#include "sdl/result/match_result.h"
#include "sdl/result/result.h"
#include "sdl/ui/face.h"
#include "sdl/ui/naming_palette.h"
#include "sdl/ui/widgets.h"

static const float GAP = 12; /* units between boxes */

int match_rounds_shown(const struct match_result *match)
{
    return match->rounds < MATCH_ROUNDS_SHOWN ? match->rounds : MATCH_ROUNDS_SHOWN;
}

static void costliest_pattern(const struct view *view, char *out, size_t size)
{
    struct win win;
    struct score score;
    int best = -1;

    const struct result *result = &view->table.result;
    out[0] = '\0';
    if (view->table.rules->declares_risk) {
        naming_words(result->outcome == OUTCOME_WIN ? result->naming.waits[result->winner] : 0, out, size);
        return;
    }
    if (!view_result(view, &win, &score))
        return;
    for (int i = 0; i < score.line_count; i++)
        if (best < 0 || score.lines[i].points > score.lines[best].points)
            best = i;
    if (best >= 0)
        snprintf(out, size, "%s", tr(score.lines[best].pattern->name));
}

void match_rounds_collect(struct match_result *match)
{
    struct session *copy = session_copy(match->session);
    int seen = 0;

    match->rounds = 0;

    while (session_position(copy) < session_length(copy)) {
        struct view view;
        session_forward(copy);
        session_view(copy, SEAT_NONE, &view);
        if (view.table.result.outcome == OUTCOME_NONE || view.table.round <= seen ||
            match->rounds == MATCH_ROUNDS_MAX)
            continue;
        seen = view.table.round;
        struct round_line *line = &match->lines[match->rounds++];
        line->table = view.table;
        line->ends_at = session_position(copy);
        memcpy(line->players, session_setup(copy)->players, sizeof line->players);
        costliest_pattern(&view, line->pattern, sizeof line->pattern);
    }
    session_free(copy);
    match->changed = record_changes(session_record(match->session));
    match->from = match->rounds - match_rounds_shown(match);
}

void match_result_round_name(const struct table *table, char *out, size_t size)
{
    tr_say(out, size, table->rules->calls_rounds ? tr("Round {1}") : tr("Hand {1}"), table->round);
}

float match_content(const struct painter *painter)
{
    const struct layout *l = &painter->layout;
    return layout_is_phone(l) ? l->wide - 2 * l->margin : MATCH_CONTENT;
}

/* Up to four stand side by side; more in two lines; upright on a phone two. */
static int columns_of(const struct match_result *match, const struct painter *painter)
{
    int shown = match_rounds_shown(match);
    if (painter->layout.shape == LAYOUT_UPRIGHT)
        return 2;
    return shown <= 4 ? 4 : (shown + 1) / 2;
}

static float box_height(const struct match_result *match)
{
    int shown = match_rounds_shown(match);

    return shown <= 4 ? 84 : shown <= 8 ? 66 : 70;
}

float match_rounds_height(const struct match_result *match, const struct painter *painter)
{
    int columns = columns_of(match, painter), rows = (match_rounds_shown(match) + columns - 1) / columns;
    return (float)SDL_max(rows, 1) * (box_height(match) + GAP - 2) - (GAP - 2);
}

/* Draws the face or seal of the winner of that round, if any. Returns the width it takes, in units. */
static float draw_winner(struct painter *painter, const struct round_line *line, float x, float y, float side)
{
    const struct table *table = &line->table;
    int seat = table->result.winner;

    if (table->result.outcome != OUTCOME_WIN || seat >= table->seats)
        return 0;
    face_draw_player(painter, line->players, seat, layout_rect(&painter->layout, x, y, side, side),
                     table_wind(table, seat), true);
    return side + 8;
}

/* By what the round was won, on two lines before smaller letters: one at `y`, the last of two below. */
static void draw_pattern(struct painter *painter, const struct round_line *line, float x, float y,
                         float width)
{
    const struct result *result = &line->table.result;
    struct type type = text_type(TEXT_NOTE | TEXT_IVORY);
    const char *words = result->outcome == OUTCOME_PREVENTED ? tr("Wait guessed")
                        : result->outcome != OUTCOME_WIN     ? tr("No winner")
                        : line->pattern[0]                   ? line->pattern
                                                             : tr("No pattern");
    float u = painter->layout.u;
    bool one = type_count_lines(painter, type, width * u, words) == 1;
    float first = one ? y * u : (y + 9) * u - type_leading(painter, type, 15);

    type_draw_wrapped(painter, type, x * u, first, width * u, 15, one ? 1 : 2, words);
}

/* A box: which round it was, what it brought, who won it and by what. In a low one the winner stands beside
 * the first. */
static void draw_box_of(const struct match_result *match, struct app *app, const struct round_line *line,
                        struct rect box)
{
    struct painter *painter = &app->painter;
    const struct table *table = &line->table;
    const struct result *result = &table->result;
    bool many = match_rounds_shown(match) > 8, high = box.h > 70;
    float u = painter->layout.u, pad = box.w > 130 ? 13 : 9, side = high ? 28 : 20, x = box.x + pad;
    char words[WORDS_LINE], points[24];
    float right = box.x + box.w - pad;

    if (result->outcome == OUTCOME_WIN) {
        words_points(match->words.risk ? result->gain[result->winner % SEAT_MAX] : result->points, points,
                     sizeof points);
        snprintf(words, sizeof words, "+%s", points);
        right -=
            type_draw_fit(painter, type_make(TYPE_SERIF, many ? 20 : 26, COLOUR_BRASS, TYPE_RIGHT), right * u,
                          (box.y + (high ? 35 : 25)) * u, (box.w - pad * 2) * .6f * u, words) /
                u +
            6;
    }
    if (many)
        snprintf(words, sizeof words, "%d", table->round);
    else
        match_result_round_name(table, words, sizeof words);
    bool above = !high && !many;
    float beside = above ? side + 8 : 0;
    float wide = type_draw_fit(painter, text_type(TEXT_NOTE), x * u, (box.y + (high ? 31 : 22)) * u,
                               (right - x - beside) * u, words) /
                 u;
    if (above)
        draw_winner(painter, line, x + wide + 8, box.y + 7, side);
    else
        x += draw_winner(painter, line, x, box.y + box.h - side - (high ? 10 : 8), side);
    draw_pattern(painter, line, x, box.y + box.h - (high ? 19 : 16), box.x + box.w - pad - x);
}

void match_rounds_draw(struct match_result *match, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    int columns = columns_of(match, painter);
    float wide = (match_content(painter) - GAP * (float)(columns - 1)) / (float)columns,
          high = box_height(match);
    bool reviews = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;

    for (int i = 0; i < match_rounds_shown(match); i++) {
        const struct round_line *line = &match->lines[match->from + i];
        struct rect box = {x + (wide + GAP) * (float)(i % columns),
                           y + (high + GAP - 2) * (float)(i / columns), wide, high};
        struct rect rect = layout_rect(&painter->layout, box.x, box.y, box.w, box.h);
        const char *id = TARGET_ID("round", line->table.round);
        draw_panel(painter, rect);
        if (reviews && input_is_hot(app, id))
            draw_wash(painter, rect, 12, COLOUR_ALPHA(COLOUR_WHITE, 20));
        draw_box_of(match, app, line, box);
        char name[SPEAKER_SENTENCE];
        if (!reviews)
            continue;
        widget_target(app, id, rect, 0, 0, 12);
        target_does_at(app, match_result_review, line->table.round);
        match_result_round(match, line, name, sizeof name);
        target_name(app, name);
    }
}
