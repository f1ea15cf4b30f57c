/* moves.c: see moves.h. */
#include "tools/learn/moves.h"

#include <math.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/forecast/forecast.h"
#include "ai/four/four_learned.h"
#include "ai/tigers/hard.h"
#include "base/check.h"
#include "rules/play/game.h"

enum { DECISIONS_MAX = 1024 };

/* A legal move and how the network rates it, in its unit of points. */
struct choice {
    struct move move;
    float weight, expected; /* by which it is chosen; of the round */
    bool known, kept;       /* it is a win; it can become a sample */
    struct net_input input;
};

/* A decision of the round. */
struct step {
    int seat;
    float expected;
    size_t sample; /* SIZE_MAX: it did not become one */
};

struct play {
    const struct moves *moves;
    const struct net *net;
    struct samples *samples;
    struct game game;
    struct rng rng;
    int32_t before[SEAT_MAX]; /* the scores */
    struct step steps[DECISIONS_MAX];
    int step_count;
};

/* --- the inputs of each legal move --------------------------------------------------------------- */

static void take_flags(struct choice *choice, const struct encoding *encoding,
                       const struct forecast *forecast)
{
    memcpy(choice->input.on, encoding->flags, (size_t)encoding->count * sizeof *encoding->flags);
    memcpy(choice->input.on + encoding->count, forecast->flags,
           (size_t)forecast->count * sizeof *forecast->flags);
    choice->input.on_count = encoding->count + forecast->count;
}

/* Says which others are tenpai, and what they wait for. */
static void say_waits(struct play *play, const struct view *view)
{
    struct encoding encoding;
    encoding_init(&encoding, play->moves->feature_set, view);
    for (int i = 0; i < encoding.rivals; i++) {
        int seat = encoding.rival[i].seat;
        tile_set waits = table_own_waits(&play->game.table, &play->game.own[seat], seat);
        if (waits)
            samples_say_yes(play->samples, FORECAST_READY + i);
        for (; waits; waits &= waits - 1)
            samples_say_yes(play->samples, FORECAST_WAITS + i * play->moves->feature_set->kinds +
                                               encoding.place[tile_set_first(waits)]);
    }
}

static int list_guess(const struct encoding *encoding, struct evaluator *evaluator, struct choice *choice)
{
    struct forecast now;
    int32_t answers[NET_OUTPUTS_MAX], chances[TILE_KINDS];
    forecast_now(encoding, evaluator, &now, answers);
    forecast_waits(encoding, answers, chances);
    *choice = (struct choice){.move = forecast_guess(encoding->view, chances),
                              .expected = (float)now.value / evaluator->unit / AI_ONE,
                              .kept = true};
    take_flags(choice, encoding, &now);
    return 1;
}

static int list_forecasts(const struct play *play, const struct view *view, struct choice list[MOVE_MAX])
{
    struct encoding encoding;
    struct forecast forecast[MOVE_MAX];
    struct evaluator evaluator = evaluator_of(play->net, play->moves->feature_set);
    bool guesses = view->table.phase == PHASE_GUESS;
    if (!guesses && !forecast_can(view))
        return 0;
    encoding_init(&encoding, play->moves->feature_set, view);
    if (guesses)
        return list_guess(&encoding, &evaluator, list);
    int count = forecast_list(&encoding, &evaluator, forecast);
    for (int i = 0; i < count; i++) {
        float value = (float)forecast[i].value / evaluator.unit / AI_ONE;
        list[i] = (struct choice){forecast[i].move, value, value, forecast[i].known, !forecast[i].known, {0}};
        take_flags(&list[i], &encoding, &forecast[i]);
    }
    return count;
}

/* Normal's judgement counts as much as the network, as in hard. A win leads to no position, and a pung is
 * judged by the discard after it. */
static int list_tigers(const struct play *play, const struct view *view, struct choice list[MOVE_MAX])
{
    const struct hard_weights weights = {.net = play->net, .estimate = 100, .feared = 100};
    struct judge judge;
    struct judged judged[MOVE_MAX];
    static struct move_inputs inputs;
    if (view->move_count == 1 || !hard_can(view))
        return 0;
    judge_init(&judge, view, &weights_exact);
    int count = hard_judge(&judge, &weights, NULL, &inputs, judged);
    for (int i = 0; i < count; i++) {
        struct choice *choice = &list[i];
        *choice = (struct choice){.move = judged[i].move,
                                  .weight = (float)judged[i].weight / HARD_POINT,
                                  .expected = (float)judged[i].learned / AI_ONE,
                                  .known = judged[i].move.kind == MOVE_WIN,
                                  .kept = judged[i].input >= 0 && judged[i].move.kind != MOVE_PUNG};
        if (!choice->kept)
            continue;
        choice->input = inputs.moves[judged[i].input];
        for (int k = 0; k < inputs.table.on_count; k++)
            net_mark(&choice->input, inputs.table.on[k]);
    }
    return count;
}

