/* lines.c: see lines.h. */
#include "sdl/art/lines.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "sdl/art/fonts.h"

enum {
    LINE_MAX = FONTS_PIECE,
    LONELY_MAX = 40, /* bytes */
    PHRASE_MAX = 15, /* bytes: five square characters */
    SQUARES = 4,
    LETTERS = 9 /* are not few */
};

/* Of the paragraph's width: a word that wide may stand alone, and a line that gives words keeps as much. */
static const float enough = 0.4f;

/* True if a line may end before `at`: at a blank, a line break, the end, beside a square character, or where
 * a path has a new part. Not between a figure and its sign for hundredths. */
static bool may_end(const char *words, size_t at, uint32_t before)
{
    int bytes;
    char next = words[at];
    if (next == ' ' && words[at + 1] == '%')
        return false;
    return !next || next == ' ' || next == '\n' || before == '/' || before == '\\' || before == '_' ||
           (at && fonts_may_break(before, fonts_character(words + at, &bytes)));
}

/* The next place after `at` where a line may end. */
static size_t next_end(const char *words, size_t at)
{
    uint32_t before = 0;
    int bytes = 0;
    do {
        before = words[at] ? fonts_character(words + at, &bytes) : 0;
        at += words[at] ? (size_t)bytes : 0;
    } while (!may_end(words, at, before));
    return at;
}

static float width_of(const struct lines_ruler *ruler, const char *words, size_t length)
{
    char part[LINE_MAX];
    memcpy(part, words, length);
    part[length] = 0;
    return ruler->width(ruler->of, part);
}

/* All places where the first line may end, up to a line break, the end or LINE_MAX. Returns how many. */
static size_t list_ends(const char *words, size_t ends[LINE_MAX])
{
    size_t count = 0, at = 0;
    do {
        at = next_end(words, at);
        if (at >= LINE_MAX)
            return count;
        ends[count++] = at;
    } while (words[at] && words[at] != '\n');
    return count;
}

/* The last of the ends that fits is looked for as in a book: in ever larger steps, then by halves. */
size_t lines_fit(const struct lines_ruler *ruler, float width, const char *words)
{
    size_t ends[LINE_MAX], count = list_ends(words, ends), good = 0, step = 1;
    if (!count)
        return LINE_MAX - 1;
    while (good + step < count && width_of(ruler, words, ends[good + step]) <= width) {
        good += step;
        step *= 2;
    }
    for (step /= 2; step; step /= 2)
        if (good + step < count && width_of(ruler, words, ends[good + step]) <= width)
            good += step;
    return ends[good];
}

/* True if `words`, `length` bytes, look lost on a line: one word, two tiny ones, a few square characters. */
static bool is_lonely(const struct lines_ruler *ruler, float width, const char *words, size_t length)
{
    size_t letters = 0, squares = 0;
    int bytes;
    for (size_t at = 0; at < length; at += (size_t)bytes)
        if (fonts_character(words + at, &bytes) < 0x2e80) /* where square scripts begin */
            letters++;
        else
            squares++;
    if (next_end(words, 0) < length && (squares ? letters / 2 + squares >= SQUARES : letters >= LETTERS))
        return false;
    return width_of(ruler, words, length) < width * enough;
}

/* --- phrases of a script without blanks --------------------------------------------------------- */

static bool is_hiragana(uint32_t code)
{
    return code >= 0x3041 && code <= 0x309f;
}

static uint32_t character_before(const char *words, size_t at)
{
    int bytes;
    do
        at--;
    while (at && ((unsigned char)words[at] & 0xc0) == 0x80);
    return fonts_character(words + at, &bytes);
}

/* True if what stands at `at`, where a line may end, begins something new to a reader: at a blank or the end,
 * after a comma or a stop, and where hiragana, by which Japanese ends its phrases, stop. The polite letters
 * go with the word behind them. */
static bool phrase_begins(const char *words, size_t at)
{
    int bytes;
    if (!at || !words[at] || words[at] == ' ' || words[at] == '\n')
        return true;
    uint32_t before = character_before(words, at);
    bool polite = before == 0x304a || before == 0x3054;
    return fonts_ends_clause(before) ||
           (is_hiragana(before) && !polite && !is_hiragana(fonts_character(words + at, &bytes)));
}

/* Lines that the paragraph takes, each as full as can be. */
static int count_full(const struct lines_ruler *ruler, float width, const char *words)
{
    int count = 0;
    while (*words && *words != '\n') {
        words += lines_fit(ruler, width, words);
        words += *words == ' ';
        count++;
    }
    return count;
}

/* The end of a line of `length` bytes, put before the phrase that it would cut apart, if that is but a few
 * characters and costs no line. */
static size_t end_phrase(const struct lines_ruler *ruler, float width, const char *words, size_t length)
{
    size_t end = 0;
    if (phrase_begins(words, length))
        return length;
    for (size_t at = next_end(words, 0); at < length; at = next_end(words, at))
        end = phrase_begins(words, at) ? at : end;
    if (!end || length - end > PHRASE_MAX)
        return length;
    int before = count_full(ruler, width, words + length);
    return count_full(ruler, width, words + end + (words[end] == ' ')) <= before ? end : length;
}

/* --- lines -------------------------------------------------------------------------------------- */

size_t lines_length(const struct lines_ruler *ruler, float width, const char *words)
{
    size_t length = end_phrase(ruler, width, words, lines_fit(ruler, width, words));
    size_t now = length, whole = 0, ends[LINE_MAX / 2], count = 0;
    const char *rest = words + length + (words[length] == ' ');
    size_t left = strcspn(rest, "\n");
    if (!left || words[length] == '\n' || left > LONELY_MAX || !is_lonely(ruler, width, rest, left))
        return length;
    for (size_t at = 0; at < length && count < LINE_MAX / 2; at = next_end(words, at))
        ends[count++] = at;
    while (is_lonely(ruler, width, rest, left) || !phrase_begins(words, now)) {
        size_t end = count ? ends[--count] : 0;
        size_t all = left + (size_t)(rest - (words + end)) - (words[end] == ' ');
        if (!whole && !is_lonely(ruler, width, rest, left))
            whole = now;
        rest = words + end + (words[end] == ' ');
        if (!end || width_of(ruler, words, end) < width * enough || all >= LINE_MAX ||
            width_of(ruler, rest, all) > width)
            return whole ? whole : now;
        now = end;
        left = all;
    }
    return now;
}
