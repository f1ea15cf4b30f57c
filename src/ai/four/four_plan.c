/* four_plan.c: the hands to aim at in a table of four; see four_plan.h. */
#include "ai/four/four_plan.h"

#include <string.h>

#include "ai/four/finish.h"
#include "ai/four/four_price.h"

enum { FARTHEST = 10 };

/* --- distance ----------------------------------------------------------------------------------- */

tile_set four_plan_set_kinds(const struct set *set)
{
    return set->kind == SET_RUN ? (tile_set)7 << set->tile : TILE_BIT(set->tile);
}

static bool meld_fits(const struct four_plan *plan, const struct meld *meld)
{
    bool run = meld->kind == MELD_RUN;
    tile_set kinds = holding_meld_kinds(meld);
    if (kinds & ~plan->kinds || (run && plan->kind == FOUR_PLAN_PUNGS) ||
        (!run && plan->kind == FOUR_PLAN_RUNS))
        return false;
    return !plan->edges || kinds & TILE_ORPHANS;
}

/* True if the melds belong to the plan. */
static bool melds_fit(const struct four_plan *plan, const struct holding *holding)
{
    bool sets = plan->kind <= FOUR_PLAN_PUNGS;
    for (int i = 0; i < holding->meld_count; i++)
        if (!sets || !meld_fits(plan, &holding->melds[i]))
            return false;
    return true;
}

static bool has_meld(const struct holding *holding, const struct set *set, unsigned *used)
{
    for (int i = 0; i < holding->meld_count; i++) {
        const struct meld *meld = &holding->melds[i];
        bool same = meld->tile == set->tile && (meld->kind == MELD_RUN) == (set->kind == SET_RUN);
        if (!same || *used >> i & 1)
            continue;
        *used |= 1u << i;
        return true;
    }
    return false;
}

/* Takes the tiles of a required set out of the counts; adds the missing ones to `reach`. */
static void take_must(const struct set *set, uint8_t *counts, struct four_plan_reach *reach)
{
    tile_set lacks = 0;
    int missing = 0;
    for (int i = 0; i < 3; i++) {
        uint8_t kind = (uint8_t)(set->tile + (set->kind == SET_RUN ? i : 0));
        if (counts[kind]) {
            counts[kind]--;
            continue;
        }
        lacks |= TILE_BIT(kind);
        missing++;
    }
    reach->missing += missing;
    reach->useful |= lacks;
    if (missing == 1 && set->kind == SET_RUN)
        reach->chows |= lacks;
    else if (missing == 1)
        reach->pungs |= lacks;
}

int four_plan_take_musts(const struct four_plan *plan, const struct holding *holding,
                         uint8_t counts[TILE_KINDS], struct set must[FOUR_PLAN_MUST],
                         struct four_plan_reach *reach)
{
    unsigned used = 0;
    int count = 0;
    for (int i = 0; i < plan->must_count; i++) {
        if (has_meld(holding, &plan->must[i], &used))
            continue;
        take_must(&plan->must[i], counts, reach);
        must[count++] = plan->must[i];
    }
    return count;
}

static void measure_sets(const struct four_plan *plan, const uint8_t *counts, int sets,
                         struct four_plan_reach *reach)
{
    struct shape shape = {.sets = (uint8_t)sets, .forms = FORM_STANDARD};
    int shanten;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        tile_set group = kind < TILE_EAST ? TILE_SUIT(kind / 9) : TILE_HONORS;
        shape.counts[kind] = plan->kinds >> kind & 1 ? counts[kind] : 0;
        shape.limits[kind] = plan->kinds & group ? 4 : 0;
    }
    tile_set useful = shape_useful(&shape, &shanten) & plan->kinds;
    reach->missing += shanten + 1;
    reach->useful |= useful;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        const uint8_t *near = shape.counts + kind;
        int number = kind % 9;
        if (!(useful >> kind & 1))
            continue;
        if (near[0] >= 2 && plan->kind != FOUR_PLAN_RUNS)
            reach->pungs |= TILE_BIT(kind);
        if (kind < TILE_EAST &&
            ((number >= 2 && near[-2] && near[-1]) || (number >= 1 && number <= 7 && near[-1] && near[1]) ||
             (number <= 6 && near[1] && near[2])))
            reach->chows |= TILE_BIT(kind);
    }
}

