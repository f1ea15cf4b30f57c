/* road.c: see road.h. */
#include "session/statistics/road.h"

#include <string.h>

#include "ai/people.h"
#include "base/date.h"
#include "session/statistics/statistics.h"

/* The looks by their numbers in settings.c. Linen, the light table, is the first prize and available to
 * everybody. */
enum { FELT_OF_MEI = 1, FELT_OF_ZORA = 2, FELT_OF_NINO = 3, BACK_OF_KAI = 1, BACK_OF_AMARA = 2 };
enum { PLACE_OF_OTTO = 1, PLACE_OF_RAVI = 2, PLACE_OF_LIN = 3 };

static const struct prize prizes[PEOPLE] = {{PRIZE_FELT, FELT_OF_NINO},   {PRIZE_FELT, FELT_OF_MEI},
                                            {PRIZE_PLACE, PLACE_OF_OTTO}, {PRIZE_BACK, BACK_OF_KAI},
                                            {PRIZE_PLACE, PLACE_OF_LIN},  {PRIZE_PLACE, PLACE_OF_RAVI},
                                            {PRIZE_FELT, FELT_OF_ZORA},   {PRIZE_BACK, BACK_OF_AMARA}};

struct prize road_prize(int stop)
{
    return prizes[stop];
}

int road_prize_of(enum prize_kind kind, int look)
{
    for (int stop = 1; stop < PEOPLE; stop++)
        if (prizes[stop].kind == kind && prizes[stop].look == look)
            return stop;
    return -1;
}

/* Returns which of the eight had the seat in all rounds, or -1. */
static int stop_of(const struct match_tally *match, int seat)
{
    const struct player *player = &match->players[seat];
    for (int i = 0; i < match->change_count; i++)
        if (match->changes[i].seat == seat)
            return -1;
    bool one = player->kind == PLAYER_COMPUTER && person_is((enum ai_level)player->level);
    return one ? player->level - AI_PERSON : -1;
}

static void note_try(struct road_stop *stop, int own, int other)
{
    if (!stop->tries++ || other - own < stop->other - stop->own) {
        stop->own = own;
        stop->other = other;
    }
}

int road_add(struct road *road, const struct match_tally *match)
{
    bool won = statistics_match_end(match) > 0;
    int earned = -1;
    for (int seat = 0; seat < match->seats; seat++) {
        int who = stop_of(match, seat);
        if (who < 0 || road->stops[who].crown)
            continue;
        if (!won)
            note_try(&road->stops[who], match->scores[match->seat], match->scores[seat]);
        else if (earned < 0 || who < earned)
            earned = who;
    }
    if (earned >= 0) {
        road->stops[earned].crown = true;
        road->crowns++;
    }
    return earned;
}

void road_count(const struct journal *journal, const struct ruleset *rules, const char *except,
                struct road *road)
{
    memset(road, 0, sizeof *road);
    road->last_day = journal->count ? date_parse(journal->matches[journal->count - 1].name) : DATE_NONE;
    for (int i = 0; i < journal->count; i++)
        if (journal->matches[i].rules == rules && strcmp(journal->matches[i].name, except) != 0)
            road_add(road, &journal->matches[i]);
}

int road_next(const struct road *road)
{
    int next = 0;
    while (next < PEOPLE && road->stops[next].crown)
        next++;
    return next;
}
