/* exact.c: see exact.h. */
#include "ai/exact.h"

#include "ai/hidden.h"
#include "ai/ready_counts.h"
#include "ai/unseen.h"

enum { SCALE = 1 << 20 /* about the weight of all worlds */ };

/* Returns the other player's seat, or SEAT_NONE if there are several. */
static int only_other(const struct view *view)
{
    int other = SEAT_NONE;
    for (int seat = 0; seat < view->table.seats; seat++) {
        if (seat == view->seat || seat == view->table.sitting)
            continue;
        if (other != SEAT_NONE)
            return SEAT_NONE;
        other = seat;
    }
    return other;
}

static bool hides_more(const struct table *table)
{
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].tile == TILE_HIDDEN)
            return true;
    return table->dead > 0 || table->rules->has_stages || table_hidden_count(table) ||
           table_has_flowers(table);
}

/* Adds all walls that begin with the first `at` tiles of `world`, which can be drawn in `ways` ways. False if
 * there are too many. */
static bool lay_wall(struct exact_worlds *worlds, const struct view *view, uint8_t unseen[TILE_KINDS],
                     struct exact_world *world, int at, int64_t ways)
{
    bool room = true;
    if (at == view->table.wall || at == EXACT_WALL) {
        world->hand = (struct hand){0};
        for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
            for (int i = 0; i < unseen[kind]; i++)
                hand_add(&world->hand, kind);
        if (!hidden_is_possible(view, worlds->seat, &world->hand))
            return true;
        world->weight = ways;
        if (worlds->count < EXACT_WORLDS)
            worlds->list[worlds->count] = *world;
        return ++worlds->count <= EXACT_WORLDS;
    }
    for (uint8_t kind = 0; kind < TILE_KINDS && room; kind++) {
        int copies = unseen[kind];
        if (!copies)
            continue;
        unseen[kind]--;
        world->wall[at] = kind;
        room = lay_wall(worlds, view, unseen, world, at + 1, ways * copies);
        unseen[kind]++;
    }
    return room;
}

static int steps_of(const struct view *view, int seat, const struct hand *hand)
{
    struct shape shape;
    table_shape(&view->table, hand, seat, &shape);
    int steps = shape_shanten(&shape);
    return steps < READY_CLASSES ? steps : READY_CLASSES - 1;
}

/* Weighs the worlds by how often hands are that many steps from tenpai in real play. */
static void weigh_steps(const struct view *view, struct exact_worlds *worlds)
{
    const uint16_t *shares = ready_shares(&view->table, worlds->seat);
    uint8_t steps[EXACT_WORLDS];
    int64_t ways[READY_CLASSES] = {0}, shared = 0;
    for (int i = 0; i < worlds->count; i++) {
        steps[i] = (uint8_t)steps_of(view, worlds->seat, &worlds->list[i].hand);
        ways[steps[i]] += worlds->list[i].weight;
    }
    for (int i = 0; i < READY_CLASSES; i++)
        shared += ways[i] ? shares[i] + 1 : 0; /* +1: rare isn't impossible */
    worlds->weight = 0;
    for (int i = 0; i < worlds->count; i++) {
        struct exact_world *world = &worlds->list[i];
        int64_t share = SCALE * (shares[steps[i]] + 1) / shared;
        world->weight = (world->weight * share + ways[steps[i]] / 2) / ways[steps[i]];
        worlds->weight += world->weight;
    }
}

bool exact_worlds(const struct view *view, struct exact_worlds *worlds)
{
    const struct table *table = &view->table;
    uint8_t unseen[TILE_KINDS];
    struct exact_world world = {0};
    worlds->seat = only_other(view);
    worlds->count = 0;
    if (table->wall > EXACT_WALL || worlds->seat == SEAT_NONE || hides_more(table))
        return false;
    if (unseen_count(view, unseen) != table->wall + table->hand_sizes[worlds->seat])
        return false;
    if (!lay_wall(worlds, view, unseen, &world, 0, 1) || !worlds->count)
        return false;
    weigh_steps(view, worlds);
    return true;
}
