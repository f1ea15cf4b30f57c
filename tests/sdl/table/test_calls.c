/*
 * test_calls.c: a call is seen: its word, the light, the tiles that fly, a Riichi's evening; a click ends the
 * show, and at every speed and with reduced motion it is as the settings say. How long turns, deals and wins
 * take.
 * Tier: ci
 * Sanitize: no
 */
#include "support/test.h"

#include "sdl/paint/bitmap.h"
#include "sdl/paint/canvas.h"
#include "sdl/result/scene_win.h"
#include "sdl/rig.h"

#define MINE  "east 159m159p1234567z5m; west 55m28m25p1234667z"
#define READY "east 123m456m789p1155z2z; west 555m28m25p123466z"

#define NINE_GATES "east 1112345678999m5m; west 55m28p25p1234667z"

static float seen_size; /* of the letters of the word looked for, 0: it isn't there */
static const char *sought;

static void look(void *to, const struct type_seen *seen)
{
    (void)to;
    if (!seen->sign && strcmp(seen->words, sought) == 0)
        seen_size = seen->pixels;
}

/* How large a word is drawn now, in pixels; 0: not at all. */
static float size_of(const char *word)
{
    seen_size = 0;
    sought = word;
    headless_watch(look, NULL);
    return seen_size;
}

static struct anim *anim(void)
{
    return &headless_table()->anim;
}

/* The computer claims what the player has discarded, at that speed. */
static void be_punged(int speed)
{
    rig_speed = speed;
    rig_table("dueling-tigers", 0, no_indicators, MINE, "");
    rig_make("discard 5m", 0);
    anim_finish(anim());
    rig_make("pung", 1);
    headless_step();
}

/* The computer, East, declares Riichi. */
static void be_threatened(int speed)
{
    rig_speed = speed;
    rig("dueling-tigers", 1, no_indicators, READY, "");
    app_go(&app, scene_table(&app));
    anim_finish(anim());
    rig_make("riichi 2z", 0);
    headless_step();
}

static int steps_until_it_lies(void)
{
    int steps = 0;
    for (; anim_is_busy(anim()); steps++)
        headless_step();
    return steps;
}

/* Goes on to that millisecond of the show. */
static void show_until(float milliseconds)
{
    for (float now = 0; anim_call(anim(), &now) && now < milliseconds;)
        headless_step();
}

static void pass(int milliseconds)
{
    for (int i = 0; i < milliseconds * APP_STEPS / 1000; i++)
        headless_step();
}

static int brightness(int x, int y)
{
    loop_draw(&app, true);
    const Uint32 *pixels = app.picture->pixels;
    Uint32 pixel = pixels[y * app.picture->pitch / 4 + x];
    return (int)((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255));
}

/* The word is there from 120 to 760 ms, several times as large as any other, and gone at 900. */
TEST(a_call_is_a_large_word)
{
    be_punged(SPEED_NORMAL);
    pass(150);
    float name = size_of("Ben"), word = size_of("Pung!");
    assert_true(name > 0 && word > 4 * name);
    pass(550);
    assert_true(size_of("Pung!") > 0);
    pass(250);
    assert_float_equal(size_of("Pung!"), 0, .01);
    headless_close();
}

/* What the caller said before it gives way to the word, which comes to the same place. */
TEST(a_remark_covers_no_call)
{
    be_punged(SPEED_NORMAL);
    headless_table()->remark =
        (struct table_remark){.words = "Good to know.", .seat = 1, .until = SDL_GetTicks64() + 60000};
    pass(400);
    assert_true(size_of("Pung!") > 0);
    assert_float_equal(size_of("Good to know."), 0, .01);
    steps_until_it_lies();
    headless_step();
    assert_true(size_of("Good to know.") > 0);
    headless_close();
}

TEST(felt_dims_and_words_do_not)
{
    be_punged(SPEED_NORMAL);
    int at_first = brightness(640, 430);
    pass(400);
    assert_true(brightness(640, 430) * 10 < at_first * 8);
    assert_float_equal(size_of("Round 1 of 4"), size_of("Round 1 of 4"), .01);
    steps_until_it_lies();
    headless_step();
    assert_true(brightness(640, 430) * 10 > at_first * 9);
    headless_close();
}

