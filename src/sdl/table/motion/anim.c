/*
 * anim.c: from one picture to the next (anim.h).
 */
#include "sdl/table/motion/anim.h"

#include <math.h>

#include "base/check.h"
#include "sdl/table/layout/composition.h"

static const float PI = 3.14159265f;
static const float REDUCED = .12f; /* seconds of a fade */
static const float FLIP = .42f;    /* seconds at normal speed */

/* A step without an event: the table turns into that of Stage B, or a batch is put aside. */
enum { STEP_GATHER = EVENT_KINDS };

/* How long an event's tiles move and how long it stands to be read if another did it; milliseconds. */
struct pace {
    uint16_t move, read;
};
static const struct pace paces[EVENT_KINDS + 1] = {
    [EVENT_REMOVE] = {300, 600},      [EVENT_DEAL] = {1500, 350},       [EVENT_KEEP] = {320, 500},
    [EVENT_DRAW] = {180, 320},        [EVENT_REPLACEMENT] = {240, 320}, [EVENT_RIICHI] = {260, 500},
    [EVENT_DISCARD] = {220, 420},     [EVENT_PUNG] = {280, 600},        [EVENT_KONG] = {320, 600},
    [EVENT_KONG_OFFERED] = {60, 300}, [EVENT_REVEAL] = {480, 600},      [EVENT_DUMMY_DISCARD] = {300, 500},
    [EVENT_TREASURE] = {320, 600},    [EVENT_WIN] = {350, 700},         [EVENT_ROUND_END] = {350, 700},
    [EVENT_CHOW] = {280, 600},        [EVENT_TENPAI] = {260, 500},      [EVENT_LAY_DOWN] = {260, 450},
    [EVENT_DORA] = {320, 500},        [EVENT_GUESS] = {420, 1000},      [EVENT_TURN] = {220, 420},
    [STEP_GATHER] = {600, 250},       [EVENT_DECLARE] = {120, 900},     [EVENT_FLOWER] = {240, 420},
};

static float ease(float t)
{
    float back = 1 - t;
    return 1 - back * back * back;
}

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

/* Where the tiles of a new meld lay. */
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
    if (offer->source == WIN_REVEALED && before->table.dummy.row[offer->place % DUMMY_MOST] == event->tile)
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

static bool is_draw(const struct event *event)
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
    if (is_draw(event) && same + 1 == (flower ? 1 : after->own.hand.counts[tile_kind(event->tile)]))
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
    if (is_draw(event) && place == before->table.hand_sizes[event->seat])
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

