/* test_danger.c: what is said of the others' waits in One Suit is how often they wait so, tells tiles apart
 * better than their mean does. */
#include "support/test.h"
#include <math.h>

#include "ai/forecast/forecast_danger.h"
#include "ai/teach.h"
#include "rules/modes/list.h"
#include "rules/play/game.h"

enum { ROUNDS = 400 };

/* Sums over kinds a hand could throw, and rounds: what was said, what was so, and how far apart they were. */
struct sums {
    int count;
    double said, were, square;
};

/* Whether another waits for the kind. */
static bool is_waited_for(const struct game *game, int thrower, uint8_t kind)
{
    for (int seat = 0; seat < game->table.seats; seat++)
        if (seat != thrower && seat != game->table.sitting &&
            table_waits(&game->table, &game->own[seat].hand, seat) >> kind & 1)
            return true;
    return false;
}

static void compare(struct sums *sums, const struct game *game, const struct view *view)
{
    uint16_t chance[TILE_KINDS];
    if (!forecast_danger(view, chance))
        return;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!view->own.hand.counts[kind])
            continue;
        double said = chance[kind] / 1000.0, was = is_waited_for(game, view->seat, kind);
        sums->count++;
        sums->said += said;
        sums->were += was;
        sums->square += (said - was) * (said - was);
    }
}

static void play_round(struct sums *sums, struct game *game, struct rng *rng)
{
    struct events events;
    struct deal deal;
    struct view view;
    deal_shuffle(&deal, game, rng_next(rng));
    game_deal(game, &deal, &events);
    while (game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER) {
        int seat = 0;
        while (!(game->table.asked >> seat & 1))
            seat++;
        view_init(&view, game, seat);
        compare(sums, game, &view);
        game_apply(game, ai_choose(AI_HARD, &view, rng, NULL), &events);
    }
}

TEST(others_wait_as_often_as_is_said)
{
    const struct ruleset *rules = ruleset_find("one-suit");
    int16_t options[OPTION_MAX];
    struct sums sums = {0};
    struct game game;
    struct rng rng;
    rng_init(&rng, 5);
    ruleset_defaults(rules, options);
    for (int round = 0; round < ROUNDS; round++) {
        if (round == 0 || game.table.phase == PHASE_OVER)
            game_init(&game, rules, options, ruleset_seats(rules, options));
        play_round(&sums, &game, &rng);
    }
    double n = sums.count, mean = sums.were / n;
    assert_true(n > 3000);
    assert_true(fabs(sums.said / n - mean) < 0.1 * mean);
    assert_true(sums.square / n < 0.95 * mean * (1 - mean));
}
