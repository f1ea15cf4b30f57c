/* hidden.c: see hidden.h. */
#include "ai/hidden.h"

#include "ai/ready_counts.h"
#include "ai/unseen.h"
#include "base/check.h"
#include "rules/hand/counts.h"

enum {
    TRIES = 12,           /* how often hands that the discards make unlikely are dealt again, */
    TRIES_DECLARED = 100, /* how often declared ones, */
    TRIES_MORE = 20,      /* and how many more times impossible ones */
    SHUFFLES = 40,        /* at most this many tiles are changed to take a hand further from tenpai */
    WIDENS = 1,           /* tiles that a tenpai hand has drawn since, for a wider wait */
    KEEPS_PAIR = 50,      /* per cent: a player passes on a pung of this kind although they hold the pair */
    KEEPS_OWN = 50        /* ... or holds a tile like one they discarded */
};

/* The unseen tiles that are in no hidden hand, and what is known about them. */
struct dealing {
    const struct view *view;
    struct rng *rng;
    uint8_t pool[TILE_KINDS];
    int left;
};

/* The known facts about a seat's hand. */
struct known {
    int seat;
    bool declared, riichi;
    tile_set passed;    /* kinds that it could have claimed since its hand changed */
    tile_set discarded; /* kinds on its own discard pile */
};

/* Takes one of the tiles of these kinds out of the pool, each equally likely; TILE_NONE if there is none. */
static uint8_t draw(struct dealing *dealing, tile_set kinds)
{
    int count = kinds_sum(dealing->pool, kinds);
    if (!count)
        return TILE_NONE;
    int at = (int)rng_below(dealing->rng, (uint32_t)count);
    for (;; kinds &= kinds - 1) {
        uint8_t kind = tile_set_first(kinds);
        at -= dealing->pool[kind];
        if (at < 0) {
            dealing->pool[kind]--;
            dealing->left--;
            return kind;
        }
    }
}

static void put_back(struct dealing *dealing, struct hand *hand, uint8_t kind)
{
    hand_remove(hand, kind);
    dealing->pool[kind]++;
    dealing->left++;
}

static void fill(struct dealing *dealing, struct hand *hand, int size)
{
    while (hand->size < size && dealing->left > 0)
        hand_add(hand, draw(dealing, ~(tile_set)0 >> (64 - TILE_KINDS)));
}

static void shape_of(const struct dealing *dealing, const struct hand *hand, int seat, struct shape *shape)
{
    table_shape(&dealing->view->table, hand, seat, shape);
}

/* Returns one of these kinds, each equally likely. */
static uint8_t any_of(struct rng *rng, tile_set kinds)
{
    for (int at = (int)rng_below(rng, (uint32_t)tile_set_count(kinds)); at > 0; at--)
        kinds &= kinds - 1;
    return tile_set_first(kinds);
}

/* Returns the discard that leaves the tenpai hand with the most winning tiles. */
static uint8_t widest(const struct dealing *dealing, const struct hand *hand, int seat, tile_set kinds)
{
    uint8_t best = tile_set_first(kinds);
    int most = -1;
    for (; kinds; kinds &= kinds - 1) {
        struct hand rest = *hand;
        struct shape shape;
        uint8_t kind = tile_set_first(kinds);
        hand_remove(&rest, kind);
        shape_of(dealing, &rest, seat, &shape);
        int wide = kinds_sum(dealing->pool, shape_waits(&shape));
        best = wide > most ? kind : best;
        most = wide > most ? wide : most;
    }
    return best;
}

/* Brings the hand a step nearer to tenpai as a player would: draws a useful tile and discards. False if no
 * useful tile is left. */
static bool step_nearer(struct dealing *dealing, struct hand *hand, int seat)
{
    struct shape shape;
    int shanten;
    shape_of(dealing, hand, seat, &shape);
    uint8_t drawn = draw(dealing, shape_useful(&shape, &shanten));
    if (drawn == TILE_NONE)
        return false;
    hand_add(hand, drawn);
    shape_of(dealing, hand, seat, &shape);
    tile_set thrown = shape_discards(&shape, shanten - 1) & counts_kinds(hand->counts, 1);
    CHECK(thrown);
    put_back(dealing, hand,
             shanten == 1 ? widest(dealing, hand, seat, thrown) : any_of(dealing->rng, thrown));
    return true;
}

