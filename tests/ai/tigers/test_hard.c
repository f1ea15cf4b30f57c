/* test_hard.c: the opponent that has seen many rounds: legal in every mode, the same from the same seed,
 * stopped at once, and right where the right move can be argued. */
#include "support/test.h"

#include "ai/tigers/hard.h"
#include "support/position.h"

#define PLAIN    "option indicators off; "
#define JUNK     "159m159p1234567z"
#define WAITS_5M "123789m123p46m77z"

/* Without the look ahead, which takes long. */
static const struct hard_weights small = {.estimate = 100, .feared = 400};

static struct move choose(const struct game *game, const struct hard_weights *weights, uint64_t seed,
                          const struct ai_stop *stop)
{
    struct view view;
    struct rng rng;
    struct reason reason = {0};
    int seat = 0;
    while (!(game->table.asked >> seat & 1))
        seat++;
    rng_init(&rng, seed);
    view_init(&view, game, seat);
    struct move move = hard_can(&view) ? hard_choose(&view, weights, &rng, stop, &reason)
                                       : ai_think(AI_HARD, &view, &rng, stop, &reason);
    assert_true(view_allows(&view, move));
    assert_true(stop || reason.kind != REASON_NONE);
    return move;
}

static const char *choice(const struct position *position)
{
    static char text[MOVE_TEXT];
    move_print(choose(&position->game, &hard_usual, 5, NULL), text);
    return text;
}

static void play_mode(const struct ruleset *rules, uint64_t seed, int most)
{
    struct game game;
    struct events events;
    struct deal deal;
    struct rng rng;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    game_init(&game, rules, options, ruleset_seats(rules, options));
    rng_init(&rng, seed);
    for (int turn = 0; turn < most && game.table.phase != PHASE_OVER; turn++) {
        if (game.table.phase == PHASE_DEAL) {
            deal_shuffle(&deal, &game, rng_next(&rng));
            game_deal(&game, &deal, &events);
        } else {
            game_apply(&game, choose(&game, &small, rng_next(&rng), NULL), &events);
        }
    }
}

TEST(test_plays_every_mode_legally)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        bool slow =
            ruleset_list[mode]->has_stages || ruleset_list[mode]->declares_risk; /* as rounds are played on */
        play_mode(ruleset_list[mode], 11 + (uint64_t)mode, slow ? 12 : 150);
    }
}

TEST(test_same_seed_same_move)
{
    struct position p;
    position_init(&p, "");
    struct move first = choose(&p.game, &small, 7, NULL);
    for (int i = 0; i < 3; i++)
        assert_true(move_equal(first, choose(&p.game, &small, 7, NULL)));
}

/* What cannot be seen does not matter: the same move in games that differ in it. */
TEST(test_sees_nothing_hidden)
{
    struct game game, guess;
    struct events events;
    struct rng rng;
    struct position p;
    position_init(&p, "");
    rng_init(&rng, 3);
    game = p.game;
    for (int turn = 0; turn < 60 && game.table.phase != PHASE_DEAL; turn++) {
        struct view view;
        int seat = game.table.asked & 1 ? 0 : 1;
        view_init(&view, &game, seat);
        view_guess(&view, &rng, &guess);
        guess.table.asked = (uint8_t)(1u << seat);
        game.table.asked = guess.table.asked;
        struct move here = choose(&game, &small, 9, NULL), there = choose(&guess, &small, 9, NULL);
        assert_true(move_equal(here, there));
        game.table.asked = p.game.table.asked;
        game_apply(&p.game, ai_choose(AI_EASY, &view, &rng, NULL), &events);
        game = p.game;
    }
}

static bool stop_at_once(void *context)
{
    ++*(int *)context;
    return true;
}

/* Asked at once, it comes back with a legal move. */
TEST(test_stops_when_asked)
{
    struct position p;
    int times = 0;
    struct ai_stop stop = {stop_at_once, &times};
    position_init(&p, PLAIN "east 123789m13467p77z4z");
    choose(&p.game, &hard_usual, 1, &stop);
    assert_int_equal(times, 1);
}