/* As the table of motion has it: 900 ms, at slow 1.6 times as long, at fast 320 ms. */
TEST(each_speed_has_its_time)
{
    static const struct {
        int speed, milliseconds;
    } times[] = {{SPEED_SLOW, 1440}, {SPEED_NORMAL, 900}, {SPEED_FAST, 320}};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        be_punged(times[i].speed);
        assert_in_range(steps_until_it_lies(), times[i].milliseconds * APP_STEPS / 1000 - 2,
                        times[i].milliseconds * APP_STEPS / 1000 + 2);
        headless_close();
    }
}

TEST(a_click_ends_the_show)
{
    be_punged(SPEED_NORMAL);
    pass(100);
    assert_true(size_of("Pung!") > 0);
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect_make(480, 400, 0, 0));
    headless_mouse(SDL_MOUSEBUTTONUP, rect_make(480, 400, 0, 0));
    assert_false(anim_is_busy(anim()));
    assert_float_equal(size_of("Pung!"), 0, .01);
    headless_close();
}

/* Nothing moves, but for a moment the prompt says who called. */
TEST(without_animation_the_prompt_says_the_call)
{
    be_punged(SPEED_OFF);
    assert_false(anim_is_busy(anim()));
    assert_float_equal(size_of("Pung!"), 0, .01);
    assert_true(size_of("Ben: Pung") > 0);
    headless_table()->called_until = 1; /* its time is over */
    headless_step();
    assert_float_equal(size_of("Ben: Pung"), 0, .01);
    headless_close();
}

/* With reduced motion every tile is where it was or where it goes. */
TEST(reduced_motion_flies_nothing)
{
    static struct sprites now;
    be_punged(SPEED_NORMAL);
    app.settings.reduced_motion = true;
    for (headless_step(); anim_is_busy(anim()); headless_step()) {
        struct sprite trail;
        anim_picture(anim(), &now);
        assert_false(anim_trail(anim(), 0, &trail));
        for (int i = 0; i < now.count; i++)
            assert_true(now.list[i].tilt == 0 && now.list[i].turn == 0 && now.list[i].lift == 0);
    }
    headless_close();
}

/* Before it flies, the tile that is claimed is higher and larger than it lay. */
TEST(the_claimed_tile_lifts)
{
    static struct sprites lay, now;
    be_punged(SPEED_NORMAL);
    anim_picture(anim(), &lay);
    show_until(anim()->call->fly);
    anim_picture(anim(), &now);
    const struct sprite *lifted = NULL;
    for (int i = 0; i < now.count; i++)
        if (now.list[i].lift > 10) {
            assert_null(lifted);
            lifted = &now.list[i];
        }
    assert_true(lifted && lifted->tile == TILE_1M + 4);
    float wide = 0;
    for (int i = 0; i < lay.count; i++)
        wide = lay.list[i].key == lifted->key ? lay.list[i].rect.w : wide;
    assert_true(wide > 0 && lifted->rect.w > 1.15f * wide);
    headless_close();
}

/* Where the stick of a Riichi comes down, right of its dot, and where that of the computer stays; pixels. */
static struct point stick_middle(void)
{
    const struct layout *l = &app.painter.layout;
    return (struct point){(l->wide / 2 + 120) * l->u, .57f * l->high * l->u};
}

static struct point stick_home(void)
{
    const struct table_scene *table = headless_table();
    struct rect home = table->layout.riichi[sprites_side(&table->anim.shown.table, table->near, 0) & 1];
    float u = app.painter.layout.u;
    return (struct point){(home.x + home.w / 4) * u, (home.y + 7) * u};
}

/* True if ivory is seen there. */
static bool is_ivory(struct point at)
{
    return brightness((int)at.x, (int)at.y) > 600;
}

/* Returns how many pictures of what is just above the stick differ from the one before, until it goes. */
static int changes_above(struct point stick)
{
    enum { ROWS = 18, WIDE = 100 };
    static uint32_t before[ROWS][WIDE];
    int changes = 0, pictures = 0;
    for (float now = 0; anim_call(anim(), &now) && now < STICK_GOES; headless_step()) {
        bool differs = false;
        loop_draw(&app, true);
        for (int i = 0; i < ROWS; i++) {
            const uint32_t *row = (const uint32_t *)app.picture->pixels +
                                  ((int)stick.y - 30 + i) * (app.picture->pitch / 4) + (int)stick.x;
            differs |= memcmp(before[i], row, sizeof before[i]) != 0;
            memcpy(before[i], row, sizeof before[i]);
        }
        changes += differs && pictures > 0;
        pictures++;
    }
    return changes;
}

