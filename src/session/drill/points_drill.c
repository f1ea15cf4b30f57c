/*
 * points_drill.c: see points_drill.h.
 */
#include "session/drill/points_drill.h"

#include <stdlib.h>
#include <string.h>

#include "rules/modes/classic.h"
#include "rules/modes/riichi_score.h"
#include "rules/modes/riichi_yaku.h"
#include "rules/play/traits.h"
#include "session/scorer/win_check.h"

enum { LADDER_MAX = 160 };

/* --- the choices ------------------------------------------------------------------------------------ */

struct ladder {
    int count;
    int points[LADDER_MAX];
};

static void add_value(struct ladder *ladder, int points)
{
    for (int i = 0; i < ladder->count; i++)
        if (ladder->points[i] == points)
            return;
    if (points > 0 && ladder->count < LADDER_MAX)
        ladder->points[ladder->count++] = points;
}

static void add_riichi_values(struct ladder *ladder, bool dealer)
{
    static const int limits[] = {5, 6, 8, 11, 13};
    for (int han = 1; han <= 4; han++)
        for (int fu = 20; fu <= 70; fu += 10)
            if (fu > 20 || han > 1)
                add_value(ladder, riichi_points(han, fu == 20 ? 25 : fu, dealer));
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        add_value(ladder, riichi_points(limits[i], 30, dealer));
}

/* If points add up: adds the values of the hand with one pattern more or fewer. */
static void add_sums(struct ladder *ladder, const struct points_question *question)
{
    for (const struct pattern *pattern = NULL; (pattern = ruleset_next_pattern(question->rules, pattern));) {
        int points = ruleset_points(question->rules, pattern);
        add_value(ladder, question->score.points + points);
        add_value(ladder, question->score.points - points);
    }
}

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Collects possible values near this hand's, including it, in ascending order. */
static void build_ladder(struct ladder *ladder, const struct points_question *question)
{
    ladder->count = 0;
    add_value(ladder, question->score.points);
    if (question->rules->has_stages)
        add_riichi_values(ladder, question->win.seat_wind == TILE_EAST);
    else if (question->rules->counts_faan)
        for (int faan = 0; faan <= CLASSIC_LIMIT; faan++)
            add_value(ladder, classic_points[faan]);
    else
        add_sums(ladder, question);
    qsort(ladder->points, (size_t)ladder->count, sizeof ladder->points[0], by_size);
}

static bool choose_values(struct points_question *question, struct rng *rng)
{
    struct ladder ladder;
    build_ladder(&ladder, question);
    int place = 0;
    while (ladder.points[place] != question->score.points)
        place++;
    int first = place - (int)rng_below(rng, POINTS_CHOICES), last = ladder.count - POINTS_CHOICES;
    if (last < 0)
        return false;
    first = first < 0 ? 0 : first > last ? last : first;
    memcpy(question->choices, ladder.points + first, sizeof question->choices);
    question->right = place - first;
    return true;
}

static bool is_covered(const struct score *score, const struct pattern *pattern)
{
    for (int i = 0; i < score->covered_count; i++)
        if (score->covered[i].pattern == pattern)
            return true;
    return false;
}

/* Chooses the patterns that count, those that are covered, and random others. */
static void choose_patterns(struct points_question *question, struct rng *rng)
{
    const struct ruleset *rules = question->rules;
    const struct score *score = &question->score;
    uint8_t others[128], other_count = 0, place = 0;
    bool taken[128] = {false};
    int room = PATTERNS_OFFERED - score->line_count;
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern && place < 128;
         pattern = ruleset_next_pattern(rules, pattern), place++) {
        taken[place] = score_has(score, pattern) || (is_covered(score, pattern) && room > 0);
        room -= taken[place] && !score_has(score, pattern);
        if (!taken[place] && ruleset_plays(rules, pattern))
            others[other_count++] = place;
    }
    rng_shuffle(rng, others, other_count);
    for (int i = 0; i < other_count && room > 0; i++, room--)
        taken[others[i]] = true;
    place = 0;
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern && place < 128;
         pattern = ruleset_next_pattern(rules, pattern), place++) {
        if (!taken[place])
            continue;
        question->counts |= score_has(score, pattern) ? 1u << question->offered_count : 0;
        question->offered[question->offered_count++] = pattern;
    }
}

