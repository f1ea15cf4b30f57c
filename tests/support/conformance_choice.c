/* conformance_choice.c: what the players of a walked match do (conformance.h). */
#include "support/conformance.h"

#include <string.h>

bool walker_is_form(struct move move)
{
    return move.kind == MOVE_GUESS || move.kind == MOVE_NAME;
}

/* The discard that leaves the hand nearest to complete, one of the best by chance. */
static int nearest_discard(struct walker *walker, int seat, const struct move *moves, int count)
{
    int best = -1, best_shanten = SHANTEN_NEVER + 1, equal = 0;
    for (int i = 0; i < count; i++) {
        if (moves[i].kind != MOVE_DISCARD)
            continue;
        struct hand hand = walker->game.own[seat].hand;
        struct shape shape;
        hand_remove(&hand, moves[i].tile);
        table_shape(&walker->game.table, &hand, seat, &shape);
        int shanten = shape_shanten(&shape);
        equal = shanten < best_shanten ? 1 : equal + (shanten == best_shanten);
        bool taken = shanten < best_shanten ||
                     (shanten == best_shanten && rng_below(&walker->rng, (uint32_t)equal) == 0);
        if (taken)
            best = i;
        best_shanten = shanten < best_shanten ? shanten : best_shanten;
    }
    return best;
}

/* One of them by chance, as if all copies could still come, for which there are tables. */
static int swift_discard(struct walker *walker, int seat, const struct move *moves, int count)
{
    struct shape shape;
    int best = -1, equal = 0;
    table_shape(&walker->game.table, &walker->game.own[seat].hand, seat, &shape);
    memset(shape.limits, 4, sizeof shape.limits);
    tile_set nearest = shape_discards(&shape, shape_shanten(&shape));
    for (int i = 0; i < count; i++)
        if (moves[i].kind == MOVE_DISCARD && (nearest & TILE_BIT(tile_kind(moves[i].tile))) &&
            rng_below(&walker->rng, (uint32_t)++equal) == 0)
            best = i;
    return best;
}

/* A random legal move; wins are taken and Riichi declared most of the time, kongs often; risks are seldom
 * run, so that rounds come to the end of the wall. */
static struct move choose(struct walker *walker, int seat, const struct move *moves, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        uint32_t chance = rng_below(&walker->rng, 100);
        bool win = moves[i].kind == MOVE_WIN && chance < 80;
        bool riichi = moves[i].kind == MOVE_RIICHI && chance < 50;
        bool kong = (moves[i].kind == MOVE_KONG || moves[i].kind == MOVE_KONG_OWN) && chance < 50;
        bool lays = moves[i].kind == MOVE_LAY_DOWN && chance < 50;
        bool tenpai = moves[i].kind == MOVE_TENPAI && chance < 20;
        if (win || riichi || kong || lays || tenpai)
            return moves[i];
    }
    int (*find)(struct walker *, int, const struct move *, int) =
        walker->swift ? swift_discard : nearest_discard;
    bool discards = walker->careful && moves[0].kind == MOVE_DISCARD; /* they stand first in the list */
    int nearest = discards ? find(walker, seat, moves, count) : -1;
    int chosen = nearest >= 0 ? nearest : (int)rng_below(&walker->rng, (uint32_t)count);
    if (moves[chosen].kind == MOVE_DECLARE && rng_below(&walker->rng, 8))
        chosen = (chosen + 1) % count;
    return moves[chosen];
}

/* Two kinds that were not guessed before, by chance. Once few are left chance alone would seldom find them.
 */
static void guess_kinds(struct walker *walker, struct move *move)
{
    uint8_t left[TILE_KINDS];
    int count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (!(walker->game.table.stage.guessed & TILE_BIT(kind)))
            left[count++] = kind;
    walker_expect(walker, count >= 2, "all kinds were guessed");
    rng_shuffle(&walker->rng, left, count);
    move->tile = left[0] < left[1] ? left[0] : left[1];
    move->other = left[0] < left[1] ? left[1] : left[0];
}

/* A move of that form: kinds by chance, until they are accepted. */
static struct move fill_form(struct walker *walker, struct move form)
{
    for (int tries = 0; tries < 1000; tries++) {
        struct move move = form;
        if (form.kind == MOVE_GUESS) {
            guess_kinds(walker, &move);
        } else {
            for (int kind = 0; kind < TILE_KINDS; kind++)
                move.kinds |= rng_below(&walker->rng, 12) == 0 ? TILE_BIT(kind) : 0;
        }
        if (game_check(&walker->game, move, NULL))
            return move;
    }
    walker_expect(walker, false, "no kinds are accepted");
    return form;
}

/* What an opponent of that level does, who sees the seat's view. */
static struct move think(struct walker *walker, int seat)
{
    struct view view;
    view_init(&view, &walker->game, seat);
    struct move chosen = ai_choose((enum ai_level)walker->level[seat], &view, &walker->rng, NULL);
    walker_expect(walker, view_allows(&view, chosen), "an opponent moves against the rules");
    return chosen;
}

static struct move choose_any(struct walker *walker, int seat)
{
    struct move moves[MOVE_MAX];
    int count = game_legal(&walker->game, seat, moves);
    struct move chosen = choose(walker, seat, moves, count);
    return walker_is_form(chosen) ? fill_form(walker, chosen) : chosen;
}

struct move walker_choose(struct walker *walker, int seat)
{
    return walker->level[seat] == AI_RANDOM ? choose_any(walker, seat) : think(walker, seat);
}