/* The stick comes to the middle of the table, from where rings of light go out, and then to its place. */
TEST(the_stick_is_laid_in_the_middle)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        be_threatened(SPEED_NORMAL);
        app.settings.reduced_motion = reduced;
        show_until(STICK_LEAVES - 20);
        assert_false(is_ivory(stick_middle()) || is_ivory(stick_home()));
        show_until(STICK_LANDS);
        assert_true(is_ivory(stick_middle()));
        int changes = changes_above(stick_middle());
        assert_true(reduced ? changes == 0 : changes > 2);
        steps_until_it_lies();
        headless_step();
        assert_false(is_ivory(stick_middle()));
        assert_true(is_ivory(stick_home()));
        headless_close();
    }
}

/* All of it is in the window of a phone, too. */
TEST(the_stick_has_room_on_a_phone)
{
    rig_width = 390;
    rig_height = 844;
    be_threatened(SPEED_NORMAL);
    show_until(STICK_LANDS);
    struct point left = {5 * app.painter.layout.u, stick_middle().y};
    assert_true(is_ivory(stick_middle()) && !is_ivory(left));
    headless_close();
    rig_width = 960;
    rig_height = 600;
}

/* The stick lies in its place and the evening has fallen at once; the prompt says who declared it. */
TEST(without_animation_a_riichi_is_there_at_once)
{
    be_threatened(SPEED_NORMAL);
    steps_until_it_lies();
    headless_step();
    uint32_t stays = table_scene_shade(headless_table(), &app.painter);
    headless_close();
    be_threatened(SPEED_OFF);
    assert_in_range(steps_until_it_lies(), 0, 1);
    assert_float_equal(size_of("Riichi"), 0, .01);
    assert_true(size_of("Ann: Riichi") > 0);
    assert_true(is_ivory(stick_home()) && !is_ivory(stick_middle()));
    assert_int_equal(table_scene_shade(headless_table(), &app.painter), stays);
    headless_close();
}

/* Evening falls while the stick comes; a third of it stays until the round ends. */
TEST(a_third_of_the_evening_stays)
{
    be_threatened(SPEED_NORMAL);
    pass(600);
    uint32_t full = table_scene_shade(headless_table(), &app.painter) >> 24;
    assert_true(size_of("Riichi") > 0 && table_scene_lays_stick(headless_table(), 0));
    steps_until_it_lies();
    uint32_t stays = table_scene_shade(headless_table(), &app.painter) >> 24;
    assert_true(full > 0 && full < stays && stays < 255);
    assert_in_range((255 - stays) * 100 / (255 - full), 30, 40);
    headless_table()->anim.shown.table.result.outcome = OUTCOME_DRAW;
    assert_int_equal(table_scene_shade(headless_table(), &app.painter), 0);
    headless_close();
}

/* From the click on Win to the show, the word included: 0.6 s at normal speed. It names a rare hand before it
 * counts, also on a phone. */
TEST(a_win_is_shown_at_once)
{
    static const struct {
        int width, height;
    } windows[] = {{390, 610}, {390, 844}, {844, 330}, {960, 600}};
    for (int i = 0; i < 4; i++) {
        int steps = 0;
        rig_speed = SPEED_NORMAL;
        rig_width = windows[i].width, rig_height = windows[i].height;
        rig_table("dueling-tigers", 0, no_indicators, NINE_GATES, "");
        rig_make("win", 0);
        for (bool said = false; !headless_is_at("win"); steps++) {
            headless_step();
            said |= size_of("Mahjong!") > 0;
            assert_true(steps < 2 || said);
        }
        assert_in_range(steps, 20, 36);
        for (bool named = false; !headless_is_at("result"); headless_step()) {
            named |= size_of("Nine Gates") > 60 * app.painter.layout.u;
            assert_true(named || size_of("28 points") <= 0);
            struct win_places places = win_places((struct win_scene *)app.top, &app.painter);
            assert_true(places.seal.y >= places.panel && places.panel >= places.sets);
            assert_true(places.seal.y + places.seal.h <= app.painter.layout.high);
        }
        headless_close();
    }
}

