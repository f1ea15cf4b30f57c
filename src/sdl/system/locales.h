/*
 * locales.h: the languages that the system, or the browser of the page, is set to.
 */
#ifndef SDL_LOCALES_H
#define SDL_LOCALES_H

enum { LOCALES_MAX = 8, LOCALE_PART = 16 };

struct locale {
    char language[LOCALE_PART]; /* "zh" */
    char country[LOCALE_PART];  /* "TW", or "" */
};

/* Those preferred, the first first; returns how many. */
int locales_read(struct locale out[LOCALES_MAX]);

#endif
