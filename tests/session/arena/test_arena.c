/*
 * test_arena.c: duplicate deals: the same walls with the seats swapped, and
 * what is counted over them.
 */
#include "support/test.h"
#include <math.h>

#include "rules/modes/list.h"
#include "support/arena_run.h"

/* Every playing gives each seat to A once or, with four, once in two; never all of them. */
TEST(test_everybody_sits_everywhere)
{
    for (int seats = 2; seats <= 4; seats++) {
        int times[SEAT_MAX] = {0};
        for (int i = 0; i < arena_playings(seats); i++)
            for (int seat = 0; seat < SEAT_MAX; seat++)
                times[seat] += arena_seats(seats, i) >> seat & 1;
        for (int seat = 0; seat < SEAT_MAX; seat++)
            assert_int_equal(times[seat], seat < seats);
    }
    assert_int_equal(arena_seats(4, 0), 1 | 4); /* opposite each other */
}

/* A player against itself is no better, exactly: the luck of every deal comes out on both sides. This holds
 * for players who draw no random numbers; the seats have streams of their own. */
static bool first_choose(void *self, const struct session *session, int seat, struct move *move,
                         struct error *why)
{
    struct view view;
    (void)self;
    (void)why;
    session_view(session, seat, &view);
    const struct move *win = view_find(&view, MOVE_WIN);
    *move = win ? *win : view.moves[view.move_count - 1];
    return true;
}

TEST(test_equal_players_are_equal)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_EASY, AI_EASY);
    arena.sitters[SIDE_A] = arena.sitters[SIDE_B] = (struct sitter){.choose = first_choose};
    struct estimate found = arena_run(&arena, 3, 0, 40, &tally);
    assert_true(fabs(found.mean) < 1e-9 && found.margin < 1e-9);
    assert_int_equal(tally.rounds, 80);
    assert_int_equal(tally.won[SIDE_A], tally.won[SIDE_B]);
    assert_int_equal(tally.gained[SIDE_A], tally.gained[SIDE_B]);
}

/* Whole matches: each is won by one side, or by nobody, and equal players win as many. */
TEST(test_matches_are_counted)
{
    struct arena arena;
    struct tally tally = {0};
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_EASY, AI_EASY);
    arena.rounds = 4; /* the mode's own number */
    arena.sitters[SIDE_A] = arena.sitters[SIDE_B] = (struct sitter){.choose = first_choose};
    arena_run(&arena, 3, 0, 10, &tally);
    assert_int_equal(tally.matches, 20);
    assert_int_equal(tally.rounds, 80);
    assert_int_equal(tally.ahead[SIDE_A], tally.ahead[SIDE_B]);
    assert_true(tally.ahead[SIDE_A] > 0 && tally.ahead[SIDE_A] <= 10);
    assert_true(tally_gain(&(struct tally){0}, SIDE_A) ==
                0); /* where nothing was played nothing was gained */
}

/* What the sides gained over a whole match of Tenpai Duel is what the scores say at its end, bets that nobody
 * won back included. */
TEST(test_bets_are_counted)
{
    const struct ruleset *rules = ruleset_find("tenpai-duel");
    struct arena arena;
    int bets = 0;
    arena_init(&arena, rules, AI_NORMAL, AI_EASY);
    arena.rounds = 16; /* the mode's own number */
    for (int pair = 0; pair < 3; pair++) {
        struct tally tally = {0};
        struct error why;
        double value;
        int64_t gained[SIDES] = {0};
        assert_true(arena_pair(&arena, arena_seed(1, pair), &tally, &value, &why));
        for (int seat_of_a = 0; seat_of_a < 2; seat_of_a++) {
            struct view view;
            struct setup setup = arena.setup;
            setup.seed = arena_seed(1, pair);
            for (int seat = 0; seat < 2; seat++)
                setup.players[seat] = arena.players[seat == seat_of_a ? SIDE_A : SIDE_B];
            struct match_run run = {.session = session_new(&setup, NULL),
                                    .sitters = {sitter_computer, sitter_computer},
                                    .rounds = 16};
            session_view(run.session, SEAT_NONE, &view);
            int32_t start = view.table.scores[0];
            assert_true(match_run_play(&run, &why));
            session_view(run.session, SEAT_NONE, &view);
            for (int seat = 0; seat < 2; seat++) {
                gained[seat == seat_of_a ? SIDE_A : SIDE_B] += view.table.scores[seat] - start;
                bets += view.table.stakes.bets_made[seat];
            }
            session_free(run.session);
        }
        assert_int_equal(tally.gained[SIDE_A], gained[SIDE_A]);
        assert_int_equal(tally.gained[SIDE_B], gained[SIDE_B]);
    }
    assert_true(bets > 5);
}

static bool refuse(void *self, const struct session *session, int seat, struct error *why)
{
    (void)self;
    (void)session;
    snprintf(why->message, sizeof why->message, "seat %d does not begin", seat);
    return false;
}

static bool agree(void *self, const struct session *session, int seat, struct error *why)
{
    (void)session;
    (void)why;
    ++*(int *)self;
    return seat >= 0;
}

