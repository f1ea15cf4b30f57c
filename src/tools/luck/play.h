/*
 * play.h: rounds that opponents play among themselves, recorded, to learn luck from and to measure it on.
 */
#ifndef TOOLS_LUCK_PLAY_H
#define TOOLS_LUCK_PLAY_H

#include <stdint.h>

#include "session/session.h"

struct play {
    const struct ruleset *rules;
    enum ai_level level;
    struct record record;
    struct game game;
};

/* Plays a round dealt by that seed, all seats at the level. The record is the caller's to free. */
void play_round(struct play *play, uint64_t seed);

#endif
