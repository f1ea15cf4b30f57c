/* search.c: moves tried out in playouts; see search.h. */
#include "ai/search.h"

#include <string.h>

#include "ai/hidden.h"
#include "base/check.h"

enum {
    POLL = 16,       /* arrangements between two questions whether to stop */
    LEADING = 200,   /* being ahead after the last round, in hundredths of a point */
    LEAD_ASKED = 25, /* for another discard than normal's, in hundredths of a point */
    LARGEST = 16,    /* that judged points are enlarged */
    IN_HAND = 60     /* a win that can be had now, against one hoped for */
};

const struct search_plan search_usual = {
    .playouts = 20000, .moves = 5, .prior = 1000, .stages = 3, .behind = 700, .settles = true};
const struct search_plan search_teach = {
    .playouts = 3000, .moves = SEARCH_MOST, .prior = 200, .stages = 2, .behind = 1 << 30};

bool search_can(const struct view *view)
{
    const struct table *table = &view->table;
    return playout_plays(table->rules) && table->phase != PHASE_REMOVE && table->round > 0 &&
           !(table->phase == PHASE_CLAIM && table->offer.source == WIN_ROBBED_KONG) &&
           table->phase != PHASE_DUMMY;
}

/* One search in progress. */
struct search {
    const struct judge *judge;
    const struct judged *judged;
    struct playout start; /* what is known */
    struct hidden hidden;
    struct searched *tried;
    int count;
};

/* What a gain is worth: in the last round to be ahead at the end counts besides the points. */
static int value_of(const struct search *search, int gain)
{
    const struct table *table = search->judge->situation.table;
    int seat = search->judge->situation.seat;
    if (table->round < table->rounds)
        return 100 * gain;
    int lead = (int)(table->scores[seat] - table->scores[1 - seat]) + gain;
    return 100 * gain + (lead > 0 ? LEADING : lead < 0 ? -LEADING : 0);
}

static void try_once(const struct search *search, const struct playout *world, struct searched *tried)
{
    struct playout playout = *world;
    int seat = search->judge->situation.seat;
    playout_apply(&playout, &tried->move);
    if (playout.step == STEP_OFFER)
        playout_step(&playout);
    if (playout.step == STEP_OVER && playout.end.winner == 1 - seat)
        tried->fed++;
    playout_run(&playout);
    int gain = playout.end.winner == SEAT_NONE ? 0
               : playout.end.winner == seat    ? playout.end.points
                                               : -playout.end.points;
    tried->count++;
    tried->wins += playout.end.winner == seat;
    tried->points += 100 * gain;
    tried->won += gain > 0 ? 100 * gain : 0;
    int value = value_of(search, gain) + (tried->move.kind == MOVE_WIN ? IN_HAND : 0);
    tried->value += value;
    tried->square += (int64_t)value * value;
}

static int64_t mean(const struct searched *tried)
{
    return tried->value * 256 / tried->count;
}

/* How much larger the points of playouts are than those of the judgement, in sixteenths. It hopes for little
 * as long as a hand is far off, and what its moves differ by is as little. */
static int scale_of(const struct search *search, int count)
{
    int64_t won = 0, worth = 0;
    for (int i = 0; i < count; i++) {
        const struct judged *judged = &search->judged[search->tried[i].place];
        won += search->tried[i].won / search->tried[i].count;
        worth += ((int64_t)judged->score + judged->cost) * 100 / AI_ONE;
    }
    int64_t scale = worth > 0 ? 16 * won / worth : 16;
    return scale < 16 ? 16 : scale > 16 * LARGEST ? 16 * LARGEST : (int)scale;
}

/* What a move was judged to bring, in 1/256 of a hundredth. */
static int64_t judged_value(const struct search *search, const struct searched *tried, int scale)
{
    const struct judged *judged = &search->judged[tried->place];
    int64_t worth = ((int64_t)judged->score + judged->cost) * scale / 16;
    return (worth - judged->cost) * 100 * 256 / AI_ONE;
}

/* True for a plain discard with nobody in Riichi: there normal's fine judgement of the useful tiles is better
 * than a small lead in playouts, that are moved by a coarser one. */
