/* batch.c: reads requests line by line; see batch.h. */
#include "cli/commands/batch.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/streams.h"
#include "base/text.h"
#include "cli/command.h"

enum { LINE_FIRST = 4096, LINE_MAX = 1 << 20 };

struct line {
    char *data;
    size_t size; /* without the line's end */
    size_t room;
    int number; /* from 1 */
};

/* Reads the next line, cut after LINE_MAX bytes; false at the end of the file. */
static bool line_next(FILE *in, struct line *line)
{
    int letter = getc(in);
    if (letter == EOF)
        return false;
    line->size = 0;
    for (; letter != EOF && letter != '\n'; letter = getc(in)) {
        if (line->size + 1 >= line->room && line->room < LINE_MAX) {
            line->room = line->room ? 2 * line->room : LINE_FIRST;
            line->data = realloc(line->data, line->room);
            CHECK_MEMORY(line->data);
        }
        if (line->size + 1 < line->room)
            line->data[line->size++] = (char)letter;
    }
    while (line->size && line->data[line->size - 1] == '\r')
        line->size--;
    if (line->data)
        line->data[line->size] = '\0';
    line->number++;
    return true;
}

static bool is_blank(const struct line *line)
{
    return !line->size || strspn(line->data, " \t\r") == line->size;
}

/* Reads the next line that isn't blank; false at the end of the file. */
static bool line_read(FILE *in, struct line *line)
{
    while (line_next(in, line))
        if (!is_blank(line))
            return true;
    return false;
}

/* Returns the line as a JSON object, which the caller frees, or NULL with the error. */
static cJSON *line_parse(const struct line *line, struct error *error)
{
    if (line->size + 1 >= LINE_MAX) {
        error_set(error, "the line is too long for a request");
        return NULL;
    }
    const char *end = NULL;
    cJSON *request = cJSON_ParseWithOpts(line->data, &end, 1);
    if (request && end == line->data + line->size && cJSON_IsObject(request))
        return request;
    if (cJSON_IsObject(request) || !request)
        error_set(error, "this isn't JSON: expected one object such as {\"rules\":\"dueling-tigers\", ...}");
    else
        error_set(error, "expected a JSON object, in braces");
    cJSON_Delete(request);
    return NULL;
}

static cJSON *error_object(int line, struct error *error)
{
    char message[sizeof error->message + 32];
    text_clean(error->message, '?');
    snprintf(message, sizeof message, "line %d: %s", line, error->message);
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "error", message);
    return object;
}

void batch_print(cJSON *object)
{
    char *text = cJSON_PrintUnformatted(object);
    CHECK_MEMORY(text);
    text_clean(text, '?'); /* a request may contain anything */
    puts(text);
    cJSON_free(text);
    cJSON_Delete(object);
}

int batch_run(FILE *in, batch_answer *answer)
{
    struct line line = {0};
    int status = EXIT_FINE;
    while (line_read(in, &line)) {
        struct error error = {0};
        cJSON *request = line_parse(&line, &error);
        cJSON *object = cJSON_CreateObject();
        if (!request || !answer(object, request, &error)) {
            cJSON_Delete(object);
            object = error_object(line.number, &error);
            status = EXIT_BAD_DATA;
        }
        cJSON_Delete(request);
        batch_print(object);
        if (fflush(stdout))
            break;
    }
    free(line.data);
    if (ferror(in)) {
        streams_say("tigers: the input couldn't be read to the end");
        status = EXIT_BAD_DATA;
    }
    return command_finish(status);
}
