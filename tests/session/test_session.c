/*
 * test_session.c: a match in progress: the same seed plays the same match,
 * every position is found again after a restart, and undo leads back exactly.
 * Files that break or cannot be written are in test_save.c.
 */
#include "support/test.h"

#include "base/file.h"
#include "support/match.h"
#include "support/refused.h"

TEST(test_begins)
{
    struct session *session = match_new(123456789, NULL);
    assert_int_equal(session_position(session), 0);
    assert_int_equal(session_length(session), 0);
    assert_int_equal(session_asked(session), 1); /* East takes a suit out */
    assert_false(session_awaits_deal(session));
    assert_false(session_is_over(session));
    assert_true(session_deal_seed(session) == 123456789);
    assert_int_equal(session_event(session, 0, 0).kind, EVENT_KINDS);
    assert_null(session_save_problem(session));
    session_free(session);
    session_free(NULL);
}

TEST(test_refuses_and_stays)
{
    struct refusal why;
    struct rng rng;
    struct session *session = match_new(5, NULL);
    struct session *other = match_new(5, NULL);
    rng_init(&rng, 5);
    assert_false(session_play(session, move_make(MOVE_DISCARD, 0, TILE_1M), NULL, &why));
    assert_int_equal(why.kind, REFUSAL_DISCARD_NOT_NOW);
    assert_false(session_play(session, move_make_number(MOVE_REMOVE, 1, SUIT_DOTS, 0), NULL, NULL));
    assert_true(match_same(session, other));
    match_steps(session, &rng, 10);
    int position = session_position(session);
    assert_false(session_play(session, move_make(MOVE_WIN, 0, TILE_NONE), NULL, NULL) &&
                 session_play(session, move_make(MOVE_WIN, 1, TILE_NONE), NULL, NULL));
    assert_int_equal(session_position(session), position);
    session_free(other);
    session_free(session);
}

TEST(test_same_seed_same_match)
{
    for (uint64_t seed = 1; seed <= 3; seed++) {
        struct rng rng_a, rng_b;
        struct session *a = match_new(seed, NULL), *b = match_new(seed, NULL);
        struct text text_a = {0}, text_b = {0};
        rng_init(&rng_a, seed + 50);
        rng_init(&rng_b, seed + 50);
        match_finish(a, &rng_a);
        match_finish(b, &rng_b);
        record_print(session_record(a), &text_a);
        record_print(session_record(b), &text_b);
        assert_string_equal(text_string(&text_a), text_string(&text_b));
        text_deinit(&text_a);
        text_deinit(&text_b);
        session_free(a);
        session_free(b);
    }
}

static const struct entry *find_deal(const struct record *record, int number)
{
    for (int i = 0; i < record->count; i++)
        if (record->entries[i].is_deal && number-- == 0)
            return &record->entries[i];
    fail_msg("no such deal");
    return NULL;
}

/* The number of each deal begins a match with it. Those that follow from a number of 64 bits have as many: a
 * few tiles would tell which of 10^9 it is. */
static void a_deals_seed_brings_that_deal(uint64_t seed)
{
    struct rng rng;
    struct session *session = match_new(seed, NULL);
    rng_init(&rng, 99);
    match_finish(session, &rng);
    const struct record *record = session_record(session);
    assert_true(find_deal(record, 0)->seed == seed);
    for (int round = 1; round < 3; round++) {
        const struct entry *deal = find_deal(record, round);
        assert_true(deal->seed >> 56 != 0 || seed == 99);
        struct session *again = match_new(deal->seed, NULL);
        assert_true(session_play(again, record->entries[0].move, NULL, NULL));
        session_deal(again);
        assert_memory_equal(&find_deal(session_record(again), 0)->deal, &deal->deal, sizeof deal->deal);
        assert_true(session_deal_seed(again) == deal->seed);
        session_free(again);
    }
    session_free(session);
}

TEST(test_a_deals_seed_brings_that_deal)
{
    a_deals_seed_brings_that_deal(99);
    a_deals_seed_brings_that_deal(UINT64_MAX);
}

