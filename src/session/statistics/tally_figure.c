/* tally_figure.c: writes and reads a finished hand as a row of tiles in text (match_tally.h). */
#include <string.h>

#include "base/check.h"
#include "session/statistics/match_tally.h"

/* The text so far, and the suit letter still missing after its last tiles. */
struct figure {
    char *text;
    size_t length;
    char letter;
};

static void add(struct figure *figure, char character)
{
    CHECK(figure->length + 2 < TALLY_FIGURE);
    figure->text[figure->length++] = character;
    figure->text[figure->length] = '\0';
}

static void end_suit(struct figure *figure)
{
    if (figure->letter)
        add(figure, figure->letter);
    figure->letter = '\0';
}

static void end_group(struct figure *figure)
{
    end_suit(figure);
    if (figure->length)
        add(figure, ' ');
}

/* Adds a tile, after `mark` if there is one. */
static void add_tile(struct figure *figure, uint8_t tile, char mark)
{
    char name[4] = "";
    tile_append_list(&tile, 1, name, sizeof name);
    if (figure->letter && figure->letter != name[1])
        end_suit(figure);
    if (mark)
        add(figure, mark);
    add(figure, name[0]);
    figure->letter = name[1];
}

static void add_meld(struct figure *figure, const struct meld *meld, int seat, int seats)
{
    uint8_t tiles[4];
    int turned, count = meld_laid(meld, seat, seats, tiles, &turned);
    end_group(figure);
    for (int i = 0; i < count; i++) {
        bool down = meld->kind == MELD_KONG_CLOSED && (i == 0 || i == count - 1);
        if (down) {
            end_suit(figure);
            add(figure, 'x');
        } else {
            add_tile(figure, tiles[i], i == turned ? '\'' : '\0');
        }
    }
}

/* The tiles still to be shown, including the winning one. */
struct rest {
    struct hand hand;
    uint8_t wins; /* the winning tile, or TILE_NONE once it was shown */
};

/* Shows one tile of a kind: first the winning one with its mark, if this is its set, then the red five. */
static void add_own(struct figure *figure, struct rest *rest, uint8_t kind, bool may_win)
{
    uint8_t red = (uint8_t)(TILE_RED_FIVE + tile_suit(kind));
    bool wins = may_win && rest->wins != TILE_NONE && tile_kind(rest->wins) == kind;
    uint8_t tile = wins ? rest->wins : hand_red_count(&rest->hand, kind) && rest->wins != red ? red : kind;
    add_tile(figure, tile, wins ? '!' : '\0');
    hand_remove(&rest->hand, tile);
    rest->wins = wins ? TILE_NONE : rest->wins;
}

static void add_set(struct figure *figure, struct rest *rest, const struct set *set)
{
    int count = set->kind == SET_PAIR ? 2 : 3; /* kongs are melds */
    end_group(figure);
    for (int i = 0; i < count; i++)
        add_own(figure, rest, (uint8_t)(set->tile + (set->kind == SET_RUN ? i : 0)), set->wins);
}

/* Shows a hand without sets, in tile order. */
static void add_all(struct figure *figure, struct rest *rest)
{
    end_group(figure);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        while (rest->hand.counts[kind])
            add_own(figure, rest, kind, true);
}

void match_tally_figure(const struct win *win, const struct score *score, int seat, int seats,
                        char figure_text[TALLY_FIGURE])
{
    struct figure figure = {.text = figure_text};
    struct rest rest = {win->hand, win->tile};
    const struct reading *reading = &score->reading;
    figure_text[0] = '\0';
    for (int i = 0; i < win->meld_count; i++)
        add_meld(&figure, &win->melds[i], seat, seats);
    for (int i = win->meld_count; reading->form != FORM_THIRTEEN_ORPHANS && i < reading->count; i++)
        add_set(&figure, &rest, &reading->sets[i]);
    if (rest.hand.size)
        add_all(&figure, &rest);
    if (win->flowers)
        end_group(&figure);
    for (uint8_t i = 0; i < 8; i++)
        if (win->flowers >> i & 1)
            add_tile(&figure, (uint8_t)(TILE_FLOWER + i), '\0');
    end_suit(&figure);
}

/* Returns the tile at a place of the text; a tile lying face down is of the kind beside it. */
static uint8_t tile_at(const char *figure, const char *at)
{
    if (*at == 'x')
        at = at > figure && at[-1] != ' ' ? strpbrk(figure + (at - figure) - 2, "0123456789") : at + 1;
    char name[3] = {*at, at[strcspn(at, "mpszfg")], '\0'};
    return tile_parse(name);
}

int match_tally_tiles(const char *figure, uint8_t tiles[HAND_MAX + MELD_MAX], int *wins)
{
    int count = 0;
    if (wins)
        *wins = -1;
    for (const char *at = figure; *at && count < HAND_MAX + MELD_MAX; at++) {
        if (*at != 'x' && (*at < '0' || *at > '9'))
            continue;
        uint8_t tile = tile_at(figure, at);
        if (tile >= TILE_FLOWER && tile < TILE_FLOWER + 8)
            continue;
        if (wins && at > figure && at[-1] == '!')
            *wins = count;
        tiles[count++] = tile;
    }
    return count;
}
