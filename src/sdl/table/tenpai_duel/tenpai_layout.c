/*
 * tenpai_layout.c: see tenpai_duel.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tenpai_duel/tenpai_duel.h"

#include <math.h>

#include "sdl/table/layout/phone_layout.h"

enum {
    SIDE = 264,
    TALLY_HEAD = 32,
    TALLY_PAD = 14,
    TALLY_ROW = 7,
    TALLY_FOOT = 8,
    RACK_WIDER = 36,
    SLOT_W = 62,
    SLOT_GAP = 10,
    PAIR_W = 60,
    PAIR_GAP = 10,
    PILE_W = 38, /* in Stage B: of who attacks, and of who guesses */
    GUESSER_PILE_W = 29
};

static const float TALLY_W = 31, TALLY_GAP = 16, TALLY_FREE = 4;

static struct rect box(float x, float y, float pitch)
{
    return table_layout_tile(x, y, pitch, 1);
}

/* The right half of a place takes a second button. */
static void halve(struct rect *whole, struct rect *right)
{
    *right = *whole;
    right->w = whole->w = (whole->w - 8) / 2;
    right->x += whole->w + 8;
}

void tenpai_layout_open(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                        int seats)
{
    const int ranks = 2; /* of the wall's stacks, one before the other */

    (void)rules;
    (void)options;
    (void)seats;
    l->per_rank = (l->stacks + ranks - 1) / ranks;
    float stack = 23;
    float high = ranks * (stack * 1.93f + 5) + 9, wide = l->per_rank * stack + 12;
    const struct table_part parts[] = {
        {PART(wall_count), FROM_MIDDLE, -316, 329, 54, 48, .36f, 0},
        {PART(wall), FROM_MIDDLE, -256, 360 - high / 2, wide, high, .36f, 0},
        {PART(pot), FROM_LEFT, 0, 228, 256, 306, .3f, 0},
    };
    table_layout_place(l, parts, PARTS_COUNT(parts));
    table_layout_whole_stacks(l, l->per_rank, stack);
    l->dora_w = 45;
    l->indicators.h += 6; /* two lines of Dora */
    halve(&l->actions[0], &l->actions[TABLE_PLACE_HALF]);
    halve(&l->actions[2], &l->actions[TABLE_PLACE_HALF_WIN]);
}

/* Both piles, and below them the indicators with the pot's figures beside them. */
void tenpai_layout_open_phone(struct table_layout *l, const struct ruleset *rules, const int16_t *options,
                              int seats)
{
    (void)rules;
    (void)options;
    (void)seats;
    phone_layout_open(l, TABLE_PLACES);
    phone_layout_two(l);
    struct rect field = l->field;
    l->dora_w = l->held ? 18 : 27;
    float high = l->dora_w * TILE_HIGH + 12, dora = 5 * (l->dora_w + 4) + 8;

    if (l->held) { /* beside them, without the figures */
        phone_layout_piles(l, rect_make(field.x, field.y, field.w - dora - PHONE_GAP, field.h));
        l->indicators = rect_make(field.x + field.w - dora, field.y, dora, high);
        l->pot.w = 0;
        return;
    }
    phone_layout_piles(l, rect_make(field.x, field.y, field.w, field.h - high - PHONE_GAP));
    l->indicators = rect_make(field.x, field.y + field.h - high, dora, high);
    l->pot = rect_make(field.x + dora + PHONE_GAP, l->indicators.y, field.w - dora - PHONE_GAP, high);
}

bool tenpai_in_stage(const struct table *table)
{
    if (!table->rules->has_stages || table->stage.attacker == SEAT_NONE || table->round == 0)
        return false;
    if (table->result.outcome == OUTCOME_WIN && table->result.winner != table->stage.attacker)
        return false;
    return table->phase == PHASE_GUESS || table->phase == PHASE_STAGE || table->stage.guess_count > 0;
}

int tenpai_arrangement(const struct table *table)
{
    return tenpai_in_stage(table);
}

#define PILE_H         (3 * PILE_PITCH(PILE_W) + 13)
#define GUESSER_PILE_H (3 * PILE_PITCH(GUESSER_PILE_W) + 13)

