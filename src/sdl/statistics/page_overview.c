/*
 * page_overview.c: the figures of the matches chosen: results, streaks, what was done and what came of it.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/statistics/statistics_scene.h"
#include "words/words.h"

enum { FACTS_MAX = 14, BINS = 12 };

/* --- the four figures at the top ------------------------------------------------------------------------ */

/* A figure with its name above it and what it is made of below. */
static void draw_figure(const struct pen *pen, int place, const char *name, const char *figure,
                        const char *sub)
{
    struct pen part = pen_in(pen->painter, pen_column(pen, place, 4, 28));
    pen_line(&part, TEXT_MARK | TEXT_QUIET, 16, name);
    pen_line(&part, TEXT_AMOUNT, 16, figure);
    struct rect line = part.room;
    struct type type = text_type(TEXT_NOTE);
    type_draw_large_two(pen->painter, type, line.x, line.y + type_cap_height(pen->painter, type), line.w, 20,
                        false, sub);
}

static void draw_streak(const struct pen *pen, int place, const char *name, const struct streak *streak)
{
    draw_figure(pen, place, name, TR_SAID("{1}", streak->present),
                TR_SAID(tr("longest: {1}"), streak->longest));
}

/* "12 won, 9 lost, 3 tied". */
static const char *say_matches(const struct statistics *sum, char out[64])
{
    int lost = sum->matches - sum->won - sum->tied;
    if (sum->tied)
        tr_say(out, 64, tr("{1} won, {2} lost, {3} tied"), sum->won, lost, sum->tied);
    else
        tr_say(out, 64, tr("{1} won, {2} lost"), sum->won, lost);
    return out;
}

/* Returns how high the figures are, in units: more where large words take two lines. */
static float figures_height(struct painter *painter, const struct statistics *sum, struct rect rect)
{
    char words[64];
    const struct pen pen = pen_in(painter, rect);
    float grown = painter->layout.grown - 1, wide = pen_column(&pen, 0, 4, 28).w;
    bool two = grown > 0 && type_width(painter, text_type(TEXT_NOTE), say_matches(sum, words)) > wide;
    return 112 + 14 * grown + (two ? 26 : 0);
}

/* Draws the figures, and a bar below results that are shares of a whole. */
static void draw_figures(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    const struct statistics *sum = &scene->chosen_mode;
    struct pen pen = pen_in(&app->painter, rect), foot = pen;
    struct thirds matches = statistics_matches(sum, "bar:matches", NULL);
    struct thirds rounds =
        statistics_rounds(sum->ends[ROUND_WON], sum->ends[ROUND_LOST], sum->rounds, "bar:rounds");
    char share[WORDS_AMOUNT], words[64];
    statistics_share(sum->won, sum->matches, share, sizeof share);
    draw_figure(&pen, 0, tr("Matches won"), share, say_matches(sum, words));
    statistics_share(rounds.won, rounds.whole, share, sizeof share);
    draw_figure(&pen, 1, tr("Rounds won"), share,
                TR_SAID(tr("{1} of {2}, {3} lost"), rounds.won, rounds.whole, rounds.lost));
    draw_streak(&pen, 2, tr("Streak of matches won"), &sum->matches_in_a_row);
    draw_streak(&pen, 3, tr("Streak of rounds won"), &sum->rounds_in_a_row);
    foot.room = pen_bottom(&foot, 8);
    statistics_thirds(scene, app, pen_column(&foot, 0, 4, 28), &matches);
    statistics_thirds(scene, app, pen_column(&foot, 1, 4, 28), &rounds);
}

/* --- the list of facts ---------------------------------------------------------------------------------- */

struct fact {
    const char *name, *what; /* what it is, shown when it is pointed at */
    char value[64], sub[64];
};

struct facts {
    struct fact list[FACTS_MAX];
    int count;
};

static struct fact *add(struct facts *facts, const char *name, const char *what)
{
    struct fact *fact = &facts->list[facts->count++];
    fact->name = name;
    fact->what = what;
    fact->sub[0] = '\0';
    return fact;
}

/* A share with what it is a share of. */
static void add_share(struct facts *facts, const char *name, const char *what, int part, int whole)
{
    struct fact *fact = add(facts, name, what);
    statistics_share(part, whole, fact->value, sizeof fact->value);
    tr_say(fact->sub, sizeof fact->sub, tr("{1} of {2}"), part, whole);
}