/* Opens the file beside a running match; both must stand in the very same position. */
static void assert_resumes(const struct session *session, const char *path)
{
    struct problem problem = {0};
    struct session *again = session_open(path, &problem);
    if (!again)
        fail_msg("%s", problem_sentence(&problem));
    if (!match_same(session, again))
        fail_msg("not the same after %d moves", session_position(session));
    assert_int_equal(session_is_over(session), session_is_over(again));
    session_free(again);
}

TEST(test_resumes_after_every_move)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = match_new(2, path);
    rng_init(&rng, 2);
    assert_resumes(session, path);
    while (match_step(session, &rng)) {
        assert_null(session_save_problem(session));
        assert_resumes(session, path);
    }
    assert_true(session_is_over(session));
    session_free(session);
    assert_true(file_exists(path)); /* a finished match stays until the next one begins */
    match_remove_folder(folder);
}

static void set_computer(struct setup *setup, int seat, enum ai_level level)
{
    setup->players[seat].kind = PLAYER_COMPUTER;
    setup->players[seat].level = (uint8_t)level;
}

/* One deal or one move of a match of computers; false when it is over. */
static bool computer_step(struct session *session)
{
    if (session_is_over(session))
        return false;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return true;
    }
    int seat = session_asked(session) & 1 ? 0 : 1;
    struct move move = session_think(session, seat, NULL);
    assert_true(move_equal(move, session_think(session, seat, NULL)));
    assert_true(session_play(session, move, NULL, NULL));
    return true;
}

TEST(test_opponents_resume_alike)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct setup setup;
    struct problem problem = {0};
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    match_setup(&setup, 31);
    set_computer(&setup, 0, AI_RANDOM);
    set_computer(&setup, 1, AI_EASY);
    struct session *whole = session_new(&setup, NULL), *parts = session_new(&setup, path);
    for (int i = 0; computer_step(whole); i++) {
        assert_true(computer_step(parts));
        if (i % 17 != 0)
            continue;
        session_free(parts);
        parts = session_open(path, &problem);
        assert_non_null(parts);
    }
    assert_true(match_same(whole, parts));
    session_free(whole);
    session_free(parts);
    match_remove_folder(folder);
}

/* Both are asked with the same view: what one answers must not depend on who answers first. */
TEST(test_order_of_answers_is_nothing)
{
    struct setup setup;
    int met = 0;
    match_setup(&setup, 8);
    set_computer(&setup, 0, AI_NORMAL);
    set_computer(&setup, 1, AI_NORMAL);
    for (setup.seed = 1; setup.seed <= 40 && met < 5; setup.seed++) {
        struct session *session = session_new(&setup, NULL);
        do {
            if (session_asked(session) != 3)
                continue;
            struct move west = session_think(session, 1, NULL);
            assert_true(session_play(session, session_think(session, 0, NULL), NULL, NULL));
            if (session_asked(session) == 2)
                assert_true(move_equal(west, session_think(session, 1, NULL)));
            met++;
        } while (computer_step(session));
        session_free(session);
    }
    assert_true(met > 0);
}

TEST(test_forced_moves)
{
    struct rng rng;
    struct session *session = match_new(6, NULL);
    int forced = 0;
    rng_init(&rng, 6);
    do {
        for (int seat = 0; seat < 2; seat++) {
            struct view view;
            struct move move;
            session_view(session, seat, &view);
            assert_int_equal(session_forced(session, seat, &move), view.move_count == 1);
            forced += view.move_count == 1;
            if (view.move_count == 1)
                assert_true(move_equal(move, view.moves[0]));
        }
    } while (match_step(session, &rng));
    assert_true(forced > 0);
    session_free(session);
}

TEST(test_events_are_filtered)
{
    struct rng rng;
    struct session *session = match_new(11, NULL);
    int hidden = 0;
    rng_init(&rng, 11);
    while (match_step(session, &rng)) {
        struct event own = session_event(session, 0, 0), onlooker = session_event(session, 0, SEAT_NONE);
        assert_int_equal(own.kind, onlooker.kind);
        if (own.kind != EVENT_DRAW)
            continue;
        assert_int_equal(onlooker.tile, TILE_HIDDEN);
        assert_int_equal(own.tile == TILE_HIDDEN, own.seat != 0);
        hidden++;
    }
    assert_true(hidden > 20);
    assert_int_equal(session_event(session, 63, 0).kind < EVENT_KINDS, true);
    assert_int_equal(session_event(session, 64, 0).kind, EVENT_KINDS);
    assert_int_equal(session_event(session, -1, 0).kind, EVENT_KINDS);
    session_free(session);
}

