/*
 * test_curtain.c: in the hot seat no frame holds the other's tiles. Two
 * persons play whole rounds; at every step of the program the tiles in the
 * picture are counted against what the person at the screen may know.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>

#include "sdl/headless.h"

enum { STEPS = 60000, ONLOOKER = -1 };

static int at_screen; /* the seat whose curtain was lifted last, or ONLOOKER */
static int frames, curtains;
static int
    remembered[TILE_KINDS]; /* what that person knew at the moment before: the picture may still show it */

static void count_melds(const struct table *table, int seat, int counts[TILE_KINDS])
{
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        uint8_t tiles[4];
        int count = meld_list(&table->melds[seat][i], tiles);
        for (int t = 0; t < count; t++)
            counts[tiles[t]]++;
    }
}

/* How often each kind may be seen: what lies open, and the own tiles of the person at the screen. */
static void count_known(int counts[TILE_KINDS])
{
    struct view view;

    memset(counts, 0, TILE_KINDS * sizeof *counts);
    session_view(app.session, at_screen == ONLOOKER ? SEAT_NONE : at_screen, &view);
    for (int i = 0; i < view.table.discard_count; i++)
        counts[view.table.discards[i].tile] += !(view.table.discards[i].flags & DISCARD_CLAIMED);
    for (int i = 0; i < DUMMY_MOST; i++)
        if (view.table.dummy.row[i] < TILE_COUNT)
            counts[view.table.dummy.row[i]]++;
    for (int seat = 0; seat < 2; seat++) {
        count_melds(&view.table, seat, counts);
        for (uint8_t kind = 0; kind < TILE_KINDS && view.shown >> seat & 1; kind++)
            counts[kind] += view.hands[seat].counts[kind];
    }
    for (int i = 0; i < 2; i++)
        if (view.table.dummy.bonus[i] < TILE_COUNT)
            counts[view.table.dummy.bonus[i]]++;
    if (view.table.dummy.treasure < TILE_COUNT)
        counts[view.table.dummy.treasure]++;
    if (at_screen == ONLOOKER || view.shown)
        return;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        counts[kind] += view.own.hand.counts[kind];
    for (int i = 0; i < 3; i++)
        if (view.own.three[i] < TILE_COUNT)
            counts[view.own.three[i]]++;
}

/* The same, with what was known before the last move; forgotten when the curtain falls or rises. */
static void count_remembered(int known[TILE_KINDS])
{
    static int who = ONLOOKER;

    count_known(known);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int now = known[kind];
        if (who == at_screen && remembered[kind] > now)
            known[kind] = remembered[kind];
        if (who != at_screen || !anim_is_busy(&headless_table()->anim))
            remembered[kind] = now;
    }
    who = at_screen;
}

/* The tiles of this frame. A tile on its way is the same tile, so nothing may be seen more often than is
 * known. */
static void check_frame(void)
{
    struct table_scene *table = headless_table();
    static struct sprites sprites;
    int known[TILE_KINDS], seen[TILE_KINDS] = {0};

    frames++;
    if (!table)
        return;
    bool covered = !strcmp(app.top->class->name, "curtain");
    if (covered || table->curtained)
        at_screen = ONLOOKER;
    else if (table->view.table.round == 0) /* nothing is dealt: no curtain */
        at_screen = table->near;
    assert_int_equal(table->view.seat, at_screen == ONLOOKER ? SEAT_NONE : at_screen);
    count_remembered(known);
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++)
        if (sprites.list[i].tile < TILE_COUNT)
            seen[sprites.list[i].tile]++;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (seen[kind] > known[kind])
            fail_msg("frame %d shows %d of %s; the person at the screen may know %d", frames, seen[kind],
                     tile_name(kind), known[kind]);
    if (at_screen == ONLOOKER) {
        assert_int_equal(table->view.move_count, 0);
        assert_null(headless_find("hand:"));
    }
}

static void lift_curtain(void)
{
    struct table_scene *table = headless_table();
    int next = table->next;

    loop_draw(&app, false);
    check_frame();
    assert_int_equal(app.targets.count, 1); /* nothing of the table below can be clicked */
    assert_true(headless_click("button:ready"));
    at_screen = next;
    curtains++;
    check_frame();
}

