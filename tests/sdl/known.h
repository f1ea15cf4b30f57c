/*
 * known.h: what the person at the screen may know, counted against what a frame shows.
 *
 * A tile on its way is the same tile, so nothing may be seen more often than it is known. What was known a
 * moment before may still be shown, until the tiles lie still or another person comes to the screen.
 */
#ifndef TESTS_SDL_KNOWN_H
#define TESTS_SDL_KNOWN_H

#include "sdl/headless.h"

enum { ONLOOKER = -1 };

static int at_screen; /* the seat whose curtain was lifted last, or ONLOOKER */
static int frames;    /* looked at so far */

static inline void known_add(const uint8_t *tiles, int count, int counts[TILE_COUNT])
{
    for (int i = 0; i < count; i++)
        if (tiles[i] < TILE_COUNT)
            counts[tiles[i]]++;
}

static inline void known_add_hand(const struct hand *hand, int counts[TILE_COUNT])
{
    uint8_t tiles[HAND_MOST];
    known_add(tiles, hand_list(hand, tiles), counts);
}

/* What lies open to all. */
static inline void known_count_open(const struct view *view, int counts[TILE_COUNT])
{
    const struct table *table = &view->table;

    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            known_add(&table->discards[i].tile, 1, counts);
    known_add(table->dummy.row, DUMMY_MOST, counts);
    known_add(table->dummy.bonus, 2, counts);
    known_add(&table->dummy.treasure, 1, counts);
    for (int seat = 0; seat < table->seats; seat++) {
        for (int i = 0; i < table->meld_counts[seat]; i++) {
            uint8_t tiles[4];
            known_add(tiles, meld_list(&table->melds[seat][i], tiles), counts);
        }
        for (int flower = 0; flower < 8; flower++)
            counts[TILE_FLOWER + flower] += table->flowers[seat] >> flower & 1;
        if (view->shown >> seat & 1)
            known_add_hand(&view->hands[seat], counts);
    }
}

static inline void known_count(int counts[TILE_COUNT])
{
    const struct view view = headless_view(at_screen == ONLOOKER ? SEAT_NONE : at_screen);

    memset(counts, 0, TILE_COUNT * sizeof *counts);
    known_count_open(&view, counts);
    if (at_screen == ONLOOKER || view.shown)
        return;
    known_add_hand(&view.own.hand, counts);
    known_add(view.own.three, 3, counts);
}

/* The same, with what was known before the last move. */
static inline void known_remember(int known[TILE_COUNT])
{
    static int who = ONLOOKER, remembered[TILE_COUNT];

    known_count(known);
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        int now = known[tile];
        if (who == at_screen && remembered[tile] > now)
            known[tile] = remembered[tile];
        if (who != at_screen || !anim_is_busy(&headless_table()->anim))
            remembered[tile] = now;
    }
    who = at_screen;
}

/* Fails if the table of this frame shows more than the person at the screen may know; with a cover before it
 * nobody is at the screen. */
static inline void known_check_frame(void)
{
    struct table_scene *table = headless_table();
    static struct sprites sprites;
    int known[TILE_COUNT], seen[TILE_COUNT] = {0};

    frames++;
    if (!table)
        return;
    if (headless_is_at("curtain") || table->curtained)
        at_screen = ONLOOKER;
    assert_int_equal(table->view.seat, at_screen == ONLOOKER ? SEAT_NONE : at_screen);
    known_remember(known);
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++)
        known_add(&sprites.list[i].tile, 1, seen);
    for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
        if (seen[tile] > known[tile])
            fail_msg("frame %d shows %d of %s; the person at the screen may know %d", frames, seen[tile],
                     tile_name(tile), known[tile]);
    if (at_screen == ONLOOKER)
        assert_null(headless_find("hand:"));
}

#endif
