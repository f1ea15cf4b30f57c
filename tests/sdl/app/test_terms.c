/*
 * test_terms.c: words of the glossary on the screen: underlined once, explained under a pointer that rests
 * and by F2, and in nobody's way.
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "words/glossary/glossary_words.h"

/* What was drawn last: whether the sentence that explains a word was among it, and that the log can be
 * opened. */
static int wanted;
static bool said, log_said;

static void watch(void *to, const struct type_seen *seen)
{
    (void)to;
    const char *meaning = glossary_word(wanted)->meaning;
    log_said |= strstr(seen->words, "Full log") != NULL;
    size_t length = strlen(seen->words) < 12 ? strlen(seen->words) : 12;
    said |= length == 12 && strncmp(meaning, seen->words, length) == 0;
}

static bool is_explained(int which)
{
    wanted = which;
    said = log_said = false;
    headless_watch(watch, NULL);
    return said;
}

/* In prompts, logs, results, reviews, the rule book, options and helps. */
TEST(sentences_of_many_screens_have_words_that_explain_themselves)
{
    static const char *const scenes[] = {"table-claim",     "table-log",    "duel-turn", "one-suit-name",
                                         "patterns-result", "classic-late", "rules-4",   "options",
                                         "settings",        "mode",         "review"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        headless_open_scene(scenes[i], 1280, 800, SPEED_OFF);
        headless_steps(60);
        if (!app.terms.count)
            fail_msg("%s explains nothing", scenes[i]);
        for (int a = 0; a < app.terms.count; a++)
            for (int b = 0; b < a; b++)
                assert_int_not_equal(app.terms.list[a].which, app.terms.list[b].which);
    }
}

TEST(f2_goes_through_all_of_them_and_escape_leaves_the_scene_alone)
{
    headless_open_scene("rules-4", 1280, 800, SPEED_OFF);
    int count = app.terms.count;
    assert_true(count > 2);
    for (int i = 0; i < count; i++) {
        headless_key(SDLK_F2);
        assert_true(is_explained(app.terms.list[i].which));
    }
    headless_key(SDLK_F2); /* round the end */
    assert_true(is_explained(app.terms.list[0].which));
    headless_key_with(SDLK_F2, KMOD_LSHIFT);
    assert_true(is_explained(app.terms.list[count - 1].which));
    assert_false(is_explained(app.terms.list[0].which));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "rules");
    assert_false(is_explained(app.terms.list[count - 1].which));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
}

TEST(a_pointer_that_rests_on_a_word_is_told)
{
    headless_open_scene("table-log", 1280, 800, SPEED_OFF);
    struct term term = app.terms.list[0];
    headless_mouse(SDL_MOUSEMOTION, term.rect);
    app.terms.tips.since = loop_seconds() + 60; /* just now, however slow the machine is */
    assert_false(is_explained(term.which));     /* not on the way across */
    headless_rest();
    assert_true(is_explained(term.which));
    headless_mouse(SDL_MOUSEMOTION, rect_make(5, 5, 2, 2));
    assert_false(is_explained(term.which));
}

/* The log at the table opens by a click and says so; a word of it says what it means, and no more. */
TEST(a_word_of_the_log_is_told_alone)
{
    headless_open_scene("table-late", 1280, 800, SPEED_OFF);
    headless_steps(60);
    struct rect log = target_find(&app, "button:log")->rect;
    const struct term *term = NULL;
    for (int i = 0; i < app.terms.count && !term; i++)
        if (rect_contains(log, app.terms.list[i].rect.x, app.terms.list[i].rect.y))
            term = &app.terms.list[i];
    assert_non_null(term);
    struct term word = *term;
    headless_mouse(SDL_MOUSEMOTION, rect_make(log.x + log.w - 4, log.y + 2, 2, 2));
    headless_rest();
    assert_false(is_explained(word.which));
    assert_true(log_said);
    headless_mouse(SDL_MOUSEMOTION, word.rect);
    headless_rest();
    assert_true(is_explained(word.which));
    assert_false(log_said);
}

/* Runs the program as in a window: it draws only when something has changed. */
static void run(Uint32 milliseconds)
{
    for (Uint32 until = SDL_GetTicks() + milliseconds; SDL_GetTicks() < until; SDL_Delay(5))
        loop_turn(&app);
}

