/* four_aim.c: see four_aim.h. */
#include "ai/four/four_aim.h"

#include "ai/four/finish.h"
#include "rules/hand/counts.h"

const struct pattern *four_aim_pattern(const struct ruleset *rules, enum aim aim)
{
    static const char *const ids[AIM_HONOR] = {
        [AIM_FOUR_RUNS] = "all-runs",          [AIM_SEVEN_PAIRS] = "seven-pairs",
        [AIM_TRIPLETS] = "all-triplets",       [AIM_ONE_SUIT] = "pure-one-suit",
        [AIM_MIXED_SUIT] = "mixed-one-suit",   [AIM_THREE_DRAGONS] = "big-three-dragons",
        [AIM_STRAIGHT] = "nine-tile-straight", [AIM_SAME_RUN] = "three-similar-runs",
        [AIM_MIDDLE_TILES] = "no-terminals",   [AIM_SAME_TRIPLET] = "big-three-similar-triplets",
        [AIM_ALL_ENDS] = "thirteen-wonders",
    };
    return aim < AIM_HONOR && ids[aim] && !rules->counts_faan ? ruleset_pattern(rules, ids[aim]) : NULL;
}

/* Returns how many tiles a plan lacks after a discard. */
static int missing_after(const struct four_situation *situation, const struct four_plan *plan,
                         const struct move *discard)
{
    struct holding rest = situation->held;
    struct four_plan_reach reach;
    hand_remove(&rest.hand, discard->tile);
    four_plan_measure(situation, plan, &rest, &reach);
    return reach.missing;
}

/* Finds the plan that the hand after a discard aims at; false if there is none. */
static bool find_plan(const struct four_situation *situation, const struct four_judged *judged,
                      struct four_plan *plan)
{
    struct four_plans plans;
    plans.count = four_plan_list(situation, &situation->held, plans.list);
    for (int i = 0; i < plans.count; i++) {
        *plan = plans.list[i];
        if (plan->aim == judged->hand.aim &&
            missing_after(situation, plan, &judged->move) == judged->hand.missing)
            return true;
    }
    return false;
}

/* True if four runs lack no more tiles than the judgement says, which counts pungs as sets, too. */
static bool runs_are_near(const struct four_situation *situation, const struct holding *holding, int missing)
{
    const struct finish_kinds runs = {.runs = FINISH_RUNS, .pairs = FINISH_KINDS};
    struct finish finish;
    return finish_find(holding->hand.counts, situation->unseen, MELD_MAX - holding->meld_count, &runs,
                       &finish) &&
           finish.missing <= missing;
}

/* True if the discard is no tile of the plan, or no other tile is left that isn't one. */
static bool fits(const struct four_plan *plan, const struct hand *rest, uint8_t discarded)
{
    return !(plan->kinds & TILE_BIT(discarded)) || !(counts_kinds(rest->counts, 1) & ~plan->kinds);
}

/* True if the hand aims at more than four sets. */
static bool is_special(const struct four_judged *judged)
{
    return judged->hand.aim > AIM_FOUR_SETS && judged->hand.aim != AIM_TENPAI;
}

/* Finds the plan of a discard; false if it can't be said to be that. */
static bool is_plain_plan(const struct four_situation *situation, const struct four_judged *judged,
                          struct four_plan *plan)
{
    struct holding rest = situation->held;
    hand_remove(&rest.hand, judged->move.tile);
    return find_plan(situation, judged, plan) && fits(plan, &rest.hand, tile_kind(judged->move.tile)) &&
           (plan->kind != FOUR_PLAN_RUNS || runs_are_near(situation, &rest, judged->hand.missing));
}

bool four_aim_is_plain(const struct four_situation *situation, const struct four_judged *judged)
{
    struct four_plan plan;
    struct holding then = situation->held;
    if (!is_special(judged) || judged->move.kind == MOVE_DISCARD)
        return !is_special(judged) || is_plain_plan(situation, judged, &plan);
    if (judged->hand.aim != AIM_FOUR_RUNS || judged->then == TILE_NONE)
        return true;
    holding_claim(&then, judged->move, &situation->table->offer);
    hand_remove(&then.hand, judged->then);
    return runs_are_near(situation, &then, judged->hand.missing);
}

enum suit four_aim_suit(const struct four_situation *situation, const struct four_judged *judged)
{
    struct four_plan plan;
    bool found = find_plan(situation, judged, &plan);
    for (int suit = 0; suit < SUIT_HONORS && found; suit++)
        if (!(plan.kinds & ~(TILE_SUIT(suit) | TILE_HONORS)))
            return (enum suit)suit;
    return SUIT_HONORS;
}

int four_aim_behind(const struct four_situation *situation, const struct four_judged *judged,
                    const struct four_judged *best)
{
    struct four_plan plan;
    if (!is_special(best) || !is_plain_plan(situation, best, &plan))
        return FOUR_PLAN_NEVER;
    return missing_after(situation, &plan, &judged->move) - best->hand.missing;
}

const struct pattern *four_aim_other(const struct four_situation *situation, const struct four_judged *best,
                                     const struct four_judged *next, const struct pattern *first)
{
    struct holding rest = situation->held;
    struct four_plans plans;
    hand_remove(&rest.hand, best->move.tile);
    plans.count = four_plan_list(situation, &situation->held, plans.list);
    for (int i = 0; i < plans.count; i++) {
        const struct four_plan *plan = &plans.list[i];
        const struct pattern *other = four_aim_pattern(situation->table->rules, (enum aim)plan->aim);
        bool near = plan->kind != FOUR_PLAN_RUNS || runs_are_near(situation, &rest, best->hand.missing);
        if (other && other != first && !(first->series && other->series == first->series) && near &&
            fits(plan, &rest.hand, tile_kind(best->move.tile)) &&
            missing_after(situation, plan, &best->move) == best->hand.missing &&
            missing_after(situation, plan, &next->move) > best->hand.missing)
            return other;
    }
    return NULL;
}
