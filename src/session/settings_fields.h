/*
 * settings_fields.h: the table of all settings (settings.h) but the keys and the modes' options, for code
 * that goes through every one.
 */
#ifndef SESSION_SETTINGS_FIELDS_H
#define SESSION_SETTINGS_FIELDS_H

#include "session/inifile.h"

/* Its offsets are those of struct settings. */
extern const struct field settings_fields[];

#endif
