/* album.c: see album.h. */
#include "session/statistics/album.h"

#include "base/check.h"
#include "session/statistics/achievements.h"

static void enter(struct album_entry *entry, const struct won_hand *won)
{
    if (!entry->hands++)
        entry->first = entry->best = *won;
    else if (won->hand->value > entry->best.hand->value)
        entry->best = *won;
}

static void enter_by_waits(struct album_entry *list, const struct won_hand *won)
{
    int waits = achievements_waits(won->hand);
    if (waits > 0)
        enter(&list[(waits < ALBUM_WAITS ? waits : ALBUM_WAITS) - 1], won);
}

static void enter_hand(struct album_entry *list, int count, const struct won_hand *won)
{
    for (int i = 0; i < won->hand->line_count; i++) {
        const struct pattern *pattern = match_tally_pattern(won->match->rules, won->hand->lines[i].place);
        for (int at = 0; at < count; at++)
            if (list[at].pattern == pattern)
                enter(&list[at], won);
    }
}

static int begin(const struct ruleset *rules, struct album_entry list[STATISTICS_PATTERNS])
{
    const struct pattern *at = NULL;
    int count = 0;
    while (!rules->declares_risk && (at = ruleset_next_pattern(rules, at)))
        if (ruleset_plays(rules, at)) {
            CHECK(count < STATISTICS_PATTERNS);
            list[count++] = (struct album_entry){.pattern = at};
        }
    while (rules->declares_risk && count < ALBUM_WAITS) {
        list[count] = (struct album_entry){.waits = count + 1};
        count++;
    }
    return count;
}

int album_list(const struct journal *journal, const struct ruleset *rules,
               struct album_entry list[STATISTICS_PATTERNS])
{
    int count = begin(rules, list);
    for (int i = 0; i < journal->count; i++) {
        const struct match_tally *match = &journal->matches[i];
        for (int r = 0; match->rules == rules && r < match->round_count; r++) {
            const struct tally_round *round = &match->rounds[r];
            if (round->hand < 0)
                continue;
            struct won_hand won = {match, round, &match->hands[round->hand], 0};
            if (rules->declares_risk)
                enter_by_waits(list, &won);
            else
                enter_hand(list, count, &won);
        }
    }
    return count;
}

int album_made(const struct album_entry *list, int count)
{
    int made = 0;
    for (int i = 0; i < count; i++)
        made += list[i].hands > 0;
    return made;
}
