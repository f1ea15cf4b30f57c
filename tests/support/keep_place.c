/* keep_place.c: a folder in which matches are played and kept; see keep_place.h. */
#include "support/keep_place.h"

#include <stdio.h>

void keep_place_open(struct keep_place *place)
{
    match_folder(place->folder);
    match_path(place->save, place->folder, "dueling-tigers.tigers");
    match_path(place->records, place->folder, "records");
}

void keep_place_close(const struct keep_place *place)
{
    match_remove_folder(place->folder);
}

struct session *keep_place_begin(const struct keep_place *place, const char *when, uint64_t seed)
{
    struct setup setup;
    match_setup(&setup, seed);
    snprintf(setup.began, sizeof setup.began, "%s", when);
    return session_new(&setup, place->save);
}

void keep_place_finish(struct session *session)
{
    struct rng rng;
    rng_init(&rng, 4);
    match_finish(session, &rng);
}

struct session *keep_place_play(const struct keep_place *place, const char *when, uint64_t seed)
{
    struct session *session = keep_place_begin(place, when, seed);
    session_archive_in(session, place->records);
    keep_place_finish(session);
    return session;
}

int keep_place_count(const struct keep_place *place, struct archived list[ARCHIVE_MAX])
{
    return archive_list(place->records, list, ARCHIVE_MAX);
}
