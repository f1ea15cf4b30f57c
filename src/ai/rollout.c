/* rollout.c: moves tried out by the rules themselves; see rollout.h. */
#include "ai/rollout.h"

enum {
    MOST = 8,    /* moves tried */
    FEWEST = 24, /* rounds before a move may be dropped */
    SURE = 5,    /* square of the standard errors normal's move must be beaten by */
    DROPPED = 2  /* and by which a move is dropped */
};

/* A move beside normal's and by how much it did better, on the same tiles. */
struct candidate {
    struct move move;
    int64_t lead, square;
    bool dropped;
};

struct rollout {
    rollout_normal *normal;
    struct rng rng;
    struct reason unread;         /* why normal moves, which nobody asks here */
    struct candidate moves[MOST]; /* the first is normal's own */
    int count;
};

static struct move choose_normally(void *context, const struct view *view)
{
    struct rollout *rollout = context;
    return rollout->normal(AI_NORMAL, view, &rollout->rng, &rollout->unread);
}

/* Kinds whose discard keeps the hand as near as it is. */
static tile_set near_discards(const struct view *view)
{
    struct shape shape;
    table_shape(&view->table, &view->own.hand, view->seat, &shape);
    int shanten = shape_shanten(&shape);
    return shape_discards(&shape, shanten < 0 ? 0 : shanten);
}

static bool is_worth_trying(const struct move *move, tile_set near)
{
    switch ((enum move_kind)move->kind) {
    case MOVE_DISCARD:
    case MOVE_RIICHI:
    case MOVE_TENPAI:
        return near & TILE_BIT(tile_kind(move->tile));
    case MOVE_KONG_OWN:
    case MOVE_CHOW:
    case MOVE_PUNG:
    case MOVE_KONG:
    case MOVE_PASS:
        return true;
    default:
        return false;
    }
}

static void collect(struct rollout *rollout, const struct view *view, struct move first)
{
    tile_set near = view->table.phase == PHASE_TURN ? near_discards(view) : 0;
    rollout->moves[rollout->count++].move = first;
    for (int i = 0; i < view->move_count && rollout->count < MOST; i++)
        if (is_worth_trying(&view->moves[i], near) && !move_equal(view->moves[i], first))
            rollout->moves[rollout->count++].move = view->moves[i];
}

/* What a move gains the viewer more than the others, played on with the tiles `seed` stands for. */
static int gain_of(struct rollout *rollout, const struct view *view, uint64_t seed, struct move move)
{
    struct view_player player = {.choose = choose_normally, .context = rollout};
    struct rng tiles;
    int32_t gain[SEAT_MOST];
    int others = 0, players = table_players(&view->table);
    rng_init(&tiles, seed);
    rng_init(&rollout->rng, seed + 1);
    view_try(view, &tiles, move, &player, gain);
    for (int seat = 0; seat < view->table.seats; seat++)
        others += seat == view->seat ? 0 : gain[seat];
    return gain[view->seat] - others / (players - 1);
}

/* True if the sum of `count` differences is so far from 0, on its side, that chance would hardly do it. */
static bool is_sure(int64_t sum, int64_t square, int count, int errors)
{
    int64_t mean = sum / count, spread = square / count - mean * mean;
    return sum * sum / count > errors * spread;
}

static bool try_rounds(struct rollout *rollout, const struct view *view, int rounds, uint64_t seed,
                       const struct ai_stop *stop, int *done)
{
    int left = rollout->count;
    for (int played = 0; played + left <= rounds && left > 1; ++*done) {
        if (stop && stop->asked(stop->context))
            return false;
        uint64_t tiles = rng_derive(seed, (uint64_t)*done);
        int own = gain_of(rollout, view, tiles, rollout->moves[0].move);
        played += left;
        for (int i = 1; i < rollout->count; i++) {
            struct candidate *other = &rollout->moves[i];
            if (other->dropped)
                continue;
            int64_t lead = gain_of(rollout, view, tiles, other->move) - own;
            other->lead += lead;
            other->square += lead * lead;
            other->dropped =
                *done >= FEWEST && other->lead < 0 && is_sure(other->lead, other->square, *done + 1, DROPPED);
            left -= other->dropped;
        }
    }
    return true;
}

struct move rollout_choose(rollout_normal *normal, int rounds, const struct view *view, struct rng *rng,
                           const struct ai_stop *stop, struct reason *reason)
{
    struct rollout rollout = {.normal = normal};
    uint64_t seed = rng_next(rng);
    struct move first = normal(AI_HARD, view, rng, reason); /* which knows more by itself already */
    bool usual = view->table.phase == PHASE_TURN || view->table.phase == PHASE_CLAIM;
    int done = 0;
    if (!usual || first.kind == MOVE_WIN || first.kind == MOVE_DECLARE)
        return first;
    collect(&rollout, view, first);
    if (rollout.count < 2 || !try_rounds(&rollout, view, rounds, seed, stop, &done) || done == 0)
        return first;
    const struct candidate *best = NULL;
    for (int i = 1; i < rollout.count; i++) {
        const struct candidate *other = &rollout.moves[i];
        bool better = !other->dropped && other->lead > 0 && (!best || other->lead > best->lead);
        if (better && is_sure(other->lead, other->square, done, SURE))
            best = other;
    }
    if (best)
        *reason = reason_number(REASON_ROLLOUT_MORE, (int)(best->lead / done));
    return best ? best->move : first;
}
