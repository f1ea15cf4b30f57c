/*
 * any_settings.h: settings by chance: every field within what the struct may hold, often at its ends.
 */
#ifndef SUPPORT_ANY_SETTINGS_H
#define SUPPORT_ANY_SETTINGS_H

#include "base/rng.h"
#include "session/settings.h"

void any_settings(struct rng *rng, struct settings *out);

#endif
