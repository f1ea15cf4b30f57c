/*
 * voices.h: chooses the recording for a call.
 *
 * The recordings are in assets/sounds/voices: a folder for each language that has some, a file for each word
 * and voice (made by assets/make/sounds/spoken.py). The call for a win depends on the language, except at
 * tables where Riichi or tenpai can be declared: there it is Ron or Tsumo in all languages.
 */
#ifndef WORDS_VOICES_H
#define WORDS_VOICES_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/play/event.h"
#include "rules/play/ruleset.h"

enum { VOICES_NAME = 32 /* bytes of a recording's name, including its zero */ };

/* Writes the name of the recording that calls the event, such as "fr/pung-low"; in English if the language
 * has none. Neighboring seats have different voices. False if the event is not a call; `name` is unchanged
 * then. */
bool voices_recording(const struct event *event, const struct ruleset *rules, const char *language,
                      char name[VOICES_NAME]);

#endif
