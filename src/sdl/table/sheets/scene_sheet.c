/*
 * scene_sheet.c: the score sheet over the table: every round played, what is
 * still to come, and where the mode has them the pot, bets and counters.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/art/theme.h"
#include "sdl/table/sheets/table_panel.h"
#include "sdl/ui/face.h"
#include "words/score_sheet.h"

enum { ROW = 58, NAMES = 52, NUMBER_W = 56, SEAT_W = 96, TEXT_W = 440, FACE = 24 };

struct sheet_scene {
    struct table_panel panel; /* its rows are struct score_sheet_row */
    struct table table;       /* as it stands now */
    unsigned changed;         /* bit s: not always the same sat on seat s */
};

SCENE_OF(struct sheet_scene)

static const struct score_sheet_row *row_of(const struct sheet_scene *sheet, int index)
{
    return (const struct score_sheet_row *)sheet->panel.rows + index;
}

/* The right edge of a seat's column. */
static float column(const struct sheet_scene *sheet, const struct painter *painter, int seat)
{
    float u = painter->layout.u;
    return sheet->panel.body.x + sheet->panel.body.w - 24 * u -
           (float)(sheet->table.seats - 1 - seat) * SEAT_W * u;
}

static void draw_names(struct sheet_scene *sheet, struct painter *painter, float y)
{
    float u = painter->layout.u;

    for (int seat = 0; seat < sheet->table.seats; seat++) {
        float right = column(sheet, painter, seat);
        type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT), right, y,
                      (SEAT_W - 12) * u, words_name(&sheet->panel.words, seat));
        type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_RIGHT), right, y + 20 * u,
                  words_tile(table_wind(&sheet->table, seat)));
    }
}

static void draw_seat(struct sheet_scene *sheet, struct painter *painter, const struct score_sheet_row *row,
                      int seat, float y)
{
    bool won = row->winners >> seat & 1;
    float u = painter->layout.u, right = column(sheet, painter, seat);
    char total[24], gain[24], sign[28];

    words_points(row->total[seat], total, sizeof total);
    words_points(row->gain[seat], gain, sizeof gain);
    snprintf(sign, sizeof sign, "%s%s", row->gain[seat] > 0 ? "+" : "", row->gain[seat] ? gain : "–");
    if (sheet->changed >> seat & 1 && face_is(&row->players[seat]))
        face_draw(painter, (enum ai_level)row->players[seat].level,
                  rect_make(roundf(right - (SEAT_W - 20) * u), roundf(y + 28 * u), roundf(FACE * u),
                            roundf(FACE * u)));
    struct type points = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_RIGHT);
    points.of = words_player(&row->players[seat]);
    type_draw(painter, points, right, y + 27 * u, total);
    type_draw(painter,
              type_make(won ? TYPE_SANS_MEDIUM : TYPE_SANS, SIZE_SMALL,
                        row->gain[seat] < 0 ? COLOUR_WARNING
                        : won               ? COLOUR_IVORY
                                            : COLOUR_QUIET,
                        TYPE_RIGHT),
              right, y + 46 * u, sign);
}

static const struct words_forms dealt = {N_("You dealt"), N_("{1} dealt"), NULL};
static const struct words_forms was_east = {N_("You were East"), N_("{1} was East"), NULL};
static const struct words_forms was_east_in_round = {N_("You were East, {3} round"),
                                                     N_("{1} was East, {3} round"), NULL};

static void draw_row(struct sheet_scene *sheet, struct painter *painter, const struct score_sheet_row *row,
                     struct rect rect)
{
    float u = painter->layout.u, x = rect.x + NUMBER_W * u;
    struct words then = sheet->panel.words;
    char number[12], east[128];

    words_seat(&then, row->players);

    snprintf(number, sizeof number, "%d", row->round);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_QUIET, TYPE_LEFT), rect.x, rect.y + 27 * u,
              number);
    float room = column(sheet, painter, 0) - (SEAT_W - 10) * u - x;
    type_draw_fit(painter, type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT), x,
                  rect.y + 26 * u, room, row->text);
    bool wind = row->wind != TILE_NONE;
    words_say(&then,
              then.risk ? &dealt
              : wind    ? &was_east_in_round
                        : &was_east,
              row->dealer, SEAT_NONE, wind && !then.risk ? words_tile(row->wind) : NULL, east, sizeof east);
    type_draw_fit(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), x, rect.y + 46 * u,
                  room, east);
    for (int seat = 0; seat < sheet->table.seats; seat++)
        draw_seat(sheet, painter, row, seat, rect.y);
    draw_line(painter, rect.x, rect.y + rect.h, rect.x + rect.w - 16 * u, rect.y + rect.h, 1, COLOUR_RULE);
}

/* Returns what is to come from round {1} to {2}. */
static const char *rest_sentence(const struct table *table, int next)
{
    bool rounds = table->rules->calls_rounds;

    if (!table->rounds && table->rules->time_up)
        return tr("The match continues until time is up.");
    if (!table->rounds)
        return tr("The match continues until the last wind has gone round.");
    if (next == table->rounds)
        return rounds ? tr("Round {1} is next.") : tr("Hand {1} is next.");
    if (next < table->rounds)
        return rounds ? tr("Rounds {1} to {2} are still to play.")
                      : tr("Hands {1} to {2} are still to play.");
    return tr("This is the last.");
}

