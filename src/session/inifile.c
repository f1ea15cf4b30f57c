/* inifile.c: see inifile.h. */
#include "session/inifile.h"

#include <ini.h>
#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "base/file.h"
#include "session/quoted_name.h"
#include "session/record.h"
#include "session/unreadable.h"

/* Shared by the callbacks: the remaining text and the first problem. */
struct reader {
    inifile_take *take;
    void *user;
    const char *rest;
    int line;
    struct error problem;
};

static void note(struct reader *reader, const struct error *problem)
{
    if (reader->problem.line)
        return;
    reader->problem = *problem;
    reader->problem.line = reader->line;
}

/* Gives the library one line at a time, so that the line of a problem is known. */
static char *read_line(char *out, int room, void *stream)
{
    struct reader *reader = stream;
    struct error problem;
    size_t length = strcspn(reader->rest, "\n");
    if (reader->rest[length] == '\n')
        length++;
    if (length == 0)
        return NULL;
    reader->line++;
    if (length >= (size_t)room) {
        error_say(&problem, tr("The line is too long"));
        note(reader, &problem);
        out[0] = '\0';
    } else {
        memcpy(out, reader->rest, length);
        out[length] = '\0';
    }
    reader->rest += length;
    return out;
}

static int read_value(void *user, const char *section, const char *name, const char *value)
{
    struct reader *reader = user;
    struct error problem;
    bool good = reader->take(reader->user, section, name, value, &problem);
    if (!good)
        note(reader, &problem);
    return good;
}

static bool read_text(struct reader *reader, struct error *why)
{
    int bad_line = ini_parse_stream(read_line, reader, read_value, reader);
    if (bad_line > 0 && (!reader->problem.line || bad_line < reader->problem.line)) {
        error_say(&reader->problem, tr("This is neither a section nor a name with a value"));
        reader->problem.line = bad_line;
    }
    if (!reader->problem.line)
        return bad_line == 0 || error_say(why, tr("There isn’t enough memory"));
    text_clean(reader->problem.message, '?');
    *why = reader->problem;
    return false;
}

/* Returns false with the problem if the file cannot be read; `*wrong` is true if its contents are the
 * reason. */
static bool read_file(const char *path, inifile_take *take, inifile_check *check, void *user, bool *wrong,
                      struct problem *problem)
{
    size_t size = 0;
    bool good = false;
    *wrong = false;
    if (!file_exists(path))
        return true;
    char *text = file_read(path, &size, &problem->error);
    *wrong = text || size > 0;
    struct reader reader = {.take = take, .user = user, .rest = text};
    if (text && strlen(text) < size)
        problem_say(problem, tr("It contains a zero byte, so it isn’t text"));
    else if (text)
        good = read_text(&reader, &problem->error) && (!check || check(user, problem));
    free(text);
    return good;
}

bool inifile_read(enum problem_file file, const char *path, inifile_take *take, inifile_check *check,
                  void *user, struct problem *why)
{
    struct problem problem = {0};
    bool wrong;
    if (read_file(path, take, check, user, &wrong, &problem)) {
        file_spare(path, false);
        return true;
    }
    if (wrong)
        unreadable_set_aside(file, path, &problem);
    else
        unreadable_leave(file, path, &problem);
    if (why)
        *why = problem;
    return false;
}

bool inifile_look(enum problem_file file, const char *path, inifile_take *take, void *user,
                  struct problem *why)
{
    struct problem problem = {0};
    bool wrong;
    if (read_file(path, take, NULL, user, &wrong, &problem))
        return true;
    unreadable_look(file, path, &problem);
    *why = problem;
    return false;
}

/* --- values by a table ---------------------------------------------------------------------------- */

static bool is_of(const struct field *field, const char *section)
{
    return !field->section || strcmp(field->section, section) == 0;
}

/* The default words of a FIELD_BOOL: off at even indexes, on at odd ones. */
static const char *const switches[] = {"off", "on", "false", "true", "no", "yes", NULL};

static bool read_word(int *out, const struct field *field, const char *value, struct error *why)
{
    const char *const *words = field->words ? field->words : switches;
    for (int i = 0; words[i]; i++)
        if (strcmp(value, words[i]) == 0) {
            *out = i;
            return true;
        }
    return error_say(why,
                     field->words ? tr("{1} can’t be \"{2}\"") : tr("{1} must be on or off, not \"{2}\""),
                     field->name, tr_short(value, 20));
}

static bool read_level(int *out, const char *value, bool people, struct error *why)
{
    enum ai_level level = ai_level_parse(value);
    bool good = people ? person_is(level) : level < AI_LEVELS;
    if (people && strcmp(value, "any") == 0)
        *out = 0;
    else if (good)
        *out = level;
    else
        return error_say(why, tr("There is no opponent \"{1}\""), tr_short(value, 20));
    return true;
}

bool fields_take(const struct field *fields, void *into, const char *section, const char *name,
                 const char *value, struct error *why)
{
    const struct field *field = fields;
    while (field->name && !(is_of(field, section) && strcmp(field->name, name) == 0))
        field++;
    if (!field->name)
        return true;
    void *place = (char *)into + field->offset;
    int word = 0;
    switch ((enum field_kind)field->kind) {
    case FIELD_BOOL:
        if (!read_word(&word, field, value, why))
            return false;
        *(bool *)place = word % 2;
        return true;
    case FIELD_NAME:
        return quoted_name_parse(value, place, field->high ? (size_t)field->high : PLAYER_NAME, why);
    case FIELD_WORD:
        return read_word(place, field, value, why);
    case FIELD_LEVEL:
    case FIELD_WHO:
        return read_level(place, value, field->kind == FIELD_WHO, why);
    case FIELD_U64:
        return text_to_u64(value, place) ||
               error_say(why, tr("{1} can’t be \"{2}\""), field->name, tr_short(value, 20));
    case FIELD_NUMBER:
        break;
    }
    return text_to_int(value, field->low, field->high, place) ||
           error_say(why, tr("{1} must be a number from {2} to {3}, not \"{4}\""), field->name, field->low,
                     field->high, tr_short(value, 20));
}

static void print_value(const struct field *field, const void *place, struct text *text)
{
    const int *number = place;
    switch ((enum field_kind)field->kind) {
    case FIELD_BOOL:
        text_add(text, "%s", (field->words ? field->words : switches)[*(const bool *)place]);
        break;
    case FIELD_NUMBER:
        text_add(text, "%d", *number);
        break;
    case FIELD_U64:
        text_add(text, "%llu", (unsigned long long)*(const uint64_t *)place);
        break;
    case FIELD_WORD:
        text_add(text, "%s", field->words[*number]);
        break;
    case FIELD_LEVEL:
    case FIELD_WHO:
        text_add(text, "%s",
                 *number || field->kind == FIELD_LEVEL ? ai_level_name((enum ai_level) * number) : "any");
        break;
    case FIELD_NAME:
        quoted_name_add(text, place);
        break;
    }
}

void fields_print(const struct field *fields, const void *from, const char *section, struct text *text)
{
    for (; fields->name; fields++) {
        if (!is_of(fields, section))
            continue;
        text_add(text, "%s = ", fields->name);
        print_value(fields, (const char *)from + fields->offset, text);
        text_add(text, "\n");
    }
}
