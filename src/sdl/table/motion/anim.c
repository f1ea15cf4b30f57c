/*
 * anim.c: the steps of a move, one after the other (anim.h).
 */
#include "sdl/table/motion/anim.h"

#include <math.h>
#include <string.h>

#include "rules/fold/event_apply.h"
#include "sdl/table/layout/composition.h"

static const float TURN = .4f;  /* seconds at normal speed: the table turns to another player */
static const float BUILD = .5f; /* ... until the wall stands */
static const float DICE = 1.8f; /* ... of both throws of the dice that break it */

/* A step without an event: the table turns into that of Stage B, or a batch is put aside. */
enum { STEP_GATHER = EVENT_KINDS };

/* How long an event's tiles move and how long it stands to be read if another did it; milliseconds at normal
 * speed. At slow speed there is more time to read. */
struct pace {
    uint16_t move, read, read_slowly;
};
static const struct pace paces[EVENT_KINDS + 1] = {
    [EVENT_REMOVE] = {300, 300, 600},      [EVENT_DEAL] = {1500, 100, 350},
    [EVENT_KEEP] = {320, 350, 500},        [EVENT_DRAW] = {180, 80, 320},
    [EVENT_REPLACEMENT] = {240, 200, 320}, [EVENT_DISCARD] = {220, 200, 420},
    [EVENT_KONG_OFFERED] = {60, 300, 300}, [EVENT_REVEAL] = {480, 100, 600},
    [EVENT_TREASURE] = {320, 600, 600},    [EVENT_DUMMY_DISCARD] = {300, 250, 500},
    [EVENT_ROUND_END] = {350, 0, 700},     [EVENT_LAY_DOWN] = {260, 450, 450},
    [EVENT_DORA] = {320, 500, 500},        [EVENT_GUESS] = {420, 1000, 1000},
    [EVENT_TURN] = {220, 420, 420},        [STEP_GATHER] = {600, 250, 250},
    [EVENT_FLOWER] = {240, 420, 420},
};

/* What is said aloud has a show, whichever player says it. */
static const struct anim_show shows[EVENT_KINDS + 1] = {
    [EVENT_CHOW] = {240, 640, 760, 900},   [EVENT_PUNG] = {240, 640, 760, 900},
    [EVENT_KONG] = {240, 640, 760, 900},   [EVENT_RIICHI] = {EVENING_FALLS, STICK_LANDS, STICK_GOES, 1200},
    [EVENT_TENPAI] = {120, 380, 380, 900}, [EVENT_DECLARE] = {120, 240, 240, 900},
    [EVENT_WIN] = {120, 400, 400, 500},
};
static const struct anim_show slow_win = {120, 400, 400, 1050};
static const float CALL_AT_FAST = .32f; /* seconds of the whole show */
static const float CALL_AT_SLOW = 1.6f; /* times as long, at most */
static const float SPREAD = .16f;       /* a set lies so much wider until it closes */
static const float STAGGER = .06f;      /* seconds from one of the caller's tiles to the next */

static bool same_place(const struct sprite *a, const struct sprite *b)
{
    return fabsf(a->rect.x - b->rect.x) < .01f && fabsf(a->rect.y - b->rect.y) < .01f && a->pose == b->pose &&
           a->tile == b->tile;
}

static bool is_slow(const struct anim *anim)
{
    return anim->scale > 1;
}

/* Seconds that a second of a deal takes: it is brisk, but at slow speed. */
static float deal_scale(const struct anim *anim)
{
    return anim->scale * (is_slow(anim) ? 1 : .75f);
}

/* The dealt tiles come from the wall's end in turn; the wall is built first, and may be broken by dice. */
static void deal_tween(const struct anim *anim, const struct table_layout *layout, struct tween *tween)
{
    const float build = BUILD * deal_scale(anim), each = .3f * deal_scale(anim),
                span = .65f * deal_scale(anim);
    const float dealt = build + anim->dice;
    uint32_t place = SPRITE_PLACE(tween->to.key), a = SPRITE_A(tween->to.key);

    tween->from = tween->to;
    if (place == PLACE_STACK) {
        tween->from.rect.y -= 26;
        int left = layout->stacks + layout->dead_stacks, stacks = left + layout->dealt;
        tween->start = build * (float)(stacks - 1 - (int)a) / (float)stacks * .6f;
        tween->end = tween->start + build * .4f;
        tween->fresh = true;
        if ((int)a >= left)
            tween->gone = dealt + span * (float)((int)a - left) / (float)layout->dealt;
        return;
    }
    struct rect stack = table_layout_stack(layout, 0);
    float order = (tween->to.rect.x - anim->layout.w * .2f) / (anim->layout.w * .8f);
    if (place == PLACE_ROW)
        order = .5f * order + .3f;
    order = order < 0 ? 0 : order > 1 ? 1 : order;
    tween->from.rect = rect_make(stack.x, stack.y, stack.w, stack.w * (TILE_RATIO + TILE_THICK));
    tween->from.tile = TILE_HIDDEN;
    tween->from.pose = POSE_DOWN;
    tween->start = dealt + span * order;
    tween->end = tween->start + each;
    tween->fresh = true;
}

