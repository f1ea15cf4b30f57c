/*
 * voice_windows.c: who speaks on Windows (voice.h): the screen reader that runs, NVDA or JAWS, so that the
 * player hears one voice at the rate and on the braille display they have chosen; else SAPI.
 *
 * NVDA is reached by its own client library, nvdaControllerClient.dll, which is loaded at run time if it lies
 * where Windows looks for libraries, such as beside the program; JAWS by the object that it registers
 * (voice_sapi.c).
 */
#include "sdl/system/voice.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

/* --- NVDA --------------------------------------------------------------------------------------- */

#ifdef _WIN32
#define NVDA_CALL __stdcall
#else
#define NVDA_CALL
#endif

/* Its functions return 0 if all went well; texts are UTF-16. */
struct nvda {
    void *library;
    unsigned long(NVDA_CALL *running)(void);
    unsigned long(NVDA_CALL *speak)(const Uint16 *text);
    unsigned long(NVDA_CALL *cancel)(void);
};

/* A function of the library into a pointer to one, which C does not convert from an object's. */
static bool load(const struct nvda *nvda, const char *name, void *into)
{
    void *found = SDL_LoadFunction(nvda->library, name);
    memcpy(into, &found, sizeof found);
    return found != NULL;
}

static void close_nvda(void *context)
{
    struct nvda *nvda = context;
    if (nvda->library)
        SDL_UnloadObject(nvda->library);
    free(nvda);
}

static void *open_nvda(const char *file, struct error *why)
{
    static const char *const names[] = {"nvdaControllerClient.dll", "nvdaControllerClient64.dll"};
    struct nvda *nvda = calloc(1, sizeof *nvda);
    (void)file;
    (void)why;
    CHECK_MEMORY(nvda);
    for (size_t i = 0; i < sizeof names / sizeof *names && !nvda->library; i++)
        nvda->library = SDL_LoadObject(names[i]);
    if (nvda->library && load(nvda, "nvdaController_testIfRunning", &nvda->running) &&
        load(nvda, "nvdaController_speakText", &nvda->speak) &&
        load(nvda, "nvdaController_cancelSpeech", &nvda->cancel) && nvda->running() == 0)
        return nvda;
    close_nvda(nvda);
    return NULL;
}

static bool is_there_nvda(void *context)
{
    const struct nvda *nvda = context;
    return nvda->running() == 0;
}

static void say_nvda(void *context, const char *sentence, bool interrupt)
{
    const struct nvda *nvda = context;
    char *text = SDL_iconv_string("UTF-16LE", "UTF-8", sentence, SDL_strlen(sentence) + 1);
    if (interrupt)
        nvda->cancel();
    if (text)
        nvda->speak((const Uint16 *)(void *)text);
    SDL_free(text);
}

static bool stop_nvda(void *context)
{
    const struct nvda *nvda = context;
    nvda->cancel();
    return true;
}

/* --- the choice --------------------------------------------------------------------------------- */

/* In the order in which they are asked. */
static const struct way {
    const struct voice_kind *kind;
    bool (*is_there)(void *context); /* still; NULL: always */
} ways[] = {{&(const struct voice_kind){
                 .name = "nvda", .open = open_nvda, .close = close_nvda, .say = say_nvda, .stop = stop_nvda},
             is_there_nvda},
            {&voice_jaws, voice_jaws_runs},
            {&voice_sapi, NULL}};

enum { WAYS = sizeof ways / sizeof *ways };

struct chosen {
    int way;
    void *context;
    struct voice_wish wish;
    char language[16];
    bool wished;
};

/* From the given one on; false: nobody speaks. */
static bool choose(struct chosen *chosen, int from, struct error *why)
{
    for (chosen->way = from; chosen->way < WAYS; chosen->way++) {
        const struct voice_kind *kind = ways[chosen->way].kind;
        chosen->context = kind->open(NULL, why);
        if (!chosen->context)
            continue;
        if (chosen->wished && kind->wish)
            kind->wish(chosen->context, &chosen->wish);
        return true;
    }
    return false;
}

static void *open_windows(const char *file, struct error *why)
{
    struct chosen *chosen = calloc(1, sizeof *chosen);
    (void)file;
    CHECK_MEMORY(chosen);
    if (choose(chosen, 0, why))
        return chosen;
    free(chosen);
    return NULL;
}

static void leave(struct chosen *chosen)
{
    if (chosen->context && ways[chosen->way].kind->close)
        ways[chosen->way].kind->close(chosen->context);
    chosen->context = NULL;
}

static void close_windows(void *context)
{
    leave(context);
    free(context);
}

/* A screen reader that was ended speaks no more: the next one does. */
static bool can_speak(struct chosen *chosen)
{
    struct error why;
    const struct way *way = &ways[SDL_min(chosen->way, WAYS - 1)];
    if (!chosen->context || !way->is_there || way->is_there(chosen->context))
        return chosen->context != NULL;
    leave(chosen);
    return choose(chosen, chosen->way + 1, &why);
}

static void wish_windows(void *context, const struct voice_wish *wish)
{
    struct chosen *chosen = context;
    chosen->wish = *wish;
    SDL_strlcpy(chosen->language, wish->language, sizeof chosen->language);
    chosen->wish.language = chosen->language;
    chosen->wished = true;
    if (chosen->context && ways[chosen->way].kind->wish)
        ways[chosen->way].kind->wish(chosen->context, &chosen->wish);
}

static void say_windows(void *context, const char *sentence, bool interrupt)
{
    struct chosen *chosen = context;
    if (can_speak(chosen))
        ways[chosen->way].kind->say(chosen->context, sentence, interrupt);
}

static bool stop_windows(void *context)
{
    struct chosen *chosen = context;
    return can_speak(chosen) && ways[chosen->way].kind->stop && ways[chosen->way].kind->stop(chosen->context);
}

const struct voice_kind voice_windows = {.name = "windows",
                                         .open = open_windows,
                                         .close = close_windows,
                                         .wish = wish_windows,
                                         .say = say_windows,
                                         .stop = stop_windows};
