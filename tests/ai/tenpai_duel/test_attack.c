/* test_attack.c: what an attack in Tenpai Duel is expected to bring. */
#include "support/test.h"

#include "ai/ai.h"
#include "ai/tenpai_duel/attack.h"
#include "support/any_round.h"
#include "support/position.h"

static struct reason reason;

static struct move choice(const struct position *position, int seat)
{
    struct view view;
    struct rng rng;
    rng_init(&rng, 1);
    view_init(&view, &position->game, seat);
    return ai_choose(AI_NORMAL, &view, &rng, &reason);
}

/* docs/rules/tenpai-duel.md "The value of a hand" and "Stage B": Tenhou is a win by the tile first drawn; in
 * Stage B tiles are turned once a discard lies. So East's hand of middle tiles and runs is no yakuman whether
 * with Riichi or plain tenpai, and Riichi's han are worth its bet: Double Riichi 2, Menzen Tsumo, Pinfu and
 * Tanyao, 12000 points at most, and some 2000 for hidden dora. */
TEST(test_the_first_attack_is_no_yakuman)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z");
    assert_int_equal(choice(&p, EAST).kind, MOVE_RIICHI);
    assert_int_equal(reason.kind, REASON_ATTACK);
    assert_in_range(reason.number, 1, 12000 + 2000);
}

/* docs/rules/tenpai-duel.md "The value of a hand": Riichi with the first discard counts a han more. */
TEST(test_the_first_riichi_counts_double)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; east 12m234p678p345s88s9p; west 258m147p369s5567z");
    assert_int_equal(choice(&p, EAST).kind, MOVE_RIICHI);
    int first = reason.number;
    p.game.table.turns[EAST] = 1;
    assert_int_equal(choice(&p, EAST).kind, MOVE_RIICHI);
    assert_in_range(reason.number, 1, first - 1);
}

/* Who likes to call Riichi calls it sooner; what it brings is no more for that. Where it brings nothing, what
 * it waits for is said instead. */
TEST(test_a_liking_is_no_part_of_what_it_brings)
{
    struct position p;
    struct view view;
    struct move move;
    struct person plain = {.level = AI_NORMAL, .traits = {.blur = 100}}, fond = plain;
    fond.traits.riichi = 60;
    position_init(&p, "mode tenpai-duel; dora 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z");
    view_init(&view, &p.game, EAST);
    assert_true(attack_choose(&plain, &view, &move, &reason));
    int brings = reason.number;
    assert_true(attack_choose(&fond, &view, &move, &reason));
    assert_int_equal(reason.kind, REASON_ATTACK);
    assert_int_equal(reason.number, brings);

    /* Nothing is to come any more. */
    position_init(&p, "mode tenpai-duel; dora 3m; east 12m567p678p345s99s1z; west 333m147p369s567z1m");
    view_init(&view, &p.game, EAST);
    view.table.wall = 0;
    assert_false(attack_choose(&plain, &view, &move, &reason));
    assert_true(attack_choose(&fond, &view, &move, &reason));
    assert_int_equal(move.kind, MOVE_RIICHI);
    assert_int_equal(reason.kind, REASON_TENPAI);
    assert_int_equal(reason.number, 3); /* East sees one of them */
}

/* Who is a step from being ready declares on the next turn at the soonest: whether this is the first makes
 * no difference to what is kept. */
TEST(test_a_later_riichi_is_no_double_one)
{
    int looked = 0;
    for (uint64_t seed = 0; looked < 100; seed += 2) {
        struct any_round round;
        struct view view;
        uint8_t kept[2];
        any_round_deal(&round, "tenpai-duel", seed);
        if (!any_round_view(&round, &view) || view.own.hand.size % 3 != 2)
            continue;
        for (int turns = 0; turns < 2; turns++) {
            view.table.turns[view.seat] = (uint8_t)turns;
            struct move best = *view_find(&view, MOVE_DISCARD);
            reason = (struct reason){0};
            attack_look_ahead(&view, &best, &reason);
            kept[turns] = best.tile;
        }
        looked += reason.kind == REASON_PROMISES_ATTACKS;
        assert_int_equal(kept[0], kept[1]);
    }
}

