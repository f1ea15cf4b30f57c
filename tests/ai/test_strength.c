/*
 * test_strength.c: each level beats the one below, over duplicate deals and by far more than chance could do.
 * Tier: night
 */
#include "support/test.h"

#include "ai/tigers/hard.h"
#include "support/arena_run.h"

/* Fails unless the lower end of the 95 % interval is above `least` points a round. */
static void expect_better(enum ai_level better, enum ai_level worse, int pairs, double least)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), better, worse);
    struct estimate found = arena_run(&arena, 7000, 0, pairs, &tally);
    if (found.mean - found.margin < least)
        fail_msg("%s - %s: %.2f +- %.2f points a round", ai_level_name(better), ai_level_name(worse),
                 found.mean, found.margin);
}

TEST(test_easy_beats_random)
{
    expect_better(AI_EASY, AI_RANDOM, 300, 1.0);
}

TEST(test_normal_beats_easy)
{
    expect_better(AI_NORMAL, AI_EASY, 300, 0.2);
}

/* Hard without its look ahead, which takes long. */
static bool quick_choose(void *self, const struct session *session, int seat, struct move *move,
                         struct error *why)
{
    struct hard_weights quick = hard_usual;
    struct view view;
    struct rng rng;
    struct reason reason;
    (void)self, (void)why;
    quick.ahead = 0;
    rng_init(&rng, 1);
    session_view(session, seat, &view);
    *move = hard_choose(&view, &quick, &rng, NULL, &reason);
    return true;
}

TEST(test_hard_beats_normal)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_HARD, AI_NORMAL);
    arena.sitters[SIDE_A] = (struct sitter){.choose = quick_choose};
    struct estimate found = arena_run(&arena, 7000, 0, 600, &tally);
    if (found.mean - found.margin < 0.1)
        fail_msg("hard - normal: %.2f +- %.2f points a round", found.mean, found.margin);
}

TEST(test_normal_beats_random)
{
    expect_better(AI_NORMAL, AI_RANDOM, 30, 1.5);
}

/* Riichi declared, and those of them that could win by drawing only. */
struct riichi {
    int count, dead;
};

static bool watched_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct riichi *riichi = self;
    struct view view;
    if (!sitter_computer.choose(NULL, session, seat, move, why))
        return false;
    session_view(session, seat, &view);
    if (move->kind == MOVE_RIICHI) {
        riichi->count++;
        riichi->dead += legal_riichi_warning(&view.table, &view.own, seat, move->tile, NULL);
    }
    return true;
}

static void expect_no_dead_riichi(enum ai_level level, int pairs)
{
    struct riichi riichi = {0};
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), level, AI_EASY);
    arena.sitters[SIDE_A] = (struct sitter){.self = &riichi, .choose = watched_choose};
    arena_run(&arena, 9000, 0, pairs, &tally);
    assert_true(riichi.count > 10);
    assert_int_equal(riichi.dead, 0);
}

TEST(test_no_dead_riichi)
{
    expect_no_dead_riichi(AI_NORMAL, 25);
    expect_no_dead_riichi(AI_HARD, 40);
}
