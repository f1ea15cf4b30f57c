/* counting.c: see counting.h. */
#include "sdl/ui/counting.h"

#include <stdlib.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/matches.h"

static bool may_write(const struct counting *counting, const struct app *app)
{
    return app->data[0] && !app->command_line.headless && !counting->example;
}

void counting_write(struct counting *counting, struct app *app)
{
    struct error why;
    if (counting->journal.changed && may_write(counting, app) && !counting->journal.foreign &&
        !journal_write(&counting->journal, matches_journal(app), matches_records(app), &why))
        app_warn(app, tr("Couldn’t save the statistics: {1}"), why.message);
}

/* Passes over the records that the journal knows. */
static void find_next(struct counting *counting)
{
    while (counting_is_busy(counting) &&
           journal_knows(&counting->journal, counting->kept[counting->looked_at].name))
        counting->looked_at++;
}

void counting_begin(struct counting *counting, struct app *app)
{
    struct problem why;
    counting->kept = calloc(ARCHIVE_MAX, sizeof *counting->kept);
    CHECK_MEMORY(counting->kept);
    counting->kept_count = archive_list(matches_records(app), counting->kept, ARCHIVE_MAX);
    if (app->folder[0] &&
        !journal_read(&counting->journal, matches_journal(app), !may_write(counting, app), &why))
        app_warn_problem(app, &why);
    find_next(counting);
}

bool counting_is_busy(const struct counting *counting)
{
    return counting->looked_at < counting->kept_count;
}

bool counting_step(struct counting *counting, struct app *app)
{
    if (counting_is_busy(counting)) {
        journal_count(&counting->journal, matches_records(app), counting->kept[counting->looked_at++].name);
        find_next(counting);
        counting->unsaved = true;
        app_animate(app);
        return true;
    }
    if (counting->unsaved) {
        counting->unsaved = false;
        counting_write(counting, app);
        app_dirty(app);
    }
    return false;
}

void counting_end(struct counting *counting, struct app *app)
{
    counting_write(counting, app);
    journal_deinit(&counting->journal);
    free(counting->kept);
}
