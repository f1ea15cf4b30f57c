/*
 * fuzz_svg.c: a libFuzzer target for the pictures of the game, as sdl/art/paths.c has them drawn: what has
 * its end goes to SDL_image, which draws it or does not.
 */
#include <SDL.h>
#include <SDL_image.h>

#include "fuzz.h"
#include "sdl/art/integrity.h"

/* What SDL_image forgets to free of a broken picture is not ours to mend. */
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

enum { SIDE = 48 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    if (strstr(text, "<svg") && intact_picture(text)) {
        SDL_RWops *file = SDL_RWFromConstMem(text, (int)size);
        CHECK(file);
        SDL_Surface *drawn = IMG_LoadSizedSVG_RW(file, SIDE, SIDE);
        SDL_RWclose(file);
        CHECK(!drawn || (drawn->w <= 2 * SIDE && drawn->h <= 2 * SIDE));
        SDL_FreeSurface(drawn);
    }
    free(text);
    return 0;
}
