/* test_four_learned.c: what the network of a table of four is inputs, and where there is one. */
#include "support/test.h"

#include "ai/forecast/forecast_play.h"
#include "ai/four/four_hard.h"
#include "ai/four/four_learned.h"
#include "ai/four/four_nets.h"
#include "rules/play/game.h"

static const char *const modes[] = {"patterns", "classic"};
enum { MODES = 2 };

static void deal(struct game *game, const char *mode, uint64_t seed)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MAX];
    const struct ruleset *rules = ruleset_find(mode);
    ruleset_defaults(rules, options);
    game_init(game, rules, options, SEAT_MAX);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
}

static void look(const struct game *game, struct view *view)
{
    int seat = 0;
    while (!(game->table.asked >> seat & 1))
        seat++;
    view_init(view, game, seat);
}

static void check_input(const struct net_input *input)
{
    assert_in_range(input->on_count, 1, NET_ON_MAX);
    for (int i = 0; i < input->on_count; i++)
        assert_in_range(input->on[i], 0, FOUR_SPARSE - 1);
}

/* Each move once, the best first; told in other words a table has as many inputs, and its numbers are the
 * same. */
static void check_moves(const struct view *view, const struct four_judge *judge)
{
    static struct four_judged list[MOVE_MAX];
    static struct four_move_inputs inputs;
    static struct four_move_inputs others;
    static struct four_judged again[MOVE_MAX];
    int count = four_learned_moves(four_net(&view->table), judge, 0, 1, &inputs, list);
    assert_int_equal(count, view->move_count);
    for (int i = 0; i < count; i++) {
        assert_true(view_allows(view, list[i].move));
        assert_true(i == 0 || list[i].value <= list[i - 1].value);
        int kind = list[i].move.kind;
        if (kind == MOVE_WIN || kind == MOVE_CHOW || kind == MOVE_PUNG)
            continue;
        check_input(&inputs.moves[list[i].input]);
    }
    for (unsigned turn = 1; turn < FOUR_TURNS_TOLD; turn++) {
        four_learned_moves(four_net(&view->table), judge, turn, 1, &others, again);
        for (int i = 0; i < count; i++) {
            int kind = again[i].move.kind;
            const struct net_input *input = &inputs.moves[again[i].input],
                                   *other = &others.moves[again[i].input];
            if (kind == MOVE_WIN || kind == MOVE_CHOW || kind == MOVE_PUNG)
                continue;
            check_input(other);
            assert_int_equal(other->on_count, input->on_count);
            assert_memory_equal(other->dense, input->dense, FOUR_DENSE * sizeof other->dense[0]);
        }
    }
}

static void check_round(const char *mode, uint64_t seed)
{
    static struct four_judge judge;
    struct game game;
    struct events events;
    struct view view;
    struct rng rng;
    rng_init(&rng, seed);
    deal(&game, mode, seed);
    while (game.table.asked) {
        look(&game, &view);
        if (view.move_count > 1) {
            four_judge_init(&judge, &view, &four_weights_normal);
            check_moves(&view, &judge);
        }
        game_apply(&game, ai_choose(AI_EASY, &view, &rng, NULL), &events);
    }
}

TEST(test_all_moves_are_judged)
{
    for (int mode = 0; mode < MODES; mode++)
        for (uint64_t seed = 0; seed < 3; seed++)
            check_round(modes[mode], seed);
}

/* The numbers fit what is inputs. */
TEST(test_networks_fit)
{
    const struct net *nets[] = {&four_net_patterns, &four_net_classic};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(nets[i]->sparse, FOUR_SPARSE);
        assert_int_equal(nets[i]->dense, FOUR_DENSE);
        assert_int_equal(nets[i]->outputs, FOUR_LEARNED_OUTPUTS);
        assert_int_equal(nets[i]->first % NET_STEP, 0);
    }
}

/* With other options than the usual ones this network is not asked, but the one that foresees. */
TEST(test_other_options_are_foreseen)
{
    struct game game;
    struct view view;
    struct error why;
    deal(&game, "classic", 5);
    look(&game, &view);
    assert_true(four_hard_plays(&view));
    assert_true(ruleset_set(game.table.rules, game.table.options, "rounds", "4", &why));
    look(&game, &view);
    assert_true(four_hard_plays(&view));
    assert_true(ruleset_set(game.table.rules, game.table.options, "minimum", "0", &why));
    look(&game, &view);
    assert_false(four_hard_plays(&view));
    const struct forecast_player *player = forecast_player_of(&view);
    struct reason unread;
    struct rng rng;
    rng_init(&rng, 1);
    assert_non_null(player);
    struct move forecast = forecast_play(player, &view, NULL, NULL, &unread);
    assert_true(move_equal(ai_choose(AI_HARD, &view, &rng, NULL), forecast));
}
