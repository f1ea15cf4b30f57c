/*
 * test_hint_marks.c: the move that a hint names is marked where it lies: on the tile, on the button that
 * makes it or begins it, in the dummy's row; and nothing else is.
 */
#include "support/test.h"

#include "sdl/rig.h"
#include "words/study/reason_words.h"

enum { WIDTH = 960, HEIGHT = 600 };

#define DUEL_DEAL "dora 4z; ura 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z"

static Uint32 before[WIDTH * HEIGHT], after[WIDTH * HEIGHT];

/* Shows a hint that names the move of the person at the screen, as if it had been thought out. */
static void show_hint(const char *words)
{
    struct table_scene *table = headless_table();
    struct error why;
    headless_mouse(SDL_MOUSEMOTION, rect_make(2, 2, 0, 0));
    headless_steps(30);
    loop_draw(&app, true);
    memcpy(before, app.picture->pixels, sizeof before);
    table->hint.thought.ranking = (struct ranking){.count = 1};
    if (!move_parse(&table->hint.thought.ranking.list[0].move, table->near, words, &why))
        fail_msg("%s: %s", words, why.message);
    assert_true(view_allows(&table->view, table->hint.thought.ranking.list[0].move));
    table->hint.position = table->position;
    table->hint.shown = true;
    loop_draw(&app, true);
    memcpy(after, app.picture->pixels, sizeof after);
}

/* Exactly these targets are marked ("a b c"): their surroundings have changed, and besides them only the
 * sentence. */
static void assert_marked(const char *ids)
{
    struct rect said = table_scene_pixels(&app.painter, headless_table()->layout.prompt), marks[4];
    int count = 0, outside = 0, changed[4] = {0};
    char id[INPUT_ID];
    for (const char *at = ids; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        snprintf(id, sizeof id, "%.*s", (int)length, at);
        const struct target *target = target_find(&app, id);
        if (!target)
            fail_msg("no target %s", id);
        marks[count++] = rect_inset(target->rect, -8, -8);
        at += length;
    }
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            bool there = rect_contains(rect_inset(said, -12, -24), (float)x, (float)y);
            if (before[y * WIDTH + x] == after[y * WIDTH + x])
                continue;
            for (int i = 0; i < count; i++)
                if (rect_contains(marks[i], (float)x, (float)y)) {
                    changed[i]++;
                    there = true;
                }
            outside += !there;
        }
    for (int i = 0; i < count; i++)
        if (changed[i] < 100)
            fail_msg("of %s number %d is not marked", ids, i + 1);
    if (outside)
        fail_msg("%d pixels beside %s have changed", outside, ids);
    headless_close();
}

TEST(a_tile_and_the_button_that_begins_it)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    show_hint("discard 7z");
    assert_marked("hand:7z:11");
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    show_hint("riichi 9p");
    assert_marked("hand:9p:13 button:riichi");
    rig_table("tenpai-duel", 0, NULL, DUEL_DEAL, "");
    show_hint("tenpai 9p");
    assert_marked("hand:9p:13 button:tenpai");
    rig_table("tenpai-duel", 0, NULL, DUEL_DEAL, "");
    assert_true(headless_click("button:tenpai"));
    show_hint("tenpai 9p");
    assert_marked("hand:9p:13");
}

TEST(a_kong_or_the_choice_of_one)
{
    rig_table("classic", 0, no_flowers, "east 2222m3333p33s55z46s", "");
    show_hint("kong 3p");
    assert_marked("button:kong"); /* which asks for which */
    rig_table("classic", 0, no_flowers, "east 2222m3333p33s55z46s", "");
    assert_true(headless_click("button:kong"));
    show_hint("kong 3p");
    assert_marked("button:kong-3p"); /* and not the one that leads back */
    rig_table("classic", 0, no_flowers, "east 2222m345p33s55z46s1z", "");
    show_hint("kong 2m");
    assert_marked("button:kong");
}

