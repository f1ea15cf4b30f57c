/* keeper.c: see keeper.h. */
#include "session/keeper/keeper.h"

#include <string.h>

#include "base/bits.h"
#include "base/check.h"
#include "rules/modes/one_suit.h"
#include "rules/play/rounds.h"

void keeper_begin(struct keeper *keeper, const struct ruleset *rules, const int16_t options[OPTION_MAX])
{
    memset(keeper, 0, sizeof *keeper);
    keeper->rules = rules;
    memcpy(keeper->options, options, sizeof keeper->options);
}

struct kept_round kept_round_of(enum kept_kind kind)
{
    struct kept_round round = {.kind = (uint8_t)kind, .from = SEAT_NONE};
    memset(round.liable, SEAT_NONE, sizeof round.liable);
    return round;
}

bool keeper_allows(const struct keeper *keeper, enum kept_kind kind)
{
    const struct ruleset *rules = keeper->rules;
    switch (kind) {
    case KEPT_PREVENTED:
        return rules->has_stages;
    case KEPT_INVALID:
        return rules->declares_risk;
    case KEPT_TIME_UP:
        return rules->time_up && ruleset_value(rules, keeper->options, OPTION_CLOCK);
    default:
        return true;
    }
}

/* --- the table after a round --------------------------------------------------------------------------- */

static void pay_bets(struct table *table, unsigned bets)
{
    for (int seat = 0; seat < table->seats; seat++) {
        if (!(bets >> seat & 1))
            continue;
        table->stage.attacker = (uint8_t)seat;
        table->riichi[seat] = 1;
        table_open_stage(table);
    }
}

/* The players who are in this round, as bits. */
static unsigned players_of(const struct table *table)
{
    unsigned all = (1u << table->seats) - 1;
    return table->sitting == SEAT_NONE ? all : all & ~(1u << table->sitting);
}

/* Returns a number that completes the hands of all winners, and of no player who declared without winning; 0:
 * there is none. */
static int winning_number(const struct kept_round *round)
{
    for (int number = 1; number <= 9; number++) {
        unsigned completes = 0;
        for (int seat = 0; seat < SEAT_MAX; seat++)
            completes |= (unsigned)(round->waits[seat] >> (number - 1) & 1) << seat;
        if ((completes & round->declared) == round->winners)
            return number;
    }
    return 0;
}

static void take_names(const struct kept_round *round, struct table *table)
{
    struct naming *naming = &table->result.naming;
    int number = winning_number(round);
    table->result.tile = number ? (uint8_t)(TILE_1M + number - 1) : TILE_1M;
    naming->declared = round->declared;
    naming->named_by = (uint8_t)(round->declared ? round->declared : players_of(table));
    memcpy(naming->waits, round->waits, sizeof naming->waits);
    memcpy(naming->named, round->named, sizeof naming->named);
}

/* Returns the first winner in turn order after the player whose tile it was. */
static int first_winner(const struct kept_round *round, int seats)
{
    int from = round->from < seats ? round->from : 0;
    for (int i = 1; i <= seats; i++)
        if (round->winners >> (from + i) % seats & 1)
            return (from + i) % seats;
    return SEAT_NONE;
}

/* Fills in how the round ended. */
static void take_result(const struct kept_round *round, struct table *table, struct score scores[SEAT_MAX])
{
    static const uint8_t outcomes[KEPT_KINDS] = {[KEPT_WIN] = OUTCOME_WIN,
                                                 [KEPT_DRAW] = OUTCOME_DRAW,
                                                 [KEPT_PREVENTED] = OUTCOME_PREVENTED,
                                                 [KEPT_INVALID] = OUTCOME_INVALID,
                                                 [KEPT_TIME_UP] = OUTCOME_VOID};
    struct result *result = &table->result;
    result->outcome = outcomes[round->kind];
    result->winners = round->winners;
    result->winner = (uint8_t)first_winner(round, table->seats);
    result->from = round->from;
    result->source = round->from == result->winner ? WIN_SELF_DRAW : WIN_DISCARD;
    memcpy(result->liable, round->liable, sizeof result->liable);
    for (int seat = 0; seat < table->seats; seat++)
        scores[seat] = (struct score){.win = round->winners >> seat & 1, .points = round->points[seat]};
    if (result->winner != SEAT_NONE)
        result->points = round->points[result->winner];
    if (table->rules->declares_risk)
        take_names(round, table);
}

static void apply(struct table *table, const struct kept_round *round)
{
    struct score scores[SEAT_MAX];
    if (round->kind == KEPT_PENALTY) {
        for (int seat = 0; seat < table->seats; seat++)
            table->scores[seat] += round->points[seat];
        return;
    }
    pay_bets(table, round->bets);
    take_result(round, table, scores);
    if (round->kind == KEPT_TIME_UP) {
        table->rules->time_up(table);
        table->phase = PHASE_OVER;
    } else if (!rounds_settle(table, scores)) {
        rounds_next(table);
    }
}