/* A second session that stands where the first one stood after `position` entries. */
static struct session *session_at(const struct session *session, int position)
{
    struct session *at = session_from_record(session_record(session));
    session_go_to(at, position);
    return at;
}

static bool is_person_choice(const struct session *session, int position)
{
    const struct entry *entry = &session_record(session)->entries[position];
    struct view view;
    if (entry->is_deal || entry->move.seat != 0)
        return false;
    struct session *at = session_at(session, position);
    session_view(at, 0, &view);
    session_free(at);
    return view.move_count >= 2;
}

TEST(test_undo_and_redo)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = match_new(21, path);
    struct session *first = session_at(session, 0);
    rng_init(&rng, 21);
    assert_false(session_can_undo(session));
    assert_false(session_undo(session));
    assert_false(session_redo(session));
    match_steps(session, &rng, 40);
    struct session *end = session_at(session, session_length(session));
    int places[64], undone = 0;
    while (session_can_undo(session)) {
        int from = session_position(session);
        assert_true(undone < 64);
        places[undone++] = from;
        assert_true(session_undo(session));
        int to = session_position(session);
        assert_true(is_person_choice(end, to));
        for (int i = to + 1; i < from; i++)
            assert_false(is_person_choice(end, i));
        struct session *then = session_at(end, to);
        assert_true(match_same(session, then));
        assert_resumes(session, path);
        session_free(then);
    }
    assert_true(undone > 3);
    for (int i = session_position(session) - 1; !session_record(session)->entries[i].is_deal; i--)
        assert_false(is_person_choice(end, i));
    while (undone) {
        assert_true(session_can_redo(session));
        assert_true(session_redo(session));
        assert_int_equal(session_position(session), places[--undone]);
        assert_resumes(session, path);
    }
    assert_false(session_redo(session));
    assert_true(match_same(session, end));
    session_free(first);
    session_free(end);
    session_free(session);
    match_remove_folder(folder);
}

TEST(test_new_move_ends_redo)
{
    struct rng rng;
    struct session *session = match_new(22, NULL);
    rng_init(&rng, 22);
    match_steps(session, &rng, 30);
    assert_true(session_undo(session));
    assert_true(session_can_redo(session));
    int position = session_position(session);
    assert_true(match_step(session, &rng));
    assert_false(session_can_redo(session));
    assert_int_equal(session_length(session), position + 1);
    session_free(session);
}

TEST(test_undo_stays_in_the_round)
{
    struct rng rng;
    struct session *session = match_new(23, NULL);
    rng_init(&rng, 23);
    struct view view;
    do {
        assert_true(match_step(session, &rng));
        session_view(session, SEAT_NONE, &view);
    } while (view.table.round < 2);
    assert_false(session_can_undo(session)); /* the second deal was made just now */
    assert_false(session_restart_deal(session));
    match_steps(session, &rng, 30);
    while (session_undo(session))
        ;
    session_view(session, SEAT_NONE, &view);
    assert_int_equal(view.table.round, 2);
    session_free(session);
}

/* What lies ahead after a step back over a deal is another round: moves made again stop before it. */
TEST(test_redo_stays_in_the_round)
{
    struct rng rng;
    struct session *session = match_new(23, NULL);
    int deal = 0, redone = 0;
    rng_init(&rng, 23);
    while (!deal) {
        if (session_awaits_deal(session) && session_position(session) > 1)
            deal = session_position(session);
        match_step(session, &rng);
    }
    session_go_to(session, deal);
    assert_false(session_can_redo(session));
    session_go_to(session, 2); /* after the first deal */
    while (session_redo(session))
        redone++;
    assert_true(redone > 0);
    assert_int_equal(session_position(session), deal);
    session_free(session);
}

