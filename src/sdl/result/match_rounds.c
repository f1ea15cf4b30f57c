/*
 * match_rounds.c: the rounds of a match that is over, as a table: how each ended and what everybody had then
 * (match_result.h).
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

static const float rounds_height = 310; /* units of all lines, if there are many */

int match_rounds_shown(const struct match_result *match)
{
    int room = match->room > 0 ? match->room : MATCH_ROUNDS_SHOWN;
    return match->rounds < room ? match->rounds : room;
}

void match_rounds_fit(struct match_result *match, const struct layout *layout)
{
    int room = (int)(rounds_height * layout->u / TARGET_MIN);
    room = room < MATCH_ROUNDS_SHOWN ? room : MATCH_ROUNDS_SHOWN;
    if (room == match->room)
        return;
    match->room = room;
    match->from = match->rounds - match_rounds_shown(match);
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
    struct session *copy = session_from_record(session_record(match->session));
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
        memcpy(line->players, session_setup(copy)->players, sizeof line->players);
        costliest_pattern(&view, line->pattern, sizeof line->pattern);
    }
    session_free(copy);
    match->changed = record_changes(session_record(match->session));
    match->from = match->rounds - match_rounds_shown(match);
}

/* The right edges of the columns, from the left edge of the table of rounds. */
static float score_x(const struct table *table, float x, int i)
{
    return x + 850 - 90 * (float)(table->seats - 1 - i);
}

static float points_x(const struct table *table, float x)
{
    return score_x(table, x, 0) - 90;
}

/* The height of a line of the table. */
static float round_step(const struct match_result *match)
{
    int shown = match_rounds_shown(match);
    return shown > 8 ? rounds_height / (float)shown : shown > 4 ? 38 : 52;
}

float match_rounds_height(const struct match_result *match)
{
    return 62 + round_step(match) * (float)match_rounds_shown(match);
}

/* Letters of that size, but no larger than a line of the table has room for. */
static struct type line_type(struct painter *painter, const struct match_result *match, struct type type)
{
    return type_squeezed(painter, type, type_leading(painter, type, 0),
                         round_step(match) * painter->layout.u);
}

/* The face of who played a round, left of their points, where not always the same sat there. */
static void draw_sitter(const struct match_result *match, struct painter *painter,
                        const struct round_line *line, int seat, float right, float y)
{
    const struct player *player = &line->players[seat];
    float side = fminf(24, round_step(match) - 1), middle = y - 7; /* of the figures */
    if (match->changed >> seat & 1 && face_is(player))
        face_draw(painter, (enum ai_level)player->level,
                  layout_rect(&painter->layout, right - 9 - side, middle - side / 2, side, side));
}

static void draw_round(struct match_result *match, struct app *app, int index, float x, float y)
{
    struct painter *painter = &app->painter;
    const struct round_line *line = &match->lines[index];
    const struct table *table = &line->table;
    float u = painter->layout.u, size = match_rounds_shown(match) > 8 ? 17 : 21;
    struct type sans = line_type(painter, match, text_type(TEXT_BODY | TEXT_QUIET));
    struct type serif = line_type(painter, match, type_make(TYPE_SERIF, size - 1, COLOUR_IVORY, TYPE_LEFT));
    struct type number = line_type(painter, match, type_make(TYPE_SERIF, size, COLOUR_IVORY, TYPE_RIGHT));
    struct type points = number;
    float end = points_x(table, x) * u;
    bool many = table->seats > 2;
    char words[160];

    points.colour = COLOUR_BRASS;
    snprintf(words, sizeof words, "%d", table->round);
    type_draw(painter, serif, (x + 28) * u, y * u, words);
    struct words then = match->words;
    words_seat(&then, line->players);
    if (table->result.outcome == OUTCOME_WIN) {
        const struct result *result = &table->result;
        words_points(match->words.risk ? result->gain[result->winner % SEAT_MAX] : result->points, words,
                     sizeof words);
        end -= type_draw(painter, points, end, y * u, words) + 8 * u;
    }
    words_headline(&then, table, words, sizeof words);
    bool alone = !line->pattern[0] && !type_has_room(painter, serif, 350 * u, 1, words);
    float room = many ? 460 : alone ? 530 : 350; /* else the costliest pattern stands beside it */
    type_draw_fit(painter, serif, (x + 68) * u, y * u, fminf(room * u, end - (x + 68) * u), words);
    if (!many)
        type_draw_fit(painter, sans, (x + 440) * u, y * u, fminf(180 * u, end - (x + 440) * u),
                      line->pattern);
    for (int i = 0; i < table->seats; i++) {
        words_points(table->scores[match_result_seat(match, i)], words, sizeof words);
        float wide = type_draw(painter, number, score_x(table, x, i) * u, y * u, words);
        draw_sitter(match, painter, line, match_result_seat(match, i), score_x(table, x, i) - wide / u, y);
    }
}

/* A round can be clicked, where there is somebody whose play can be reviewed. */
static void draw_row(const struct match_result *match, struct app *app, int index, struct rect row)
{
    char name[SPEAKER_SENTENCE];

    const char *id = TARGET_ID("round", match->lines[index].table.round);
    if (result_reviewed(match->session, SEAT_NONE) == SEAT_NONE)
        return;
    if (input_is_hot(app, id))
        draw_wash(&app->painter, row, 8, COLOUR_ALPHA(COLOUR_WHITE, 20));
    widget_target(app, id, row, 0, 0, 8);
    target_does_at(app, match_result_review, match->lines[index].table.round);
    match_result_round(match, &match->lines[index], name, sizeof name);
    target_name(app, name);
}

void match_rounds_draw(struct match_result *match, struct app *app, float x, float y)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, step = round_step(match), high = match_rounds_height(match);
    struct type head = text_type(TEXT_NOTE | TEXT_RIGHT);
    const struct table *table = &match->view.table;

    draw_panel(painter, layout_rect(&painter->layout, x, y, MATCH_CONTENT, high));
    type_draw(painter, head, points_x(table, x) * u, (y + 32) * u, tr("points"));
    for (int i = 0; i < table->seats; i++)
        type_draw_fit(painter, head, score_x(table, x, i) * u, (y + 32) * u, 84 * u,
                      words_plate_name(&match->words, match_result_seat(match, i)));
    for (int i = 0; i < match_rounds_shown(match); i++) {
        float base = y + 48 + step * ((float)i + .62f);
        draw_row(match, app, match->from + i,
                 layout_rect(&painter->layout, x + 10, base - step * .62f, MATCH_CONTENT - 20, step));
        if (step > 24)
            draw_line(painter, (x + 24) * u, (base - step * .62f) * u, (x + MATCH_CONTENT - 24) * u,
                      (base - step * .62f) * u, 1, COLOUR_RULE);
        draw_round(match, app, match->from + i, x, base);
    }
}
