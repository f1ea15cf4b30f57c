/* bonus.c: the distance to Only Bonus; see bonus.h. */
#include "ai/bonus.h"

#include <string.h>

enum { SETS_MOST = 8, SETS = 5, NUMBERS = 9 };

/* A search through the choices of sets of one suit. */
struct search {
    const uint8_t *held;
    const uint8_t *alive; /* how many can be had at most */
    uint8_t wanted[NUMBERS];
    uint8_t sets[SETS_MOST][3]; /* the numbers each set is made of, from 0 */
    int set_count;
    int sets_most, cost_most;
    struct lacking *out;
};

static void list_sets(struct search *search, unsigned bonus)
{
    for (uint8_t n = 0; n < NUMBERS; n++) {
        if (bonus >> n & 1)
            memset(search->sets[search->set_count++], n, 3);
        if (n < 7 && bonus >> n & 7) {
            uint8_t *run = search->sets[search->set_count++];
            for (uint8_t step = 0; step < 3; step++)
                run[step] = (uint8_t)(n + step);
        }
    }
}

/* Wants one more of a number; what that costs, or BONUS_FAR if it cannot be had. */
static int want(struct search *search, int number)
{
    int wanted = ++search->wanted[number];
    if (wanted > search->alive[number])
        return BONUS_FAR;
    return wanted > search->held[number];
}

static void note(const struct search *search, int sets, int pair, int cost)
{
    struct lacking *out = search->out;
    if (cost > out->tiles[sets][pair])
        return;
    unsigned numbers = 0;
    for (int n = 0; n < NUMBERS; n++)
        numbers |= search->wanted[n] > search->held[n] ? 1u << n : 0;
    if (cost < out->tiles[sets][pair])
        out->numbers[sets][pair] = 0;
    out->tiles[sets][pair] = (uint8_t)cost;
    out->numbers[sets][pair] |= (uint16_t)numbers;
}

/* Notes what is chosen so far and adds each set from `from` on, the same one again too. */
static void choose(struct search *search, int from, int sets, int pair, int cost)
{
    note(search, sets, pair, cost);
    if (sets == search->sets_most)
        return;
    for (int i = from; i < search->set_count; i++) {
        int total = cost;
        for (int t = 0; t < 3; t++)
            total += want(search, search->sets[i][t]);
        if (total <= search->cost_most)
            choose(search, i, sets + 1, pair, total);
        for (int t = 0; t < 3; t++)
            search->wanted[search->sets[i][t]]--;
    }
}

static void search_suit(const struct situation *situation, const struct holding *holding, int suit,
                        int sets_most, int cost_most, struct lacking *out)
{
    uint8_t alive[NUMBERS];
    for (int n = 0; n < NUMBERS; n++)
        alive[n] = (uint8_t)(holding->hand.counts[9 * suit + n] + situation->unseen[9 * suit + n]);
    unsigned bonus = (unsigned)(situation->bonus >> (9 * suit) & 0x1ff);
    struct search search = {.held = holding->hand.counts + 9 * suit,
                            .alive = alive,
                            .sets_most = sets_most,
                            .cost_most = cost_most,
                            .out = out};
    list_sets(&search, bonus);
    memset(out, 0, sizeof *out);
    memset(out->tiles, BONUS_FAR, sizeof out->tiles);
    choose(&search, 0, 0, 0, 0);
    for (int n = 0; n < NUMBERS; n++) {
        if (!(bonus >> n & 1))
            continue;
        int first = want(&search, n), second = want(&search, n);
        if (first + second <= cost_most)
            choose(&search, 0, 0, 1, first + second);
        search.wanted[n] = 0;
    }
}

/* The same by the memo. What was found for more sets or a higher cost serves too: a choice that costs more
 * than allowed is no part of a hand that does not. */
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

/* Joins what two groups of suits lack: the best split of sets and pair, and all numbers the best ones lack.
 */
struct joined {
    uint8_t tiles[SETS][2];
    tile_set kinds[SETS][2];
};

static void join(struct joined *sum, const struct lacking *suit, int place)
{
    struct joined next;
    memset(&next, 0, sizeof next);
    memset(next.tiles, BONUS_FAR, sizeof next.tiles);
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

int bonus_shanten(const struct situation *situation, const struct holding *holding, int most,
                  tile_set *useful)
{
    int sets = situation->table->rules->sets - holding->meld_count;
    struct joined sum;
    memset(&sum, 0, sizeof sum);
    memset(sum.tiles, BONUS_FAR, sizeof sum.tiles);
    sum.tiles[0][0] = 0;
    for (int suit = 0; suit < 3; suit++) {
        struct lacking lacking;
        if (!(situation->in_play >> (9 * suit) & 1))
            continue;
        recall_suit(situation, holding, suit, sets, most + 1, &lacking);
        join(&sum, &lacking, 9 * suit);
    }
    if (sum.tiles[sets][1] > most + 1)
        return BONUS_FAR;
    *useful = sum.kinds[sets][1];
    return sum.tiles[sets][1] - 1;
}
