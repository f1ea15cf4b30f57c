/*
 * test_match_review.c: the review of a whole match by keys: along its curve, into a decision and back, of
 * another player, and of a match in which nothing was decided.
 * Teacher: quick
 */
#include "support/test.h"

#include "sdl/app/scene.h"
#include "sdl/art/backdrop.h"
#include "sdl/review/review_scene.h"
#include "sdl/rig.h"

enum { EAST, WEST };

static struct record record;

/* The review of a short match of Tenpai Duel, over the title or over nothing; all is judged when it is there.
 */
static void open_review(int moves, bool over_title)
{
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.screenshot = "none";
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-guesses.tigers", NULL));
    record.count = moves < record.count ? moves : record.count;
    if (over_title)
        app_go(&app, scene_title(&app));
    app_go(&app, scene_match_review(over_title ? app.top : NULL, &record, 0, false));
    headless_steps(3);
    assert_true(headless_is_at("match-review"));
}

static void close_review(void)
{
    record_deinit(&record);
    headless_close();
}

static void focus_curve(void)
{
    input_focus(&app, "curve");
    app.input.focus_visible = true;
}

/* The decisions of that seat. */
static int decisions(int seat)
{
    int count = 0;
    for (int i = 0; i < record.count; i++)
        count += !record.entries[i].is_deal && record.entries[i].move.seat == seat;
    return count;
}

TEST(keys_go_along_the_curve)
{
    open_review(17, true);
    headless_key(SDLK_RIGHT); /* nothing has the focus: to the first target, not along the curve */
    assert_false(headless_reads("Decision 2"));
    focus_curve();
    headless_key(SDLK_RIGHT);
    headless_assert_reads("Decision 1");
    headless_key(SDLK_LEFT); /* there is none before it */
    headless_assert_reads("Decision 1");
    headless_key(SDLK_RIGHT);
    headless_assert_reads("Decision 2");
    for (int i = 0; i < 40; i++)
        headless_key(SDLK_RIGHT); /* to the last, and no further */
    char last[32];
    snprintf(last, sizeof last, "Decision %d", decisions(0));
    headless_assert_reads(last);
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("review"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("match-review"));
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("title"));
    close_review();
}

TEST(the_other_player_is_looked_at)
{
    open_review(17, false);
    for (int seat = 1; seat >= 0; seat--) {
        assert_true(headless_click("button:other"));
        headless_steps(3);
        focus_curve();
        for (int i = 0; i < 40; i++)
            headless_key(SDLK_RIGHT);
        char last[32];
        snprintf(last, sizeof last, "Decision %d", decisions(seat));
        headless_assert_reads(last);
    }
    headless_key(SDLK_ESCAPE); /* nothing lies below */
    assert_true(headless_is_at("title"));
    close_review();
}

TEST(the_costliest_opens_and_becomes_a_puzzle)
{
    open_review(1000, true);
    assert_true(headless_click("costliest:0"));
    assert_true(headless_is_at("review"));
    headless_key(SDLK_ESCAPE);
    headless_steps(2);
    assert_true(headless_click("button:puzzle"));
    assert_true(headless_is_at("puzzle"));
    close_review();
}

/* Reads that match as if a person had sat in the east, and against them Ben, from the third hand on Kai; or
 * as if Ben and Kai had sat on the first seat. No title lies below: it names the day's opponent. */
static void read_changed(bool person)
{
    int seat = person ? WEST : EAST;
    headless_open(1280, 800, SPEED_OFF);
    app.command_line.screenshot = "none";
    assert_true(record_read(&record, SOURCE_DIR "/tests/golden/tenpai-guesses.tigers", NULL));
    for (int other = EAST; other <= WEST; other++)
        if (other == seat || !person)
            record.setup.players[other] = (struct player){PLAYER_COMPUTER, AI_NORMAL, "Ben"};
    struct change *change = &record.entries[8].change; /* the deal of the third hand */
    change->seats = (uint8_t)(1u << seat);
    change->players[seat] = (struct player){PLAYER_COMPUTER, AI_PERSON + 3, "Kai"};
}

