/*
 * sprites.c: from a view to the tiles on the table.
 */
#include "sdl/table/motion/sprites.h"

#include "base/check.h"
#include "sdl/table/layout/composition.h"

struct sprite *sprites_add(struct sprites *sprites, uint32_t key, uint8_t tile, enum pose pose,
                           struct rect rect)
{
    CHECK(sprites->count < SPRITES_MAX);
    struct sprite *sprite = &sprites->list[sprites->count++];

    *sprite = (struct sprite){.key = key, .rect = rect, .tile = tile, .pose = (uint8_t)pose, .alpha = 1};
    return sprite;
}

int sprites_seat(const struct table *table, int near, int side)
{
    int seat = near == table->sitting ? table_next(table, near) : near;

    if (side == TABLE_THIRD && table->sitting < table->seats)
        return table->sitting;
    for (int i = 0; i < side; i++)
        seat = table_next(table, seat);
    return seat;
}

int sprites_side(const struct table *table, int near, int seat)
{
    for (int side = 0; side < table->seats; side++)
        if (sprites_seat(table, near, side) == seat)
            return side;
    return TABLE_OTHER;
}

/* Replacements came from the far end, but for that of a kong whose treasure is still being decided. */
static void wall_ends(const struct table *table, int *first, int *end)
{
    int replaced = table->kongs - (table->phase == PHASE_TREASURE && table->kongs > 0);

    const struct composition *composition = composition_of(table->rules);
    replaced += composition->replaced ? composition->replaced(table) : 0;
    if (table->rules->front_replacements)
        replaced = 0;

    *end = 2 * table_layout_stacks(table->rules, table->options) - replaced;
    *first = *end > table->wall ? *end - table->wall : 0; /* of a wall longer than its tray: the last part */
}

int sprites_first_stack(const struct table *table)
{
    int first, end;

    wall_ends(table, &first, &end);
    return table->wall ? first / 2 : -1;
}

int sprites_last_stack(const struct table *table)
{
    int first, end;

    wall_ends(table, &first, &end);
    const struct composition *composition = composition_of(table->rules);
    int dead = composition->dead_end ? composition->dead_end(table) : -1;
    return !table->wall ? -1 : dead >= 0 ? dead : (end - 1) / 2;
}

static void add_wall(struct sprites *sprites, const struct table_layout *layout, const struct table *table)
{
    int first, end;

    if (table->phase == PHASE_REMOVE || (table->phase == PHASE_DEAL && table->round == 0))
        return;
    wall_ends(table, &first, &end);
    for (int stack = 0; stack < layout->stacks + layout->dealt; stack++) {
        int from = 2 * stack < first ? first : 2 * stack, to = 2 * stack + 2 > end ? end : 2 * stack + 2;
        if (stack >= layout->stacks)
            to = from + 2;
        bool covered = layout->shape != LAYOUT_DESK && 2 * stack > first + 1 && to < end;
        if (from >= to || covered) /* on a phone all stand at one place */
            continue;
        sprites_add(sprites, SPRITE_KEY(PLACE_STACK, stack, 0), TILE_HIDDEN,
                    table_layout_stack_pose(layout, stack, to - from < 2), table_layout_stack(layout, stack));
    }
}

bool sprites_was_won_on(const struct table *table, enum win_source source)
{
    return table->result.outcome == OUTCOME_WIN && table->result.source == source;
}

static int pile_of(const struct table *table, int near, uint8_t flags)
{
    int owner = flags & DISCARD_PILE;
    return owner == SEAT_DUMMY ? TABLE_DUMMY : sprites_side(table, near, owner);
}

/* Claimed, or turned in Stage B, where it is nobody's discard. */
static bool is_off_the_piles(const struct discard *discard)
{
    return discard->flags & DISCARD_CLAIMED || (discard->flags & DISCARD_PILE) == PILE_ASIDE;
}

static int declaring_discard(const struct table_layout *layout, const struct table *table)
{
    return layout->composition->declaring ? layout->composition->declaring(table) : -1;
}

