/* anim_from.c: where a tile lay before an event (anim.h). */
#include "sdl/table/motion/anim.h"

/* The place among the other's tiles from which they discard: the one drawn, or one that tells nothing. */
static int other_place(const struct view *before, const struct event *event)
{
    int size = before->table.hand_sizes[event->seat];

    if (size <= 1)
        return 0;
    if (event->number == 1 || event->kind == EVENT_LAY_DOWN)
        return size - 1;
    return (before->table.discard_count * 7 + 3) % (size - 1);
}

static uint32_t from_hand(const struct anim *anim, const struct event *event, const struct view *before,
                          int index)
{
    if (event->seat != before->seat)
        return SPRITE_KEY(PLACE_OTHER, index, sprites_side(&before->table, anim->near, event->seat));
    return SPRITE_KEY(PLACE_OWN, event->tile, index);
}

static uint32_t from_stack(int stack)
{
    return SPRITE_KEY(PLACE_STACK, stack < 0 ? 0 : stack, 0);
}

/* Returns where the tiles of a new meld lay. */
static uint32_t meld_from(const struct anim *anim, const struct event *event, const struct view *before,
                          const struct view *after, uint32_t key)
{
    int which = (int)(SPRITE_A(key) & 7), index = (int)SPRITE_B(key);
    const struct meld *meld = &after->table.melds[event->seat][which];
    uint8_t tiles[4];
    int turned;

    meld_laid(meld, event->seat, after->table.seats, tiles, &turned);
    if (meld->kind == MELD_RUN && index != turned && event->seat == before->seat)
        return SPRITE_KEY(PLACE_OWN, tiles[index], 0);
    if (meld->kind == MELD_KONG_ADDED)
        return index == 3 ? from_hand(anim, event, before, 0) : key;
    if (index != turned || meld->kind == MELD_KONG_CLOSED)
        return from_hand(anim, event, before, index > turned && turned >= 0 ? index - 1 : index);
    const struct offer *offer = &before->table.offer;
    if (offer->source == WIN_REVEALED && before->table.dummy.row[offer->place % DUMMY_MAX] == event->tile)
        return SPRITE_KEY(PLACE_ROW, offer->place, 0);
    return SPRITE_KEY(PLACE_DISCARD, before->table.discard_count - 1, 0);
}

static bool is_new_meld(const struct event *event, const struct view *before, const struct view *after,
                        uint32_t key, int near)
{
    int side = sprites_side(&before->table, near, event->seat), which = (int)(SPRITE_A(key) & 7);

    bool claim = event->kind == EVENT_PUNG || event->kind == EVENT_CHOW || event->kind == EVENT_KONG;
    if (!claim || (int)(SPRITE_A(key) >> 3) != side)
        return false;
    if (which >= before->table.meld_counts[event->seat])
        return true;
    return before->table.melds[event->seat][which].kind != after->table.melds[event->seat][which].kind;
}

/* The key a discarded tile had in the hand: the one clicked, else the last of its kind. */
static uint32_t discard_from(const struct anim *anim, const struct event *event, const struct view *before)
{
    if (event->seat != before->seat)
        return from_hand(anim, event, before, other_place(before, event));
    int held = event->tile < TILE_KINDS ? before->own.hand.counts[event->tile] : 1;
    if (anim->picked >= 0 && anim->picked < held)
        return from_hand(anim, event, before, anim->picked);
    bool drawn = before->own.drawn == event->tile;
    return from_hand(anim, event, before, event->number == 1 || !drawn || held < 2 ? held - 1 : held - 2);
}

bool anim_is_draw(const struct event *event)
{
    return event->kind == EVENT_DRAW || event->kind == EVENT_REPLACEMENT;
}

static uint32_t draw_from(const struct event *event, const struct table *table)
{
    bool front = event->kind == EVENT_DRAW || table->rules->front_replacements;
    return from_stack(front ? sprites_first_stack(table) : sprites_last_stack(table));
}

