/* loss_words.c: the cost of a decision as text; see loss_words.h. */
#include "words/study/loss_words.h"
#include "words/move_words.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>

enum { POINT = 100, SMALL = 10 * POINT, LARGE = 100 * POINT };

static const char *const names[SPLIT_PARTS] = {
    [SPLIT_CHANCE] = N_("Chance to win"),
    [SPLIT_POINTS] = N_("Points if you win"),
    [SPLIT_DANGER] = N_("Danger"),
    [SPLIT_DUMMY] = N_("Dummy"),
};

static const char *const amounts[SPLIT_PARTS] = {
    [SPLIT_CHANCE] = N_("chance to win {1}"),
    [SPLIT_POINTS] = N_("points if you win {1}"),
    [SPLIT_DANGER] = N_("danger {1}"),
    [SPLIT_DUMMY] = N_("dummy {1}"),
};

/* The chance where the dummy has a part of its own. */
static const char *const without_dummy = N_("chance to win without the dummy {1}");

const char *loss_words_part(enum split_part part)
{
    return tr(names[part]);
}

const char *loss_words_kind(enum loss_kind kind)
{
    static const char *const kinds[LOSS_KINDS] = {
        [LOSS_SPEED] = N_("Discards that slow the hand"),
        [LOSS_WORTH] = N_("Discards that lower the hand’s worth"),
        [LOSS_DANGER] = N_("Dangerous discards"),
        [LOSS_CLAIM] = N_("Claims, kongs and wins"),
        [LOSS_RIICHI] = N_("Riichi or tenpai"),
        [LOSS_DUMMY] = N_("Dummy actions"),
    };
    return tr(kinds[kind]);
}

/* Returns the precision, in hundredths, in which a figure of this size is shown. */
static int grain_of(int points)
{
    int size = abs(points);
    return size < SMALL ? 1 : size < LARGE ? POINT / 10 : POINT;
}

static int rounded(int points, int grain)
{
    return (points + (points < 0 ? -grain : grain) / 2) / grain * grain;
}

static void say_points(int points, int grain, char *out, size_t size)
{
    int shown = rounded(points, grain);
    if (grain == POINT)
        words_points(shown / POINT, out, size);
    else if (grain == 1)
        words_decimal(shown, 2, out, size);
    else
        words_decimal(shown / grain, 1, out, size);
}

/* Rounds the parts so that they add up to the rounded sum; the largest part absorbs the difference. */
static void round_parts(struct split *split, int grain)
{
    int sum = 0, shown = 0, largest = 0;
    for (int i = 0; i < SPLIT_PARTS; i++) {
        sum += split->part[i];
        split->part[i] = rounded(split->part[i], grain);
        shown += split->part[i];
        largest = abs(split->part[i]) > abs(split->part[largest]) ? i : largest;
    }
    split->part[largest] += rounded(sum, grain) - shown;
}

/* Returns the precision in which the sum of the parts, and so each part, is shown. */
static int grain_of_sum(const struct split *split)
{
    int sum = 0;
    for (int i = 0; i < SPLIT_PARTS; i++)
        sum += split->part[i];
    return grain_of(sum);
}

void loss_words_round(struct split *split)
{
    round_parts(split, grain_of_sum(split));
}

void loss_words_points(int points, int like, char *out, size_t size)
{
    say_points(points, grain_of(like), out, size);
}

void loss_words_after(const struct verdict *verdict, bool best, char *out, size_t size)
{
    char figure[WORDS_AMOUNT];
    const struct advice *advice = best ? &verdict->best : &verdict->made;
    int grain = grain_of(verdict->loss);
    if (!verdict->loss) {
        move_words_points(advice->points, true, out, size);
        return;
    }
    int points = rounded(verdict->made.points, grain) + (best ? rounded(verdict->loss, grain) : 0);
    say_points(points, grain, figure, sizeof figure);
    snprintf(out, size, "%s%s", points > 0 ? "+" : "", figure);
}

/* Writes a loss and its standard error, both given in hundredths: "0.55 ± 0.12 points". Without an error it
 * is exact. */
static void loss_words(int loss, int error, char *out, size_t size)
{
    char points[WORDS_AMOUNT], off[WORDS_AMOUNT];
    loss_words_points(loss, loss, points, sizeof points);
    loss_words_points(error, loss, off, sizeof off);
    if (error)
        tr_say(out, size, tr("{1} ± {2} points"), points, off);
    else
        tr_say(out, size, tr("exactly {1} points"), points);
}

void loss_words_split(const struct split *split, char *out, size_t size)
{
    char texts[SPLIT_PARTS][112];
    const char *list[SPLIT_PARTS];
    struct split shown = *split;
    int count = 0, grain = grain_of_sum(split);
    round_parts(&shown, grain);
    for (int i = 0; i < SPLIT_PARTS; i++) {
        char points[WORDS_AMOUNT];
        if (!shown.part[i])
            continue;
        say_points(shown.part[i], grain, points, sizeof points);
        bool apart = i == SPLIT_CHANCE && shown.part[SPLIT_DUMMY];
        tr_say(texts[count], sizeof texts[count], tr(apart ? without_dummy : amounts[i]), points);
        list[count] = texts[count];
        count++;
    }
    out[0] = '\0';
    if (count)
        tr_list(out, size, TR_AND, list, count);
}

void loss_words_as_good(int behind, int error, char *out, size_t size)
{
    char points[WORDS_AMOUNT], off[WORDS_AMOUNT];
    loss_words_points(behind, error, points, sizeof points);
    loss_words_points(2 * error, error, off, sizeof off);
    if (behind > 0)
        tr_say(out, size, tr("A matter of taste: {1} points behind the best, within ± {2}."), points, off);
    else
        tr_say(out, size, tr("As good as any other move."));
}

void loss_words_verdict(int loss, int error, int behind, const struct split *split, char *out, size_t size)
{
    char points[64], parts[WORDS_LINE];
    if (!loss) {
        loss_words_as_good(behind, error, out, size);
        return;
    }
    loss_words(loss, error, points, sizeof points);
    loss_words_split(split, parts, sizeof parts);
    tr_say(out, size, tr("Cost {1}: {2}."), points, parts);
}
