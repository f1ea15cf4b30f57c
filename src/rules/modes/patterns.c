/*
 * patterns.c: Pattern Mahjong, four players and 44 named patterns.
 *
 * Follows docs/rules/patterns.md "The patterns" and "Who pays": ten categories of patterns, only the most
 * valuable of a series counts, a cap of 320, responsibility for recently discarded tiles. This mode says
 * run, triplet and quad; a pattern's sets include the pair.
 */
#include "base/mark.h"
#include "rules/modes/list.h"
#include "rules/modes/patterns_list.h"
#include "rules/play/table.h"

enum { CAP = 320, LEAST = 1 /* a hand without a pattern */, AROUND = 4 /* how many discards back */ };

/* --- points and payment ------------------------------------------------------------------------- */

/* A hand above the cap is worth the cap, or its most valuable pattern. */
static void score(const struct ruleset *rules, const int16_t *options, const struct win *win,
                  struct score *score)
{
    score_sum(rules, options, win, score);
    int most = CAP;
    for (int i = 0; i < score->line_count; i++)
        if (score->lines[i].points > most)
            most = score->lines[i].points;
    if (score->points > most)
        score->points = most;
    if (score->win && score->points < LEAST)
        score->points = LEAST;
}

/* Returns the seat that first discarded the kind among the last four discards, including the winning one. */
static int first_to_throw(const struct table *table)
{
    const struct result *result = &table->result;
    int count = table->discard_count;
    for (int i = count > AROUND ? count - AROUND : 0; i < count; i++)
        if (tile_kind(table->discards[i].tile) == tile_kind(result->tile))
            return table->discards[i].flags & DISCARD_PILE;
    return result->from;
}

static void settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
{
    struct result *result = &table->result;
    if (result->outcome != OUTCOME_WIN)
        return;
    int winner = result->winner, payer = result->from;
    int32_t value = scores[winner].points;
    if (result->liable[winner] != SEAT_NONE)
        payer = result->liable[winner];
    else if (result->source == WIN_DISCARD)
        payer = first_to_throw(table);
    if (payer != result->from)
        result->liable[winner] = (uint8_t)payer;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != winner)
            gain[seat] = payer == winner ? -value : seat == payer ? -3 * value : 0;
    gain[winner] = 3 * value;
}

static const struct option options[] = {
    {.key = OPTION_ROUNDS,
     .name = "rounds",
     .label = N_("Rounds"),
     .help = N_("The deal passes after every round."),
     .type = OPTION_NUMBER,
     .initial = 4,
     .numbers = {4, 5, 6, 7, 8, 9, 10, 11, 12}},
    {0},
};

const struct ruleset ruleset_patterns = {
    .id = "patterns",
    .name = N_("Pattern Mahjong"),
    .pitch = N_("Four players, 44 patterns in plain words. Build a fine hand: the best one pays most."),
    .goal = N_("Complete a hand with the best patterns you can before the others finish theirs. The most "
               "points after the last hand wins."),
    .seats_least = 4,
    .seats_most = 4,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .sets = 4,
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS_ANY | FORM_THIRTEEN_ORPHANS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .dealer_claims_first = true,
    .breaks_wall = true,
    .options = options,
    .rare = 120,
    .patterns = patterns_list,
    .customary = patterns_customary,
    .calls_rounds = true,
    .liability = N_("responsibility"),
    .score = score,
    .settle = settle,
};
