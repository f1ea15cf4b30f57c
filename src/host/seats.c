/*
 * seats.c: saves the seats and their guests in a file beside the match, so that a host that was killed knows
 * its guests again, by the same code (host_inside.h). The file must stay secret: anybody who knows a token
 * can play for its seat.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "host/host_inside.h"

enum { PATH = 1100 };

static bool path_of(const struct host *host, char path[PATH])
{
    return host->path && snprintf(path, PATH, "%s.seats", host->path) < PATH;
}

void seats_save(const struct host *host)
{
    char path[PATH];
    struct text text = {0};
    if ((host->session && session_is_over(host->session)) || !path_of(host, path))
        return;
    text_add(&text, "code %s\nclock %d\ndice %d\n", host->code, host->setup.clock, host->setup.dice);
    for (int seat = 0; seat < host_seats(host); seat++)
        if (host->chairs[seat].token[0])
            text_add(&text, "seat %d %s%s\n", seat, host->chairs[seat].token,
                     host->chairs[seat].met ? "" : " unmet");
    text_write(&text, path, NULL);
}

static void read_line(struct host *host, char *line)
{
    const char *key = text_next_word(&line), *first = text_next_word(&line);
    int seat;
    if (key && first && strcmp(key, "code") == 0)
        host_take_code(host, first);
    if (key && first && strcmp(key, "clock") == 0)
        text_to_int(first, 0, 3600, &host->setup.clock);
    if (key && first && strcmp(key, "dice") == 0)
        host->setup.dice = first[0] == '1';
    const char *token = text_next_word(&line);
    if (key && token && strcmp(key, "seat") == 0 && text_to_int(first, 0, SEAT_MAX - 1, &seat) &&
        strlen(token) == HOST_TOKEN - 1) {
        memcpy(host->chairs[seat].token, token, HOST_TOKEN);
        host->chairs[seat].met = !text_next_word(&line);
    }
}

bool seats_read(struct host *host, struct problem *why)
{
    char path[PATH];
    char *text = path_of(host, path) ? file_read(path, NULL, NULL) : NULL;
    if (!text) {
        if (why)
            problem_say(why, tr("There is no saved match at {1}"), path);
        return false;
    }
    char *rest = text;
    for (char *line; (line = text_next_line(&rest));)
        read_line(host, line);
    free(text);
    return true;
}

void seats_remove(const struct host *host)
{
    char path[PATH];
    if (path_of(host, path))
        file_remove(path);
}