/* How many things of the picture have a bitmap that was made after that one. */
static int made_since(uint64_t id)
{
    int count = 0;
    for (int i = 0; i < canvas_count(app.painter.canvas); i++) {
        struct rect rect;
        count += canvas_noted(app.painter.canvas, i, &rect) > id;
    }
    return count;
}

/* The tiles of both hands lie open in the picture after a win's word; they were made one by one during it. */
TEST(hands_are_laid_open_without_a_halt)
{
    rig_speed = SPEED_NORMAL;
    rig_width = 1280, rig_height = 800;
    rig_table("dueling-tigers", 0, no_indicators, NINE_GATES, "");
    rig_make("win", 0);
    for (int steps = 0; !headless_is_at("win"); steps++) {
        struct bitmap *mark = bitmap_new_mask(1, 1);
        uint64_t id = mark->id;
        bitmap_free(mark);
        headless_step();
        assert_true(steps < 60);
        assert_in_range(made_since(id), 0, steps ? 8 : 30);
    }
    headless_close();
}

/* Milliseconds that these events of a turn take at normal speed, or at slow. */
static int takes(float scale, const struct event *events, int count)
{
    static struct anim quiet;
    static struct view view;
    int steps = 0;
    rig_table("dueling-tigers", 0, no_indicators, MINE, "");
    quiet.layout = headless_table()->layout;
    quiet.scale = scale;
    view = headless_table()->view;
    anim_show(&quiet, &view, 0);
    anim_add(&quiet, events, count, &view);
    for (; anim_is_busy(&quiet); steps++)
        anim_update(&quiet, 1.0f / 1000);
    headless_close();
    return steps;
}

/* From the player's action for the dummy to their turn: 2.4 s at normal speed, of which the computer takes
 * 0.36 s to think; at slow 1.7 times what version 1.1.0 took at normal speed, 2972 ms. */
TEST(turns_follow_each_other)
{
    static const struct event turn[] = {{.kind = EVENT_REVEAL, .seat = 0, .tile = TILE_1P},
                                        {.kind = EVENT_DRAW, .seat = 1, .tile = TILE_HIDDEN},
                                        {.kind = EVENT_DISCARD, .seat = 1, .tile = TILE_1P},
                                        {.kind = EVENT_REVEAL, .seat = 1, .tile = TILE_1P},
                                        {.kind = EVENT_DRAW, .seat = 0, .tile = TILE_1P}};
    assert_in_range(takes(1, turn, 5), 1700, 2010);
    assert_in_range(takes(1.7f, turn, 5), 5040, 5070);
}

/* Who was East plays second in the next round (docs/rules/dueling-tigers.md "Before the first round"). From
 * the button that begins it to their turn it takes 4 s at most, but enough to see the other's turn. */
TEST(a_round_begins_soon_after_a_result)
{
    int steps = 0;
    rig_speed = SPEED_NORMAL;
    rig_table("dueling-tigers", 0, no_indicators, NINE_GATES, "");
    rig_make("win", 0);
    headless_wait_for("result");
    assert_true(headless_click("button:next"));
    assert_int_equal(table_wind(&headless_table()->view.table, 0), TILE_WEST);
    for (bool open = false; !open || headless_table()->view.table.phase != PHASE_TURN; steps++) {
        headless_step();
        open = headless_is_at("table") && table_scene_is_open(headless_table());
        if (open && headless_find("button:pass"))
            assert_true(headless_click("button:pass"));
    }
    assert_in_range(steps, 2 * APP_STEPS, 4 * APP_STEPS);
    headless_close();
}

/* At slow all is as it was in version 1.1.0: 1.7 times 1850 ms for a deal, 1050 ms each for a win and the end
 * of the round and 350 ms until the hand is counted; each of these may begin a step late. */
TEST(slow_is_as_slow_as_before)
{
    static const struct event deal = {.kind = EVENT_DEAL, .seat = 1};
    int steps = 0;
    assert_in_range(takes(1.7f, &deal, 1), 3140, 3150);
    rig_speed = SPEED_SLOW;
    rig_table("dueling-tigers", 0, no_indicators, NINE_GATES, "");
    rig_make("win", 0);
    for (; !headless_is_at("win"); steps++)
        headless_step();
    assert_in_range(steps, 4165 * APP_STEPS / 1000 - 2, 4165 * APP_STEPS / 1000 + 5);
    headless_close();
}