static void add_mean(struct facts *facts, const char *name, const char *what, int64_t points, int count)
{
    struct fact *fact = add(facts, name, what);
    statistics_mean(points, count, fact->value, sizeof fact->value);
    tr_say(fact->sub, sizeof fact->sub, tr_many("in {1} round", "in {1} rounds", count), count);
}

static void add_points(struct facts *facts, const struct statistics *sum)
{
    add_mean(facts, tr("Points per round won"),
             tr("Your average change in points in rounds you won, Riichi bets included."), sum->points_won,
             sum->ends[ROUND_WON]);
    add_mean(facts, tr("Points per round lost"),
             tr("Your average change in points in rounds another player won."), sum->points_lost,
             sum->ends[ROUND_LOST]);
}

static void add_deal_in(struct facts *facts, const struct ruleset *rules, const struct statistics *sum)
{
    add_share(facts, tr("Dealt in"),
              rules && words_are_literal(rules)
                  ? tr("Rounds another player won on your tile: your discard, or a quad they robbed.")
                  : tr("Rounds another player won on your tile: your discard, or a kong they robbed."),
              sum->dealt_in, sum->rounds);
    if (rules && rules->dummy)
        add_share(facts, tr("Lost to the dummy’s tile"),
                  tr("Rounds another player won on a tile you drew or revealed for the dummy."),
                  sum->by_dummy, sum->rounds);
}

static void add_calls(struct facts *facts, const struct ruleset *rules, const struct statistics *sum)
{
    struct fact *fact;
    add_share(facts, tr("Rounds with a claim"),
              tr("Rounds in which you claimed a tile for a run or for three or four of a kind, so your hand "
                 "was open."),
              sum->open, sum->rounds);
    add_share(facts, tr("Won with an open hand"),
              tr("Rounds you won, out of those in which you claimed a tile."), sum->open_won, sum->open);
    fact = add(facts, tr("Claims"),
               rules && words_are_literal(rules)
                   ? tr("Tiles you claimed for a set. Concealed and added quads don’t count.")
                   : tr("Tiles you claimed for a set. Closed and added kongs don’t count."));
    snprintf(fact->value, sizeof fact->value, "%d", sum->calls);
}

static void add_riichi(struct facts *facts, const struct ruleset *rules, const struct statistics *sum)
{
    add_share(facts, tr("Riichi"), tr("Rounds in which you declared Riichi."), sum->riichi, sum->rounds);
    add_share(facts, tr("Won after Riichi"), tr("Rounds you won, out of those in which you declared Riichi."),
              sum->riichi_won, sum->riichi);
    if (!rules->has_stages)
        return;
    add_share(facts, tr("Won after plain tenpai"),
              tr("Rounds you won, out of those in which you declared tenpai without Riichi."),
              sum->tenpai_won, sum->tenpai);
    add_share(facts, tr("Wins prevented by your guess"), tr("Rounds that ended because you guessed a wait."),
              sum->prevented, sum->rounds);
}

static void add_risk(struct facts *facts, const struct statistics *sum)
{
    add_share(facts, tr("Wins declared"), tr("Rounds in which you declared a win."), sum->declared,
              sum->rounds);
    add_share(facts, tr("Wrong declarations"), tr("Declared wins whose hand wasn’t complete."), sum->invalid,
              sum->declared);
    add_share(facts, tr("Waits named exactly"),
              tr("Out of the rounds in which you named waits, those with every wait right and no mistakes."),
              sum->exact, sum->named);
}

static void gather(struct facts *facts, const struct ruleset *rules, const struct statistics *sum)
{
    int drawn = sum->ends[ROUND_DRAWN] + sum->ends[ROUND_PREVENTED] + sum->ends[ROUND_INVALID];
    facts->count = 0;
    if (rules)
        add_points(facts, sum);
    add_share(
        facts, tr("No winner"),
        tr("Rounds nobody won: the wall was empty, a wait was guessed, or a declared win wasn’t valid."),
        drawn, sum->rounds);
    add_deal_in(facts, rules, sum);
    if (!rules || rules->claims)
        add_calls(facts, rules, sum);
    if (rules && rules->has_riichi)
        add_riichi(facts, rules, sum);
    if (rules && rules->declares_risk)
        add_risk(facts, sum);
}

