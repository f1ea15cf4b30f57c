/* remarks.c: see remarks.h. */
#include "sdl/people/remarks.h"

#include "sdl/app/app.h"
#include "sdl/app/matches.h"
#include "sdl/ui/face.h"
#include "session/statistics/statistics.h"

_Static_assert(PEOPLE_SAID <= sizeof((struct settings *)0)->said, "said");

int remarks_hearer(const struct app *app, const struct session *session)
{
    return app->settings.talk && !app->command_line.autoplay ? setup_only_person(session_setup(session))
                                                             : SEAT_NONE;
}

static bool is_one_of_the_people(const struct session *session, int seat)
{
    const struct setup *setup = session_setup(session);

    return seat < setup->seats && face_is(&setup->players[seat]);
}

const char *remarks_say(struct app *app, const struct session *session, int seat, enum people_moment moment)
{
    if (remarks_hearer(app, session) == SEAT_NONE || !is_one_of_the_people(session, seat))
        return NULL;
    return people_say((enum ai_level)session_setup(session)->players[seat].level, moment, app->settings.said);
}

int remarks_speaker(const struct app *app, const struct session *session)
{
    int seats = session_setup(session)->seats, first = session_position(session);

    for (int i = 0; i < seats; i++)
        if (is_one_of_the_people(session, (first + i) % seats))
            return remarks_hearer(app, session) == SEAT_NONE ? SEAT_NONE : (first + i) % seats;
    return SEAT_NONE;
}

enum people_moment remarks_greeting(struct app *app, const struct session *session, int seat)
{
    const struct setup *setup = session_setup(session);
    struct journal journal = {0};
    struct problem why;
    int ends[4], count = 0;
    enum people_moment asked = (enum people_moment)app->greeting;

    if (setup->practice || asked != MOMENT_GREETING)
        return asked != MOMENT_GREETING ? asked : MOMENT_PRACTICE;
    if (app->folder[0] && journal_read(&journal, matches_journal(app), true, &why))
        count = statistics_ends_against(&journal, (enum ai_level)setup->players[seat].level, ends, 4);
    journal_deinit(&journal);
    int row = 0;
    while (row < count && ends[row] && ends[row] == ends[0])
        row++;
    if (row == 0)
        return MOMENT_GREETING;
    if (row == 3)
        return ends[0] > 0 ? MOMENT_STREAK_YOURS : MOMENT_STREAK_THEIRS;
    return ends[0] > 0 ? MOMENT_GREET_AFTER_YOUR_WIN : MOMENT_GREET_AFTER_THEIR_WIN;
}
