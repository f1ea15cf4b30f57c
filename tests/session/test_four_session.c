/*
 * test_four_session.c: matches for four saved, opened again and stepped through: each seat and an onlooker
 * find exactly the same position, whether a person or a computer sits there.
 */
#include "support/test.h"

#include "support/match.h"

enum { SAVED = 140, REOPEN_EVERY = 13, STEP = 17 }; /* each save waits for the disk */

static const char *const modes[] = {"patterns", "classic"};

/* Two persons and two computers. */
static void setup_match(struct setup *setup, const char *mode, uint64_t seed)
{
    static const char *const names[] = {"Ana", "Ben", "Cho", "Dee"};
    *setup = (struct setup){.rules = ruleset_find(mode), .seats = 4, .seed = seed, .dice = {6, 2}};
    ruleset_defaults(setup->rules, setup->options);
    for (int seat = 0; seat < 4; seat++) {
        struct player *player = &setup->players[seat];
        player->kind = seat % 2 ? PLAYER_COMPUTER : PLAYER_PERSON;
        player->level = AI_EASY;
        snprintf(player->name, sizeof player->name, "%s", names[seat]);
    }
    struct error why;
    if (strcmp(mode, "classic") == 0) {
        assert_true(ruleset_set(setup->rules, setup->options, "rounds", "1", &why));
        assert_true(ruleset_set(setup->rules, setup->options, "minimum", "0", &why));
        assert_true(ruleset_set(setup->rules, setup->options, "all-win", "on", &why));
    }
}

/* Closed at any moment, the match goes on from the file in the very position. */
TEST(test_saved_and_opened)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    match_folder(folder);
    for (int i = 0; i < 2; i++) {
        struct setup setup;
        struct rng rng;
        struct problem problem = {0};
        rng_init(&rng, 5);
        setup_match(&setup, modes[i], 41);
        struct session *session = session_new(&setup, match_path(path, folder, modes[i]));
        for (int step = 1; step <= SAVED && match_step(session, &rng); step++) {
            if (step % REOPEN_EVERY)
                continue;
            struct session *again = session_open(path, &problem);
            assert_non_null(again);
            assert_true(match_same(session, again));
            session_free(session);
            session = again;
        }
        assert_null(session_save_problem(session));
        session_free(session);
    }
    match_remove_folder(folder);
}

/* Stepping through a record forward and going to any place of it are the same. */
TEST(test_stepped_through)
{
    for (int i = 0; i < 2; i++) {
        struct setup setup;
        struct rng rng;
        rng_init(&rng, 8);
        setup_match(&setup, modes[i], 12);
        struct session *played = session_new(&setup, NULL);
        match_finish(played, &rng);
        struct session *one = session_from_record(session_record(played));
        struct session *two = session_from_record(session_record(played));
        int length = session_length(one);
        assert_true(length > 200);
        session_go_to(one, 0);
        for (int place = 1; place <= length; place++) {
            session_forward(one);
            if (place % STEP && place != length)
                continue;
            session_go_to(two, place);
            assert_true(match_same(one, two));
        }
        session_go_to(one, length / 2);
        session_go_to(two, length / 3);
        session_go_to(two, length / 2);
        assert_true(match_same(one, two));
        session_go_to(one, length);
        for (int seat = 0; seat < 4; seat++) {
            static struct view end, live;
            session_view(one, seat, &end);
            session_view(played, seat, &live);
            assert_memory_equal(&end, &live, sizeof end);
        }
        session_free(one);
        session_free(two);
        session_free(played);
    }
}

/* A computer's move is the same whenever it is asked for, and so is the whole match. */
TEST(test_the_same_match_again)
{
    for (int i = 0; i < 2; i++) {
        struct setup setup;
        setup_match(&setup, modes[i], 77);
        for (int seat = 0; seat < 4; seat++)
            setup.players[seat].kind = PLAYER_COMPUTER;
        struct session *one = session_new(&setup, NULL), *two = session_new(&setup, NULL);
        while (!session_is_over(one)) {
            if (session_awaits_deal(one)) {
                session_deal(one);
                session_deal(two);
                continue;
            }
            int seat = 3;
            while (!(session_asked(one) >> seat & 1))
                seat--;
            assert_true(session_play(one, session_think(one, seat, NULL), NULL, NULL));
            assert_true(session_play(two, session_think(two, seat, NULL), NULL, NULL));
        }
        assert_true(match_same(one, two));
        session_free(one);
        session_free(two);
    }
}
