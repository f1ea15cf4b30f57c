/* payments.c: what a finished round pays; see payments.h. */
#include "support/payments.h"

#include <string.h>

#include "judge/judge_compare.h"

static void expect_gains(const struct walker *walker, const int32_t gains[SEAT_MAX])
{
    for (int seat = 0; seat < walker->game.table.seats; seat++)
        walker_expect(walker, walker->game.table.result.gain[seat] == gains[seat], "a wrong payment");
}

static void expect_nothing_from_nowhere(const struct walker *walker)
{
    int32_t total = 0;
    for (int seat = 0; seat < walker->game.table.seats; seat++)
        total += walker->game.table.result.gain[seat];
    walker_expect(walker, total == 0, "payments do not add up");
}

static void pay(int32_t gains[SEAT_MAX], int from, int to, int points)
{
    gains[from] -= points;
    gains[to] += points;
}

/* The value of a winner's hand, which the judge must find too. */
static int value_of(const struct walker *walker, int winner)
{
    static struct judge_tally tally;
    static char sentence[JUDGE_SENTENCE];
    const struct table *table = &walker->game.table;
    struct judge_case hand = {.rules = table->rules};
    struct score score;
    memcpy(hand.options, table->options, sizeof hand.options);
    bool won = game_result_score(&walker->game, winner, &hand.win, &score);
    walker_expect(walker, won && score.win, "a winner has no winning hand");
    tally = (struct judge_tally){0};
    bool agrees = judge_agrees(&hand, &tally, sentence);
    walker_expect(walker, agrees, sentence);
    return score.points;
}

/* --- docs/rules/patterns.md "Who pays" ------------------------------------------------------------------ */

/* Who threw the kind first: the winning discard and the three before it are looked at. */
static int first_thrower(const struct table *table)
{
    int first = table->discard_count >= 4 ? table->discard_count - 4 : 0;
    while (tile_kind(table->discards[first].tile) != tile_kind(table->result.tile))
        first++;
    return table->discards[first].flags & DISCARD_PILE;
}

static void check_patterns(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct result *result = &table->result;
    int32_t gains[SEAT_MAX] = {0};
    expect_nothing_from_nowhere(walker);
    if (result->outcome == OUTCOME_WIN) {
        int value = value_of(walker, result->winner);
        int payer = result->source == WIN_DISCARD ? first_thrower(table) : result->from;
        walker_expect(walker, result->points == value, "a wrong value");
        walker_expect(walker, (result->liable[result->winner] != SEAT_NONE) == (payer != result->from),
                      "who is responsible is not told");
        for (int seat = 0; seat < table->seats; seat++) {
            if (payer == result->winner && seat != payer)
                pay(gains, seat, payer, value);
            else if (seat == payer && seat != result->winner)
                pay(gains, seat, result->winner, 3 * value);
        }
    }
    expect_gains(walker, gains);
}

/* --- docs/rules/classic.md "Points" and "Liability (pao)" --- */

/* What a seat pays a winner for a hand of that value. */
static int classic_share(const struct table *table, int winner, int seat, int value)
{
    bool split = table_option(table, OPTION_SHARED_PAYMENT);
    int from = table->result.from, liable = table->result.liable[winner];
    if (liable != SEAT_NONE && from == winner)
        return seat == liable ? 3 * value : 0;
    if (liable != SEAT_NONE)
        return value * ((seat == liable) + (seat == from));
    if (from == winner)
        return value;
    if (seat == from)
        return (split ? 1 : 2) * value;
    return split ? (value + 1) / 2 : 0;
}

static void check_classic(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct result *result = &table->result;
    int32_t gains[SEAT_MAX] = {0};
    bool several = result->winners & (result->winners - 1);
    expect_nothing_from_nowhere(walker);
    walker_expect(walker, !several || table_option(table, OPTION_ALL_WIN),
                  "several winners where one tile wins once");
    for (int winner = 0; winner < table->seats; winner++) {
        int value = result->winners >> winner & 1 ? value_of(walker, winner) : 0;
        for (int seat = 0; seat < table->seats && value; seat++)
            if (seat != winner)
                pay(gains, seat, winner, classic_share(table, winner, seat, value));
    }
    expect_gains(walker, gains);
}

/* --- docs/rules/dueling-tigers.md "The score of the match" --- */

static void check_tigers(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    int32_t gains[SEAT_MAX] = {0};
    if (table->result.outcome == OUTCOME_WIN) {
        int winner = table->result.winner, loser = 1 - winner, value = value_of(walker, winner);
        int32_t rest = walker->before->table.scores[loser];
        if (table_option(table, OPTION_SCORING) == 1)
            pay(gains, loser, winner, value < rest ? value : rest);
        else
            gains[winner] = value;
    }
    expect_gains(walker, gains);
}

/* --- docs/rules/tenpai-duel.md "The pot"
 * -------------------------------------------------------------------- */

/* The winner takes the value and the counters as far as the pot has them, and all bets. */
static void check_tenpai(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    const struct stakes *before = &walker->before->table.stakes, *after = &table->stakes;
    int32_t lying = table->scores[0] + table->scores[1] + after->pot + STAKES_BET * after->bets;
    walker_expect(walker, lying == table->rules->start_pot, "points come from nowhere or are lost");
    if (table->result.outcome != OUTCOME_WIN)
        return;
    int winner = table->result.winner;
    int32_t gains[SEAT_MAX] = {0};
    int32_t value = value_of(walker, winner) + STAKES_COUNTER * before->counters;
    gains[winner] = (value < before->pot ? value : before->pot) + STAKES_BET * before->bets;
    expect_gains(walker, gains);
}

/* --- docs/rules/one-suit.md "Points"
 * -------------------------------------------------------------------------- */

static void check_one_suit(const struct walker *walker)
{
    const struct table *table = &walker->game.table;
    int32_t gains[SEAT_MAX] = {0};
    for (int seat = 0; seat < table->seats; seat++)
        gains[seat] = judge_one_suit_gain(&table->result, table_option(table, OPTION_SCORING) == 1, seat);
    expect_gains(walker, gains);
}

void payments_check(const struct walker *walker)
{
    static const struct {
        const char *mode;
        void (*check)(const struct walker *walker);
    } modes[] = {
        {"patterns", check_patterns}, {"classic", check_classic},    {"dueling-tigers", check_tigers},
        {"one-suit", check_one_suit}, {"tenpai-duel", check_tenpai},
    };
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(modes[i].mode, walker->game.table.rules->id) == 0) {
            modes[i].check(walker);
            return;
        }
    walker_expect(walker, false, "nobody knows what this mode pays");
}