bool points_question_init(struct points_question *question, const struct ruleset *rules,
                          const struct win *win, struct rng *rng)
{
    memset(question, 0, sizeof *question);
    question->rules = rules;
    question->win = *win;
    ruleset_defaults(rules, question->options);
    score_win(rules, question->options, win, &question->score);
    if (!question->score.win || !question->score.line_count || question->score.line_count > POINTS_LINES)
        return false;
    choose_patterns(question, rng);
    return choose_values(question, rng);
}

/* --- what does not count -------------------------------------------------------------------------- */

/* A hand with the second pattern also meets the description of the first, but the rules count the first only
 * without the second. */
static const char *const contained[][2] = {
    {"self-picked", "kong-replacement"},
    {"small-three-winds", "small-four-winds"},
    {"big-three-winds", "big-four-winds"},
    {"riichi", "double-riichi"},
    {"iipeikou", "ryanpeikou"},
    {"chanta", "junchan"},
    {"chanta", "honroutou"},
    {"chanta", "chinroutou"},
    {"chanta", "tsuuiisou"},
    {"junchan", "chinroutou"},
    {"honroutou", "chinroutou"},
    {"honroutou", "tsuuiisou"},
    {"sanankou", "suuankou"},
    {"sankantsu", "suukantsu"},
};

/* Returns the pattern that covers this one and counts, or NULL. */
static const struct pattern *find_cover(const struct score *score, const struct pattern *pattern)
{
    for (int i = 0; i < score->covered_count; i++)
        if (score->covered[i].pattern == pattern)
            return score->covered[i].by;
    for (size_t i = 0; i < sizeof contained / sizeof *contained; i++)
        for (int line = 0; line < score->line_count; line++)
            if (strcmp(contained[i][0], pattern->id) == 0 &&
                strcmp(contained[i][1], score->lines[line].pattern->id) == 0)
                return score->lines[line].pattern;
    return NULL;
}

/* True for a yakuman and for a pattern worth the limit alone. */
static bool counts_alone(const struct ruleset *rules, const struct pattern *pattern)
{
    if (rules->has_stages)
        return riichi_yaku_is_yakuman(pattern);
    return rules->counts_faan && ruleset_points(rules, pattern) >= CLASSIC_LIMIT;
}

/* True if a reading of the hand, won as `win` says, has the pattern. */
static bool is_read(const struct points_question *question, const struct win *win,
                    const struct pattern *pattern)
{
    struct reading readings[READING_MAX];
    int count = win_readings(question->rules, &question->win, readings);
    for (int i = 0; i < count; i++)
        if (pattern->times(win, &readings[i]))
            return true;
    return false;
}

/* True if only the hand's open melds rule out the pattern: closed, the hand would have it, or one that
 * contains it. */
static bool wants_closed(const struct points_question *question, const struct pattern *pattern)
{
    struct win closed = question->win;
    if (!question->rules->has_stages || win_is_closed(&closed) || riichi_yaku_han(pattern, true))
        return false;
    closed.meld_count = 0;
    bool read = is_read(question, &closed, pattern);
    for (size_t i = 0; i < sizeof contained / sizeof *contained && !read; i++)
        if (strcmp(contained[i][0], pattern->id) == 0)
            read = is_read(question, &closed, ruleset_pattern(question->rules, contained[i][1]));
    return read;
}

struct uncounted points_question_uncounted(const struct points_question *question,
                                           const struct pattern *pattern)
{
    const struct ruleset *rules = question->rules;
    const struct score *score = &question->score;
    struct uncounted uncounted = {.kind = UNCOUNTED_LACKING, .by = find_cover(score, pattern)};
    bool has = uncounted.by || pattern->times(&question->win, &score->reading);
    if (has && counts_alone(rules, score->lines[0].pattern) && !counts_alone(rules, pattern))
        uncounted.kind = UNCOUNTED_ALONE;
    else if (uncounted.by)
        uncounted.kind = UNCOUNTED_COVERED;
    else if (wants_closed(question, pattern))
        uncounted.kind = UNCOUNTED_OPEN;
    else if (is_read(question, &question->win, pattern))
        uncounted.kind = UNCOUNTED_READING;
    return uncounted;
}

/* --- making a hand -------------------------------------------------------------------------------------- */

struct builder {
    const struct ruleset *rules;
    const int16_t *options;
    struct rng *rng;
    struct win *win;
    uint8_t left[TILE_KINDS];
    tile_set kinds; /* the kinds to use */
    int pungs;      /* per cent of the sets */
};

