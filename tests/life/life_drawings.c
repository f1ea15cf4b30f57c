/*
 * life_drawings.c: pictures of files, drawn once for all lives (life.h).
 *
 * Each stretch is a process of its own that draws the same tiles in the same sizes: a tenth of all time. What
 * was drawn once lies in memory that all processes share. They come one after the other, or while the one
 * before waits (a second program), so that nobody else writes.
 */
#include <SDL.h>
#include <sys/mman.h>

#include "base/hash.h"
#include "life/life.h"
#include "sdl/art/paths.h"

enum { MOST = 4096, PIXELS = 16 << 20 };

struct drawing {
    uint64_t of; /* a sum over its name and size; 0: none */
    int w, h;
    size_t from; /* its first pixel */
};

static struct drawings {
    int count;
    size_t used;
    struct drawing list[MOST];
    uint32_t pixels[PIXELS];
} * drawings;

bool life_open_drawings(void)
{
    void *shared = mmap(NULL, sizeof *drawings, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    drawings = shared == MAP_FAILED ? NULL : shared;
    return drawings;
}

static struct drawing *find(uint64_t of)
{
    for (int i = 0; i < drawings->count; i++)
        if (drawings->list[i].of == of)
            return &drawings->list[i];
    return NULL;
}

static void keep(uint64_t of, const SDL_Surface *surface)
{
    size_t size = (size_t)surface->w * (size_t)surface->h;
    if (drawings->count == MOST || drawings->used + size > PIXELS)
        return;
    struct drawing *drawing = &drawings->list[drawings->count];
    *drawing = (struct drawing){of, surface->w, surface->h, drawings->used};
    for (int y = 0; y < surface->h; y++)
        SDL_memcpy(&drawings->pixels[drawing->from + (size_t)y * (size_t)surface->w],
                   (const char *)surface->pixels + (size_t)y * (size_t)surface->pitch,
                   (size_t)surface->w * 4);
    drawings->used += size;
    drawings->count++; /* a program that is killed before this has kept nothing */
}

static SDL_Surface *copy(const struct drawing *drawing)
{
    SDL_Surface *made =
        SDL_CreateRGBSurfaceWithFormat(0, drawing->w, drawing->h, 32, SDL_PIXELFORMAT_ARGB8888);
    for (int y = 0; made && y < made->h; y++)
        SDL_memcpy((char *)made->pixels + (size_t)y * (size_t)made->pitch,
                   &drawings->pixels[drawing->from + (size_t)y * (size_t)made->w], (size_t)made->w * 4);
    return made;
}

SDL_Surface *__real_paths_load_svg(const char *name, int width, int height);
SDL_Surface *__wrap_paths_load_svg(const char *name, int width, int height)
{
    const int size[] = {width, height};
    uint64_t of = hash_text(hash_bytes(HASH_OF_NOTHING, size, sizeof size), name) | 1;
    const struct drawing *drawing = find(of);
    if (drawing)
        return copy(drawing);
    SDL_Surface *made = __real_paths_load_svg(name, width, height);
    if (made)
        keep(of, made);
    return made;
}
