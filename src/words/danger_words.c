/* danger_words.c: the danger of a discard in figures; see danger_words.h. */
#include "words/danger_words.h"

#include <stdio.h>

#include "base/tr.h"
#include "words/words.h"

enum { POINT = 100, TENTH = POINT / 10 };

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
