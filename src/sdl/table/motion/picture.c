/*
 * picture.c: from a view to the tiles on the table.
 */
#include "sdl/table/motion/picture.h"

#include "base/check.h"
#include "sdl/table/four/four_layout.h"
#include "sdl/table/four/four_picture.h"
#include "sdl/table/one_suit/small_layout.h"
#include "sdl/table/tenpai_duel/duel_layout.h"
#include "sdl/table/tenpai_duel/duel_picture.h"

struct sprite *picture_add(struct picture *picture, uint32_t key, uint8_t tile, enum pose pose,
                           struct rect rect)
{
    CHECK(picture->count < PICTURE_MOST);
    struct sprite *sprite = &picture->list[picture->count++];

    *sprite = (struct sprite){.key = key, .rect = rect, .tile = tile, .pose = (uint8_t)pose, .alpha = 1};
    return sprite;
}

int picture_seat(const struct table *table, int near, int side)
{
    int seat = near == table->sitting ? table_next(table, near) : near;

    if (side == TABLE_THIRD && table->sitting < table->seats)
        return table->sitting;
    for (int i = 0; i < side; i++)
        seat = table_next(table, seat);
    return seat;
}

int picture_side(const struct table *table, int near, int seat)
{
    for (int side = 0; side < table->seats; side++)
        if (picture_seat(table, near, side) == seat)
            return side;
    return TABLE_OTHER;
}

/* Replacements came from the far end, but for that of a kong whose treasure is still being decided. */
static void wall_ends(const struct table *table, int *first, int *end)
{
    int replaced = table->kongs - (table->phase == PHASE_TREASURE && table->kongs > 0);

    replaced += four_picture_replaced(table);
    if (table->rules->front_replacements)
        replaced = 0;

    *end = 2 * table_layout_stacks(table->rules, table->options) - replaced;
    *first = *end - table->wall;
    if (*first < 0) { /* a longer wall than the tray can show: it shows the last part */
        *first = 0;
    }
}

int picture_first_stack(const struct table *table)
{
    int first, end;

    wall_ends(table, &first, &end);
    return table->wall ? first / 2 : -1;
}

int picture_last_stack(const struct table *table)
{
    int first, end;

    wall_ends(table, &first, &end);
    int dead = four_picture_dead_end(table);
    return !table->wall ? -1 : dead >= 0 ? dead : (end - 1) / 2;
}

static void add_wall(struct picture *picture, const struct table_layout *layout, const struct table *table)
{
    int first, end;

    if (table->phase == PHASE_REMOVE || (table->phase == PHASE_DEAL && table->round == 0))
        return;
    wall_ends(table, &first, &end);
    for (int stack = 0; stack < layout->stacks; stack++) {
        int from = 2 * stack < first ? first : 2 * stack, to = 2 * stack + 2 > end ? end : 2 * stack + 2;
        if (from >= to)
            continue;
        enum pose pose = to - from == 2 ? POSE_STACK : POSE_SINGLE;
        if (layout->four)
            pose = four_layout_stack_pose(layout, stack, pose == POSE_SINGLE);
        picture_add(picture, PICTURE_KEY(PLACE_STACK, stack, 0), TILE_HIDDEN, pose,
                    table_layout_stack(layout, stack));
    }
}

/* True if the round was won on another's tile, which then lies beside the winner's hand. A robbed tile stays
 * where it was. */
static bool was_won_on(const struct table *table, enum win_source source)
{
    return table->result.outcome == OUTCOME_WIN && table->result.source == source;
}

static void add_row(struct picture *picture, const struct table_layout *layout, const struct table *table)
{
    if (table->round == 0)
        return;
    for (int place = 0; place < table->rules->dummy && place < DUMMY_MOST; place++) {
        uint8_t tile = table->dummy.row[place];
        if (place == table->offer.place && was_won_on(table, WIN_REVEALED))
            continue;
        if (tile != TILE_NONE)
            picture_add(picture, PICTURE_KEY(PLACE_ROW, place, 0), tile,
                        tile == TILE_HIDDEN ? POSE_DOWN : POSE_LYING, table_layout_row(layout, place));
    }
}

static int pile_of(const struct table *table, int near, uint8_t flags)
{
    int owner = flags & DISCARD_PILE;
    return owner == SEAT_DUMMY ? TABLE_DUMMY : picture_side(table, near, owner);
}

/* Claimed, or turned in Stage B, where it is nobody's discard. */
static bool is_off_the_piles(const struct discard *discard)
{
    return discard->flags & DISCARD_CLAIMED || (discard->flags & DISCARD_PILE) == PILE_ASIDE;
}

