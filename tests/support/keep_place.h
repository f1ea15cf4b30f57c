/*
 * keep_place.h: a folder of a test's own in which matches are played, saved and, finished, kept.
 */
#ifndef SUPPORT_KEEP_PLACE_H
#define SUPPORT_KEEP_PLACE_H

#include "session/archive.h"
#include "support/match.h"

struct keep_place {
    char folder[MATCH_PATH], save[MATCH_PATH], records[MATCH_PATH];
};

/* An empty folder; it goes again with all that is in it. */
void keep_place_open(struct keep_place *place);
void keep_place_close(const struct keep_place *place);

/* A match of that seed begun at that time and saved there. The caller frees it. */
struct session *keep_place_begin(const struct keep_place *place, const char *when, uint64_t seed);

/* Plays it to its end. */
void keep_place_finish(struct session *session);

/* A match played to its end, and kept. The caller frees it. */
struct session *keep_place_play(const struct keep_place *place, const char *when, uint64_t seed);

/* The records kept there; returns how many. */
int keep_place_count(const struct keep_place *place, struct archived list[ARCHIVE_MAX]);

#endif
