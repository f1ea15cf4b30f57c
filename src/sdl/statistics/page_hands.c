/*
 * page_hands.c: the patterns that hands were won with, and the dearest or rarest of those hands, laid out.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sdl/art/figure.h"
#include "sdl/art/theme.h"
#include "sdl/paint/canvas.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

/* --- patterns ------------------------------------------------------------------------------------------- */

static void draw_pattern(struct statistics_scene *scene, struct app *app, int number, struct rect row)
{
    struct painter *painter = &app->painter;
    const struct pattern_count *pattern = &scene->patterns[number];
    float u = painter->layout.u, y = row.y + row.h / 2, most = (float)scene->patterns[0].hands;
    struct type name = type_make(TYPE_SANS, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT);
    struct type count = type_make(TYPE_SERIF, SIZE_FIGURE, COLOUR_IVORY, TYPE_RIGHT);
    bool chosen = number == scene->chosen;
    char id[INPUT_ID], words[16];
    snprintf(id, sizeof id, "pattern:%d", number);
    struct box_style light = {.radius = 6,
                              .top = COLOUR_ALPHA(COLOUR_WHITE, input_is_hot(app, id) ? 26 : 14),
                              .bottom = COLOUR_ALPHA(COLOUR_WHITE, input_is_hot(app, id) ? 26 : 14),
                              .stroke = chosen ? COLOUR_BRASS : 0,
                              .stroke_width = chosen ? 1.4f : 0};
    if (chosen || input_is_hot(app, id))
        draw_box(painter, rect_inset(row, 0, 1 * u), &light);
    float bar = roundf((row.w - 16 * u) * (float)pattern->hands / most);
    draw_fill(painter, rect_make(row.x + 8 * u, row.y + row.h - roundf(7 * u), fmaxf(bar, 1), roundf(3 * u)),
              COLOUR_ALPHA(COLOUR_BRASS, 190));
    snprintf(words, sizeof words, "%d", pattern->hands);
    float low = y + type_cap_height(painter, name) / 2 - 3 * u;
    float wide = type_draw(painter, count, row.x + row.w - 8 * u, low, words);
    type_draw_fit(painter, name, row.x + 8 * u, low, row.w - wide - 26 * u, tr(pattern->pattern->name));
    target_add(app, id, row, 0, 0);
    widget_ring(app, id, rect_inset(row, 0, 1 * u), 6);
}

static void draw_patterns(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    struct type head = type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT);
    float u = painter->layout.u, high = roundf(36 * u + 8 * (painter->layout.grown - 1) * u),
          top = roundf(36 * u);
    type_draw_fit(painter, head, rect.x + 8 * u, rect.y + 20 * u, rect.w, tr("Patterns made"));
    struct rect list = rect_make(rect.x, rect.y + top, rect.w, rect.h - top);
    scene->listed = list;
    scene->list_rows = scene->pattern_count;
    scene->list_row = high;
    scene->list.content = high * (float)scene->pattern_count;
    float up = scroll_begin(painter, list, &scene->list);
    for (int i = 0; i < scene->pattern_count; i++) {
        struct rect row = rect_make(list.x, list.y + high * (float)i - up, list.w - 12 * u, high);
        if (row.y >= list.y - 1 && row.y + row.h <= list.y + list.h + 1)
            draw_pattern(scene, app, i, row);
    }
    scroll_end(painter, list, &scene->list);
}

/* --- hands ---------------------------------------------------------------------------------------------- */

/* "Pure straight, Riichi": its patterns, the dearest first as far as there is room. */
static void say_patterns(const struct won_hand *won, char *out, size_t size)
{
    struct tally_line lines[SCORE_LINES_MAX];
    const char *list[SCORE_LINES_MAX];
    int count = won->hand->line_count;
    memcpy(lines, won->hand->lines, sizeof lines);
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && lines[j].points > lines[j - 1].points; j--) {
            struct tally_line other = lines[j];
            lines[j] = lines[j - 1];
            lines[j - 1] = other;
        }
    for (int i = 0; i < count; i++)
        list[i] = tr(match_tally_pattern(won->match->rules, lines[i].place)->name);
    tr_list(out, size, TR_COMMA, list, count);
}

