/* test_playout.c: the rounds played in the head keep the rules: the same walls and moves end the same way
 * there as in the game itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "support/imagine.h"

static void deal_round(struct game *game, uint64_t seed, bool indicators, bool own_pile)
{
    struct deal deal;
    struct events events;
    int16_t options[OPTION_MOST];
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    ruleset_defaults(rules, options);
    ruleset_set(rules, options, "indicators", indicators ? "on" : "off", NULL);
    ruleset_set(rules, options, "riichi-furiten", own_pile ? "own" : "all", NULL);
    game_init(game, rules, options, 2);
    game_apply(game, move_make_number(MOVE_REMOVE, 0, (int)(seed % 3), 0), &events);
    deal_shuffle(&deal, game, seed);
    game_deal(game, &deal, &events);
}

static bool goes_on(const struct game *game)
{
    return game->table.phase != PHASE_DEAL && game->table.phase != PHASE_OVER;
}

/* The move in the list that the head's move stands for. */
static struct move same_move(const struct view *view, struct move move)
{
    for (int i = 0; i < view->move_count; i++) {
        const struct move *legal = &view->moves[i];
        bool tile = legal->kind == MOVE_DISCARD || legal->kind == MOVE_RIICHI || legal->kind == MOVE_KONG_OWN;
        bool number = legal->kind == MOVE_TREASURE;
        if (legal->kind == move.kind && (!tile || legal->tile == move.tile) &&
            (!number || legal->number == move.number))
            return *legal;
    }
    char text[MOVE_TEXT];
    move_print(move, text);
    print_error("%s is not allowed\n", text);
    assert_true(false);
    return move;
}

/* The game goes on by the head's judgement, each seat thinking of its own move at every point. */
static void finish_in_game(struct game *game)
{
    struct events events;
    struct playout playout;
    struct view view;
    while (goes_on(game)) {
        int seat = game->table.asked & 1 ? 0 : 1;
        imagine_truth(&playout, &view, game, seat);
        struct move move = playout_choose(&playout, seat);
        game_apply(game, same_move(&view, move), &events);
    }
}

static void compare(const struct playout *head, const struct game *game)
{
    const struct result *result = &game->table.result;
    assert_int_equal(head->end.winner, result->outcome == OUTCOME_WIN ? result->winner : SEAT_NONE);
    if (result->outcome != OUTCOME_WIN)
        return;
    assert_int_equal(head->end.points, result->points);
    assert_int_equal(head->end.source, result->source);
    assert_int_equal(head->end.from, result->from);
}

/* A kong on offer is not played on in the head, nor an offer that one seat has answered already. */
static bool can_be_imagined(const struct game *game)
{
    bool claim = game->table.phase == PHASE_CLAIM;
    return !claim || (game->table.offer.source != WIN_ROBBED_KONG && !game->answered);
}

/* Plays a round with random moves up to some point, then ends it both ways. */
static void check_round(uint64_t seed, int random_moves)
{
    struct game game;
    struct events events;
    struct playout head;
    struct view view;
    struct rng rng;
    rng_init(&rng, seed);
    deal_round(&game, seed, seed % 4 != 0, seed % 8 == 1);
    for (int i = 0; i <= random_moves || game.table.phase == PHASE_KEEP; i++) {
        int seat = game.table.asked & 1 ? 0 : 1;
        if (!goes_on(&game))
            return;
        view_init(&view, &game, seat);
        enum ai_level level = i % 2 && seed % 3 ? AI_EASY : AI_RANDOM;
        game_apply(&game, ai_choose(level, &view, &rng, NULL), &events);
    }
    if (!goes_on(&game) || !can_be_imagined(&game))
        return;
    imagine_truth(&head, &view, &game, game.table.asked & 1 ? 0 : 1);
    playout_run(&head);
    finish_in_game(&game);
    compare(&head, &game);
}

static void test_rounds_end_as_in_the_game(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 4000; seed++)
        check_round(seed, (int)(seed * 7 % 60));
}

/* Any legal move, made here and there, leads to the same end. */
static void check_moves(uint64_t seed, int moves)
{
    struct game game;
    struct events events;
    struct playout head;
    struct view view;
    struct rng rng;
    rng_init(&rng, seed);
    deal_round(&game, seed, true, false);
    for (int i = 0; i < moves && goes_on(&game); i++) {
        view_init(&view, &game, game.table.asked & 1 ? 0 : 1);
        game_apply(&game, ai_choose(i % 3 ? AI_EASY : AI_RANDOM, &view, &rng, NULL), &events);
    }
    if (!goes_on(&game) || !can_be_imagined(&game))
        return;
    int seat = game.table.asked & 1 ? 0 : 1;
    imagine_truth(&head, &view, &game, seat);
    struct move move = view.moves[rng_below(&rng, view.move_count)];
    int last = head.row_count - 1, place = 0;
    if (move.kind == MOVE_REVEAL) { /* the head turns its last tile up, that is the first face-down one */
        while (game.table.row[place] != TILE_HIDDEN)
            place++;
        move.number = (uint8_t)place;
        assert_int_equal(head.row[last], game.row[place]);
    }
    playout_apply(&head, &move);
    playout_run(&head);
    game_apply(&game, move, &events);
    finish_in_game(&game);
    compare(&head, &game);
}

static void test_any_move_leads_to_the_same_end(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6000; seed++)
        check_moves(seed, (int)(seed * 11 % 70));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rounds_end_as_in_the_game),
        cmocka_unit_test(test_any_move_leads_to_the_same_end),
    };
    return cmocka_run_group_tests_name("ai/test_playout", tests, NULL, NULL);
}
