/*
 * rollout_teach.c: ranks moves by playing rounds to their end; see rollout_teach.h.
 *
 * Every move is tried on the same guesses of the hidden tiles, with normal in all seats. Hard's own choice
 * stays first because it was made from more such rounds: a move that seems better here only by chance counts
 * as equal. A move's distance from the first is the mean over the rounds, and its standard error is that of
 * the differences on the same tiles.
 */
#include "ai/rollout_teach.h"

#include <stdlib.h>
#include <string.h>

#include "ai/exact.h"
#include "ai/hidden.h"
#include "ai/plain_reason.h"
#include "base/check.h"

enum {
    OTHERS = 4,            /* moves other than hard's choice are tried in one of this many rounds */
    SHARP = AI_PERSON + 6, /* Zora: normal without errors */
    CHOICES = 8,           /* in the last draws, at most this many choices of the viewer, */
    LINES = 20000          /* and this many ways to play them to the end */
};

/* A round that is played to its end. */
struct attempt {
    rollout_normal *normal;
    const struct person *who; /* in all seats */
    struct rng rng;
    struct reason unread; /* normal's reasons, which nobody needs */
    int viewer, turns;    /* the viewer's discards, counting the one being tried */
    bool fed;             /* another seat won on it */
    bool by_dummy;        /* the round was won on a tile of the dummy */
};

/* Sums over the rounds; `behind` is the first move's lead on the same tiles. */
struct result_sum {
    int64_t points, others, behind, square;
    int64_t dummy;      /* what the others gained by the dummy, negated */
    int64_t gain;       /* the seat's own gain, in the rounds it won */
    int64_t fed_points; /* what the others gained on the tile this move gave away */
    int64_t wins, by_dummy, fed, count;
};

static struct attempt attempt_of(rollout_normal *normal, int level, const struct view *view)
{
    return (struct attempt){.normal = normal,
                            .who = person_at((enum ai_level)level),
                            .viewer = view->seat,
                            .turns = view->table.turns[view->seat] + 1};
}

bool rollout_teaches(const struct view *view)
{
    const struct ruleset *rules = view->table.rules;
    enum phase phase = (enum phase)view->table.phase;
    return (rules->declares_risk || rules->has_stages) &&
           (phase == PHASE_TURN || phase == PHASE_CLAIM || phase == PHASE_STAGE);
}

/* True if the move wins on a tile of the dummy. */
static bool wins_by_dummy(const struct table *table, struct move move)
{
    return move.kind == MOVE_WIN && table->phase == PHASE_CLAIM &&
           (table->offer.source == WIN_DUMMY_DISCARD || table->offer.source == WIN_REVEALED);
}

static struct move choose(void *context, const struct view *view)
{
    struct attempt *attempt = context;
    struct move move = attempt->normal(attempt->who, view, &attempt->rng, &attempt->unread);
    const struct table *table = &view->table;
    bool on_it = table->phase == PHASE_CLAIM && table->offer.by == attempt->viewer &&
                 table->offer.source == WIN_DISCARD && table->turns[attempt->viewer] == attempt->turns;
    attempt->fed = attempt->fed || (on_it && (move.kind == MOVE_WIN || move.kind == MOVE_DECLARE));
    attempt->by_dummy = attempt->by_dummy || wins_by_dummy(table, move);
    return move;
}

/* Adds the outcome of a round that counts `weight` times. Returns how much more the seat gained than the
 * others, in hundredths of a point. That has two parts: what the others gained, and the seat's own gain.
 * Payments belong to the win that they pay for. */
static int add_round(const struct view *view, const struct attempt *attempt, int winner,
                     const int32_t gain[SEAT_MAX], int64_t weight, struct result_sum *sum)
{
    int others = 0, players = table_players(&view->table);
    for (int seat = 0; seat < view->table.seats; seat++)
        others += seat == view->seat ? 0 : gain[seat];
    int theirs = 100 * others / (players - 1);
    int points = 100 * (int)gain[view->seat] - theirs;
    bool won = winner == view->seat;
    if (teach_is_paid(&view->table))
        theirs = won ? 0 : -points;
    sum->points += weight * points;
    *(attempt->by_dummy ? &sum->dummy : &sum->others) += weight * (attempt->by_dummy ? -theirs : theirs);
    sum->wins += won ? weight : 0;
    sum->gain += won ? weight * 100 * gain[view->seat] : 0;
    sum->by_dummy += won && attempt->by_dummy ? weight : 0;
    sum->fed += attempt->fed ? weight : 0;
    sum->fed_points += attempt->fed ? weight * theirs : 0;
    sum->count += weight;
    return points;
}

