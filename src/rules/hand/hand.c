/* hand.c: see hand.h. */
#include "rules/hand/hand.h"

#include "rules/hand/counts.h"

uint8_t hand_take(struct hand *hand, uint8_t kind, int count)
{
    uint8_t before = hand->reds;
    for (int i = 0; i < count; i++)
        hand_remove(hand, hand_has(hand, kind) ? kind : (uint8_t)(TILE_RED_FIVE + tile_suit(kind)));
    return before & (uint8_t)~hand->reds;
}

int hand_list(const struct hand *hand, uint8_t out[HAND_MAX])
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int reds = hand_red_count(hand, kind);
        for (int i = 0; i < hand->counts[kind]; i++)
            out[count++] = i < reds ? (uint8_t)(TILE_RED_FIVE + kind / 9) : kind;
    }
    return count;
}

int hand_choices(const struct hand *hand, uint8_t out[HAND_MAX])
{
    int count = 0;
    for (tile_set left = counts_kinds(hand->counts, 1); left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        int reds = hand_red_count(hand, kind);
        if (reds)
            out[count++] = (uint8_t)(TILE_RED_FIVE + kind / 9);
        if (hand->counts[kind] > reds)
            out[count++] = kind;
    }
    return count;
}

bool hand_parse(struct hand *hand, const char *text, struct error *error)
{
    uint8_t tiles[HAND_MAX];
    int count = tile_parse_list(text, tiles, HAND_MAX, error);
    if (count < 0)
        return false;
    struct hand read = {0};
    for (int i = 0; i < count; i++) {
        uint8_t kind = tile_kind(tiles[i]);
        if (kind >= TILE_KINDS)
            return error_say(error, tr("{1} can’t be held in the hand"), tile_name(tiles[i]));
        if (read.counts[kind] == 4)
            return error_say(error, tr("a fifth {1}"), tile_name(kind));
        if (tiles[i] >= TILE_RED_FIVE && hand_red_count(&read, kind))
            return error_say(error, tr("a second {1}"), tile_name(tiles[i]));
        hand_add(&read, tiles[i]);
    }
    *hand = read;
    return true;
}