void keeper_table(const struct keeper *keeper, int count, struct table *table)
{
    CHECK(keeper->rules && count <= keeper->count);
    rounds_begin(table, keeper->rules, keeper->options, ruleset_seats(keeper->rules, keeper->options));
    rounds_next(table);
    for (int i = 0; i < count; i++)
        apply(table, &keeper->rounds[i]);
}

void keeper_changes(const struct keeper *keeper, int at, int32_t changes[SEAT_MAX])
{
    struct table before, after;
    keeper_table(keeper, at, &before);
    keeper_table(keeper, at + 1, &after);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        changes[seat] = after.scores[seat] - before.scores[seat];
}

/* --- checks -------------------------------------------------------------------------------------------- */

static bool check_winners(const struct table *table, const struct kept_round *round, struct error *why)
{
    unsigned players = players_of(table);
    bool is_seat = round->from < SEAT_MAX && players >> round->from & 1;
    if (!round->winners || round->winners & ~players)
        return error_say(why, tr("Choose who won."));
    if (!is_seat && !(round->from == SEAT_DUMMY && table->rules->dummy))
        return error_say(why, tr("Choose whose tile it was."));
    bool several = bits_count(round->winners) > 1, drawn = is_seat && round->winners >> round->from & 1;
    if (several && (drawn || !table_option(table, OPTION_ALL_WIN)))
        return error_say(why, tr("Only one player can win here."));
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        bool wins = round->winners >> seat & 1, pays = round->liable[seat] != SEAT_NONE;
        if (round->points[seat] < 0 || round->points[seat] > KEPT_POINTS || (!wins && round->points[seat]))
            return error_say(why, tr("Those points aren’t possible."));
        if (pays && (!wins || !table->rules->liability || round->liable[seat] >= table->seats))
            return error_say(why, tr("Nobody else can pay for this win."));
    }
    return true;
}

/* One Suit: true if the declarations fit the winners. */
static bool check_declared(const struct table *table, const struct kept_round *round, struct error *why)
{
    bool detailed = table_option(table, OPTION_SCORING) == ONE_SUIT_DETAILED;
    if (round->declared & ~players_of(table) || (round->winners & ~round->declared))
        return error_say(why, tr("Choose who won."));
    if (round->kind == KEPT_INVALID && !round->declared)
        return error_say(why, tr("Choose who declared."));
    if (round->kind == KEPT_DRAW && round->declared)
        return error_say(why, tr("In a draw nobody has declared."));
    if (round->declared && detailed && !winning_number(round))
        return error_say(why, tr("Mark the waits of the winner’s hand."));
    return true;
}

/* True if the round can be added. Otherwise says why. */
static bool check_round(const struct keeper *keeper, const struct kept_round *round, struct error *why)
{
    struct table table;
    keeper_table(keeper, keeper->count, &table);
    unsigned all = (1u << table.seats) - 1;
    if (table.phase == PHASE_OVER)
        return error_say(why, tr("The match is over."));
    if (keeper->count == KEPT_ROUNDS)
        return error_say(why, tr("There is no room for more rounds."));
    if (round->kind >= KEPT_KINDS || !keeper_allows(keeper, (enum kept_kind)round->kind) ||
        round->ready & ~all || round->bets & ~all || (round->bets && !table.rules->has_stages))
        return error_say(why, tr("A round of this mode can’t end like that."));
    for (int seat = 0; seat < table.seats; seat++) {
        if (round->bets >> seat & 1 && table.stakes.bets_made[seat] >= STAKES_BETS_MAX)
            return error_say(why, tr("{1} has no bet left."), keeper->names[seat]);
        if (round->points[seat] < -KEPT_POINTS || round->points[seat] > KEPT_POINTS)
            return error_say(why, tr("Those points aren’t possible."));
        if ((round->waits[seat] | round->named[seat]) >> 9)
            return error_say(why, tr("The waits are numbers from 1 to 9."));
    }
    if (round->kind == KEPT_WIN && !check_winners(&table, round, why))
        return false;
    if (round->kind != KEPT_WIN && round->winners)
        return error_say(why, tr("A round of this mode can’t end like that."));
    return !table.rules->declares_risk || round->kind == KEPT_PENALTY || check_declared(&table, round, why);
}

bool keeper_add(struct keeper *keeper, const struct kept_round *round, struct error *why)
{
    if (!check_round(keeper, round, why))
        return false;
    keeper->rounds[keeper->count++] = *round;
    return true;
}

bool keeper_try(const struct keeper *keeper, const struct kept_round *round, int32_t changes[SEAT_MAX],
                struct error *why)
{
    struct table before, after;
    memset(changes, 0, sizeof *changes * SEAT_MAX);
    if (!check_round(keeper, round, why))
        return false;
    keeper_table(keeper, keeper->count, &before);
    after = before;
    apply(&after, round);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        changes[seat] = after.scores[seat] - before.scores[seat];
    return true;
}

bool keeper_undo(struct keeper *keeper)
{
    if (!keeper->count)
        return false;
    keeper->count--;
    return true;
}