enum {
    SLOTS = TENPAI_SLOTS * SLOT_W + (TENPAI_SLOTS - 1) * SLOT_GAP + 24,
    PAIR = 2 * PAIR_W + PAIR_GAP + 24,
    BESIDE = SLOTS / 2 + 8 /* the wall stands right of the slots */
};

#define SLOTS_H (SLOT_W * TILE_HIGH + 20)
#define PAIR_H  (PAIR_W * TILE_HIGH + 12)

/* Stage B as the attacker sees it, and as who guesses does. */
static const struct table_part attacker_parts[] = {
    {PART(pile[TABLE_OTHER]), FROM_LEFT, 0, 209, 206, GUESSER_PILE_H, .2f, 0},
    {PART(pile[TABLE_OWN]), FROM_LEFT, 0, 239 + GUESSER_PILE_H, SIDE - 2, PILE_H, .3f, 0},
    {PART(slots), FROM_MIDDLE, -SLOTS / 2, 290, SLOTS, SLOTS_H, .4f, 0},
    {PART(pair), FROM_MIDDLE, -PAIR / 2, 494, PAIR, PAIR_H, .4f, 0},
    {PART(wall), FROM_MIDDLE, BESIDE, 322, 112, 180, .4f, 0},
    {PART(wall_count), FROM_MIDDLE, BESIDE + 2, 272, 54, 48, .4f, 0},
    {PART(prompt), FROM_MIDDLE, -312, 618, 624, 28, .6f, 0},
    {PART(waits), FROM_RIGHT, 0, 98, SIDE, 148, .1f, 0},
    {PART(tally), FROM_RIGHT, 0, 262, SIDE, 260, .3f, .3f},
    {PART(indicators), FROM_LEFT, 0, 568, 212, 76, .6f, 0},
};
static const struct table_part guesser_parts[] = {
    {PART(pile[TABLE_OTHER]), FROM_LEFT, 0, 209, SIDE - 2, PILE_H, .2f, 0},
    {PART(pile[TABLE_OWN]), FROM_LEFT, 0, 239 + PILE_H, 206, GUESSER_PILE_H, .3f, 0},
    {PART(slots), FROM_MIDDLE, -SLOTS / 2, 204, SLOTS, SLOTS_H, .4f, 0},
    {PART(pair), FROM_MIDDLE, -PAIR / 2, 98, PAIR, PAIR_H, .4f, 0},
    {PART(wall), FROM_MIDDLE, BESIDE, 148, 112, 180, .4f, 0},
    {PART(wall_count), FROM_MIDDLE, BESIDE + 2, 98, 54, 48, .4f, 0},
    {PART(prompt), FROM_MIDDLE, -312, 334, 624, 28, .4f, 0},
    {PART(waits), FROM_RIGHT, 0, 98, 0, 148, .1f, 0},
    {PART(tally), FROM_RIGHT, 0, 98, SIDE, 424, .1f, .5f},
    {PART(indicators), FROM_LEFT, 0, 568, 212, 76, .6f, 0},
};

static void stage_left(struct table_layout *l)
{
    for (int side = 0; side < 2; side++) {
        l->pile_w[side] = (side == TABLE_OWN) == l->attacks ? PILE_W : GUESSER_PILE_W;
        l->wide[side] = false;
        l->reach[side] = rect_make(l->pile[side].x, l->pile[side].y, 0, 0);
    }
    l->dora_w = 36;
    if (l->attacks) { /* nobody else has declared: the strip stands there, clear of the line over the pile */
        l->riichi[TABLE_OTHER].h = 0;
        l->toggles.y = 138;
    } else { /* the other's declaration is where the strip was; the player's own is below it */
        float gap = l->large ? 1 : 6; /* large tiles of the hand begin right of it and not far below */
        l->toggles =
            rect_make(l->left, l->indicators.y + l->indicators.h + gap, l->indicators.w, l->toggles.h);
    }
}

/* Returns the width of the tiles to guess from, between the columns. The attacker only watches. */
static float rack_width(const struct table_layout *l)
{
    float room = l->right - l->left - SIDE - RACK_WIDER - 4;

    if (l->attacks)
        return 34;
    return l->large ? fminf(room / TENPAI_RACK_COLUMNS, 48) : 44;
}