/* Who sat there in the round that is looked at is named, whether the round is reviewed alone or one goes
 * through the match; and in whatever language. */
TEST(each_round_names_who_played_it)
{
    static const char *const names[] = {"Ben", "Ben", "Kai"};
    read_changed(true);
    for (int round = 1; round <= 3; round++) {
        app_go(&app, scene_review(NULL, &record, EAST, round));
        headless_steps(3);
        headless_assert_reads(names[round - 1]);
        assert_false(headless_reads(strcmp(names[round - 1], "Ben") ? "Ben" : "Kai"));
    }
    app.command_line.language = "ja";
    assert_true(app_speak(&app, NULL));
    headless_assert_reads("カイ");
    app.command_line.language = "en";
    assert_true(app_speak(&app, NULL));
    app_go(&app, scene_match_review(NULL, &record, EAST, false));
    headless_steps(3);
    assert_true(headless_click("button:all"));
    headless_assert_reads("Ben");
    headless_key(SDLK_LEFT); /* from the first decision to the last */
    headless_assert_reads("Kai");
    assert_false(headless_reads("Ben"));
    close_review();
}

/* Whose decisions they are stands in the head as in the result of the match: who sat there at its end, in the
 * language of the screen. */
TEST(the_head_names_the_player_in_the_screens_language)
{
    read_changed(false);
    app_go(&app, scene_match_review(NULL, &record, EAST, false));
    headless_steps(3);
    headless_assert_reads("Kai");
    app.command_line.language = "ja";
    assert_true(app_speak(&app, NULL));
    headless_assert_reads("カイ");
    assert_false(headless_reads("Kai"));
    app.command_line.language = "en";
    assert_true(app_speak(&app, NULL));
    headless_assert_reads("Kai");
    close_review();
}

/* The review of that seat's decisions in the match under way, with the last of them pointed at. */
static void look_at_last(int seat)
{
    app.command_line.screenshot = "none";
    app_go(&app, scene_match_review(NULL, session_record(app.session), seat, false));
    headless_steps(3);
    focus_curve();
    for (int i = 0; i < 40; i++)
        headless_key(SDLK_RIGHT);
}

/* Who has declared Riichi waits for nothing they have thrown (docs/rules/tenpai-duel.md "Declaring"): the
 * teacher guesses otherwise. How much a guess is worth nobody weighs, which does not make it as good. */
TEST(a_bad_guess_is_not_called_as_good)
{
    rig("tenpai-duel", WEST, NULL,
        "dora 4z; ura 4z; east 45m234678p34588s1z; west 258m147p369s5567z; wall 7z2z",
        "discard 1z; discard 7z; riichi 2z; guess 1z 2z");
    look_at_last(WEST);
    headless_assert_reads("Guess East and South. This wasn’t assessed. The teacher: Guess ");
    headless_assert_reads(" in 100 hands like this wait for one of these.");
    assert_false(headless_reads("Just as good"));
    headless_key(SDLK_RETURN);
    assert_true(headless_is_at("review"));
    headless_assert_reads("You: Guess East and South ");
    headless_assert_reads(" This wasn’t assessed. ");
    headless_assert_reads(" The teacher: Guess ");
    headless_assert_reads(" in 100 hands like this wait for one of these.");
    assert_false(headless_reads("Just as good"));
    assert_false(headless_reads("none the teacher could improve"));
    headless_close();
}

/* Three ones, three twos and a three wait for all four kinds from 1 to 4 (docs/rules/one-suit.md). */
TEST(a_wait_left_out_is_not_called_as_good)
{
    static const char *const small_hands[] = {"size", "7", NULL};
    rig("one-suit", EAST, small_hands, "east 11122233m", "declare; waits 3m");
    look_at_last(EAST);
    headless_key(SDLK_RETURN);
    headless_assert_reads("You: Name 3 characters ");
    headless_assert_reads(" This wasn’t assessed. ");
    headless_assert_reads(" The teacher: Name 1, 2, 3 and 4 characters ");
    headless_assert_reads(" Each of them completes your hand. ");
    assert_false(headless_reads("Just as good"));
    headless_close();
}

