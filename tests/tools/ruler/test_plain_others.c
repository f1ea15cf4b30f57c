/*
 * test_plain_others.c: the player written by hand for the modes beside Dueling Tigers takes what is there to
 * be taken.
 * Tier: ci
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tools/ruler/deals.h"
#include "tools/ruler/ground.h"
#include "tools/ruler/plain_others.h"

/* What was seen of its moves. */
struct seen {
    int wins_offered, wins, declared, named, named_right, guesses, claims, moves;
};

static void look_at_choice(struct seen *seen, const struct view *view, struct move move)
{
    assert_true(view_allows(view, move));
    seen->moves++;
    seen->wins_offered += view_find(view, MOVE_WIN) != NULL;
    seen->wins += move.kind == MOVE_WIN;
    seen->declared += move.kind == MOVE_RIICHI || move.kind == MOVE_TENPAI || move.kind == MOVE_DECLARE;
    seen->guesses += move.kind == MOVE_GUESS;
    seen->claims += move.kind == MOVE_CHOW || move.kind == MOVE_PUNG;
    if (move.kind == MOVE_GUESS)
        assert_false(view->table.stage.guessed & (TILE_BIT(move.tile) | TILE_BIT(move.other)));
    if (move.kind == MOVE_NAME) {
        tile_set waits = table_own_waits(&view->table, &view->own, view->seat);
        seen->named++;
        seen->named_right += (waits & ~move.kinds) == 0;
    }
}

static bool choose(void *self, const struct session *session, int seat, struct move *move, struct error *why)
{
    struct view view;
    (void)why;
    session_view(session, seat, &view);
    *move = plain_others_choose(&view);
    look_at_choice(self, &view, *move);
    return true;
}

static struct seen play(const char *id, int deals, struct tally *tally)
{
    struct seen seen = {0};
    struct arena arena;
    double value;
    *tally = (struct tally){0};
    ground_arena(ground_find(id), &arena, AI_NORMAL, AI_NORMAL);
    arena.sitters[0] = arena.sitters[1] = (struct sitter){.self = &seen, .choose = choose};
    for (int i = 0; i < deals; i++)
        assert_true(arena_pair(&arena, deals_known(i), tally, &value, NULL));
    assert_true(seen.moves > 0);
    return seen;
}

static void test_it_lets_no_win_go(void **state)
{
    (void)state;
    static const char *const ids[] = {"patterns", "classic"};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        struct tally tally;
        struct seen seen = play(ids[i], 30, &tally);
        assert_true(seen.wins_offered > 0);
        assert_int_equal(seen.wins, seen.wins_offered);
    }
}

/* No declaration in One Suit is wrong and no wait unnamed, so nobody pays for a miss. */
static void test_it_names_all_waits_in_one_suit(void **state)
{
    (void)state;
    static const char *const ids[] = {"one-suit", "one-suit-3"};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        struct tally tally;
        struct seen seen = play(ids[i], 50, &tally);
        assert_true(seen.declared > 0);
        assert_true(seen.named > 0);
        assert_int_equal(seen.named_right, seen.named);
        assert_true(tally.won[0] + tally.won[1] > tally.rounds / 2);
    }
}

/* It declares, guesses what has not been guessed, and never opens its hand. */
static void test_it_duels(void **state)
{
    (void)state;
    struct tally tally;
    struct seen seen = play("tenpai-duel", 30, &tally);
    assert_true(seen.declared > 0);
    assert_true(seen.guesses > 0);
    assert_int_equal(seen.claims, 0);
}

/* At a table of four it claims, and wins now and then. */
static void test_it_claims_at_a_table_of_four(void **state)
{
    (void)state;
    struct tally tally;
    struct seen seen = play("patterns", 30, &tally);
    assert_true(seen.claims > 0);
    assert_true(tally.won[0] + tally.won[1] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_lets_no_win_go),
        cmocka_unit_test(test_it_names_all_waits_in_one_suit),
        cmocka_unit_test(test_it_duels),
        cmocka_unit_test(test_it_claims_at_a_table_of_four),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
