/*
 * page_opponents.c: whom the player met, a row each, by name and strength as recorded.
 */
#include <math.h>

#include "ai/people.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/face.h"
#include "words/words.h"

enum { NAME, MATCHES, AHEAD, ROUNDS, TO, FROM, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NAME] = {.007f, .19f, false, N_("Opponent"), NULL},
    [MATCHES] = {.19f, .27f, true, N_("Matches"), NULL},
    [AHEAD] = {.295f, .485f, false, N_("Finished ahead"), NULL},
    [ROUNDS] = {.52f, .71f, false, N_("Rounds won: you, them"), NULL},
    [TO] = {.715f, .83f, true, N_("Your deal-ins"), NULL},
    [FROM] = {.84f, .98f, true, N_("Their deal-ins"), NULL},
};

/* Returns how strong they are: one of the people goes by name alone. */
static const char *kind_of(const struct player *player)
{
    if (player->kind != PLAYER_COMPUTER)
        return tr("Program");
    if (person_is((enum ai_level)player->level))
        return tr("One of the eight");
    return tr(ai_level_label((enum ai_level)player->level));
}

static void draw_row(struct statistics_scene *scene, struct app *app, int number, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct opponent *met = &scene->opponents[number];
    const char *name = words_player(&met->player);
    struct pen who = pen_in(painter, statistics_cell(row, &columns[NAME]));
    float side = fminf(row.h / who.u - 10, 46);
    struct rect face = pen_left(&who, side); /* left free without a face: names are aligned */
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    face = rect_make(face.x, roundf(row.y + (row.h - face.w) / 2), face.w, face.w);
    if (face_is(&met->player))
        face_draw(painter, (enum ai_level)met->player.level, face);
    pen_left(&who, 12);
    if (painter->layout.grown > 1) /* beside a short figure */
        who.room.w += .03f * row.w;
    text_pair(painter, who.room, TEXT_NAME, name, TEXT_NOTE, kind_of(&met->player));
    struct thirds ahead = {TARGET_ID("bar:ahead", number),
                           name,
                           tr("Finished ahead"),
                           TR_SAID(tr("{1} of {2}"), met->ahead, met->matches),
                           met->ahead,
                           met->matches - met->ahead - met->level,
                           met->matches,
                           {tr("ahead"), tr("level"), tr("behind")}};
    struct thirds rounds = {TARGET_ID("bar:won", number),
                            name,
                            tr("Rounds won: you, them"),
                            TR_SAID(tr("{1} and {2} of {3}"), met->won, met->lost, met->rounds),
                            met->won,
                            met->lost,
                            met->rounds,
                            {tr("won by you"), tr("by neither"), tr("won by them")}};
    statistics_figure(painter, TEXT_PLATE, row, &columns[MATCHES], TR_SAID("{1}", met->matches));
    statistics_thirds(scene, app, statistics_cell(row, &columns[AHEAD]), &ahead);
    statistics_thirds(scene, app, statistics_cell(row, &columns[ROUNDS]), &rounds);
    statistics_figure(painter, TEXT_PLATE, row, &columns[TO], TR_SAID("{1}", met->dealt_in));
    statistics_figure(painter, TEXT_PLATE, row, &columns[FROM], TR_SAID("{1}", met->from_them));
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    float grown = app->painter.layout.grown - 1;
    if (!scene->opponent_count) {
        statistics_say(pen.painter, panel, tr("No opponents yet"),
                       tr("Everyone you play against is listed here."));
        return;
    }
    struct pen heads = pen_in(pen.painter, statistics_head_row(&pen, 32));
    pen_right(&heads, 12); /* the bar of the list */
    statistics_heads(pen.painter, heads.room, columns, COLUMNS);
    statistics_list(scene, app, pen.room, scene->opponent_count, roundf((58 + 16 * grown) * pen.u), draw_row);
}

const struct statistics_page statistics_opponents_page = {N_("Opponents"), "statistics-opponents", true,
                                                          draw};
