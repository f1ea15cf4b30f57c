/*
 * integrity.c: see integrity.h.
 */
#include "sdl/art/integrity.h"

#include <stdint.h>
#include <string.h>

enum {
    FONT_HEAD = 12,
    FONT_ENTRY = 16,
    WAVE_HEAD = 8,
    PAGE_FLAGS = 5,
    PAGE_LAST = 4,
    PAGE_SEGMENTS = 26,
    PAGE_HEAD = 27
};

/* What a page of Ogg begins with. */
static const char page[] = {'O', 'g', 'g', 'S'};

bool intact_picture(const char *text)
{
    const char *end = strstr(text, "</svg>");
    return end && end[strspn(end + 6, " \t\r\n") + 6] == '\0';
}

static uint32_t big(const uint8_t *at, int bytes)
{
    uint32_t value = 0;
    for (int i = 0; i < bytes; i++)
        value = value << 8 | at[i];
    return value;
}

bool intact_font(const void *data, size_t size)
{
    const uint8_t *bytes = data;
    if (size < FONT_HEAD)
        return false;
    size_t tables = big(bytes + 4, 2);
    if (size < FONT_HEAD + tables * FONT_ENTRY)
        return false;
    for (size_t i = 0; i < tables; i++) {
        const uint8_t *entry = bytes + FONT_HEAD + i * FONT_ENTRY;
        if ((uint64_t)big(entry + 8, 4) + big(entry + 12, 4) > size)
            return false;
    }
    return tables > 0;
}

static bool whole_wave(const uint8_t *bytes, size_t size)
{
    size_t told = (size_t)bytes[4] | (size_t)bytes[5] << 8 | (size_t)bytes[6] << 16 | (size_t)bytes[7] << 24;
    return told + WAVE_HEAD <= size;
}

/* The last page, sought from the end. */
static bool whole_ogg(const uint8_t *bytes, size_t size)
{
    size_t at = size;
    while (at > 0 && (at + PAGE_HEAD > size || memcmp(bytes + at, page, sizeof page) != 0))
        at--;
    size_t end = at + PAGE_HEAD + bytes[at + PAGE_SEGMENTS];
    for (size_t i = at + PAGE_HEAD; i < at + PAGE_HEAD + bytes[at + PAGE_SEGMENTS] && i < size; i++)
        end += bytes[i];
    return bytes[at + PAGE_FLAGS] & PAGE_LAST && end <= size;
}

bool intact_sound(const void *data, size_t size)
{
    if (size > PAGE_HEAD && memcmp(data, page, sizeof page) == 0)
        return whole_ogg(data, size);
    return size > WAVE_HEAD && memcmp(data, "RIFF", 4) == 0 && whole_wave(data, size);
}
