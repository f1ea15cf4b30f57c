/* rounds.c: rounds that a network plays with itself; see rounds.h. */
#include "tools/foresight/rounds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

void samples_init(struct samples *samples)
{
    memset(samples, 0, sizeof *samples);
}

void samples_deinit(struct samples *samples)
{
    free(samples->list);
    free(samples->flags);
}

void samples_clear(struct samples *samples)
{
    samples->count = samples->flag_count = 0;
    samples->rounds = samples->decisions = samples->wins = samples->points = 0;
}

static void *grow(void *list, size_t *room, size_t wanted, size_t each)
{
    if (wanted <= *room)
        return list;
    *room = 2 * wanted;
    list = realloc(list, *room * each);
    CHECK(list);
    return list;
}

static void add_flags(struct samples *samples, const uint16_t *flags, int count)
{
    size_t wanted = samples->flag_count + (size_t)count;
    samples->flags = grow(samples->flags, &samples->flag_room, wanted, sizeof *flags);
    memcpy(samples->flags + samples->flag_count, flags, (size_t)count * sizeof *flags);
    samples->flag_count = wanted;
}

enum { DECISIONS_MOST = 1024 };

/* A decision of the round, kept or not. */
struct step {
    uint8_t seat;
    float expected; /* after it, in the outlook's unit */
    size_t sample;  /* its place; SIZE_MAX: it was not kept */
};

/* A round in play. */
struct play {
    const struct rounds *rounds;
    struct samples *samples;
    struct game game;
    struct rng rng;
    int learner;               /* the seat of a best response; SEAT_NONE: all learn */
    int32_t before[SEAT_MOST]; /* the scores at its beginning */
    struct step steps[DECISIONS_MOST];
    int step_count;
};

static uint64_t told_kinds(const struct telling *telling, tile_set kinds)
{
    uint64_t told = 0;
    for (; kinds; kinds &= kinds - 1)
        told |= (uint64_t)1 << telling->place[tile_set_first(kinds)];
    return told;
}

/* Notes a decision of a seat, after which so many points are expected. */
static struct step *take_step(struct play *play, int seat, int32_t value)
{
    CHECK(play->step_count < DECISIONS_MOST);
    struct step *step = &play->steps[play->step_count++];
    float unit = (float)play->rounds->outlook->unit * AI_ONE;
    *step = (struct step){.seat = (uint8_t)seat, .expected = (float)value / unit, .sample = SIZE_MAX};
    return step;
}

static void keep(struct play *play, struct step *step, const struct telling *telling,
                 const struct foreseen *foreseen)
{
    struct samples *samples = play->samples;
    const struct game *game = &play->game;
    samples->list = grow(samples->list, &samples->room, samples->count + 1, sizeof *samples->list);
    step->sample = samples->count;
    struct sample *sample = &samples->list[samples->count++];
    *sample = (struct sample){.flags = (uint32_t)samples->flag_count,
                              .count = (uint16_t)(telling->count + foreseen->count),
                              .seat = telling->view->seat};
    for (int i = 0; i < telling->rivals; i++) {
        int seat = telling->rival[i].seat;
        tile_set waits = table_own_waits(&game->table, &game->own[seat], seat);
        sample->waits[i] = told_kinds(telling, waits);
        sample->ready |= (uint8_t)(waits ? 1u << i : 0);
    }
    add_flags(samples, telling->flags, telling->count);
    add_flags(samples, foreseen->flags, foreseen->count);
}

/* As the teacher does, but for one move in sixteen, so that other positions are seen too. */
static int choose_as_taught(struct play *play, const struct view *view, const struct foreseen *list,
                            int count)
{
    struct move move = play->rounds->teacher(view, &play->rng);
    if (rng_below(&play->rng, 16) == 0)
        return (int)rng_below(&play->rng, (uint32_t)count);
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == move.kind && (move.kind == MOVE_REVEAL || move_equal(list[i].move, move)))
            return i;
    return (int)rng_below(&play->rng, (uint32_t)count);
}

/* The best, or now and then one that is nearly as good. A win that is the best is never let go. */
static int choose(struct play *play, const struct foreseen *list, int count)
{
    float chances[MOVE_MOST], sum = 0, unit = (float)play->rounds->outlook->unit * AI_ONE;
    int best = 0;
    for (int i = 1; i < count; i++)
        best = list[i].value > list[best].value ? i : best;
    if (list[best].known || play->rounds->soft <= 0)
        return best;
    for (int i = 0; i < count; i++) {
        chances[i] = expf((float)(list[i].value - list[best].value) / unit / play->rounds->soft);
        sum += chances[i];
    }
    float left = sum * (float)rng_below(&play->rng, 1 << 24) / (1 << 24);
    for (int i = 0; i < count; i++)
        if ((left -= chances[i]) < 0)
            return i;
    return best;
}

static struct move guess_by(const struct telling *telling, const int32_t answers[NET_OUTPUTS_MOST])
{
    int32_t chances[TILE_KINDS];
    foresight_waits(telling, answers, chances);
    return foresight_guess(telling->view, chances);
}

/* What the rival does, who learns nothing. */
static struct move decide_as_rival(const struct play *play, const struct telling *telling)
{
    const struct view *view = telling->view;
    const struct oracle *rival = play->rounds->rival;
    struct foreseen list[MOVE_MOST];
    int32_t answers[NET_OUTPUTS_MOST];
    int best = 0;
    if (view->table.phase == PHASE_GUESS) {
        foresight_now(telling, rival, &list[0], answers);
        return guess_by(telling, answers);
    }
    int count = foresight_list(telling, rival, list);
    for (int i = 1; i < count; i++)
        best = list[i].value > list[best].value ? i : best;
    return list[best].move;
}

