/*
 * one_suit_danger.c: the danger of discards in One Suit; see one_suit_danger.h.
 *
 * Who is about to discard is told by the network that plays hard. Elsewhere what
 * the others hold is dealt again many times from the tiles unseen. Of the hands
 * that are ready it is counted which kinds they wait for; how often a hand is
 * ready by then is known from rounds played.
 */
#include "ai/one_suit/one_suit_danger.h"

#include "ai/forecast/forecast_danger.h"
#include "ai/unseen.h"
#include "base/check.h"
#include "rules/modes/one_suit.h"

enum {
    DEALS = 300,
    STEPS = 6, /* of the other's discards */
    SIZES = 4  /* of hands: 4, 7, 10, 13 tiles */
};

/* How often a tile is won on that a ready hand dealt by chance waits for, per mille, by the sets of the hand
 * and that player's discards so far; players see to it that theirs waits for more. Counted over matches
 * between computers; see docs/opponents.md. */
static const int ready[SIZES][STEPS] = {
    {380, 870, 1150, 1260, 1330, 1360},
    {320, 910, 1110, 1220, 1480, 1520},
    {360, 940, 1200, 1370, 1450, 1500},
    {500, 1120, 1380, 1500, 1500, 1500},
};

/* Hands of one player: how many were ready, and of those how many waited for each kind and for how many. */
struct count {
    int ready, waits;
    int on[TILE_KINDS];
};

/* Deals `size` of the unseen tiles, without putting them back; false if there are too few. */
static bool deal_hand(uint8_t unseen[TILE_KINDS], int *left, int size, struct rng *rng, struct hand *hand)
{
    *hand = (struct hand){0};
    for (int i = 0; i < size; i++) {
        if (*left == 0)
            return false;
        int at = (int)rng_below(rng, (uint32_t)(*left)--);
        uint8_t kind = 0;
        while (at >= unseen[kind])
            at -= unseen[kind++];
        unseen[kind]--;
        hand_add(hand, kind);
    }
    return true;
}

static void count_hand(const struct table *table, const struct hand *hand, int seat, struct count *count)
{
    tile_set waits = table_waits(table, hand, seat);
    count->ready += waits != 0;
    for (; waits; waits &= waits - 1) {
        count->on[tile_set_first(waits)]++;
        count->waits++;
    }
}

static bool is_other(const struct view *view, int seat)
{
    return seat != view->seat && seat != view->table.sitting;
}

static void deal_all(const struct view *view, const uint8_t unseen[TILE_KINDS], int total, struct rng *rng,
                     struct count counts[SEAT_MAX])
{
    const struct table *table = &view->table;
    for (int deal = 0; deal < DEALS; deal++) {
        uint8_t rest[TILE_KINDS];
        int left = total;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            rest[kind] = unseen[kind];
        for (int seat = 0; seat < table->seats; seat++) {
            struct hand hand;
            if (is_other(view, seat) && deal_hand(rest, &left, table->hand_sizes[seat], rng, &hand))
                count_hand(table, &hand, seat, &counts[seat]);
        }
    }
}

/* The same of that player now. */
static int ready_of(const struct table *table, int seat)
{
    int step = table->turns[seat];
    unsigned size = table->sets - 1u;
    CHECK(size < SIZES);
    return ready[size][step < STEPS ? step : STEPS - 1];
}

void one_suit_danger_counted(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    const struct table *table = &view->table;
    struct count counts[SEAT_MAX] = {0};
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    int most = 0;
    struct rng rng;
    rng_init(&rng, seed);
    deal_all(view, unseen, unseen_count(view, copies, unseen), &rng, counts);
    for (int seat = 0; seat < table->seats; seat++) {
        const struct count *count = &counts[seat];
        if (!is_other(view, seat) || !count->ready)
            continue;
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            figures->chance[kind] += (uint16_t)(ready_of(table, seat) * count->on[kind] / count->ready);
        int named = 100 * count->waits / count->ready;
        bool detailed = table_option(table, OPTION_SCORING) == ONE_SUIT_DETAILED;
        int points = detailed ? 100 * (ONE_SUIT_WIN + ONE_SUIT_ALL) + ONE_SUIT_RIGHT * named
                              : 100 * ONE_SUIT_SIMPLE_WIN;
        most = points > most ? points : most;
    }
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (!copies[kind])
            continue;
        figures->kinds |= TILE_BIT(kind);
        figures->chance[kind] = figures->chance[kind] > 1000 ? 1000 : figures->chance[kind];
        figures->points[kind] = most;
    }
}

void one_suit_danger(const struct view *view, uint64_t seed, struct danger_figures *figures)
{
    one_suit_danger_counted(view, seed, figures); /* what a win would cost stays so */
    forecast_danger(view, figures->chance);
}
