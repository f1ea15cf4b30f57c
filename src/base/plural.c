/* plural.c: see plural.h. A recursive descent. */
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

/* The operators of each precedence, the weakest first; an operator comes before those it begins with. */
enum { RANKS = 6, OF_RANK = 4 };
static const char *const operators[RANKS][OF_RANK] = {
    {"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}};

static unsigned long apply(struct reader *reader, const char *sign, unsigned long a, unsigned long b)
{
    bool equal = sign[1] == '=';
    switch (sign[0]) {
    case '|':
        return a || b;
    case '&':
        return a && b;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '<':
        return equal ? a <= b : a < b;
    case '>':
        return equal ? a >= b : a > b;
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    default:
        reader->wrong |= b == 0;
        return reader->wrong ? 0 : sign[0] == '/' ? a / b : a % b;
    }
}

/* Returns the next operator of that precedence, or NULL. */
static const char *take_operator(struct reader *reader, int rank)
{
    for (int i = 0; i < OF_RANK && operators[rank][i]; i++)
        if (take(reader, operators[rank][i]))
            return operators[rank][i];
    return NULL;
}

/* Reads operands joined by operators of that precedence and stronger ones. */
static unsigned long read_joined(struct reader *reader, int rank)
{
    if (rank == RANKS)
        return read_operand(reader);
    unsigned long value = read_joined(reader, rank + 1);
    for (const char *sign; !reader->wrong && (sign = take_operator(reader, rank));)
        value = apply(reader, sign, value, read_joined(reader, rank + 1));
    return value;
}

static unsigned long read_choice(struct reader *reader)
{
    unsigned long value = read_joined(reader, 0);
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