/* East has a pung of 9m out and waits for 6s and 9s: a pung of the only pair brings nothing nearer. */
TEST(test_an_open_hand_is_not_said_to_be_opened)
{
    struct position p;
    position_init(
        &p, "mode tenpai-duel; dora 4z; east 99m234m567p78s22z1z5z; west 258m147p369s1345z; wall 9m 2z");
    position_play(&p, "discard 1z; discard 9m; pung; discard 5z; discard 2z");
    assert_true(position_can(&p, EAST, "pung"));
    assert_int_equal(choice(&p, EAST).kind, MOVE_PASS);
    assert_int_equal(reason.kind, REASON_CLAIM_NO_NEARER);
}

/* --- what is said of discards --------------------------------------------------------------------- */

/* Hard's move for a seat after East has discarded these tiles besides. */
static struct move hard_choice(const struct position *position, int seat, const char *thrown)
{
    struct view view;
    struct rng rng;
    uint8_t tiles[DISCARD_MAX];
    struct error why;
    rng_init(&rng, 1);
    view_init(&view, &position->game, seat);
    int count = *thrown ? tile_parse_list(thrown, tiles, DISCARD_MAX, &why) : 0;
    for (int i = 0; i < count; i++)
        view.table.discards[view.table.discard_count++] = (struct discard){tiles[i], EAST};
    return ai_choose(AI_HARD, &view, &rng, &reason);
}

/* East has a pung of white dragons and waits for 2s, of which four are left. With 1z alone thrown, one who
 * reads discards finds 2s no sooner than one who doesn't; with 9p, they do. */
TEST(test_discards_that_say_little)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; ura 4z; east 55z234m56788p13s9m1z; west 258m147p369s1346z; "
                      "wall 5z");
    position_play(&p, "discard 1z; discard 5z; pung");
    assert_int_equal(hard_choice(&p, EAST, "").kind, MOVE_TENPAI);
    assert_int_equal(reason.kind, REASON_UNREAD);
    assert_int_equal(reason.number, 4);
    assert_int_equal(reason.seat, WEST);
    assert_int_equal(hard_choice(&p, EAST, "9p").kind, MOVE_TENPAI);
    assert_int_equal(reason.kind, REASON_ATTACK);
}

/* Without 4s the hand waits for 5s. After 1z, 6z, 2m, 1m and 9s that is guessed at once, so East keeps quiet:
 * a draw can make it wait for another tile. With nothing thrown it isn't, and East declares. */
TEST(test_discards_that_point_to_the_wait)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; ura 4z; east 567m11234678p467s; west 258m147p369s5567z");
    struct move move = hard_choice(&p, EAST, "1z6z2m1m9s");
    assert_int_equal(move.kind, MOVE_DISCARD);
    assert_int_equal(move.tile, tile_parse("4s"));
    assert_int_equal(reason.kind, REASON_DISCARDS_POINT);
    assert_int_equal(reason.tile, tile_parse("5s"));
    assert_int_equal(hard_choice(&p, EAST, "").kind, MOVE_RIICHI);
    assert_int_equal(reason.kind, REASON_ATTACK);
}

/* East declares with 3p. With no other middle dots thrown, the likeliest waits are beside it; with 7p among
 * the first, others are likelier. */
TEST(test_a_guess_beside_the_last_discard)
{
    struct position p;
    position_init(&p, "mode tenpai-duel; dora 4z; ura 4z; east 45m234678p345s88s3p; west 258m147p369s5567z");
    position_play(&p, "riichi 3p");
    p.game.table.discard_count = 0;
    struct move move = hard_choice(&p, WEST, "9p3z4z6z1z5z5m1s7m9s3p");
    assert_int_equal(move.kind, MOVE_GUESS);
    assert_int_equal(reason.kind, REASON_GUESS_NEIGHBOR);
    assert_int_equal(reason.tile, tile_parse("3p"));
    assert_true(tile_suit(move.tile) == SUIT_DOTS && tile_suit(move.other) == SUIT_DOTS);
    assert_in_range(tile_number(move.tile), 1, 5);
    assert_in_range(tile_number(move.other), 1, 5);
    hard_choice(&p, WEST, "9p3z4z6z4z5z5m7p1s7m3p");
    assert_int_equal(reason.kind, REASON_GUESS_COVERS);
}
