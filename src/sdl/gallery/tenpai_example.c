/*
 * tenpai_example.c: positions of Tenpai Duel that have names (example.h).
 */
#include "sdl/gallery/example.h"

#include "sdl/table/tenpai_duel/tenpai_layout.h"

static int pile_size(const struct table *table, int seat)
{
    uint8_t tiles[DISCARD_MAX];
    return table_pile(table, seat, tiles, DISCARD_MAX);
}

bool example_tenpai_turn(const struct view *view, int seat)
{
    const struct table *table = &view->table;
    return seat == 0 && table->phase == PHASE_TURN && table->turns[0] > 7 && table->meld_counts[0] == 1 &&
           table->meld_counts[1] && table->round > 2 && table->stakes.bets > 0;
}

bool example_tenpai_claim(const struct view *view, int seat)
{
    int runs = 0;

    for (int i = 0; i < view->move_count; i++)
        runs += view->moves[i].kind == MOVE_CHOW;
    return seat == 0 && view->table.phase == PHASE_CLAIM && runs > 1 && view_find(view, MOVE_PUNG);
}

bool example_tenpai_declare(const struct view *view, int seat)
{
    int declarations = 0;

    for (int i = 0; i < view->move_count; i++)
        declarations += view->moves[i].kind == MOVE_RIICHI;
    return seat == 0 && declarations > 1 && view->table.turns[0] > 4;
}

bool example_tenpai_guess(const struct view *view, int seat)
{
    return seat == 0 && view->table.phase == PHASE_GUESS && view->table.stage.guess_count >= 4 &&
           pile_size(&view->table, 1) > 5;
}

bool example_tenpai_attack(const struct view *view, int seat)
{
    return seat != 0 && seat != SEAT_NONE && view->table.stage.attacker == 0 &&
           view->table.phase == PHASE_GUESS && view->table.stage.guess_count >= 4;
}

bool example_tenpai_win(const struct view *view, int seat)
{
    struct win win;
    struct score score;
    return seat == SEAT_NONE && tenpai_in_stage(&view->table) && view_result(view, &win, &score) &&
           score.line_count > 2 && view->table.stage.guess_count > 2 && view->table.result.winner == 0;
}

bool example_tenpai_prevented(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.result.outcome == OUTCOME_PREVENTED &&
           view->table.stage.guess_count > 4 && view->table.stage.attacker == 1;
}

bool example_tenpai_drawn(const struct view *view, int seat)
{
    return seat == SEAT_NONE && view->table.result.outcome == OUTCOME_DRAW;
}
