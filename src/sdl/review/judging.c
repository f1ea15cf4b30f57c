/*
 * judging.c: a review made on a thread; see judging.h.
 *
 * The thread has one block of bytes: the record and room for the verdicts. It writes a verdict and then
 * counts it, so a thread that sees the count may read so many.
 */
#include "sdl/review/judging.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/system/worker.h"

enum { STILL = APP_STEPS / 2 }; /* updates from one take-over to the next with reduced motion */

/* One block for worker_begin: the thread's while it runs, but for what has been counted. */
struct work {
    size_t size;
    int seat, round, skipped; /* decisions judged before a stop */
    atomic_int done, all;
    struct setup setup;
    int entries;
    struct entry record[]; /* so many, and behind them room for as many verdicts */
};

struct judging {
    struct worker worker;
    struct work *work;
    struct verdict *list; /* a copy of those that have come, with their marks */
    int count, all;
    int since; /* updates since the last take-over */
    bool whole;
};

static struct verdict *verdicts_of(struct work *work)
{
    return (struct verdict *)(work->record + work->entries);
}

static void take_verdict(void *context, const struct verdict *verdict, int done, int all)
{
    struct work *work = context;
    verdicts_of(work)[done - 1] = *verdict;
    atomic_store(&work->all, all);
    atomic_store(&work->done, done);
}

static void judge(void *context, const struct ai_stop *stop)
{
    struct work *work = context;
    struct record record = {
        .setup = work->setup, .entries = work->record, .count = work->entries, .room = work->entries};
    struct review_request request = {.seat = work->seat,
                                     .round = work->round,
                                     .skip = work->skipped,
                                     .stop = stop,
                                     .progress = take_verdict,
                                     .context = work};
    struct review review;
    review_make(&review, &record, &request);
    review_deinit(&review);
}

struct judging *judging_new(const struct record *record, int seat, int round)
{
    struct judging *judging = calloc(1, sizeof *judging);
    size_t each = sizeof(struct entry) + sizeof(struct verdict);
    size_t size = sizeof(struct work) + (size_t)record->count * each;
    struct work *work = calloc(1, size);
    CHECK_MEMORY(judging && work);
    work->size = size;
    work->seat = seat;
    work->round = round;
    work->setup = record->setup;
    work->entries = record->count;
    memcpy(work->record, record->entries, (size_t)record->count * sizeof *record->entries);
    judging->work = work;
    judging->list = calloc((size_t)record->count + 1, sizeof *judging->list);
    CHECK_MEMORY(judging->list);
    return judging;
}

void judging_free(struct judging *judging)
{
    if (!judging)
        return;
    judging_stop(judging);
    free(judging->work);
    free(judging->list);
    free(judging);
}

/* Copies the verdicts that have been counted since; true if there were any. */
static bool take_over(struct judging *judging)
{
    int done = atomic_load(&judging->work->done), before = judging->count;
    judging->all = atomic_load(&judging->work->all);
    if (done == before)
        return false;
    memcpy(judging->list + before, verdicts_of(judging->work) + before,
           (size_t)(done - before) * sizeof *judging->list);
    judging->count = done;
    review_mark(judging->list, done);
    return true;
}

void judging_begin(struct judging *judging, struct app *app)
{
    struct work *work = judging->work;
    if (judging->whole || worker_is_busy(&judging->worker))
        return;
    work->skipped = judging->count;
    if (app->command_line.screenshot) {
        judge(work, NULL);
        take_over(judging);
        judging->whole = true;
        return;
    }
    worker_begin(&judging->worker, judge, work, work->size);
    app_wake(app, .03f);
}

void judging_stop(struct judging *judging)
{
    if (!worker_is_busy(&judging->worker))
        return;
    worker_end(&judging->worker);
    take_over(judging);
}

bool judging_update(struct judging *judging, struct app *app)
{
    bool done = worker_is_done(&judging->worker);
    if (!worker_is_busy(&judging->worker))
        return false;
    if (done)
        worker_end(&judging->worker);
    else
        app_wake(app, .05f);
    judging->whole = done;
    judging->since++;
    if (app->settings.reduced_motion && !done && judging->since < STILL)
        return false;
    judging->since = 0;
    return take_over(judging) || done;
}

bool judging_runs(const struct judging *judging)
{
    return worker_is_busy(&judging->worker);
}

bool judging_is_whole(const struct judging *judging)
{
    return judging->whole;
}

const struct verdict *judging_list(const struct judging *judging)
{
    return judging->list;
}

int judging_count(const struct judging *judging)
{
    return judging->count;
}

int judging_all(const struct judging *judging)
{
    return judging->all;
}

int judging_seat(const struct judging *judging)
{
    return judging->work->seat;
}

int judging_marked(const struct judging *judging, int mark)
{
    for (int i = 0; i < judging->count; i++)
        if (judging->list[i].mark == mark)
            return i;
    return -1;
}
