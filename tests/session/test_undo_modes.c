/*
 * test_undo_modes.c: a person practises in every mode of the list: a move taken back and made again leads to
 * the very position, in every phase of the mode.
 */
#include "support/test.h"

#include "ai/random_player.h"
#include "session/session.h"
#include "support/match.h"

enum { MATCHES = 6, UNDO_EVERY = 3 };

static struct session *new_match(const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = setup_of(rules, seed);
    setup.practice = true;
    for (int seat = 0; seat < setup.seats; seat++) {
        struct player *player = &setup.players[seat];
        player->kind = seat == 0 ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = AI_NORMAL;
        snprintf(player->name, sizeof player->name, "Player %d", seat);
    }
    return session_new(&setup, NULL);
}

/* What the person would do: as the normal opponent, so that the later phases come about. */
static struct move persons_move(const struct view *view, struct rng *rng)
{
    return rng_below(rng, 8) ? ai_choose(AI_NORMAL, view, rng, NULL) : random_player_move(view, rng);
}

static void undo_and_redo(struct session *session)
{
    static struct view before, after, back;
    int position = session_position(session);
    session_view(session, 0, &before);
    if (!session_undo(session))
        return;
    assert_true(session_position(session) < position);
    session_view(session, 0, &back);
    assert_true(back.move_count > 0);
    while (session_position(session) < position)
        assert_true(session_redo(session));
    assert_int_equal(session_position(session), position);
    session_view(session, 0, &after);
    assert_memory_equal(&before, &after, sizeof before);
}

/* Plays a match and returns the phases in which a move was taken back: bit p for phase p. */
static unsigned play_match(struct session *session, uint64_t seed)
{
    struct rng rng;
    unsigned phases = 0;
    rng_init(&rng, seed);
    for (int step = 0; !session_is_over(session); step++) {
        static struct view view;
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = match_asked(session);
        session_view(session, seat, &view);
        if (step % UNDO_EVERY == 0) {
            phases |= 1u << view.table.phase;
            undo_and_redo(session);
        }
        struct move move = seat == 0 ? persons_move(&view, &rng) : session_think(session, seat, NULL);
        assert_true(session_play(session, move, NULL, NULL));
    }
    return phases;
}

static unsigned play_mode(const struct ruleset *rules)
{
    unsigned phases = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct session *session = new_match(rules, seed);
        phases |= play_match(session, seed);
        session_free(session);
    }
    return phases;
}

TEST(test_every_mode_takes_moves_back)
{
    for (int i = 0; ruleset_list[i]; i++) {
        unsigned phases = play_mode(ruleset_list[i]);
        assert_true(phases >> PHASE_TURN & 1);
        assert_true(phases >> PHASE_CLAIM & 1);
        if (ruleset_list[i]->has_stages)
            assert_true(phases >> PHASE_GUESS & 1);
        if (ruleset_list[i]->declares_risk)
            assert_true(phases >> PHASE_NAME & 1);
        if (ruleset_list[i]->dummy)
            assert_true(phases >> PHASE_DUMMY & 1);
    }
}