static bool is_fine(const struct search *search)
{
    const struct judged *first = &search->judged[0];
    return first->move.kind == MOVE_DISCARD && !search->judge->situation.rivals[0].riichi;
}

/* Works out how the first `count` moves stand, each tried equally often: by the playouts and, as if it were
 * so many of them, by the judgement, whose points are brought to the same size and mean. Then puts them in
 * order. */
static void sort(struct search *search, int count, int prior)
{
    int64_t offset = 0;
    int scale = scale_of(search, count);
    for (int i = 0; i < count; i++)
        offset += (mean(&search->tried[i]) - judged_value(search, &search->tried[i], scale)) / count;
    for (int i = 0; i < count; i++) {
        struct searched *tried = &search->tried[i];
        int64_t judged = judged_value(search, tried, scale) + offset;
        tried->standing = (mean(tried) * tried->count + judged * prior) / (tried->count + prior);
        tried->ahead = tried->place == 0 && is_fine(search) ? LEAD_ASKED : 0;
        tried->standing += tried->ahead * 256;
    }
    for (int i = 1; i < count; i++) {
        struct searched moved = search->tried[i];
        int at = i;
        for (; at > 0 && search->tried[at - 1].standing < moved.standing; at--)
            search->tried[at] = search->tried[at - 1];
        search->tried[at] = moved;
    }
}

/* Tries the first `count` moves on so many arrangements; false if it was stopped. */
static bool try_all(struct search *search, int count, int worlds, const struct ai_stop *stop)
{
    int seat = search->judge->situation.seat;
    for (int i = 0; i < worlds; i++) {
        if (stop && i % POLL == 0 && stop->asked(stop->context))
            return false;
        struct playout_hidden hidden;
        struct playout world = search->start;
        hidden_next(&search->hidden, &hidden);
        playout_place(&world, seat, &hidden);
        for (int k = 0; k < count; k++)
            try_once(search, &world, &search->tried[k]);
    }
    return true;
}

/* True once the leading move of `count` is surely the best: over three standard errors of its lead on each of
 * the others, the worlds being the same. */
static bool is_clear(const struct search *search, int count)
{
    enum { FEWEST = 256, SURE = 10 /* square of the errors */ };
    const struct searched *best = &search->tried[0];
    for (int i = 1; i < count; i++) {
        const struct searched *next = &search->tried[i];
        int64_t lead = best->standing - next->standing, n = best->count;
        int64_t spread = best->square / n + next->square / n; /* no more than that */
        if (n < FEWEST || lead <= 0 || lead / 256 * (lead / 256) * n < SURE * spread)
            return false;
    }
    return true;
}

static int stages_of(int count)
{
    int stages = 0;
    for (; count > 1; count = (count + 1) / 2)
        stages++;
    return stages;
}

int search_moves(const struct judge *judge, const struct judged *list, int count,
                 const struct search_plan *plan, struct rng *rng, const struct ai_stop *stop,
                 struct searched out[SEARCH_MOST])
{
    struct search search = {.judge = judge, .judged = list, .tried = out};
    int most = plan->moves < SEARCH_MOST ? plan->moves : SEARCH_MOST;
    search.count = count < most ? count : most;
    while (search.count > 2 && list[search.count - 1].score < list[0].score - plan->behind)
        search.count--;
    memset(out, 0, sizeof *out * SEARCH_MOST);
    for (int i = 0; i < search.count; i++) {
        out[i].move = list[i].move;
        out[i].place = i;
    }
    playout_init(&search.start, judge->view);
    search.start.apart = true;
    hidden_init(&search.hidden, &judge->situation, rng);
    int stages = stages_of(search.count), left = search.count;
    stages = stages < plan->stages ? stages : plan->stages;
    for (int stage = 0; stage < stages; stage++) {
        if (!try_all(&search, left, plan->playouts / stages / left, stop))
            return 0;
        sort(&search, left, plan->prior);
        if (is_clear(&search, left) || (plan->settles && is_fine(&search) && out[0].place == 0))
            break;
        left = (left + 1) / 2;
    }
    return search.count;
}
