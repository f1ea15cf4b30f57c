/*
 * known.h: what the person at the screen may know, counted against what a frame shows.
 *
 * A tile on its way is the same tile, so nothing may be seen more often than it is known. What was known a
 * moment before may still be shown, until the tiles lie still or another person comes to the screen.
 */
#ifndef TESTS_SDL_KNOWN_H
#define TESTS_SDL_KNOWN_H

#include "sdl/headless.h"
#include "support/known_tiles.h"

enum { ONLOOKER = -1 };

static int at_screen; /* the seat whose curtain was lifted last, or ONLOOKER */
static int frames;    /* looked at so far */

static inline void known_count(int counts[TILE_COUNT])
{
    const struct view view = headless_view(at_screen == ONLOOKER ? SEAT_NONE : at_screen);

    memset(counts, 0, TILE_COUNT * sizeof *counts);
    known_tiles_add_open(&view, counts);
    if (at_screen == ONLOOKER || view.shown)
        return;
    known_tiles_add_hand(&view.own.hand, counts);
    known_tiles_add(view.own.three, 3, counts);
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
    if (headless_is_at("curtain") || table_scene_is_curtained(table))
        at_screen = ONLOOKER;
    assert_int_equal(table->view.seat, at_screen == ONLOOKER ? SEAT_NONE : at_screen);
    known_remember(known);
    anim_picture(&table->anim, &sprites);
    for (int i = 0; i < sprites.count; i++)
        known_tiles_add(&sprites.list[i].tile, 1, seen);
    for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
        if (seen[tile] > known[tile])
            fail_msg("frame %d shows %d of %s; the person at the screen may know %d", frames, seen[tile],
                     tile_name(tile), known[tile]);
    if (at_screen == ONLOOKER)
        assert_null(headless_find("hand:"));
}

#endif
