/* bot.c: a player that is another program; see bot.h. */
#include "cli/bots/bot.h"

#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/text.h"
#include "cli/bots/process.h"

enum { LINE_MAX = 1 << 16, CHUNK = 4096, PARTING = 2000 /* milliseconds */ };

struct bot {
    struct process *process;
    struct text outgoing;
    size_t sent; /* bytes of `outgoing` that the pipe has taken */
    bool deaf;   /* the program no longer reads */
    char lines[LINE_MAX + 1];
    size_t size; /* bytes in `lines` */
    size_t used; /* how many of them have been returned already */
};

struct bot *bot_start(const char *command, struct error *error)
{
    struct process *process = process_start(command, error);
    if (!process)
        return NULL;
    struct bot *bot = calloc(1, sizeof *bot);
    CHECK_MEMORY(bot);
    bot->process = process;
    return bot;
}

static bool has_unsent(const struct bot *bot)
{
    return !bot->deaf && bot->sent < bot->outgoing.size;
}

/* Sends as much as the pipe takes. */
static void send_on(struct bot *bot)
{
    while (has_unsent(bot)) {
        int count =
            process_write(bot->process, bot->outgoing.data + bot->sent, bot->outgoing.size - bot->sent);
        bot->deaf = count < 0;
        if (count <= 0)
            return;
        bot->sent += (size_t)count;
    }
    text_deinit(&bot->outgoing);
    bot->sent = 0;
}

void bot_tell(struct bot *bot, cJSON *object)
{
    char *text = cJSON_PrintUnformatted(object);
    CHECK_MEMORY(text);
    text_add(&bot->outgoing, "%s\n", text);
    cJSON_free(text);
    cJSON_Delete(object);
    send_on(bot);
}

/* Cuts a whole line off if there is one. */
static const char *next_line(struct bot *bot)
{
    char *start = bot->lines + bot->used;
    char *end = memchr(start, '\n', bot->size - bot->used);
    if (!end)
        return NULL;
    *end = '\0';
    bot->used = (size_t)(end - bot->lines) + 1;
    return start;
}

/* Reads once. Returns what process_read does, or -1 with `full` set if a line is endless. */
static int read_on(struct bot *bot, bool *full)
{
    memmove(bot->lines, bot->lines + bot->used, bot->size - bot->used);
    bot->size -= bot->used;
    bot->used = 0;
    size_t room = LINE_MAX - bot->size;
    *full = room == 0;
    int count = room ? process_read(bot->process, bot->lines + bot->size, room < CHUNK ? room : CHUNK) : -1;
    if (count > 0)
        bot->size += (size_t)count;
    return count;
}

const char *bot_listen(struct bot *bot, int64_t deadline, int milliseconds, struct error *error)
{
    const char *line;
    while (!(line = next_line(bot))) {
        bool full;
        send_on(bot);
        int count = read_on(bot, &full);
        if (count > 0)
            continue;
        int64_t left = deadline - process_now();
        if (full)
            error_set(error, "wrote a line that never ends");
        else if (count < 0 || bot->deaf)
            error_set(error, "ended without an answer");
        else if (left <= 0)
            error_set(error, "didn't answer within %g s", milliseconds / 1000.0);
        else {
            process_wait(bot->process, has_unsent(bot), left < 1000 ? (int)left : 1000);
            continue;
        }
        return NULL;
    }
    return line;
}

void bot_stop(struct bot *bot, bool gently)
{
    if (!bot)
        return;
    int64_t deadline = process_now() + PARTING;
    while (gently && has_unsent(bot) && process_now() < deadline) {
        bool full;
        send_on(bot);
        bot->used = bot->size; /* ignore whatever it still writes */
        if (read_on(bot, &full) < 0)
            break;
        if (has_unsent(bot))
            process_wait(bot->process, true, 10);
    }
    process_stop(bot->process, gently ? PARTING : 0);
    text_deinit(&bot->outgoing);
    free(bot);
}