/* The key that the tile which is now `key` had before the event. */
static uint32_t came_from(const struct anim *anim, const struct event *event, const struct view *before,
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

static bool same_place(const struct sprite *a, const struct sprite *b)
{
    return fabsf(a->rect.x - b->rect.x) < .01f && fabsf(a->rect.y - b->rect.y) < .01f && a->pose == b->pose &&
           a->tile == b->tile;
}

/* The dealt tiles come from the wall's end in turn; the wall is built first. */
static void deal_tween(const struct anim *anim, struct tween *tween)
{
    const float build = .5f * anim->scale, each = .3f * anim->scale, span = .65f * anim->scale;
    uint32_t place = SPRITE_PLACE(tween->to.key), a = SPRITE_A(tween->to.key);

    tween->from = tween->to;
    if (place == PLACE_STACK) {
        tween->from.rect.y -= 26;
        int stacks = anim->layout.stacks + anim->layout.dead_stacks;
        tween->start = build * (float)(stacks - 1 - (int)a) / (float)stacks * .6f;
        tween->end = tween->start + build * .4f;
        tween->fresh = true;
        return;
    }
    struct rect stack = table_layout_stack(&anim->layout, 0);
    float order = (tween->to.rect.x - anim->layout.w * .2f) / (anim->layout.w * .8f);
    if (place == PLACE_ROW)
        order = .5f * order + .3f;
    order = order < 0 ? 0 : order > 1 ? 1 : order;
    tween->from.rect = rect_make(stack.x, stack.y, stack.w, stack.w * (TILE_RATIO + TILE_THICK));
    tween->from.tile = TILE_HIDDEN;
    tween->from.pose = POSE_DOWN;
    tween->start = build + span * order;
    tween->end = tween->start + each;
    tween->fresh = true;
}

/* How long a tile that was turned rests face down, in milliseconds at normal speed. */
static int hush(const struct anim *anim, const struct view *after)
{
    return anim->layout.composition->hush ? anim->layout.composition->hush(after) : 0;
}

static int arrangement(const struct anim *anim, const struct view *view)
{
    const struct composition *composition = anim->layout.composition;
    return composition->arrangement ? composition->arrangement(&view->table) : 0;
}

static void link_tween(const struct anim *anim, const struct event *event, const struct view *before,
                       const struct view *after, const struct sprites *old, struct tween *tween)
{
    uint32_t key = came_from(anim, event, before, after, tween->to.key);
    const struct sprite *from = sprites_find(old, key);

    if (!from) {
        tween->fresh = true;
        tween->from = tween->to;
    } else {
        tween->from = *from;
        if (SPRITE_PLACE(key) == PLACE_STACK && SPRITE_PLACE(tween->to.key) != PLACE_STACK) {
            tween->from.tile = TILE_HIDDEN;
            tween->from.pose = POSE_DOWN;
        }
        if (same_place(from, &tween->to))
            return;
    }
    tween->end = paces[event->kind].move * .001f * anim->scale;
    if (event->kind == EVENT_TURN && SPRITE_PLACE(key) == PLACE_STACK)
        tween->flip = tween->end + (float)hush(anim, after) * .001f * anim->scale;
}

/* True for what is said aloud: its word is to be read whoever says it. */
static bool is_call(const struct event *event)
{
    return event->kind == EVENT_CHOW || event->kind == EVENT_PUNG || event->kind == EVENT_KONG ||
           event->kind == EVENT_RIICHI || event->kind == EVENT_TENPAI;
}

/* Begins the next step: links every tile of its picture with where it was. */
static void begin(struct anim *anim)
{
    const struct anim_step *step = &anim->steps[anim->next];
    const struct event *event = &step->event;
    struct view before = anim->shown;
    struct sprites old, new;
    bool deal = event->kind == EVENT_DEAL;

    sprites_make(&old, &anim->layout, &before, anim->near);
    sprites_make(&new, &anim->layout, &step->after, anim->near);
    anim->time = 0;
    anim->tween_count = new.count;
    anim->moving = paces[event->kind].move * .001f * anim->scale;
    anim->flip = 0;
    for (int i = 0; i < new.count; i++) {
        struct tween *tween = &anim->tweens[i];
        *tween = (struct tween){.to = new.list[i], .from = new.list[i]};
        if (deal)
            deal_tween(anim, tween);
        else
            link_tween(anim, event, &before, &step->after, &old, tween);
        if (tween->flip > 0)
            anim->flip = tween->flip;
    }
    if (anim->reduced && anim->scale > 0)
        anim->moving = REDUCED;
    if (anim->flip > 0)
        anim->moving = anim->flip + (anim->reduced ? REDUCED : FLIP * anim->scale);
    bool own = event->seat == step->after.seat && event->kind != EVENT_WIN && event->kind != EVENT_ROUND_END;
    float read = paces[event->kind].read * .001f * anim->scale;
    if (anim->layout.composition->swift && (is_draw(event) || event->kind == EVENT_DISCARD))
        read *= .5f;
    anim->total = anim->moving + (own && !is_call(event) ? .1f * read : read);
    anim->shown = step->after;
    if (event->kind == EVENT_DISCARD)
        anim->picked = -1;
}

static void settle(struct anim *anim)
{
    struct sprites sprites;

    sprites_make(&sprites, &anim->layout, &anim->shown, anim->near);
    anim->tween_count = sprites.count;
    anim->flip = 0;
    for (int i = 0; i < sprites.count; i++)
        anim->tweens[i] = (struct tween){.from = sprites.list[i], .to = sprites.list[i]};
    anim->time = anim->moving = anim->total = 0;
}

void anim_show(struct anim *anim, const struct view *view, int near)
{
    anim->shown = *view;
    anim->near = near;
    anim->next = anim->count = 0;
    anim->picked = -1;
    settle(anim);
}

void anim_resize(struct anim *anim, const struct table_layout *layout)
{
    anim->layout = *layout;
    settle(anim);
}

void anim_add(struct anim *anim, const struct event *events, int count, const struct view *after)
{
    struct view shown = anim->next < anim->count ? anim->steps[anim->count - 1].after : anim->shown;
    struct view view = shown;

    if (anim->next == anim->count)
        anim->next = anim->count = 0;
    if (count == 0 && anim->count == 0) { /* nothing to see, but what may be done has changed */
        anim->shown = *after;
        return;
    }
    for (int i = 0; i < count && anim->count < EVENT_MOST; i++) {
        struct anim_step *step = &anim->steps[anim->count++];
        step->event = events[i];
        if (events[i].kind == EVENT_DEAL)
            view = shown = anim_before_draws(after, events + i + 1, count - i - 1);
        else
            anim_apply(&view, &shown, &events[i]);
        step->after = shown;
    }
    bool gathers =
        events[count - 1].kind == EVENT_TURN || arrangement(anim, &shown) != arrangement(anim, after);
    if (gathers && anim->count < EVENT_MOST) {
        struct anim_step *step = &anim->steps[anim->count++];
        *step = (struct anim_step){.event = {.kind = STEP_GATHER, .seat = SEAT_NONE}};
    }
    anim->steps[anim->count - 1].after = *after;
}

bool anim_flips(const struct anim *anim, float dt)
{
    return anim->flip > 0 && anim->time >= anim->flip && anim->time - dt < anim->flip;
}

bool anim_lands(const struct anim *anim, float dt)
{
    bool laid = anim->next > 0 && anim->steps[anim->next - 1].event.kind == EVENT_RIICHI;
    return laid && anim->time >= anim->moving && anim->time - dt < anim->moving && anim->time < anim->total;
}

bool anim_is_busy(const struct anim *anim)
{
    return anim->next < anim->count || anim->time < anim->total;
}

const struct event *anim_update(struct anim *anim, float dt)
{
    anim->time += dt;
    if (anim->time < anim->total)
        return NULL;
    if (anim->next >= anim->count) {
        if (anim->total > 0)
            settle(anim);
        return NULL;
    }
    begin(anim);
    return &anim->steps[anim->next++].event;
}

void anim_finish(struct anim *anim)
{
    if (anim->next < anim->count)
        anim->shown = anim->steps[anim->count - 1].after;
    anim->next = anim->count = 0;
    settle(anim);
}

static float ease_both(float t)
{
    return t * t * (3 - 2 * t);
}

/* The tile stands at the share `t` of half a turn round its long middle, rising as it must. */
static void turn_over(struct sprite *sprite, float t, float lift)
{
    float angle = PI * ease_both(t);

    sprite->turn = 1 - fabsf(cosf(angle));
    sprite->over = t >= .5f;
    sprite->lift = fmaxf(sprite->lift, lift * sinf(angle));
}

/* A tile that comes face down, rests and is turned over. */
static struct sprite turned_now(const struct anim *anim, const struct tween *tween)
{
    struct sprite now = tween->to;
    float length = anim->reduced ? REDUCED : FLIP * anim->scale;
    float t = length <= 0 ? 1 : (anim->time - tween->flip) / length;
    float way = anim->reduced || tween->end <= 0 ? 1 : anim->time / tween->end;

    now.rect = rect_between(tween->from.rect, tween->to.rect, ease(way > 1 ? 1 : way));
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

static struct sprite tween_now(const struct anim *anim, const struct tween *tween)
{
    struct sprite now = tween->to;
    float start = tween->start, end = tween->end;

    if (tween->flip > 0)
        return turned_now(anim, tween);
    if (anim->reduced && end > start) {
        now.alpha = anim->time < REDUCED ? anim->time / REDUCED : 1;
        return now;
    }
    float t = end <= start ? 1 : (anim->time - start) / (end - start);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    if (t >= 1)
        return now;
    bool flips = (tween->from.tile == TILE_HIDDEN) != (tween->to.tile == TILE_HIDDEN);
    if (flips && t < .5f) {
        now.tile = tween->from.tile;
        now.pose = tween->from.pose;
    }
    now.rect = rect_between(tween->from.rect, tween->to.rect, ease(t));
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

float anim_progress(const struct anim *anim)
{
    return anim->moving <= 0 || anim->time >= anim->moving ? 1 : anim->time / anim->moving;
}
