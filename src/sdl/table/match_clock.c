/*
 * match_clock.c: see match_clock.h.
 */
#include "sdl/table/match_clock.h"

#include <stdlib.h>

int match_clock_minutes(const struct setup *setup)
{
    int place = ruleset_option(setup->rules, OPTION_CLOCK);
    char text[16];

    if (!setup->rules->time_up || place < 0)
        return 0;
    return atoi(ruleset_print(setup->rules, setup->options, place, text));
}

enum clock_moment match_clock_moment(int minutes, int before, int after)
{
    const int due[] = {[CLOCK_FIRST_WARNING] = 50 * minutes,
                       [CLOCK_LAST_WARNING] = 55 * minutes,
                       [CLOCK_TIME_UP] = 60 * minutes};

    if (minutes <= 0)
        return CLOCK_NOTHING;
    if (after >= due[CLOCK_TIME_UP])
        return CLOCK_TIME_UP;
    for (int moment = CLOCK_LAST_WARNING; moment > CLOCK_NOTHING; moment--)
        if (before < due[moment] && after >= due[moment])
            return (enum clock_moment)moment;
    return CLOCK_NOTHING;
}
