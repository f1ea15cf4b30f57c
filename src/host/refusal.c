/* refusal.c: see refusal.h. */
#include "host/refusal.h"

#include <string.h>

#include "base/mark.h"

static const char *const names[REFUSED_KINDS] = {"code",  "token", "wait",   "version", "full",
                                                 "noise", "flood", "silent", "moved",   "closed"};

static const char *const texts[REFUSED_KINDS + 1] = {
    [REFUSED_CODE] = N_("The code is wrong."),
    [REFUSED_TOKEN] = N_("The table doesn’t know this seat anymore."),
    [REFUSED_WAIT] = N_("Too many wrong codes. Try again in a minute."),
    [REFUSED_VERSION] = N_("The table needs another version of the game."),
    [REFUSED_FULL] = N_("No seat is free."),
    [REFUSED_NOISE] = N_("The table didn’t understand the message."),
    [REFUSED_FLOOD] = N_("Too many messages arrived together."),
    [REFUSED_SILENT] = N_("The table heard nothing for too long."),
    [REFUSED_MOVED] = N_("Your seat is open on another screen."),
    [REFUSED_CLOSED] = N_("The table is closed."),
    [REFUSED_KINDS] = N_("The table closed the connection."),
};

const char *host_refused_text(enum refused why)
{
    return texts[why];
}

const char *host_refused_name(enum refused why)
{
    return names[why];
}

enum refused host_refused_parse(const char *name)
{
    int why = 0;
    while (why < REFUSED_KINDS && strcmp(names[why], name) != 0)
        why++;
    return (enum refused)why;
}