/* Suits and dragons are renamed at random each time. */
static int list_four(struct play *play, const struct view *view, struct choice list[MOVE_MAX])
{
    struct four_judge judge;
    struct four_judged judged[MOVE_MAX];
    static struct four_move_inputs inputs;
    if (view->move_count == 1)
        return 0;
    four_judge_init(&judge, view, &four_weights_normal);
    int count =
        four_learned_moves(play->net, &judge, rng_below(&play->rng, FOUR_TURNS_TOLD), 1, &inputs, judged);
    for (int i = 0; i < count; i++) {
        int kind = judged[i].move.kind;
        list[i] = (struct choice){.move = judged[i].move,
                                  .weight = (float)judged[i].value / AI_ONE / FOUR_LEARNED_UNIT,
                                  .expected = (float)judged[i].learned / AI_ONE / FOUR_LEARNED_UNIT,
                                  .known = kind == MOVE_WIN,
                                  .kept = kind != MOVE_WIN && kind != MOVE_CHOW && kind != MOVE_PUNG};
        if (list[i].kept)
            list[i].input = inputs.moves[judged[i].input];
    }
    return count;
}

/* --- renamings of the same position of Dueling Tigers ------------------------------------------------ */

/* Returns where a kind stands when its numbers are counted from the other end (bit 0), the winds of no
 * difference are exchanged (bit 1), and the dragons are permuted. */
static int turned_place(int place, int turning)
{
    static const uint8_t dragons[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    if (place < 18)
        return turning & 1 ? place / 9 * 9 + 8 - place % 9 : place;
    if (place < 20)
        return place;
    return place < 22 ? (turning & 2 ? 41 - place : place) : 22 + dragons[turning / 4][place - 22];
}

/* The groups of flags from `from` to `to` have `each` flags for every kind. */
static int turned_flag(int flag, int from, int each, int turning)
{
    int group = (flag - from) / (each * KINDS_PLAYED), kind = (flag - from) / each % KINDS_PLAYED;
    return from + group * each * KINDS_PLAYED + each * turned_place(kind, turning) + (flag - from) % each;
}

static void turn(struct net_input *input, int turning)
{
    for (int i = 0; i < input->on_count; i++) {
        int flag = input->on[i];
        if (flag >= AT_HELD && flag < AT_DISCARDED)
            flag = turned_flag(flag, AT_HELD, 4, turning);
        else if (flag < AT_BONUS)
            flag = turned_flag(flag, AT_DISCARDED, 1, turning);
        else if (flag < AT_RIICHI)
            flag = turning & 1 ? AT_BONUS + (flag - AT_BONUS) / 9 * 9 + 8 - (flag - AT_BONUS) % 9 : flag;
        else if (flag >= AT_WAITS && flag < AT_KEPT)
            flag = turned_flag(flag, AT_WAITS, 1, turning);
        input->on[i] = (uint16_t)flag;
    }
}

/* --- decisions --------------------------------------------------------------------------------------- */

static int list_choices(struct play *play, const struct view *view, struct choice list[MOVE_MAX])
{
    switch (play->moves->asker) {
    case ASKS_FORECAST:
        return list_forecasts(play, view, list);
    case ASKS_TIGERS:
        return list_tigers(play, view, list);
    default:
        return list_four(play, view, list);
    }
}

static int choose_as_taught(struct play *play, const struct view *view, const struct choice *list, int count)
{
    struct move move = ai_choose(AI_NORMAL, view, &play->rng, NULL);
    int any = (int)rng_below(&play->rng, (uint32_t)count);
    if (rng_below(&play->rng, 16) == 0)
        return any;
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == move.kind && (move.kind == MOVE_REVEAL || move_equal(list[i].move, move)))
            return i;
    return any;
}

/* The best, or sometimes one that is nearly as good. A win that is the best is always taken. */
static int choose(struct play *play, const struct choice *list, int count)
{
    float chances[MOVE_MAX], sum = 0;
    int best = 0;
    for (int i = 1; i < count; i++)
        best = list[i].weight > list[best].weight ? i : best;
    if (list[best].known)
        return best;
    for (int i = 0; i < count; i++)
        sum += chances[i] = expf((list[i].weight - list[best].weight) / play->moves->soft);
    float left = sum * (float)rng_below(&play->rng, 1 << 24) / (1 << 24);
    for (int i = 0; i < count; i++)
        if ((left -= chances[i]) < 0)
            return i;
    return best;
}

static void keep(struct play *play, const struct view *view, struct step *step, struct choice *choice)
{
    if (play->moves->asker == ASKS_TIGERS)
        turn(&choice->input, (int)rng_below(&play->rng, 24));
    step->sample = samples_add(play->samples, &choice->input, play->net->dense);
    if (play->moves->feature_set)
        say_waits(play, view);
}

/* Hard decides where the network can't. */
static struct move decide(struct play *play, const struct view *view)
{
    static struct choice list[MOVE_MAX];
    int count = list_choices(play, view, list);
    if (!count)
        return view->move_count == 1 ? view->moves[0] : ai_choose(AI_HARD, view, &play->rng, NULL);
    int chosen = play->moves->taught && count > 1 ? choose_as_taught(play, view, list, count)
                                                  : choose(play, list, count);
    CHECK(play->step_count < DECISIONS_MAX);
    struct step *step = &play->steps[play->step_count++];
    *step = (struct step){view->seat, list[chosen].expected, SIZE_MAX};
    if (list[chosen].kept && rng_below(&play->rng, (uint32_t)play->moves->one_in) == 0)
        keep(play, view, step, &list[chosen]);
    return list[chosen].move;
}

