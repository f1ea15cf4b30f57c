/*
 * table_clock.c: see table_clock.h.
 *
 * Only real seconds count in which the table is the top scene of the window in
 * front: menus, pauses, curtains and results stand above it or in its place. A
 * window behind others may be covered, which no system tells. The session saves
 * the seconds with the next move.
 */
#include "sdl/table/table_clock.h"

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/table/scene_table.h"

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

static const Uint64 LONGEST = 3000; /* milliseconds between two looks; more means the machine slept */

static bool is_seen(const struct app *app)
{
    return !app->away &&
           (!app->window || !(SDL_GetWindowFlags(app->window) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED)));
}

static void tell(struct table_scene *table, struct app *app, enum clock_moment moment)
{
    if (moment == CLOCK_NOTHING)
        return;
    audio_play(app, SOUND_WARNING);
    if (moment == CLOCK_TIME_UP) { /* its result says so */
        table_scene_time_up(table, app);
        return;
    }
    app_notice(app, moment == CLOCK_FIRST_WARNING ? tr("First warning: the match is running out of time.")
                                                  : tr("Last warning: the match ends soon."));
}

void table_scene_clock_stop(struct table_scene *table)
{
    table->clock_at = 0;
}

void table_scene_clock_run(struct table_scene *table, struct app *app)
{
    int minutes = setup_minutes(session_setup(table->session));
    Uint64 now = SDL_GetTicks64(), passed = table->clock_at ? now - table->clock_at : 0;

    if (!minutes || table->use != TABLE_PLAYED || app->command_line.autoplay ||
        session_is_over(table->session) || session_awaits_deal(table->session))
        return;
    table->clock_at = now;
    app_wake(app, 1);
    if (!is_seen(app) || passed > LONGEST)
        return;
    table->clock_rest += (int)passed;
    int before = session_elapsed(table->session), after = before + table->clock_rest / 1000;
    table->clock_rest %= 1000;
    if (after == before)
        return;
    session_set_elapsed(table->session, after);
    tell(table, app, match_clock_moment(minutes, before, after));
}