/* Draws a tile and keeps it if the tenpai hand then waits for more tiles. */
static void widen(struct dealing *dealing, struct hand *hand, int seat)
{
    struct shape shape;
    uint8_t drawn = draw(dealing, ~(tile_set)0 >> (64 - TILE_KINDS));
    if (drawn == TILE_NONE)
        return;
    hand_add(hand, drawn);
    shape_of(dealing, hand, seat, &shape);
    put_back(dealing, hand,
             widest(dealing, hand, seat, shape_discards(&shape, 0) & counts_kinds(hand->counts, 1)));
}

static int shanten_of(const struct dealing *dealing, const struct hand *hand, int seat)
{
    struct shape shape;
    shape_of(dealing, hand, seat, &shape);
    return shape_shanten(&shape);
}

/* Changes tiles until the hand is at least so many steps from tenpai. */
static void step_away(struct dealing *dealing, struct hand *hand, int seat, int target)
{
    for (int i = 0; i < SHUFFLES && shanten_of(dealing, hand, seat) < target; i++) {
        int size = hand->size;
        put_back(dealing, hand, any_of(dealing->rng, counts_kinds(hand->counts, 1)));
        fill(dealing, hand, size);
    }
}

static int draw_target(struct dealing *dealing, const struct known *known)
{
    const uint16_t *shares = ready_shares(&dealing->view->table, known->seat);
    int at = (int)rng_below(dealing->rng, 1000), target = 0;
    if (known->declared)
        return 0;
    while (target < READY_CLASSES - 1 && at >= shares[target])
        at -= shares[target++];
    return target;
}

/* Deals a hand `target` steps from tenpai. */
static void deal_one(struct dealing *dealing, const struct known *known, int size, int target,
                     struct hand *hand)
{
    int shanten;
    *hand = (struct hand){0};
    fill(dealing, hand, size);
    step_away(dealing, hand, known->seat, target);
    shanten = shanten_of(dealing, hand, known->seat);
    while (target < READY_CLASSES - 1 && shanten > target && step_nearer(dealing, hand, known->seat))
        shanten--;
    for (int i = 0; i < WIDENS && target == 0 && shanten == 0; i++)
        widen(dealing, hand, known->seat);
}

/* --- what is known -------------------------------------------------------------------------------- */

static void read_discards(const struct table *table, int seat, struct known *known)
{
    *known = (struct known){.seat = seat,
                            .riichi = table->riichi[seat] > 0,
                            .declared = table->riichi[seat] > 0 || table->stage.attacker == seat};
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        bool own = (discard->flags & DISCARD_PILE) == seat;
        if (own && !(discard->flags & DISCARD_DRAWN))
            known->passed = 0; /* the hand changed here */
        if (discard->tile >= TILE_COUNT)
            continue;
        tile_set kind = TILE_BIT(tile_kind(discard->tile));
        bool offered = table->offer.tile != TILE_NONE && i == table->discard_count - 1;
        known->discarded |= own ? kind : 0;
        known->passed |= own || offered || discard->flags & DISCARD_CLAIMED ? 0 : kind;
    }
}

/* True if the hand could win on a tile of that kind from another player. */
static bool wins_on(const struct view *view, const struct hand *hand, int seat, uint8_t kind)
{
    struct own own = {.hand = *hand, .drawn = TILE_NONE};
    return legal_can_win_on(&view->table, &own, seat, kind, WIN_DISCARD, NULL);
}

static bool wins_on_any(const struct view *view, const struct hand *hand, int seat, tile_set kinds)
{
    for (; kinds; kinds &= kinds - 1)
        if (wins_on(view, hand, seat, tile_set_first(kinds)))
            return true;
    return false;
}

/* True if the seat could hold the hand: it passed up no win, and a declared one can still win. */
static bool is_possible(const struct view *view, const struct known *known, const struct hand *hand)
{
    const struct table *table = &view->table;
    tile_set waits = table_waits(table, hand, known->seat);
    if (table->stage.attacker == known->seat)
        return waits && !(waits & (known->passed | table->stage.guessed));
    if (waits & known->passed && wins_on_any(view, hand, known->seat, waits & known->passed))
        return false;
    return !known->riichi || wins_on_any(view, hand, known->seat, waits);
}

