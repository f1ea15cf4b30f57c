/* statistics.c: totals over matches and rounds; see statistics.h. */
#include "session/statistics/statistics.h"

#include <string.h>

static bool sat_there(const struct match_tally *match, const struct player *opponent)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seat != match->seat && player_is_same(&match->players[seat], opponent))
            return true;
    for (int i = 0; i < match->change_count; i++)
        if (player_is_same(&match->changes[i].player, opponent))
            return true;
    return false;
}

bool statistics_selects(const struct journal *journal, const struct selection *selection,
                        const struct match_tally *match)
{
    return (!selection->rules || match->rules == selection->rules) && journal_counts(journal, match) &&
           (!selection->opponent || sat_there(match, selection->opponent));
}

int statistics_match_end(const struct match_tally *match)
{
    int32_t margin = match_tally_margin(match, match->seat);
    return (margin > 0) - (margin < 0);
}

/* Returns the seat of one of the people at the end of the match, or SEAT_NONE. */
static int seat_of(const struct match_tally *match, enum ai_level who)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct player *player = match_tally_player(match, seat, TALLY_AT_END);
        if (player->kind == PLAYER_COMPUTER && player->level == who)
            return seat;
    }
    return SEAT_NONE;
}

int statistics_ends_against(const struct journal *journal, enum ai_level who, int ends[], int most)
{
    int count = 0;

    for (int i = journal->count - 1; i >= 0 && count < most; i--) {
        const struct match_tally *match = &journal->matches[i];
        int seat = seat_of(match, who);
        if (seat != SEAT_NONE)
            ends[count++] = match_tally_margin(match, match->seat) > 0 ? 1
                            : match_tally_margin(match, seat) > 0      ? -1
                                                                       : 0;
    }
    return count;
}

static void go_on(struct streak *streak, bool won)
{
    streak->present = won ? streak->present + 1 : 0;
    if (streak->present > streak->longest)
        streak->longest = streak->present;
}

static void add_lost(struct statistics *sum, const struct match_tally *match, const struct tally_round *round)
{
    sum->points_lost += round->points;
    if (round->from == match->seat) {
        sum->dealt_in++;
        sum->points_dealt += round->points;
    }
    sum->by_dummy += (round->marks & TALLY_OWN_DUMMY) != 0;
}

static void add_declared(struct statistics *sum, const struct tally_round *round, bool won)
{
    bool riichi = round->marks & TALLY_RIICHI, tenpai = round->marks & TALLY_TENPAI;
    sum->riichi += riichi;
    sum->riichi_won += riichi && won;
    sum->tenpai += tenpai;
    sum->tenpai_won += tenpai && won;
    sum->prevented += (round->marks & TALLY_PREVENTED) != 0;
    sum->calls += round->calls;
    sum->open += round->calls > 0;
    sum->open_won += round->calls && won;
    sum->declared += (round->marks & TALLY_DECLARED) != 0;
    sum->invalid += (round->marks & TALLY_FALSE) != 0;
    sum->named += (round->marks & TALLY_NAMED) != 0;
    sum->exact += (round->marks & TALLY_EXACT) != 0;
}

static void add_round(struct statistics *sum, const struct match_tally *match,
                      const struct tally_round *round)
{
    bool won = round->end == ROUND_WON;
    sum->rounds++;
    sum->ends[round->end]++;
    go_on(&sum->rounds_in_a_row, won);
    add_declared(sum, round, won);
    if (won) {
        sum->points_won += round->points;
        sum->wins[match->hands[round->hand].source]++;
    } else if (round->end == ROUND_LOST) {
        add_lost(sum, match, round);
    }
}

void statistics_count(const struct journal *journal, const struct selection *selection,
                      struct statistics *statistics)
{
    memset(statistics, 0, sizeof *statistics);
    for (int i = 0; i < journal->count; i++) {
        const struct match_tally *match = &journal->matches[i];
        if (!statistics_selects(journal, selection, match))
            continue;
        int end = statistics_match_end(match);
        statistics->matches++;
        statistics->won += end > 0;
        statistics->tied += end == 0;
        statistics->points += match->scores[match->seat] - match->start;
        go_on(&statistics->matches_in_a_row, end > 0);
        for (int r = 0; r < match->round_count; r++)
            add_round(statistics, match, &match->rounds[r]);
    }
}
