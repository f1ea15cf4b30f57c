/* guess.c: hypotheses about a hidden wait; see guess.h. */
#include "ai/tenpai_duel/guess.h"

#include <string.h>

#include "ai/unit.h"
#include "ai/unseen.h"
#include "base/check.h"

enum {
    EARLY = 5 /* discards */,
    DISCARDED_ONCE = 4 /* divides the weight */,
    FURITEN = 2 /* multiplies it in figures if a closed hand isn't in Riichi: such hands often are furiten */,
    SLOW = 2 /* copies added, so that waits with few tiles left count too */
};

/* How often a declared hand has such a wait, for each way in which the unseen tiles can form it, in 1/10,000.
 * Counted over some 2,000 declarations each of `normal` and `easy` and rounded; the few cases of single
 * honors were set by hand. Two pairs count twice, because either can be drawn. */
static const uint8_t often[WAIT_FORMS][HINTS] = {
    [WAIT_TWO_SIDED] = {25, 8, 18, 22, 22},   [WAIT_EDGE] = {25, 4, 5, 13, 8},
    [WAIT_MIDDLE] = {19, 5, 12, 14, 32},      [WAIT_TWO_PAIRS] = {33, 5, 18, 8, 88},
    [WAIT_SINGLE_INNER] = {20, 5, 21, 4, 60}, [WAIT_SINGLE_END] = {20, 15, 16, 20, 120},
    [WAIT_SINGLE_HONOR] = {20, 4, 4, 10, 20},
};

/* The weights of a beginner, who doesn't look at discards. */
static const uint8_t plain[WAIT_FORMS] = {12, 5, 5, 3, 4, 4, 4};

struct evidence {
    const struct table *table;
    const uint8_t *unseen;
    bool reads;         /* the hints count */
    tile_set discarded; /* kinds among the attacker's discards */
    tile_set early;     /* those among the first */
    uint8_t last;       /* their newest one, or TILE_NONE */
    tile_set turned;    /* kinds that were turned in Stage B and did not win */
    bool open;          /* the hand has an open meld */
    bool riichi;        /* then it can't wait for a kind it discarded */
};

/* Returns the hint of the discards about holding tiles from kind `low` to kind `high`. */
static enum wait_hint hint_of(const struct evidence *evidence, int low, int high)
{
    tile_set held = 0, beside = 0;
    for (int kind = low; kind <= high; kind++)
        held |= TILE_BIT(kind);
    if (low < TILE_EAST) {
        beside |= low % 9 > 0 ? TILE_BIT(low - 1) : 0;
        beside |= high % 9 < 8 ? TILE_BIT(high + 1) : 0;
    }
    if (evidence->early & held)
        return HINT_THREW_EARLY;
    if (evidence->early & beside)
        return HINT_BESIDE_EARLY;
    if (evidence->discarded & held)
        return HINT_THREW_LATER;
    bool near = low < TILE_EAST && evidence->last < TILE_EAST && evidence->last / 9 == low / 9 &&
                evidence->last >= low - 2 && evidence->last <= high + 2;
    return near ? HINT_BESIDE_LAST : HINT_NONE;
}

/* Adds a wait on `waits` by holding tiles from `low` to `high`, which the unseen tiles can form in `ways`
 * ways. */
static void add(struct guesses *guesses, const struct evidence *evidence, enum wait_form form, tile_set waits,
                int low, int high, int ways)
{
    enum wait_hint hint = hint_of(evidence, low, high);
    int weight = ways * (evidence->reads ? often[form][hint] : plain[form]);
    int told = waits & evidence->turned ? 0 : weight;
    if (waits & evidence->discarded) {
        if (evidence->riichi)
            return;
        told *= evidence->open ? 1 : FURITEN;
        weight /= DISCARDED_ONCE;
    }
    bool counts = weight > 0 || told > 0; /* a weight of less than 1 is none, but counts in figures */
    if (!counts || waits & evidence->table->stage.guessed)
        return;
    CHECK(guesses->count < GUESS_MAX);
    guesses->list[guesses->count++] = (struct hypothesis){.waits = waits,
                                                          .weight = weight,
                                                          .told = told,
                                                          .form = (uint8_t)form,
                                                          .hint = (uint8_t)hint,
                                                          .low = (uint8_t)low,
                                                          .ways = (uint8_t)ways};
    guesses->total += weight;
}

/* Adds waits on the tiles beside two neighbors, or between two with a gap. */
static void add_runs(struct guesses *guesses, const struct evidence *evidence, int suit)
{
    const uint8_t *unseen = evidence->unseen + 9 * suit;
    for (int low = 0; low < 8; low++) {
        int ways = unseen[low] * unseen[low + 1], first = 9 * suit + low;
        tile_set below = low > 0 ? TILE_BIT(first - 1) : 0;
        tile_set above = low < 7 ? TILE_BIT(first + 2) : 0;
        add(guesses, evidence, below && above ? WAIT_TWO_SIDED : WAIT_EDGE, below | above, first, first + 1,
            ways);
        if (low < 7)
            add(guesses, evidence, WAIT_MIDDLE, TILE_BIT(first + 1), first, first + 2,
                unseen[low] * unseen[low + 2]);
    }
}