/* A hint says why: a discard is advised for a reason. */
TEST(test_a_thought_has_its_reason)
{
    struct setup setup;
    struct reason reason = reason_plain(REASON_NONE);
    match_setup(&setup, 31);
    set_computer(&setup, 0, AI_NORMAL);
    set_computer(&setup, 1, AI_NORMAL);
    struct session *session = session_new(&setup, NULL);
    while (reason.kind == REASON_NONE && !session_is_over(session)) {
        if (!session_awaits_deal(session)) {
            int seat = session_asked(session) & 1 ? 0 : 1;
            struct move move = session_think(session, seat, &reason);
            assert_true(move_equal(move, session_think(session, seat, NULL)));
        }
        computer_step(session);
    }
    assert_int_not_equal(reason.kind, REASON_NONE);
    session_free(session);
}

TEST(test_restart_deal)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct rng rng;
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    struct session *session = match_new(24, path);
    rng_init(&rng, 24);
    assert_false(session_restart_deal(session));
    while (!session_awaits_deal(session))
        match_step(session, &rng);
    session_deal(session);
    struct session *dealt = session_at(session, session_position(session));
    match_steps(session, &rng, 25);
    assert_true(session_restart_deal(session));
    assert_true(match_same(session, dealt));
    assert_resumes(session, path);
    assert_true(session_can_redo(session));
    session_free(dealt);
    session_free(session);
    match_remove_folder(folder);
}

/* Neither is the end that the clock made taken back so: the clock would ring again at once. */
TEST(test_no_deal_begins_again_after_the_clock)
{
    struct record record;
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-time-up.tigers", NULL));
    record.setup.practice = true;
    record.setup.players[1].kind = PLAYER_PROGRAM;
    struct session *session = session_from_record(&record);
    session_go_to(session, session_length(session) - 1); /* before it rang */
    assert_true(session_has_restart(session));
    session_go_to(session, session_length(session));
    assert_true(session_is_over(session));
    assert_false(session_has_undo(session));
    assert_false(session_has_restart(session));
    assert_false(session_restart_deal(session));
    session_free(session);
    record_deinit(&record);
}

TEST(test_who_may_undo)
{
    struct setup setup;
    struct rng rng;
    for (int i = 0; i < 3; i++) {
        match_setup(&setup, 25);
        setup.practice = i != 0;
        setup.players[0].kind = i == 1 ? PLAYER_PROGRAM : PLAYER_PERSON;
        setup.players[1].kind = i == 2 ? PLAYER_PERSON : PLAYER_PROGRAM;
        struct session *session = session_new(&setup, NULL);
        rng_init(&rng, 25);
        match_steps(session, &rng, 30);
        assert_false(session_can_undo(session));
        assert_false(session_undo(session));
        assert_int_equal(session_restart_deal(session), i != 0);
        assert_int_equal(session_may_practice(session), i == 0);
        assert_false(session_can_redo(session));
        session_free(session);
    }
}

/* Where nobody plays who could take a move back, nothing is asked about practice. */
TEST(test_computers_need_no_practice)
{
    struct setup setup;
    match_setup(&setup, 25);
    setup.practice = false;
    set_computer(&setup, 0, AI_EASY);
    set_computer(&setup, 1, AI_EASY);
    struct session *session = session_new(&setup, NULL);
    assert_false(session_may_practice(session));
    assert_false(setup_is_person(session_setup(session), 0));
    assert_false(setup_is_person(session_setup(session), SEAT_NONE));
    session_free(session);
}

TEST(test_steps_through_a_record)
{
    struct rng rng;
    struct session *session = match_new(26, NULL);
    rng_init(&rng, 26);
    match_finish(session, &rng);
    struct session *steps = session_from_record(session_record(session));
    int length = session_length(session);
    assert_int_equal(session_length(steps), length);
    assert_int_equal(session_position(steps), 0);
    session_go_to(steps, length);
    assert_true(session_is_over(steps));
    assert_true(match_same(steps, session));
    for (int i = 0; i < 20; i++) {
        session_go_to(steps, (int)rng_below(&rng, (uint32_t)length + 1));
        struct session *fresh = session_at(session, session_position(steps));
        assert_true(match_same(steps, fresh));
        session_free(fresh);
    }
    session_free(steps);
    session_free(session);
}