/* "Round 3 is being played. Rounds 4 to 8 are to come." */
static void say_rest(const struct sheet_scene *sheet, char *out, size_t size)
{
    const struct table *table = &sheet->table;
    bool playing = table->round > sheet->panel.count;
    int next = sheet->panel.count + 1 + playing;
    const char *now =
        table->rules->calls_rounds ? tr("Round {1} is being played.") : tr("Hand {1} is being played.");

    if (table->phase == PHASE_OVER)
        tr_say(out, size, tr("The match is over."));
    else if (playing)
        tr_say(out, size, tr_in("sentences", "{1} {2}"), TR_SAID(now, table->round),
               TR_SAID(rest_sentence(table, next), next, table->rounds));
    else
        tr_say(out, size, rest_sentence(table, next), next, table->rounds);
}

/* "The pot holds 73,900. One Riichi bet of 1,000 and five counters lie for the next winner." */
static void say_stakes(const struct sheet_scene *sheet, char *out, size_t size)
{
    const struct table *table = &sheet->table;
    char pot[24], bets[24], counters[24];

    out[0] = '\0';
    if (!table->rules->start_pot)
        return;
    words_points(table->stakes.pot, pot, sizeof pot);
    words_points(STAKES_BET * table->stakes.bets, bets, sizeof bets);
    words_points(STAKES_COUNTER * table->stakes.counters, counters, sizeof counters);
    tr_say(out, size, tr("Pot: {1}.  Riichi bets: {2}.  Counters: {3}, worth {4}."), pot,
           table->stakes.bets ? bets : tr("none"), table->stakes.counters, counters);
}

static void draw_foot(struct sheet_scene *sheet, struct painter *painter)
{
    const struct table_panel *panel = &sheet->panel;
    float u = painter->layout.u, y = panel->body.y + panel->body.h + 26 * u;
    struct type type = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT);
    char words[300];

    say_rest(sheet, words, sizeof words);
    type_draw_fit(painter, type, panel->body.x, y, panel->body.w, words);
    say_stakes(sheet, words, sizeof words);
    type_draw_fit(painter, type, panel->body.x, y + 22 * u, panel->body.w, words);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct sheet_scene *sheet = of(scene);
    struct table_panel *panel = &sheet->panel;
    float u = painter->layout.u, names = roundf(NAMES * u);

    panel->content = NAMES + (float)(ROW * (panel->count > 2 ? panel->count : 2)) + 6;
    table_panel_draw(app, panel, sheet->table.rules->start_pot ? 50 : 28);
    draw_names(sheet, &app->painter, panel->body.y + 20 * u);
    panel->body.y += names;
    panel->body.h -= names;
    float h = roundf(ROW * u), y = table_panel_begin_rows(painter, panel, (float)panel->count * h);
    for (int i = 0; i < panel->count; i++, y += h)
        if (y + h > panel->body.y && y < panel->body.y + panel->body.h)
            draw_row(sheet, &app->painter, row_of(sheet, i), rect_make(panel->body.x, y, panel->body.w, h));
    table_panel_end_rows(app, panel);
    if (!panel->count)
        type_draw(painter, type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_LEFT), panel->body.x,
                  panel->body.y + 30 * u,
                  sheet->table.rules->calls_rounds ? tr("No round has finished yet.")
                                                   : tr("No hand has finished yet."));
    draw_foot(sheet, painter);
}

/* While the end of a round is still on its way to the picture, its row is kept back. */
static void hold_back(struct sheet_scene *sheet)
{
    if (sheet->panel.pending && sheet->panel.count && sheet->table.result.outcome != OUTCOME_NONE &&
        row_of(sheet, sheet->panel.count - 1)->round == sheet->table.round)
        sheet->panel.count--;
}

/* Writes its rows, in the language of the screen. */
static void tell(struct sheet_scene *sheet)
{
    struct table_panel *panel = &sheet->panel;
    struct score_sheet_row *rows;

    free(panel->rows);
    panel->title = tr("Score sheet");
    panel->other = tr("Log");
    panel->count = score_sheet_make(panel->session, &panel->words, &rows);
    panel->rows = rows;
    hold_back(sheet);
}

static void reword(struct scene *scene, struct app *app)
{
    struct sheet_scene *sheet = of(scene);

    (void)app;
    words_init(&sheet->panel.words, session_setup(sheet->panel.session));
    tell(sheet);
}

static const struct scene_class sheet_class = {.name = "sheet",
                                               .leave = table_panel_leave,
                                               .reword = reword,
                                               .draw = draw,
                                               .key = table_panel_key,
                                               .drag = table_panel_drag,
                                               .wheel = table_panel_wheel,
                                               .click = table_panel_click};

struct scene *scene_sheet(struct app *app, struct scene *under, const struct session *session, int viewer,
                          int pending)
{
    struct sheet_scene *sheet = calloc(1, sizeof *sheet);
    static struct view view; /* large */

    CHECK_MEMORY(sheet);
    session_view(session, SEAT_NONE, &view);
    sheet->table = view.table;
    sheet->changed = record_changes(session_record(session));
    sheet->panel = (struct table_panel){.wide = NUMBER_W + TEXT_W + (float)(SEAT_W * view.table.seats) + 76,
                                        .row = ROW,
                                        .key = SDLK_s,
                                        .other_id = "button:log",
                                        .other_key = SDLK_g,
                                        .other_cap = "G",
                                        .other_scene = scene_log};
    table_panel_init(&sheet->panel, &sheet_class, under, session, viewer, pending);
    tell(sheet);
    audio_play(app, SOUND_BUTTON);
    return &sheet->panel.scene;
}
