/*
 * voice_page.c: the voice of a browser, its speechSynthesis (voice.h). What the page does is in
 * packaging/web/library.js.
 */
#include "sdl/system/voice.h"

#ifdef __EMSCRIPTEN__

#include "base/tr.h"

extern int page_js_can_speak(void);
extern void page_js_speak(const char *sentence, int interrupt, int rate, int volume, const char *language);
extern int page_js_hush(void);

static struct {
    int rate, volume;
    char language[16];
} held = {VOICE_MAX / 2, VOICE_MAX, "en"};

static void *open_page(const char *file, struct error *error)
{
    (void)file;
    if (page_js_can_speak())
        return &held;
    error_say(error, tr("This browser has no voice."));
    return NULL;
}

static void wish_page(void *context, const struct voice_wish *wish)
{
    (void)context;
    held.rate = wish->rate;
    held.volume = wish->volume;
    for (int i = 0; i < (int)sizeof held.language - 1; i++) {
        char next = wish->language[i];
        held.language[i] = next == '_' ? '-' : next;
        held.language[i + 1] = 0;
        if (!next)
            break;
    }
}

static void say_page(void *context, const char *sentence, bool interrupt)
{
    (void)context;
    page_js_speak(sentence, interrupt, held.rate, held.volume, held.language);
}

/* A screen reader goes on with what it was given. */
static bool stop_page(void *context)
{
    (void)context;
    return page_js_hush();
}

static void close_page(void *context)
{
    stop_page(context);
}

/* The browser would say what waits to the end. */
const struct voice_kind voice_page = {.name = "page",
                                      .open = open_page,
                                      .close = close_page,
                                      .wish = wish_page,
                                      .say = say_page,
                                      .stop = stop_page};

#endif
