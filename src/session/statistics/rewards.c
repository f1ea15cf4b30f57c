/* rewards.c: see rewards.h. */
#include "session/statistics/rewards.h"

/* How many matches and hands there must have been before one is announced as the best, and the shortest
 * streak that is announced. */
enum { MATCHES_BEFORE = 5, HANDS_BEFORE = 10, STREAK_MIN = 3 };

struct finding {
    struct reward *list;
    int count;
};

static void add(struct finding *finding, struct reward reward)
{
    if (finding->count < REWARDS_MAX)
        finding->list[finding->count++] = reward;
}

/* --- the shelf ------------------------------------------------------------------------------------ */

/* Adds a copy of the match to the journal, which owns its parts. */
static void put_copy(struct journal *journal, const struct match_tally *match)
{
    struct match_tally copy = *match;
    copy.rounds = NULL;
    copy.hands = NULL;
    copy.changes = NULL;
    copy.round_count = copy.hand_count = copy.change_count = 0;
    for (int i = 0; i < match->round_count; i++)
        *match_tally_add_round(&copy) = match->rounds[i];
    for (int i = 0; i < match->hand_count; i++)
        *match_tally_add_hand(&copy) = match->hands[i];
    for (int i = 0; i < match->change_count; i++)
        *match_tally_add_change(&copy) = match->changes[i];
    journal_put(journal, &copy);
}

/* Finds the achievements that the match adds: by its last round, or by the whole of it. */
static void find_achievements(struct finding *finding, struct journal *journal,
                              const struct match_tally *match, bool whole)
{
    struct achieved before[ACHIEVEMENTS], after[ACHIEVEMENTS];
    achievements_count(journal, before);
    put_copy(journal, match);
    achievements_count(journal, after);
    for (int i = 0; achievements[i].id; i++)
        if (after[i].done && !before[i].done && achievements[i].whole == whole &&
            (whole || after[i].round == match->round_count - 1))
            add(finding, (struct reward){.kind = REWARD_ACHIEVEMENT, .number = i});
}

static bool is_in_album(const struct journal *journal, const struct ruleset *rules, int place)
{
    for (int i = 0; i < journal->count; i++)
        for (int h = 0; journal->matches[i].rules == rules && h < journal->matches[i].hand_count; h++)
            for (int l = 0; l < journal->matches[i].hands[h].line_count; l++)
                if (journal->matches[i].hands[h].lines[l].place == place)
                    return true;
    return false;
}

static bool is_earlier_in_match(const struct match_tally *match, const struct tally_hand *hand, int place)
{
    for (const struct tally_hand *at = match->hands; at < hand; at++)
        for (int l = 0; l < at->line_count; l++)
            if (at->lines[l].place == place)
                return true;
    return false;
}

static void find_patterns(struct finding *finding, const struct journal *before,
                          const struct match_tally *match, const struct tally_hand *hand)
{
    for (int i = 0; i < hand->line_count; i++) {
        const struct pattern *pattern = match_tally_pattern(match->rules, hand->lines[i].place);
        int place = hand->lines[i].place;
        if (!match->rules->declares_risk && ruleset_plays(match->rules, pattern) &&
            !is_in_album(before, match->rules, place) && !is_earlier_in_match(match, hand, place))
            add(finding, (struct reward){.kind = REWARD_PATTERN, .pattern = pattern});
    }
}

/* --- a match -------------------------------------------------------------------------------------- */

static void find_streak(struct finding *finding, const struct streak *before, int end)
{
    int now = before->present + 1;
    if (end > 0 && now >= STREAK_MIN && now > before->longest)
        add(finding, (struct reward){.kind = REWARD_STREAK_BEST, .number = now});
    else if (end > 0 && now >= STREAK_MIN)
        add(finding, (struct reward){.kind = REWARD_STREAK, .number = now, .best = before->longest});
    else if (end <= 0 && before->present >= STREAK_MIN)
        add(finding, (struct reward){.kind = REWARD_STREAK_OVER, .number = before->present});
}