/* Nine gates wait for all nine kinds (docs/rules/one-suit.md), which are named in two lines in the smallest
 * window. */
TEST(many_waits_have_room)
{
    static const char *const large_hands[] = {"size", "13", NULL};
    rig_width = LAYOUT_WIDTH_MIN, rig_height = LAYOUT_HEIGHT_MIN;
    rig("one-suit", EAST, large_hands, "east 11123456789995m", "declare; waits 12345678m");
    look_at_last(EAST);
    headless_key(SDLK_RETURN);
    headless_assert_reads("You: Name 1, 2, 3, 4, 5, 6, 7 and 8 characters ");
    headless_assert_reads("The teacher: Name 1, 2, 3, 4, 5, 6, 7, 8 and 9 characters ");
    headless_close();
    rig_width = 960, rig_height = 600;
}

/* What the teacher would have named too is its own, and nothing else is to be shown. */
TEST(all_waits_named_are_the_best_there_was)
{
    static const char *const small_hands[] = {"size", "7", NULL};
    rig("one-suit", EAST, small_hands, "east 11122233m", "declare; waits 1234m");
    look_at_last(EAST);
    headless_assert_reads("The best move.");
    headless_key(SDLK_RETURN);
    headless_assert_reads(" Each of them completes your hand. ");
    assert_false(headless_reads("The teacher: "));
    headless_close();
}

/* A match that ended with its deal. */
TEST(where_nothing_was_decided_nothing_is_opened)
{
    static const SDL_Keycode keys[] = {SDLK_RIGHT, SDLK_LEFT, SDLK_RETURN, SDLK_a, SDLK_f};
    open_review(1, true);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        focus_curve();
        headless_key(keys[i]);
        headless_steps(2);
        assert_true(headless_is_at("match-review"));
        assert_false(headless_reads("Decision"));
    }
    close_review();
}

/* --- the numbers on the curve ------------------------------------------------------------------- */

/* The costliest, a small loss directly after it, and the second. */
static const struct verdict near[] = {{.place = 10, .round = 1, .loss = 500, .mark = 1},
                                      {.place = 11, .round = 1, .loss = 6},
                                      {.place = 12, .round = 1, .loss = 30, .mark = 2}};
static struct rect numbers[2];

static void draw_near(struct scene *scene, struct app *of)
{
    struct match_curve curve = {.places = 200, .cursor = -1};
    (void)scene;
    match_curve_draw(&curve, of, rect_make(100, 100, 1000, 500), near, 3);
}

static void look_for_numbers(void *to, const struct type_seen *text)
{
    (void)to;
    if (text->words[0] >= '1' && text->words[0] <= '2' && !text->words[1])
        numbers[text->words[0] - '1'] = text->rect;
}

/* The dot of what came at once after lay on the 1, and the 2 too. */
TEST(nothing_lies_on_the_numbers)
{
    static const struct scene_class class = {.name = "near", .draw = draw_near};
    struct scene *scene = calloc(1, sizeof *scene);
    assert_non_null(scene);
    headless_open(1280, 800, SPEED_OFF);
    app.settings.felt = FELT_LINEN;
    app_settings_changed(&app);
    scene->class = &class;
    app_go(&app, scene);
    type_watch(&app.painter, look_for_numbers, NULL);
    type_hide(&app.painter, true);
    loop_draw(&app, true);
    type_watch(&app.painter, NULL, NULL);
    for (int i = 0; i < 2; i++) {
        assert_true(numbers[i].w > 0);
        for (int y = (int)numbers[i].y; y < (int)(numbers[i].y + numbers[i].h); y++)
            for (int x = (int)numbers[i].x; x < (int)(numbers[i].x + numbers[i].w); x++) {
                uint32_t pixel = ((uint32_t *)app.picture->pixels)[y * 1280 + x];
                assert_int_equal(pixel & 0xffffff, theme_colour(PALETTE_DAY, COLOUR_BRASS_HIGH) >> 8);
            }
    }
    assert_true(numbers[1].x >= numbers[0].x + numbers[0].w);
    headless_close();
}
