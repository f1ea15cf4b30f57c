/* po.c: see po.h. */
#include "words/languages/po.h"

#include <string.h>

enum { FORMS = 6 };

/* The parts of an entry. */
enum part { CONTEXT, TEXT, MANY, SENTENCE, PARTS = SENTENCE + FORMS };

struct reader {
    struct text parts[PARTS];
    bool seen[PARTS];
    int at; /* the part that the next quoted line continues; -1: none */
    bool fuzzy;
    int line;
    struct mo *mo;
    struct error *why;
};

static bool wrong(struct reader *reader, const char *what)
{
    error_set(reader->why, "line %d: %s", reader->line, what);
    if (reader->why)
        reader->why->line = reader->line;
    return false;
}

static void forget(struct reader *reader)
{
    for (int i = 0; i < PARTS; i++)
        text_deinit(&reader->parts[i]);
    memset(reader->seen, 0, sizeof reader->seen);
    reader->at = -1;
    reader->fuzzy = false;
}

static void append(struct text *to, const struct text *from)
{
    text_add_bytes(to, text_string(from), from->size);
}

/* Joins all plural forms of the translation with zero bytes; false if one is empty. */
static bool collect_forms(const struct reader *reader, struct text *out)
{
    for (int form = 0; form < FORMS && reader->seen[SENTENCE + form]; form++) {
        if (!reader->parts[SENTENCE + form].size)
            return false;
        if (form)
            text_add_bytes(out, "", 1);
        append(out, &reader->parts[SENTENCE + form]);
    }
    return true;
}

/* Adds the entry just read to the catalogue. */
static bool finish(struct reader *reader)
{
    struct text key = {0}, sentence = {0};
    bool head = !reader->parts[TEXT].size && !reader->seen[CONTEXT];
    if (!reader->seen[TEXT] && !reader->seen[SENTENCE])
        return true; /* only comments */
    if (!reader->seen[TEXT] || !reader->seen[SENTENCE])
        return wrong(reader, "a text ends here without msgid or without msgstr");
    if (reader->seen[CONTEXT]) {
        append(&key, &reader->parts[CONTEXT]);
        text_add_bytes(&key, "\4", 1);
    }
    append(&key, &reader->parts[TEXT]);
    if (reader->seen[MANY]) {
        text_add_bytes(&key, "", 1);
        append(&key, &reader->parts[MANY]);
    }
    if (collect_forms(reader, &sentence) && (head || !reader->fuzzy))
        mo_add(reader->mo, &key, &sentence);
    text_deinit(&key);
    text_deinit(&sentence);
    forget(reader);
    return true;
}

/* Returns the character for a letter after a backslash; 0 if there is none. */
static char escaped(char letter)
{
    switch (letter) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    default:
        return (char)(letter == '"' || letter == '\\' ? letter : 0);
    }
}

/* Appends a quoted string, with escapes resolved, to the current part. */
static bool read_string(struct reader *reader, const char *at)
{
    if (*at++ != '"' || reader->at < 0)
        return wrong(reader, "expected text in quotes here");
    for (; *at && *at != '"'; at++) {
        char letter = *at == '\\' ? escaped(*++at) : *at;
        if (!letter)
            return wrong(reader, "\\ stands before n, t, \" and \\ only");
        text_add_bytes(&reader->parts[reader->at], &letter, 1);
    }
    if (!*at)
        return wrong(reader, "the closing quote is missing");
    at++;
    return !at[strspn(at, " \t")] ||
           wrong(reader, "nothing may follow the closing quote: write \" within a text as \\\"");
}

/* Returns the part that a line begins, and the rest of the line in `*rest`; -1: none. */
static int part_of(const char *line, const char **rest)
{
    static const char *const names[] = {"msgctxt", "msgid_plural", "msgid", "msgstr"};
    static const int parts[] = {CONTEXT, MANY, TEXT, SENTENCE};
    for (int i = 0; i < 4; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(line, names[i], length) != 0)
            continue;
        line += length;
        int form = parts[i] == SENTENCE && *line == '[' ? line[1] - '0' : 0;
        if (parts[i] == SENTENCE && *line == '[' && (form < 0 || form >= FORMS || line[2] != ']'))
            return -1;
        line += *line == '[' ? 3 : 0;
        *rest = line + strspn(line, " \t");
        return parts[i] + form;
    }
    return -1;
}

static bool read_line(struct reader *reader, const char *line)
{
    const char *rest = NULL;
    line += strspn(line, " \t");
    if (*line == '#' || !*line) {
        if (reader->seen[SENTENCE] && !finish(reader))
            return false;
        if (line[0] == '#' && line[1] == ',' && strstr(line, "fuzzy"))
            reader->fuzzy = true;
        return true;
    }
    if (*line == '"')
        return read_string(reader, line);
    int part = part_of(line, &rest);
    if (part < 0)
        return wrong(reader, "this is neither a text nor a comment");
    if ((part == CONTEXT || part == TEXT) && reader->seen[SENTENCE] && !finish(reader))
        return false;
    if (reader->seen[part])
        return wrong(reader, "this is here a second time");
    reader->seen[part] = true;
    reader->at = part;
    return read_string(reader, rest);
}

static bool read_lines(struct reader *reader, char *po)
{
    static const char mark[] = "\xef\xbb\xbf";
    if (strncmp(po, mark, 3) == 0)
        po += 3;
    for (char *line; (line = text_next_line(&po));) {
        reader->line++;
        if (!read_line(reader, line))
            return false;
    }
    return finish(reader);
}

bool po_read(const char *po, size_t size, struct mo *mo, struct error *why)
{
    struct reader reader = {.at = -1, .mo = mo, .why = why};
    struct text copy = {0};
    text_add_bytes(&copy, po, size);
    text_add_bytes(&copy, "", 1);
    bool good = read_lines(&reader, copy.data);
    const struct mo_pair *twice = mo_sort(mo);
    if (good && twice)
        good = error_set(why, "\"%.100s\" appears twice", text_string(&twice->text));
    forget(&reader);
    text_deinit(&copy);
    return good;
}

bool po_compile(const char *po, size_t size, struct text *out, struct error *why)
{
    struct mo mo;
    mo_init(&mo);
    bool good = po_read(po, size, &mo, why) && mo_write(&mo, out, why);
    mo_deinit(&mo);
    return good;
}
