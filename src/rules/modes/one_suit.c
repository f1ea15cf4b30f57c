/*
 * one_suit.c: the small game for two or three with the tiles of one suit.
 *
 * Follows docs/rules/one-suit.md "A turn" and "Declaring a win": no claims but the win, no furiten, closed
 * kongs; a win is declared at one's own risk and its waits are named.
 */
#include "rules/modes/one_suit.h"

#include "base/bits.h"
#include "base/mark.h"
#include "rules/modes/list.h"
#include "rules/play/table.h"

enum { PLAYERS_TWO, PLAYERS_THREE, PLAYERS_SIT_OUT };

enum { SIZE_FOR_THREE = 7 /* all three play only with hands of 4 and 7 tiles */ };

/* --- the one pattern: the hand is complete -------------------------------------------------------- */

static int valid_win(const struct win *win, const struct reading *reading)
{
    (void)win;
    (void)reading;
    return 1;
}

static const struct pattern patterns[] = {
    {"valid-win", N_("Valid win"), N_("the declared hand is complete"), 1, 0, valid_win},
    {0},
};

/* --- keeping score -------------------------------------------------------------------------------- */

static int naming_points(unsigned named, unsigned waits)
{
    int points = ONE_SUIT_RIGHT * bits_count(named & waits) + ONE_SUIT_WRONG * bits_count(named & ~waits);
    return points + (waits && named == waits ? ONE_SUIT_ALL : 0);
}

static void settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
{
    const struct result *result = &table->result;
    bool detailed = table_option(table, OPTION_SCORING) == ONE_SUIT_DETAILED;
    (void)scores;
    for (int seat = 0; seat < table->seats; seat++) {
        bool declared = result->naming.declared >> seat & 1, named = result->naming.named_by >> seat & 1;
        bool valid = declared && result->naming.waits[seat] >> (tile_number(result->tile) - 1) & 1;
        bool wins = result->outcome == OUTCOME_WIN && result->winner == seat;
        gain[seat] = wins ? (detailed ? ONE_SUIT_WIN : ONE_SUIT_SIMPLE_WIN) : 0;
        if (!detailed)
            continue;
        if (declared && !valid)
            gain[seat] = ONE_SUIT_INVALID;
        else if (wins || (named && !declared))
            gain[seat] += naming_points(result->naming.named[seat], result->naming.waits[seat]);
    }
}

/* --- who deals, who sits out ---------------------------------------------------------------------- */

static int next_dealer(const struct table *table)
{
    const struct result *result = &table->result;
    if (result->outcome == OUTCOME_WIN)
        return result->winner;
    if (result->outcome == OUTCOME_INVALID || result->naming.waits[table->dealer])
        return table->dealer;
    return table_next(table, table->dealer);
}

static bool check(const struct ruleset *rules, const int16_t *options, struct refusal *why)
{
    int size = ruleset_value(rules, options, OPTION_SIZE);
    if (ruleset_value(rules, options, OPTION_PLAYERS) != PLAYERS_THREE || size <= SIZE_FOR_THREE)
        return true;
    return refusal_set(why, REFUSAL_THREE_SIT_OUT, .number = (uint8_t)size);
}

/* The player who sat out replaces the dealer; in the first round the last seat sits out. With larger hands
 * one player sits out even if all three wanted to play, because there are not enough tiles. */
static int sits_out(const struct table *table, int dealer)
{
    int players = table_option(table, OPTION_PLAYERS);
    if (players == PLAYERS_TWO ||
        (players == PLAYERS_THREE && table_option(table, OPTION_SIZE) <= SIZE_FOR_THREE))
        return SEAT_NONE;
    if (table->sitting == SEAT_NONE)
        return 2;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != dealer && seat != table->sitting)
            return seat;
    return SEAT_NONE;
}

static int seats(const struct ruleset *rules, const int16_t *options)
{
    return ruleset_value(rules, options, OPTION_PLAYERS) == PLAYERS_TWO ? 2 : 3;
}

static const struct option options[] = {
    {.key = OPTION_ROUNDS,
     .name = "rounds",
     .label = N_("Hands"),
     .help = N_("How many hands the match lasts."),
     .type = OPTION_NUMBER,
     .initial = 8,
     .numbers = {4, 8, 16}},
    {.key = OPTION_SIZE,
     .name = "size",
     .label = N_("Tiles in hand"),
     .help = N_("4 is easy, 7 is a good game, 13 is for experts."),
     .type = OPTION_NUMBER,
     .initial = 7,
     .numbers = {4, 7, 10, 13}},
    {.key = OPTION_SUIT,
     .name = "suit",
     .label = N_("Suit"),
     .help = N_("The suit you play with."),
     .type = OPTION_CHOICE,
     .initial = 0,
     .choices = {"m", "p", "s"},
     .choice_labels = {N_("Characters"), N_("Dots"), N_("Bamboo")}},
    {.key = OPTION_SCORING,
     .name = "scoring",
     .label = N_("Points"),
     .help = N_("One point per win, or points for every wait named."),
     .type = OPTION_CHOICE,
     .initial = ONE_SUIT_DETAILED,
     .choices = {"simple", "detailed"},
     .choice_labels = {N_("Simple"), N_("Detailed")}},
    {.key = OPTION_PLAYERS,
     .name = "players",
     .label = N_("Players"),
     .help = N_("With three, players can take turns sitting out."),
     .type = OPTION_CHOICE,
     .initial = PLAYERS_TWO,
     .choices = {"two", "three", "sit-out"},
     .choice_labels = {N_("Two"), N_("Three"), N_("One sits out")}},
    {0},
};

const struct ruleset ruleset_one_suit = {
    .id = "one-suit",
    .name = N_("One Suit"),
    .pitch = N_("Thirty-six tiles of one suit. Name every wait, or pay for the ones you miss."),
    .goal = N_("Complete your hand, declare it, and name every tile it was waiting for. The most points "
               "after the last round wins."),
    .seats_least = 2,
    .seats_most = 3,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .sets = 4,
    .forms = FORM_STANDARD | FORM_SEVEN_PAIRS,
    .declares_risk = true,
    .front_replacements = true,
    .options = options,
    .patterns = patterns,
    .settle = settle,
    .check = check,
    .seats = seats,
    .sits_out = sits_out,
    .next_dealer = next_dealer,
};
