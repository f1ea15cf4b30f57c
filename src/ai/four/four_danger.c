/* four_danger.c: the expected cost of discarding a tile at a table of four; see four_danger.h. */
#include "ai/four/four_danger.h"

#include <string.h>

#include "ai/four/finish.h"

/* How common each form of wait is for equal numbers of ways. */
enum {
    WAYS_RUN = 4,
    WAYS_PAIR = 6,
    WAYS_LONE = 3,
    WAITS_TENTHS = 18, /* kinds that a tenpai hand waits for, in tenths */
    FEED_MELDS = 2,    /* a player with this many melds may be close to a great hand */
    FEED_WINS = 512,   /* chance, of AI_ONE, that such a hand wins in the end */
    FEED_KEEPS = 3     /* they hold what they collect so many times more often than by chance */
};

/* In how many ways the unseen tiles can wait for each kind. */
struct ways {
    int of[TILE_KINDS];
    int all;
};

static void count_ways(const struct four_situation *situation, struct ways *ways)
{
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        const uint8_t *unseen = situation->unseen + kind;
        int number = kind % 9, own = unseen[0];
        ways->of[kind] = WAYS_PAIR * own * (own - 1) / 2 + WAYS_LONE * own;
        if (kind >= TILE_EAST)
            continue;
        if (number >= 2)
            ways->of[kind] += WAYS_RUN * unseen[-2] * unseen[-1];
        if (number >= 1 && number <= 7)
            ways->of[kind] += WAYS_RUN * unseen[-1] * unseen[1];
        if (number <= 6)
            ways->of[kind] += WAYS_RUN * unseen[1] * unseen[2];
    }
    for (int kind = 0; kind < TILE_KINDS; kind++)
        ways->all += ways->of[kind];
}

/* Returns the kind's share of a rival's waits among these kinds. */
static int share(const struct four_rival *rival, const struct ways *ways, tile_set kinds, uint8_t kind)
{
    int64_t all = 0;
    if (!(kinds >> kind & 1) || rival->safe >> kind & 1)
        return 0;
    for (int k = 0; k < TILE_KINDS; k++)
        all += kinds >> k & 1 ? ways->of[k] : 0;
    int64_t part = all ? (int64_t)ways->of[kind] * AI_ONE * WAITS_TENTHS / (10 * all) : 0;
    if (rival->thrown >> kind & 1)
        part /= 3;
    return part > AI_ONE ? AI_ONE : (int)part;
}

static void estimate_rival(struct four_danger *danger, const struct four_situation *situation, int place,
                           const struct ways *ways)
{
    const struct four_rival *rival = &situation->rivals[place];
    const tile_set every = FINISH_KINDS;
    int plain = AI_ONE;
    for (int suit = 0; suit < 3; suit++)
        plain -= rival->collects[suit];
    plain = plain < 0 ? 0 : plain;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int64_t chance = (int64_t)plain * share(rival, ways, every, kind) / AI_ONE;
        int64_t points = chance * rival->points / AI_ONE;
        for (int suit = 0; suit < 3; suit++) {
            if (!rival->collects[suit])
                continue;
            int64_t more = (int64_t)rival->collects[suit] *
                           share(rival, ways, TILE_SUIT(suit) | TILE_HONORS, kind) / AI_ONE;
            chance += more;
            points += more * rival->suit_points[suit] / AI_ONE;
        }
        danger->chance[place][kind] = (int)(chance * rival->tenpai / AI_ONE);
        danger->points[place][kind] = chance ? (int)(points * AI_ONE / chance) : 0;
    }
}

void four_danger_init(struct four_danger *danger, const struct four_situation *situation)
{
    struct ways ways = {0};
    memset(danger, 0, sizeof *danger);
    if (!situation->weights->danger)
        return;
    count_ways(situation, &ways);
    for (int i = 0; i < situation->rival_count; i++)
        estimate_rival(danger, situation, i, &ways);
}

int four_danger_chance(const struct four_danger *danger, const struct four_situation *situation, uint8_t kind)
{
    int chance = 0;
    for (int i = 0; i < situation->rival_count; i++)
        chance += danger->chance[i][kind];
    return chance > AI_ONE ? AI_ONE : chance;
}

