/*
 * page.h: the browser platform layer.
 *
 * A page cannot wait and has no threads: the browser calls one turn of the loop before each of its frames, or
 * on an event while nothing moves; all work happens within a turn. Files are in memory; the page copies the
 * data folder to its storage and restores it at the next start. The page's side is packaging/web/page.js.
 */
#ifndef SDL_PAGE_H
#define SDL_PAGE_H

#include <SDL.h>
#include <stdbool.h>

#include "ai/ai.h"

/* The parts that load after the first picture, in this order. */
enum page_part {
    PAGE_LETTERS =
        1, /* the fonts of Japanese or Chinese for heads, and slanted letters: until then others stand in */
    PAGE_NETS, /* what the opponents know */
    PAGE_EFFECTS,
    PAGE_LANGUAGES,
    PAGE_REST /* music, voices, places, the font of names */
};

#ifdef __EMSCRIPTEN__
enum { PAGE_HERE = 1 };

/* Calls `turn` with the context again and again: it returns the milliseconds until the next one is due, which
 * comes earlier if something happens. `choose` is called with the id of what was chosen in the page's own
 * list (page_list). Does not return. */
void page_run(int (*turn)(void *context), void (*choose)(void *context, const char *id), void *context);

/* Saves changes of the data folder to the storage. */
void page_keep(void);

/* Copies the rects from the painted surface to the shown one, and brings them to the screen. */
void page_show(const SDL_Surface *painted, SDL_Surface *shown, const SDL_Rect *rects, int count);

/* From now on what changes in the data folder is noted for page_keep. False: the browser keeps nothing for
 * this page. */
bool page_open_storage(void);

/* The game is open in another page of this browser, which has the files. */
bool page_is_taken(void);

/* The player has clicked or pressed a key: before that no page may sound. */
bool page_may_sound(void);

/* That part has arrived, and those before it. */
bool page_has(enum page_part part);

/* True while a part that the scene needs has not arrived: the page says so, and no turn is taken until then.
 */
bool page_waits(const char *scene);

/* Gives screen readers the list of targets, as JSON from speaker_list. */
void page_list(const char *targets);

/* To the clipboard; false if the browser has none for us. */
bool page_copy(const char *text);

/* True if the browser lets a button of ours read the clipboard. The text then arrives as the key that pastes,
 * like text that the player pastes with the browser's own key. */
bool page_can_read_clipboard(void);
void page_read_clipboard(void);

/* Offers the bytes as a file of that name to be downloaded. */
void page_download(const char *name, const void *data, size_t size);

/* The table whose host sent the page, and what the page's address says of it or the player has written. */
struct page_table {
    char address[64]; /* with the port */
    char code[16];    /* "": none yet */
    char name[64];    /* of the player, "": they were not asked, or wrote none */
};

/* True if the page came from the host of a table. */
bool page_has_table(void);

/* The same, and what it knows of the table. */
bool page_table(struct page_table *table);

/* Reloads the page, and asks the player for the code. */
void page_ask_code(void);

/* The player does not see the page: another one is shown, or the telephone sleeps. */
bool page_is_hidden(void);

/* All of the screen, or the window again; the browser may refuse. */
void page_set_fullscreen(bool on);
bool page_is_fullscreen(void);

/* Calls `work` in a second copy of the program, beside the page, over a copy of the context. Returns the
 * number of the work; 0 if there is none to be had. */
int page_begin_work(void (*work)(void *context, const struct ai_stop *stop), void *context, size_t size);

/* Brings what has come of it into the context; true once it is done. */
bool page_take_work(int number);

/* Stops it if it goes on, and forgets it. */
void page_end_work(int number);

#else /* no page: nothing is asked, as nothing of the above differs from a program of its own */
enum { PAGE_HERE = 0 };

static inline void page_run(int (*turn)(void *context), void (*choose)(void *context, const char *id),
                            void *context)
{
    (void)turn;
    (void)choose;
    (void)context;
}

static inline void page_keep(void)
{
}

static inline void page_show(const SDL_Surface *painted, SDL_Surface *shown, const SDL_Rect *rects, int count)
{
    (void)painted;
    (void)shown;
    (void)rects;
    (void)count;
}

static inline bool page_open_storage(void)
{
    return true;
}

static inline bool page_is_taken(void)
{
    return false;
}

static inline bool page_may_sound(void)
{
    return true;
}

static inline bool page_has(enum page_part part)
{
    (void)part;
    return true;
}

static inline bool page_waits(const char *scene)
{
    (void)scene;
    return false;
}

static inline void page_list(const char *targets)
{
    (void)targets;
}

static inline bool page_copy(const char *text)
{
    return SDL_SetClipboardText(text) == 0;
}

static inline bool page_can_read_clipboard(void)
{
    return false;
}

static inline void page_read_clipboard(void)
{
}

static inline void page_download(const char *name, const void *data, size_t size)
{
    (void)name;
    (void)data;
    (void)size;
}

static inline bool page_has_table(void)
{
    return false;
}

static inline bool page_is_hidden(void)
{
    return false;
}

static inline void page_set_fullscreen(bool on)
{
    (void)on;
}

static inline bool page_is_fullscreen(void)
{
    return false;
}

static inline int page_begin_work(void (*work)(void *context, const struct ai_stop *stop), void *context,
                                  size_t size)
{
    (void)work;
    (void)context;
    (void)size;
    return 0;
}

static inline bool page_take_work(int number)
{
    (void)number;
    return false;
}

static inline void page_end_work(int number)
{
    (void)number;
}
#endif

#endif
