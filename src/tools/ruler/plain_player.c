/* plain_player.c: a player that counts tiles; see plain_player.h. */
#include "tools/ruler/plain_player.h"

#include <string.h>

#include "ai/unseen.h"
#include "rules/modes/dueling_tigers.h"

/* What it sees before it moves. */
struct look {
    const struct view *view;
    uint8_t copies[TILE_KINDS], unseen[TILE_KINDS];
    tile_set piles; /* kinds in any pile, or in the own one alone where only that bars a Riichi */
    tile_set safe;  /* kinds the other cannot win on in Riichi */
    bool threatened;
};

static tile_set kinds_in(const struct table *table, int pile)
{
    uint8_t tiles[DISCARD_MOST];
    tile_set kinds = 0;
    int count = table_pile(table, pile, tiles, DISCARD_MOST);
    for (int i = 0; i < count; i++)
        kinds |= TILE_BIT(tile_kind(tiles[i]));
    return kinds;
}

static void look_round(struct look *look, const struct view *view)
{
    const struct table *table = &view->table;
    int other = 1 - view->seat;
    bool own_only = table_option(table, OPTION_RIICHI_FURITEN) == RIICHI_FURITEN_OWN;
    tile_set mine = kinds_in(table, view->seat), theirs = kinds_in(table, other);
    tile_set all = mine | theirs | kinds_in(table, SEAT_DUMMY);
    look->view = view;
    unseen_count(view, look->copies, look->unseen);
    look->piles = own_only ? mine : all;
    look->safe = own_only ? theirs : all;
    look->threatened = table->riichi[other] > 0;
}

enum { STEP = 200 /* more than the useful tiles there can be */ };

static void shape_of(const struct look *look, const struct hand *hand, const struct meld *melds, int count,
                     struct shape *shape)
{
    const struct ruleset *rules = look->view->table.rules;
    shape_init(shape, hand, melds, count, look->copies, rules->sets, rules->forms);
}

/* How near 3n+1 tiles are: by steps, and among equal steps by useful tiles; below STEP they wait for some. */
static int distance(const struct look *look, const struct hand *hand, const struct meld *melds, int count)
{
    struct shape shape;
    int shanten;
    shape_of(look, hand, melds, count, &shape);
    tile_set useful = shape_useful(&shape, &shanten);
    return STEP * (shanten + 1) - unseen_sum(look->unseen, useful);
}

static int distance_without(const struct look *look, uint8_t tile)
{
    const struct view *view = look->view;
    struct hand rest = view->own.hand;
    hand_remove(&rest, tile);
    return distance(look, &rest, view->table.melds[view->seat], view->table.meld_counts[view->seat]);
}

/* The waits after a discard can still come, and none of them bars the Riichi. */
static bool is_live_riichi(const struct look *look, uint8_t tile)
{
    const struct view *view = look->view;
    struct hand rest = view->own.hand;
    hand_remove(&rest, tile);
    tile_set waits = table_waits(&view->table, &rest, view->seat);
    tile_set piles = look->piles | TILE_BIT(tile_kind(tile));
    return unseen_sum(look->unseen, waits) > 0 && !(waits & piles);
}

/* The best of the discards whose kinds are in `allowed`; NULL if there is none. */
static const struct move *best_discard(const struct look *look, enum move_kind verb, tile_set allowed)
{
    const struct move *best = NULL;
    int least = 0;
    for (int i = 0; i < look->view->move_count; i++) {
        const struct move *move = &look->view->moves[i];
        if (move->kind != verb || !(allowed & TILE_BIT(tile_kind(move->tile))))
            continue;
        if (verb == MOVE_RIICHI && !is_live_riichi(look, move->tile))
            continue;
        int next = distance_without(look, move->tile);
        if (best && next >= least)
            continue;
        best = move;
        least = next;
    }
    return best;
}

