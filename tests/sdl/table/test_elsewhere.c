/*
 * test_elsewhere.c: a match that is played elsewhere, at the table of the window: a person plays it to its
 * end by the same scenes as any other, also after their line was lost.
 * Tier: ci
 */
#include "support/test.h"

#include "host/guest.h"
#include "host/host.h"
#include "sdl/headless.h"
#include "support/friends.h"

enum { STEPS_MAX = 60000, STEP = 100, CUT_EVERY = 400 };

static struct {
    struct friends friends; /* for its random bytes */
    struct host *host;
    struct guest *guest;
    int line;
    int64_t now;
    long cuts;
    struct rng rng;
} room;

static void open_line(void)
{
    room.line = host_line_here(room.host, room.now);
    guest_open(room.guest, room.now);
}

/* Time passes, and what the two have to say is carried. */
static void carry(void)
{
    const char *bytes;
    size_t size;
    int line;
    room.now += STEP;
    host_tick(room.host, room.now);
    guest_tick(room.guest, room.now);
    while (guest_next(room.guest, &bytes, &size))
        host_receive(room.host, room.line, bytes, size, room.now);
    while (host_next(room.host, &line, &bytes, &size))
        if (line == room.line && bytes)
            assert_true(guest_receive(room.guest, bytes, size, room.now));
}

static void begin(const struct ruleset *rules)
{
    struct host_setup setup = {.random = friends_random, .context = &room.friends};
    struct guest_setup seat = {.name = "Ann", .seat = 0};
    setup.match = (struct setup){.rules = rules, .seats = rules->seats_least, .seed = 4};
    ruleset_defaults(rules, setup.match.options);
    setup.match.seats = (uint8_t)ruleset_seats(rules, setup.match.options);
    for (int i = 0; i < setup.match.seats; i++)
        setup.match.players[i] = (struct player){i ? PLAYER_COMPUTER : PLAYER_PERSON, AI_EASY, "Lin"};
    long cuts = room.cuts;
    memset(&room, 0, sizeof room);
    room.cuts = cuts;
    rng_init(&room.friends.secret, 3);
    rng_init(&room.rng, 6);
    room.host = host_new(&setup);
    room.guest = guest_new(&seat);
    open_line();
    carry();
    assert_true(host_start(room.host, room.now));
    carry();
    headless_open(1280, 800, SPEED_OFF);
    app_set_session(&app, guest_take(room.guest));
    assert_true(session_is_heard(app.session));
    app_go(&app, scene_table(&app));
    headless_step();
}

static void play(void)
{
    struct table_scene *table = headless_is_at("table") ? headless_table() : NULL;
    if (table && table_scene_is_open(table)) {
        struct view view;
        session_view(app.session, 0, &view);
        assert_int_equal(view.move_count, table->view.move_count);
        table_scene_play(table, &app, ai_choose(AI_EASY, &view, &room.rng, NULL));
    } else if (!table) {
        headless_key(SDLK_RETURN);
    }
}

static void lose_line(void)
{
    host_lost(room.host, room.line, room.now);
    guest_lost(room.guest);
    open_line();
    room.cuts++;
}

TEST(test_a_match_is_played_elsewhere)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        begin(ruleset_list[mode]);
        int steps = 0;
        for (; !headless_is_at("match-result"); steps++) {
            if (steps == STEPS_MAX)
                fail_msg("%s: %s stays", ruleset_list[mode]->id, headless_top());
            carry();
            loop_step(&app);
            play();
            if (steps % CUT_EVERY == CUT_EVERY - 1)
                lose_line();
        }
        assert_false(session_is_heard(app.session));
        assert_true(session_is_over(app.session));
        assert_int_equal(session_length(app.session), session_length(host_session(room.host)));
        headless_steps(30);
        headless_close();
        guest_free(room.guest);
        host_free(room.host);
    }
    assert_true(room.cuts > 0);
}
