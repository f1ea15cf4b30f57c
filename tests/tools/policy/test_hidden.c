/*
 * test_hidden.c: the critic is told when the tiles come that a tenpai player waits for, and nothing of them
 * to who plays.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/tigers/normal.h"
#include "support/deal_round.h"
#include "tools/policy/policy.h"

static bool is_told(const uint16_t *flags, int count, int flag)
{
    for (int i = 0; i < count; i++)
        if (flags[i] == flag)
            return true;
    return false;
}

/* Holds what is told of that player, who is tenpai, against the wall and the row themselves. */
static void compare(const struct game *game, tile_set waits, int side, const uint16_t *flags, int count)
{
    int lying = 0;
    for (int i = 0; i < POLICY_DRAWS; i++) {
        bool comes = i < game->table.wall && (waits & TILE_BIT(tile_kind(game->wall[game->front + i]))) != 0;
        assert_int_equal(is_told(flags, count, POLICY_HIDDEN_DRAWS + side * POLICY_DRAWS + i), comes);
    }
    for (int i = 0; i < game->table.rules->dummy; i++)
        lying += game->table.dummy.row[i] == TILE_HIDDEN && (waits & TILE_BIT(tile_kind(game->row[i]))) != 0;
    for (int i = 1; i < POLICY_ROW_MOST; i++)
        assert_int_equal(is_told(flags, count, POLICY_HIDDEN_ROW + side * POLICY_ROW_MOST + i - 1),
                         lying == i);
}

/* The own and the other's waits, wherever either is tenpai, in rounds of exact normal. */
static void what_is_waited_for_is_told_when_it_comes(void **state)
{
    (void)state;
    int others = 0, own = 0;
    struct rng rng;
    rng_init(&rng, 5);
    for (int round = 0; round < 20; round++) {
        struct game game;
        struct events events;
        struct view view;
        struct reason reason;
        deal_round(&game, round % 3, rng_next(&rng));
        while (round_goes_on(&game)) {
            struct sight sight;
            uint16_t flags[POLICY_HIDDEN_MOST];
            int seat = game.table.asked & 1 ? 0 : 1;
            view_init(&view, &game, seat);
            sight_see(&sight, &view, 0);
            int count = policy_see_hidden(&sight, &game, seat, flags);
            tile_set theirs = table_own_waits(&game.table, &game.own[1 - seat], 1 - seat);
            assert_true(count <= POLICY_HIDDEN_MOST);
            for (int i = 0; i < count; i++)
                assert_true(flags[i] >= SIGHT_COUNT && flags[i] < POLICY_FLAGS);
            if (theirs)
                compare(&game, theirs, 3, flags, count);
            tile_set mine = table_own_waits(&game.table, &game.own[seat], seat);
            if (mine && game.own[seat].hand.size % 3 == 1)
                compare(&game, mine, 1, flags, count);
            others += theirs != 0;
            own += mine && game.own[seat].hand.size % 3 == 1;
            game_apply(&game, normal_choose(&view, &weights_exact, &rng, &reason), &events);
        }
    }
    assert_true(others > 20 && own > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_waited_for_is_told_when_it_comes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
