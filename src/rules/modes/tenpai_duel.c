/*
 * tenpai_duel.c: Riichi for two in two stages, paid from a pot.
 *
 * Follows docs/rules/tenpai-duel.md "The pot", "Stage A" and "What the pot pays": an East round without a
 * fixed length, wins paid from the pot with counters and bets, standard furiten, 18 discards each before
 * somebody declares. riichi_score.c counts the hands, stage.c plays Stage B.
 */

#include "base/mark.h"
#include "rules/modes/list.h"
#include "rules/modes/riichi_score.h"
#include "rules/modes/riichi_yaku.h"
#include "rules/play/table.h"

enum { POT = 100000, TURNS = 18 };

/* --- furiten -------------------------------------------------------------------------------------- */

/* Any wait among the player's own discards, including claimed and laid-down ones, blocks every win on
 * another's tile. */
static bool discard_furiten(const struct table *table, tile_set waits, int seat, struct refusal *why)
{
    int turn = 0;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != seat)
            continue;
        bool down = discard->flags & DISCARD_DOWN;
        turn += !down;
        if (!(waits & TILE_BIT(tile_kind(discard->tile))))
            continue;
        refusal_set(why, down ? REFUSAL_WAIT_LAID_DOWN : REFUSAL_WAIT_DISCARDED,
                    .tile = tile_kind(discard->tile), .turn = (uint8_t)(turn + down));
        return true;
    }
    return false;
}

static bool furiten(const struct table *table, const struct own *own, int seat, uint8_t kind,
                    struct refusal *why)
{
    (void)kind;
    if (discard_furiten(table, table_own_waits(table, own, seat), seat, why))
        return true;
    for (uint8_t passed = 0; passed < TILE_KINDS; passed++) {
        if (!own->passed[passed])
            continue;
        refusal_set(why, REFUSAL_PASSED_TILE, .tile = passed, .turn = own->passed[passed]);
        return true;
    }
    return false;
}

/* --- the pot -------------------------------------------------------------------------------------- */

static void settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
{
    const struct result *result = &table->result;
    if (result->outcome == OUTCOME_WIN) {
        int32_t value = scores[result->winner].points + STAKES_COUNTER * table->stakes.counters;
        value = value < table->stakes.pot ? value : table->stakes.pot;
        table->stakes.pot -= value;
        gain[result->winner] = value + STAKES_BET * table->stakes.bets;
        table->stakes.bets = 0;
    }
    bool dealer_stays = result->outcome != OUTCOME_WIN || result->winner == table->dealer;
    table->stakes.counters = dealer_stays ? (uint8_t)(table->stakes.counters + 1) : 0;
}

static int next_dealer(const struct table *table)
{
    const struct result *result = &table->result;
    return result->outcome == OUTCOME_WIN ? result->winner : table->dealer;
}

static bool ends_early(const struct table *table)
{
    return table->stakes.pot <= 0;
}

/* The bet of the void hand is returned; older ones go to the leader, half each for a tie. */
static void time_up(struct table *table)
{
    int attacker = table->stage.attacker;
    bool bet_lies = attacker != SEAT_NONE && table->riichi[attacker] && table->phase != PHASE_CLAIM;
    bool in_play = table->phase != PHASE_DEAL;
    int32_t *gain = table->result.gain;
    if (bet_lies && in_play) {
        gain[attacker] += STAKES_BET;
        table->stakes.bets--;
        table->stakes.bets_made[attacker]--;
    }
    int32_t first = table->scores[0] + gain[0], second = table->scores[1] + gain[1];
    for (int seat = 0; seat < 2; seat++) {
        bool leads = seat ? second > first : first > second;
        gain[seat] += first == second ? STAKES_BET * table->stakes.bets / 2
                      : leads         ? STAKES_BET * table->stakes.bets
                                      : 0;
    }
    table->stakes.bets = 0;
    for (int seat = 0; seat < 2; seat++)
        table->scores[seat] += gain[seat];
}

static const struct option options[] = {
    {.key = OPTION_ROUNDS,
     .name = "rounds",
     .label = N_("Hands"),
     .help = N_("Without a clock, the match ends after this many hands."),
     .type = OPTION_NUMBER,
     .initial = 16,
     .numbers = {4, 8, 16, 32},
     .unless = OPTION_CLOCK},
    {.key = OPTION_CLOCK,
     .name = "clock",
     .label = N_("Clock"),
     .help = N_("A hidden clock that warns twice. 15 minutes is the short form."),
     .type = OPTION_CHOICE,
     .initial = 3,
     .choices = {"none", "15", "30", "60"},
     .choice_labels = {N_("No clock"), N_("15 min"), N_("30 min"), N_("60 min")}},
    {.key = OPTION_RED_FIVES,
     .name = "red-fives",
     .label = N_("Red fives"),
     .help = N_("One five of each suit is red and counts as a dora."),
     .type = OPTION_BOOL},
    {.key = OPTION_STAGE_A_WINS,
     .name = "stage-a-wins",
     .label = N_("Wins in Stage A"),
     .help = N_("Off: nobody can win before Stage B."),
     .type = OPTION_BOOL,
     .initial = 1},
    {0},
};

const struct ruleset ruleset_tenpai_duel = {
    .id = "tenpai-duel",
    .name = N_("Tenpai Duel"),
    .pitch = N_("Riichi rules for two players. Declare tenpai: your opponent must then guess your waits."),
    .goal = N_("Be the first to get within one tile of a complete hand and declare it. Your opponent must "
               "guess your waits. The most points at the end wins."),
    .seats_least = 2,
    .seats_most = 2,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .sets = 4,
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS | FORM_THIRTEEN_ORPHANS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .dead_wall = 14,
    .has_riichi = true,
    .has_round_wind = true,
    .has_dora = true,
    .rare = 13, /* a yakuman */
    .has_stages = true,
    .no_robbing = true, /* the discarder of the pung's tile is furiten on it for good */
    .no_swap_calls = true,
    .pass_blocks_a_turn = true,
    .turn_limit = TURNS,
    .start_pot = POT,
    .options = options,
    .patterns = riichi_yaku,
    .unplayed = "chankan",
    .score = riichi_score,
    .furiten = furiten,
    .settle = settle,
    .time_up = time_up,
    .ends_early = ends_early,
    .next_dealer = next_dealer,
};
