/*
 * test_four_melds.c: a seat that has laid out all four melds it can have is judged by these four alone,
 * whatever the next seat has laid out (docs/rules/dueling-tigers.md "Kongs" and "Riichi").
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "rules/play/legal_parts.h"

enum { FIRST, NEXT };

static struct game game;

/* The first seat has drawn and has four melds of a kind, of 1 to 4 dots; the next has laid out a pung of 5
 * dots. */
static void lay(enum meld_kind kind)
{
    int16_t options[OPTION_MAX];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, 2);
    struct table *table = &game.table;
    table->drawn_by = FIRST;
    table->wall = 20;
    for (int i = 0; i < MELD_MAX; i++)
        table->melds[FIRST][i] = (struct meld){
            .kind = (uint8_t)kind, .tile = (uint8_t)(TILE_1P + i), .claimed = TILE_NONE, .from = NEXT};
    table->meld_counts[FIRST] = MELD_MAX;
    table->melds[NEXT][0] =
        (struct meld){.kind = MELD_PUNG, .tile = TILE_1P + 4, .claimed = TILE_1P + 4, .from = FIRST};
    table->meld_counts[NEXT] = 1;
}

TEST(a_pung_of_the_next_seat_is_not_added_to)
{
    struct refusal why = {0};
    lay(MELD_PUNG);
    struct own *own = &game.own[FIRST];
    own->hand.counts[TILE_1P + 4] = own->hand.counts[TILE_1P + 3] = 1;
    assert_true(legal_may_kong_own(&game.table, own, FIRST, TILE_1P + 3, &why));
    assert_false(legal_may_kong_own(&game.table, own, FIRST, TILE_1P + 4, &why));
    assert_int_equal(why.kind, REFUSAL_NO_FOUR);
}

TEST(four_closed_kongs_are_a_closed_hand)
{
    struct refusal why = {0};
    lay(MELD_KONG_CLOSED);
    assert_true(legal_may_riichi(&game.table, FIRST, &why));
    game.table.melds[FIRST][3].kind = MELD_PUNG;
    assert_false(legal_may_riichi(&game.table, FIRST, &why));
    assert_int_equal(why.kind, REFUSAL_RIICHI_OPEN_HAND);
}
