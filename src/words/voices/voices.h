/*
 * voices.h: which recording says a call.
 *
 * The recordings lie in assets/sounds/voices, a folder for each language that has some, a file for each word
 * and voice (assets/make/sounds/spoken.py makes them). What a win is called depends on the language and on
 * whether Riichi or tenpai is declared at the table: there it is Ron or Tsumo everywhere.
 */
#ifndef WORDS_VOICES_H
#define WORDS_VOICES_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/play/event.h"
#include "rules/play/ruleset.h"

enum { VOICES_NAME = 32 /* bytes of a recording's name, its zero included */ };

/* Writes the name of the recording, such as "fr/pung-low", that says the event in the language with that
 * code, in English if it has none; seats next to each other have different voices. False: the event is no
 * call, and `name` is left alone. */
bool voices_recording(const struct event *event, const struct ruleset *rules, const char *language,
                      char name[VOICES_NAME]);

#endif
