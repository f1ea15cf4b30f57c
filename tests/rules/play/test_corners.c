/*
 * test_corners.c: what play brings about seldom or never and the rules must answer nonetheless: on tables
 * laid by hand, and for moves, deals and seats that are none.
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "rules/play/flow.h"
#include "rules/play/legal_parts.h"
#include "rules/play/view.h"
#include "support/position.h"
#include "support/refused.h"

static struct hand hand_of(const char *text)
{
    struct hand hand = {0};
    struct error why;
    assert_true(hand_parse(&hand, text, &why));
    return hand;
}

/* A table of the mode as a match begins, the dealer on turn. */
static struct table table_of(const struct ruleset *rules)
{
    static struct game game;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    flow_ask(&game, PHASE_TURN, 0);
    game.table.wall = 20;
    return game.table;
}

/* The same with a discard of that seat on offer. */
static struct table table_offering(const struct ruleset *rules, int seat, uint8_t tile)
{
    struct table table = table_of(rules);
    table.offer = (struct offer){.tile = tile, .source = WIN_DISCARD, .by = (uint8_t)seat};
    return table;
}

/* --- claims --------------------------------------------------------------------------------------------- */

/* docs/rules/tenpai-duel.md "Stage A": four kans a hand by both together. */
TEST(test_no_fifth_kan_is_claimed)
{
    struct table table = table_offering(&ruleset_tenpai_duel, 0, TILE_WHITE);
    struct own own = {.hand = hand_of("555z123m456p789s1z"), .drawn = TILE_NONE};
    struct refusal why = {0};
    table.kongs = 3;
    assert_true(legal_may_claim_kong(&table, &own, 1, &why));
    table.kongs = 4;
    assert_false(legal_may_claim_kong(&table, &own, 1, &why));
    assert_refused_for(&why, "kong-fifth");
    own.hand = hand_of("5555z123m456p789s1z");
    table.drawn_by = 1;
    assert_false(legal_may_kong_own(&table, &own, 1, TILE_WHITE, &why));
    assert_refused_for(&why, "kong-fifth");
    table.kongs = 3;
    assert_true(legal_may_kong_own(&table, &own, 1, TILE_WHITE, &why));
}

/* docs/rules/tenpai-duel.md "Stage A": the last discard of all can be claimed only for a win, and so can a
 * declaring one; the last but one is claimed like any other, no matter who dealt first. */
TEST(test_the_last_discard_is_claimed_for_a_win_alone)
{
    struct own own = {.hand = hand_of("55z123m456p789s12z"), .drawn = TILE_NONE};
    struct refusal why = {0};
    for (int seat = 0; seat < 2; seat++) {
        struct table table = table_offering(&ruleset_tenpai_duel, 1 - seat, TILE_WHITE);
        table.turns[seat] = 17;
        table.turns[1 - seat] = 18;
        assert_true(legal_may_pung(&table, &own, seat, &why));
        table.turns[seat] = 18;
        assert_false(legal_may_pung(&table, &own, seat, &why));
        assert_refused_for(&why, "only-wins");
        table.turns[seat] = table.turns[1 - seat] = 3;
        table.stage.attacker = (uint8_t)(1 - seat);
        assert_false(legal_may_pung(&table, &own, seat, &why));
        assert_refused_for(&why, "only-wins");
    }
}

TEST(test_a_player_in_riichi_takes_no_chow)
{
    struct table table = table_offering(&ruleset_tenpai_duel, 0, TILE_1M);
    struct own own = {.hand = hand_of("23m456p789s11222z"), .drawn = TILE_NONE};
    struct refusal why = {0};
    assert_true(legal_may_chow(&table, &own, 1, TILE_1M, &why));
    table.riichi[1] = 3;
    assert_false(legal_may_chow(&table, &own, 1, TILE_1M, &why));
    assert_refused_for(&why, "only-wins-in-riichi");
}

