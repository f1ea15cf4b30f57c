/*
 * records.h: the list of finished matches, shared by the files of its scene.
 *
 * Date and mode are in the names of the files, so the list is there at once. Who played and won is in the
 * records, and reading one means playing all of it: each step reads some, those in view first.
 */
#ifndef SDL_RECORDS_H
#define SDL_RECORDS_H

#include "sdl/app/app.h"
#include "sdl/ui/field.h"
#include "sdl/ui/scroll.h"
#include "session/archive.h"
#include "session/archive/digest.h"

enum {
    RECORDS_MAX = 2 * ARCHIVE_MAX,
    RECORDS_NAMES = RECORD_SITTERS * (PLAYER_NAME + 2),
    RECORDS_WORDS = 736
};

struct records_row {
    struct archived kept;
    bool imported; /* it came from elsewhere and is in that folder */
    bool read, broken;
    struct digest digest; /* once it is read */
    char date[48];        /* "22 November 2026, 14:03" */
    char names[RECORDS_NAMES];
    char result[160];          /* "You win, 9 to 6" */
    char words[RECORDS_WORDS]; /* all that is shown of it: what is typed is looked for in this */
};

struct records {
    struct scene scene;
    struct records_row *rows; /* RECORDS_MAX of them */
    int count;
    int *shown; /* the rows that the filter accepts */
    int shown_count;
    int chosen;   /* a place of `shown`: its match is shown at the right; -1 if there is none */
    bool clicked; /* ... and was clicked: the next click watches it */
    struct filter filter;
    struct field typed;
    struct scroll scroll;
    struct rect list; /* as drawn last */
    int aside;        /* how many files of the player are set aside */
};

/* Lists the folders again. Keeps the chosen match, if it is still there, and what was read of the records. */
void records_list(struct records *records, const struct app *app);

/* Reads some of the unread rows, for a few milliseconds; false if none are left. */
bool records_read_some(struct records *records, struct app *app);

/* Fills `shown` after a change of the filter or of the rows. */
void records_filter(struct records *records);

/* Writes the names of the person's opponents, each once, the most frequent first; returns how many, at most
 * `most`. The names point into the rows. */
int records_opponents(const struct records *records, const char *names[], int most);

/* Draws the panel of the chosen match; the action shows that match from its beginning (records_rows.c). */
void records_draw_detail(struct records *records, struct app *app, struct rect panel);
scene_action records_watch;

/* True if a part of the row at that place of `shown` is in view. */
bool records_is_seen(const struct records *records, const struct painter *painter, int place);

#endif