/* When and against whom: the first of those who played the round. */
static void say_when(const struct won_hand *won, bool mode, char *out, size_t size)
{
    const struct match_tally *match = won->match;
    const char *against = "";
    char date[DAY_DATE];
    int others = 0, round = (int)(won->round - match->rounds);
    statistics_date(match->name, date);
    for (int seat = 0; seat < match->seats; seat++)
        if (seat != match->seat && seat != won->round->sitting && !others++)
            against = words_player(match_tally_player(match, seat, round));
    if (mode)
        tr_say(out, size, tr("{1}, {2}"), tr(match->rules->name), date);
    else
        tr_say(out, size, others > 1 ? tr("{1}, against {2} and others") : tr("{1}, against {2}"), date,
               against);
}

static void draw_hand(struct statistics_scene *scene, struct app *app, const struct won_hand *won,
                      struct rect row)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, worth = 118 * u;
    struct type number = type_make(TYPE_SERIF, SIZE_WORTH, COLOUR_PROMPT, TYPE_RIGHT);
    struct type sub = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), unit = sub;
    char words[256], points[WORDS_AMOUNT];
    unit.align = TYPE_RIGHT;
    float tile = floorf(fminf(31 * u, (row.h - 46 * u) / 1.51f));
    float high = figure_draw(painter, won->hand->figure, row.x, row.y + 10 * u, row.w - worth, tile, false);
    float y = row.y + 10 * u + high + 8 * u + type_cap_height(painter, sub), room = row.w;
    bool patterns = won->hand->line_count && !won->match->rules->declares_risk;
    say_when(won, !statistics_mode(scene), words, sizeof words);
    room -= type_draw_fit(painter, patterns ? unit : sub, patterns ? row.x + row.w : row.x, roundf(y),
                          row.w * 0.6f, words) +
            20 * u;
    say_patterns(won, words, sizeof words);
    if (patterns)
        type_draw_fit(painter, sub, row.x, roundf(y), room, words);
    words_points(won->hand->value, points, sizeof points);
    type_draw(painter, number, row.x + row.w, row.y + 10 * u + type_cap_height(painter, number), points);
    type_draw_fit(painter, unit, row.x + row.w,
                  row.y + 22 * u + type_cap_height(painter, number) + type_cap_height(painter, unit), worth,
                  tr_many("point", "points", won->hand->value));
}

static void draw_hands(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct painter *painter = &app->painter;
    const char *orders[] = {tr("Highest first"), tr("Rarest first")};
    float u = painter->layout.u, top = roundf(40 * u), high = roundf(104 * u);
    int room = SDL_max((int)((rect.h - top) / high), 1), shown;
    if (!statistics_mode(scene)) /* one of each mode */
        room = SDL_max(room, scene->hand_count);
    shown = SDL_min(scene->hand_count, room);
    high = floorf((rect.h - top) / (float)room);
    word_row(app, rect_make(rect.x, rect.y, rect.w, roundf(30 * u)), "order", orders, 2, scene->order, true);
    for (int i = 0; i < shown; i++) {
        struct rect row = rect_make(rect.x, rect.y + top + high * (float)i, rect.w, high);
        draw_line(painter, row.x, row.y, row.x + row.w, row.y, 1, COLOUR_RULE);
        draw_hand(scene, app, &scene->hands[i], row);
    }
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    float u = app->painter.layout.u, wide = scene->pattern_count ? roundf(panel.w * 0.29f) : 0;
    if (!scene->hand_count) {
        statistics_say(&app->painter, panel, tr("No hand won yet"),
                       tr("The highest and rarest are shown here."));
        return;
    }
    if (wide > 0)
        draw_patterns(scene, app, rect_make(panel.x - 8 * u, panel.y, wide, panel.h));
    float x = panel.x + (wide > 0 ? wide + 20 * u : 0);
    draw_hands(scene, app, rect_make(x, panel.y, panel.x + panel.w - x, panel.h));
}

static void activate(struct statistics_scene *scene, struct app *app, const char *id)
{
    int pattern = target_number(id, "pattern"), order = target_number(id, "order");
    if (pattern >= 0)
        scene->chosen = scene->chosen == pattern ? -1 : pattern;
    else if (order >= 0)
        scene->order = order;
    statistics_changed(scene, app);
}

const struct statistics_page statistics_hands_page = {TR("Patterns"), "statistics-hands", true, draw,
                                                      activate};