static size_t picture_size(void)
{
    return (size_t)app.picture->pitch * (size_t)app.picture->h;
}

static void *keep_picture(void)
{
    void *kept = malloc(picture_size());
    assert_non_null(kept);
    return memcpy(kept, app.picture->pixels, picture_size());
}

static bool shows(const void *kept)
{
    return memcmp(app.picture->pixels, kept, picture_size()) == 0;
}

/* The same until the picture is that one, or is another; twenty seconds are enough for the busiest machine.
 */
static void run_until(bool same, const void *kept)
{
    Uint32 end = SDL_GetTicks() + 20000;
    while (shows(kept) != same && SDL_GetTicks() < end)
        run(20);
    assert_int_equal(shows(kept), same);
}

static void point_at(struct rect rect)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)(rect.x + rect.w / 2);
    event.motion.y = (int)(rect.y + rect.h / 2);
    loop_handle(&app, &event);
}

/* Nothing moves in a rule book: the tip has to come, and to go with the pointer, of itself. */
TEST(the_tip_comes_in_a_picture_at_rest_and_goes_when_the_pointer_leaves_the_window)
{
    const SDL_Event leaves = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}};
    headless_open_scene("rules-4", 1280, 800, SPEED_OFF);
    app.loop.last = loop_seconds();
    run(300);
    void *before = keep_picture();
    for (int i = 0; i < 2; i++) {
        point_at(app.terms.list[i].rect);
        run(50);
        app_wake(&app, .05f); /* whatever else wakes the program meanwhile */
        run_until(false, before);
        loop_handle(&app, &leaves);
        run_until(true, before);
    }
    free(before);
}

/* Who takes the mouse after F2 is told of the word that is pointed at. */
TEST(a_pointer_that_comes_to_a_word_is_told_of_that_one_after_f2)
{
    headless_open_scene("rules-4", 1280, 800, SPEED_OFF);
    struct term chosen = app.terms.list[0], other = app.terms.list[2];
    headless_key(SDLK_F2);
    assert_true(is_explained(chosen.which));
    headless_mouse(SDL_MOUSEMOTION, rect_make(5, 5, 2, 2)); /* still to be read */
    assert_true(is_explained(chosen.which));
    headless_mouse(SDL_MOUSEMOTION, other.rect);
    assert_false(is_explained(chosen.which));
    headless_rest();
    assert_true(is_explained(other.which));
}

/* As when a list is scrolled, or another scene has the same word elsewhere: not in a single picture. */
TEST(a_word_that_goes_from_under_the_pointer_is_told_no_more)
{
    headless_open_scene("rules-4", 1280, 800, SPEED_OFF);
    struct term term = app.terms.list[0];
    headless_mouse(SDL_MOUSEMOTION, term.rect);
    headless_rest();
    assert_true(is_explained(term.which));
    app.input.x = app.input.y = 5; /* the same as if the word moved on under a pointer that rests */
    assert_false(is_explained(term.which));
}

/* A word in the help line of a switch: the click goes to the switch. */
TEST(a_click_on_a_word_means_what_lies_below)
{
    headless_open_scene("settings", 1280, 800, SPEED_OFF);
    struct rect row = target_find(&app, "confirm")->rect;
    bool before = app.settings.confirm_discard, met = false;
    for (int i = 0; i < app.terms.count; i++) {
        struct rect rect = app.terms.list[i].rect;
        if (!rect_contains(row, rect.x + rect.w / 2, rect.y + rect.h / 2))
            continue;
        headless_mouse(SDL_MOUSEMOTION, rect);
        headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
        headless_mouse(SDL_MOUSEBUTTONUP, rect);
        met = true;
    }
    assert_int_equal(app.settings.confirm_discard, met ? !before : before);
}

TEST(who_wants_no_helps_sees_none)
{
    headless_open_scene("table-log", 1280, 800, SPEED_OFF);
    app.settings.show_hints = false;
    loop_draw(&app, false);
    assert_int_equal(app.terms.count, 0);
    headless_key(SDLK_F2);
    assert_string_equal(headless_top(), "log");
}
