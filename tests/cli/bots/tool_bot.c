/*
 * tool_bot.c: a player for the tests, which mostly does it wrong: reads the referee's lines and answers by
 * its mode.
 *
 *   first [FILE]   wins if it can, else makes the first move of the list; keeps all it hears in FILE
 *   last           makes the last move of the list
 *   win            asks for a win each time
 *   illegal        asks for a suit that there is not
 *   nonsense       answers with no JSON
 *   wordless       answers with JSON that holds no action
 *   silent         hears everything and never answers
 *   dies N         ends instead of giving its Nth answer
 *   chatty         writes far more than a line can hold, without ever ending it
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "base/streams.h"

enum { LINE = 1 << 16 };

static const struct {
    const char *mode, *line;
} answers[] = {{"win", "{\"action\":\"win\"}"},
               {"illegal", "{\"action\":\"remove z\"}"},
               {"nonsense", "well, let me see"},
               {"wordless", "{\"move\":\"pass\"}"}};

static void choose(const cJSON *actions, const char *mode)
{
    const char *first = cJSON_GetArrayItem(actions, 0)->valuestring;
    const char *last = cJSON_GetArrayItem(actions, cJSON_GetArraySize(actions) - 1)->valuestring;
    const cJSON *action;
    if (strcmp(mode, "last") == 0) {
        printf("{\"thought\":\"why not?\",\"action\":\"%s\"}\n", last);
        return;
    }
    cJSON_ArrayForEach(action, actions)
    {
        if (strcmp(mode, "first") == 0 && strcmp(action->valuestring, "win") == 0)
            first = "win";
    }
    printf("{\"action\":\"%s\"}\n", first);
}

/* Answers what it is asked, if that is its way. */
static void answer(const char *line, const char *mode)
{
    cJSON *message = cJSON_Parse(line);
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (strcmp(mode, answers[i].mode) == 0)
            printf("%s\n", answers[i].line);
    if (strcmp(mode, "first") == 0 || strcmp(mode, "last") == 0 || strcmp(mode, "dies") == 0)
        choose(cJSON_GetObjectItem(message, "actions"), mode);
    fflush(stdout);
    cJSON_Delete(message);
}

static int play(const char *mode, FILE *heard, int dies_at)
{
    static char line[LINE];
    int asked = 0;
    while (fgets(line, sizeof line, stdin)) {
        if (heard)
            fputs(line, heard);
        if (strncmp(line, "{\"type\":\"ask\"", 13) != 0)
            continue;
        if (++asked == dies_at)
            break;
        answer(line, mode);
    }
    return 0;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "silent", *word = argc > 2 ? argv[2] : NULL;
    FILE *heard = word && strcmp(mode, "first") == 0 ? fopen(word, "wb") : NULL;
    streams_plain();
    if (strcmp(mode, "chatty") == 0)
        while (putchar('y') != EOF) {
        }
    int status = play(mode, heard, word && strcmp(mode, "dies") == 0 ? atoi(word) : 0);
    if (heard)
        fclose(heard);
    return status;
}
