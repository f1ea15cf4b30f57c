/* said_line.h: what the eight say (words/people/people_lines.h), recognized. */
#ifndef TESTS_SDL_SAID_LINE_H
#define TESTS_SDL_SAID_LINE_H

#include <string.h>

#include "words/people/people_lines.h"

/* Whether that is one of their lines for that moment. */
static inline bool said_line(const char *words, enum ai_level who, enum people_moment moment)
{
    char memory[PEOPLE_SAID] = "";
    for (int i = 0; words && i < 3; i++) {
        const char *line = people_say(who, moment, memory);
        if (line && strcmp(words, line) == 0)
            return true;
    }
    return false;
}

#endif