/* docs/rules/tenpai-duel.md "Stage A": a claim that would leave no legal discard cannot be made. */
TEST(test_a_chow_leaves_something_to_discard)
{
    static const struct {
        const char *hand, *lowest, *tile;
        bool may;
    } claims[] = {
        {"56m77m", "4m", "4m", false}, {"56m78m", "4m", "4m", true},  {"45m33m", "4m", "6m", false},
        {"45m32m", "4m", "6m", true},  {"46m55m", "4m", "5m", false}, {"46m57m", "4m", "5m", true},
        {"89m11p", "7m", "7m", true},  {"12p99m", "1p", "3p", true},  {"23m44m", "1m", "1m", false},
        {"78m66m", "7m", "9m", false}, {"12m33m", "1m", "3m", false}, {"89m77m", "7m", "7m", false},
        {"57m33m", "5m", "6m", true},  {"56m11m", "4m", "4m", true},  {"78m99m", "6m", "6m", false},
        {"23m11m", "2m", "4m", false}, {"57m99m", "5m", "6m", true},
    };
    for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
        struct table table = table_offering(&ruleset_tenpai_duel, 0, tile_parse(claims[i].tile));
        struct own own = {.hand = hand_of(claims[i].hand), .drawn = TILE_NONE};
        struct refusal why = {0};
        table.meld_counts[1] = 3;
        if (legal_may_chow(&table, &own, 1, tile_parse(claims[i].lowest), &why) != claims[i].may)
            fail_msg("%s of %s", claims[i].tile, claims[i].hand);
        if (!claims[i].may)
            assert_refused_for(&why, "no-discard-left");
    }
}

/* docs/rules/one-suit.md "A turn": nothing but a win can be claimed. */
TEST(test_one_suit_has_no_claims)
{
    struct table table = table_offering(&ruleset_one_suit, 0, TILE_1M);
    struct own own = {.hand = hand_of("1112345m"), .drawn = TILE_NONE};
    struct refusal why = {0};
    assert_false(legal_may_pung(&table, &own, 1, &why));
    assert_refused_for(&why, "no-claim");
    assert_false(legal_may_claim_kong(&table, &own, 1, &why));
    assert_refused_for(&why, "no-claim");
    assert_false(legal_may_chow(&table, &own, 1, TILE_1M, &why));
    assert_refused_for(&why, "no-chow");
}

/* Every run that the tile may stand in, and none beyond the suit's ends. */
TEST(test_a_chow_holds_the_tile_on_offer_and_stays_in_its_suit)
{
    struct table table = table_offering(&ruleset_classic, 0, TILE_1P + 4);
    struct own own = {.hand = hand_of("789m12346789p"), .drawn = TILE_NONE};
    struct refusal why = {0};
    for (uint8_t lowest = 0; lowest < TILE_EAST; lowest++) {
        bool holds = lowest >= TILE_1P + 2 && lowest <= TILE_1P + 4;
        assert_int_equal(legal_may_chow(&table, &own, 1, lowest, &why), holds);
        if (!holds)
            assert_refused_for(&why, "chow-without-tile");
    }
    table.offer.tile = TILE_1P; /* 8 and 9 of characters before it make no run */
    assert_false(legal_may_chow(&table, &own, 1, TILE_1M + 7, &why));
    assert_false(legal_may_chow(&table, &own, 1, TILE_1M + 8, &why));
    assert_true(legal_may_chow(&table, &own, 1, TILE_1P, &why));
}

TEST(test_a_hand_with_a_tile_too_many_wins_on_no_other)
{
    struct table table = table_of(&ruleset_classic);
    struct own own = {.hand = hand_of("123m456p789s11222z"), .drawn = TILE_NONE};
    struct refusal why = {0};
    assert_false(legal_can_win_on(&table, &own, 0, TILE_EAST, WIN_DISCARD, &why));
    assert_refused_for(&why, "win-not-completing 1z");
    own.hand = hand_of("123m456p789s1111z"); /* all four are held: there is no fifth */
    assert_false(legal_can_win_on(&table, &own, 0, TILE_EAST, WIN_DISCARD, &why));
}

/* --- the player's turn --- */

TEST(test_nothing_is_laid_down_at_the_end_of_the_wall)
{
    struct table table = table_of(&ruleset_tenpai_duel);
    struct own own = {.hand = hand_of("234m456p678s22333s"), .drawn = TILE_1S + 2};
    struct refusal why = {0};
    table.drawn_by = 0;
    table.wall = 1;
    assert_true(legal_may_lay_down(&table, &own, 0, &why));
    table.wall = 0;
    assert_false(legal_may_lay_down(&table, &own, 0, &why));
    assert_refused_for(&why, "lay-down-wall-empty");
}

