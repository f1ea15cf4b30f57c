/* said.h: what the program says as JSON, for the tests beside it. */
#ifndef TESTS_CLI_SAID_H
#define TESTS_CLI_SAID_H

#include "cli/program.h"

static inline const cJSON *field(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

/* A text, or NULL if there is none of that name. */
static inline const char *word(const cJSON *object, const char *name)
{
    return cJSON_GetStringValue(field(object, name));
}

static inline int number(const cJSON *object, const char *name)
{
    if (!cJSON_IsNumber(field(object, name)))
        fail_msg("no number %s", name);
    return field(object, name)->valueint;
}

/* One of a list of numbers, as there is of each seat. */
static inline int number_at(const cJSON *object, const char *name, int place)
{
    return cJSON_GetArrayItem(field(object, name), place)->valueint;
}

static inline bool holds(const cJSON *list, const char *text)
{
    const cJSON *item;
    cJSON_ArrayForEach(item, list)
    {
        if (strcmp(item->valuestring, text) == 0)
            return true;
    }
    return false;
}

/* Fails unless the run did well and complained of nothing. */
static inline void assert_fine(const struct run *run)
{
    if (run->status || run->error[0])
        fail_msg("exit %d: %s", run->status, run->error);
}

/* Calls `check` with every line, which must be JSON and end in "\n"; returns how many there are. */
static inline int each_line(const char *text, void (*check)(const cJSON *line, void *user), void *user)
{
    int count = 0;
    for (; *text; text = strchr(text, '\n') + 1, count++) {
        const char *end;
        cJSON *line = cJSON_ParseWithOpts(text, &end, 0);
        if (!line || *end != '\n')
            fail_msg("no line of JSON: %.600s", text);
        check(line, user);
        cJSON_Delete(line);
    }
    return count;
}

/* The same with every message that a player heard and wrote into a file, which is removed. */
static inline void each_message(const char *path, void (*check)(const cJSON *message, void *user), void *user)
{
    char *text = program_read_file(path);
    each_line(text, check, user);
    free(text);
    remove(path);
}

#endif
