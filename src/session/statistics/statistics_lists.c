/*
 * statistics_lists.c: patterns, hands and opponents; see statistics.h.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "session/statistics/statistics.h"

/* --- patterns and hands ------------------------------------------------------------------------------- */

/* How many hands have each pattern, by its index in the mode's list. */
struct counts {
    int hands[STATISTICS_PATTERNS];
};

/* Calls `take` with every hand won in the selected matches, the oldest first. */
static void each_hand(const struct journal *journal, const struct selection *selection,
                      void (*take)(void *user, const struct won_hand *won), void *user)
{
    for (int i = 0; i < journal->count; i++) {
        const struct match_tally *match = &journal->matches[i];
        if (!statistics_selects(journal, selection, match))
            continue;
        for (int r = 0; r < match->round_count; r++) {
            const struct tally_round *round = &match->rounds[r];
            if (round->hand >= 0)
                take(user, &(struct won_hand){match, round, &match->hands[round->hand], 0});
        }
    }
}

static void count_hand(void *user, const struct won_hand *won)
{
    struct counts *counts = user;
    for (int i = 0; i < won->hand->line_count; i++)
        counts->hands[won->hand->lines[i].place]++;
}

static void count_patterns(const struct journal *journal, const struct selection *selection,
                           struct counts *counts)
{
    memset(counts, 0, sizeof *counts);
    if (selection->rules && !selection->rules->declares_risk)
        each_hand(journal, selection, count_hand, counts);
}

static int rarest_of(const struct counts *counts, const struct tally_hand *hand)
{
    int rarest = 0;
    for (int i = 0; i < hand->line_count; i++) {
        int hands = counts->hands[hand->lines[i].place];
        if (!rarest || hands < rarest)
            rarest = hands;
    }
    return rarest;
}

static bool has(const struct won_hand *won, const struct pattern *pattern)
{
    int place = match_tally_place(won->match->rules, pattern);
    for (int i = 0; i < won->hand->line_count; i++)
        if (won->hand->lines[i].place == place)
            return true;
    return false;
}

/* The best hands so far, sorted. */
struct picking {
    const struct counts *counts;
    enum show_order order;
    const struct pattern *pattern;
    struct won_hand *list;
    int count, most;
};

/* True if `a` has a pattern in fewer hands than any of `b`; a hand with patterns is rarer than one
 * without. */
static bool is_rarer(const struct won_hand *a, const struct won_hand *b)
{
    return a->rarest && (!b->rarest || a->rarest < b->rarest);
}

/* True if `a` comes before `b`, which is older. */
static bool goes_before(enum show_order order, const struct won_hand *a, const struct won_hand *b)
{
    if (order == HANDS_RAREST && a->rarest != b->rarest)
        return is_rarer(a, b);
    if (a->hand->value != b->hand->value)
        return a->hand->value > b->hand->value;
    return is_rarer(a, b);
}

static void pick_hand(void *user, const struct won_hand *won)
{
    struct picking *picking = user;
    struct won_hand own = *won;
    if (picking->pattern && !has(won, picking->pattern))
        return;
    own.rarest = rarest_of(picking->counts, won->hand);
    int at = picking->count;
    while (at > 0 && goes_before(picking->order, &own, &picking->list[at - 1]))
        at--;
    if (at == picking->most)
        return;
    picking->count += picking->count < picking->most;
    memmove(picking->list + at + 1, picking->list + at,
            (size_t)(picking->count - at - 1) * sizeof *picking->list);
    picking->list[at] = own;
}

int statistics_hands(const struct journal *journal, const struct selection *selection, enum show_order order,
                     const struct pattern *pattern, struct won_hand *list, int most)
{
    struct counts counts;
    struct picking picking = {&counts, order, pattern, list, 0, most};
    count_patterns(journal, selection, &counts);
    each_hand(journal, selection, pick_hand, &picking);
    return picking.count;
}