/* All that the hand waits for. */
static struct move name_waits(const struct view *view)
{
    struct move move = view->moves[0];
    move.kinds = table_own_waits(&view->table, &view->own, view->seat);
    return move;
}

static struct move guess(struct play *play, const struct telling *telling)
{
    struct foreseen now;
    int32_t answers[NET_OUTPUTS_MOST];
    foresight_now(telling, play->rounds->oracle, &now, answers);
    keep(play, take_step(play, telling->view->seat, now.value), telling, &now);
    return guess_by(telling, answers);
}

static struct move decide(struct play *play, const struct view *view)
{
    struct telling telling;
    struct foreseen list[MOVE_MOST];
    const struct rounds *rounds = play->rounds;
    bool rival = play->learner != SEAT_NONE && play->learner != view->seat;
    if (rival && rounds->rival_moves)
        return rounds->rival_moves(view, &play->rng);
    if (view->table.phase == PHASE_NAME)
        return name_waits(view);
    if (view->table.phase != PHASE_GUESS && !foresight_can(view))
        return view->moves[rng_below(&play->rng, view->move_count)];
    telling_init(&telling, rounds->outlook, view);
    if (rival)
        return decide_as_rival(play, &telling);
    if (view->table.phase == PHASE_GUESS)
        return guess(play, &telling);
    int count = foresight_list(&telling, rounds->oracle, list);
    play->samples->decisions++;
    int chosen = rounds->teacher ? choose_as_taught(play, view, list, count) : choose(play, list, count);
    struct step *step = take_step(play, view->seat, list[chosen].value);
    if (!list[chosen].known && rng_below(&play->rng, (uint32_t)rounds->one_in) == 0)
        keep(play, step, &telling, &list[chosen]);
    return list[chosen].move;
}

/* --- rounds --------------------------------------------------------------------------------------- */

/* Which options are drawn by chance: not those of the match's length, and of scoring only where it changes
 * what is worth doing. */
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
    if (option->type == OPTION_CHOICE) {
        while (count < OPTION_CHOICES && option->choices[count])
            count++;
        return (int16_t)rng_below(rng, (uint32_t)count);
    }
    while (count < OPTION_CHOICES && option->numbers[count])
        count++;
    return option->numbers[rng_below(rng, (uint32_t)count)];
}

static void choose_options(struct play *play, int16_t options[OPTION_MOST])
{
    const struct ruleset *rules = play->rounds->rules;
    do {
        ruleset_defaults(rules, options);
        if (rng_below(&play->rng, 3))
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
    const struct ruleset *rules = play->rounds->rules;
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MOST];
    rng_init(&play->rng, seed);
    choose_options(play, options);
    game_init(&play->game, rules, options, ruleset_seats(rules, options));
    struct table *table = &play->game.table;
    if (table->phase == PHASE_REMOVE)
        game_apply(&play->game, move_make_number(MOVE_REMOVE, 0, (int)rng_below(&play->rng, 3), 0), &events);
    any_round(table, &play->rng);
    play->learner = play->rounds->rival || play->rounds->rival_moves
                        ? (int)rng_below(&play->rng, table->seats)
                        : SEAT_NONE;
    deal_shuffle(&deal, &play->game, rng_next(&play->rng));
    memcpy(play->before, table->scores, sizeof play->before);
    game_deal(&play->game, &deal, &events);
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

static int first_asked(const struct table *table)
{
    int seat = 0;
    while (!(table->asked >> seat & 1))
        seat++;
    return seat;
}

/* What a seat made of the round, less the mean of what the others did. */
static float outcome(const struct play *play, int seat)
{
    const struct table *table = &play->game.table;
    int32_t sum = 0;
    int others = 0;
    for (int other = table_next(table, seat); other != seat; other = table_next(table, other)) {
        sum += table->scores[other] - play->before[other];
        others++;
    }
    int32_t own = table->scores[seat] - play->before[seat];
    return ((float)own - (float)sum / (float)others) / (float)play->rounds->outlook->unit;
}

/* Goes back over a seat's decisions. */
static void tell_outcome(struct play *play, int seat)
{
    const struct result *result = &play->game.table.result;
    bool given = (result->source == WIN_DISCARD || result->source == WIN_ROBBED_KONG) && result->winners &&
                 result->from == seat;
    float lambda = play->rounds->lambda, came = outcome(play, seat);
    for (int i = play->step_count; i-- > 0;) {
        const struct step *step = &play->steps[i];
        if (step->seat != seat)
            continue;
        if (step->sample != SIZE_MAX) {
            struct sample *sample = &play->samples->list[step->sample];
            sample->came = came;
            sample->won = result->winners >> seat & 1;
            sample->lost = result->winners && !sample->won;
            sample->given = given;
        }
        given = false; /* by the last move alone */
        came = lambda * came + (1 - lambda) * step->expected;
    }
}

void rounds_play(const struct rounds *rounds, uint64_t seed, struct samples *samples)
{
    struct play play = {.rounds = rounds, .samples = samples};
    struct events events;
    struct view view;
    begin(&play, seed);
    while (goes_on(&play.game)) {
        view_init(&view, &play.game, first_asked(&play.game.table));
        game_apply(&play.game, decide(&play, &view), &events);
    }
    for (int seat = 0; seat < play.game.table.seats; seat++)
        if (seat != play.game.table.sitting)
            tell_outcome(&play, seat);
    const struct result *result = &play.game.table.result;
    samples->rounds++;
    if (result->outcome == OUTCOME_WIN) {
        samples->wins++;
        samples->points += result->gain[result->winner];
    }
}
