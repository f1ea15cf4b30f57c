/*
 * keep_place.h: a folder in which a test plays and saves matches, and keeps the finished ones.
 */
#ifndef SUPPORT_KEEP_PLACE_H
#define SUPPORT_KEEP_PLACE_H

#include "session/archive.h"
#include "support/match.h"

struct keep_place {
    char folder[MATCH_PATH], save[MATCH_PATH], records[MATCH_PATH];
};

/* Makes an empty folder; removes it with all that is in it. */
void keep_place_open(struct keep_place *place);
void keep_place_close(const struct keep_place *place);

/* Starts a match of that seed at that time, saved there. The caller frees it. */
struct session *keep_place_begin(const struct keep_place *place, const char *when, uint64_t seed);

/* Plays it to its end. */
void keep_place_finish(struct session *session);

/* Plays such a match to its end and keeps its record. The caller frees it. */
struct session *keep_place_play(const struct keep_place *place, const char *when, uint64_t seed);

/* Lists the records kept there; returns how many. */
int keep_place_count(const struct keep_place *place, struct archived list[ARCHIVE_MAX]);

#endif
