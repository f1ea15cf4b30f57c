/*
 * page.c: the browser's page (page.h). Functions called page_js_... stand in packaging/web/library.js.
 */
#include "sdl/system/page.h"

#ifdef __EMSCRIPTEN__

#include <emscripten.h>

#include "base/file.h"

void page_js_run(void);
void page_js_note(const char *path);
void page_js_keep(void);
void page_js_show(const void *pixels, int width, int height, int x, int y, int w, int h);
int page_js_keeps(void);
int page_js_is_taken(void);
int page_js_may_sound(void);
int page_js_has(int part);
int page_js_waits(const char *scene);
void page_js_list(const char *targets);
int page_js_copy(const char *text);
int page_js_can_read_clipboard(void);
void page_js_read_clipboard(void);
void page_js_download(const char *name, const void *data, size_t size);
int page_js_has_table(void);
void page_js_table(char *address, int address_size, char *code, int code_size, char *name, int name_size);
void page_js_ask_code(void);
int page_js_is_hidden(void);
void page_js_set_fullscreen(int on);
int page_js_is_fullscreen(void);
int page_js_begin_work(int number, void (*work)(void *context, const struct ai_stop *stop),
                       const void *context, size_t size);
int page_js_take_work(int number, void *context);
void page_js_end_work(int number);
void page_js_pulse(void);

static struct {
    int (*turn)(void *context);
    void (*choose)(void *context, const char *id);
    void *context;
} loop;

/* The page calls it. */
EMSCRIPTEN_KEEPALIVE int page_turn(void)
{
    return loop.turn(loop.context);
}

/* The page calls it for what was chosen in its own list. */
EMSCRIPTEN_KEEPALIVE void page_choose(const char *id)
{
    loop.choose(loop.context, id);
}

/* The page asks whether a text is typed: then Cmd and an arrow go to an end of it. */
EMSCRIPTEN_KEEPALIVE int page_types(void)
{
    return SDL_IsTextInputActive();
}

void page_run(int (*turn)(void *context), void (*choose)(void *context, const char *id), void *context)
{
    loop.turn = turn;
    loop.choose = choose;
    loop.context = context;
    page_js_run();
    emscripten_exit_with_live_runtime();
}

/* The page calls it for a file that was dropped on it, which then lies under that name. */
EMSCRIPTEN_KEEPALIVE void page_drop(const char *path)
{
    SDL_Event file = {0}, end = {0};

    file.type = SDL_DROPFILE;
    file.drop.file = SDL_strdup(path);
    end.type = SDL_DROPCOMPLETE;
    SDL_PushEvent(&file);
    SDL_PushEvent(&end);
}

void page_keep(void)
{
    page_js_keep();
}

/* From 0xRRGGBB to the bytes red, green, blue, opaque. */
static void copy_row(const Uint32 *from, Uint32 *to, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = 0xff000000u | (from[i] & 0xff00u) | (from[i] >> 16 & 0xffu) | (from[i] & 0xffu) << 16;
}

void page_show(const SDL_Surface *painted, SDL_Surface *shown, const SDL_Rect *rects, int count)
{
    for (int i = 0; i < count; i++) {
        const SDL_Rect *rect = &rects[i];
        for (int y = rect->y; y < rect->y + rect->h; y++)
            copy_row((const Uint32 *)painted->pixels + y * (painted->pitch / 4) + rect->x,
                     (Uint32 *)shown->pixels + y * (shown->pitch / 4) + rect->x, rect->w);
        page_js_show(shown->pixels, shown->w, shown->h, rect->x, rect->y, rect->w, rect->h);
    }
}

bool page_open_storage(void)
{
    file_watch(page_js_note);
    return page_js_keeps();
}

bool page_is_taken(void)
{
    return page_js_is_taken();
}

bool page_may_sound(void)
{
    return page_js_may_sound();
}

bool page_has(enum page_part part)
{
    return page_js_has(part);
}

bool page_waits(const char *scene)
{
    return page_js_waits(scene);
}

void page_list(const char *targets)
{
    page_js_list(targets);
}

bool page_copy(const char *text)
{
    SDL_SetClipboardText(text); /* our Paste button reads this one where the browser keeps its own */
    return page_js_copy(text);
}

bool page_can_read_clipboard(void)
{
    return page_js_can_read_clipboard();
}

void page_read_clipboard(void)
{
    page_js_read_clipboard();
}

/* The page calls it with what the browser pastes. */
EMSCRIPTEN_KEEPALIVE void page_paste(const char *text)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    SDL_SetClipboardText(text);
    event.key.keysym.sym = SDLK_v;
    event.key.keysym.mod = KMOD_LCTRL;
    SDL_PushEvent(&event);
}

void page_download(const char *name, const void *data, size_t size)
{
    page_js_download(name, data, size);
}

bool page_has_table(void)
{
    return page_js_has_table();
}

bool page_table(struct page_table *table)
{
    *table = (struct page_table){.address = ""};
    page_js_table(table->address, sizeof table->address, table->code, sizeof table->code, table->name,
                  sizeof table->name);
    return page_has_table();
}

void page_ask_code(void)
{
    page_js_ask_code();
}

bool page_is_hidden(void)
{
    return page_js_is_hidden();
}

void page_set_fullscreen(bool on)
{
    page_js_set_fullscreen(on);
}

bool page_is_fullscreen(void)
{
    return page_js_is_fullscreen();
}

enum { WORKS = 4 };

static void *contexts[WORKS + 1]; /* of the works that go on, by number */

int page_begin_work(void (*work)(void *context, const struct ai_stop *stop), void *context, size_t size)
{
    int number = 1;
    while (number <= WORKS && contexts[number])
        number++;
    if (number > WORKS || !page_js_begin_work(number, work, context, size))
        return 0;
    contexts[number] = context;
    return number;
}

bool page_take_work(int number)
{
    return page_js_take_work(number, contexts[number]);
}

void page_end_work(int number)
{
    page_js_end_work(number);
    contexts[number] = NULL;
}

/* The page ends this copy of the program where the work is to stop. */
static bool pulse(void *context)
{
    (void)context;
    page_js_pulse();
    return false;
}

/* In the second copy: the page calls it. */
EMSCRIPTEN_KEEPALIVE void page_work(void (*work)(void *context, const struct ai_stop *stop), void *context)
{
    struct ai_stop stop = {.asked = pulse};
    work(context, &stop);
}

#endif
