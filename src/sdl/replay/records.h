/*
 * records.h: the list of finished matches, as the files of its scene share it.
 *
 * Date and mode stand in the names of the files, so the list is there at once. Who played and won is read
 * from the records, which means playing all of each: some in every step, those that are seen first.
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
    bool imported; /* it came from elsewhere, and lies in that folder */
    bool read, broken;
    struct digest digest; /* once it is read */
    char date[48];        /* "22 November 2026, 14:03" */
    char names[RECORDS_NAMES];
    char result[160];          /* "You win, 9 to 6" */
    char words[RECORDS_WORDS]; /* all that is shown of it, for what is typed to be found in */
};

struct records {
    struct scene scene;
    struct records_row *rows; /* RECORDS_MAX of them */
    int count;
    int *shown; /* the rows that the filter takes */
    int shown_count;
    int chosen;   /* a place of `shown`: its match stands at the right; -1 if none is shown */
    bool clicked; /* ... and was clicked: another click watches it */
    struct filter filter;
    struct field typed;
    struct scroll scroll;
    struct rect list; /* as drawn last */
    int aside;        /* how many files of the player's are set aside */
};

/* Lists the folders again; the match that was chosen stays so if it is still there, and what was read of the
 * records stays known. */
void records_list(struct records *records, const struct app *app);

/* Reads some rows that are not read yet, for a few milliseconds; false if all are read. */
bool records_read_some(struct records *records, struct app *app);

/* Fills `shown` again after a change of the filter or of what is known. */
void records_filter(struct records *records);

/* The names of those the person met, the most frequent first, each once: writes pointers into the rows;
 * returns how many, at most `most`. */
int records_opponents(const struct records *records, const char *names[], int most);

/* The panel of the match that is chosen (records_rows.c); shows that match from its beginning. */
void records_draw_detail(struct records *records, struct app *app, struct rect panel);
scene_action records_watch;

/* True if any of the row at a place of `shown` is seen. */
bool records_is_seen(const struct records *records, const struct painter *painter, int place);

#endif
