/* text.c: growing text and small readers; see text.h. */
#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"

void text_deinit(struct text *text)
{
    free(text->data);
    *text = (struct text){0};
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

bool text_write(struct text *text, const char *path, struct error *error)
{
    bool good = file_write(path, text_string(text), text->size, error);
    text_deinit(text);
    return good;
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
    while (length && line[length - 1] == '\r')
        line[--length] = '\0';
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

char *text_trim(char *text)
{
    static const char blanks[] = " \t\r\n";
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length && strchr(blanks, text[length - 1]))
        text[--length] = '\0';
    return text;
}

char *text_next_statement(char **rest)
{
    while (*rest && **rest) {
        char *statement = *rest, *end = statement + strcspn(statement, ";");
        *rest = *end ? end + 1 : end;
        *end = '\0';
        statement = text_trim(statement);
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

bool text_ends(const char *text, const char *ending)
{
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && strcmp(text + length - tail, ending) == 0;
}

/* Returns the number of bytes that follow `first` in a character, and the range of the first of these (RFC
 * 3629, section 4); false if no character starts with this byte. */
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

int text_unprintable(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    if (*at >= 0x20 && *at < 0x7f)
        return 0;
    int size = text_character(text);
    bool of_two = size == 2 && ((at[0] == 0xc2 && at[1] < 0xa0) || /* U+0080 to U+009F */
                                (at[0] == 0xd8 && at[1] == 0x9c)); /* U+061C */
    bool of_three = size == 3 && at[0] == 0xe2 &&
                    ((at[1] == 0x80 && at[2] >= 0xa8 && at[2] <= 0xae) || /* U+2028 to U+202E */
                     (at[1] == 0x80 && at[2] >= 0x8e && at[2] <= 0x8f) || /* U+200E and U+200F */
                     (at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9));  /* U+2066 to U+2069 */
    if (size == 0)
        return *at != 0;
    return size == 1 || of_two || of_three ? size : 0;
}

void text_clean(char *text, char instead)
{
    char *out = text;
    while (*text) {
        int bad = text_unprintable(text), size = text_character(text);
        if (bad)
            *out++ = size ? instead : '?';
        else
            for (int i = 0; i < size; i++)
                *out++ = text[i];
        text += bad ? bad : size;
    }
    *out = '\0';
}

/* Small letters of two bytes: every `step`-th from `first` to `last`; `away` is the distance to the capital.
 * From UnicodeData.txt of Unicode 14, for alphabets in use. */
static const struct {
    uint16_t first, last;
    uint8_t step;
    int8_t away;
} small_letters[] = {
    /* Latin */
    {0x0e0, 0x0f6, 1, -32},
    {0x0f8, 0x0fe, 1, -32},
    {0x0ff, 0x0ff, 1, 121},
    {0x101, 0x12f, 2, -1},
    {0x133, 0x137, 2, -1},
    {0x13a, 0x148, 2, -1},
    {0x14b, 0x177, 2, -1},
    {0x17a, 0x17e, 2, -1},
    {0x1a1, 0x1a5, 2, -1},
    {0x1b0, 0x1b0, 1, -1},
    {0x1ce, 0x1dc, 2, -1},
    {0x1df, 0x1ef, 2, -1},
    {0x1f9, 0x21f, 2, -1},
    {0x223, 0x233, 2, -1},
    /* Greek */
    {0x3ac, 0x3ac, 1, -38},
    {0x3ad, 0x3af, 1, -37},
    {0x3b1, 0x3c1, 1, -32},
    {0x3c3, 0x3cb, 1, -32},
    {0x3cc, 0x3cc, 1, -64},
    {0x3cd, 0x3ce, 1, -63},
    /* Cyrillic */
    {0x430, 0x44f, 1, -32},
    {0x450, 0x45f, 1, -80},
    {0x461, 0x481, 2, -1},
    {0x48b, 0x4bf, 2, -1},
    {0x4c2, 0x4ce, 2, -1},
    {0x4d1, 0x52f, 2, -1},
    /* Armenian */
    {0x561, 0x586, 1, -48},
};

static unsigned raised(unsigned code)
{
    for (size_t i = 0; i < sizeof small_letters / sizeof *small_letters; i++)
        if (code >= small_letters[i].first && code <= small_letters[i].last &&
            (code - small_letters[i].first) % small_letters[i].step == 0)
            return code + (unsigned)small_letters[i].away;
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
