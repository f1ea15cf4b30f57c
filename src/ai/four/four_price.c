/* four_price.c: the payment for a plan at a table of four; see four_price.h. */
#include "ai/four/four_price.h"

#include <string.h>

#include "ai/four/finish.h"

/* A hand as it may be finished: its sets, and how many tiles each lacks. */
struct whole {
    struct finish finish;
    int lacks[MELD_MAX];
    bool pair_lacks;
};

/* Estimates how many tiles each set of a finished hand lacks. */
static void estimate_lacks(const struct holding *holding, struct whole *whole)
{
    uint8_t counts[TILE_KINDS];
    memcpy(counts, holding->hand.counts, sizeof counts);
    for (int i = 0; i < whole->finish.count; i++) {
        const struct set *set = &whole->finish.sets[i];
        for (int t = 0; t < 3; t++) {
            uint8_t *count = &counts[set->tile + (set->kind == SET_RUN ? t : 0)];
            if (*count)
                (*count)--;
            else
                whole->lacks[i]++;
        }
    }
    whole->pair_lacks = counts[whole->finish.pair] < 2;
}

static bool finish_plan(const struct four_situation *situation, const struct four_plan *plan,
                        const struct holding *holding, struct whole *whole)
{
    struct finish_kinds kinds = {.pairs = plan->kinds};
    uint8_t counts[TILE_KINDS];
    struct set must[FOUR_PLAN_MUST];
    struct four_plan_reach lack = {0};
    memcpy(counts, holding->hand.counts, sizeof counts);
    int musts = four_plan_take_musts(plan, holding, counts, must, &lack);
    kinds.runs =
        plan->kind == FOUR_PLAN_PUNGS ? 0 : FINISH_RUNS & plan->kinds & plan->kinds >> 1 & plan->kinds >> 2;
    kinds.pungs = plan->kind == FOUR_PLAN_RUNS ? 0 : plan->kinds;
    if (plan->edges) {
        kinds.runs &= FINISH_END_RUNS;
        kinds.pungs &= TILE_ORPHANS;
        kinds.pairs &= TILE_ORPHANS;
    }
    *whole = (struct whole){0};
    int sets = MELD_MAX - holding->meld_count - musts;
    if (!finish_find(counts, situation->unseen, sets, &kinds, &whole->finish))
        return false;
    for (int i = 0; i < musts; i++)
        whole->finish.sets[whole->finish.count++] = must[i];
    estimate_lacks(holding, whole);
    return true;
}

static bool add_tiles(struct hand *hand, uint8_t kind, int count)
{
    for (; count > 0; count--) {
        if (hand->counts[kind] >= 4 || hand->size >= HAND_MAX)
            return false;
        hand_add(hand, kind);
    }
    return true;
}

/* Returns the set that will be finished last, or -1 for the pair. */
static int last_set(const struct whole *whole)
{
    int last = -1;
    for (int i = 0; i < whole->finish.count && !whole->pair_lacks; i++)
        if (whole->lacks[i] && (last < 0 || whole->lacks[i] < whole->lacks[last]))
            last = i;
    return last;
}

/* Computes the payment for a complete hand on another's tile and on a self-draw. */
static void score_both(const struct four_situation *situation, const struct holding *whole, uint8_t tile,
                       int gain[2])
{
    int drawn = four_situation_promise(situation, whole, tile, WIN_SELF_DRAW);
    int other = four_situation_promise(situation, whole, tile, WIN_DISCARD);
    gain[1] = drawn > 0 ? drawn * situation->pay.own_draw : 0;
    gain[0] = other > 0 ? other * situation->pay.discard : 0;
}

/* Scores the finished hand. If `open`, every set that lacks tiles is claimed, except the winning one. */
static void score_whole(const struct four_situation *situation, const struct holding *holding,
                        const struct whole *whole, bool closed, int gain[2])
{
    struct holding whole_hand = *holding;
    int last = last_set(whole), opened = 0;
    uint8_t tile = whole->finish.pair;
    memset(&whole_hand.hand, 0, sizeof whole_hand.hand);
    gain[0] = gain[1] = 0;
    for (int i = 0; i < whole->finish.count; i++) {
        const struct set *set = &whole->finish.sets[i];
        bool run = set->kind == SET_RUN;
        if (!closed && whole->lacks[i] && i != last) {
            whole_hand.melds[whole_hand.meld_count++] =
                (struct meld){.kind = run ? MELD_RUN : MELD_PUNG, .tile = set->tile, .claimed = set->tile};
            opened++;
            continue;
        }
        tile = i == last ? set->tile : tile;
        for (int t = 0; t < 3; t++)
            if (!add_tiles(&whole_hand.hand, (uint8_t)(set->tile + (run ? t : 0)), 1))
                return;
    }
    if (!add_tiles(&whole_hand.hand, whole->finish.pair, 2))
        return;
    if (!closed && !opened && holding_is_closed(holding))
        return;
    score_both(situation, &whole_hand, tile, gain);
}