/* Returns the chance, of AI_ONE, that a rival's concealed tiles include these two kinds (or two of one). */
static int holds(const struct four_situation *situation, const struct four_rival *rival, int kind, int other)
{
    int ways = situation->unseen[kind] * situation->unseen[other];
    int size = situation->table->hand_sizes[rival->seat], total = situation->unseen_total + 1;
    if (kind == other)
        ways = situation->unseen[kind] * (situation->unseen[kind] - 1) / 2;
    int64_t chance = (int64_t)ways * size * size * AI_ONE * FEED_KEEPS / ((int64_t)total * total);
    return chance > AI_ONE * 3 / 4 ? AI_ONE * 3 / 4 : (int)chance;
}

/* Finds the most likely set for which a rival could claim the kind. Returns its chance, 0 if there is
 * none. */
static int likeliest_set(const struct four_situation *situation, const struct four_rival *rival, uint8_t kind,
                         struct meld *meld)
{
    bool next = table_next(situation->table, situation->seat) == rival->seat;
    int best = holds(situation, rival, kind, kind), number = kind % 9;
    *meld = (struct meld){.kind = MELD_PUNG, .tile = kind, .claimed = kind, .from = situation->seat};
    for (int low = number - 2; low <= number && next && kind < TILE_EAST; low++) {
        if (low < 0 || low > 6)
            continue;
        int first = kind - number + low, one = first == kind ? first + 1 : first;
        int other = first + 2 == kind ? first + 1 : first + 2;
        int chance = holds(situation, rival, one, other);
        if (chance <= best)
            continue;
        best = chance;
        meld->kind = MELD_RUN;
        meld->tile = (uint8_t)first;
    }
    return best;
}

/* True if all melds of a rival and the kind are of one suit or honors. */
static bool goes_with(const struct four_situation *situation, const struct four_rival *rival, uint8_t kind)
{
    const struct table *table = situation->table;
    int alike = 0, count = table->meld_counts[rival->seat];
    for (int i = 0; i < count; i++)
        alike += tile_suit(table->melds[rival->seat][i].tile) == tile_suit(kind);
    return alike >= FEED_MELDS && (alike == count || kind >= TILE_EAST);
}

/* Returns the cost of letting a rival claim the kind for a set of a great hand, beyond everybody's share of a
 * usual win. */
static int64_t feed_cost(const struct four_situation *situation, int place, uint8_t kind)
{
    const struct four_rival *rival = &situation->rivals[place];
    struct meld meld;
    if (situation->table->meld_counts[rival->seat] < FEED_MELDS ||
        situation->table->meld_counts[rival->seat] == MELD_MAX || !goes_with(situation, rival, kind))
        return 0;
    int chance = likeliest_set(situation, rival, kind, &meld);
    if (!chance)
        return 0;
    int64_t loss =
        four_situation_liability(situation, place, &meld) - situation->usual_points * situation->pay.looking;
    return loss > 0 ? loss * chance / AI_ONE * FEED_WINS / AI_ONE : 0;
}

int four_danger_cost(const struct four_danger *danger, const struct four_situation *situation, uint8_t kind,
                     int own)
{
    int64_t cost = 0;
    if (!situation->weights->danger)
        return 0;
    for (int i = 0; i < situation->rival_count; i++) {
        cost += feed_cost(situation, i, kind);
        if (!danger->chance[i][kind])
            continue;
        int pays = four_situation_feeds(situation, i, kind);
        int64_t loss = (int64_t)danger->points[i][kind] * pays / AI_ONE + own - situation->deny;
        cost += danger->chance[i][kind] * loss / AI_ONE;
    }
    cost = cost < 0 ? 0 : cost;
    return (int)(cost * situation->weights->danger / AI_ONE);
}

const struct four_rival *four_danger_rival(const struct four_danger *danger,
                                           const struct four_situation *situation, uint8_t kind)
{
    int worst = 0;
    for (int i = 1; i < situation->rival_count; i++)
        if (danger->chance[i][kind] > danger->chance[worst][kind])
            worst = i;
    return &situation->rivals[worst];
}

const struct four_rival *four_danger_fed(const struct four_situation *situation, uint8_t kind)
{
    const struct four_rival *fed = NULL;
    int64_t most = 0;
    for (int i = 0; i < situation->rival_count; i++) {
        int64_t cost = feed_cost(situation, i, kind);
        fed = cost > most ? &situation->rivals[i] : fed;
        most = cost > most ? cost : most;
    }
    return fed;
}
