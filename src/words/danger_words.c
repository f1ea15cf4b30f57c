/* danger_words.c: the danger of a discard in figures; see danger_words.h. */
#include "words/danger_words.h"

#include <stdio.h>

#include "base/tr.h"
#include "words/words.h"

enum {
    POINT = 100,
    TENTH = POINT / 10,
    NAMED = 3, /* kinds in the sentence, at most */
    LEAST = 10 /* per mille: less is not worth a word */
};

void danger_words_chance(int per_mille, char *out, size_t size)
{
    if (per_mille > 0 && per_mille < 10)
        tr_say(out, size, tr("0.{1}%"), per_mille);
    else
        tr_say(out, size, tr("{1}%"), (per_mille + 5) / 10);
}

/* Rounded to two figures, so that nothing seems surer than it is. */
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
    if (tenths >= 10) /* no sentence: the plate has room for the figure only */
        snprintf(out, size, "−%d", two_figures((hundredths + POINT / 2) / POINT));
    else if (tenths > 0)
        words_decimal(-tenths, 1, out, size);
}

/* The kinds of `left` that stand highest, none below half of the highest; returns how many. */
static int pick_likeliest(const struct danger_figures *figures, uint8_t kinds[NAMED])
{
    int count = 0, least = LEAST;
    for (tile_set left = figures->kinds; count < NAMED; left &= ~TILE_BIT(kinds[count]), count++) {
        int most = -1;
        for (tile_set rest = left; rest; rest &= rest - 1) {
            int kind = tile_set_first(rest);
            if (most < 0 || figures->chance[kind] > figures->chance[most])
                most = kind;
        }
        if (most < 0 || figures->chance[most] < least)
            break;
        kinds[count] = (uint8_t)most;
        least = count ? least : figures->chance[most] / 2;
        least = least < LEAST ? LEAST : least;
    }
    return count;
}

void danger_words_likeliest(const struct danger_figures *figures, char *out, size_t size)
{
    uint8_t kinds[NAMED];
    char items[NAMED][64], list[NAMED * 64 + 32], chance[16];
    const char *texts[NAMED] = {NULL};
    int count = pick_likeliest(figures, kinds);
    for (int i = 0; i < count; i++) {
        danger_words_chance(figures->chance[kinds[i]], chance, sizeof chance);
        tr_say(items[i], sizeof items[i], tr("{1} ({2})"), words_tile(kinds[i]), chance);
        texts[i] = items[i];
    }
    out[0] = '\0';
    tr_list(list, sizeof list, TR_AND, texts, count);
    if (count)
        tr_say(out, size, tr("Most likely waited for: {1}."), list);
}
