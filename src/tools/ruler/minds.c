/* minds.c: see minds.h. */
#include "tools/ruler/minds.h"

#include <string.h>

#include "ai/brain.h"
#include "ai/foresight/foresight_play.h"
#include "ai/foresight/whole_oracle.h"
#include "ai/four/four_learned.h"
#include "ai/tigers/easy.h"
#include "ai/tigers/features.h"
#include "ai/tigers/normal.h"
#include "tools/foresight/beside.h"
#include "tools/policy/policy_whole.h"
#include "tools/ruler/plain_others.h"
#include "tools/ruler/plain_player.h"
#include "tools/tiger_knobs.h"

enum { NUMBER_SORTS = 3, MINDS = MIND_FORESIGHT + 1, PARTS_MOST = 2 };

static const char *const names[] = {"", "easy", "normal", "hard", "plain", "policy", "foresight"};
static const enum ai_level alike[] = {AI_RANDOM, AI_EASY, AI_NORMAL, AI_HARD, AI_NORMAL, AI_HARD, AI_HARD};

/* The first two are all that easy has in Dueling Tigers. */
static const struct knob habit_knobs[] = {
    TIGER_KNOB(habit_numbers, calls), TIGER_KNOB(habit_numbers, slips), TIGER_KNOB(habit_numbers, riichi),
    TIGER_KNOB(habit_numbers, care),  TIGER_KNOB(habit_numbers, greed), TIGER_KNOB(habit_numbers, draws),
    TIGER_KNOB(habit_numbers, blur),
};

static const struct knob four_knobs[] = {
    TIGER_KNOB(four_weights, meet),   TIGER_KNOB(four_weights, usual),  TIGER_KNOB(four_weights, deny),
    TIGER_KNOB(four_weights, danger), TIGER_KNOB(four_weights, second), TIGER_KNOB(four_weights, reach),
    TIGER_KNOB(four_weights, claim),  TIGER_KNOB(four_weights, wait),   TIGER_KNOB(four_weights, look),
    TIGER_KNOB(four_weights, values), TIGER_KNOB(four_weights, reads),  TIGER_KNOB(four_weights, wins),
    TIGER_KNOB(four_weights, blur),   TIGER_KNOB(four_weights, greed),  TIGER_KNOB(four_weights, calls),
};

static const struct knob reckoned_knob[] = {TIGER_KNOB(mind_numbers, reckoned)};
static const struct knob silent_knob[] = {TIGER_KNOB(mind_numbers, silent)};
static const struct knob policy_knobs[] = {TIGER_KNOB(mind_numbers, ways), TIGER_KNOB(mind_numbers, beside),
                                           TIGER_KNOB(mind_numbers, shared)};

static const struct knob beside_knob[] = {TIGER_KNOB(mind_numbers, beside)};
static const struct knob ahead_knobs[] = {TIGER_KNOB(foresight_player, ahead),
                                          TIGER_KNOB(foresight_player, looked),
                                          TIGER_KNOB(foresight_player, behind)};

/* Some of the numbers. */
struct part {
    const struct knob *knobs;
    size_t count, place; /* in struct mind_numbers */
};

#define PART(knobs, count, member)                                                                           \
    {                                                                                                        \
        knobs, count, offsetof(struct mind_numbers, member)                                                  \
    }
#define HABITS     PART(habit_knobs, sizeof habit_knobs / sizeof *habit_knobs, habits)
#define TWO_HABITS PART(habit_knobs, 2, habits)
#define JUDGEMENT  PART(judgement_knobs, JUDGEMENT_KNOBS, weights)
#define FOUR       PART(four_knobs, sizeof four_knobs / sizeof *four_knobs, four)

#define AHEAD PART(ahead_knobs, sizeof ahead_knobs / sizeof *ahead_knobs, foresees)