/* The 3n+1 tiles after an own kong. */
static int distance_after_kong(const struct look *look, uint8_t kind)
{
    const struct view *view = look->view;
    struct meld melds[MELD_MOST];
    struct hand rest = view->own.hand;
    int count = view->table.meld_counts[view->seat], taken = rest.counts[kind];
    memcpy(melds, view->table.melds[view->seat], sizeof melds);
    for (int i = 0; i < taken; i++)
        hand_remove(&rest, kind);
    if (taken == 4) /* an added tile leaves its set what it was */
        melds[count++] = (struct meld){.kind = MELD_KONG_CLOSED, .tile = kind};
    return distance(look, &rest, melds, count);
}

static const struct move *choose_kong(const struct look *look, const struct move *discard)
{
    int least = discard ? distance_without(look, discard->tile) : 0;
    for (int i = 0; i < look->view->move_count && discard && !look->threatened; i++) {
        const struct move *move = &look->view->moves[i];
        if (move->kind == MOVE_KONG_OWN && distance_after_kong(look, move->tile) <= least)
            return move;
    }
    return NULL;
}

static const struct move *choose_turn(const struct look *look)
{
    const tile_set any = ~(tile_set)0;
    const struct move *best = best_discard(look, MOVE_DISCARD, any);
    const struct move *safe = best_discard(look, MOVE_DISCARD, look->safe);
    const struct move *kong = choose_kong(look, best), *riichi = best_discard(look, MOVE_RIICHI, any);
    if (kong || riichi)
        return kong ? kong : riichi;
    bool ready = best && distance_without(look, best->tile) < STEP;
    return look->threatened && safe && !ready ? safe : best;
}

/* A set of that kind pays, or nothing is left to lose by it. */
static bool opens_for(const struct view *view, uint8_t kind)
{
    return tile_is_dragon(kind) || kind == table_wind(&view->table, view->seat) ||
           view->table.meld_counts[view->seat] > 0;
}

/* A claim must bring the hand a whole step nearer: useful tiles alone are not worth an open hand. */
static const struct move *choose_claim(const struct look *look)
{
    const struct view *view = look->view;
    const struct move *pung = view_find(view, MOVE_PUNG), *pass = view_find(view, MOVE_PASS);
    uint8_t kind = tile_kind(view->table.offer.tile);
    struct meld melds[MELD_MOST];
    struct hand rest = view->own.hand;
    struct shape now, then;
    int count = view->table.meld_counts[view->seat];
    if (!pung || look->threatened || !opens_for(view, kind))
        return pass;
    memcpy(melds, view->table.melds[view->seat], sizeof melds);
    shape_of(look, &rest, melds, count, &now);
    hand_remove(&rest, kind);
    hand_remove(&rest, kind);
    melds[count] = (struct meld){.kind = MELD_PUNG, .tile = kind};
    shape_of(look, &rest, melds, count + 1, &then);
    return shape_shanten(&then) < shape_shanten(&now) ? pung : pass;
}

/* The pair of numbers of which it holds most tiles. */
static const struct move *choose_keep(const struct view *view)
{
    const struct move *best = NULL;
    int most = -1;
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        int held = 0;
        for (int kind = 0; kind < TILE_EAST; kind++)
            if (kind % 9 + 1 == move->number || kind % 9 + 1 == move->other)
                held += view->own.hand.counts[kind];
        if (held <= most)
            continue;
        most = held;
        best = move;
    }
    return best;
}

struct move plain_player_choose(const struct view *view)
{
    struct look look;
    const struct move *move = view_find(view, MOVE_WIN);
    if (move || view->move_count == 1 || view->table.phase == PHASE_REMOVE)
        return move ? *move : view->moves[0];
    look_round(&look, view);
    if (view->table.phase == PHASE_TURN)
        move = choose_turn(&look);
    else if (view->table.phase == PHASE_CLAIM)
        move = choose_claim(&look);
    else if (view->table.phase == PHASE_DUMMY) /* what is drawn can be won on by who waits for it */
        move = view_find(view, look.threatened ? MOVE_REVEAL : MOVE_DUMMY_DRAW);
    else if (view->table.phase == PHASE_KEEP)
        move = choose_keep(view);
    return move ? *move : view->moves[0];
}