static void stage_middle(struct table_layout *l)
{
    l->rack_w = rack_width(l);
    float wide = TENPAI_RACK_COLUMNS * l->rack_w + RACK_WIDER, high = 3 * (l->rack_w * TILE_HIGH - 1) + 20;
    const struct table_part rack = {PART(rack), FROM_MIDDLE, -wide / 2, l->attacks ? 96 : 376,
                                    wide,       high,        .4f,       0};
    table_layout_place(l, &rack, 1);
    l->per_rank = TENPAI_RANK_STAGE;
    table_layout_whole_stacks(l, TENPAI_RANK_STAGE, 12.5f);
}

/* --- Stage B on a phone --------------------------------------------------------------------------------- */

enum { PHONE_RACK_COLUMNS = 8, PHONE_PAD = 4 };

/* The guess and the tiles being turned, in a row; what is left of the place beside or below it. */
static struct rect place_slots(struct table_layout *l, struct rect place, bool below)
{
    float wide = below ? place.w : fminf(.5f * place.w, 7 * 48 + 16), gap = 10;
    float w = fminf((wide - gap - 4 * PHONE_PAD) / (2 + TENPAI_SLOTS), 40),
          high = w * TILE_HIGH + 2 * PHONE_PAD;

    l->slot_w = w;
    l->pair = rect_make(place.x, place.y, 2 * w + 2 * PHONE_PAD, high);
    l->slots = rect_make(l->pair.x + l->pair.w + gap, place.y, TENPAI_SLOTS * w + 2 * PHONE_PAD, high);
    if (below)
        return rect_make(place.x, place.y + high + PHONE_GAP, place.w, place.h - high - PHONE_GAP);
    float left = l->slots.x + l->slots.w + gap;
    return rect_make(left, place.y, place.x + place.w - left, place.h);
}

/* While tiles are chosen for a guess, they are large, and lie over the hand. */
static void stage_grown(struct table_layout *l)
{
    bool flat = l->shape == LAYOUT_FLAT;
    struct rect all = rect_make(l->field.x, l->field.y, l->field.w, l->hand.y + l->hand.h - l->field.y);
    bool narrow = (all.w - 2 * PHONE_PAD) / PHONE_RACK_COLUMNS < PHONE_TARGET + 1;
    int columns = flat ? TENPAI_RACK_COLUMNS : PHONE_RACK_COLUMNS - narrow, rows = flat ? 3 : 5;

    if (flat) /* over the strip and the buttons */
        all = rect_make(all.x, l->other.y, l->w - 2 * all.x, all.y + all.h - l->other.y);
    l->rack_w =
        fminf((all.w - 2 * PHONE_PAD) / ((float)columns + (flat ? .3f : 0)), flat || narrow ? 46 : 48);
    l->grown_columns = columns;
    float high = PILE_ROWS(l->rack_w, rows) + 2 * PHONE_PAD;
    if (flat) {
        struct rect low = rect_make(all.x, all.y + high + PHONE_GAP, all.w - l->actions[1].w - PHONE_GAP,
                                    all.h - high - PHONE_GAP);
        l->rack = rect_make(all.x, all.y, all.w, high);
        l->actions[2] = rect_make(low.x + low.w + PHONE_GAP, low.y + (low.h - l->actions[1].h) / 2,
                                  l->actions[1].w, l->actions[1].h);
        l->actions[TABLE_PLACE_HALF_WIN] = l->actions[2];
        phone_layout_piles(l, place_slots(l, low, false));
        return;
    }
    float button = l->actions[2].h, low = all.y + all.h - button;
    l->actions[2] = rect_make(all.x, low, all.w, button);
    l->rack = rect_make(all.x, low - high - 2 * PHONE_GAP, all.w, high);
    l->prompt.y = l->rack.y - l->prompt.h - PHONE_GAP;
    all.h = l->prompt.y - PHONE_GAP - all.y;
    phone_layout_piles(l, place_slots(l, all, true));
}

