/* guess.c: hypotheses about a hidden wait; see guess.h. */
#include "ai/guess.h"

#include <string.h>

#include "base/check.h"

/* How often tenpai hands have each wait, against the ways its tiles can lie. */
enum { TWO_SIDED = 12, ONE_SIDED = 5, MIDDLE = 5, TWO_PAIRS = 3, SINGLE = 4, DISCARDED_ONCE = 4 };

struct scene {
    const struct table *table;
    const uint8_t *unseen;
    tile_set discarded; /* kinds among the attacker's discards */
    bool riichi;        /* then none of them can be a wait */
};

static void add(struct guesses *guesses, const struct scene *scene, tile_set waits, int weight)
{
    if (weight <= 0 || waits & scene->table->guessed)
        return;
    if (waits & scene->discarded) {
        if (scene->riichi)
            return;
        weight /= DISCARDED_ONCE; /* plain tenpai may be furiten, but seldom is */
        if (!weight)
            return;
    }
    CHECK(guesses->count < GUESS_MOST);
    guesses->list[guesses->count++] = (struct hypothesis){waits, weight};
    guesses->total += weight;
}

/* Waits on the tiles beside two neighbours, or between two with a gap. */
static void add_runs(struct guesses *guesses, const struct scene *scene, int suit)
{
    const uint8_t *unseen = scene->unseen + 9 * suit;
    for (int low = 0; low < 8; low++) {
        int ways = unseen[low] * unseen[low + 1];
        tile_set below = low > 0 ? TILE_BIT(9 * suit + low - 1) : 0;
        tile_set above = low < 7 ? TILE_BIT(9 * suit + low + 2) : 0;
        add(guesses, scene, below | above, ways * (below && above ? TWO_SIDED : ONE_SIDED));
        if (low < 7)
            add(guesses, scene, TILE_BIT(9 * suit + low + 1), unseen[low] * unseen[low + 2] * MIDDLE);
    }
}

void guesses_init(struct guesses *guesses, const struct table *table, const uint8_t unseen[TILE_KINDS],
                  int attacker)
{
    struct scene scene = {.table = table, .unseen = unseen, .riichi = table->riichi[attacker] > 0};
    memset(guesses, 0, sizeof *guesses);
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == attacker && table->discards[i].tile != TILE_HIDDEN)
            scene.discarded |= TILE_BIT(tile_kind(table->discards[i].tile));
    for (int suit = 0; suit < 3 && table->meld_counts[attacker] < MELD_MOST; suit++)
        add_runs(guesses, &scene, suit);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int pairs = unseen[kind] * (unseen[kind] - 1) / 2;
        if (table->meld_counts[attacker] < MELD_MOST)
            add(guesses, &scene, TILE_BIT(kind), pairs * TWO_PAIRS); /* with any other pair */
        add(guesses, &scene, TILE_BIT(kind), unseen[kind] * SINGLE);
    }
}

uint8_t guesses_best(const struct guesses *guesses, tile_set excluded, tile_set covered, int *weight)
{
    int weights[TILE_KINDS] = {0};
    for (int i = 0; i < guesses->count; i++)
        for (int kind = 0; kind < TILE_KINDS && !(guesses->list[i].waits & covered); kind++)
            if (guesses->list[i].waits & TILE_BIT(kind))
                weights[kind] += guesses->list[i].weight;
    int best = -1;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (!(excluded & TILE_BIT(kind)) && (best < 0 || weights[kind] > weights[best]))
            best = kind;
    if (weight)
        *weight = best < 0 ? 0 : weights[best];
    return best < 0 ? TILE_NONE : (uint8_t)best;
}
