/*
 * tenpai_layout.c: see tenpai_layout.h. Numbers are units of a window 800 high.
 */
#include "sdl/table/tenpai_duel/tenpai_layout.h"

#include <math.h>

enum {
    SIDE = 264,
    TALLY_HEAD = 32,
    TALLY_PAD = 14,
    TALLY_ROW = 7,
    TALLY_FOOT = 8,
    RACK_WIDER = 36,
    RACK_TOP = 96
};

static const float TALLY_W = 31, TALLY_GAP = 16, TALLY_FREE = 4, SLOT_W = 62, SLOT_GAP = 10, PAIR_W = 60,
                   PAIR_GAP = 10;

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
    float extra = l->h - 800, left = l->w / 2 - 312;
    const int ranks = 2; /* of the wall's stacks, one before the other */

    (void)rules;
    (void)options;
    (void)seats;
    l->per_rank = (l->stacks + ranks - 1) / ranks;
    float stack = 23;
    float high = ranks * (stack * 1.93f + 5) + 9, wide = l->per_rank * stack + 12;
    l->wall_count = rect_make(left - 4, 329 + .36f * extra, 54, 48);
    l->wall = rect_make(l->wall_count.x + 60, 360 - high / 2 + .36f * extra, wide, high);
    table_layout_whole_stacks(l, l->per_rank, stack);
    l->pot = rect_make(l->plate[TABLE_OWN].x, 228 + .3f * extra, 256, 306);
    l->dora_w = 45;
    halve(&l->actions[0], &l->actions[TABLE_PLACE_HALF]);
    halve(&l->actions[2], &l->actions[TABLE_PLACE_HALF_WIN]);
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

static void stage_left(struct table_layout *l)
{
    float x = l->plate[0].x, extra = l->h - 800, y = 209 + .2f * extra;
    int attacker = l->attacks ? TABLE_OWN : TABLE_OTHER;

    for (int side = TABLE_OTHER; side >= TABLE_OWN; side--) {
        bool attacks = side == attacker;
        l->pile_w[side] = attacks ? 38 : 29;
        l->wide[side] = false;
        float high = 3 * (l->pile_w[side] * TILE_HIGH - 4.5f) + 13;
        l->pile[side] = rect_make(x, y, attacks ? SIDE - 2 : 206, high);
        l->reach[side] = rect_make(x, y, 0, 0);
        y += high + 30 + .1f * extra;
    }
    l->dora_w = 36;
    l->indicators = rect_make(x, 568 + .6f * extra, 212, 76);
    if (l->attacks) { /* nobody else has declared: the strip stands there, clear of the line over the pile */
        l->riichi[TABLE_OTHER].h = 0;
        l->toggles.y = 138;
    } else { /* the other's declaration stands where the strip was; below, the own one would */
        float gap = l->large ? 1 : 6; /* large tiles of the hand begin right of it and not far below */
        l->toggles = rect_make(x, l->indicators.y + l->indicators.h + gap, l->indicators.w, l->toggles.h);
    }
}

/* What one guesses from: between the columns. The attacker only looks on. */
static float rack_width(const struct table_layout *l)
{
    float room = l->menu.x - l->plate[0].x - SIDE - RACK_WIDER - 4;

    if (l->attacks)
        return 34;
    return l->large ? fminf(room / TENPAI_RACK_COLUMNS, 48) : 44;
}

