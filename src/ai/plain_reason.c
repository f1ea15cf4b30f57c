/* plain_reason.c: see plain_reason.h. */
#include "ai/plain_reason.h"

#include <stdlib.h>

#include "ai/unseen.h"

enum {
    SAFER = 20, /* per mille: so much rarer to deal in is safer, */
    LEVEL = 15, /* ... and so close in wins is just as good */
    REACH = 2   /* numbers a tile can be away in a run */
};

/* Reasons that only say the move is better. */
static bool is_vague(uint8_t kind)
{
    return kind == REASON_LEAST_USE || kind == REASON_BROUGHT_MORE || kind == REASON_NETWORK ||
           kind == REASON_FEELING || kind == REASON_FITS_MIN || kind == REASON_FITS_BEST ||
           kind == REASON_WORTH_LESS || kind == REASON_ROLLOUT_MORE ||
           (kind >= REASON_MORE_THAN_THROWING && kind <= REASON_LITTLE_MORE);
}

/* The kinds that a tile can make a set or a pair with. */
static tile_set friends_of(uint8_t kind)
{
    tile_set friends = TILE_BIT(kind);
    for (int away = -REACH; away <= REACH && tile_is_suited(kind); away++) {
        int number = tile_number(kind) + away;
        if (number >= 1 && number <= 9)
            friends |= TILE_BIT(kind + away);
    }
    return friends;
}

/* How many tiles of the hand go with one of that kind, without it. */
static int held_friends(const struct view *view, uint8_t kind)
{
    int count = -1;
    for (tile_set friends = friends_of(kind); friends; friends &= friends - 1)
        count += view->own.hand.counts[tile_set_first(friends)];
    return count;
}

/* The best of the other discards, or NULL. */
static const struct advice *next_discard(const struct ranking *ranking)
{
    uint8_t kind = tile_kind(ranking->list[0].move.tile);
    for (int i = 1; i < ranking->count; i++)
        if (ranking->list[i].move.kind == MOVE_DISCARD && tile_kind(ranking->list[i].move.tile) != kind)
            return &ranking->list[i];
    return NULL;
}

/* True with the reason if the best is better because it is safer. */
static bool is_safer(const struct advice *best, const struct advice *next, struct reason *reason)
{
    if (!best->estimate || !next->estimate || next->deal_in - best->deal_in < SAFER)
        return false;
    if (abs(best->win - next->win) <= LEVEL)
        *reason = reason_tile(REASON_SAFER_EQUAL, next->move.tile);
    else
        *reason = (struct reason){.kind = REASON_LESS_RISK,
                                  .number = (best->deal_in + 5) / 10,
                                  .second = (next->deal_in + 5) / 10,
                                  .tile = next->move.tile};
    return true;
}

static struct reason about_discard(const struct view *view, const struct ranking *ranking)
{
    const struct advice *best = &ranking->list[0], *next = next_discard(ranking);
    uint8_t kind = tile_kind(best->move.tile), copies[TILE_KINDS], unseen[TILE_KINDS];
    struct reason reason = best->reason;

    unseen_count(view, copies, unseen);
    if (next && is_safer(best, next, &reason))
        return reason;
    if (held_friends(view, kind) == 0) {
        int out = copies[kind] - 1 - unseen[kind];
        return out > 0 ? reason_number(REASON_LONE, out) : reason_plain(REASON_NO_FRIENDS);
    }
    if (next &&
        unseen_sum(unseen, friends_of(kind)) < unseen_sum(unseen, friends_of(tile_kind(next->move.tile))))
        return reason_tile(REASON_CONNECTS_LESS, next->move.tile);
    return reason;
}

/* How many tiles of the hand have these numbers. */
static int with_numbers(const struct view *view, const struct move *keep)
{
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_EAST; kind++)
        if (tile_number(kind) == keep->number || tile_number(kind) == keep->other)
            count += view->own.hand.counts[kind];
    return count;
}

/* The numbers East keeps: how many tiles have them, if no others have more. */
static struct reason about_numbers(const struct view *view, const struct ranking *ranking)
{
    int held = with_numbers(view, &ranking->list[0].move);
    for (int i = 1; i < ranking->count; i++)
        if (with_numbers(view, &ranking->list[i].move) > held)
            return ranking->list[0].reason;
    return reason_number(REASON_NUMBERS_HELD, held);
}

void plain_reason(const struct view *view, struct ranking *ranking)
{
    struct advice *best = &ranking->list[0];
    if (!ranking->count || !is_vague(best->reason.kind))
        return;
    if (best->move.kind == MOVE_DISCARD)
        best->reason = about_discard(view, ranking);
    else if (best->move.kind == MOVE_KEEP)
        best->reason = about_numbers(view, ranking);
}