/* Else nothing of the second set is shown: what was guessed lies aside. */
static void stage_small(struct table_layout *l)
{
    struct rect rest = place_slots(l, l->field, true);

    l->rack.w = 0;
    if (l->shape == LAYOUT_FLAT) {
        float x = l->slots.x + l->slots.w + 8;
        l->tally = rect_make(x, l->field.y, l->field.x + l->field.w - x, l->field.h);
        phone_layout_piles(l, rect_make(rest.x, rest.y, x - 8 - rest.x, rest.h));
        return;
    }
    l->tally = rect_make(rest.x, rest.y, rest.w, rest.h * .5f);
    phone_layout_piles(
        l, rect_make(rest.x, rest.y + rest.h * .5f + PHONE_GAP, rest.w, rest.h * .5f - PHONE_GAP));
}

static void phone_stage(struct table_layout *l, const struct table *table, int near)
{
    l->attacks = table->stage.attacker == near;
    l->unmarked = true;
    l->grown = table->phase == PHASE_GUESS && !l->attacks;
    l->indicators.w = l->pot.w = 0;
    if (l->grown)
        stage_grown(l);
    else
        stage_small(l);
}

static struct rect phone_rack(const struct table_layout *l, int kind)
{
    return box(l->rack.x + PHONE_PAD + (float)(kind % l->grown_columns) * l->rack_w,
               l->rack.y + PHONE_PAD + (float)(kind / l->grown_columns) * PILE_PITCH(l->rack_w), l->rack_w);
}

/* --- Stage B on a desk -------------------------------------------------------------------------- */

void tenpai_layout_stage(struct table_layout *l, const struct table *table, int near)
{
    l->stage = tenpai_in_stage(table);
    if (!l->stage)
        return;
    if (l->shape != LAYOUT_DESK) {
        phone_stage(l, table, near);
        return;
    }
    l->attacks = table->stage.attacker == near;
    l->log.w = 0;
    l->unmarked = true;
    if (l->attacks)
        table_layout_place(l, attacker_parts, PARTS_COUNT(attacker_parts));
    else
        table_layout_place(l, guesser_parts, PARTS_COUNT(guesser_parts));
    stage_left(l);
    stage_middle(l);
    for (int i = 0; i < 2; i++) {
        l->actions[2 * i].w = SIDE;
        l->actions[2 * i + 1] = l->actions[2 * i];
        l->actions[2 * i + 1].y += 66;
    }
}

struct rect tenpai_layout_dora(const struct table_layout *l, int place)
{
    float w = l->dora_w, top = l->shape == LAYOUT_DESK ? 10 : 6,
          x = l->indicators.x + (l->indicators.w - 5 * (w + 4) + 4) / 2;

    return box(x + (float)place * (w + 4), l->indicators.y + top, w);
}

struct rect tenpai_layout_pair(const struct table_layout *l, int which)
{
    if (l->shape != LAYOUT_DESK)
        return box(l->pair.x + PHONE_PAD + (float)which * l->slot_w, l->pair.y + PHONE_PAD, l->slot_w);
    return box(l->pair.x + 12 + (float)which * (PAIR_W + PAIR_GAP), l->pair.y + 6, PAIR_W);
}

struct rect tenpai_layout_slot(const struct table_layout *l, int which)
{
    if (l->shape != LAYOUT_DESK)
        return box(l->slots.x + PHONE_PAD + (float)which * l->slot_w, l->slots.y + PHONE_PAD, l->slot_w);
    return box(l->slots.x + 12 + (float)which * (SLOT_W + SLOT_GAP), l->slots.y + 10, SLOT_W);
}

/* Characters with the winds beside them, dots with the dragons, bamboo. */
struct rect tenpai_layout_rack(const struct table_layout *l, int kind)
{
    int row = kind < TILE_EAST ? kind / 9 : kind < TILE_WHITE ? 0 : 1;
    int column = kind < TILE_EAST    ? kind % 9
                 : kind < TILE_WHITE ? 9 + kind - TILE_EAST
                                     : 9 + kind - TILE_WHITE;