bool hidden_is_possible(const struct view *view, int seat, const struct hand *hand)
{
    struct known known;
    read_discards(&view->table, seat, &known);
    return is_possible(view, &known, hand);
}

/* True if the tiles fit what the seat did: a player rarely passes on a pung or keeps a tile like one they
 * discarded. */
static bool is_likely(struct dealing *dealing, const struct known *known, const struct hand *hand)
{
    const struct table *table = &dealing->view->table;
    if (!is_possible(dealing->view, known, hand))
        return false;
    if (table->stage.attacker == known->seat)
        return true;
    bool claims = table->rules->claims & CLAIM_PUNG && !known->declared;
    for (tile_set left = known->passed; left && claims; left &= left - 1)
        if (hand->counts[tile_set_first(left)] >= 2 && (int)rng_below(dealing->rng, 100) >= KEEPS_PAIR)
            return false;
    for (tile_set left = known->discarded & counts_kinds(hand->counts, 1); left; left &= left - 1)
        if ((int)rng_below(dealing->rng, 100) >= KEEPS_OWN)
            return false;
    return true;
}

/* --- all hands ------------------------------------------------------------------------------------ */

static void deal_seat(struct dealing *dealing, int seat, struct hand *hand)
{
    const struct table *table = &dealing->view->table;
    int size = table->hand_sizes[seat], drawn = size % 3 == 2;
    struct known known;
    read_discards(table, seat, &known);
    int target = draw_target(dealing, &known), tries = known.declared ? TRIES_DECLARED : TRIES;
    for (int i = 0; i < tries + TRIES_MORE; i++) {
        deal_one(dealing, &known, size - drawn, target, hand);
        bool fits = i < tries ? is_likely(dealing, &known, hand) : is_possible(dealing->view, &known, hand);
        if (fits || i == tries + TRIES_MORE - 1)
            break;
        for (tile_set kinds = counts_kinds(hand->counts, 1); kinds; kinds &= kinds - 1)
            while (hand->counts[tile_set_first(kinds)])
                put_back(dealing, hand, tile_set_first(kinds));
    }
    fill(dealing, hand, size);
}

void hidden_deal(const struct view *view, struct rng *rng, struct hand hands[SEAT_MAX])
{
    struct dealing dealing = {.view = view, .rng = rng};
    dealing.left = unseen_count(view, dealing.pool);
    for (int i = 1; i < view->table.seats; i++) {
        int seat = (view->seat + i) % view->table.seats;
        if (seat != view->table.sitting)
            deal_seat(&dealing, seat, &hands[seat]);
        else
            hands[seat] = (struct hand){0};
    }
}

void hidden_danger(const struct view *view, uint64_t seed, int deals, uint16_t chance[TILE_KINDS],
                   uint16_t ready[SEAT_MAX])
{
    int wins[TILE_KINDS] = {0}, waits_of[SEAT_MAX] = {0};
    struct rng rng;
    rng_init(&rng, seed);
    for (int deal = 0; deal < deals; deal++) {
        struct hand hands[SEAT_MAX];
        tile_set on = 0;
        hidden_deal(view, &rng, hands);
        for (int seat = 0; seat < view->table.seats; seat++) {
            if (seat == view->seat || seat == view->table.sitting)
                continue;
            tile_set waits = table_waits(&view->table, &hands[seat], seat);
            waits_of[seat] += waits != 0;
            for (; waits; waits &= waits - 1)
                if (wins_on(view, &hands[seat], seat, tile_set_first(waits)))
                    on |= TILE_BIT(tile_set_first(waits));
        }
        for (; on; on &= on - 1)
            wins[tile_set_first(on)]++;
    }
    for (int kind = 0; kind < TILE_KINDS; kind++)
        chance[kind] = (uint16_t)(wins[kind] * 1000 / deals);
    for (int seat = 0; seat < view->table.seats; seat++)
        ready[seat] = (uint16_t)(waits_of[seat] * 1000 / deals);
}
