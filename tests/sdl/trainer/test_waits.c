/*
 * test_waits.c: the trainer of One Suit's waits: its choices, its hands by keys alone, its palette, its
 * verdict. What all trainers share is in test_drills.c.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/app/scenes.h"
#include "sdl/trainer/drilling.h"

#include "sdl/headless.h"

enum { STEPS = 400, SIZES = 4 };

static const int windows[SIZES][2] = {{960, 600}, {1280, 800}, {1280, 960}, {2560, 1440}};

static struct drilling *drilling(void)
{
    assert_string_equal(headless_top(), "trainer-play");
    return (struct drilling *)app.top;
}

static struct waits_asked *asked(void)
{
    return &drilling()->waits;
}

static void wait_for(enum drill_state state)
{
    for (int i = 0; i < STEPS && drilling()->state != state; i++)
        loop_step(&app);
    assert_int_equal(drilling()->state, state);
    loop_draw(&app, false);
}

static void open_trainer(int width, int height)
{
    headless_open(width, height, SPEED_NORMAL);
    app.command_line.has_seed = true;
    app.command_line.seed = 6;
    app_go(&app, scene_drill(&app, DRILL_WAITS));
    headless_steps(2);
}

static bool click_number(int number)
{
    char id[INPUT_ID];
    snprintf(id, sizeof id, "name:%d%c", number, suit_letter((enum suit)asked()->question.suit));
    return headless_click(id);
}

/* Answers ten hands, the first so many rightly, and goes on. */
static void answer_ten(int right)
{
    for (int hand = 0; hand < 10; hand++) {
        headless_steps(1);
        wait_for(DRILLING_ASKED);
        asked()->palette.named = asked()->question.waits ^ (hand < right ? 0 : 1);
        drill_answer(app.top, &app);
        headless_steps(2);
        assert_true(headless_click("button:next"));
    }
    assert_string_equal(headless_top(), "question");
}

/* Ten answers end with what they came to; the best of all sessions is kept, and one can go on or stop. */
TEST(a_session_has_an_end)
{
    open_trainer(1280, 800);
    assert_true(headless_click("button:start"));
    answer_ten(5);
    assert_true(
        headless_reads("Ten answers, 5 right. A good place to stop, or to continue. A streak of 5 right"
                       " answers, your longest yet.") ||
        headless_reads("Ten answers, 5 right. A good place to stop, or to continue."));
    assert_true(headless_click("button:yes"));
    answer_ten(7);
    headless_assert_reads("7 of 10, your best session here.");
    assert_true(headless_click("button:yes"));
    assert_int_equal(drill_record_tally(&drilling()->training.record, DRILL_WAITS)->best_ten, 7);
    answer_ten(10);
    headless_assert_reads("All ten right.");
    assert_true(headless_click("button:no"));
    headless_steps(2);
    assert_string_equal(headless_top(), "drill");
    headless_close();
}

/* What is chosen is what is asked, and where it is counted. */
TEST(hands_follow_the_choices)
{
    open_trainer(1280, 800);
    assert_true(headless_click("size:2"));
    assert_true(headless_click("suit:3"));
    assert_true(headless_click("order:1"));
    assert_true(headless_click("button:start"));
    unsigned suits = 0;
    for (int hand = 0; hand < 12; hand++) {
        headless_steps(1);
        wait_for(DRILLING_ASKED);
        assert_int_equal(waits_count(&asked()->question), 10);
        suits |= 1u << asked()->question.suit;
        for (int i = 0; i < 10; i++)
            for (int j = 0; j < 10; j++)
                assert_true(asked()->at[i] >= asked()->at[j] ||
                            asked()->question.tiles[i] <= asked()->question.tiles[j]);
        headless_key(SDLK_RETURN); /* no wait */
        assert_int_equal(drilling()->training.record.tallies[DRILL_WAITS][2].hands, hand + 1);
        assert_true(headless_click("button:next"));
        if (headless_is_at("question")) /* a session has ten */
            assert_true(headless_click("button:yes"));
    }
    assert_int_equal(suits, 7);
    assert_true(headless_click("button:back"));
    assert_true(headless_click("suit:1"));
    assert_true(headless_click("button:start"));
    assert_int_equal(asked()->question.suit, SUIT_DOTS);
}

TEST(every_hand_can_be_named_by_keys)
{
    open_trainer(960, 600);
    headless_key(SDLK_RETURN);
    for (int hand = 0; hand < 6; hand++) {
        headless_steps(1);
        wait_for(DRILLING_ASKED);
        uint16_t waits = asked()->question.waits;
        headless_key_with(SDLK_KP_4, KMOD_NUM);
        headless_key(SDLK_BACKSPACE);
        assert_int_equal(asked()->palette.named, 0);
        for (int n = 0; n < 9; n++)
            if (waits >> n & 1)
                headless_key_with((hand % 2 ? (SDL_Keycode)SDLK_KP_1 : (SDL_Keycode)SDLK_1) + n, KMOD_NUM);
        headless_key(SDLK_s);
        headless_key(SDLK_RETURN);
        assert_int_equal(drilling()->state, DRILLING_VERDICT);
        assert_true(drilling()->right);
        headless_key(SDLK_RETURN);
    }
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "drill");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "trainers");
}