    bool phone = l->shape != LAYOUT_DESK;
    float pad = phone ? PHONE_PAD : 10, gap = phone ? .3f * l->rack_w : 16;
    if (l->grown && l->shape == LAYOUT_UPRIGHT)
        return phone_rack(l, kind);
    return box(l->rack.x + pad + (float)column * l->rack_w + (column > 8 ? gap : 0),
               l->rack.y + pad + (float)row * (l->grown ? PILE_PITCH(l->rack_w) : l->rack_w * TILE_HIGH - 1),
               l->rack_w);
}

/* The widest tiles with which `rows` rows have room one below the other in that many columns. */
static float tally_pitch(const struct table_layout *l, int rows, int columns)
{
    float step = (l->tally.h - TALLY_HEAD - TALLY_FOOT) / (float)((rows + columns - 1) / columns);
    float high = (step - 1) / TILE_HIGH + 1, most = columns > 1 ? TALLY_W - 1 : TALLY_W;
    float column = (l->tally.w - 2 * TALLY_PAD - (float)(columns - 1) * TALLY_GAP) / (float)columns;
    float wide = (column - TALLY_FREE) / TALLY_ROW;

    most = columns > 1 && wide < most ? wide : most;
    return high < most ? high : most;
}

int tenpai_layout_tally_columns(const struct table_layout *l, int rows)
{
    return rows > 1 && tally_pitch(l, rows, 2) > tally_pitch(l, rows, 1) ? 2 : 1;
}

struct rect tenpai_layout_tally(const struct table_layout *l, int row, int rows, int which)
{
    int columns = tenpai_layout_tally_columns(l, rows), high = (rows + columns - 1) / columns;
    float w = tally_pitch(l, rows, columns), x = l->tally.x + TALLY_PAD, y = l->tally.y + TALLY_HEAD;
    float room = l->tally.h - TALLY_HEAD - TALLY_FOOT, step = TALLY_W * TILE_HIGH + 4;
    /* in one column the turned tiles stay below their heading */
    float turned = columns > 1 ? 2 * w + TALLY_FREE : 2 * TALLY_W + TALLY_GAP;

    if (step * (float)high > room)
        step = room / (float)high;
    x += (float)(row / high) * (l->tally.w - 2 * TALLY_PAD + TALLY_GAP) / (float)columns;
    return box(x + (which > 1 ? turned + (float)(which - 2) * w : (float)which * w),
               y + (float)(row % high) * step, w);
}

int tenpai_layout_turned(const struct table *table)
{
    int count = 0;

    for (int i = 0; i < table->discard_count; i++)
        count += (table->discards[i].flags & DISCARD_PILE) == PILE_ASIDE;
    return count;
}

void tenpai_layout_aside(const struct table *table, int *pairs, int *turned)
{
    int all = table->stage.guess_count / 2;
    bool rests = table->phase == PHASE_GUESS || table->result.outcome == OUTCOME_DRAW ||
                 table->result.outcome == OUTCOME_VOID;
    *pairs = rests || !all ? all : all - 1;
    *turned = rests ? tenpai_layout_turned(table) : *pairs * TENPAI_SLOTS;
}

/* --- which tiles lie there --------------------------------------------------------------------------- */

int tenpai_declaring_discard(const struct table *table)
{
    if (table->stage.attacker == SEAT_NONE || !table->rules->has_stages)
        return -1;
    for (int i = table->discard_count - 1; i >= 0; i--)
        if ((table->discards[i].flags & DISCARD_PILE) == table->stage.attacker &&
            !(table->discards[i].flags & DISCARD_DOWN))
            return i;
    return -1;
}

static void take(struct hand *hand, uint8_t tile)
{
    if (hand->size % 3 == 2 && hand_has(hand, tile))
        hand_remove(hand, tile);
}

const struct view *tenpai_without_turned(const struct view *view, struct view *room)
{
    const struct table *table = &view->table;
    int seat = table->stage.attacker;

    if (!tenpai_in_stage(table) || table->stage.turned >= TILE_COUNT || table->hand_sizes[seat] % 3 != 2)
        return view;
    *room = *view;
    room->table.hand_sizes[seat]--;
    room->table.drawn_by = SEAT_NONE;
    take(&room->hands[seat], table->stage.turned);
    if (view->seat == seat) {
        take(&room->own.hand, table->stage.turned);
        room->own.drawn = TILE_NONE;
    }
    return room;
}