/* Plays one round to its end with dealt hands; returns what add_round does. */
static int try_move(const struct view *view, struct attempt attempt, uint64_t seed, struct move move,
                    struct result_sum *sum)
{
    struct view_player player = {.choose = choose, .context = &attempt};
    struct rng tiles;
    struct hand hands[SEAT_MAX];
    int32_t gain[SEAT_MAX];
    rng_init(&tiles, seed);
    rng_init(&attempt.rng, seed + 1);
    attempt.by_dummy = wins_by_dummy(&view->table, move);
    hidden_deal(view, &tiles, hands);
    int winner = view_try(view, hands, &tiles, move, &player, gain);
    return add_round(view, &attempt, winner, gain, 1, sum);
}

static void try_all(const struct view *view, const struct attempt *attempt, uint64_t seed,
                    const struct ranking *ranking, int count, struct result_sum sums[MOVE_MAX])
{
    int first = 0;
    for (int i = 0; i < count; i++) {
        int points = try_move(view, *attempt, seed, ranking->list[i].move, &sums[i]);
        first = i == 0 ? points : first;
        sums[i].behind += first - points;
        sums[i].square += (int64_t)(first - points) * (first - points);
    }
}

/* --- reasons ------------------------------------------------------------------------------------- */

/* Returns the reason against a move that is not the best. */
static struct reason against(const struct view *view, const struct advice *best, const struct advice *advice)
{
    if (best->move.kind == MOVE_WIN || best->move.kind == MOVE_DECLARE)
        return reason_plain(REASON_LETS_WIN_GO);
    if (advice->move.kind == MOVE_DECLARE)
        return reason_plain(REASON_NOT_COMPLETE);
    struct advice other = *advice, first = *best;
    struct split split;
    teach_split(&first, &other, &split);
    plain_compare(view, &split, &first, &other);
    return other.reason;
}

/* --- the ranking --------------------------------------------------------------------------------- */

/* Returns the standard error of a move's distance from the first, in hundredths. A single round has none:
 * only its result is known. */
static int standard_error(const struct result_sum *sum)
{
    int64_t mean = sum->behind / sum->count, spread = sum->square / sum->count - mean * mean;
    int64_t free = sum->count > 1 ? sum->count - 1 : 1;
    int error = (int)(teach_root(4 * (spread > 0 ? spread : 0) / free) + 1) / 2; /* rounded */
    return error > 0 ? error : 1; /* only exact figures have no error */
}

/* True if the player gives a tile away with the move, or with the discard that must follow it. */
static bool gives_tile(const struct move *move)
{
    return move->kind != MOVE_PASS && move->kind != MOVE_REVEAL && move->kind != MOVE_DUMMY_DRAW;
}

/* Fills in the figures of a move; `first` is the result of the first move. */
static void take_figures(const struct view *view, const struct result_sum *sum, int first,
                         struct advice *advice)
{
    advice->points = first - (int)(sum->behind / sum->count);
    advice->others = (int)(sum->others / sum->count);
    advice->dummy = (int)(sum->dummy / sum->count);
    advice->win = (int)(sum->wins * 1000 / sum->count);
    advice->gain = sum->wins ? (int)(sum->gain / sum->wins) : 0;
    advice->by_dummy = view->table.rules->dummy ? (int)(sum->by_dummy * 1000 / sum->count) : -1;
    advice->deal_in = gives_tile(&advice->move) ? (int)(sum->fed * 1000 / sum->count) : 0;
    advice->fed = gives_tile(&advice->move) ? (int)(sum->fed_points / sum->count) : 0;
    advice->estimate = true;
    advice->calibrated = false;
}

static void take_all(const struct view *view, struct ranking *ranking, const struct result_sum sums[MOVE_MAX])
{
    int first = (int)(sums[0].points / sums[0].count);
    for (int i = 0; i < ranking->count; i++) {
        take_figures(view, &sums[i], first, &ranking->list[i]);
        ranking->list[i].error = i ? standard_error(&sums[i]) : 0;
    }
}

/* Sorts the best first; equals keep their order. */
static void sort(struct ranking *ranking)
{
    for (int i = 1; i < ranking->count; i++) {
        struct advice moved = ranking->list[i];
        int place = i;
        for (; place > 0 && ranking->list[place - 1].points < moved.points; place--)
            ranking->list[place] = ranking->list[place - 1];
        ranking->list[place] = moved;
    }
}

