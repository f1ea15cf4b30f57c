/*
 * texts.c: see texts.h.
 *
 * A small reader of C: comments aside, it knows names, literals and brackets. An
 * argument of one of our calls that is literals and nothing else is a text.
 */
#include "support/texts.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/sources.h"

enum { ARGUMENTS = 3, NAME = 40 };

static const struct keyword {
    const char *name;
    int context, text, many; /* places of the arguments, -1: none */
} keywords[] = {
    {"tr", -1, 0, -1}, {"N_", -1, 0, -1}, {"tr_many", -1, 0, 1}, {"N_MANY", -1, 0, 1}, {"tr_in", 0, 1, -1}};

struct reading {
    texts_take *take;
    void *to;
    const char *path;
    const char *at;
};

struct argument {
    char text[TEXTS_LONGEST];
    bool literal, other; /* what it consists of */
};

static const struct keyword *keyword_of(const char *name)
{
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strcmp(keywords[i].name, name) == 0)
            return &keywords[i];
    return NULL;
}

/* Past blanks and comments. */
static void pass_blanks(struct reading *reading)
{
    for (;;) {
        const char *at = reading->at;
        if (isspace((unsigned char)*at) || (at[0] == '\\' && at[1] == '\n'))
            reading->at++;
        else if (at[0] == '/' && at[1] == '*')
            reading->at = strstr(at, "*/") + 2;
        else if (at[0] == '/' && at[1] == '/')
            reading->at += strcspn(at, "\n");
        else
            return;
    }
}

/* Two hexadecimal or three octal figures of an escape at `at`, or the character it stands for. */
static const char *read_escape(const char *at, char *out)
{
    static const char *const plain = "n\nt\tr\r\"\"\\\\''??a\ab\be\033f\fv\v";
    const char *known = strchr(plain, *at);
    if (*at == 'x' || isdigit((unsigned char)*at)) {
        char *end;
        char figures[4] = {0};
        size_t most = *at == 'x' ? 2 : 3;
        memcpy(figures, *at == 'x' ? at + 1 : at, most);
        *out = (char)strtol(figures, &end, *at == 'x' ? 16 : 8);
        return at + (*at == 'x') + (end - figures);
    }
    if (!known)
        fail_msg("an escape that is not known: \\%.20s", at);
    *out = known[1];
    return at + 1;
}

/* The four figures of "\u2026" as UTF-8; returns how many bytes. */
static size_t read_wide(const char *figures, char *out)
{
    char code[5] = {0};
    memcpy(code, figures, 4);
    unsigned long wide = strtoul(code, NULL, 16);
    size_t used = 0;
    if (wide >= 0x800)
        out[used++] = (char)(0xe0 | wide >> 12);
    out[used] = (char)((used ? 0x80 : 0xc0) | (wide >> 6 & (used ? 0x3f : 0x1f)));
    out[used + 1] = (char)(0x80 | (wide & 0x3f));
    return used + 2;
}

/* A literal, without its quotes, onto `out`. */
static void read_literal(struct reading *reading, char quote, char out[TEXTS_LONGEST])
{
    size_t used = strlen(out);
    const char *at = reading->at + 1;
    while (*at && *at != quote) {
        char byte = *at;
        assert_true(used + 4 < TEXTS_LONGEST);
        if (at[0] == '\\' && at[1] == 'u') {
            used += read_wide(at + 2, out + used);
            at += strlen("\\u2026");
            continue;
        }
        at = *at == '\\' ? read_escape(at + 1, &byte) : at + 1;
        out[used++] = byte;
    }
    out[used] = '\0';
    reading->at = at + 1;
}

static void read_token(struct reading *reading, struct argument *argument);

/* The arguments of a call, whose bracket stands here. */
static int read_arguments(struct reading *reading, struct argument arguments[ARGUMENTS])
{
    int count = 0, depth = 0;
    struct argument *spare = calloc(1, sizeof *spare);
    assert_non_null(spare);
    reading->at++;
    for (pass_blanks(reading); *reading->at && (depth || *reading->at != ')'); pass_blanks(reading)) {
        struct argument *argument = count < ARGUMENTS ? &arguments[count] : spare;
        char byte = *reading->at;
        depth += byte == '(' ? 1 : byte == ')' ? -1 : 0;
        if (byte == ',' && !depth) {
            count++;
            reading->at++;
        } else {
            spare->text[0] = '\0';
            read_token(reading, argument);
        }
    }
    reading->at += *reading->at == ')';
    free(spare);
    return count + 1;
}

static const char *text_of(const struct argument *arguments, int place)
{
    return place >= 0 && arguments[place].literal && !arguments[place].other ? arguments[place].text : NULL;
}

static void read_call(struct reading *reading, const struct keyword *keyword)
{
    struct argument *arguments = calloc(ARGUMENTS, sizeof *arguments);
    assert_non_null(arguments);
    read_arguments(reading, arguments);
    const char *text = text_of(arguments, keyword->text);
    if (text)
        reading->take(reading->to, reading->path, text_of(arguments, keyword->context), text,
                      text_of(arguments, keyword->many));
    free(arguments);
}

/* A name, a literal or a single character; of a literal its text goes onto the argument. */
static void read_token(struct reading *reading, struct argument *argument)
{
    const char *at = reading->at;
    char name[NAME], character[TEXTS_LONGEST] = "";
    if (*at == '"') {
        argument->literal = true;
        read_literal(reading, '"', argument->text);
        return;
    }
    argument->other = true;
    if (*at == '\'') {
        read_literal(reading, '\'', character);
        return;
    }
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_')
        length++;
    reading->at += length ? length : 1;
    snprintf(name, sizeof name, "%.*s", (int)length, at);
    pass_blanks(reading);
    const struct keyword *keyword = *reading->at == '(' ? keyword_of(name) : NULL;
    if (keyword)
        read_call(reading, keyword);
}

static void read_file(void *context, const char *path)
{
    struct reading *reading = context;
    struct argument *none = calloc(1, sizeof *none);
    char *code = sources_read(path);
    assert_non_null(none);
    reading->path = path;
    reading->at = code;
    for (pass_blanks(reading); *reading->at; pass_blanks(reading)) {
        none->text[0] = '\0';
        if (strncmp(reading->at, "#include", 8) == 0)
            reading->at += strcspn(reading->at, "\n");
        else
            read_token(reading, none);
    }
    free(none);
    free(code);
}

void texts_each(const char *folder, texts_take *take, void *to)
{
    struct reading reading = {.take = take, .to = to};
    sources_each(folder, ".c .h", read_file, &reading);
}
