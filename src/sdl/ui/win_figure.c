/*
 * win_figure.c: see win_figure.h.
 */
#include "sdl/ui/win_figure.h"

#include <stdio.h>
#include <string.h>

static void append(char *out, size_t size, const char *text)
{
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s", text);
}

/* A tile with a mark before it. */
static void append_tile(char *out, size_t size, const char *mark, uint8_t tile)
{
    char text[3];
    tile_print(tile, text);
    append(out, size, mark);
    append(out, size, text);
}

void figure_meld(const struct meld *meld, char *out, size_t size)
{
    uint8_t tiles[4];
    int count = meld_list(meld, tiles);
    for (int i = 0; i < count; i++) {
        bool closed = meld->kind == MELD_KONG_CLOSED;
        if (closed && (i == 0 || i == 3))
            append(out, size, "x");
        else
            append_tile(out, size, !closed && i == 0 ? "'" : "", tiles[i]);
    }
}

void figure_win(const struct win *win, char out[WIN_FIGURE])
{
    struct hand rest = win->hand;
    uint8_t tiles[HAND_MAX];
    out[0] = '\0';
    hand_remove(&rest, hand_has(&rest, win->tile) ? win->tile : tile_kind(win->tile));
    int count = hand_list(&rest, tiles);
    for (int i = 0; i < count; i++)
        append_tile(out, WIN_FIGURE, "", tiles[i]);
    append_tile(out, WIN_FIGURE, " !", win->tile);
    for (int i = 0; i < win->meld_count; i++) {
        append(out, WIN_FIGURE, " ");
        figure_meld(&win->melds[i], out, WIN_FIGURE);
    }
}

/* The tiles of a set that is not laid out. */
static void append_set(const struct win *win, const struct set *set, char out[WIN_FIGURE])
{
    static const int sizes[] = {[SET_RUN] = 3, [SET_PUNG] = 3, [SET_KONG] = 4, [SET_PAIR] = 2};
    bool marked = !set->wins;
    for (int i = 0; i < sizes[set->kind]; i++) {
        uint8_t tile = (uint8_t)(set->tile + (set->kind == SET_RUN ? i : 0));
        bool wins = !marked && tile == tile_kind(win->tile);
        marked |= wins;
        append_tile(out, WIN_FIGURE, wins ? "!" : "", tile);
    }
}

void figure_reading(const struct win *win, const struct reading *reading, char out[WIN_FIGURE])
{
    out[0] = '\0';
    if (reading->form == FORM_THIRTEEN_ORPHANS) {
        figure_win(win, out);
        return;
    }
    for (int i = 0; i < reading->count; i++) {
        if (i)
            append(out, WIN_FIGURE, " ");
        if (i < win->meld_count)
            figure_meld(&win->melds[i], out, WIN_FIGURE);
        else
            append_set(win, &reading->sets[i], out);
    }
}