/* --- rounds ------------------------------------------------------------------------------------------ */

/* Which options are drawn: not those of the match's length, and of scoring only where it changes what is
 * worth doing. */
static bool is_drawn(const struct ruleset *rules, const struct option *option)
{
    return option->key != OPTION_ROUNDS && option->key != OPTION_WINDS && option->key != OPTION_CLOCK &&
           (option->key != OPTION_SCORING || rules->declares_risk);
}

static int16_t any_value(const struct option *option, struct rng *rng)
{
    int count = 0;
    if (option->type == OPTION_BOOL)
        return (int16_t)rng_below(rng, 2);
    while (count < OPTION_CHOICES &&
           (option->type == OPTION_CHOICE ? option->choices[count] != NULL : option->numbers[count] != 0))
        count++;
    int place = (int)rng_below(rng, (uint32_t)count);
    return option->type == OPTION_CHOICE ? (int16_t)place : option->numbers[place];
}

static void choose_options(struct play *play, int16_t options[OPTION_MAX])
{
    const struct ruleset *rules = play->moves->rules;
    do {
        ruleset_defaults(rules, options);
        if (!play->moves->feature_set || rng_below(&play->rng, 3))
            return;
        for (int i = 0; i < ruleset_option_count(rules); i++)
            if (is_drawn(rules, &rules->options[i]))
                options[i] = any_value(&rules->options[i], &play->rng);
    } while (!ruleset_check(rules, options, NULL));
}

/* Lets it be any round of a match, by its wind and by what lies on the table. */
static void any_round(struct table *table, struct rng *rng)
{
    if (table->rules->winds_go_round)
        table->deals_passed = (uint8_t)rng_below(rng, 4u * table->seats);
    if (table->rules->has_stages && rng_below(rng, 2)) {
        table->stakes.bets = (uint8_t)rng_below(rng, 4);
        table->stakes.counters = (uint8_t)rng_below(rng, 6);
    }
}

static void begin(struct play *play, uint64_t seed)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MAX];
    rng_init(&play->rng, seed);
    choose_options(play, options);
    game_init(&play->game, play->moves->rules, options, ruleset_seats(play->moves->rules, options));
    struct table *table = &play->game.table;
    if (table->phase == PHASE_REMOVE)
        game_apply(&play->game, move_make_number(MOVE_REMOVE, 0, (int)rng_below(&play->rng, 3), 0), &events);
    any_round(table, &play->rng);
    deal_shuffle(&deal, &play->game, rng_next(&play->rng));
    memcpy(play->before, table->scores, sizeof play->before);
    game_deal(&play->game, &deal, &events);
}

/* The points a seat gained: its own at tables of four, elsewhere less the average of the others', as the
 * network answers. */
static float gain_of(const struct play *play, int seat)
{
    const struct table *table = &play->game.table;
    int32_t sum = 0, own = table->scores[seat] - play->before[seat];
    int others = 0;
    for (int other = table_next(table, seat); other != seat; other = table_next(table, other)) {
        sum += table->scores[other] - play->before[other];
        others++;
    }
    float less = play->moves->asker == ASKS_FOUR ? 0 : (float)sum / (float)others;
    return ((float)own - less) / play->moves->unit;
}

/* Goes back over the decisions of a seat and fills in their targets. */
static void tell_outcome(struct play *play, int seat)
{
    const struct result *result = &play->game.table.result;
    bool won = result->winners >> seat & 1, over = result->outcome == OUTCOME_WIN;
    bool given =
        over && (result->source == WIN_DISCARD || result->source == WIN_ROBBED_KONG) && result->from == seat;
    float lambda = play->moves->lambda, came = gain_of(play, seat);
    for (int i = play->step_count; i-- > 0;) {
        const struct step *step = &play->steps[i];
        if (step->seat != seat)
            continue;
        if (step->sample != SIZE_MAX) {
            struct sample *sample = &play->samples->list[step->sample];
            sample->came = came;
            sample->won = over && won;
            sample->lost = over && (play->moves->asker == ASKS_FOUR ? result->gain[seat] < 0 : !won);
            sample->given = given && play->moves->feature_set;
        }
        given = false; /* by the last move alone */
        came = lambda * came + (1 - lambda) * step->expected;
    }
}

void moves_play(const struct moves *moves, const struct net *net, uint64_t seed, struct samples *samples)
{
    static struct play play;
    struct events events;
    struct view view;
    const struct table *table = &play.game.table;
    play.moves = moves;
    play.net = net;
    play.samples = samples;
    play.step_count = 0;
    begin(&play, seed);
    while (table->phase != PHASE_DEAL && table->phase != PHASE_OVER) {
        view_init(&view, &play.game, tile_set_first(table->asked));
        game_apply(&play.game, decide(&play, &view), &events);
    }
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->sitting)
            tell_outcome(&play, seat);
}
