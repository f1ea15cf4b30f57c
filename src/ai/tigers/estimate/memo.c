/* memo.c: two small hash tables, in which newer entries replace older ones; see memo.h. */
#include "ai/tigers/estimate/memo.h"

#include <string.h>

enum { LOW_KINDS = 21 /* of 34, three bits for each */, MELD_BITS = 9, KIND_PLACE = 40, COUNT_PLACE = 48 };

void memo_clear(struct memo *memo)
{
    memset(memo->wins_used, 0, sizeof memo->wins_used);
    memo->suits_used = 0;
}

struct memo_key memo_key(const struct hand *hand, const struct meld *melds, int count)
{
    struct memo_key key = {.melds = (uint64_t)count << COUNT_PLACE};
    for (int kind = 0; kind < LOW_KINDS; kind++)
        key.low |= (uint64_t)hand->counts[kind] << 3 * kind;
    for (int kind = LOW_KINDS; kind < TILE_KINDS; kind++)
        key.high |= (uint64_t)hand->counts[kind] << 3 * (kind - LOW_KINDS);
    for (int i = 0; i < count; i++)
        key.melds |= (uint64_t)(melds[i].kind << 6 | melds[i].tile) << MELD_BITS * i;
    return key;
}

struct memo_key memo_key_won(struct memo_key key, uint8_t kind)
{
    if (kind < LOW_KINDS)
        key.low += (uint64_t)1 << 3 * kind;
    else
        key.high += (uint64_t)1 << 3 * (kind - LOW_KINDS);
    key.melds |= (uint64_t)kind << KIND_PLACE;
    return key;
}

static bool same(const struct memo_key *a, const struct memo_key *b)
{
    return a->low == b->low && a->high == b->high && a->melds == b->melds;
}

/* Mixes a number well and returns `bits` bits of it. */
static size_t mix(uint64_t number, int bits)
{
    return (size_t)(number * 0x9e3779b97f4a7c15u >> (64 - bits));
}

/* Sets bit `place` of a word; true if it was already set. */
static bool mark(uint64_t *word, size_t place)
{
    uint64_t bit = (uint64_t)1 << place;
    bool before = *word & bit;
    *word |= bit;
    return before;
}

struct memo_win *memo_find_win(struct memo *memo, struct memo_key key)
{
    size_t place = mix(key.low ^ mix(key.high ^ key.melds, 63), 9);
    struct memo_win *win = &memo->wins[place];
    if (!mark(&memo->wins_used[place / 64], place % 64) || !same(&win->key, &key))
        *win = (struct memo_win){.key = key, .points = {MEMO_UNKNOWN, MEMO_UNKNOWN}};
    return win;
}

struct memo_suit *memo_find_suit(struct memo *memo, int suit, const uint8_t counts[9], bool *found)
{
    uint32_t key = (uint32_t)suit;
    for (int n = 0; n < 9; n++)
        key = key << 3 | counts[n];
    size_t place = mix(key, 6);
    struct memo_suit *entry = &memo->suits[place];
    *found = mark(&memo->suits_used, place) && entry->key == key;
    entry->key = key;
    return entry;
}