static void add_dead_wall(struct sprites *sprites, const struct table_layout *layout,
                          const struct table *table)
{
    for (int place = 0; place < DORA_MAX && layout->indicators.w > 0; place++) {
        struct rect box = tenpai_layout_dora(layout, place), below = box;
        below.y += box.w * TILE_THICK;
        sprites_add(sprites, SPRITE_KEY(PLACE_DORA, place, 1), TILE_HIDDEN, POSE_DOWN, below);
        bool up = table->dora.shown[place] < TILE_COUNT;
        sprites_add(sprites, SPRITE_KEY(PLACE_DORA, place, 0), up ? table->dora.shown[place] : TILE_HIDDEN,
                    up ? POSE_LYING : POSE_DOWN, box);
    }
}

static void add_rack(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    for (uint8_t kind = 0; kind < TILE_KINDS && layout->rack.w > 0; kind++) {
        bool used = table->stage.guessed & TILE_BIT(kind);
        sprites_add(sprites, SPRITE_KEY(PLACE_RACK, kind, 0), used ? TILE_HIDDEN : kind,
                    used ? POSE_DOWN : POSE_LYING, tenpai_layout_rack(layout, kind));
    }
}

static void add_guesses(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    int pairs, turned;

    tenpai_layout_aside(table, &pairs, &turned);
    for (int i = layout->tally.w > 0 ? 0 : 2 * pairs; i < table->stage.guess_count; i++) {
        struct rect place = i / 2 < pairs ? tenpai_layout_tally(layout, i / 2, pairs, i % 2)
                                          : tenpai_layout_pair(layout, i % 2);
        sprites_add(sprites, SPRITE_KEY(PLACE_GUESS, i, 0), table->stage.guesses[i], POSE_LYING, place);
    }
}

static void add_turned(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    int pairs, aside, number = 0;

    tenpai_layout_aside(table, &pairs, &aside);
    for (int i = 0; i <= table->discard_count; i++) {
        bool held = i == table->discard_count;
        if (held ? table->stage.turned >= TILE_COUNT
                 : (table->discards[i].flags & DISCARD_PILE) != PILE_ASIDE)
            continue;
        int slot = number - aside;
        if (slot < 0 && layout->tally.w <= 0) { /* there is no room for them */
            number++;
            continue;
        }
        slot = slot < TENPAI_SLOTS ? slot : TENPAI_SLOTS - 1;
        struct rect place =
            slot < 0 ? tenpai_layout_tally(layout, number / TENPAI_SLOTS, pairs, 2 + number % TENPAI_SLOTS)
                     : tenpai_layout_slot(layout, slot);
        sprites_add(sprites, SPRITE_KEY(PLACE_DISCARD, i, 0),
                    held ? table->stage.turned : table->discards[i].tile, POSE_LYING, place);
        number++;
    }
}

void tenpai_sprites_add(struct sprites *sprites, const struct table_layout *layout, const struct view *view)
{
    const struct table *table = &view->table;

    if (table->round == 0 || table->phase == PHASE_REMOVE)
        return;
    if (table->rules->has_dora)
        add_dead_wall(sprites, layout, table);
    if (!layout->stage)
        return;
    for (int i = 0; i < sprites->count && layout->grown; i++)
        if (sprites->list[i].rect.y + sprites->list[i].rect.h > layout->rack.y &&
            SPRITE_PLACE(sprites->list[i].key) != PLACE_DISCARD)
            sprites->list[i].alpha = 0; /* the tiles to choose from lie there */
    add_rack(sprites, layout, table);
    add_guesses(sprites, layout, table);
    add_turned(sprites, layout, table);
}

int tenpai_hush(const struct view *after)
{
    static const int hushes[TENPAI_SLOTS] = {200, 380, 620, 950, 1400};
    const struct table *table = &after->table;
    int pairs, aside;

    tenpai_layout_aside(table, &pairs, &aside);
    int slot = tenpai_layout_turned(table) - aside;
    return hushes[slot < 0 ? 0 : slot < TENPAI_SLOTS ? slot : TENPAI_SLOTS - 1];
}
