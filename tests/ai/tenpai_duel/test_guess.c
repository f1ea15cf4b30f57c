/* test_guess.c: what is said of a guess in Tenpai Duel counts what the table shows; players guess as before.
 */
#include "support/test.h"

#include <string.h>

#include "ai/tenpai_duel/guess.h"
#include "ai/unseen.h"
#include "rules/play/view.h"
#include "support/position.h"

enum { FIVE = 4 /* of characters */ };

static void guess_reading(const struct position *position, bool reads, struct guesses *guesses)
{
    struct view view;
    uint8_t unseen[TILE_KINDS];
    view_init(&view, &position->game, WEST);
    unseen_count(&view, unseen);
    guesses_init(guesses, &view.table, unseen, EAST, reads);
}

static void guess_about(const struct position *position, struct guesses *guesses)
{
    guess_reading(position, true, guesses);
}

static void lay(struct position *position, int pile)
{
    struct table *table = &position->game.table;
    table->discards[table->discard_count++] = (struct discard){FIVE, (uint8_t)pile};
}

static void begin(struct position *position)
{
    position_init(position, "mode tenpai-duel; dora 4z; east 45m234p678p345s88s; west 258m147p369s5567z");
    position->game.table.stage.attacker = EAST;
}

/* docs/rules/tenpai-duel.md "Stage B": the first tile that completes the hand wins, so a kind that was turned
 * is no wait; a closed hand always has a yaku by its own draw. */
TEST(a_turned_kind_is_no_wait_in_figures)
{
    struct position position;
    struct guesses before, after;
    begin(&position);
    guess_about(&position, &before);
    lay(&position, PILE_ASIDE);
    guess_about(&position, &after);
    assert_true(guesses_share(&before, FIVE) > 0);
    assert_int_equal(guesses_share(&after, FIVE), 0);
    assert_int_equal(guesses_covered(&after, TILE_BIT(FIVE)), 0);
    assert_int_not_equal(guesses_best(&after, 0, 0), TILE_NONE);
}

/* docs/rules/tenpai-duel.md "Furiten": only a hand without Riichi can wait for its own discard, and many of
 * them do: that is why they are not in Riichi. */
TEST(a_hand_without_riichi_may_be_furiten)
{
    struct position position;
    struct guesses free, riichi;
    begin(&position);
    lay(&position, EAST);
    guess_about(&position, &free);
    position.game.table.riichi[EAST] = 1;
    guess_about(&position, &riichi);
    assert_int_equal(guesses_share(&riichi, FIVE), 0);
    assert_true(guesses_share(&free, FIVE) > 0);
    for (int i = 0; i < free.count; i++)
        if (free.list[i].waits >> FIVE & 1)
            assert_true(free.list[i].told > free.list[i].weight);
        else
            assert_int_equal(free.list[i].told, free.list[i].weight);
}

/* A hand that has survived a guess is no longer one that its player hid well. */
/* Two of the discarded 5m are unseen: a beginner's weight for that pair is less than 1. */
TEST(a_wait_without_weight_counts_in_figures)
{
    struct position position;
    struct guesses guesses;
    int found = 0;
    begin(&position);
    lay(&position, EAST);
    guess_reading(&position, false, &guesses);
    for (int i = 0; i < guesses.count; i++) {
        const struct hypothesis *one = &guesses.list[i];
        found += one->form == WAIT_TWO_PAIRS && one->low == FIVE && !one->weight && one->told > 0;
    }
    assert_int_equal(found, 1);
}

TEST(later_guesses_have_their_own_figures)
{
    struct position position;
    struct guesses first, later;
    begin(&position);
    guess_about(&position, &first);
    position.game.table.stage.guess_count = 2;
    guess_about(&position, &later);
    assert_true(later.later && !first.later);
    for (int i = 0; i < first.count; i++) /* five waits, equally likely */
        first.list[i].told = later.list[i].told = i < 5;
    tile_set kinds = first.list[0].waits;
    assert_true(guesses_covered(&later, kinds) > guesses_covered(&first, kinds));
}
