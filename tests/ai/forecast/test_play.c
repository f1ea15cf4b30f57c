/* test_play.c: who plays by a network makes legal moves in every position and every option, says why, guesses
 * what was not guessed before, stops when told to, and looks at the next draw as it can come. */
#include "support/test.h"

#include "ai/forecast/forecast_play.h"
#include "ai/next_draw.h"
#include "ai/tenpai_duel/guess.h"
#include "support/any_round.h"
#include "support/effort.h"

static const char *const modes[] = {"tenpai-duel", "one-suit", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

/* Calls for every position of some rounds of all these modes, each with options by chance. */
static void each_position(void (*look)(const struct view *view, void *user), void *user)
{
    for (int mode = 0; mode < MODES; mode++)
        for (uint64_t seed = 1; seed <= (uint64_t)effort(6, 12, 60); seed++) {
            struct any_round round;
            struct view view;
            any_round_deal(&round, modes[mode], seed);
            while (any_round_view(&round, &view)) {
                look(&view, user);
                any_round_go_on(&round, &view);
            }
        }
}

/* --- moves ---------------------------------------------------------------------------------------- */

/* What was seen of them. */
struct seen {
    int same, more, guesses, wins;
};

static bool is_more_than(struct reason reason)
{
    return reason.kind >= REASON_MORE_THAN_THROWING && reason.kind <= REASON_LITTLE_MORE;
}

static void look_at_move(const struct view *view, void *user)
{
    struct seen *seen = user;
    struct reason reason;
    const struct forecast_player *player = forecast_player_of(view);
    if (!player)
        return;
    /* the mark by which its reason is known again */
    const struct estimate estimate = {.move = view->moves[0], .why = {.kind = REASON_FEELING}};
    struct move move = forecast_play(player, view, NULL, &estimate, &reason);
    assert_true(view_allows(view, move));
    if (move.kind == MOVE_GUESS) {
        assert_int_equal(reason.kind, REASON_GUESS_COVERS);
        assert_in_range(reason.number, 0, 100);
        assert_false(view->table.stage.guessed & (TILE_BIT(move.tile) | TILE_BIT(move.other)));
        seen->guesses++;
        return;
    }
    if (move.kind == MOVE_NAME) { /* what is named is its own, and so is why */
        assert_int_equal(reason.kind, move.kinds ? REASON_TILES_COMPLETE : REASON_WAITS_FOR_NOTHING);
        return;
    }
    seen->wins += move.kind == MOVE_WIN || move.kind == MOVE_DECLARE;
    if (move_equal(move, estimate.move)) {
        assert_int_equal(reason.kind, REASON_FEELING);
        seen->same++;
        return;
    }
    if (reason.kind == REASON_FEELING) /* both are level */
        return;
    assert_true(is_more_than(reason));
    /* a lead below a tenth of a point has no figure */
    assert_true(reason.kind == REASON_LITTLE_MORE || reason.second > 0);
    seen->more++;
}

TEST(moves_are_legal_and_have_a_reason)
{
    struct seen seen = {0};
    each_position(look_at_move, &seen);
    assert_true(seen.same > 0 && seen.more > 0 && seen.guesses > 0 && seen.wins > 0);
}

static bool at_once(void *context)
{
    ++*(int *)context;
    return true;
}

static void look_at_stop(const struct view *view, void *user)
{
    struct reason reason;
    int asked = 0;
    const struct ai_stop stop = {.asked = at_once, .context = &asked};
    const struct forecast_player *player = forecast_player_of(view);
    if (!player || view->table.phase != PHASE_TURN)
        return;
    struct move move = forecast_play(player, view, &stop, NULL, &reason);
    assert_true(view_allows(view, move));
    assert_true(asked <= 1);
    *(int *)user += asked;
}

TEST(it_stops_when_told_to)
{
    int stopped = 0;
    each_position(look_at_stop, &stopped);
    assert_true(stopped > 0);
}

/* --- the next draw -------------------------------------------------------------------------------- */

static void look_at_draw(const struct view *view, void *user)
{
    const struct move *discard = view_find(view, MOVE_DISCARD);
    struct view next = *view;
    if (!discard || !next_draw_can(view))
        return;
    next_draw_wait(&next, *discard);
    assert_int_equal(next.own.hand.size, view->own.hand.size - 1);
    assert_int_equal(next.table.discard_count, view->table.discard_count + 1);
    int players = 0;
    for (int seat = 0; seat < view->table.seats; seat++) {
        players += seat != view->table.sitting;
        assert_int_equal(next.table.turns[seat], view->table.turns[seat] + (seat != view->table.sitting));
    }
    /* each draws once until the seat does, and the seat itself */
    assert_int_equal(next.table.wall, view->table.wall - players);
    uint8_t kind = 0;
    while (next.own.hand.counts[kind] == 4 || !table_unseen(&view->table, &view->own, kind))
        kind++;
    next_draw_take(&next, kind);
    assert_int_equal(next.own.hand.size, view->own.hand.size);
    assert_true(view_find(&next, MOVE_DISCARD) || view_find(&next, MOVE_WIN));
    ++*(int *)user;
}

TEST(the_next_draw_comes_as_it_can)
{
    int looked = 0;
    each_position(look_at_draw, &looked);
    assert_true(looked > 100);
}

/* A wait on either of two kinds, three times as likely as one on the second alone. */
TEST(what_is_estimated_of_waits_are_chances)
{
    enum { ONE_M = 0, FOUR_M = 3 };
    const struct guesses guesses = {.count = 2,
                                    .total = 4,
                                    .list = {{.waits = TILE_BIT(ONE_M) | TILE_BIT(FOUR_M), .weight = 3},
                                             {.waits = TILE_BIT(FOUR_M), .weight = 1}}};
    int32_t chances[TILE_KINDS];
    guesses_chances(&guesses, chances);
    assert_int_equal(chances[ONE_M], AI_ONE * 3 / 4);
    assert_int_equal(chances[FOUR_M], AI_ONE);
    assert_int_equal(chances[TILE_RED], 0);
}
