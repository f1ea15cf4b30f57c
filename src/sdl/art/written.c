/*
 * written.c: see written.h.
 */
#include "sdl/art/written.h"

#include <string.h>

#include "base/hash.h"
#include "base/tr.h"

enum { FIGURE = 300, JOINED = 4096 };

void written_clear(struct written *written)
{
    written->count = 0;
    written->used = 0;
}

/* Appends to the last piece; false if there is no room. */
static bool append(struct written *written, const char *words)
{
    size_t length = strlen(words);
    if (written->used + length + 1 > sizeof written->text)
        return false;
    memcpy(written->text + written->used, words, length + 1);
    written->used += length + 1;
    return true;
}

/* A paragraph goes on: its lines are parted by a blank, as they were broken at one, or after a square
 * character by nothing. */
static void go_on(struct written *written, const char *words)
{
    written->used--;
    if (written->used > 0 && (unsigned char)written->text[written->used - 1] < 0x80 &&
        written->used + 1 < sizeof written->text)
        written->text[written->used++] = ' ';
    if (!append(written, words))
        written->text[written->used++] = '\0';
}

void written_note(struct written *written, const struct type_seen *seen, bool told)
{
    if (seen->more && written->count) {
        go_on(written, seen->whole);
        return;
    }
    bool nothing = seen->of && strcmp(seen->whole, "–") == 0;
    if (written->count == WRITTEN_MAX || seen->sign || nothing)
        return;
    struct written_piece piece = {.rect = seen->rect, .at = written->used, .told = told};
    char figure[FIGURE];
    if (seen->of)
        tr_say(figure, sizeof figure, tr("{1}: {2}"), seen->of, seen->whole);
    if (append(written, seen->of ? figure : seen->whole))
        written->list[written->count++] = piece;
}

void written_note_tiles(struct written *written, struct rect rect, const char *words)
{
    struct written_piece piece = {.rect = rect, .at = written->used, .tiles = true};
    if (written->count < WRITTEN_MAX && append(written, words))
        written->list[written->count++] = piece;
}

const char *written_words(const struct written *written, int piece)
{
    return written->text + written->list[piece].at;
}

static bool is_in(struct rect rect, const struct written_piece *piece)
{
    struct rect at = piece->rect;
    bool wide = piece->tiles && at.w > rect.w * 1.25f;
    return !wide && rect_contains(rect, at.x + at.w / 2, at.y + at.h / 2);
}

size_t written_end(const char *words)
{
    static const char *const ends[] = {".", "?", "!", "…", "。", "？", "！"};
    size_t length = strlen(words);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t size = strlen(ends[i]);
        if (length >= size && strcmp(words + length - size, ends[i]) == 0)
            return size;
    }
    return 0;
}

static void join(struct text *out, const char *words)
{
    char joined[JOINED];
    const char *how = !out->size ? "{1}{2}" : written_end(out->data) ? "{1} {2}" : tr("{1}, {2}");
    tr_say(joined, sizeof joined, how, text_string(out), words);
    text_deinit(out);
    text_add(out, "%s", joined);
}

void written_take(struct written *written, struct rect rect, struct text *out)
{
    for (int i = 0; i < written->count; i++) {
        if (written->list[i].taken || !is_in(rect, &written->list[i]))
            continue;
        written->list[i].taken = true;
        join(out, written_words(written, i));
    }
}

uint64_t written_sum(const struct written *written)
{
    uint64_t sum = HASH_OF_NOTHING;
    for (int i = 0; i < written->count; i++) {
        const char *words = written_words(written, i);
        if (!written->list[i].runs)
            sum = hash_bytes(sum, words, strlen(words) + 1);
    }
    return sum;
}