static void draw_fact(struct statistics_scene *scene, struct app *app, const struct fact *fact, int number,
                      struct rect row)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, row);
    if (statistics_tells(app, TARGET_ID("fact", number), row)) {
        draw_wash(painter, row, 6, COLOUR_ALPHA(COLOUR_WHITE, 18));
        statistics_tip(scene, row, fact->name, fact->what);
    }
    pen_pad(&pen, 8, 0);
    float beside = type_width(painter, text_type(TEXT_NOTE), "0000 of 0000") / pen.u;
    text_draw(painter, TEXT_NOTE | TEXT_RIGHT, pen_right(&pen, beside), fact->sub);
    pen_right(&pen, 12);
    pen_right(&pen, text_draw(painter, TEXT_PLATE | TEXT_RIGHT, pen.room, fact->value) / pen.u + 12);
    text_draw(painter, TEXT_BODY | TEXT_IVORY, pen.room, fact->name);
}

static void draw_facts(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct facts facts;
    struct pen pen = pen_in(&app->painter, rect);
    gather(&facts, statistics_mode(scene), &scene->chosen_mode);
    float high = floorf(fminf(34 * pen.u, rect.h / (float)facts.count)) / pen.u;
    for (int i = 0; i < facts.count; i++)
        draw_fact(scene, app, &facts.list[i], i, pen_top(&pen, high));
}

/* --- plots ---------------------------------------------------------------------------------------------- */

/* How many rounds won brought how many points. */
struct bins {
    int counts[BINS], count, most, least;
    int step; /* points a bin */
};

static void each_win(struct statistics_scene *scene, void (*take)(struct bins *bins, int points),
                     struct bins *bins)
{
    struct selection selection = statistics_selection(scene);
    for (int i = 0; i < scene->counting.journal.count; i++) {
        const struct match_tally *match = &scene->counting.journal.matches[i];
        if (!statistics_selects(&scene->counting.journal, &selection, match))
            continue;
        for (int r = 0; r < match->round_count; r++)
            if (match->rounds[r].end == ROUND_WON)
                take(bins, (int)match->rounds[r].points);
    }
}

static void take_range(struct bins *bins, int points)
{
    bins->most = SDL_max(bins->most, points);
    bins->least = SDL_min(bins->least, points);
}

static void take_count(struct bins *bins, int points)
{
    bins->counts[SDL_clamp((points - bins->least) / bins->step, 0, BINS - 1)]++;
}

static int floor_to(int points, int step)
{
    return (int)floor((double)points / step) * step;
}

static void fill_bins(struct statistics_scene *scene, struct bins *bins)
{
    memset(bins, 0, sizeof *bins);
    each_win(scene, take_range, bins);
    int least = bins->least;
    bins->step = (int)plot_step(bins->most - least + 1, BINS);
    while ((bins->least = floor_to(least, bins->step)) + BINS * bins->step <= bins->most)
        bins->step *= 2;
    bins->count = (bins->most - bins->least) / bins->step + 1;
    each_win(scene, take_count, bins);
}

static void tell_bin(struct statistics_scene *scene, const struct plot *plot, const struct bins *bins,
                     int bin)
{
    char from[WORDS_AMOUNT], to[WORDS_AMOUNT];
    float w = plot->area.w / (float)plot->count;
    int first = bins->least + bin * bins->step;
    words_points(first, from, sizeof from);
    words_points(first + bins->step - 1, to, sizeof to);
    statistics_tip(scene, rect_make(plot->area.x + w * (float)bin, plot->area.y, w, plot->area.h),
                   bins->step == 1 ? TR_SAID(tr_many("{1} point", "{1} points", first), from)
                                   : TR_SAID(tr("{1} to {2} points"), from, to),
                   TR_SAID(tr_many("One round won", "{1} rounds won", bins->counts[bin]), bins->counts[bin]));
}

static void draw_histogram(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct bins bins;
    int most = 0;
    fill_bins(scene, &bins);
    for (int i = 0; i < bins.count; i++)
        most = SDL_max(most, bins.counts[i]);
    struct plot plot =
        plot_begin(&app->painter, rect, 0, most, bins.count, 0, tr("Rounds won"), tr("Points they scored"));
    int pointed = plot_pointed(app, &plot, "bin");
    for (int i = 0; i < bins.count; i++) {
        char words[WORDS_AMOUNT];
        plot_column(&app->painter, &plot, i, bins.counts[i], i == pointed ? COLOUR_BRASS_HIGH : COLOUR_BRASS);
        words_points(bins.least + i * bins.step, words, sizeof words);
        if (bins.count <= 6 || i % 2 == 0)
            plot_label(&app->painter, &plot, i, words);
    }
    if (pointed >= 0)
        tell_bin(scene, &plot, &bins, pointed);
}

