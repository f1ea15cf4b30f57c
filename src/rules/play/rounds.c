/* rounds.c: see rounds.h. */
#include "rules/play/rounds.h"

#include <string.h>

#include "base/check.h"

static void clear_round(struct table *table)
{
    table->asked = 0;
    table->wall = table->dead = 0;
    table->drawn_by = SEAT_NONE;
    table->draw_source = WIN_SELF_DRAW;
    table->kongs = table->kong_fed = 0;
    table->discard_count = 0;
    memset(table->discards, 0, sizeof table->discards);
    table_clear_offer(table);
    memset(table->hand_sizes, 0, sizeof table->hand_sizes);
    memset(table->meld_counts, 0, sizeof table->meld_counts);
    memset(table->melds, 0, sizeof table->melds);
    memset(table->turns, 0, sizeof table->turns);
    memset(table->riichi, 0, sizeof table->riichi);
    memset(table->flowers, 0, sizeof table->flowers);
    table->sitting = SEAT_NONE;
    table->declared = 0;
    table->dummy = DUMMY_CLEARED;
    table->dora = DORA_CLEARED;
    table->stage = STAGE_CLEARED;
    table->result = RESULT_CLEARED;
}

void rounds_begin(struct table *table, const struct ruleset *rules, const int16_t options[OPTION_MAX],
                  int seats)
{
    CHECK(seats >= rules->seats_least && seats <= rules->seats_most);
    memset(table, 0, sizeof *table);
    table->rules = rules;
    memcpy(table->options, options, sizeof table->options);
    table->seats = (uint8_t)seats;
    table->rounds = (uint8_t)table_option(table, OPTION_ROUNDS);
    table->removed = SUIT_NONE;
    table->sets =
        ruleset_has(rules, OPTION_SIZE) ? (uint8_t)(table_option(table, OPTION_SIZE) / 3) : rules->sets;
    clear_round(table);
    for (int seat = 0; seat < seats && rules->start_score; seat++)
        table->scores[seat] = rules->start_score(rules, options);
    table->stakes.pot = rules->start_pot;
    table->phase = PHASE_DEAL;
}

void rounds_next(struct table *table)
{
    int dealer = table->round > 0 ? table_next_dealer(table) : 0;
    int sitting = table->rules->sits_out ? table->rules->sits_out(table, dealer) : SEAT_NONE;
    clear_round(table);
    table->deals_passed += table->round > 0 && dealer != table->dealer;
    table->round++;
    table->dealer = (uint8_t)dealer;
    table->sitting = (uint8_t)sitting;
}

bool rounds_settle(struct table *table, const struct score scores[SEAT_MAX])
{
    table->rules->settle(table, scores, table->result.gain);
    for (int seat = 0; seat < table->seats; seat++)
        table->scores[seat] += table->result.gain[seat];
    table->asked = 0;
    uint8_t last = table->rounds ? table->rounds : UINT8_MAX;
    bool over = table->round >= last || (table->rules->ends_early && table->rules->ends_early(table));
    table->phase = over ? PHASE_OVER : PHASE_DEAL;
    return over;
}
