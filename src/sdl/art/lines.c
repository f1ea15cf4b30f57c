/* lines.c: see lines.h. */
#include "sdl/art/lines.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "sdl/art/fonts.h"

enum { LINE_MOST = FONTS_PIECE, LONELY_MOST = 40 /* bytes */, SQUARES = 4, LETTERS = 9 /* are not few */ };

/* Of the paragraph's width: a word that wide may stand alone, and a line that gives words keeps as much. */
static const float enough = 0.4f;

/* True if a line may end before `at`: at a blank, a line break, the end, beside a square character, or where
 * a path has a new part. */
static bool may_end(const char *words, size_t at, uint32_t before)
{
    int bytes;
    char next = words[at];
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
    char part[LINE_MOST];
    memcpy(part, words, length);
    part[length] = 0;
    return ruler->width(ruler->of, part);
}

size_t lines_fit(const struct lines_ruler *ruler, float width, const char *words)
{
    size_t good = 0, at = 0;
    for (;;) {
        at = next_end(words, at);
        if (at >= LINE_MOST)
            return good ? good : LINE_MOST - 1;
        if (good && width_of(ruler, words, at) > width)
            return good;
        good = at;
        if (!words[at] || words[at] == '\n')
            return good;
    }
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

size_t lines_length(const struct lines_ruler *ruler, float width, const char *words)
{
    size_t length = lines_fit(ruler, width, words), now = length, ends[LINE_MOST / 2], count = 0;
    const char *rest = words + length + (words[length] == ' ');
    size_t left = strcspn(rest, "\n");
    if (!left || words[length] == '\n' || left > LONELY_MOST)
        return length;
    for (size_t at = 0; at < length && count < LINE_MOST / 2; at = next_end(words, at))
        ends[count++] = at;
    while (is_lonely(ruler, width, rest, left)) {
        size_t end = count ? ends[--count] : 0;
        size_t all = left + (size_t)(rest - (words + end)) - (words[end] == ' ');
        rest = words + end + (words[end] == ' ');
        if (!end || width_of(ruler, words, end) < width * enough || all >= LINE_MOST ||
            width_of(ruler, rest, all) > width)
            return now;
        now = end;
        left = all;
    }
    return now;
}
