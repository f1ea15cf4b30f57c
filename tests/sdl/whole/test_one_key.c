/*
 * test_one_key.c: a match of every mode, from its first deal to its end, with one key alone. Nothing is done
 * but that key pressed, when what is lit is worth it; all else comes by waiting.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/match_alone.h"

enum {
    LONG = 30000 /* looks: far more than any of these matches takes */,
    PACE = 6 /* steps that each is lit */
};

static struct rng hand;

static void press(void)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = SDLK_SPACE;
    input_event(&app, &event);
    loop_draw(&app, false);
}

/* Whether the key would do some good now. In a group: if one of it does. */
static bool is_worth_it(void)
{
    struct rect rect;
    const struct scan *scan = &app.input.scan;
    const char *id = scan_lit(scan, &rect);

    if (id[0])
        return !match_leads_away(id) && rng_below(&hand, 3) > 0;
    for (int i = 0; i < scan->count; i++)
        if (scan->stops[i].group == scan->group && !match_leads_away(scan->stops[i].id))
            return rng_below(&hand, 3) > 0;
    return false;
}

/* Waits and presses until that scene is there or the match is over; returns whether it came. */
static bool play_until(const char *scene)
{
    for (int i = 0; i < LONG && !headless_is_at(scene); i++) {
        headless_steps(PACE);
        if (app.input.scan.count && is_worth_it())
            press();
    }
    return headless_is_at(scene);
}

static void scan_fast(void)
{
    app.settings.scan = true;
    app.settings.scan_pace = 1;
}

static void play(const struct ruleset *rules)
{
    rng_init(&hand, 7);
    match_open(rules, scan_fast);
    if (!play_until("match-result"))
        fail_msg("%s: one key does not finish a match: %s, round %d", rules->id, headless_top(),
                 headless_view(0).table.round);
    assert_true(session_is_over(app.session));
}

TEST(one_key_finishes_a_match_of_every_mode)
{
    for (int mode = 0; scene_modes[mode]; mode++)
        play(scene_modes[mode]);
}
