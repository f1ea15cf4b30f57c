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
    headless_steps(30); /* what is named rises */
    loop_draw(&app, true);
    memcpy(after, app.picture->pixels, sizeof after);
}

/* The bubble hides nothing that is asked: hand, row, buttons, prompt, the wall's count. */
static void assert_clear(const struct table_scene *table)
{
    struct table_layout now = table->layout;
    table_layout_follow(&now, &table->anim.shown.table, table->near);
    struct rect asked[] = {now.prompt, now.wall_count};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        if (rect_overlap(table->hint.place, table_scene_pixels(&app.painter, asked[i]), 0))
            fail_msg("the hint hides %s", i ? "the wall's count" : "the prompt");
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        bool own = !strncmp(target->id, "hand:", 5) || !strncmp(target->id, "dummy:", 6) ||
                   !strncmp(target->id, "guess:", 6) || !strncmp(target->id, "name:", 5) ||
                   !strncmp(target->id, "keep:", 5) || !strncmp(target->id, "button:remove", 13);
        for (int k = 0; k < TABLE_PLACES; k++)
            own |= !strcmp(target->id, table->actions.list[k].id);
        if (own && rect_overlap(table->hint.place, target->rect, 0))
            fail_msg("the hint hides %s", target->id);
    }
}

/* Exactly these targets are marked ("a b c"), and tiles among them have risen: their surroundings have
 * changed, and besides them only the bubble. */
static void assert_marked(const char *ids)
{
    struct rect bubble = rect_inset(headless_table()->hint.place, -24, -24), marks[4];
    int count = 0, outside = 0, changed[4] = {0};
    char id[INPUT_ID];
    assert_clear(headless_table());
    for (const char *at = ids; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        snprintf(id, sizeof id, "%.*s", (int)length, at);
        const struct target *target = target_find(&app, id);
        if (!target)
            fail_msg("no target %s", id);
        marks[count] = rect_inset(target->rect, -26, -26); /* with a shadow */
        marks[count].y -= 16;
        marks[count++].h += 16;
        at += length;
    }
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            bool there = rect_contains(bubble, (float)x, (float)y);
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
    rig_table("classic", 0, no_flowers, "east 1m345p33s55z46s1227z", "");
    show_hint("discard 1m");
    assert_marked("hand:1m:0"); /* and no button that can't be pressed */
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

/* The teacher is asked, and has answered. */
static void ask_for_a_hint(void)
{
    headless_key(SDLK_h);
    while (!headless_table()->hint.shown) { /* it is thought out on a thread */
        SDL_Delay(1);
        loop_step(&app);
    }
    headless_step();
}

/* In every mode, whatever is asked: first the move, then a reason, then a figure that helps; the best move is
 * never said to lose, and the prompt still says what is asked. */
TEST(a_hint_says_the_move_then_why)
{
    static const char *const scenes[] = {"table-remove",  "table-keep",     "table-discard", "table-claim",
                                         "table-dummy",   "duel-turn",      "duel-guess",    "duel-declare",
                                         "one-suit-turn", "one-suit-claim", "one-suit-name", "patterns-claim",
                                         "classic-turn",  "classic-claim"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        struct hint_words words;
        char asked[160];
        headless_open_scene(scenes[i], 1280, 800, SPEED_OFF);
        headless_steps(60);
        if (!table_scene_is_open(headless_table()))
            fail_msg("%s asks nothing", scenes[i]);
        ask_for_a_hint();
        table_hint_words(headless_table(), &words);
        if (!words.move[0] || !words.why[0] || strstr(words.why, " lose") || strstr(words.figure, "lose") ||
            strstr(words.average, "lose") || strstr(words.next, " lose"))
            fail_msg("%s: %s %s %s %s", scenes[i], words.move, words.why, words.figure, words.next);
        headless_assert_reads(words.move);
        assert_true(table_scene_prompt(headless_table(), asked, sizeof asked));
        headless_assert_reads(asked);
        assert_clear(headless_table());
        headless_close();
    }
}

/* "Why?" opens the details, by a click or by the key; then it is put away. */
TEST(the_details_are_asked_for)
{
    struct hint_words words;
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    ask_for_a_hint();
    table_hint_words(headless_table(), &words);
    assert_false(headless_reads(words.average));
    assert_true(headless_click("hint:why"));
    headless_assert_reads(words.average);
    assert_null(target_find(&app, "hint:why"));
    assert_clear(headless_table());
    headless_key(SDLK_h);
    assert_false(headless_table()->hint.shown);
    ask_for_a_hint();
    headless_key(SDLK_h);
    headless_assert_reads(words.average);
    assert_true(headless_click("hint:close"));
    assert_false(headless_table()->hint.shown);
    headless_close();
}

/* What a Riichi still asks for is said beside the hint that led to it. */
TEST(what_has_been_begun_is_asked_for)
{
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    show_hint("riichi 9p");
    headless_key(SDLK_r);
    headless_assert_reads("Riichi, discarding 9 dots.");
    headless_assert_reads("Riichi: choose the tile to discard");
    headless_close();
}

/* The hint calls the opponent as the plate does. */
TEST(a_hint_names_the_opponent)
{
    struct hint_words words;
    char said[REASON_TEXT];
    rig_table("dueling-tigers", 0, no_indicators, "east 123789m123p46m77z9p", "");
    show_hint("discard 7z");
    struct table_scene *table = headless_table();
    const char *plate = words_plate_name(&table->words, 1);
    assert_string_not_equal(plate, words_tile(TILE_WEST));
    table->hint.thought.ranking.list[0].reason =
        (struct reason){.kind = REASON_RIVAL_WAITS, .seat = 1, .wind = TILE_WEST};
    table_hint_words(table, &words);
    tr_say(said, sizeof said, "{1} may be waiting for this.", plate);
    assert_string_equal(words.why, said);
    headless_close();
}