/* Finds the most points and the clearest win so far, in matches of the mode with as many rounds. */
static void find_bests(struct finding *finding, const struct journal *before, const struct match_tally *match)
{
    int matches = 0, points = 0, margin = 0;
    for (int i = 0; i < before->count; i++) {
        const struct match_tally *other = &before->matches[i];
        if (other->rules != match->rules || other->seats != match->seats || other->start != match->start)
            continue;
        matches++;
        points = other->scores[other->seat] > points ? other->scores[other->seat] : points;
        int ahead = match_tally_margin(other, other->seat);
        margin = ahead > margin ? ahead : margin;
    }
    int own = match->scores[match->seat], ahead = match_tally_margin(match, match->seat);
    if (matches >= MATCHES_BEFORE && own > points)
        add(finding, (struct reward){.kind = REWARD_BEST_SCORE, .number = own});
    else if (matches >= MATCHES_BEFORE && ahead > margin)
        add(finding, (struct reward){.kind = REWARD_BEST_MARGIN, .number = ahead});
}

/* Finds the first win over the only opponent. */
static void find_first_over(struct finding *finding, const struct journal *before,
                            const struct match_tally *match)
{
    const struct player *player = match_tally_player(match, !match->seat, TALLY_AT_END);
    struct opponent met[STATISTICS_OPPONENTS];
    int count = statistics_opponents(before, &(struct selection){NULL, player}, met), ahead = 0;
    for (int i = 0; i < count; i++)
        if (player_is_same(&met[i].player, player))
            ahead = met[i].ahead;
    if (match->seats == 2 && player->kind == PLAYER_COMPUTER && !ahead)
        add(finding, (struct reward){.kind = REWARD_FIRST_OVER, .player = player});
}

int rewards_of_match(struct journal *before, const struct match_tally *match, struct reward list[REWARDS_MAX])
{
    struct finding finding = {list, 0};
    struct statistics sum;
    int end = statistics_match_end(match);
    if (journal_knows(before, match->name))
        return 0;
    before->since[0] = '\0';
    statistics_count(before, &(struct selection){NULL, NULL}, &sum);
    if (end > 0 && !sum.won)
        add(&finding, (struct reward){.kind = REWARD_FIRST_WIN});
    else if (end > 0)
        find_first_over(&finding, before, match);
    find_streak(&finding, &sum.matches_in_a_row, end);
    if (end > 0)
        find_bests(&finding, before, match);
    find_achievements(&finding, before, match, true);
    return finding.count;
}

/* --- a round -------------------------------------------------------------------------------------- */

static void find_firsts(struct finding *finding, const struct journal *before,
                        const struct match_tally *match, const struct tally_round *round)
{
    const struct tally_hand *hand = &match->hands[round->hand];
    struct statistics sum;
    struct won_hand best;
    bool first = true, riichi = false;
    statistics_count(before, &(struct selection){NULL, NULL}, &sum);
    for (const struct tally_round *at = match->rounds; at < round; at++) {
        first = first && at->end != ROUND_WON;
        riichi |= at->end == ROUND_WON && (at->marks & TALLY_RIICHI);
    }
    if (first && !sum.ends[ROUND_WON])
        add(finding, (struct reward){.kind = REWARD_FIRST_ROUND});
    else if ((round->marks & TALLY_RIICHI) && !riichi && !sum.riichi_won)
        add(finding, (struct reward){.kind = REWARD_FIRST_RIICHI});
    struct selection mode = {match->rules, NULL};
    statistics_count(before, &mode, &sum);
    if (sum.ends[ROUND_WON] < HANDS_BEFORE || !statistics_hands(before, &mode, HANDS_BEST, NULL, &best, 1))
        return;
    for (const struct tally_hand *at = match->hands; at < hand; at++)
        if (at->value >= hand->value)
            return;
    if (hand->value > best.hand->value)
        add(finding, (struct reward){.kind = REWARD_BEST_HAND, .number = hand->value});
}

int rewards_of_round(struct journal *before, const struct match_tally *match, struct reward list[REWARDS_MAX])
{
    struct finding finding = {list, 0};
    if (journal_knows(before, match->name) || !match->round_count)
        return 0;
    before->since[0] = '\0';
    const struct tally_round *round = &match->rounds[match->round_count - 1];
    if (round->end == ROUND_WON) {
        find_firsts(&finding, before, match, round);
        find_patterns(&finding, before, match, &match->hands[round->hand]);
    }
    find_achievements(&finding, before, match, false);
    return finding.count;
}