/* A program that does not begin ends the pair, and its reason is told. */
TEST(test_who_does_not_begin_is_told)
{
    struct arena arena;
    struct tally tally = {0};
    struct error why = {0};
    double value;
    int begun = 0;
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_EASY, AI_EASY);
    arena.sitters[SIDE_A] = (struct sitter){.self = &begun, .choose = first_choose, .begin = agree};
    arena.sitters[SIDE_B] = arena.sitters[SIDE_A];
    assert_true(arena_pair(&arena, 1, &tally, &value, &why));
    assert_int_equal(begun, 4); /* two seats, two playings */
    arena.sitters[SIDE_B].begin = refuse;
    assert_false(arena_pair(&arena, 1, &tally, &value, &why));
    assert_string_equal(why.message, "seat 1 does not begin");
}

/* What the seats were dealt: one hand a seat and match begun. */
struct dealt {
    int count;
    struct hand hands[8][SEAT_MAX];
};

static void dealt_hear(void *self, const struct session *session, int seat, int count)
{
    struct dealt *dealt = self;
    struct view view;
    for (int i = 0; i < count; i++) {
        if (session_event(session, i, seat).kind != EVENT_DEAL)
            continue;
        session_view(session, seat, &view);
        dealt->hands[dealt->count / 2][seat] = view.own.hand;
        if (view.own.drawn != TILE_NONE)
            hand_remove(&dealt->hands[dealt->count / 2][seat], view.own.drawn);
        dealt->count++;
    }
}

static bool same_hand(const struct hand *a, const struct hand *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* The second deal's hands are the same too, but change hands if the dealer is another. */
TEST(test_both_playings_have_the_same_tiles)
{
    struct arena arena;
    struct tally tally = {0};
    struct dealt dealt = {0};
    double value;
    arena_init(&arena, ruleset_find("tenpai-duel"), AI_EASY, AI_NORMAL);
    arena.rounds = 2;
    for (int side = 0; side < SIDES; side++) {
        arena.sitters[side].self = &dealt;
        arena.sitters[side].hear = dealt_hear;
    }
    assert_true(arena_pair(&arena, 77, &tally, &value, NULL));
    assert_int_equal(dealt.count, 8); /* two playings of two rounds with two seats */
    struct hand(*first)[SEAT_MAX] = &dealt.hands[0], (*second)[SEAT_MAX] = &dealt.hands[2];
    assert_true(same_hand(&first[0][0], &second[0][0]) && same_hand(&first[0][1], &second[0][1]));
    bool crossed = same_hand(&first[1][0], &second[1][1]) && same_hand(&first[1][1], &second[1][0]);
    assert_true(crossed ||
                (same_hand(&first[1][0], &second[1][0]) && same_hand(&first[1][1], &second[1][1])));
    assert_false(same_hand(&first[0][0], &first[1][0]));
    assert_int_equal(tally.rounds, 4);
    assert_int_equal(tally.seats[SIDE_A], 4);
}

/* Every mode is measured: rounds and seats are counted, and nothing is won that was not paid or given out. */
TEST(test_every_mode)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct arena arena;
        struct tally tally = {0}, again = {0};
        arena_init(&arena, *rules, AI_EASY, AI_RANDOM);
        arena.rounds = 2;
        struct estimate found = arena_run(&arena, 5, 0, 4, &tally);
        int playings = arena_playings(arena.setup.seats);
        assert_int_equal(tally.rounds, 4 * 2 * playings);
        assert_true(tally.seats[SIDE_A] > 0 && tally.seats[SIDE_B] >= tally.seats[SIDE_A]);
        assert_true(tally.won[SIDE_A] + tally.won[SIDE_B] <= tally.rounds);
        /* The same again, in two parts. */
        struct estimate part = arena_run(&arena, 5, 0, 2, &again);
        arena_run(&arena, 5, 2, 2, &again);
        assert_memory_equal(&tally, &again, sizeof tally);
        assert_true(part.margin >= 0 && found.margin >= 0);
    }
}

/* The example of any statistics book: 2 4 4 4 5 5 7 9 has mean 5 and the sample variance 32 / 7. */
TEST(test_the_interval)
{
    static const double values[] = {2, 4, 4, 4, 5, 5, 7, 9};
    struct estimate found = arena_estimate(values, 8);
    assert_true(fabs(found.mean - 5) < 1e-12);
    assert_true(fabs(found.margin - 1.96 * sqrt(32.0 / 7 / 8)) < 1e-12);
    found = arena_estimate(values, 1);
    assert_true(found.mean == 2 && found.margin == 0);
}

static bool sulking_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    (void)self;
    (void)session;
    (void)move;
    return error_set(why, "seat %d sulks", seat);
}

TEST(test_who_breaks_off)
{
    struct arena arena;
    struct tally tally = {0};
    struct error why;
    double value;
    arena_init(&arena, ruleset_find("dueling-tigers"), AI_EASY, AI_EASY);
    arena.sitters[SIDE_A].choose = sulking_choose;
    assert_false(arena_pair(&arena, 1, &tally, &value, &why));
    assert_string_equal(why.message, "seat 0 sulks");
    assert_int_equal(tally.rounds, 0);
}