static void click_first(const char *const *ids, int turn)
{
    for (; *ids; ids++) {
        const struct target *target = headless_find(*ids);
        char id[INPUT_ID];
        if (!target || (!strcmp(*ids, "button:pung") && turn % 3 == 0) || (!strcmp(*ids, "wall") && turn % 2))
            continue;
        snprintf(id, sizeof id, "%s", target->id);
        assert_true(headless_click(id));
        check_frame();
        return;
    }
    fail_msg("nothing to click at %s", app.top->class->name);
}

static void act(int turn)
{
    static const char *const ids[] = {"button:yes",  "button:keep", "button:remove-p",
                                      "button:win",  "button:kong", "button:treasure",
                                      "button:pung", "button:pass", "wall",
                                      "dummy:",      NULL};
    static const char *const keep[] = {"keep:", NULL};

    loop_draw(&app, false);
    check_frame();
    struct table_scene *table = headless_table();
    if (table->view.table.phase == PHASE_KEEP) {
        click_first(keep, turn);
        assert_true(headless_click("keep:1"));
        assert_true(headless_click("button:keep"));
        return;
    }
    if (table->view.table.phase != PHASE_TURN || headless_find("button:win") ||
        headless_find("button:kong")) {
        click_first(ids, turn);
        return;
    }
    const char *last = NULL;
    for (int i = 0; i < app.targets.count; i++)
        if (!strncmp(app.targets.list[i].id, "hand:", 5) && !(app.targets.list[i].flags & TARGET_OFF) &&
            (!last || turn % 3))
            last = app.targets.list[i].id;
    char id[INPUT_ID];
    assert_non_null(last);
    snprintf(id, sizeof id, "%s", last);
    assert_true(headless_click(id));
    check_frame();
}

static void play_round(int speed, uint64_t seed)
{
    struct setup setup;
    int turn = 0;

    headless_open(960, 600, speed);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, seed);
    app_set_session(&app, session_new(&setup, NULL));
    at_screen = ONLOOKER;
    frames = curtains = 0;
    app_go(&app, scene_table(&app));
    for (int i = 0; i < STEPS && strcmp(app.top->class->name, "result") != 0; i++) {
        check_frame();
        loop_step(&app);
        check_frame();
        if (!strcmp(app.top->class->name, "curtain"))
            lift_curtain();
        else if (!strcmp(app.top->class->name, "table") && table_is_open(headless_table()))
            act(turn++);
    }
    assert_string_equal(app.top->class->name, "result");
    assert_true(curtains > 4);
    headless_close();
}

static void no_frame_shows_the_others_tiles(void **state)
{
    (void)state;
    play_round(SPEED_FAST, 21);
    assert_true(frames > 1000);
}

static void nor_without_animation(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++)
        play_round(SPEED_OFF, seed);
}

static void the_pause_leaves_the_curtain_down(void **state)
{
    (void)state;
    struct setup setup;

    headless_open(960, 600, SPEED_OFF);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, 4);
    app_set_session(&app, session_new(&setup, NULL));
    at_screen = ONLOOKER;
    app_go(&app, scene_table(&app));
    loop_step(&app);
    loop_draw(&app, false);
    assert_true(headless_click("button:remove-m"));
    for (int i = 0; i < 100 && strcmp(app.top->class->name, "curtain") != 0; i++)
        loop_step(&app);
    assert_string_equal(app.top->class->name, "curtain");
    loop_draw(&app, false);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(app.top->class->name, "pause");
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
    assert_true(headless_click("button:continue"));
    assert_string_equal(app.top->class->name, "curtain");
    assert_int_equal(headless_table()->view.seat, SEAT_NONE);
    headless_close();
}

/* --- the same cover whether a tile can be claimed or not --------------------------------------------- */

enum { ENOUGH = 8 };

static int covers[2], paces[2]; /* by whether the other could claim: how many, and steps until the cover */

static void begin_together(const char *mode, int persons, uint64_t seed)
{
    struct setup setup;

    headless_open(960, 600, SPEED_FAST);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_PERSON, seed);
    setup.rules = ruleset_find(mode);
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 2; seat < setup.seats; seat++)
        setup.players[seat] =
            (struct player){seat < persons ? PLAYER_PERSON : PLAYER_COMPUTER, AI_EASY, "Cleo"};
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

static bool is_at(const char *name)
{
    return !strcmp(app.top->class->name, name);
}

/* After a discard or dummy action of the person at the screen: the cover for the other falls, and until it is
 * lifted nothing shows whether that one was asked. */
