/* test_forecast.c: each move is put as what it leads to, and a win counts what it pays. */
#include "support/test.h"

#include "ai/forecast/forecast.h"
#include "support/any_net.h"
#include "support/any_round.h"

enum { ROUNDS = 200 };

static const char *const modes[] = {"tenpai-duel", "one-suit", "classic"};
enum { MODES = sizeof modes / sizeof *modes };

static int look(const struct view *view, struct forecast list[MOVE_MAX])
{
    struct encoding encoding;
    const struct feature_set *feature_set = forecast_feature_set(&view->table);
    struct evaluator evaluator = evaluator_of(any_net(&feature_set->inputs), feature_set);
    encoding_init(&encoding, feature_set, view);
    return forecast_list(&encoding, &evaluator, list);
}

/* --- moves ---------------------------------------------------------------------------------------- */

static bool is_listed(const struct forecast *list, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move_equal(list[i].move, move))
            return true;
    return false;
}

/* What is said to be discarded with a claimed set may be discarded then. */
static void assert_then(const struct game *game, const struct forecast *forecast)
{
    struct game then = *game;
    struct events events;
    if (forecast->then == TILE_NONE)
        return;
    game_apply(&then, forecast->move, &events);
    while (then.table.phase == PHASE_CLAIM) { /* the others pass */
        int seat = 0;
        while (!(then.table.asked >> seat & 1))
            seat++;
        game_apply(&then, move_make(MOVE_PASS, seat, TILE_NONE), &events);
    }
    if (then.table.turn == forecast->move.seat && then.table.phase == PHASE_TURN)
        assert_true(game_check(&then, move_make(MOVE_DISCARD, forecast->move.seat, forecast->then), NULL));
}

TEST(every_move_is_foreseen)
{
    unsigned kinds = 0;
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        struct any_round round;
        struct view view;
        any_round_deal(&round, modes[seed % MODES], seed / MODES);
        while (any_round_view(&round, &view)) {
            struct forecast list[MOVE_MAX];
            int count = forecast_can(&view) ? look(&view, list) : 0;
            for (int i = 0; i < view.move_count && count; i++)
                assert_true(view.moves[i].kind == MOVE_DECLARE || is_listed(list, count, view.moves[i]));
            for (int i = 0; i < count; i++) {
                kinds |= 1u << list[i].move.kind;
                assert_true(game_check(&round.game, list[i].move, NULL));
                assert_then(&round.game, &list[i]);
            }
            any_round_go_on(&round, &view);
        }
    }
    unsigned all = 1u << MOVE_DISCARD | 1u << MOVE_RIICHI | 1u << MOVE_TENPAI | 1u << MOVE_CHOW |
                   1u << MOVE_PUNG | 1u << MOVE_KONG | 1u << MOVE_KONG_OWN | 1u << MOVE_WIN |
                   1u << MOVE_PASS | 1u << MOVE_DECLARE;
    assert_int_equal(kinds & all, all);
}

/* --- wins ----------------------------------------------------------------------------------------- */

static int32_t less_the_others(const struct table *table, int seat)
{
    int others = table->seats - 1 - (table->sitting != SEAT_NONE), sum = 0;
    for (int other = 0; other < table->seats; other++)
        sum += other == seat ? 0 : table->result.gain[other];
    return table->result.gain[seat] - sum / others;
}

/* Makes the move and lets all others pass; all waits are named. */
static void play_out(struct game *game, struct move move)
{
    struct events events;
    struct view view;
    game_apply(game, move, &events);
    while (game->table.result.outcome == OUTCOME_NONE) {
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(&view, game, seat);
        struct move next =
            game->table.phase == PHASE_CLAIM ? move_make(MOVE_PASS, seat, TILE_NONE) : view.moves[0];
        if (game->table.phase == PHASE_NAME)
            next.kinds = table_own_waits(&view.table, &view.own, seat);
        game_apply(game, next, &events);
    }
}

