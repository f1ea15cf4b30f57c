/*
 * four.c: the opponents at a table of four.
 *
 * Normal makes the move that it judges best. Hard uses the mode's network, or with unusual options the
 * forecast network (forecast_play.h). Easy plays like a beginner: it aims at the nearest hand that pays,
 * claims whatever fits, ignores the other players' tiles, and makes every third discard the second best one.
 */
#include "ai/engine.h"

#include "ai/forecast/forecast_play.h"
#include "ai/four/four_explain.h"
#include "ai/four/four_hard.h"
#include "ai/four/four_teach.h"
#include "ai/rollout_teach.h"
#include "base/check.h"

enum { MISJUDGES = 3 /* once in this many discards easy makes the second best */ };

/* Returns the place of the second best move if it is a sensible discard, otherwise 0. */
static int beginners_choice(const struct four_judged *list, int count, struct rng *rng)
{
    bool misjudges = rng_below(rng, MISJUDGES) == 0;
    if (!misjudges || count < 2 || list[0].move.kind != MOVE_DISCARD || list[1].move.kind != MOVE_DISCARD)
        return 0;
    /* nobody overlooks a complete set */
    return list[1].hand.missing <= list[0].hand.missing ? 1 : 0;
}

/* Returns the place of a random move if the player blunders now, otherwise 0. It never passes up a win. */
static int whim(const struct person *who, const struct four_judged *list, int count, struct rng *rng)
{
    if (list[0].move.kind == MOVE_WIN || !person_blunders(who, rng))
        return 0;
    return (int)rng_below(rng, (uint32_t)count);
}

static struct move choose_by_judgement(const struct person *who, const struct view *view, struct rng *rng,
                                       struct reason *reason)
{
    struct four_weights weights;
    struct four_judge judge;
    struct four_judged list[MOVE_MAX];
    CHECK(view->move_count > 0);
    bool easy = who->level == AI_EASY;
    if (view->move_count == 1) {
        *reason = reason_plain(REASON_ONLY_MOVE);
        return view->moves[0];
    }
    four_weights_of(who, &weights);
    four_judge_init(&judge, view, &weights);
    int count = four_judge_moves(&judge, false, list);
    if (who->level == AI_NORMAL)
        four_judge_blur(&judge, list, count, rng);
    int place = easy ? beginners_choice(list, count, rng) : 0;
    int other = whim(who, list, count, rng);
    place = other ? other : place;
    *reason = place > 0 ? reason_plain(REASON_FITS_MIN) : four_explain(&judge, list, count, place);
    return list[place].move;
}

static struct move choose(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason)
{
    const struct forecast_player *player = four_hard_plays(view) ? NULL : forecast_player_of(view);
    struct estimate estimate;
    if (who->level == AI_HARD && four_hard_plays(view))
        return four_hard_choose(view, reason);
    if (who->level != AI_HARD || !player)
        return choose_by_judgement(who, view, rng, reason);
    estimate.move = choose_by_judgement(who, view, rng, &estimate.why);
    return forecast_play(player, view, stop, &estimate, reason);
}

static bool measure(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made)
{
    enum {
        ROUNDS = 80,
        WORTH = 60 /* per mille of a usual win: smaller differences aren't measured, which takes long */
    };
    struct four_judge judge;
    four_judge_init(&judge, view, &four_weights_normal);
    int64_t usual = (int64_t)judge.situation.usual_points * judge.situation.pay.own_draw * 100 / AI_ONE;
    return best->points - made->points >= usual * WORTH / 1000 &&
           rollout_measure(choose_by_judgement, ROUNDS, times, view, seed, stop, best, made);
}

const struct engine four_engine = {four_plays,       choose,  four_teach,
                                   four_danger_tell, measure, choose_by_judgement};