static void add_discards(struct sprites *sprites, const struct table_layout *layout,
                         const struct table *table, int near)
{
    int counts[TABLE_SIDES] = {0}, sideways[TABLE_SIDES] = {-1, -1, -1, -1}, placed[TABLE_SIDES] = {0};
    int won = sprites_was_won_on(table, WIN_DISCARD) || sprites_was_won_on(table, WIN_DUMMY_DISCARD);
    int shown = table->discard_count - won, declaring = declaring_discard(layout, table);

    for (int i = 0; i < shown; i++) {
        const struct discard *discard = &table->discards[i];
        int pile = pile_of(table, near, discard->flags);
        if (is_off_the_piles(discard))
            continue;
        if (discard->flags & DISCARD_RIICHI || i == declaring)
            sideways[pile] = counts[pile];
        counts[pile]++;
    }
    for (int i = 0; i < shown; i++) {
        const struct discard *discard = &table->discards[i];
        int pile = pile_of(table, near, discard->flags);
        if (is_off_the_piles(discard))
            continue;
        int place = placed[pile]++;
        bool down = discard->flags & DISCARD_DOWN,
             large = layout->last.w > 0 && i == table->discard_count - 1;
        sprites_add(sprites, SPRITE_KEY(PLACE_DISCARD, i, 0), down ? TILE_HIDDEN : discard->tile,
                    down ? POSE_DOWN : table_layout_lying(layout, pile, place == sideways[pile] && !large),
                    large ? layout->last
                          : table_layout_pile(layout, pile, place, counts[pile], sideways[pile]));
    }
}

static void add_melds(struct sprites *sprites, const struct table_layout *layout, const struct table *table,
                      int seat, int side)
{
    const struct meld *melds = table->melds[seat];
    int count = table->meld_counts[seat];

    for (int which = 0; which < count; which++) {
        uint8_t tiles[4];
        int turned, size = meld_laid(&melds[which], seat, table->seats, tiles, &turned);
        for (int i = 0; i < size; i++) {
            bool closed_end = melds[which].kind == MELD_KONG_CLOSED && (i == 0 || i == 3);
            bool flat = i == turned || (melds[which].kind == MELD_KONG_ADDED && i == 3);
            sprites_add(sprites, SPRITE_KEY(PLACE_MELD, side * 8 + which, i),
                        closed_end ? TILE_HIDDEN : tiles[i],
                        closed_end ? table_layout_down(layout, side) : table_layout_lying(layout, side, flat),
                        table_layout_meld(layout, side, melds, count, seat, which, i));
        }
    }
}

/* The tiles of the player's own hand from left to right: sorted or in the player's order, the drawn tile
 * apart and last. */
static int hand_standing(const struct hand_order *order, const struct view *view, const struct hand *hand,
                         uint8_t tiles[HAND_MAX], bool *apart)
{
    int count = hand_list(hand, tiles);
    uint8_t drawn = view->own.drawn;
    bool flower = drawn < TILE_COUNT && tile_suit(drawn) == SUIT_BONUS; /* before it is laid out */

    *apart = flower || (drawn < TILE_COUNT && hand_has(hand, drawn));
    if (*apart && !flower) {
        int at = count - 1;
        while (tiles[at] != drawn)
            at--;
        for (; at < count - 1; at++)
            tiles[at] = tiles[at + 1];
        count--;
    }
    if (order)
        hand_order_apply(order, tiles, count);
    if (*apart)
        tiles[count++] = drawn;
    return count;
}

int sprites_hand(const struct table_layout *layout, const struct view *view, uint8_t tiles[HAND_MAX],
                 bool *apart)
{
    return hand_standing(layout->order, view, &view->own.hand, tiles, apart);
}

/* The key of the player's tile at a place of that list. */
static uint32_t own_key(const uint8_t *tiles, int place)
{
    int same = 0;

    for (int i = 0; i < place; i++)
        same += tiles[i] == tiles[place];
    return SPRITE_KEY(PLACE_OWN, tiles[place], same);
}

uint32_t sprites_hand_key(const struct table_layout *layout, const struct view *view, int place,
                          uint8_t *tile)
{
    uint8_t tiles[HAND_MAX];
    bool apart;
    int count = sprites_hand(layout, view, tiles, &apart);

    CHECK(place >= 0 && place < count);
    *tile = tiles[place];
    return own_key(tiles, place);
}

/* Adds the player's own hand: standing, or flat when it is shown to all. */
static void add_own_hand(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                         const struct hand *hand, bool shown)
{
    uint8_t tiles[HAND_MAX];
    bool apart;
    int count = hand_standing(shown ? NULL : layout->order, view, hand, tiles, &apart);

    for (int i = 0; i < count; i++)
        sprites_add(sprites, own_key(tiles, i), tiles[i], shown ? POSE_LYING : POSE_STANDING,
                    table_layout_hand(layout, i, apart && i == count - 1));
}

