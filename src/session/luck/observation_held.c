/*
 * observation_held.c: the inputs for tiles in the wrong hands; see observation.h.
 *
 * The tile that completes a valuable hand may be in the hand of another player who has no use for it. Then
 * it cannot come from the wall, and yet the hand is almost won. At a table of four this decides most rounds
 * that a draw does not.
 */
#include "session/luck/observation_parts.h"

/* Returns a tile that fits nowhere in the hand, or TILE_NONE. Sets for four players have all kinds. */
static uint8_t find_blank(const struct stand *stand)
{
    for (int i = 0; i < TILE_KINDS; i++) {
        uint8_t kind = (uint8_t)(TILE_KINDS - 1 - i); /* honors first */
        if (!stand->own.hand.counts[kind] && !(stand->useful & TILE_BIT(kind)))
            return kind;
    }
    return TILE_NONE;
}

void observation_look_at_loose(struct onlooker *all)
{
    for (int seat = 0; seat < all->table->seats; seat++) {
        struct stand *stand = &all->stands[seat];
        struct shape shape;
        uint8_t blank = find_blank(stand);
        if (blank == TILE_NONE)
            continue;
        observation_shape(all, &stand->own.hand, seat, &shape);
        shape.counts[blank]++;
        stand->loose = shape_discards(&shape, stand->shanten) & ~TILE_BIT(blank);
    }
}

/* The players who hold a kind and can spare it. */
struct spared {
    int tiles;
    int chance; /* that it is discarded next: 64 for each hand that has nothing else to discard */
};

static struct spared spared_by_others(const struct onlooker *all, int seat, uint8_t kind, unsigned seats)
{
    struct spared spared = {0, 0};
    for (int other = 0; other < all->table->seats; other++) {
        const struct stand *stand = &all->stands[other];
        if (other == seat || !(seats >> other & 1) || !(stand->loose & TILE_BIT(kind)))
            continue;
        spared.tiles += stand->own.hand.counts[kind];
        spared.chance += 64 / tile_set_count(stand->loose);
    }
    return spared;
}

static void encode_wins(const struct onlooker *all, const struct stand *stand, int seat,
                        const struct encoder *encoder)
{
    int64_t pay = 0, fed = 0;
    int wins = 0, tiles = 0, chance = 0, unit = all->observation->unit;
    for (tile_set waits = stand->useful; waits; waits &= waits - 1) {
        uint8_t kind = tile_set_first(waits);
        if (stand->taken[kind] <= 0)
            continue;
        struct spared spared = spared_by_others(all, seat, kind, all->playing);
        int there = all->left[kind];
        for (int other = 0; other < all->table->seats; other++)
            there += other == seat ? 0 : all->held[other][kind];
        wins += there;
        pay += (int64_t)there * stand->taken[kind];
        tiles += spared.tiles;
        chance += spared.chance;
        fed += (int64_t)spared.chance * stand->taken[kind];
    }
    encode_number(encoder, OBSERVATION_HELD, wins ? pay / wins : 0, unit);
    encode_number(encoder, OBSERVATION_HELD + 1, tiles, 4);
    encode_number(encoder, OBSERVATION_HELD + 2, chance, 16);
    encode_number(encoder, OBSERVATION_HELD + 3, fed / 16, unit);
}

static bool makes_run(const struct hand *hand, uint8_t kind)
{
    int number = kind % 9;
    if (kind >= TILE_EAST)
        return false;
    return (number > 1 && hand->counts[kind - 1] && hand->counts[kind - 2]) ||
           (number > 0 && number < 8 && hand->counts[kind - 1] && hand->counts[kind + 1]) ||
           (number < 7 && hand->counts[kind + 1] && hand->counts[kind + 2]);
}

/* Returns the seats that may discard the kind so that this seat can claim it, as bits. */
static unsigned feeders(const struct onlooker *all, const struct stand *stand, int seat, uint8_t kind)
{
    unsigned seats = stand->own.hand.counts[kind] >= 2 ? all->playing : 0;
    for (int other = 0; other < all->table->seats; other++)
        if (table_next(all->table, other) == seat && makes_run(&stand->own.hand, kind))
            seats |= 1u << other;
    return seats;
}

static void encode_claims(const struct onlooker *all, const struct stand *stand, int seat,
                          const struct encoder *encoder)
{
    int tiles = 0, chance = 0;
    int64_t most = 0;
    for (tile_set useful = stand->useful; useful; useful &= useful - 1) {
        uint8_t kind = tile_set_first(useful);
        struct spared spared = spared_by_others(all, seat, kind, feeders(all, stand, seat, kind));
        struct next_step step = {0, 0};
        tiles += spared.tiles;
        chance += spared.chance;
        if (spared.tiles && stand->shanten == 1)
            observation_next(all, stand, seat, kind, &step);
        if (step.live && step.waits / step.live > most)
            most = step.waits / step.live;
    }
    encode_number(encoder, OBSERVATION_HELD + 4, tiles, 4);
    encode_number(encoder, OBSERVATION_HELD + 5, chance, 16);
    encode_number(encoder, OBSERVATION_HELD + 6, most, all->observation->unit);
}

void observation_encode_held(const struct onlooker *all, int seat, const struct encoder *encoder)
{
    const struct stand *stand = &all->stands[seat];
    if (stand->shanten == 0)
        encode_wins(all, stand, seat, encoder);
    else
        encode_claims(all, stand, seat, encoder);
}