/* Draws the shares of the sources of winning tiles; returns how high that is, in units. */
static float draw_sources(struct statistics_scene *scene, struct app *app, struct pen pen)
{
    static const uint32_t colours[] = {COLOUR_BRASS, COLOUR_BRASS_LOW, COLOUR_LOST, COLOUR_GOOD, COLOUR_MATE};
    const int *wins = scene->chosen_mode.wins;
    const struct ruleset *rules = statistics_mode(scene);
    float top = pen.room.y, leading = type_leading(pen.painter, text_type(TEXT_NOTE), 22) / pen.u;
    struct share shares[] = {
        {wins[WIN_SELF_DRAW], colours[0], tr_in("winning tile", "drawn")},
        {wins[WIN_REPLACEMENT], colours[1], tr("as a replacement")},
        {wins[WIN_DISCARD], colours[2], tr("discarded by others")},
        {wins[WIN_ROBBED_KONG], colours[3],
         rules && words_are_literal(rules) ? tr("robbed from a quad") : tr("robbed from a kong")},
        {wins[WIN_DUMMY_DISCARD] + wins[WIN_REVEALED], colours[4], tr("from the dummy")}};
    pen_line(&pen, TEXT_NOTE, 12, tr("Where the winning tiles came from"));
    statistics_bar(scene, app, "bar:sources", pen_top(&pen, 12), tr("Winning tiles"), shares, 5);
    pen_top(&pen, 12);
    struct pen line = pen_in(pen.painter, pen_top(&pen, leading));
    for (int i = 0; i < 5; i++) {
        if (!shares[i].part)
            continue;
        const char *words = TR_SAID(tr("{1} {2}"), shares[i].part, shares[i].name);
        if (text_units(pen.painter, TEXT_NOTE, words) + 18 > line.room.w / pen.u)
            line = pen_in(pen.painter, pen_top(&pen, leading));
        struct pen mark = pen_in(pen.painter, pen_left(&line, 9));
        draw_fill(pen.painter, pen_middle(&mark, 9, 9), shares[i].colour);
        pen_left(&line, 6);
        pen_left(&line, text_draw(pen.painter, TEXT_NOTE, line.room, words) / pen.u + 19);
    }
    return (pen.room.y - top) / pen.u;
}

/* The matches of each mode, where all are chosen. */
static void draw_modes(struct statistics_scene *scene, struct app *app, struct rect rect)
{
    struct pen pen = pen_in(&app->painter, rect);
    float grown = app->painter.layout.grown, high = 34 + 8 * (grown - 1);
    pen_line(&pen, TEXT_NOTE, 10, tr("Matches in each mode"));
    for (int i = 0; scene_modes[i]; i++) {
        struct thirds matches = statistics_matches(&scene->modes[i], TARGET_ID("bar:mode", i), NULL);
        if (!matches.whole)
            continue;
        struct pen row = pen_in(pen.painter, pen_top(&pen, high));
        matches.name = tr(scene_modes[i]->name);
        text_draw(row.painter, TEXT_NOTE, pen_left(&row, 138 * fmaxf(grown * .9f, 1)), matches.name);
        pen_left(&row, 12);
        text_draw(row.painter, TEXT_NOTE | TEXT_RIGHT, pen_right(&row, 50), TR_SAID("{1}", matches.whole));
        statistics_thirds(scene, app, row.room, &matches);
    }
}

static void draw(struct statistics_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    bool all = !statistics_mode(scene);
    if (!scene->chosen_mode.matches) {
        statistics_say(&app->painter, panel, tr("No matches counted yet"),
                       tr("Play one against the computer to the end, not as practice."));
        return;
    }
    pen_top(&pen, 4);
    draw_figures(scene, app, pen_top(&pen, figures_height(pen.painter, &scene->chosen_mode, panel)));
    pen_top(&pen, 14);
    pen_rule(&pen);
    pen_top(&pen, 12);
    draw_facts(scene, app, rect_moved(pen_left(&pen, panel.w / 2 / pen.u), -8 * pen.u, 0));
    pen_left(&pen, 32);
    if (!scene->chosen_mode.ends[ROUND_WON])
        return;
    pen_top(&pen, 8);
    pen_top(&pen, fmaxf(all ? 116 : 92, draw_sources(scene, app, pen) + 12));
    (all ? draw_modes : draw_histogram)(scene, app, pen.room);
}

const struct statistics_page statistics_overview = {N_("Overview"), "statistics-overview", true, draw};