static void read_discards(struct evidence *evidence, int attacker)
{
    const struct table *table = evidence->table;
    int count = 0;
    evidence->last = TILE_NONE;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != attacker || discard->tile == TILE_HIDDEN)
            continue;
        evidence->last = tile_kind(discard->tile);
        evidence->discarded |= TILE_BIT(evidence->last);
        evidence->early |= count++ < EARLY ? TILE_BIT(evidence->last) : 0;
    }
}

void guesses_init(struct guesses *guesses, const struct table *table, const uint8_t unseen[TILE_KINDS],
                  int attacker, bool reads)
{
    struct evidence evidence = {
        .table = table, .unseen = unseen, .reads = reads, .riichi = table->riichi[attacker] > 0};
    memset(guesses, 0, sizeof *guesses);
    read_discards(&evidence, attacker);
    evidence.open = table_exposed(table, attacker);
    evidence.turned =
        evidence.open ? 0 : table_discarded(table, PILE_ASIDE); /* an open hand may lack a yaku */
    guesses->later = table->stage.guess_count > 0;
    for (int suit = 0; suit < 3 && table->meld_counts[attacker] < MELD_MAX; suit++)
        add_runs(guesses, &evidence, suit);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int pairs = unseen[kind] * (unseen[kind] - 1) / 2;
        bool end = tile_is_terminal((uint8_t)kind), honor = tile_is_honor((uint8_t)kind);
        if (table->meld_counts[attacker] < MELD_MAX)
            add(guesses, &evidence, WAIT_TWO_PAIRS, TILE_BIT(kind), kind, kind, pairs);
        add(guesses, &evidence,
            honor ? WAIT_SINGLE_HONOR
            : end ? WAIT_SINGLE_END
                  : WAIT_SINGLE_INNER,
            TILE_BIT(kind), kind, kind, unseen[kind]);
    }
}

/* How often declared hands wait for a kind with that share of the weights, both per mille: at a hand's first
 * guess, which players declare to survive, and at later ones. Counted by `tool_teacher guesses`
 * (docs/teacher.md "The guess"). */
enum { KNOTS = 12 };

static const struct {
    int share, happened;
} often_happened[2][KNOTS] = {
    {{0, 0},
     {5, 8},
     {15, 20},
     {25, 39},
     {35, 53},
     {45, 66},
     {55, 75},
     {65, 79},
     {85, 85},
     {150, 82},
     {300, 82},
     {1000, 1000}},
    {{0, 0},
     {5, 7},
     {15, 18},
     {25, 32},
     {45, 60},
     {65, 87},
     {85, 105},
     {150, 168},
     {300, 320},
     {500, 490},
     {800, 800},
     {1000, 1000}},
};

static int happens(const struct guesses *guesses, int share)
{
    int at = 0, table = guesses->later;
    while (share > often_happened[table][at + 1].share)
        at++;
    int from = often_happened[table][at].share, low = often_happened[table][at].happened;
    int wide = often_happened[table][at + 1].share - from;
    int more = often_happened[table][at + 1].happened - low;
    return low + (more * (share - from) + wide / 2) / wide;
}

/* Returns what all waits on any of these kinds weigh in figures. */
static int64_t weight_of(const struct guesses *guesses, tile_set kinds)
{
    int64_t weight = 0;
    for (int i = 0; i < guesses->count; i++) {
        const struct hypothesis *hypothesis = &guesses->list[i];
        weight += hypothesis->waits & kinds ? hypothesis->told : 0;
    }
    return weight;
}

int guesses_share(const struct guesses *guesses, uint8_t kind)
{
    int64_t all = weight_of(guesses, ~(tile_set)0);
    return all ? (int)(weight_of(guesses, TILE_BIT(kind)) * 1000 / all) : 0;
}

int guesses_covered(const struct guesses *guesses, tile_set kinds)
{
    int64_t each = 0;
    int chance = 0, most = 0;
    for (tile_set left = kinds; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        int happened = happens(guesses, guesses_share(guesses, kind));
        most = happened > most ? happened : most;
        chance += happened;
        each += weight_of(guesses, TILE_BIT(kind));
    }
    /* a hand that waits for two of them counts once */
    chance = each ? (int)(chance * weight_of(guesses, kinds) / each) : 0;
    return chance > 1000 ? 1000 : chance > most ? chance : most;
}

void guesses_chances(const struct guesses *guesses, int32_t chances[TILE_KINDS])
{
    int64_t weights[TILE_KINDS] = {0};
    for (int i = 0; i < guesses->count; i++)
        for (tile_set left = guesses->list[i].waits; left; left &= left - 1)
            weights[tile_set_first(left)] += guesses->list[i].weight;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        chances[kind] = guesses->total ? (int32_t)(weights[kind] * AI_ONE / guesses->total) : 0;
}

void guesses_hurry(struct guesses *guesses, const uint8_t unseen[TILE_KINDS])
{
    guesses->total = 0;
    for (int i = 0; i < guesses->count; i++) {
        struct hypothesis *hypothesis = &guesses->list[i];
        hypothesis->weight *= kinds_sum(unseen, hypothesis->waits) + SLOW;
        guesses->total += hypothesis->weight;
    }
}

uint8_t guesses_best(const struct guesses *guesses, tile_set excluded, tile_set covered)
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
    return best < 0 ? TILE_NONE : (uint8_t)best;
}
