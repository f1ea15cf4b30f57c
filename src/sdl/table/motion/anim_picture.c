/*
 * anim_picture.c: where each tile is at a moment of a step (anim.h).
 */
#include <math.h>

#include "sdl/table/motion/anim_parts.h"

static const float PI = 3.14159265f;
static const float LIFTED = 1.22f; /* times as large as on the table */

static float ease(float t)
{
    float back = 1 - t;
    return 1 - back * back * back;
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

static float share_of(float time, float from, float to)
{
    return to <= from ? (float)(time >= to) : fminf(fmaxf((time - from) / (to - from), 0), 1);
}

/* A claimed tile: it is lifted where it lies, then flies an arc that bends away from the straight line. */
static struct sprite claimed_now(const struct tween *tween, float time)
{
    struct sprite now = tween->to;
    float up = ease_both(share_of(time, 0, tween->start * .5f)), t = share_of(time, tween->start, tween->end);
    float way = ease_both(t), bend = .16f * sinf(PI * way), large = 1 + (LIFTED - 1) * up * (1 - t * t);
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
        float apart = 1 - ease_both(share_of(anim->time, anim_call_seconds(anim, anim->call->land),
                                             anim_call_seconds(anim, anim->call->close)));
        struct tween wide = *tween;
        wide.out = (struct point){0, 0};
        wide.to.rect = rect_moved(wide.to.rect, tween->out.x * apart, tween->out.y * apart);
        return tween_now(anim, &wide);
    }
    if (tween->claimed && anim->time < end)
        return claimed_now(tween, anim->time);
    float t = share_of(anim->time, start, end);
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