/* Returns how long a tile that was turned rests face down, in milliseconds at normal speed. */
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
    uint32_t key = anim_from(anim, event, before, after, tween->to.key);
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
    tween->end = (anim->call ? anim->call->close : paces[event->kind].move) * .001f * anim->scale;
    if (event->kind == EVENT_TURN && SPRITE_PLACE(key) == PLACE_STACK)
        tween->flip = tween->end + (float)hush(anim, after) * .001f * anim->scale;
}

float anim_call_seconds(const struct anim *anim, float milliseconds)
{
    return fmaxf(milliseconds - anim->call_from, 0) * .001f * anim->call_scale;
}

/* At fast speed the word and the tiles come at the same moment. */
static void begin_call(struct anim *anim, const struct event *event)
{
    bool slow_one = event->kind == EVENT_WIN && is_slow(anim);
    const struct anim_show *show = slow_one ? &slow_win : &shows[event->kind];
    bool fast = anim->scale <= .5f;

    anim->call = show->gone ? show : NULL;
    anim->call_from = fast ? show->fly : 0;
    anim->call_scale = slow_one ? anim->scale : fminf(anim->scale, CALL_AT_SLOW);
    if (fast && anim->scale > 0)
        anim->call_scale = CALL_AT_FAST * 1000 / (float)(show->gone - show->fly);
}

/* The claimed tile and the caller's fly to the new set; what closes up follows. */
static void call_tween(const struct anim *anim, struct tween *tween, int *own)
{
    uint32_t from = SPRITE_PLACE(tween->from.key);
    bool hand = from == PLACE_OWN || from == PLACE_OTHER;
    bool joins = SPRITE_PLACE(tween->to.key) == PLACE_MELD && from != PLACE_MELD;

    if (tween->end <= 0)
        return;
    tween->claimed = from == PLACE_DISCARD || from == PLACE_ROW;
    bool flies = tween->claimed || (joins && hand);
    tween->start = anim_call_seconds(anim, flies ? anim->call->fly : anim->call->land);
    tween->end = anim_call_seconds(anim, flies ? anim->call->land : anim->call->close);
    if (flies && hand)
        tween->start = fminf(tween->start + STAGGER * anim->call_scale * (float)++*own, tween->end);
}