/* Fills in every terminal and honor; returns the winning tile, which is there twice. */
static uint8_t fill_orphans(struct hand *hand)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (TILE_ORPHANS >> kind & 1)
            hand_add(hand, kind);
    hand_add(hand, TILE_RED);
    return TILE_RED;
}

/* Fills in pairs of the kinds held most; returns the winning tile. */
static uint8_t fill_pairs(const struct holding *holding, struct hand *hand)
{
    uint8_t tile = TILE_NONE;
    for (int least = 2; least >= 0; least--)
        for (uint8_t kind = 0; kind < TILE_KINDS && hand->size < HAND_MAX; kind++) {
            if (hand->counts[kind] || holding->hand.counts[kind] < least)
                continue;
            add_tiles(hand, kind, 2);
            tile = kind;
        }
    return tile;
}

/* Scores seven pairs or orphans as they may be finished. */
static void score_special(const struct four_situation *situation, const struct four_plan *plan,
                          const struct holding *holding, int gain[2])
{
    struct holding whole = {0};
    bool orphans = plan->kind == FOUR_PLAN_ORPHANS;
    uint8_t tile = orphans ? fill_orphans(&whole.hand) : fill_pairs(holding, &whole.hand);
    score_both(situation, &whole, tile, gain);
}

/* Fills in the plan's payments and the hand they are for; false if it pays nothing. */
static bool price(const struct four_situation *situation, const struct holding *holding,
                  struct four_plan *plan, struct whole *whole)
{
    bool closed = holding_is_closed(holding);
    memset(plan->gain, 0, sizeof plan->gain);
    *whole = (struct whole){.finish.pair = TILE_NONE};
    if (plan->kind >= FOUR_PLAN_PAIRS) {
        score_special(situation, plan, holding, plan->gain[1]);
    } else if (finish_plan(situation, plan, holding, whole)) {
        score_whole(situation, holding, whole, false, plan->gain[0]);
        if (closed)
            score_whole(situation, holding, whole, true, plan->gain[1]);
    }
    return plan->gain[0][0] || plan->gain[0][1] || plan->gain[1][0] || plan->gain[1][1];
}

/* If the hand's points come from being of one suit, with honors or not, allows the plan no other tiles. */
static void narrow(struct four_plan *plan, const struct holding *holding, const struct whole *whole)
{
    tile_set kinds = TILE_BIT(whole->finish.pair);
    for (int i = 0; i < whole->finish.count; i++)
        kinds |= four_plan_set_kinds(&whole->finish.sets[i]);
    for (int i = 0; i < holding->meld_count; i++)
        kinds |= holding_meld_kinds(&holding->melds[i]);
    for (int suit = 0; suit < 3; suit++) {
        if (!(kinds & ~TILE_SUIT(suit)))
            plan->kinds = TILE_SUIT(suit);
        else if (!(kinds & ~(TILE_SUIT(suit) | TILE_HONORS)))
            plan->kinds = TILE_SUIT(suit) | TILE_HONORS;
    }
}

bool four_plan_price(const struct four_situation *situation, const struct holding *holding,
                     struct four_plan *plan)
{
    struct whole whole;
    return price(situation, holding, plan, &whole);
}

void four_plan_sharpen(const struct four_situation *situation, const struct holding *holding,
                       struct four_plan *plans, int count)
{
    for (int i = 0; i < count; i++) {
        struct whole whole;
        bool broad = plans[i].kind <= FOUR_PLAN_PUNGS && tile_set_count(plans[i].kinds) > 20;
        if (!broad || plans[i].must_count == FOUR_PLAN_MUST)
            continue;
        if (price(situation, holding, &plans[i], &whole))
            narrow(&plans[i], holding, &whole);
    }
}