static bool chance(struct builder *builder, int percent)
{
    return (int)rng_below(builder->rng, 100) < percent;
}

/* Picks an allowed kind with at least `copies` left, or TILE_NONE. */
static uint8_t pick(struct builder *builder, int copies)
{
    uint8_t kinds[TILE_KINDS];
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (builder->kinds & TILE_BIT(kind) && builder->left[kind] >= copies)
            kinds[count++] = kind;
    return count ? kinds[rng_below(builder->rng, (uint32_t)count)] : TILE_NONE;
}

/* Picks the lowest kind of a possible run, or TILE_NONE. */
static uint8_t pick_run(struct builder *builder)
{
    uint8_t kinds[TILE_KINDS];
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++) {
        bool whole = kind % 9 < 7;
        for (int i = 0; whole && i < 3; i++)
            whole = builder->kinds & TILE_BIT(kind + i) && builder->left[kind + i];
        if (whole)
            kinds[count++] = kind;
    }
    return count ? kinds[rng_below(builder->rng, (uint32_t)count)] : TILE_NONE;
}

static void take(struct builder *builder, uint8_t kind, int copies, bool held)
{
    builder->left[kind] = (uint8_t)(builder->left[kind] - copies);
    for (int i = 0; held && i < copies; i++)
        hand_add(&builder->win->hand, kind);
}

static void lay_out(struct builder *builder, enum meld_kind kind, uint8_t tile)
{
    bool closed = kind == MELD_KONG_CLOSED;
    builder->win->melds[builder->win->meld_count++] = (struct meld){.kind = (uint8_t)kind,
                                                                    .tile = tile,
                                                                    .claimed = closed ? TILE_NONE : tile,
                                                                    .from = closed ? SEAT_NONE : 1};
}

/* Adds a concealed or open set; false if none is possible. */
static bool add_set(struct builder *builder, bool open)
{
    bool run = !chance(builder, builder->pungs);
    uint8_t kind = run ? pick_run(builder) : pick(builder, 3);
    if (kind == TILE_NONE)
        return false;
    if (run) {
        open = open && builder->rules->claims & CLAIM_CHOW;
        for (int i = 0; i < 3; i++)
            take(builder, (uint8_t)(kind + i), 1, !open);
        if (open)
            lay_out(builder, MELD_RUN, kind);
        return true;
    }
    bool kong = builder->left[kind] == 4 && chance(builder, 18);
    take(builder, kind, kong ? 4 : 3, !kong && !open);
    if (kong)
        lay_out(builder, open ? MELD_KONG_OPEN : MELD_KONG_CLOSED, kind);
    else if (open)
        lay_out(builder, MELD_PUNG, kind);
    return true;
}

/* Chooses the character of the hand: its kinds, and how many pungs. */
static void choose_theme(struct builder *builder)
{
    static const int pungs[] = {15, 40, 30, 80, 25, 100};
    int theme = (int)rng_below(builder->rng, 6), suit = (int)rng_below(builder->rng, 3);
    int out = builder->rules->removes_suit ? (suit + 1) % 3 : SUIT_NONE;
    builder->kinds = 0;
    builder->pungs = pungs[theme];
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        bool fits = theme == 1   ? (int)tile_suit(kind) == suit || tile_is_honor(kind)
                    : theme == 2 ? !tile_is_honor(kind) && !tile_is_terminal(kind)
                    : theme == 4 ? (int)tile_suit(kind) == suit
                    : theme == 5 ? tile_is_honor(kind) || tile_is_terminal(kind)
                                 : true;
        if (fits && builder->rules->copies[kind] && (int)tile_suit(kind) != out)
            builder->kinds |= TILE_BIT(kind);
    }
}

static bool build_pairs(struct builder *builder)
{
    tile_set taken = 0;
    for (int i = 0; i < 7; i++) {
        uint8_t kind = pick(builder, 2);
        if (kind == TILE_NONE || taken & TILE_BIT(kind))
            return false;
        taken |= TILE_BIT(kind);
        take(builder, kind, 2, true);
    }
    return true;
}

