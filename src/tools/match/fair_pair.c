/* fair_pair.c: see fair_pair.h. */
#include "tools/match/fair_pair.h"

#include "ai/engine.h"
#include "base/check.h"
#include "session/luck/luck.h"

/* The level that plays on from a position when its value is measured: normal without errors. It is the same
 * for all contenders, so that equal moves have equal values, and it left the smallest spread of those tried.
 */
#define VALUED_AS "zora"

/* What the rounds of a pair brought, seat by seat: the sums of equal players then have the same terms in the
 * same order, and are exactly equal. */
struct outcomes {
    double sums[SEAT_MAX][SIDES]; /* points without luck */
    int counts[SEAT_MAX][SIDES];
    struct luck east; /* in the first playing */
    int seats, playing;
    bool shared; /* points gained; else points ahead of the others' mean */
};

struct seated {
    struct contender *contender;
    struct outcomes *outcomes; /* NULL: without correction */
};

static bool can(const struct view *view, unsigned kinds)
{
    for (int i = 0; i < view->move_count; i++)
        if (kinds >> view->moves[i].kind & 1)
            return true;
    return false;
}

static void count_choice(struct chosen *chosen, const struct view *view, struct move move, unsigned kinds)
{
    bool offered = can(view, kinds);
    chosen->offered += offered;
    chosen->taken += offered && kinds >> move.kind & 1;
}

static bool seated_choose(void *self, const struct session *session, int seat, struct move *move,
                          struct error *why)
{
    struct contender *contender = ((struct seated *)self)->contender;
    struct thought thought;
    struct reason reason;
    (void)why;
    session_thought(session, seat, &thought);
    const struct view *view = &thought.view;
    if (contender->who.level == AI_RANDOM)
        *move = ai_choose(AI_RANDOM, view, &thought.rng, NULL);
    else
        *move = engine_find(view)->choose(&contender->who, view, &thought.rng, NULL, &reason);
    count_choice(&contender->calls, view, *move, 1u << MOVE_CHOW | 1u << MOVE_PUNG | 1u << MOVE_KONG);
    if (can(view, 1u << MOVE_REVEAL))
        count_choice(&contender->draws, view, *move, 1u << MOVE_DUMMY_DRAW);
    contender->declared += move->kind == MOVE_RIICHI || move->kind == MOVE_TENPAI;
    return true;
}

static void seated_hear(void *self, const struct session *session, int seat, int events)
{
    struct contender *contender = ((struct seated *)self)->contender;
    struct view view;
    for (int i = 0; i < events; i++) {
        if (session_event(session, i, SEAT_NONE).kind != EVENT_ROUND_END)
            continue;
        session_view(session, SEAT_NONE, &view);
        const struct result *result = &view.table.result;
        bool won = result->outcome == OUTCOME_WIN && result->winners >> seat & 1;
        contender->wins += won;
        contender->win_points += won ? result->gain[seat] : 0;
    }
}

/* Adds the results of all seats without their luck, when the first seat hears of the end. */
static void seated_end(void *self, const struct session *session, int seat, bool fairly)
{
    struct outcomes *outcomes = ((struct seated *)self)->outcomes;
    const struct luck_request all = {0, NULL};
    struct luck_report report;
    if (seat || !outcomes)
        return;
    CHECK(fairly && luck_make(&report, session_record(session), &all));
    for (int each = 0; each < outcomes->seats; each++) {
        struct luck sum;
        int side = arena_seats(outcomes->seats, outcomes->playing) >> each & 1 ? SIDE_A : SIDE_B;
        CHECK(luck_sum(&report, each, &sum) == 1);
        if (!each && !outcomes->playing)
            outcomes->east = sum;
        outcomes->sums[each][side] += sum.decisions;
        outcomes->counts[each][side]++;
    }
    outcomes->shared = report.shared;
    outcomes->playing++;
    luck_free(&report);
}

/* Points a round by which a seat of A was ahead of one of B. Points ahead of the mean of the n - 1 others are
 * n / (n - 1) of points ahead of the mean of all. */
static double ahead(const struct outcomes *outcomes)
{
    double points = 0;
    int seats = outcomes->seats;
    for (int seat = 0; seat < seats; seat++)
        points += outcomes->sums[seat][SIDE_A] / outcomes->counts[seat][SIDE_A] -
                  outcomes->sums[seat][SIDE_B] / outcomes->counts[seat][SIDE_B];
    return (outcomes->shared ? points : points * (seats - 1) / seats) / seats;
}

void fair_pair_play(const struct setup *setup, struct contender contenders[SIDES], uint64_t seed,
                    bool corrects, struct tally *tally, struct fair_pair *pair)
{
    struct arena arena;
    struct outcomes outcomes = {.seats = setup->seats};
    struct seated seated[SIDES];
    const enum ai_level valued = ai_level_parse(VALUED_AS);
    arena_init(&arena, setup->rules, valued, valued);
    arena.setup = *setup;
    for (int side = 0; side < SIDES; side++) {
        seated[side] = (struct seated){&contenders[side], corrects ? &outcomes : NULL};
        arena.sitters[side] = (struct sitter){
            .self = &seated[side], .choose = seated_choose, .hear = seated_hear, .end = seated_end};
    }
    CHECK(arena_pair(&arena, seed, tally, &pair->plain, NULL));
    pair->corrected = corrects ? ahead(&outcomes) : pair->plain;
    pair->result = outcomes.east.result;
    pair->luck = outcomes.east.luck;
}