static void measure_pungs(const struct four_plan *plan, const uint8_t *counts, int sets,
                          struct four_plan_reach *reach)
{
    int held[4] = {0};
    tile_set kinds[4] = {0};
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int count = counts[kind] > 3 ? 3 : counts[kind];
        if (!(plan->kinds >> kind & 1))
            continue;
        held[count]++;
        kinds[count] |= TILE_BIT(kind);
    }
    /* the fullest kinds become the pungs, the next one the pair */
    int place = 0;
    for (int count = 3; count >= 0; count--)
        for (int i = 0; i < held[count] && place <= sets; i++, place++) {
            int wanted = place < sets ? 3 : 2;
            reach->missing += wanted > count ? wanted - count : 0;
        }
    reach->useful = kinds[2];
    if (held[3] + held[2] <= sets)
        reach->useful |= kinds[1];
    if (held[3] + held[2] + held[1] <= sets)
        reach->useful |= kinds[0];
    if (held[3] >= sets)
        reach->useful = kinds[1] | kinds[0]; /* only the pair is missing, if anything */
    reach->pungs = reach->useful & kinds[2];
}

static void measure_pairs(const uint8_t *counts, bool any, struct four_plan_reach *reach)
{
    int pairs = 0, singles = 0;
    tile_set single = 0, absent = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int count = counts[kind] > 2 && !any ? 2 : counts[kind];
        pairs += count / 2;
        singles += count % 2;
        single |= count % 2 ? TILE_BIT(kind) : 0;
        absent |= count == 0 || (any && count == 2) ? TILE_BIT(kind) : 0;
    }
    int lacking = 7 - pairs - singles;
    reach->missing = 7 - pairs + (lacking > 0 ? lacking : 0);
    reach->useful = single | (lacking > 0 ? absent : 0);
}

static void measure_orphans(const uint8_t *counts, struct four_plan_reach *reach)
{
    bool pair = false;
    tile_set absent = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (!(TILE_ORPHANS >> kind & 1))
            continue;
        pair |= counts[kind] >= 2;
        absent |= counts[kind] ? 0 : TILE_BIT(kind);
    }
    reach->missing = tile_set_count(absent) + !pair;
    reach->useful = pair ? absent : TILE_ORPHANS;
}

void four_plan_measure(const struct four_situation *situation, const struct four_plan *plan,
                       const struct holding *holding, struct four_plan_reach *reach)
{
    uint8_t counts[TILE_KINDS];
    struct set must[FOUR_PLAN_MUST];
    *reach = (struct four_plan_reach){.missing = FOUR_PLAN_NEVER};
    if (!melds_fit(plan, holding))
        return;
    memcpy(counts, holding->hand.counts, sizeof counts);
    reach->missing = 0;
    int sets = MELD_MAX - holding->meld_count - four_plan_take_musts(plan, holding, counts, must, reach);
    if (sets < 0)
        reach->missing = FOUR_PLAN_NEVER;
    else if (plan->kind <= FOUR_PLAN_RUNS)
        measure_sets(plan, counts, sets, reach);
    else if (plan->kind == FOUR_PLAN_PUNGS)
        measure_pungs(plan, counts, sets, reach);
    else if (plan->kind == FOUR_PLAN_PAIRS)
        measure_pairs(counts, situation->table->rules->forms & FORM_SEVEN_PAIRS_ANY, reach);
    else
        measure_orphans(counts, reach);
    if (!(situation->table->rules->claims & CLAIM_CHOW))
        reach->chows = 0;
}

/* --- the list ----------------------------------------------------------------------------------- */

struct listing {
    const struct four_situation *situation;
    const struct holding *holding;
    struct four_plan all[FOUR_PLAN_MAX];
    int count;
};

static struct four_plan *add(struct listing *listing, enum four_plan_kind kind, tile_set kinds, enum aim aim)
{
    CHECK(listing->count < FOUR_PLAN_MAX);
    struct four_plan *plan = &listing->all[listing->count++];
    *plan = (struct four_plan){.kind = (uint8_t)kind, .kinds = kinds, .aim = (uint8_t)aim};
    return plan;
}

static void must(struct four_plan *plan, enum set_kind kind, int tile)
{
    plan->must[plan->must_count++] = (struct set){.kind = (uint8_t)kind, .tile = (uint8_t)tile};
}

void four_plan_steps(struct four_plan plans[FOUR_PLAN_STEPS])
{
    struct four_plan *next = plans;
    for (int i = 0; i < FOUR_PLAN_STEPS; i++)
        plans[i] = (struct four_plan){.kind = FOUR_PLAN_SETS, .kinds = FINISH_KINDS};
    for (int suit = 0; suit < 3; suit++, next++) {
        next->aim = AIM_STRAIGHT;
        for (int number = 0; number < 9; number += 3)
            must(next, SET_RUN, 9 * suit + number);
    }
    for (int number = 0; number < 7; number++, next++) {
        next->aim = AIM_SAME_RUN;
        for (int suit = 0; suit < 3; suit++)
            must(next, SET_RUN, 9 * suit + number);
    }
    for (int number = 0; number < 9; number++, next++) {
        next->aim = AIM_SAME_TRIPLET;
        for (int suit = 0; suit < 3; suit++)
            must(next, SET_PUNG, 9 * suit + number);
    }
}

