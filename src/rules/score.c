/* score.c: patterns summed over the best reading; see score.h. */
#include "rules/score.h"

#include <string.h>

#include "base/check.h"
#include "rules/ruleset.h"

static const char *const source_names[WIN_SOURCES] = {"self-draw",   "replacement",   "discard",
                                                      "robbed-kong", "dummy-discard", "revealed"};

const char *win_source_name(enum win_source source)
{
    CHECK(source < WIN_SOURCES);
    return source_names[source];
}

enum win_source win_source_parse(const char *name)
{
    int source = 0;
    while (source < WIN_SOURCES && strcmp(source_names[source], name))
        source++;
    return (enum win_source)source;
}

bool win_is_own_draw(const struct win *win)
{
    return win->source == WIN_SELF_DRAW || win->source == WIN_REPLACEMENT;
}

void score_none(struct score *score)
{
    size_t lines = offsetof(struct score, lines), after = lines + sizeof score->lines;
    memset(score, 0, lines);
    memset((char *)score + after, 0, sizeof *score - after);
}

void score_begin(struct score *score, const struct reading *reading)
{
    score_none(score);
    score->reading = *reading;
}

void score_win(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score)
{
    (rules->score ? rules->score : score_sum)(rules, options, win, score);
}

/* The line of the same series that counts instead of `lines[place]`: a dearer one, of equals the first; or
 * NULL. */
static const struct score_line *dearest_of_series(const struct score *score, int place)
{
    const struct score_line *line = &score->lines[place], *best = line;
    for (int i = 0; i < score->line_count && line->pattern->series; i++) {
        const struct score_line *other = &score->lines[i];
        if (other->pattern->series != line->pattern->series)
            continue;
        if (other->points > best->points || (other->points == best->points && other < best))
            best = other;
    }
    return best == line ? NULL : best;
}

/* Of each series keeps the dearest line, notes what it covers, and adds up the points. */
static void keep_dearest_of_series(struct score *score)
{
    const struct score all = *score;
    score->line_count = 0;
    for (int i = 0; i < all.line_count; i++) {
        const struct score_line *line = &all.lines[i], *dearer = dearest_of_series(&all, i);
        if (dearer) {
            CHECK(score->covered_count < COVERED_MOST);
            score->covered[score->covered_count++] =
                (struct covered_line){.pattern = line->pattern, .by = dearer->pattern};
            continue;
        }
        score->points += line->points;
        score->lines[score->line_count++] = *line;
    }
}

/* The value of one reading. */
static void score_reading(const struct ruleset *rules, const struct win *win, const struct reading *reading,
                          struct score *score)
{
    *score = (struct score){.win = true, .reading = *reading};
    for (const struct pattern *pattern = rules->patterns; pattern->id; pattern++) {
        int times = pattern->times(win, reading), points = times ? ruleset_points(rules, pattern) : 0;
        if (!points)
            continue;
        CHECK(score->line_count < SCORE_LINES_MOST);
        score->lines[score->line_count++] =
            (struct score_line){.pattern = pattern, .points = (int16_t)(times * points)};
    }
    keep_dearest_of_series(score);
}

int win_readings(const struct ruleset *rules, const struct win *win, struct reading out[READING_MOST])
{
    return reading_list(win->hand.counts, win->melds, win->meld_count, win->tile, !win_is_own_draw(win),
                        rules->forms, out);
}

void score_sum(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score)
{
    (void)options;
    struct reading readings[READING_MOST];
    int count = win_readings(rules, win, readings);
    *score = (struct score){0};
    for (int i = 0; i < count; i++) {
        struct score next;
        score_reading(rules, win, &readings[i], &next);
        if (i == 0 || next.points > score->points)
            *score = next;
    }
}