bool rollout_teach(rollout_normal *normal, int rounds, const struct view *view, uint64_t seed,
                   const struct ai_stop *stop, struct ranking *ranking)
{
    struct attempt attempt = attempt_of(normal, AI_NORMAL, view);
    struct result_sum sums[MOVE_MAX] = {0};
    if (!rollout_teaches(view))
        return false;
    struct rng rng;
    rng_init(&rng, seed);
    ranking->list[0].move = ai_think(AI_HARD, view, &rng, stop, &ranking->list[0].reason);
    ranking->count = 1;
    for (int i = 0; i < view->move_count; i++)
        if (!move_equal(view->moves[i], ranking->list[0].move))
            ranking->list[ranking->count++].move = view->moves[i];
    for (int round = 0; round < rounds; round++) {
        if (stop && stop->asked(stop->context)) {
            ranking->count = 1;
            return true;
        }
        try_all(view, &attempt, rng_derive(seed, (uint64_t)round), ranking,
                round < rounds / OTHERS ? ranking->count : 1, sums);
    }
    take_all(view, ranking, sums);
    for (int i = 1; i < ranking->count; i++) /* a move that seems better than hard's counts as equal */
        if (ranking->list[i].points > ranking->list[0].points)
            ranking->list[i].points = ranking->list[0].points;
    sort(ranking);
    for (int i = 1; i < ranking->count; i++)
        ranking->list[i].reason = against(view, &ranking->list[0], &ranking->list[i]);
    return true;
}

/* True, after some rounds, if the move is clearly not two errors behind. */
static bool is_level(const struct result_sum *sum)
{
    enum { BLOCK = 40 };
    return sum->count % BLOCK == 0 && 200 * sum->behind < (int64_t)standard_error(sum) * 100 * sum->count;
}

bool rollout_measure(rollout_normal *normal, int rounds, int times, const struct view *view, uint64_t seed,
                     const struct ai_stop *stop, struct advice *best, struct advice *made)
{
    struct attempt attempt = attempt_of(normal, AI_NORMAL, view);
    struct result_sum sums[MOVE_MAX] = {0};
    struct ranking both = {.count = 2, .list = {*best, *made}};
    bool level = false;
    for (int round = 0; round < rounds * times && !level; round++) {
        if (stop && stop->asked(stop->context))
            return false;
        try_all(view, &attempt, rng_derive(seed, (uint64_t)round), &both, 2, sums);
        level = times == TEACH_SCREEN && is_level(&sums[1]);
    }
    take_all(view, &both, sums);
    *best = both.list[0];
    *made = both.list[1];
    return true;
}

/* --- the last draws ------------------------------------------------------------------------------ */

/* A decision whose moves are computed exactly. */
struct solving {
    const struct view *view;
    const struct attempt *attempt;
    const struct exact_worlds *worlds;
    const struct ai_stop *stop;
    struct move path[CHOICES]; /* the viewer's moves from the decision on */
    int steps;
    int left; /* rounds that may still be played */
};

/* One way the tiles can lie, and what the viewer sees at the end of the path. */
struct line {
    int world;
    struct view seen;
};

/* A world played along the path. */
struct playing {
    const struct solving *solving;
    struct attempt attempt;
    int made; /* moves of the path already made */
    struct line *line;
    bool open; /* the viewer has another choice at its end */
};

static bool is_choice(const struct view *view)
{
    return view->move_count > 1 && view->table.phase >= PHASE_TURN && view->table.phase <= PHASE_TREASURE;
}

static struct move choose_along(void *context, const struct view *view)
{
    struct playing *playing = context;
    struct attempt *attempt = &playing->attempt;
    if (view->seat != attempt->viewer || !is_choice(view) || playing->open)
        return choose(attempt, view);
    if (playing->made == playing->solving->steps) {
        memcpy(&playing->line->seen, view, sizeof *view);
        playing->open = true;
        return choose(attempt, view);
    }
    struct move move = playing->solving->path[playing->made++];
    attempt->by_dummy = attempt->by_dummy || wins_by_dummy(&view->table, move);
    return move;
}

