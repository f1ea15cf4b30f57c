/*
 * any_settings.h: settings by chance: every field within what the struct may hold, often at its ends.
 */
#ifndef SUPPORT_ANY_SETTINGS_H
#define SUPPORT_ANY_SETTINGS_H

#include "base/rng.h"
#include "session/settings.h"
#include "session/settings_fields.h"

/* The bytes of a setting in the struct. */
size_t any_field_size(const struct field *field);

/* Text of at most that many bytes with its end, whatever characters a name may have. */
void any_name(struct rng *rng, char *out, size_t size);

void any_settings(struct rng *rng, struct settings *out);

#endif