static void add_discards(struct picture *picture, const struct table_layout *layout,
                         const struct table *table, int near)
{
    int counts[TABLE_SIDES] = {0}, sideways[TABLE_SIDES] = {-1, -1, -1, -1}, placed[TABLE_SIDES] = {0};
    int won = was_won_on(table, WIN_DISCARD) || was_won_on(table, WIN_DUMMY_DISCARD);
    int shown = table->discard_count - won, declaring = duel_declaring_discard(table);

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
        bool down = discard->flags & DISCARD_DOWN;
        picture_add(picture, PICTURE_KEY(PLACE_DISCARD, i, 0), down ? TILE_HIDDEN : discard->tile,
                    down                      ? POSE_DOWN
                    : place == sideways[pile] ? POSE_SIDEWAYS
                    : layout->four            ? four_layout_lying(pile, false)
                                              : POSE_LYING,
                    table_layout_pile(layout, pile, place, counts[pile], sideways[pile]));
    }
}

static void add_aside(struct picture *picture, const struct table_layout *layout, const struct view *view)
{
    const struct table *table = &view->table;

    for (int i = 0; i < 2; i++)
        if (table->dummy.bonus[i] != TILE_NONE)
            picture_add(picture, PICTURE_KEY(PLACE_INDICATOR, i, 0), table->dummy.bonus[i], POSE_LYING,
                        table_layout_indicator(layout, i));
    if (table->dummy.treasure != TILE_NONE)
        picture_add(picture, PICTURE_KEY(PLACE_INDICATOR, 2, 0), table->dummy.treasure,
                    table->dummy.treasure == TILE_HIDDEN ? POSE_DOWN : POSE_LYING,
                    table_layout_indicator(layout, 2));
    for (int i = 0; i < 3 && table->phase == PHASE_KEEP; i++) {
        uint8_t tile = view->own.three[i];
        picture_add(picture, PICTURE_KEY(PLACE_THREE, i, 0), tile == TILE_NONE ? TILE_HIDDEN : tile,
                    tile == TILE_NONE ? POSE_DOWN : POSE_LYING, table_layout_three(layout, i));
    }
}

static void add_melds(struct picture *picture, const struct table_layout *layout, const struct table *table,
                      int seat, int side)
{
    const struct meld *melds = table->melds[seat];
    int count = table->meld_counts[seat];

    int facing = layout->four ? side : TABLE_OWN; /* else all tiles lie as the viewer reads them */

    for (int which = 0; which < count; which++) {
        uint8_t tiles[4];
        int turned, size = meld_laid(&melds[which], seat, table->seats, tiles, &turned);
        for (int i = 0; i < size; i++) {
            bool closed_end = melds[which].kind == MELD_KONG_CLOSED && (i == 0 || i == 3);
            bool flat = i == turned || (melds[which].kind == MELD_KONG_ADDED && i == 3);
            picture_add(picture, PICTURE_KEY(PLACE_MELD, side * 8 + which, i),
                        closed_end ? TILE_HIDDEN : tiles[i],
                        closed_end ? four_layout_down(facing) : four_layout_lying(facing, flat),
                        table_layout_meld(layout, side, melds, count, seat, which, i));
        }
    }
}

/* The own tiles as they stand: in order, sorted or the player's, the drawn one taken out and last. */
static int hand_standing(const struct hand_order *order, const struct view *view, const struct hand *hand,
                         uint8_t tiles[HAND_MOST], bool *apart)
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

int picture_hand(const struct table_layout *layout, const struct view *view, uint8_t tiles[HAND_MOST],
                 bool *apart)
{
    return hand_standing(layout->order, view, &view->own.hand, tiles, apart);
}

uint32_t picture_hand_key(const struct table_layout *layout, const struct view *view, int place,
                          uint8_t *tile)
{
    uint8_t tiles[HAND_MOST];
    bool apart;
    int count = picture_hand(layout, view, tiles, &apart), same = 0;

    CHECK(place >= 0 && place < count);
    for (int i = 0; i < place; i++)
        same += tiles[i] == tiles[place];
    *tile = tiles[place];
    return PICTURE_KEY(PLACE_OWN, tiles[place], same);
}

