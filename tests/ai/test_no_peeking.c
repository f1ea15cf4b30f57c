/*
 * test_no_peeking.c: no opponent knows what its seat cannot see.
 *
 * In thousands of positions of every mode the tiles that a seat cannot see are
 * dealt again inside the session: the other hands, the wall, the dummy's row,
 * what lies face down. The move it thinks of there, from the same random source,
 * and the reason it gives must be the very same; so must the teacher's ranking.
 * Tier: ci
 */
#include "support/test.h"

#include "ai/rollout_teach.h"
#include "ai/teach.h"
#include "ai/tigers/hard.h"
#include "rules/modes/list.h"
#include "session/arena/match_run.h"
#include "session/session_inside.h"

/* How many different games a position is compared with. */
enum { GUESSES = 2 };

struct witness {
    struct rng rng;
    int every;  /* one position in so many is looked at */
    int seen;   /* positions in all */
    int looked; /* positions compared */
    int moved;  /* guesses in which tiles really lay elsewhere */
    bool teaches;
    const struct hard_weights
        *weights; /* hard thinks by this one at every decision; NULL: the level that plays */
};

static bool differ(const struct game *a, const struct game *b)
{
    return memcmp(a->wall, b->wall, sizeof a->wall) != 0 || memcmp(a->own, b->own, sizeof a->own) != 0;
}

/* What the teacher says, whole. */
static void teach(const struct session *session, int seat, struct ranking *ranking)
{
    struct view view;
    session_view(session, seat, &view);
    teach_rank(&view, 5, NULL, ranking);
}

static void compare_teaching(struct witness *witness, struct session *session, int seat)
{
    static struct ranking here, there;
    struct game truth = session->game;
    struct view view;
    session_view(session, seat, &view);
    teach(session, seat, &here);
    view_guess(&view, &witness->rng, &session->game);
    teach(session, seat, &there);
    session->game = truth;
    assert_memory_equal(&here, &there, sizeof here);
    assert_true(here.count > 0 && here.list[0].reason.kind);
}

/* What is thought of in the session as it stands: by the level that sits there, or by hard in a small way. */
static struct move think(const struct witness *witness, const struct session *session, int seat,
                         struct reason *reason)
{
    struct view view;
    struct rng rng;
    if (!witness->weights)
        return session_think(session, seat, reason);
    session_view(session, seat, &view);
    rng_init(&rng, (uint64_t)session->position);
    return hard_choose(&view, witness->weights, &rng, NULL, reason);
}

static void compare(struct witness *witness, struct session *session, int seat)
{
    struct game truth = session->game;
    struct view view;
    struct reason reason = {0};
    struct move move = think(witness, session, seat, &reason);
    session_view(session, seat, &view);
    for (int i = 0; i < GUESSES; i++) {
        struct reason reason_there = {0};
        view_guess(&view, &witness->rng, &session->game);
        session->game.answered = truth.answered; /* how many have answered is no secret, but what they said */
        witness->moved += differ(&session->game, &truth);
        struct move move_there = think(witness, session, seat, &reason_there);
        session->game = truth;
        if (!move_equal(move, move_there) || memcmp(&reason, &reason_there, sizeof reason) != 0)
            fail_msg("%s, seed %llu, entry %d: another move, or another reason (%d becomes %d)",
                     truth.table.rules->id, (unsigned long long)session->record.setup.seed, session->position,
                     reason.kind, reason_there.kind);
    }
    /* Where the teacher looks ahead or plays on a ranking takes a hundred times as long. */
    int one_in = hard_can(&view) || rollout_teaches(&view) ? 20 : 1;
    if (witness->teaches && witness->looked % one_in == 0)
        compare_teaching(witness, session, seat);
    witness->looked++;
}

static bool watched_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct witness *witness = self;
    (void)why;
    if (witness->seen++ % witness->every == 0)
        compare(witness, (struct session *)session, seat);
    *move = session_think(session, seat, NULL);
    return true;
}

/* Plays a match of that level on all seats. */
static void play(struct witness *witness, const struct ruleset *rules, enum ai_level level, uint64_t seed,
                 int rounds)
{
    struct setup setup = setup_of(rules, seed);
    struct match_run run = {.rounds = rounds};
    for (int seat = 0; seat < setup.seats; seat++) {
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)level};
        run.sitters[seat] = (struct sitter){.self = witness, .choose = watched_choose};
    }
    run.session = session_new(&setup, NULL);
    assert_true(match_run_play(&run, NULL));
    session_free(run.session);
}

/* At least `wanted` positions of every mode, out of whole matches of that level. */
static void check(struct witness like, enum ai_level level, int wanted)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct witness witness = like;
        rng_init(&witness.rng, 17);
        for (uint64_t seed = 1; witness.looked < wanted; seed++)
            play(&witness, *rules, level, seed, 1000);
        assert_true(witness.moved > witness.looked);
    }
}

TEST(test_random)
{
    check((struct witness){.every = 1}, AI_RANDOM, 1000);
}

TEST(test_easy)
{
    check((struct witness){.every = 1}, AI_EASY, 1000);
}

TEST(test_normal)
{
    check((struct witness){.every = 1}, AI_NORMAL, 500);
}

/* Without the look ahead, which takes long. */
TEST(test_hard)
{
    struct hard_weights weights = hard_usual;
    weights.ahead = 0;
    check((struct witness){.every = 1, .weights = &weights}, AI_EASY, 500);
}

/* And with the whole of it, as it sits in a match. */
TEST(test_hard_in_a_match)
{
    struct witness witness = {.every = 9};
    rng_init(&witness.rng, 18);
    play(&witness, ruleset_find("dueling-tigers"), AI_HARD, 3, 1);
    assert_true(witness.looked > 1);
}

/* Likewise at a table of four, where a network tells it what to do. */
TEST(test_hard_at_four)
{
    static const char *const modes[] = {"patterns", "classic"};
    for (int mode = 0; mode < 2; mode++) {
        struct witness witness = {.every = 2};
        rng_init(&witness.rng, 19);
        play(&witness, ruleset_find(modes[mode]), AI_HARD, 4, 2);
        assert_true(witness.looked > 20);
        assert_true(witness.moved > witness.looked);
    }
}

TEST(test_the_teacher)
{
    check((struct witness){.every = 1, .teaches = true}, AI_EASY, 80);
}