static void stage_middle(struct table_layout *l)
{
    float cx = l->w / 2, extra = l->h - 800, slots_w = TENPAI_SLOTS * SLOT_W + (TENPAI_SLOTS - 1) * SLOT_GAP;
    float slot_y = (l->attacks ? 300 : 214) + .4f * extra, pair_y = (l->attacks ? 500 : 104) + .4f * extra;

    l->slots = rect_make(cx - slots_w / 2 - 12, slot_y - 10, slots_w + 24, SLOT_W * TILE_HIGH + 20);
    l->pair = rect_make(cx - PAIR_W - PAIR_GAP / 2 - 12, pair_y - 6, 2 * PAIR_W + PAIR_GAP + 24,
                        PAIR_W * TILE_HIGH + 12);
    l->rack_w = rack_width(l);
    float rack_wide = TENPAI_RACK_COLUMNS * l->rack_w + RACK_WIDER,
          rack_high = 3 * (l->rack_w * TILE_HIGH - 1) + 20;
    l->rack = rect_make(cx - rack_wide / 2, (l->attacks ? 96 : 376) + .4f * extra, rack_wide, rack_high);
    l->prompt = rect_make(cx - 312, (l->attacks ? 618 : 334) + (l->attacks ? .6f : .4f) * extra, 624, 28);
    l->per_rank = TENPAI_RANK_STAGE;
    l->wall = rect_make(l->slots.x + l->slots.w + 8, slot_y + (l->attacks ? 22 : -66), 112, 180);
    l->wall_count = rect_make(l->wall.x + 2, l->wall.y - 50, 54, 48);
    table_layout_whole_stacks(l, TENPAI_RANK_STAGE, 12.5f);
}

void tenpai_layout_stage(struct table_layout *l, const struct table *table, int near)
{
    float extra = l->h - 800, right = l->menu.x;

    l->stage = tenpai_in_stage(table);
    if (!l->stage)
        return;
    l->attacks = table->stage.attacker == near;
    l->log.w = 0;
    l->unmarked = true;
    stage_left(l);
    stage_middle(l);
    float top = l->attacks ? 262 + .3f * extra : 98 + .1f * extra;
    l->waits = rect_make(right, 98 + .1f * extra, l->attacks ? SIDE : 0, 148);
    l->tally = rect_make(right, top, SIDE, 522 + .6f * extra - top);
    for (int i = 0; i < 2; i++) {
        l->actions[2 * i].w = SIDE;
        l->actions[2 * i + 1] = l->actions[2 * i];
        l->actions[2 * i + 1].y += 66;
    }
}

struct rect tenpai_layout_dora(const struct table_layout *l, int place)
{
    float w = l->dora_w, x = l->indicators.x + (l->indicators.w - 5 * (w + 4) + 4) / 2;

    return box(x + (float)place * (w + 4), l->indicators.y + 10, w);
}

struct rect tenpai_layout_pair(const struct table_layout *l, int which)
{
    return box(l->pair.x + 12 + (float)which * (PAIR_W + PAIR_GAP), l->pair.y + 6, PAIR_W);
}

struct rect tenpai_layout_slot(const struct table_layout *l, int which)
{
    return box(l->slots.x + 12 + (float)which * (SLOT_W + SLOT_GAP), l->slots.y + 10, SLOT_W);
}

/* Characters with the winds beside them, dots with the dragons, bamboo. */
struct rect tenpai_layout_rack(const struct table_layout *l, int kind)
{
    int row = kind < TILE_EAST ? kind / 9 : kind < TILE_WHITE ? 0 : 1;
    int column = kind < TILE_EAST    ? kind % 9
                 : kind < TILE_WHITE ? 9 + kind - TILE_EAST
                                     : 9 + kind - TILE_WHITE;

    return box(l->rack.x + 10 + (float)column * l->rack_w + (column > 8 ? 16 : 0),
               l->rack.y + 10 + (float)row * (l->rack_w * TILE_HIGH - 1), l->rack_w);
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

void tenpai_layout_aside(const struct table *table, int *pairs, int *turned)
{
    int aside = 0, all = table->stage.guess_count / 2;

    for (int i = 0; i < table->discard_count; i++)
        aside += (table->discards[i].flags & DISCARD_PILE) == PILE_ASIDE;
    bool rests = table->phase == PHASE_GUESS || table->result.outcome == OUTCOME_DRAW ||
                 table->result.outcome == OUTCOME_VOID;
    *pairs = rests || !all ? all : all - 1;
    *turned = rests ? aside : *pairs * TENPAI_SLOTS;
}