static void add_hidden_hand(struct sprites *sprites, const struct table_layout *layout,
                            const struct table *table, int seat, int side)
{
    int count = table->hand_sizes[seat];

    for (int i = 0; i < count; i++) {
        bool apart = table->drawn_by == seat && i == count - 1;
        sprites_add(sprites, SPRITE_KEY(PLACE_OTHER, i, side), TILE_HIDDEN,
                    side == TABLE_OWN ? POSE_REAR : table_layout_standing(layout, side),
                    table_layout_other(layout, side, i, apart, false));
    }
}

/* Another's hand laid open: it reads from left to right as ours does, or is turned as they read it. */
static void add_open_hand(struct sprites *sprites, const struct table_layout *layout, const struct hand *hand,
                          int side)
{
    uint8_t tiles[HAND_MAX];
    int count = hand_list(hand, tiles);

    for (int i = count - 1; i >= 0; i--) {
        int place = table_layout_from_their_left(layout) ? i : count - 1 - i;
        sprites_add(sprites, SPRITE_KEY(PLACE_OTHER, place, side), tiles[i],
                    table_layout_lying(layout, side, false),
                    table_layout_other(layout, side, place, false, true));
    }
}

static void add_winning_tile(struct sprites *sprites, const struct table_layout *layout,
                             const struct view *view, int near)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    int count = table->hand_sizes[result->winner % SEAT_MAX];

    if (!sprites_was_won_on(table, WIN_DISCARD) && !sprites_was_won_on(table, WIN_DUMMY_DISCARD) &&
        !sprites_was_won_on(table, WIN_REVEALED))
        return;
    int side = sprites_side(table, near, result->winner);
    sprites_add(sprites, SPRITE_KEY(PLACE_WIN, 0, 0), result->tile, table_layout_lying(layout, side, false),
                table_layout_other(layout, side, count, true, true));
}

static void add_hand(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                     int seat, int side)
{
    bool shown = view->shown >> seat & 1;

    if (side == TABLE_OWN && shown)
        add_own_hand(sprites, layout, view, &view->hands[seat], true);
    else if (shown)
        add_open_hand(sprites, layout, &view->hands[seat], side);
    else if (seat == view->seat)
        add_own_hand(sprites, layout, view, &view->own.hand, false);
    else
        add_hidden_hand(sprites, layout, &view->table, seat, side);
}

static void sort_from(struct sprites *sprites, const struct composition *composition, int from)
{
    if (composition->sort)
        composition->sort(sprites, from);
}

static void add_hands(struct sprites *sprites, const struct table_layout *layout, const struct view *view,
                      int near)
{
    const struct table *table = &view->table;

    for (int seat = 0; seat < table->seats && table->round > 0; seat++) {
        int side = sprites_side(table, near, seat), from = sprites->count;

        if (seat == table->sitting)
            continue;
        add_melds(sprites, layout, table, seat, side);
        add_hand(sprites, layout, view, seat, side);
        if (side != TABLE_OWN)
            sort_from(sprites, layout->composition, from);
    }
    add_winning_tile(sprites, layout, view, near);
}

void sprites_make(struct sprites *sprites, const struct table_layout *plain, const struct view *seen,
                  int near)
{
    struct table_layout layout = *plain;
    const struct composition *composition = layout.composition;
    struct view room;
    const struct view *view = composition->seen ? composition->seen(seen, &room) : seen;

    table_layout_follow(&layout, &view->table, near);
    sprites->count = 0;
    add_wall(sprites, &layout, &view->table);
    if (composition->add_first)
        composition->add_first(sprites, &layout, view, near);
    int piles = sprites->count;
    add_discards(sprites, &layout, &view->table, near);
    sort_from(sprites, composition, piles);
    if (composition->add_aside)
        composition->add_aside(sprites, &layout, view);
    add_hands(sprites, &layout, view, near);
    if (composition->add_last)
        composition->add_last(sprites, &layout, view);
}

const struct sprite *sprites_find(const struct sprites *sprites, uint32_t key)
{
    for (int i = 0; i < sprites->count; i++)
        if (sprites->list[i].key == key)
            return &sprites->list[i];
    return NULL;
}
