/*
 * wait_words.h: why a wait doesn't win, or what it is worth.
 */
#ifndef WORDS_WAIT_WORDS_H
#define WORDS_WAIT_WORDS_H

#include <stddef.h>

#include "rules/play/waits.h"

/* Writes "furiten", "no yaku", "in Stage B", "only 2 faan"; for a wait that wins "3 faan", or "can win" if
 * only furiten matters. */
void wait_words_say(const struct waits *waits, uint8_t kind, char *out, size_t size);

#endif