static void assert_cover(int by, int wall, bool timed)
{
    char words[96], expected[96];
    int steps = 0;

    for (; !is_at("curtain") && steps < 4000; steps++) {
        loop_step(&app);
        assert_int_equal(headless_table()->anim.shown.table.wall, wall); /* nobody is seen to draw */
    }
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    int other = headless_table()->next;
    bool asked = view.table.phase == PHASE_CLAIM && session_asked(app.session) >> other & 1;
    assert_int_not_equal(other, by);
    scene_curtain_words(app.top, &app, words, sizeof words);
    snprintf(expected, sizeof expected, "%s, the table is yours",
             other == 0   ? "Ann"
             : other == 1 ? "Ben"
                          : "Cleo");
    assert_string_equal(words, expected);
    assert_int_equal(headless_table()->view.table.drawn_by, SEAT_NONE);
    assert_int_not_equal(headless_table()->view.table.phase, PHASE_CLAIM);
    covers[asked]++;
    if (timed && paces[asked] == 0)
        paces[asked] = steps;
    if (timed)
        assert_int_equal(steps, paces[asked]);
}

static bool click_one_of(const char *const *ids)
{
    char id[INPUT_ID];

    for (; *ids; ids++)
        if (headless_find(*ids)) {
            snprintf(id, sizeof id, "%s", headless_find(*ids)->id);
            return headless_click(id);
        }
    return false;
}

/* Discards what was drawn and claims nothing; checks the cover after every discard of a person. */
static void pass_through(const char *mode, int persons, uint64_t seed)
{
    static const char *const ids[] = {
        "button:remove-p", "button:pass", "button:treasure-no", "dummy:", "guess:", "button:ready", NULL};
    begin_together(mode, persons, seed);
    for (int i = 0; i < 8000 && !(covers[false] >= ENOUGH && covers[true]); i++) {
        loop_step(&app);
        if (!is_at("table") && !is_at("curtain"))
            break; /* the round is over */
        struct table_scene *table = headless_table();
        if (!table || (is_at("table") && !table_is_open(table)))
            continue;
        loop_draw(&app, false);
        bool turn = is_at("table") && table->view.table.phase == PHASE_TURN;
        if (is_at("table") && table->view.table.phase == PHASE_KEEP) {
            assert_true(headless_click("keep:0") && headless_click("keep:1") &&
                        headless_click("button:keep"));
            continue;
        }
        if (!turn) {
            assert_true(click_one_of(ids));
            continue;
        }
        char id[INPUT_ID] = "";
        for (int t = 0; t < app.targets.count; t++)
            if (!strncmp(app.targets.list[t].id, "hand:", 5) && !(app.targets.list[t].flags & TARGET_OFF))
                snprintf(id, sizeof id, "%s", app.targets.list[t].id);
        int by = table->near, wall = table->view.table.wall;
        assert_true(headless_click(id));
        assert_cover(by, wall, persons == 2 && session_setup(app.session)->seats == 2);
    }
    headless_close();
}

static void every_discard_has_the_same_cover(void **state)
{
    (void)state;
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "patterns"};

    for (int mode = 0; mode < 3; mode++) {
        memset(covers, 0, sizeof covers);
        memset(paces, 0, sizeof paces);
        for (uint64_t seed = 1; seed <= 6 && !covers[true]; seed++)
            pass_through(modes[mode], 2, seed);
        assert_true(covers[false] > 5 && covers[true] > 0); /* there were discards of both kinds */
        if (paces[true])
            assert_int_equal(paces[true], paces[false]);
    }
}

static void with_three_people_each_one_looks(void **state)
{
    (void)state;
    memset(covers, 0, sizeof covers);
    pass_through("patterns", 3, 2);
    assert_true(covers[false] > 5);
}

static void draws_are_silent_behind_covers(void **state)
{
    (void)state;
    begin_together("tenpai-duel", 2, 1);
    assert_true(table_cover_mutes(headless_table(), &app, EVENT_DRAW));
    assert_false(table_cover_mutes(headless_table(), &app, EVENT_DISCARD));
    app.settings.cover_discards = false;
    assert_false(table_cover_mutes(headless_table(), &app, EVENT_DRAW));
    headless_close();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_frame_shows_the_others_tiles),
        cmocka_unit_test(nor_without_animation),
        cmocka_unit_test(the_pause_leaves_the_curtain_down),
        cmocka_unit_test(every_discard_has_the_same_cover),
        cmocka_unit_test(with_three_people_each_one_looks),
        cmocka_unit_test(draws_are_silent_behind_covers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
