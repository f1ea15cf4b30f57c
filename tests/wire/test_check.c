/*
 * test_check.c: views and events with random bytes changed. What is accepted stops neither the rules nor the
 * fold nor those who think about it; what a match really has is accepted.
 */
#include "support/test.h"

#include "ai/teach.h"
#include "rules/fold/event_apply.h"
#include "session/session.h"
#include "support/effort.h"
#include "support/match.h"
#include "wire/check.h"
#include "wire/view_fields.h"

enum { EVENTS_KEPT = 64 };

static struct {
    struct event events[EVENTS_KEPT];
    int count;
} kept;

static long tried, accepted, asked;

/* All that a guest does with what it has accepted. */
static void use(struct view view, const struct view *plain, struct rng *rng)
{
    cJSON *object = view_write(&view, plain);
    struct view read;
    bool good = view_read(&read, object, plain);
    cJSON_Delete(object);
    tried++;
    if (!good)
        return;
    accepted++;
    struct win win;
    struct score score;
    for (int seat = 0; seat < view.table.seats && read.shown; seat++)
        view_result_of(&read, seat, &win, &score);
    if (read.move_count) {
        asked++;
        struct reason reason;
        struct move move = ai_choose(rng_below(rng, 8) ? AI_RANDOM : AI_EASY, &read, rng, &reason);
        assert_true(view_allows(&read, move));
        table_own_waits(&read.table, &read.own, read.seat);
    }
    for (int i = 0; i < kept.count; i++) {
        struct event event = kept.events[i];
        if (rng_below(rng, 2))
            ((uint8_t *)&event)[rng_below(rng, sizeof event)] = (uint8_t)rng_below(rng, 256);
        if (event_check(&event, &read))
            event_apply(&read, &event);
    }
}

static void spoil(const struct view *view, const struct view *plain, struct rng *rng)
{
    struct view bad = *view;
    size_t from = offsetof(struct view, table.seats), size = offsetof(struct view, move_count) - from;
    uint8_t *bytes = (uint8_t *)&bad + from;
    for (uint32_t i = 0, times = 1 + rng_below(rng, 3); i < times; i++) {
        uint8_t *byte = &bytes[rng_below(rng, (uint32_t)size)];
        static const uint8_t likely[] = {0, 1, 2, 3, 4, TILE_RED_FIVE, TILE_FLOWER, TILE_HIDDEN, TILE_NONE};
        *byte = rng_below(rng, 2) ? (uint8_t)rng_below(rng, 256) : likely[rng_below(rng, sizeof likely)];
    }
    use(bad, plain, rng);
}

/* Swaps two bytes near each other, which keeps sums. */
static void shift(const struct view *view, const struct view *plain, struct rng *rng)
{
    struct view bad = *view;
    uint8_t *counts = bad.own.hand.counts;
    uint32_t from = rng_below(rng, TILE_KINDS), to = rng_below(rng, TILE_KINDS);
    if (counts[from] && counts[to] < 4) {
        counts[from]--;
        counts[to]++;
    }
    use(bad, plain, rng);
}

static void step(struct session *session, struct rng *rng)
{
    int count;
    struct view view;
    kept.count = 0;
    if (session_awaits_deal(session)) {
        session_deal(session);
        return;
    }
    int seat = match_asked(session);
    session_view(session, seat, &view);
    enum ai_level level = rng_below(rng, 4) ? AI_EASY : AI_RANDOM;
    assert_true(session_play(session, ai_choose(level, &view, rng, NULL), &count, NULL));
    for (int i = 0; i < count; i++)
        kept.events[kept.count++] = session_event(session, count - 1 - i, SEAT_NONE);
}

static void play(const struct ruleset *rules, uint64_t seed, int times)
{
    struct setup setup = setup_of(rules, seed);
    struct view plain[SEAT_MAX + 1];
    struct rng rng;
    struct session *session = session_new(&setup, NULL);
    rng_init(&rng, seed);
    for (int i = 0; i <= setup.seats; i++)
        session_view(session, i < setup.seats ? i : SEAT_NONE, &plain[i]);
    while (!session_is_over(session)) {
        step(session, &rng);
        struct view view;
        int viewer = (int)rng_below(&rng, setup.seats + 1u);
        session_view(session, viewer < setup.seats ? viewer : SEAT_NONE, &view);
        assert_true(view_check(&view, &plain[viewer]));
        for (int i = 0; i < times; i++) {
            spoil(&view, &plain[viewer], &rng);
            shift(&view, &plain[viewer], &rng);
        }
    }
    session_free(session);
}

TEST(test_what_is_accepted_stops_nothing)
{
    uint64_t seed = effort_seed(5);
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (int i = 0; i < effort(1, 4, 20); i++)
            play(ruleset_list[mode], seed + (uint64_t)i, effort(20, 50, 100));
    assert_true(tried > accepted && accepted > asked && asked > 0);
}
