/* worker.c: thinking on a thread; see worker.h. */
#include "sdl/system/worker.h"

#include "base/check.h"
#include "sdl/system/page.h"

static bool is_asked(void *context)
{
    struct worker *worker = context;
    return atomic_load(&worker->asked);
}

static int run(void *context)
{
    struct worker *worker = context;
    worker->work(worker->context, &worker->stop);
    atomic_store(&worker->done, true);
    return 0;
}

void worker_begin(struct worker *worker, void (*work)(void *context, const struct ai_stop *stop),
                  void *context, size_t size)
{
    CHECK(!worker->work);
    atomic_store(&worker->asked, false);
    atomic_store(&worker->done, false);
    worker->stop = (struct ai_stop){.asked = is_asked, .context = worker};
    worker->work = work;
    worker->context = context;
    worker->thread = NULL;
    worker->page = page_begin_work(work, context, size);
    if (!worker->page)
        worker->thread = SDL_CreateThread(run, "thinking", worker);
    if (!worker->page && !worker->thread)
        run(worker);
}

bool worker_is_busy(const struct worker *worker)
{
    return worker->work != NULL;
}

bool worker_is_done(struct worker *worker)
{
    if (worker->work && worker->page)
        return page_take_work(worker->page);
    return worker->work && atomic_load(&worker->done);
}

void worker_end(struct worker *worker)
{
    atomic_store(&worker->asked, true);
    if (worker->page)
        page_end_work(worker->page);
    if (worker->thread)
        SDL_WaitThread(worker->thread, NULL);
    worker->thread = NULL;
    worker->page = 0;
    worker->work = NULL;
}