/* South may chow East's 4m in two ways. */
TEST(a_claim_or_the_choice_of_a_run)
{
    static const char deal[] = "east 147m258p369s1234z4m; south 2356m147p556677z; west 258m369p147s123z4z; "
                               "north 369m147p258s1234z";
    rig_table("classic", 1, no_flowers, deal, "discard 4m");
    show_hint("chow 2m");
    assert_marked("button:chow");
    rig_table("classic", 1, no_flowers, deal, "discard 4m");
    assert_true(headless_click("button:chow"));
    show_hint("chow 4m");
    assert_marked("button:chow-4m");
    rig_table("classic", 1, no_flowers, deal, "discard 4m");
    show_hint("pass");
    assert_marked("button:pass");
}

TEST(a_place_of_the_dummys_row)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 159m159p1234567z8p; west 258m258p1122334z; wall 9p4z",
              "discard 8p");
    show_hint("reveal 3");
    assert_marked("dummy:3");
    rig_table("dueling-tigers", 0, no_indicators, "east 159m159p1234567z8p; west 258m258p1122334z; wall 9p4z",
              "discard 8p");
    show_hint("dummy-draw");
    assert_marked("button:draw");
}

/* What a Riichi, a tenpai or a declared win still asks for is said in place of the hint that led to it. */
TEST(what_has_been_begun_is_asked_for)
{
    static const char riichi[] = "Riichi: choose the tile to discard",
                      tenpai[] = "Tenpai: choose the tile to discard",
                      marks[] = "Mark every tile that completes your hand, including this one";
    static const char *const four[] = {"size", "4", NULL};
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    show_hint("riichi 9p");
    headless_assert_reads("Riichi, discarding 9 dots");
    headless_key(SDLK_r);
    headless_assert_reads(riichi);
    assert_false(headless_reads("Riichi, discarding 9 dots"));
    headless_key(SDLK_r); /* not yet: the hint holds still */
    assert_false(headless_reads(riichi));
    headless_assert_reads("Riichi, discarding 9 dots");
    headless_close();
    rig_table("tenpai-duel", 0, NULL, DUEL_DEAL, "");
    show_hint("tenpai 9p");
    headless_key(SDLK_t);
    headless_assert_reads(tenpai);
    headless_close();
    rig_table("one-suit", 0, four, "", "");
    show_hint("declare");
    headless_key(SDLK_w);
    headless_assert_reads(marks);
    headless_close();
}

/* The teacher is asked, and has answered. */
static void ask_for_a_hint(char *head, size_t size)
{
    struct table_scene *table = headless_table();
    char why[REASON_TEXT];
    headless_key(SDLK_h);
    while (!table->hint.shown) { /* it is thought out on a thread */
        SDL_Delay(1);
        loop_step(&app);
    }
    table_hint_words(table, head, size, why, sizeof why);
    assert_true(head[0] && why[0]);
}

/* A hint that is asked for once a Riichi or a tenpai was begun is said; what is begun after it is asked for
 * again. */
TEST(a_hint_asked_for_after_that_is_said)
{
    static const struct {
        const char *mode, *const *options, *deal, *asks;
        SDL_Keycode key;
    } begins[] = {{"dueling-tigers", no_indicators, "east 123789m123p46m77z9p",
                   "Riichi: choose the tile to discard", SDLK_r},
                  {"tenpai-duel", NULL, DUEL_DEAL, "Tenpai: choose the tile to discard", SDLK_t}};
    char head[200];
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        rig_table(begins[i].mode, 0, begins[i].options, begins[i].deal, "");
        headless_key(begins[i].key);
        headless_assert_reads(begins[i].asks);
        ask_for_a_hint(head, sizeof head);
        headless_assert_reads(head);
        assert_false(headless_reads(begins[i].asks));
        headless_key(SDLK_h); /* put away */
        headless_assert_reads(begins[i].asks);
        ask_for_a_hint(head, sizeof head);
        headless_key(begins[i].key); /* not yet */
        headless_step();
        headless_assert_reads(head);
        headless_key(begins[i].key);
        headless_step();
        headless_assert_reads(begins[i].asks);
        assert_false(headless_reads(head));
        headless_key(SDLK_h); /* it is there, and said now */
        headless_assert_reads(head);
        headless_key(SDLK_h);
        headless_assert_reads(begins[i].asks);
        assert_false(headless_table()->hint.shown);
        headless_close();
    }
}