/* An own tile: it was drawn, or equal ones close up behind the one discarded. */
static uint32_t own_from(const struct anim *anim, const struct event *event, const struct view *before,
                         const struct view *after, uint32_t key)
{
    int same = (int)SPRITE_B(key);

    if (event->seat != before->seat || SPRITE_A(key) != event->tile)
        return key;
    if (event->kind == EVENT_DISCARD && anim->picked >= 0 && same >= anim->picked)
        return key + 1;
    bool flower = tile_suit(event->tile) == SUIT_BONUS; /* held for a moment, but not in the hand */
    if (anim_is_draw(event) && same + 1 == (flower ? 1 : after->own.hand.counts[tile_kind(event->tile)]))
        return draw_from(event, &before->table);
    return key;
}

static uint32_t other_from(const struct anim *anim, const struct event *event, const struct view *before,
                           uint32_t key)
{
    int place = (int)SPRITE_A(key);

    if (event->seat == before->seat ||
        (int)SPRITE_B(key) != sprites_side(&before->table, anim->near, event->seat))
        return key;
    if (event->kind == EVENT_DISCARD && place >= other_place(before, event))
        return key + 0x100;
    if (anim_is_draw(event) && place == before->table.hand_sizes[event->seat])
        return draw_from(event, &before->table);
    return key;
}

/* A bonus indicator was one of East's three; who does not see them takes them as they lie. */
static uint32_t indicator_from(const struct event *event, const struct view *before, const struct view *after,
                               uint32_t key)
{
    int which = (int)SPRITE_A(key);

    if (event->kind != EVENT_KEEP || which > 1)
        return key;
    for (int i = 0; i < 3; i++)
        if (before->own.three[i] != TILE_NONE && before->own.three[i] == after->table.dummy.bonus[which])
            return SPRITE_KEY(PLACE_THREE, i, 0);
    return SPRITE_KEY(PLACE_THREE, which, 0);
}

/* A flower was drawn before, or dealt: then it comes out of the hand all the same. */
static uint32_t flower_from(const struct anim *anim, const struct event *event, const struct view *before,
                            uint32_t key)
{
    const struct table *table = &before->table;

    if (event->kind != EVENT_FLOWER || (int)SPRITE_A(key) != event->tile - TILE_FLOWER)
        return key;
    int size = table->hand_sizes[event->seat];
    if (event->seat == before->seat)
        return SPRITE_KEY(PLACE_OWN, event->tile, 0);
    return SPRITE_KEY(PLACE_OTHER, size ? size - 1 : 0, sprites_side(table, anim->near, event->seat));
}

/* Another's tile that wins goes to the winner's hand. */
static uint32_t won_from(const struct event *event, const struct view *before, uint32_t key)
{
    if (event->kind != EVENT_WIN)
        return key;
    if (event->number == WIN_REVEALED)
        return SPRITE_KEY(PLACE_ROW, before->table.offer.place, 0);
    return SPRITE_KEY(PLACE_DISCARD, before->table.discard_count - 1, 0);
}

uint32_t anim_from(const struct anim *anim, const struct event *event, const struct view *before,
                   const struct view *after, uint32_t key)
{
    switch (SPRITE_PLACE(key)) {
    case PLACE_DISCARD:
        if ((int)SPRITE_A(key) < before->table.discard_count + (before->table.stage.turned < TILE_COUNT))
            return key;
        if (event->kind == EVENT_TURN)
            return from_stack(sprites_first_stack(&before->table));
        return event->kind == EVENT_DUMMY_DISCARD ? from_stack(sprites_first_stack(&before->table))
                                                  : discard_from(anim, event, before);
    case PLACE_MELD:
        return is_new_meld(event, before, after, key, anim->near) ? meld_from(anim, event, before, after, key)
                                                                  : key;
    case PLACE_OWN:
        return own_from(anim, event, before, after, key);
    case PLACE_OTHER:
        return other_from(anim, event, before, key);
    case PLACE_WIN:
        return won_from(event, before, key);
    case PLACE_FLOWER:
        return flower_from(anim, event, before, key);
    case PLACE_GUESS:
        return SPRITE_A(key) < before->table.stage.guess_count
                   ? key
                   : SPRITE_KEY(PLACE_RACK, after->table.stage.guesses[SPRITE_A(key)], 0);
    case PLACE_INDICATOR:
        return indicator_from(event, before, after, key);
    default:
        return key;
    }
}
