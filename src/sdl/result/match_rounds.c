/*
 * match_rounds.c: the rounds of a match that is over, a box for each: who won it, by what, and what it
 * brought (match_result.h).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/speaker.h"
#include "sdl/result/match_result.h"
#include "sdl/ui/face.h"
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
    const struct result *result = &view->table.result;

    out[0] = '\0';
    if (view->table.rules->declares_risk) {
        naming_words(result->outcome == OUTCOME_WIN ? result->naming.waits[result->winner] : 0, out, size);
        return;
    }
    if (!view_result(view, &win, &score))
        return;
    const struct score_line *best = result_costliest(&score);
    if (best)
        snprintf(out, size, "%s", tr(best->pattern->name));
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
        line->guessed = result_guessed(&view);
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

/* Draws the face or seal of who won that round, or stopped a win. Returns the width it takes, in units. */
static float draw_winner(const struct pen *pen, const struct round_line *line, float x, float y, float side)
{
    const struct table *table = &line->table;
    bool stopped = table->result.outcome == OUTCOME_PREVENTED;
    int seat = stopped ? table_next(table, table->stage.attacker) : table->result.winner;

    if ((!stopped && table->result.outcome != OUTCOME_WIN) || seat >= table->seats)
        return 0;
    face_draw_player(pen->painter, line->players, seat, pen_part(pen, x, y, side, side),
                     table_wind(table, seat), !stopped);
    return side + 8;
}

/* By what the round was won, on two lines rather than in smaller letters. A single line is that far above the
 * foot of the pen's place, the last of two is lower. */
static void draw_pattern(const struct pen *pen, const struct round_line *line, float above)
{
    const struct result *result = &line->table.result;
    struct type type = text_type(TEXT_NOTE | TEXT_IVORY);
    const char *words = result->outcome == OUTCOME_PREVENTED ? tr("Wait guessed")
                        : result->outcome != OUTCOME_WIN     ? tr("No winner")
                        : line->pattern[0]                   ? line->pattern
                                                             : tr("No pattern");
    bool one = type_fits(pen->painter, type, pen->room.w, words);
    float up = above * pen->u + (one ? 0 : type_leading(pen->painter, type, 15) - 9 * pen->u);

    type_draw_wrapped(pen->painter, type, pen->room.x, pen->room.y + pen->room.h - up, pen->room.w, 15,
                      one ? 1 : 2, words);
}

/* A box: which round it was, what it brought (or which wait was guessed), who won it and by what. In a low
 * one the winner stands beside the first. */
static void draw_box_of(const struct match_result *match, const struct round_line *line, struct pen pen)
{
    const struct result *result = &line->table.result;
    bool many = match_rounds_shown(match) > 8, high = box_height(match) > 70;
    bool above = !high && (!many || result->outcome == OUTCOME_PREVENTED);
    float side = high ? 28 : 20, low = pen.room.h / pen.u - side - 10, took = 0;
    float head = high ? 27 : many ? 19 : 22;
    char words[WORDS_LINE], points[24];

    pen_pad(&pen, pen.room.w > 130 * pen.u ? 13 : 9, 0);
    float wide = pen.room.w / pen.u;
    if (result->outcome == OUTCOME_WIN) {
        words_points(match->words.risk ? result->gain[result->winner % SEAT_MAX] : result->points, points,
                     sizeof points);
        snprintf(words, sizeof words, "+%s", points);
        struct type type = type_make(TYPE_SERIF, many ? 20 : 26, COLOUR_BRASS, TYPE_RIGHT);
        took = pen_type(&pen, type, 0, head + (high ? 4 : 3), wide * .6f, words) / pen.u + 6;
    } else if (line->guessed != TILE_NONE) {
        took = many ? 16 : high ? 28 : 20;
        pen_tile(&pen, POSE_LYING, line->guessed, wide - took, high ? 10 : many ? 6 : 8, took, ATLAS_TOLD);
        took += 6;
    }
    if (many)
        snprintf(words, sizeof words, "%d", line->table.round);
    else
        match_result_round_name(&line->table, words, sizeof words);
    took += above ? side + 8 : 0;
    wide = pen_text(&pen, TEXT_NOTE, 0, head, wide - took, words) / pen.u;
    if (above)
        draw_winner(&pen, line, wide + 8, head - 15, side);
    else
        pen_left(&pen, draw_winner(&pen, line, 0, low, side));
    draw_pattern(&pen, line, high ? 19 : 16);
}

void match_rounds_draw(struct match_result *match, struct app *app, struct rect place)
{
    struct pen pen = pen_in(&app->painter, place);
    int columns = columns_of(match, pen.painter), shown = match_rounds_shown(match);
    bool reviews = result_reviewed(match->session, SEAT_NONE) != SEAT_NONE;
    char name[SPEAKER_SENTENCE];

    for (int i = 0; i < shown; i++) {
        const struct round_line *line = &match->lines[match->from + i];
        struct pen box =
            pen_in(pen.painter, pen_row(&pen, i / columns, (shown + columns - 1) / columns, GAP - 2));
        box.room = pen_column(&box, i % columns, columns, GAP);
        const char *id = TARGET_ID("round", line->table.round);
        draw_panel(pen.painter, box.room);
        if (reviews && input_is_hot(app, id))
            draw_wash(pen.painter, box.room, 12, COLOUR_ALPHA(COLOUR_WHITE, 20));
        draw_box_of(match, line, box);
        if (!reviews)
            continue;
        widget_target(app, id, box.room, 0, 0, 12);
        target_does_at(app, match_result_review, line->table.round);
        match_result_round(match, line, name, sizeof name);
        target_name(app, name);
    }
}