TEST(test_tenpai_is_declared_in_one_mode)
{
    struct refusal why = {0};
    for (int mode = 0; ruleset_list[mode]; mode++) {
        struct table table = table_of(ruleset_list[mode]);
        bool may = strcmp(ruleset_list[mode]->id, "tenpai-duel") == 0;
        assert_int_equal(legal_may_tenpai(&table, &why), may);
        if (!may)
            assert_refused_for(&why, "no-tenpai");
    }
}

/* docs/rules/tenpai-duel.md "Declaring": each player has ten bets for the match. */
TEST(test_an_eleventh_bet_is_refused)
{
    struct table table = table_of(&ruleset_tenpai_duel);
    struct refusal why = {0};
    table.drawn_by = 0;
    table.stakes.bets_made[0] = 9;
    assert_true(legal_may_riichi(&table, 0, &why));
    table.stakes.bets_made[0] = 10;
    assert_false(legal_may_riichi(&table, 0, &why));
    assert_refused_for(&why, "riichi-bets-spent");
}

/* docs/rules/tenpai-duel.md "Declaring": Riichi is barred if any wait is among the player's discards, claimed
 * and laid-down ones and the declaring one too; nothing else bars it, the table's empty places least of all.
 */
TEST(test_which_discards_bar_riichi)
{
    static const struct {
        uint8_t flags;
        const char *tile;
        bool bars;
    } discards[] = {{0, "1m", true},
                    {0, "4m", true},
                    {0, "3m", false},
                    {1, "1m", false},
                    {DISCARD_CLAIMED, "4m", true},
                    {DISCARD_DOWN, "4m", true},
                    {1, "4m", false}};
    struct own own = {.hand = hand_of("23m456p789s11222z9p"), .drawn = TILE_1P + 8};
    struct move riichi = move_make(MOVE_RIICHI, 0, TILE_1P + 8);
    struct table table = table_of(&ruleset_tenpai_duel);
    table.drawn_by = 0;
    assert_true(legal_check(&table, &own, riichi, NULL));
    table.discard_count = 1;
    for (size_t i = 0; i < sizeof discards / sizeof *discards; i++) {
        table.discards[0] = (struct discard){tile_parse(discards[i].tile), discards[i].flags};
        assert_int_equal(legal_check(&table, &own, riichi, NULL), !discards[i].bars);
    }
    own.hand = hand_of("1m23456p789s11222z"); /* with the lowest tile as with any */
    table.discard_count = 0;
    assert_true(legal_check(&table, &own, move_make(MOVE_RIICHI, 0, TILE_1M), NULL));
    own.hand = hand_of("23m456p789s11222z1m"); /* the declaring discard is a wait itself */
    own.drawn = TILE_1M;
    table.discard_count = 0;
    assert_false(legal_check(&table, &own, move_make(MOVE_RIICHI, 0, TILE_1M), NULL));
    assert_true(legal_check(&table, &own, move_make(MOVE_TENPAI, 0, TILE_1M), NULL));
}

/* Fourteen different tiles, as many as a list of them can hold: thirteen orphans and one to declare with. */
TEST(test_declaring_with_fourteen_different_tiles)
{
    struct own own = {.hand = hand_of("195m19p19s1234567z"), .drawn = TILE_1M + 4};
    struct table table = table_of(&ruleset_tenpai_duel);
    struct move moves[MOVE_MAX];
    int declarations = 0;
    table.drawn_by = 0;
    int count = legal_moves(&table, &own, 0, moves);
    for (int i = 0; i < count; i++) {
        bool declares = moves[i].kind == MOVE_RIICHI || moves[i].kind == MOVE_TENPAI;
        assert_true(!declares || moves[i].tile == TILE_1M + 4);
        declarations += declares;
    }
    assert_int_equal(count, 14 + 2);
    assert_int_equal(declarations, 2);
}

