/*
 * profiles.h: several people at one machine, each with a data folder of their own.
 *
 * The first one's is the data folder itself; the others' lie in its folder "profiles" and are called by
 * numbers from 2: who has a file in theirs is a player, with settings or without (they may have been set
 * aside). Which one was used last is kept in "profiles/in-use.ini".
 */
#ifndef SESSION_PROFILES_H
#define SESSION_PROFILES_H

#include "session/settings.h"

enum { PROFILES_MAX = 6, PROFILE_FIRST = 1 };

struct profiles {
    int count, chosen; /* how many there are; the place of the one in use */
    int numbers[PROFILES_MAX];
    char names[PROFILES_MAX][PLAYER_NAME]; /* the player's name in its settings; of one who gave none, "" */
};

/* All profiles of the data folder, whose name ends with a slash, in the order of their numbers. Changes
 * nothing. */
void profiles_read(struct profiles *profiles, const char *folder);

/* The data folder of a profile, with a slash at the end, into `out`. */
void profiles_folder(const char *folder, int number, char *out, size_t size);

/* From the next start on this one is in use; false with the reason. */
bool profiles_use(const char *folder, int number, struct error *error);

/* Makes a profile for a player of that name with the settings of another one. Its number, or 0 with the
 * reason: no more than PROFILES_MAX. */
int profiles_begin(const char *folder, const struct settings *like, const char *name, struct error *error);

#endif
