/*
 * test_silent_pass.c: a computer that could claim a discard and passes is not to be told from one that could
 * not: the same time goes by until it has drawn, and nothing sounds. Times are counted in steps of the
 * program's own clock.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "support/match.h"

enum { MOST = 1200 /* steps of a turn */, WANTED = 4 /* of either kind */ };

static int counted[2],
    steps_of[2]; /* discards without and with a claim let go; the steps of the first of each */

static void begin(const char *rules, int seats, uint64_t seed)
{
    struct setup setup = {.rules = ruleset_find(rules), .seed = seed, .practice = true};
    headless_open(960, 600, SPEED_NORMAL);
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)seats;
    setup.players[0] = (struct player){PLAYER_PERSON, 0, "Ann"};
    for (int seat = 1; seat < seats; seat++)
        setup.players[seat] = (struct player){PLAYER_COMPUTER, AI_RANDOM, "Ben"};
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

/* True once the person is asked and nothing moves; false if the round ends first. */
static bool wait_for_person(void)
{
    for (int i = 0; i < MOST; i++) {
        if (!headless_is_at("table") || headless_view(0).table.result.outcome != OUTCOME_NONE)
            return false;
        if ((session_asked(app.session) & 1) && !anim_is_busy(&headless_table()->anim))
            return true;
        loop_step(&app);
    }
    return false;
}

/* True if the next player has drawn or must draw for the dummy, and all that happened has been shown. */
static bool goes_on(void)
{
    struct view view = headless_view(1);
    return view.table.phase != PHASE_CLAIM && session_asked(app.session) &&
           !anim_is_busy(&headless_table()->anim);
}

/* Discards, and counts the steps until play goes on; -1 if somebody claimed, or the round is over. */
static int steps_after(struct move discard, bool *let_go)
{
    const struct record *record = session_record(app.session);
    int position = session_position(app.session);
    table_scene_play(headless_table(), &app, discard);
    for (int i = 0; i < MOST; i++) {
        const struct event *offering =
            headless_is_at("table") ? table_scene_offering(headless_table()) : NULL;
        if (offering && offering->kind == EVENT_DISCARD && offering->seat == 0)
            assert_string_equal(table_scene_seat_act(headless_table(), 0), "discards"); /* in either case */
        if (goes_on()) {
            *let_go = false;
            for (int at = position + 1; at < session_position(app.session); at++) {
                if (record->entries[at].move.kind != MOVE_PASS)
                    return -1;
                *let_go = true;
            }
            return i;
        }
        if (!headless_is_at("table"))
            return -1;
        loop_step(&app);
    }
    return -1;
}

static void play_round(struct rng *rng)
{
    while (wait_for_person()) {
        bool let_go;
        struct move move = match_choose(app.session, 0, rng);
        if (move.kind != MOVE_DISCARD) {
            table_scene_play(headless_table(), &app, move);
            continue;
        }
        int steps = steps_after(move, &let_go);
        if (steps < 0)
            continue;
        if (!counted[let_go]++)
            steps_of[let_go] = steps;
        if (steps != steps_of[let_go] || (counted[!let_go] && SDL_abs(steps - steps_of[!let_go]) > 2))
            fail_msg("after a discard %s play goes on in %d steps, else in %d",
                     let_go ? "that could be claimed" : "that nobody could claim", steps, steps_of[!let_go]);
    }
}

static void a_claim_let_go_takes_no_time(const char *rules, int seats)
{
    struct rng rng;
    counted[0] = counted[1] = 0;
    rng_init(&rng, 5);
    for (uint64_t seed = 1; seed < 60 && (counted[0] < WANTED || counted[1] < WANTED); seed++) {
        begin(rules, seats, seed);
        play_round(&rng);
        headless_close();
    }
    if (counted[0] < WANTED || counted[1] < WANTED)
        fail_msg("only %d and %d discards were compared", counted[0], counted[1]);
}

TEST(in_dueling_tigers)
{
    a_claim_let_go_takes_no_time("dueling-tigers", 2);
}

TEST(at_a_table_of_four)
{
    a_claim_let_go_takes_no_time("patterns", 4);
}
