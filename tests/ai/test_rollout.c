/* test_rollout.c: rounds tried out by the rules: every mode to its end, from a view alone, the same from the
 * same source. */
#include "support/test.h"

#include "ai/engine.h"
#include "ai/people.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"
#include "support/position.h"

static int moves_asked;

static struct move choose_easily(void *context, const struct view *view)
{
    struct reason unread;
    moves_asked++;
    return ai_choose(AI_EASY, view, context, &unread);
}

/* The first view of a round in which a seat has a choice, after some moves. */
static void begin(struct game *game, struct view *view, const struct ruleset *rules, int moves)
{
    struct deal deal;
    struct events events = {0};
    struct rng rng;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    game_init(game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, 4);
    for (int i = 0; i <= moves || game->table.phase == PHASE_DEAL; i++) {
        events.count = 0;
        if (game->table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, game, 12);
            game_deal(game, &deal, &events);
        }
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(view, game, seat);
        if (i < moves)
            game_apply(game, ai_choose(AI_EASY, view, &rng, NULL), &events);
    }
}

TEST(test_rounds_end_in_every_mode)
{
    for (const struct ruleset *const *rules = ruleset_list; *rules; rules++) {
        struct game game;
        struct view view;
        int32_t first[SEAT_MAX] = {0}, again[SEAT_MAX] = {0};
        begin(&game, &view, *rules, 9);
        for (uint64_t seed = 0; seed < 20; seed++) {
            struct rng tiles, choices;
            struct view_player player = {choose_easily, &choices};
            rng_init(&tiles, seed);
            rng_init(&choices, seed);
            int winner = view_try(&view, NULL, &tiles, view.moves[0], &player, first);
            rng_init(&tiles, seed);
            rng_init(&choices, seed);
            assert_int_equal(view_try(&view, NULL, &tiles, view.moves[0], &player, again), winner);
            assert_memory_equal(first, again, sizeof first);
            assert_true(winner == SEAT_NONE || winner < view.table.seats);
        }
    }
    assert_true(moves_asked > 500);
}

/* The true hidden tiles are nowhere in it: two games with the same view are tried alike. */
TEST(test_only_the_view_counts)
{
    struct game game, other;
    struct view view, seen;
    int32_t here[SEAT_MAX], there[SEAT_MAX];
    struct rng tiles, choices;
    struct view_player player = {choose_easily, &choices};
    begin(&game, &view, ruleset_find("one-suit"), 3);
    rng_init(&tiles, 77);
    view_guess(&view, &tiles, &other);
    view_init(&seen, &other, view.seat);
    rng_init(&tiles, 5);
    rng_init(&choices, 5);
    view_try(&view, NULL, &tiles, view.moves[0], &player, here);
    rng_init(&tiles, 5);
    rng_init(&choices, 5);
    view_try(&seen, NULL, &tiles, view.moves[0], &player, there);
    assert_memory_equal(here, there, sizeof here);
}
