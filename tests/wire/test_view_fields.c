/*
 * test_view_fields.c: views and events of whole matches of every mode go through text and come back the same,
 * byte for byte.
 */
#include "support/test.h"

#include <stdlib.h>

#include "session/session.h"
#include "support/any_round.h"
#include "support/effort.h"
#include "support/match.h"
#include "wire/view_fields.h"

enum { EVENTS_SEEN = 64, VIEW_BYTES = 2048 };

static cJSON *through_text(cJSON *object)
{
    char *text = cJSON_PrintUnformatted(object);
    assert_true(strlen(text) < VIEW_BYTES);
    cJSON *back = cJSON_Parse(text);
    assert_non_null(back);
    cJSON_free(text);
    cJSON_Delete(object);
    return back;
}

static void expect_view(const struct session *session, int viewer, const struct view *plain)
{
    struct view view, back;
    session_view(session, viewer, &view);
    cJSON *object = through_text(view_write(&view, plain));
    cJSON_AddStringToObject(object, "of-a-later-version", "passed over");
    assert_true(view_read(&back, object, plain));
    assert_memory_equal(&back, &view, sizeof view);
    cJSON_Delete(object);
}

static void expect_events(const struct session *session, int count, int viewer, const struct view *plain)
{
    struct event events[EVENTS_SEEN], back[EVENTS_SEEN];
    for (int i = 0; i < count; i++)
        events[i] = session_event(session, count - 1 - i, viewer);
    cJSON *list = through_text(events_write(events, count));
    assert_int_equal(events_read(back, EVENTS_SEEN, list, plain), count);
    assert_memory_equal(back, events, (size_t)count * sizeof *events);
    cJSON_Delete(list);
}

static int step(struct session *session, struct rng *rng)
{
    int count;
    struct view view;
    if (session_awaits_deal(session))
        return session_deal(session);
    int seat = match_asked(session);
    session_view(session, seat, &view);
    enum ai_level level = rng_below(rng, 4) ? AI_EASY : AI_RANDOM;
    assert_true(session_play(session, ai_choose(level, &view, rng, NULL), &count, NULL));
    return count;
}

static void play(const struct ruleset *rules, uint64_t seed)
{
    struct setup setup = {.rules = rules, .seed = seed};
    struct view plain[SEAT_MAX + 1];
    struct rng rng;
    rng_init(&rng, seed);
    any_options(rules, &rng, setup.options);
    setup.seats = (uint8_t)ruleset_seats(rules, setup.options);
    struct session *session = session_new(&setup, NULL);
    for (int i = 0; i <= setup.seats; i++)
        session_view(session, i < setup.seats ? i : SEAT_NONE, &plain[i]);
    while (!session_is_over(session)) {
        int count = step(session, &rng);
        for (int i = 0; i <= setup.seats; i++) {
            int viewer = i < setup.seats ? i : SEAT_NONE;
            expect_view(session, viewer, &plain[i]);
            expect_events(session, count, viewer, &plain[i]);
        }
    }
    session_free(session);
}

TEST(test_views_and_events_come_back_the_same)
{
    uint64_t seed = effort_seed(1);
    for (int mode = 0; ruleset_list[mode]; mode++)
        for (int i = 0; i < effort(2, 10, 200); i++)
            play(ruleset_list[mode], seed + (uint64_t)i);
}
