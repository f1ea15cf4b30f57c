/* danger_words.c: the danger of a discard in figures; see danger_words.h. */
#include "words/study/danger_words.h"

#include <stdio.h>

#include "base/tr.h"
#include "words/words.h"

enum {
    POINT = 100,
    TENTH = POINT / 10,
    NAMED = 3, /* most kinds in the sentence; none with less than half the chance of the first */
    LEAST = 10 /* per mille: smaller chances are not mentioned */
};

void danger_words_chance(int per_mille, char *out, size_t size)
{
    if (per_mille > 0 && per_mille < 10)
        tr_say(out, size, tr("0.{1}%"), per_mille);
    else
        tr_say(out, size, tr("{1}%"), (per_mille + 5) / 10);
}

/* Rounds to two figures, so that the precision isn't exaggerated. */
static int two_figures(int points)
{
    int unit = 1;
    while (points / unit >= 100)
        unit *= 10;
    return (points + unit / 2) / unit * unit;
}

void danger_words_cost(int hundredths, char *out, size_t size)
{
    int tenths = (hundredths + TENTH / 2) / TENTH;
    out[0] = '\0';
    if (tenths >= 10) /* not a sentence: the tile has room for the figure only */
        snprintf(out, size, "−%d", two_figures((hundredths + POINT / 2) / POINT));
    else if (tenths > 0)
        words_decimal(-tenths, 1, out, size);
}

/* Returns the most likely kind of `left`, which isn't empty; of equals the lowest. */
static uint8_t likeliest_of(const struct danger_figures *figures, tile_set left)
{
    int most = tile_set_first(left);
    for (; left; left &= left - 1)
        if (figures->chance[tile_set_first(left)] > figures->chance[most])
            most = tile_set_first(left);
    return (uint8_t)most;
}

void danger_words_likeliest(const struct danger_figures *figures, char *out, size_t size)
{
    char items[NAMED][64], list[NAMED * 64 + 32], chance[16];
    const char *texts[NAMED] = {NULL};
    int count = 0, least = LEAST;
    for (tile_set left = figures->kinds; left && count < NAMED; count++) {
        uint8_t kind = likeliest_of(figures, left);
        if (figures->chance[kind] < least)
            break;
        if (count == 0 && figures->chance[kind] / 2 > LEAST)
            least = figures->chance[kind] / 2;
        danger_words_chance(figures->chance[kind], chance, sizeof chance);
        tr_say(items[count], sizeof items[count], tr("{1} ({2})"), words_tile(kind), chance);
        texts[count] = items[count];
        left &= ~TILE_BIT(kind);
    }
    out[0] = '\0';
    tr_list(list, sizeof list, TR_AND, texts, count);
    if (count)
        tr_say(out, size, tr("Most likely waits: {1}."), list);
}
