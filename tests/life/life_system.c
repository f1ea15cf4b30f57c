/*
 * life_system.c: clock, threads and the world around the program, in a life (life.h). The linker puts each
 * __wrap_x in the place of x for all code of ours; SDL's own goes on as ever.
 */
#include <SDL.h>
#include <SDL_ttf.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "life/life.h"
#include "sdl/app/app.h"
#include "sdl/system/worker.h"
#include "sdl/table/table_hint.h"

enum { PATIENCE = 6, SELDOM = 200, NEVER = 1 << 30 };

/* --- the clock --------------------------------------------------------------------------------------- */

Uint64 __wrap_SDL_GetPerformanceCounter(void)
{
    return 1000000 + ++life->now; /* so a loop that asks until a time comes ends */
}

Uint64 __wrap_SDL_GetPerformanceFrequency(void)
{
    return 1000000;
}

Uint64 __wrap_SDL_GetTicks64(void)
{
    return 1000 + life->now / 1000;
}

Uint32 __wrap_SDL_GetTicks(void)
{
    return (Uint32)(1000 + life->now / 1000);
}

time_t __wrap_time(time_t *out)
{
    time_t now = LIFE_BEGIN + (time_t)life->wrong + (time_t)(life->now / 1000000);
    if (out)
        *out = now;
    return now;
}

int64_t __wrap_clock_today(void)
{
    return ((int64_t)LIFE_BEGIN + life->wrong) * 1000000 + (int64_t)life->now;
}

uint64_t __wrap_rng_entropy(void)
{
    return 1000000 + ++life->now;
}

/* --- threads: work is done when it is asked for often enough -------------------------------------------- */

static bool never(void *context)
{
    (void)context;
    return false;
}

static bool at_once(void *context)
{
    (void)context;
    return true;
}

static void work(struct worker *worker, bool (*asked)(void *context))
{
    worker->stop = (struct ai_stop){.asked = asked};
    worker->work(worker->context, &worker->stop);
    worker->done = true;
}

void __wrap_worker_begin(struct worker *worker, void (*does)(void *context, const struct ai_stop *stop),
                         void *context, size_t size)
{
    /* A thought at the table is short; what else there is may take many seconds, and is seldom waited for. */
    bool is_short = size == sizeof(struct thought) || size == sizeof(struct hint_thought);
    if (worker->work)
        life_fail("a worker begins while it works");
    worker->work = does;
    worker->context = context;
    worker->page =
        is_short || life_chance(SELDOM) ? life_below(PATIENCE) : NEVER; /* questions until it is done */
    worker->done = false;
}

bool __wrap_worker_is_done(struct worker *worker)
{
    if (!worker->work)
        return false;
    if (!worker->done && worker->page-- <= 0)
        work(worker, never);
    return worker->done;
}

void __wrap_worker_end(struct worker *worker)
{
    if (worker->work && !worker->done)
        work(worker, at_once);
    worker->work = NULL;
}

/* --- sound: most lives have none, and in the others its server takes what is asked and never answers
 * -------- */

void __real_audio_init(struct app *app);
void __wrap_audio_init(struct app *app)
{
    if (life->stalls)
        __real_audio_init(app);
}

int __real_SDL_InitSubSystem(Uint32 flags);
int __wrap_SDL_InitSubSystem(Uint32 flags)
{
    if (!life->stalls || flags != SDL_INIT_AUDIO)
        return __real_SDL_InitSubSystem(flags);
    life->counts.stalled++;
    for (;;)
        pause(); /* the thread of sounds */
}

/* How long the program waits at its end is tested elsewhere (sdl/app/test_audio): here it waits for less. */
int __real_SDL_CondWaitTimeout(SDL_cond *cond, SDL_mutex *mutex, Uint32 ms);
int __wrap_SDL_CondWaitTimeout(SDL_cond *cond, SDL_mutex *mutex, Uint32 ms)
{
    return __real_SDL_CondWaitTimeout(cond, mutex, SDL_min(ms, PATIENCE));
}

/* --- what is left out: pictures made ahead, other programs --- */

bool __wrap_atlas_bake(struct painter *painter, int milliseconds)
{
    (void)painter;
    (void)milliseconds;
    return false;
}

void __wrap_backdrop_prepare(struct painter *painter, const struct layout *layout, int dark)
{
    (void)painter;
    (void)layout;
    (void)dark;
}

int __wrap_SDL_OpenURL(const char *url)
{
    (void)url;
    return 0;
}

/* --- what is spoken, and the loop --- */

struct text *life_spoken;

static void hear(struct app *app, const char *sentence, void (*say)(struct app *app, const char *sentence))
{
    life->counts.spoken++;
    if (life_spoken)
        text_add(life_spoken, "%s\n", sentence);
    else
        say(app, sentence);
}

void __real_speaker_say(struct app *app, const char *sentence);
void __wrap_speaker_say(struct app *app, const char *sentence)
{
    hear(app, sentence, __real_speaker_say);
}

void __real_speaker_say_now(struct app *app, const char *sentence);
void __wrap_speaker_say_now(struct app *app, const char *sentence)
{
    hear(app, sentence, __real_speaker_say_now);
}

/* Where no picture is looked at, words need not be as wide as they are: to set them takes half of all time.
 */
int __real_TTF_SizeUTF8(TTF_Font *font, const char *words, int *w, int *h);
int __wrap_TTF_SizeUTF8(TTF_Font *font, const char *words, int *w, int *h)
{
    if (life->pictures || h)
        return __real_TTF_SizeUTF8(font, words, w, h);
    *w = (int)SDL_utf8strlen(words) * TTF_FontHeight(font) * 2 / 5;
    return 0;
}

/* Nothing is painted where no picture is looked at. */
void __real_window_show(struct app *app);
void __wrap_window_show(struct app *app)
{
    if (life->pictures)
        __real_window_show(app);
}

void __wrap_loop_run(struct app *app)
{
    app->loop.last = (double)SDL_GetPerformanceCounter() / 1000000;
    app->painter.unseen = !life->pictures;
    life_play(app);
}