/* A hasty Enter neither names a hand that is not dealt yet, nor is a mark made meanwhile lost. */
TEST(nothing_is_named_while_it_is_dealt)
{
    open_trainer(1280, 800);
    headless_key(SDLK_RETURN);
    assert_int_equal(drilling()->state, DRILLING_DEALT);
    headless_key(SDLK_RETURN);
    headless_key(SDLK_3);
    assert_int_equal(drilling()->state, DRILLING_DEALT);
    wait_for(DRILLING_ASKED);
    assert_int_equal(asked()->palette.named, 1 << 2);
    assert_int_equal(drilling()->answered, 0);
}

/* After the verdict nothing can be marked, and sorting only moves the tiles. */
TEST(sorting_keeps_the_tiles)
{
    open_trainer(1280, 800);
    assert_true(headless_click("button:start"));
    wait_for(DRILLING_ASKED);
    assert_true(headless_click("button:order"));
    headless_steps(120);
    const struct waits_asked *now = asked();
    int seen = 0, count = waits_count(&now->question);
    for (int i = 0; i < count; i++) {
        seen |= 1 << (int)now->at[i];
        for (int j = 0; j < count; j++)
            if (now->at[i] < now->at[j])
                assert_true(now->question.tiles[i] <= now->question.tiles[j]);
    }
    assert_int_equal(seen, (1 << count) - 1);
    headless_key(SDLK_RETURN);
    headless_key(SDLK_5);
    assert_int_equal(asked()->palette.named, 0);
    assert_false(headless_click("button:named"));
}

/* In every window size each target lies in the window, and no two on each other. */
static void targets_lie_apart(const char *scene)
{
    for (int w = 0; w < SIZES; w++) {
        open_trainer(windows[w][0], windows[w][1]);
        app_go(&app, scene_by_name(&app, scene));
        headless_steps(90);
        for (int i = 0; i < app.targets.count; i++) {
            struct rect a = app.targets.list[i].rect;
            assert_true(a.x >= 0 && a.y >= 0 && a.x + a.w <= windows[w][0] && a.y + a.h <= windows[w][1]);
            for (int j = 0; j < i; j++) {
                struct rect b = app.targets.list[j].rect;
                assert_true(a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h);
            }
        }
    }
}

TEST(all_targets_lie_apart)
{
    targets_lie_apart("trainer");
    targets_lie_apart("trainer-record");
    targets_lie_apart("trainer-play");
    targets_lie_apart("trainer-verdict");
}

static void assert_list(uint16_t numbers, const char *expected)
{
    char words[48];
    naming_words(numbers, words, sizeof words);
    assert_string_equal(words, expected);
}

TEST(numbers_are_listed_as_people_say_them)
{
    assert_list(0, "");
    assert_list(1, "1");
    assert_list(1 | 256, "1 and 9");
    assert_list(2 | 16 | 128, "2, 5 and 8");
    assert_list(511, "1, 2, 3, 4, 5, 6, 7, 8 and 9");
}

static void assert_words(uint16_t waits, uint16_t named, const char *expected)
{
    struct naming_verdict verdict = {.waits = waits, .named = named, .asked = true};
    char words[160];
    naming_verdict_words(&verdict, NULL, words, sizeof words);
    assert_string_equal(words, expected);
}

TEST(the_verdict_is_a_sentence)
{
    assert_words(2 | 16, 2 | 16, "You named every wait: 2 and 5.");
    assert_words(2, 2, "You named the only wait: 2.");
    assert_words(2 | 16, 16, "You missed 2.");
    assert_words(2 | 16, 16 | 256, "You missed 2; 9 isn’t a wait.");
    assert_words(2, 2 | 4 | 8, "You named 2 correctly; 3 and 4 aren’t waits.");
    assert_words(0, 0, "No tile completes this hand.");
    assert_words(0, 1, "You named 1, but no tile completes this hand.");
}

/* The verdict is shown piece by piece; a click beside everything shows the rest at once. */
TEST(a_click_tells_the_rest)
{
    open_trainer(1280, 800);
    headless_key(SDLK_RETURN);
    wait_for(DRILLING_ASKED);
    headless_mouse(SDL_MOUSEMOTION, rect_make(4, 790, 2, 2));
    headless_mouse_now(SDL_MOUSEBUTTONDOWN, rect_make(4, 790, 2, 2)); /* nothing is to be shown yet */
    headless_mouse_now(SDL_MOUSEBUTTONUP, rect_make(4, 790, 2, 2));
    assert_int_equal(drilling()->state, DRILLING_ASKED);
    assert_int_equal(asked()->palette.named, 0);
    for (int n = 1; n <= 9; n++)
        if (asked()->question.waits >> (n - 1) & 1)
            assert_true(click_number(n));
    assert_true(headless_click("button:named"));
    assert_int_equal(drilling()->state, DRILLING_VERDICT);
    assert_true(asked()->verdict.time < naming_verdict_length(&asked()->verdict));
    headless_mouse_now(SDL_MOUSEBUTTONDOWN, rect_make(4, 790, 2, 2));
    headless_mouse_now(SDL_MOUSEBUTTONUP, rect_make(4, 790, 2, 2));
    assert_true(asked()->verdict.time >= naming_verdict_length(&asked()->verdict));
}
