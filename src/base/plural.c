/* plural.c: see plural.h. A recursive descent: one function for each precedence of operators. */
#include "base/plural.h"

#include <stddef.h>
#include <string.h>

enum { DEEPEST = 40 };

struct reader {
    const char *at;
    unsigned long n;
    int depth;
    bool wrong;
};

static unsigned long read_choice(struct reader *reader);

static void skip_blanks(struct reader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t')
        reader->at++;
}

/* Consumes `sign` if it is next. */
static bool take(struct reader *reader, const char *sign)
{
    size_t length = strlen(sign);
    skip_blanks(reader);
    if (strncmp(reader->at, sign, length) != 0)
        return false;
    reader->at += length;
    return true;
}

static unsigned long read_number(struct reader *reader)
{
    unsigned long number = 0;
    const char *begin = reader->at;
    while (*reader->at >= '0' && *reader->at <= '9' && number < 100000000)
        number = number * 10 + (unsigned long)(*reader->at++ - '0');
    reader->wrong |= reader->at == begin;
    return number;
}

static unsigned long read_operand(struct reader *reader)
{
    unsigned long value = 0;
    if (++reader->depth > DEEPEST)
        reader->wrong = true;
    else if (take(reader, "!"))
        value = !read_operand(reader);
    else if (take(reader, "n"))
        value = reader->n;
    else if (!take(reader, "("))
        value = read_number(reader);
    else {
        value = read_choice(reader);
        reader->wrong |= !take(reader, ")");
    }
    reader->depth--;
    return value;
}

static unsigned long read_product(struct reader *reader)
{
    unsigned long value = read_operand(reader);
    while (!reader->wrong) {
        bool times = take(reader, "*"), by = !times && take(reader, "/");
        if (!times && !by && !take(reader, "%"))
            break;
        unsigned long other = read_operand(reader);
        reader->wrong |= !times && other == 0;
        if (!reader->wrong)
            value = times ? value * other : by ? value / other : value % other;
    }
    return value;
}

static unsigned long read_sum(struct reader *reader)
{
    unsigned long value = read_product(reader);
    while (!reader->wrong) {
        bool plus = take(reader, "+");
        if (!plus && !take(reader, "-"))
            break;
        unsigned long other = read_product(reader);
        value = plus ? value + other : value - other;
    }
    return value;
}

static unsigned long read_order(struct reader *reader)
{
    unsigned long value = read_sum(reader);
    while (!reader->wrong) {
        if (take(reader, "<="))
            value = value <= read_sum(reader);
        else if (take(reader, ">="))
            value = value >= read_sum(reader);
        else if (take(reader, "<"))
            value = value < read_sum(reader);
        else if (take(reader, ">"))
            value = value > read_sum(reader);
        else
            break;
    }
    return value;
}

static unsigned long read_equality(struct reader *reader)
{
    unsigned long value = read_order(reader);
    while (!reader->wrong) {
        if (take(reader, "=="))
            value = value == read_order(reader);
        else if (take(reader, "!="))
            value = value != read_order(reader);
        else
            break;
    }
    return value;
}

static unsigned long read_both(struct reader *reader)
{
    unsigned long value = read_equality(reader);
    while (!reader->wrong && take(reader, "&&")) {
        unsigned long other = read_equality(reader);
        value = value && other;
    }
    return value;
}

static unsigned long read_either(struct reader *reader)
{
    unsigned long value = read_both(reader);
    while (!reader->wrong && take(reader, "||")) {
        unsigned long other = read_both(reader);
        value = value || other;
    }
    return value;
}

static unsigned long read_choice(struct reader *reader)
{
    unsigned long value = read_either(reader);
    if (++reader->depth > DEEPEST)
        reader->wrong = true;
    if (!reader->wrong && take(reader, "?")) {
        unsigned long yes = read_choice(reader);
        reader->wrong |= !take(reader, ":");
        unsigned long no = reader->wrong ? 0 : read_choice(reader);
        value = value ? yes : no;
    }
    reader->depth--;
    return value;
}

bool plural_value(const char *expression, unsigned long n, unsigned long *value)
{
    struct reader reader = {.at = expression, .n = n};
    unsigned long read = read_choice(&reader);
    skip_blanks(&reader);
    if (reader.wrong || (*reader.at && *reader.at != ';' && *reader.at != '\n'))
        return false;
    *value = read;
    return true;
}
