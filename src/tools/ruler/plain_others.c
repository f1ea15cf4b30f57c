/* plain_others.c: a player that counts tiles in four modes; see plain_others.h. */
#include "tools/ruler/plain_others.h"

#include "ai/unseen.h"

enum {
    STEP = 200,        /* more than the useful tiles there can be */
    STRANGE = 2 * STEP /* at a table of four: a tile of a suit that is not collected */
};

/* What it sees before it moves. */
struct look {
    const struct view *view;
    uint8_t unseen[TILE_KINDS];
    tile_set wanted; /* kinds to collect */
};

static int count_suit(const struct view *view, int suit)
{
    int count = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        count += kind / 9 == suit ? view->own.hand.counts[kind] : 0;
    for (int i = 0; i < view->table.meld_counts[view->seat]; i++) {
        uint8_t tile = view->table.melds[view->seat][i].tile;
        count += tile < TILE_EAST && tile / 9 == suit ? 3 : 0;
    }
    return count;
}

/* The suit of which it holds most and honors at a table of four; elsewhere all kinds. */
static tile_set wanted_kinds(const struct view *view)
{
    int best = 0;
    if (view->table.seats < SEAT_MOST)
        return ~(tile_set)0;
    for (int suit = 1; suit < 3; suit++)
        best = count_suit(view, suit) > count_suit(view, best) ? suit : best;
    return TILE_SUIT(best) | TILE_HONORS;
}

static void look_round(struct look *look, const struct view *view)
{
    uint8_t copies[TILE_KINDS];
    look->view = view;
    look->wanted = wanted_kinds(view);
    unseen_count(view, copies, look->unseen);
}

/* How far 3n+1 tiles are from complete: by steps and tiles that do not belong, and among equals by useful
 * tiles. */
static int distance(const struct look *look, const struct hand *hand)
{
    struct shape shape;
    int shanten, strange = 0;
    table_shape(&look->view->table, hand, look->view->seat, &shape);
    tile_set useful = shape_useful(&shape, &shanten) & look->wanted;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        strange += look->wanted & TILE_BIT(kind) ? 0 : hand->counts[kind];
    return STEP * (shanten + 1) + STRANGE * strange - unseen_sum(look->unseen, useful);
}

static struct hand without(const struct view *view, uint8_t tile)
{
    struct hand rest = view->own.hand;
    hand_remove(&rest, tile);
    return rest;
}

static const struct move *best_discard(const struct look *look)
{
    const struct move *best = NULL;
    int least = 0;
    for (int i = 0; i < look->view->move_count; i++) {
        const struct move *move = &look->view->moves[i];
        if (move->kind != MOVE_DISCARD)
            continue;
        struct hand rest = without(look->view, move->tile);
        int next = distance(look, &rest);
        if (best && next >= least)
            continue;
        best = move;
        least = next;
    }
    return best;
}

/* The declaration on most unseen tiles; NULL if there is none on any. */
static const struct move *best_declaration(const struct look *look)
{
    const struct move *best = NULL;
    int most = 0;
    for (int i = 0; i < look->view->move_count; i++) {
        const struct move *move = &look->view->moves[i];
        if (move->kind != MOVE_RIICHI && move->kind != MOVE_TENPAI)
            continue;
        struct hand rest = without(look->view, move->tile);
        int waits = unseen_sum(look->unseen, table_waits(&look->view->table, &rest, look->view->seat));
        if (waits <= most)
            continue;
        best = move;
        most = waits;
    }
    return best;
}

/* Steps after the claim, or more than there can be if it is of kinds that are not collected. */
static int steps_after(const struct look *look, const struct move *move)
{
    enum { NEVER = 99 };
    const struct view *view = look->view;
    struct table then = view->table;
    struct hand rest = view->own.hand;
    struct shape shape;
    uint8_t offered = tile_kind(view->table.offer.tile);
    bool run = move->kind == MOVE_CHOW;
    uint8_t low = run ? tile_kind(move->tile) : offered;
    if (!(look->wanted & TILE_BIT(offered)))
        return NEVER;
    for (int i = 0; i < (run ? 3 : 2); i++) {
        uint8_t part = run ? (uint8_t)(low + i) : offered;
        if (!run || part != offered)
            hand_remove(&rest, part);
    }
    then.melds[view->seat][then.meld_counts[view->seat]++] =
        (struct meld){.kind = run ? MELD_RUN : MELD_PUNG, .tile = low, .claimed = offered};
    table_shape(&then, &rest, view->seat, &shape);
    return shape_shanten(&shape);
}

/* The set that brings the hand nearest, if it does; it is for tables of four. */
static const struct move *choose_set(const struct look *look)
{
    const struct view *view = look->view;
    const struct move *best = NULL;
    struct shape shape;
    table_shape(&view->table, &view->own.hand, view->seat, &shape);
    int least = shape_shanten(&shape);
    for (int i = 0; i < view->move_count && view->table.seats == SEAT_MOST; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != MOVE_CHOW && move->kind != MOVE_PUNG)
            continue;
        int next = steps_after(look, move);
        if (next >= least)
            continue;
        best = move;
        least = next;
    }
    return best;
}

/* The kind of which most are unseen among those left to be guessed. */
static uint8_t likeliest(const struct look *look, tile_set without)
{
    uint8_t best = TILE_NONE;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (!(without & TILE_BIT(kind)) && (best == TILE_NONE || look->unseen[kind] > look->unseen[best]))
            best = kind;
    return best;
}

static struct move choose_guess(const struct look *look)
{
    struct move guess = look->view->moves[0];
    tile_set named = look->view->table.stage.guessed;
    uint8_t first = likeliest(look, named), second = likeliest(look, named | TILE_BIT(first));
    guess.tile = first < second ? first : second;
    guess.other = first < second ? second : first;
    return guess;
}

/* All waits, and the tile it declared on. */
static struct move name_waits(const struct view *view)
{
    struct move naming = view->moves[0];
    naming.kinds = table_own_waits(&view->table, &view->own, view->seat);
    if (view->table.declared >> view->seat & 1) {
        uint8_t tile = view->own.drawn != TILE_NONE ? view->own.drawn : view->table.offer.tile;
        naming.kinds |= TILE_BIT(tile_kind(tile));
    }
    return naming;
}

/* The hand, with the tile on offer if there is one. */
static bool is_complete(const struct view *view)
{
    struct hand hand = view->own.hand;
    uint8_t offered = view->table.offer.tile;
    if (view->own.drawn == TILE_NONE && hand.counts[tile_kind(offered)] == 4)
        return false;
    if (view->own.drawn == TILE_NONE)
        hand_add(&hand, offered);
    return table_completes(&view->table, &hand, view->seat);
}

struct move plain_others_choose(const struct view *view)
{
    struct look look;
    const struct move *move = view_find(view, MOVE_WIN), *declare = view_find(view, MOVE_DECLARE);
    if (move)
        return *move;
    look_round(&look, view);
    if (view->table.phase == PHASE_NAME)
        return name_waits(view);
    if (view->table.phase == PHASE_GUESS)
        return choose_guess(&look);
    if (declare && is_complete(view))
        return *declare;
    if (view->table.phase == PHASE_CLAIM)
        move = choose_set(&look);
    else if (view->table.phase == PHASE_TURN)
        move = best_declaration(&look);
    if (!move)
        move = view_find(view, MOVE_PASS);
    if (!move)
        move = best_discard(&look);
    return move ? *move : view->moves[0];
}
