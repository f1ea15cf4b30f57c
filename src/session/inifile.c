/*
 * inifile.c: reading INI files; see inifile.h.
 */
#include "session/inifile.h"

#include <ini.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/text.h"
#include "session/unreadable.h"

/* What the reading callbacks share: the text still to be read and the first problem. */
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

/* Gives the library one line at a time, so that a problem's line is known. */
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

/* False with the problem if the file cannot be read; `*wrong` tells that it is for what stands in it. */
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
