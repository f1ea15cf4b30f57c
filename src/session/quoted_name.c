/* quoted_name.c: see quoted_name.h. */
#include "session/quoted_name.h"

#include <string.h>

#include "base/check.h"

enum { NAME_MAX = 128 };

static bool is_control(char c)
{
    return (unsigned char)c < 0x20 || c == 0x7f;
}

void quoted_name_add(struct text *text, const char *name)
{
    text_add(text, "\"");
    for (int size; *name; name += size) {
        int bad = text_unprintable(name);
        size = bad ? bad : text_character(name);
        if (strchr("\"\\;", *name))
            text_add(text, "\\");
        if (bad)
            text_add(text, text_character(name) ? " " : "?");
        else
            text_add_bytes(text, name, (size_t)size);
    }
    text_add(text, "\"");
}

bool quoted_name_parse(const char *text, char *out, size_t size, struct error *error)
{
    char name[NAME_MAX];
    size_t length = 0;
    CHECK(size <= sizeof name);
    text += strspn(text, " \t");
    if (*text++ != '"')
        return error_say(error, tr("A name must be in double quotes"));
    for (; *text && *text != '"'; text++) {
        if (*text == '\\' && text[1])
            text++;
        if (length + 1 >= size)
            return error_say(error, tr("The name is longer than {1} bytes"), (int)size - 1);
        if (is_control(*text))
            return error_say(error, tr("The name contains a control character"));
        name[length++] = *text;
    }
    if (*text != '"')
        return error_say(error, tr("The name has no closing quote"));
    text++;
    if (text[strspn(text, " \t")])
        return error_say(error, tr("There is something after the closing quote of the name"));
    name[length] = '\0';
    text_clean(name, ' ');
    memset(out, 0, size);
    memcpy(out, name, strlen(name));
    return true;
}
