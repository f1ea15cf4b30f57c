/* hand.c: concealed tiles by kind; see hand.h. */
#include "rules/hand.h"

#include <string.h>

#include "base/check.h"

static uint8_t red_bit(uint8_t tile)
{
    return tile >= TILE_RED_FIVE ? (uint8_t)(1u << (tile - TILE_RED_FIVE)) : 0;
}

void hand_add(struct hand *hand, uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    CHECK(kind < TILE_KINDS && hand->size < HAND_MOST && hand->counts[kind] < 4);
    hand->counts[kind]++;
    hand->size++;
    hand->reds |= red_bit(tile);
}

void hand_remove(struct hand *hand, uint8_t tile)
{
    CHECK(hand_has(hand, tile));
    hand->counts[tile_kind(tile)]--;
    hand->size--;
    hand->reds &= (uint8_t)~red_bit(tile);
}

/* How many of the kind's tiles are the red five: 0 or 1. */
static int red_count(const struct hand *hand, uint8_t kind)
{
    return kind < TILE_EAST && kind % 9 == 4 ? hand->reds >> (kind / 9) & 1 : 0;
}

bool hand_has(const struct hand *hand, uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    if (kind >= TILE_KINDS)
        return false;
    if (tile >= TILE_RED_FIVE)
        return red_count(hand, kind) > 0;
    return hand->counts[kind] > red_count(hand, kind);
}

int hand_list(const struct hand *hand, uint8_t out[HAND_MOST])
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int reds = red_count(hand, kind);
        for (int i = 0; i < hand->counts[kind]; i++)
            out[count++] = i < reds ? (uint8_t)(TILE_RED_FIVE + kind / 9) : kind;
    }
    return count;
}

bool hand_parse(struct hand *hand, const char *text, struct error *why)
{
    uint8_t tiles[HAND_MOST];
    int count = tile_parse_list(text, tiles, HAND_MOST, why);
    if (count < 0)
        return false;
    struct hand read = {0};
    for (int i = 0; i < count; i++) {
        uint8_t kind = tile_kind(tiles[i]);
        if (kind >= TILE_KINDS)
            return error_set(why, "%s cannot be held in the hand", tile_name(tiles[i]));
        if (read.counts[kind] == 4)
            return error_set(why, "a fifth %s", tile_name(kind));
        if (tiles[i] >= TILE_RED_FIVE && red_count(&read, kind))
            return error_set(why, "a second %s", tile_name(tiles[i]));
        hand_add(&read, tiles[i]);
    }
    *hand = read;
    return true;
}
