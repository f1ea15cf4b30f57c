/*
 * knob.h: weights of an opponent, turned by "NAME=VALUE" on the command line of a tool.
 */
#ifndef TOOLS_KNOB_H
#define TOOLS_KNOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A member of a struct of weights, an int. */
struct knob {
    const char *name;
    size_t place;
};

/* Sets the member that the text names; false if there is none. */
static inline bool knob_turn(const struct knob *knobs, size_t count, void *weights, const char *text)
{
    const char *sign = strchr(text, '=');
    for (size_t i = 0; sign && i < count; i++) {
        size_t length = strlen(knobs[i].name);
        if (length != (size_t)(sign - text) || strncmp(text, knobs[i].name, length) != 0)
            continue;
        int value = atoi(sign + 1);
        memcpy((char *)weights + knobs[i].place, &value, sizeof value);
        return true;
    }
    return false;
}

#endif
