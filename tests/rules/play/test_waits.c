/*
 * test_waits.c: what a hand waits for once a tile is discarded, and which waits another's discard does not
 * win: furiten (docs/rules/dueling-tigers.md "Furiten: when you may not win"), too little
 * (docs/rules/classic.md "Winning"), and the option of docs/rules/tenpai-duel.md without wins before Stage B.
 */
#include "support/test.h"

#include "rules/play/waits.h"
#include "support/position.h"

#define TIGERS "option indicators off; "
#define DUEL   "mode tenpai-duel; dora 4z; "
#define LATE   "mode tenpai-duel; option stage-a-wins off; dora 4z; "
#define LOOSE  "; west 258m147p369s1345z"

static tile_set kinds_of(const char *tiles)
{
    uint8_t list[HAND_MAX];
    struct error why;
    tile_set kinds = 0;
    int count = tile_parse_list(tiles, list, HAND_MAX, &why);
    for (int i = 0; i < count; i++)
        kinds |= TILE_BIT(list[i]);
    return kinds;
}

/* What the seat waits for, who discards that tile ("": none; NULL: before anything is discarded). */
static struct waits waits_of(const struct position *p, int seat, const char *discard, bool riichi)
{
    struct view view;
    struct waits waits;
    view_init(&view, &p->game, seat);
    assert_true(discard ? waits_find(&view, tile_parse(discard), riichi, &waits)
                        : waits_find_now(&view, &waits));
    return waits;
}

#define assert_waits(waits, shown, barred, little)                                                           \
    do {                                                                                                     \
        assert_int_equal((waits).shanten, 0);                                                                \
        assert_true((waits).kinds == kinds_of(shown));                                                       \
        assert_true((waits).furiten == kinds_of(barred));                                                    \
        assert_true((waits).poor == kinds_of(little));                                                       \
    } while (0)

TEST(a_hand_with_a_tile_too_many_waits_for_nothing)
{
    struct position p;
    struct view view;
    struct waits waits;
    position_init(&p, TIGERS "east 123789m123p46m77z9p");
    view_init(&view, &p.game, EAST);
    assert_false(waits_find(&view, TILE_NONE, false, &waits));
    assert_false(waits_find(&view, tile_parse("8p"), false, &waits)); /* not held */
    waits = waits_of(&p, EAST, "9p", false);
    assert_waits(waits, "5m", "", "");
}

TEST(a_hand_that_is_not_ready_is_so_far_away)
{
    struct position p;
    position_init(&p, TIGERS "east 123789m123p46m57z9p");
    struct waits waits = waits_of(&p, EAST, "9p", false);
    assert_int_equal(waits.shanten, 1);
    assert_true(waits.kinds & kinds_of("5m"));
    assert_true(waits.furiten == 0 && waits.poor == 0);
}

TEST(your_own_discard_of_a_kind_bars_that_kind)
{
    struct position p;
    position_init(&p, TIGERS "east 123789m123p45m77z3m");
    struct waits waits = waits_of(&p, EAST, "3m", false);
    assert_waits(waits, "3m6m", "3m", "");
    waits = waits_of(&p, EAST, "3m", true); /* in Riichi one of the waits bars them all */
    assert_waits(waits, "3m6m", "3m6m", "");
}

/* A tile drawn that wins is not taken for a discard; one discarded before it still bars its kind. */
TEST(a_tile_that_wins_bars_nothing)
{
    struct position p;
    position_init(&p, TIGERS "east 123789m123p45m77z3m");
    struct waits waits = waits_of(&p, EAST, NULL, false);
    assert_waits(waits, "3m6m", "", "");
    p.game.table.discards[p.game.table.discard_count++] = (struct discard){tile_parse("6m"), EAST};
    waits = waits_of(&p, EAST, NULL, false);
    assert_waits(waits, "3m6m", "6m", "");
}

TEST(a_riichi_knows_every_pile)
{
    struct position p;
    position_init(&p, TIGERS "east 123789m123p45m77z9p");
    p.game.table.discards[p.game.table.discard_count++] = (struct discard){tile_parse("6m"), WEST};
    struct waits waits = waits_of(&p, EAST, "9p", false);
    assert_waits(waits, "3m6m", "", "");
    waits = waits_of(&p, EAST, "9p", true);
    assert_waits(waits, "3m6m", "3m6m", "");
}

TEST(what_is_laid_out_counts_as_sets)
{
    struct position p;
    position_init(&p, TIGERS "east 159m159p1234567z8p; west 55m123789m123p77z");
    position_play(&p, "discard 5m; pung");
    struct waits waits = waits_of(&p, WEST, "1p", false);
    assert_waits(waits, "1p4p", "1p", "");
}

/* Concealed Hand and All Sequences are two faan; No Flowers, where flowers are played with, is the third. */
TEST(what_is_worth_less_than_the_least_is_told)
{
    struct position p;
    struct score score;
    position_init(&p, "mode classic; option flowers off; east 23m789m456p789s33z1z");
    struct waits waits = waits_of(&p, EAST, "1z", false);
    assert_waits(waits, "1m4m", "", "1m4m");
    waits_score(&waits, tile_parse("1m"), &score);
    assert_int_equal(score.faan, 2);
    assert_false(score.win);
    position_init(&p, "mode classic; option flowers on; east 23m789m456p789s33z1z");
    waits = waits_of(&p, EAST, "1z", false);
    assert_waits(waits, "1m4m", "", "");
    waits_score(&waits, tile_parse("4m"), &score);
    assert_int_equal(score.faan, 3);
    assert_true(score.win);
}

/* A closed hand without any other yaku has one by self-draw, as all wins are where none is before Stage B.
 */
TEST(without_wins_before_stage_b_only_draws_count)
{
    struct position p;
    position_init(&p, DUEL "east 99m234m567p123s79s1z" LOOSE);
    struct waits waits = waits_of(&p, EAST, "1z", false);
    assert_waits(waits, "8s", "", "8s");
    assert_false(waits_for_stage(&waits));
    position_init(&p, LATE "east 99m234m567p123s79s1z" LOOSE);
    waits = waits_of(&p, EAST, "1z", false);
    assert_waits(waits, "8s", "", "");
    assert_true(waits_for_stage(&waits));
}

TEST(without_wins_before_stage_b_no_furiten_bars)
{
    struct position p;
    position_init(&p, DUEL "east 234m456p678p46m88s5m" LOOSE);
    struct waits waits = waits_of(&p, EAST, "5m", false);
    assert_waits(waits, "5m", "5m", "");
    position_init(&p, LATE "east 234m456p678p46m88s5m" LOOSE);
    waits = waits_of(&p, EAST, "5m", false);
    assert_waits(waits, "5m", "", "");
}

/* The player who has declared can win by self-draw, the other in no way; and there is no further stage for
 * the one who declared. */
TEST(a_player_who_has_declared_is_not_furiten)
{
    static const char *const deals[] = {DUEL "east 234m456p678p46m88s5m" LOOSE,
                                        LATE "east 234m456p678p46m88s5m" LOOSE};
    for (int i = 0; i < 2; i++) {
        struct position p;
        position_init(&p, deals[i]);
        position_play(&p, "tenpai 5m");
        struct waits waits = waits_of(&p, EAST, "", false);
        assert_waits(waits, "5m", "", "");
        assert_false(waits_for_stage(&waits));
    }
}
