/*
 * aside_list.h: the screen of the files that were set aside, as its files share it.
 */
#ifndef SDL_FILES_ASIDE_LIST_H
#define SDL_FILES_ASIDE_LIST_H

#include "sdl/app/app.h"
#include "sdl/ui/scroll.h"
#include "session/shelf/aside.h"

struct aside_files {
    struct scene scene;
    struct aside list[ASIDE_FILES];
    int count, chosen; /* -1: there is none */
    bool example;      /* made up, to be shown */
    struct scroll scroll;
    struct rect place; /* of the list, as drawn last */
};

/* The one that is chosen, or NULL. */
struct aside *aside_list_chosen(struct aside_files *files);

/* Why what is chosen cannot be brought back, or NULL: it can. */
const char *aside_list_refusal(struct aside_files *files, const struct app *app);

/* How high a row is, in pixels. */
float aside_list_row_high(const struct painter *painter);

/* All that is on the screen (aside_draw.c). */
void aside_list_draw(struct scene *scene, struct app *app);

#endif
