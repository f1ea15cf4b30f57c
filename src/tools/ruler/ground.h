/*
 * ground.h: the tables that players are measured at.
 *
 * A ground is a mode with its usual options at a number of seats, and the folder
 * of the gauntlet whose players know that mode. Grounds of one mode share the
 * folder: the players there play at any number of seats.
 */
#ifndef TOOLS_RULER_GROUND_H
#define TOOLS_RULER_GROUND_H

#include "session/arena/arena.h"

/* Which numbers the players of a mode play by. */
enum numbers {
    NUMBERS_OF_TIGERS, /* weights of a judgement, and a network */
    NUMBERS_OF_FOUR,   /* those of tables of four */
    NUMBERS_OF_HABITS  /* a level and habits: the rest is in the code */
};

struct ground {
    const char *id;      /* on the command line and in files of pairs: never reused */
    const char *rules;   /* of the mode, and the folder of its gauntlet */
    const char *players; /* the option of that name, or NULL: as usual */
    enum numbers numbers;
};

/* All of them, ended by one without an id; the first is Dueling Tigers. */
extern const struct ground grounds[];

/* The ground of that name, or NULL. */
const struct ground *ground_find(const char *id);

/* A round at that table between these levels. */
void ground_arena(const struct ground *ground, struct arena *arena, enum ai_level a, enum ai_level b);

#endif
