/*
 * wait_words.h: why a wait doesn't win, or what it is worth.
 */
#ifndef WORDS_WAIT_WORDS_H
#define WORDS_WAIT_WORDS_H

#include <stddef.h>

#include "rules/play/waits.h"

/* "furiten", "no yaku", "in Stage B", "only 2 faan"; of a wait that wins "3 faan", or where furiten is what
 * matters "can win". */
void wait_words_say(const struct waits *waits, uint8_t kind, char *out, size_t size);

#endif