struct point anim_middle(struct rect rect)
{
    return (struct point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* The tiles of the new set land a little apart. */
static void spread_set(struct anim *anim, const struct event *event)
{
    struct point sum = {0, 0};
    int count = 0;

    for (int pass = 0; pass < 2 && event->kind != EVENT_WIN; pass++)
        for (int i = 0; i < anim->tween_count; i++) {
            struct tween *tween = &anim->tweens[i];
            struct point at = anim_middle(tween->to.rect);
            if (SPRITE_PLACE(tween->to.key) != PLACE_MELD || tween->to.key == tween->from.key)
                continue;
            if (pass)
                tween->out = (struct point){(at.x - sum.x / (float)count) * SPREAD,
                                            (at.y - sum.y / (float)count) * SPREAD};
            else
                sum = (struct point){sum.x + at.x, sum.y + at.y};
            count += !pass;
        }
}

/* Sets how long the step moves, and how long it takes with the time to read it. */
static void set_times(struct anim *anim, const struct anim_step *step)
{
    const struct event *event = &step->event;
    if (anim->reduced && anim->scale > 0)
        anim->moving = ANIM_REDUCED;
    if (anim->flip > 0)
        anim->moving = anim->flip + (anim->reduced ? ANIM_REDUCED : ANIM_FLIP * anim->scale);
    bool own = event->seat == step->after.seat && event->kind != EVENT_WIN && event->kind != EVENT_ROUND_END;
    const struct pace *pace = &paces[event->kind];
    float read = (is_slow(anim) ? pace->read_slowly : pace->read) * .001f * anim->scale;
    if (anim->layout.composition->swift && (anim_is_draw(event) || event->kind == EVENT_DISCARD))
        read *= .5f;
    anim->total = anim->moving + (own ? .1f * read : read);
    if (anim->call)
        anim->total = anim_call_seconds(anim, anim->call->gone);
    if (anim->reduced) /* the dice lie beside what is dealt */
        anim->total += anim->dice;
    if (event->kind == EVENT_ROUND_END && step->after.table.result.outcome == OUTCOME_WIN && !is_slow(anim))
        anim->moving = anim->total = 0; /* the win's own show opens the hand */
}

/* Begins the next step: links every tile of its picture with where it was. */
static void begin(struct anim *anim)
{
    const struct anim_step *step = &anim->steps[anim->next];
    const struct event *event = &step->event;
    struct view before = anim->shown;
    struct sprites old, new;
    bool deal = event->kind == EVENT_DEAL;
    struct table_layout layout = anim->layout;

    anim->dice = deal && layout.dice ? DICE * anim->scale : 0;
    layout.dealt = anim->dice > 0 && !anim->reduced ? layout.ring - layout.stacks : 0;
    sprites_make(&old, &anim->layout, &before, anim->near);
    sprites_make(&new, &layout, &step->after, anim->near);
    table_layout_follow(&layout, &step->after.table, anim->near);
    anim->time = 0;
    anim->tween_count = new.count;
    anim->moving = paces[event->kind].move * .001f * (deal ? deal_scale(anim) : anim->scale) + anim->dice;
    anim->flip = 0;
    begin_call(anim, event);
    int own_tiles = 0;
    for (int i = 0; i < new.count; i++) {
        struct tween *tween = &anim->tweens[i];
        *tween = (struct tween){.to = new.list[i], .from = new.list[i]};
        if (deal)
            deal_tween(anim, &layout, tween);
        else
            link_tween(anim, event, &before, &step->after, &old, tween);
        if (anim->call)
            call_tween(anim, tween, &own_tiles);
        if (tween->flip > 0)
            anim->flip = tween->flip;
    }
    if (anim->call) {
        spread_set(anim, event);
        anim->moving = anim_call_seconds(anim, anim->call->close);
    }
    set_times(anim, step);
    anim->shown = step->after;
    if (event->kind == EVENT_DISCARD)
        anim->picked = -1;
}

static void settle(struct anim *anim)
{
    struct sprites sprites;

    sprites_make(&sprites, &anim->layout, &anim->shown, anim->near);
    anim->tween_count = sprites.count;
    anim->flip = anim->dice = 0;
    anim->call = NULL;
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

/* The key that a tile had when the table was seen from another seat: those of hands and melds have a side. */
static uint32_t key_from(const struct table *table, uint32_t key, int near, int before)
{
    uint32_t place = SPRITE_PLACE(key), a = SPRITE_A(key), b = SPRITE_B(key);
    int side = place == PLACE_MELD ? (int)a / 8 : (int)b;
    int old = sprites_side(table, before, sprites_seat(table, near, side));

    if (place == PLACE_MELD)
        return SPRITE_KEY(place, old * 8 + (int)a % 8, b);
    return place == PLACE_OTHER ? SPRITE_KEY(place, a, old) : key;
}

void anim_turn(struct anim *anim, const struct view *view, int near)
{
    struct sprites old;
    int before = anim->near;

    sprites_make(&old, &anim->layout, view, before);
    anim_show(anim, view, near);
    if (before == near || anim->scale <= 0)
        return;
    anim->moving = anim->total = anim->reduced ? ANIM_REDUCED : TURN * anim->scale;
    for (int i = 0; i < anim->tween_count; i++) {
        struct tween *tween = &anim->tweens[i];
        const struct sprite *from = sprites_find(&old, key_from(&view->table, tween->to.key, near, before));
        if (from)
            tween->from = *from;
        if (!same_place(&tween->from, &tween->to))
            tween->end = anim->moving;
    }
}

void anim_resize(struct anim *anim, const struct table_layout *layout)
{
    anim->layout = *layout;
    settle(anim);
}

/* The view of a deal before the draws that came after it, and before flowers were laid out. */
static struct view before_draws(const struct view *after, const struct event *events, int count)
{
    struct view view = *after;

    event_apply_back(&view, events, count);
    memset(view.table.flowers, 0, sizeof view.table.flowers);
    return view;
}

void anim_add(struct anim *anim, const struct event *events, int count, const struct view *after)
{
    struct view shown = anim->next < anim->count ? anim->steps[anim->count - 1].after : anim->shown;
    struct view view = shown;

    if (anim->next == anim->count)
        anim->next = anim->count = 0;
    if (count == 0 && anim->count == 0) { /* what may be done has changed, and on a phone what lies larger */
        anim->shown = *after;
        if (anim->time >= anim->total)
            settle(anim);
        return;
    }
    for (int i = 0; i < count && anim->count < EVENT_MAX; i++) {
        struct anim_step *step = &anim->steps[anim->count++];
        step->event = events[i];
        if (events[i].kind == EVENT_DEAL)
            view = shown = before_draws(after, events + i + 1, count - i - 1);
        else
            anim_apply(&view, &shown, &events[i]);
        step->after = shown;
    }
    bool gathers = (count > 0 && events[count - 1].kind == EVENT_TURN) ||
                   arrangement(anim, &shown) != arrangement(anim, after);
    if (gathers && anim->count < EVENT_MAX) {
        struct anim_step *step = &anim->steps[anim->count++];
        *step = (struct anim_step){.event = {.kind = STEP_GATHER, .seat = SEAT_NONE}};
    }
    anim->steps[anim->count - 1].after = *after;
}

bool anim_flips(const struct anim *anim, float dt)
{
    return anim->flip > 0 && anim->time >= anim->flip && anim->time - dt < anim->flip;
}

const struct event *anim_call(const struct anim *anim, float *now)
{
    if (!anim->call || !anim->next || anim->time >= anim->total || anim->call_scale <= 0)
        return NULL;
    *now = anim->call_from + anim->time / anim->call_scale * 1000;
    return &anim->steps[anim->next - 1].event;
}

const struct event *anim_lands(const struct anim *anim, float dt)
{
    float now;
    const struct event *event = anim_call(anim, &now);
    bool sounds = event && (event->kind == EVENT_RIICHI || event->kind == EVENT_CHOW ||
                            event->kind == EVENT_PUNG || event->kind == EVENT_KONG);
    float at = sounds ? anim_call_seconds(anim, anim->call->land) : 0;

    return sounds && anim->time >= at && anim->time - dt < at ? event : NULL;
}

static float dice_at(const struct anim *anim, float time)
{
    float wait = anim->reduced ? 0 : BUILD * deal_scale(anim);

    return anim->dice > 0 ? (time - wait) / anim->dice : 1;
}

float anim_dice(const struct anim *anim)
{
    return dice_at(anim, anim->time);
}

bool anim_throws(const struct anim *anim, float dt)
{
    float now = anim_dice(anim), before = dice_at(anim, anim->time - dt);

    return (before < 0 && now >= 0) || (before < .5f && now >= .5f);
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
    anim->picked = -1;
    settle(anim);
}

float anim_progress(const struct anim *anim)
{
    return anim->moving <= 0 || anim->time >= anim->moving ? 1 : anim->time / anim->moving;
}

/* --- what is shown between two events of a move ------------------------------------------------------ */

/* The views are event_apply's. Of what an event changes the picture keeps some back, as it would be hasty
 * there: the last event of a move brings the true view. */

/* True if the eye goes on with the event to another part of the turn. */
static bool goes_on(const struct event *event)
{
    return event->kind == EVENT_DRAW || event->kind == EVENT_REPLACEMENT || event->kind == EVENT_KEEP ||
           event->kind == EVENT_GUESS || event->kind == EVENT_TURN;
}

/* Returns how many flowers lie open that are not replaced, after the event: in the views of the animation,
 * `stage.batch` counts them; in a true view it is 0. */
static int owed(const struct table *last, const struct event *event)
{
    int flowers = last->stage.batch;

    if (event->kind == EVENT_FLOWER)
        return flowers + 1;
    return event->kind == EVENT_REPLACEMENT && flowers > 0 ? flowers - 1 : flowers;
}

/* `last` is the table as it was shown before the event. */
static void keep_back(struct table *table, const struct table *last, const struct event *event)
{
    if (!goes_on(event))
        table->phase = last->phase;
    if (table->offer.tile == TILE_NONE || event->kind == EVENT_KONG_OFFERED)
        table->offer = last->offer; /* it stays marked until the move is over */
    if (event->kind != EVENT_REPLACEMENT)
        table->kongs = last->kongs; /* the wall's end counts it when its tile is taken from there */
    if (event->kind != EVENT_WIN)
        table->result = last->result;
    else
        table->result.winner = event->seat; /* of several winners each is shown in turn */
    if (event->kind == EVENT_RIICHI)
        table->stage.attacker =
            last->stage.attacker; /* the stick is seen; the stage comes with the discard */
    table->stage.batch = (uint8_t)owed(last, event);
}

void anim_apply(struct view *view, struct view *shown, const struct event *event)
{
    struct table last = shown->table;

    event_apply(view, event);
    *shown = *view;
    keep_back(&shown->table, &last, event);
}
