/*
 * any_settings.h: random settings: every field is within its range, often at an end of it.
 */
#ifndef SUPPORT_ANY_SETTINGS_H
#define SUPPORT_ANY_SETTINGS_H

#include "base/rng.h"
#include "session/settings.h"
#include "session/settings_fields.h"

/* Returns how many bytes a setting has in the struct. */
size_t any_field_size(const struct field *field);

/* Writes a random name of at most `size` bytes, its zero included. */
void any_name(struct rng *rng, char *out, size_t size);

void any_settings(struct rng *rng, struct settings *out);

#endif
