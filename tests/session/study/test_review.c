/*
 * test_review.c: a seat's decisions in a recorded match: which they are, what
 * they cost, and which are shown.
 * Tier: ci
 */
#include "support/test.h"

#include "ai/random_player.h"
#include "rules/modes/list.h"
#include "session/arena/match_run.h"
#include "session/study/review.h"
#include "support/match.h"

enum { EAST, WEST };

enum { MOVES = 1000, SOME = 40, FEW = 12 /* where each decision is searched */ };

/* Any move, but wins are taken. */
static struct move careless(const struct session *session, int seat, struct rng *rng)
{
    struct view view;
    session_view(session, seat, &view);
    const struct move *win = view_find(&view, MOVE_WIN);
    return win ? *win : random_player_move(&view, rng);
}

/* The record of so many moves and so many rounds of careless players at most. */
static struct session *play(const struct ruleset *rules, uint64_t seed, int rounds, int moves)
{
    struct setup setup;
    struct rng rng;
    match_setup(&setup, seed);
    setup.rules = rules;
    ruleset_defaults(rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    rng_init(&rng, seed);
    struct session *session = session_new(&setup, NULL);
    while (moves > 0 && !session_is_over(session)) {
        if (session_awaits_deal(session) && rounds-- == 0)
            break;
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = match_asked(session);
        assert_true(session_play(session, careless(session, seat, &rng), NULL, NULL));
        moves--;
    }
    return session;
}

/* How many moves of that seat were made while it had another, but for the suit taken out before the deal,
 * when all are alike; in all rounds for 0. */
static int count_choices(const struct record *record, int seat, int round)
{
    struct game game;
    struct events events;
    struct move moves[MOVE_MAX];
    int choices = 0;
    record_start(record, &game);
    for (int i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entries[i];
        bool counts = !round || game.table.round == round;
        if (counts && !entry->is_deal && entry->move.seat == seat && entry->move.kind != MOVE_REMOVE) {
            bool is_form = entry->move.kind == MOVE_GUESS || entry->move.kind == MOVE_NAME;
            choices += is_form || game_legal(&game, seat, moves) > 1;
        }
        entry_apply(entry, &game, &events);
    }
    return choices;
}

static int sum_of(const struct split *split)
{
    int sum = 0;
    for (int i = 0; i < SPLIT_PARTS; i++)
        sum += split->part[i];
    return sum;
}

TEST(test_every_choice_of_the_seat_is_judged)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct session *session = play(*rules, 12, 1, (*rules)->seats_least == 4 ? SOME : FEW);
        const struct record *record = session_record(session);
        int seats =
            record->setup.seats == 4 ? 4 : 1; /* of two, where each decision is searched, one will do */
        for (int seat = 0; seat < seats; seat++) {
            struct review review;
            int sum = 0, round = seat > 0; /* the whole record, then its only round */
            assert_true(review_make(&review, record, &(struct review_request){.seat = seat, .round = round}));
            assert_int_equal(review.count, count_choices(record, seat, round));
            for (int i = 0; i < review.count; i++) {
                const struct verdict *verdict = &review.list[i];
                assert_true(move_equal(verdict->made.move, record->entries[verdict->place].move));
                assert_true(i == 0 || verdict->place > review.list[i - 1].place);
                assert_true(verdict->loss >= 0 && (verdict->rank || !verdict->loss));
                assert_true(verdict->loss == 0 || verdict->loss == verdict->behind);
                assert_true(verdict->loss ? verdict->loss >= 2 * verdict->error
                                          : !verdict->behind || verdict->behind < 2 * verdict->error);
                assert_int_equal(sum_of(&verdict->split), verdict->loss);
                sum += verdict->loss;
            }
            assert_int_equal(sum, review.loss);
            review_deinit(&review);
        }
        session_free(session);
    }
}

TEST(test_the_costliest_are_marked)
{
    struct session *session = play(ruleset_find("dueling-tigers"), 3, 1, MOVES);
    struct review review;
    int order[4000], marks[REVIEW_COSTLIEST + 1] = {0};
    assert_true(review_make(&review, session_record(session), &(struct review_request){.seat = WEST}));
    assert_in_range(review.count, 10, 4000);
    review_sort(&review, order);
    for (int i = 0; i < review.count; i++) {
        const struct verdict *verdict = &review.list[order[i]];
        assert_true(i == 0 || verdict->loss <= review.list[order[i - 1]].loss);
        assert_int_equal(verdict->mark,
                         i < REVIEW_COSTLIEST ? i + 1 : 0); /* such play surely costs more than thrice */
        marks[verdict->mark]++;
    }
    for (int mark = 1; mark <= REVIEW_COSTLIEST; mark++)
        assert_int_equal(marks[mark], 1);
    review_deinit(&review);
    session_free(session);
}