static void list_suits(struct listing *listing)
{
    for (int suit = 0; suit < 3; suit++) {
        tile_set mixed = TILE_SUIT(suit) | TILE_HONORS;
        add(listing, FOUR_PLAN_SETS, TILE_SUIT(suit), AIM_ONE_SUIT);
        add(listing, FOUR_PLAN_SETS, mixed, AIM_MIXED_SUIT);
        add(listing, FOUR_PLAN_PUNGS, mixed, AIM_MIXED_TRIPLETS);
    }
}

/* Lists plans with honor triplets: each pair held or laid out, two of them together, all dragons. */
static void list_honors(struct listing *listing)
{
    uint8_t pairs[7];
    int count = 0, dragons = 0;
    for (uint8_t kind = TILE_EAST; kind < TILE_KINDS; kind++) {
        int held = holding_owned(listing->holding, kind);
        dragons += tile_is_dragon(kind) ? held : 0;
        if (held >= 2)
            pairs[count++] = kind;
    }
    for (int i = 0; i < count; i++) {
        must(add(listing, FOUR_PLAN_SETS, FINISH_KINDS, (enum aim)(AIM_HONOR + pairs[i] - TILE_EAST)),
             SET_PUNG, pairs[i]);
        for (int j = i + 1; j < count; j++) {
            struct four_plan *plan = add(listing, FOUR_PLAN_SETS, FINISH_KINDS, AIM_HONOR_TRIPLETS);
            must(plan, SET_PUNG, pairs[i]);
            must(plan, SET_PUNG, pairs[j]);
        }
    }
    if (dragons >= 5) {
        struct four_plan *plan = add(listing, FOUR_PLAN_SETS, FINISH_KINDS, AIM_THREE_DRAGONS);
        for (int kind = TILE_WHITE; kind <= TILE_RED; kind++)
            must(plan, SET_PUNG, kind);
    }
}

static void list_all(struct listing *listing)
{
    unsigned forms = listing->situation->table->rules->forms;
    list_suits(listing);
    add(listing, FOUR_PLAN_SETS, FINISH_KINDS, AIM_FOUR_SETS);
    add(listing, FOUR_PLAN_RUNS, FINISH_KINDS, AIM_FOUR_RUNS);
    add(listing, FOUR_PLAN_SETS, FINISH_KINDS & ~TILE_ORPHANS, AIM_MIDDLE_TILES);
    add(listing, FOUR_PLAN_PUNGS, FINISH_KINDS, AIM_TRIPLETS);
    add(listing, FOUR_PLAN_PUNGS, TILE_ORPHANS, AIM_END_TRIPLETS);
    add(listing, FOUR_PLAN_SETS, FINISH_END_KINDS, AIM_END_SETS)->edges = true;
    if (forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        add(listing, FOUR_PLAN_PAIRS, FINISH_KINDS, AIM_SEVEN_PAIRS);
    if (forms & FORM_THIRTEEN_ORPHANS)
        add(listing, FOUR_PLAN_ORPHANS, TILE_ORPHANS, AIM_ALL_ENDS);
    list_honors(listing);
    CHECK(listing->count + FOUR_PLAN_STEPS <= FOUR_PLAN_MAX);
    four_plan_steps(listing->all + listing->count);
    listing->count += FOUR_PLAN_STEPS;
}

int four_plan_list(const struct four_situation *situation, const struct holding *holding,
                   struct four_plan plans[FOUR_PLAN_MAX])
{
    struct listing listing = {.situation = situation, .holding = holding};
    int count = 0, base = FARTHEST;
    list_all(&listing);
    for (int i = 0; i < listing.count; i++) {
        struct four_plan_reach reach;
        four_plan_measure(situation, &listing.all[i], holding, &reach);
        listing.all[i].missing = reach.missing;
    }
    for (int distance = 0; distance <= FARTHEST && distance <= base + situation->weights->reach; distance++)
        for (int i = 0; i < listing.count; i++) {
            if (listing.all[i].missing != distance || !four_plan_price(situation, holding, &listing.all[i]))
                continue;
            base = distance < base ? distance : base;
            plans[count++] = listing.all[i];
        }
    if (!count) {
        /* nothing that pays is in reach: aim at any sets and hope for luck */
        plans[count++] =
            (struct four_plan){.kind = FOUR_PLAN_SETS, .kinds = FINISH_KINDS, .aim = AIM_FOUR_SETS};
        plans[0].gain[0][0] = plans[0].gain[0][1] = plans[0].gain[1][0] = plans[0].gain[1][1] = 1;
    }
    return count;
}
