/*
 * trainer.c: hands of one suit and their waits; see trainer.h.
 *
 * A hand is found by dealing until one has the number of waits that was drawn
 * for it. The rarest class wanted comes about once in a hundred deals.
 */
#include "session/study/trainer.h"

#include <string.h>

#include "base/bits.h"
#include "base/check.h"

enum { CLASSES = 6 /* not ready, 1 to 4 waits, more */, TRIES = 5000, COPIES = 4, PAIRS = 7 };

const int trainer_sizes[TRAINER_SIZES] = {4, 7, 10, 13};

/* How often a hand of each class is dealt, in parts of the row's sum. */
static const uint8_t weights[TRAINER_SIZES][CLASSES] = {
    {2, 3, 5, 6, 0, 0},
    {2, 3, 4, 5, 3, 1},
    {2, 2, 4, 5, 4, 3},
    {2, 2, 4, 4, 4, 4},
};

void trainer_init(struct trainer *trainer, uint64_t seed, int size, enum suit suit)
{
    CHECK(size >= 0 && size < TRAINER_SIZES);
    CHECK(suit <= SUIT_BAMBOO || suit == SUIT_NONE);
    rng_init(&trainer->rng, seed);
    trainer->size = size;
    trainer->suit = suit;
}

int trainer_count(const struct trainer_hand *hand)
{
    return trainer_sizes[hand->size];
}

static struct hand count_tiles(const uint8_t *tiles, int count)
{
    struct hand hand = {0};
    for (int i = 0; i < count; i++)
        hand_add(&hand, tiles[i]);
    return hand;
}

struct hand trainer_counts(const struct trainer_hand *hand)
{
    return count_tiles(hand->tiles, trainer_count(hand));
}

/* The kinds of one suit as numbers. */
static uint16_t numbers_of(tile_set kinds)
{
    uint16_t numbers = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (kinds & TILE_BIT(kind))
            numbers |= (uint16_t)(1u << (tile_number(kind) - 1));
    return numbers;
}

static uint16_t waits_of(const struct hand *hand, enum suit suit, int *shanten)
{
    uint8_t copies[TILE_KINDS] = {0};
    struct shape shape;
    int distance;
    memset(copies + TRAINER_NUMBERS * (int)suit, COPIES, TRAINER_NUMBERS);
    shape_init(&shape, hand, NULL, 0, copies, hand->size / 3, FORM_STANDARD | FORM_SEVEN_PAIRS);
    tile_set kinds = shape_useful(&shape, &distance);
    if (shanten)
        *shanten = distance;
    return distance == 0 ? numbers_of(kinds) : 0;
}

uint16_t trainer_waits(const uint8_t *tiles, int count, int *shanten)
{
    struct hand hand = count_tiles(tiles, count);
    CHECK(count % 3 == 1 && count <= TRAINER_TILES);
    return waits_of(&hand, tile_suit(tiles[0]), shanten);
}

static int draw_class(struct trainer *trainer)
{
    const uint8_t *row = weights[trainer->size];
    int sum = 0, class = 0;
    for (int i = 0; i < CLASSES; i++)
        sum += row[i];
    int at = (int)rng_below(&trainer->rng, (uint32_t)sum);
    while (at >= row[class])
        at -= row[class ++];
    return class;
}

/* The class of a hand, or CLASSES if it is none to ask about: too far from waiting. */
static int class_of(const struct trainer_hand *hand)
{
    int shanten, count = bits_count(trainer_waits(hand->tiles, trainer_count(hand), &shanten));
    if (shanten > 1)
        return CLASSES;
    return count < CLASSES ? count : CLASSES - 1;
}

static void deal(struct trainer *trainer, struct trainer_hand *out)
{
    uint8_t wall[TRAINER_NUMBERS * COPIES];
    for (int i = 0; i < TRAINER_NUMBERS * COPIES; i++)
        wall[i] = (uint8_t)(TRAINER_NUMBERS * out->suit + i / COPIES);
    rng_shuffle(&trainer->rng, wall, TRAINER_NUMBERS * COPIES);
    memcpy(out->tiles, wall, (size_t)trainer_count(out));
}

void trainer_next(struct trainer *trainer, struct trainer_hand *out)
{
    int class = draw_class(trainer);
    memset(out, 0, sizeof *out);
    out->size = (uint8_t)trainer->size;
    out->suit = (uint8_t)(trainer->suit == SUIT_NONE ? rng_below(&trainer->rng, 3) : trainer->suit);
    for (int i = 0; i < TRIES; i++) {
        deal(trainer, out);
        if (class_of(out) == class)
            break;
    }
    out->waits = trainer_waits(out->tiles, trainer_count(out), NULL);
}

struct trainer_verdict trainer_judge(uint16_t waits, uint16_t named)
{
    struct trainer_verdict verdict = {
        .right = waits & named, .missed = (uint16_t)(waits & ~named), .wrong = (uint16_t)(named & ~waits)};
    return verdict;
}

bool trainer_is_right(const struct trainer_verdict *verdict)
{
    return !verdict->missed && !verdict->wrong;
}

bool trainer_read(const struct hand *hand, const struct meld *melds, int count, uint8_t kind,
                  struct reading *out)
{
    struct reading readings[READING_MOST];
    struct hand whole = *hand;
    int held = hand->counts[kind];
    for (int i = 0; i < count; i++)
        held += melds[i].tile == kind ? COPIES : 0;
    if (held >= COPIES)
        return false;
    hand_add(&whole, kind);
    int found =
        reading_list(whole.counts, melds, count, kind, false, FORM_STANDARD | FORM_SEVEN_PAIRS, readings);
    if (found)
        *out = readings[0];
    return found > 0;
}

/* Tries the exchange of two kinds and keeps it if it waits for more. */
static void try_exchange(const struct hand *hand, uint8_t gone, uint8_t come, struct trainer_exchange *best)
{
    struct hand next = *hand;
    hand_remove(&next, gone);
    hand_add(&next, come);
    uint16_t waits = waits_of(&next, tile_suit(gone), NULL);
    if (bits_count(waits) > bits_count(best->waits))
        *best = (struct trainer_exchange){gone, come, waits};
}

bool trainer_find_exchange(const struct trainer_hand *hand, struct trainer_exchange *out)
{
    struct hand now = trainer_counts(hand);
    struct trainer_exchange best = {0};
    uint8_t first = (uint8_t)(TRAINER_NUMBERS * hand->suit), end = first + TRAINER_NUMBERS;
    int shanten;
    waits_of(&now, (enum suit)hand->suit, &shanten);
    if (shanten != 1)
        return false;
    for (uint8_t gone = first; gone < end; gone++)
        for (uint8_t come = first; come < end; come++)
            if (come != gone && now.counts[gone] && now.counts[come] < COPIES)
                try_exchange(&now, gone, come, &best);
    if (best.waits)
        *out = best;
    return best.waits != 0;
}
