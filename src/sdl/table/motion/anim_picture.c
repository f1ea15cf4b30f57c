/*
 * anim_picture.c: where a tile lay before an event, and where each is at a moment of a step (anim.h).
 */
#include <math.h>

#include "sdl/table/motion/anim.h"

/* --- where a tile lay before ---------------------------------------------------------------------------- */

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

/* --- where it is ---------------------------------------------------------------------------------------- */

static const float PI = 3.14159265f;
static const float LIFTED = 1.22f; /* times as large as on the table */

static float ease(float t)
{
    float back = 1 - t;
    return 1 - back * back * back;
}

float anim_eased(float share)
{
    return share * share * (3 - 2 * share);
}

/* The tile stands at the share `t` of half a turn round its long middle, rising as it must. */
static void turn_over(struct sprite *sprite, float t, float lift)
{
    float angle = PI * anim_eased(t);

    sprite->turn = 1 - fabsf(cosf(angle));
    sprite->over = t >= .5f;
    sprite->lift = fmaxf(sprite->lift, lift * sinf(angle));
}

/* Puts the sprite at the share `t` of its way. */
static void move(struct sprite *sprite, const struct tween *tween, float t)
{
    const struct sprite *end = t < .5f && sprite->pose == tween->from.pose ? &tween->from : &tween->to;

    sprite->rect = rect_between(tween->from.rect, tween->to.rect, ease(t));
    sprite->rest = end->rect.w / pose_shape((enum pose)end->pose)->wide;
}

/* A tile that comes face down, rests and is turned over. */
static struct sprite turned_now(const struct anim *anim, const struct tween *tween)
{
    struct sprite now = tween->to;
    float length = anim->reduced ? ANIM_REDUCED : ANIM_FLIP * anim->scale;
    float t = length <= 0 ? 1 : (anim->time - tween->flip) / length;
    float way = anim->reduced || tween->end <= 0 ? 1 : anim->time / tween->end;

    if (way < 1)
        move(&now, tween, way);
    if (t >= 1)
        return now;
    if (t < .5f) {
        now.tile = TILE_HIDDEN;
        now.pose = POSE_DOWN;
    }
    now.lift = way < 1 ? 7 * sinf(PI * way) : 0;
    if (t > 0 && !anim->reduced)
        turn_over(&now, t, 14);
    return now;
}

float anim_share(float time, float from, float to)
{
    return to <= from ? (float)(time >= to) : fminf(fmaxf((time - from) / (to - from), 0), 1);
}

/* A claimed tile: it is lifted where it lies, then flies an arc that bends away from the straight line. */
static struct sprite claimed_now(const struct tween *tween, float time)
{
    struct sprite now = tween->to;
    float up = anim_eased(anim_share(time, 0, tween->start * .5f)),
          t = anim_share(time, tween->start, tween->end);
    float way = anim_eased(t), bend = .16f * sinf(PI * way), large = 1 + (LIFTED - 1) * up * (1 - t * t);
    struct point a = anim_middle(tween->from.rect), b = anim_middle(tween->to.rect);

    const struct pose_shape *was = pose_shape((enum pose)tween->from.pose),
                            *is = pose_shape((enum pose)tween->to.pose);
    int quarters = (is->turns - was->turns) & 3; /* counterclockwise */
    float w = tween->from.rect.w / was->wide, wide = w + (tween->to.rect.w / is->wide - w) * way;

    wide *= roundf(large * 25) / 25;
    now.pose = tween->from.pose;
    now.rect = rect_make(0, 0, wide * was->wide, wide * was->high);
    now.rect.x = a.x + (b.x - a.x) * way + (b.y - a.y) * -bend - now.rect.w / 2;
    now.rect.y = a.y + (b.y - a.y) * way + (b.x - a.x) * bend - now.rect.h / 2;
    now.lift = 16 * up * (1 - t * t * t);
    now.tilt = (quarters == 3 ? 90.0f : -90.0f * (float)quarters) * way +
               20 * sinf(PI * way) * (quarters == 1 ? -1.0f : 1.0f);
    return now;
}

static struct sprite tween_now(const struct anim *anim, const struct tween *tween)
{
    struct sprite now = tween->to;
    float start = tween->start, end = tween->end;

    if (tween->gone > 0 && anim->time >= tween->gone)
        now.alpha = 0;
    if (tween->flip > 0)
        return turned_now(anim, tween);
    if (anim->reduced && end > start) {
        now.alpha = anim->time < ANIM_REDUCED ? anim->time / ANIM_REDUCED : 1;
        return now;
    }
    if (anim->call && !anim->reduced && (tween->out.x != 0 || tween->out.y != 0)) {
        float apart = 1 - anim_eased(anim_share(anim->time, anim_call_seconds(anim, anim->call->land),
                                                anim_call_seconds(anim, anim->call->close)));
        struct tween wide = *tween;
        wide.out = (struct point){0, 0};
        wide.to.rect = rect_moved(wide.to.rect, tween->out.x * apart, tween->out.y * apart);
        return tween_now(anim, &wide);
    }
    if (tween->claimed && anim->time < end)
        return claimed_now(tween, anim->time);
    float t = anim_share(anim->time, start, end);
    if (t >= 1)
        return now;
    bool flips = (tween->from.tile == TILE_HIDDEN) != (tween->to.tile == TILE_HIDDEN);
    if (flips && t < .5f) {
        now.tile = tween->from.tile;
        now.pose = tween->from.pose;
    }
    move(&now, tween, t);
    now.lift = 7 * sinf(PI * t);
    if (flips)
        turn_over(&now, t, 14);
    if (tween->fresh)
        now.alpha = t < .25f ? t * 4 : 1;
    if (tween->fresh && anim->time < start)
        now.alpha = 0;
    return now;
}

void anim_picture(const struct anim *anim, struct sprites *sprites)
{
    sprites->count = 0;
    for (int late = 0; late < 2; late++)
        for (int i = 0; i < anim->tween_count; i++) {
            const struct tween *tween = &anim->tweens[i];
            bool moves = anim->time < tween->end || (tween->flip > 0 && anim->time < anim->moving);
            if (moves == (late == 1))
                sprites->list[sprites->count++] = tween_now(anim, tween);
        }
}

bool anim_trail(const struct anim *anim, float back, struct sprite *out)
{
    float time = anim->time - back * .001f * anim->call_scale;

    for (int i = 0; i < anim->tween_count && anim->call && !anim->reduced; i++) {
        const struct tween *tween = &anim->tweens[i];
        if (!tween->claimed || time <= tween->start || anim->time >= tween->end)
            continue;
        *out = claimed_now(tween, time);
        return true;
    }
    return false;
}
