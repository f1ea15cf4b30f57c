/*
 * import.h: imports records from other sources.
 *
 * They are stored in a separate folder, so that they never displace the player's own matches, and statistics
 * do not count them.
 */
#ifndef SESSION_IMPORT_H
#define SESSION_IMPORT_H

#include "session/archive.h"

enum import_news {
    IMPORT_KEPT,  /* it has been stored */
    IMPORT_OWN,   /* it is one of the player's own matches */
    IMPORT_KNOWN, /* it was imported before */
    IMPORT_FAILED
};

/* Stores a valid record in the folder `imported`, unless it is one of `records`; `name` gets its file name
 * there. A record without a start time is recognized by its whole contents, and gets the current time when
 * it is stored. On IMPORT_FAILED fills `error`. */
enum import_news import_record(const char *records, const char *imported, const struct record *record,
                               char name[ARCHIVE_NAME], struct error *error);

#endif
