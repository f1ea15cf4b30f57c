/*
 * profiles.h: several players on one computer, each with their own data folder.
 *
 * The first player uses the data folder itself. The others have numbered subfolders of "profiles", from 2; a
 * subfolder with any file counts as a player, even without settings (they may have been set aside).
 * "profiles/in-use.ini" holds the one used last.
 */
#ifndef SESSION_PROFILES_H
#define SESSION_PROFILES_H

#include "session/settings.h"

enum { PROFILES_MAX = 6, PROFILE_FIRST = 1 };

struct profiles {
    int count, chosen; /* the number of profiles, and the index of the one in use */
    int numbers[PROFILES_MAX];
    char names[PROFILES_MAX][PLAYER_NAME]; /* the player's name in the settings, or "" if none was given */
};

/* Lists all profiles of the data folder (which ends with a slash) by number. Changes nothing. */
void profiles_read(struct profiles *profiles, const char *folder);

/* Writes the data folder of a profile, ending with a slash, into `out`. */
void profiles_folder(const char *folder, int number, char *out, size_t size);

/* Makes this profile the one to use at the next start; false with the error. */
bool profiles_use(const char *folder, int number, struct error *error);

/* Makes a profile for a player with that name, with a copy of the settings `like`. Returns its number, or 0
 * with the error; there are at most PROFILES_MAX. */
int profiles_begin(const char *folder, const struct settings *like, const char *name, struct error *error);

#endif
