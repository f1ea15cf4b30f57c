/*
 * four.h: the opponents at a table of four, and their teacher.
 */
#ifndef AI_FOUR_H
#define AI_FOUR_H

#include "ai/brain.h"

extern const struct brain four_brain;

#endif
