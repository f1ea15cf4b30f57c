/* score.c: adds up the patterns of the best reading; see score.h. */
#include "rules/play/score.h"

#include <string.h>

#include "base/check.h"
#include "rules/play/ruleset.h"

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

bool score_has(const struct score *score, const struct pattern *pattern)
{
    for (int i = 0; i < score->line_count; i++)
        if (score->lines[i].pattern == pattern)
            return true;
    return false;
}

void score_none(struct score *score)
{
    memset(score, 0, offsetof(struct score, covered));
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

/* Returns the pattern of the same series that counts instead of line `place`: a more valuable one, or the
 * first of equals; NULL if there is none. */
static const struct pattern *higher_of_series(const struct score *score, int place)
{
    const struct score_line *line = &score->lines[place], *best = line;
    for (int i = 0; i < score->line_count && line->pattern->series; i++) {
        const struct score_line *other = &score->lines[i];
        if (other->pattern->series != line->pattern->series)
            continue;
        if (other->points > best->points || (other->points == best->points && other < best))
            best = other;
    }
    return best == line ? NULL : best->pattern;
}

/* Keeps the most valuable line of each series, notes the ones it covers, and adds up the points. */
static void keep_best_of_series(struct score *score)
{
    const struct pattern *higher[SCORE_LINES_MAX];
    int count = score->line_count;
    for (int i = 0; i < count; i++)
        higher[i] = higher_of_series(score, i);
    score->line_count = 0;
    for (int i = 0; i < count; i++) {
        const struct score_line line = score->lines[i];
        if (higher[i]) {
            CHECK(score->covered_count < COVERED_MAX);
            score->covered[score->covered_count++] =
                (struct covered_line){.pattern = line.pattern, .by = higher[i]};
            continue;
        }
        score->points += line.points;
        score->lines[score->line_count++] = line;
    }
}

static void score_reading(const struct ruleset *rules, const struct win *win, const struct reading *reading,
                          struct score *score)
{
    score_begin(score, reading);
    score->win = true;
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
         pattern = ruleset_next_pattern(rules, pattern)) {
        int times = pattern->times(win, reading), points = times ? ruleset_points(rules, pattern) : 0;
        if (!points)
            continue;
        CHECK(score->line_count < SCORE_LINES_MAX);
        score->lines[score->line_count++] =
            (struct score_line){.pattern = pattern, .points = (int16_t)(times * points)};
    }
    keep_best_of_series(score);
}

int win_readings(const struct ruleset *rules, const struct win *win, struct reading out[READING_MAX])
{
    if (win->only) {
        out[0] = *win->only;
        return 1;
    }
    return reading_list(win->hand.counts, win->melds, win->meld_count, win->tile, !win_is_own_draw(win),
                        rules->forms, out);
}

void score_sum(const struct ruleset *rules, const int16_t *options, const struct win *win,
               struct score *score)
{
    (void)options;
    struct reading readings[READING_MAX];
    int count = win_readings(rules, win, readings);
    score_none(score);
    for (int i = 0; i < count; i++) {
        struct score next;
        score_reading(rules, win, &readings[i], i == 0 ? score : &next);
        if (i > 0 && next.points > score->points)
            *score = next;
    }
}
