/*
 * statistics_widgets.c: what the pages of statistics share (statistics_scene.h).
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/art/theme.h"
#include "sdl/statistics/statistics_scene.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

static const char dash[] = "\xe2\x80\x93";

void statistics_say(struct painter *painter, struct rect panel, const char *words, const char *sub)
{
    float u = painter->layout.u, x = panel.x + panel.w / 2, y = panel.y + panel.h / 2;
    struct type small = type_make(TYPE_SANS, SIZE_TEXT, COLOUR_QUIET, TYPE_CENTRE);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_IVORY, TYPE_CENTRE), x, y - 10 * u,
                  panel.w, words);
    type_draw_fit(painter, small, x, y + 12 * u + type_cap_height(painter, small), panel.w, sub);
}

void statistics_share(int part, int whole, char *out, size_t size)
{
    if (whole)
        tr_say(out, size, tr("{1}%"), words_share(part, whole));
    else
        snprintf(out, size, "%s", dash);
}

void statistics_mean(int64_t points, int count, char *out, size_t size)
{
    double mean = count ? (double)points / count : 0;
    char whole[WORDS_AMOUNT];
    if (!count) {
        snprintf(out, size, "%s", dash);
    } else if (fabs(mean) < 99.95) {
        words_decimal(lround(mean * 10), 1, out, size);
    } else {
        words_points((int)lround(mean), whole, sizeof whole);
        snprintf(out, size, "%s", whole);
    }
}

void statistics_date(const char *began, char date[DAY_DATE])
{
    int day = date_parse(began);
    if (day == DATE_NONE)
        snprintf(date, DAY_DATE, "%s", began);
    else
        words_date_short(day, date, DAY_DATE);
}

bool statistics_tells(struct app *app, const char *id, struct rect rect)
{
    target_add(app, id, rect, TARGET_INFO, 0);
    widget_ring(app, id, rect, 6);
    return input_tells(app, id);
}

void statistics_tip(struct statistics_scene *scene, struct rect anchor, const char *name, const char *text)
{
    scene->tip.anchor = anchor;
    snprintf(scene->tip.name, sizeof scene->tip.name, "%s", name);
    snprintf(scene->tip.text, sizeof scene->tip.text, "%s", text);
}

/* --- bars ----------------------------------------------------------------------------------------------- */

enum { SHARES_MAX = 6 };

/* "12 won, 3 tied, 9 lost": what the shares are. */
static void say_shares(const struct share *shares, int count, char *out, size_t size)
{
    char words[SHARES_MAX][48];
    const char *list[SHARES_MAX];
    int said = 0;
    for (int i = 0; i < count; i++)
        if (shares[i].part) {
            tr_say(words[said], sizeof words[said], tr("{1} {2}"), shares[i].part, shares[i].name);
            list[said] = words[said];
            said++;
        }
    tr_list(out, size, TR_COMMA, list, said);
}

void statistics_bar(struct statistics_scene *scene, struct app *app, const char *id, struct rect bar,
                    const char *name, const struct share *shares, int count)
{
    struct painter *painter = &app->painter;
    struct rect touched = rect_inset(bar, 0, -roundf(6 * painter->layout.u));
    char words[200];
    int whole = 0, before = 0;
    for (int i = 0; i < count; i++)
        whole += shares[i].part;
    if (!whole)
        return;
    for (int i = 0; i < count; i++) {
        float from = roundf(bar.w * (float)before / (float)whole);
        before += shares[i].part;
        float to = roundf(bar.w * (float)before / (float)whole);
        if (to > from)
            draw_fill(painter, rect_make(bar.x + from, bar.y, to - from, bar.h), shares[i].colour);
    }
    if (!statistics_tells(app, id, touched))
        return;
    draw_outline(painter, rect_inset(bar, -2, -2), 2, 1.2f, COLOUR_IVORY);
    say_shares(shares, count, words, sizeof words);
    statistics_tip(scene, touched, name, words);
}