TEST(test_wins)
{
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "5m");
    assert_string_equal(choice(&p), "win");
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m");
    assert_string_equal(choice(&p), "win");
}

TEST(test_riichi_on_live_waits)
{
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "4z; west 258m258p1234567z");
    assert_string_equal(choice(&p), "riichi 4z");
}

/* 5m lies on West's pile when East comes to wait for it. */
TEST(test_no_riichi_on_a_dead_wait)
{
    struct position p;
    position_init(&p, PLAIN "east 12378m123p46m177z4z; west 258m258p1234567z; wall 8p 9m");
    position_play(&p, "discard 4z; reveal 0; discard 5m; reveal 1");
    assert_true(position_can(&p, EAST, "riichi 1z"));
    assert_null(strstr(choice(&p), "riichi"));
}

/* West is in Riichi; of East's tiles only 4z lies on a pile, and East's hand is hopeless. */
TEST(test_folds_before_a_riichi)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M "; wall 4z 5p");
    position_play(&p, "discard 1z; reveal 0; riichi 4z; reveal 1");
    const char *move = choice(&p);
    assert_true(strcmp(move, "discard 4z") == 0 || strcmp(move, "discard 1z") == 0);
}

/* The last turn of all: the wall is empty, East cannot win any more, West is in Riichi and waits for 5m, of
 * which East holds one and the dummy the rest. Whatever lies on a pile is safe for certain; East holds such
 * tiles. */
TEST(test_the_last_discard_is_safe)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M "; wall 4z; dummy 5m 5m 5m");
    position_play(&p, "discard 1z; reveal 12; riichi 4z; reveal 11");
    position_turn(&p, "reveal 10");
    position_turn(&p, "dummy-draw");
    position_turn(&p, "reveal 9");
    while (p.game.table.wall > 0)
        position_turn(&p, "dummy-draw");
    assert_int_equal(p.game.table.turn, EAST);
    assert_int_equal(p.game.table.phase, PHASE_TURN);
    struct move move = choose(&p.game, &hard_usual, 5, NULL);
    bool lies = false;
    for (int i = 0; i < p.game.table.discard_count; i++)
        lies |= tile_kind(p.game.table.discards[i].tile) == tile_kind(move.tile);
    assert_true(lies);
    assert_true(position_can(&p, EAST, "discard 5m"));
}

/* What hard makes of the standing if East wins now with 3 points in the last round, as they may. */
static int32_t standing_of_a_win(const char *option, int own, int other)
{
    struct position p;
    struct view view;
    struct judge judge;
    struct judged list[MOVE_MAX];
    struct move_inputs inputs;
    char setup[120];
    snprintf(setup, sizeof setup, PLAIN "%seast " WAITS_5M "5m", option);
    position_init(&p, setup);
    p.game.table.round = p.game.table.rounds;
    p.game.table.scores[EAST] = own;
    p.game.table.scores[WEST] = other;
    view_init(&view, &p.game, EAST);
    judge_init(&judge, &view, &weights_exact);
    int count = hard_judge(&judge, &small, NULL, &inputs, list);
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == MOVE_WIN)
            return list[i].value - list[i].learned;
    fail();
    return 0;
}

/* docs/rules/dueling-tigers.md "The score of the match": All Chow, Self-Picked and Concealed Hand are 3
 * points. Added, they make 28 of 25; paid by the other, 31 to 29 of 28 to 32 and a tie of 27 to 33. Being
 * ahead counts two points. */
TEST(test_a_win_that_is_paid_catches_up_twice_as_much)
{
    assert_int_equal(standing_of_a_win("", 25, 27), 2 * AI_ONE);
    assert_int_equal(standing_of_a_win("", 25, 28), 0);
    assert_int_equal(standing_of_a_win("", 25, 29), -2 * AI_ONE);
    assert_int_equal(standing_of_a_win("option scoring pay; ", 28, 32), 2 * AI_ONE);
    assert_int_equal(standing_of_a_win("option scoring pay; ", 27, 33), 0);
    assert_int_equal(standing_of_a_win("option scoring pay; ", 26, 34), -2 * AI_ONE);
}
