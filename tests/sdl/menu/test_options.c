/*
 * test_options.c: a match set up by clicks: every option of every mode comes to the table as it was chosen.
 * More is in scripts/options.txt.
 */
#include <inttypes.h>
#include <math.h>

#include "support/test.h"

#include "base/tr.h"
#include "sdl/app/scenes.h"
#include "sdl/headless.h"

static void open_options(const char *mode)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, scene_options(&app, ruleset_find(mode), false));
    headless_steps(2);
}

/* The match that the dice of this set-up begin. */
static const struct setup *begin(void)
{
    assert_true(headless_click("button:start"));
    for (int i = 0; i < 600 && !app.session; i++)
        headless_step();
    assert_non_null(app.session);
    return session_setup(app.session);
}

/* Nobody could find it by trying. */
TEST(a_deal_by_chance_has_a_long_number_that_the_pause_shows)
{
    for (int dice = 0; dice < 2; dice++) {
        char number[24];
        open_options("one-suit");
        if (dice)
            assert_true(headless_click("button:dice"));
        uint64_t seed = begin()->seed;
        assert_true(seed >> 56 != 0);
        snprintf(number, sizeof number, "%" PRIu64, seed);
        app_go(&app, scene_pause(&app, app.top));
        headless_assert_reads(number);
    }
}

static const struct ruleset *watched;
static float smallest, largest;

static void look_for_labels(void *to, const struct type_seen *text)
{
    (void)to;
    for (int i = 0; i < ruleset_option_count(watched); i++)
        if (!strcmp(text->words, tr(watched->options[i].label)) && text->rect.x > 640) {
            smallest = fminf(smallest, text->pixels);
            largest = fmaxf(largest, text->pixels);
        }
}

/* Some have a longer help below them, and none is smaller for it than the others. */
TEST(the_rows_of_a_panel_are_of_one_size)
{
    for (int i = 0; ruleset_list[i]; i++)
        for (int size = 0; size < 2; size++) {
            watched = ruleset_list[i];
            open_options(watched->id);
            app.settings.scale = size ? 150 : 125;
            app_settings_changed(&app);
            smallest = 1000;
            largest = 0;
            headless_watch(look_for_labels, NULL);
            assert_true(largest > 0 && smallest == largest);
        }
}

/* Every choice of every option, one after the other: what stands together is always allowed, the match is of
 * what was chosen last, and it is remembered. */
TEST(every_option_is_as_chosen)
{
    for (int mode = 0; scene_modes[mode]; mode++) {
        const struct ruleset *rules = scene_modes[mode];
        int clicked = 0;
        int16_t usual[OPTION_MAX];
        ruleset_defaults(rules, usual);
        open_options(rules->id);
        for (int place = 0; place < ruleset_option_count(rules); place++)
            for (int choice = -1; choice < OPTION_CHOICES; choice++) {
                char id[INPUT_ID];
                snprintf(id, sizeof id, choice < 0 ? "option:%d" : "option:%d:%d", place, choice);
                clicked += headless_click(id);
            }
        if (clicked < ruleset_option_count(rules))
            fail_msg("%s: only %d clicks", rules->id, clicked);
        const struct setup *setup = begin();
        assert_ptr_equal(setup->rules, rules);
        assert_true(ruleset_check(rules, setup->options, NULL));
        assert_int_equal(setup->seats, ruleset_seats(rules, setup->options));
        assert_memory_equal(settings_options(&app.settings, rules), setup->options, sizeof setup->options);
        for (int place = 0; place < ruleset_option_count(rules); place++) {
            const struct option *option = &rules->options[place];
            if (option->type == OPTION_BOOL && !option->needs) /* clicked once */
                assert_int_equal(setup->options[place], !usual[place]);
        }
    }
}
