/* race.c: chances per turn, and the chance to come first; see race.h. */
#include "ai/tigers/estimate/race.h"

int race_ways_by_others(const struct situation *situation)
{
    return situation->weights->meet + situation->dummy_draws;
}

int race_ways_in_riichi(const struct situation *situation)
{
    int dummy = situation->table->rules->dummy ? situation->table->seats * AI_ONE : 0;
    return situation->weights->meet_riichi + dummy;
}

int race_rate(const struct situation *situation, int tiles)
{
    int total = situation->unseen_total > 0 ? situation->unseen_total : 1;
    int rate = tiles / total;
    return rate > AI_ONE ? AI_ONE : rate;
}

int race_chance(const struct situation *situation, int rate)
{
    return rate * AI_ONE / (rate + situation->hazard + 1);
}

int race_share(int chance, int amount)
{
    return (int)((int64_t)chance * amount / AI_ONE);
}