TEST(a_win_counts_what_it_pays)
{
    int wins[MODES] = {0};
    for (uint64_t seed = 0; seed < 60 * MODES; seed++) {
        struct any_round round;
        struct view view;
        any_round_deal(&round, modes[seed % MODES], 1000 + seed / MODES);
        while (any_round_view(&round, &view)) {
            struct forecast list[MOVE_MAX];
            int count = forecast_can(&view) ? look(&view, list) : 0;
            for (int i = 0; i < count; i++) {
                if (!list[i].known)
                    continue;
                struct game then = round.game;
                play_out(&then, list[i].move);
                assert_int_equal(then.table.result.outcome, OUTCOME_WIN);
                if (then.table.result.winner != view.seat)
                    continue; /* somebody nearer has answered already */
                if (then.table.riichi[view.seat] && then.table.dora.shown[0] < TILE_HIDDEN)
                    continue; /* what lies under the indicators nobody can know */
                int32_t paid = less_the_others(&then.table, view.seat);
                if (list[i].value / AI_ONE != paid)
                    fail_msg("%s, seed %d: counted %d, paid %d", modes[seed % MODES],
                             (int)(1000 + seed / MODES), (int)(list[i].value / AI_ONE), (int)paid);
                wins[seed % MODES]++;
            }
            any_round_go_on(&round, &view);
        }
    }
    for (int mode = 0; mode < MODES; mode++)
        if (wins[mode] == 0)
            fail_msg("nobody could win in %s", modes[mode]);
}

/* --- guesses -------------------------------------------------------------------------------------- */

/* Two kinds that were not named before: of those that are likely to be waits the ones of which most can come,
 * and of two that are three apart one is enough. */
TEST(the_guess_takes_what_is_likely)
{
    struct any_round round;
    struct view view;
    struct encoding encoding;
    int32_t answers[NET_OUTPUTS_MAX];
    bool found = false;
    for (uint64_t seed = 0; seed < 400 && !found; seed += 2) {
        any_round_deal(&round, "tenpai-duel", seed);
        while (any_round_view(&round, &view) && !(found = view.table.phase == PHASE_GUESS))
            any_round_go_on(&round, &view);
    }
    assert_true(found);
    encoding_init(&encoding, &feature_set_tenpai, &view);
    for (int i = 0; i < NET_OUTPUTS_MAX; i++)
        answers[i] = -6 * AI_ONE;
    uint8_t wanted[3], count = 0; /* three honors of which all is unseen but for one or two */
    for (uint8_t kind = TILE_EAST; kind < TILE_KINDS && count < 3; kind++)
        if (encoding.unseen[kind] > 1)
            wanted[count++] = kind;
    assert_int_equal(count, 3);
    answers[FORECAST_WAITS + encoding.place[wanted[0]]] = 3 * AI_ONE;
    answers[FORECAST_WAITS + encoding.place[wanted[2]]] = 2 * AI_ONE;
    int32_t chances[TILE_KINDS];
    forecast_waits(&encoding, answers, chances);
    struct move guess = forecast_guess(&view, chances);
    assert_true(view_allows(&view, guess));
    assert_int_equal(guess.tile, wanted[0]);
    assert_int_equal(guess.other, wanted[2]);
    view.table.stage.guessed |= TILE_BIT(wanted[0]);
    guess = forecast_guess(&view, chances);
    assert_true(guess.tile == wanted[2] || guess.other == wanted[2]);
    assert_true(guess.tile != wanted[0] && guess.other != wanted[0]);
}

TEST(a_chance_follows_its_logit)
{
    assert_int_equal(forecast_chance(0), AI_ONE / 2);
    /* 1 / (1 + exp(-1)) = 0.7311, of 2 0.8808, of -2 0.1192 */
    assert_in_range(forecast_chance(AI_ONE), 746, 750);
    assert_in_range(forecast_chance(2 * AI_ONE), 900, 904);
    assert_in_range(forecast_chance(-2 * AI_ONE), 120, 124);
    int32_t before = 0;
    for (int32_t logit = -10 * AI_ONE; logit <= 10 * AI_ONE; logit += 100) {
        int32_t chance = forecast_chance(logit);
        assert_true(chance >= before && chance <= AI_ONE);
        before = chance;
    }
}
