/* test_tigers_teach.c: what the teacher says of Dueling Tigers' moves is true at the table, and never speaks
 * against the move it gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ai/teach.h"
#include "ai/tigers/judge.h"
#include "support/match.h"
#include "support/position.h"

static struct ranking ranking;

/* --- the treasure -------------------------------------------------------------------------------- */

static int turned_up, left_down;

/* What is taught is what normal's judgement says, wherever that is plain (docs/opponents.md "Hard"), and who
 * is the likelier winner is the same for both moves. */
static void check_treasure(const struct view *view)
{
    struct judge judge;
    struct hand_value hand;
    teach_rank(view, 1, NULL, &ranking);
    judge_init(&judge, view, &weights_exact);
    int gain = judge_treasure(&judge, &hand);
    bool up = ranking.list[0].move.number;
    assert_int_equal(ranking.count, 2);
    for (int i = 0; i < 2; i++)
        assert_int_equal(ranking.list[i].reason.kind, up ? REASON_OWN_LIKELIER : REASON_RIVAL_LIKELIER);
    if (gain > -AI_ONE / 8 && gain < AI_ONE / 8)
        return;
    assert_int_equal(up, gain > 0);
    *(up ? &turned_up : &left_down) += 1;
}

/* Makes every kong. */
static struct move look_at_treasures(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    const struct move *kong = view_find(view, MOVE_KONG_OWN), *open = view_find(view, MOVE_KONG);
    if (view->table.phase == PHASE_TREASURE)
        check_treasure(view);
    return kong ? *kong : open ? *open : ai_choose(AI_EASY, view, rng, NULL);
}

static void test_the_treasure_is_taught_by_judgement(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 25; seed++)
        match_walk(ruleset_find("dueling-tigers"), seed, 2000, look_at_treasures);
    assert_true(turned_up > 5 && left_down > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_treasure_is_taught_by_judgement),
    };
    return cmocka_run_group_tests_name("ai/tigers/test_tigers_teach", tests, NULL, NULL);
}
