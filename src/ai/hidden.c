/*
 * hidden.c: the unseen tiles as they are likely to lie; see hidden.h.
 *
 * The hands come from a Markov chain (Metropolis): a tile of the hand is
 * exchanged with one outside, and the exchange stands by how much likelier it
 * makes the hand.
 */
#include "ai/hidden.h"

#include <string.h>

#include "base/check.h"

enum {
    STEPS = 7,
    TIMES = 7,
    WARM_UP = 300, /* exchanges before the first hand */
    BETWEEN = 24,  /* and between two */
    SELDOM = 3,    /* a kind he threw is held once for so many times */
    TRIES = 4,     /* hands that contradict what he let pass are looked for again so often */
};

/* How much likelier a shanten number is than among random tiles, by exposed melds and every three discards.
 * Counted by tests/ai/tool_hands.c: tool_hands 20000 1 normal normal; where it saw few, smoothed by hand. */
static const int weights[MELD_MOST + 1][TIMES][STEPS] = {
    {{1710, 4435, 1761, 864, 518, 382, 368},
     {35388, 17420, 2232, 330, 65, 23, 15},
     {211468, 28234, 1471, 77, 7, 3, 2},
     {510078, 31083, 888, 20, 2, 1, 1},
     {826266, 29801, 622, 8, 2, 1, 1},
     {1000000, 27890, 582, 6, 2, 1, 1},
     {870893, 28378, 708, 6, 2, 1, 1}},
    {{25670, 6856, 1327, 555, 201, 100, 50},
     {109445, 12139, 853, 160, 46, 18, 9},
     {240310, 11817, 450, 51, 6, 3, 2},
     {346298, 9837, 275, 16, 3, 2, 1},
     {420067, 7579, 259, 6, 3, 2, 1},
     {424432, 7086, 316, 6, 3, 2, 1},
     {435628, 6235, 374, 6, 3, 2, 1}},
    {{36261, 3416, 616, 150, 50, 20, 10},
     {77435, 2724, 339, 98, 44, 10, 5},
     {105309, 2399, 160, 37, 10, 5, 2},
     {121496, 2018, 100, 12, 5, 2, 1},
     {133279, 1686, 66, 6, 3, 2, 1},
     {133238, 1701, 56, 6, 3, 2, 1},
     {132748, 1729, 50, 6, 3, 2, 1}},
    {{10000, 850, 200, 10, 1, 1, 1},
     {10990, 819, 198, 10, 1, 1, 1},
     {14345, 685, 86, 10, 1, 1, 1},
     {19632, 342, 10, 5, 1, 1, 1},
     {19615, 343, 10, 5, 1, 1, 1},
     {20068, 304, 10, 5, 1, 1, 1},
     {21704, 154, 10, 5, 1, 1, 1}},
    {{10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1},
     {10, 5, 1, 1, 1, 1, 1}},
};
/* In Riichi the hand is tenpai; the other numbers let the chain move. */
static const int riichi_weights[STEPS] = {200000, 6000, 100, 5, 2, 1, 1};

static int step_of(const struct hidden *hidden)
{
    int shanten = shape_shanten(&hidden->shape);
    return shanten < 0 ? 0 : shanten < STEPS ? shanten : STEPS - 1;
}

/* Kinds that came by since he last changed his hand and that he could have won on. */
static tile_set let_pass(const struct situation *situation, int seat)
{
    const struct table *table = situation->table;
    tile_set kinds = 0, own = 0;
    int count = table->discard_count - (table_offers_discard(table) ? 1 : 0);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        bool his = (discard->flags & DISCARD_PILE) == seat;
        if (his && !(discard->flags & DISCARD_DRAWN))
            kinds = 0;
        kinds |= TILE_BIT(tile_kind(discard->tile));
        own |= his ? TILE_BIT(tile_kind(discard->tile)) : 0;
    }
    return situation->rivals[0].riichi ? kinds | situation->rivals[0].safe : kinds & ~own;
}

static void collect(struct hidden *hidden)
{
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        for (int i = 0; i < hidden->situation->unseen[kind]; i++)
            hidden->tiles[hidden->count++] = kind;
    rng_shuffle(hidden->rng, hidden->tiles, hidden->count);
    for (int i = 0; i < hidden->held; i++)
        hidden->shape.counts[hidden->tiles[i]]++;
}

