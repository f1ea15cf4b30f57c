/* handed.c: see handed.h. */
#include "sdl/system/handed.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static char *next_line(char *line)
{
    char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

/* --- what stands round it ----------------------------------------------------------------------- */

static char *trim(char *text)
{
    return text_trim(begins(text, "\xef\xbb\xbf") ? text + 3 : text);
}

static char *unquote(char *text)
{
    static const char *const marks[][2] = {{"\"", "\""}, {"'", "'"}, {"`", "`"}, {"“", "”"},
                                           {"„", "“"},   {"«", "»"}, {"<", ">"}};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        size_t length = strlen(text), open = strlen(marks[i][0]), close = strlen(marks[i][1]);
        if (length < open + close || !begins(text, marks[i][0]) ||
            strcmp(text + length - close, marks[i][1]) != 0)
            continue;
        text[length - close] = '\0';
        return trim(text + open);
    }
    return text;
}

/* The first code block, if there is one. */
static char *unfence(char *text)
{
    for (char *line = text; *line; line = next_line(line)) {
        const char *fence = begins(line, "```") ? "```" : begins(line, "~~~") ? "~~~" : NULL;
        if (!fence)
            continue;
        char *inside = next_line(line), *end = inside;
        while (*end && !begins(end, fence))
            end = next_line(end);
        *end = '\0';
        return *inside ? trim(inside) : text;
    }
    return text;
}

/* Without the marks before all lines of a quoted mail. */
static void unmail(char *text)
{
    char *to = text;
    for (char *line = text; *line; line = next_line(line))
        if (!strchr(">\r\n", *line))
            return;
    for (char *line = text, *next; *line; line = next) {
        next = next_line(line);
        char *from = *line == '>' ? line + 1 + (line[1] == ' ') : line;
        memmove(to, from, (size_t)(next - from));
        to += next - from;
    }
    *to = '\0';
}

/* --- addresses ---------------------------------------------------------------------------------- */

/* Returns what a digit of a hexadecimal number stands for; -1: it is none. */
static int digit_of(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *found = digit ? strchr(digits, digit) : NULL;
    return found ? (int)(found - digits) % 16 : -1;
}

/* A zero would end the path. */
static void decode(char *path)
{
    char *to = path;
    for (const char *at = path; *at; at++) {
        int high = at[0] == '%' ? digit_of(at[1]) : -1, low = high < 0 ? -1 : digit_of(at[2]);
        bool coded = low >= 0 && high + low > 0;
        *to++ = coded ? (char)(16 * high + low) : *at;
        at += coded ? 2 : 0;
    }
    *to = '\0';
}

/* Returns where the path begins in the address of a file; NULL: it is none. On Windows no slash stands before
 * a drive. */
static char *path_in(char *address)
{
    if (!begins(address, "file:/"))
        return NULL;
    address += strlen("file:");
    if (begins(address, "//localhost/"))
        address += strlen("//localhost");
    else if (begins(address, "//"))
        address += 2;
#ifdef _WIN32
    if (address[0] == '/' && address[1] && address[2] == ':')
        address++;
#endif
    return address;
}

/* The first address in a list of files: after comments, and what file managers write before it. */
static char *first_address(char *text)
{
    char *line = text;
    while (begins(line, "#") || begins(line, "x-special/") || begins(line, "copy\n") ||
           begins(line, "cut\n") || begins(line, "copy\r\n") || begins(line, "cut\r\n"))
        line = next_line(line);
    return path_in(line);
}

char *handed_read(char *text)
{
    char *inside = trim(text);
    unmail(inside);
    inside = unquote(unfence(trim(inside)));
    char *path = first_address(inside);
    if (!path)
        return inside;
    path[strcspn(path, "\r\n")] = '\0';
    path = trim(path);
    decode(path);
    return path;
}
