/* text.c: growing text and small readers; see text.h. */
#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

void text_init(struct text *text)
{
    *text = (struct text){0};
}

void text_deinit(struct text *text)
{
    free(text->data);
    text_init(text);
}

static void make_room(struct text *text, size_t more)
{
    size_t need = text->size + more + 1;
    if (need <= text->room)
        return;
    size_t room = text->room ? text->room : 256;
    while (room < need)
        room *= 2;
    char *data = realloc(text->data, room);
    CHECK_MEMORY(data);
    text->data = data;
    text->room = room;
}

void text_add(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    CHECK(length >= 0);
    make_room(text, (size_t)length);
    va_start(arguments, format);
    vsnprintf(text->data + text->size, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->size += (size_t)length;
}

void text_add_bytes(struct text *text, const void *bytes, size_t count)
{
    make_room(text, count);
    memcpy(text->data + text->size, bytes, count);
    text->size += count;
    text->data[text->size] = '\0';
}

const char *text_string(const struct text *text)
{
    return text->data ? text->data : "";
}

char *text_next_line(char **rest)
{
    char *line = *rest;
    if (!line || !*line)
        return NULL;
    char *end = strchr(line, '\n');
    *rest = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    size_t length = strlen(line);
    if (length && line[length - 1] == '\r')
        line[length - 1] = '\0';
    return line;
}

char *text_next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t");
    if (!*word)
        return NULL;
    char *end = word + strcspn(word, " \t");
    *rest = *end ? end + 1 : end;
    *end = '\0';
    return word;
}

char *text_next_statement(char **rest)
{
    while (*rest && **rest) {
        char *statement = *rest + strspn(*rest, " \t\n");
        char *end = statement + strcspn(statement, ";");
        *rest = *end ? end + 1 : end;
        *end = '\0';
        while (end > statement && strchr(" \t\n", end[-1]))
            *--end = '\0';
        if (*statement)
            return statement;
    }
    return NULL;
}

bool text_to_u64(const char *word, uint64_t *out)
{
    if (!isdigit((unsigned char)word[0]))
        return false;
    char *end;
    errno = 0;
    unsigned long long value = strtoull(word, &end, 10);
    if (*end || errno == ERANGE)
        return false;
    *out = value;
    return true;
}

bool text_to_int(const char *word, int low, int high, int *out)
{
    const char *digits = word[0] == '-' ? word + 1 : word;
    if (!isdigit((unsigned char)digits[0]))
        return false;
    char *end;
    errno = 0;
    long value = strtol(word, &end, 10);
    if (*end || errno == ERANGE || value < low || value > high)
        return false;
    *out = (int)value;
    return true;
}

/* The bytes that follow the first of a character, and the least and most that its first follower may be (RFC
 * 3629, section 4); false if no character begins so.
 */
static bool begins_utf8(unsigned char first, int *more, unsigned char *least, unsigned char *most)
{
    *least = 0x80;
    *most = 0xBF;
    *more = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    switch (first) {
    case 0xE0:
        *least = 0xA0;
        break;
    case 0xED:
        *most = 0x9F;
        break;
    case 0xF0:
        *least = 0x90;
        break;
    case 0xF4:
        *most = 0x8F;
        break;
    default:
        break;
    }
    return first < 0x80 || (first >= 0xC2 && first <= 0xF4);
}

int text_character(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    unsigned char least, most;
    int more;

    if (!*at || !begins_utf8(*at, &more, &least, &most))
        return 0;
    for (int i = 1; i <= more; i++) {
        if (at[i] < least || at[i] > most)
            return 0;
        least = 0x80;
        most = 0xBF;
    }
    return 1 + more;
}

/* The capital of a letter of two bytes, where the tables of Unicode put it at a fixed distance. */
static unsigned raised(unsigned code)
{
    if ((code >= 0xe0 && code <= 0xfe && code != 0xf7) || (code >= 0x3b1 && code <= 0x3c9 && code != 0x3c2) ||
        (code >= 0x430 && code <= 0x44f))
        return code - 0x20;
    if (code >= 0x450 && code <= 0x45f)
        return code - 0x50;
    if ((code >= 0x100 && code <= 0x137 && code != 0x131) || (code >= 0x14a && code <= 0x177))
        return code & ~1u;
    if ((code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17e))
        return code % 2 ? code : code - 1;
    return code;
}

void text_raise(char *text)
{
    unsigned char *byte = (unsigned char *)text;
    if (*byte >= 'a' && *byte <= 'z')
        *byte = (unsigned char)(*byte - 'a' + 'A');
    if (text_character(text) != 2)
        return;
    unsigned code = raised((byte[0] & 0x1fu) << 6 | (byte[1] & 0x3fu));
    byte[0] = (unsigned char)(0xc0 | code >> 6);
    byte[1] = (unsigned char)(0x80 | (code & 0x3f));
}