/* The own hand standing, or laid flat when it is shown to all. */
static void add_own_hand(struct picture *picture, const struct table_layout *layout, const struct view *view,
                         const struct hand *hand, bool shown)
{
    uint8_t tiles[HAND_MOST];
    bool apart;
    int count = hand_standing(shown ? NULL : layout->order, view, hand, tiles, &apart), same = 0;

    for (int i = 0; i < count; i++) {
        same = 0;
        for (int k = 0; k < i; k++)
            same += tiles[k] == tiles[i];
        picture_add(picture, PICTURE_KEY(PLACE_OWN, tiles[i], same), tiles[i],
                    shown ? POSE_LYING : POSE_STANDING,
                    table_layout_hand(layout, i, apart && i == count - 1));
    }
}

/* A tile of another's hand, at a place from our right. */
static struct rect other_place(const struct table_layout *layout, int side, int place, bool apart, bool open)
{
    if (side == TABLE_OWN)
        return table_layout_hand(layout, place, apart);
    if (layout->small)
        return small_layout_other(layout, side, place, apart, open);
    if (layout->four)
        return four_layout_other(layout, side, place, apart, open);
    return open ? table_layout_other_open(layout, place, apart) : table_layout_other(layout, place, apart);
}

static void add_hidden_hand(struct picture *picture, const struct table_layout *layout,
                            const struct table *table, int seat, int side)
{
    int count = table->hand_sizes[seat];

    for (int i = 0; i < count; i++) {
        bool apart = table->drawn_by == seat && i == count - 1;
        picture_add(picture, PICTURE_KEY(PLACE_OTHER, i, side), TILE_HIDDEN,
                    layout->four && side != TABLE_OWN ? four_layout_standing(side) : POSE_REAR,
                    other_place(layout, side, i, apart, false));
    }
}

/* The other's hand laid open: it reads from left to right as ours does; at a table of four it is turned. */
static void add_open_hand(struct picture *picture, const struct table_layout *layout, const struct hand *hand,
                          int side)
{
    uint8_t tiles[HAND_MOST];
    int count = hand_list(hand, tiles);

    for (int i = count - 1; i >= 0; i--) {
        int place = layout->four ? i : count - 1 - i;
        picture_add(picture, PICTURE_KEY(PLACE_OTHER, place, side), tiles[i],
                    layout->four ? four_layout_lying(side, false) : POSE_LYING,
                    other_place(layout, side, place, false, true));
    }
}

static void add_winning_tile(struct picture *picture, const struct table_layout *layout,
                             const struct view *view, int near)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    int count = table->hand_sizes[result->winner % SEAT_MOST];

    if (!was_won_on(table, WIN_DISCARD) && !was_won_on(table, WIN_DUMMY_DISCARD) &&
        !was_won_on(table, WIN_REVEALED))
        return;
    int side = picture_side(table, near, result->winner);
    picture_add(picture, PICTURE_KEY(PLACE_WIN, 0, 0), result->tile,
                layout->four ? four_layout_lying(side, false) : POSE_LYING,
                other_place(layout, side, count, true, true));
}

static void add_hand(struct picture *picture, const struct table_layout *layout, const struct view *view,
                     int seat, int side)
{
    bool shown = view->shown >> seat & 1;

    if (side == TABLE_OWN && shown)
        add_own_hand(picture, layout, view, &view->hands[seat], true);
    else if (shown)
        add_open_hand(picture, layout, &view->hands[seat], side);
    else if (seat == view->seat)
        add_own_hand(picture, layout, view, &view->own.hand, false);
    else
        add_hidden_hand(picture, layout, &view->table, seat, side);
}

void picture_make(struct picture *picture, const struct table_layout *plain, const struct view *seen,
                  int near)
{
    struct table_layout staged = *plain;
    struct view held;
    const struct table_layout *layout = &staged;
    const struct view *view = duel_without_turned(seen, &held);
    const struct table *table = &view->table;

    duel_layout_stage(&staged, table, near);
    picture->count = 0;
    add_wall(picture, layout, table);
    four_picture_add(picture, layout, table, near);
    add_row(picture, layout, table);
    int piles = picture->count;
    add_discards(picture, layout, table, near);
    four_picture_sort(picture, layout, piles);
    add_aside(picture, layout, view);
    for (int seat = 0; seat < table->seats && table->round > 0; seat++) {
        int side = picture_side(table, near, seat), from = picture->count;

        if (seat == table->sitting)
            continue;
        add_melds(picture, layout, table, seat, side);
        add_hand(picture, layout, view, seat, side);
        if (side != TABLE_OWN)
            four_picture_sort(picture, layout, from);
    }
    add_winning_tile(picture, layout, view, near);
    duel_picture_add(picture, layout, view);
}

const struct sprite *picture_find(const struct picture *picture, uint32_t key)
{
    for (int i = 0; i < picture->count; i++)
        if (picture->list[i].key == key)
            return &picture->list[i];
    return NULL;
}
