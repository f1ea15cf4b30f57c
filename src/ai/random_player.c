/* random_player.c: random guesses and namings; see random_player.h. */
#include "ai/random_player.h"

static struct move random_guess(struct move form, const struct view *view, struct rng *rng)
{
    uint8_t left[TILE_KINDS];
    uint32_t count = 0;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (!(view->table.stage.guessed & TILE_BIT(kind)))
            left[count++] = kind;
    uint32_t first = rng_below(rng, count), second = rng_below(rng, count - 1);
    second += second >= first;
    form.tile = left[first < second ? first : second];
    form.other = left[first < second ? second : first];
    return form;
}

static struct move random_naming(struct move form, const struct view *view, struct rng *rng)
{
    uint8_t copies[TILE_KINDS];
    table_copies(&view->table, copies);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        uint32_t named = copies[kind] ? rng_below(rng, 2) : 0;
        form.kinds |= (tile_set)named << kind;
    }
    return form;
}

struct move random_player_move(const struct view *view, struct rng *rng)
{
    struct move move = view->moves[rng_below(rng, view->move_count)];
    if (move.kind == MOVE_GUESS)
        return random_guess(move, view, rng);
    return move.kind == MOVE_NAME ? random_naming(move, view, rng) : move;
}

struct move random_player_discard(const struct view *view, struct rng *rng)
{
    struct move discards[MOVE_MAX];
    uint32_t count = 0;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_DISCARD)
            discards[count++] = view->moves[i];
    return count ? discards[rng_below(rng, count)] : random_player_move(view, rng);
}