/* After a chow neither the kind claimed nor the run's other end; without a claim, anything. */
TEST(test_what_a_claim_bars_from_being_discarded)
{
    static const struct {
        const char *lowest, *claimed, *barred;
    } chows[] = {{"1m", "1m", "14m"}, {"1m", "3m", "3m"},  {"4m", "6m", "36m"}, {"6m", "6m", "69m"},
                 {"7m", "7m", "7m"},  {"7p", "7p", "7p"},  {"1p", "3p", "3p"},  {"7p", "9p", "69p"},
                 {"2m", "3m", "3m"},  {"2m", "4m", "14m"}, {"7m", "9m", "69m"}};
    struct own own = {.hand = hand_of("1234679m13679p1s"), .drawn = TILE_NONE};
    for (size_t i = 0; i < sizeof chows / sizeof *chows; i++) {
        struct table table = table_of(&ruleset_tenpai_duel);
        struct hand barred = hand_of(chows[i].barred);
        assert_true(legal_may_discard(&table, &own, 0, TILE_1M, NULL));
        table.melds[0][table.meld_counts[0]++] =
            (struct meld){MELD_RUN, tile_parse(chows[i].lowest), tile_parse(chows[i].claimed), 1, 0};
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            if (own.hand.counts[kind])
                assert_int_equal(legal_may_discard(&table, &own, 0, kind, NULL), !barred.counts[kind]);
        table.drawn_by = 0;
        assert_true(legal_may_discard(&table, &own, 0, tile_parse(chows[i].claimed), NULL));
    }
}

/* --- seats, moves and deals that are none --- */

TEST(test_a_seat_that_is_none_has_no_moves)
{
    struct table table = table_of(&ruleset_dueling_tigers);
    struct own own = {.hand = hand_of("123m456p"), .drawn = TILE_NONE};
    struct move moves[MOVE_MAX];
    struct refusal why = {0};
    table.asked = 0xff;
    assert_int_equal(legal_moves(&table, &own, 2, moves), 0);
    assert_false(legal_check(&table, &own, move_make(MOVE_DISCARD, 2, TILE_1M), &why));
    assert_refused_for(&why, "not-your-turn");
}

TEST(test_a_guess_names_two_kinds)
{
    struct table table = table_of(&ruleset_tenpai_duel);
    struct own own = {.hand = hand_of("123m456p"), .drawn = TILE_NONE};
    struct refusal why = {0};
    struct move guess = move_make(MOVE_GUESS, 0, TILE_NONE);
    table.phase = PHASE_GUESS;
    table.stage.attacker = 1;
    assert_false(legal_check(&table, &own, guess, &why));
    assert_refused_for(&why, "not-now");
    guess.tile = TILE_1M;
    guess.other = TILE_1M + 1;
    assert_true(legal_check(&table, &own, guess, &why));
    guess.other = TILE_FLOWER;
    assert_false(legal_check(&table, &own, guess, &why));
    assert_refused_for(&why, "guess-flower");
    guess.tile = TILE_FLOWER;
    guess.other = TILE_1M;
    assert_false(legal_check(&table, &own, guess, &why));
    assert_refused_for(&why, "guess-flower");
}

TEST(test_a_deal_with_tiles_of_no_set_is_refused)
{
    static struct position p;
    static struct deal good;
    struct refusal why = {0};
    int16_t options[OPTION_MAX];
    ruleset_defaults(&ruleset_dueling_tigers, options);
    game_init(&p.game, &ruleset_dueling_tigers, options, 2);
    struct events events = {0};
    game_apply(&p.game, move_make_number(MOVE_REMOVE, 0, SUIT_BAMBOO, 0), &events);
    deal_shuffle(&good, &p.game, 1);
    struct deal deal = good;
    assert_true(deal_check(&deal, &p.game, &why));
    deal.wall[7] = TILE_NONE;
    assert_false(deal_check(&deal, &p.game, &why));
    assert_refused_for(&why, "tile-too-many");
    deal = good;
    deal.aside[1] = TILE_EAST;
    assert_false(deal_check(&deal, &p.game, &why));
    assert_refused_for(&why, "aside-suit");
    deal.aside[1] = TILE_1M;
    assert_false(deal_check(&deal, &p.game, &why));
    assert_refused_for(&why, "aside-suit");
}

/* --- what is seen --- */