static const struct part parts[NUMBER_SORTS][MINDS][PARTS_MOST] = {
    [NUMBERS_OF_TIGERS] = {[MIND_EASY] = {TWO_HABITS},
                           [MIND_NORMAL] = {JUDGEMENT},
                           [MIND_HARD] = {JUDGEMENT, PART(mixing_knobs, MIXING_KNOBS, hard)},
                           [MIND_POLICY] = {{policy_knobs, 3, 0}},
                           [MIND_FORESIGHT] = {AHEAD, {beside_knob, 1, 0}}},
    [NUMBERS_OF_FOUR] = {[MIND_EASY] = {HABITS},
                         [MIND_NORMAL] = {FOUR, {silent_knob, 1, 0}},
                         [MIND_HARD] = {FOUR, {reckoned_knob, 1, 0}},
                         [MIND_FORESIGHT] = {AHEAD, {beside_knob, 1, 0}}},
    [NUMBERS_OF_HABITS] = {[MIND_EASY] = {HABITS},
                           [MIND_NORMAL] = {HABITS},
                           [MIND_HARD] = {HABITS},
                           [MIND_FORESIGHT] = {AHEAD}},
};

/* --- numbers ------------------------------------------------------------------------------------- */

enum mind mind_parse(const char *name)
{
    for (int mind = MIND_EASY; mind < MINDS; mind++)
        if (strcmp(names[mind], name) == 0)
            return (enum mind)mind;
    return MIND_NOW;
}

bool mind_plays(enum numbers sort, enum mind mind)
{
    return mind != MIND_POLICY || sort == NUMBERS_OF_TIGERS;
}

int mind_number_count(enum numbers sort, enum mind mind)
{
    size_t count = 0;
    for (int i = 0; i < PARTS_MOST; i++)
        count += parts[sort][mind][i].count;
    return (int)count;
}

bool mind_has_net(enum numbers sort, enum mind mind)
{
    return (mind == MIND_HARD && sort != NUMBERS_OF_HABITS) || mind == MIND_POLICY || mind == MIND_FORESIGHT;
}

/* How networks of ai/foresight are told the ground's table. */
static const struct outlook *outlook_of(const struct ground *ground)
{
    struct arena arena;
    struct game game;
    ground_arena(ground, &arena, AI_NORMAL, AI_NORMAL);
    game_init(&game, ruleset_find(ground->rules), arena.setup.options, arena.setup.seats);
    return foresight_outlook(&game.table);
}

const struct net_inputs *mind_net_inputs(const struct ground *ground, enum mind mind)
{
    if (mind == MIND_POLICY)
        return &policy_inputs;
    if (mind == MIND_FORESIGHT)
        return &outlook_of(ground)->inputs;
    return ground->numbers == NUMBERS_OF_FOUR ? &four_inputs : &feature_inputs;
}

bool mind_turn(enum numbers sort, enum mind mind, struct mind_numbers *numbers, const char *line)
{
    for (int i = 0; i < PARTS_MOST; i++) {
        const struct part *part = &parts[sort][mind][i];
        if (knob_turn(part->knobs, part->count, (char *)numbers + part->place, line))
            return mind != MIND_POLICY || (numbers->ways > 0 && numbers->ways <= SIGHT_TURNINGS);
    }
    return false;
}

enum ai_level mind_level(enum mind mind)
{
    return alike[mind];
}

/* --- playing ------------------------------------------------------------------------------------- */

static struct person person_of(enum mind mind, const struct habit_numbers *numbers)
{
    return (struct person){.id = "",
                           .name = "",
                           .level = alike[mind],
                           .habits = {.calls = (int16_t)numbers->calls,
                                      .riichi = (int16_t)numbers->riichi,
                                      .care = (int16_t)numbers->care,
                                      .greed = (int16_t)numbers->greed,
                                      .draws = (int16_t)numbers->draws,
                                      .blur = (int16_t)numbers->blur,
                                      .slips = (int16_t)numbers->slips}};
}

