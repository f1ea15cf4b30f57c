/* policy_hidden.c: what the critic is told besides, and no player may know; see policy.h. */
#include "tools/policy/policy.h"

struct hidden {
    uint16_t *flags;
    int count;
};

static void mark(struct hidden *hidden, int flag)
{
    hidden->flags[hidden->count++] = (uint16_t)flag;
}

/* The kinds that bring a seat nearer to a win, after any discard that keeps it as near where it is to make
 * one; how far it is into `*shanten`. */
static tile_set helpful(const struct game *game, int seat, int *shanten)
{
    struct shape shape;
    const struct hand *hand = &game->own[seat].hand;
    tile_set useful = 0;
    table_shape(&game->table, hand, seat, &shape);
    if (hand->size % 3 != 2)
        return shape_useful(&shape, shanten);
    *shanten = shape_shanten(&shape);
    for (tile_set near = shape_discards(&shape, *shanten); near; near &= near - 1) {
        int kind = tile_set_first(near);
        shape.counts[kind]--;
        useful |= shape_useful(&shape, NULL);
        shape.counts[kind]++;
    }
    return useful;
}

/* When those kinds are drawn, by whoever draws then, and how many of them lie in the row. */
static void see_coming(struct hidden *hidden, const struct game *game, tile_set useful, int side)
{
    const struct dummy *dummy = &game->table.dummy;
    int lying = 0;
    for (int i = 0; i < POLICY_DRAWS && i < game->table.wall; i++)
        if (useful & TILE_BIT(tile_kind(game->wall[game->front + i])))
            mark(hidden, POLICY_HIDDEN_DRAWS + side * POLICY_DRAWS + i);
    for (int i = 0; i < game->table.rules->dummy; i++)
        lying += dummy->row[i] == TILE_HIDDEN && useful & TILE_BIT(tile_kind(game->row[i])) ? 1 : 0;
    if (lying)
        mark(hidden, POLICY_HIDDEN_ROW + side * POLICY_ROW_MOST +
                         (lying < POLICY_ROW_MOST ? lying : POLICY_ROW_MOST) - 1);
}

int policy_see_hidden(const struct sight *sight, const struct game *game, int seat,
                      uint16_t flags[POLICY_HIDDEN_MOST])
{
    struct hidden hidden = {.flags = flags};
    const struct hand *hand = &game->own[1 - seat].hand;
    int shanten;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (hand->counts[kind] && sight->place[kind] < SIGHT_KINDS)
            mark(&hidden, POLICY_HIDDEN_HAND + 4 * sight->place[kind] + hand->counts[kind] - 1);
    tile_set own = helpful(game, seat, &shanten);
    see_coming(&hidden, game, own, shanten > 0 ? 0 : 1);
    tile_set other = helpful(game, 1 - seat, &shanten);
    see_coming(&hidden, game, other, shanten > 0 ? 2 : 3);
    mark(&hidden, POLICY_HIDDEN_FAR + (shanten < 0 ? 0 : shanten < SIGHT_FAR ? shanten : SIGHT_FAR));
    return hidden.count;
}
