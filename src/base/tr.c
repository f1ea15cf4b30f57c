/* tr.c: see tr.h. In English, and if a catalogue lacks a text, the text is its own translation. */
#include "base/tr.h"

#include <stdio.h>
#include <string.h>

#include "base/catalogue.h"
#include "base/check.h"
#include "base/text.h"

enum { NUMBER = 24, LIST = 1024 };

static const struct catalogue *spoken; /* NULL: English */

void tr_speak(const struct catalogue *catalogue)
{
    spoken = catalogue;
}

const char *tr(const char *text)
{
    return tr_in(NULL, text);
}

const char *tr_in(const char *context, const char *text)
{
    const char *said = spoken && *text ? catalogue_find(spoken, context, text) : NULL;
    return said ? said : text;
}

const char *tr_many(const char *one, const char *many, long number)
{
    const char *said = spoken ? catalogue_find_many(spoken, one, many, number) : NULL;
    return said ? said : number == 1 ? one : many;
}

/* A bounded string builder. After the first cut, nothing more is added. */
struct line {
    char *out;
    size_t size, used;
    bool cut;
};

/* Returns the bytes of as many whole characters as `most` bytes of the text hold. */
static size_t whole(const char *text, size_t most)
{
    while (most && ((unsigned char)text[most] & 0xc0) == 0x80) /* inside a character */
        most--;
    return most;
}

static void line_add(struct line *line, const char *text, size_t length)
{
    size_t room = line->size ? line->size - 1 - line->used : 0;
    if (line->cut)
        return;
    if (length > room) {
        line->cut = true;
        length = whole(text, room);
    }
    memcpy(line->out + line->used, text, length);
    line->used += length;
}

/* Adds text that may come from outside, with "?" for unprintable characters. It may have several lines. */
static void line_add_clean(struct line *line, const char *text, size_t length)
{
    size_t plain = 0;
    for (size_t i = 0; i < length;) {
        int bad = text[i] == '\n' ? 0 : text_unprintable(text + i);
        if (bad) {
            line_add(line, text + plain, i - plain);
            line_add(line, "?", 1);
        }
        i += (size_t)(bad ? bad : text[i] == '\n' ? 1 : text_character(text + i));
        plain = bad ? i : plain;
    }
    line_add(line, text + plain, length - plain);
}

static void line_add_arg(struct line *line, const struct tr_arg *arg)
{
    char figures[NUMBER];
    if (!arg->text)
        snprintf(figures, sizeof figures, "%ld", arg->number);
    const char *text = arg->text ? arg->text : figures;
    size_t length = strlen(text);
    if (arg->most && length > (size_t)arg->most)
        length = whole(text, (size_t)arg->most);
    line_add_clean(line, text, length);
}

/* Returns the index of the argument at this brace. */
static int arg_at(const char *brace, int count)
{
    int place = brace[1] - '1';
    CHECK(place >= 0 && place < count && brace[2] == '}');
    return place;
}

size_t tr_say_args(char *out, size_t size, const char *sentence, const struct tr_arg *args, int count)
{
    struct line line = {.out = out, .size = size};
    unsigned seen = 0;

    while (*sentence) {
        size_t plain = strcspn(sentence, "{");
        line_add(&line, sentence, plain);
        sentence += plain;
        if (!*sentence)
            break;
        int place = arg_at(sentence, count);
        seen |= 1u << place;
        line_add_arg(&line, &args[place]);
        sentence += strlen("{1}");
    }
    for (int i = 0; i < count; i++)
        CHECK(args[i].spare || seen >> i & 1);
    if (size)
        out[line.used] = '\0';
    return line.used;
}

size_t tr_list(char *out, size_t size, enum tr_joint joint, const char *const *texts, int count)
{
    char before[LIST];
    size_t used = tr_say(out, size, "{1}", count ? texts[0] : "");

    for (int i = 1; i < count; i++) {
        bool last = i == count - 1 && joint != TR_COMMA;
        snprintf(before, sizeof before, "%s", out);
        used = tr_say(out, size,
                      !last             ? tr_in("list", "{1}, {2}")
                      : joint == TR_AND ? tr("{1} and {2}")
                                        : tr("{1} or {2}"),
                      before, texts[i]);
    }
    return used;
}