/* A round reviewed alone has the same verdicts as in the match. */
TEST(test_one_round)
{
    struct session *session = play(ruleset_find("patterns"), 5, 2, 150);
    struct review all, one;
    int same = 0;
    assert_true(review_make(&all, session_record(session), &(struct review_request){.seat = EAST}));
    assert_true(
        review_make(&one, session_record(session), &(struct review_request){.seat = EAST, .round = 2}));
    for (int i = 0; i < all.count; i++) {
        if (all.list[i].round != 2)
            continue;
        assert_true(same < one.count);
        assert_int_equal(one.list[same].place, all.list[i].place);
        assert_int_equal(one.list[same].loss, all.list[i].loss);
        same++;
    }
    assert_int_equal(same, one.count);
    assert_true(one.count > 0 && one.count < all.count);
    review_deinit(&all);
    review_deinit(&one);
    session_free(session);
}

/* Plays as `easy` does but for the first win on another's tile, which is let pass: its place, or -1. */
static int let_pass(struct session *session)
{
    while (!session_is_over(session)) {
        struct view view;
        unsigned asked = session_asked(session);
        int seat = asked & 1 ? EAST : WEST;
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        session_view(session, seat, &view);
        const struct move *win = view_find(&view, MOVE_WIN), *pass = view_find(&view, MOVE_PASS);
        bool passes = win && pass;
        struct move move = passes ? *pass : session_think(session, seat, NULL);
        assert_true(session_play(session, move, NULL, NULL));
        if (passes)
            return session_position(session) - 1;
    }
    return -1;
}

/* A win let pass is the costliest thing there is, and the review says what it should have been. */
TEST(test_a_win_let_pass)
{
    struct setup setup;
    match_setup(&setup, 21);
    for (int seat = 0; seat < 2; seat++)
        setup.players[seat] = (struct player){.kind = PLAYER_COMPUTER, .level = AI_EASY};
    struct session *session = session_new(&setup, NULL);
    int place = let_pass(session);
    assert_true(place >= 0);
    const struct record *record = session_record(session);
    struct review review;
    struct game game;
    record_replay(record, place, &game);
    struct review_request request = {.seat = record->entries[place].move.seat, .round = game.table.round};
    assert_true(review_make(&review, record, &request));
    const struct verdict *found = NULL;
    for (int i = 0; i < review.count; i++)
        if (review.list[i].place == place)
            found = &review.list[i];
    assert_non_null(found);
    assert_int_equal(found->best.move.kind, MOVE_WIN);
    assert_true(found->loss > 50); /* half a point: every win is worth one at least */
    assert_in_range(found->mark, 1, REVIEW_COSTLIEST);
    review_deinit(&review);
    session_free(session);
}

struct watch {
    int calls, all, stop_after;
};

static void watch_progress(void *context, const struct verdict *verdict, int done, int all)
{
    struct watch *watch = context;
    assert_non_null(verdict);
    assert_int_equal(done, ++watch->calls);
    watch->all = all;
}

static bool watch_asked(void *context)
{
    const struct watch *watch = context;
    return watch->calls >= watch->stop_after;
}

TEST(test_progress_and_stop)
{
    struct session *session = play(ruleset_find("classic"), 8, 1, MOVES);
    struct watch watch = {.stop_after = 1000};
    struct ai_stop stop = {.asked = watch_asked, .context = &watch};
    struct review_request request = {
        .seat = EAST, .stop = &stop, .progress = watch_progress, .context = &watch};
    struct review review;
    assert_true(review_make(&review, session_record(session), &request));
    assert_int_equal(watch.calls, review.count);
    assert_int_equal(watch.all, review.count);
    review_deinit(&review);
    watch = (struct watch){.stop_after = 4};
    assert_false(review_make(&review, session_record(session), &request));
    assert_int_equal(watch.calls, 4);
    assert_int_equal(review.count, 0);
    session_free(session);
}
