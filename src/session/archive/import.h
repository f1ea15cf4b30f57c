/*
 * import.h: a record from elsewhere, kept beside the player's own matches.
 *
 * Those that came from elsewhere have a folder of their own: they push none of the player's matches out, and
 * no statistics count them.
 */
#ifndef SESSION_IMPORT_H
#define SESSION_IMPORT_H

#include "session/archive.h"

enum import_news {
    IMPORT_KEPT,  /* it is kept now */
    IMPORT_OWN,   /* the player has this match already, as their own */
    IMPORT_KNOWN, /* it came once before */
    IMPORT_FAILED
};

/* Keeps a valid record in the folder `imported`, unless it is one of `records`; the name it has there into
 * `name`. A record that does not say when it began is known by all that it holds, and gets the present time
 * when it is kept. IMPORT_FAILED with the reason. */
enum import_news import_record(const char *records, const char *imported, const struct record *record,
                               char name[ARCHIVE_NAME], struct error *error);

#endif