/* Plays the path in a world. True if the round ended without another choice, and was added. */
static bool play_line(const struct solving *solving, struct line *line, struct result_sum *sum)
{
    struct playing playing = {.solving = solving, .attempt = *solving->attempt, .made = 1, .line = line};
    struct view_player player = {.choose = choose_along, .context = &playing};
    const struct exact_world *world = &solving->worlds->list[line->world];
    struct hand hands[SEAT_MAX] = {0};
    struct rng treasure;
    int32_t gain[SEAT_MAX];
    hands[solving->worlds->seat] = world->hand;
    rng_init(&treasure, (uint64_t)line->world);
    rng_init(&playing.attempt.rng, (uint64_t)line->world);
    playing.attempt.by_dummy = wins_by_dummy(&solving->view->table, solving->path[0]);
    int winner =
        view_try_known(solving->view, hands, world->wall, &treasure, solving->path[0], &player, gain);
    if (!playing.open)
        add_round(solving->view, &playing.attempt, winner, gain, world->weight, sum);
    return !playing.open;
}

static int by_view(const void *a, const void *b)
{
    const struct line *one = a, *other = b;
    return memcmp(&one->seen, &other->seen, sizeof one->seen);
}

static bool solve(struct solving *solving, const struct line *lines, int count, struct result_sum *sum);

/* Adds the result of the path in these worlds if the viewer makes the best of all later choices, the same
 * choice in worlds that look alike to the viewer. False if that takes too long. */
static bool try_path(struct solving *solving, const struct line *lines, int count, struct result_sum *sum)
{
    solving->left -= count;
    if (solving->left < 0 || (solving->stop && solving->stop->asked(solving->stop->context)))
        return false;
    struct line *open = malloc((size_t)count * sizeof *open);
    CHECK_MEMORY(open);
    int opened = 0;
    for (int i = 0; i < count; i++) {
        open[opened].world = lines[i].world;
        opened += !play_line(solving, &open[opened], sum);
    }
    qsort(open, (size_t)opened, sizeof *open, by_view);
    bool solved = true;
    for (int from = 0, to = 0; from < opened && solved; from = to) {
        while (to < opened && by_view(&open[from], &open[to]) == 0)
            to++;
        solved = solve(solving, open + from, to - from, sum);
    }
    free(open);
    return solved;
}

/* Adds the best result the viewer can get in worlds that look alike. */
static bool solve(struct solving *solving, const struct line *lines, int count, struct result_sum *sum)
{
    const struct view *seen = &lines[0].seen;
    struct result_sum best = {0};
    bool solved = solving->steps < CHOICES;
    for (int i = 0; i < seen->move_count && solved; i++) {
        struct result_sum after = *sum;
        solving->path[solving->steps++] = seen->moves[i];
        solved = try_path(solving, lines, count, &after);
        solving->steps--;
        if (i == 0 || after.points > best.points)
            best = after;
    }
    *sum = best;
    return solved;
}

static void take_exact(const struct view *view, const struct result_sum *sum, struct advice *advice)
{
    take_figures(view, sum, (int)(sum->points / sum->count), advice);
    advice->error = 0;
    advice->exact = true;
}

/* Replaces the figures of all moves of the ranking. */
static bool solve_all(struct solving *solving, struct ranking *ranking)
{
    int count = solving->worlds->count;
    struct line *all = calloc((size_t)count, sizeof *all);
    bool solved = true;
    CHECK_MEMORY(all);
    for (int i = 0; i < count; i++)
        all[i].world = i;
    solving->steps = 1;
    for (int i = 0; i < ranking->count && solved; i++) {
        struct result_sum sum = {0};
        solving->path[0] = ranking->list[i].move;
        solved = try_path(solving, all, count, &sum);
        if (solved)
            take_exact(solving->view, &sum, &ranking->list[i]);
    }
    free(all);
    return solved;
}

void rollout_exact(rollout_normal *normal, const struct view *view, const struct ai_stop *stop,
                   struct ranking *ranking)
{
    enum phase phase = (enum phase)view->table.phase;
    struct exact_worlds worlds;
    struct ranking exact = *ranking;
    if (phase < PHASE_TURN || phase > PHASE_TREASURE || ranking->count < 2 || !exact_worlds(view, &worlds))
        return;
    struct attempt attempt = attempt_of(normal, SHARP, view);
    struct solving solving = {
        .view = view, .attempt = &attempt, .worlds = &worlds, .stop = stop, .left = LINES};
    if (!solve_all(&solving, &exact))
        return;
    sort(&exact);
    bool same = move_equal(exact.list[0].move, ranking->list[0].move);
    *ranking = exact;
    if (!same) { /* its reason was one against it */
        struct advice second = ranking->list[1];
        struct split split;
        teach_split(&ranking->list[0], &second, &split);
        plain_compare(view, &split, &ranking->list[0], &second);
    }
    for (int i = 1; i < ranking->count; i++)
        ranking->list[i].reason = against(view, &ranking->list[0], &ranking->list[i]);
}
