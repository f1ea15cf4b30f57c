/*
 * waits_drill.c: see waits_drill.h.
 *
 * It deals until a hand has the number of waits chosen beforehand. The rarest class comes about once in a
 * hundred deals.
 */
#include "session/drill/waits_drill.h"

#include <string.h>

#include "base/bits.h"
#include "base/check.h"

enum { CLASSES = 6 /* not tenpai, 1 to 4 waits, more */, TRIES = 5000, COPIES = 4, PAIRS = 7 };

const int waits_sizes[WAITS_SIZES] = {4, 7, 10, 13};

/* How often each class comes, as parts of the row's sum. */
static const uint8_t weights[WAITS_SIZES][CLASSES] = {
    {2, 3, 5, 6, 0, 0},
    {2, 3, 4, 5, 3, 1},
    {2, 2, 4, 5, 4, 3},
    {2, 2, 4, 4, 4, 4},
};

int waits_count(const struct waits_question *hand)
{
    return waits_sizes[hand->size];
}

static struct hand count_tiles(const uint8_t *tiles, int count)
{
    struct hand hand = {0};
    for (int i = 0; i < count; i++)
        hand_add(&hand, tiles[i]);
    return hand;
}

struct hand waits_hand(const struct waits_question *hand)
{
    return count_tiles(hand->tiles, waits_count(hand));
}

static uint16_t waits_of_hand(const struct hand *hand, enum suit suit, int *shanten)
{
    uint8_t copies[TILE_KINDS] = {0};
    struct shape shape;
    int distance;
    memset(copies + WAITS_NUMBERS * (int)suit, COPIES, WAITS_NUMBERS);
    shape_init(&shape, hand, NULL, 0, copies, hand->size / 3, FORM_STANDARD | FORM_SEVEN_PAIRS);
    tile_set kinds = shape_useful(&shape, &distance);
    if (shanten)
        *shanten = distance;
    return distance == 0 ? tile_numbers(kinds) : 0;
}

uint16_t waits_of(const uint8_t *tiles, int count, int *shanten)
{
    struct hand hand = count_tiles(tiles, count);
    CHECK(count % 3 == 1 && count <= WAITS_TILES);
    return waits_of_hand(&hand, tile_suit(tiles[0]), shanten);
}

static int draw_class(int size, struct rng *rng)
{
    const uint8_t *row = weights[size];
    int sum = 0, class = 0;
    for (int i = 0; i < CLASSES; i++)
        sum += row[i];
    int at = (int)rng_below(rng, (uint32_t)sum);
    while (at >= row[class])
        at -= row[class ++];
    return class;
}

/* Returns the class of a hand, or CLASSES if it is too far from tenpai to be a question. */
static int class_of(const struct waits_question *hand)
{
    int shanten, count = bits_count(waits_of(hand->tiles, waits_count(hand), &shanten));
    if (shanten > 1)
        return CLASSES;
    return count < CLASSES ? count : CLASSES - 1;
}

static void deal(struct waits_question *out, struct rng *rng)
{
    uint8_t wall[WAITS_NUMBERS * COPIES];
    for (int i = 0; i < WAITS_NUMBERS * COPIES; i++)
        wall[i] = (uint8_t)(WAITS_NUMBERS * out->suit + i / COPIES);
    rng_shuffle(rng, wall, WAITS_NUMBERS * COPIES);
    memcpy(out->tiles, wall, (size_t)waits_count(out));
}

void waits_question_deal(struct waits_question *question, int size, enum suit suit, struct rng *rng)
{
    CHECK(size >= 0 && size < WAITS_SIZES);
    CHECK(suit <= SUIT_BAMBOO || suit == SUIT_NONE);
    int class = draw_class(size, rng);
    memset(question, 0, sizeof *question);
    question->size = (uint8_t)size;
    question->suit = (uint8_t)(suit == SUIT_NONE ? rng_below(rng, 3) : suit);
    for (int i = 0; i < TRIES; i++) {
        deal(question, rng);
        if (class_of(question) == class)
            break;
    }
    question->waits = waits_of(question->tiles, waits_count(question), NULL);
}

struct waits_verdict waits_judge(uint16_t waits, uint16_t named)
{
    struct waits_verdict verdict = {
        .right = waits & named, .missed = (uint16_t)(waits & ~named), .wrong = (uint16_t)(named & ~waits)};
    return verdict;
}

bool waits_read(const struct hand *hand, const struct meld *melds, int count, uint8_t kind,
                struct reading *out)
{
    struct reading readings[READING_MAX];
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

/* Tries to exchange two kinds and keeps the exchange if it has more waits. */
static void try_exchange(const struct hand *hand, uint8_t gone, uint8_t come, struct waits_exchange *best)
{
    struct hand next = *hand;
    hand_remove(&next, gone);
    hand_add(&next, come);
    uint16_t waits = waits_of_hand(&next, tile_suit(gone), NULL);
    if (bits_count(waits) > bits_count(best->waits))
        *best = (struct waits_exchange){gone, come, waits};
}

bool waits_find_exchange(const struct waits_question *hand, struct waits_exchange *out)
{
    struct hand now = waits_hand(hand);
    struct waits_exchange best = {0};
    uint8_t first = (uint8_t)(WAITS_NUMBERS * hand->suit), end = first + WAITS_NUMBERS;
    int shanten;
    waits_of_hand(&now, (enum suit)hand->suit, &shanten);
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
