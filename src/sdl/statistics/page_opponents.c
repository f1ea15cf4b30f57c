/*
 * page_opponents.c: whom the player met, a row each, by name and strength as recorded.
 */
#include <math.h>
#include <stdio.h>

#include "ai/people.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/face.h"
#include "sdl/ui/scroll.h"
#include "words/words.h"

static const float at_matches = 0.27f, at_bar = 0.295f, at_rounds = 0.52f, at_to = 0.83f, at_from = 0.98f;
static const float bar_wide = 0.19f;

static const uint32_t NEITHER = COLOUR_ALPHA(COLOUR_WHITE, 46);

/* The heads of the columns; returns how much higher than one line they are. */
static float draw_heads(struct painter *painter, struct rect panel, float y)
{
    int lines[2];
    struct type left = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), right = left;
    right.align = TYPE_RIGHT;
    type_draw_fit(painter, left, panel.x + 8 * painter->layout.u, y, 0.18f * panel.w, tr("Opponent"));
    type_draw_fit(painter, right, panel.x + at_matches * panel.w, y, 0.08f * panel.w, tr("Matches"));
    lines[0] = type_draw_fit_two(painter, left, panel.x + at_bar * panel.w, y, 0.2f * panel.w, 16, false,
                                 tr("Finished ahead"));
    lines[1] = type_draw_fit_two(painter, left, panel.x + at_rounds * panel.w, y, 0.2f * panel.w, 16, false,
                                 tr("Rounds won: you, them"));
    type_draw_fit(painter, right, panel.x + at_to * panel.w, y, 0.11f * panel.w, tr("Your deal-ins"));
    type_draw_fit(painter, right, panel.x + at_from * panel.w, y, 0.14f * panel.w, tr("Their deal-ins"));
    return lines[0] > 1 || lines[1] > 1 ? type_leading(painter, left, 16) : 0;
}

/* How strong they are: one of the people goes by name alone. */
static const char *kind_of(const struct player *player)
{
    if (player->kind != PLAYER_COMPUTER)
        return tr("Program");
    if (person_is((enum ai_level)player->level))
        return tr("One of the eight");
    return tr(ai_level_label((enum ai_level)player->level));
}

static void draw_bars(struct statistics_scene *scene, struct app *app, int number, struct rect row)
{
    const struct opponent *met = &scene->opponents[number];
    float u = app->painter.layout.u, middle = row.y + row.h / 2, y = roundf(middle - 9 * u),
          h = roundf(8 * u);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    float low = middle + 8 * u + type_cap_height(&app->painter, sub);
    struct share matches[] = {{met->ahead, COLOUR_BRASS, tr("ahead")},
                              {met->level, NEITHER, tr("level")},
                              {met->matches - met->ahead - met->level, COLOUR_LOST, tr("behind")}};
    struct share rounds[] = {{met->won, COLOUR_BRASS, tr("won by you")},
                             {met->rounds - met->won - met->lost, NEITHER, tr("by neither")},
                             {met->lost, COLOUR_LOST, tr("won by them")}};
    const char *name = words_player(&met->player);
    char id[INPUT_ID], words[64];
    float wide = roundf(bar_wide * row.w);
    snprintf(id, sizeof id, "bar:ahead-%d", number);
    statistics_bar(scene, app, id, rect_make(roundf(row.x + at_bar * row.w), y, wide, h), name, matches, 3);
    snprintf(id, sizeof id, "bar:won-%d", number);
    statistics_bar(scene, app, id, rect_make(roundf(row.x + at_rounds * row.w), y, wide, h), name, rounds, 3);
    tr_say(words, sizeof words, tr("{1} of {2}"), met->ahead, met->matches);
    sub.of = tr("Finished ahead");
    type_draw_fit(&app->painter, sub, row.x + at_bar * row.w, low, wide, words);
    tr_say(words, sizeof words, tr("{1} and {2} of {3}"), met->won, met->lost, met->rounds);
    sub.of = tr("Rounds won: you, them");
    type_draw_fit(&app->painter, sub, row.x + at_rounds * row.w, low, wide, words);
}

static void draw_row(struct statistics_scene *scene, struct app *app, int number, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct opponent *met = &scene->opponents[number];
    float u = painter->layout.u, x = row.x + 8 * u, room = (at_matches - 0.07f) * row.w;
    float face = roundf(fminf(row.h - 10 * u, 46 * u)), beside = face + 12 * u;
    struct type name = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_LEFT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT);
    struct type count = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_RIGHT);
    float y = row.y + row.h / 2, low = y + type_cap_height(painter, count) / 2;
    char words[32];
    draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
    if (face_is(&met->player))
        face_draw(painter, (enum ai_level)met->player.level,
                  rect_make(roundf(x), roundf(y - face / 2), face, face));
    x += beside; /* names stand below each other, also of those who have no face */
    room -= beside;
    type_draw_fit(painter, name, x, y - 3 * u, room, words_player(&met->player));
    type_draw_fit(painter, sub, x, y + 8 * u + type_cap_height(painter, sub), room, kind_of(&met->player));
    snprintf(words, sizeof words, "%d", met->matches);
    count.of = tr("Matches");
    type_draw(painter, count, row.x + at_matches * row.w, low, words);
    draw_bars(scene, app, number, row);
    snprintf(words, sizeof words, "%d", met->dealt_in);
    count.of = tr("Your deal-ins");
    type_draw(painter, count, row.x + at_to * row.w, low, words);
    snprintf(words, sizeof words, "%d", met->from_them);
    count.of = tr("Their deal-ins");
    type_draw(painter, count, row.x + at_from * row.w, low, words);
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, head = roundf(32 * u),
          high = roundf(58 * u + 16 * (painter->layout.grown - 1) * u);
    if (!scene->opponent_count) {
        statistics_say(painter, panel, tr("No opponents yet"),
                       tr("Everyone you play against is listed here."));
        return;
    }
    head += draw_heads(painter, panel, panel.y + 14 * u);
    struct rect list = rect_make(panel.x, panel.y + head, panel.w, panel.h - head);
    scene->listed = list;
    scene->list_rows = scene->opponent_count;
    scene->list_row = high;
    scene->list.content = high * (float)scene->opponent_count;
    float up = scroll_begin(painter, list, &scene->list);
    for (int i = 0; i < scene->opponent_count; i++) {
        struct rect row = rect_make(list.x, list.y + high * (float)i - up, list.w, high);
        if (row.y >= list.y - 1 && row.y + row.h <= list.y + list.h + 1)
            draw_row(scene, app, i, row);
    }
    scroll_end(painter, list, &scene->list);
}

const struct statistics_page statistics_opponents_page = {TR("Opponents"), "statistics-opponents", true, draw,
                                                          NULL};
