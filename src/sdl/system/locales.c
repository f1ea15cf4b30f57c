/*
 * locales.c: see locales.h.
 */
#include "sdl/system/locales.h"

#include <SDL.h>

int locales_read(struct locale out[LOCALES_MAX])
{
    int count = 0;
    SDL_Locale *list = SDL_GetPreferredLocales(); /* NULL where the system does not tell */
    for (; list && list[count].language && count < LOCALES_MAX; count++) {
        SDL_strlcpy(out[count].language, list[count].language, LOCALE_PART);
        SDL_strlcpy(out[count].country, list[count].country ? list[count].country : "", LOCALE_PART);
    }
    SDL_free(list);
    return count;
}