static int more_hands(const void *a, const void *b)
{
    const struct pattern_count *one = a, *other = b;
    if (one->hands != other->hands)
        return one->hands > other->hands ? -1 : 1;
    return one->place - other->place;
}

int statistics_patterns(const struct journal *journal, const struct selection *selection,
                        struct pattern_count list[STATISTICS_PATTERNS])
{
    struct counts counts;
    int count = 0;
    count_patterns(journal, selection, &counts);
    for (int place = 0; place < STATISTICS_PATTERNS; place++) {
        if (!counts.hands[place])
            continue;
        struct pattern_count *next = &list[count++];
        *next = (struct pattern_count){
            match_tally_pattern(selection->rules, place), place, counts.hands[place], {0}};
        statistics_hands(journal, selection, HANDS_BEST, next->pattern, &next->best, 1);
    }
    qsort(list, (size_t)count, sizeof *list, more_hands);
    return count;
}

/* --- opponents ---------------------------------------------------------------------------------------- */

enum { MET_MAX = 1024 };

/* The opponents so far. */
struct meeting {
    int count;
    struct opponent list[MET_MAX];
};

/* Returns the player's entry, adding it if needed; NULL if the list is full. */
static struct opponent *opponent_of(struct meeting *met, const struct player *player)
{
    for (int i = 0; i < met->count; i++)
        if (player_is_same(&met->list[i].player, player))
            return &met->list[i];
    if (met->count == MET_MAX)
        return NULL;
    met->list[met->count] = (struct opponent){.player = *player};
    return &met->list[met->count++];
}

static void add_round(struct meeting *met, const struct match_tally *match, int seat, int place)
{
    const struct tally_round *round = &match->rounds[place];
    if (round->sitting == seat)
        return;
    struct opponent *opponent = opponent_of(met, match_tally_player(match, seat, place));
    bool won = round->end == ROUND_WON, theirs = round->winners >> seat & 1;
    if (!opponent)
        return;
    opponent->rounds++;
    opponent->won += won;
    opponent->lost += theirs && !won;
    opponent->dealt_in += theirs && round->from == match->seat;
    opponent->from_them += won && round->from == seat;
}

/* A match counts for the opponent at its end, each round for the one who played it. */
static void add_seat(struct meeting *met, const struct match_tally *match, int seat)
{
    int32_t own = match->scores[match->seat], theirs = match->scores[seat];
    struct opponent *opponent = opponent_of(met, match_tally_player(match, seat, TALLY_AT_END));
    if (opponent) {
        opponent->matches++;
        opponent->ahead += own > theirs;
        opponent->level += own == theirs;
    }
    for (int place = 0; place < match->round_count; place++)
        add_round(met, match, seat, place);
}

static int more_matches(const void *a, const void *b)
{
    const struct opponent *one = a, *other = b;
    if (one->matches != other->matches)
        return one->matches > other->matches ? -1 : 1;
    if (one->rounds != other->rounds)
        return one->rounds > other->rounds ? -1 : 1;
    int order = strcmp(one->player.name, other->player.name);
    return order ? order : (int)one->player.level - other->player.level;
}

int statistics_opponents(const struct journal *journal, const struct selection *selection,
                         struct opponent list[STATISTICS_OPPONENTS])
{
    struct meeting *met = calloc(1, sizeof *met);
    CHECK_MEMORY(met);
    for (int i = 0; i < journal->count; i++) {
        const struct match_tally *match = &journal->matches[i];
        for (int seat = 0; statistics_selects(journal, selection, match) && seat < match->seats; seat++)
            if (seat != match->seat)
                add_seat(met, match, seat);
    }
    qsort(met->list, (size_t)met->count, sizeof *met->list, more_matches);
    int count = met->count < STATISTICS_OPPONENTS ? met->count : STATISTICS_OPPONENTS;
    memcpy(list, met->list, (size_t)count * sizeof *list);
    free(met);
    return count;
}