/* What hard judges, with the policy's answers added. */
static struct move choose_beside(const struct mind_numbers *numbers, struct thought *thought)
{
    struct judge judge;
    struct judged list[MOVE_MOST];
    struct told told;
    struct answered answered;
    struct sight sight;
    struct reason reason;
    const struct view *view = &thought->view;
    if (view->move_count == 1)
        return view->moves[0];
    if (!hard_can(view))
        return numbers->shared ? policy_whole_choose(&numbers->net, view, numbers->ways, &thought->rng)
                               : hard_choose(view, &hard_usual, &thought->rng, NULL, &reason);
    judge_init(&judge, view, &weights_exact);
    int count = hard_judge(&judge, &hard_usual, NULL, &told, list), best = 0;
    sight_see(&sight, view, 0);
    if (sight.choices < 2 || list[0].move.kind == MOVE_WIN)
        return list[0].move;
    policy_whole_ask(&numbers->net, view, numbers->ways, &answered);
    for (int i = 0; i < count; i++) {
        int action = sight_action(&sight, view, list[i].move);
        if (action >= 0)
            list[i].weight += answered.sums[sight.moves[action]] * numbers->beside * (HARD_POINT / NET_ONE) /
                              (1000 * numbers->ways);
        if (list[i].weight > list[best].weight)
            best = i;
    }
    return list[best].move;
}

static struct move choose_tigers(enum mind mind, const struct mind_numbers *numbers, struct thought *thought)
{
    struct reason reason;
    struct hard_weights weights = numbers->hard;
    const struct person easy = person_of(mind, &numbers->habits);
    if (mind == MIND_POLICY && (numbers->beside || numbers->shared))
        return choose_beside(numbers, thought);
    if (mind == MIND_POLICY)
        return policy_whole_choose(&numbers->net, &thought->view, numbers->ways, &thought->rng);
    if (mind == MIND_EASY)
        return easy_choose(&easy, &thought->view, &thought->rng, &reason);
    if (mind == MIND_NORMAL)
        return normal_choose(&thought->view, &numbers->weights, &thought->rng, &reason);
    weights.net = &numbers->net;
    weights.judgement = &numbers->weights;
    return hard_choose(&thought->view, &weights, &thought->rng, NULL, &reason);
}

/* By the judgement, or by the network with a part of it. */
static struct move choose_four(enum mind mind, const struct mind_numbers *numbers, struct thought *thought)
{
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    struct four_told told;
    const struct view *view = &thought->view;
    if (view->move_count == 1)
        return view->moves[0];
    four_judge_init(&judge, view, &numbers->four);
    if (mind == MIND_HARD) {
        int count = four_learned_moves(&numbers->net, &judge, 0, FOUR_TURNS_TOLD, &told, list);
        four_learned_blend(numbers->reckoned, list, count);
    } else {
        int count = four_judge_moves(&judge, false, list);
        four_judge_blur(&judge, list, count, &thought->rng);
    }
    const struct move *pass = view_find(view, MOVE_PASS);
    return numbers->silent && pass && list[0].move.kind != MOVE_WIN ? *pass : list[0].move;
}

static struct move choose_person(enum mind mind, const struct mind_numbers *numbers, struct thought *thought)
{
    struct reason reason;
    const struct person person = person_of(mind, &numbers->habits);
    return brain_find(&thought->view)->reckon(&person, &thought->view, &thought->rng, NULL, &reason);
}

static struct move choose_foreseen(const struct mind_numbers *numbers, struct thought *thought)
{
    struct reason reason;
    struct whole_oracle asked;
    struct foresight_player player = numbers->foresees;
    const struct view *view = &thought->view;
    player.outlook = foresight_outlook(&view->table);
    struct oracle oracle = whole_oracle(&asked, &numbers->net, player.outlook);
    if (numbers->beside)
        return beside_choose(&player, &oracle, numbers->beside, view, &thought->rng);
    if (!foresight_decides(view))
        return ai_choose(AI_NORMAL, view, &thought->rng, NULL);
    return foresight_choose(&player, &oracle, view, NULL, NULL, &reason);
}

struct move mind_choose(enum numbers sort, enum mind mind, const struct mind_numbers *numbers,
                        struct thought *thought)
{
    if (mind == MIND_FORESIGHT)
        return choose_foreseen(numbers, thought);
    if (mind == MIND_PLAIN)
        return sort == NUMBERS_OF_TIGERS ? plain_player_choose(&thought->view)
                                         : plain_others_choose(&thought->view);
    if (sort == NUMBERS_OF_TIGERS)
        return choose_tigers(mind, numbers, thought);
    if (sort == NUMBERS_OF_FOUR && mind != MIND_EASY)
        return choose_four(mind, numbers, thought);
    return choose_person(mind, numbers, thought);
}
