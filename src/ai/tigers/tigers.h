/*
 * tigers.h: the opponents in Dueling Tigers, and their teacher.
 */
#ifndef AI_TIGERS_H
#define AI_TIGERS_H

#include "ai/brain.h"

extern const struct brain tigers_brain;

#endif
