/* test_naming.c: what opponents say of the waits they name in One Suit. */
#include "support/test.h"

#include "ai/ai.h"
#include "support/position.h"

/* Why a seat names what it does, at every level that sees its waits or has none. */
static void expect_naming(const struct position *position, int seat, tile_set kinds, enum reason_kind kind)
{
    for (int level = AI_NORMAL; level <= AI_HARD; level++) {
        struct view view;
        struct rng rng;
        struct reason reason;
        rng_init(&rng, 1);
        view_init(&view, &position->game, seat);
        struct move move = ai_choose((enum ai_level)level, &view, &rng, &reason);
        assert_int_equal(move.kind, MOVE_NAME);
        assert_int_equal(move.kinds, kinds);
        assert_int_equal(reason.kind, kind);
    }
}

/* docs/rules/one-suit.md "A draw": all name their waits before any hand is shown. 1144779 is two steps from
 * ready and waits for nothing; 1 2 3 5 5 7 8 waits for 6 and 9. */
TEST(test_no_wait_is_no_tile_that_completes)
{
    struct position p;
    position_init(&p, "mode one-suit; option suit m; east 1144779m; west 1235578m");
    while (p.game.table.phase != PHASE_NAME)
        position_turn(&p, "");
    expect_naming(&p, EAST, 0, REASON_WAITS_FOR_NOTHING);
    expect_naming(&p, WEST, TILE_BIT(5) | TILE_BIT(8), REASON_TILES_COMPLETE);
}

/* A tile that is let go: with detailed points (docs/rules/one-suit.md "Points") a wrong declaration costs 10,
 * with simple ones nothing. 1 2 3 5 5 7 8 waits for 6 and 9. */
TEST(what_a_tile_does_is_said)
{
    static const struct {
        const char *scoring, *east, *discard;
        enum reason_kind kind;
        int number;
    } cases[] = {{"detailed", "1144779m", "discard 4m", REASON_NOT_COMPLETE, 10},
                 {"simple", "1144779m", "discard 4m", REASON_NOT_COMPLETE, 0},
                 {"detailed", "1144779m", "discard 9m", REASON_COMPLETE, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct position p;
        struct view view;
        struct rng rng;
        struct reason reason;
        char setup[120];
        snprintf(setup, sizeof setup,
                 "mode one-suit; option suit m; option scoring %s; east %s; west 1235578m; wall 2m",
                 cases[i].scoring, cases[i].east);
        position_init(&p, setup);
        position_play(&p, cases[i].discard);
        rng_init(&rng, 1);
        view_init(&view, &p.game, WEST);
        ai_choose(AI_HARD, &view, &rng, &reason);
        assert_int_equal(reason.kind, cases[i].kind);
        assert_int_equal(reason.number, cases[i].number);
        assert_int_equal(reason.tile, tile_kind(view.table.offer.tile));
    }
}

/* Who declared at their own risk what was no win names no wait afterwards, and for that reason. */
TEST(test_who_declared_wrongly_waits_for_nothing_either)
{
    struct position p;
    struct view view;
    struct rng rng;
    struct reason reason;
    position_init(&p, "mode one-suit; option suit m; east 1144779m; west 1235578m; wall 9m");
    position_play(&p, "declare");
    assert_int_equal(p.game.table.phase, PHASE_NAME);
    rng_init(&rng, 1);
    view_init(&view, &p.game, EAST);
    assert_int_equal(ai_choose(AI_HARD, &view, &rng, &reason).kinds, 0);
    assert_int_equal(reason.kind, REASON_WAITS_FOR_NOTHING);
}
