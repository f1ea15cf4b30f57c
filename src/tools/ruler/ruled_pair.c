/* ruled_pair.c: see ruled_pair.h. */
#include "tools/ruler/ruled_pair.h"

#include "base/check.h"
#include "session/luck/luck.h"

/* As whom the value of a position plays on to the next draw: normal's judgement with a feeling that is never
 * off. It is the same for all, so that players who move alike are valued alike, and of those tried it left
 * the smallest spread (docs/ruler.md). */
#define VALUED_AS "zora"

struct sums {
    double of[SEAT_MOST][SIDES];
};

/* What the rounds of a pair brought its seats. Added up seat by seat, so that equal players, who have the
 * same terms in each playing, come to exactly the same on each. */
struct outcomes {
    struct sums results, luck; /* as struct luck has them */
    int counts[SEAT_MOST][SIDES];
    int seats;
    int playing; /* which one is played */
    bool shared; /* both are in points gained; else in points ahead of the others' mean */
};

struct seated {
    const struct contender *contender;
    struct outcomes *outcomes;
};

static bool seated_choose(void *self, const struct session *session, int seat, struct move *move,
                          struct error *why)
{
    const struct seated *seated = self;
    (void)why;
    *move = contender_choose(seated->contender, session, seat);
    return true;
}

/* Works it out for all seats when the first is told. */
static void seated_end(void *self, const struct session *session, int seat, bool fairly)
{
    const struct seated *seated = self;
    struct outcomes *outcomes = seated->outcomes;
    struct luck_report report;
    const struct luck_request all = {0, NULL};
    if (seat)
        return;
    CHECK(fairly && luck_make(&report, session_record(session), &all));
    for (int each = 0; each < outcomes->seats; each++) {
        struct luck sum;
        int side = arena_seats(outcomes->seats, outcomes->playing) >> each & 1 ? SIDE_A : SIDE_B;
        CHECK(luck_sum(&report, each, &sum) == 1);
        outcomes->luck.of[each][side] += sum.luck;
        outcomes->results.of[each][side] += sum.result;
        outcomes->counts[each][side]++;
    }
    outcomes->shared = report.shared;
    outcomes->playing++;
    luck_free(&report);
}

/* Points a round by which a seat of A was before one of B by these sums. Points ahead of the mean of n - 1
 * others are n / (n - 1) of points ahead of the mean of all. */
static double ahead(const struct outcomes *outcomes, const struct sums *sums)
{
    double points = 0;
    int seats = outcomes->seats;
    for (int seat = 0; seat < seats; seat++)
        points += sums->of[seat][SIDE_A] / outcomes->counts[seat][SIDE_A] -
                  sums->of[seat][SIDE_B] / outcomes->counts[seat][SIDE_B];
    return (outcomes->shared ? points : points * (seats - 1) / seats) / seats;
}

void ruled_pair_play(struct contender *a, struct contender *b, uint64_t seed, struct ruled_pair *pair)
{
    struct arena arena;
    struct outcomes outcomes = {.playing = 0};
    struct seated first = {a, &outcomes}, second = {b, &outcomes};
    *pair = (struct ruled_pair){0};
    const enum ai_level valued = ai_level_parse(VALUED_AS);
    CHECK(a->ground == b->ground);
    ground_arena(a->ground, &arena, valued, valued);
    outcomes.seats = arena.setup.seats;
    arena.sitters[SIDE_A] = (struct sitter){.self = &first, .choose = seated_choose, .end = seated_end};
    arena.sitters[SIDE_B] = (struct sitter){.self = &second, .choose = seated_choose, .end = seated_end};
    double gained; /* the same points as `plain`, added up in another order */
    CHECK(arena_pair(&arena, seed, &pair->tally, &gained, NULL));
    pair->plain = ahead(&outcomes, &outcomes.results);
    pair->luck = ahead(&outcomes, &outcomes.luck);
}
