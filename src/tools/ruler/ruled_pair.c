/* ruled_pair.c: see ruled_pair.h. */
#include "tools/ruler/ruled_pair.h"

#include "base/check.h"
#include "session/luck/luck.h"

/* As whom the value of a position plays on to the next draw: normal's judgement with a feeling that is never
 * off. It is the same for all, so that players who move alike are valued alike, and of those tried it left
 * the smallest spread (docs/ruler.md). */
#define VALUED_AS "zora"

/* Who sits there, and what chance brought them, in points ahead of the other. */
struct seated {
    const struct contender *contender;
    double luck;
    int playings;
};

static bool seated_choose(void *self, const struct session *session, int seat, struct move *move,
                          struct error *why)
{
    const struct seated *seated = self;
    (void)why;
    *move = contender_choose(seated->contender, session, seat);
    return true;
}

static void seated_end(void *self, const struct session *session, int seat, bool fairly)
{
    struct seated *seated = self;
    struct luck_report report;
    struct luck sum;
    const struct luck_request all = {0, NULL};
    CHECK(fairly && luck_make(&report, session_record(session), &all) && !report.shared);
    CHECK(luck_sum(&report, seat, &sum) == 1);
    luck_free(&report);
    seated->luck += sum.luck;
    seated->playings++;
}

void ruled_pair_play(struct contender *a, struct contender *b, uint64_t seed, struct ruled_pair *pair)
{
    struct arena arena;
    struct seated first = {.contender = a}, second = {.contender = b};
    *pair = (struct ruled_pair){0};
    const enum ai_level valued = ai_level_parse(VALUED_AS);
    arena_init(&arena, ruleset_find("dueling-tigers"), valued, valued);
    arena.sitters[SIDE_A] = (struct sitter){.self = &first, .choose = seated_choose, .end = seated_end};
    arena.sitters[SIDE_B] = (struct sitter){.self = &second, .choose = seated_choose};
    CHECK(arena_pair(&arena, seed, &pair->tally, &pair->plain, NULL));
    pair->luck = first.luck / first.playings;
}
