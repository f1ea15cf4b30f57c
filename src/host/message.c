/* message.c: see message.h. */
#include "host/message.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"

cJSON *message_new(const char *type)
{
    cJSON *message = cJSON_CreateObject();
    cJSON_AddStringToObject(message, "type", type);
    return message;
}

const char *message_text(const cJSON *message, const char *name, const char *otherwise)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(message, name));
    return text ? text : otherwise;
}

double message_number(const cJSON *message, const char *name, double otherwise)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(message, name);
    return cJSON_IsNumber(item) ? item->valuedouble : otherwise;
}

int message_whole(const cJSON *message, const char *name, int otherwise)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(message, name);
    return cJSON_IsNumber(item) ? item->valueint : otherwise;
}

bool message_is(const cJSON *message, const char *name)
{
    return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(message, name));
}

void letters_add(struct letters *letters, int line, const char *bytes, size_t size)
{
    struct letter *letter = malloc(sizeof *letter + size + 1), **end = &letters->first;
    CHECK_MEMORY(letter);
    *letter = (struct letter){.line = line, .size = size};
    if (size)
        memcpy(letter->bytes, bytes, size);
    letter->bytes[size] = '\0';
    while (*end)
        end = &(*end)->next;
    *end = letter;
}

void letters_send(struct letters *letters, int line, cJSON *message)
{
    char *bytes = cJSON_PrintUnformatted(message);
    CHECK_MEMORY(bytes);
    letters_add(letters, line, bytes, strlen(bytes));
    cJSON_free(bytes);
    cJSON_Delete(message);
}

bool letters_take(struct letters *letters, int *line, const char **bytes, size_t *size)
{
    free(letters->taken);
    struct letter *letter = letters->taken = letters->first;
    if (!letter)
        return false;
    letters->first = letter->next;
    if (line)
        *line = letter->line;
    *bytes = letter->size ? letter->bytes : NULL;
    *size = letter->size;
    return true;
}

void letters_drop(struct letters *letters)
{
    for (struct letter *letter; (letter = letters->first);) {
        letters->first = letter->next;
        free(letter);
    }
}

void letters_deinit(struct letters *letters)
{
    letters_drop(letters);
    free(letters->taken);
    letters->taken = NULL;
}
