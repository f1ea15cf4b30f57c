/*
 * test_four_break.c: the dice that break the wall of Pattern Mahjong, by docs/rules/patterns.md "The deal":
 * which wall, how far from its right end, and that nothing else depends on them.
 * Tier: ci
 */
#include "support/test.h"

#include "sdl/headless.h"
#include "sdl/table/four/four_layout.h"

static void open_table(int speed, uint64_t seed, bool dice)
{
    struct setup setup = setup_of(ruleset_find("patterns"), seed);

    headless_open(1280, 800, speed);
    app.settings.wall_dice = dice;
    for (int seat = 0; seat < 4; seat++)
        snprintf(setup.players[seat].name, PLAYER_NAME, "%c", "ABCD"[seat]);
    for (int seat = 1; seat < 4; seat++)
        setup.players[seat].kind = PLAYER_COMPUTER;
    app_set_session(&app, session_new(&setup, NULL));
    app_go(&app, scene_table(&app));
}

/* Steps until the deal is on its way. */
static struct anim *deal_begins(void)
{
    for (int i = 0; i < 200 && headless_table()->anim.tween_count < 80; i++)
        loop_step(&app);
    loop_step(&app);
    return &headless_table()->anim;
}

/* East counts as one, then the next in turn. */
TEST(the_first_throw_counts_round_from_east)
{
    struct table table = {.rules = ruleset_find("patterns"), .seats = 4, .sitting = SEAT_NONE};
    int sums[2][19] = {{0}}, most = 0;

    for (uint64_t seed = 1; seed <= 500; seed++)
        for (table.round = 1; table.round <= 4; table.round++) {
            table.dealer = (uint8_t)(table.round - 1);
            struct wall_break broken = four_break_throw(seed, &table);
            int seat = table.dealer;
            for (int count = 1; count < broken.sums[0]; count++)
                seat = table_next(&table, seat);
            assert_int_equal(broken.seat, seat);
            for (int i = 0; i < 2; i++) {
                int sum = 0;
                for (int die = 0; die < 3; die++) {
                    assert_in_range(broken.faces[i][die], 1, 6);
                    sum += broken.faces[i][die];
                }
                assert_int_equal(broken.sums[i], sum);
                sums[i][sum]++;
            }
            struct wall_break again = four_break_throw(seed, &table);
            assert_memory_equal(&again, &broken, sizeof again);
        }
    for (int sum = 3; sum <= 18; sum++)
        for (int i = 0; i < 2; i++) {
            assert_true(sums[i][sum] > 0);
            most = sums[i][sum] > most ? sums[i][sum] : most;
        }
    assert_true(most == sums[0][10] || most == sums[0][11] || most == sums[1][10] || most == sums[1][11]);
}

/* How far a stack is from the right end of its side, and the side it stands on. */
static float from_right(const struct table_layout *l, int stack, int *side)
{
    struct rect at = four_layout_stack(l, stack), wall = l->wall;
    bool below = at.y + at.h / 2 > wall.y + wall.h / 2, right = at.x + at.w / 2 > wall.x + wall.w / 2;

    if (four_layout_stack_pose(l, stack, false) == POSE_STACK) {
        *side = below ? FOUR_BELOW : FOUR_ABOVE;
        return below ? -at.x : at.x;
    }
    *side = right ? FOUR_RIGHT : FOUR_LEFT;
    return right ? at.y : -at.y;
}

/* How many stacks of its side are right of the one dealt first, and how many the side has. */
static int right_of_the_first(const struct table_layout *l, int *side, int *all)
{
    float first = from_right(l, l->stacks, side);
    int count = 0;

    *all = 0;
    for (int i = 0; i < l->ring; i++) {
        int other;
        float at = from_right(l, i, &other);
        *all += other == *side;
        count += other == *side && at < first;
    }
    return count;
}

TEST(the_second_throw_counts_from_the_right_end)
{
    struct table table = {.rules = ruleset_find("patterns"), .seats = 4, .round = 1, .sitting = SEAT_NONE};
    struct layout window = layout_make(1280, 800, 100);
    struct table_layout plain;
    int side, all, next[FOUR_SIDES] = {FOUR_LEFT, FOUR_BELOW, FOUR_RIGHT, FOUR_ABOVE}; /* with the clock */

    table_layout_init(&plain, &window, table.rules, NULL, 4);
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct table_layout l = plain;
        int near = (int)seed % 4;
        l.dice = true;
        l.seed = seed;
        table_layout_follow(&l, &table, near);
        struct wall_break broken = four_break_throw(seed, &table);
        int expected = sprites_side(&table, near, broken.seat), count = right_of_the_first(&l, &side, &all);
        if (side != expected) { /* behind the last stack of the wall the next one begins */
            assert_int_equal(side, next[expected]);
            assert_in_range(broken.sums[1], 17, 18);
            assert_in_range(count, 0, 1);
        } else if (abs(count * 17 - broken.sums[1] * all) > 17 / 2)
            fail_msg("%d stacks of 17, but %d of %d", broken.sums[1], count, all);
    }
    for (int near = 0; near < 4; near++) { /* without dice: the right end of the dealer's wall */
        struct table_layout l = plain;
        table.dealer = 2;
        table_layout_follow(&l, &table, near);
        assert_int_equal(right_of_the_first(&l, &side, &all), 0);
        assert_int_equal(side, sprites_side(&table, near, 2));
    }
}

/* The tiles are those of the deal number, with dice and without. */
TEST(no_tile_depends_on_them)
{
    struct text texts[2] = {0};

    for (int dice = 0; dice < 2; dice++) {
        open_table(SPEED_OFF, 7, dice);
        deal_begins();
        assert_false(anim_is_busy(&headless_table()->anim));
        assert_true(headless_table()->anim.dice == 0);
        record_print(session_record(app.session), &texts[dice]);
        headless_close();
    }
    assert_string_equal(texts[0].data, texts[1].data);
    assert_non_null(strstr(texts[0].data, "\ndeal 7 "));
    text_deinit(&texts[0]);
    text_deinit(&texts[1]);
}

static bool prompt_has(const char *words)
{
    char prompt[160];

    table_scene_prompt(headless_table(), prompt, sizeof prompt);
    return strstr(prompt, words) != NULL;
}

/* The whole wall stands until the dice lie; the sentence comes with them, and the count of the wall after. */
TEST(the_throws_are_seen_before_the_deal)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        open_table(SPEED_NORMAL, 7, true);
        app.settings.reduced_motion = reduced;
        const struct anim *anim = deal_begins();
        struct wall_break broken = four_break_throw(7, &anim->shown.table);
        char words[24];
        int told = 0;
        assert_true(anim->dice > 0);
        snprintf(words, sizeof words, "East rolls %d, ", broken.sums[0]);
        for (int i = 0; i < 2000 && anim->dice > 0; i++) {
            struct sprites sprites;
            anim_picture(anim, &sprites);
            int stacks = 0, moved = 0;
            for (int s = 0; s < sprites.count; s++) {
                const struct sprite *at = &sprites.list[s];
                stacks += SPRITE_PLACE(at->key) == PLACE_STACK && at->alpha > 0;
                moved += at->lift > 0;
            }
            float way = anim_dice(anim);
            if (!reduced && way > 0 && way < 1)
                assert_int_equal(stacks, headless_table()->anim.layout.ring);
            if (reduced)
                assert_int_equal(moved, 0);
            assert_false(way < .5f && prompt_has(words));
            told += prompt_has(words);
            loop_step(&app);
            loop_draw(&app, false);
        }
        assert_true(told > 0);
        assert_true(anim->dice == 0);
        headless_close();
    }
}