/* The tiles of the suit taken out that may be the treasure. */
static void collect_aside(struct hidden *hidden)
{
    const struct view *view = hidden->situation->view;
    const struct table *table = &view->table;
    for (int i = 0; table->treasure == TILE_HIDDEN && i < 36; i++) {
        uint8_t tile = (uint8_t)(9 * table->removed + i / 4);
        bool known = tile == table->bonus[0] || tile == table->bonus[1];
        for (int k = 0; k < 3; k++)
            known |= tile == view->own.three[k];
        if (!known || i % 4)
            hidden->suit[hidden->suit_count++] = tile;
    }
}

/* Exchanges a tile of his hand with one outside, if that makes it likelier or chance will have it. */
static void exchange(struct hidden *hidden)
{
    uint32_t out = rng_below(hidden->rng, (uint32_t)hidden->held);
    uint32_t in = (uint32_t)hidden->held + rng_below(hidden->rng, (uint32_t)(hidden->count - hidden->held));
    uint8_t leaves = hidden->tiles[out], comes = hidden->tiles[in];
    uint32_t chance = (uint32_t)rng_next(hidden->rng);
    if (leaves == comes)
        return;
    hidden->shape.counts[leaves]--;
    hidden->shape.counts[comes]++;
    int shanten = step_of(hidden);
    uint64_t before = (uint64_t)hidden->weights[hidden->shanten], after = (uint64_t)hidden->weights[shanten];
    before *= hidden->seldom & TILE_BIT(comes) ? SELDOM : 1;
    after *= hidden->seldom & TILE_BIT(leaves) ? SELDOM : 1;
    if (after >= before || after << 32 > before * chance) {
        hidden->tiles[out] = comes;
        hidden->tiles[in] = leaves;
        hidden->shanten = shanten;
        return;
    }
    hidden->shape.counts[leaves]++;
    hidden->shape.counts[comes]--;
}

void hidden_init(struct hidden *hidden, const struct situation *situation, struct rng *rng)
{
    const struct table *table = situation->table;
    const struct rival *rival = &situation->rivals[0];
    memset(hidden, 0, sizeof *hidden);
    hidden->situation = situation;
    hidden->rng = rng;
    hidden->held = table->hand_sizes[rival->seat];
    memcpy(hidden->shape.limits, situation->copies, sizeof hidden->shape.limits);
    int melds = table->meld_counts[rival->seat], time = table->turns[rival->seat] / 3;
    hidden->shape.sets = (uint8_t)(table->rules->sets - melds);
    hidden->shape.forms = melds ? FORM_STANDARD : table->rules->forms;
    hidden->weights =
        rival->riichi ? riichi_weights : weights[rival->exposed][time < TIMES ? time : TIMES - 1];
    hidden->passed = let_pass(situation, rival->seat);
    for (int i = 0; i < table->discard_count; i++)
        if ((table->discards[i].flags & DISCARD_PILE) == rival->seat)
            hidden->seldom |= TILE_BIT(tile_kind(table->discards[i].tile));
    collect(hidden);
    collect_aside(hidden);
    CHECK(hidden->count >= hidden->held);
    hidden->shanten = step_of(hidden);
    for (int i = 0; i < WARM_UP && hidden->count > hidden->held; i++)
        exchange(hidden);
}

/* True if the hand is one its owner would have won with, or not declared Riichi on. */
static bool is_contradicted(const struct hidden *hidden)
{
    if (hidden->shanten > 0)
        return hidden->situation->rivals[0].riichi;
    return shape_waits(&hidden->shape, NULL) & hidden->passed;
}

void hidden_next(struct hidden *hidden, struct playout_hidden *out)
{
    for (int try = 0; try < TRIES; try++) {
        for (int i = 0; i < BETWEEN && hidden->count > hidden->held; i++)
            exchange(hidden);
        if (!is_contradicted(hidden))
            break;
    }
    out->hand_count = (uint8_t)hidden->held;
    out->rest_count = (uint8_t)(hidden->count - hidden->held);
    memcpy(out->hand, hidden->tiles, out->hand_count);
    rng_shuffle(hidden->rng, hidden->tiles + hidden->held, out->rest_count);
    memcpy(out->rest, hidden->tiles + hidden->held, out->rest_count);
    out->treasure =
        hidden->suit_count ? hidden->suit[rng_below(hidden->rng, (uint32_t)hidden->suit_count)] : TILE_NONE;
}
