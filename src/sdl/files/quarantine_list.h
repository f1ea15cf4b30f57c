/*
 * quarantine_list.h: the screen of the files that were set aside, as its files share it.
 */
#ifndef SDL_QUARANTINE_LIST_H
#define SDL_QUARANTINE_LIST_H

#include "sdl/app/app.h"
#include "sdl/ui/scroll.h"
#include "session/archive/quarantine.h"

struct quarantine_files {
    struct scene scene;
    struct quarantined list[QUARANTINE_FILES];
    int count, chosen; /* -1: there is none */
    bool example;      /* made up, to be shown */
    struct scroll scroll;
    struct rect place; /* of the list, as drawn last */
};

/* The one that is chosen, or NULL. */
struct quarantined *quarantine_list_chosen(struct quarantine_files *files);

/* Why what is chosen cannot be brought back, or NULL: it can. */
const char *quarantine_list_refusal(struct quarantine_files *files, const struct app *app);

/* How high a row is, in pixels. */
float quarantine_list_row_height(const struct painter *painter);

/* All that is on the screen (quarantine_draw.c). */
void quarantine_list_draw(struct scene *scene, struct app *app);

#endif