static bool build_sets(struct builder *builder)
{
    int open = chance(builder, 45) ? 0 : 1 + (int)rng_below(builder->rng, 2);
    for (int i = 0; i < builder->rules->sets; i++)
        if (!add_set(builder, i < open))
            return false;
    uint8_t pair = pick(builder, 2);
    if (pair == TILE_NONE)
        return false;
    take(builder, pair, 2, true);
    return true;
}

static void choose_winning_tile(struct builder *builder)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_list(&builder->win->hand, tiles);
    builder->win->tile = tiles[rng_below(builder->rng, (uint32_t)count)];
    bool kong = false;
    for (int i = 0; i < builder->win->meld_count; i++)
        kong |= meld_is_kong(&builder->win->melds[i]);
    if (chance(builder, 45))
        builder->win->source = kong && chance(builder, 50) ? WIN_REPLACEMENT : WIN_SELF_DRAW;
    else
        builder->win->source = builder->rules->dummy && chance(builder, 30) ? WIN_DUMMY_DISCARD : WIN_DISCARD;
    builder->win->last_tile = chance(builder, 5);
}

static void choose_winds(struct builder *builder)
{
    const struct ruleset *rules = builder->rules;
    int seats = ruleset_seats(rules, builder->options);
    int winds[SEAT_MAX] = {0, seats == 2 ? 2 : 1, 2, 3};
    builder->win->seat_wind = (uint8_t)(TILE_EAST + winds[rng_below(builder->rng, (uint32_t)seats)]);
    builder->win->round_wind = rules->has_round_wind ? TILE_EAST : TILE_NONE;
    if (rules->winds_go_round && chance(builder, 40))
        builder->win->round_wind = TILE_SOUTH;
}

/* Draws an indicator from the rest of the set. */
static uint8_t draw_indicator(struct builder *builder)
{
    tile_set all = builder->kinds;
    builder->kinds = ~(tile_set)0;
    uint8_t tile = pick(builder, 1);
    builder->kinds = all;
    take(builder, tile, 1, false);
    return tile;
}

/* Chooses everything outside the hand: indicators, the treasure, flowers. */
static void choose_extras(struct builder *builder)
{
    struct win *win = builder->win;
    const struct ruleset *rules = builder->rules;
    memset(win->dora, TILE_NONE, sizeof win->dora);
    memset(win->ura, TILE_NONE, sizeof win->ura);
    win->riichi = rules->has_riichi && win_is_closed(win) && chance(builder, 40);
    if (win_has_pattern(rules, builder->options, "only-bonus", OPTION_INDICATORS)) {
        int first = (int)rng_below(builder->rng, 9), step = 1 + (int)rng_below(builder->rng, 8);
        win->bonus[0] = (uint8_t)(1 + first);
        win->bonus[1] = (uint8_t)(1 + (first + step) % 9);
    }
    if (win_has_pattern(rules, builder->options, "treasure", OPTION_TREASURE) && chance(builder, 25))
        win->treasure = (uint8_t)(1 + rng_below(builder->rng, 9));
    if (rules->has_dora) {
        win->dora[0] = draw_indicator(builder);
        if (win->riichi)
            win->ura[0] = draw_indicator(builder);
    }
    if (ruleset_plays_flowers(rules, builder->options))
        for (int i = 0; i < 8; i++)
            win->flowers |= (uint8_t)(chance(builder, 15) << i);
}

/* Makes one attempt. */
static bool build(const struct ruleset *rules, const int16_t *options, struct rng *rng, struct win *win)
{
    struct builder builder = {.rules = rules, .options = options, .rng = rng, .win = win};
    struct fault fault;
    memset(win, 0, sizeof *win);
    memcpy(builder.left, rules->copies, sizeof builder.left);
    choose_theme(&builder);
    bool pairs = rules->forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY) && chance(&builder, 7);
    if (!(pairs ? build_pairs(&builder) : build_sets(&builder)))
        return false;
    choose_winning_tile(&builder);
    choose_winds(&builder);
    choose_extras(&builder);
    return win_check(win, rules, options, &fault);
}

void points_question_deal(struct points_question *question, const struct ruleset *rules, struct rng *rng)
{
    int16_t options[OPTION_MAX];
    struct win win;
    ruleset_defaults(rules, options);
    for (;;) {
        if (!build(rules, options, rng, &win) || !points_question_init(question, rules, &win, rng))
            continue;
        /* hands with a single pattern are the most frequent and the least interesting */
        if (question->score.line_count > 1 || rng_below(rng, 3) == 0)
            return;
    }
}
