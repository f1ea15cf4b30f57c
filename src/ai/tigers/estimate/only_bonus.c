/* only_bonus.c: the distance to Only Bonus; see only_bonus.h. */
#include "ai/tigers/estimate/only_bonus.h"

#include <string.h>

enum { SETS_MAX = 8, SETS = 5, NUMBERS = 9, FIELD = 7 };

/* Nine counts in one word: seven bits for each number, of which the top bit is free. */
typedef uint64_t packed;
#define PACK(n, count) ((packed)(count) << FIELD * (n))
#define PACK_ONES      0x0102040810204081u
#define PACK_SPARE     (PACK_ONES << (FIELD - 1))

/* A search through the possible sets of one suit. */
struct search {
    packed held;
    packed alive; /* how many of each number can be had */
    packed sets[SETS_MAX];
    int set_count;
    int sets_most, cost_most;
    uint8_t tiles[SETS][2];  /* the fewest missing tiles */
    packed lacking[SETS][2]; /* above 0 for the numbers missing in some choice with so few */
};

static void list_sets(struct search *search, unsigned bonus)
{
    for (int n = 0; n < NUMBERS; n++) {
        if (bonus >> n & 1)
            search->sets[search->set_count++] = PACK(n, 3);
        if (n < 7 && bonus >> n & 7)
            search->sets[search->set_count++] = PACK(n, 1) + PACK(n + 1, 1) + PACK(n + 2, 1);
    }
}

/* Returns by how much each number is wanted beyond what is held. */
static packed excess(const struct search *search, packed wanted)
{
    packed over = (wanted | PACK_SPARE) - search->held, enough = over & PACK_SPARE;
    return over & (enough - (enough >> (FIELD - 1)));
}

static int packed_sum(packed counts)
{
    return (int)(counts * PACK_ONES >> FIELD * (NUMBERS - 1) & 0x7f);
}

/* Notes a choice of sets and pairs if it is possible and cheap enough, and adds each further set from `from`
 * on, including the same one again. */
static void choose(struct search *search, int from, int sets, int pair, packed wanted)
{
    packed lacking = excess(search, wanted);
    int cost = packed_sum(lacking);
    bool alive = (((search->alive | PACK_SPARE) - wanted) & PACK_SPARE) == PACK_SPARE;
    if (!alive || cost > search->cost_most)
        return;
    uint8_t *tiles = &search->tiles[sets][pair];
    if (cost <= *tiles) {
        search->lacking[sets][pair] = lacking | (cost == *tiles ? search->lacking[sets][pair] : 0);
        *tiles = (uint8_t)cost;
    }
    for (int i = from; i < search->set_count && sets < search->sets_most; i++)
        choose(search, i, sets + 1, pair, wanted + search->sets[i]);
}

static void search_suit(const struct situation *situation, const struct holding *holding, int suit,
                        int sets_most, int cost_most, struct lacking *out)
{
    struct search search = {.sets_most = sets_most, .cost_most = cost_most};
    for (int n = 0; n < NUMBERS; n++) {
        int held = holding->hand.counts[9 * suit + n];
        search.held |= PACK(n, held);
        search.alive |= PACK(n, held + situation->unseen[9 * suit + n]);
    }
    unsigned bonus = (unsigned)(situation->bonus >> (9 * suit) & 0x1ff);
    list_sets(&search, bonus);
    memset(search.tiles, ONLY_BONUS_FAR, sizeof search.tiles);
    choose(&search, 0, 0, 0, 0);
    for (int n = 0; n < NUMBERS; n++)
        if (bonus >> n & 1)
            choose(&search, 0, 0, 1, PACK(n, 2));
    memset(out, 0, sizeof *out);
    memcpy(out->tiles, search.tiles, sizeof out->tiles);
    for (int sets = 0; sets <= sets_most; sets++)
        for (int pair = 0; pair < 2; pair++)
            for (int n = 0; n < NUMBERS; n++)
                out->numbers[sets][pair] |= (uint16_t)((search.lacking[sets][pair] >> FIELD * n & 0x7f) > 0)
                                            << n;
}

/* The same by the memo. A result for more sets or a higher cost serves too, because a choice above the
 * allowed cost is never part of a hand below it. */
static void recall_suit(const struct situation *situation, const struct holding *holding, int suit,
                        int sets_most, int cost_most, struct lacking *out)
{
    bool found;
    if (!situation->memo) {
        search_suit(situation, holding, suit, sets_most, cost_most, out);
        return;
    }
    struct memo_suit *entry = memo_find_suit(situation->memo, suit, holding->hand.counts + 9 * suit, &found);
    if (!found || entry->sets_most < sets_most || entry->cost_most < cost_most) {
        search_suit(situation, holding, suit, sets_most, cost_most, &entry->lacking);
        entry->sets_most = (uint8_t)sets_most;
        entry->cost_most = (uint8_t)cost_most;
    }
    *out = entry->lacking;
}

/* What two groups of suits lack together: the best split of sets and pair, and all numbers that the best
 * splits lack. */
struct joined {
    uint8_t tiles[SETS][2];
    tile_set kinds[SETS][2];
};

static void join(struct joined *sum, const struct lacking *suit, int place)
{
    struct joined next;
    memset(&next, 0, sizeof next);
    memset(next.tiles, ONLY_BONUS_FAR, sizeof next.tiles);
    for (int sets = 0; sets < SETS; sets++)
        for (int pair = 0; pair < 2; pair++)
            for (int i = 0; i <= sets; i++)
                for (int p = 0; p <= pair; p++) {
                    int tiles = sum->tiles[sets - i][pair - p] + suit->tiles[i][p];
                    if (tiles > next.tiles[sets][pair])
                        continue;
                    if (tiles < next.tiles[sets][pair])
                        next.kinds[sets][pair] = 0;
                    next.tiles[sets][pair] = (uint8_t)tiles;
                    next.kinds[sets][pair] |= sum->kinds[sets - i][pair - p] | (tile_set)suit->numbers[i][p]
                                                                                   << place;
                }
    *sum = next;
}

int only_bonus_shanten(const struct situation *situation, const struct holding *holding, int most,
                       tile_set *useful)
{
    int sets = situation->table->rules->sets - holding->meld_count;
    struct joined sum;
    memset(&sum, 0, sizeof sum);
    memset(sum.tiles, ONLY_BONUS_FAR, sizeof sum.tiles);
    sum.tiles[0][0] = 0;
    for (int suit = 0; suit < 3; suit++) {
        struct lacking lacking;
        if (!(situation->in_play >> (9 * suit) & 1))
            continue;
        recall_suit(situation, holding, suit, sets, most + 1, &lacking);
        join(&sum, &lacking, 9 * suit);
    }
    if (sum.tiles[sets][1] > most + 1)
        return ONLY_BONUS_FAR;
    *useful = sum.kinds[sets][1];
    return sum.tiles[sets][1] - 1;
}
