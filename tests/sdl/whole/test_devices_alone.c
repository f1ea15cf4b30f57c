/*
 * test_devices_alone.c: a match of every mode, from its first deal to its end, by mouse alone, by keyboard
 * alone and by gamepad alone; before the night of Dueling Tigers only. Nothing is known but what can be
 * chosen; that is chosen by chance.
 * Teacher: quick
 */
#include "support/test.h"

#include "sdl/match_alone.h"
#include "support/effort.h"

enum { LONG = 60000 /* looks: far more than any of these matches takes */, PACE = 4 /* steps between two */ };

static struct rng hand;

static bool is_worth_it(const struct target *target)
{
    return target && !(target->flags & (TARGET_OFF | TARGET_INFO)) && !match_leads_away(target->id);
}

/* --- the three ways --- */

/* Clicks one of what can be clicked. */
static void by_mouse(void)
{
    const struct target *worth[TARGET_MAX];
    char id[INPUT_ID];
    uint32_t count = 0;

    for (int i = 0; i < app.targets.count; i++)
        if (is_worth_it(&app.targets.list[i]))
            worth[count++] = &app.targets.list[i];
    if (!count)
        return;
    snprintf(id, sizeof id, "%s", worth[rng_below(&hand, count)]->id);
    headless_click(id);
}

/* What the keyboard or the pad has the focus on, if it shows. */
static const struct target *focused(void)
{
    return app.input.focus_visible ? target_find(&app, app.input.focus) : NULL;
}

static void by_keyboard(void)
{
    static const SDL_Keycode ways[] = {SDLK_TAB, SDLK_RIGHT, SDLK_LEFT, SDLK_UP, SDLK_DOWN};

    if (is_worth_it(focused()) && rng_below(&hand, 2))
        headless_key(SDLK_RETURN);
    else
        headless_key(ways[rng_below(&hand, 5)]);
}

static void by_pad(void)
{
    static const SDL_GameControllerButton ways[] = {
        SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT,
        SDL_CONTROLLER_BUTTON_DPAD_UP};

    if (is_worth_it(focused()) && rng_below(&hand, 2))
        headless_button(SDL_CONTROLLER_BUTTON_A);
    else
        headless_button(ways[rng_below(&hand, 4)]);
}

/* --- matches --- */

static void play_match(const struct ruleset *rules, const char *device, void (*use)(void))
{
    rng_init(&hand, 7);
    match_open(rules, NULL);
    for (int i = 0; i < LONG && !headless_is_at("match-result"); i++) {
        headless_steps(PACE);
        use();
    }
    if (!headless_is_at("match-result"))
        fail_msg("%s, by %s alone: the match does not end: %s, round %d", rules->id, device, headless_top(),
                 headless_view(0).table.round);
    assert_true(session_is_over(app.session));
}

static void play(const char *device, void (*use)(void))
{
    int modes = effort(1, 1, 9); /* nine: all of them */

    for (int mode = 0; mode < modes && scene_modes[mode]; mode++)
        play_match(scene_modes[mode], device, use);
}

TEST(a_match_of_every_mode_by_mouse)
{
    play("mouse", by_mouse);
}

TEST(a_match_of_every_mode_by_keyboard)
{
    play("keyboard", by_keyboard);
}

TEST(a_match_of_every_mode_by_pad)
{
    play("pad", by_pad);
}
