/* imagine.c: a playout whose hidden tiles are the true ones; see imagine.h. */
#include "support/imagine.h"

void imagine_truth(struct playout *playout, struct view *view, const struct game *game, int seat)
{
    struct playout_hidden hidden = {.treasure = game->treasure};
    view_init(view, game, seat);
    hidden.hand_count = (uint8_t)hand_list(&game->own[1 - seat].hand, hidden.hand);
    /* The row is turned from its end in the head and from its front here. */
    for (int i = DUMMY_MOST - 1; i >= 0; i--)
        if (game->table.row[i] == TILE_HIDDEN)
            hidden.rest[hidden.rest_count++] = game->row[i];
    for (int i = 0; i < game->table.wall; i++)
        hidden.rest[hidden.rest_count++] = game->wall[game->front + i];
    playout_init(playout, view);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        if (game->own[1 - seat].passed[kind])
            playout->sides[1 - seat].passed |= TILE_BIT(kind);
    playout_place(playout, seat, &hidden);
}
