/*
 * page_hands.c: the patterns that hands were won with, and the most valuable or rarest of those hands, laid
 * out.
 */
#include <math.h>
#include <string.h>

#include "sdl/art/figure.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "sdl/ui/word_row.h"
#include "words/words.h"

static struct scene *choose_pattern(struct scene *top, struct app *app, int pattern)
{
    struct statistics_scene *scene = (struct statistics_scene *)top;
    scene->chosen = scene->chosen == pattern ? -1 : pattern;
    statistics_changed(scene, app);
    return top;
}

static struct scene *choose_order(struct scene *top, struct app *app, int order)
{
    struct statistics_scene *scene = (struct statistics_scene *)top;
    scene->order = order;
    statistics_changed(scene, app);
    return top;
}

static void draw_pattern(struct statistics_scene *scene, struct app *app, int number, struct rect row)
{
    const struct pattern_count *pattern = &scene->patterns[number];
    const char *id = TARGET_ID("pattern", number);
    bool chosen = number == scene->chosen, hot = input_is_hot(app, id);
    struct pen pen = pen_in(&app->painter, row);
    pen_pad(&pen, 0, 1);
    if (chosen || hot)
        draw_flat(pen.painter, pen.room, 6, COLOUR_ALPHA(COLOUR_WHITE, hot ? 26 : 14),
                  chosen ? COLOUR_BRASS : 0, chosen ? 1.4f : 0);
    widget_target(app, id, pen.room, 0, 0, 6);
    target_does_at(app, choose_pattern, number);
    pen_pad(&pen, 8, 3);
    struct rect bar = pen_bottom(&pen, 3);
    bar.w = fmaxf(roundf(bar.w * (float)pattern->hands / (float)scene->patterns[0].hands), 1);
    draw_fill(pen.painter, bar, COLOUR_ALPHA(COLOUR_BRASS, 190));
    const char *count = TR_SAID("{1}", pattern->hands);
    pen_right(&pen, text_draw(pen.painter, TEXT_LABEL | TEXT_RIGHT, pen.room, count) / pen.u + 10);
    text_draw(pen.painter, TEXT_BODY | TEXT_IVORY, pen.room, tr(pattern->pattern->name));
}

static void draw_patterns(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    pen_text(&pen, TEXT_PLATE, 8, 20, 0, tr("Patterns made"));
    pen_top(&pen, 36);
    statistics_list(scene, app, pen.room, scene->pattern_count,
                    roundf((36 + 8 * (app->painter.layout.grown - 1)) * pen.u), draw_pattern);
}

/* "Pure straight, Riichi": that many of its patterns, the most valuable first. */
static void say_patterns(const struct won_hand *won, int most, char *out, size_t size)
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
    tr_list(out, size, TR_COMMA, list, SDL_min(most, count));
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

static void draw_hand(struct statistics_scene *scene, struct painter *painter, const struct won_hand *won,
                      struct rect row)
{
    struct pen pen = pen_in(painter, row);
    char words[256], points[WORDS_AMOUNT];
    float tile = floorf(fminf(31 * pen.u, (row.h - 46 * pen.u) / 1.51f));
    pen_rule(&pen);
    pen_top(&pen, 10);
    struct pen foot = pen, worth = pen_in(painter, pen_right(&pen, 118));
    words_points(won->hand->value, points, sizeof points);
    pen_line(&worth, TEXT_WORTH | TEXT_RIGHT, 12, points);
    pen_line(&worth, TEXT_NOTE | TEXT_RIGHT, 0, tr_many("point", "points", won->hand->value));
    float high =
        figure_draw(painter, won->hand->figure, pen.room.x, pen.room.y, pen.room.w, tile, false) / pen.u;
    pen_top(&foot, high + 8);
    bool patterns = won->hand->line_count && !won->match->rules->declares_risk;
    say_when(won, !statistics_mode(scene), words, sizeof words);
    struct rect line = pen_top(&foot, 18);
    if (!patterns) {
        text_draw(painter, TEXT_NOTE, line, words);
        return;
    }
    struct rect when = rect_make(line.x + line.w * .4f, line.y, line.w * .6f, line.h);
    line.w -= text_draw(painter, TEXT_NOTE | TEXT_RIGHT, when, words) + 20 * pen.u;
    int most = won->hand->line_count;
    do { /* none is cut */
        say_patterns(won, most, words, sizeof words);
    } while (!type_has_room(painter, text_type(TEXT_NOTE), line.w, 1, words) && --most);
    text_draw(painter, TEXT_NOTE, line, words);
}

static void draw_hands(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    const char *orders[] = {tr("Highest first"), tr("Rarest first")};
    struct pen pen = pen_in(&app->painter, rect);
    word_row(app, pen_top(&pen, 30), "order", orders, 2, scene->order, true);
    target_does_each(app, "order", choose_order, 0);
    pen_top(&pen, 10);
    int room = SDL_max((int)(pen.room.h / (104 * pen.u)), 1);
    if (!statistics_mode(scene)) /* one of each mode */
        room = SDL_max(room, scene->hand_count);
    for (int i = 0; i < SDL_min(scene->hand_count, room); i++)
        draw_hand(scene, &app->painter, &scene->hands[i], pen_row(&pen, i, room, 0));
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    if (!scene->hand_count) {
        statistics_say(pen.painter, panel, tr("No hand won yet"),
                       tr("The highest and rarest are shown here."));
        return;
    }
    if (scene->pattern_count) {
        draw_patterns(scene, app, rect_moved(pen_left(&pen, panel.w * .29f / pen.u), -8 * pen.u, 0));
        pen_left(&pen, 12);
    }
    draw_hands(scene, app, pen.room);
}

const struct statistics_page statistics_hands_page = {N_("Patterns"), "statistics-hands", true, draw};
