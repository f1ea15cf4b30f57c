/* four_teach.c: the teacher's ranking at a table of four; see four_teach.h. */
#include "ai/four/four_teach.h"

#include "ai/four/four_explain.h"
#include "ai/four/four_hard.h"
#include "base/check.h"

/* How far a figure may be off, all per mille: OFF_ALWAYS of a usual win, plus `grows` of the figure up to
 * `costly` of a usual win, plus `beyond` of what is above that. Measured against rounds played to their end;
 * see docs/opponents.md. */
struct off {
    int grows, costly, beyond;
};

enum { OFF_ALWAYS = 15 };

static const struct off off_without_minimum = {850, 400, 500};
static const struct off off_with_minimum = {650, 400, 500}, off_claims_with_minimum = {1600, 150, 500};

static int error_of(const struct four_judge *judge, const struct ranking *ranking, int place)
{
    const struct four_situation *situation = &judge->situation;
    bool claims = situation->view->table.phase == PHASE_CLAIM;
    const struct off *off = !situation->minimum ? &off_without_minimum
                            : claims            ? &off_claims_with_minimum
                                                : &off_with_minimum;
    int64_t usual = (int64_t)situation->usual_points * situation->pay.own_draw * 100 / AI_ONE;
    int64_t behind = ranking->list[0].points - ranking->list[place].points,
            costly = usual * off->costly / 1000;
    int64_t plain = behind < costly ? behind : costly;
    int64_t grows = (plain * off->grows + (behind - plain) * off->beyond) / 1000;
    return place ? teach_error((int)(usual * OFF_ALWAYS / 1000), (int)grows) : 0;
}

/* Returns what the others are expected to win, in hundredths: the difference between the gain of the viewer's
 * own wins and normal's estimate of the hand. */
static int others_of(const struct four_judged *judged, const struct advice *advice)
{
    int64_t own = (int64_t)judged->hand.gain * advice->win / 1000 * 100 / AI_ONE;
    return judged->move.kind == MOVE_WIN ? 0 : (int)own - advice->points;
}

/* Fills in the figures. A judgement counts what winning denies the others; here the others' mean wins are
 * subtracted instead. */
static void take_figures(const struct four_judge *judge, const struct four_judged *judged,
                         struct advice *advice)
{
    int points = judged->move.kind == MOVE_WIN ? judged->hand.gain : judged->score - judge->situation.deny;
    advice->move = judged->move;
    advice->estimate = true;
    advice->points = (int)((int64_t)points * 100 / AI_ONE);
    advice->win = teach_per_mille(judged->hand.chance);
    advice->deal_in = teach_per_mille(judged->give);
    advice->others = others_of(judged, advice);
    advice->by_dummy = -1;
}

/* Sorts the judged moves by hard's order and takes over its figures: the network's for the best, and for the
 * others their distance. */
static void rank_by_network(const struct four_judge *judge, struct four_judged *list, int count,
                            struct ranking *ranking)
{
    struct four_judged learned[MOVE_MAX];
    CHECK(four_hard_moves(judge, learned) == count);
    int64_t best = learned[0].learned;
    for (int i = 0; i < count; i++) {
        int from = i;
        while (!move_equal(list[from].move, learned[i].move))
            CHECK(++from < count);
        struct four_judged found = list[from];
        list[from] = list[i];
        found.wins = learned[i].wins; /* the explanation uses it too */
        list[i] = found;
        struct advice *advice = &ranking->list[i];
        bool wins = found.move.kind == MOVE_WIN;
        int64_t points = wins ? found.hand.gain : best - (learned[0].value - learned[i].value);
        *advice = (struct advice){.move = found.move, .estimate = true};
        advice->points = (int)(points * 100 / AI_ONE);
        advice->win = wins ? 1000 : teach_per_mille(learned[i].wins);
        advice->deal_in = teach_per_mille(found.give);
        advice->others = others_of(&found, advice);
        advice->by_dummy = -1;
    }
}

bool four_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    struct four_judge judge;
    struct four_judged list[MOVE_MAX];
    (void)seed, (void)stop; /* nothing is random, and it is quick */
    four_judge_init(&judge, view, &four_weights_normal);
    ranking->count = four_judge_moves(&judge, true, list);
    if (ranking->count > 1 && four_hard_plays(view)) {
        rank_by_network(&judge, list, ranking->count, ranking);
    } else {
        for (int i = 0; i < ranking->count; i++)
            take_figures(&judge, &list[i], &ranking->list[i]);
    }
    for (int i = 0; i < ranking->count; i++)
        ranking->list[i].reason = four_explain(&judge, list, ranking->count, i);
    for (int i = 0; i < ranking->count; i++)
        ranking->list[i].error = error_of(&judge, ranking, i);
    return true;
}

/* The part of the estimated cost of rivals' wins that is really paid, per mille: most hands are cheaper,
 * above all where every complete hand wins. Counted over matches; see docs/opponents.md. */
enum { PAID_WITH_MINIMUM = 800, PAID_WITHOUT = 480 };

/* Returns what the viewer pays on average if somebody wins on the kind, weighted by how likely each win is;
 * in hundredths. */
static int64_t mean_price(const struct four_judge *judge, uint8_t kind)
{
    int64_t sum = 0, chances = 0;
    for (int i = 0; i < judge->situation.rival_count; i++) {
        int64_t chance = judge->danger.chance[i][kind];
        int64_t pays = four_situation_feeds(&judge->situation, i, kind);
        sum += chance * judge->danger.points[i][kind] / AI_ONE * pays;
        chances += chance;
    }
    int part = judge->situation.minimum ? PAID_WITH_MINIMUM : PAID_WITHOUT;
    return chances ? sum * 100 / chances / AI_ONE * part / 1000 : 0;
}

void four_danger_tell(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    struct four_judge judge;
    (void)seed;
    four_judge_init(&judge, view, &four_weights_normal);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        figures->kinds |= TILE_BIT(kind);
        figures->chance[kind] =
            (uint16_t)teach_per_mille(four_danger_chance(&judge.danger, &judge.situation, kind));
        figures->points[kind] = (int32_t)mean_price(&judge, kind);
    }
}
