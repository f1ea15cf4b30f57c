/* reward_words.h: the announcements of a match or a round (session/statistics/rewards.h). */
#ifndef WORDS_REWARD_WORDS_H
#define WORDS_REWARD_WORDS_H

#include "session/statistics/rewards.h"

/* Says the most important reward in one or two sentences and, in another, what is new on the shelf; "" if
 * there are none. */
void words_rewards(const struct reward *list, int count, char *out, size_t size);

/* Writes "New on your shelf: Face up." */
void words_on_shelf(const char *name, char *out, size_t size);

#endif
