/*
 * fuzz_friend.c: a libFuzzer target for the messages between a host and its guests (docs/friend.md). The
 * first byte chooses a mode, the second how far the match has come. Then each line is a message: after "h" to
 * the host from a guest, after "s" from a stranger, else to a guest. Between two messages the match goes on.
 * Whatever is said, nobody stops, and the host's record holds all moves.
 */
#include "fuzz_match.h"
#include "support/friends.h"

enum { STEPS = 3, LINES_MAX = 40 };

static void hear(struct friends *friends, const char *line)
{
    struct friend *first = &friends->list[0];
    size_t size = strlen(line);
    if (size == 0)
        return;
    if (line[0] == 's')
        host_receive(friends->host, host_line(friends->host, "10.0.0.9", friends->now), line + 1, size - 1,
                     friends->now);
    else if (line[0] == 'h')
        host_receive(friends->host, first->line, line + 1, size - 1, friends->now);
    else if (!guest_receive(first->guest, line, size, friends->now))
        friends_cut(friends, 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    struct friends friends;
    friends_begin(&friends, fuzz_setup(data[0]).rules, data[0], NULL);
    friends.wary = true;
    for (int i = 0; i < data[1]; i++)
        friends_step(&friends);
    char *text = fuzz_text(data + 2, size - 2), *rest = text;
    for (int i = 0; i < LINES_MAX && rest; i++) {
        char *line = rest;
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = '\0';
        hear(&friends, line);
        for (int step = 0; step < STEPS; step++)
            friends_step(&friends);
    }
    free(text);
    fuzz_check_record(session_record(host_session(friends.host)));
    friends_end(&friends);
    return 0;
}