TEST(test_tiles_that_lie_open_for_a_moment_are_seen)
{
    struct view view = {.table = table_of(&ruleset_tenpai_duel), .seat = 0};
    view.own.drawn = TILE_NONE;
    assert_int_equal(view_unseen(&view, TILE_1P), 4);
    view.table.stage.attacker = 1;
    view.table.stage.turned = TILE_1P; /* the attacker holds it, and all see it */
    assert_int_equal(view_unseen(&view, TILE_1P), 3);
    assert_int_equal(view_unseen(&view, TILE_1P + 1), 4);
    view.table.stage.attacker = 0; /* the viewer's own tile is in the hand that is counted */
    assert_int_equal(view_unseen(&view, TILE_1P), 4);
    view.table.stage.turned = TILE_NONE;
    view.table.offer = (struct offer){.tile = TILE_1P, .source = WIN_ROBBED_KONG, .by = 1};
    assert_int_equal(view_unseen(&view, TILE_1P), 3);
    view.table.offer.by = 0;
    assert_int_equal(view_unseen(&view, TILE_1P), 4);
    view.table.offer.tile = TILE_NONE;
    view.table.dora.shown[0] = TILE_1P;
    view.table.dora.under[0] = TILE_1P;
    view.table.dora.under[1] = TILE_1P + 1;
    assert_int_equal(view_unseen(&view, TILE_1P), 2);
    assert_int_equal(view_unseen(&view, TILE_1P + 1), 3);
    assert_int_equal(view_unseen(&view, TILE_1P + 2), 4);
}

TEST(test_five_indicators_lie_open_after_four_kans)
{
    struct table table = table_of(&ruleset_tenpai_duel);
    const struct own none = {0};
    for (uint8_t i = 0; i < DORA_MAX; i++)
        table.dora.shown[i] = i;
    for (uint8_t kind = 0; kind < DORA_MAX; kind++)
        assert_int_equal(table_unseen(&table, &none, kind), 3);
    assert_int_equal(table_unseen(&table, &none, DORA_MAX), 4);
}

TEST(test_a_pile_is_listed_as_far_as_there_is_room)
{
    struct table table = table_of(&ruleset_classic);
    uint8_t tiles[3] = {TILE_NONE, TILE_NONE, TILE_NONE};
    const uint8_t claimed = 1 | DISCARD_CLAIMED;
    const struct discard thrown[] = {{4, 1}, {5, 0}, {6, claimed}, {7, 1}, {8, 1}};
    memcpy(table.discards, thrown, sizeof thrown);
    table.discard_count = 5;
    assert_int_equal(table_pile(&table, 1, tiles, 2), 2);
    const uint8_t first[] = {4, 7, TILE_NONE};
    assert_memory_equal(tiles, first, sizeof first);
    assert_int_equal(table_pile(&table, 1, tiles, 3), 3);
    assert_int_equal(table_pile(&table, 0, tiles, 3), 1);
}

TEST(test_moves_of_a_kind_are_counted)
{
    struct view view = {.move_count = 3};
    view.moves[0] = view.moves[2] = move_make(MOVE_DISCARD, 0, TILE_1M);
    view.moves[1] = move_make(MOVE_WIN, 0, TILE_NONE);
    assert_int_equal(view_count(&view, MOVE_DISCARD), 2);
    assert_int_equal(view_count(&view, MOVE_WIN), 1);
    assert_int_equal(view_count(&view, MOVE_PASS), 0);
}

/* --- the end of a match --- */

TEST(test_seats_stand_by_points_and_equal_ones_in_order)
{
    struct table table = table_of(&ruleset_classic);
    int order[SEAT_MAX];
    const int32_t scores[] = {-3, 8, 5, 8};
    const int wanted[] = {1, 3, 2, 0};
    memcpy(table.scores, scores, sizeof scores);
    table_standing(&table, order);
    assert_memory_equal(order, wanted, sizeof wanted);
    assert_int_equal(table_leader(&table), SEAT_NONE);
    table.scores[3] = 9;
    assert_int_equal(table_leader(&table), 3);
}

/* docs/rules/dueling-tigers.md "The score of the match": the match ends as soon as a player has no points
 * left. */
TEST(test_either_player_without_points_ends_a_paid_match)
{
    struct table table = table_of(&ruleset_dueling_tigers);
    int scoring = ruleset_option(table.rules, OPTION_SCORING);
    for (int seat = 0; seat < 2; seat++) {
        table.scores[seat] = 0;
        table.scores[1 - seat] = 60;
        table.options[scoring] = 1;
        assert_true(table.rules->ends_early(&table));
        table.options[scoring] = 0;
        assert_false(table.rules->ends_early(&table));
    }
    table.options[scoring] = 1;
    for (int seat = 0; seat < 2; seat++) {
        table.scores[seat] = 1;
        table.scores[1 - seat] = 59;
        assert_false(table.rules->ends_early(&table));
    }
}
