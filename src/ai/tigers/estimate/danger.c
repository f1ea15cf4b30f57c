/* danger.c: the chance that a discard deals in; see danger.h. */
#include "ai/tigers/estimate/danger.h"

#include <string.h>

/* How common each form of wait is for equal numbers of ways. */
enum {
    WAYS_RUN = 4,
    WAYS_PAIR = 6,
    WAYS_LONE = 3,
    WAITS_TENTHS = 17 /* kinds that a tenpai hand waits for, in tenths */
};

/* A rival's ways to wait for kinds by runs. */
struct ways {
    int live[TILE_KINDS]; /* ways in which they can win on the kind */
    int all;              /* all ways, including dead ones */
};

/* Counts the ways in which two tiles wait for one kind or, if `far` is a kind, for two. If one of the kinds
 * kills a Riichi, it wins on neither. */
static void count_run(struct ways *ways, int amount, int near, int far, const struct rival *rival)
{
    tile_set waits = TILE_BIT(near) | (far >= 0 ? TILE_BIT(far) : 0);
    ways->all += amount * (far >= 0 ? 2 : 1);
    if (rival->riichi && waits & rival->ruled_out)
        return;
    if (!(rival->safe & TILE_BIT(near)))
        ways->live[near] += amount;
    if (far >= 0 && !(rival->safe & TILE_BIT(far)))
        ways->live[far] += amount;
}

static void count_runs(struct ways *ways, const struct situation *situation, const struct rival *rival)
{
    for (int suit = 0; suit < 3; suit++) {
        const uint8_t *unseen = situation->unseen + 9 * suit;
        for (int n = 0; n < 8; n++) {
            int side = WAYS_RUN * unseen[n] * unseen[n + 1], base = 9 * suit + n;
            if (n == 0)
                count_run(ways, side, base + 2, -1, rival);
            else
                count_run(ways, side, base - 1, n == 7 ? -1 : base + 2, rival);
            if (n < 7)
                count_run(ways, WAYS_RUN * unseen[n] * unseen[n + 2], base + 1, -1, rival);
        }
    }
}

static void count_pairs(struct ways *ways, const struct situation *situation, const struct rival *rival)
{
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = situation->unseen[kind];
        int amount = WAYS_PAIR * unseen * (unseen - 1) / 2 + WAYS_LONE * unseen;
        ways->all += amount;
        if (!(rival->safe & TILE_BIT(kind)))
            ways->live[kind] += amount;
    }
}

void danger_init(struct danger *danger, const struct situation *situation)
{
    memset(danger, 0, sizeof *danger);
    for (int i = 0; i < situation->rival_count; i++) {
        const struct rival *rival = &situation->rivals[i];
        struct ways ways = {0};
        count_runs(&ways, situation, rival);
        count_pairs(&ways, situation, rival);
        for (int kind = 0; kind < TILE_KINDS && ways.all > 0; kind++) {
            int chance =
                (int)((int64_t)ways.live[kind] * rival->tenpai * WAITS_TENTHS / (10 * (int64_t)ways.all));
            chance = chance > rival->tenpai ? rival->tenpai : chance;
            danger->chance[kind] += chance;
            danger->points[kind] += chance * rival->points / AI_ONE;
        }
    }
    int64_t sum = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        sum += danger->chance[kind] * situation->unseen[kind];
    if (situation->unseen_total > 0)
        danger->passing = (int)(sum / situation->unseen_total);
}

int danger_cost(const struct danger *danger, const struct situation *situation, uint8_t kind, int own)
{
    int forgone = own - situation->lost;
    int cost = danger->points[kind] + (int)((int64_t)danger->chance[kind] * forgone / AI_ONE);
    cost = cost < 0 ? 0 : cost;
    return (int)((int64_t)cost * situation->weights->danger / AI_ONE);
}

const struct rival *danger_rival(const struct situation *situation)
{
    const struct rival *worst = &situation->rivals[0];
    for (int i = 1; i < situation->rival_count; i++)
        if (situation->rivals[i].tenpai > worst->tenpai)
            worst = &situation->rivals[i];
    return worst;
}

struct reason danger_reason(const struct situation *situation, struct reason reason)
{
    return reason_about(reason, situation->table, danger_rival(situation)->seat);
}
